# What the coach says of a position of AquaSphere, in English.

coach-two-bots = Two bots are programmed, and a third will not fit. Send one of them into the station.
coach-no-bots = You have no programmed bot. Your engineer can program one for free.
coach-no-time = You have no time markers: you can only act where your scientist is, or behind a lock of 0.
coach-pass =
    { $bots ->
        [0] Your engineer is at the top, and no bot is left to use. Whoever passes first plays first in the next round.
       *[other]
            { $last ->
                [yes] Your engineer is at the top. Use your bots before you pass: there is no next round.
               *[no] Your engineer is at the top. You may pass, and your programmed bots stay with you.
            }
    }
coach-line = The red line in front of { $line } is close, and you have no crystal to cross it with. Without one it costs you a programmed bot.
coach-octopods =
    { $points ->
        [one] The octopods in your sectors would cost you { $points } point in the scoring.
       *[other] The octopods in your sectors would cost you { $points } points in the scoring. A purple bot turns them into points instead.
    }
coach-majority = { $name } has more sectors than you, and would score for it. Every bot that you use takes a control space.
coach-last = This is the last round: at the end every time marker is a point.
