# AquaSphere po polsku.
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
