# Gra w terminalu po polsku; słowa kart i akcji są w folderze wyżej.

## Napisy na stole

heading = Runda { $round } z { $rounds }
bulb = żarówka ★{ $bulb }
next-round = potem
next-card = Następna karta programów
general-supply = Pula ogólna
start = start
row-goods = laboratorium
row-programmed = zaprogramowane
row-bots = zasoby
row-submarines = łodzie
row-letters = litery
row-extensions = rozbudowy
row-research = karty badań
short-scoring = punktacja
short-across = naprzeciwko
short-free_two_locks = śluza 2 gratis
short-half_price_submarine = ▲ pół ceny
short-sideways_engineer = krok w bok
sign-time = żetony czasu
sign-crystals = kryształy
sign-octopods = oktopody
sign-research_cards = karty badań
sign-knowledge = punkty
sign-bot = pole kontroli, zasoby
sign-charging = stacja ładowania
sign-submarine = łodzie
sign-scientist = naukowcy
sign-neutral = neutralne

## Co trzeba rozstrzygnąć

asks-action = { $name }, zaprogramuj bota, wykonaj akcję albo spasuj.
asks-rewards = { $name }, czerwona linia jest w zasięgu. Użyj swoich premii albo z nich zrezygnuj, w dowolnej kolejności ({ $things }).
asks-letters = { $name }, za każdą pozostałą literę możesz postawić bota ({ $things }).
asks-line =
    { $points ->
        [one] { $name }, którego bota oddajesz za czerwoną linię? Czeka { $points } punkt.
        [few] { $name }, którego bota oddajesz za czerwoną linię? Czekają { $points } punkty.
       *[many] { $name }, którego bota oddajesz za czerwoną linię? Czeka { $points } punktów.
    }
asks-scoring = { $name }, w punktacji pośredniej możesz użyć kart badań ({ $things }).
asks-over = Gra się skończyła.

## Akcje do wyboru

group-engineer = Zaprogramuj bota ruchem inżyniera
group-buy = Zaprogramuj bota za 3 żetony czasu
group-act =
    { $colour ->
        [green] Zielony – rozbuduj laboratorium: idź do sektora (◷), potem
        [yellow] Żółty – weź żetony czasu: idź do sektora (◷), potem
        [black] Czarny – weź kryształy: idź do sektora (◷), potem
        [purple] Fioletowy – złap oktopody: idź do sektora (◷), potem
        [blue] Niebieski – zwoduj łódź podwodną: idź do sektora (◷), potem
        [red] Czerwony – weź kartę badań: idź do sektora (◷), potem
       *[white] Biały – zaprogramuj bota: idź do sektora (◷), potem
    }
group-recall = Odwołaj bota
group-pass = Spasuj
group-place = Postaw bota za literę
group-give = Oddaj bota
group-use = Użyj premii
group-program = Użyj karty
group-done = Gotowe

## Wynik

score-title = Wynik końcowy
score-rounds = cztery rundy
score-letters = różne litery
score-time = żetony czasu
score-submarines = wszystkie sześć łodzi
score-extensions = pięć rozbudów
score-total = razem
score-control = pola kontroli
score-crystals = kryształy
winner =
    { $by ->
        [shared] { $name } dzielą pierwsze miejsce: remis we wszystkim.
        [control] { $name } wygrywa: remis w punktach, ale więcej pól kontroli.
        [crystals] { $name } wygrywa: remis w punktach i polach kontroli, ale więcej kryształów.
       *[points] { $name } wygrywa z największą liczbą punktów.
    }

## Zasady w skrócie

