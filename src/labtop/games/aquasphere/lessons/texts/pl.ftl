# Lekcje AquaSphere po polsku. Gwiazdka stoi przy wartościach wymyślonych na potrzeby tego projektu.

other = Bea

## Dozwolone, ale nie o to teraz chodzi

try-read = Najpierw przeczytaj, potem naciśnij „Dalej”. Morze poczeka.
try-engineer = Inżyniera wolno przesunąć, ale teraz chodzi o coś innego.
try-buy = Programować za 3 żetony czasu wolno, ale teraz chodzi o coś innego.
try-act = W sektorze { $thing } można coś zrobić, ale teraz chodzi o coś innego.
try-recall = Bota wolno odwołać, ale teraz chodzi o coś innego.
try-pass = Spasować wolno, ale to kończy dla ciebie rundę, a jest jeszcze coś do zrobienia.

## Programowanie

program = Programowanie
program-1 = Witaj na pokładzie! Twoja stacja badawcza leży głęboko w morzu: sześć sektorów w kręgu. Pracuje tam twój naukowiec z małymi botami. Bot robi jednak tylko to, do czego jest zaprogramowany, a programuje twój inżynier w centrali.
program-2 = Tura może być krokiem inżyniera: w górę wzdłuż strzałki, na kolorową płytkę. Jeden z twoich botów jest wtedy zaprogramowany na ten kolor. Ze startu prowadzą dwie strzałki: w lewo do zielonego*, w prawo do żółtego*.
program-2-task = Przesuń inżyniera na zieloną płytkę na L1.
program-yellow = To żółta płytka, do brania żetonów czasu. Potrzebna jest zielona, żeby rozbudować laboratorium: L1, po lewej.
program-buy = To kosztuje 3 żetony czasu. Inżynier zrobi to za darmo: przesuń go wzdłuż strzałki.
program-3 = Na twoim zielonym symbolu stoi bot, a Bea programuje żółty. Zawsze są dwie drogi dalej: teraz do czarnego* na L2 albo do niebieskiego* na R2. Niebieski woduje łodzie podwodne.
program-3-task = Zaprogramuj niebieski swoim inżynierem.
program-black = L2 to czarny, do brania kryształów. Łodzie są niebieskie, na R2.
program-act = Naukowiec chętnie by ruszył, ale to następna lekcja. Najpierw drugi bot: niebieski.
program-recall = Wtedy całe programowanie na nic. Zatrzymaj bota.
program-4 = Możesz mieć dwa zaprogramowane boty, w dwóch kolorach. Jest też skrót: raz na rundę wolno zapłacić 3 żetony czasu i zaprogramować dowolny kolor. Przydałoby się złapać oktopody. To fioletowy, a inżynier już tam nie dojdzie.
program-4-task = Zapłać 3 żetony czasu i zaprogramuj fioletowy.
program-colour =
    { $thing ->
        [green] Zielony rozbudowuje laboratorium. Na oktopody potrzebny jest fioletowy.
        [yellow] Żółty bierze żetony czasu. Na oktopody potrzebny jest fioletowy.
        [black] Czarny bierze kryształy. Na oktopody potrzebny jest fioletowy.
        [red] Czerwony bierze karty badań. Na oktopody potrzebny jest fioletowy.
       *[white] Biały programuje boty w stacji. Na oktopody potrzebny jest fioletowy.
    }
program-tier = Stąd inżynier dojdzie już tylko do czerwonego* i białego*. Za fioletowy trzeba zapłacić.
program-end = Po trzech krokach inżynier jest na górze, a runda prawie się kończy. Zaprogramowane boty czekają, aż ich użyjesz, nawet do następnej rundy.

## W drogę

