# Statystyki gry AquaSphere po polsku.

title-research = Które karty badań wygrywają partie
column-points = Punkty
title-extensions = Które rozbudowy laboratorium wygrywają partie
title-sources = Skąd się biorą punkty
row-sources =
    { $row ->
        [octopods] złapane oktopody
        [submarines] zwodowane łodzie
        [research] wzięte karty badań
        [rewards] premie z kart badań
        [majority] punktacja: przewaga
        [deployed] punktacja: wysłane boty
        [crystals] punktacja: kryształy
        [controlled] punktacja: oktopody we własnych sektorach
        [lines] stracone lub zachowane na czerwonych liniach
        [final-letters] koniec: różne litery
        [final-time] koniec: żetony czasu
        [final-submarines] koniec: wszystkie sześć łodzi
       *[final-extensions] koniec: pięć rozbudów
    }
title-programs = Programy użyte przez gracza w partii
title-program-points = Punkty, które akcje programu dały od razu
title-programming = Jak programuje się boty
row-programming =
    { $row ->
        [engineer] przez inżyniera
        [buy] za żetony czasu
        [sector] białym botem, według sektora
        [instant] kartą, od razu
        [scoring] kartą, przy punktacji
       *[recalled] odwołane bez użycia
    }
title-lines = Czerwone linie
row-lines =
    { $row ->
        [paid] opłacone linie
        [lost] stracone tam punkty
       *[spared] zachowane punkty: nikt nie cofa się za linię
    }
title-forgone = Pominięte celowo
row-forgone =
    { $row ->
        [octopods] niezłapane oktopody, choć było miejsce
       *[rewards] premie, z których zrezygnowano przy czerwonych liniach
    }
title-submarines = Łodzie w stacji na koniec
row-submarines =
    { $count ->
        [one] { $count } łódź
        [few] { $count } łodzie
       *[many] { $count } łodzi
    }
title-majority = Przewaga na polach kontroli, runda po rundzie
row-majority =
    { $place ->
        [alone] runda { $round }, samodzielna
       *[shared] runda { $round }, dzielona
    }
title-turns = Tury gracza w rundzie
x-turns = runda
column-turns = tury
title-round-points = Punkty gracza w rundzie, razem z jej punktacją
x-round-points = runda
title-pass-order = Kto pasuje pierwszy
row-pass-order =
    { $place ->
        [1] runda { $round }, pas jako pierwszy
        [2] runda { $round }, pas jako drugi
        [3] runda { $round }, pas jako trzeci
       *[4] runda { $round }, pas jako czwarty
    }
title-program-lead = Programy, których gracz użył częściej niż wszyscy inni
title-openings = Otwarcia: pierwsze tury gracza
