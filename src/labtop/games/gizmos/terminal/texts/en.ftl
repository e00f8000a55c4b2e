# The terminal game in English; the words of cards and actions are in the folder above.

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

    __Paying.__ A card costs energy of its colour; a generic card (\*) any mix. Converters change what a spent sphere
    counts for, each once a turn, even in chains. You pay exactly; discounts may be waived.

    __Triggers.__ What you file, pick or build makes gizmos *ready* (◆). Use each once a turn, in any order, or
    leave it. A gizmo is never triggered by its own building. Drawing random energy is not picking.

    __Limits__ at the start: 5 spheres in the ring, 1 card in the archive, 3 cards when researching.

    __The end__ comes with somebody’s 4th level III gizmo or 16th gizmo in all; the round is played out. Points:
    those on gizmos, tokens, and end scores. Ties: more gizmos, more energy, later in turn order.

    __Signs.__ `R Y B K` are red, yellow, blue and black, `*` is any colour. `pick Y → draw 1` reads: when you pick yellow,
    draw a random energy. `B→*`: in a payment a blue sphere counts as any colour. `★2`: 2 points.
