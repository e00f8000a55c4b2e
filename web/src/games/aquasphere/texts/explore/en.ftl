# AquaSphere on the page "What wins?" in English.

explore-kind =
    { $kind ->
        [research] Research cards
        [extensions] Lab extensions
       *[program-lead] Programs
    }
explore-facet =
    { $facet ->
        [kind] Kind
       *[letter] Letter
    }
explore-program = Program { $program }
explore-lead = Every player uses every program. This counts those who used it more often than anybody else in the game.
