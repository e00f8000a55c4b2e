# Wiersz poleceń po polsku. Słowa należące do gry są w jej folderze.

## Pomoc polecenia

help-labtop = Gry planszowe, dokładnie i szybko: { $games }. Nieoficjalne.
help-play = Graj w terminalu, od 2 do 4 miejsc, na każdym człowiek albo bot.
help-serve = Graj w przeglądarce: uruchom serwer i otwórz jego stronę.
help-host = Adres, na którym serwer nasłuchuje; bez niego tylko dla tego komputera.
help-port = Port, na którym serwer nasłuchuje.
help-public = Udostępnij grę także w sieci lokalnej i pokaż link do niej.
help-database = Plik ze wszystkimi stołami albo adres bazy danych PostgreSQL; bez tej opcji plik w twoim folderze danych.
help-open = Otwórz przeglądarkę.
help-searches = Ile botów może myśleć jednocześnie.
help-log = Ile jest zapisywane w dzienniku: error, warning, info lub debug.
help-record = Czytaj zapisy partii.
help-record-show = Pokaż zapis: kto grał, każdy ruch jako zdanie, wynik.
help-record-check = Odtwórz zapis i powiedz, że jest poprawny albo gdzie jest błąd.
help-record-prove = Sprawdź dowód tasowania partii rozegranej przy stole serwera.
help-review = Przeanalizuj zapisaną partię: ile kosztowała każda decyzja i co przyniosło szczęście.
help-review-page = Zapisz też stronę z wykresami.
help-simulations = Jak dokładnie przeszukiwana jest każda decyzja.
help-puzzle = Rozwiąż łamigłówkę: najlepsza tura w pozycji z rozegranej partii.
help-puzzle-game = Tylko łamigłówki do tej gry.
help-puzzle-kind = Tylko łamigłówki tego rodzaju, na przykład points albo chain.
help-puzzle-id = Dokładnie ta łamigłówka.
help-puzzles = Łamigłówki jako dane.
help-puzzles-game = Gra, w której szukane są łamigłówki.
help-puzzles-make = Znajdź łamigłówki w partiach botów, udowodnij je, oceń i zapisz w pliku.
help-puzzles-count = Ile łamigłówek ma być w pliku.
help-puzzles-out = Plik, domyślnie puzzles-GRA.jsonl; jego zawartość zostaje, a praca jest podejmowana w tym miejscu.
help-compile = Skompiluj gry z góry, aby każdy następny start był szybki.
help-stats = Odtwórz wiele zapisów i pokaż, które karty wygrywają partie, jak partie przebiegają i jak się kończą.
help-records = Zapisy: pliki z jednym (.json), pliki z jednym w wierszu (.jsonl), foldery takie jak folder areny.
help-stats-out = Zapisz tabele jako CSV i stronę z wykresami w tym folderze.
help-explorer = Co wygrywa? Podsumowania dla strony o tej nazwie.
help-explorer-make = Niech silne boty rozegrają wiele partii, na zmianę na dwóch, trzech i czterech graczy, i niech powstanie podsumowanie tego, co wygrywa. Po przerwaniu to samo polecenie podejmie pracę w tym miejscu.
help-explorer-game = Gra.
help-explorer-out = Plik na podsumowanie; obok niego przechowywane jest to, co już policzono.
help-explorer-games = Ile partii ma być rozegranych; domyślnie 100000.
help-explorer-level = Boty: network albo search:N lub search-v1:N z N symulacjami na decyzję.
help-explorer-seed = To samo ziarno daje te same partie, a więc i to samo podsumowanie; domyślnie 0.
explorer-level-wrong = tylko network, search:N i search-v1:N, na przykład search:400: słabsze boty niewiele pokażą, a boty grające na czas nigdy nie zagrają tak samo.
explorer-no-network = Gra { $game } nie ma sieci; search-v1:N obywa się bez niej, na przykład search-v1:400.
help-bench = Zmierz, jak szybkie są gry i jak szybko startują, obok innych bibliotek, jeśli są zainstalowane.
help-bench-what = Gra albo „server”; bez tego wszystkie gry.
help-json = Wypisz wszystkie liczby jako jeden obiekt JSON.
help-quick = Zmierz mniej, w kilka sekund; nie do porównań.
help-arena = Niech boty zagrają ze sobą, każda kolejność miejsc na tych samych rozdaniach; najpierw GRA, potem na przykład --bots expert greedy random
help-arena-game = Gra; z --resume niepotrzebna.
help-bots = Boty, kilka po kolei; tyle, ile miejsc, albo więcej, a wtedy każdy inny: gra każdy wybór spośród nich.
help-players = Ilu graczy ma partia, domyślnie 2.
help-arena-games = Partie każdego składu, zaokrąglone w górę, by każda kolejność miejsc zagrała każde rozdanie; domyślnie 100.
help-arena-seed = To samo ziarno daje te same rozdania; domyślnie 0.
help-limit = Ile sekund może trwać decyzja, domyślnie 60; bot, który myśli dłużej, oddaje na tę partię swoje miejsce botowi random.
help-workers = Liczba procesów roboczych; domyślnie po jednym na rdzeń.
help-out = Folder na wyniki; domyślnie nazwany od gry i dnia.
help-resume = Wznów arenę z tego folderu.
help-verify = Sprawdź arenę w tym folderze: odtwórz każdą partię od rozdania, policz wszystko od nowa.
help-ray = Pracuj na klastrze Ray pod tym adresem; auto to klaster, do którego należy ten komputer, local to klaster uruchamiany na czas pracy.
ray-missing = Ray nie jest zainstalowany; instaluje się go tak: pip install labtop[ray]
ray-unreachable = pod adresem { $address } nie można połączyć się z klastrem. Ray podaje: { $reason }
help-arena-json = Wypisz podsumowanie jako jeden obiekt JSON.
help-game = Gra; jeśli jej nie podasz, program zapyta.
help-games = Gra; jeśli jej nie podasz, wszystkie.
help-seats = Kto gra, w kolejności tur: imię człowieka albo bot, na przykład łatwy, średni, ekspert lub search:2s. „Ada,średni”
help-seed = To samo ziarno daje tę samą partię.
help-load = Graj dalej od zapisu.
help-components = Plik z innymi elementami, dla gier, które na to pozwalają.
help-language = Język: angielski, niemiecki albo polski.
help-file = Zapis, jaki tworzy „save”.
help-version = Podaj wersję.
language-unknown = języki to { $languages }
game-unknown = Gry to { $games }.

