# Statistik über Partien auf Deutsch. Wörter, die einem Spiel gehören, stehen in dessen Ordner.

reading = Spiele Partien nach …
nothing-readable = Hier ist keine lesbare Aufzeichnung.
nothing-finished = Keine Partie ist zu Ende: Es gibt noch nichts zu zählen.
summary =
    { $games ->
        [one] { NUMBER($games) } Partie
       *[other] { NUMBER($games) } Partien
    }
unfinished =
    { $count ->
        [one] { NUMBER($count) } Partie ist nicht zu Ende und wird nicht gezählt.
       *[other] { NUMBER($count) } Partien sind nicht zu Ende und werden nicht gezählt.
    }
problems =
    { $count ->
        [one] { NUMBER($count) } Aufzeichnung oder Datei ist nicht zu gebrauchen:
       *[other] { NUMBER($count) } Aufzeichnungen oder Dateien sind nicht zu gebrauchen:
    }
problem = { $place }: { $reason }
more-problems =
    { $count ->
        [one] … und { NUMBER($count) } weitere
       *[other] … und { NUMBER($count) } weitere
    }
written = In { $folder } stehen die Tabellen als CSV und alles mit Diagrammen in { $page }.
folder-unwritable = { $folder } lässt sich nicht schreiben: { $error }.
page-title = Statistik über Partien
all-rows = Die ganze Tabelle
rows-left-out =
    { $count ->
        [one] … { NUMBER($count) } Zeile dazwischen fehlt hier; --out schreibt auch sie.
       *[other] … { NUMBER($count) } Zeilen dazwischen fehlen hier; --out schreibt auch sie.
    }

moment = Länge { $size }: { $name } im Zug { $turn } von { $record }

title-names = Nach Namen
title-order = Nach dem Platz in der anfänglichen Spielreihenfolge
row-order = { $players } Spieler, Platz { $place }
title-scores = Punkte am Ende
x-scores = Punkte
title-margins = Vorsprung des Siegers vor dem Zweiten
x-margins = Punkte
title-moves = Entscheidungen in einer Partie
x-moves = Entscheidungen

column-thing = Was
column-row = Was
column-words = In Worten
column-seats = Spieler
column-won = Gewonnen
column-lost = Verloren
column-win_rate = Siegquote
column-win_low = von
column-win_high = bis
column-expected = Nach Zufall
column-lift = gegen Zufall
column-compared = gegen Gleiche
column-compared_low = von
column-compared_high = bis
column-round = Runde
column-score = Punkte
column-mean = Alle
column-winners = Sieger
column-others = Andere
column-difference = Unterschied
column-value = Zahl
column-count = Wie oft
column-share = Anteil
column-size = Länge
column-name = Spieler
column-turn = Zug
column-record = Aufzeichnung
column-actions = Aktionen

x-win-rate = Siegquote mit 95-%-Intervall
x-compared = Prozentpunkte gegen Spieler in gleicher Lage
note-compared = „gegen Zufall“: Prozentpunkte über dem, was lauter gleich starke Spieler gewännen. „gegen Gleiche“: über Spielern gleichen Namens gegen gleiche Namen, die etwa zur selben Zeit etwas anderes derselben Art nahmen; so glänzt nichts nur deshalb, weil starke Spieler es nehmen oder wer ohnehin gewinnt. ±: 95-%-Intervall.
caption-wins = Punkt: Siegquote; Linie: ihr 95-%-Intervall; Strich: was der Zufall gäbe.
caption-compared = Punkt: um so viele Prozentpunkte öfter gewonnen als Spieler gleichen Namens, die etwa zur selben Zeit etwas anderes derselben Art nahmen; Linie: 95-%-Intervall. Die besten und die schlechtesten, ohne das, was kaum jemand nahm.
caption-means = Mengen je Spieler und Partie.
caption-spread = Mittel { $mean }, Median { $median }; neun von zehn zwischen { $low } und { $high }.
caption-course = Mittelwerte; die letzten Runden, die wenige Partien erreichen, fehlen.

number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
count = { NUMBER($value, maximumFractionDigits: 1) }
percent = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
points-up = +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-down = −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value, maximumFractionDigits: 0) }
