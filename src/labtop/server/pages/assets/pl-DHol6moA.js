const n=`# Strony po polsku. Słowa należące do gry są w jej folderze.

## Wszędzie

home = Strona główna
close = Zamknij
to-content = Do treści
settings = Ustawienia
language = Język
dark = Ciemny wygląd
to-dark = Włącz ciemny wygląd
to-light = Włącz jasny wygląd
sound = Dźwięki
pace = Tempo ruchów innych graczy
pace-name =
    { $pace ->
        [slow] wolne
        [quick] szybkie
        [none] natychmiast
       *[usual] zwykłe
    }
connecting = Łączenie …
compiling = Trwa przygotowywanie gier. Tylko za pierwszym razem trwa to chwilę.
lost = Nie ma takiej strony.
lost-table = Nie ma takiego stołu albo link jest niepełny.
game-name =
    { $game ->
        [aquasphere] AquaSphere
       *[gizmos] Gizmos
    }
game-about =
    { $game ->
        [aquasphere] Programuj boty w podmorskiej stacji.
       *[gizmos] Buduj machiny, które uruchamiają się nawzajem.
    }
level-name =
    { $level ->
        [beginner] początkujący
        [easy] łatwy
        [medium] średni
        [hard] trudny
        [expert] ekspert
        [greedy] zachłanny
        [random] losowy
       *[other] { $level }
    }
computer = Komputer ({ $level })
open-seat = wolne miejsce
guest = Gość
player = Gracz { $number }

## Strona główna

welcome = Usiądź i graj
choose-game = Gra
offline = Nie można połączyć się z serwerem. Kolejna próba …
against-computer = Przeciw komputerowi
play-now = Zagraj teraz w { $game }
opponents = Przeciwnicy
strength = Siła
your-name = Twoje imię
with-friends = Ze znajomymi
with-friends-help = Dostaniesz link. Kto go otworzy, siada do stołu.
make-table = Otwórz stół
persons = Osoby
computers = Komputery
clock = Zegar
clock-name =
    { $clock ->
        [minute] minuta na ruch
        [twenty] dwadzieścia minut dla każdego
       *[none] bez zegara
    }
allow-hints = Podpowiedzi są dozwolone
list-table = Każdy może zobaczyć ten stół na stronie głównej
one-screen = Przy jednym ekranie
one-screen-help = Przekazujecie sobie urządzenie. Tajemnice pozostają zakryte.
begin = Zacznij
one-more = O gracza więcej
one-less = O gracza mniej
my-games = Twoje trwające gry
table-state =
    { $state ->
        [yours] twoja tura
        [running] trwa
        [waiting] czeka na graczy
        [over] zakończona
       *[unknown] nieosiągalna
    }
forget-table = Usuń tę grę z listy
watch = Oglądaj
records = Zapisane gry
open-record = Otwórz zapis gry: wybierz plik albo upuść go tutaj.
choose-file = Wybierz plik
no-record = { $file } nie jest zapisem gry: nie da się go odczytać jako JSON.
unofficial = Nieoficjalne, bez związku z autorami i wydawcami gier. Własne rysunki i słowa.

## Przed grą

gathering =
    { $count ->
        [one] Jeszcze { $count } wolne miejsce
        [few] Jeszcze { $count } wolne miejsca
       *[many] Jeszcze { $count } wolnych miejsc
    }
gathering-help = Wyślij ten link tym, którzy mają zagrać. Gra zacznie się, gdy nikogo nie będzie brakować.
gathering-computer = Niech komputer zajmie miejsce
join = Usiądź do stołu
share = Udostępnij
share-join = Link do wspólnej gry
share-watch = Link do oglądania
share-seat = Link do twojego miejsca, na inne twoje urządzenie. Nie dawaj go nikomu.
qr = Kod QR linku
copy = Kopiuj
send = Wyślij
copied = Skopiowano.
copy-by-hand = Ta przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go.

## Przy stole

seats = Gracze
seat-you = (ty)
seat-gone = (poza stołem)
seat-stand-in = (gra komputer: { $level })
seat-computer = Komputer
seat-take = Graj dalej samodzielnie
seat-replace = Niech gra komputer
your-turn = Twoja tura
thinking =
    { $seconds ->
        [one] myśli od { $seconds } sekundy
        [few] myśli od { $seconds } sekund
       *[many] myśli od { $seconds } sekund
    }
skip =
    { $count ->
        [one] Pomiń { $count } ruch
        [few] Pomiń { $count } ruchy
       *[many] Pomiń { $count } ruchów
    }
news =
    { $count ->
        [one] { $count } ruch od twojego
        [few] { $count } ruchy od twojego
       *[many] { $count } ruchów od twojego
    }
news-title = Co się stało od twojego ostatniego ruchu
decide = Zdecyduj
take-back = Cofnij
take-back-ask = Poproś o cofnięcie
hint = Podpowiedź
hint-thinking = Myśli …
hint-none = Na to nie ma teraz podpowiedzi.
hint-title = Co myśli komputer
hint-about =
    { $simulations ->
        [0] Bez próbowania czegokolwiek.
        [one] Po { $simulations } grze rozegranej w głowie.
        [few] Po { $simulations } grach rozegranych w głowie.
       *[many] Po { $simulations } grach rozegranych w głowie.
    }
hint-worth = wygrywa { $win } % gier, punkty: około { $score }
actions = Wszystkie akcje
log = Co się stało
log-empty = Nic się jeszcze nie stało.
log-show = Pokaż stół po ruchu { $number }
not-your-turn = Nie teraz: trwa tura gracza { $name }.
you-watch = Oglądasz; grać mogą tylko ci, którzy siedzą przy stole.
not-in-the-past = Oglądasz wcześniejszy ruch. Wróć do teraz, żeby grać.
reconnecting = Połączenie zostało zerwane. Ponowne łączenie …
proposal = { $name } chce cofnąć ruch. Zgadzasz się?
proposal-own = Wysłano prośbę o cofnięcie. Pozostali muszą jeszcze odpowiedzieć.
agree = Zgadzam się
disagree = Nie zgadzam się
withdraw = Wycofaj prośbę
hand-over = { $name }, twoja tura. To, co teraz zobaczysz, jest tylko dla ciebie.
hand-over-ready = To ja, { $name }
event-took_back = { $name } cofa ruch.
event-proposed = { $name } chce cofnąć ruch.
event-answered = { $name } odpowiada.
event-came_in = { $name } siada do stołu.
event-bot_came = Za gracza { $name } gra komputer.
event-came_back = { $name } wraca do gry.
event-renamed = Od teraz: { $name }.
event-rematched = Jest nowy stół na rewanż.
ask-plain =
    { $who ->
        [me] { $name }, twoja tura: wybierz akcję.
       *[other] Trwa tura gracza { $name }.
    }
winner-plain = { $name } wygrywa.
position = Stół

## Klawisze

keys = Klawiatura
key-tab = do następnego; Enter wybiera
key-actions = wszystkie akcje jako lista
key-numbers = wybór z listy
key-take-back = cofnij
key-hint = podpowiedź
key-skip = pomiń ruchy innych
key-escape = zamknij
key-help = ta lista
key-space = Spacja

## Koniec i później

end-title = Gra się skończyła
end-show = Punktacja
end-rank = Gracze, zwycięzca pierwszy
end-total = Punkty
end-broken-down = Skąd są punkty
graph = Punkty w kolejnych turach
replay = Odtwórz
replay-first = Na początek
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-play = Odtwarzaj ruchy
replay-stop = Zatrzymaj
replay-slider = Ruch
replay-at = { $at } / { $last }
replay-start = Początek gry.
replay-leave = Wróć do teraz
download = Zachowaj zapis gry
rematch = Rewanż
rematch-join = Do rewanżu

## Gdy serwer odmawia

bad-record = Tego zapisu nie da się odtworzyć: { $detail }
refused =
    { $code ->
        [offline] Nie można połączyć się z serwerem.
        [compiling] Gra jest jeszcze przygotowywana. Spróbuj za chwilę.
        [stopping] Serwer jest właśnie zatrzymywany.
        [too_many] Za dużo naraz. Poczekaj chwilę.
        [too_large] To jest za duże.
        [unknown_table] Nie ma takiego stołu.
        [unknown_game] Ten serwer nie oferuje tej gry.
        [unknown_bot] Nie ma takiego komputerowego gracza.
        [wrong_players] Ta gra nie jest dla tylu graczy.
        [no_open_seat] Wszystkie miejsca są zajęte.
        [not_your_seat] To miejsce nie jest twoje.
        [not_your_turn] To nie twoja tura.
        [waiting] Gra się jeszcze nie zaczęła.
        [over] Gra się skończyła.
        [not_over] Gra się jeszcze nie skończyła.
        [illegal] Teraz nie jest to możliwe.
        [stale] Tymczasem gra się zmieniła. Spójrz jeszcze raz.
        [nothing_to_take_back] Nie ma czego cofnąć.
        [no_proposal] Nikt już nie prosi o cofnięcie.
        [still_there] Gracz wciąż jest przy stole albo był przed chwilą. Poczekaj trochę.
        [no_hints] Przy tym stole gra się bez podpowiedzi.
        [bad_record] Tego zapisu nie da się odtworzyć.
        [unknown_secret] Ten link nie daje tu miejsca.
       *[failed] Nie udało się. Nic się nie zmieniło.
    }
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),e=`# Gizmos po polsku. Energie nazywamy kolorami; \`energy-name\` zawiera nazwy z instrukcji.
# Każde zdanie jest osobnym komunikatem. Z zewnątrz pochodzą tylko numery kart, liczby i listy.

