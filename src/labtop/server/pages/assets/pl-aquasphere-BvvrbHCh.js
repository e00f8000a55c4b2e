const n=`# Gra w terminalu po polsku; słowa kart i akcji są w folderze wyżej.

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

    __Znaki.__ \`G Y K P B R W\` to zielony, żółty, czarny, fioletowy, niebieski, czerwony i biały; liczby to osoby, N to
    neutralne. \`G→◷2\` na karcie: 2 żetony czasu, gdy twój inżynier wchodzi na zieloną płytkę. \`✱→◆1\`: kryształ, gdy łapiesz
    oktopody. \`C +✱1\` na rozbudowie: litera C, miejsce na 1 oktopoda więcej. \`potem =◷3 +◆1\`: co następna runda przyniesie
    sektorowi. \`card R05\`, \`card X07\` albo \`card green\` powie to słowami.

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
`,l=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),o=`# AquaSphere po polsku.
# Każde zdanie jest osobnym komunikatem. Z zewnątrz pochodzą tylko numery, litery, liczby i listy oraz $mark: znak przy
# wartościach, które są nasze, a nie wydrukowane.

## Słowa

colour =
    { $colour ->
        [green] zielony
        [yellow] żółty
        [black] czarny
        [purple] fioletowy
        [blue] niebieski
        [red] czerwony
       *[white] biały
    }
# zielonego bota
colour-bot =
    { $colour ->
        [green] zielonego
        [yellow] żółtego
        [black] czarnego
        [purple] fioletowego
        [blue] niebieskiego
        [red] czerwonego
       *[white] białego
    }
# zielony symbol
colour-symbol = { colour }
# na zielonym symbolu
colour-on-symbol =
    { $colour ->
        [green] zielonym
        [yellow] żółtym
        [black] czarnym
        [purple] fioletowym
        [blue] niebieskim
        [red] czerwonym
       *[white] białym
    }
# z zieloną płytką
colour-tile =
    { $colour ->
        [green] zieloną
        [yellow] żółtą
        [black] czarną
        [purple] fioletową
        [blue] niebieską
        [red] czerwoną
       *[white] białą
    }

program-action =
    { $colour ->
        [green] rozbuduj laboratorium
        [yellow] weź żetony czasu
        [black] weź kryształy
        [purple] złap oktopody
        [blue] zwoduj łódź podwodną
        [red] weź kartę badań
       *[white] zaprogramuj bota
    }

time =
    { $time ->
        [one] { $time } żeton czasu
        [few] { $time } żetony czasu
       *[many] { $time } żetonów czasu
    }
cost =
    { $cost ->
        [one] { $cost }{ $mark } żeton czasu
        [few] { $cost }{ $mark } żetony czasu
       *[many] { $cost }{ $mark } żetonów czasu
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
crystals =
    { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
       *[many] { $crystals } kryształów
    }
octopods =
    { $octopods ->
        [one] { $octopods } oktopoda
        [few] { $octopods } oktopody
       *[many] { $octopods } oktopodów
    }
gain =
    { $reward ->
        [time] { $amount ->
            [one] { $amount } żeton czasu
            [few] { $amount } żetony czasu
           *[many] { $amount } żetonów czasu
        }
        [crystals] { $amount ->
            [one] { $amount } kryształ
            [few] { $amount } kryształy
           *[many] { $amount } kryształów
        }
       *[knowledge] { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        }
    }

list-and = { $first } i { $rest }
list-more = { $first }, { $rest }

name-kind =
    { $kind ->
        [engineer_reward] premia inżyniera
        [octopod_reward] premia za oktopody
        [cross_station] na drugą stronę stacji
        [displace_reward] wypychanie
        [free_two_locks] darmowe śluzy
        [half_price_submarine] tanie łodzie
        [sideways_engineer] krok w bok
        [scoring_program] program przy punktacji
       *[instant_program] program natychmiastowy
    }
name-station = Stacja
name-headquarters = Centrala
name-play-order = Kolejność gry
name-pass-order = Kolejność pasowania
name-knowledge-track = Tor wiedzy
name-programming-area = Obszar programowania
name-bulb = Żarówka
name-lock = Śluza
name-programming-field = Pole programowania
name-control-space = Pole kontroli
name-charging-station = Stacja ładowania
name-submarines = Łodzie
name-research = Karty badań
name-extensions = Rozbudowy laboratorium
name-lab = Laboratorium
name-time = Żetony czasu
name-crystals = Kryształy
name-octopods = Oktopody
name-supply = Zasoby
name-programmed = Zaprogramowane boty
name-engineer = Inżynier
name-scientist = Naukowiec
name-knowledge-points = Punkty wiedzy

designed-note = { $mark } nasza wartość, wymyślona po to, by dało się grać; nie wydrukowana.

## Programy

program-text =
    { $colour ->
        [green] Weź wierzchnią rozbudowę z sektora, chyba że masz już pięć. Za każdą literę na niej możesz postawić bota z zasobów na polu kontroli sektora oznaczonego tą literą.
        [yellow] Jeśli w sektorze leży mniej niż 2 żetony czasu, uzupełnij do 2. Potem weź tyle, ile mieści twoje laboratorium.
        [black] Weź tyle kryształów z sektora, ile mieści twoje laboratorium.
        [purple] Złap dowolną liczbę oktopodów z sektora, najwyżej tyle, ile laboratorium pozwala naraz, i weź 1, 3, 6, 10, 15, 21 punktów za 1, 2, 3, 4, 5, 6 sztuk.
        [blue] Zapłać za następne wolne miejsce na łódź w sektorze, zwoduj tam łódź i weź punkty z żarówki. Jedna łódź na osobę i sektor.
        [red] Weź wierzchnią kartę badań z sektora, jeśli masz na nią miejsce, i weź punkty z żarówki.
       *[white] Postaw bota z zasobów na symbolu, który pokazuje pole programowania sektora. Jeśli jest zajęty, weź zamiast tego 2 żetony czasu.
    }

## Karty badań

card-title = { $card } · { name-kind }
card-engineer_reward = Gdy twój inżynier wchodzi na pole z { colour-tile } płytką: { gain }.
card-octopod_reward = Gdy akcją fioletową złapiesz co najmniej jednego oktopoda: { gain }.
card-cross_station = Raz w trakcie ruchu twój naukowiec może za { time } przeskoczyć do sektora naprzeciwko.
card-displace_reward = { gain } za każdego cudzego bota, którego twoje boty wypchną z pola kontroli.
card-free_two_locks = Śluzy o wartości 2 nic cię nie kosztują.
card-half_price_submarine = Miejsce na łódź kosztuje cię połowę, z zaokrągleniem w dół.
card-sideways_engineer = Raz na grę: zamiast iść za strzałką, inżynier przechodzi na sąsiednie pole tego samego poziomu i tam programuje.
card-scoring_program = W każdej punktacji pośredniej możesz zapłacić { time } i postawić bota z zasobów na { colour-on-symbol } symbolu.
card-instant_program =
    { $otherwise ->
        [one] Przy wzięciu: { time }, a bot z zasobów trafia na { colour-symbol } symbol. Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze { $otherwise } żeton czasu.
        [few] Przy wzięciu: { time }, a bot z zasobów trafia na { colour-symbol } symbol. Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze { $otherwise } żetony czasu.
       *[many] Przy wzięciu: { time }, a bot z zasobów trafia na { colour-symbol } symbol. Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze { $otherwise } żetonów czasu.
    }

## Rozbudowy laboratorium

extension-title =
    { $count ->
        [0] { $extension }{ $mark } · bez litery
       *[other] { $extension }{ $mark } · { $letters }
    }
extension-rooms = Pojemność twojego laboratorium rośnie o { $rooms }.
extension-no-room = Pojemność twojego laboratorium się nie zmienia.
room-research_cards =
    { $count ->
        [one] { $count }{ $mark } kartę badań
        [few] { $count }{ $mark } karty badań
       *[many] { $count }{ $mark } kart badań
    }
room-crystals =
    { $count ->
        [one] { $count }{ $mark } kryształ
        [few] { $count }{ $mark } kryształy
       *[many] { $count }{ $mark } kryształów
    }
room-octopods =
    { $count ->
        [one] { $count }{ $mark } oktopoda na akcję
        [few] { $count }{ $mark } oktopody na akcję
       *[many] { $count }{ $mark } oktopodów na akcję
    }
room-time =
    { $count ->
        [one] { $count }{ $mark } żeton czasu
        [few] { $count }{ $mark } żetony czasu
       *[many] { $count }{ $mark } żetonów czasu
    }
extension-letters =
    { $count ->
        [one] Litera { $letters }{ $mark }: przy wzięciu możesz postawić tam bota.
       *[other] Litery { $letters }{ $mark }: przy wzięciu możesz postawić bota w każdym z tych sektorów.
    }

## Akcje: programowanie

engineer = Przesuń inżyniera na { $field } i zaprogramuj { colour-bot } bota ({ program-action }).
engineer-sideways = Użyj { $card }: przesuń inżyniera w bok na { $field } i zaprogramuj { colour-bot } bota ({ program-action }).
buy = Zapłać { time } i zaprogramuj { colour-bot } bota ({ program-action }).
recall =
    { $time ->
        [0] Odwołaj { colour-bot } bota do zasobów; na żetony czasu nie ma miejsca w laboratorium.
       *[other] Odwołaj { colour-bot } bota do zasobów i weź { time }.
    }
pass =
    { $last ->
        [yes] Spasuj: to ostatnia runda i nie wykonasz już w niej żadnej tury.
       *[no] Spasuj: w tej rundzie nie wykonasz już żadnej tury; w następnej grasz jako { $place }. w kolejności.
    }
program = Użyj { $card }: zapłać { time } i zaprogramuj { colour-bot } bota ({ program-action }).

## Akcje: naukowiec idzie, bot trafia na pole

act = { act-way } i postaw { colour-bot } bota na polu kontroli{ displaced }.
act-way =
    { $way ->
        [stay] Zostań w { $sector }
        [free] Idź za darmo{ $mark } do { $sector }
       *[paid] Idź do { $sector } za { cost }
    }
place = Postaw bota z zasobów na polu kontroli sektora { $sector }{ displaced }.
displaced =
    { $displaced ->
        [nobody] {""}
        [own] ; twój bot, który tam stoi, przechodzi do stacji ładowania
        [neutral] ; neutralny bot, który tam stoi, przechodzi do stacji ładowania
       *[other] ; cudzy bot, który tam stoi, przechodzi do stacji ładowania
    }
recalled =
    { $moment ->
        [price] Po opłaceniu łodzi odwołaj { $recalled } bota do zasobów i weź { time }.
        [under-way] Po drodze odwołaj { $recalled } bota do zasobów i weź { time }, by zapłacić za resztę drogi.
       *[way] Po opłaceniu drogi odwołaj { $recalled } bota do zasobów i weź { time }.
    }
thinned-out = W stacji ładowania jest za dużo botów: każdy zabiera z niej swoje boty oprócz jednego.

## Akcje: efekty

green = Weź rozbudowę laboratorium { $extension }{ $mark }.
green-none = Nie bierzesz rozbudowy: tutaj żadnej nie ma.
green-full = Nie bierzesz rozbudowy: masz już pięć.
yellow = Weź { time }.
yellow-full = Nie bierzesz żetonów czasu: w laboratorium nie ma na nie miejsca.
black = Weź { crystals }.
black-none = Nie bierzesz kryształów: tutaj żadnych nie ma.
black-full = Nie bierzesz kryształów: w laboratorium nie ma na nie miejsca.
purple = Złap { octopods } za { points }.
purple-fewer = Złap tylko { octopods } za { points }.
purple-zero = Nie łap żadnego z tutejszych oktopodów: bez punktów i bez premii.
purple-none = Nie łapiesz oktopodów: tutaj żadnych nie ma.
purple-full = Nie łapiesz oktopodów: laboratorium na to nie pozwala.
blue = Zwoduj łódź za { cost } i weź { points }.
blue-free = Zwoduj łódź za darmo i weź { points }.
blue-left = Nie wodujesz łodzi: nie masz już żadnej.
blue-own = Nie wodujesz łodzi: masz już tutaj jedną.
blue-space = Nie wodujesz łodzi: wszystkie miejsca są tutaj zajęte.
blue-time = Nie wodujesz łodzi: miejsce kosztuje { cost }, a ty masz { $time }.
red = Weź kartę badań { $card } i { points }.
red-none = Nie bierzesz karty badań: tutaj żadnej nie ma.
red-full = Nie bierzesz karty badań: w laboratorium nie ma na nią miejsca.
white = Postaw bota z zasobów na { colour-on-symbol }{ $mark } symbolu.
white-taken =
    { $time ->
        [0] Symbol { colour-symbol }{ $mark } jest zajęty, a na żetony czasu nie ma miejsca w laboratorium.
       *[other] Symbol { colour-symbol }{ $mark } jest zajęty: weź zamiast tego { time }.
    }
white-empty = Nie programujesz bota: twoje zasoby są puste.

reward = { $card } daje { gain }.
reward-nothing =
    { $reward ->
        [time] { $card } nic nie daje: na żetony czasu nie ma miejsca w laboratorium.
       *[crystals] { $card } nic nie daje: na kryształ nie ma miejsca w laboratorium albo żaden już nie został.
    }
rewards-line = Czerwona linia przed { $line }{ $mark } jest w zasięgu.
rewards-decide =
    { $count ->
        [one] Potem decydujesz, czy użyć { $cards }.
       *[other] Potem decydujesz o { $cards }: każdej z tych kart używasz albo z niej rezygnujesz, w dowolnej kolejności.
    }
line =
    { $payment ->
        [crystal] Za czerwoną linię przed { $line }{ $mark } płacisz 1 kryształ.
        [bot] Za czerwoną linię przed { $line }{ $mark } oddajesz { $bot } bota.
        [choice] Za czerwoną linię przed { $line }{ $mark } oddajesz jednego z zaprogramowanych botów.
       *[nothing] Czerwonej linii przed { $line }{ $mark } nie masz czym opłacić: zatrzymujesz się przed nią, a dalsze punkty przepadają.
    }

## Akcje: inne decyzje

done-letters =
    { $count ->
        [one] Nie stawiaj bota w { $things } i zakończ turę.
       *[other] Nie stawiaj botów w { $things } i zakończ turę.
    }
use = Użyj { $card }: daje { gain }.
use-nothing =
    { $reward ->
        [time] Użyj { $card }: nic nie daje, bo na żetony czasu nie ma miejsca w laboratorium.
       *[crystals] Użyj { $card }: nic nie daje, bo na kryształ nie ma miejsca w laboratorium albo żaden już nie został.
    }
done-rewards =
    { $count ->
        [one] Zrezygnuj z premii za { $things } i zakończ turę.
       *[other] Zrezygnuj z premii za { $things } i zakończ turę.
    }
done-scoring =
    { $count ->
        [one] Nie używaj karty { $things } w tej punktacji.
       *[other] Nie używaj kart { $things } w tej punktacji.
    }
give =
    { $points ->
        [one] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostały { points }.
        [few] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostałe { points }.
       *[many] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostałych { points }.
    }

## Co daje akcja, zanim się ją wybierze

preview = { $what }.
preview-brings = { $what }: { $gains }.
preview-brings-pays = { $what }: { $gains }, potem { $pays }.
preview-price =
    { $cost ->
        [0] {""}
       *[other] {" "}za { cost }
    }
preview-engineer = Zaprogramuj { colour-bot } bota
preview-buy = Zaprogramuj { colour-bot } bota{ preview-price }
preview-program = Zaprogramuj { colour-bot } bota kartą { $card }{ preview-price }
preview-recall = Odwołaj { colour-bot } bota
preview-give = Oddaj { colour-bot } bota
preview-place = Postaw bota w { $sector } i przejmij kontrolę
preview-pass =
    { $place ->
        [0] Spasuj w tej ostatniej rundzie
       *[other] Spasuj i zajmij { $place }. miejsce w kolejności następnej rundy
    }
preview-done-letters = Nie stawiaj więcej botów
preview-use = Użyj { $card }
preview-nothing = nic nie daje
preview-done-rewards = Zrezygnuj z { $cards }
preview-done-scoring = Nie używaj więcej kart
preview-control = Tylko kontrola nad { $sector }{ preview-price }
preview-green = Weź rozbudowę laboratorium { $extension }{ preview-price }
preview-yellow =
    { $cost ->
        [0] Weź żetony czasu
       *[other] Zapłać { cost } i weź żetony czasu
    }
preview-black = Weź kryształy{ preview-price }
preview-purple = Złap { octopods }{ preview-price }
preview-blue = Zwoduj łódź{ preview-price }
preview-red = Weź kartę badań { $card }{ preview-price }
preview-white = Zaprogramuj { colour-bot } bota{ preview-price }
preview-scored = { $sign }{ points } w punktacji
preview-final = { points } na koniec
preview-back =
    { $bots ->
        [one] { $bots } bot z powrotem
        [few] { $bots } boty z powrotem
       *[many] { $bots } botów z powrotem
    }
preview-room = pojemność większa o { $rooms }
preview-letters =
    { $count ->
        [one] bot za literę { $letters }
       *[other] boty za litery { $letters }
    }
preview-programmed = { colour-symbol } bot zaprogramowany
preview-recalled =
    { $after ->
        [price] { colour-symbol } bot odwołany po opłaceniu łodzi
       *[way] { colour-symbol } bot odwołany po opłaceniu drogi
    }
preview-rewards = decyzja o { $cards }
preview-line-crystals =
    { $count ->
        [one] { $count } kryształ za czerwoną linię
        [few] { $count } kryształy za czerwone linie
       *[many] { $count } kryształów za czerwone linie
    }
preview-line-bot = { colour-symbol } bot za czerwoną linię
preview-line-choice = jeden z zaprogramowanych botów za czerwoną linię
preview-lost =
    { $points ->
        [one] { $points } punkt przepada przy czerwonej linii
        [few] { $points } punkty przepadają przy czerwonej linii
       *[many] { $points } punktów przepada przy czerwonej linii
    }

# Tura otwarcia w dwóch słowach.
opening-turn =
    { $action ->
        [engineer] zaprogramuj: { $program }
        [buy] zaprogramuj za czas: { $program }
        [act] akcja: { $program }
       *[pass] pas
    }
`,d=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),e=`# Dlaczego akcja jest niedozwolona.

reason-program =
    { $program ->
        [green] zielonym
        [yellow] żółtym
        [black] czarnym
        [purple] fioletowym
        [blue] niebieskim
        [red] czerwonym
       *[white] białym
    }

reason-over = Gra się skończyła; nie ma już nic do zrobienia.
reason-unknown = „{ $action }” nie jest akcją tej gry; akcja wygląda na przykład tak: „engineer L1” albo „act B green”.
reason-spelling = Zamiast „{ $action }” trzeba napisać „{ $right }”.
reason-stage =
    { $stage ->
        [rewards] Nie teraz: najpierw użyj swoich premii albo z nich zrezygnuj.
        [letters] Nie teraz: najpierw postaw boty za litery nowej rozbudowy laboratorium albo graj dalej bez nich.
        [line] Nie teraz: najpierw wybierz zaprogramowanego bota, którego oddajesz za czerwoną linię.
        [scoring] Nie teraz: trwa punktacja pośrednia; użyj jednej ze swoich kart badań albo graj dalej bez nich.
       *[action] Nie teraz: to twoja tura, możesz zaprogramować bota, wykonać akcję albo spasować.
    }
reason-no-arrow =
    { $here ->
        [start] Z pola startowego nie prowadzi strzałka na pole { $field }; inżynier może iść tylko wzdłuż strzałek.
       *[other] Z pola { $here } nie prowadzi strzałka na pole { $field }; inżynier może iść tylko wzdłuż strzałek.
    }
reason-no-sideways = Krok w bok z pola { $here } na pole { $field } wymaga niezużytej karty badań.
reason-supply-empty = Twoje zasoby są puste; nie ma bota, którego można postawić.
reason-symbol-occupied = Na { reason-program } symbolu stoi już twój bot; najpierw go użyj albo odwołaj.
reason-two-programmed = Masz już dwa zaprogramowane boty; najpierw użyj jednego albo go odwołaj.
reason-bought = W tej rundzie programowanie za żetony czasu jest już wykorzystane; wolno to zrobić raz na rundę.
reason-buy-time = Programowanie za żetony czasu kosztuje { $price ->
        [one] { $price } żeton
        [few] { $price } żetony
       *[many] { $price } żetonów
    }; masz { $time }.
reason-not-programmed = Na { reason-program } symbolu nie stoi żaden twój bot.
reason-too-far = Najtańsza droga do sektora { $sector } kosztuje { $cost ->
        [one] { $cost } żeton czasu
        [few] { $cost } żetony czasu
       *[many] { $cost } żetonów czasu
    }; { $time ->
        [0] nie masz żadnego.
       *[other] masz { $time }.
    }
reason-recalls-itself = Akcję wykonuje właśnie bot stojący na { reason-program } symbolu, więc nie można go przy niej odwołać.
reason-recall-first = Na te żetony czasu jest miejsce: najpierw odwołaj bota stojącego na { reason-program } symbolu, a potem wykonaj akcję.
reason-nothing-paid = Zanim bot stojący na { reason-program } symbolu mógłby wrócić, nic się tu nie płaci, więc odwołania nie da się odłożyć: jeśli chcesz mieć te żetony czasu, odwołaj go najpierw.
reason-catching =
    { $most ->
        [0] W sektorze { $sector } nie możesz złapać żadnego oktopoda.
        [one] W sektorze { $sector } możesz złapać jednego oktopoda; w tym celu wykonaj akcję bez podawania liczby.
        [few] W sektorze { $sector } możesz złapać najwyżej { $most } oktopody; aby złapać wszystkie, wykonaj akcję bez podawania liczby.
       *[many] W sektorze { $sector } możesz złapać najwyżej { $most } oktopodów; aby złapać wszystkie, wykonaj akcję bez podawania liczby.
    }
reason-pass = Spasować można tylko wtedy, gdy inżynier stoi na jednym z trzech najwyższych pól.
reason-no-letter = W sektorze { $sector } nie można już postawić bota za literę.
reason-no-reward = Karta { $card } nie należy do premii, których możesz teraz użyć.
reason-reward-by-itself = Premia { $card } wypłaca się sama, gdy zostanie wywołana; pytanie pada tylko tam, gdzie w zasięgu jest czerwona linia.
reason-no-such-card = Nie masz karty badań { $card }, która programuje bota przy punktacji.
reason-card-used = Karta { $card } została już użyta w tej punktacji.
reason-card-time = Karta { $card } kosztuje { $price ->
        [one] { $price } żeton czasu
        [few] { $price } żetony czasu
       *[many] { $price } żetonów czasu
    }; masz { $time }.

## Co chciałoby się zrobić: „Dlaczego nie mogę …”

want-engineer = … przesunąć tam inżyniera?
want-buy = … programować za żetony czasu?
want-act = … pójść tam i wykonać akcji?
want-catching = … złapać mniej oktopodów?
want-recall = … odwołać bota?
want-recalling = … odwołać bota w trakcie akcji?
want-use = … użyć premii albo z niej zrezygnować?
want-program = … użyć mojej karty badań?
want-pass = … spasować?
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),a=`# Co się wydarzyło w AquaSphere, po polsku: dziennik.

