# The arena in English.

## What can be wrong

game-missing = Say which game the arena plays: { $games }.
game-unknown = There is no game “{ $game }”; the games are { $games }.
bots-missing = Say which bots play: --bots expert greedy
bot-unknown = There is no bot “{ $bot }”; there are: { $known }, network:1.5 (at a temperature), search:2s (by time), search:5000 (by simulations), search-v1:2s (without a network), module:name (your own).
bots-too-few =
    { $given ->
        [one] { $players } players need { $players } bots, and only one is named; name a bot several times to give it several seats.
       *[other] { $players } players need { $players } bots, and only { $given } are named; name a bot several times to give it several seats.
    }
bots-twice = A bot can be named several times only where as many bots are named as there are players ({ $players }); { $given } are named.
players-wrong = { $game } is for { $least } to { $most } players, not { $given }.
numbers-wrong = At least one game is needed, and a finite time limit above 0.
out-and-resume = Either --out or --resume: a resumed arena stays in its folder.
verify-alone = { $option } does not go with --verify: an arena is checked as it was played.
folder-has-arena = { $folder } already holds an arena. To continue it: labtop arena --resume { $folder }
folder-not-empty = { $folder } is not an empty folder; choose another name.
folder-no-arena = { $folder } is not the folder of an arena.
folder-broken = { $folder } cannot be continued: { $file } does not fit the arena’s settings.
folder-other-version = { $folder } was begun with labtop { $theirs }, this is { $ours }: its games would not be comparable.
folder-in-use = { $folder } is being played by another process.
folder-unwritable = { $folder } cannot be written: { $error }.
option-differs = { $folder } was begun with another value of { $option }: { $theirs }, not { $ours }. Without the option it goes on as it was.
components-differ = { $folder } was begun with other components. Without --components it goes on as it was.
workers-lost = The worker processes cannot start: { $error }.
folder-unreadable = { $folder } cannot be read: { $error }.
verify-lines = There are { $records } records and { $games } rows of games.
verify-game = game { $number }
verify-incomplete = { $games } of { $planned } games have been played.
verify-summary = { $file } is not what the games come to.
verify-unfinished = the record ends before the game does.
verify-deal = it does not begin with the deal of seed { $seed }.
verify-bots = the players are not { $bots }.
verify-result = scores, ranks or moves are not those of { $file }.

## While it plays

kept =
    { $games ->
        [one] Stopped. { $games } game of { $planned } is kept in { $folder }. To continue: labtop arena --resume { $folder }
       *[other] Stopped. { $games } games of { $planned } are kept in { $folder }. To continue: labtop arena --resume { $folder }
    }
finished = Everything is in { $folder }; { $report } has the plots.
verified =
    { $games ->
        [one] { $games } game of { $folder } replays from its deal to its result, and the summary is right.
       *[other] All { $games } games of { $folder } replay from their deals to their results, and the summary is right.
    }

## Tables

title-bots = { $game }, { $players } players, seed { $seed }: { title-games } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
title-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
title-pairs = Head to head
title-order = Turn order
title-troubles = Bots that lost their seat to random for a game
column-bot = Bot
column-opponent = Opponent
column-games = Games
column-wins = Wins
column-losses = Losses
column-win-rate = Win rate
column-score = Points
column-margin = Lead
column-rating = Rating
column-decisions = Decisions
column-mean-ms = Mean time
column-max-ms = Longest
column-troubles = Problems
column-place = Place
column-advantage = Advantage
column-number = Game
column-reason = Reason
first-player = The first player’s advantage: { $elo } Elo, from { $low } to { $high } with 95% confidence.
intervals = In brackets and after ±: 95% intervals. Ratings are Elo points around a mean of 0.
trouble-error = raised an error
trouble-illegal = answered with an illegal action
trouble-late = took too long
trouble-died = ended the process
trouble-text = { $kind }: { $text }

## Figures

number = { NUMBER($value, maximumFractionDigits: 1) }
rate = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($percent, maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) })
elo = { $value } ± { $half }
percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
seconds = { NUMBER($value, maximumFractionDigits: 2) } s

## Report

title-report = Arena: { $game }
title-result = Result
title-scores = Points
title-length = Length of games
title-times = Decision times
title-method = How it was played
caption-ratings = Ratings with 95% intervals
caption-order = Win rate of each bot by place in turn order; place 1 begins
caption-scores = The share of its games that each bot ended with a given score
caption-length = Decisions in a game, all players together
caption-times = The mean and the longest time for a decision with more than one legal action, in milliseconds on a logarithmic scale
axis-share = Share of games
axis-ms = Milliseconds
series-mean = Mean
series-longest = Longest
place = Place { $number }
method = Every line-up played every deal in every seat order. Which seat begins is part of the deal: every bot sat there equally often, so that luck and the advantage of going first are the same for all. A shared first place counts as a part of a win. Win rates have Wilson’s intervals. Ratings are the most likely strengths in Plackett and Luce’s model of whole rankings (with two players Bradley and Terry’s), the advantages of the places in turn order included; a weak prior of ± 1000 Elo keeps them finite for a bot that won or lost everything. Their intervals come from the curvature of the likelihood, or from the differences between deals where these are larger.
again = To play the same games again: { $command }
