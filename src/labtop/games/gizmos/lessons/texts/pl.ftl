# Lekcje Gizmos po polsku.

other = Bea

## Dozwolone, ale nie o to teraz chodzi

try-read = Najpierw przeczytaj, potem naciśnij „Dalej”. Machiny są cierpliwe.
try-pick = Kulka zawsze się przyda, ale teraz chodzi o coś innego.
try-file = Zarchiwizować { $thing } wolno, ale teraz chodzi o coś innego.
try-build = { $thing } można zbudować, ale teraz chodzi o inną Machinę.
try-research = Przeszukać talię wolno, ale teraz chodzi o coś innego.
try-end = Nie tak szybko: coś przydatnego jest jeszcze gotowe.

## Pobieranie

pick = Pobieranie
pick-1 = Witaj w warsztacie! Buduje się tu Machiny: osobliwe urządzenia, które uruchamiają się nawzajem. Wygrywa, kto na koniec ma najwięcej punktów. Każda Machina kosztuje energię, a energia to kolorowe kulki. Sześć z nich leży w rzędzie nad kartami.
pick-2 = Gra się po kolei, a tura to jedna akcja. Najprostsza to pobranie: weź kulkę z Rzędu Energii, a potoczy się do twojego Magazynu.
pick-2-task = Pobierz żółtą kulkę.
pick-colour =
    { $thing ->
        [red] To czerwona kulka, a potrzebna jest żółta. Machina, o której myślę, działa na żółtą energię.
        [blue] To niebieska kulka, a potrzebna jest żółta. Machina, o której myślę, działa na żółtą energię.
       *[black] To czarna kulka, a potrzebna jest żółta. Machina, o której myślę, działa na żółtą energię.
    }
pick-3 = W lukę wtoczyła się czarna kulka, zupełnym przypadkiem. Potem Bea wzięła niebieską. Twój Magazyn mieści pięć kulek, więc warto pomyśleć o kolorach.
pick-3-task = Pobierz jeszcze jedną kulkę, dowolną.
pick-eager = Szybki pomysł: twoja żółta kulka wystarczy na { $thing }. Ale budowanie to następna lekcja. Najpierw pobierz kulkę.
pick-end = Dwie kulki w dwie tury: działasz już w energetyce. Teraz coś za nie kupimy.

## Budowanie

build = Budowanie
build-1 = Za Machinę płaci się energią jej koloru. I-23 jest żółta i kosztuje 1. Świecą te karty, na które cię stać. Otwórz dowolną, żeby zobaczyć, co robi; jeśli nie da się jej zbudować, powie dlaczego.
build-1-task = Otwórz żółtą Machinę I-23 i zbuduj ją.
build-blue = I-14 jest niebieska i stać cię na nią. Przyjdzie na nią kolej: zacznij od żółtej I-23.
build-enough = Właściwą kulkę już masz. Zbieranie jest miłe, ale wygrywa się budowaniem.
build-2 = Zbudowana i warta 1 punkt. Odtąd I-23 pracuje dla ciebie: gdy pobierzesz czerwoną, da ci jeszcze jedną kulkę. Jej miejsce zajęła nowa karta. Bea pobrała czerwoną, a tobie została niebieska kulka.
build-2-task = Znajdź Machinę, na którą wystarczy twoja niebieska kulka, i zbuduj ją.
build-end = Dwie Machiny, dwa punkty. Większe kosztują więcej: poziom I jedną kulkę, poziom II dwie lub trzy, poziom III od czterech do siedmiu.

## Archiwizowanie

