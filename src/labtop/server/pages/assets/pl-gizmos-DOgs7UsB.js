const n=`# Gra w terminalu po polsku; słowa kart i akcji są w folderze wyżej.

## Napisy na stole

heading =
    { $last ->
        [yes] Gizmos · runda { $round }, ostatnia; ostatnią turę ma { $name }
       *[no] Gizmos · runda { $round }
    }
heading-over =
    { $rounds ->
        [one] Gizmos · koniec po { $rounds } rundzie
       *[other] Gizmos · koniec po { $rounds } rundach
    }
first-player = pierwszy gracz
label-ring = Magazyn
label-archive = Archiwum
any-colour = dowolny kolor
deck =
    { $count ->
        [0] talia jest pusta
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
research-amount = Limit Przeszukiwania { $count }
progress =
    { $tokens ->
        [0] Machiny { $active }/{ $all } · poziom III { $third }/{ $most }
       *[other] żetony PZ { $tokens } · Machiny { $active }/{ $all } · poziom III { $third }/{ $most }
    }
in-hand = Dobrane karty, widzisz je tylko ty
looking =
    { $count ->
        [one] { $count } karta poziomu { $level } jest właśnie oglądana.
        [few] { $count } karty poziomu { $level } są właśnie oglądane.
       *[many] { $count } kart poziomu { $level } jest właśnie oglądanych.
    }

## Co robi karta, w kilku znakach

short-on-file = archiwizuj
short-on-pick = pobierz
short-on-build = buduj
short-archive = Archiwum
short-draw = dobierz { $count }
short-pick = pobierz { $count }
short-gain_points = ★{ $count }
short-file = archiwizuj
short-research = przeszukaj
short-build_free = buduj { $level } gratis
short-forbids-file = bez archiwizacji
short-forbids-research = bez przeszukiwania
short-build_level_2 = poziom II −{ $discount }
short-build_from_archive = z Archiwum −{ $discount }
short-build_from_research = z przeszukania −{ $discount }
short-stored_energy = ★ za kulkę
short-point_tokens = ★ za punkt żetonów
short-limit-storage = Magazyn +{ $count }
short-limit-archive = Archiwum +{ $count }
short-limit-research = przeszukanie +{ $count }

## O czym trzeba zdecydować

asks-action = { $name }, wybierz akcję: archiwizuj, pobierz, buduj albo przeszukaj.
asks-pay = { $name }, jak płacisz za { $card }?
asks-choose = { $name }, zbuduj lub zarchiwizuj jedną z dobranych kart albo odłóż wszystkie.
asks-return = { $name }, która karta trafi teraz na spód talii?
asks-use = { $name }, użyj gotowej Machiny (◆) albo zakończ turę.
asks-pick = { $name }, pobierz energię dzięki { $card }.
asks-draw = { $name }, dobierz dzięki { $card } kolejną losową kulkę energii albo przestań.
asks-file = { $name }, zarchiwizuj dzięki { $card } Machinę z Obszaru Dostępnych Kart.
asks-research = { $name }, przeszukaj dzięki { $card } wybraną talię.
asks-build = { $name }, zbuduj dzięki { $card } za darmo Machinę poziomu I.
asks-over = Gra się skończyła.

## Możliwe akcje

group-file = Archiwizuj: zachowaj Machinę na później
group-pick = Pobierz: weź energię z Rzędu Energii
group-build = Buduj
group-research = Przeszukaj: obejrzyj karty z talii
group-pass = Spasuj
group-pay = Zapłać: wydane · użyte konwertery · zostaje w Magazynie
group-neither = Odłóż wszystkie
group-under = Na spód talii
group-use = Użyj Machiny
group-draw = Dobierz
group-stop = Przestań
group-end = Zakończ turę
look-at = { $count } z { $deck }
from-archive = z Archiwum
free = za darmo
less = taniej o { $count }
nothing = nic
stays = zostaje
empty = pusty Magazyn

## Co się stało

opening = { $name } zaczyna; tak zdecydował los.

## Punktacja

score-title = Punktacja końcowa
score-printed = punkty na Machinach
score-tokens = żetony PZ
score-end-energy = koniec gry: zmagazynowana energia
score-end-tokens = koniec gry: żetony PZ
score-total = razem
score-gizmos = Aktywne Machiny
score-energy = energia w Magazynie
winner =
    { $by ->
        [gizmos] { $name } wygrywa: tyle samo punktów, ale więcej Aktywnych Machin.
        [energy] { $name } wygrywa: tyle samo punktów i Machin, ale więcej energii w Magazynie.
        [seat] { $name } wygrywa: we wszystkim remis, ale późniejsze miejsce w kolejności.
       *[points] { $name } wygrywa, mając najwięcej punktów.
    }

## Zasady w skrócie

rules =
    # Gizmos w skrócie

    Budujesz Machiny, a Machiny uruchamiają się nawzajem. **Wygrywa osoba, która ma najwięcej punktów.**

    Twoja tura to **jedna** z czterech akcji, a potem uruchomione nią Machiny:

    - **Archiwizuj** (\`file\`): weź kartę z Obszaru Dostępnych Kart do Archiwum, aby zbudować ją później.
    - **Pobierz** (\`pick\`): weź kulkę z Rzędu Energii. Lukę wypełnia losowa kulka.
    - **Buduj** (\`build\`): zapłać za kartę z Obszaru Dostępnych Kart albo ze swojego Archiwum. Od razu jest aktywna.
    - **Przeszukaj** (\`research\`): obejrzyj karty z talii; zbuduj jedną, zarchiwizuj jedną albo odłóż wszystkie na spód.

    __Płacenie.__ Karta kosztuje energię swojego koloru, a Machina Uniwersalna (\\*) dowolną mieszankę. Konwertery zmieniają to,
    czym jest wydana kulka, każdy raz na turę, także łańcuchowo. Płacisz dokładnie; ze zniżek możesz zrezygnować.

    __Uruchamianie.__ To, co archiwizujesz, pobierasz i budujesz, sprawia, że Machiny są *gotowe* (◆). Użyj każdej raz na turę,
    w dowolnej kolejności, albo wcale. Machiny nie uruchamia jej własna budowa. Losowe dobieranie to nie pobieranie.

    __Limity__ na początku: 5 kulek w Magazynie, 1 karta w Archiwum, 3 karty przy przeszukiwaniu.

    __Koniec__ nadchodzi, gdy ktoś ma 4. Machinę poziomu III albo 16. w ogóle; rundę gra się do końca. Punkty dają Machiny,
    żetony PZ i premie końcowe. Remis: więcej Machin, więcej energii, późniejsze miejsce w kolejności.

    __Znaki.__ \`R Y B K\` to czerwona, żółta, niebieska i czarna (red, yellow, blue, black), \`*\` to dowolny kolor.
    \`pobierz Y → dobierz 1\`: gdy pobierzesz żółtą energię, dobierz losową kulkę. \`B→*\`: przy płaceniu niebieska kulka liczy się jako
    dowolny kolor. \`★2\`: 2 punkty.
`,u=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),e=`# Gizmos po polsku. Energie nazywamy kolorami; \`energy-name\` zawiera nazwy z instrukcji.
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
`,z=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),a=`# Co zrobiły ruchy, po polsku.

told-file =
    { $source ->
        [research] { $name } archiwizuje { $card } spośród dobranych kart.
       *[display] { $name } archiwizuje { $card } z Obszaru Dostępnych Kart.
    }
told-pick = { $name } pobiera 1 { colour-energy } kulkę energii.
told-choose = { $name } zamierza zbudować { $card }.
told-build =
    { $source ->
        [research] { $name } buduje { $card } spośród dobranych kart{ told-price }.
        [archive] { $name } buduje { $card } z Archiwum{ told-price }.
       *[display] { $name } buduje { $card } z Obszaru Dostępnych Kart{ told-price }.
    }
told-price =
    { $paid ->
        [free] {""} za darmo
       *[other] {""} za { $paid }
    }
told-pay =
    { $count ->
        [0] { $name } buduje { $card } za { $paid }.
        [one] { $name } buduje { $card } za { $paid }, używając konwertera { $via }.
       *[other] { $name } buduje { $card } za { $paid }, używając konwerterów { $via }.
    }
told-pay-nothing = { $name } buduje { $card } za darmo.
told-research =
    { $count ->
        [one] { $name } przeszukuje talię poziomu { $level } i ogląda { $count } kartę.
        [few] { $name } przeszukuje talię poziomu { $level } i ogląda { $count } karty.
       *[many] { $name } przeszukuje talię poziomu { $level } i ogląda { $count } kart.
    }
told-neither = { $name } nie buduje ani nie archiwizuje żadnej z dobranych kart.
told-under = { $name } odkłada { $card } na spód talii poziomu { $level }.
told-under-rest = { $name } odkłada pozostałe karty na spód talii poziomu { $level }.
told-under-hidden = { $name } odkłada karty na spód talii poziomu { $level }.
told-use =
    { $points ->
        [0] { $name } używa { $card }.
        [one] { $name } używa { $card } i zdobywa { $points } punkt.
        [few] { $name } używa { $card } i zdobywa { $points } punkty.
       *[many] { $name } używa { $card } i zdobywa { $points } punktów.
    }
told-draw = { $name } dobiera dalej.
told-stop = { $name } przestaje.
told-end = { $name } kończy turę.
told-pass = { $name } pasuje.
told-end-triggered = Koniec gry został wywołany: ta runda jest ostatnia.
came-row =
    { $colour ->
        [red] Do Rzędu Energii wtacza się czerwona kulka.
        [yellow] Do Rzędu Energii wtacza się żółta kulka.
        [blue] Do Rzędu Energii wtacza się niebieska kulka.
       *[black] Do Rzędu Energii wtacza się czarna kulka.
    }
came-ring = { $name } dobiera 1 { colour-energy } kulkę energii.
came-display = Nowa karta w Obszarze Dostępnych Kart: { $card }.
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),o=`# Co trener mówi o pozycji w Gizmos, po polsku.

