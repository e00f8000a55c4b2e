# What is wrong with a position of Gizmos, said behind the place that is wrong.

no-card = there is no card { $given }
card-elsewhere = { $card } does not belong here
starting-card = the first is { $card }, the starting card
anothers = { $card } is another’s
two-places = { $card } is in two places, also in { $other }
gap = there is a gap although the deck has cards
row-size =
    { $count ->
        [one] it has { $count } sphere, not { $size }
       *[other] it has { $count } spheres, not { $size }
    }
spheres-in-all =
    { $count ->
        [one] { $count } sphere in all, not { $all }
       *[other] { $count } spheres in all, not { $all }
    }
level-cards =
    { $found ->
        [one] level { $level }: { $found } card is in the game, not { $count }
       *[other] level { $level }: { $found } cards are in the game, not { $count }
    }
ring-limit =
    { $count ->
        [one] { $count } sphere, the limit is { $limit }
       *[other] { $count } spheres, the limit is { $limit }
    }
archive-limit =
    { $count ->
        [one] { $count } card, the limit is { $limit }
       *[other] { $count } cards, the limit is { $limit }
    }
end-triggered = the active gizmos say { $right }

## The turn

seat-when-over = nobody decides when the game is over
seat-in-turn = seat { $first } began, so in turn { $number } seat { $seat } decides
no-turn-played = no turn was played
not-over = the game is not over
nothing-to-decide = nothing can be decided at stage { $stage } here
nothing-under-way = at stage { $stage } nothing is ready, used or under way
nothing-yet = nothing can be ready or used yet
not-at-stage = it does not fit stage { $stage }
stage-ring-full = { $stage } cannot be, the ring is full
stage-archive-full = { $stage } cannot be, the archive is full
stage-file-forbidden = { $stage } cannot be, a card forbids it
stage-research-forbidden = { $stage } cannot be, a card forbids research
ready-converter = converters are never ready
never-used = { $card } is never ready or used
card-order = cards stand in card order, each once
card-not-active = a card is not among the active gizmos
converter-not-active = a converter is not among the active gizmos
used-is-not-ready = a used card does not become ready again
effect-needed = stage { $stage } needs an effect under way
no-effect = none at stage { $stage }
effect-not-used = it is not among the used cards
effect-of-another-stage = { $card } does not lead to this stage
left-while-researching = 0 while its research is under way
left-at-stage = something is still to come at this stage
left-after-drawing = the first sphere has already been drawn
research-of-empty-deck = only a deck with cards is researched, and then its display is full
research-amount =
    { $count ->
        [one] { $count } card, the research amount is { $amount }
       *[other] { $count } cards, the research amount is { $amount }
    }
too-few-drawn = { $amount } are drawn, or as many as there are
last-card-returns = the last card goes under the deck by itself
not-there = { $card } is not there
build-inside-effect = a build inside an effect comes from research