file = Archiwizowanie
file-1 = II-02 jest wspaniała: 3 punkty i więcej miejsca na wszystko. Kosztuje 3 żółte, masz 2, a Bea też ma oczy. Zarchiwizuj ją więc: karta trafi do twojego Archiwum, skąd tylko ty możesz ją zbudować.
file-1-task = Otwórz II-02 i zarchiwizuj ją.
file-other = { $thing } też byłaby u ciebie bezpieczna, ale twoje dwie żółte kulki czekają na II-02.
file-race = Jeszcze jedna żółta i stać cię na II-02, o ile Bea ją zostawi. Najpierw ją zarchiwizuj, a będzie twoja.
file-2 = Twoja Machina startowa S-1 pokazuje ◆: jest gotowa. Gdy archiwizujesz, dobiera dla ciebie losową kulkę.
file-2-task = Użyj S-1.
file-leave = Darmowa kulka, a ty odchodzisz? Co jest gotowe, przepada z końcem tury. Użyj S-1.
file-3 = Żółta! W lekcjach ma się szczęście. Archiwum mieści na początku jedną kartę. Buduje się z niego tak samo jak z Obszaru Dostępnych Kart.
file-3-task = Zbuduj II-02 ze swojego Archiwum.
file-end = 3 punkty, a twoje limity wzrosły: 7 kulek w Magazynie, 2 karty w Archiwum, 5 kart przy przeszukiwaniu. Przeszukiwaniu? Tak, już za chwilę.

## Przeszukiwanie

research = Przeszukiwanie
research-1 = Nic ci się nie podoba wśród dostępnych kart? Przeszukaj talię: wybierz poziom i obejrzyj trzy karty z wierzchu. Jedną z nich możesz zbudować albo zarchiwizować, możesz też odłożyć wszystkie. Masz 2 niebieskie kulki i 1 czerwoną.
research-1-task = Przeszukaj talię poziomu II.
research-low = Poziom I jest tani i miły, ale mając trzy kulki, możesz mierzyć wyżej: przeszukaj poziom II.
research-high = Poziom III kosztuje co najmniej cztery kulki, a masz trzy. Celuj trochę niżej: przeszukaj poziom II.
research-2 = Trzy karty, które widzisz tylko ty. II-25 kosztuje 2 niebieskie, a właśnie tyle masz. Co za przypadek.
research-2-task = Zbuduj II-25.
research-file = Zarchiwizować też wolno, a S-1 by się ucieszyła. Ale na II-25 stać cię od razu: zbuduj ją.
research-neither = Wolno, ale wtedy ta tura nic ci nie da. Stać cię na II-25: zbuduj ją.
research-3 = Dwie pozostałe karty trafiają zakryte na spód talii. Kolejność wybierasz ty i tylko ty ją znasz.
research-3-task = Odłóż karty na spód talii, w dowolnej kolejności.
research-end = Znaleziona, opłacona i zbudowana jedną akcją. To już wszystkie cztery: pobierz, buduj, archiwizuj, przeszukaj. Teraz machiny ożyją.

## Uruchamianie

triggers = Uruchamianie
triggers-1 = Większość Machin na coś czeka. I-23 na to, że pobierzesz czerwoną kulkę, I-17 na to, że coś zarchiwizujesz. Gdy to się stanie, są gotowe i możesz ich użyć w tej samej turze.
triggers-1-task = Obudź I-23: pobierz czerwoną kulkę.
triggers-asleep =
    { $thing ->
        [yellow] To żółta kulka; I-23 czeka na czerwoną i spałaby dalej.
        [blue] To niebieska kulka; I-23 czeka na czerwoną i spałaby dalej.
       *[black] To czarna kulka; I-23 czeka na czerwoną i spałaby dalej.
    }
triggers-2 = Proszę: I-23 pokazuje ◆ i jest gotowa. Dobiera losową kulkę. To prezent, a nie akcja.
triggers-2-task = Użyj I-23.
triggers-leave = I-23 wstała specjalnie dla ciebie. Użyj jej przed końcem tury.
triggers-3 = Dwie kulki za jedną akcję. Bea pobrała czarną. Spójrz jeszcze raz na swoje Machiny: dwie czekają na archiwizowanie. S-1 dobiera kulkę, a I-17 pozwala jedną pobrać.
triggers-3-task = Obudź obie jedną akcją.
triggers-two = Pobranie obudzi najwyżej I-23. S-1 i I-17 czekają na coś innego: zarchiwizuj kartę, dowolną.
triggers-4 = Obie są gotowe. Kolejność wybierasz ty, a każda działa raz na turę. Jeśli dzięki I-17 pobierzesz czerwoną, obudzi się też I-23.
triggers-4-task = Użyj wszystkiego, co jest gotowe.
triggers-more = Coś jest jeszcze gotowe. Darmowa energia jest najlepsza: użyj jej.
triggers-end = Jedna akcja i garść kulek. Tak Machiny zarabiają na kolejne Machiny.