go = W drogę
go-1 = Teraz naukowiec. Akcja to: idź do sektora, postaw bota jednego koloru na polu kontroli i zrób to, co mówi kolor. Po drodze każda śluza kosztuje tyle żetonów czasu, ile pokazuje. Czarny bot bierze kryształy. Tu, w A, nie ma żadnego, ale dwa leżą w F, za śluzą o wartości 1*.
go-1-task = Idź do F i użyj tam czarnego bota.
go-stay = W A można zostać za darmo, ale nie ma tu kryształów. Dwa leżą w F.
go-few = W { $thing } leży tylko jeden kryształ. W F są dwa, i to tuż obok.
go-2 = Inny dzień, a żetony czasu się skończyły: żadna śluza się nie otworzy. Ale w każdej chwili swojej tury możesz odwołać zaprogramowanego bota: wraca do zasobów i daje ci 2 żetony czasu.
go-2-task = Odwołaj czerwonego bota.
go-black = Zatrzymaj czarnego bota: to on bierze kryształy.
go-stuck = Bez żetonów czasu możesz działać tylko tu, w A, a kryształy są w F. Najpierw je zdobądź.
go-3 = 2 żetony czasu, na śluzę do F wystarczy. I to nadal twoja tura: odwołanie to tylko krok po drodze.
go-3-task = Idź do F i weź kryształy.
go-4 = Teraz laboratorium jest pełne: 4* żetony czasu. Czerwony bot nie jest już potrzebny, ale odwołany teraz nic nie da. Niech poczeka: można go odwołać także w trakcie akcji, po opłaceniu drogi. To robi miejsce. W E leżą dwa kryształy, a droga tam kosztuje 2*.
go-4-task = Idź do E, użyj tam czarnego bota i odwołaj przy tym czerwonego.
go-full = Laboratorium jest pełne, więc żetony czasu by przepadły. Najpierw zapłać za drogę do E: wybór kryje się w tej akcji.
go-without = Dobrze, ale czerwony bot zostaje. W tej akcji można go od razu odwołać: spójrz pod przycisk.
go-where = Kryształy leżą w E, a bierze je czarny bot.
go-end = Dwa kryształy, znów 4 żetony czasu, a twój bot kontroluje E. Najtańszej drogi nigdy nie trzeba szukać: wybiera się sama, a cenę widać przed wyruszeniem.

## Laboratorium

green = Zielony: laboratorium
green-1 = Siedem kolorów, siedem zadań. Zielony bierze rozbudowę, która leży w sektorze. X04* tutaj, w A, daje miejsce na jeszcze jednego oktopoda i pokazuje literę B.
green-1-task = Użyj zielonego bota tutaj, w A.
green-other = W { $thing } leży inna rozbudowa. X04 leży tutaj, w A, a pozostanie nic nie kosztuje.
green-2 = Litera to prezent: możesz postawić bota z zasobów na polu kontroli sektora oznaczonego tą literą, nie idąc tam. Bot, którego Bea ma w B, musi zrobić miejsce i przechodzi do stacji ładowania.
green-2-task = Postaw bota w B.
green-done = Darmowy bot, i nie chcesz? Kto kontroluje najwięcej sektorów, dostaje punkty. Postaw go w B.
green-end = Dwa sektory w jednej turze. Laboratorium mieści do pięciu rozbudów, a różne litery dają punkty na koniec gry.

## Czas i kryształy

supplies = Żółty i czarny: zapasy
supplies-1 = Żółty bierze żetony czasu, tyle, ile mieści laboratorium: 4*. Gdzie leży mniej niż 2, najpierw uzupełnia się do 2. Masz 1 żeton czasu. W A nie ma żadnego, w F leżą 4, a droga tam kosztuje 1*.
supplies-1-task = Weź żetony czasu tam, gdzie potem będziesz mieć ich najwięcej.
supplies-two = Tutaj uzupełni się do 2 i będziesz mieć 3. W F będziesz mieć 4, już po opłaceniu drogi.
supplies-less = W { $thing } będziesz mieć potem tylko 2. W F będziesz mieć 4, już po opłaceniu drogi.
supplies-first = Na czarnego bota zaraz przyjdzie kolej. Najpierw żetony czasu.
supplies-2 = 4 żetony czasu, więcej się nie zmieści. Bea przesuwa inżyniera. Teraz kryształy: trzy leżą tu, w F, masz 1, a laboratorium mieści 2*.
supplies-2-task = Użyj czarnego bota tutaj, w F.
supplies-here = Trzy kryształy leżą tu, w F, u twoich stóp. Nie trzeba podróżować.
supplies-end = Jeden trafia do ciebie, reszta zostaje na później: co się nie mieści, zostaje. Kryształy dają punkty przy każdej punktacji i przeprowadzają przez czerwone linie. O tym za chwilę.

## Oktopody