coach-build =
    { $count ->
        [one] Stać cię na { $cards }. Wygrywa się budowaniem: czy o nią ci chodzi?
       *[other]
            { $more ->
                [0] Stać cię na { $cards }. Co najbardziej pomoże w następnych turach?
               *[other] Stać cię między innymi na { $cards }. Co najbardziej pomoże w następnych turach?
            }
    }
coach-collect = Na razie nie da się nic zbudować. Wybierz Machinę, która ci się podoba, i pobieraj jej kolor.
coach-full = Magazyn jest pełny, więc nie da się nic pobrać. Zarchiwizuj kartę albo przeszukaj talię i zbuduj coś, na co cię stać.
coach-no-trigger = Żadna z twoich Machin nie reaguje jeszcze na to, co robisz. Taka, która się uruchamia, daje coś w każdej turze.
coach-no-converter = Nie masz jeszcze konwertera. Z nim kolory w Rzędzie Energii są mniej ważne.
coach-ready =
    { $count ->
        [one] Jedna Machina jest gotowa, a jej użycie nic nie kosztuje. Nieużyta przepada z końcem tury.
        [few] { $count } Machiny są gotowe, a ich użycie nic nie kosztuje. Uważaj na kolejność: jedna może obudzić drugą.
       *[many] { $count } Machin jest gotowych, a ich użycie nic nie kosztuje. Uważaj na kolejność: jedna może obudzić drugą.
    }