## Co się stało

told-engineer = { $name } przesuwa inżyniera na { $field } i programuje { colour-bot } bota.
told-buy = { $name } płaci żetonami czasu i programuje { colour-bot } bota.
told-act = { $name } używa { colour-bot } bota w { $sector }.
told-catching =
    { $octopods ->
        [0] { $name } używa { colour-bot } bota w { $sector } i nie łapie żadnego z tamtejszych oktopodów.
       *[other] { $name } używa { colour-bot } bota w { $sector } i łapie tylko { octopods }.
    }
told-recalling = W trakcie akcji { $name } odwołuje { colour-bot } bota.
told-recall = { $name } odwołuje { colour-bot } bota.
told-pass = { $name } pasuje.
told-place = { $name } stawia bota za literę w { $sector }.
told-give = { $name } oddaje { colour-bot } bota za czerwoną linię.
told-program = { $name } używa { $card } i programuje { colour-bot } bota.
told-done-letters = { $name } nie stawia więcej botów za litery.
told-use = { $name } używa premii { $card }.
told-done-rewards = { $name } rezygnuje z { $cards } przy czerwonej linii.
told-done-scoring = { $name } nie używa więcej kart w tej punktacji.
told-takes = { $name } bierze { $thing }.
told-launches = { $name } woduje łódź.
told-changes = { $name }: { $changes }.
change-score =
    { $count ->
        [one] { $sign }{ $count } punkt
        [few] { $sign }{ $count } punkty
       *[many] { $sign }{ $count } punktów
    }
