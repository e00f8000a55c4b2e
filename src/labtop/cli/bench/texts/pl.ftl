# `labtop bench` po polsku.

## Co jest właśnie mierzone

doing-random-games = { $name }: losowe partie w jednym wątku
doing-two-threads = { $name }: losowe partie w dwóch wątkach
doing-copy = { $name }: kopiowanie stanu
doing-lists = { $name }: listy dozwolonych akcji, każda z osobna
doing-hard-lists = { $name }: bardzo długie listy dozwolonych akcji
doing-python = { $name }: partie przez interfejs Pythona
doing-environments = { $name }: kroki środowisk
doing-search = { $name }: symulacje przeszukiwania
doing-waits = { $name }: jak długo trwa przeszukiwanie
doing-first-game-s = { $name }: pierwsza partia w nowym procesie
doing-compile-s = { $name }: od zera do rozpoczęcia pierwszej gry
doing-import-s = { $name }: import
doing-peers = { $name }: losowe partie
doing-server-start = Serwer się uruchamia
doing-server-tables = Gracze siadają do stołów
doing-server-usual = Ruchy w zwykłym tempie
doing-server-twice = Ruchy w podwójnym tempie
doing-server-fourfold = Ruchy w poczwórnym tempie
doing-server-most = Ruchy w najszybszym tempie
doing-server-reviewing = Ruchy, gdy analizowane są partie
doing-server-looking = Ruchy, gdy inni pytają o przebieg gry
doing-server-thinking = Ruchy, gdy boty myślą

## Tabele

machine = { $processor } ({ $architecture }), { $cores ->
        [one] { $cores } rdzeń
        [few] { $cores } rdzenie
        [many] { $cores } rdzeni
       *[other] { $cores } rdzenia
    }, { $system }, Python { $python }, Numba { $numba }, NumPy { $numpy }, labtop { $labtop }

title-speed = Szybkość, najlepszy z kilku przebiegów
row-random = Decyzje w losowych partiach na { $players ->
        [2] dwie osoby
        [3] trzy osoby
        [4] cztery osoby
       *[other] { $players } osób
    }, jeden wątek
row-two-threads = To samo na dwie osoby, dwa wątki
row-times-one = Dwa wątki w porównaniu z jednym
row-games = Partie na { $players ->
        [2] dwie osoby
        [3] trzy osoby
        [4] cztery osoby
       *[other] { $players } osób
    }
row-length = Decyzje w partii na { $players ->
        [2] dwie osoby
        [3] trzy osoby
        [4] cztery osoby
       *[other] { $players } osób
    }
row-copy = Kopiowanie stanu
row-slowest = Najwolniejsza z list dozwolonych akcji (zmierzonych: { NUMBER($positions) })
row-play = Zagranie akcji przez interfejs Pythona
row-list-and-play = Wypisanie wszystkich akcji jako tekst i zagranie jednej
row-new-game = Nowa partia
row-position = Pozycja
row-view = Pozycja widziana z jednego miejsca
row-load-position = Wczytanie pozycji
row-record = Zapis połowy partii
row-replay-move = Odtworzenie zapisu, na jeden ruch
row-python-random = Decyzje w losowych partiach przez interfejs Pythona
row-vector-1 = Kroki 1024 partii naraz, jeden wątek
row-vector-2 = To samo, dwa wątki
row-many-1 = Kroki 16 384 partii naraz, jeden wątek
row-many-2 = Kroki 16 384 partii naraz, dwa wątki
row-gpu-rules = Losowe decyzje na GPU, z pełnymi listami
row-gpu-vector = Kroki 524 288 partii naraz na GPU
row-gymnasium = Kroki przez Gymnasium
row-pettingzoo = Kroki przez PettingZoo
row-import = import labtop
row-first-game = Od startu Pythona do pierwszej listy akcji
row-compile = Od zera do rozpoczęcia pierwszej gry

title-lists = { $game }: jak długie są listy dozwolonych akcji w losowych partiach
column-first-word = Pierwsze słowo
column-lists = Listy
column-mean = Średnia
column-p999 = 99,9% ma najwyżej
column-longest = Najdłuższa

title-hard = { $game }: skonstruowane pozycje, wypisane w całości jako tekst
column-position = Pozycja
column-actions = Akcje
column-time = Czas