## Słowa

# mianownik: czerwona Machina, czerwona kula
colour =
    { $colour ->
        [red] czerwona
        [yellow] żółta
        [blue] niebieska
        [black] czarna
       *[any] Uniwersalna
    }
# biernik: czerwoną energię, 1 czerwoną kulę
colour-energy =
    { $colour ->
        [red] czerwoną
        [yellow] żółtą
        [blue] niebieską
       *[black] czarną
    }
# 2 czerwone kule
colour-energies =
    { $colour ->
        [red] czerwone
        [yellow] żółte
        [blue] niebieskie
       *[black] czarne
    }
# 5 czerwonych kul
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
            [one] { $price } kulę energii dowolnego koloru
            [few] { $price } kule energii dowolnego koloru
           *[many] { $price } kul energii dowolnego koloru
        }
       *[other] { $price ->
            [one] { $price } { colour-energy } kulę energii
            [few] { $price } { colour-energies } kule energii
           *[many] { $price } { colour-many } kul energii
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
        [one] { $discount } kulę energii
        [few] { $discount } kule energii
       *[many] { $discount } kul energii
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
            [one] dobierz { $count } losową kulę energii.
           *[other] dobierz do { $count } losowych kul energii.
        }
        [pick] { $count ->
            [one] pobierz { $count } kulę energii.
           *[other] pobierz do { $count } kul energii.
        }
        [gain_points] { $count ->
            [one] weź żeton PZ o wartości { $count }.
           *[other] weź żetony PZ o wartości { $count }.
        }
        [file] zarchiwizuj Machinę z Obszaru Dostępnych Kart.
        [research] przeszukaj talię wybranego poziomu.
       *[build_free] zbuduj za darmo Machinę poziomu { $free }.
    }

card-converts = 1 { colour } kula energii liczy się jako energia dowolnego koloru.
card-converts-two = 1 lub 2 { colour-energies } kule energii liczą się jako energia dowolnego koloru, każda osobno.
card-converts-all = 1 kula energii dowolnego koloru liczy się jako energia dowolnego innego koloru.
card-doubles = 1 { colour } kula energii liczy się jako 2 { colour-energies }.

