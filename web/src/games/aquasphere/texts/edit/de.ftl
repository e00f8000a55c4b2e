# AquaSphere im Stellungseditor auf Deutsch.

edit-round = Runde
edit-earlier = { $name } früher spielen lassen
edit-laid-out = Programmkarte dieser Runde
edit-program-card = Programmkarte der Runde { $round }
edit-program-note = Die Ingenieure ziehen über die Programmkarte dieser Runde.
edit-ring = Sektoren im Uhrzeigersinn
edit-centre = Drehung der Zentrumsplättchen
edit-rotation = Plättchen { $tile }
edit-supply = Noch im allgemeinen Vorrat: Kristalle { $crystals }, Oktopoden { $octopods }.
edit-nobody = niemand
edit-take-away = Wegnehmen: { $name }
edit-put-there = Hinstellen: { $name }
edit-pile = Die erste Karte liegt oben. Weggenommene Karten kommen in einen anderen Sektor.
edit-field =
    { $field ->
        [start] Start
       *[other] { $field }
    }
edit-base-lab = Basislabor
edit-bought = Hat in dieser Runde einen Bot mit Zeitmarkern programmiert
edit-bots = Übrig: { $supply ->
        [one] { $supply } Bot
       *[other] { $supply } Bots
    } im Vorrat, { $submarines ->
        [one] { $submarines } U-Boot
       *[other] { $submarines } U-Boote
    }.
edit-spent = { $card } ist verbraucht
edit-place =
    { $place ->
        [players] Spieler
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
        [station-sectors-research] Sektor { $sector }, Forschungskarten
        [station-sectors-extensions] Sektor { $sector }, Laborausbauten
        [station-sectors-submarines] Sektor { $sector }, U-Boote
        [station-sectors-charging] Sektor { $sector }, Ladestation
        [station-sectors-control] Sektor { $sector }, Kontrollfeld
        [station] { name-station }
        [play_order] { name-play-order }
        [passed] { name-pass-order }
        [programs] { name-programming-area }
        [program_cards] Programmkarten
        [research] { name-research }
        [extensions] { name-extensions }
        [decks-research] Der Stapel der Forschungskarten
        [decks-extensions] Der Stapel der Laborausbauten
        [crystals] { name-crystals }
        [octopods] { name-octopods }
        [round] Runde
        [turn-seat] Am Zug
        [turn-letters] Buchstaben-Bots
        [turn-cards] Karten, über die entschieden wird
        [turn-gain] Punkte vor einer roten Linie
       *[other] { $path }
    }