## Co należy podstawić, w użyciu i pomocy

metavar-game = GRA
metavar-file = PLIK
metavar-names = IMIĘ,IMIĘ,...
metavar-number = LICZBA
metavar-level = POZIOM
metavar-bots = BOT...
metavar-seconds = SEKUNDY
metavar-address = ADRES
metavar-folder = FOLDER
metavar-kind = RODZAJ
metavar-records = ZAPISY

## Ramka pomocy i błędów

frame-usage = Użycie:
frame-metavar = [OPCJE]
frame-subcommand = POLECENIE [ARGUMENTY]...
frame-arguments = Argumenty
frame-options = Opcje
frame-commands = Polecenia
frame-errors = Błąd
frame-default = [domyślnie: { $value }]
frame-required = [wymagane]
frame-aborted = Przerwano.
frame-unwritten = Nie można już nic zapisać: { $error }.
frame-help = Pokaż tę pomoc.
frame-try = Pomoc: { $command }
frame-no-option = Nie ma takiej opcji: { $name }
frame-no-command = Nie ma takiego polecenia: { $name }
frame-command-missing = Brakuje polecenia.
frame-argument-missing = Nie podano: { $name }.
frame-option-missing = Brakuje opcji { $name }.
frame-too-many = To więcej, niż polecenie przyjmuje: { $name }
frame-value-missing = Opcja { $name } wymaga wartości.
frame-value-needless = Opcja { $name } nie przyjmuje wartości.
frame-number = Wartość { $name } musi być liczbą z dozwolonego zakresu.
frame-value = Błędna wartość { $name }: { $reason }

## Początek

ask-game = Która gra – { $games }? [{ $usual }]
ask-seats = Kto gra, w kolejności tur? [{ $usual }]
usual-seats = Ada, średni
seats-wrong = Potrzeba od { $least } do { $most } imion oddzielonych przecinkami; każde to imię człowieka albo bota.
seats-other = --seats wymienia { $given ->
        [one] jedno miejsce
        [few] { $given } miejsca
       *[many] { $given } miejsc
    }, a partia w pliku { $file } ma ich { $count }.
