const n=`# Sprawdź to tasowanie: te same zdania w terminalu i na stronach
proof-committed = Co serwer obiecał przed rozpoczęciem partii: { $commitment }
proof-commitment =
    { $right ->
        [yes] Sekret ujawniony na końcu jest tym obiecanym, i to dla tego właśnie stołu.
       *[no] Sekret ujawniony na końcu nie jest tym, który obiecano dla tego stołu.
    }
proof-added =
    { $count ->
        [0] Nikt przy stole nie dodał własnej losowości: serwer sam wylosował sekret.
        [one] Po obietnicy serwera własną losowość dodaje: { $names }.
       *[other] Po obietnicy serwera własną losowość dodają: { $names }.
    }
proof-seed =
    { $right ->
        [yes] Ziarno wynika z sekretu i z tego, co dodano przy stole.
       *[no] Ziarno nie wynika z sekretu i z tego, co dodano przy stole.
    }
proof-deal =
    { $right ->
        [yes] Partia została przygotowana dokładnie tak, jak wskazuje to ziarno.
       *[no] Partia nie została przygotowana tak, jak wskazuje to ziarno.
    }
proof-draws =
    { $right ->
        [yes] Wszystko, co los przyniósł w trakcie partii, również wynika z ziarna.
       *[no] Ruch { $move }: los przyniósł coś innego, niż wskazuje ziarno.
    }
proof-verdict =
    { $right ->
        [shared] To tasowanie jest udowodnione. Nikt nie mógł wybrać rozdania, nawet osoba prowadząca serwer.
        [yes] To tasowanie jest udowodnione.
       *[no] To tasowanie nie jest udowodnione.
    }
proof-compare = Żaden plik nie pokaże, kiedy złożono obietnicę. Porównaj ją z tą, którą widać było przed pierwszym ruchem.
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),e=`# Strony po polsku. Słowa należące do gry są w jej folderze.

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
connecting = Łączenie…
compiling = Gry są przygotowywane. Tylko za pierwszym razem zajmuje to chwilę.
lost = Nie ma takiej strony.
lost-table = Nie ma takiego stołu albo link jest niepełny.
older-table = Przy tym stole grano według wcześniejszych zasad gry, których ta wersja labtop już nie zna. Stół jest przechowywany, ale nie można go tu pokazać.
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
offline = Nie można połączyć się z serwerem. Kolejna próba…
against-computer = Gra z komputerem
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
running-games = Graj dalej
table-state =
    { $state ->
        [yours] twoja tura
        [running] trwa
        [waiting] czeka na graczy
        [over] zakończona
       *[unknown] nieosiągalna
    }
hide-table = Ukryj tę partię
table-hidden = Partia { $game } jest ukryta na tej liście. Miejsce nadal jest twoje.
undo = Cofnij
show-all = Pokaż wszystkie ({ $count })
hidden-games =
    { $count ->
        [one] { $count } ukryta partia
        [few] { $count } ukryte partie
       *[many] { $count } ukrytych partii
    }
show-table = Pokaż znowu
earlier-games = Wcześniejsze partie
history-against = przeciwnicy: { $names }
history-result =
    { $who ->
        [you]
            { $count ->
                [one] Wygrywasz { $score }.
               *[other] Dzielisz zwycięstwo, { $score }.
            }
       *[others]
            { $count ->
                [one] Wygrywa { $winners }, { $score }.
               *[other] Wspólne zwycięstwo: { $winners }, { $score }.
            }
    }
join-tables = Otwarte stoły
watch = Oglądaj
records = Zapisane partie
open-record = Otwórz zapis partii: wybierz plik albo upuść go tutaj.
choose-file = Wybierz plik
no-record = { $file } nie jest zapisem partii: nie da się go odczytać jako JSON.
unofficial = Nieoficjalne, bez związku z autorami i wydawcami gier. Własne rysunki i teksty.

## Przed grą

gathering =
    { $count ->
        [one] Jeszcze { $count } wolne miejsce
        [few] Jeszcze { $count } wolne miejsca
       *[many] Jeszcze { $count } wolnych miejsc
    }
gathering-help = Wyślij ten link tym, którzy mają zagrać. Gra zacznie się, gdy nikogo nie będzie brakować.
gathering-computer = Niech komputer zajmie miejsce
shuffling = Trwa tasowanie
shuffling-help = Brakuje jeszcze obiecanej losowości: { $names }.
shuffling-without = Zacznij bez niej
join = Usiądź do stołu
share = Udostępnij
share-join = Link do wspólnej gry
share-watch = Link do oglądania
share-seat = Link do twojego miejsca, na inne twoje urządzenie. Nie dawaj go nikomu.
qr = Kod QR linku
copy = Kopiuj
send = Wyślij
copied = Skopiowano.
copy-by-hand = Ta przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go klawiszami Ctrl+C albo z menu.
share-only-here = Ten stół można otworzyć tylko na tym komputerze, bo serwer nie obsługuje nikogo innego. Aby znajomi mogli dołączyć, zatrzymaj go klawiszami Ctrl+C i uruchom dla swojej sieci:
share-only-here-more = Po „make play” polecenie brzmi .venv/bin/labtop serve --public. Ten stół pozostanie, a jego link będą mogli otworzyć także twoi znajomi.

## Przy stole

seats = Gracze
seat-you = (ty)
seat-gone = (poza stołem)
seat-stand-in = (gra komputer: { $level })
seat-computer = Komputer
seat-take = Graj dalej samodzielnie
seat-replace = Niech gra komputer
seat-replace-in = Niech gra komputer (za { $seconds } s)
stand-in =
    { $who ->
        [you] Gra za ciebie komputer.
       *[other] Za gracza { $name } gra komputer.
    }
stand-in-out-of-time =
    { $who ->
        [you] Twój czas minął. Komputer gra za ciebie do końca.
       *[other] Czas gracza { $name } minął. Komputer gra za niego do końca.
    }
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
hint-thinking = Myśli…
hint-none = Na to nie ma teraz podpowiedzi.
hint-title = Co myśli komputer
hint-about =
    { $simulations ->
        [0] Bez próbowania czegokolwiek.
        [one] Po { $simulations } partii rozegranej w głowie.
        [few] Po { $simulations } partiach rozegranych w głowie.
       *[many] Po { $simulations } partiach rozegranych w głowie.
    }
hint-worth = wygrywa { $win }% partii, około { $score } pkt
hint-best =
    { $count ->
        [one] Najlepsze:
       *[other] Mniej więcej równie dobre:
    }
hint-next =
    { $count ->
        [one] Potem:
       *[other] Potem, mniej więcej równie dobre:
    }
