# Gizmos in the position editor in English.

edit-first = Who began
edit-number = Turn number, counting all players
edit-display = { name-display }, level { $level }
edit-dispenser = Left in the dispenser: { $red } red, { $yellow } yellow, { $blue } blue, { $black } black.
edit-place =
    { $place ->
        [players-energy] { name-ring }
        [players-active] { name-active }
        [players-archive] { name-archive }
        [row] { name-row }
        [dispenser] { name-dispenser }
        [position] All cards
        [turn] The turn
        [turn-stage] The stage of the turn
        [turn-seat] Whose turn
        [turn-number] The turn number
        [turn-ready] Ready gizmos
        [turn-used] Used gizmos
        [turn-research] Researched cards
        [turn-build] The gizmo being built
        [turn-effect] The effect under way
       *[other] { $path }
    }