change-time =
    { $count ->
        [one] { $sign }{ $count } żeton czasu
        [few] { $sign }{ $count } żetony czasu
       *[many] { $sign }{ $count } żetonów czasu
    }
change-crystals =
    { $count ->
        [one] { $sign }{ $count } kryształ
        [few] { $sign }{ $count } kryształy
       *[many] { $sign }{ $count } kryształów
    }
told-score = { $name } ma { $points }
told-round = Runda { $round } jest podliczona: { $scores }.
told-over = Gra się skończyła.

## Co wynika z ruchu

told-displaced =
    { $whose ->
        [neutral] Neutralny bot, który tam stał, przechodzi do stacji ładowania.
        [own] Własny bot, który tam stał, przechodzi do stacji ładowania.
       *[other] Bot gracza { $name }, który tam stał, przechodzi do stacji ładowania.
    }
told-thinned-out = W stacji ładowania sektora { $sector } jest za dużo botów: { $bots }.
told-back =
    { $count ->
        [one] { $name } zabiera { $count } bota
        [few] { $name } zabiera { $count } boty
       *[many] { $name } zabiera { $count } botów
    }
told-back-neutral =
    { $count ->
        [one] { $count } neutralny bot opuszcza grę
        [few] { $count } neutralne boty opuszczają grę
       *[many] { $count } neutralnych botów opuszcza grę
    }
