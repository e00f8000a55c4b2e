# AquaSphere w edytorze pozycji po polsku.

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
