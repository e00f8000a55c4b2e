# Statystyki z zapisów partii po polsku. Słowa należące do gry są w jej folderze.

reading = Odtwarzam zapisy…
nothing-readable = Nie ma tu żadnego czytelnego zapisu.
nothing-finished = Żadna partia nie jest skończona: nie ma jeszcze czego liczyć.
summary =
    { $games ->
        [one] { NUMBER($games) } partia
        [few] { NUMBER($games) } partie
       *[many] { NUMBER($games) } partii
    }
unfinished =
    { $count ->
        [one] { NUMBER($count) } partia nie jest skończona i nie jest liczona.
        [few] { NUMBER($count) } partie nie są skończone i nie są liczone.
       *[many] { NUMBER($count) } partii nie jest skończonych i nie jest liczonych.
    }
problems =
    { $count ->
        [one] { NUMBER($count) } zapis lub plik nie nadaje się do użytku:
        [few] { NUMBER($count) } zapisy lub pliki nie nadają się do użytku:
       *[many] { NUMBER($count) } zapisów lub plików nie nadaje się do użytku:
    }
problem = { $place }: { $reason }
more-problems =
    { $count ->
        [one] … i jeszcze { NUMBER($count) }
        [few] … i jeszcze { NUMBER($count) }
       *[many] … i jeszcze { NUMBER($count) }
    }
written = W { $folder } są tabele jako CSV, a wszystko z wykresami w { $page }.
folder-unwritable = Nie można zapisać { $folder }: { $error }.
page-title = Statystyki z zapisów partii
all-rows = Cała tabela
rows-left-out =
    { $count ->
        [one] … pominięto { NUMBER($count) } wiersz pomiędzy nimi; --out zapisuje także ten wiersz.
        [few] … pominięto { NUMBER($count) } wiersze pomiędzy nimi; --out zapisuje także je.
       *[many] … pominięto { NUMBER($count) } wierszy pomiędzy nimi; --out zapisuje także je.
    }

moment = Długość { $size }: { $name } w turze { $turn } zapisu { $record }

title-names = Według imion
title-order = Według miejsca w początkowej kolejności gry
row-order = graczy: { $players }, miejsce { $place }
title-scores = Punkty na koniec
x-scores = punkty
title-margins = Przewaga zwycięzcy nad drugim
x-margins = punkty
title-moves = Decyzje w partii
x-moves = decyzje

column-thing = Co
column-row = Co
column-words = Słowami
column-seats = Gracze
column-won = Wygrane
column-lost = Przegrane
column-win_rate = Odsetek wygranych
column-win_low = od
column-win_high = do
column-expected = Oczekiwane
column-lift = wobec przypadku
column-compared = wobec podobnych
column-compared_low = od
column-compared_high = do
column-round = Runda
column-score = Punkty
column-mean = Wszyscy
column-winners = Zwycięzcy
column-others = Pozostali
column-difference = Różnica
column-value = Liczba
column-count = Ile razy
column-share = Udział
column-size = Długość
column-name = Gracz
column-turn = Tura
column-record = Zapis
column-actions = Akcje

x-win-rate = odsetek wygranych z przedziałem 95%
x-compared = punkty procentowe wobec graczy w tej samej sytuacji
note-compared = „wobec przypadku”: punkty procentowe ponad to, co wygrywaliby jednakowi gracze. „wobec podobnych”: ponad graczy o tych samych imionach przeciw tym samym imionom, którzy mniej więcej w tym samym czasie wzięli coś innego tego samego rodzaju; nic więc nie błyszczy tylko dlatego, że biorą to silni gracze albo ten, kto i tak wygrywa. ±: przedział 95%.
caption-wins = Kropka: odsetek wygranych; kreska pozioma: jego przedział 95%; kreska pionowa: ile dałby przypadek.
caption-compared = Kropka: o tyle punktów procentowych częstsze wygrane niż u graczy o tych samych imionach, którzy mniej więcej w tym samym czasie wzięli coś innego tego samego rodzaju; kreska: przedział 95%. Najlepsze i najgorsze, bez tego, czego prawie nikt nie wziął.
caption-means = Ilości na gracza i partię.
caption-spread = Średnia { $mean }, mediana { $median }; dziewięć na dziesięć od { $low } do { $high }.
caption-course = Średnie; bez ostatnich rund, do których dochodzi mało partii.

number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
count = { NUMBER($value, maximumFractionDigits: 1) }
percent = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }%
points-up = +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-down = −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value, maximumFractionDigits: 0) }
