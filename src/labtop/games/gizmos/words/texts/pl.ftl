# Gizmos po polsku. Energie nazywamy kolorami; `energy-name` zawiera nazwy z instrukcji.
# Każde zdanie jest osobnym komunikatem. Z zewnątrz pochodzą tylko numery kart, liczby i listy.

## Słowa

# mianownik: czerwona Machina, czerwona kulka
colour =
    { $colour ->
        [red] czerwona
        [yellow] żółta
        [blue] niebieska
        [black] czarna
       *[any] Uniwersalna
    }
# biernik: czerwoną energię, 1 czerwoną kulkę
colour-energy =
    { $colour ->
        [red] czerwoną
        [yellow] żółtą
        [blue] niebieską
       *[black] czarną
    }
# 2 czerwone kulki
colour-energies =
    { $colour ->
        [red] czerwone
        [yellow] żółte
        [blue] niebieskie
       *[black] czarne
    }
# 5 czerwonych kulek
colour-many =
    { $colour ->
        [red] czerwonych
        [yellow] żółtych
        [blue] niebieskich
       *[black] czarnych
    }
# biernik: czerwoną Machinę
colour-gizmo = { colour-energy }

energy-name =
    { $colour ->
        [red] Cieplna
        [yellow] Elektryczna
        [blue] Atomowa
       *[black] Baterie
    }

