# `labtop bench` in English.

## What is being measured

doing-random-games = { $name }: random games in one thread
doing-two-threads = { $name }: random games in two threads
doing-copy = { $name }: copying a state
doing-lists = { $name }: lists of legal actions, one by one
doing-hard-lists = { $name }: very long lists of legal actions
doing-python = { $name }: games through the Python interface
doing-environments = { $name }: steps of the environments
doing-search = { $name }: simulations of the search
doing-waits = { $name }: how long a search takes
doing-first-game-s = { $name }: the first game of a new process
doing-compile-s = { $name }: from scratch until a first game can begin
doing-import-s = { $name }: the import
doing-peers = { $name }: random games
doing-server-start = Starting the server
doing-server-tables = Seating players
doing-server-usual = Moves at the usual rate
doing-server-twice = Moves at twice the rate
doing-server-fourfold = Moves at four times the rate
doing-server-most = Moves as fast as it can
doing-server-reviewing = Moves while games are reviewed
doing-server-looking = Moves while others ask for the past
doing-server-thinking = Moves while bots think

## Tables

machine = { $processor } ({ $architecture }), { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }, { $system }, Python { $python }, Numba { $numba }, NumPy { $numpy }, labtop { $labtop }

title-speed = Speed, the best of several runs
row-random = Decisions in random games, { $players } players, one thread
row-two-threads = The same with 2 players, two threads
row-times-one = Two threads compared with one
row-games = Games of { $players } players
row-length = Decisions in a game of { $players } players
row-copy = Copying a state
row-slowest = The slowest of { NUMBER($positions) } lists of legal actions
row-play = Playing an action through the Python interface
row-list-and-play = Listing all actions as text and playing one
row-new-game = A new game
row-position = The position
row-view = A seat’s view of the position
row-load-position = Loading a position
row-record = The record of half a game
row-replay-move = Replaying a record, for each move
row-python-random = Decisions in random games through the Python interface
row-vector-1 = Steps of 1,024 games at once, one thread
row-vector-2 = The same, two threads
row-many-1 = Steps of 16,384 games at once, one thread
row-many-2 = Steps of 16,384 games at once, two threads
row-gpu-rules = Random decisions on the GPU, with complete lists
row-gpu-vector = Steps of 524,288 games at once on the GPU
row-gymnasium = Steps through Gymnasium
row-pettingzoo = Steps through PettingZoo
row-import = import labtop
row-first-game = From the start of Python to the first list of actions
row-compile = From scratch until a first game can begin

title-lists = { $game }: how long lists of legal actions are in random games
column-first-word = First word
column-lists = Lists
column-mean = Mean
column-p999 = 99.9% have at most
column-longest = Longest

title-hard = { $game }: constructed positions, listed in full as text
column-position = Position
column-actions = Actions
column-time = Time

title-peers = Other libraries’ random games through Python; ours as a multiple: compiled / Python interface / environment used alike
peers-note = PettingZoo’s games are compared with ours through PettingZoo, those of pgx, 1,024 at once, with ours of as many in one thread. pgx is made for accelerators; here it runs on the processor, in all its threads.
column-peer = Library and game
column-decisions = Decisions
peers-missing = Not installed, so not measured: { $packages }. “make bench” installs everything and measures again.

title-search = { $game }: simulations of the search, 2 players
row-search-opening-usual = First decision, judged after a turn
row-search-opening-network = First decision, judged by the network
row-search-opening-to-the-end = First decision, at random to the end
row-search-middle-usual = In the middle, judged after a turn
row-search-middle-network = In the middle, judged by the network
row-search-middle-to-the-end = In the middle, at random to the end
column-one-thread = One thread
column-two-threads = Two threads
column-decisions-played = Decisions, one thread
column-nodes-per-simulation = Nodes per simulation
search-memory = A node takes { NUMBER($node_bytes) } bytes; the { NUMBER($mib) } MiB of a thread hold { NUMBER($nodes) } nodes.
search-network = In the middle of the game, the network alone decides in { NUMBER($alone_us, maximumFractionDigits: 0) } µs.
search-waits = A search with one simulation takes { NUMBER($single_us, maximumFractionDigits: 0) } µs; one that may take { NUMBER($limit_ms) } ms takes { NUMBER($limit_mean_ms, maximumFractionDigits: 1) } ms on average, { NUMBER($limit_most_ms, maximumFractionDigits: 1) } ms at most; stopped, it ends after { NUMBER($stop_mean_ms, maximumFractionDigits: 1) } ms on average, { NUMBER($stop_most_ms, maximumFractionDigits: 1) } ms at most.

title-searching-peers = Other libraries’ compiled tree search, at random to the end; ours as a multiple, simulations / decisions
column-simulations = Simulations
peer-and-length = { $peer } ({ $version }), { NUMBER($decisions, maximumFractionDigits: 0) } decisions in a game

title-server = The server with { NUMBER($tables) } tables and { NUMBER($sockets) } sockets; from sending a move to everybody’s update
row-server-usual = Usual load
row-server-twice = Twice that
row-server-fourfold = Four times that
row-server-most = As many as it can
row-server-reviewing = Usual load, { $reviews } reviews under way
row-server-looking = Usual load, { $lookers } clients asking for one game’s past as fast as they can
row-server-thinking = Usual load, { $searches } bots ({ $bot }) thinking
column-asked = Asked
column-done = Done
column-p50 = Half within
column-p99 = 99% within
column-p99-median = 99% within, median of all runs
column-slowest = Slowest
server-memory = Memory for each table with its sockets: { NUMBER($value, maximumFractionDigits: 0) } kB

## Figures

number = { NUMBER($value, maximumFractionDigits: 1) }
per-second = { NUMBER($value, maximumFractionDigits: 0) }/s
times = { NUMBER($value, maximumFractionDigits: 2) } ×
ratio = { NUMBER($value, maximumSignificantDigits: 3) } ×
search-ratios = { NUMBER($simulations, maximumFractionDigits: 1) } × / { NUMBER($decisions, maximumFractionDigits: 1) } ×
copy = { NUMBER($value, maximumFractionDigits: 1) } ns ({ NUMBER($bytes) } bytes)
microseconds = { NUMBER($value, maximumFractionDigits: 1) } µs
milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
seconds = { NUMBER($value, maximumFractionDigits: 2) } s
