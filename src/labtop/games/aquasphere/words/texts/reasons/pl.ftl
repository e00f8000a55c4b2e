# Dlaczego akcja jest niedozwolona.

reason-program =
    { $program ->
        [green] zielonym
        [yellow] żółtym
        [black] czarnym
        [purple] fioletowym
        [blue] niebieskim
        [red] czerwonym
       *[white] białym
    }

reason-over = Gra się skończyła; nie ma już nic do zrobienia.
reason-unknown = „{ $action }” nie jest akcją tej gry; akcja wygląda na przykład tak: „engineer L1” albo „act B green”.
reason-spelling = Zamiast „{ $action }” trzeba napisać „{ $right }”.
reason-stage =
    { $stage ->
        [rewards] Nie teraz: najpierw użyj swoich premii albo z nich zrezygnuj.
        [letters] Nie teraz: najpierw postaw boty za litery nowej rozbudowy laboratorium albo graj dalej bez nich.
        [line] Nie teraz: najpierw wybierz zaprogramowanego bota, którego oddajesz za czerwoną linię.
        [scoring] Nie teraz: trwa punktacja pośrednia; użyj jednej ze swoich kart badań albo graj dalej bez nich.
       *[action] Nie teraz: to twoja tura, możesz zaprogramować bota, wykonać akcję albo spasować.
    }
reason-no-arrow =
    { $here ->
        [start] Z pola startowego nie prowadzi strzałka na pole { $field }; inżynier może iść tylko wzdłuż strzałek.
       *[other] Z pola { $here } nie prowadzi strzałka na pole { $field }; inżynier może iść tylko wzdłuż strzałek.
    }
reason-no-sideways = Krok w bok z pola { $here } na pole { $field } wymaga niezużytej karty badań.
reason-supply-empty = Twoje zasoby są puste; nie ma bota, którego można postawić.
reason-symbol-occupied = Na { reason-program } symbolu stoi już twój bot; najpierw go użyj albo odwołaj.
reason-two-programmed = Masz już dwa zaprogramowane boty; najpierw użyj jednego albo go odwołaj.
reason-bought = W tej rundzie programowanie za żetony czasu jest już wykorzystane; wolno to zrobić raz na rundę.
reason-buy-time = Programowanie za żetony czasu kosztuje { $price ->
        [one] { $price } żeton
        [few] { $price } żetony
       *[many] { $price } żetonów
    }; masz { $time }.
reason-not-programmed = Na { reason-program } symbolu nie stoi żaden twój bot.
reason-too-far = Najtańsza droga do sektora { $sector } kosztuje { $cost ->
        [one] { $cost } żeton czasu
        [few] { $cost } żetony czasu
       *[many] { $cost } żetonów czasu
    }; { $time ->
        [0] nie masz żadnego.
       *[other] masz { $time }.
    }
reason-recalls-itself = Akcję wykonuje właśnie bot stojący na { reason-program } symbolu, więc nie można go przy niej odwołać.
reason-recall-first = Na te żetony czasu jest miejsce: najpierw odwołaj bota stojącego na { reason-program } symbolu, a potem wykonaj akcję.
reason-nothing-paid = Zanim bot stojący na { reason-program } symbolu mógłby wrócić, nic się tu nie płaci, więc odwołania nie da się odłożyć: jeśli chcesz mieć te żetony czasu, odwołaj go najpierw.
reason-catching =
    { $most ->
        [0] W sektorze { $sector } nie możesz złapać żadnego oktopoda.
        [one] W sektorze { $sector } możesz złapać jednego oktopoda; w tym celu wykonaj akcję bez podawania liczby.
        [few] W sektorze { $sector } możesz złapać najwyżej { $most } oktopody; aby złapać wszystkie, wykonaj akcję bez podawania liczby.
       *[many] W sektorze { $sector } możesz złapać najwyżej { $most } oktopodów; aby złapać wszystkie, wykonaj akcję bez podawania liczby.
    }
reason-pass = Spasować można tylko wtedy, gdy inżynier stoi na jednym z trzech najwyższych pól.
reason-no-letter = W sektorze { $sector } nie można już postawić bota za literę.
reason-no-reward = Karta { $card } nie należy do premii, których możesz teraz użyć.
reason-reward-by-itself = Premia { $card } wypłaca się sama, gdy zostanie wywołana; pytanie pada tylko tam, gdzie w zasięgu jest czerwona linia.
reason-no-such-card = Nie masz karty badań { $card }, która programuje bota przy punktacji.
reason-card-used = Karta { $card } została już użyta w tej punktacji.
reason-card-time = Karta { $card } kosztuje { $price ->
        [one] { $price } żeton czasu
        [few] { $price } żetony czasu
       *[many] { $price } żetonów czasu
    }; masz { $time }.

## Co chciałoby się zrobić: „Dlaczego nie mogę …”

want-engineer = … przesunąć tam inżyniera?
want-buy = … programować za żetony czasu?
want-act = … pójść tam i wykonać akcji?
want-catching = … złapać mniej oktopodów?
want-recall = … odwołać bota?
want-recalling = … odwołać bota w trakcie akcji?
want-use = … użyć premii albo z niej zrezygnować?
want-program = … użyć mojej karty badań?
want-pass = … spasować?
