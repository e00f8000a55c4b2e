# The command line in English. Words that a game owns are in the game's folder.

## Help of the command

help-labtop = Board games, exact and fast: { $games }. Unofficial.
help-play = Play in the terminal, 2 to 4 seats, each a person or a bot.
help-serve = Play in the browser: start the server and open its page.
help-host = The address to listen on; without it only this machine is served.
help-port = The port to listen on.
help-public = Serve the local network too, and print the link for it.
help-database = The file that holds all tables, or the address of a PostgreSQL database; by default a file in your data folder.
help-open = Open the browser.
help-searches = How many bots may think at once.
help-log = How much is logged: error, warning, info or debug.
help-record = Read records of games.
help-record-show = Print a record: the players, every move as a sentence, the result.
help-record-check = Replay a record and say whether it is valid, or where it is wrong.
help-record-prove = Check the proof of the shuffle of a game that was played at a table of a server.
help-review = Review a recorded game: what each decision cost, and what luck brought.
help-review-page = Also write a page with plots.
help-simulations = How thoroughly each decision is searched.
help-puzzle = Solve a puzzle: the best turn of a position from a played game.
help-puzzle-game = Only puzzles of this game.
help-puzzle-kind = Only puzzles of this kind, such as points or chain.
help-puzzle-id = This very puzzle.
help-puzzles = Puzzles as data.
help-puzzles-game = The game in which puzzles are looked for.
help-puzzles-make = Find puzzles in self-played games, prove and rate them, and write them to a file.
help-puzzles-count = How many puzzles the file is to hold.
help-puzzles-out = The file, puzzles-GAME.jsonl by default; what it holds is kept and continued.
help-compile = Compile the games ahead of time, so that every later start is quick.
help-stats = Replay many records and show which cards win games, how games go and how they end.
help-records = Records: files with one (.json), files with one per line (.jsonl), folders such as those of an arena.
help-stats-out = Write the tables as CSV and a page with plots into this folder.
help-explorer = What wins? Summaries for the page of that name.
help-explorer-make = Let strong bots play many games, two, three and four of them by turns, and write a summary of what wins. If it is stopped early, the same command continues from there.
help-explorer-game = The game.
help-explorer-out = The file for the summary; what is counted so far is kept beside it.
help-explorer-games = How many games are played; 100000 by default.
help-explorer-level = The bots: network, or search:N or search-v1:N with N simulations for a decision.
help-explorer-seed = The same seed gives the same games and so the same summary; 0 by default.
explorer-level-wrong = only network, search:N and search-v1:N, such as search:400: weaker bots show little, and bots that go by the clock never play the same again.
explorer-no-network = { $game } has no network; search-v1:N does without one, such as search-v1:400.
help-bench = Measure how fast the games are and how fast they start, alongside other libraries if they are installed.
help-bench-what = A game, or “server”; without it all games.
help-json = Print all figures as one JSON object.
help-quick = Measure less, in a few seconds; not for comparisons.
help-arena = Let bots play against each other, every seat order on the same deals; GAME first, then for example --bots expert greedy random
help-arena-game = The game; with --resume it is not needed.
help-bots = The bots, several in a row; as many as there are players, or more, all different: then every choice among them plays.
help-players = Players per game; 2 by default.
help-arena-games = Games of each line-up, rounded up so that every seat order plays every deal; 100 by default.
help-arena-seed = The same seed gives the same deals; 0 by default.
help-limit = Seconds a decision may take, 60 by default; a bot that takes longer loses its seat to random for that game.
help-workers = Worker processes; by default one per core.
help-out = The folder for the results; by default one named after the game and the day.
help-resume = Continue the arena in this folder.
help-verify = Check the arena in this folder: replay every game from its deal, work out every figure anew.
help-ray = Work on the Ray cluster at this address; auto is the one that this machine belongs to, local one that is started for the work.
ray-missing = Ray is not installed; this installs it: pip install labtop[ray]
ray-unreachable = no cluster can be reached at { $address }. Ray says: { $reason }
help-arena-json = Print the summary as one JSON object.
help-game = The game; without it you are asked.
help-games = The game; without it all of them.
help-seats = Who plays, in turn order: a person’s name or a bot, such as easy, medium, expert or search:2s. “Ada,medium”
help-seed = The same seed gives the same game.
help-load = Continue from a record.
help-components = A file with other components, for games that can be played with others.
help-language = The language: English, German or Polish.
help-file = A record, as “save” writes it.
help-version = Print the version.
language-unknown = the languages are { $languages }
game-unknown = The games are { $games }.

