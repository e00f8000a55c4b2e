# Statistics of Gizmos in English.

title-cards = Which gizmos win games
column-points = Points
column-uses = Uses
column-filed = Filed
column-chain = gizmos used
title-chains = How many gizmos are used in a turn
x-chains = gizmos used in a turn
title-chain-course = How chains grow: gizmos used in a turn, by round
x-chain-course = round
title-longest = The longest chains
title-ends = How games end, and whether the player who triggers the end wins
row-ends =
    { $row ->
        [level-three] 4 level III gizmos
        [sixteen] 16 active gizmos
       *[both] both at once
    }
title-rounds = How many rounds games last
x-rounds = rounds
title-points = Where the points come from
row-points =
    { $row ->
        [I] level I gizmos
        [II] level II gizmos
        [III] level III gizmos
        [tokens] victory point tokens
        [end-energy] stored energy at the end
       *[end-tokens] tokens counted once more at the end
    }
title-actions = Actions of a player in a game
row-actions =
    { $row ->
        [pick] pick
        [file] file
        [build] build
        [research] research
       *[pass] pass
    }
title-action-course = What turns are used for, by round
x-action-course = round
column-pick = pick
column-file = file
column-build = build
column-research = research
column-pass = pass
title-kinds = Gizmos built by a player in a game, by kind
title-energy = Energy taken by a player in a game, by colour
title-openings = Openings: the first turns of a player