hint-only = Jest tylko jedna możliwość.
hint-line = Dalej gra może potoczyć się tak:
hint-expected = { $name }: { $text }
hint-played = Tak zagrano.
hint-longer = Pomyśl dłużej
actions = Wszystkie akcje
log = Co się stało
log-empty = Nic się jeszcze nie stało.
log-clock = Czas minął: ten ruch za gracza { $name } wykonał komputer.
log-stand-in = Od tego ruchu za gracza { $name } gra komputer.
log-back = Od tego ruchu { $name } znowu gra samodzielnie.
log-show = Pokaż stół po ruchu { $number }
not-your-turn = Nie teraz: trwa tura gracza { $name }.
you-watch = Oglądasz; grać mogą tylko ci, którzy siedzą przy stole.
not-in-the-past = Oglądasz wcześniejszy ruch. Wróć do bieżącej pozycji, żeby grać.
reconnecting = Połączenie zostało zerwane. Ponowne łączenie…
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
event-bot_sat = Komputer siada do stołu.
event-out_of_time = Czas gracza { $name } minął. Dalej gra za niego komputer.
event-clock = Czas gracza { $name } na ten ruch minął. Wykonuje go komputer.
event-came_back = { $name } wraca do gry.
event-withdrew = Tasowanie odbywa się bez obiecanej losowości: { $name }.
event-renamed = Od teraz: { $name }.
event-rematched = Jest nowy stół na rewanż.

## Zasady pod ręką

rules = Zasady
rules-of = { $game }: zasady
rules-tip = Zasady, otwarte tam, gdzie wyjaśniono tę decyzję
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
rules-nothing = W zasadach nie ma „{ $query }”.
rules-contents = Spis treści
rules-asked = Pytanie do ciebie: { $question }
rules-now = O czym się teraz decyduje
rules-link = Link do „{ $title }”
why-not = Dlaczego nie mogę…
why-help = Czego teraz nie można zrobić i dlaczego. Wszystko inne jest możliwe.
why-nothing = Nic nie stoi na przeszkodzie: możesz zrobić wszystko, co jest do zrobienia.
why-more =
    { $count ->
        [few] i jeszcze { $count } podobne
       *[many] i jeszcze { $count } podobnych
    }

## Klawisze

keys = Klawiatura
key-tab = do następnego elementu; Enter wybiera
key-actions = wszystkie akcje jako lista
key-numbers = wybór z listy
key-take-back = cofnij
key-hint = podpowiedź
key-skip = pomiń ruchy innych
key-rules = zasady, tam gdzie wyjaśniono tę decyzję (także R)
key-why = dlaczego nie mogę…
key-escape = zamknij
key-help = ta lista
key-space = Spacja

## Koniec i później

end-title = Gra się skończyła
end-show = Punktacja
end-rank = Gracze, zwycięzca pierwszy
end-total = Punkty
end-broken-down = Skąd się biorą punkty
graph = Jak zmieniały się punkty
graph-points = punkty
graph-turns = tury
replay = Odtwórz
replay-first = Na początek
replay-last = Na koniec
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-play = Odtwarzaj ruchy
replay-stop = Zatrzymaj
replay-slider = Ruch
replay-at = { $at } / { $last }
replay-start = Początek gry.
replay-leave = Wróć do bieżącej pozycji
download = Zapisz przebieg partii
check-shuffle = Sprawdź to tasowanie
check-how = Obietnicę i ziarno oblicza samodzielnie twoja przeglądarka. Przygotowanie gry i ruchy sprawdza ten serwer; polecenie labtop record prove sprawdza wszystko bez serwera.
check-impossible = Tego tasowania nie da się sprawdzić: { $detail }
check-seen =
    { $right ->
        [yes] Twoja przeglądarka widziała przed pierwszym ruchem tę samą obietnicę.
       *[no] Przed pierwszym ruchem twoja przeglądarka widziała inną obietnicę.
    }
check-own =
    { $right ->
        [yes] Losowość z twojej przeglądarki jest częścią ziarna.
       *[no] Brakuje losowości z twojej przeglądarki.
    }
rematch = Rewanż
rematch-join = Do rewanżu

## Nauka

learn = Nauka gry
learn-welcome = Naucz się, grając
learn-about = Krótkie lekcje przy prawdziwym stole, około dziesięciu minut na grę. Możesz przerwać w każdej chwili i wrócić później.
learn-new-here = Pierwszy raz tutaj?
learn-new-here-help = Dziesięć minut, krok po kroku, przy prawdziwym stole.
learn-game = Nauka gry { $game }
learn-go-on = Dalsza nauka gry { $game }
learn-begin =
    { $state ->
        [done] Jeszcze raz
        [begun] Dalej
       *[new] Zacznij
    }
learn-progress =
    { $count ->
        [one] { $done } z { $count } lekcji
        [few] { $done } z { $count } lekcji
       *[many] { $done } z { $count } lekcji
    }
learn-instead = Naucz się krok po kroku
learn-waiting = Nie znasz jeszcze tej gry? Naucz się jej, czekając
learn-you = Gość
learn-lessons = Lekcje
learn-count = Lekcja { $number } z { $count }
learn-dot =
    { $state ->
        [done] Lekcja { $number }: { $title } (ukończona)
       *[open] Lekcja { $number }: { $title }
    }
learn-step = Krok { $number } z { $count }
learn-next = Dalej
learn-next-lesson = Następna lekcja
learn-decide = Do dzieła
learn-try-again = Jeszcze raz
learn-again = Powtórz lekcję
learn-back = Wstecz
learn-where = Pokaż gdzie
learn-show = Zrób to za mnie
learn-read-first = Najpierw przeczytaj, potem naciśnij „Dalej”.
learn-designed = * Nasza wartość, wymyślona po to, by dało się grać; nie wydrukowana.
learn-play = Zagraj teraz w { $game } z początkującym komputerem

## Gdy serwer odmawia

bad-record = Tego zapisu nie da się odtworzyć: { $detail }
bad-components = Tego pliku z elementami gry nie można użyć: { $detail }
refused =
    { $code ->
        [offline] Nie można połączyć się z serwerem.
        [compiling] Gra jest jeszcze przygotowywana. Spróbuj za chwilę.
        [stopping] Serwer jest właśnie zatrzymywany.
        [too_many] Za dużo naraz. Poczekaj chwilę.
        [too_large] To jest za duże.
        [unknown_table] Nie ma takiego stołu.
        [older_rules] Przy tym stole grano według wcześniejszych zasad, których ta wersja już nie zna.
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
        [out_of_time] Twój czas minął. Na tym miejscu gra dalej komputer.
        [no_hints] Przy tym stole gra się bez podpowiedzi.
        [bad_nonce] To nie jest losowość obiecana dla tego miejsca.
        [bad_record] Tego zapisu nie da się odtworzyć.
        [unknown_secret] Ten link nie daje tu miejsca.
       *[failed] Nie udało się. Nic się nie zmieniło.
    }

