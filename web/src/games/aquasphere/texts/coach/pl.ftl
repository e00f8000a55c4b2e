# Co trener mówi o pozycji w AquaSphere, po polsku.

coach-two-bots = Dwa boty są zaprogramowane, a trzeci się nie zmieści. Wyślij jednego z nich do stacji.
coach-no-bots = Nie masz zaprogramowanego bota. Inżynier może zaprogramować jednego za darmo.
coach-no-time = Nie masz żetonów czasu: możesz działać tylko tam, gdzie jest naukowiec, albo za śluzą o wartości 0.
coach-pass =
    { $bots ->
        [0] Inżynier jest na górze i nie ma już botów do użycia. Kto spasuje pierwszy, zaczyna następną rundę.
       *[other]
            { $last ->
                [yes] Inżynier jest na górze. Użyj botów, zanim spasujesz: następnej rundy nie będzie.
               *[no] Inżynier jest na górze. Możesz spasować, a zaprogramowane boty zostaną z tobą.
            }
    }
coach-line = Czerwona linia przed { $line } jest blisko, a nie masz na nią kryształu. Bez niego kosztuje zaprogramowanego bota.
coach-octopods =
    { $points ->
        [one] Oktopody w twoich sektorach kosztują przy punktacji { $points } punkt.
        [few] Oktopody w twoich sektorach kosztują przy punktacji { $points } punkty. Fioletowy bot zrobi z nich punkty dla ciebie.
       *[many] Oktopody w twoich sektorach kosztują przy punktacji { $points } punktów. Fioletowy bot zrobi z nich punkty dla ciebie.
    }
coach-majority = { $name } ma więcej sektorów niż ty i dostaje za to punkty. Każdy bot, którego użyjesz, zajmuje pole kontroli.
coach-last = To ostatnia runda: na koniec każdy żeton czasu to punkt.
