# Why an action is not legal.

reason-program =
    { $program ->
        [green] green
        [yellow] yellow
        [black] black
        [purple] purple
        [blue] blue
        [red] red
       *[white] white
    }

reason-over = The game is over; there is nothing left to do.
reason-unknown = “{ $action }” is not an action of this game; an action looks like “engineer L1” or “act B green”.
reason-spelling = “{ $action }” must be spelled “{ $right }”.
reason-stage =
    { $stage ->
        [rewards] Not now: first use the rewards you have triggered, or forgo them.
        [letters] Not now: first place the letter bots of your new lab extension, or go on without them.
        [line] Not now: first choose the programmed bot that you give up for the red line.
        [scoring] Not now: this is the intermediate scoring; use one of your research cards, or go on without them.
       *[action] Not now: it is your turn to program a bot, carry out an action or pass.
    }
reason-no-arrow =
    { $here ->
        [start] No arrow leads from the start field to { $field }; your engineer can only follow the arrows.
       *[other] No arrow leads from { $here } to { $field }; your engineer can only follow the arrows.
    }
reason-no-sideways = A sideways step from { $here } to { $field } needs an unused research card that allows it.
reason-supply-empty = Your supply is empty; there is no bot to place.
reason-symbol-occupied = A bot already stands on your { reason-program } symbol; use or recall it first.
reason-two-programmed = You already have two programmed bots; use or recall one first.
reason-bought = You have already programmed with time markers this round; that is possible only once a round.
reason-buy-time = Programming with time markers costs { $price } time markers; you have { $time }.
reason-not-programmed = You have no bot on the { reason-program } symbol.
reason-too-far =
    { $time ->
        [0] The cheapest way to sector { $sector } costs { $cost ->
            [one] { $cost } time marker
           *[other] { $cost } time markers
        }; you have none.
       *[other] The cheapest way to sector { $sector } costs { $cost ->
            [one] { $cost } time marker
           *[other] { $cost } time markers
        }; you have { $time }.
    }
reason-recalls-itself = The { reason-program } bot carries out the action, so it cannot be recalled for it.
reason-recall-first = There is room for the time markers: recall the { reason-program } bot first, then act.
reason-nothing-paid = Nothing is paid here while the { reason-program } bot is still programmed, so the recall cannot wait: recall it first if you want its time markers.
reason-catching =
    { $most ->
        [0] There is no octopod in sector { $sector } that you could catch.
        [one] In sector { $sector } you can catch one octopod; to do so, act without naming a number.
       *[other] In sector { $sector } you can catch { $most } octopods at most; to catch them all, act without naming a number.
    }
reason-pass = You can only pass when your engineer stands on one of the three top fields.
reason-no-letter = There is no letter bot left to place in sector { $sector }.
reason-no-reward = { $card } is not one of the rewards that you can use now.
reason-reward-by-itself = { $card } pays out by itself when it is triggered; you are asked only where its points bring a red line into reach.
reason-no-such-card = You have no research card { $card } that programs a bot in the scoring.
reason-card-used = You have already used { $card } in this scoring.
reason-card-time = { $card } costs { $price ->
        [one] { $price } time marker
       *[other] { $price } time markers
    }; you have { $time }.

## What one may want to do: “Why can’t I …”

want-engineer = … move my engineer there?
want-buy = … program with time markers?
want-act = … go there and act?
want-catching = … catch fewer octopods?
want-recall = … recall a bot?
want-recalling = … recall a bot in the course of an action?
want-use = … use or forgo a reward?
want-program = … use my research card?
want-pass = … pass?