purple = Fioletowy: oktopody
purple-1 = Oktopody są urocze, ale zatykają sektory. Fioletowy łapie najwyżej tyle, ile laboratorium mieści naraz: 2*. Jeden daje 1 punkt, dwa dają 3, trzy dają 6. W F pływają trzy, w E dwa, a tu, w A, tylko jeden.
purple-1-task = Złap dwa oktopody za jak najmniej żetonów czasu.
purple-one = Pływa tam tylko jeden, za 1 punkt. Dwa dałyby 3.
purple-fewer = Wolno złapać mniej, niż się da, i czasem to sprytne. Tutaj dwa są po prostu więcej warte: 3 punkty.
purple-far = Dwa oktopody, dobre oko. Ale droga do E kosztuje 2* żetony czasu, a do F tylko 1*.
purple-end = 3 punkty. Oktopodów się nie trzyma, wypuszczasz je w otwarte morze. Następnym razem laboratorium jest więc znowu puste.

## Łodzie podwodne

blue = Niebieski: łodzie podwodne
blue-1 = Niebieski woduje łódź i daje tyle punktów, ile pokazuje żarówka: 2 w pierwszej rundzie. Płaci się za miejsce: 1 za pierwsze w sektorze, 2* za drugie. W każdym sektorze zmieści się jedna twoja łódź, a w A już jest.
blue-1-task = Zwoduj łódź tam, gdzie droga i miejsce razem kosztują najmniej.
blue-own = W A jest już twoja łódź, a druga nie może do niej dołączyć.
blue-dear = W { $thing } droga i miejsce kosztują razem 3 lub więcej. W F to 1* za drogę i 1 za miejsce.
blue-end = 2 punkty, a łódź pracuje dalej: przy każdej punktacji każda daje 1 żeton czasu i liczy się więcej twoich botów.

## Karty badań

red = Czerwony: karty badań
red-1 = Czerwony bierze kartę badań z sektora i daje punkty żarówki. Wiele kart pomaga do końca gry: R24* tutaj, w A, daje 3 punkty więcej, ilekroć łapiesz oktopody. A pod ręką jest fioletowy bot…
red-1-task = Użyj czerwonego bota tutaj, w A.
red-other = W { $thing } leży inna karta. R24 leży tutaj, w A.
red-first = Dobry pomysł, zła kolejność: z R24 połów jest wart więcej. Najpierw karta.
red-2 = 2 punkty, a R24 jest twoja. Tu, w A, pływają dwa niczego nieświadome oktopody.
red-2-task = Użyj fioletowego bota tutaj, w A.
red-fewer = Wolno zostawić oktopody, ale tutaj oba to punkty dla ciebie.
red-here = Dwa oktopody pływają tutaj, w A, a pozostanie nic nie kosztuje.
red-end = 3 punkty za połów, 3 za kartę. Laboratorium mieści 2* karty i żadnej nie można oddać. Wybieraj więc.

## Biały

white = Biały: jeszcze jeden bot
white-1 = Biały to siódmy kolor: bot, który programuje bota, prosto w stacji. Obok białego obszaru każdy sektor pokazuje kolor. Przydałaby się karta badań, więc potrzebny jest czerwony. F pokazuje czerwony*.
white-1-task = Użyj białego bota w sektorze, który pokazuje czerwony.
white-colour =
    { $thing ->
        [A] A pokazuje zielony*. Potrzebny jest czerwony, a ten jest w F.
        [B] B pokazuje żółty*. Potrzebny jest czerwony, a ten jest w F.
        [C] C pokazuje czarny*. Potrzebny jest czerwony, a ten jest w F.
        [D] D pokazuje fioletowy*. Potrzebny jest czerwony, a ten jest w F.
       *[E] E pokazuje niebieski*. Potrzebny jest czerwony, a ten jest w F.
    }
white-end = Czerwony bot jest zaprogramowany, i to bez inżyniera. Jeśli symbol jest już zajęty, dostaje się zamiast tego 2 żetony czasu. To już wszystkie siedem kolorów.

## Stacja ładowania

charging = Stacja ładowania
charging-1 = Bot wypchnięty z pola kontroli przechodzi do stacji ładowania. W grze dwuosobowej mieści ona 3 boty. Gdy przybędzie czwarty, każdy zabiera stamtąd swoje boty oprócz jednego. W A ładują się dwa boty Bei i jeden twój, w F dwa twoje i jeden jej. Oba sektory kontroluje Bea.
charging-1-task = Wypchnij bota Bei tam, gdzie tylko ona musi zabrać boty.
charging-both = W F ładują się dwa twoje boty, więc jednego też trzeba będzie zabrać. W A dotknie to tylko Beę.
charging-quiet = W { $thing } stacja ładowania się nie przepełni. Spójrz na A i F: czyje boty się tam ładują?
charging-end = Dwa boty Bei wróciły do jej zasobów i nic tam nie dają, twój zostaje. Zanim kogoś wypchniesz, sprawdź, kto się ładuje: następny bot może odesłać do domu twoje własne.