## Reakcje łańcuchowe

chains = Reakcje łańcuchowe
chains-1 = To, co robi jedna Machina, może obudzić następną. I-30: gdy zbudujesz czerwoną, pobierz kulkę. I-23: gdy pobierzesz czerwoną, dobierz kulkę. Widzisz, co się szykuje?
chains-1-task = Zbuduj czerwoną Machinę I-09.
chains-short = Samo pobranie da krótki łańcuch. Zacznij wyżej: zbuduj I-09, która jest czerwona i budzi I-30.
chains-2 = I-30 to usłyszała. Daje ci akcję pobrania, tak samo prawdziwą jak ta z tury.
chains-2-task = Użyj I-30.
chains-leave = Łańcuch dopiero się zaczął. Nie puszczaj go teraz.
chains-3 = Wybierz dobrze. Jeden kolor obudzi następną Machinę, pozostałe nie.
chains-3-task = Pobierz kolor, na który czeka I-23.
chains-colour =
    { $thing ->
        [yellow] To żółta kulka i łańcuch by się tu skończył. I-23 czeka na czerwoną.
        [blue] To niebieska kulka i łańcuch by się tu skończył. I-23 czeka na czerwoną.
       *[black] To czarna kulka i łańcuch by się tu skończył. I-23 czeka na czerwoną.
    }
chains-4 = I-23 też jest gotowa. Kosztowało cię to jedną czerwoną kulkę, a zaraz będziesz mieć dwie nowe.
chains-4-task = Użyj I-23.
chains-5 = Teraz większy łańcuch. II-18 leży w twoim Archiwum i kosztuje 2 żółte. II-33 reaguje na budowanie z Archiwum, I-33 na budowanie żółtych. II-18 nie reaguje na własną budowę, ale od tej chwili słucha.
chains-5-task = Uruchom łańcuch: zbuduj II-18 ze swojego Archiwum.
chains-archive = Pobierać możesz zawsze. Teraz dwie Machiny czekają, aż zbudujesz II-18 ze swojego Archiwum.
chains-6 = I-33 daje żeton wart 1 punkt, II-33 dwa pobrania. Uważaj na kolory: II-18 czeka już na czerwone i niebieskie.
chains-6-task = Użyj wszystkiego, co jest gotowe.
chains-more = Jest jeszcze Machina z ◆. Pozwól jej działać.
chains-stop = Po jednej wolno przestać, ale druga kulka jest tak samo darmowa.
chains-end = Trzy zasady do zapamiętania: każda Machina działa raz na turę, kolejność wybierasz ty i żadnej Machiny nie budzi jej własna budowa.

## Konwertery

converters = Konwertery
converters-1 = Konwertery pomagają płacić. Dzięki I-14 jedna żółta kulka liczy się jako dowolny kolor. II-19 kosztuje 2 niebieskie. Masz 1 niebieską i 1 żółtą, więc wystarczy.
converters-1-task = Zbuduj II-19.
converters-small = { $thing } kosztuje jedną kulkę. Taki konwerter jest stworzony do większych rzeczy.
converters-wait = Nie trzeba czekać na więcej kulek: konwertery to wyrównają.
converters-2 = Konwertery można łączyć. Dzięki II-09 jedna niebieska liczy się jako dwie. Twoja jedyna żółta staje się więc niebieską, a niebieska dwiema. Alchemia, ale legalna.
converters-2-task = Zbuduj II-19 za jedną kulkę.
converters-3 = Często można zapłacić na kilka sposobów i wybór należy do ciebie. II-03 kosztuje 3 niebieskie; masz 3 niebieskie, 1 żółtą i oba konwertery.
converters-3-task = Zbuduj II-03.
converters-4 = Wystarczą trzy kulki, ale II-09 oszczędza jedną. To, co zostanie, opłaci następną Machinę.
converters-4-task = Zapłać tylko dwiema kulkami.
converters-three = To by wystarczyło, ale kosztuje trzy kulki. Z pomocą II-09 wystarczą dwie.
converters-end = Konwerter działa raz na turę, ale w każdej turze. Wydane kulki wracają do Podajnika.

