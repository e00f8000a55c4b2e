const n=`# Strony z łamigłówkami po polsku.

puzzles-of = Łamigłówki do gry { $game }
puzzles-about = Pozycje z partii silnych botów: ile najwięcej może przynieść ta tura? Każda odpowiedź jest udowodniona, bo sprawdzono każdy możliwy przebieg.
puzzles-counting = Do twojego rankingu liczy się pierwsza odpowiedź na każdą łamigłówkę; po podpowiedzi lub pokazaniu rozwiązania łamigłówka liczy się jako nierozwiązana. Wszystko to zostaje w twojej przeglądarce.
puzzles-loading = Pobieranie łamigłówek…
puzzles-try-again = Spróbuj ponownie
puzzles-train = Trenuj
puzzles-none = Do „{ $game }” nie ma łamigłówek.

puzzle-daily = Łamigłówka dnia
puzzle-date = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
puzzle-daily-open = Rozwiąż
puzzle-daily-state =
    { $state ->
        [right] Rozwiązana. Następna pojawi się o północy UTC.
        [wrong] Tym razem się nie udało. Następna pojawi się o północy UTC.
       *[open] Ta sama dla wszystkich, codziennie nowa.
    }
puzzle-daily-look = Obejrzyj jeszcze raz
puzzle-week = Ostatnie siedem dni
puzzle-week-day =
    { $state ->
        [right] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: rozwiązana
        [wrong] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: nierozwiązana
       *[open] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: bez próby
    }

puzzle-training = Trening
puzzle-theme = Temat
puzzle-theme-any = Wszystkie tematy
puzzle-theme-done = { $done } z { $count }
puzzle-difficulty = Trudność
puzzle-difficulty-value =
    { $difficulty ->
        [easier] Łatwiejsze
        [harder] Trudniejsze
       *[fitting] Na moim poziomie
    }
puzzle-start = Zaczynamy

puzzle-progress = Twoje postępy
puzzle-rating = Ranking
puzzle-rating-value = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }
puzzle-rating-unsure = ± { NUMBER($deviation, maximumFractionDigits: 0, useGrouping: 0) }
puzzle-run = Rozwiązane z rzędu
puzzle-run-best = rekord: { $best }
puzzle-days = Dni z rzędu
puzzle-days-help = łamigłówka dnia
puzzle-solved = Rozwiązane
puzzle-solved-of =
    { $count ->
        [one] z { $count } próby
       *[many] z { $count } prób
    }
puzzle-graph = Jak zmieniał się twój ranking
puzzle-graph-none = Twój ranking zaczyna się od 1500 i zmienia się z pierwszymi łamigłówkami.
puzzle-latest = Ostatnie łamigłówki
puzzle-entry =
    { $right ->
        [yes] { $title }, ranking { NUMBER($rating, useGrouping: 0) }: rozwiązana
       *[no] { $title }, ranking { NUMBER($rating, useGrouping: 0) }: nierozwiązana
    }
puzzle-entry-sign = { NUMBER($rating, useGrouping: 0) }

puzzle-keep = Zabierz ze sobą
puzzle-keep-help = Aby kontynuować w innej przeglądarce, zapisz swoje postępy w pliku i otwórz go tam.
puzzle-export = Zapisz w pliku
puzzle-import = Otwórz plik
puzzle-imported =
    { $count ->
        [0] W tym pliku nie ma nic nowego.
        [one] Dodano jedną odpowiedź.
        [few] Dodano { $count } odpowiedzi.
       *[many] Dodano { $count } odpowiedzi.
    }
puzzle-import-broken = Plik „{ $file }” nie zawiera postępów w łamigłówkach.

## Jedna łamigłówka

puzzle-above = Łamigłówka do gry { $game }
puzzle-above-daily = Łamigłówka dnia, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
puzzle-known = Ta łamigłówka już się pojawiła, więc twój ranking się nie zmieni.
puzzle-certain = Co się liczy
puzzle-go = Zaczynamy
puzzle-hint = Podpowiedź
puzzle-hint-costs = Podpowiedź: łamigłówka będzie się liczyć jako nierozwiązana
puzzle-solution = Rozwiązanie
puzzle-solution-costs = Rozwiązanie: łamigłówka będzie się liczyć jako nierozwiązana
puzzle-take-back = Cofnij
puzzle-again = Jeszcze raz
puzzle-next = Następna łamigłówka
puzzle-missed = Ruch { $number }: { $told } { $text }
puzzle-obvious = Na pierwszy rzut oka najlepiej wygląda to: { $told } { $text }
puzzle-rating-change =
    { $change ->
        [up] Twój ranking rośnie z { NUMBER($before, useGrouping: 0) } do { NUMBER($after, useGrouping: 0) }.
        [down] Twój ranking spada z { NUMBER($before, useGrouping: 0) } do { NUMBER($after, useGrouping: 0) }.
       *[same] Twój ranking pozostaje na poziomie { NUMBER($after, useGrouping: 0) }.
    }
puzzle-hard = Ranking tej łamigłówki to { NUMBER($rating, useGrouping: 0) }.
puzzle-step = Krok { $number } z { $count }
puzzle-steps = Rozwiązanie krok po kroku
puzzle-previous = Krok wstecz
puzzle-following = Krok dalej
puzzle-play = Odtwórz rozwiązanie
puzzle-pause = Zatrzymaj
puzzle-unknown = Nie ma łamigłówki „{ $puzzle }”. Być może brakuje części linku.
puzzle-all = Wszystkie łamigłówki
puzzle-share = Udostępnij
puzzle-share-label = Twój wynik, bez odpowiedzi
puzzle-result =
    { $state ->
        [first] Ta łamigłówka do gry { $game } rozwiązana za pierwszym razem. A tobie się uda?
        [helped] Ta łamigłówka do gry { $game } rozwiązana z niewielką pomocą. A tobie uda się bez niej?
       *[later] Ta łamigłówka do gry { $game } rozwiązana za { $tries }. razem. A tobie uda się szybciej?
    }
puzzle-result-daily =
    { $state ->
        [first] Łamigłówka dnia do gry { $game }, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: rozwiązana za pierwszym razem.
        [helped] Łamigłówka dnia do gry { $game }, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: rozwiązana z niewielką pomocą.
       *[later] Łamigłówka dnia do gry { $game }, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: rozwiązana za { $tries }. razem.
    }
`;export{n as default};
