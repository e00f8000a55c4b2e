# Gizmos im Stellungseditor auf Deutsch.

edit-first = Wer begonnen hat
edit-number = Nummer des Zugs, alle Spieler gezählt
edit-display = { name-display }, Stufe { $level }
edit-dispenser = Noch im Energiespender: { $red } rote, { $yellow } gelbe, { $blue } blaue, { $black } schwarze.
edit-place =
    { $place ->
        [players-energy] { name-ring }
        [players-active] { name-active }
        [players-archive] { name-archive }
        [row] { name-row }
        [dispenser] { name-dispenser }
        [position] Alle Karten
        [turn] Der Zug
        [turn-stage] Die Phase des Zugs
        [turn-seat] Am Zug
        [turn-number] Die Nummer des Zugs
        [turn-ready] Bereite Gizmos
        [turn-used] Genutzte Gizmos
        [turn-research] Gezogene Karten
        [turn-build] Der Gizmo, der gebaut wird
        [turn-effect] Der laufende Effekt
       *[other] { $path }
    }
