# Gra w terminalu po polsku; słowa kart i akcji są w folderze wyżej.

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

    - **Archiwizuj** (`file`): weź kartę z Obszaru Dostępnych Kart do Archiwum, aby zbudować ją później.
    - **Pobierz** (`pick`): weź kulkę z Rzędu Energii. Lukę wypełnia losowa kulka.
    - **Buduj** (`build`): zapłać za kartę z Obszaru Dostępnych Kart albo ze swojego Archiwum. Od razu jest aktywna.
    - **Przeszukaj** (`research`): obejrzyj karty z talii; zbuduj jedną, zarchiwizuj jedną albo odłóż wszystkie na spód.

    __Płacenie.__ Karta kosztuje energię swojego koloru, a Machina Uniwersalna (\*) dowolną mieszankę. Konwertery zmieniają to,
    czym jest wydana kulka, każdy raz na turę, także łańcuchowo. Płacisz dokładnie; ze zniżek możesz zrezygnować.

    __Uruchamianie.__ To, co archiwizujesz, pobierasz i budujesz, sprawia, że Machiny są *gotowe* (◆). Użyj każdej raz na turę,
    w dowolnej kolejności, albo wcale. Machiny nie uruchamia jej własna budowa. Losowe dobieranie to nie pobieranie.

    __Limity__ na początku: 5 kulek w Magazynie, 1 karta w Archiwum, 3 karty przy przeszukiwaniu.

    __Koniec__ nadchodzi, gdy ktoś ma 4. Machinę poziomu III albo 16. w ogóle; rundę gra się do końca. Punkty dają Machiny,
    żetony PZ i premie końcowe. Remis: więcej Machin, więcej energii, późniejsze miejsce w kolejności.

    __Znaki.__ `R Y B K` to czerwona, żółta, niebieska i czarna (red, yellow, blue, black), `*` to dowolny kolor.
    `pobierz Y → dobierz 1`: gdy pobierzesz żółtą energię, dobierz losową kulkę. `B→*`: przy płaceniu niebieska kulka liczy się jako
    dowolny kolor. `★2`: 2 punkty.