coach-pay = Wydaj to, co najmniej potrzebne. Konwertery działają w każdej turze od nowa, niech więc pomogą.
coach-end-near = { $name } może zakończyć grę jedną Machiną. Co chcesz jeszcze zbudować, zbuduj teraz.
coach-end-own = Jeszcze jedna Machina i możesz doprowadzić do końca gry. Czy prowadzisz?
coach-last = To ostatnia runda: teraz liczą się tylko punkty.
`,l=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),i=`# Gizmos w edytorze pozycji po polsku.

edit-first = Kto zaczął
edit-number = Numer tury, licząc wszystkich graczy
edit-display = { name-display }, poziom { $level }
edit-dispenser = Zostało w Podajniku: czerwone { $red }, żółte { $yellow }, niebieskie { $blue }, czarne { $black }.
edit-place =
    { $place ->
        [players-energy] { name-ring }
        [players-active] { name-active }
        [players-archive] { name-archive }
        [row] { name-row }
        [dispenser] { name-dispenser }
        [position] Wszystkie karty
        [turn] Tura
        [turn-stage] Etap tury
        [turn-seat] Czyja tura
        [turn-number] Numer tury
        [turn-ready] Gotowe Machiny
        [turn-used] Użyte Machiny
        [turn-research] Dobrane karty
        [turn-build] Budowana Machina
        [turn-effect] Trwający efekt
       *[other] { $path }
    }
`,d=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),r=`# Gizmos na stronie „Co wygrywa?” po polsku.

explore-kind =
    { $kind ->
       *[cards] Machiny
    }
