# Statistik von AquaSphere auf Deutsch.

title-research = Welche Forschungskarten Partien gewinnen
column-points = Punkte
title-extensions = Welche Laborausbauten Partien gewinnen
title-sources = Woher die Punkte kommen
row-sources =
    { $row ->
        [octopods] gefangene Oktopoden
        [submarines] eingesetzte U-Boote
        [research] genommene Forschungskarten
        [rewards] Prämien der Forschungskarten
        [majority] Wertung: Mehrheit
        [deployed] Wertung: eingesetzte Bots
        [crystals] Wertung: Kristalle
        [controlled] Wertung: Oktopoden in eigenen Sektoren
        [lines] an roten Linien verloren oder behalten
        [final-letters] Ende: verschiedene Buchstaben
        [final-time] Ende: Zeitmarker
        [final-submarines] Ende: alle sechs U-Boote
       *[final-extensions] Ende: fünf Laborausbauten
    }
title-programs = Programme, die ein Spieler in einer Partie nutzt
title-program-points = Punkte, die Aktionen eines Programms sofort brachten
title-programming = Wie Bots programmiert werden
row-programming =
    { $row ->
        [engineer] vom Ingenieur
        [buy] mit Zeitmarkern
        [sector] mit Weiß, durch einen Sektor
        [instant] durch eine Karte, sofort
        [scoring] durch eine Karte, bei einer Wertung
       *[recalled] ungenutzt zurückgerufen
    }
title-lines = Rote Linien
row-lines =
    { $row ->
        [paid] bezahlte Linien
        [lost] dort verlorene Punkte
       *[spared] erhalten gebliebene Punkte: Niemand fällt hinter eine Linie zurück
    }
title-forgone = Worauf freiwillig verzichtet wurde
row-forgone =
    { $row ->
        [octopods] Oktopoden, die nicht gefangen wurden, obwohl Platz war
       *[rewards] Prämien, auf die an roten Linien verzichtet wurde
    }
title-submarines = U-Boote in der Station am Ende
row-submarines =
    { $count ->
        [one] { $count } U-Boot
       *[other] { $count } U-Boote
    }
title-majority = Die Mehrheit der Kontrollfelder, Runde für Runde
row-majority =
    { $place ->
        [alone] Runde { $round }, allein
       *[shared] Runde { $round }, geteilt
    }
title-turns = Züge eines Spielers in einer Runde
x-turns = Runde
column-turns = Züge
title-round-points = Punkte eines Spielers in einer Runde, ihre Wertung mitgezählt
x-round-points = Runde
title-pass-order = Wer zuerst passt
row-pass-order =
    { $place ->
        [1] Runde { $round }, als Erster gepasst
        [2] Runde { $round }, als Zweiter gepasst
        [3] Runde { $round }, als Dritter gepasst
       *[4] Runde { $round }, als Vierter gepasst
    }
title-program-lead = Programme, die ein Spieler öfter nutzt als alle anderen
title-openings = Eröffnungen: die ersten Züge eines Spielers
