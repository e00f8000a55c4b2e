# Was der Coach zu einer Stellung von Gizmos sagt, auf Deutsch.

coach-build =
    { $count ->
        [one] { $cards } kannst du bezahlen. Bauen gewinnt: Ist das, was du willst?
       *[other]
            { $more ->
                [0] { $cards } kannst du bezahlen. Was davon hilft dir in den nächsten Zügen am meisten?
               *[other] Unter anderem { $cards } kannst du bezahlen. Was davon hilft dir in den nächsten Zügen am meisten?
            }
    }
coach-collect = Bauen kannst du noch nichts. Such dir einen Gizmo aus, der dir gefällt, und sammle seine Farbe.
coach-full = Dein Energiering ist voll, sammeln geht also nicht. Speichere eine Karte oder erforsche eine, die du bezahlen kannst.
coach-no-trigger = Noch reagiert keiner deiner Gizmos auf das, was du tust. Einer mit Auslöser bringt dir in jedem Zug etwas.
coach-no-converter = Du hast noch keinen Umwandler. Mit einem kommt es weniger darauf an, welche Farben in der Energiereihe liegen.
coach-ready =
    { $count ->
        [one] Ein Gizmo ist bereit, und ihn zu nutzen kostet nichts. Was du nicht nutzt, verfällt am Ende des Zuges.
       *[other] { $count } Gizmos sind bereit, und sie zu nutzen kostet nichts. Achte auf die Reihenfolge: Einer kann den anderen wecken.
    }
coach-pay = Gib aus, was du am wenigsten brauchst. Umwandler wirken in jedem Zug von Neuem, lass sie also helfen.
coach-end-near = { $name } fehlt nur noch ein Gizmo bis zum Ende. Was du noch bauen willst, bau jetzt.
coach-end-own = Mit noch einem Gizmo kannst du das Ende auslösen. Liegst du vorn?
coach-last = Das ist die letzte Runde: Jetzt zählen nur noch Punkte.