told-programs = { $name } programuje { colour-bot } bota.
told-programs-taken =
    { $time ->
        [0] Symbol { colour-symbol } jest zajęty, a na żetony czasu nie ma miejsca.
       *[other] Symbol { colour-symbol } jest zajęty: { $name } bierze zamiast tego żetony czasu.
    }
told-programs-none = { $name } nie programuje bota: zasoby są puste.

## Punktacje

told-scoring = W punktacji rundy { $round }: { $points }.
told-submarines = Łodzie przynoszą czas: { $times }.
told-time = { $name } { change-time }
told-final = W punktacji końcowej: { $points }.
told-points = { $name } { change-score }
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),t=`# Co trener mówi o pozycji w AquaSphere, po polsku.

coach-two-bots = Dwa boty są zaprogramowane, a trzeci się nie zmieści. Wyślij jednego z nich do stacji.
coach-no-bots = Nie masz zaprogramowanego bota. Inżynier może zaprogramować jednego za darmo.
coach-no-time = Nie masz żetonów czasu: możesz działać tylko tam, gdzie jest naukowiec, albo za śluzą o wartości 0.
coach-pass =
    { $bots ->
        [0] Inżynier jest na górze i nie ma już botów do użycia. Kto spasuje pierwszy, zaczyna następną rundę.
       *[other]
            { $last ->
                [yes] Inżynier jest na górze. Użyj botów, zanim spasujesz: następnej rundy nie będzie.
               *[no] Inżynier jest na górze. Możesz spasować, a zaprogramowane boty zostaną z tobą.
            }
    }
coach-line = Czerwona linia przed { $line } jest blisko, a nie masz na nią kryształu. Bez niego kosztuje zaprogramowanego bota.
coach-octopods =
    { $points ->
        [one] Oktopody w twoich sektorach kosztują przy punktacji { $points } punkt.
        [few] Oktopody w twoich sektorach kosztują przy punktacji { $points } punkty. Fioletowy bot zrobi z nich punkty dla ciebie.
       *[many] Oktopody w twoich sektorach kosztują przy punktacji { $points } punktów. Fioletowy bot zrobi z nich punkty dla ciebie.
    }
coach-majority = { $name } ma więcej sektorów niż ty i dostaje za to punkty. Każdy bot, którego użyjesz, zajmuje pole kontroli.
coach-last = To ostatnia runda: na koniec każdy żeton czasu to punkt.
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),r=`# AquaSphere w edytorze pozycji po polsku.

