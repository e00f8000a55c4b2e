# Co trener mówi o pozycji w Gizmos, po polsku.

coach-build =
    { $count ->
        [one] Stać cię na { $cards }. Wygrywa się budowaniem: czy o nią ci chodzi?
       *[other]
            { $more ->
                [0] Stać cię na { $cards }. Co najbardziej pomoże w następnych turach?
               *[other] Stać cię między innymi na { $cards }. Co najbardziej pomoże w następnych turach?
            }
    }
coach-collect = Na razie nie da się nic zbudować. Wybierz Machinę, która ci się podoba, i pobieraj jej kolor.
coach-full = Magazyn jest pełny, więc nie da się nic pobrać. Zarchiwizuj kartę albo przeszukaj talię i zbuduj coś, na co cię stać.
coach-no-trigger = Żadna z twoich Machin nie reaguje jeszcze na to, co robisz. Taka, która się uruchamia, daje coś w każdej turze.
coach-no-converter = Nie masz jeszcze konwertera. Z nim kolory w Rzędzie Energii są mniej ważne.
coach-ready =
    { $count ->
        [one] Jedna Machina jest gotowa, a jej użycie nic nie kosztuje. Nieużyta przepada z końcem tury.
        [few] { $count } Machiny są gotowe, a ich użycie nic nie kosztuje. Uważaj na kolejność: jedna może obudzić drugą.
       *[many] { $count } Machin jest gotowych, a ich użycie nic nie kosztuje. Uważaj na kolejność: jedna może obudzić drugą.
    }
coach-pay = Wydaj to, co najmniej potrzebne. Konwertery działają w każdej turze od nowa, niech więc pomogą.
coach-end-near = { $name } może zakończyć grę jedną Machiną. Co chcesz jeszcze zbudować, zbuduj teraz.
coach-end-own = Jeszcze jedna Machina i możesz doprowadzić do końca gry. Czy prowadzisz?
coach-last = To ostatnia runda: teraz liczą się tylko punkty.