## Czerwone linie

lines = Czerwone linie
lines-1 = Wiedza ma swoją cenę. Tor przecinają czerwone linie, pierwsza przed 17*. Za przekroczenie płaci się kryształem. Bez kryształu traci się zaprogramowanego bota, a bez jednego i drugiego trzeba się zatrzymać przed linią. Masz 16 punktów i ani jednego kryształu.
lines-1-task = Przygotuj się: weź kryształ tutaj, w A.
lines-early = To przeniesie cię za linię bez kryształu i stracisz czarnego bota. Najpierw kryształ.
lines-here = Kryształ leży tutaj, w A, a pozostanie nic nie kosztuje.
lines-2 = Dobre przygotowanie. Pływają tu dwa oktopody: 3 punkty, prosto za linię.
lines-2-task = Użyj fioletowego bota tutaj, w A.
lines-fewer = Wolno złapać mniej i wkrótce tak zrobisz. Tym razem wszystko jest przygotowane: złap oba.
lines-stay = Dwa oktopody pływają tutaj, w A, a pozostanie nic nie kosztuje.
lines-3 = Nie każdą linię trzeba przekraczać od razu. Stoisz na 15 i masz jeden kryształ. Oba oktopody przeniosłyby cię za linię i kryształ by przepadł. Ale to ty mówisz, ile łapiesz: jeden daje 1 punkt, a 16 jest tuż przed linią.
lines-3-task = Złap tutaj, w A, tylko jednego oktopoda.
lines-both = 3 punkty, ale kryształ przepada. Kryształy liczą się w każdej punktacji, więc tym razem zostań przed linią: złap mniej.
lines-none = Nie byłoby ani jednego punktu. Jeden oktopod daje 16, nadal za darmo.
lines-end = 16 punktów, a kryształ wciąż jest twój. Dalsze linie są przed 34* i 50*.

## Premie

rewards = Premie przy czerwonej linii
rewards-1 = Niektóre karty badań nagradzają inżyniera. R02* daje na zielonym kryształ, R03* daje 4 punkty. Zwykle wypłacają się same. Ale stoisz na 15 i z 4 punktami przekroczysz linię przed 17*. Wtedy pada pytanie.
rewards-1-task = Przesuń inżyniera na zieloną płytkę na L1.
rewards-yellow = Na żółtym twoje karty nic nie dają. Zielony jest na L1.
rewards-2 = Obie karty chcą się wypłacić, a kolejność wybierasz ty. Możesz nawet z nich zrezygnować. Z 4 punktami teraz stracisz na linii bota, bo nie masz kryształu. Jeszcze nie…
rewards-2-task = Użyj najpierw karty, która daje kryształ.
rewards-points = Wtedy linia kosztuje cię zaprogramowanego bota. Weź najpierw kryształ: może zapłacić.
rewards-forgo = Kryształ za darmo, a ty odmawiasz? Weź go najpierw, potem zobaczymy.
rewards-3 = Kryształ. Druga karta wciąż czeka, a teraz to on może zapłacić za linię.
rewards-3-task = Użyj R03.
rewards-keep = Można zostać przed linią i zachować kryształ. Ale 4 punkty za niego to dobra wymiana. Weź je.
rewards-end = 19 punktów, a oba boty nadal są. Z premii, która nie jest warta linii, można też zrezygnować.

## Rodzaje kart