## Konwertery w łańcuchu

alchemy = Konwertery w łańcuchu
alchemy-1 = Teraz dłuższy łańcuch. Dzięki I-14 twoja żółta liczy się jako czerwona. Dzięki II-13 jedna czerwona liczy się jako dwie. Dzięki II-06 każda z tych dwóch liczy się jako dowolny kolor. Tak jedna żółta kulka wystarczy na II-19, która kosztuje 2 niebieskie.
alchemy-1-task = Zbuduj II-19 za jedną kulkę.
alchemy-small = { $thing } jest warta tylko jeden punkt. Konwertery potrafią więcej: zbuduj II-19.
alchemy-wait = Nie ma na co czekać: prześledź drogę żółtej kulki od konwertera do konwertera, a wyjdą 2 niebieskie.
alchemy-2 = Tym razem masz też 2 niebieskie. Ale kusi cię również III-01, która kosztuje 4 niebieskie.
alchemy-2-task = Zbuduj II-19.
alchemy-3 = Wystarczą twoje 2 niebieskie. Albo trzy konwertery zamienią żółtą na 2 niebieskie, a twoje zostaną w Magazynie na III-01.
alchemy-3-task = Zapłać samą żółtą kulką.
alchemy-blue = To wydaje niebieskie, a te są odkładane na III-01. Niech wszystkie trzy konwertery zajmą się żółtą.
alchemy-end = Zacznij od kulki, która jest najmniej potrzebna. Każdy konwerter działa raz na turę, w dowolnej kolejności, i nic nie może zostać: łańcuch musi dać dokładnie tyle, ile wynosi cena.

## Koniec gry

end = Koniec gry
end-1 = Każda maszyna kiedyś staje. Gdy ktoś zbuduje 4 Machiny poziomu III albo łącznie 16, dogrywa się rundę do końca, żeby każdy miał tyle samo tur. Przeskakujemy tam: masz trzy Machiny poziomu III, 4 czerwone kulki i 4 czarne.
end-2 = Czwarta Machina poziomu III sprawi, że to ostatnia runda. Stać cię na III-03 i na III-02.
end-2-task = Zbuduj tę Machinę poziomu III, która jest warta więcej punktów.
end-four = III-02 jest warta 4 punkty, a III-03 aż 7. III-03 zabrania archiwizować, ale kto archiwizuje w ostatniej turze?
end-small = { $thing } nie jest Machiną poziomu III. Gra toczyłaby się dalej, a Bea nadrabia.
end-3 = Bea miała ostatnią turę i to już koniec. Liczą się punkty na twoich Machinach, żetony i to, co niektóre Machiny dają na koniec. Masz 36 punktów, Bea ma 29. Wygrywasz! Przy remisie wygrywa, kto ma więcej Machin.
end-end = Tak to się kończy. Ostatnia tajemnica: niektóre Machiny liczą się dopiero teraz.

## Punkty na koniec

points = Punkty na koniec
points-1 = Na kilku Machinach poziomu III nie ma punktów, bo liczą się dopiero na koniec. III-15 liczy twoje żetony jeszcze raz, III-13 daje 1 punkt za każdą kulkę w Magazynie. Masz 34 punkty, w tym 9 w żetonach, i trzy Machiny poziomu III. Bea ma 39 punktów.
points-2 = Czwarta Machina poziomu III sprawi, że to ostatnia runda. III-15 i III-13 kosztują po 7 kulek dowolnego koloru, a więcej nie masz.
points-2-task = Zbuduj tę, która da ci więcej.
points-empty = Poszłoby na nią wszystkie 7 kulek i w Magazynie nie zostałaby żadna do policzenia. Żetony zostają: zbuduj III-15.
points-small = { $thing } nie jest Machiną poziomu III. Gra toczyłaby się dalej, a Bea prowadzi.
points-3 = 25 punktów na twoich Machinach, 9 w żetonach i te same 9 jeszcze raz za III-15: razem 43. Bea zostaje przy 39. Wygrywasz!
points-end = Wiesz już o Gizmos wszystko. Zostało tylko wymyślić machinę, jakiej nikt jeszcze nie zbudował.
