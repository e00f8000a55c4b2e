# Co mówi się o grze, która nie ma własnych słów, w terminalu i na stronach.

not-legal = Akcja „{ $action }” jest teraz niemożliwa.
actions = Co możesz zrobić
turn = Trwa tura gracza { $name }.
move = { $name }: { $action }
no-rules = Ta gra nie ma skrótu zasad.
winner =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwo dzielą { $names }.
    }
list-and = { $first } i { $rest }
list-more = { $first }, { $rest }
