# Statystyki gry Gizmos po polsku.

title-cards = Które Machiny wygrywają partie
column-points = Punkty
column-uses = Użycia
column-filed = Zarchiwizowane
column-chain = użyte Machiny
title-chains = Ilu Machin używa się w turze
x-chains = Machiny użyte w turze
title-chain-course = Jak rosną reakcje łańcuchowe: Machiny użyte w turze, według rund
x-chain-course = runda
title-longest = Najdłuższe reakcje łańcuchowe
title-ends = Jak kończą się partie i czy wygrywa ten, kto wywołał koniec
row-ends =
    { $row ->
        [level-three] 4 Machiny poziomu III
        [sixteen] 16 Aktywnych Machin
       *[both] jedno i drugie naraz
    }
title-rounds = Ile rund trwają partie
x-rounds = rundy
title-points = Skąd się biorą punkty
row-points =
    { $row ->
        [I] Machiny poziomu I
        [II] Machiny poziomu II
        [III] Machiny poziomu III
        [tokens] żetony PZ
        [end-energy] energia w Magazynie na koniec
       *[end-tokens] żetony PZ liczone na koniec jeszcze raz
    }
title-actions = Akcje gracza w partii
row-actions =
    { $row ->
        [pick] pobierz
        [file] archiwizuj
        [build] buduj
        [research] przeszukaj
       *[pass] pas
    }
title-action-course = Na co idą tury, według rund
x-action-course = runda
column-pick = pobierz
column-file = archiwizuj
column-build = buduj
column-research = przeszukaj
column-pass = pas
title-kinds = Machiny zbudowane przez gracza w partii, według typu
title-energy = Energia wzięta przez gracza w partii, według koloru
title-openings = Otwarcia: pierwsze tury gracza