price =
    { $colour ->
        [any] { $price ->
            [one] { $price } kulkę energii dowolnego koloru
            [few] { $price } kulki energii dowolnego koloru
           *[many] { $price } kulek energii dowolnego koloru
        }
       *[other] { $price ->
            [one] { $price } { colour-energy } kulkę energii
            [few] { $price } { colour-energies } kulki energii
           *[many] { $price } { colour-many } kulek energii
        }
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
discount =
    { $discount ->
        [one] { $discount } kulkę energii
        [few] { $discount } kulki energii
       *[many] { $discount } kulek energii
    }

list-and = { $first } i { $rest }
list-or = { $first } lub { $rest }
list-more = { $first }, { $rest }

name-file = Archiwizuj
name-pick = Pobierz
name-build = Buduj
name-research = Przeszukaj
name-upgrade = Ulepszenie
name-converter = Konwerter
name-display = Obszar Dostępnych Kart
name-row = Rząd Energii
name-dispenser = Podajnik
name-ring = Magazyn Energii
name-archive = Archiwum
name-active = Aktywne Machiny
name-tokens = Żetony PZ
name-storage-limit = Pojemność Magazynu
name-file-limit = Limit Archiwum
name-research-amount = Limit Przeszukiwania

## Karty

card-title =
    { $points ->
        [0] { $card } · { colour } · koszt { $cost } · punkty na koniec gry
       *[other] { $card } · { colour } · koszt { $cost } · { points }
    }
card-title-starting = { $card } · Machina startowa

card-triggered =
    { $trigger ->
        [file] Gdy zarchiwizujesz Machinę: { effect }
        [pick] Gdy pobierzesz { $colours } energię: { effect }
        [build] Gdy zbudujesz { $colours } Machinę: { effect }
        [archive] Gdy zbudujesz Machinę ze swojego Archiwum: { effect }
       *[level] Gdy zbudujesz Machinę poziomu { $level }: { effect }
    }
effect =
    { $effect ->
        [draw] { $count ->
            [one] dobierz { $count } losową kulkę energii.
           *[other] dobierz do { $count } losowych kulek energii.
        }
        [pick] { $count ->
            [one] pobierz { $count } kulkę energii.
           *[other] pobierz do { $count } kulek energii.
        }
        [gain_points] { $count ->
            [one] weź żeton PZ o wartości { $count }.
           *[other] weź żetony PZ o wartości { $count }.
        }
        [file] zarchiwizuj Machinę z Obszaru Dostępnych Kart.
        [research] przeszukaj talię wybranego poziomu.
       *[build_free] zbuduj za darmo Machinę poziomu { $free }.
    }

card-converts = 1 { colour } kulka energii liczy się jako energia dowolnego koloru.
card-converts-two = 1 lub 2 { colour-energies } kulki energii liczą się jako energia dowolnego koloru, każda osobno.
card-converts-all = 1 kulka energii dowolnego koloru liczy się jako energia dowolnego innego koloru.
card-doubles = 1 { colour } kulka energii liczy się jako 2 { colour-energies }.

card-limits-storage = Pojemność twojego Magazynu rośnie o { $storage }.
card-limits-storage-archive = Pojemność twojego Magazynu rośnie o { $storage }, a Limit Archiwum o { $archive }.
card-limits-storage-research = Pojemność twojego Magazynu rośnie o { $storage }, a Limit Przeszukiwania o { $research }.
card-limits-storage-archive-research = Pojemność twojego Magazynu rośnie o { $storage }, Limit Archiwum o { $archive }, a Limit Przeszukiwania o { $research }.
card-forbids-file = Nie możesz już archiwizować Machin.
card-forbids-research = Nie możesz już przeszukiwać talii.
card-discount-build_level_2 = Machiny poziomu II kosztują cię o { discount } mniej.
card-discount-build_from_archive = Machiny z twojego Archiwum kosztują cię o { discount } mniej.
card-discount-build_from_research = Machiny budowane podczas przeszukiwania kosztują cię o { discount } mniej.
card-end-stored_energy = Na koniec gry: 1 punkt za każdą kulkę energii w twoim Magazynie Energii.
card-end-point_tokens = Na koniec gry: tyle punktów, ile są warte twoje żetony PZ.

## Akcje

file =
    { $source ->
        [research] Zarchiwizuj { $card } spośród dobranych kart; { gizmo-facts }.
       *[display] Zarchiwizuj { $card } z Obszaru Dostępnych Kart; { gizmo-facts }.
    }
gizmo-facts =
    { $points ->
        [0] kosztuje { price } i daje punkty na koniec gry
       *[other] kosztuje { price } i daje { points }
    }

build =
    { $source ->
        [research] Zbuduj { $card } spośród dobranych kart { build-price }; { build-points }.
        [archive] Zbuduj { $card } ze swojego Archiwum { build-price }; { build-points }.
       *[display] Zbuduj { $card } z Obszaru Dostępnych Kart { build-price }; { build-points }.
    }
build-price =
    { $price ->
        [0] za darmo
       *[other] { $discount ->
            [0] za { price }
           *[other] za { price } zamiast { $cost }
        }
    }
build-points =
    { $points ->
        [0] daje punkty na koniec gry
       *[other] daje { points }
    }

pick =
    { $more ->
        [0] Pobierz 1 { colour-energy } kulkę energii ({ energy-name }) z Rzędu Energii.
       *[other] Pobierz 1 { colour-energy } kulkę energii ({ energy-name }) z Rzędu Energii; potem możesz pobrać jeszcze { $more }.
    }
research =
    { $count ->
        [one] Przeszukaj talię poziomu { $level }: obejrzyj jej ostatnią kartę, a potem zbuduj ją, zarchiwizuj albo odłóż.
        [few] Przeszukaj talię poziomu { $level }: obejrzyj { $count } karty, a potem zbuduj lub zarchiwizuj jedną z nich albo odłóż wszystkie.
       *[many] Przeszukaj talię poziomu { $level }: obejrzyj { $count } kart, a potem zbuduj lub zarchiwizuj jedną z nich albo odłóż wszystkie.
    }
pass = Spasuj: nie możesz archiwizować, pobierać, budować ani przeszukiwać.

pay =
    { $count ->
        [0] Zapłać { $spheres } za { $card }.
        [one] Zapłać { $spheres } za { $card }, używając konwertera { $via }.
       *[other] Zapłać { $spheres } za { $card }, używając konwerterów { $via }.
    }
pay-nothing = Nie płać nic za { $card }.

neither =
    { $count ->
        [one] Nie buduj ani nie archiwizuj dobranej karty; trafia ona na spód talii poziomu { $level }.
       *[other] Nie buduj ani nie archiwizuj żadnej z { $count } dobranych kart; trafiają one na spód talii poziomu { $level }.
    }
under = Odłóż { $card } jako następną na spód talii poziomu { $level }.
under-rest =
    { $count ->
        [few] Odłóż { $count } pozostałe karty na spód talii poziomu { $level } w kolejności dobrania.
       *[many] Odłóż { $count } pozostałych kart na spód talii poziomu { $level } w kolejności dobrania.
    }
under-hidden = Odłóż dobrane karty na spód talii poziomu { $level }.

use = Użyj { $card }: { effect }
end = Zakończ turę, nie używając { $ready }.
draw =
    { $more ->
        [0] Dobierz dzięki { $card } jeszcze 1 losową kulkę energii.
       *[other] Dobierz dzięki { $card } jeszcze 1 losową kulkę energii; potem możesz dobrać jeszcze { $more }.
    }
stop-draw =
    { $left ->
        [one] Przestań dobierać dzięki { $card } i zrezygnuj z { $left } losowej kulki energii.
       *[other] Przestań dobierać dzięki { $card } i zrezygnuj z { $left } losowych kulek energii.
    }
stop-pick =
    { $left ->
        [one] Przestań pobierać dzięki { $card } i zrezygnuj z { $left } kulki energii.
       *[other] Przestań pobierać dzięki { $card } i zrezygnuj z { $left } kulek energii.
    }

## Dlaczego akcja jest niedozwolona

illegal-unknown = „{ $action }” nie jest akcją tej gry; akcja wygląda na przykład tak: „pick red” albo „file II-03”.
illegal-over = Gra się skończyła; nie ma już nic do zrobienia.
illegal-stage =
    { $stage ->
        [action] Nie teraz: najpierw wybierz akcję swojej tury – archiwizuj, pobierz, buduj albo przeszukaj.
        [pay] Nie teraz: najpierw zdecyduj, jak zapłacisz za Machinę.
        [choose] Nie teraz: najpierw zdecyduj, czy zbudujesz lub zarchiwizujesz jedną z dobranych kart, czy odłożysz wszystkie.
        [return] Nie teraz: najpierw odłóż dobrane karty na spód talii.
        [use] Nie teraz: użyj jednej ze swoich gotowych Machin albo zakończ turę.
        [pick] Nie teraz: najpierw pobierz energię z Rzędu Energii, na co pozwala twoja Machina.
        [draw] Nie teraz: najpierw zdecyduj, czy dobierzesz kolejną losową kulkę energii, czy przestaniesz.
        [file] Nie teraz: najpierw zarchiwizuj Machinę z Obszaru Dostępnych Kart, na co pozwala twoja Machina.
        [research] Nie teraz: najpierw przeszukaj talię, na co pozwala twoja Machina.
        [build] Nie teraz: najpierw zbuduj za darmo Machinę poziomu I, na co pozwala twoja Machina.
       *[over] Gra się skończyła; nie ma już nic do zrobienia.
    }
illegal-pick-ring-full =
    { $limit ->
        [one] Twój Magazyn Energii jest pełny: mieści { $limit } kulkę. Zbuduj Machinę, aby zrobić miejsce.
        [few] Twój Magazyn Energii jest pełny: mieści { $limit } kulki. Zbuduj Machinę, aby zrobić miejsce.
       *[many] Twój Magazyn Energii jest pełny: mieści { $limit } kulek. Zbuduj Machinę, aby zrobić miejsce.
    }
illegal-pick-not-in-row =
    { $colour ->
        [red] W Rzędzie Energii nie ma czerwonej kulki; pobierz jeden z kolorów, które tam leżą.
        [yellow] W Rzędzie Energii nie ma żółtej kulki; pobierz jeden z kolorów, które tam leżą.
        [blue] W Rzędzie Energii nie ma niebieskiej kulki; pobierz jeden z kolorów, które tam leżą.
       *[black] W Rzędzie Energii nie ma czarnej kulki; pobierz jeden z kolorów, które tam leżą.
    }
illegal-file-archive-full =
    { $limit ->
        [one] Twoje Archiwum jest pełne: mieści { $limit } Machinę. Zbuduj ją, aby zrobić miejsce.
        [few] Twoje Archiwum jest pełne: mieści { $limit } Machiny. Zbuduj jedną z nich, aby zrobić miejsce.
       *[many] Twoje Archiwum jest pełne: mieści { $limit } Machin. Zbuduj jedną z nich, aby zrobić miejsce.
    }
illegal-file-forbidden = Nie możesz już archiwizować: zabrania tego twoja Machina { $card }.
illegal-file-not-in-display = { $card } nie leży w Obszarze Dostępnych Kart; tylko stamtąd możesz zarchiwizować Machinę.
illegal-file-not-in-hand = { $card } nie ma wśród dobranych kart; zarchiwizować możesz tylko którąś z nich.
illegal-build-not-available = { $card } nie ma ani w Obszarze Dostępnych Kart, ani w twoim Archiwum; tylko stamtąd możesz zbudować Machinę.
illegal-build-not-in-hand = { $card } nie ma wśród dobranych kart; zbudować możesz tylko którąś z nich.
illegal-build-cost =
    { $converters ->
        [yes] { $card } kosztuje { price }; nawet z konwerterami masz tylko { $reach }.
       *[no] { $card } kosztuje { price }; masz { $reach }.
    }
illegal-build-not-free = Nie można zbudować { $card } za darmo; za darmo buduje się tylko Machinę poziomu I.
illegal-research-empty = Talia poziomu { $level } jest pusta; przeszukaj talię, w której są jeszcze karty.
illegal-research-forbidden = Nie możesz już przeszukiwać: zabrania tego twoja Machina { $card }.
illegal-pay = Tak nie zapłacisz za { $card }; wybierz jeden z podanych sposobów zapłaty.
illegal-use-not-ready = { $card } nie jest gotowa; możesz użyć tylko Machiny uruchomionej w tej turze.
illegal-use-not-now = { $card } jest gotowa, ale jej efektu nie można teraz wykonać; użyj innej Machiny albo zakończ turę.
illegal-use-used = { $card } została już użyta w tej turze; każda Machina działa raz na turę.
illegal-under = { $card } nie ma wśród kart do odłożenia; wybierz jedną z nich.
illegal-pass = Spasować możesz tylko wtedy, gdy nie możesz archiwizować, pobierać, budować ani przeszukiwać.
illegal-end = Nie możesz teraz zakończyć tury; najpierw dokończ to, co jest w toku.
illegal-spelling = „{ $action }” trzeba zapisać jako „{ $right }”.

## Co chciałoby się zrobić: „Dlaczego nie mogę …”

want-pick = … pobrać energii?
want-file = … zarchiwizować Machiny?
want-build = … zbudować Machiny?
want-research = … przeszukać talii?
want-use = … użyć Machiny?
want-end = … zakończyć tury?
want-pass = … spasować?

# Tura otwarcia w dwóch słowach.
opening-turn =
    { $action ->
        [pick] pobierz
        [file] archiwizuj: poziom { $level }
        [build] buduj: poziom { $level }
        [research] przeszukaj: poziom { $level }
       *[pass] pas
    }