card-limits-storage = Pojemność twojego Magazynu rośnie o { $storage }.
card-limits-storage-archive = Pojemność twojego Magazynu rośnie o { $storage }, a Limit Archiwum o { $archive }.
card-limits-storage-research = Pojemność twojego Magazynu rośnie o { $storage }, a Limit Przeszukiwania o { $research }.
card-limits-storage-archive-research = Pojemność twojego Magazynu rośnie o { $storage }, Limit Archiwum o { $archive }, a Limit Przeszukiwania o { $research }.
card-forbids-file = Nie możesz już archiwizować Machin.
card-forbids-research = Nie możesz już przeszukiwać talii.
card-discount-build_level_2 = Machiny poziomu II kosztują cię o { discount } mniej.
card-discount-build_from_archive = Machiny z twojego Archiwum kosztują cię o { discount } mniej.
card-discount-build_from_research = Machiny budowane podczas przeszukiwania kosztują cię o { discount } mniej.
card-end-stored_energy = Na koniec gry: 1 punkt za każdą kulę energii w twoim Magazynie Energii.
card-end-point_tokens = Na koniec gry: tyle punktów, ile są warte twoje żetony PZ.

## Akcje

file =
    { $source ->
        [research] Zarchiwizuj { $card } spośród obejrzanych kart; { gizmo-facts }.
       *[display] Zarchiwizuj { $card } z Obszaru Dostępnych Kart; { gizmo-facts }.
    }
gizmo-facts =
    { $points ->
        [0] kosztuje { price } i daje punkty na koniec gry
       *[other] kosztuje { price } i daje { points }
    }

build =
    { $source ->
        [research] Zbuduj { $card } spośród obejrzanych kart { build-price }; { build-points }.
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
        [0] Pobierz 1 { colour-energy } kulę energii ({ energy-name }) z Rzędu Energii.
       *[other] Pobierz 1 { colour-energy } kulę energii ({ energy-name }) z Rzędu Energii; potem możesz pobrać jeszcze { $more }.
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
        [one] Nie buduj ani nie archiwizuj obejrzanej karty; trafia ona na spód talii poziomu { $level }.
       *[other] Nie buduj ani nie archiwizuj żadnej z { $count } obejrzanych kart; trafiają one na spód talii poziomu { $level }.
    }
under = Odłóż { $card } jako następną na spód talii poziomu { $level }.
under-rest =
    { $count ->
        [few] Odłóż { $count } pozostałe karty na spód talii poziomu { $level } w kolejności dobrania.
       *[many] Odłóż { $count } pozostałych kart na spód talii poziomu { $level } w kolejności dobrania.
    }
under-hidden = Odłóż obejrzane karty na spód talii poziomu { $level }.

use = Użyj { $card }: { effect }
end = Zakończ turę, nie używając { $ready }.
draw =
    { $more ->
        [0] Dobierz dzięki { $card } jeszcze 1 losową kulę energii.
       *[other] Dobierz dzięki { $card } jeszcze 1 losową kulę energii; potem możesz dobrać jeszcze { $more }.
    }
stop-draw =
    { $left ->
        [one] Przestań dobierać dzięki { $card } i zrezygnuj z { $left } losowej kuli energii.
       *[other] Przestań dobierać dzięki { $card } i zrezygnuj z { $left } losowych kul energii.
    }
stop-pick =
    { $left ->
        [one] Przestań pobierać dzięki { $card } i zrezygnuj z { $left } kuli energii.
       *[other] Przestań pobierać dzięki { $card } i zrezygnuj z { $left } kul energii.
    }

## Dlaczego akcja jest niedozwolona

illegal-unknown = „{ $action }” nie jest akcją tej gry; akcja wygląda na przykład tak: „pick red” albo „file II-03”.
illegal-over = Gra się skończyła; nie ma już nic do zrobienia.
illegal-stage =
    { $stage ->
        [action] Nie teraz: najpierw wybierz akcję swojej tury – archiwizuj, pobierz, buduj albo przeszukaj.
        [pay] Nie teraz: najpierw zdecyduj, jak zapłacisz za Machinę.
        [choose] Nie teraz: najpierw zdecyduj, czy zbudujesz lub zarchiwizujesz jedną z obejrzanych kart, czy odłożysz wszystkie.
        [return] Nie teraz: najpierw odłóż obejrzane karty na spód talii.
        [use] Nie teraz: użyj jednej ze swoich gotowych Machin albo zakończ turę.
        [pick] Nie teraz: najpierw pobierz energię z Rzędu Energii, na co pozwala twoja Machina.
        [draw] Nie teraz: najpierw zdecyduj, czy dobierzesz kolejną losową kulę energii, czy przestaniesz.
        [file] Nie teraz: najpierw zarchiwizuj Machinę z Obszaru Dostępnych Kart, na co pozwala twoja Machina.
        [research] Nie teraz: najpierw przeszukaj talię, na co pozwala twoja Machina.
        [build] Nie teraz: najpierw zbuduj za darmo Machinę poziomu I, na co pozwala twoja Machina.
       *[over] Gra się skończyła; nie ma już nic do zrobienia.
    }
illegal-pick-ring-full =
    { $limit ->
        [one] Twój Magazyn Energii jest pełny: mieści { $limit } kulę. Zbuduj Machinę, aby zrobić miejsce.
        [few] Twój Magazyn Energii jest pełny: mieści { $limit } kule. Zbuduj Machinę, aby zrobić miejsce.
       *[many] Twój Magazyn Energii jest pełny: mieści { $limit } kul. Zbuduj Machinę, aby zrobić miejsce.
    }
