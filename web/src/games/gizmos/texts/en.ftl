# Gizmos on the page in English, besides the sentences of the terminal game.

## What is being asked

ask-action =
    { $who ->
        [me] Your turn, { $name }: pick, file, build or research.
       *[other] It is { $name }’s turn.
    }
ask-pay =
    { $who ->
        [me] How do you pay for { $card }, { $name }?
       *[other] { $name } decides how to pay for { $card }.
    }
ask-choose =
    { $who ->
        [me] { $name }, build or file one of the researched cards, or neither.
       *[other] { $name } is looking at level { $level } cards.
    }
ask-return =
    { $who ->
        [me] { $name }, in which order do the cards go under the deck?
       *[other] { $name } puts cards under the level { $level } deck.
    }
ask-use =
    { $who ->
        [me] { $name }, use a ready gizmo (◆) or end your turn.
       *[other] { $name } may use ready gizmos (◆).
    }
ask-pick =
    { $who ->
        [me] { $name }, pick energy with { $card }.
       *[other] { $name } picks energy with { $card }.
    }
ask-draw =
    { $who ->
        [me] { $name }, draw another random energy with { $card }, or stop.
       *[other] { $name } draws energy with { $card }.
    }
ask-file =
    { $who ->
        [me] { $name }, file a gizmo from the display with { $card }.
       *[other] { $name } files a gizmo with { $card }.
    }
ask-research =
    { $who ->
        [me] { $name }, research a level with { $card }.
       *[other] { $name } researches with { $card }.
    }
ask-build =
    { $who ->
        [me] { $name }, build a level I gizmo for free with { $card }.
       *[other] { $name } builds a gizmo for free with { $card }.
    }
ask-over = The game is over.

do-pass = Pass
do-end = End turn
do-draw = Draw another
do-stop = Stop
do-neither = Neither
do-build = Build
do-file = File
do-research = Research

## The table

dispenser-holds = { $count } in the dispenser
sphere = { colour } energy ({ energy-name })
pick-sphere = Pick { colour } energy ({ energy-name })
level = Level { $level }
level-deck =
    { $count ->
        [0] Level { $level }: the deck is empty
        [one] Level { $level }: { $count } card in the deck
       *[other] Level { $level }: { $count } cards in the deck
    }
research-deck =
    { $count ->
        [0] Level { $level }: the deck is empty
        [one] Research level { $level }: { $count } card in the deck
       *[other] Research level { $level }: { $count } cards in the deck
    }
gap = empty
ring-holds = Energy storage ring: { $held } of { $limit }
archive-holds = Archive: { $held } of { $limit }
research-limit = Research amount: { $limit }
tokens-worth =
    { $points ->
        [one] Victory point tokens worth { $points } point
       *[other] Victory point tokens worth { $points } points
    }
gizmos-built = { $count } of { $most } gizmos
third-built = { $count } of { $most } level III gizmos
score-now =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
short-chip = { $reach } of { $price }
short = You can pay { $reach } of the { $price } energy that it costs.
chain = Chain reaction ×{ $count }
ready-mark = ready
used-mark = used this turn
last-round = The last round: { $name } has the last turn
first-drawn = First player, drawn by lot

## Sheets

pay-title = Pay for { $card }
pay-help = Click the spheres and converters you want to use, or choose one of the payments.
pay-compose = Click the spheres and converters you pay with; the payment appears once it is complete.
pay-recommended = cheapest
pay-count =
    { $count ->
        [one] { $count } way to pay
       *[other] { $count } ways to pay
    }
pay-none = No payment uses all of these. Deselect something.
pay-nothing-label = nothing
research-title =
    { $count ->
        [one] The researched level { $level } card
       *[other] { $count } researched level { $level } cards
    }
research-only-you = Only you see these cards.
research-others =
    { $count ->
        [one] { $name } is looking at { $count } level { $level } card.
       *[other] { $name } is looking at { $count } level { $level } cards.
    }
return-title = Under the level { $level } deck
return-help = The first card goes under the deck first; the last one ends up at the very bottom. Drag the cards or use the arrows.
return-as-is = As they are
return-done = In this order
earlier = Move { $card } forward
later = Move { $card } back

## Counting cards

counting = Card counting
counting-help = Cards that nobody has seen yet: in the decks or, at level III, out of the game.
counting-level =
    { $count ->
        [one] Level { $level }: { $count } card unseen
       *[other] Level { $level }: { $count } cards unseen
    }
counting-spheres = In the dispenser

## Options

option-use = Use a gizmo automatically if it is the only one ready and brings just points or random energy
option-pay = Pay automatically if one payment spends no more energy of any colour than any other
option-return = Never ask for the order in which cards go under the deck

## The end

score-at-end = scored at the end of the game
feat-chain =
    { $people ->
        [one]
            { $count ->
                [one] Longest chain reaction: { $names } used { $count } gizmo in one turn.
               *[other] Longest chain reaction: { $names } used { $count } gizmos in one turn.
            }
       *[other]
            { $count ->
                [one] Longest chain reaction: { $names } each used { $count } gizmo in one turn.
               *[other] Longest chain reaction: { $names } each used { $count } gizmos in one turn.
            }
    }
record-chain = Your longest chain reaction with { $players } players: { $value } gizmos in one turn. Previous best: { $before }.