scorings = Punktacje
own-components = Gra z własnymi elementami: { $name }
components-own = Własny plik z elementami gry
components-help = { $title }: graj z wartościami wydrukowanymi w twoim pudełku. Zapisz nasz zestaw do pliku (labtop { $game } components --export my.json), zmień to, co się różni, i wybierz go tutaj.
components-none = { $file } to nie jest plik z elementami gry.
components-large = { $file } jest za duży jak na plik z elementami gry.
components-aside = Graj z naszymi
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),a=`# Co mówi się o grze, która nie ma własnych słów, w terminalu i na stronach.

not-legal = Akcja „{ $action }” jest teraz niemożliwa.
actions = Co możesz zrobić
turn = Trwa tura gracza { $name }.
move = { $name }: { $action }
no-rules = Ta gra nie ma skrótu zasad.
winner =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwo dzielą { $names }.
    }
list-and = { $first } i { $rest }
list-more = { $first }, { $rest }
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),o=`# Gra w terminalu po polsku; słowa kart i akcji są w folderze wyżej.

## Napisy na stole

heading = Runda { $round } z { $rounds }
bulb = żarówka ★{ $bulb }
next-round = potem
next-card = Następna karta programów
general-supply = Pula ogólna
start = start
row-goods = laboratorium
row-programmed = zaprogramowane
row-bots = zasoby
row-submarines = łodzie
row-letters = litery
row-extensions = rozbudowy
row-research = karty badań
short-scoring = punktacja
short-across = naprzeciwko
short-free_two_locks = śluza 2 gratis
short-half_price_submarine = ▲ pół ceny
short-sideways_engineer = krok w bok
sign-time = żetony czasu
sign-crystals = kryształy
sign-octopods = oktopody
sign-research_cards = karty badań
sign-knowledge = punkty
sign-bot = pole kontroli, zasoby
sign-charging = stacja ładowania
sign-submarine = łodzie
sign-scientist = naukowcy
sign-neutral = neutralne

## Co trzeba rozstrzygnąć

asks-action = { $name }, zaprogramuj bota, wykonaj akcję albo spasuj.
asks-rewards = { $name }, czerwona linia jest w zasięgu. Użyj swoich premii albo z nich zrezygnuj, w dowolnej kolejności ({ $things }).
asks-letters = { $name }, za każdą pozostałą literę możesz postawić bota ({ $things }).
asks-line =
    { $points ->
        [one] { $name }, którego bota oddajesz za czerwoną linię? Czeka { $points } punkt.
        [few] { $name }, którego bota oddajesz za czerwoną linię? Czekają { $points } punkty.
       *[many] { $name }, którego bota oddajesz za czerwoną linię? Czeka { $points } punktów.
    }
asks-scoring = { $name }, w punktacji pośredniej możesz użyć kart badań ({ $things }).
asks-over = Gra się skończyła.

## Akcje do wyboru

group-engineer = Zaprogramuj bota ruchem inżyniera
group-buy = Zaprogramuj bota za 3 żetony czasu
group-act =
    { $colour ->
        [green] Zielony – rozbuduj laboratorium: idź do sektora (◷), potem
        [yellow] Żółty – weź żetony czasu: idź do sektora (◷), potem
        [black] Czarny – weź kryształy: idź do sektora (◷), potem
        [purple] Fioletowy – złap oktopody: idź do sektora (◷), potem
        [blue] Niebieski – zwoduj łódź podwodną: idź do sektora (◷), potem
        [red] Czerwony – weź kartę badań: idź do sektora (◷), potem
       *[white] Biały – zaprogramuj bota: idź do sektora (◷), potem
    }
group-recall = Odwołaj bota
group-pass = Spasuj
group-place = Postaw bota za literę
group-give = Oddaj bota
group-use = Użyj premii
group-program = Użyj karty
group-done = Gotowe

## Wynik

score-title = Wynik końcowy
score-rounds = cztery rundy
score-letters = różne litery
score-time = żetony czasu
score-submarines = wszystkie sześć łodzi
score-extensions = pięć rozbudów
score-total = razem
score-control = pola kontroli
score-crystals = kryształy
winner =
    { $by ->
        [shared] { $name } dzielą pierwsze miejsce: remis we wszystkim.
        [control] { $name } wygrywa: remis w punktach, ale więcej pól kontroli.
        [crystals] { $name } wygrywa: remis w punktach i polach kontroli, ale więcej kryształów.
       *[points] { $name } wygrywa z największą liczbą punktów.
    }

## Zasady w skrócie

rules =
    # AquaSphere w skrócie

    Twój **inżynier** programuje boty w centrali, a twój **naukowiec** używa ich w stacji. Cztery rundy; **wygrywa
    osoba, która ma najwięcej punktów.**

    W swojej turze robisz **jedną** z trzech rzeczy:

    - **Programujesz bota**: przesuń inżyniera wzdłuż strzałki i postaw bota na kolorze płytki, która tam leży; albo raz na
      rundę zapłać 3 żetony czasu za dowolny kolor. Najwyżej dwa boty są zaprogramowane, każdy na innym kolorze.
    - **Wykonujesz akcję**: naukowiec idzie do sektora, każda śluza kosztuje tyle żetonów czasu, ile wynosi jej wartość;
      zaprogramowany bot trafia na pole kontroli, a jego kolor tam działa. Bot, którego wypycha, przechodzi do stacji
      ładowania.
    - **Pasujesz**: tylko z najwyższego poziomu. Kto spasuje pierwszy, zaczyna następną rundę.

    W dowolnej chwili swojej tury możesz **odwołać** zaprogramowanego bota za 2 żetony czasu, także po opłaceniu drogi lub
    łodzi.

    __Kolory.__ Zielony: weź rozbudowę laboratorium i postaw bota za każdą literę na niej. Żółty: weź żetony czasu. Czarny: weź
    kryształy. Fioletowy: złap dowolną liczbę oktopodów za 1, 3, 6, 10… punktów. Niebieski: zapłać za miejsce na łódź, weź punkty z żarówki.
    Czerwony: weź kartę badań i punkty z żarówki. Biały: zaprogramuj bota w kolorze sektora.

    __Twoje laboratorium__ ogranicza żetony czasu, kryształy, karty badań i oktopody łapane w jednej akcji. Co się nie mieści, tego
    nie bierzesz.

    __Czerwone linie__ na torze wiedzy kosztują kryształ; bez niego zaprogramowanego bota; bez obu zatrzymujesz się.
    Z premii, które przeniosłyby cię przez linię, możesz zrezygnować.

    __Po każdej rundzie:__ 6 punktów za najwięcej pól kontroli (przy remisie 3), najwyższa odsłonięta liczba na miejscach
    na boty, 1, 3, 6, 10… za kryształy, minus tyle samo za oktopody w każdym sektorze, który kontrolujesz. **Na koniec:** 1,
    3, 6, 10… za różne litery, 1 za każdy żeton czasu, 5 za sześć łodzi, 5 za pięć rozbudów.

    __Znaki.__ \`G Y K P B R W\` to zielony, żółty, czarny, fioletowy, niebieski, czerwony i biały; liczby to osoby, N to
    neutralne. \`G→◷2\` na karcie: 2 żetony czasu, gdy twój inżynier wchodzi na zieloną płytkę. \`✱→◆1\`: kryształ, gdy łapiesz
    oktopody. \`C +✱1\` na rozbudowie: litera C, miejsce na 1 oktopoda więcej. \`potem =◷3 +◆1\`: co następna runda przyniesie
    sektorowi. \`card R05\`, \`card X07\` albo \`card green\` powie to słowami.

## Zestaw elementów

provenance-published = opublikowana
provenance-inferred = wywnioskowana
provenance-designed = nasza
provenance-unknown = nieznana
meaning-published =
    { $count ->
        [one] { $count } wartość jest opublikowana: podaje ją jedno z wymienionych źródeł.
        [few] { $count } wartości są opublikowane: podają je wymienione źródła.
       *[many] { $count } wartości jest opublikowanych: podają je wymienione źródła.
    }
meaning-inferred =
    { $count ->
        [one] { $count } wartość jest wywnioskowana z opublikowanych informacji.
        [few] { $count } wartości są wywnioskowane z opublikowanych informacji.
       *[many] { $count } wartości jest wywnioskowanych z opublikowanych informacji.
    }
meaning-designed =
    { $count ->
        [one] { $count } wartość jest nasza: wymyślona, aby dało się grać; nie jest to wartość drukowana.
        [few] { $count } wartości są nasze: wymyślone, aby dało się grać; nie są to wartości drukowane.
       *[many] { $count } wartości jest naszych: wymyślonych, aby dało się grać; nie są to wartości drukowane.
    }
meaning-unknown =
    { $count ->
        [one] { $count } wartość jest nieznana: nie udało się jej znaleźć i nie jest potrzebna.
        [few] { $count } wartości są nieznane: nie udało się ich znaleźć i nie są potrzebne.
       *[many] { $count } wartości jest nieznanych: nie udało się ich znaleźć i nie są potrzebne.
    }
components-name = W pozycjach i zapisach ten zestaw nazywa się { $name }.
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),i=`# AquaSphere po polsku.
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
        [yellow] weź żetony czasu
        [black] weź kryształy
        [purple] złap oktopody
        [blue] zwoduj łódź podwodną
        [red] weź kartę badań
       *[white] zaprogramuj bota
    }

