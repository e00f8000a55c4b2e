const e=`# The terminal game in English; the words of cards and actions are in the folder above.

## Labels on the table

heading =
    { $last ->
        [yes] Gizmos · round { $round }, the last; { $name } has the last turn
       *[no] Gizmos · round { $round }
    }
heading-over =
    { $rounds ->
        [one] Gizmos · over after { $rounds } round
       *[other] Gizmos · over after { $rounds } rounds
    }
first-player = first player
label-ring = Energy ring
label-archive = Archive
any-colour = any colour
deck =
    { $count ->
        [0] deck empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
research-amount = research { $count }
progress =
    { $tokens ->
        [0] gizmos { $active }/{ $all } · level III { $third }/{ $most }
       *[other] tokens { $tokens } · gizmos { $active }/{ $all } · level III { $third }/{ $most }
    }
in-hand = Researched cards, for your eyes only
looking =
    { $count ->
        [one] { $count } level { $level } card is being looked at.
       *[other] { $count } level { $level } cards are being looked at.
    }

## What a card does, in a few signs

short-on-file = file
short-on-pick = pick
short-on-build = build
short-archive = archive
short-draw = draw { $count }
short-pick = pick { $count }
short-gain_points = ★{ $count }
short-file = file
short-research = research
short-build_free = build { $level } free
short-forbids-file = no filing
short-forbids-research = no research
short-build_level_2 = level II −{ $discount }
short-build_from_archive = from archive −{ $discount }
short-build_from_research = from research −{ $discount }
short-stored_energy = ★ per sphere
short-point_tokens = ★ per token point
short-limit-storage = ring +{ $count }
short-limit-archive = archive +{ $count }
short-limit-research = research +{ $count }

## What is to be decided

asks-action = { $name }, choose your action: file, pick, build or research.
asks-pay = { $name }, how do you pay for { $card }?
asks-choose = { $name }, build or file one of the researched cards, or neither.
asks-return = { $name }, which card goes under the deck next?
asks-use = { $name }, use a ready gizmo (◆) or end your turn.
asks-pick = { $name }, pick energy with { $card }.
asks-draw = { $name }, draw another random energy with { $card }, or stop.
asks-file = { $name }, file a gizmo from the display with { $card }.
asks-research = { $name }, research a level with { $card }.
asks-build = { $name }, build a level I gizmo for free with { $card }.
asks-over = The game is over.

## Actions on offer

group-file = File: keep a gizmo for later
group-pick = Pick: take energy from the row
group-build = Build
group-research = Research: look at cards from a deck
group-pass = Pass
group-pay = Pay: spent · converters used · left in the ring
group-neither = Neither
group-under = Under the deck
group-use = Use a gizmo
group-draw = Draw
group-stop = Stop
group-end = End the turn
look-at = { $count } of { $deck }
from-archive = from the archive
free = free
less = { $count } cheaper
nothing = nothing
stays = leaves
empty = an empty ring

## What happened

opening = { $name } was drawn by lot to go first.

## The score

score-title = Final score
score-printed = points on gizmos
score-tokens = victory point tokens
score-end-energy = end score for stored energy
score-end-tokens = end score for tokens
score-total = total
score-gizmos = active gizmos
score-energy = energy in the ring
winner =
    { $by ->
        [gizmos] { $name } wins: level on points, but with more active gizmos.
        [energy] { $name } wins: level on points and gizmos, but with more energy in the ring.
        [seat] { $name } wins: level in everything, but later in turn order.
       *[points] { $name } wins with the most points.
    }

## The rules in short

rules =
    # Gizmos in short

    You build gizmos, and your gizmos set each other off. **The player with the most points wins.**

    Your turn is **one** of four actions, then the gizmos it triggered:

    - **File**: take a card from the display into your archive, to build it later.
    - **Pick**: take a sphere from the energy row. A random one fills the gap.
    - **Build**: pay for a card from the display or from your archive. It is active at once.
    - **Research**: look at cards from a deck; build one, file one, or neither. The rest goes under the deck.

    __Paying.__ A card costs energy of its colour; a generic card (\\*) any mix. Converters change what a spent sphere
    counts for, each once a turn, even in chains. You pay exactly; discounts may be waived.

    __Triggers.__ What you file, pick or build makes gizmos *ready* (◆). Use each once a turn, in any order, or
    leave it. A gizmo is never triggered by its own building. Drawing random energy is not picking.

    __Limits__ at the start: 5 spheres in the ring, 1 card in the archive, 3 cards when researching.

    __The end__ comes with somebody’s 4th level III gizmo or 16th gizmo in all; the round is played out. Points:
    those on gizmos, tokens, and end scores. Ties: more gizmos, more energy, later in turn order.

    __Signs.__ \`R Y B K\` are red, yellow, blue and black, \`*\` is any colour. \`pick Y → draw 1\` reads: when you pick yellow,
    draw a random energy. \`B→*\`: in a payment a blue sphere counts as any colour. \`★2\`: 2 points.
`,l=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Gizmos in English. The energies are called by their colours; \`energy-name\` has the rulebook's names.
# Every sentence is a message of its own. Only gizmos' ids, numbers and lists come from outside, all else is chosen here.

## Words

colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
        [black] black
       *[any] generic
    }
# Forms of the colour that other languages tell apart: one energy, two to four, five and more; a gizmo that is built.
colour-energy = { colour }
colour-energies = { colour }
colour-many = { colour }
colour-gizmo = { colour }

energy-name =
    { $colour ->
        [red] heat
        [yellow] electric
        [blue] atomic
       *[black] battery
    }

price =
    { $colour ->
        [any] { $price } energy of any colour
       *[other] { $price } { colour }
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
discount = { $discount } energy

list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-more = { $first }, { $rest }

name-file = File
name-pick = Pick
name-build = Build
name-research = Research
name-upgrade = Upgrade
name-converter = Converter
name-display = Display
name-row = Energy row
name-dispenser = Dispenser
name-ring = Energy storage ring
name-archive = Archive
name-active = Active gizmos
name-tokens = Victory point tokens
name-storage-limit = Storage limit
name-file-limit = File limit
name-research-amount = Research amount

## Cards

card-title =
    { $points ->
        [0] { $card } · { colour } · cost { $cost } · points at the end
       *[other] { $card } · { colour } · cost { $cost } · { points }
    }
card-title-starting = { $card } · starting gizmo

card-triggered =
    { $trigger ->
        [file] When you file a gizmo: { effect }
        [pick] When you pick { $colours }: { effect }
        [build] When you build a { $colours } gizmo: { effect }
        [archive] When you build a gizmo from your archive: { effect }
       *[level] When you build a level { $level } gizmo: { effect }
    }
effect =
    { $effect ->
        [draw] { $count ->
            [one] draw { $count } random energy.
           *[other] draw up to { $count } random energy.
        }
        [pick] { $count ->
            [one] pick { $count } energy.
           *[other] pick up to { $count } energy.
        }
        [gain_points] { $count ->
            [one] take a victory point token worth { $count }.
           *[other] take victory point tokens worth { $count }.
        }
        [file] file a gizmo from the display.
        [research] research a level of your choice.
       *[build_free] build a level { $free } gizmo for free.
    }

card-converts = 1 { colour } counts as any colour.
card-converts-two = 1 or 2 { colour } each count as any colour.
card-converts-all = 1 energy of any colour counts as any other colour.
card-doubles = 1 { colour } counts as 2 { colour }.

card-limits-storage = Your storage limit rises by { $storage }.
card-limits-storage-archive = Your storage limit rises by { $storage } and your file limit by { $archive }.
card-limits-storage-research = Your storage limit rises by { $storage } and your research amount by { $research }.
card-limits-storage-archive-research = Your storage limit rises by { $storage }, your file limit by { $archive } and your research amount by { $research }.
card-forbids-file = You may no longer file gizmos.
card-forbids-research = You may no longer research.
card-discount-build_level_2 = Level II gizmos cost you { discount } less.
card-discount-build_from_archive = Gizmos from your archive cost you { discount } less.
card-discount-build_from_research = Gizmos built from research cost you { discount } less.
card-end-stored_energy = At the end of the game: 1 point for each energy in your storage ring.
card-end-point_tokens = At the end of the game: as many points as your victory point tokens are worth.

## Actions

file =
    { $source ->
        [research] File { $card } from your researched cards; { gizmo-facts }.
       *[display] File { $card } from the display; { gizmo-facts }.
    }
gizmo-facts =
    { $points ->
        [0] it costs { price } and scores at the end
       *[other] it costs { price } and is worth { points }
    }

build =
    { $source ->
        [research] Build { $card } from your researched cards { build-price }; { build-points }.
        [archive] Build { $card } from your archive { build-price }; { build-points }.
       *[display] Build { $card } from the display { build-price }; { build-points }.
    }
build-price =
    { $price ->
        [0] for free
       *[other] { $discount ->
            [0] for { price }
           *[other] for { price } instead of { $cost }
        }
    }
build-points =
    { $points ->
        [0] it scores at the end
       *[other] it is worth { points }
    }

pick =
    { $more ->
        [0] Pick 1 { colour } energy ({ energy-name }) from the energy row.
       *[other] Pick 1 { colour } energy ({ energy-name }) from the energy row; then you may pick { $more } more.
    }
research =
    { $count ->
        [one] Research level { $level }: look at the last card of the deck, then build it, file it or do neither.
       *[other] Research level { $level }: look at { $count } cards from the deck, then build or file one of them or do neither.
    }
pass = Pass: you cannot file, pick, build or research.

pay =
    { $count ->
        [0] Pay { $spheres } for { $card }.
        [one] Pay { $spheres } for { $card }, using the converter { $via }.
       *[other] Pay { $spheres } for { $card }, using the converters { $via }.
    }
pay-nothing = Pay nothing for { $card }.

neither =
    { $count ->
        [one] Neither build nor file the researched card; it goes under the level { $level } deck.
       *[other] Neither build nor file any of the { $count } researched cards; they go under the level { $level } deck.
    }
under = Put { $card } under the level { $level } deck next.
under-rest = Put the remaining { $count } cards under the level { $level } deck in the order drawn.
under-hidden = Put researched cards under the level { $level } deck.

use = Use { $card }: { effect }
end = End your turn and leave { $ready } unused.
draw =
    { $more ->
        [0] Draw 1 more random energy for { $card }.
       *[other] Draw 1 more random energy for { $card }; then you may draw { $more } more.
    }
stop-draw = Stop drawing for { $card } and forgo { $left } more random energy.
stop-pick = Stop picking for { $card } and forgo { $left } more energy.

## Why an action is not legal

illegal-unknown = “{ $action }” is not an action of this game; an action looks like “pick red” or “file II-03”.
illegal-over = The game is over; there is nothing left to do.
illegal-stage =
    { $stage ->
        [action] Not now: choose the action of your turn first – file, pick, build or research.
        [pay] Not now: first decide how you pay for the gizmo.
        [choose] Not now: first decide whether to build or file one of the researched cards or do neither.
        [return] Not now: first put the researched cards back under the deck.
        [use] Not now: use one of your ready gizmos or end your turn.
        [pick] Not now: first pick energy from the row, as your gizmo lets you.
        [draw] Not now: first decide whether to draw another random energy or to stop.
        [file] Not now: first file a gizmo from the display, as your gizmo lets you.
        [research] Not now: first research a level, as your gizmo lets you.
        [build] Not now: first build a level I gizmo for free, as your gizmo lets you.
       *[over] The game is over; there is nothing left to do.
    }
illegal-pick-ring-full = Your energy storage ring is full: it holds { $limit } energy. Build a gizmo to make room.
illegal-pick-not-in-row = There is no { colour } energy in the energy row; pick one of the colours in the row.
illegal-file-archive-full =
    { $limit ->
        [one] Your archive is full: it holds { $limit } gizmo. Build one from it to make room.
       *[other] Your archive is full: it holds { $limit } gizmos. Build one from it to make room.
    }
illegal-file-forbidden = You may no longer file: your { $card } forbids it.
illegal-file-not-in-display = { $card } is not in the display; you can only file a gizmo from the display.
illegal-file-not-in-hand = { $card } is not among the researched cards; you can only file one of those.
illegal-build-not-available = { $card } is neither in the display nor in your archive; you can only build a gizmo from there.
illegal-build-not-in-hand = { $card } is not among the researched cards; you can only build one of those.
illegal-build-cost =
    { $converters ->
        [yes] { $card } costs { price }; even with your converters you have only { $reach }.
       *[no] { $card } costs { price }; you have { $reach }.
    }
illegal-build-not-free = { $card } cannot be built for free; only a level I gizmo can.
illegal-research-empty = The level { $level } deck is empty; research a level that has cards left.
illegal-research-forbidden = You may no longer research: your { $card } forbids it.
illegal-pay = You cannot pay for { $card } like this; choose one of the payments offered.
illegal-use-not-ready = { $card } is not ready; you can only use a gizmo that was triggered this turn.
illegal-use-not-now = { $card } is ready, but its effect cannot be carried out now; use another gizmo or end your turn.
illegal-use-used = { $card } has already been used this turn; each gizmo works once a turn.
illegal-under = { $card } is not among the cards to put back; choose one of those.
illegal-pass = You can only pass when you cannot file, pick, build or research.
illegal-end = You cannot end your turn now; finish what you have begun first.
illegal-spelling = “{ $action }” must be spelled “{ $right }”.

## What one may want to do: “Why can’t I …”

want-pick = … pick energy?
want-file = … file a gizmo?
want-build = … build a gizmo?
want-research = … research?
want-use = … use a gizmo?
want-end = … end my turn?
want-pass = … pass?

# A turn of an opening in two words.
opening-turn =
    { $action ->
        [pick] pick
        [file] file level { $level }
        [build] build level { $level }
        [research] research level { $level }
       *[pass] pass
    }
`,c=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),o=`# What moves did, in English.

told-file =
    { $source ->
        [research] { $name } files { $card } from the researched cards.
       *[display] { $name } files { $card } from the display.
    }
told-pick = { $name } picks { colour }.
told-choose = { $name } is going to build { $card }.
told-build =
    { $source ->
        [research] { $name } builds { $card } from the researched cards{ told-price }.
        [archive] { $name } builds { $card } from the archive{ told-price }.
       *[display] { $name } builds { $card } from the display{ told-price }.
    }
told-price =
    { $paid ->
        [free] {""} for free
       *[other] {""} for { $paid }
    }
told-pay =
    { $count ->
        [0] { $name } builds { $card } for { $paid }.
        [one] { $name } builds { $card } for { $paid } with the converter { $via }.
       *[other] { $name } builds { $card } for { $paid } with the converters { $via }.
    }
told-pay-nothing = { $name } builds { $card } for free.
told-research =
    { $count ->
        [one] { $name } researches level { $level } and looks at { $count } card.
       *[other] { $name } researches level { $level } and looks at { $count } cards.
    }
told-neither = { $name } neither builds nor files a researched card.
told-under = { $name } puts { $card } under the level { $level } deck.
told-under-rest = { $name } puts the other cards under the level { $level } deck.
told-under-hidden = { $name } puts cards under the level { $level } deck.
told-use =
    { $points ->
        [0] { $name } uses { $card }.
        [one] { $name } uses { $card } and gains { $points } point.
       *[other] { $name } uses { $card } and gains { $points } points.
    }
told-draw = { $name } draws again.
told-stop = { $name } stops.
told-end = { $name } ends the turn.
told-pass = { $name } passes.
told-end-triggered = The end is triggered: this round is the last.
came-row =
    { $colour ->
        [red] A red sphere rolls into the row.
        [yellow] A yellow sphere rolls into the row.
        [blue] A blue sphere rolls into the row.
       *[black] A black sphere rolls into the row.
    }
came-ring = { $name } draws { colour }.
came-display = { $card } is new in the display.
`,d=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),r=`# What the coach says of a position of Gizmos, in English.

coach-build =
    { $count ->
        [one] You can pay for { $cards }. Building wins: is it what you want?
       *[other]
            { $more ->
                [0] You can pay for { $cards }. Which of them helps your next turns most?
               *[other] You can pay for { $cards }, among others. Which of them helps your next turns most?
            }
    }
coach-collect = You cannot build anything yet. Choose a gizmo that you would like, and pick its colour.
coach-full = Your storage ring is full, so you cannot pick. File a card, or research one that you can pay for.
coach-no-trigger = No gizmo of yours reacts to what you do yet. One with a trigger gives you something in every turn.
coach-no-converter = You have no converter yet. With one, the colours in the energy row matter less.
coach-ready =
    { $count ->
        [one] A gizmo is ready, and using it costs nothing. What is not used is gone when the turn ends.
       *[other] { $count } gizmos are ready, and using them costs nothing. Mind the order: one may wake another.
    }
coach-pay = Spend what you need least. Converters work again in every turn, so let them help.
coach-end-near = { $name } is one gizmo away from the end. What you still want to build, build now.
coach-end-own = One more gizmo like your last ones can end the game. Are you ahead?
coach-last = This is the last round: only points count now.
`,h=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),t=`# Gizmos in the position editor in English.

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
`,u=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),a=`# Gizmos on the page in English, besides the sentences of the terminal game.

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
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),i=`# Gizmos on the page "What wins?" in English.

explore-kind =
    { $kind ->
       *[cards] Gizmos
    }
explore-facet =
    { $facet ->
        [level] Level
        [kind] Kind
       *[colour] Colour
    }
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),s=`# The tour of Gizmos, in English: a caption for each picture.

tour-pick = Energy comes as coloured spheres. Pick one from the row, and it rolls into your storage ring.
tour-build = Spheres pay for gizmos. What you have built is worth points, and it starts to work for you.
tour-file = Not enough spheres yet? File the card in your archive, and nobody else can take it.
tour-trigger = Gizmos react to what you do. This one waits for red: pick red, and it brings you another sphere.
tour-chain = What one gizmo does can set off the next. That is how small machines become a chain reaction.
tour-end = Four gizmos of level III, or sixteen in all, bring on the last round. The player with the most points wins.
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"}));export{c as a,d as b,h as c,u as d,l as e,m as f,g,$ as h};
