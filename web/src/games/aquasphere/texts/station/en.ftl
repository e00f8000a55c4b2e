# The station and the headquarters in English.

## What is where, for those who cannot see it

sector-holds =
    Sector { $sector }: { $time ->
        [one] { $time } time marker
       *[other] { $time } time markers
    }, { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }, { $octopods ->
        [one] { $octopods } octopod
       *[other] { $octopods } octopods
    }. { $control ->
        [nobody] Nobody holds the control space.
        [neutral] A neutral bot holds the control space.
       *[somebody] { $holder } holds the control space.
    } { $charging ->
        [0] The charging station is empty.
        [one] { $charging } bot in the charging station.
       *[other] { $charging } bots in the charging station.
    } { $submarines ->
        [one] { $submarines } submarine on { $spaces } spaces.
       *[other] { $submarines } submarines on { $spaces } spaces.
    } { $research ->
        [one] { $research } research card
       *[other] { $research } research cards
    }, { $extensions ->
        [one] { $extensions } lab extension.
       *[other] { $extensions } lab extensions.
    } Programming field: { $field }. { $here ->
        [0] No scientist is here.
        [one] { $scientists }’s scientist is here.
       *[other] The scientists of { $scientists } are here.
    }
field-holds =
    { $here ->
        [0] Field { $field }: { colour }, { program-action }
        [one] Field { $field }: { colour }, { program-action }; { $engineers }’s engineer is here
       *[other] Field { $field }: { colour }, { program-action }; the engineers of { $engineers } are here
    }
field-colour = { $field } { colour }
lock-costs = Lock: { $cost ->
        [one] { $cost } time marker
       *[other] { $cost } time markers
    }
centre-shows =
    { $points ->
        [one] Round { $round } of 4. A submarine or a research card scores { $points } point.
       *[other] Round { $round } of 4. A submarine or a research card scores { $points } points.
    }
round-of = Round { $round } of 4
track-score =
    { $points ->
        [one] { $name }: { $points } point.
       *[other] { $name }: { $points } points.
    }
red-line = Red line in front of { $line }: whoever crosses it pays 1 crystal, or gives up a programmed bot.
next-programs = The program card { $card } of the next round: { $colours }
neutral-owner = neutral
nobody-passed = nobody yet

## What was touched

sector-title = Sector { $sector }
way-costs =
    { $way ->
        [here] your scientist is here
        [free] the way is free
       *[paid] the way costs { $time ->
            [one] { $time } time marker
           *[other] { $time } time markers
        }
    }
no-bot = You have no programmed bot: program one in the headquarters first.
catch-fewer = Catch fewer
catch-fewer-note = You may leave octopods where they are, for example to stay in front of a red line. If you catch none, no card rewards you.
recall-within = Recall the { colour-bot } bot in the course of this action
recall-within-note =
    { $after ->
        [price] You pay for the submarine first, which makes room: then the bot goes back and brings { time }, before you score.
       *[way] You pay for the way first, which makes room: then the bot goes back and brings { time }, before anything else happens.
    } { $first ->
        [0] Recalled before the action it would bring none, for your lab is full.
       *[other] Recalled before the action it would bring only { $first }.
    }
wish-engineer = Move the engineer
wish-buy = Program with time markers
wish-recall = Recall a bot
wish-give = Give up a bot
wish-place = Place a bot
wish-use = Use a reward
wish-program = Use a research card
wish-pass = Pass
sector-extension =
    { $more ->
        [0] Lab extension { $card }
       *[other] Lab extension { $card }, beneath it { $more }
    }
sector-research =
    { $more ->
        [0] Research card { $card }
       *[other] Research card { $card }, beneath it { $more }
    }
sector-details = What is here
sector-next = Next round
sector-brings =
    { $time ->
        [one] { $time } time marker
       *[other] { $time } time markers
    }, { $crystals ->
        [one] { $crystals } more crystal
       *[other] { $crystals } more crystals
    }, { $octopods ->
        [one] { $octopods } more octopod
       *[other] { $octopods } more octopods
    }

## Names of signs

area-holds =
    { $colour ->
        [green] { $count ->
            [0] Expand the lab: no extension is left here
           *[other] Expand the lab: extension { $card }
        }
        [yellow] Take time markers: { $count ->
            [0] none here
           *[other] { $count } here
        }
        [black] Take crystals: { $count ->
            [0] none here
           *[other] { $count } here
        }
        [purple] Catch octopods: { $count ->
            [0] none here
           *[other] { $count } here
        }
        [blue] Launch a submarine: { $count ->
            [0] no space is free
           *[other] the next space costs { $cost ->
                [one] { $cost } time marker
               *[other] { $cost } time markers
            }
        }
        [red] { $count ->
            [0] Take a research card: none is left here
           *[other] Take a research card: { $card }
        }
       *[white] Program a bot on the symbol of the programming field: { $field }
    }
control-holds =
    { $control ->
        [nobody] Control space: nobody holds it
        [neutral] Control space: a neutral bot holds it
       *[somebody] Control space: { $holder } holds it
    }
charging-holds = Charging station: { $count } of { $limit } places are taken. When there are more bots, everyone takes back all but one of theirs.
piece-of =
    { $kind ->
        [scientist] { $name }’s scientist
        [engineer] { $name }’s engineer
       *[submarine] { $name }’s submarine
    }
piece-neutral = Neutral submarine

## On a small screen

tabs = Parts of the table
tab-waits = something can be done here
