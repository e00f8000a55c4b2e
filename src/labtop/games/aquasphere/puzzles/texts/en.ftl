# Puzzles of AquaSphere in English. Of each kind: its name and its question; of the goal: what came of it.

kind-round = Until the end of the round
kind-bots = Two bots
kind-locks = The way through the locks
kind-line = The red line

certain = All others have passed: the rest of the round is yours alone, and nothing that is hidden matters.

ask-round =
    { $round ->
        [4] Gain as many points as possible by the end of the game, the final scoring included.
       *[other] Gain as many points as possible by the end of the round, its intermediate scoring included.
    }
ask-bots =
    { $round ->
        [4] Two bots are programmed. Make as many points of them as possible by the end of the game, the final scoring included.
       *[other] Two bots are programmed. Make as many points of them as possible by the end of the round, its intermediate scoring included.
    }
ask-locks =
    { $round ->
        [4] Your scientist has to go through the locks. Gain as many points as possible by the end of the game, the final scoring included.
       *[other] Your scientist has to go through the locks. Gain as many points as possible by the end of the round, its intermediate scoring included.
    }
ask-line =
    { $round ->
        [4] A red line is ahead. Gain as many points as possible by the end of the game, the final scoring included.
       *[other] A red line is ahead. Gain as many points as possible by the end of the round, its intermediate scoring included.
    }

right-knowledge =
    { $best ->
        [one] Right: one point is the most that can be gained.
       *[other] Right: { $best } points are the most that can be gained.
    }
short-knowledge = You gain { $value } of { $best } possible points.
open-knowledge =
    { $value ->
        [one] After move { $number }, “{ $action }”, no more than one point was possible.
       *[other] After move { $number }, “{ $action }”, no more than { $value } points were possible.
    }

most-knowledge =
    { $best ->
        [one] One point is possible.
       *[other] { $best } points are possible.
    }
left-knowledge =
    { $value ->
        [one] After that, no more than one point is possible.
       *[other] After that, no more than { $value } points are possible.
    }
