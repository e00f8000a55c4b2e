# AquaSphere auf der Seite „Was gewinnt?“ auf Deutsch.

explore-kind =
    { $kind ->
        [research] Forschungskarten
        [extensions] Laborausbauten
       *[program-lead] Programme
    }
explore-facet =
    { $facet ->
        [kind] Art
       *[letter] Buchstabe
    }
explore-program = Programm { $program }
explore-lead = Jeder nutzt jedes Programm. Hier zählt, wer es in der Partie öfter genutzt hat als alle anderen.
