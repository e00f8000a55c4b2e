# Krótka wycieczka po AquaSphere, po polsku: podpis do każdego obrazka.

tour-station = Stacja badawcza głęboko w morzu: sześć sektorów w kręgu. Obok przepływają łodzie podwodne, a oktopody są ciekawskie.
tour-program = W centrali inżynier idzie od koloru do koloru i za każdym razem programuje jednego z twoich botów.
tour-act = Naukowiec prowadzi bota przez stację. Śluzy kosztują żetony czasu; gdzie bot pracuje, tam kontrolujesz sektor.
tour-colours = Siedem kolorów, siedem zadań: rozbudowa laboratorium, żetony czasu, kryształy, oktopody, łodzie podwodne, karty badań i programowanie botów.
tour-push = Na polu kontroli mieści się jeden bot. Kto przychodzi później, wypycha poprzedniego do stacji ładowania.
tour-score = Po każdej z czterech rund jest punktacja. Przez czerwoną linię przeprowadza kryształ, a wygrywa, kto na koniec ma najwięcej punktów.