cards = Rodzaje kart
cards-1 = Są trzy rodzaje kart badań. Większość pomaga do końca gry. Niektóre działają przy każdej punktacji pośredniej, jak R33* w F. A niektóre działają od razu, gdy je weźmiesz: R39* tutaj, w A, daje 2 żetony czasu i zaprogramowanego fioletowego bota.
cards-1-task = Weź kartę, która działa od razu.
cards-scoring = R33 działa dopiero przy punktacji. Od razu działa R39, tutaj, w A.
cards-lasting = Karta w { $thing } będzie ci pomagać, ale nie od razu. Od razu działa R39, a leży tutaj, w A.
cards-2 = 2 punkty za żarówkę, 2 żetony czasu i fioletowy bot: tyle z jednej karty. Teraz inny dzień, w którym masz R33*. Przy punktacji możesz dzięki niej zapłacić 1 żeton czasu i zaprogramować fioletowego bota.
cards-2-task = Spasuj, żeby zaczęła się punktacja.
cards-3 = I oto pytanie. Twoja łódź podwodna właśnie dała ci żeton czasu, więc cię na to stać. Bot będzie gotowy, zanim w ogóle zacznie się nowa runda.
cards-3-task = Użyj R33 i zaprogramuj fioletowego bota.
cards-done = Z inżynierem bot kosztuje całą turę, a tutaj 1 żeton czasu. To okazja: użyj R33.
cards-end = Pięć kart jest w grze tylko raz*: skok przez całą stację, darmowe śluzy, tanie łodzie, punkty za wypchnięte boty i inżynier, który idzie w bok. Wskaż kartę, a powie, co robi.

## Punktacja

round = Punktacja
round-1 = Runda kończy się, gdy wszyscy spasują. Pasować wolno, gdy inżynier stoi na górze. Potem liczą się cztery rzeczy: najwięcej sektorów, wysłane boty, kryształy i, na minus, oktopody w twoich sektorach.
round-2 = Bea już spasowała. Kontrolujesz A, E i F, a ona tylko B. Masz dwa kryształy, a w F pływają dwa oktopody. Żółty bot może poczekać.
round-2-task = Spasuj.
round-keep = Dwie łodzie i tak zaraz przyniosą 2 żetony czasu, a laboratorium mieści tylko 4*. Zatrzymaj bota i spasuj.
round-recall = Dwie łodzie i tak zaraz przyniosą 2 żetony czasu. Zatrzymaj bota i spasuj.
round-3 = 9 punktów: 6 za najwięcej sektorów, 3* za wysłane boty, 3 za dwa kryształy, minus 3 za dwa oktopody. Łodzie dały 2 żetony czasu. Potem uzupełniono sektory, żarówka pokazuje 3, a zaczyna Bea, bo spasowała pierwsza.
round-end = I tak przez cztery rundy, z żarówką na 2, 3, 4 i 5. Wczesne pasowanie ma swój urok: w następnej rundzie zaczynasz.

## Miejsca na boty

bots = Miejsca na boty
bots-1 = Spójrz na swoją planszę: boty schodzą z niej od lewej, a tam, gdzie stały, widać liczby, na razie od 1 do 4*. Najwyższa daje punkty przy każdej punktacji, ale liczą się tylko kolumny bez łodzi. Jedna łódź już wypłynęła, więc liczą się tylko 1 i 2*: 2 punkty.
bots-1-task = Zwoduj łódź w F, żeby liczyło się więcej.
bots-own = W A jest już twoja łódź, a druga nie może do niej dołączyć. F jest tuż obok.
bots-dear = W { $thing } droga i miejsce kosztują razem więcej. W F to 1* za drogę i 1 za miejsce.
bots-pass = Wtedy wysłane boty dadzą tylko 2 punkty. Najpierw zwoduj łódź: to odsłoni następną kolumnę.
bots-recall = Odwołany bot wraca na swoje miejsce i znów zakrywa liczbę. Lepiej go wyślij.
bots-2 = 2 punkty za żarówkę, a teraz liczy się też druga kolumna, z 3 i 4*. Twoje wysłane boty są warte 4 punkty zamiast 2.
bots-2-task = Spasuj i zobacz, jak się to liczy.
bots-end = 4 punkty za wysłane boty, i tak samo przy każdej następnej punktacji. Boty bez łodzi są niewiele warte, a łodzie bez botów też.

## Dzielona przewaga

majority = Dzielona przewaga
majority-1 = Kto kontroluje najwięcej sektorów, dostaje 6 punktów. Jeśli kilka osób dzieli pierwsze miejsce, każda dostaje tylko 3. Kontrolujesz A i F. Bea kontroluje B i E, i już spasowała. Masz jeszcze jednego bota.
majority-1-task = Użyj bota tak, żeby najwięcej sektorów mieć w pojedynkę.
majority-own = { $thing } jest już pod twoją kontrolą, więc nic by się nie zmieniło. Idź tam, gdzie nie ma jeszcze twojego bota.
majority-pass = Wtedy dzielicie pierwsze miejsce, po 3 punkty. Twój ostatni bot może to zmienić.
majority-recall = To byłyby 2 żetony czasu. Dobrze użyty bot daje ci 3 punkty więcej, a Bea traci swoje 3.
majority-2 = Trzy sektory: nikt inny nie ma tylu.
majority-2-task = Spasuj.
majority-end = 6 punktów dla ciebie, a Bea nie dostaje nic: drugie miejsce się nie liczy. Sektor zabrany rywalce liczy się podwójnie: jeden więcej dla ciebie, jeden mniej dla niej.

