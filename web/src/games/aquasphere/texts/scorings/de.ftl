# Punkte und Wertungen auf Deutsch.

## Wertungen

scoring-title =
    { $name ->
        [final] Schlusswertung
       *[round] Wertung der Runde { $round }
    }
scoring-item =
    { $item ->
        [majority] meiste Kontrollfelder
        [deployed] eingesetzte Bots
        [crystals] Kristalle
        [controlled] Oktopoden in eigenen Sektoren
        [letters] verschiedene Buchstaben
        [time] Zeitmarker
        [submarines] alle sechs U-Boote
       *[extensions] fünf Laborausbauten
    }
scoring-lines =
    { $held ->
        [zero] rote Linien; niemand fällt unter 0
       *[lines] rote Linien
    }
scoring-paid = { $count } bezahlt
scoring-after = Punkte jetzt
scoring-points = { scoring-item } { $sign }{ $count }

## Wie es steht

score-here = { points }.
score-expected = Wertung { $sign }{ $count }
score-round =
    { $number ->
        [0] Die Wertung dieser Runde brächte jetzt nichts.
       *[other] Die Wertung dieser Runde brächte jetzt { $sign }{ $count }, rote Linien nicht gerechnet: { $items }.
    }
score-final = Die Schlusswertung brächte { $sign }{ $count } dazu.

## Buchstaben-Bots

letters-title = Buchstaben-Bots
letters-free = das Stellen kostet nichts
letters-scoring =
    { $number ->
        [0] An der Wertung dieser Runde ändert das nach jetzigem Stand nichts.
       *[other] In der Wertung dieser Runde nach jetzigem Stand: { $items }.
    }

## Das Ende

source =
    { $source ->
        [start] Punkte zu Beginn
        [octopods] gefangene Oktopoden
        [submarines] eingesetzte U-Boote
        [research] genommene Forschungs{"\u00AD"}karten
        [rewards] Prämien von Karten
        [majority] meiste Kontrollfelder
        [deployed] eingesetzte Bots
        [crystals] Kristalle
        [controlled] Oktopoden in eigenen Sektoren
        [lines] an roten Linien und bei 0 angehalten
        [final_letters] verschiedene Buchstaben
        [final_time] übrige Zeitmarker
        [final_submarines] alle sechs U-Boote
       *[final_extensions] fünf Laborausbauten
    }
course-start = Beginn
course-scoring =
    { $name ->
        [final] Ende
       *[round] Runde { $round }
    }
