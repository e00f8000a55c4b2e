# Die Analyse einer Partie auf Deutsch.

reviewing = Die Partie wird analysiert …
title = Analyse: { $game }
summary = Wie genau jeder gespielt hat
course = Verlauf der Gewinnchancen
course-caption = Die Gewinnchance jedes Spielers vor jeder Entscheidung, soweit sie für den, der sie traf, zu erkennen war.
decisions = Alle Entscheidungen
luck = Glück
luck-means = Was der Zufall zwischen zwei Entscheidungen brachte, in Gewinnchancen: aufgedeckte Karten und Kugeln, die besser oder schlechter waren als zu erwarten.
method = Jede Entscheidung wird nach dem beurteilt, was der Spieler wissen konnte: Eine Suche verfolgt die gespielte und die beste gefundene Aktion und vergleicht die Gewinnchancen.
move = Zug
player = Spieler
played = Gespielt
grade = Note
cost = Kosten
best = Besser
win = Gewinnchance
accuracy = Genauigkeit
lost = Entscheidungen
percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
signed =
    { $sign ->
        [minus] −{ NUMBER($value, style: "percent", maximumFractionDigits: 1) }
       *[plus] +{ NUMBER($value, style: "percent", maximumFractionDigits: 1) }
    }
grade-name =
    { $grade ->
        [best] Beste Aktion
        [good] Gut
        [inaccuracy] Ungenau
        [mistake] Fehler
       *[blunder] Patzer
    }
moment =
    { $percent ->
        [one] Zug { $move }, { $name }: { $played } Das kostete { $percent } Prozentpunkt Gewinnchance. Besser: { $best }
       *[other] Zug { $move }, { $name }: { $played } Das kostete { $percent } Prozentpunkte Gewinnchance. Besser: { $best }
    }
no-moments = Keine Entscheidung hat nennenswert gekostet.
nothing-decided = In dieser Aufzeichnung gibt es keine Entscheidung zu analysieren.
kept = Die Analyse steht jetzt in { $file }: Beim nächsten Mal ist sie sofort da.
not-kept = Die Analyse konnte nicht in { $file } abgelegt werden: { $error }.
broken-off = Abgebrochen nach { $done } von { $all } Entscheidungen. Derselbe Befehl macht dort weiter.
page-written = Die Seite ist { $file }.
