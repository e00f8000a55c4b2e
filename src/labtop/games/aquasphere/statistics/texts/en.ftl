# Statistics of AquaSphere in English.

title-research = Which research cards win games
column-points = Points
title-extensions = Which lab extensions win games
title-sources = Where the points come from
row-sources =
    { $row ->
        [octopods] octopods caught
        [submarines] submarines launched
        [research] research cards taken
        [rewards] rewards of research cards
        [majority] scoring: majority
        [deployed] scoring: deployed bots
        [crystals] scoring: crystals
        [controlled] scoring: octopods in controlled sectors
        [lines] lost or kept at red lines
        [final-letters] end: different letters
        [final-time] end: time markers
        [final-submarines] end: all six submarines
       *[final-extensions] end: five extensions
    }
title-programs = Programs used by a player in a game
title-program-points = Points that the actions of a program brought at once
title-programming = How bots are programmed
row-programming =
    { $row ->
        [engineer] by the engineer
        [buy] with time markers
        [sector] with white, by a sector
        [instant] by a card, at once
        [scoring] by a card, at a scoring
       *[recalled] recalled unused
    }
title-lines = Red lines
row-lines =
    { $row ->
        [paid] lines paid
        [lost] points lost there
       *[spared] points spared: nobody falls behind a line
    }
title-forgone = Left on purpose
row-forgone =
    { $row ->
        [octopods] octopods not caught though there was room
       *[rewards] rewards forgone at red lines
    }
title-submarines = Submarines in the station at the end
row-submarines =
    { $count ->
        [one] { $count } submarine
       *[other] { $count } submarines
    }
title-majority = The majority of control spaces, round by round
row-majority =
    { $place ->
        [alone] round { $round }, alone
       *[shared] round { $round }, shared
    }
title-turns = Turns of a player in a round
x-turns = round
column-turns = turns
title-round-points = Points of a player in a round, its scoring included
x-round-points = round
title-pass-order = Who passes first
row-pass-order =
    { $place ->
        [1] round { $round }, passed first
        [2] round { $round }, passed second
        [3] round { $round }, passed third
       *[4] round { $round }, passed fourth
    }
title-program-lead = Programs that a player used more often than anybody else
title-openings = Openings: the first turns of a player
