# Statistics over records in English. Words that a game owns are in the game's folder.

reading = Replaying records …
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
title-seats = By seat
row-seats = { $players } players, seat { $seat }
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
column-lift = More than by chance
column-compared = More than in the same situation
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

x-means = for each player and game
x-win-rate = win rate with 95% interval
note-wins = How many players had it, how often they won (with a 95% interval), and how often they would have won by chance.
note-compared = The last comparison is with players of the same names against the same names, who took something else of the same kind at about the same time: so a thing does not shine merely because strong players take it, or because it is taken late by whoever is about to win.
spread-facts = Mean { $mean }, median { $median }; nine in ten from { $low } to { $high }.

number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
count = { NUMBER($value, maximumFractionDigits: 1) }
percent = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }%
points-up = +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-down = −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
range = { $low } to { $high }
