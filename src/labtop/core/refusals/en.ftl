# What is wrong with JSON that comes from outside: records, positions, component sets. Said behind the place that is
# wrong, so without a capital and a full stop. Words such as `turn.seat` are keys of the JSON and stay as they are.

an-object = an object is needed, not { $given }
a-list = a list is needed, not { $given }
a-number = a whole number is needed, not { $given }
a-name = a name is needed, not { $given }
a-text = a text is needed, not { $given }
true-or-false = true or false is needed, not { $given }
unknown-key = unknown key { $name }
missing-key = the key { $name } is missing
out-of-range = { $given } is not from { $low } to { $high }
one-of = { $given } is not one of { $options }
entries =
    { $count ->
        [one] { $count } entry is needed, not { $given }
       *[other] { $count } entries are needed, not { $given }
    }
entries-between = { $low } to { $high } entries are needed, not { $given }

## Records

no-records = no .json or .jsonl file in this folder
no-plain-file = not a plain file
too-large = far too large for a record
broken-json = broken JSON in line { $line }, column { $column }
not-utf-8 = broken JSON: it is not UTF-8 text
nested-too-deeply = broken JSON: it is nested too deeply
number-too-long = broken JSON: a number is too long
no-such-game = there is no game { $game }; there are: { $games }
no-position = a position is an object with the key 'game'
no-such-view = what is hidden in this view does not fit what can be seen in it
format-unknown = format { $given } is not known; this version reads { $known }
earlier-rules = the record is of format { $format }, played under earlier rules that differ here
names-needed = { $count } names are needed, each a text
at-move = move { $number }
already-over = the game was already over
another-seat = it was the turn of seat { $seat }, not { $given }
chance-count =
    { $count ->
        [one] { $action } takes { $count } chance outcome, not { $given }
       *[other] { $action } takes { $count } chance outcomes, not { $given }
    }
chance-cannot = chance cannot bring { $outcome } here
not-over = the game is not over after move { $moves }
too-many-moves = more than { $most }
too-many-actions = there are more than { $most } legal actions
no-start = a seed and a position are needed
other-components = it was played with other components; they are known where it was played
other-start = it is not how a game with this seed begins
older-start = it is how an earlier version of labtop dealt with this seed, which this one cannot check; `labtop record show` replays it
no-proof = there is none; games played at a server’s table have one
a-nonce = 32 to 64 hexadecimal digits are needed, not { $given }
wrong-result = { $given } is wrong; the moves lead to { $right }
one-set-only = { $game } has one set of components only

## What the operating system refuses

system-missing = there is no such file or folder
system-forbidden = this may not be done here
system-is-folder = it is a folder
system-no-folder = a part of the path is a file, not a folder
system-full = there is no space left
system-read-only = nothing can be written there
system-address-used = another program uses this address and port
system-no-address = this machine does not have that address
system-other = { $error }