## What is to be put in, in usage and help

metavar-game = GAME
metavar-file = FILE
metavar-names = NAME,NAME,...
metavar-number = NUMBER
metavar-level = LEVEL
metavar-bots = BOT...
metavar-seconds = SECONDS
metavar-address = ADDRESS
metavar-folder = FOLDER
metavar-kind = KIND
metavar-records = RECORDS

## The frame of help and errors

frame-usage = Usage:
frame-metavar = [OPTIONS]
frame-subcommand = COMMAND [ARGS]...
frame-arguments = Arguments
frame-options = Options
frame-commands = Commands
frame-errors = Error
frame-default = [default: { $value }]
frame-required = [required]
frame-aborted = Aborted.
frame-unwritten = Nothing more can be written: { $error }.
frame-help = Show this message and exit.
frame-try = Try { $command } for help.
frame-no-option = No such option: { $name }
frame-no-command = No such command: { $name }
frame-command-missing = A command is missing.
frame-argument-missing = { $name } is missing.
frame-option-missing = The option { $name } is missing.
frame-too-many = That is more than the command takes: { $name }
frame-value-missing = The option { $name } needs a value.
frame-value-needless = The option { $name } does not take a value.
frame-number = The value for { $name } must be a number in the range allowed.
frame-value = Invalid value for { $name }: { $reason }

## Starting

ask-game = Which game – { $games }? [{ $usual }]
ask-seats = Who plays, in turn order? [{ $usual }]
usual-seats = Ada, medium
seats-wrong = { $least } to { $most } names are needed, separated by commas; each is a person’s name or a bot’s.
seats-other = --seats names { $given ->
        [one] one seat
       *[other] { $given } seats
    }, the game in { $file } has { $count }.
seat-meant = There is no bot “{ $name }”. Did you mean “{ $bot }”? If not, “{ $name }” is a person. [Y/n]
bot-wrong = “{ $name }” is not a bot: write search:2s for two seconds per decision, search:5000 for that many simulations, network:1.5 for the network at that temperature.
bots-named = Bots: beginner, easy, medium, hard, expert, grandmaster, random, search:2s
bots-explained = Bots: beginner (careless) · easy (hasty) · medium (experienced) · hard (careful) · expert (thinks ahead) · grandmaster
compiling = Getting { $game } ready…
compiled = { $game }: ready in { $seconds } s

## At the table

news = What happened
at-the-prompt = A number or an action · hint, help, card, log, undo, save, load, quit
thinking = { $name } is thinking…
more-choices =
    { $count ->
        [one] … and { $count } more, to be typed
       *[other] … and { $count } more, to be typed or chosen by number
    }
unclear = That could be several things: { $options }
hand-over = { $name }, the next screen is for your eyes only. Press Enter when you are ready.
no-card = There is no card “{ $card }”. Type the card’s id as it appears on the table.
no-moves = Nothing has been played yet.
undo-nothing = There is nothing to take back.
undo-revealed = That cannot be taken back: something hidden has been revealed since.
saved = Saved as { $file }.
overwrite = { $file } exists. Replace it? [Y/n]
save-first = Save the current game first? [Y/n]
save-record = Save the record of this game? [Y/n]
leave = Save the game before you leave? [Y/n, b = back to the game]
load-wrong = This record cannot be continued: { $error }
load-other-game = { $file } is a record of { $error }, another game. To continue it: labtop play --load { $file }

## Hints: what a strong bot thinks