time =
    { $time ->
        [one] { $time } żeton czasu
        [few] { $time } żetony czasu
       *[many] { $time } żetonów czasu
    }
cost =
    { $cost ->
        [one] { $cost }{ $mark } żeton czasu
        [few] { $cost }{ $mark } żetony czasu
       *[many] { $cost }{ $mark } żetonów czasu
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
            [one] { $amount } żeton czasu
            [few] { $amount } żetony czasu
           *[many] { $amount } żetonów czasu
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
        [rewards] premie przy czerwonej linii
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
        [free_two_locks] darmowe śluzy
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
name-time = Żetony czasu
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
        [green] Weź wierzchnią rozbudowę z sektora, chyba że masz już pięć. Za każdą literę na niej możesz postawić bota z zasobów na polu kontroli sektora oznaczonego tą literą.
        [yellow] Jeśli w sektorze leży mniej niż 2 żetony czasu, uzupełnij do 2. Potem weź tyle, ile mieści twoje laboratorium.
        [black] Weź tyle kryształów z sektora, ile mieści twoje laboratorium.
        [purple] Złap dowolną liczbę oktopodów z sektora, najwyżej tyle, ile laboratorium pozwala naraz, i weź 1, 3, 6, 10, 15, 21 punktów za 1, 2, 3, 4, 5, 6 sztuk.
        [blue] Zapłać za następne wolne miejsce na łódź w sektorze, zwoduj tam łódź i weź punkty z żarówki. Jedna łódź na osobę i sektor.
        [red] Weź wierzchnią kartę badań z sektora, jeśli masz na nią miejsce, i weź punkty z żarówki.
       *[white] Postaw bota z zasobów na symbolu, który pokazuje pole programowania sektora. Jeśli jest zajęty, weź zamiast tego 2 żetony czasu.
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
        [one] Przy wzięciu: { time }, a bot z zasobów trafia na { colour-symbol } symbol. Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze { $otherwise } żeton czasu.
        [few] Przy wzięciu: { time }, a bot z zasobów trafia na { colour-symbol } symbol. Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze { $otherwise } żetony czasu.
       *[many] Przy wzięciu: { time }, a bot z zasobów trafia na { colour-symbol } symbol. Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze { $otherwise } żetonów czasu.
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
        [one] { $count }{ $mark } żeton czasu
        [few] { $count }{ $mark } żetony czasu
       *[many] { $count }{ $mark } żetonów czasu
    }
extension-letters =
    { $count ->
        [one] Litera { $letters }{ $mark }: przy wzięciu możesz postawić tam bota.
       *[other] Litery { $letters }{ $mark }: przy wzięciu możesz postawić bota w każdym z tych sektorów.
    }

## Akcje: programowanie

engineer = Przesuń inżyniera na { $field } i zaprogramuj { colour-bot } bota ({ program-action }).
engineer-sideways = Użyj { $card }: przesuń inżyniera w bok na { $field } i zaprogramuj { colour-bot } bota ({ program-action }).
buy = Zapłać { time } i zaprogramuj { colour-bot } bota ({ program-action }).
recall =
    { $time ->
        [0] Odwołaj { colour-bot } bota do zasobów; na żetony czasu nie ma miejsca w laboratorium.
       *[other] Odwołaj { colour-bot } bota do zasobów i weź { time }.
    }
pass =
    { $last ->
        [yes] Spasuj: to ostatnia runda i nie wykonasz już w niej żadnej tury.
       *[no] Spasuj: w tej rundzie nie wykonasz już żadnej tury; w następnej grasz jako { $place }. w kolejności.
    }
program = Użyj { $card }: zapłać { time } i zaprogramuj { colour-bot } bota ({ program-action }).

## Akcje: naukowiec idzie, bot trafia na pole

act = { act-way } i postaw { colour-bot } bota na polu kontroli{ displaced }.
act-way =
    { $way ->
        [stay] Zostań w { $sector }
        [free] Idź za darmo{ $mark } do { $sector }
       *[paid] Idź do { $sector } za { cost }
    }
place = Postaw bota z zasobów na polu kontroli sektora { $sector }{ displaced }.
displaced =
    { $displaced ->
        [nobody] {""}
        [own] ; twój bot, który tam stoi, przechodzi do stacji ładowania
        [neutral] ; neutralny bot, który tam stoi, przechodzi do stacji ładowania
       *[other] ; cudzy bot, który tam stoi, przechodzi do stacji ładowania
    }
recalled =
    { $moment ->
        [price] Po opłaceniu łodzi odwołaj { $recalled } bota do zasobów i weź { time }.
        [under-way] Po drodze odwołaj { $recalled } bota do zasobów i weź { time }, by zapłacić za resztę drogi.
       *[way] Po opłaceniu drogi odwołaj { $recalled } bota do zasobów i weź { time }.
    }
thinned-out = W stacji ładowania jest za dużo botów: każdy zabiera z niej swoje boty oprócz jednego.

## Akcje: efekty