illegal-pick-not-in-row =
    { $colour ->
        [red] W Rzędzie Energii nie ma czerwonej kuli; pobierz jeden z kolorów, które tam leżą.
        [yellow] W Rzędzie Energii nie ma żółtej kuli; pobierz jeden z kolorów, które tam leżą.
        [blue] W Rzędzie Energii nie ma niebieskiej kuli; pobierz jeden z kolorów, które tam leżą.
       *[black] W Rzędzie Energii nie ma czarnej kuli; pobierz jeden z kolorów, które tam leżą.
    }
illegal-file-archive-full =
    { $limit ->
        [one] Twoje Archiwum jest pełne: mieści { $limit } Machinę. Zbuduj ją, aby zrobić miejsce.
        [few] Twoje Archiwum jest pełne: mieści { $limit } Machiny. Zbuduj jedną z nich, aby zrobić miejsce.
       *[many] Twoje Archiwum jest pełne: mieści { $limit } Machin. Zbuduj jedną z nich, aby zrobić miejsce.
    }
illegal-file-forbidden = Nie możesz już archiwizować: zabrania tego twoja Machina { $card }.
illegal-file-not-in-display = { $card } nie leży w Obszarze Dostępnych Kart; tylko stamtąd możesz zarchiwizować Machinę.
illegal-file-not-in-hand = { $card } nie ma wśród obejrzanych kart; możesz zarchiwizować tylko jedną z nich.
illegal-build-not-available = { $card } nie ma ani w Obszarze Dostępnych Kart, ani w twoim Archiwum; tylko stamtąd możesz zbudować Machinę.
illegal-build-not-in-hand = { $card } nie ma wśród obejrzanych kart; możesz zbudować tylko jedną z nich.
illegal-build-cost =
    { $converters ->
        [yes] { $card } kosztuje { price }; ze swoimi konwerterami osiągasz { $reach }.
       *[no] { $card } kosztuje { price }; masz { $reach }.
    }
illegal-build-not-free = { $card } nie można zbudować za darmo; można tylko Machinę poziomu I.
illegal-research-empty = Talia poziomu { $level } jest pusta; przeszukaj talię, w której są jeszcze karty.
illegal-research-forbidden = Nie możesz już przeszukiwać: zabrania tego twoja Machina { $card }.
illegal-pay = Tak nie zapłacisz za { $card }; wybierz jedną z podanych płatności.
illegal-use-not-ready = { $card } nie jest gotowa; możesz użyć tylko Machiny uruchomionej w tej turze.
illegal-use-not-now = { $card } jest gotowa, ale jej efektu nie można teraz wykonać; użyj innej Machiny albo zakończ turę.
illegal-use-used = { $card } została już użyta w tej turze; każda Machina działa raz na turę.
illegal-under = { $card } nie ma wśród kart do odłożenia; wybierz jedną z nich.
illegal-pass = Spasować możesz tylko wtedy, gdy nie możesz archiwizować, pobierać, budować ani przeszukiwać.
illegal-end = Nie możesz teraz zakończyć tury; najpierw dokończ to, co zaczęte.
illegal-spelling = „{ $action }” trzeba zapisać jako „{ $right }”.
`,c=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),a=`# Gra w terminalu po polsku; słowa kart i akcji są w folderze wyżej.

## Napisy na stole

heading =
    { $last ->
        [yes] Gizmos · runda { $round }, ostatnia
       *[no] Gizmos · runda { $round }
    }
heading-over =
    { $rounds ->
        [one] Gizmos · koniec po { $rounds } rundzie
       *[other] Gizmos · koniec po { $rounds } rundach
    }
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
in-hand = Obejrzane karty, tylko dla twoich oczu
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
short-stored_energy = ★ za kulę
short-point_tokens = ★ za punkt żetonów
short-limit-storage = Magazyn +{ $count }
short-limit-archive = Archiwum +{ $count }
short-limit-research = przeszukanie +{ $count }

## O czym trzeba zdecydować

asks-action = { $name }: wybierz akcję – archiwizuj, pobierz, buduj albo przeszukaj.
asks-pay = { $name }: jak płacisz za { $card }?
asks-choose = { $name }: zbuduj lub zarchiwizuj jedną z obejrzanych kart albo odłóż wszystkie.
asks-return = { $name }: która karta trafi teraz na spód talii?
asks-use = { $name }: użyj gotowej Machiny (◆) albo zakończ turę.
asks-pick = { $name }: pobierz energię dzięki { $card }.
asks-draw = { $name }: dobierz dzięki { $card } kolejną losową kulę energii albo przestań.
asks-file = { $name }: zarchiwizuj dzięki { $card } Machinę z Obszaru Dostępnych Kart.
asks-research = { $name }: przeszukaj dzięki { $card } wybraną talię.
asks-build = { $name }: zbuduj dzięki { $card } za darmo Machinę poziomu I.
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

told-file =
    { $source ->
        [research] { $name } archiwizuje { $card } spośród obejrzanych kart.
       *[display] { $name } archiwizuje { $card } z Obszaru Dostępnych Kart.
    }