edit-round = Runda
edit-earlier = Przesuń wcześniej w kolejności: { $name }
edit-laid-out = Karta programów tej rundy
edit-program-card = Karta programów rundy { $round }
edit-program-note = Inżynierowie poruszają się po karcie programów tej rundy.
edit-ring = Sektory zgodnie z ruchem wskazówek zegara
edit-centre = Obrót płytek środkowych
edit-rotation = Płytka { $tile }
edit-supply = Zostało w puli ogólnej: kryształy { $crystals }, oktopody { $octopods }.
edit-nobody = nikt
edit-take-away = Zabierz: { $name }
edit-put-there = Postaw: { $name }
edit-pile = Pierwsza karta leży na wierzchu. Zabrane karty trafiają do innego sektora.
edit-field =
    { $field ->
        [start] start
       *[other] { $field }
    }
edit-base-lab = Laboratorium bazowe
edit-bought = W tej rundzie bot został zaprogramowany za żetony czasu
edit-bots = Zostało w zasobach: { $supply ->
        [one] { $supply } bot
        [few] { $supply } boty
       *[many] { $supply } botów
    }, { $submarines ->
        [one] { $submarines } łódź podwodna
        [few] { $submarines } łodzie podwodne
       *[many] { $submarines } łodzi podwodnych
    }.