seat-meant = Nie ma bota „{ $name }”. Czy chodzi o „{ $bot }”? Jeśli nie, „{ $name }” to osoba. [T/n]
bot-wrong = „{ $name }” nie jest botem: napisz search:2s, by bot myślał po dwie sekundy, search:5000, by robił tyle symulacji, albo network:1.5, by grała sieć z taką temperaturą.
bots-named = Bot: początkujący, łatwy, średni, trudny, ekspert, arcymistrz, random, search:2s
bots-explained = Boty: początkujący (nieuważny) · łatwy (pochopny) · średni (wprawny) · trudny (uważny) · ekspert · arcymistrz
compiling = Przygotowuję { $game }…
compiled = { $game }: gotowe po { $seconds } s

## Przy stole

news = Co się stało
at-the-prompt = Numer/akcja · podpowiedź, pomoc, karta, historia, cofnij, zapisz, wczytaj, wyjdź
thinking = { $name } myśli…
more-choices =
    { $count ->
        [one] … i jeszcze { $count }, do wpisania albo po numerze
        [few] … i jeszcze { $count }, do wpisania albo po numerze
       *[many] … i jeszcze { $count }, do wpisania albo po numerze
    }
unclear = To może znaczyć kilka rzeczy: { $options }
hand-over = { $name }, następny ekran jest przeznaczony tylko dla ciebie. Naciśnij Enter, gdy będziesz przy ekranie.
no-card = Nie ma karty „{ $card }”. Wpisz numer karty tak, jak widać go na stole.
no-moves = Nie było jeszcze żadnego ruchu.
undo-nothing = Nie ma czego cofnąć.
undo-revealed = Tego nie można cofnąć: od tamtej pory odkryto coś zakrytego.
saved = Zapisano jako { $file }.
overwrite = { $file } już istnieje. Zastąpić? [T/n]
save-first = Zapisać najpierw obecną partię? [T/n]
save-record = Zapisać przebieg tej partii? [T/n]
leave = Zapisać partię przed wyjściem? [T/n, w = wróć do gry]
load-wrong = Od tego zapisu nie da się grać dalej: { $error }
load-other-game = { $file } to zapis partii innej gry: { $error }. Tak można ją kontynuować: labtop play --load { $file }

## Podpowiedzi: co myśli silny bot

hint-thinking = Szukam najlepszej akcji…
hint-action = Akcja
hint-win = Wygrane
hint-points = Punkty
hint-tried = Próby
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-count = { NUMBER($value) }
hint-only = „{ $action }” to jedyna akcja.
hint-best = Bot zagrałby „{ $action }”.
hint-clearly = Bot zagrałby „{ $action }”: to wyraźnie lepsze niż „{ $next }”.
hint-little = Bot zagrałby „{ $action }”: to trochę lepsze niż „{ $next }”.
hint-same = Bot zagrałby „{ $action }”, ale „{ $next }” jest mniej więcej tak samo dobre.
hint-line = Potem spodziewa się:
hint-perhaps = A dalej, jeśli do tego dojdzie: { $actions }

## Słowa, które można wpisać oprócz angielskich

words-hint = podpowiedź podpowiedz
words-help = pomoc ?
words-card = karta
words-log = historia
words-undo = cofnij
words-save = zapisz
words-load = wczytaj
words-quit = wyjdź wyjdz
words-no = n nie
words-back = w wróć wroc

## Poziomy botów: ich nazwy i to, co można za nie wpisać

level-beginner = początkujący
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = ekspert
level-grandmaster = arcymistrz
words-beginner = początkujący poczatkujacy
words-easy = łatwy latwy
words-medium = średni sredni
words-hard = trudny
words-expert = ekspert
words-grandmaster = arcymistrz