rules =
    # AquaSphere w skrócie

    Twój **inżynier** programuje boty w centrali, a twój **naukowiec** używa ich w stacji. Cztery rundy; **wygrywa
    osoba, która ma najwięcej punktów.**

    W swojej turze robisz **jedną** z trzech rzeczy:

    - **Programujesz bota**: przesuń inżyniera wzdłuż strzałki i postaw bota na kolorze płytki, która tam leży; albo raz na
      rundę zapłać 3 żetony czasu za dowolny kolor. Najwyżej dwa boty są zaprogramowane, każdy na innym kolorze.
    - **Wykonujesz akcję**: naukowiec idzie do sektora, każda śluza kosztuje tyle żetonów czasu, ile wynosi jej wartość;
      zaprogramowany bot trafia na pole kontroli, a jego kolor tam działa. Bot, którego wypycha, przechodzi do stacji
      ładowania.
    - **Pasujesz**: tylko z najwyższego poziomu. Kto spasuje pierwszy, zaczyna następną rundę.

    W dowolnej chwili swojej tury możesz **odwołać** zaprogramowanego bota za 2 żetony czasu, także po opłaceniu drogi lub
    łodzi.

    __Kolory.__ Zielony: weź rozbudowę laboratorium i postaw bota za każdą literę na niej. Żółty: weź żetony czasu. Czarny: weź
    kryształy. Fioletowy: złap dowolną liczbę oktopodów za 1, 3, 6, 10… punktów. Niebieski: zapłać za miejsce na łódź, weź punkty z żarówki.
    Czerwony: weź kartę badań i punkty z żarówki. Biały: zaprogramuj bota w kolorze sektora.

    __Twoje laboratorium__ ogranicza żetony czasu, kryształy, karty badań i oktopody łapane w jednej akcji. Co się nie mieści, tego
    nie bierzesz.

    __Czerwone linie__ na torze wiedzy kosztują kryształ; bez niego zaprogramowanego bota; bez obu zatrzymujesz się.
    Z premii, które przeniosłyby cię przez linię, możesz zrezygnować.

    __Po każdej rundzie:__ 6 punktów za najwięcej pól kontroli (przy remisie 3), najwyższa odsłonięta liczba na miejscach
    na boty, 1, 3, 6, 10… za kryształy, minus tyle samo za oktopody w każdym sektorze, który kontrolujesz. **Na koniec:** 1,
    3, 6, 10… za różne litery, 1 za każdy żeton czasu, 5 za sześć łodzi, 5 za pięć rozbudów.

    __Znaki.__ `G Y K P B R W` to zielony, żółty, czarny, fioletowy, niebieski, czerwony i biały; liczby to osoby, N to
    neutralne. `G→◷2` na karcie: 2 żetony czasu, gdy twój inżynier wchodzi na zieloną płytkę. `✱→◆1`: kryształ, gdy łapiesz
    oktopody. `C +✱1` na rozbudowie: litera C, miejsce na 1 oktopoda więcej. `potem =◷3 +◆1`: co następna runda przyniesie
    sektorowi. `card R05`, `card X07` albo `card green` powie to słowami.

## Zestaw elementów

provenance-published = opublikowana
provenance-inferred = wywnioskowana
provenance-designed = nasza
provenance-unknown = nieznana
meaning-published =
    { $count ->
        [one] { $count } wartość jest opublikowana: podaje ją jedno z wymienionych źródeł.
        [few] { $count } wartości są opublikowane: podają je wymienione źródła.
       *[many] { $count } wartości jest opublikowanych: podają je wymienione źródła.
    }
meaning-inferred =
    { $count ->
        [one] { $count } wartość jest wywnioskowana z opublikowanych informacji.
        [few] { $count } wartości są wywnioskowane z opublikowanych informacji.
       *[many] { $count } wartości jest wywnioskowanych z opublikowanych informacji.
    }
meaning-designed =
    { $count ->
        [one] { $count } wartość jest nasza: wymyślona, aby dało się grać; nie jest to wartość drukowana.
        [few] { $count } wartości są nasze: wymyślone, aby dało się grać; nie są to wartości drukowane.
       *[many] { $count } wartości jest naszych: wymyślonych, aby dało się grać; nie są to wartości drukowane.
    }
meaning-unknown =
    { $count ->
        [one] { $count } wartość jest nieznana: nie udało się jej znaleźć i nie jest potrzebna.
        [few] { $count } wartości są nieznane: nie udało się ich znaleźć i nie są potrzebne.
       *[many] { $count } wartości jest nieznanych: nie udało się ich znaleźć i nie są potrzebne.
    }
components-name = W pozycjach i zapisach ten zestaw nazywa się { $name }.