edit-spent = Karta { $card } jest zużyta
edit-place =
    { $place ->
        [players] Gracze
        [players-programmed] { name-programmed }
        [players-time] { name-time }
        [players-crystals] { name-crystals }
        [players-research] { name-research }
        [players-extensions] { name-extensions }
        [players-submarines] { name-submarines }
        [players-engineer] { name-engineer }
        [players-scientist] { name-scientist }
        [players-score] { name-knowledge-points }
        [players-supply] { name-supply }
        [station-sectors-research] Sektor { $sector }, karty badań
        [station-sectors-extensions] Sektor { $sector }, rozbudowy laboratorium
        [station-sectors-submarines] Sektor { $sector }, łodzie podwodne
        [station-sectors-charging] Sektor { $sector }, stacja ładowania
        [station-sectors-control] Sektor { $sector }, pole kontroli
        [station] { name-station }
        [play_order] { name-play-order }
        [passed] { name-pass-order }
        [programs] { name-programming-area }
        [program_cards] Karty programów
        [research] { name-research }
        [extensions] { name-extensions }
        [decks-research] Talia kart badań
        [decks-extensions] Stos rozbudów laboratorium
        [crystals] { name-crystals }
        [octopods] { name-octopods }
        [round] Runda
        [turn-seat] Czyja tura
        [turn-letters] Boty za litery
        [turn-cards] Karty, o których zapada decyzja
        [turn-gain] Punkty przed czerwoną linią
       *[other] { $path }
    }
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),i=`# AquaSphere na stronie „Co wygrywa?” po polsku.

explore-kind =
    { $kind ->
        [research] Karty badań
        [extensions] Rozbudowy
       *[program-lead] Programy
    }
explore-facet =
    { $facet ->
        [kind] Rodzaj
       *[letter] Litera
    }
explore-program = Program { $program }
explore-lead = Każdy gracz używa każdego programu. Tu liczą się ci, którzy użyli go w partii częściej niż wszyscy inni.
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),s=`# AquaSphere na stronie po polsku, obok zdań gry w terminalu.

## O co chodzi w tej chwili

ask-action =
    { $who ->
        [me] { $name }, twoja tura: zaprogramuj bota, użyj bota albo spasuj.
       *[other] Trwa tura gracza { $name }.
    }
ask-rewards =
    { $who ->
        [me] { $name }, czerwona linia jest w zasięgu: zdecyduj o { $things }.
       *[other] { $name } decyduje o { $things } przy czerwonej linii.
    }
ask-letters =
    { $who ->
        [me] { $name }, postaw bota z zasobów w { $things } albo przejdź dalej.
       *[other] { $name } może postawić boty w { $things }.
    }
ask-line =
    { $who ->
        [me] { $name }, którego zaprogramowanego bota oddajesz za czerwoną linię?
       *[other] { $name } oddaje bota za czerwoną linię.
    }
ask-scoring =
    { $who ->
        [me] Punktacja: { $name }, użyj teraz { $things } albo przejdź dalej.
       *[other] Punktacja: { $name } może użyć { $things }.
    }
ask-over = Gra się skończyła.

do-pass = Spasuj
do-done = Zrezygnuj
do-recall = Odwołaj { colour-bot } bota

## Premie przy czerwonej linii

rewards-title = Premie przy czerwonej linii
rewards-stand =
    { $points ->
        [one] Masz { $points } punkt,
        [few] Masz { $points } punkty,
       *[many] Masz { $points } punktów,
    } a następna czerwona linia jest przed { $line }. Na opłatę masz: kryształy – { $crystals }, zaprogramowane boty – { $bots }.
rewards-help = Te premie razem przeniosłyby cię przez czerwoną linię, dlatego decydujesz. Używaj kart w dowolnej kolejności albo zrezygnuj z reszty. Linia kosztuje 1 kryształ, bez niego zaprogramowanego bota; bez obu zatrzymujesz się przed nią. Kryształ wzięty wcześniej może ją opłacić.

## Plansze graczy

boards = Plansze graczy
extension = Rozbudowa laboratorium
bots-and-submarines = Boty i łodzie
bots-hold =
    { $supply ->
        [one] { $supply } bot w zasobach,
        [few] { $supply } boty w zasobach,
       *[many] { $supply } botów w zasobach,
    } { $submarines ->
        [one] została { $submarines } łódź.
        [few] zostały { $submarines } łodzie.
       *[many] zostało { $submarines } łodzi.
    } W punktacji wysłane boty dają { points }.
lab-rooms = Laboratorium mieści
room-holds-time = Żetony czasu: { $held } z { $room }
room-holds-crystals = Kryształy: { $held } z { $room }
room-holds-research_cards = Karty badań: { $held } z { $room }
room-holds-octopods = Oktopody: najwyżej { $room } w jednej akcji
base-lab = Laboratorium bazowe { $letter }
card-held =
    { $spent ->
        [yes] { $card }, zużyta: { $text }
       *[no] { $card }: { $text }
    }
symbol-held = Zaprogramowany bot: { colour }, { program-action }
symbol-free = Wolny symbol: { colour }, { program-action }
symbol-buy = Zapłać { time } i zaprogramuj: { colour }, { program-action }
scientist-in = Naukowiec jest w sektorze { $sector }
engineer-on =
    { $field ->
        [start] Inżynier stoi na polu startowym
       *[other] Inżynier stoi na polu { $field }
    }
has-passed = Pas w tej rundzie
controls =
    { $count ->
        [0] Nie kontroluje żadnego sektora
        [one] Kontroluje sektor { $sectors }
       *[other] Kontroluje sektory { $sectors }
    }
submarines-left =
    { $count ->
        [one] Została { $count } łódź
        [few] Zostały { $count } łodzie
       *[many] Zostało { $count } łodzi
    }

