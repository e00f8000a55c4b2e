# Analiza partii po polsku.

reviewing = Analizowanie partii…
title = Analiza: { $game }
summary = Jak dokładnie grali gracze
course = Jak zmieniały się szanse
course-caption = Szansa na zwycięstwo każdego gracza przed każdą decyzją, na ile mógł ją ocenić ten, kto decydował.
decisions = Wszystkie decyzje
luck = Szczęście
luck-means = Co między dwiema decyzjami przyniósł los, mierzone szansą na zwycięstwo: odkryte karty i kulki energii lepsze lub gorsze, niż można było oczekiwać.
method = Każda decyzja jest oceniana według tego, co gracz mógł wtedy wiedzieć: przeszukiwanie śledzi zagraną akcję oraz najlepszą znalezioną i porównuje szanse na zwycięstwo.
move = Ruch
player = Gracz
played = Zagrano
grade = Ocena
cost = Koszt
best = Lepiej
win = Szansa na zwycięstwo
accuracy = Dokładność
lost = Decyzje
percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
signed =
    { $sign ->
        [minus] −{ NUMBER($value, style: "percent", maximumFractionDigits: 1) }
       *[plus] +{ NUMBER($value, style: "percent", maximumFractionDigits: 1) }
    }
grade-name =
    { $grade ->
        [best] Najlepsza akcja
        [good] Dobrze
        [inaccuracy] Niedokładnie
        [mistake] Błąd
       *[blunder] Poważny błąd
    }
moment = Ruch { $move }, { $name }: { $played } Kosztowało to { $percent } pkt proc. szansy na zwycięstwo. Lepiej: { $best }
no-moments = Żadna decyzja nie kosztowała wiele.
nothing-decided = W tym zapisie nie ma decyzji do analizy.
kept = Analiza jest zapisana w { $file }: następnym razem pojawi się od razu.
not-kept = Nie udało się zapisać analizy w { $file }: { $error }.
broken-off = Przerwano po { $done } z { $all } decyzji. To samo polecenie podejmie analizę od tego miejsca.
page-written = Strona to { $file }.
