# AquaSphere na stronie „Co wygrywa?” po polsku.

explore-kind =
    { $kind ->
        [research] Karty badań
        [extensions] Rozbudowy
       *[program-lead] Programy
    }
explore-facet =
    { $facet ->
        [kind] Rodzaj
       *[letter] Litera
    }
explore-program = Program { $program }
explore-lead = Każdy gracz używa każdego programu. Tu liczą się ci, którzy użyli go w partii częściej niż wszyscy inni.