title-peers = Losowe partie innych bibliotek w Pythonie; nasze jako krotność: skompilowane / interfejs Pythona / tak samo używane środowisko
peers-note = Gry PettingZoo porównano z naszymi w PettingZoo, a gry pgx, po 1024 naraz, z tyloma naszymi w jednym wątku. pgx jest przeznaczone dla akceleratorów; tutaj działa na procesorze, we wszystkich jego wątkach.
column-peer = Biblioteka i gra
column-decisions = Decyzje
peers-missing = Nie zainstalowano, więc nie zmierzono: { $packages }. „make bench” zainstaluje wszystko i zmierzy ponownie.

title-search = { $game }: symulacje przeszukiwania, dwie osoby
row-search-opening-usual = Pierwsza decyzja, ocena po turze
row-search-opening-network = Pierwsza decyzja, ocena przez sieć
row-search-opening-to-the-end = Pierwsza decyzja, losowo do końca
row-search-middle-usual = W połowie partii, ocena po turze
row-search-middle-network = W połowie partii, ocena przez sieć
row-search-middle-to-the-end = W połowie partii, losowo do końca
column-one-thread = Jeden wątek
column-two-threads = Dwa wątki
column-decisions-played = Decyzje, jeden wątek
column-nodes-per-simulation = Węzły na symulację
search-memory = Węzeł zajmuje { NUMBER($node_bytes) } B; węzłów, które mieszczą się w pamięci wątku ({ NUMBER($mib) } MiB): { NUMBER($nodes) }.
search-network = W połowie partii sama sieć podejmuje decyzję w { NUMBER($alone_us, maximumFractionDigits: 0) } µs.
search-waits = Przeszukiwanie z jedną symulacją trwa { NUMBER($single_us, maximumFractionDigits: 0) } µs; to, które może trwać { NUMBER($limit_ms) } ms, średnio { NUMBER($limit_mean_ms, maximumFractionDigits: 1) } ms, najwyżej { NUMBER($limit_most_ms, maximumFractionDigits: 1) } ms; przerwane kończy się średnio po { NUMBER($stop_mean_ms, maximumFractionDigits: 1) } ms, najpóźniej po { NUMBER($stop_most_ms, maximumFractionDigits: 1) } ms.

title-searching-peers = Skompilowane przeszukiwanie drzewa w innych bibliotekach, losowo do końca; nasze jako krotność, symulacje / decyzje
column-simulations = Symulacje
peer-and-length = { $peer } ({ $version }), decyzji w partii: { NUMBER($decisions, maximumFractionDigits: 0) }

title-server = Serwer: stoły – { NUMBER($tables) }, połączenia – { NUMBER($sockets) }; od wysłania ruchu, aż zobaczą go wszyscy
row-server-usual = Zwykłe obciążenie
row-server-twice = Dwa razy większe
row-server-fourfold = Cztery razy większe
row-server-most = Największe możliwe obciążenie
row-server-reviewing = Zwykłe obciążenie, analizy w toku: { $reviews }
row-server-looking = Zwykłe obciążenie, klienci pytający tak szybko, jak mogą, o przebieg jednej gry: { $lookers }
row-server-thinking = Zwykłe obciążenie, myślące boty ({ $bot }): { $searches }
column-asked = Żądane
column-done = Wykonane
column-p50 = Połowa w
column-p99 = 99% w
column-p99-median = 99% w, mediana przebiegów
column-slowest = Najwolniej
server-memory = Pamięć na każdy stół z połączeniami: { NUMBER($value, maximumFractionDigits: 0) } kB

## Liczby

number = { NUMBER($value, maximumFractionDigits: 1) }
per-second = { NUMBER($value, maximumFractionDigits: 0) }/s
times = { NUMBER($value, maximumFractionDigits: 2) } ×
ratio = { NUMBER($value, maximumSignificantDigits: 3) } ×
search-ratios = { NUMBER($simulations, maximumFractionDigits: 1) } × / { NUMBER($decisions, maximumFractionDigits: 1) } ×
copy = { NUMBER($value, maximumFractionDigits: 1) } ns ({ NUMBER($bytes) } B)
microseconds = { NUMBER($value, maximumFractionDigits: 1) } µs
milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
seconds = { NUMBER($value, maximumFractionDigits: 2) } s
