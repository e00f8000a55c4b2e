const e=`# Strona „Co wygrywa?” po polsku. Odsetki i różnice są w procentach.

explore-about-search =
    { $games ->
        [one] Z jednej partii, którą boty rozegrały między sobą, analizując przed każdym ruchem dalszy przebieg gry.
       *[other] Z { NUMBER($games) } partii, które boty rozegrały między sobą, analizując przed każdym ruchem dalszy przebieg gry, równie często na dwóch, trzech i czterech graczy.
    }
explore-about-network =
    { $games ->
        [one] Z jednej partii, którą sieć komputera rozegrała sama ze sobą, podejmując każdą decyzję na pierwszy rzut oka.
       *[other] Z { NUMBER($games) } partii, które sieć komputera rozegrała sama ze sobą, podejmując każdą decyzję na pierwszy rzut oka, równie często na dwóch, trzech i czterech graczy.
    }
explore-caution = To zależność, a nie dowód: karta może wygrywać, bo jest dobra, albo dlatego, że biorą ją ci, którzy i tak prowadzą; a boty grają inaczej niż ludzie.
explore-loading = Pobieranie liczb…
explore-again = Spróbuj ponownie
explore-no-game = Nie ma liczb dla gry „{ $game }”.
explore-no-card = W grze { $game } nie ma liczb dla „{ $card }”: nic takiego nie istnieje albo brano to zbyt rzadko.
explore-all = Pokaż wszystko, co ma liczby
explore-openings = Otwarcia
explore-filters = Co jest pokazane
explore-players = Gracze
explore-players-value =
    { $players ->
        [all] Dowolna liczba
       *[other] { $players } graczy
    }
explore-measure = Odsetek wygranych
explore-measure-value =
    { $measure ->
        [compared] Wobec podobnych sytuacji
       *[lift] Wobec przeciętnej
    }
explore-measure-help = „Przeciętna” to tyle, ile wygrywa to samo miejsce w kolejności gry. „Podobne sytuacje” to gracze, którzy mniej więcej w tym samym czasie wzięli coś innego tego samego poziomu i rodzaju: kto bierze więcej, ten częściej wygrywa, a to porównanie ten wpływ pomija. Kropka: różnica odsetka wygranych. Linia: przedział 95%. Pusta kropka może być dziełem przypadku.
explore-more = Więcej możliwości wyboru
explore-order = Kolejność
explore-order-value =
    { $order ->
        [name] Nazwa
        [share] Brane
        [when] Kiedy
       *[lift] Wygrane
    }
explore-count = { $count } z { $all }
explore-too-few = Za mało partii, żeby coś o tym powiedzieć.
explore-percent = { NUMBER($value, maximumFractionDigits: 0) }%
explore-signed =
    { $sign ->
        [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
       *[plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    }
explore-interval = przedział 95% od { $low } do { $high }
explore-unknown = nie wiadomo
explore-taken-by = Wzięło { NUMBER($share, maximumFractionDigits: 0) }%
explore-taken = Wzięło { NUMBER($share, maximumFractionDigits: 0) }% graczy ({ NUMBER($seats) }); wygrało { NUMBER($rate, maximumFractionDigits: 0) }% z nich.
explore-when = Kiedy się to bierze
explore-when-middle = Połowa do rundy { $round }
explore-figures = Ile to wygrywa
explore-partners = Co do tego pasuje
explore-partners-help = O ile częściej lub rzadziej wygrywa ten, kto ma oba, niż obiecują one z osobna.
explore-goes =
    { $how ->
        [well] Razem lepsze
       *[badly] Razem gorsze
    }
explore-seats =
    { $seats ->
        [one] { $seats } gracz miał oba
        [few] { NUMBER($seats) } gracze mieli oba
        [many] { NUMBER($seats) } graczy miało oba
       *[other] { NUMBER($seats) } gracza miało oba
    }
explore-no-partners = Żadna para z tym nie zdarzyła się dość często, żeby coś powiedzieć.
explore-line = Dotychczasowe tury
explore-start = Początek
explore-turn = { $number }. tura gracza
explore-chosen = wybrało { NUMBER($share, maximumFractionDigits: 0) }%
explore-openings-help = Jak często wybierano każdą turę i o ile częściej wygrywa ten, kto tak zaczął, niż przeciętnie na jego miejscu w kolejności gry.
explore-no-line = Nikt nie zaczynał tak dość często.
explore-all-openings = Wróć do pierwszej tury
`;export{e as default};