green = Weź rozbudowę laboratorium { $extension }{ $mark }.
green-none = Nie bierzesz rozbudowy: tutaj żadnej nie ma.
green-full = Nie bierzesz rozbudowy: masz już pięć.
yellow = Weź { time }.
yellow-full = Nie bierzesz żetonów czasu: w laboratorium nie ma na nie miejsca.
black = Weź { crystals }.
black-none = Nie bierzesz kryształów: tutaj żadnych nie ma.
black-full = Nie bierzesz kryształów: w laboratorium nie ma na nie miejsca.
purple = Złap { octopods } za { points }.
purple-fewer = Złap tylko { octopods } za { points }.
purple-zero = Nie łap żadnego z tutejszych oktopodów: bez punktów i bez premii.
purple-none = Nie łapiesz oktopodów: tutaj żadnych nie ma.
purple-full = Nie łapiesz oktopodów: laboratorium na to nie pozwala.
blue = Zwoduj łódź za { cost } i weź { points }.
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
        [0] Symbol { colour-symbol }{ $mark } jest zajęty, a na żetony czasu nie ma miejsca w laboratorium.
       *[other] Symbol { colour-symbol }{ $mark } jest zajęty: weź zamiast tego { time }.
    }
white-empty = Nie programujesz bota: twoje zasoby są puste.

reward = { $card } daje { gain }.
reward-nothing =
    { $reward ->
        [time] { $card } nic nie daje: na żetony czasu nie ma miejsca w laboratorium.
       *[crystals] { $card } nic nie daje: na kryształ nie ma miejsca w laboratorium albo żaden już nie został.
    }
rewards-line = Czerwona linia przed { $line }{ $mark } jest w zasięgu.
rewards-decide =
    { $count ->
        [one] Potem decydujesz, czy użyć { $cards }.
       *[other] Potem decydujesz o { $cards }: każdej z tych kart używasz albo z niej rezygnujesz, w dowolnej kolejności.
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
        [one] Nie stawiaj bota w { $things } i zakończ turę.
       *[other] Nie stawiaj botów w { $things } i zakończ turę.
    }
use = Użyj { $card }: daje { gain }.
use-nothing =
    { $reward ->
        [time] Użyj { $card }: nic nie daje, bo na żetony czasu nie ma miejsca w laboratorium.
       *[crystals] Użyj { $card }: nic nie daje, bo na kryształ nie ma miejsca w laboratorium albo żaden już nie został.
    }
done-rewards =
    { $count ->
        [one] Zrezygnuj z premii za { $things } i zakończ turę.
       *[other] Zrezygnuj z premii za { $things } i zakończ turę.
    }
done-scoring =
    { $count ->
        [one] Nie używaj karty { $things } w tej punktacji.
       *[other] Nie używaj kart { $things } w tej punktacji.
    }
give =
    { $points ->
        [one] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostały { points }.
        [few] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostałe { points }.
       *[many] Oddaj { colour-bot } bota za czerwoną linię przed { $line }{ $mark } i weź pozostałych { points }.
    }

## Co daje akcja, zanim się ją wybierze

preview = { $what }.
preview-brings = { $what }: { $gains }.
preview-brings-pays = { $what }: { $gains }, potem { $pays }.
preview-price =
    { $cost ->
        [0] {""}
       *[other] {" "}za { cost }
    }
preview-engineer = Zaprogramuj { colour-bot } bota
preview-buy = Zaprogramuj { colour-bot } bota{ preview-price }
preview-program = Zaprogramuj { colour-bot } bota kartą { $card }{ preview-price }
preview-recall = Odwołaj { colour-bot } bota
preview-give = Oddaj { colour-bot } bota
preview-place = Postaw bota w { $sector } i przejmij kontrolę
preview-pass =
    { $place ->
        [0] Spasuj w tej ostatniej rundzie
       *[other] Spasuj i zajmij { $place }. miejsce w kolejności następnej rundy
    }
preview-done-letters = Nie stawiaj więcej botów
preview-use = Użyj { $card }
preview-nothing = nic nie daje
preview-done-rewards = Zrezygnuj z { $cards }
preview-done-scoring = Nie używaj więcej kart
preview-control = Tylko kontrola nad { $sector }{ preview-price }
preview-green = Weź rozbudowę laboratorium { $extension }{ preview-price }
preview-yellow =
    { $cost ->
        [0] Weź żetony czasu
       *[other] Zapłać { cost } i weź żetony czasu
    }
preview-black = Weź kryształy{ preview-price }
preview-purple = Złap { octopods }{ preview-price }
preview-blue = Zwoduj łódź{ preview-price }
preview-red = Weź kartę badań { $card }{ preview-price }
preview-white = Zaprogramuj { colour-bot } bota{ preview-price }
preview-scored = { $sign }{ points } w punktacji
preview-final = { points } na koniec
preview-back =
    { $bots ->
        [one] { $bots } bot z powrotem
        [few] { $bots } boty z powrotem
       *[many] { $bots } botów z powrotem
    }
preview-room = pojemność większa o { $rooms }
preview-letters =
    { $count ->
        [one] bot za literę { $letters }
       *[other] boty za litery { $letters }
    }
preview-programmed = { colour-symbol } bot zaprogramowany
preview-recalled =
    { $after ->
        [price] { colour-symbol } bot odwołany po opłaceniu łodzi
       *[way] { colour-symbol } bot odwołany po opłaceniu drogi
    }
preview-rewards = decyzja o { $cards }
preview-line-crystals =
    { $count ->
        [one] { $count } kryształ za czerwoną linię
        [few] { $count } kryształy za czerwone linie
       *[many] { $count } kryształów za czerwone linie
    }
preview-line-bot = { colour-symbol } bot za czerwoną linię
preview-line-choice = jeden z zaprogramowanych botów za czerwoną linię
preview-lost =
    { $points ->
        [one] { $points } punkt przepada przy czerwonej linii
        [few] { $points } punkty przepadają przy czerwonej linii
       *[many] { $points } punktów przepada przy czerwonej linii
    }
`,j=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),r=`# Dlaczego akcja jest niedozwolona.

reason-program =
    { $program ->
        [green] zielonym
        [yellow] żółtym
        [black] czarnym
        [purple] fioletowym
        [blue] niebieskim
        [red] czerwonym
       *[white] białym
    }

reason-over = Gra się skończyła; nie ma już nic do zrobienia.
reason-unknown = „{ $action }” nie jest akcją tej gry; akcja wygląda na przykład tak: „engineer L1” albo „act B green”.
reason-spelling = Zamiast „{ $action }” trzeba napisać „{ $right }”.
reason-stage =
    { $stage ->
        [rewards] Nie teraz: najpierw użyj swoich premii albo z nich zrezygnuj.
        [letters] Nie teraz: najpierw postaw boty za litery nowej rozbudowy laboratorium albo graj dalej bez nich.
        [line] Nie teraz: najpierw wybierz zaprogramowanego bota, którego oddajesz za czerwoną linię.
        [scoring] Nie teraz: trwa punktacja pośrednia; użyj jednej ze swoich kart badań albo graj dalej bez nich.
       *[action] Nie teraz: to twoja tura, możesz zaprogramować bota, wykonać akcję albo spasować.
    }
