# What is wrong with a position or a component set of AquaSphere, said behind the place that is wrong.

## Pieces

another-set = the position was made with the set { $given }, not with { $name }
unknown-set = the component set { $name } is not known; pass it as components
seat-twice = a seat stands twice
sector-twice = a sector stands twice
card-twice = a card stands twice
base-lab-twice = a base lab stands twice
not-once = { $card } stands { $count } times, not once
there-are = there are { $found }, not { $total }
charging-alone = bots charge there, so the control space cannot be empty
charging-limit =
    { $count ->
        [one] { $count } bot is more than the limit of { $limit }
       *[other] { $count } bots are more than the limit of { $limit }
    }
no-colour = { $given } is not a colour in this game
another-tile = { $needed } is needed, not { $given }
no-program-card = no program card shows this arrangement
program-order = different programs in program order are needed
spent = only immediate cards are spent when taken
bots-in-all = supply, programmed and bots in the station are { $bots }, not { $all }
submarine-spaces =
    { $spaces ->
        [one] there is only { $spaces } space
       *[other] there are only { $spaces } spaces
    }
two-submarines = seat { $seat } has two there
submarines-in-all = with those in the station { $found }, not { $all }
first-submarine = the first is that of seat { $seat }, whose base lab it is
neutral-submarines =
    { $count ->
        [one] { $count } neutral submarine is needed, on the first space
       *[other] { $count } neutral submarines are needed, each on the first space
    }
neutral-bots =
    { $bots ->
        [one] there is { $bots } neutral bot, not at most { $most }
       *[other] there are { $bots } neutral bots, not at most { $most }
    }

## The turn

not-at-stage = { $given } does not fit the stage { $stage }
seat-when-over = null is needed when the game is over
over-after = the game is over only after round { $rounds }
all-have-passed = at the stage { $stage } all have passed
has-passed = { $seat } has passed
marker-back = the scoring has taken it back
no-extension = the player has no extension
other-letters = { $extension }, taken last, shows { $letters }
one-has-acted = one of the two programmed bots has acted
no-bot = there is no bot to place or to recall
no-line = there is no red line between { $score } and { $line }
crystal-pays = a crystal would have paid for the red line
two-for-a-choice = two are needed for a choice
engineer-moved = the rewards come from an engineer’s move
purple-has-acted = the purple bot has acted
caught-elsewhere = the purple bot holds the control space where it caught
just-programmed = the engineer has just programmed { $program }
no-reward = no card gives points for the engineer on { $field }
smaller-reward = the card for the engineer on { $field } gives only { $most }
cards-in-order = cards of the seat in the order taken are needed, out of { $held }
no-card-usable = none of the cards can be used now

## The component set

missing = is missing
fixed = { $given } cannot be played, only { $only }
program-once = each program stands on one field
cards-alike = no two cards are alike, or positions could not tell them apart
bulbs-differ = the values must differ
one-jump-price = all cards cross_station must cost the same
program-per-sector = each non-white program stands at one sector
lines-rise = the red lines must rise
neighbours = { $one } and { $other } must be neighbours of each other, or neither
field-twice = a field stands twice
no-way-on = there is no way on
numbers-rise = the numbers must rise from left to right
columns = together the columns must be the numbers of the bot spaces
nothing-scores = nothing scores nothing
room-for-time =
    { $time ->
        [one] room for { $time } time marker is needed
       *[other] room for { $time } time markers is needed
    }
room-for-cards = with its extensions a lab could hold { $total } research cards; there is room for { $most }
setup-takes = the setup for { $players } players takes { $wanted }