explore-facet =
    { $facet ->
        [level] Poziom
        [kind] Rodzaj
       *[colour] Kolor
    }
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),t=`# Gizmos na stronie po polsku, obok zdań gry w terminalu.

## O co chodzi w tej chwili

ask-action =
    { $who ->
        [me] { $name }, twoja tura: pobierz, archiwizuj, buduj albo przeszukaj.
       *[other] Trwa tura gracza { $name }.
    }
ask-pay =
    { $who ->
        [me] { $name }, jak płacisz za { $card }?
       *[other] { $name } decyduje, jak zapłacić za { $card }.
    }
ask-choose =
    { $who ->
        [me] { $name }, zbuduj lub zarchiwizuj jedną z dobranych kart albo odłóż wszystkie.
       *[other] { $name } ogląda karty poziomu { $level }.
    }
ask-return =
    { $who ->
        [me] { $name }, w jakiej kolejności karty trafią na spód talii?
       *[other] { $name } odkłada karty na spód talii poziomu { $level }.
    }
ask-use =
    { $who ->
        [me] { $name }, użyj gotowej Machiny (◆) albo zakończ turę.
       *[other] { $name } może użyć gotowych Machin (◆).
    }
ask-pick =
    { $who ->
        [me] { $name }, pobierz energię dzięki { $card }.
       *[other] { $name } pobiera energię dzięki { $card }.
    }
ask-draw =
    { $who ->
        [me] { $name }, dobierz dzięki { $card } kolejną losową kulkę energii albo przestań.
       *[other] { $name } dobiera energię dzięki { $card }.
    }
ask-file =
    { $who ->
        [me] { $name }, zarchiwizuj dzięki { $card } Machinę z Obszaru Dostępnych Kart.
       *[other] { $name } archiwizuje Machinę dzięki { $card }.
    }
ask-research =
    { $who ->
        [me] { $name }, przeszukaj dzięki { $card } wybraną talię.
       *[other] { $name } przeszukuje talię dzięki { $card }.
    }
ask-build =
    { $who ->
        [me] { $name }, zbuduj dzięki { $card } za darmo Machinę poziomu I.
       *[other] { $name } buduje za darmo Machinę dzięki { $card }.
    }
ask-over = Gra się skończyła.

do-pass = Spasuj
do-end = Zakończ turę
do-draw = Dobierz kolejną
do-stop = Przestań
do-neither = Odłóż wszystkie
do-build = Buduj
do-file = Archiwizuj
do-research = Przeszukaj

## Stół

dispenser-holds = { $count } w Podajniku
sphere = { colour } kulka energii ({ energy-name })
pick-sphere = Pobierz 1 { colour-energy } kulkę energii ({ energy-name })
level = Poziom { $level }
level-deck =
    { $count ->
        [0] Poziom { $level }: talia jest pusta
        [one] Poziom { $level }: { $count } karta w talii
        [few] Poziom { $level }: { $count } karty w talii
       *[many] Poziom { $level }: { $count } kart w talii
    }
research-deck =
    { $count ->
        [0] Poziom { $level }: talia jest pusta
        [one] Przeszukaj poziom { $level }: { $count } karta w talii
        [few] Przeszukaj poziom { $level }: { $count } karty w talii
       *[many] Przeszukaj poziom { $level }: { $count } kart w talii
    }
gap = puste
ring-holds = Magazyn Energii: { $held } z { $limit }
archive-holds = Archiwum: { $held } z { $limit }
research-limit = Limit Przeszukiwania: { $limit }
tokens-worth =
    { $points ->
        [one] Żetony PZ warte { $points } punkt
        [few] Żetony PZ warte { $points } punkty
       *[many] Żetony PZ warte { $points } punktów
    }
gizmos-built = { $count } z { $most } Machin
third-built = { $count } z { $most } poziomu III
score-now =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
short-chip = { $reach } z { $price }
short = Z { $price } kulek energii, które kosztuje, możesz zapłacić { $reach }.
chain = Reakcja łańcuchowa ×{ $count }
ready-mark = gotowa
used-mark = użyta w tej turze
last-round = Ostatnia runda: ostatnią turę ma { $name }
first-drawn = Pierwszy gracz, wylosowany

## Okna

pay-title = Zapłać za { $card }
pay-help = Kliknij kulki i konwertery, których chcesz użyć, albo wybierz jeden ze sposobów zapłaty.
pay-compose = Kliknij kulki i konwertery, którymi płacisz; gdy zapłata się zgadza, pojawi się tutaj.
pay-recommended = najtaniej
pay-count =
    { $count ->
        [one] { $count } sposób zapłaty
        [few] { $count } sposoby zapłaty
       *[many] { $count } sposobów zapłaty
    }
pay-none = Żaden sposób zapłaty nie wykorzystuje tego wszystkiego. Odznacz coś.
pay-nothing-label = nic
research-title =
    { $count ->
        [one] Dobrana karta poziomu { $level }
        [few] { $count } dobrane karty poziomu { $level }
       *[many] { $count } dobranych kart poziomu { $level }
    }
research-only-you = Te karty widzisz tylko ty.
research-others =
    { $count ->
        [one] { $name } ogląda { $count } kartę poziomu { $level }.
        [few] { $name } ogląda { $count } karty poziomu { $level }.
       *[many] { $name } ogląda { $count } kart poziomu { $level }.
    }
return-title = Na spód talii poziomu { $level }
return-help = Pierwsza karta trafia na spód jako pierwsza, ostatnia trafia na sam dół. Przeciągaj karty albo użyj strzałek.
return-as-is = Zostaw tak
return-done = W tej kolejności
earlier = Przesuń { $card } do przodu
later = Przesuń { $card } do tyłu

## Liczenie kart

counting = Liczenie kart
counting-help = Karty, których nikt jeszcze nie widział: w taliach albo, z poziomu III, poza grą.
counting-level =
    { $count ->
        [one] Poziom { $level }: { $count } nieodkryta karta
        [few] Poziom { $level }: { $count } nieodkryte karty
       *[many] Poziom { $level }: { $count } nieodkrytych kart
    }
counting-spheres = W Podajniku

## Opcje

option-use = Używaj Machiny samoczynnie, jeśli tylko ona jest gotowa i daje jedynie punkty lub losową energię
option-pay = Płać samoczynnie, jeśli jeden sposób zapłaty nie zużywa więcej kulek żadnego koloru niż którykolwiek inny
option-return = Nigdy nie pytaj, w jakiej kolejności karty trafiają na spód talii

## Koniec

score-at-end = liczone na koniec gry
feat-chain =
    { $people ->
        [one]
            { $count ->
                [one] Najdłuższa reakcja łańcuchowa: { $names }, { $count } użyta Machina w jednej turze.
                [few] Najdłuższa reakcja łańcuchowa: { $names }, { $count } użyte Machiny w jednej turze.
               *[many] Najdłuższa reakcja łańcuchowa: { $names }, { $count } użytych Machin w jednej turze.
            }
       *[other]
            { $count ->
                [one] Najdłuższe reakcje łańcuchowe: { $names }, po { $count } użytej Machinie w jednej turze.
                [few] Najdłuższe reakcje łańcuchowe: { $names }, po { $count } użyte Machiny w jednej turze.
               *[many] Najdłuższe reakcje łańcuchowe: { $names }, po { $count } użytych Machin w jednej turze.
            }
    }
record-chain =
    { $players ->
        [2] Twoja najdłuższa reakcja łańcuchowa w grze na dwie osoby, liczba Machin użytych w jednej turze: { $value }. Poprzednia: { $before }.
        [3] Twoja najdłuższa reakcja łańcuchowa w grze na trzy osoby, liczba Machin użytych w jednej turze: { $value }. Poprzednia: { $before }.
       *[other] Twoja najdłuższa reakcja łańcuchowa w grze na cztery osoby, liczba Machin użytych w jednej turze: { $value }. Poprzednia: { $before }.
    }
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),c=`# Krótka wycieczka po Gizmos, po polsku: podpis do każdego obrazka.

tour-pick = Energia to kolorowe kulki. Pobierz jedną z rzędu, a potoczy się do twojego Magazynu.
tour-build = Kulkami płaci się za Machiny. To, co zbudujesz, jest warte punkty i zaczyna dla ciebie pracować.
tour-file = Jeszcze za mało kulek? Zarchiwizuj kartę, a nikt inny jej nie weźmie.
tour-trigger = Machiny reagują na to, co robisz. Ta czeka na czerwoną: pobierz czerwoną, a da ci jeszcze jedną kulkę.
tour-chain = To, co robi jedna Machina, może uruchomić następną. Tak małe maszyny tworzą reakcję łańcuchową.
tour-end = Cztery Machiny poziomu III albo szesnaście łącznie oznaczają ostatnią rundę. Wygrywa, kto ma najwięcej punktów.
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"}));export{z as a,s as b,l as c,d,k as e,y as f,p as g,u as p};
