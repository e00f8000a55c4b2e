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
`,r=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),e=`# Trener pierwszej partii, po polsku.

coach = Trener
coach-first-game = Twoja pierwsza partia, z trenerem
coach-first-game-help = Prawdziwa partia z komputerem na łatwym poziomie. Trener mówi, co jest ważne, ostrzega przed poważnym błędem i objaśnia ruchy drugiej strony.
coach-hello = Jestem twoim trenerem. Graj, jak chcesz: powiem, co jest ważne, i ostrzegę przed poważnym błędem.
coach-quiet = Nie ma się czym martwić. Bez pośpiechu.
coach-mute = Wycisz trenera
coach-call = Zawołaj trenera
coach-muted = Trener milczy.
coach-now = Teraz
coach-yours = Twój ruch
coach-theirs-title = Druga strona
coach-good = Dobry wybór: nic nie zapowiadało więcej. { $text }
coach-slip = To też było możliwe, ale więcej zapowiadało to: { $text }
coach-theirs =
    { $kind ->
        [best] Mocny wybór: na tym miejscu zrobiłbym to samo.
        [sound] Solidny wybór.
       *[weak] Na twoje szczęście { $name } nie słyszy mojej rady: „{ $text }”
    }
coach-plan = Moja następna rada ({ $name }): „{ $text }”
coach-warning = Na pewno?
coach-costs =
    { $points ->
        [0] Twoja szansa na wygraną spadnie z około { $best }% do około { $win }%.
        [one] Twoja szansa na wygraną spadnie z około { $best }% do około { $win }%, a do końca gry będzie to kosztować około { $points } punktu.
       *[other] Twoja szansa na wygraną spadnie z około { $best }% do około { $win }%, a do końca gry będzie to kosztować około { $points } punktów.
    }
coach-chosen = Wybrany ruch:
coach-instead = Spójrz lepiej na to:
coach-reconsider = Zastanowię się jeszcze
coach-insist = Zagraj mimo to
coach-look-back = Spójrzmy wstecz
coach-over = To twoja pierwsza partia
coach-over-good = Twoje dobre momenty
coach-over-learn = Jeden do nauki
coach-over-better = Lepsze było: { $text }
coach-over-nothing = Nie ma nic szczególnego do wskazania. Następna partia powie nam więcej.
coach-show = Pokaż stół przed ruchem { $number }
`,t=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),a=`# Strony po polsku. Słowa należące do gry są w jej folderze.

## Wszędzie

home = Strona główna
close = Zamknij
to-content = Przejdź do treści
settings = Ustawienia
language = Język
dark = Ciemny wygląd
to-dark = Włącz ciemny wygląd
to-light = Włącz jasny wygląd
sound = Dźwięki
by-itself = Bez pytania
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
older-table = Przy tym stole grano według wcześniejszych zasad gry, których ta wersja labtop już nie zna. Nie można go tu pokazać, ale jest przechowywany i możesz pobrać zapis partii.
level-name =
    { $level ->
        [beginner] początkujący
        [easy] łatwy
        [medium] średni
        [hard] trudny
        [expert] ekspert
        [grandmaster] arcymistrz
        [greedy] zachłanny
        [random] losowy
       *[other] { $level }
    }
computer = Komputer ({ $level })
open-seat = wolne miejsce
guest = Gość
guest-number = Gość { $number }
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
level-about =
    { $level ->
        [random] Gra na chybił trafił: każda dozwolona akcja jest dla niego równie dobra.
        [greedy] Bierze to, co w tej turze daje najwięcej, i dalej nie myśli.
        [beginner] Gra na wyczucie i często się myli. W sam raz na pierwsze partie.
        [easy] Gra na wyczucie i od czasu do czasu się myli.
        [medium] Wie z wielu partii, co się opłaca, a mimo to popełnia błędy.
        [hard] Dobrze wie, co się opłaca, i rzadko popełnia błędy.
        [expert] Przed każdą decyzją myśli kilka ruchów naprzód i prawie nie popełnia błędów.
        [grandmaster] Najsilniejszy: nauczył się gry, grając sam ze sobą, i zastanawia się nad każdą decyzją nawet dwie sekundy.
       *[other] Gracz komputerowy dodany na tym serwerze.
    }
options = Ustawienia stołu
one-screen-names =
    { $count ->
        [one] { $count } gracz: imię
        [few] { $count } gracze: imiona
        [many] { $count } graczy: imiona
       *[other] { $count } gracza: imiona
    }
