# Stacja i centrala po polsku.

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