## Pionki neutralne

neutral = Pionki neutralne
neutral-1 = W grze dwu- i trzyosobowej w stacji są pionki neutralne. W C i D neutralny bot stoi na polu kontroli, a neutralna łódź na pierwszym miejscu, więc twoja kosztuje tam 2*. Nie należą do nikogo: nie dostają punktów i nigdy nie mają przewagi, ale można je wypchnąć jak wszystkie inne.
neutral-1-task = Zwoduj łódź w sektorze z pionkami neutralnymi.
neutral-own = W A jest już twoja łódź, a pionków neutralnych tam nie ma. Są w C i D.
neutral-alone = W F byłoby taniej, ale nikogo tam nie ma. Tym razem idź do pionków neutralnych, do C albo D.
neutral-other = W { $thing } nie ma pionków neutralnych. Są w C i D.
neutral-end = Neutralny bot bez słowa poszedł się ładować, a sektor jest twój. Neutralne boty też zapełniają stacje ładowania, a gdy robi się tam za ciasno, odchodzą z gry.

## Następna runda

refill = Następna runda
refill-1 = Przed następną rundą płytka środkowa mówi, co dostaje każdy sektor. Żetony czasu, które jeszcze leżą, są wymieniane; kryształy i oktopody dochodzą. W F leżą 3 żetony czasu i 1 kryształ. F dostanie 1 kryształ, ale ani jednego żetonu czasu*.
refill-1-task = Weź z F to, co inaczej przepadnie.
refill-here = W F zaraz znikną 3 żetony czasu i nic ich nie zastąpi. Weź właśnie te.
refill-stays = Kryształ w F zostanie, a drugi do niego dołączy. Żetony czasu przepadną: najpierw weź je.
refill-gone = Wtedy żetony czasu w F przepadną. Najpierw je weź.
refill-2 = Uratowane. Czarny bot zostaje zaprogramowany na następną rundę, a kryształ nie ucieknie.
refill-2-task = Spasuj.
refill-grows = Jeden kryształ teraz czy za chwilę dwa? Laboratorium mieści 2*. Spasuj więc.
refill-3 = W F są teraz 2 kryształy, ani jednego żetonu czasu i nowy oktopod. Każdy sektor dostał kartę badań i rozbudowę, inżynierowie są znów na starcie, a płytki programowania leżą inaczej. Bea już zaprogramowała bota.
refill-3-task = Weź kryształy w F.
refill-two = Dwa kryształy czekają w F, a twój naukowiec już tam jest.
refill-end = Dwa kryształy jednym botem. Przed końcem rundy spójrz na wszystko, co zostało: zniknie czy przybędzie?

## Koniec gry

end = Koniec gry
end-1 = Ostatnia runda: Bea spasowała, został ci jeden bot. Na sam koniec liczą się: różne litery w laboratorium, 1 punkt za każdy żeton czasu, 5 za sześć łodzi, 5 za pięć rozbudów.
end-1-task = Zamień ostatniego bota na punkty: weź żetony czasu tutaj, w A.
end-pass = Żółty bot może jeszcze wziąć 3 żetony czasu, a każdy to punkt. Najpierw to.
end-dear = Droga kosztuje żetony czasu, a żetony to punkty. Zostań tu, w A.
end-recall = To byłyby 2 żetony czasu. Użyty tutaj, w A, bot da 3.
end-2 = 4 żetony czasu, a trzy łodzie przyniosą jeszcze 3. Laboratorium mieści dokładnie 7*.
end-2-task = Spasuj.
end-buy = 3 żetony czasu to teraz 3 punkty, a bot nie ma już nic do roboty. Zatrzymaj je.
end-3 = Najpierw zwykła punktacja: 11 punktów, przez linię przed 50*, za kryształ. Potem 10 punktów za cztery litery i 7 za żetony czasu. Masz 68 punktów, Bea ma 53. Wygrywasz!
end-end = Znasz już AquaSphere. Oktopody czekają. Już o tobie słyszały.
