# AquaSphere na stronie po polsku, obok zdań gry w terminalu.

## O co chodzi w tej chwili

ask-action =
    { $who ->
        [me] { $name }, twoja tura: zaprogramuj bota, użyj bota albo spasuj.
       *[other] Trwa tura gracza { $name }.
    }
ask-rewards =
    { $who ->
        [me] { $name }, czerwona linia jest w zasięgu: zdecyduj o { $things }.
       *[other] { $name } decyduje o { $things } przy czerwonej linii.
    }
ask-letters =
    { $who ->
        [me] { $name }, postaw bota z zasobów w { $things } albo przejdź dalej.
       *[other] { $name } może postawić boty w { $things }.
    }
ask-line =
    { $who ->
        [me] { $name }, którego zaprogramowanego bota oddajesz za czerwoną linię?
       *[other] { $name } oddaje bota za czerwoną linię.
    }
ask-scoring =
    { $who ->
        [me] Punktacja: { $name }, użyj teraz { $things } albo przejdź dalej.
       *[other] Punktacja: { $name } może użyć { $things }.
    }
ask-over = Gra się skończyła.

do-pass = Spasuj
do-done = Zrezygnuj
do-recall = Odwołaj { colour-bot } bota

## Premie przy czerwonej linii

rewards-title = Premie przy czerwonej linii
rewards-stand =
    { $points ->
        [one] Masz { $points } punkt,
        [few] Masz { $points } punkty,
       *[many] Masz { $points } punktów,
    } a następna czerwona linia jest przed { $line }. Na opłatę masz: kryształy – { $crystals }, zaprogramowane boty – { $bots }.
rewards-help = Te premie razem przeniosłyby cię przez czerwoną linię, dlatego decydujesz. Używaj kart w dowolnej kolejności albo zrezygnuj z reszty. Linia kosztuje 1 kryształ, bez niego zaprogramowanego bota; bez obu zatrzymujesz się przed nią. Kryształ wzięty wcześniej może ją opłacić.

## Plansze graczy

boards = Plansze graczy
extension = Rozbudowa laboratorium
bots-and-submarines = Boty i łodzie
bots-hold =
    { $supply ->
        [one] { $supply } bot w zasobach,
        [few] { $supply } boty w zasobach,
       *[many] { $supply } botów w zasobach,
    } { $submarines ->
        [one] została { $submarines } łódź.
        [few] zostały { $submarines } łodzie.
       *[many] zostało { $submarines } łodzi.
    } W punktacji wysłane boty dają { points }.
lab-rooms = Laboratorium mieści
room-holds-time = Żetony czasu: { $held } z { $room }
room-holds-crystals = Kryształy: { $held } z { $room }
room-holds-research_cards = Karty badań: { $held } z { $room }
room-holds-octopods = Oktopody: najwyżej { $room } w jednej akcji
base-lab = Laboratorium bazowe { $letter }
card-held =
    { $spent ->
        [yes] { $card }, zużyta: { $text }
       *[no] { $card }: { $text }
    }
symbol-held = Zaprogramowany bot: { colour }, { program-action }
symbol-free = Wolny symbol: { colour }, { program-action }
symbol-buy = Zapłać { time } i zaprogramuj: { colour }, { program-action }
scientist-in = Naukowiec jest w sektorze { $sector }
engineer-on =
    { $field ->
        [start] Inżynier stoi na polu startowym
       *[other] Inżynier stoi na polu { $field }
    }
has-passed = Pas w tej rundzie
controls =
    { $count ->
        [0] Nie kontroluje żadnego sektora
        [one] Kontroluje sektor { $sectors }
       *[other] Kontroluje sektory { $sectors }
    }
submarines-left =
    { $count ->
        [one] Została { $count } łódź
        [few] Zostały { $count } łodzie
       *[many] Zostało { $count } łodzi
    }

## Nasze wartości

designed-short = Nasze wartości, a nie wydrukowane w grze.
designed-label =
    { $place ->
        [lock] Ceny śluz są wymyślone, a nie opublikowane.
        [field] Kolory pól programowania są wymyślone, a nie opublikowane.
        [submarine] Ceny miejsc na łodzie oprócz pierwszego są wymyślone, a nie opublikowane.
        [line] Miejsca czerwonych linii są wymyślone, a nie opublikowane.
        [program_card] Karty programów są wymyślone, a nie opublikowane.
        [refill] To, co następna runda przynosi sektorom, jest wymyślone, a nie opublikowane.
        [lab] Pojemność laboratoriów bazowych jest wymyślona, a nie opublikowana.
        [extension] Pojemność i litery rozbudów są wymyślone, a nie opublikowane.
        [research] Liczba kart badań każdego rodzaju jest wymyślona, a nie opublikowana.
       *[deployed] Liczby i kolumny pól botów są wymyślone, a nie opublikowane.
    }
designed-sign =
    { designed-label } { $whose ->
        [own] Tak podaje plik z elementami gry tego stołu.
       *[ours] Wydrukowanych wartości nie udało się nam znaleźć. Kto ma grę, może otworzyć stół z własnym plikiem z elementami gry.
    }
