# Was an einer Stellung von Gizmos falsch ist, hinter der Stelle, die falsch ist.

no-card = es gibt keine Karte { $given }
card-elsewhere = { $card } gehört nicht hierher
starting-card = an erster Stelle steht { $card }, der Start-Gizmo
anothers = { $card } gehört jemand anderem
two-places = { $card } liegt an zwei Stellen, auch in { $other }
gap = hier ist eine Lücke, obwohl der Stapel noch Karten hat
row-size =
    { $count ->
        [one] sie hat { $count } Energiekugel, nicht { $size }
       *[other] sie hat { $count } Energiekugeln, nicht { $size }
    }
spheres-in-all =
    { $count ->
        [one] insgesamt { $count } Energiekugel, nicht { $all }
       *[other] insgesamt { $count } Energiekugeln, nicht { $all }
    }
level-cards =
    { $found ->
        [one] Stufe { $level }: { $found } Karte ist im Spiel, nicht { $count }
       *[other] Stufe { $level }: { $found } Karten sind im Spiel, nicht { $count }
    }
ring-limit =
    { $count ->
        [one] { $count } Energiekugel, das Energielimit ist { $limit }
       *[other] { $count } Energiekugeln, das Energielimit ist { $limit }
    }
archive-limit =
    { $count ->
        [one] { $count } Karte, das Kartenlimit ist { $limit }
       *[other] { $count } Karten, das Kartenlimit ist { $limit }
    }
end-triggered = nach den aktiven Gizmos ist es { $right }

## Der Zug

seat-when-over = niemand ist am Zug, wenn das Spiel zu Ende ist
seat-in-turn = Platz { $first } hat begonnen, also ist in Zug { $number } Platz { $seat } an der Reihe
no-turn-played = es wurde noch kein Zug gespielt
not-over = das Spiel ist nicht zu Ende
nothing-to-decide = bei { $stage } gibt es hier nichts zu entscheiden
nothing-under-way = bei { $stage } ist nichts bereit, genutzt oder im Gange
nothing-yet = noch kann nichts bereit oder genutzt sein
not-at-stage = das passt nicht zu { $stage }
stage-ring-full = { $stage } ist nicht möglich, der Energiering ist voll
stage-archive-full = { $stage } ist nicht möglich, das Archiv ist voll
stage-file-forbidden = { $stage } ist nicht möglich, eine Karte verbietet es
stage-research-forbidden = { $stage } ist nicht möglich, eine Karte verbietet das Forschen
ready-converter = Umwandler sind nie bereit
never-used = { $card } ist nie bereit oder genutzt
card-order = die Karten stehen in der Reihenfolge der Kartennummern, jede einmal
card-not-active = eine Karte gehört nicht zu den aktiven Gizmos
converter-not-active = ein Umwandler gehört nicht zu den aktiven Gizmos
used-is-not-ready = eine genutzte Karte wird nicht wieder bereit
effect-needed = zu { $stage } gehört ein Effekt, der im Gange ist
no-effect = bei { $stage } gibt es keinen
effect-not-used = sie gehört nicht zu den genutzten Karten
effect-of-another-stage = { $card } führt nicht hierher
left-while-researching = 0, solange geforscht wird
left-at-stage = hier steht noch etwas aus
left-after-drawing = die erste Energiekugel ist schon gezogen
research-of-empty-deck = geforscht wird nur in einem Stapel mit Karten, und dann ist seine Auslage voll
research-amount =
    { $count ->
        [one] { $count } Karte, der Forschungswert ist { $amount }
       *[other] { $count } Karten, der Forschungswert ist { $amount }
    }
too-few-drawn = gezogen werden { $amount } oder so viele, wie da sind
last-card-returns = die letzte Karte kommt von selbst unter den Stapel
not-there = { $card } liegt dort nicht
build-inside-effect = in einem Effekt wird nur beim Forschen gebaut und bezahlt
