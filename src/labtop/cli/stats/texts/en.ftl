# Statistics over records in English. Words that a game owns are in the game's folder.

reading = Replaying records…
nothing-readable = There is no readable record here.
nothing-finished = All games are unfinished: there is nothing to count yet.
summary =
    { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }
unfinished =
    { $count ->
        [one] { NUMBER($count) } game is not over and is not counted.
       *[other] { NUMBER($count) } games are not over and are not counted.
    }
problems =
    { $count ->
        [one] { NUMBER($count) } record or file cannot be used:
       *[other] { NUMBER($count) } records or files cannot be used:
    }
problem = { $place }: { $reason }
more-problems =
    { $count ->
        [one] … and { NUMBER($count) } more
       *[other] … and { NUMBER($count) } more
    }
written = { $folder } has the tables as CSV and everything with plots in { $page }.
folder-unwritable = { $folder } cannot be written: { $error }.
page-title = Statistics over records
all-rows = The whole table
rows-left-out =
    { $count ->
        [one] … { NUMBER($count) } row between them is left out; --out writes it too.
       *[other] … { NUMBER($count) } rows between them are left out; --out writes them too.
    }

moment = Length { $size }: { $name } in turn { $turn } of { $record }

title-names = By name
title-order = By place in turn order at the start
row-order = { $players } players, place { $place }
title-scores = Points at the end
x-scores = points
title-margins = The winner’s lead over the second
x-margins = points
title-moves = Decisions in a game
x-moves = decisions

column-thing = What
column-row = What
column-words = In words
column-seats = Players
column-won = Won
column-lost = Lost
column-win_rate = Win rate
column-win_low = from
column-win_high = to
column-expected = By chance
column-lift = vs chance
column-compared = vs peers
column-compared_low = from
column-compared_high = to
column-round = Round
column-score = Points
column-mean = All
column-winners = Winners
column-others = Others
column-difference = Difference
column-value = Number
column-count = Times
column-share = Share
column-size = Length
column-name = Player
column-turn = Turn
column-record = Record
column-actions = Actions

x-win-rate = win rate with 95% interval
x-compared = percentage points against players in the same situation
note-compared = “vs chance”: percentage points above what players who are all alike would win. “vs peers”: above players of the same names against the same names who took something else of the same kind at about the same time, so that nothing shines merely because strong players take it, or whoever is about to win. ±: 95% interval.
caption-wins = Dot: win rate; line: its 95% interval; stroke: what chance would give.
caption-compared = Dot: percentage points won more than by players of the same names who took something else of the same kind at about the same time; line: its 95% interval. The best and the worst, without what hardly anybody took.
caption-means = Amounts for each player and game.
caption-spread = Mean { $mean }, median { $median }; nine in ten between { $low } and { $high }.
caption-course = Averages; the last rounds, which few games reach, are left out.

number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
count = { NUMBER($value, maximumFractionDigits: 1) }
percent = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }%
points-up = +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-down = −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value, maximumFractionDigits: 0) }
