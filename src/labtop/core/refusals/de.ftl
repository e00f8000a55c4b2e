# Was an JSON von außen falsch ist: Aufzeichnungen, Stellungen, Spielmaterial. Es steht hinter der Stelle, die falsch
# ist. Wörter wie `turn.seat` sind Schlüssel des JSON und bleiben, wie sie sind.

an-object = nötig ist ein Objekt, nicht { $given }
a-list = nötig ist eine Liste, nicht { $given }
a-number = nötig ist eine ganze Zahl, nicht { $given }
a-name = nötig ist ein Name, nicht { $given }
a-text = nötig ist ein Text, nicht { $given }
true-or-false = nötig ist true oder false, nicht { $given }
unknown-key = unbekannter Schlüssel { $name }
missing-key = der Schlüssel { $name } fehlt
out-of-range = { $given } liegt nicht zwischen { $low } und { $high }
one-of = { $given } ist keiner dieser Werte: { $options }
entries =
    { $count ->
        [one] nötig ist { $count } Eintrag, nicht { $given }
       *[other] nötig sind { $count } Einträge, nicht { $given }
    }
entries-between = nötig sind { $low } bis { $high } Einträge, nicht { $given }

## Aufzeichnungen

no-records = keine Datei .json oder .jsonl in diesem Ordner
no-plain-file = keine gewöhnliche Datei
too-large = viel zu groß für eine Aufzeichnung
broken-json = fehlerhaftes JSON in Zeile { $line }, Spalte { $column }
not-utf-8 = fehlerhaftes JSON: Es ist kein Text in UTF-8
nested-too-deeply = fehlerhaftes JSON: Es ist zu tief verschachtelt
number-too-long = fehlerhaftes JSON: Eine Zahl ist zu lang
no-such-game = es gibt kein Spiel { $game }; es gibt: { $games }
no-position = eine Stellung ist ein Objekt mit dem Schlüssel 'game'
no-such-view = was diese Ansicht verbirgt, passt nicht zu dem, was in ihr zu sehen ist
format-unknown = das Format { $given } ist unbekannt; diese Version liest { $known }
earlier-rules = die Aufzeichnung hat das Format { $format } und wurde nach früheren Regeln gespielt, die hier anders sind
names-needed = nötig sind { $count } Namen, jeder ein Text
at-move = Zug { $number }
already-over = das Spiel war schon zu Ende
another-seat = am Zug war Platz { $seat }, nicht { $given }
chance-count =
    { $count ->
        [one] zu { $action } gehört { $count } Zufallsergebnis, nicht { $given }
       *[other] zu { $action } gehören { $count } Zufallsergebnisse, nicht { $given }
    }
chance-cannot = der Zufall kann hier nicht { $outcome } bringen
not-over = nach Zug { $moves } ist das Spiel nicht zu Ende
too-many-moves = mehr als { $most }
too-many-actions = es gibt mehr als { $most } erlaubte Aktionen
no-start = nötig sind ein Startwert und eine Stellung
other-components = es wurde mit anderem Spielmaterial gespielt; bekannt ist es dort, wo gespielt wurde
other-start = so beginnt eine Partie mit diesem Startwert nicht
older-start = mit diesem Startwert hat eine frühere Version von labtop so begonnen, was diese nicht prüfen kann; `labtop record show` spielt die Partie nach
no-proof = es gibt keinen; Partien, die am Tisch eines Servers gespielt wurden, haben einen
a-nonce = nötig sind 32 bis 64 hexadezimale Ziffern, nicht { $given }
wrong-result = { $given } ist falsch; die Züge führen zu { $right }
one-set-only = { $game } hat nur ein Spielmaterial

## Was das Betriebssystem verweigert

system-missing = es gibt keine solche Datei und keinen solchen Ordner
system-forbidden = das ist hier nicht erlaubt
system-is-folder = es ist ein Ordner
system-no-folder = ein Teil des Pfads ist eine Datei und kein Ordner
system-full = es ist kein Platz mehr frei
system-read-only = dort kann nichts geschrieben werden
system-address-used = ein anderes Programm benutzt diese Adresse und diesen Port
system-no-address = diese Adresse hat dieser Computer nicht
system-other = { $error }
