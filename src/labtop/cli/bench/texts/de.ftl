# `labtop bench` auf Deutsch.

## Was gerade gemessen wird

doing-random-games = { $name }: Zufallspartien in einem Thread
doing-two-threads = { $name }: Zufallspartien in zwei Threads
doing-copy = { $name }: Kopieren eines Zustands
doing-lists = { $name }: Listen der erlaubten Aktionen, einzeln
doing-hard-lists = { $name }: sehr lange Listen erlaubter Aktionen
doing-python = { $name }: Partien über die Python-Schnittstelle
doing-environments = { $name }: Schritte der Umgebungen
doing-search = { $name }: Simulationen der Suche
doing-waits = { $name }: wie lange eine Suche dauert
doing-first-game-s = { $name }: die erste Partie eines neuen Prozesses
doing-compile-s = { $name }: von Grund auf, bis ein erstes Spiel beginnen kann
doing-import-s = { $name }: der Import
doing-peers = { $name }: Zufallspartien
doing-server-start = Der Server startet
doing-server-tables = Leute setzen sich
doing-server-usual = Züge mit üblicher Rate
doing-server-twice = Züge mit doppelter Rate
doing-server-fourfold = Züge mit vierfacher Rate
doing-server-most = Züge, so schnell er kann
doing-server-reviewing = Züge, während Partien analysiert werden
doing-server-looking = Züge, während andere nach der Vergangenheit fragen
doing-server-thinking = Züge, während Bots nachdenken

## Tabellen

machine = { $processor } ({ $architecture }), { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kerne
    }, { $system }, Python { $python }, Numba { $numba }, NumPy { $numpy }, labtop { $labtop }

title-speed = Geschwindigkeit, jeweils der beste von mehreren Durchläufen
row-random = Entscheidungen in Zufallspartien zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }, ein Thread
row-two-threads = Dasselbe zu zweit, zwei Threads
row-times-one = Zwei Threads gegenüber einem
row-games = Partien zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }
row-length = Entscheidungen in einer Partie zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }
row-copy = Einen Zustand kopieren
row-slowest = Die langsamste von { NUMBER($positions) } Listen erlaubter Aktionen
row-play = Eine Aktion über die Python-Schnittstelle spielen
row-list-and-play = Alle Aktionen als Text auflisten und eine spielen
row-new-game = Eine neue Partie
row-position = Die Stellung
row-view = Die Stellung, wie ein Platz sie sieht
row-load-position = Eine Stellung laden
row-record = Die Aufzeichnung einer halben Partie
row-replay-move = Eine Aufzeichnung nachspielen, je Zug
row-python-random = Entscheidungen in Zufallspartien über die Python-Schnittstelle
row-vector-1 = Schritte von 1024 Partien zugleich, ein Thread
row-vector-2 = Dasselbe, zwei Threads
row-many-1 = Schritte von 16.384 Partien zugleich, ein Thread
row-many-2 = Schritte von 16.384 Partien zugleich, zwei Threads
row-gpu-rules = Zufällige Entscheidungen auf der GPU, mit vollständigen Listen
row-gpu-vector = Schritte von 524.288 Partien zugleich auf der GPU
row-gymnasium = Schritte über Gymnasium
row-pettingzoo = Schritte über PettingZoo
row-import = import labtop
row-first-game = Vom Start von Python bis zur ersten Liste der Aktionen
row-compile = Von Grund auf, bis ein erstes Spiel beginnen kann

title-lists = { $game }: wie lang die Listen erlaubter Aktionen in Zufallspartien sind
column-first-word = Erstes Wort
column-lists = Listen
column-mean = Mittel
column-p999 = 99,9 % haben höchstens
column-longest = Längste

title-hard = { $game }: konstruierte Stellungen, vollständig als Text aufgelistet
column-position = Stellung
column-actions = Aktionen
column-time = Zeit

