# Gizmos na stronie po polsku, obok zdań gry w terminalu.

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