help-commands =
    # W wierszu wpisywania

    Wpisz **numer** akcji albo samą akcję, jak w zapisach. Wystarczy początek, jeśli tylko jedna akcja tak się zaczyna. Sam Enter
    pokazuje stół jeszcze raz.

    - `podpowiedź` (`hint`) pyta silnego bota, który widzi to, co ty: najlepsze akcje, jak często każda wygrywa i co będzie dalej
    - `karta NUMER` (`card`) pokazuje całą kartę
    - `historia` (`log`) opowiada wszystkie dotychczasowe ruchy
    - `cofnij` (`undo`) wraca do twojej ostatniej decyzji, o ile nie odkryto od tamtej pory niczego zakrytego
    - `zapisz` albo `zapisz PLIK` (`save`) tworzy zapis partii; `wczytaj PLIK` (`load`) gra dalej od zapisu
    - `wyjdź` (`quit`) kończy i pyta, czy zapisać

## Pliki i zapisy

file-missing = Nie ma pliku { $file }.
file-is-folder = { $file } to folder, a nie zapis.
file-is-no-file = { $file } nie jest zwykłym plikiem.
file-too-large = { $file } jest o wiele za duży jak na zapis.
file-unreadable = Nie można odczytać { $file }: { $error }.
file-unwritable = Nie można zapisać { $file }: { $error }.
file-no-json = { $file } nie jest zapisem: { $error }.
file-no-components = { $error } nie ma innych elementów, więc { $file } tu nie pomoże.
check-right =
    { $state ->
        [over] { $file } jest poprawny: { check-moves }, a wynik się zgadza.
       *[open] { $file } jest poprawny: { check-moves }, partia jeszcze trwa.
    }
check-moves =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
check-wrong = { $file } zawiera błąd: { $error }
record-facts =
    { $moves ->
        [one] Gracze: { $names }. { $moves } ruch. Ziarno: { $seed }.
        [few] Gracze: { $names }. { $moves } ruchy. Ziarno: { $seed }.
       *[many] Gracze: { $names }. { $moves } ruchów. Ziarno: { $seed }.
    }
record-open = Partia nie jest skończona. Dotychczasowe punkty: { $scores }

## Components

help-game-commands = Polecenia tylko dla gry { $game }.
help-list-components = Wypisz każdą wartość elementów gry oraz to, czy jest opublikowana, wywnioskowana czy nasza.
help-export = Zapisz zestaw do tego pliku, aby go zmienić i z nim grać.
components-exported = Zapisano { $file }. Zmień wartości i zagraj z nimi: labtop play { $game } --components { $file }
file-exists = Plik { $file } już istnieje i pozostaje bez zmian; wybierz inną nazwę.
components-wrong = Z plikiem { $file } nie da się grać: { $error }

## Serwer

serve-here = Stół jest gotowy: { $link }
serve-network = Dla innych w twojej sieci: { $link }
serve-stop = Ctrl-C zatrzymuje serwer; po ponownym uruchomieniu wszystkie partie toczą się dalej.
serve-stopped = Zatrzymano. Wszystkie partie są zapisane.
serve-port = Serwer nie może tam nasłuchiwać: { $error }. Wybierz inny port opcją --port.
serve-store-used = Plik { $file } jest używany przez inny serwer. Zatrzymaj go albo wybierz inny plik opcją --database.
serve-store-newer = Plik { $file } pochodzi z nowszej wersji labtop.
serve-store-foreign = Plik { $file } jest bazą danych innego programu. Wybierz inny plik opcją --database.
serve-store-older = Plik { $file } pochodzi ze starszej wersji labtop; uruchom raz serwer, a będzie w tej wersji.
serve-store-broken = Nie można użyć pliku { $file }: { $error }
serve-store-alone = Kilka procesów nie może dzielić pliku { $file }. Podaj adres bazy danych PostgreSQL opcją --database postgresql://…
serve-store-driver = Do PostgreSQL brakuje sterownika: pip install labtop[postgres]
serve-store-error =
    { $name ->
        [SQLITE_NOTADB] to nie jest baza danych
        [SQLITE_CANTOPEN] nie można jej otworzyć
        [SQLITE_CORRUPT] jest uszkodzona
        [SQLITE_FULL] zabrakło miejsca
        [SQLITE_READONLY] nie można w niej zapisywać
       *[other] { $error }
    }
serve-setting = { $name } nie może mieć wartości „{ $value }”.

## Co wygrywa?

explorer-playing = Boty grają…
explorer-broken-off = Przerwano po { $done } z { $all } partii. To samo polecenie podejmie pracę w tym miejscu.
explorer-written = Liczba podsumowanych partii: { $games }; plik: { $file }
