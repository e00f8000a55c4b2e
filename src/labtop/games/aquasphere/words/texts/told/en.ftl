# What happened in AquaSphere, in English: the log.

## What happened

told-engineer = { $name } moves the engineer to { $field } and programs a { colour-bot } bot.
told-buy = { $name } pays time markers and programs a { colour-bot } bot.
told-act = { $name } uses a { colour-bot } bot in { $sector }.
told-catching =
    { $octopods ->
        [0] { $name } uses a { colour-bot } bot in { $sector } and catches none of the octopods there.
       *[other] { $name } uses a { colour-bot } bot in { $sector } and catches only { octopods }.
    }
told-recalling = In between, { $name } recalls a { colour-bot } bot.
told-recall = { $name } recalls a { colour-bot } bot.
told-pass = { $name } passes.
told-place = { $name } places a letter bot in { $sector }.
told-give = { $name } gives up a { colour-bot } bot for a red line.
told-program = { $name } uses { $card } and programs a { colour-bot } bot.
told-done-letters = { $name } places no more letter bots.
told-use = { $name } uses the reward of { $card }.
told-done-rewards = { $name } forgoes { $cards } at a red line.
told-done-scoring = { $name } uses no more cards in this scoring.
told-takes = { $name } takes { $thing }.
told-launches = { $name } launches a submarine.
told-changes = { $name }: { $changes }.
change-score =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
change-time =
    { $count ->
        [one] { $sign }{ $count } time marker
       *[other] { $sign }{ $count } time markers
    }
change-crystals =
    { $count ->
        [one] { $sign }{ $count } crystal
       *[other] { $sign }{ $count } crystals
    }
told-score = { $name } has { $points }
told-round = Round { $round } is scored: { $scores }.
told-over = The game is over.

## What follows from a move

told-displaced =
    { $whose ->
        [neutral] The neutral bot there moves to the charging station.
        [own] { $name }’s own bot there moves to the charging station.
       *[other] { $name }’s bot there moves to the charging station.
    }
told-thinned-out = The charging station of { $sector } is too full: { $bots }.
told-back =
    { $count ->
        [one] { $name } takes back { $count } bot
       *[other] { $name } takes back { $count } bots
    }
told-back-neutral =
    { $count ->
        [one] { $count } neutral bot leaves the game
       *[other] { $count } neutral bots leave the game
    }
told-programs = { $name } programs a { colour-bot } bot.
told-programs-taken =
    { $time ->
        [0] The { colour-symbol } symbol is taken, and there is no room for time markers.
       *[other] The { colour-symbol } symbol is taken: { $name } takes time markers instead.
    }
told-programs-none = { $name } programs no bot: the supply is empty.

## Scorings

told-scoring = In the scoring of round { $round }: { $points }.
told-submarines = Submarines bring time: { $times }.
told-time = { $name } { change-time }
told-final = In the final scoring: { $points }.
told-points = { $name } { change-score }
