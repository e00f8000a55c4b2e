# Puzzles in English: what is wrong with one; making them; playing one in the terminal.

line = line { $number }
other-game = it is not a position of { $game }
wrong-id = the id of this question is { $id }
no-share = a share is a number from 0 to 1
no-action = an action is a text
not-asked = “{ $kind }” cannot be asked of this position and this seat
cannot-play = “{ $action }” cannot be played there
gains-other = it gains { $gained }, not { $best }
best-other = { $best } is the most that can be gained
not-unique = several outcomes gain the most
too-near = the best is not clearly better than this
too-large = more than { $most } states would have to be looked at
not-counted = “{ $action }” does not count in this puzzle: what it brings is not in sight.

making = Looking for puzzles in self-played games…
made =
    { $count ->
        [one] { $file } holds one puzzle.
       *[other] { $file } holds { $count } puzzles.
    }
broken-off =
    { $count ->
        [one] Stopped early. { $file } holds one puzzle, and the same command continues from there.
       *[other] Stopped early. { $file } holds { $count } puzzles, and the same command continues from there.
    }
by-kind = { $kind }: { $count }
no-puzzles = There are no puzzles for { $game }.
no-such-puzzle = There is no such puzzle.
kind-unknown = There are these kinds of puzzles: { $kinds }.

heading = { $kind } · { $id } · rating { $rating }
you-are = You are { $name }.
at-the-prompt = A number or an action · hint, solution, undo, again, card, quit
at-the-end = Enter for another puzzle · solution, undo, again, quit
words-solution = solution
words-again = again
hint-reach =
    { $count ->
        [one] The best is still in reach, with one more decision. Ask again to see it.
       *[other] The best is still in reach, with { $count } more decisions. Ask again to see the first of them.
    }
hint-lost = The best is out of reach. Take back a move, or ask again to see how to make the most of it.
hint-action = Next: “{ $action }”. { $described }
solution-title = The solution
obvious = At first sight “{ $action }” looks best.
nothing-to-undo = There is nothing to take back.