title-peers = Zufallspartien anderer Bibliotheken in Python; unsere als Vielfaches: kompiliert / Python-Schnittstelle / ebenso benutzte Umgebung
peers-note = Die Spiele von PettingZoo sind mit unseren in PettingZoo verglichen, die von pgx, 1.024 zugleich, mit ebenso vielen von uns in einem Thread. pgx ist für Beschleuniger gemacht; hier läuft es auf dem Prozessor, in all seinen Threads.
column-peer = Bibliothek und Spiel
column-decisions = Entscheidungen
peers-missing = Nicht installiert und daher nicht gemessen: { $packages }. „make bench“ installiert alles und misst neu.

title-search = { $game }: Simulationen der Suche, zu zweit
row-search-opening-usual = Erste Entscheidung, nach einem Zug beurteilt
row-search-opening-network = Erste Entscheidung, vom Netz beurteilt
row-search-opening-to-the-end = Erste Entscheidung, zufällig bis zum Ende
row-search-middle-usual = In der Mitte, nach einem Zug beurteilt
row-search-middle-network = In der Mitte, vom Netz beurteilt
row-search-middle-to-the-end = In der Mitte, zufällig bis zum Ende
column-one-thread = Ein Thread
column-two-threads = Zwei Threads
column-decisions-played = Entscheidungen, ein Thread
column-nodes-per-simulation = Knoten je Simulation
search-memory = Ein Knoten braucht { NUMBER($node_bytes) } Bytes; in die { NUMBER($mib) } MiB eines Threads passen { NUMBER($nodes) } Knoten.
search-network = Mitten in der Partie entscheidet das Netz allein in { NUMBER($alone_us, maximumFractionDigits: 0) } µs.
search-waits = Eine Suche mit einer Simulation dauert { NUMBER($single_us, maximumFractionDigits: 0) } µs; eine, die { NUMBER($limit_ms) } ms dauern darf, im Mittel { NUMBER($limit_mean_ms, maximumFractionDigits: 1) } ms und höchstens { NUMBER($limit_most_ms, maximumFractionDigits: 1) } ms; abgebrochen endet sie im Mittel nach { NUMBER($stop_mean_ms, maximumFractionDigits: 1) } ms, spätestens nach { NUMBER($stop_most_ms, maximumFractionDigits: 1) } ms.

title-searching-peers = Kompilierte Baumsuche anderer Bibliotheken, zufällig bis zum Ende; unsere als Vielfaches, Simulationen / Entscheidungen
column-simulations = Simulationen
peer-and-length = { $peer } ({ $version }), { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen je Partie

title-server = Der Server mit { NUMBER($tables) } Tischen und { NUMBER($sockets) } Verbindungen; vom Senden eines Zugs bis alle ihn sehen
row-server-usual = Übliche Last
row-server-twice = Doppelt so viel
row-server-fourfold = Viermal so viel
row-server-most = So viel, wie er schafft
row-server-reviewing = Übliche Last, { $reviews } Analysen laufen
row-server-looking = Übliche Last, { $lookers } Clients fragen so schnell sie können nach dem Verlauf einer Partie
row-server-thinking = Übliche Last, { $searches } Bots ({ $bot }) denken nach
column-asked = Verlangt
column-done = Geschafft
column-p50 = Die Hälfte in
column-p99 = 99 % in
column-p99-median = 99 % in, Median aller Läufe
column-slowest = Langsamster
server-memory = Speicher für jeden Tisch mit seinen Verbindungen: { NUMBER($value, maximumFractionDigits: 0) } kB

## Zahlen

number = { NUMBER($value, maximumFractionDigits: 1) }
per-second = { NUMBER($value, maximumFractionDigits: 0) }/s
times = { NUMBER($value, maximumFractionDigits: 2) } ×
ratio = { NUMBER($value, maximumSignificantDigits: 3) } ×
search-ratios = { NUMBER($simulations, maximumFractionDigits: 1) } × / { NUMBER($decisions, maximumFractionDigits: 1) } ×
copy = { NUMBER($value, maximumFractionDigits: 1) } ns ({ NUMBER($bytes) } Bytes)
microseconds = { NUMBER($value, maximumFractionDigits: 1) } µs
milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
seconds = { NUMBER($value, maximumFractionDigits: 2) } s
