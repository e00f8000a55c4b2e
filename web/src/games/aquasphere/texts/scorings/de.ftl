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
scoring-skip = Alles auf einmal zeigen
scoring-story =
    { $best ->
        [one] Am besten lief es für { $names }: { $sign }{ $count }.
       *[other] Gleich gut lief es für { $names }: je { $sign }{ $count }.
    } { $bitten ->
        [0] {""}
       *[other] Oktopoden in eigenen Sektoren kosteten { $victims } Punkte.
    }
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

## Was eine Aktion ändert

forecast =
    { $number ->
        [0] Die Wertung dieser Runde bleibt bei { $before }.
       *[other] Die Wertung dieser Runde { $before } → { $after }: { $items }.
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
