# Was über ein Spiel gesagt wird, das keine eigenen Worte hat, im Terminal und auf den Seiten.

not-legal = „{ $action }“ ist jetzt nicht möglich.
actions = Was du tun kannst
turn = { $name } ist am Zug.
move = { $name }: { $action }
no-rules = Zu diesem Spiel gibt es keine Kurzfassung der Regeln.
winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
list-and = { $first } und { $rest }
list-more = { $first }, { $rest }
