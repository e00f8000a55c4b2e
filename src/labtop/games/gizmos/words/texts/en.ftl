# Gizmos in English. The energies are called by their colours; `energy-name` has the rulebook's names.
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
