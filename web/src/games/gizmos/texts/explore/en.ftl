# Gizmos on the page "What wins?" in English.

explore-kind =
    { $kind ->
       *[cards] Gizmos
    }
explore-facet =
    { $facet ->
        [level] Level
        [kind] Kind
       *[colour] Colour
    }