hint-thinking = Looking for the best action…
hint-action = Action
hint-win = Wins
hint-points = Points
hint-tried = Tried
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-count = { NUMBER($value) }
hint-only = “{ $action }” is the only action.
hint-best = The bot would play “{ $action }”.
hint-clearly = The bot would play “{ $action }”: that is clearly better than “{ $next }”.
hint-little = The bot would play “{ $action }”: that is a little better than “{ $next }”.
hint-same = The bot would play “{ $action }”, but “{ $next }” is about as good.
hint-line = After that it expects:
hint-perhaps = And then, if it comes to that: { $actions }

## Words that may be typed, besides the English ones

words-hint = hint
words-help = help ?
words-card = card
words-log = log
words-undo = undo
words-save = save
words-load = load
words-quit = quit exit
words-no = n no
words-back = b back

## Levels of bots: their names, and what may be typed for them

level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-grandmaster = grandmaster
words-beginner = beginner
words-easy = easy
words-medium = medium
words-hard = hard
words-expert = expert
words-grandmaster = grandmaster

help-commands =
    # At the prompt

    Type the **number** of an action, or the action itself, as in records. The beginning is enough if only one action
    starts that way. Enter alone shows the table again.

    - `hint` asks a strong bot, who sees what you see: the best actions, how often each wins, and what comes next
    - `card ID` shows a card in full
    - `log` lists all moves so far
    - `undo` goes back to your last decision, as long as nothing hidden has been revealed since
    - `save` or `save FILE` writes the record of the game; `load FILE` continues from one
    - `quit` leaves and asks whether to save

## Files and records

file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a record.
file-is-no-file = { $file } is not a plain file.
file-too-large = { $file } is far too large for a record.
file-unreadable = { $file } cannot be read: { $error }.
file-unwritable = { $file } cannot be written: { $error }.
file-no-json = { $file } is not a record: { $error }.
file-no-components = { $error } can only be played with its own components, so { $file } is of no use here.
check-right =
    { $state ->
        [over] { $file } is valid: { check-moves }, and the result follows from them.
       *[open] { $file } is valid: { check-moves }, the game is not over yet.
    }
check-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
check-wrong = { $file } is wrong: { $error }
record-facts =
    { $moves ->
        [one] Players: { $names }. { $moves } move. Seed: { $seed }.
       *[other] Players: { $names }. { $moves } moves. Seed: { $seed }.
    }
record-open = The game is not over. Points so far: { $scores }

## Components

help-game-commands = Commands for { $game } alone.
help-list-components = Print every value of the components and whether it is published, inferred or designed.
help-export = Write the set to this file, to be changed and played with.
components-exported = { $file } is written. Change its values, then play with them: labtop play { $game } --components { $file }
file-exists = { $file } exists already and is left as it is; choose another name.
components-wrong = { $file } cannot be played with: { $error }

## The server

serve-here = The table is set: { $link }
serve-network = For others in your network: { $link }
serve-stop = Ctrl-C stops the server; all games continue when it starts again.
serve-stopped = Stopped. All games are saved.
serve-port = The server cannot listen there: { $error }. Choose another port with --port.
serve-store-used = { $file } is used by another server. Stop that one, or choose another file with --database.
serve-store-newer = { $file } was written by a newer version of labtop.
serve-store-foreign = { $file } is a database of another program. Choose another file with --database.
serve-store-older = { $file } was written by an older version of labtop; start the server once, then it is of this version.
serve-store-broken = { $file } cannot be used: { $error }
serve-store-alone = Several processes cannot share the file { $file }. Give the address of a PostgreSQL database with --database postgresql://…
serve-store-driver = PostgreSQL needs a driver that is not installed: pip install labtop[postgres]
serve-store-error =
    { $name ->
        [SQLITE_NOTADB] it is not a database
        [SQLITE_CANTOPEN] it cannot be opened
        [SQLITE_CORRUPT] it is damaged
        [SQLITE_FULL] there is no space left
        [SQLITE_READONLY] it cannot be written
       *[other] { $error }
    }
serve-setting = { $name } cannot be “{ $value }”.

## What wins?

explorer-playing = Playing…
explorer-broken-off = Stopped early, after { $done } of { $all } games. The same command continues from there.
explorer-written = Games summed up: { $games }; the file: { $file }
