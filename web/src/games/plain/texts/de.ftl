# Der schlichte Tisch auf Deutsch: wie die Schlüssel und Werte der Stellungen von AquaSphere heißen.
# key-…: ein Schlüssel der Notation, in der Stellung oder in einem anderen ($of). in-…: die Schlüssel darin.
# value-…: was ein Schlüssel enthält; $name ist der des Spielers, wo ein Platz gemeint ist.

key-round = Runde
key-play_order = { name-play-order }
key-passed = { name-pass-order }
key-station = { name-station }
key-ring = Sektoren im Uhrzeigersinn
key-sectors = Sektoren
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
in-programs = Feld { $inside }
key-program_cards = Programmkarten
key-centre = Mittelplättchen
key-tile = Plättchen
key-rotation = Drehung
key-supply =
    { $of ->
        [players] { name-supply }
       *[position] Allgemeiner Vorrat
    }
key-decks = Stapel
key-score = { name-knowledge-points }
key-programmed = { name-programmed }
key-base_lab = Basislabor
key-scientist = { name-scientist }
key-engineer = { name-engineer }
key-bought = In dieser Runde für 3 Zeit programmiert
key-card = Karte
key-spent = Benutzt
key-turn = Jetzt
key-seat = Am Zug
key-stage = Entscheidung
key-letters = Buchstaben
key-gain = Noch ausstehende Punkte
key-cards = Karten
value-play_order = { $name }
value-passed = { $name }
value-seat = { $name }
value-control =
    { $value ->
        [neutral] neutral
       *[seat] { $name }
    }
value-charging = { value-control }
value-submarines =
    { $of ->
        [players] { $value }
       *[sector] { value-control }
    }
value-programs =
    { $value ->
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [purple] Lila
        [blue] Blau
        [red] Rot
       *[white] Weiß
    }
value-programmed = { value-programs }
value-engineer =
    { $value ->
        [start] Startfeld
       *[field] { $value }
    }
value-stage =
    { $value ->
        [action] Zug
        [letters] Buchstaben-Bots
        [line] rote Linie
        [scoring] Zwischenwertung
       *[over] Ende des Spiels
    }