reason-no-arrow =
    { $here ->
        [start] Z pola startowego nie prowadzi strzałka na pole { $field }; inżynier może iść tylko wzdłuż strzałek.
       *[other] Z pola { $here } nie prowadzi strzałka na pole { $field }; inżynier może iść tylko wzdłuż strzałek.
    }
reason-no-sideways = Krok w bok z pola { $here } na pole { $field } wymaga niezużytej karty badań.
reason-supply-empty = Twoje zasoby są puste; nie ma bota, którego można postawić.
reason-symbol-occupied = Na { reason-program } symbolu stoi już twój bot; najpierw go użyj albo odwołaj.
reason-two-programmed = Masz już dwa zaprogramowane boty; najpierw użyj jednego albo go odwołaj.
reason-bought = W tej rundzie programowanie za żetony czasu jest już wykorzystane; wolno to zrobić raz na rundę.
reason-buy-time = Programowanie za żetony czasu kosztuje { $price ->
        [one] { $price } żeton
        [few] { $price } żetony
       *[many] { $price } żetonów
    }; masz { $time }.
reason-not-programmed = Na { reason-program } symbolu nie stoi żaden twój bot.
reason-too-far = Najtańsza droga do sektora { $sector } kosztuje { $cost ->
        [one] { $cost } żeton czasu
        [few] { $cost } żetony czasu
       *[many] { $cost } żetonów czasu
    }; { $time ->
        [0] nie masz żadnego.
       *[other] masz { $time }.
    }
reason-recalls-itself = Akcję wykonuje właśnie bot stojący na { reason-program } symbolu, więc nie można go przy niej odwołać.
reason-recall-first = Na te żetony czasu jest miejsce: najpierw odwołaj bota stojącego na { reason-program } symbolu, a potem wykonaj akcję.
reason-nothing-paid = Zanim bot stojący na { reason-program } symbolu mógłby wrócić, nic się tu nie płaci, więc odwołania nie da się odłożyć: jeśli chcesz mieć te żetony czasu, odwołaj go najpierw.
reason-catching =
    { $most ->
        [0] W sektorze { $sector } nie możesz złapać żadnego oktopoda.
        [one] W sektorze { $sector } możesz złapać jednego oktopoda; w tym celu wykonaj akcję bez podawania liczby.
        [few] W sektorze { $sector } możesz złapać najwyżej { $most } oktopody; aby złapać wszystkie, wykonaj akcję bez podawania liczby.
       *[many] W sektorze { $sector } możesz złapać najwyżej { $most } oktopodów; aby złapać wszystkie, wykonaj akcję bez podawania liczby.
    }
reason-pass = Spasować można tylko wtedy, gdy inżynier stoi na jednym z trzech najwyższych pól.
reason-no-letter = W sektorze { $sector } nie można już postawić bota za literę.
reason-no-reward = Karta { $card } nie należy do premii, których możesz teraz użyć.
reason-reward-by-itself = Premia { $card } wypłaca się sama, gdy zostanie wywołana; pytanie pada tylko tam, gdzie w zasięgu jest czerwona linia.
reason-no-such-card = Nie masz karty badań { $card }, która programuje bota przy punktacji.
reason-card-used = Karta { $card } została już użyta w tej punktacji.
reason-card-time = Karta { $card } kosztuje { $price ->
        [one] { $price } żeton czasu
        [few] { $price } żetony czasu
       *[many] { $price } żetonów czasu
    }; masz { $time }.

## Co chciałoby się zrobić: „Dlaczego nie mogę …”

