# Łamigłówki po polsku: co jest z którąś nie tak; jak powstają; jak rozwiązuje się je w terminalu.

line = wiersz { $number }
other-game = to nie jest pozycja gry { $game }
wrong-id = identyfikator tego pytania to { $id }
no-share = udział to liczba od 0 do 1
no-action = akcja to tekst
not-asked = w tej pozycji i z tego miejsca nie można zadać pytania „{ $kind }”
cannot-play = nie można tam zagrać „{ $action }”
gains-other = to daje { $gained }, a nie { $best }
best-other = najwięcej, co można osiągnąć, to { $best }
not-unique = najwięcej daje kilka różnych wyników
too-near = najlepszy wynik nie jest od tego wyraźnie lepszy
too-large = trzeba by zbadać więcej niż { $most } stanów
not-counted = „{ $action }” nie liczy się w tej łamigłówce: nie widać, co przyniesie.

making = Szukanie łamigłówek w partiach botów…
made =
    { $count ->
        [one] W pliku { $file } jest jedna łamigłówka.
        [few] W pliku { $file } są { $count } łamigłówki.
       *[many] W pliku { $file } jest { $count } łamigłówek.
    }
broken-off =
    { $count ->
        [one] Przerwano. W pliku { $file } jest jedna łamigłówka; to samo polecenie podejmie pracę w tym miejscu.
        [few] Przerwano. W pliku { $file } są { $count } łamigłówki; to samo polecenie podejmie pracę w tym miejscu.
       *[many] Przerwano. W pliku { $file } jest { $count } łamigłówek; to samo polecenie podejmie pracę w tym miejscu.
    }
by-kind = { $kind }: { $count }
no-puzzles = Do gry { $game } nie ma łamigłówek.
no-such-puzzle = Nie ma takiej łamigłówki.
kind-unknown = Są takie rodzaje łamigłówek: { $kinds }.

heading = { $kind } · { $id } · ranking { $rating }
you-are = Grasz jako { $name }.
at-the-prompt = Numer/akcja · podpowiedź, rozwiązanie, cofnij, znowu, karta, wyjdź
at-the-end = Enter – następna łamigłówka · rozwiązanie, cofnij, znowu, wyjdź
words-solution = rozwiązanie rozwiazanie
words-again = znowu
hint-reach =
    { $count ->
        [one] Najlepszy wynik jest wciąż w zasięgu: wystarczy jeszcze jedna decyzja. Zapytaj ponownie, aby ją zobaczyć.
        [few] Najlepszy wynik jest wciąż w zasięgu: wystarczą jeszcze { $count } decyzje. Zapytaj ponownie, aby zobaczyć pierwszą z nich.
       *[many] Najlepszy wynik jest wciąż w zasięgu: wystarczy jeszcze { $count } decyzji. Zapytaj ponownie, aby zobaczyć pierwszą z nich.
    }
hint-lost = Najlepszy wynik jest już poza zasięgiem. Cofnij ruch albo zapytaj ponownie, jak uzyskać z tego jak najwięcej.
hint-action = Następna akcja: „{ $action }”. { $described }
solution-title = Rozwiązanie
obvious = Na pierwszy rzut oka najlepsze wydaje się „{ $action }”.
nothing-to-undo = Nie ma czego cofnąć.
