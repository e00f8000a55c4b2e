# What is said of a game that has no words of its own, in the terminal and on the pages.

not-legal = “{ $action }” is not possible now.
actions = What you can do
turn = It is the turn of { $name }.
move = { $name }: { $action }
no-rules = There is no summary of the rules of this game.
winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
list-and = { $first } and { $rest }
list-more = { $first }, { $rest }