want-engineer = … przesunąć tam inżyniera?
want-buy = … programować za żetony czasu?
want-act = … pójść tam i wykonać akcji?
want-catching = … złapać mniej oktopodów?
want-recall = … odwołać bota?
want-recalling = … odwołać bota w trakcie akcji?
want-use = … użyć premii albo z niej zrezygnować?
want-program = … użyć mojej karty badań?
want-pass = … spasować?
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),t=`# Co się wydarzyło w AquaSphere, po polsku: dziennik.

## Co się stało

told-engineer = { $name } przesuwa inżyniera na { $field } i programuje { colour-bot } bota.
told-buy = { $name } płaci żetonami czasu i programuje { colour-bot } bota.
told-act = { $name } używa { colour-bot } bota w { $sector }.
told-catching =
    { $octopods ->
        [0] { $name } używa { colour-bot } bota w { $sector } i nie łapie żadnego z tamtejszych oktopodów.
       *[other] { $name } używa { colour-bot } bota w { $sector } i łapie tylko { octopods }.
    }
told-recalling = W trakcie akcji { $name } odwołuje { colour-bot } bota.
told-recall = { $name } odwołuje { colour-bot } bota.
told-pass = { $name } pasuje.
told-place = { $name } stawia bota za literę w { $sector }.
told-give = { $name } oddaje { colour-bot } bota za czerwoną linię.
told-program = { $name } używa { $card } i programuje { colour-bot } bota.
told-done-letters = { $name } nie stawia więcej botów za litery.
told-use = { $name } używa premii { $card }.
told-done-rewards = { $name } rezygnuje z { $cards } przy czerwonej linii.
told-done-scoring = { $name } nie używa więcej kart w tej punktacji.
told-takes = { $name } bierze { $thing }.
told-launches = { $name } woduje łódź.
told-changes = { $name }: { $changes }.
change-score =
    { $count ->
        [one] { $sign }{ $count } punkt
        [few] { $sign }{ $count } punkty
       *[many] { $sign }{ $count } punktów
    }
change-time =
    { $count ->
        [one] { $sign }{ $count } żeton czasu
        [few] { $sign }{ $count } żetony czasu
       *[many] { $sign }{ $count } żetonów czasu
    }
change-crystals =
    { $count ->
        [one] { $sign }{ $count } kryształ
        [few] { $sign }{ $count } kryształy
       *[many] { $sign }{ $count } kryształów
    }
told-score = { $name } ma { $points }
told-round = Runda { $round } jest podliczona: { $scores }.
told-over = Gra się skończyła.

## Co wynika z ruchu

told-displaced =
    { $whose ->
        [neutral] Neutralny bot, który tam stał, przechodzi do stacji ładowania.
        [own] Własny bot, który tam stał, przechodzi do stacji ładowania.
       *[other] Bot gracza { $name }, który tam stał, przechodzi do stacji ładowania.
    }
told-thinned-out = W stacji ładowania sektora { $sector } jest za dużo botów: { $bots }.
told-back =
    { $count ->
        [one] { $name } zabiera { $count } bota
        [few] { $name } zabiera { $count } boty
       *[many] { $name } zabiera { $count } botów
    }
told-back-neutral =
    { $count ->
        [one] { $count } neutralny bot opuszcza grę
        [few] { $count } neutralne boty opuszczają grę
       *[many] { $count } neutralnych botów opuszcza grę
    }
told-programs = { $name } programuje { colour-bot } bota.
told-programs-taken =
    { $time ->
        [0] Symbol { colour-symbol } jest zajęty, a na żetony czasu nie ma miejsca.
       *[other] Symbol { colour-symbol } jest zajęty: { $name } bierze zamiast tego żetony czasu.
    }
told-programs-none = { $name } nie programuje bota: zasoby są puste.

## Punktacje

told-scoring = W punktacji rundy { $round }: { $points }.
told-submarines = Łodzie przynoszą czas: { $times }.
told-time = { $name } { change-time }
told-final = W punktacji końcowej: { $points }.
told-points = { $name } { change-score }
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),s=`# Gra w terminalu po polsku; słowa kart i akcji są w folderze wyżej.

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
    czym jest wydana kulka, każdy raz na turę, także łańcuchowo. Płacisz dokładnie; z obniżek możesz zrezygnować.

    __Uruchamianie.__ To, co archiwizujesz, pobierasz i budujesz, sprawia, że Machiny są *gotowe* (◆). Użyj każdej raz na turę,
    w dowolnej kolejności, albo wcale. Machiny nie uruchamia jej własna budowa. Losowe dobieranie to nie pobieranie.

    __Limity__ na początku: 5 kulek w Magazynie, 1 karta w Archiwum, 3 karty przy przeszukiwaniu.

    __Koniec__ nadchodzi, gdy ktoś ma 4. Machinę poziomu III albo 16. w ogóle; rundę gra się do końca. Punkty dają Machiny,
    żetony PZ i premie końcowe. Remis: więcej Machin, więcej energii, późniejsze miejsce w kolejności.

    __Znaki.__ \`R Y B K\` to czerwona, żółta, niebieska i czarna (red, yellow, blue, black), \`*\` to dowolny kolor.
    \`pobierz Y → dobierz 1\`: gdy pobierzesz żółtą energię, dobierz losową kulkę. \`B→*\`: przy płaceniu niebieska kulka liczy się jako
    dowolny kolor. \`★2\`: 2 punkty.
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),c=`# Gizmos po polsku. Energie nazywamy kolorami; \`energy-name\` zawiera nazwy z instrukcji.
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
`,h=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"})),z=`# Co zrobiły ruchy, po polsku.

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
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:z},Symbol.toStringTag,{value:"Module"})),l=`# AquaSphere na stronie po polsku, obok zdań gry w terminalu.

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
do-done = Rezygnuję
do-recall = Odwołaj { colour-bot } bota

## Premie przy czerwonej linii

rewards-title = Premie przy czerwonej linii
rewards-stand =
    { $points ->
        [one] Masz { $points } punkt,
        [few] Masz { $points } punkty,
       *[many] Masz { $points } punktów,
    } a następna czerwona linia jest przed { $line }. Możesz zapłacić: { $crystals ->
        [0] brak kryształów
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
       *[many] { $crystals } kryształów
    }, { $bots ->
        [0] brak zaprogramowanych botów
        [one] { $bots } zaprogramowany bot
        [few] { $bots } zaprogramowane boty
       *[many] { $bots } zaprogramowanych botów
    }.
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

designed-label = Nasza wartość
designed-short = Nasze wartości, a nie wydrukowane w grze.
designed-sign =
    { $place ->
        [lock] Ceny śluz są nasze, a nie opublikowane.
        [field] Kolory pól programowania są nasze, a nie opublikowane.
        [submarine] Ceny miejsc na łodzie oprócz pierwszego są nasze, a nie opublikowane.
        [line] Miejsca czerwonych linii są nasze, a nie opublikowane.
        [program_card] Karty programów są nasze, a nie opublikowane.
        [refill] To, co następna runda przynosi sektorom, jest nasze, a nie opublikowane.
        [lab] Pojemność laboratoriów bazowych jest nasza, a nie opublikowana.
        [extension] Pojemność i litery rozbudów są nasze, a nie opublikowane.
        [research] Liczba kart badań każdego rodzaju jest nasza, a nie opublikowana.
       *[deployed] Liczby i kolumny pól botów są nasze, a nie opublikowane.
    } { $whose ->
        [own] Tak podaje plik z elementami gry tego stołu.
       *[ours] Wydrukowanych wartości nie udało się nam znaleźć. Kto ma grę, może otworzyć stół z własnym plikiem z elementami gry.
    }
`,v=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),u=`# Punkty i punktacje po polsku.

## Punktacje

scoring-title =
    { $name ->
        [final] Punktacja końcowa
       *[round] Punktacja rundy { $round }
    }
scoring-item =
    { $item ->
        [majority] najwięcej pól kontroli
        [deployed] wysłane boty
        [crystals] kryształy
        [controlled] oktopody we własnych sektorach
        [letters] różne litery
        [time] żetony czasu
        [submarines] wszystkie sześć łodzi
       *[extensions] pięć rozbudów
    }
scoring-lines =
    { $held ->
        [zero] czerwone linie; nikt nie spada poniżej 0
       *[lines] czerwone linie
    }
scoring-paid =
    { $count ->
        [one] { $count } opłacona
        [few] { $count } opłacone
       *[many] { $count } opłaconych
    }
scoring-after = punkty teraz
scoring-points = { scoring-item } { $sign }{ $count }

## Jak jest teraz

score-here = { points }.
score-expected = punktacja { $sign }{ $count }
score-round =
    { $number ->
        [0] Punktacja tej rundy nic by teraz nie przyniosła.
       *[other] Punktacja tej rundy przyniosłaby teraz { $sign }{ $count }, nie licząc czerwonych linii: { $items }.
    }
score-final = Punktacja końcowa dodałaby { $sign }{ $count }.

## Boty za litery

letters-title = Boty za litery
letters-free = postawienie nic nie kosztuje
letters-scoring =
    { $number ->
        [0] W punktacji tej rundy na razie nic to nie zmienia.
       *[other] W punktacji tej rundy według obecnego stanu: { $items }.
    }

## Koniec

source =
    { $source ->
        [start] punkty na początku
        [octopods] złapane oktopody
        [submarines] zwodowane łodzie
        [research] wzięte karty badań
        [rewards] premie z kart
        [majority] najwięcej pól kontroli
        [deployed] wysłane boty
        [crystals] kryształy
        [controlled] oktopody we własnych sektorach
        [lines] zatrzymanie przy czerwonych liniach i na 0
        [final_letters] różne litery
        [final_time] pozostałe żetony czasu
        [final_submarines] wszystkie sześć łodzi
       *[final_extensions] pięć rozbudów
    }
course-start = początek
course-scoring =
    { $name ->
        [final] koniec
       *[round] runda { $round }
    }
`,_=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"})),d=`# Stacja i centrala po polsku.

## Co gdzie jest, dla tych, którzy tego nie widzą

