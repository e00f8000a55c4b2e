# Prosty stół po polsku: jak nazywają się klucze i wartości pozycji AquaSphere.
# key-…: klucz notacji, w pozycji albo wewnątrz innego klucza ($of). in-…: klucze wewnątrz klucza.
# value-…: co klucz zawiera; $name to imię osoby, gdy chodzi o miejsce przy stole.

key-round = Runda
key-play_order = { name-play-order }
key-passed = { name-pass-order }
key-station = { name-station }
key-ring = Sektory zgodnie z ruchem wskazówek zegara
key-sectors = Sektory
in-sectors = { $inside }
key-time = { name-time }
key-crystals = { name-crystals }
key-octopods = { name-octopods }
key-research = { name-research }
key-extensions = { name-extensions }
key-submarines = { name-submarines }
key-control = { name-control-space }
key-charging = { name-charging-station }
key-programs = { name-programming-area }
in-programs = Pole { $inside }
key-program_cards = Karty programów
key-centre = Płytki środkowe
key-tile = Płytka
key-rotation = Obrót
key-supply =
    { $of ->
        [players] { name-supply }
       *[position] Pula ogólna
    }
key-decks = Stosy
key-score = { name-knowledge-points }
key-programmed = { name-programmed }
key-base_lab = Laboratorium bazowe
key-scientist = { name-scientist }
key-engineer = { name-engineer }
key-bought = Programowanie za 3 czasu w tej rundzie
key-card = Karta
key-spent = Wykorzystana
key-turn = Teraz
key-seat = Kolej na osobę
key-stage = Decyzja
key-letters = Litery
key-gain = Punkty do zdobycia
key-cards = Karty
value-play_order = { $name }
value-passed = { $name }
value-seat = { $name }
value-control =
    { $value ->
        [neutral] neutralny
       *[seat] { $name }
    }
value-charging = { value-control }
value-submarines =
    { $of ->
        [players] { $value }
       *[sector] { $value ->
            [neutral] neutralna
           *[seat] { $name }
        }
    }
value-programs =
    { $value ->
        [green] zielony
        [yellow] żółty
        [black] czarny
        [purple] fioletowy
        [blue] niebieski
        [red] czerwony
       *[white] biały
    }
value-programmed = { value-programs }
value-engineer =
    { $value ->
        [start] pole startowe
       *[field] { $value }
    }
value-stage =
    { $value ->
        [action] tura
        [letters] boty za litery
        [line] czerwona linia
        [scoring] punktacja pośrednia
       *[over] koniec gry
    }