## Nasze wartości

designed-short = Nasze wartości, a nie wydrukowane w grze.
designed-label =
    { $place ->
        [lock] Ceny śluz są wymyślone, a nie opublikowane.
        [field] Kolory pól programowania są wymyślone, a nie opublikowane.
        [submarine] Ceny miejsc na łodzie oprócz pierwszego są wymyślone, a nie opublikowane.
        [line] Miejsca czerwonych linii są wymyślone, a nie opublikowane.
        [program_card] Karty programów są wymyślone, a nie opublikowane.
        [refill] To, co następna runda przynosi sektorom, jest wymyślone, a nie opublikowane.
        [lab] Pojemność laboratoriów bazowych jest wymyślona, a nie opublikowana.
        [extension] Pojemność i litery rozbudów są wymyślone, a nie opublikowane.
        [research] Liczba kart badań każdego rodzaju jest wymyślona, a nie opublikowana.
       *[deployed] Liczby i kolumny pól botów są wymyślone, a nie opublikowane.
    }
designed-sign =
    { designed-label } { $whose ->
        [own] Tak podaje plik z elementami gry tego stołu.
       *[ours] Wydrukowanych wartości nie udało się nam znaleźć. Kto ma grę, może otworzyć stół z własnym plikiem z elementami gry.
    }
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),c=`# Punkty i punktacje po polsku.

## Punktacje

scoring-title =
    { $name ->
        [final] Punktacja końcowa
       *[round] Punktacja rundy { $round }
    }
scoring-item =
    { $item ->
        [majority] najwięcej pól kontroli
        [deployed] wysłane boty
        [crystals] kryształy
        [controlled] oktopody we własnych sektorach
        [letters] różne litery
        [time] żetony czasu
        [submarines] wszystkie sześć łodzi
       *[extensions] pięć rozbudów
    }
scoring-lines =
    { $held ->
        [zero] czerwone linie; nikt nie spada poniżej 0
       *[lines] czerwone linie
    }
scoring-paid =
    { $count ->
        [one] { $count } opłacona
        [few] { $count } opłacone
       *[many] { $count } opłaconych
    }
scoring-after = punkty teraz
scoring-skip = Pokaż wszystko od razu
scoring-story =
    { $best ->
        [one] Najlepszy wynik: { $names }, { $sign }{ $count }.
       *[other] Równie dobry wynik: { $names }, po { $sign }{ $count }.
    } { $bitten ->
        [0] {""}
       *[other] Strata punktów przez oktopody we własnych sektorach: { $victims }.
    }
scoring-points = { scoring-item } { $sign }{ $count }

## Jak jest teraz

score-here = { points }.
score-expected = punktacja { $sign }{ $count }
score-round =
    { $number ->
        [0] Punktacja tej rundy nic by teraz nie przyniosła.
       *[other] Punktacja tej rundy przyniosłaby teraz { $sign }{ $count }, nie licząc czerwonych linii: { $items }.
    }
score-final = Punktacja końcowa dodałaby { $sign }{ $count }.

## Boty za litery

letters-title = Boty za litery
letters-free = postawienie nic nie kosztuje

## Co zmienia akcja

forecast =
    { $number ->
        [0] Punktacja tej rundy pozostaje bez zmian: { $before }.
       *[other] Punktacja tej rundy { $before } → { $after }: { $items }.
    }

## Koniec

source =
    { $source ->
        [start] punkty na początku
        [octopods] złapane oktopody
        [submarines] zwodowane łodzie
        [research] wzięte karty badań
        [rewards] premie z kart
        [majority] najwięcej pól kontroli
        [deployed] wysłane boty
        [crystals] kryształy
        [controlled] oktopody we własnych sektorach
        [lines] zatrzymanie przy czerwonych liniach i na 0
        [final_letters] różne litery
        [final_time] pozostałe żetony czasu
        [final_submarines] wszystkie sześć łodzi
       *[final_extensions] pięć rozbudów
    }
course-start = początek
course-scoring =
    { $name ->
        [final] koniec
       *[round] runda { $round }
    }
`,j=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"})),z=`# Stacja i centrala po polsku.

## Co gdzie jest, dla tych, którzy tego nie widzą

sector-holds =
    Sektor { $sector }: żetony czasu: { $time }, kryształy: { $crystals }, oktopody: { $octopods }. { $control ->
        [nobody] Pole kontroli jest puste.
        [neutral] Na polu kontroli stoi neutralny bot.
       *[somebody] Na polu kontroli stoi bot gracza { $holder }.
    } { $charging ->
        [0] Stacja ładowania jest pusta.
        [one] { $charging } bot w stacji ładowania.
        [few] { $charging } boty w stacji ładowania.
       *[many] { $charging } botów w stacji ładowania.
    } { $submarines ->
        [0] Nie ma tu łodzi; liczba miejsc: { $spaces }.
        [one] { $submarines } łódź; liczba miejsc: { $spaces }.
        [few] { $submarines } łodzie; liczba miejsc: { $spaces }.
       *[many] { $submarines } łodzi; liczba miejsc: { $spaces }.
    } Karty badań: { $research }, rozbudowy laboratorium: { $extensions }. Pole programowania: { $field }. { $here ->
        [0] Nie ma tu naukowca.
        [one] Jest tu naukowiec gracza { $scientists }.
       *[other] Są tu naukowcy graczy { $scientists }.
    }
field-holds =
    { $here ->
        [0] Pole { $field }: { colour }, { program-action }
        [one] Pole { $field }: { colour }, { program-action }; stoi tu inżynier gracza { $engineers }
       *[other] Pole { $field }: { colour }, { program-action }; stoją tu inżynierowie graczy { $engineers }
    }
field-colour = { $field } { colour }
lock-costs = Śluza: { $cost ->
        [one] { $cost } żeton czasu
        [few] { $cost } żetony czasu
       *[many] { $cost } żetonów czasu
    }
