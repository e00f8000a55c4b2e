# Gizmos auf der Seite „Was gewinnt?“ auf Deutsch.

explore-kind =
    { $kind ->
       *[cards] Gizmos
    }
explore-facet =
    { $facet ->
        [level] Stufe
        [kind] Art
       *[colour] Farbe
    }
