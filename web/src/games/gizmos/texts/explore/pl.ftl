# Gizmos na stronie „Co wygrywa?” po polsku.

explore-kind =
    { $kind ->
       *[cards] Machiny
    }
explore-facet =
    { $facet ->
        [level] Poziom
        [kind] Rodzaj
       *[colour] Kolor
    }
