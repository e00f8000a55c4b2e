const e=`# Check this shuffle: the same sentences in the terminal and on the pages
proof-committed = What the server promised before the start: { $commitment }
proof-commitment =
    { $right ->
        [yes] The secret that was revealed at the end is the one that was promised, for this very table.
       *[no] The secret that was revealed at the end is not the one that was promised for this table.
    }
proof-added =
    { $count ->
        [0] No player added randomness: the server drew the secret alone.
       *[other] { $names } added randomness of their own after the server’s promise.
    }
proof-seed =
    { $right ->
        [yes] The seed follows from the secret and from what the players added.
       *[no] The seed does not follow from the secret and from what the players added.
    }
proof-deal =
    { $right ->
        [yes] The game was set up exactly as this seed says.
       *[no] The game was not set up as this seed says.
    }
proof-draws =
    { $right ->
        [yes] Whatever chance brought during the game follows from the seed as well.
       *[no] Move { $move }: chance brought something other than what the seed says.
    }
proof-verdict =
    { $right ->
        [shared] This shuffle is proved. Nobody could choose the deal, not even whoever runs the server.
        [yes] This shuffle is proved.
       *[no] This shuffle is not proved.
    }
proof-compare = No file can show when a promise was made. Compare it with the promise that you saw before the first move.
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# The coach of a first game, in English.

coach = Coach
coach-first-game = Your first game, with a coach
coach-first-game-help = A real game against an easy computer player. The coach says what matters, warns you before a blunder and explains the other side’s moves.
coach-hello = I am your coach. Play as you like: I say what matters, and I warn you before a blunder.
coach-quiet = Nothing to worry about. Take your time.
coach-mute = Mute the coach
coach-call = Call the coach
coach-muted = The coach is silent.
coach-now = Now
coach-yours = Your move
coach-theirs-title = The other side
coach-good = Well chosen: nothing promised more. { $text }
coach-slip = That was playable, but this promised more: { $text }
coach-theirs =
    { $kind ->
        [best] A strong choice: I would have done the same.
        [sound] A sound choice.
       *[weak] Lucky for you! I would have advised { $name }: “{ $text }”
    }
coach-plan = Next, I would advise { $name }: “{ $text }”
coach-warning = Are you sure?
coach-costs =
    { $points ->
        [0] This would lower your chance of winning from about { $best }% to about { $win }%.
        [one] This would lower your chance of winning from about { $best }% to about { $win }%, and cost you about { $points } point by the end.
       *[other] This would lower your chance of winning from about { $best }% to about { $win }%, and cost you about { $points } points by the end.
    }
coach-chosen = You are about to play:
coach-instead = Look at this instead:
coach-reconsider = Let me think again
coach-insist = Play it all the same
coach-look-back = Look back together
coach-over = That was your first game
coach-over-good = Your good moments
coach-over-learn = One to learn from
coach-over-better = Better was: { $text }
coach-over-nothing = There is nothing in particular to point out. The next game will tell us more.
coach-show = Show the table before move { $number }
`,r=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),o=`# The pages in English. Words that a game owns are in the game's folder.

## Everywhere

home = Home
close = Close
to-content = Skip to content
settings = Settings
language = Language
dark = Dark
to-dark = Switch to dark
to-light = Switch to light
sound = Sounds
by-itself = Without asking
pace = Speed of the other players’ moves
pace-name =
    { $pace ->
        [slow] slow
        [quick] quick
        [none] at once
       *[usual] usual
    }
connecting = Connecting…
compiling = The games are being prepared. This takes a moment, but only once.
lost = There is no such page.
lost-table = There is no such table, or the link is incomplete.
older-table = This game was played under earlier rules, which this version of labtop no longer plays. It cannot be shown here, but it is kept, and you can download the record.
level-name =
    { $level ->
        [beginner] beginner
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
        [grandmaster] grandmaster
        [greedy] greedy
        [random] random
       *[other] { $level }
    }
computer = Computer ({ $level })
open-seat = open seat
guest = Guest
guest-number = Guest { $number }
player = Player { $number }

## Home

welcome = Sit down and play
choose-game = The game
offline = The server cannot be reached. Trying again…
against-computer = Against the computer
play-now = Play { $game } now
opponents = Opponents
strength = Strength
your-name = Your name
level-about =
    { $level ->
        [random] Plays at random: any legal action is as good as another.
        [greedy] Takes whatever brings the most this turn and thinks no further.
        [beginner] Plays by feel and is often wrong. Right for your first games.
        [easy] Plays by feel and is wrong now and then.
        [medium] Knows from many games what is worth doing, and still makes mistakes.
        [hard] Knows well what is worth doing and seldom makes a mistake.
        [expert] Thinks a little ahead before each decision and hardly ever makes a mistake.
        [grandmaster] The strongest: has learnt the game by playing against itself, and thinks for up to two seconds about each decision.
       *[other] A computer player that this server has added.
    }
options = Options
one-screen-names =
    { $count ->
        [one] { $count } player: name
       *[other] { $count } players: names
    }
learn-and-look = Learn and look back
with-friends = With friends
with-friends-help = You get a link. Whoever opens it joins the table.
make-table = Open a table
persons = People
computers = Computers
clock = Clock
clock-name =
    { $clock ->
        [minute] one minute per move
        [twenty] twenty minutes each
       *[none] without a clock
    }
allow-hints = Hints are allowed
list-table = Show this table to everyone on the home page
one-screen = On one screen
one-screen-help = Pass the device around. What is secret stays hidden.
begin = Begin
one-more = Add a player
one-less = Remove a player
running-games = Continue
table-state =
    { $state ->
        [yours] your turn
        [running] running
        [waiting] waiting for players
        [over] over
       *[unknown] unreachable
    }
hide-table = Hide this game
table-hidden = { $game } is hidden from this list. Your seat stays yours.
undo = Undo
show-all = Show all { $count }
hidden-games =
    { $count ->
        [one] { $count } hidden game
       *[other] { $count } hidden games
    }
show-table = Show again
earlier-games = Earlier games
history-against = against { $names }
history-result =
    { $who ->
        [you]
            { $count ->
                [one] You won { $score }.
               *[other] You share first place, { $score }.
            }
       *[others]
            { $count ->
                [one] { $winners } won { $score }.
               *[other] { $winners } share first place, { $score }.
            }
    }
join-tables = Open tables
watch = Watch
open-record = Open a record: choose a file or drop it here.
choose-file = Choose a file
no-record = { $file } is not a record: it cannot be read as JSON.
privacy = Privacy
unofficial = Unofficial, not connected with the games’ authors or publishers. Our own drawings and words.

## Before the game

gathering =
    { $count ->
        [one] { $count } seat is still open
       *[other] { $count } seats are still open
    }
gathering-help = Send this link to everyone who is going to play. The game begins when everyone is here.
gathering-computer = Let the computer take a seat
shuffling = Shuffling
shuffling-help = Waiting for the randomness promised by { $names }.
shuffling-without = Begin without it
shuffling-without-in = Begin without it (in { $seconds } s)
join = Sit down
share = Share
share-join = Link to sit down and play
share-watch = Link to watch
share-seat = Link to your seat, for another device of yours. Do not give it to anyone else.
qr = QR code of the link
copy = Copy
send = Send
copied = Copied.
copy-by-hand = This browser does not allow copying. The link is selected: copy it with Ctrl+C or from its menu.
share-only-here = This table can be opened on this computer only, because the server serves nobody else. To let friends in, stop the server with Ctrl+C and start it so that it serves your network:
share-only-here-more = After “make play” the command is .venv/bin/labtop serve --public. This table will still be here, and its link will be one that your friends can open.

## At the table

seat-you = (you)
seat-gone = (away)
seat-stand-in = (the computer plays: { $level })
seat-computer = Computer
seat-take = Take over again
seat-replace = Let the computer play
seat-replace-in = Let the computer play (in { $seconds } s)
stand-in =
    { $who ->
        [you] The computer plays for you.
       *[other] The computer plays for { $name }.
    }
stand-in-out-of-time =
    { $who ->
        [you] Your time is up. The computer plays for you until the end.
       *[other] { $name }’s time is up. The computer plays for { $name } until the end.
    }
your-turn = Your turn
bot-preparing = The computer is still being prepared. It takes a moment, but only once.
thinking =
    { $seconds ->
        [one] The computer has been thinking for { $seconds } second.
       *[other] The computer has been thinking for { $seconds } seconds.
    }
skip =
    { $count ->
        [one] Skip { $count } move
       *[other] Skip { $count } moves
    }
news =
    { $count ->
        [one] { $count } move since yours
       *[other] { $count } moves since yours
    }
news-title = What happened since your last move
decide = Decide
take-back = Take back move
take-back-ask = Ask to take back a move
hint = Hint
hint-thinking = Thinking…
hint-none = There is no hint for this now.
hint-title = What the computer thinks
hint-about =
    { $simulations ->
        [0] Without trying anything out.
        [one] After { $simulations } game played in its head.
       *[other] After { $simulations } games played in its head.
    }
hint-worth = wins { $win }% of games, about { $score } points
hint-best =
    { $count ->
        [one] Best:
       *[other] About equally good:
    }
hint-next =
    { $count ->
        [one] Then:
       *[other] Then, about equally good:
    }
hint-only = There is only one thing to do.
hint-line = The game may then continue like this:
hint-expected = { $name }: { $text }
hint-played = This was played.
hint-longer = Think longer
actions = All actions
log = What happened
log-empty = Nothing has happened yet.
log-clock = Time was up: the computer made this move for { $name }.
log-stand-in = From this move on, the computer plays for { $name }.
log-back = From this move on, { $name } plays again.
log-show = Show the table after move { $number }
not-your-turn = Not now: it is { $name }’s turn.
you-watch = You are watching; only those who sit at the table can play.
not-in-the-past = You are looking at an earlier move. Return to the current position to play.
reconnecting = Connection lost. Reconnecting…
reactions = Reactions
reaction =
    { $sign ->
        [good-luck] Good luck!
        [nice] Nice move!
        [wow] Wow!
        [thinking] Let me think…
        [hurry] Your turn, isn’t it?
        [oops] Oops!
        [thanks] Thank you!
       *[well-played] Well played!
    }
reaction-told = { $name } says: { $text }
reactions-of = Show what { $name } says
reactions-off = You have switched other players’ reactions off in the settings.
show-reactions = Show other players’ reactions
watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
proposal = { $name } would like to take back a move. Do you agree?
proposal-own = You have asked to take back a move. Waiting for the others.
agree = Agree
disagree = Decline
withdraw = Withdraw
hand-over = { $name }, it is your turn. What comes next is for your eyes only.
hand-over-ready = I am { $name }
event-took_back = { $name } has taken back a move.
event-proposed = { $name } would like to take back a move.
event-answered =
    { $answer ->
        [agreed] { $name } agrees to take back the move.
        [withdrawn] { $name } has withdrawn the request to take back a move.
       *[declined] { $name } declines. The move is not taken back.
    }
event-came_in = { $name } sits down.
event-bot_came = The computer plays for { $name }.
event-bot_sat = The computer takes a seat.
event-out_of_time = { $name }’s time is up. The computer plays on for { $name }.
event-clock = { $name }’s time for this move is up. The computer makes it.
event-came_back = { $name } is back.
event-withdrew = The game is shuffled without the randomness promised by { $name }.
event-renamed = Now known as { $name }.
event-rematched = There is a new table for a rematch.

## The rules at hand

rules = Rules
rules-of = { $game }: rules
rules-tip = Rules, opened at the part that explains this decision
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
rules-nothing = “{ $query }” does not appear in the rules.
rules-contents = Contents
rules-asked = You are being asked: { $question }
rules-now = What is being decided now
rules-link = Link to “{ $title }”
why-not = Why can’t I…
why-help = What is not possible now, and why. Everything else is.
why-nothing = Nothing stands in your way: you can do everything there is to do.
why-more = and { $count } more like this

## Keys

keys = Keyboard
key-tab = to the next thing; Enter chooses it
key-actions = all actions as a list
key-numbers = choose from the list
key-take-back = take back a move
key-hint = hint
key-skip = skip the others’ moves
key-rules = rules, at the part that explains this decision (also R)
key-why = why can’t I…
key-escape = close
key-help = this list
key-space = Space

## The end and after

end-title = The game is over
end-show = Score
end-headline =
    { $who ->
        [you]
            { $count ->
                [one]
                    { $players ->
                        [2] You win { $score }
                       *[other] You win with { $points } points
                    }
               *[other] You share first place: { $score }
            }
        [other]
            { $count ->
                [one]
                    { $players ->
                        [2] { $winners } wins { $score }
                       *[other] { $winners } wins { $score }, you finish { $place ->
                            [2] second
                            [3] third
                           *[other] fourth
                        }
                    }
               *[other] { $winners } share first place, you finish { $place ->
                    [2] second
                    [3] third
                   *[other] fourth
                }: { $score }
            }
       *[nobody]
            { $count ->
                [one] { $winners } wins { $score }
               *[other] { $winners } share first place: { $score }
            }
    }
record-score = Your best score with { $players } players: { $value }. Previous best: { $before }.
record-win = Your biggest win with { $players } players: by { $value }. Previous best: { $before }.
end-rank = Players, the winner first
end-total = Points
end-broken-down = Where the points come from
graph = How the score developed
graph-points = points
graph-turns = turns
replay = Replay
replay-first = To the start
replay-last = To the end
replay-back = One move back
replay-on = One move forward
replay-play = Play the moves
replay-stop = Stop
replay-slider = Move
replay-at = { $at } / { $last }
replay-start = The start of the game.
replay-leave = Back to the current position
download = Save the record
check-shuffle = Check this shuffle
check-how = Your browser works out the promise and the seed by itself. The setup and the moves are checked by this server; the command labtop record prove does all of it without a server.
check-impossible = This shuffle cannot be checked: { $detail }
check-seen =
    { $right ->
        [yes] Your browser saw the same promise before the first move.
       *[no] Before the first move your browser saw another promise.
    }
check-own =
    { $right ->
        [yes] The randomness from your browser is part of the seed.
       *[no] The randomness from your browser is missing.
    }
rematch = Rematch
rematch-join = To the rematch

## Learn

learn = Learn
learn-welcome = Learn by playing
learn-about = Short lessons on a real table, about a quarter of an hour a game. You can leave at any time and continue later.
learn-new-here = New here?
learn-new-here-help = A quarter of an hour, step by step, on a real table.
learn-game = Learn { $game }
learn-all = Lessons, a short tour and a game with a coach
learn-go-on = Continue learning { $game }
learn-begin =
    { $state ->
        [done] Again
        [begun] Continue
       *[new] Begin
    }
learn-progress =
    { $count ->
        [one] { $done } of { $count } lesson
       *[other] { $done } of { $count } lessons
    }
learn-instead = Learn it step by step instead
learn-waiting = New to the game? Learn it while you wait
learn-you = Guest
learn-lessons = Lessons
learn-count = Lesson { $number } of { $count }
learn-dot =
    { $state ->
        [done] Lesson { $number }: { $title } (done)
       *[open] Lesson { $number }: { $title }
    }
learn-step = Step { $number } of { $count }
learn-next = Next
learn-next-lesson = Next lesson
learn-decide = Go ahead
learn-try-again = Try again
learn-again = Repeat this lesson
learn-back = Back
learn-where = Show me where
learn-show = Do it for me
learn-read-first = Read first, then press “Next”.
learn-designed = * Designed for this project so that the game can be played; not the printed value.

## When the server says no

bad-record = This record cannot be replayed: { $detail }
bad-position = This position cannot be set up: { $detail }
bad-components = This component file cannot be used: { $detail }
refused =
    { $code ->
        [offline] The server cannot be reached.
        [compiling] The game is still being prepared. Try again in a moment.
        [stopping] The server is being stopped.
        [too_many] Too much at once. Wait a moment.
        [too_large] That is too large.
        [unknown_table] There is no such table.
        [older_rules] This game was played under earlier rules, which this version no longer plays.
        [unknown_game] This server does not offer that game.
        [unknown_bot] There is no such computer player.
        [wrong_players] The game cannot be played with that number of players.
        [no_open_seat] All seats are taken.
        [not_your_seat] That seat is not yours.
        [not_your_turn] It is not your turn.
        [waiting] The game has not begun yet.
        [over] The game is over.
        [not_over] The game is not over yet.
        [illegal] That is not possible now.
        [stale] The game has changed in the meantime. Look again.
        [nothing_to_take_back] There is nothing to take back.
        [no_proposal] Nobody is asking to take back a move any more.
        [still_there] The player is still there, or was a moment ago. Wait a little.
        [out_of_time] Your time is up. The computer plays on for this seat.
        [no_hints] This table is played without hints.
        [bad_nonce] This is not the randomness that was promised for this seat.
        [bad_record] This record cannot be replayed.
        [unknown_secret] This link does not belong to a seat here.
       *[failed] That did not work. Nothing has changed.
    }

scorings = Scorings
own-components = Played with custom components: { $name }
components-own = Custom component file
components-help = { $title }: play with the values printed in your own box. Write our set to a file (labtop { $game } components --export my.json), replace what differs, and choose it here.
components-none = { $file } is not a component file.
components-large = { $file } is too large for a component file.
components-aside = Use ours instead

# The review of a game.
review = Review
review-graph = Each player’s chance to win over the game
review-again = Try again
review-queue =
    { $place ->
        [one] { $place } review is ahead of yours. You can watch the game meanwhile.
       *[other] { $place } reviews are ahead of yours. You can watch the game meanwhile.
    }
review-working = { $done } of { $total } decisions are judged.
review-nothing = There was nothing to decide here, or it is not judged yet.
review-accuracy = Accuracy { $percent }%
review-sum =
    { $sign ->
        [took]
            { $lost ->
                [one] Decisions cost { $lost } percentage point of winning chance, luck took { $luck }.
               *[other] Decisions cost { $lost } percentage points of winning chance, luck took { $luck }.
            }
       *[gave]
            { $lost ->
                [one] Decisions cost { $lost } percentage point of winning chance, luck gave { $luck }.
               *[other] Decisions cost { $lost } percentage points of winning chance, luck gave { $luck }.
            }
    }
review-count =
    { $grade ->
        [best]
            { $count ->
                [one] { $count } best action
               *[other] { $count } best actions
            }
        [good]
            { $count ->
                [one] { $count } good one
               *[other] { $count } good ones
            }
        [inaccuracy]
            { $count ->
                [one] { $count } inaccuracy
               *[other] { $count } inaccuracies
            }
        [mistake]
            { $count ->
                [one] { $count } mistake
               *[other] { $count } mistakes
            }
       *[blunder]
            { $count ->
                [one] { $count } blunder
               *[other] { $count } blunders
            }
    }
review-verdict =
    { $grade ->
        [best] { $name } found the best action.
        [good] { $name } played well.
        [inaccuracy] { $name } was inaccurate here.
        [mistake] { $name } made a mistake here.
       *[blunder] { $name } blundered here.
    }
review-win = { $percent }% to win
review-better =
    { $points ->
        [0]
            { $percent ->
                [one] Better by { $percent } percentage point of winning chance:
               *[other] Better by { $percent } percentage points of winning chance:
            }
        [one]
            { $percent ->
                [one] Better by { $percent } percentage point of winning chance and { $points } point:
               *[other] Better by { $percent } percentage points of winning chance and { $points } point:
            }
       *[other]
            { $percent ->
                [one] Better by { $percent } percentage point of winning chance and { NUMBER($points, maximumFractionDigits: 1) } points:
               *[other] Better by { $percent } percentage points of winning chance and { NUMBER($points, maximumFractionDigits: 1) } points:
            }
    }
review-equal = About equally good:
review-mark-mistake =
    { $grade ->
        [blunder]
            { $percent ->
                [one] Move { $move }: { $name } blunders and loses { $percent } percentage point of winning chance.
               *[other] Move { $move }: { $name } blunders and loses { $percent } percentage points of winning chance.
            }
       *[other]
            { $percent ->
                [one] Move { $move }: { $name } makes a mistake and loses { $percent } percentage point of winning chance.
               *[other] Move { $move }: { $name } makes a mistake and loses { $percent } percentage points of winning chance.
            }
    }
review-mark-luck =
    { $percent ->
        [one] After move { $move } { $name } is lucky and gains { $percent } percentage point of winning chance.
       *[other] After move { $move } { $name } is lucky and gains { $percent } percentage points of winning chance.
    }
review-players = How each player played
review-moments = The biggest moments: find the better action
review-moment = Move { $move }: { $name }
review-find = What would have been better here?
review-found = That is it: nothing better was found.
review-not-found =
    { $percent ->
        [one] There is something better, by { $percent } percentage point of winning chance.
       *[other] There is something better, by { $percent } percentage points of winning chance.
    }
review-compare = Compare

# What wins?
explore = What wins?
explore-link = What wins?
explore-link-label = What wins? The figures for { $card }

# Puzzles
puzzles = Puzzles

# The analysis board
analyse = Analysis board
analyse-from-here = Analyse from here
analyse-broken-link = No position can be read from this link. Perhaps it was cut off.

# The position editor
edit = Position editor
edit-this = Edit this position

# Positions from files
open-position = Open a position: choose a file or drop it here.
no-position = { $file } is not a position: it cannot be read as JSON.

# Lists that can be filtered
filter-any = All
filter-none = Nothing fits this choice.
filter-search = Search
`,i=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),t=`# The tour of a game, in English: around its pictures.

tour = A short tour
tour-of = A short tour of { $game }
tour-kind = tour
tour-at = Picture { $number } of { $count }
tour-back = Previous picture
tour-on = Next picture
tour-pause = Pause
tour-play = Play automatically
tour-meanwhile = The game is being prepared, which happens only at the first start. The rules can be read already; lessons and games can begin as soon as it is ready.
`,h=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),a=`# What is said of a game that has no words of its own, in the terminal and on the pages.

not-legal = “{ $action }” is not possible now.
actions = What you can do
turn = It is the turn of { $name }.
move = { $name }: { $action }
no-rules = There is no summary of the rules of this game.
winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
list-and = { $first } and { $rest }
list-more = { $first }, { $rest }
`,c=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"}));export{r as a,i as b,h as c,c as d,s as e};