told-pick = { $name } pobiera 1 { colour-energy } kulę energii.
told-choose = { $name } zamierza zbudować { $card }.
told-build =
    { $source ->
        [research] { $name } buduje { $card } spośród obejrzanych kart{ told-price }.
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
told-neither = { $name } nie buduje ani nie archiwizuje żadnej z obejrzanych kart.
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
told-end-triggered = Koniec gry jest bliski: ta runda jest ostatnia.
came-row =
    { $colour ->
        [red] Do Rzędu Energii wtacza się czerwona kula.
        [yellow] Do Rzędu Energii wtacza się żółta kula.
        [blue] Do Rzędu Energii wtacza się niebieska kula.
       *[black] Do Rzędu Energii wtacza się czarna kula.
    }
came-ring = { $name } dobiera 1 { colour-energy } kulę energii.
came-display = Nowa karta w Obszarze Dostępnych Kart: { $card }.

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
    - **Pobierz** (\`pick\`): weź kulę z Rzędu Energii. Lukę wypełnia losowa kula.
    - **Buduj** (\`build\`): zapłać za kartę z Obszaru Dostępnych Kart albo ze swojego Archiwum. Od razu jest aktywna.
    - **Przeszukaj** (\`research\`): obejrzyj karty z talii; zbuduj jedną, zarchiwizuj jedną albo odłóż wszystkie na spód.

    __Płacenie.__ Karta kosztuje energię swojego koloru, a Machina Uniwersalna (\\*) dowolną mieszankę. Konwertery zmieniają to,
    czym jest wydana kula, każdy raz na turę, także łańcuchowo. Płacisz dokładnie; z obniżek możesz zrezygnować.

    __Uruchamianie.__ To, co archiwizujesz, pobierasz i budujesz, sprawia, że Machiny są *gotowe* (◆). Użyj każdej raz na turę,
    w dowolnej kolejności, albo wcale. Machiny nie uruchamia jej własna budowa. Losowe dobieranie to nie pobieranie.

    __Limity__ na początku: 5 kul w Magazynie, 1 karta w Archiwum, 3 karty przy przeszukiwaniu.

    __Koniec__ nadchodzi, gdy ktoś ma 4. Machinę poziomu III albo 16. w ogóle; rundę gra się do końca. Punkty dają Machiny,
    żetony PZ i premie końcowe. Remis: więcej Machin, więcej energii, późniejsze miejsce w kolejności.

    __Znaki.__ \`R Y B K\` to czerwona, żółta, niebieska i czarna (red, yellow, blue, black), \`*\` to dowolny kolor.
    \`pobierz Y → dobierz 1\`: gdy pobierzesz żółtą energię, dobierz losową kulę. \`B→*\`: przy płaceniu niebieska kula liczy się jako
    dowolny kolor. \`★2\`: 2 punkty.
`,z=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),o=`# Gizmos na stronie po polsku, obok zdań gry w terminalu.

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
        [me] { $name }, zbuduj lub zarchiwizuj jedną z obejrzanych kart albo odłóż wszystkie.
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
        [me] { $name }, dobierz dzięki { $card } kolejną losową kulę energii albo przestań.
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
sphere = { colour } kula energii ({ energy-name })
pick-sphere = Pobierz 1 { colour-energy } kulę energii ({ energy-name })
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
ready-mark = gotowa
used-mark = użyta w tej turze
last-round = Ostatnia runda

## Okna

pay-title = Zapłać za { $card }
pay-help = Kliknij kule i konwertery, których chcesz użyć, albo wybierz jeden ze sposobów zapłaty.
pay-recommended = najtaniej
pay-count =
    { $count ->
        [one] { $count } sposób zapłaty
        [few] { $count } sposoby zapłaty
       *[many] { $count } sposobów zapłaty
    }
pay-none = Żaden sposób nie używa tego wszystkiego. Cofnij któryś wybór.
pay-nothing-label = nic
research-title =
    { $count ->
        [one] Obejrzana karta poziomu { $level }
        [few] { $count } obejrzane karty poziomu { $level }
       *[many] { $count } obejrzanych kart poziomu { $level }
    }
research-only-you = Te karty widzisz tylko ty.
research-others =
    { $count ->
        [one] { $name } ogląda { $count } kartę poziomu { $level }.
        [few] { $name } ogląda { $count } karty poziomu { $level }.
       *[many] { $name } ogląda { $count } kart poziomu { $level }.
    }
return-title = Na spód talii poziomu { $level }
return-help = Pierwsza karta trafia na spód jako pierwsza, ostatnia leży na samym dole. Przeciągaj karty albo użyj strzałek.
return-as-is = Zostaw tak
return-done = W tej kolejności
earlier = Przesuń { $card } do przodu
later = Przesuń { $card } do tyłu

## Liczenie kart

counting = Liczenie kart
counting-help = Karty, których nikt jeszcze nie widział: w taliach albo, z poziomu III, poza grą.
counting-level =
    { $count ->
        [one] Poziom { $level }: { $count } niewidziana karta
        [few] Poziom { $level }: { $count } niewidziane karty
       *[many] Poziom { $level }: { $count } niewidzianych kart
    }
counting-spheres = W Podajniku
`,l=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),i=`# Dlaczego akcja jest niedozwolona.

program =
    { $program ->
        [green] zielony
        [yellow] żółty
        [black] czarny
        [purple] fioletowy
        [blue] niebieski
        [red] czerwony
       *[white] biały
    }

reason-over = Gra jest skończona; nie ma już nic do zrobienia.
reason-unknown = „{ $action }” nie jest akcją tej gry; akcja wygląda na przykład tak: „engineer L1” albo „act B green”.
reason-spelling = Zamiast „{ $action }” trzeba napisać „{ $right }”.
reason-stage =
    { $stage ->
        [letters] Nie teraz: najpierw postaw boty za litery nowej rozbudowy laboratorium albo napisz „done”.
        [line] Nie teraz: najpierw wybierz zaprogramowanego bota, którego oddajesz za czerwoną linię.
        [scoring] Nie teraz: trwa punktacja pośrednia; użyj jednej ze swoich kart badań albo napisz „done”.
       *[action] Nie teraz: to twoja tura, możesz zaprogramować bota, wykonać akcję albo spasować.
    }
reason-no-arrow = Z pola { $here } nie prowadzi strzałka na pole { $field }; inżynier może iść tylko wzdłuż strzałek.
reason-no-sideways = Krok w bok z pola { $here } na pole { $field } wymaga niezużytej karty badań.
reason-supply-empty = Twoje zasoby są puste; nie ma bota, którego można postawić.
reason-symbol-occupied = Na symbolu „{ program }” stoi już twój bot; najpierw go użyj albo odwołaj.
reason-two-programmed = Masz już dwa zaprogramowane boty; najpierw użyj jednego albo go odwołaj.
reason-bought = W tej rundzie programowanie za czas jest już wykorzystane; wolno to zrobić raz na rundę.
reason-buy-time = Programowanie za czas kosztuje { $price } czasu; masz { $time }.
reason-not-programmed = Na symbolu „{ program }” nie stoi żaden twój bot.
reason-too-far =
    { $time ->
        [0] Najtańsza droga do sektora { $sector } kosztuje { $cost } czasu; nie masz go wcale.
       *[other] Najtańsza droga do sektora { $sector } kosztuje { $cost } czasu; masz { $time }.
    }
reason-recalls-itself = Akcję wykonuje właśnie bot z symbolu „{ program }”, więc nie można go przy niej odwołać.
reason-recall-first = Na ten czas jest miejsce: najpierw odwołaj bota z symbolu „{ program }”, a potem wykonaj akcję.
reason-nothing-paid = Po drodze nic się wcześniej nie płaci, więc odwołania nie da się odłożyć: jeśli chcesz tego czasu, najpierw odwołaj bota z symbolu „{ program }”.
reason-recalling-needless = Odwołanie po drodze bota z symbolu „{ program }” nie opłaci niczego, czego brakuje; wykonaj akcję bez tego.
reason-pass = Spasować można tylko wtedy, gdy inżynier stoi na jednym z trzech najwyższych pól.
reason-no-letter = W sektorze { $sector } nie ma już do postawienia bota za literę.
reason-no-such-card = Nie masz karty badań { $card }, która programuje bota przy punktacji.
reason-card-used = Karta { $card } została już użyta w tej punktacji.
reason-card-time = Karta { $card } kosztuje { $price } czasu; masz { $time }.
`,u=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),r=`# AquaSphere po polsku.
# Każde zdanie jest osobnym komunikatem. Z zewnątrz pochodzą tylko numery, litery, liczby i listy oraz $mark: znak przy
# wartościach, które są nasze, a nie wydrukowane.

## Słowa

colour =
    { $colour ->
        [green] zielony
        [yellow] żółty
        [black] czarny
        [purple] fioletowy
        [blue] niebieski
        [red] czerwony
       *[white] biały
    }
# zielonego bota
colour-bot =
    { $colour ->
        [green] zielonego
        [yellow] żółtego
        [black] czarnego
        [purple] fioletowego
        [blue] niebieskiego
        [red] czerwonego
       *[white] białego
    }
# zielony symbol
colour-symbol = { colour }
# na zielonym symbolu
colour-on-symbol =
    { $colour ->
        [green] zielonym
        [yellow] żółtym
        [black] czarnym
        [purple] fioletowym
        [blue] niebieskim
        [red] czerwonym
       *[white] białym
    }
# z zieloną płytką
colour-tile =
    { $colour ->
        [green] zieloną
        [yellow] żółtą
        [black] czarną
        [purple] fioletową
        [blue] niebieską
        [red] czerwoną
       *[white] białą
    }

program-action =
    { $colour ->
        [green] rozbuduj laboratorium
        [yellow] weź czas
        [black] weź kryształy
        [purple] złap oktopody
        [blue] zwoduj łódź podwodną
        [red] weź kartę badań
       *[white] zaprogramuj bota
    }

time =
    { $time ->
        [one] { $time } czas
       *[other] { $time } czasu
    }
cost =
    { $cost ->
        [one] { $cost }{ $mark } czas
       *[other] { $cost }{ $mark } czasu
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
crystals =
    { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
       *[many] { $crystals } kryształów
    }
octopods =
    { $octopods ->
        [one] { $octopods } oktopoda
        [few] { $octopods } oktopody
       *[many] { $octopods } oktopodów
    }
gain =
    { $reward ->
        [time] { $amount ->
            [one] { $amount } czas
           *[other] { $amount } czasu
        }
        [crystals] { $amount ->
            [one] { $amount } kryształ
            [few] { $amount } kryształy
           *[many] { $amount } kryształów
        }
       *[knowledge] { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        }
    }

list-and = { $first } i { $rest }
list-more = { $first }, { $rest }

name-sector = sektor { $sector }
name-field =
    { $field ->
        [start] pole startowe
       *[other] pole { $field }
    }
name-stage =
    { $stage ->
        [action] tura
        [letters] boty za litery
        [line] czerwona linia
        [scoring] punktacja pośrednia
       *[over] koniec gry
    }
name-kind =
    { $kind ->
        [engineer_reward] premia inżyniera
        [octopod_reward] premia za oktopody
        [cross_station] na drugą stronę stacji
        [displace_reward] wypychanie
        [free_two_locks] wolne śluzy
        [half_price_submarine] tanie łodzie
        [sideways_engineer] krok w bok
        [scoring_program] program przy punktacji
       *[instant_program] program natychmiastowy
    }
name-station = Stacja
name-headquarters = Centrala
name-play-order = Kolejność gry
name-pass-order = Kolejność pasowania
name-knowledge-track = Tor wiedzy
name-programming-area = Obszar programowania
name-bulb = Żarówka
name-lock = Śluza
name-programming-field = Pole programowania
name-control-space = Pole kontroli
name-charging-station = Stacja ładowania
name-submarines = Łodzie
name-research = Karty badań
name-extensions = Rozbudowy laboratorium
name-lab = Laboratorium
name-time = Czas
name-crystals = Kryształy
name-octopods = Oktopody
name-supply = Zasoby
name-programmed = Zaprogramowane boty
name-engineer = Inżynier
name-scientist = Naukowiec
name-knowledge-points = Punkty wiedzy

designed-note = { $mark } nasza wartość, wymyślona po to, by dało się grać; nie wydrukowana.

## Programy

program-text =
    { $colour ->
        [green] Weź wierzchnią rozbudowę z sektora, chyba że masz już pięć. Za każdą literę na niej możesz postawić bota z zasobów na polu kontroli tego sektora.
        [yellow] Jeśli w sektorze leży mniej niż 2 czasu, uzupełnij do 2. Potem weź tyle, ile mieści twoje laboratorium.
        [black] Weź tyle kryształów z sektora, ile mieści twoje laboratorium.
        [purple] Złap tyle oktopodów z sektora, ile laboratorium pozwala naraz, i weź 1, 3, 6, 10, 15, 21 punktów za 1, 2, 3, 4, 5, 6 sztuk.
        [blue] Zapłać za następne wolne miejsce na łódź w sektorze, zwoduj tam łódź i weź punkty z żarówki. Jedna łódź na osobę i sektor.
        [red] Weź wierzchnią kartę badań z sektora, jeśli masz na nią miejsce, i weź punkty z żarówki.
       *[white] Postaw bota z zasobów na symbolu, który pokazuje pole programowania sektora. Jeśli jest zajęty, weź zamiast tego 2 czasu.
    }

## Karty badań

card-title = { $card } · { name-kind }
card-engineer_reward = Gdy twój inżynier wchodzi na pole z { colour-tile } płytką: { gain }.
card-octopod_reward = Gdy akcją fioletową złapiesz co najmniej jednego oktopoda: { gain }.
card-cross_station = Raz w trakcie ruchu twój naukowiec może za { time } przeskoczyć do sektora naprzeciwko.
card-displace_reward = { gain } za każdego cudzego bota, którego twoje boty wypchną z pola kontroli.
card-free_two_locks = Śluzy o wartości 2 nic cię nie kosztują.
card-half_price_submarine = Miejsce na łódź kosztuje cię połowę, z zaokrągleniem w dół.
card-sideways_engineer = Raz na grę: zamiast iść za strzałką, inżynier przechodzi na sąsiednie pole tego samego poziomu i tam programuje.
card-scoring_program = W każdej punktacji pośredniej możesz zapłacić { time } i postawić bota z zasobów na { colour-on-symbol } symbolu.
card-instant_program =
    { $otherwise ->
        [one] Przy wzięciu: { time }, a bot z zasobów trafia na { colour-symbol } symbol. Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze { $otherwise } czas.
       *[other] Przy wzięciu: { time }, a bot z zasobów trafia na { colour-symbol } symbol. Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze { $otherwise } czasu.
    }

## Rozbudowy laboratorium

extension-title =
    { $count ->
        [0] { $extension }{ $mark } · bez litery
       *[other] { $extension }{ $mark } · { $letters }
    }
extension-rooms = Pojemność twojego laboratorium rośnie o { $rooms }.
extension-no-room = Pojemność twojego laboratorium się nie zmienia.
room-research_cards =
    { $count ->
        [one] { $count }{ $mark } kartę badań
        [few] { $count }{ $mark } karty badań
       *[many] { $count }{ $mark } kart badań
    }
room-crystals =
    { $count ->
        [one] { $count }{ $mark } kryształ
        [few] { $count }{ $mark } kryształy
       *[many] { $count }{ $mark } kryształów
    }
room-octopods =
    { $count ->
        [one] { $count }{ $mark } oktopoda na akcję
        [few] { $count }{ $mark } oktopody na akcję
       *[many] { $count }{ $mark } oktopodów na akcję
    }
room-time =
    { $count ->
        [one] { $count }{ $mark } czas
       *[other] { $count }{ $mark } czasu
    }
extension-letters =
    { $count ->
        [one] Litera { $letters }{ $mark }: przy wzięciu możesz postawić tam bota.
       *[other] Litery { $letters }{ $mark }: przy wzięciu możesz postawić bota w każdym z tych sektorów.
    }

## Akcje: programowanie

engineer = Przesuń inżyniera na { $field } i zaprogramuj { colour-bot } bota ({ program-action }).
engineer-sideways = Użyj { $card }: przesuń inżyniera w bok na { $field } i zaprogramuj { colour-bot } bota ({ program-action }).
buy = Zapłać 3 czasu i zaprogramuj { colour-bot } bota ({ program-action }).
recall =
    { $time ->
        [0] Odwołaj { colour-bot } bota do zasobów; na czas nie ma miejsca w laboratorium.
       *[other] Odwołaj { colour-bot } bota do zasobów i weź { time }.
    }
pass =
    { $last ->
        [yes] Spasuj: w tej ostatniej rundzie nie masz już tur.
       *[no] Spasuj: w tej rundzie nie masz już tur; w następnej masz numer { $place } w kolejności gry.
    }
program = Użyj { $card }: zapłać { time } i zaprogramuj { colour-bot } bota ({ program-action }).

## Akcje: naukowiec idzie, bot trafia na pole

act = { act-way } i postaw { colour-bot } bota na polu kontroli{ displaced }.
act-way =
    { $way ->
        [stay] Zostań w { $sector }
        [free] Idź za darmo{ $mark } do { $sector }
        [recalling] Idź do { $sector } za { cost }, odwołaj po drodze { $recalled } bota za 2 czasu
       *[paid] Idź do { $sector } za { cost }
    }
place = Postaw bota z zasobów na polu kontroli { $sector }{ displaced }.
displaced =
    { $displaced ->
        [nobody] {""}
        [own] ; twój bot, który tam stoi, przechodzi do stacji ładowania
        [neutral] ; neutralny bot, który tam stoi, przechodzi do stacji ładowania
       *[other] ; cudzy bot, który tam stoi, przechodzi do stacji ładowania
    }
thinned-out = W stacji ładowania jest za dużo botów: każdy zabiera z niej swoje oprócz jednego.

## Akcje: efekty

green = Weź rozbudowę laboratorium { $extension }{ $mark }.
green-none = Nie bierzesz rozbudowy: tutaj żadnej nie ma.
green-five = Nie bierzesz rozbudowy: masz już pięć.
yellow = Weź { time }.
yellow-full = Nie bierzesz czasu: w laboratorium nie ma na niego miejsca.
black = Weź { crystals }.
black-none = Nie bierzesz kryształów: tutaj żadnych nie ma.
black-full = Nie bierzesz kryształów: w laboratorium nie ma na nie miejsca.
purple = Złap { octopods } za { points }.
purple-none = Nie łapiesz oktopodów: tutaj żadnych nie ma.
purple-full = Nie łapiesz oktopodów: laboratorium na to nie pozwala.
blue = Zwoduj łódź za { cost } i weź { points }.
blue-recalling = Odwołaj { $recalled } bota i weź { time }; zwoduj łódź za { cost } i weź { points }.
blue-free = Zwoduj łódź za darmo i weź { points }.
blue-left = Nie wodujesz łodzi: nie masz już żadnej.
blue-own = Nie wodujesz łodzi: masz już tutaj jedną.
blue-space = Nie wodujesz łodzi: wszystkie miejsca są tutaj zajęte.
blue-time = Nie wodujesz łodzi: miejsce kosztuje { cost }, a ty masz { $time }.
red = Weź kartę badań { $card } i { points }.
red-none = Nie bierzesz karty badań: tutaj żadnej nie ma.
red-full = Nie bierzesz karty badań: w laboratorium nie ma na nią miejsca.
white = Postaw bota z zasobów na { colour-on-symbol }{ $mark } symbolu.
white-taken =
    { $time ->
        [0] Symbol { colour-symbol }{ $mark } jest zajęty, a na czas nie ma miejsca w laboratorium.
       *[other] Symbol { colour-symbol }{ $mark } jest zajęty: weź zamiast tego { time }.
    }
white-empty = Nie programujesz bota: twoje zasoby są puste.

reward = { $card } daje { gain }.
reward-nothing =
    { $reward ->
        [time] { $card } nic nie daje: na czas nie ma miejsca w laboratorium.
       *[crystals] { $card } nic nie daje: na kryształ nie ma miejsca w laboratorium albo żaden już nie został.
    }
line =
    { $payment ->
        [crystal] Za czerwoną linię przed { $line }{ $mark } płacisz 1 kryształ.
        [bot] Za czerwoną linię przed { $line }{ $mark } oddajesz { $bot } bota.
        [choice] Za czerwoną linię przed { $line }{ $mark } oddajesz jednego z zaprogramowanych botów.
       *[nothing] Czerwonej linii przed { $line }{ $mark } nie masz czym opłacić: zatrzymujesz się przed nią, a dalsze punkty przepadają.
    }

## Akcje: inne decyzje

done-letters =
    { $count ->
        [one] Nie stawiaj bota w { $letters } i zakończ turę.
       *[other] Nie stawiaj botów w { $letters } i zakończ turę.
    }
done-scoring =
    { $count ->
        [one] Nie używaj karty { $cards } w tej punktacji.
       *[other] Nie używaj kart { $cards } w tej punktacji.
    }
give =
    { $points ->
        [one] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostały { points }.
        [few] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostałe { points }.
       *[many] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostałych { points }.
    }
`,d=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),t=`# Prosty stół po polsku: jak nazywają się klucze i wartości pozycji AquaSphere.
# key-…: klucz notacji, w pozycji albo wewnątrz innego klucza ($of). in-…: klucze wewnątrz klucza.
# value-…: co klucz zawiera; $name to imię osoby, gdy chodzi o miejsce przy stole.

key-round = Runda
key-play_order = { name-play-order }
key-passed = { name-pass-order }
key-station = { name-station }
key-ring = Sektory zgodnie z ruchem wskazówek zegara
key-sectors = Sektory
in-sectors = { $inside }
key-time = { name-time }
key-crystals = { name-crystals }
key-octopods = { name-octopods }
key-research = { name-research }
key-extensions = { name-extensions }
key-submarines = { name-submarines }
key-control = { name-control-space }
key-charging = { name-charging-station }
key-programs = { name-programming-area }
in-programs = Pole { $inside }
key-program_cards = Karty programów
key-centre = Płytki środkowe
key-tile = Płytka
key-rotation = Obrót
key-supply =
    { $of ->
        [players] { name-supply }
       *[position] Pula ogólna
    }
key-decks = Stosy
key-score = { name-knowledge-points }
key-programmed = { name-programmed }
key-base_lab = Laboratorium bazowe
key-scientist = { name-scientist }
key-engineer = { name-engineer }
key-bought = Programowanie za 3 czasu w tej rundzie
key-card = Karta
key-spent = Wykorzystana
key-turn = Teraz
key-seat = Kolej na osobę
key-stage = Decyzja
key-letters = Litery
key-gain = Punkty do zdobycia
key-cards = Karty
value-play_order = { $name }
value-passed = { $name }
value-seat = { $name }
value-control =
    { $value ->
        [neutral] neutralny
       *[seat] { $name }
    }
value-charging = { value-control }
value-submarines =
    { $of ->
        [players] { $value }
       *[sector] { $value ->
            [neutral] neutralna
           *[seat] { $name }
        }
    }
value-programs =
    { $value ->
        [green] zielony
        [yellow] żółty
        [black] czarny
        [purple] fioletowy
        [blue] niebieski
        [red] czerwony
       *[white] biały
    }
value-programmed = { value-programs }
value-engineer =
    { $value ->
        [start] pole startowe
       *[field] { $value }
    }
value-stage =
    { $value ->
        [action] tura
        [letters] boty za litery
        [line] czerwona linia
        [scoring] punktacja pośrednia
       *[over] koniec gry
    }
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"}));export{c as a,z as b,l as c,u as d,d as e,y as f,s as p};