centre-shows =
    { $points ->
        [one] Runda { $round } z 4. Łódź albo karta badań daje { $points } punkt.
        [few] Runda { $round } z 4. Łódź albo karta badań daje { $points } punkty.
       *[many] Runda { $round } z 4. Łódź albo karta badań daje { $points } punktów.
    }
round-of = Runda { $round } z 4
track-score =
    { $points ->
        [one] { $name }: { $points } punkt.
        [few] { $name }: { $points } punkty.
       *[many] { $name }: { $points } punktów.
    }
red-line = Czerwona linia przed { $line }: kto ją przekracza, płaci 1 kryształ albo oddaje zaprogramowanego bota.
next-programs = Karta programów { $card } następnej rundy: { $colours }
neutral-owner = kolor neutralny
nobody-passed = jeszcze nikt

## Co zostało dotknięte

sector-title = Sektor { $sector }
way-costs =
    { $way ->
        [here] twój naukowiec jest tutaj
        [free] droga jest darmowa
       *[paid] droga kosztuje { $time ->
            [one] { $time } żeton czasu
            [few] { $time } żetony czasu
           *[many] { $time } żetonów czasu
        }
    }
no-bot = Nie masz zaprogramowanego bota: najpierw zaprogramuj go w centrali.
catch-fewer = Złap mniej
catch-fewer-note = Możesz zostawić oktopody na miejscu, na przykład po to, by zatrzymać się przed czerwoną linią. Jeśli nie złapiesz żadnego, żadna karta nie daje premii.
recall-within = W trakcie tej akcji odwołaj { colour-bot } bota
recall-within-note =
    { $after ->
        [price] Najpierw płacisz za łódź, co robi miejsce: wtedy bot wraca i daje { time }, zanim weźmiesz punkty.
       *[way] Najpierw płacisz za drogę, co robi miejsce: wtedy bot wraca i daje { time }, zanim stanie się cokolwiek innego.
    } { $first ->
        [0] Odwołany przed akcją nie dałby żadnego, bo laboratorium jest pełne.
       *[other] Odwołany przed akcją dałby tylko { $first }.
    }
wish-engineer = Przesuń inżyniera
wish-buy = Zaprogramuj za żetony czasu
wish-recall = Odwołaj bota
wish-give = Oddaj bota
wish-place = Postaw bota
wish-use = Użyj premii
wish-program = Użyj karty badań
wish-pass = Spasuj
sector-extension =
    { $more ->
        [0] Rozbudowa laboratorium { $card }
       *[other] Rozbudowa laboratorium { $card }, pod nią { $more }
    }
sector-research =
    { $more ->
        [0] Karta badań { $card }
       *[other] Karta badań { $card }, pod nią { $more }
    }
sector-details = Co tu jest
sector-next = Następna runda
sector-brings = żetony czasu: { $time }, kryształy +{ $crystals }, oktopody +{ $octopods }

## Nazwy znaków

area-holds =
    { $colour ->
        [green] { $count ->
            [0] Rozbuduj laboratorium: nie ma tu już rozbudowy
           *[other] Rozbuduj laboratorium: rozbudowa { $card }
        }
        [yellow] Weź żetony czasu: { $count ->
            [0] nie ma tu żadnego
            [few] leżą tu { $count }
           *[other] leży tu { $count }
        }
        [black] Weź kryształy: { $count ->
            [0] nie ma tu żadnego
            [one] leży tu { $count }
            [few] leżą tu { $count }
           *[many] leży tu { $count }
        }
        [purple] Złap oktopody: { $count ->
            [0] nie ma tu żadnego
            [one] jest tu { $count }
            [few] są tu { $count }
           *[many] jest tu { $count }
        }
        [blue] Zwoduj łódź podwodną: { $count ->
            [0] nie ma wolnego miejsca
           *[other] następne miejsce kosztuje { $cost ->
                [one] { $cost } żeton czasu
                [few] { $cost } żetony czasu
               *[many] { $cost } żetonów czasu
            }
        }
        [red] { $count ->
            [0] Weź kartę badań: nie ma tu już żadnej
           *[other] Weź kartę badań: { $card }
        }
       *[white] Zaprogramuj bota na symbolu pola programowania: { $field }
    }
control-holds =
    { $control ->
        [nobody] Pole kontroli: nikt go nie zajmuje
        [neutral] Pole kontroli: zajmuje je neutralny bot
       *[somebody] Pole kontroli: zajmuje je { $holder }
    }
charging-holds = Stacja ładowania: zajęte miejsca { $count } z { $limit }. Gdy botów jest więcej, każdy zabiera swoje oprócz jednego.
piece-of =
    { $kind ->
        [scientist] Naukowiec: { $name }
        [engineer] Inżynier: { $name }
       *[submarine] Łódź podwodna: { $name }
    }
piece-neutral = Neutralna łódź podwodna

## Na małym ekranie

tabs = Części stołu
tab-waits = tutaj można coś zrobić
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:z},Symbol.toStringTag,{value:"Module"})),u=`# Krótka wycieczka po AquaSphere, po polsku: podpis do każdego obrazka.

tour-station = Stacja badawcza głęboko w morzu: sześć sektorów w kręgu. Obok przepływają łodzie podwodne, a oktopody są ciekawskie.
tour-program = W centrali inżynier idzie od koloru do koloru i za każdym razem programuje jednego z twoich botów.
tour-act = Naukowiec prowadzi bota przez stację. Śluzy kosztują żetony czasu; gdzie bot pracuje, tam kontrolujesz sektor.
tour-colours = Siedem kolorów, siedem zadań: rozbudowa laboratorium, żetony czasu, kryształy, oktopody, łodzie podwodne, karty badań i programowanie botów.
tour-push = Na polu kontroli mieści się jeden bot. Kto przychodzi później, wypycha poprzedniego do stacji ładowania.
tour-score = Po każdej z czterech rund jest punktacja. Przez czerwoną linię przeprowadza kryształ, a wygrywa, kto na koniec ma najwięcej punktów.
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"}));export{d as a,w as b,p as c,y as d,m as e,k as f,b as g,j as h,$ as i,g as j,l as p};