learn-and-look = Nauka i powtórki
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
one-more = Dodaj gracza
one-less = Usuń gracza
running-games = Graj dalej
table-state =
    { $state ->
        [yours] twoja tura
        [running] trwa
        [waiting] czeka na graczy
        [over] zakończona
       *[unknown] niedostępna
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
open-record = Otwórz zapis partii: wybierz plik albo upuść go tutaj.
choose-file = Wybierz plik
no-record = { $file } nie jest zapisem partii: nie da się go odczytać jako JSON.
privacy = Prywatność
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
shuffling-without-in = Zacznij bez niej (za { $seconds } s)
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
bot-preparing = Komputer jest jeszcze przygotowywany. Tylko za pierwszym razem zajmuje to chwilę.
thinking =
    { $seconds ->
        [one] Komputer myśli od { $seconds } sekundy.
        [few] Komputer myśli od { $seconds } sekund.
       *[many] Komputer myśli od { $seconds } sekund.
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
reactions = Reakcje
reaction =
    { $sign ->
        [good-luck] Powodzenia!
        [nice] Dobry ruch!
        [wow] Ojej!
        [thinking] Chwila, myślę…
        [hurry] Czy to nie twoja tura?
        [oops] Ups!
        [thanks] Dzięki!
       *[well-played] Świetna gra!
    }
reaction-told = { $name } mówi: { $text }
reactions-of = Pokazuj, co mówi { $name }
reactions-off = Reakcje innych graczy są wyłączone w ustawieniach.
show-reactions = Pokazuj reakcje innych graczy
watchers =
    { $count ->
        [one] Grę ogląda { $count } osoba
        [few] Grę oglądają { $count } osoby
       *[many] Grę ogląda { $count } osób
    }
proposal = { $name } chce cofnąć ruch. Zgadzasz się?
proposal-own = Wysłano prośbę o cofnięcie. Pozostali muszą jeszcze odpowiedzieć.
agree = Zgadzam się
disagree = Nie zgadzam się
withdraw = Wycofaj prośbę
hand-over = { $name }, twoja tura. To, co teraz zobaczysz, jest tylko dla ciebie.
hand-over-ready = To ja, { $name }
event-took_back = { $name } cofa ruch.
event-proposed = { $name } chce cofnąć ruch.
event-answered =
    { $answer ->
        [agreed] { $name } zgadza się na cofnięcie ruchu.
        [withdrawn] { $name } wycofuje prośbę o cofnięcie ruchu.
       *[declined] { $name } nie zgadza się na cofnięcie ruchu.
    }
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
end-headline =
    { $who ->
        [you]
            { $count ->
                [one]
                    { $players ->
                        [2] Wygrywasz { $score }
                       *[other] Wygrywasz, zdobywając { $points } pkt
                    }
               *[other] Pierwsze miejsce do podziału: { $score }
            }
        [other]
            { $count ->
                [one]
                    { $players ->
                        [2] Wygrywa { $winners }, { $score }
                       *[other] Wygrywa { $winners }, { $score }, zajmujesz { $place }. miejsce
                    }
               *[other] Pierwsze miejsce dzielą { $winners }, zajmujesz { $place }. miejsce: { $score }
            }
       *[nobody]
            { $count ->
                [one] Wygrywa { $winners }, { $score }
               *[other] Pierwsze miejsce dzielą { $winners }: { $score }
            }
    }
record-score =
    { $players ->
        [2] Twój najlepszy wynik w grze na dwie osoby: { $value }. Poprzedni: { $before }.
        [3] Twój najlepszy wynik w grze na trzy osoby: { $value }. Poprzedni: { $before }.
       *[other] Twój najlepszy wynik w grze na cztery osoby: { $value }. Poprzedni: { $before }.
    }
record-win =
    { $players ->
        [2] Twoja najwyższa wygrana w grze na dwie osoby: przewaga { $value }. Poprzednia: { $before }.
        [3] Twoja najwyższa wygrana w grze na trzy osoby: przewaga { $value }. Poprzednia: { $before }.
       *[other] Twoja najwyższa wygrana w grze na cztery osoby: przewaga { $value }. Poprzednia: { $before }.
    }
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
learn-about = Krótkie lekcje przy prawdziwym stole, około kwadransa na grę. Możesz przerwać w każdej chwili i wrócić później.
learn-new-here = Pierwszy raz tutaj?
learn-new-here-help = Kwadrans, krok po kroku, przy prawdziwym stole.
learn-game = Nauka gry { $game }
learn-all = Lekcje, krótka wycieczka i partia z trenerem
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

## Gdy serwer odmawia

bad-record = Tego zapisu nie da się odtworzyć: { $detail }
bad-position = Tej pozycji nie da się ustawić: { $detail }
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
        [wrong_players] W tę grę nie można grać w tyle osób.
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
        [unknown_secret] Ten link nie prowadzi tu do żadnego miejsca.
       *[failed] Nie udało się. Nic się nie zmieniło.
    }

scorings = Punktacje
own-components = Gra z własnymi elementami: { $name }
components-own = Własny plik z elementami gry
components-help = { $title }: graj z wartościami wydrukowanymi w twoim pudełku. Zapisz nasz zestaw do pliku (labtop { $game } components --export my.json), zmień to, co się różni, i wybierz go tutaj.
components-none = { $file } to nie jest plik z elementami gry.
components-large = { $file } jest za duży jak na plik z elementami gry.
components-aside = Graj z naszymi

# Analiza partii.
review = Analiza
review-graph = Szansa na zwycięstwo każdego gracza w trakcie partii
review-again = Spróbuj ponownie
review-queue =
    { $place ->
        [one] Przed twoją analizą czeka jeszcze { $place }. W tym czasie możesz obejrzeć partię.
        [few] Przed twoją analizą czekają jeszcze { $place }. W tym czasie możesz obejrzeć partię.
       *[many] Przed twoją analizą czeka jeszcze { $place }. W tym czasie możesz obejrzeć partię.
    }
review-working = Ocenione decyzje: { $done } z { $total }.
review-nothing = Nie było tu nic do zdecydowania albo nie zostało to jeszcze ocenione.
review-accuracy = Dokładność { $percent }%
review-sum =
    { $sign ->
        [took] Decyzje kosztowały { $lost } pkt proc. szansy na zwycięstwo, pech zabrał { $luck }.
       *[gave] Decyzje kosztowały { $lost } pkt proc. szansy na zwycięstwo, szczęście dało { $luck }.
    }
review-count =
    { $grade ->
        [best] najlepsze akcje: { $count }
        [good] dobre: { $count }
        [inaccuracy] niedokładności: { $count }
        [mistake] błędy: { $count }
       *[blunder] poważne błędy: { $count }
    }
review-verdict =
    { $grade ->
        [best] { $name }: najlepsza akcja.
        [good] { $name }: dobra akcja.
        [inaccuracy] { $name }: niedokładność.
        [mistake] { $name }: błąd.
       *[blunder] { $name }: poważny błąd.
    }
review-win = { $percent }% szansy na zwycięstwo
review-better =
    { $points ->
        [0] Lepiej o { $percent } pkt proc. szansy na zwycięstwo:
       *[other] Lepiej o { $percent } pkt proc. szansy na zwycięstwo i { NUMBER($points, maximumFractionDigits: 1) } pkt:
    }
review-equal = Mniej więcej tak samo dobra akcja:
review-mark-mistake =
    { $grade ->
        [blunder] Ruch { $move }: { $name } popełnia poważny błąd i traci { $percent } pkt proc. szansy na zwycięstwo.
       *[other] Ruch { $move }: { $name } popełnia błąd i traci { $percent } pkt proc. szansy na zwycięstwo.
    }
review-mark-luck = Po ruchu { $move } { $name } ma szczęście i zyskuje { $percent } pkt proc. szansy na zwycięstwo.
review-players = Jak kto grał
review-moments = Najważniejsze momenty: znajdź lepszą akcję
review-moment = Ruch { $move }: { $name }
review-find = Co byłoby tu lepsze?
review-found = Właśnie to: nic lepszego nie znaleziono.
review-not-found = Jest coś lepszego, o { $percent } pkt proc. szansy na zwycięstwo.
review-compare = Porównaj

# What wins?
explore = Co wygrywa?
explore-link = Co wygrywa?
explore-link-label = Co wygrywa? Liczby dla { $card }

# Puzzles
puzzles = Łamigłówki

# The analysis board
analyse = Plansza analizy
analyse-from-here = Analizuj od tego miejsca
analyse-broken-link = Z tego linku nie da się odczytać pozycji. Być może został ucięty.

# The position editor
edit = Edytor pozycji
edit-this = Edytuj tę pozycję

# Positions from files
open-position = Otwórz pozycję: wybierz plik albo upuść go tutaj.
no-position = { $file } to nie pozycja: pliku nie da się odczytać jako JSON.

# Lists that can be filtered
filter-any = Wszystkie
filter-none = Nic nie pasuje do tego wyboru.
filter-search = Szukaj
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),o=`# Krótka wycieczka po grze, po polsku: wokół obrazków.

tour = Krótka wycieczka
tour-of = Krótka wycieczka po grze { $game }
tour-kind = wycieczka
tour-at = Obrazek { $number } z { $count }
tour-back = Poprzedni obrazek
tour-on = Następny obrazek
tour-pause = Zatrzymaj
tour-play = Odtwarzaj automatycznie
tour-meanwhile = Gra jest przygotowywana, co dzieje się tylko przy pierwszym uruchomieniu. Zasady można czytać już teraz; lekcje i partie mogą się zacząć, gdy tylko będzie gotowa.
`,c=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),i=`# Co mówi się o grze, która nie ma własnych słów, w terminalu i na stronach.

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
`,z=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"}));export{t as a,s as b,c,z as d,r as p};