sector-holds =
    Sektor { $sector }: żetony czasu: { $time }, kryształy: { $crystals }, oktopody: { $octopods }. { $control ->
        [nobody] Pole kontroli jest puste.
        [neutral] Na polu kontroli stoi neutralny bot.
       *[somebody] Na polu kontroli stoi bot gracza { $holder }.
    } { $charging ->
        [0] Stacja ładowania jest pusta.
        [one] { $charging } bot w stacji ładowania.
        [few] { $charging } boty w stacji ładowania.
       *[many] { $charging } botów w stacji ładowania.
    } { $submarines ->
        [0] Nie ma tu łodzi; liczba miejsc: { $spaces }.
        [one] { $submarines } łódź; liczba miejsc: { $spaces }.
        [few] { $submarines } łodzie; liczba miejsc: { $spaces }.
       *[many] { $submarines } łodzi; liczba miejsc: { $spaces }.
    } Karty badań: { $research }, rozbudowy laboratorium: { $extensions }. Pole programowania: { $field }. { $here ->
        [0] Nie ma tu naukowca.
        [one] Jest tu naukowiec gracza { $scientists }.
       *[other] Są tu naukowcy graczy { $scientists }.
    }
field-holds =
    { $here ->
        [0] Pole { $field }: { colour }, { program-action }
        [one] Pole { $field }: { colour }, { program-action }; stoi tu inżynier gracza { $engineers }
       *[other] Pole { $field }: { colour }, { program-action }; stoją tu inżynierowie graczy { $engineers }
    }
field-colour = { $field } { colour }
lock-costs = Śluza: { $cost ->
        [one] { $cost } żeton czasu
        [few] { $cost } żetony czasu
       *[many] { $cost } żetonów czasu
    }
centre-shows =
    { $points ->
        [one] Runda { $round } z 4. Łódź albo karta badań daje { $points } punkt.
        [few] Runda { $round } z 4. Łódź albo karta badań daje { $points } punkty.
       *[many] Runda { $round } z 4. Łódź albo karta badań daje { $points } punktów.
    }
round-of = Runda { $round } z 4
track-score =
    { $points ->
        [one] { $name }: { $points } punkt.
        [few] { $name }: { $points } punkty.
       *[many] { $name }: { $points } punktów.
    }
red-line = Czerwona linia przed { $line }: kto ją przekracza, płaci 1 kryształ albo oddaje zaprogramowanego bota.
next-programs = Karta programów { $card } następnej rundy: { $colours }
neutral-owner = kolor neutralny
nobody-passed = jeszcze nikt

## Co zostało dotknięte

sector-title = Sektor { $sector }
way-costs =
    { $way ->
        [here] twój naukowiec jest tutaj
        [free] droga jest darmowa
       *[paid] droga kosztuje { $time ->
            [one] { $time } żeton czasu
            [few] { $time } żetony czasu
           *[many] { $time } żetonów czasu
        }
    }
no-bot = Nie masz zaprogramowanego bota: najpierw zaprogramuj go w centrali.
catch-fewer = Złap mniej
catch-fewer-note = Możesz zostawić oktopody na miejscu, na przykład po to, by zatrzymać się przed czerwoną linią. Jeśli nie złapiesz żadnego, żadna karta nie daje premii.
recall-within = W trakcie tej akcji odwołaj { colour-bot } bota
recall-within-note =
    { $after ->
        [price] Najpierw płacisz za łódź, co robi miejsce: wtedy bot wraca i daje { time }, zanim weźmiesz punkty.
       *[way] Najpierw płacisz za drogę, co robi miejsce: wtedy bot wraca i daje { time }, zanim stanie się cokolwiek innego.
    } { $first ->
        [0] Odwołany przed akcją nie dałby żadnego, bo laboratorium jest pełne.
       *[other] Odwołany przed akcją dałby tylko { $first }.
    }
wish-engineer = Przesuń inżyniera
wish-buy = Programowanie za żetony czasu
wish-recall = Odwołaj bota
wish-give = Oddaj bota
wish-place = Postaw bota
wish-use = Użyj premii
wish-program = Użyj karty badań
wish-pass = Spasuj
sector-extension =
    { $more ->
        [0] Rozbudowa laboratorium { $card }
       *[other] Rozbudowa laboratorium { $card }, pod nią { $more }
    }
sector-research =
    { $more ->
        [0] Karta badań { $card }
       *[other] Karta badań { $card }, pod nią { $more }
    }
sector-details = Co tu jest
sector-next = Następna runda
sector-brings = żetony czasu: { $time }, kryształy +{ $crystals }, oktopody +{ $octopods }

## Nazwy znaków

area-holds =
    { $colour ->
        [green] { $count ->
            [0] Rozbuduj laboratorium: nie ma tu już rozbudowy
           *[other] Rozbuduj laboratorium: rozbudowa { $card }
        }
        [yellow] Weź żetony czasu: { $count ->
            [0] nie ma tu żadnego
            [few] leżą tu { $count }
           *[other] leży tu { $count }
        }
        [black] Weź kryształy: { $count ->
            [0] nie ma tu żadnego
            [one] leży tu { $count }
            [few] leżą tu { $count }
           *[many] leży tu { $count }
        }
        [purple] Złap oktopody: { $count ->
            [0] nie ma tu żadnego
            [one] jest tu { $count }
            [few] są tu { $count }
           *[many] jest tu { $count }
        }
        [blue] Zwoduj łódź podwodną: { $count ->
            [0] nie ma wolnego miejsca
           *[other] następne miejsce kosztuje { $cost ->
                [one] { $cost } żeton czasu
                [few] { $cost } żetony czasu
               *[many] { $cost } żetonów czasu
            }
        }
        [red] { $count ->
            [0] Weź kartę badań: nie ma tu już żadnej
           *[other] Weź kartę badań: { $card }
        }
       *[white] Zaprogramuj bota na symbolu pola programowania: { $field }
    }
control-holds =
    { $control ->
        [nobody] Pole kontroli: nikt go nie zajmuje
        [neutral] Pole kontroli: zajmuje je neutralny bot
       *[somebody] Pole kontroli: zajmuje je { $holder }
    }
charging-holds = Stacja ładowania: zajęte miejsca { $count } z { $limit }. Gdy botów jest więcej, każdy zabiera swoje oprócz jednego.
piece-of =
    { $kind ->
        [scientist] Naukowiec: { $name }
        [engineer] Inżynier: { $name }
       *[submarine] Łódź podwodna: { $name }
    }
piece-neutral = Neutralna łódź podwodna
`,P=Object.freeze(Object.defineProperty({__proto__:null,default:d},Symbol.toStringTag,{value:"Module"})),w=`# Gizmos na stronie po polsku, obok zdań gry w terminalu.

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
ready-mark = gotowa
used-mark = użyta w tej turze
last-round = Ostatnia runda: ostatnią turę ma { $name }
first-drawn = Pierwszy gracz, wylosowany

## Okna

pay-title = Zapłać za { $card }
pay-help = Kliknij kulki i konwertery, których chcesz użyć, albo wybierz jeden ze sposobów zapłaty.
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
`,N=Object.freeze(Object.defineProperty({__proto__:null,default:w},Symbol.toStringTag,{value:"Module"}));export{p as a,m as b,k as c,j as d,$ as e,b as f,g,h,f as i,v as j,_ as k,P as l,N as m,y as p};
