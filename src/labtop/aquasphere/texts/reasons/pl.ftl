# Dlaczego akcja jest niedozwolona.

reason-program =
    { $program ->
        [green] zielony
        [yellow] żółty
        [black] czarny
        [purple] fioletowy
        [blue] niebieski
        [red] czerwony
       *[white] biały
    }

reason-over = Gra jest skończona; nie ma już nic do zrobienia.
reason-unknown = „{ $action }” nie jest akcją tej gry; akcja wygląda na przykład tak: „engineer L1” albo „act B green”.
reason-spelling = Zamiast „{ $action }” trzeba napisać „{ $right }”.
reason-stage =
    { $stage ->
        [letters] Nie teraz: najpierw postaw boty za litery nowej rozbudowy laboratorium albo graj dalej bez nich.
        [line] Nie teraz: najpierw wybierz zaprogramowanego bota, którego oddajesz za czerwoną linię.
        [scoring] Nie teraz: trwa punktacja pośrednia; użyj jednej ze swoich kart badań albo graj dalej bez nich.
       *[action] Nie teraz: to twoja tura, możesz zaprogramować bota, wykonać akcję albo spasować.
    }
reason-no-arrow = Z pola { $here } nie prowadzi strzałka na pole { $field }; inżynier może iść tylko wzdłuż strzałek.
reason-no-sideways = Krok w bok z pola { $here } na pole { $field } wymaga niezużytej karty badań.
reason-supply-empty = Twoje zasoby są puste; nie ma bota, którego można postawić.
reason-symbol-occupied = Na symbolu „{ reason-program }” stoi już twój bot; najpierw go użyj albo odwołaj.
reason-two-programmed = Masz już dwa zaprogramowane boty; najpierw użyj jednego albo go odwołaj.
reason-bought = W tej rundzie programowanie za czas jest już wykorzystane; wolno to zrobić raz na rundę.
reason-buy-time = Programowanie za czas kosztuje { $price } czasu; masz { $time }.
reason-not-programmed = Na symbolu „{ reason-program }” nie stoi żaden twój bot.
reason-too-far =
    { $time ->
        [0] Najtańsza droga do sektora { $sector } kosztuje { $cost } czasu; nie masz go wcale.
       *[other] Najtańsza droga do sektora { $sector } kosztuje { $cost } czasu; masz { $time }.
    }
reason-recalls-itself = Akcję wykonuje właśnie bot z symbolu „{ reason-program }”, więc nie można go przy niej odwołać.
reason-recall-first = Na ten czas jest miejsce: najpierw odwołaj bota z symbolu „{ reason-program }”, a potem wykonaj akcję.
reason-nothing-paid = Po drodze nic się wcześniej nie płaci, więc odwołania nie da się odłożyć: jeśli chcesz tego czasu, najpierw odwołaj bota z symbolu „{ reason-program }”.
reason-recalling-needless = Odwołanie po drodze bota z symbolu „{ reason-program }” nie opłaci niczego, czego brakuje; wykonaj akcję bez tego.
reason-pass = Spasować można tylko wtedy, gdy inżynier stoi na jednym z trzech najwyższych pól.
reason-no-letter = W sektorze { $sector } nie ma już do postawienia bota za literę.
reason-no-such-card = Nie masz karty badań { $card }, która programuje bota przy punktacji.
reason-card-used = Karta { $card } została już użyta w tej punktacji.
reason-card-time = Karta { $card } kosztuje { $price } czasu; masz { $time }.

## Co chciałoby się zrobić: „Dlaczego nie mogę …”

want-engineer = … przesunąć tam inżyniera?
want-buy = … programować za czas?
want-act = … pójść tam i wykonać akcji?
want-recall = … odwołać bota?
want-program = … użyć mojej karty badań?
want-pass = … spasować?
