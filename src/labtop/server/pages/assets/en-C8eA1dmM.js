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
       *[other] { $names } added randomness of their own after the server's promise.
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
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# The pages in English. Words that a game owns are in the game's folder.

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
older-table = This table was played under earlier rules of the game, which this version of labtop no longer plays. It is kept, but cannot be shown here.
level-name =
    { $level ->
        [beginner] beginner
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
        [greedy] greedy
        [random] random
       *[other] { $level }
    }
computer = Computer ({ $level })
open-seat = open seat
guest = Guest
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
records = Recorded games
open-record = Open a record: choose a file or drop it here.
choose-file = Choose a file
no-record = { $file } is not a record: it cannot be read as JSON.
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

seats = Players
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
thinking =
    { $seconds ->
        [one] has been thinking for { $seconds } second
       *[other] has been thinking for { $seconds } seconds
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
proposal = { $name } would like to take back a move. Do you agree?
proposal-own = You have asked to take back a move. Waiting for the others.
agree = Agree
disagree = Decline
withdraw = Withdraw
hand-over = { $name }, it is your turn. What comes next is for your eyes only.
hand-over-ready = I am { $name }
event-took_back = { $name } has taken back a move.
event-proposed = { $name } would like to take back a move.
event-answered = { $name } has answered.
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
end-rank = Players, the winner first
end-total = Points
end-broken-down = Where the points come from
graph = How the score went
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
learn-about = Short lessons on a real table, about ten minutes a game. You can leave at any time and continue later.
learn-new-here = New here?
learn-new-here-help = Ten minutes, step by step, on a real table.
learn-game = Learn { $game }
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
learn-play = Play { $game } now, against a beginner

## When the server says no

bad-record = This record cannot be replayed: { $detail }
bad-components = This component file cannot be used: { $detail }
refused =
    { $code ->
        [offline] The server cannot be reached.
        [compiling] The game is still being prepared. Try again in a moment.
        [stopping] The server is being stopped.
        [too_many] Too much at once. Wait a moment.
        [too_large] That is too large.
        [unknown_table] There is no such table.
        [older_rules] This table was played under earlier rules, which this version no longer plays.
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
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),o=`# What is said of a game that has no words of its own, in the terminal and on the pages.

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
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),r=`# The terminal game in English; the words of cards and actions are in the folder above.

## Labels on the table

heading = Round { $round } of { $rounds }
bulb = bulb ★{ $bulb }
next-round = then
next-card = Next program card
general-supply = General supply
start = start
row-goods = lab
row-programmed = programmed
row-bots = supply
row-submarines = submarines
row-letters = letters
row-extensions = extensions
row-research = research cards
short-scoring = scoring
short-across = across
short-free_two_locks = lock 2 free
short-half_price_submarine = ▲ half price
short-sideways_engineer = sideways
sign-time = time markers
sign-crystals = crystals
sign-octopods = octopods
sign-research_cards = research cards
sign-knowledge = points
sign-bot = control space, supply
sign-charging = charging station
sign-submarine = submarines
sign-scientist = scientists
sign-neutral = neutral

## What is to be decided

asks-action = { $name }, program a bot, carry out an action or pass.
asks-rewards = { $name }, a red line is in reach. Use or forgo your rewards, in any order ({ $things }).
asks-letters = { $name }, you may place a bot for each remaining letter ({ $things }).
asks-line =
    { $points ->
        [one] { $name }, which bot do you give up for the red line? { $points } point is waiting.
       *[other] { $name }, which bot do you give up for the red line? { $points } points are waiting.
    }
asks-scoring = { $name }, you may use research cards in the intermediate scoring ({ $things }).
asks-over = The game is over.

## Actions on offer

group-engineer = Program a bot with the engineer
group-buy = Program a bot for 3 time markers
group-act =
    { $colour ->
        [green] Green – expand the lab: go to a sector (◷), then
        [yellow] Yellow – take time markers: go to a sector (◷), then
        [black] Black – take crystals: go to a sector (◷), then
        [purple] Purple – catch octopods: go to a sector (◷), then
        [blue] Blue – launch a submarine: go to a sector (◷), then
        [red] Red – take a research card: go to a sector (◷), then
       *[white] White – program a bot: go to a sector (◷), then
    }
group-recall = Recall a bot
group-pass = Pass
group-place = Place a letter bot
group-give = Give up a bot
group-use = Use a reward
group-program = Use a card
group-done = Done

## The score

score-title = Final score
score-rounds = four rounds
score-letters = different letters
score-time = time markers
score-submarines = all six submarines
score-extensions = five extensions
score-total = total
score-control = control spaces
score-crystals = crystals
winner =
    { $by ->
        [shared] { $name } share first place: level in everything.
        [control] { $name } wins: level on points, but with more control spaces.
        [crystals] { $name } wins: level on points and control spaces, but with more crystals.
       *[points] { $name } wins with the most points.
    }

## The rules in short

rules =
    # AquaSphere in short

    Your **engineer** programs bots at headquarters, your **scientist** uses them in the station. Four rounds; **the player
    with the most points wins.**

    Your turn is **one** of three things:

    - **Program a bot**: move the engineer along an arrow and put a bot on the colour of the tile there; or, once a round,
      pay 3 time markers for any colour. You can have at most two programmed bots, of different colours.
    - **Act**: the scientist goes to a sector, each lock costs its value in time markers; a programmed bot takes the control space,
      and its colour works there. The bot it pushes off goes to the charging station.
    - **Pass**: only from the top tier. Whoever passes first plays first in the next round.

    At any moment of your turn you may **recall** a programmed bot for 2 time markers, even after paying for a way or a
    submarine.

    __Colours.__ Green: take the lab extension, and place a bot for each letter on it. Yellow: take time markers. Black: take
    crystals. Purple: catch octopods, as many as you like, for 1, 3, 6, 10 … points. Blue: pay for a submarine space, score the bulb. Red: take the
    research card, score the bulb. White: program a bot of the sector’s colour.

    __Your lab__ limits time markers, crystals, research cards, and octopods caught in an action. What does not fit is not taken.

    __Red lines__ on the knowledge track cost a crystal; without one, a programmed bot; with neither you stop there. Where
    reward cards would take you over one, you may forgo them.

    __After each round:__ 6 points for the most control spaces (3 if shared), the highest uncovered number of your bot
    spaces, 1, 3, 6, 10 … for crystals, minus the same for octopods in each sector you control. **At the end:** 1, 3, 6, 10 …
    for different letters, 1 per time marker, 5 for six submarines, 5 for five extensions.

    __Signs.__ \`G Y K P B R W\` are green, yellow, black, purple, blue, red and white; numbers are players, N is neutral.
    \`G→◷2\` on a card: 2 time markers when your engineer enters the green tile. \`✱→◆1\`: a crystal when you catch octopods. \`C +✱1\` on
    an extension: letter C, room for 1 more octopod. \`then =◷3 +◆1\`: what the next round brings to the sector. \`card R05\`,
    \`card X07\` or \`card green\` says it in words.

## The component set

provenance-published = published
provenance-inferred = inferred
provenance-designed = designed
provenance-unknown = unknown
meaning-published =
    { $count ->
        [one] { $count } value is published: it is stated in a listed source.
       *[other] { $count } values are published: they are stated in a listed source.
    }
meaning-inferred =
    { $count ->
        [one] { $count } value is inferred: it follows from published statements.
       *[other] { $count } values are inferred: they follow from published statements.
    }
meaning-designed =
    { $count ->
        [one] { $count } value is designed: invented so that the game can be played, not the printed one.
       *[other] { $count } values are designed: invented so that the game can be played, not the printed ones.
    }
meaning-unknown =
    { $count ->
        [one] { $count } value is unknown: not found and not needed.
       *[other] { $count } values are unknown: not found and not needed.
    }
components-name = In positions and records this set is called { $name }.
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),t=`# AquaSphere in English.
# Every sentence is a message of its own. Only ids, letters, numbers and lists come from outside, and $mark, which stands
# behind a value that is designed rather than printed; all else is chosen here.

## Words

colour =
    { $colour ->
        [green] green
        [yellow] yellow
        [black] black
        [purple] purple
        [blue] blue
        [red] red
       *[white] white
    }
# Forms that other languages tell apart: your green bot, the green symbol, on the green symbol, with the green tile.
colour-bot = { colour }
colour-symbol = { colour }
colour-on-symbol = { colour }
colour-tile = { colour }

program-action =
    { $colour ->
        [green] expand the lab
        [yellow] take time markers
        [black] take crystals
        [purple] catch octopods
        [blue] launch a submarine
        [red] take a research card
       *[white] program a bot
    }

time =
    { $time ->
        [one] { $time } time marker
       *[other] { $time } time markers
    }
cost =
    { $cost ->
        [one] { $cost }{ $mark } time marker
       *[other] { $cost }{ $mark } time markers
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
crystals =
    { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
octopods =
    { $octopods ->
        [one] { $octopods } octopod
       *[other] { $octopods } octopods
    }
gain =
    { $reward ->
        [time] { $amount ->
            [one] { $amount } time marker
           *[other] { $amount } time markers
        }
        [crystals] { $amount ->
            [one] { $amount } crystal
           *[other] { $amount } crystals
        }
       *[knowledge] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }

list-and = { $first } and { $rest }
list-more = { $first }, { $rest }

name-sector = sector { $sector }
name-field =
    { $field ->
        [start] start field
       *[other] field { $field }
    }
name-stage =
    { $stage ->
        [action] turn
        [rewards] rewards at a red line
        [letters] letter bots
        [line] red line
        [scoring] intermediate scoring
       *[over] end of the game
    }
name-kind =
    { $kind ->
        [engineer_reward] engineer reward
        [octopod_reward] octopod reward
        [cross_station] across the station
        [displace_reward] displace
        [free_two_locks] free locks
        [half_price_submarine] cheap submarines
        [sideways_engineer] sideways
        [scoring_program] program at scoring
       *[instant_program] program at once
    }
name-station = Station
name-headquarters = Headquarters
name-play-order = Play order
name-pass-order = Pass order
name-knowledge-track = Knowledge track
name-programming-area = Programming area
name-bulb = Bulb
name-lock = Lock
name-programming-field = Programming field
name-control-space = Control space
name-charging-station = Charging station
name-submarines = Submarines
name-research = Research cards
name-extensions = Lab extensions
name-lab = Lab
name-time = Time markers
name-crystals = Crystals
name-octopods = Octopods
name-supply = Supply
name-programmed = Programmed bots
name-engineer = Engineer
name-scientist = Scientist
name-knowledge-points = Knowledge points

designed-note = { $mark } designed for this project so that the game can be played; not the printed value.

## Programs

program-text =
    { $colour ->
        [green] Take the top lab extension of the sector, unless your lab has five. For each letter on it you may place a bot from your supply on the control space of that sector.
        [yellow] If there are fewer than 2 time markers in the sector, top up to 2. Then take as many as your lab can hold.
        [black] Take as many of the sector’s crystals as your lab can hold.
        [purple] Catch octopods of the sector, as many as you like up to what your lab can hold at once, and score 1, 3, 6, 10, 15, 21 points for 1, 2, 3, 4, 5, 6 of them.
        [blue] Pay for the next free submarine space of the sector, launch a submarine there and score the bulb. One submarine per player and sector.
        [red] Take the top research card of the sector, if your lab has room, and score the bulb.
       *[white] Put a bot from your supply on the symbol of the sector’s programming field. If the symbol is taken, take 2 time markers instead.
    }

## Research cards

card-title = { $card } · { name-kind }
card-engineer_reward = When your engineer enters a field with the { colour-tile } tile: { gain }.
card-octopod_reward = When you catch at least one octopod with a purple action: { gain }.
card-cross_station = Once per move your scientist may jump to the opposite sector for { time }.
card-displace_reward = { gain } for each bot of another colour your bots push off a control space.
card-free_two_locks = Locks of value 2 cost you nothing.
card-half_price_submarine = A submarine space costs you half, rounded down.
card-sideways_engineer = Once per game: your engineer steps to a neighbouring field of the same tier and programs there, instead of following an arrow.
card-scoring_program = In each intermediate scoring you may pay { time } and put a bot from your supply on the { colour-symbol } symbol.
card-instant_program =
    { $otherwise ->
        [one] When taken: { time }, and a bot from your supply goes on the { colour-symbol } symbol. If the symbol is taken or the supply is empty, { $otherwise } more time marker instead.
       *[other] When taken: { time }, and a bot from your supply goes on the { colour-symbol } symbol. If the symbol is taken or the supply is empty, { $otherwise } more time markers instead.
    }

## Lab extensions

extension-title =
    { $count ->
        [0] { $extension }{ $mark } · no letter
       *[other] { $extension }{ $mark } · { $letters }
    }
extension-rooms = Your lab gains room for { $rooms }.
extension-no-room = Your lab gains no room.
room-research_cards =
    { $count ->
        [one] { $count }{ $mark } more research card
       *[other] { $count }{ $mark } more research cards
    }
room-crystals =
    { $count ->
        [one] { $count }{ $mark } more crystal
       *[other] { $count }{ $mark } more crystals
    }
room-octopods =
    { $count ->
        [one] { $count }{ $mark } more octopod in an action
       *[other] { $count }{ $mark } more octopods in an action
    }
room-time =
    { $count ->
        [one] { $count }{ $mark } more time marker
       *[other] { $count }{ $mark } more time markers
    }
extension-letters =
    { $count ->
        [one] Letter { $letters }{ $mark }: when you take it, you may place a bot there.
       *[other] Letters { $letters }{ $mark }: when you take it, you may place a bot in each of those sectors.
    }

## Actions: programming

engineer = Move your engineer to { $field } and program a { colour-bot } bot ({ program-action }).
engineer-sideways = Use { $card }: move your engineer sideways to { $field } and program a { colour-bot } bot ({ program-action }).
buy = Pay { time } and program a { colour-bot } bot ({ program-action }).
recall =
    { $time ->
        [0] Recall your { colour-bot } bot to the supply; your lab has no room for time markers.
       *[other] Recall your { colour-bot } bot to the supply and take { time }.
    }
pass =
    { $last ->
        [yes] Pass: you take no more turns in this last round.
       *[no] Pass: you take no more turns this round; next round you are number { $place } in the play order.
    }
program = Use { $card }: pay { time } and program a { colour-bot } bot ({ program-action }).

## Actions: the scientist goes, a bot is placed

act = { act-way } and put your { colour-bot } bot on the control space{ displaced }.
act-way =
    { $way ->
        [stay] Stay in { $sector }
        [free] Go to { $sector } for free{ $mark }
       *[paid] Go to { $sector } for { cost }
    }
place = Put a bot from your supply on the control space of { $sector }{ displaced }.
displaced =
    { $displaced ->
        [nobody] {""}
        [own] ; your own bot there moves to the charging station
        [neutral] ; the neutral bot there moves to the charging station
       *[other] ; another player’s bot there moves to the charging station
    }
recalled =
    { $moment ->
        [price] Once the submarine is paid for, recall your { $recalled } bot to the supply and take { time }.
        [under-way] On the way, recall your { $recalled } bot to the supply and take { time } to pay for the rest of it.
       *[way] Once the way is paid for, recall your { $recalled } bot to the supply and take { time }.
    }
thinned-out = The charging station is too full: everyone takes back all but one of their bots from it.

## Actions: effects

green = Take the lab extension { $extension }{ $mark }.
green-none = You take no lab extension: there is none here.
green-full = You take no lab extension: your lab already has five.
yellow = Take { time }.
yellow-full = You take no time markers: your lab has no room for them.
black = Take { crystals }.
black-none = You take no crystals: there are none here.
black-full = You take no crystals: your lab has no room for them.
purple = Catch { octopods } for { points }.
purple-fewer = Catch only { octopods } for { points }.
purple-zero = Catch none of the octopods here: no points, no reward.
purple-none = You catch no octopods: there are none here.
purple-full = You catch no octopods: your lab cannot hold any.
blue = Launch a submarine for { cost } and score { points }.
blue-free = Launch a submarine for free and score { points }.
blue-left = You launch no submarine: you have none left.
blue-own = You launch no submarine: you already have one here.
blue-space = You launch no submarine: all spaces here are taken.
blue-time = You launch no submarine: the space costs { cost }, and you have { $time }.
red = Take the research card { $card } and score { points }.
red-none = You take no research card: there is none here.
red-full = You take no research card: your lab has no room for one.
white = Put a bot from your supply on the { colour-symbol }{ $mark } symbol.
white-taken =
    { $time ->
        [0] The { colour-symbol }{ $mark } symbol is taken, and your lab has no room for time markers.
       *[other] The { colour-symbol }{ $mark } symbol is taken: take { time } instead.
    }
white-empty = You program no bot: your supply is empty.

reward = { $card } gives you { gain }.
reward-nothing =
    { $reward ->
        [time] { $card } gives you nothing: your lab has no room for time markers.
       *[crystals] { $card } gives you nothing: your lab has no room for a crystal, or none is left.
    }
rewards-line = The red line in front of { $line }{ $mark } is in reach.
rewards-decide =
    { $count ->
        [one] You then decide whether to use { $cards }.
       *[other] You then decide about { $cards }: use or forgo each, in any order.
    }
line =
    { $payment ->
        [crystal] For the red line in front of { $line }{ $mark } you pay 1 crystal.
        [bot] For the red line in front of { $line }{ $mark } you give up your { $bot } bot.
        [choice] For the red line in front of { $line }{ $mark } you give up one of your programmed bots.
       *[nothing] You cannot pay for the red line in front of { $line }{ $mark }: you stop there, and the points beyond it are lost.
    }

## Actions: other choices

done-letters =
    { $count ->
        [one] Place no bot in { $things } and end your turn.
       *[other] Place no bots in { $things } and end your turn.
    }
use = Use { $card }: it gives you { gain }.
use-nothing =
    { $reward ->
        [time] Use { $card }: it gives you nothing, for your lab has no room for time markers.
       *[crystals] Use { $card }: it gives you nothing, for your lab has no room for a crystal, or none is left.
    }
done-rewards =
    { $count ->
        [one] Forgo the reward of { $things } and end your turn.
       *[other] Forgo the rewards of { $things } and end your turn.
    }
done-scoring =
    { $count ->
        [one] Leave the card { $things } unused in this scoring.
       *[other] Leave the cards { $things } unused in this scoring.
    }
give = Give up your { colour-bot } bot for the red line in front of { $line }{ $mark } and score the remaining { points }.

## What an action brings, before it is chosen

preview = { $what }.
preview-brings = { $what }: { $gains }.
preview-brings-pays = { $what }: { $gains }, then { $pays }.
preview-price =
    { $cost ->
        [0] {""}
       *[other] {" "}for { cost }
    }
preview-engineer = Program a { colour-bot } bot
preview-buy = Program a { colour-bot } bot{ preview-price }
preview-program = Program a { colour-bot } bot with { $card }{ preview-price }
preview-recall = Recall the { colour-bot } bot
preview-give = Give up the { colour-bot } bot
preview-place = Put a bot in { $sector } and control it
preview-pass =
    { $place ->
        [0] Pass for this last round
       *[other] Pass and be number { $place } in the play order next round
    }
preview-done-letters = Place no more bots
preview-use = Use { $card }
preview-nothing = nothing to gain
preview-done-rewards = Forgo { $cards }
preview-done-scoring = Use no more cards
preview-control = Just take control of { $sector }{ preview-price }
preview-green = Take the lab extension { $extension }{ preview-price }
preview-yellow =
    { $cost ->
        [0] Take time markers
       *[other] Pay { cost } and take time markers
    }
preview-black = Take crystals{ preview-price }
preview-purple = Catch { octopods }{ preview-price }
preview-blue = Launch a submarine{ preview-price }
preview-red = Take the research card { $card }{ preview-price }
preview-white = Program a { colour-bot } bot{ preview-price }
preview-scored = { $sign }{ points } in the scoring
preview-final = { points } at the end
preview-back =
    { $bots ->
        [one] { $bots } bot back
       *[other] { $bots } bots back
    }
preview-room = room for { $rooms }
preview-letters =
    { $count ->
        [one] a bot for the letter { $letters }
       *[other] bots for the letters { $letters }
    }
preview-programmed = a { colour-bot } bot programmed
preview-recalled =
    { $after ->
        [price] the { colour-bot } bot recalled after paying for the submarine
       *[way] the { colour-bot } bot recalled after the way
    }
preview-rewards = the decision about { $cards }
preview-line-crystals =
    { $count ->
        [one] { $count } crystal for the red line
       *[other] { $count } crystals for the red lines
    }
preview-line-bot = the { colour-bot } bot for the red line
preview-line-choice = one of your programmed bots for the red line
preview-lost =
    { $points ->
        [one] { $points } point lost at the red line
       *[other] { $points } points lost at the red line
    }
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),a=`# Why an action is not legal.

reason-program =
    { $program ->
        [green] green
        [yellow] yellow
        [black] black
        [purple] purple
        [blue] blue
        [red] red
       *[white] white
    }

reason-over = The game is over; there is nothing left to do.
reason-unknown = “{ $action }” is not an action of this game; an action looks like “engineer L1” or “act B green”.
reason-spelling = “{ $action }” must be spelled “{ $right }”.
reason-stage =
    { $stage ->
        [rewards] Not now: first use the rewards you have triggered, or forgo them.
        [letters] Not now: first place the letter bots of your new lab extension, or go on without them.
        [line] Not now: first choose the programmed bot that you give up for the red line.
        [scoring] Not now: this is the intermediate scoring; use one of your research cards, or go on without them.
       *[action] Not now: it is your turn to program a bot, carry out an action or pass.
    }
reason-no-arrow =
    { $here ->
        [start] No arrow leads from the start field to { $field }; your engineer can only follow the arrows.
       *[other] No arrow leads from { $here } to { $field }; your engineer can only follow the arrows.
    }
reason-no-sideways = A sideways step from { $here } to { $field } needs an unused research card that allows it.
reason-supply-empty = Your supply is empty; there is no bot to place.
reason-symbol-occupied = A bot already stands on your { reason-program } symbol; use or recall it first.
reason-two-programmed = You already have two programmed bots; use or recall one first.
reason-bought = You have already programmed with time markers this round; that is possible only once a round.
reason-buy-time = Programming with time markers costs { $price } time markers; you have { $time }.
reason-not-programmed = You have no bot on the { reason-program } symbol.
reason-too-far =
    { $time ->
        [0] The cheapest way to sector { $sector } costs { $cost ->
            [one] { $cost } time marker
           *[other] { $cost } time markers
        }; you have none.
       *[other] The cheapest way to sector { $sector } costs { $cost ->
            [one] { $cost } time marker
           *[other] { $cost } time markers
        }; you have { $time }.
    }
reason-recalls-itself = The { reason-program } bot carries out the action, so it cannot be recalled for it.
reason-recall-first = There is room for the time markers: recall the { reason-program } bot first, then act.
reason-nothing-paid = Nothing is paid here while the { reason-program } bot is still programmed, so the recall cannot wait: recall it first if you want its time markers.
reason-catching =
    { $most ->
        [0] There is no octopod in sector { $sector } that you could catch.
        [one] In sector { $sector } you can catch one octopod; to do so, act without naming a number.
       *[other] In sector { $sector } you can catch { $most } octopods at most; to catch them all, act without naming a number.
    }
reason-pass = You can only pass when your engineer stands on one of the three top fields.
reason-no-letter = There is no letter bot left to place in sector { $sector }.
reason-no-reward = { $card } is not one of the rewards that you can use now.
reason-reward-by-itself = { $card } pays out by itself when it is triggered; you are asked only where its points bring a red line into reach.
reason-no-such-card = You have no research card { $card } that programs a bot in the scoring.
reason-card-used = You have already used { $card } in this scoring.
reason-card-time = { $card } costs { $price ->
        [one] { $price } time marker
       *[other] { $price } time markers
    }; you have { $time }.

## What one may want to do: “Why can’t I …”

want-engineer = … move my engineer there?
want-buy = … program with time markers?
want-act = … go there and act?
want-catching = … catch fewer octopods?
want-recall = … recall a bot?
want-recalling = … recall a bot in the course of an action?
want-use = … use or forgo a reward?
want-program = … use my research card?
want-pass = … pass?
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),s=`# What happened in AquaSphere, in English: the log.

## What happened

told-engineer = { $name } moves the engineer to { $field } and programs a { colour-bot } bot.
told-buy = { $name } pays time markers and programs a { colour-bot } bot.
told-act = { $name } uses a { colour-bot } bot in { $sector }.
told-catching =
    { $octopods ->
        [0] { $name } uses a { colour-bot } bot in { $sector } and catches none of the octopods there.
       *[other] { $name } uses a { colour-bot } bot in { $sector } and catches only { octopods }.
    }
told-recalling = In between, { $name } recalls a { colour-bot } bot.
told-recall = { $name } recalls a { colour-bot } bot.
told-pass = { $name } passes.
told-place = { $name } places a letter bot in { $sector }.
told-give = { $name } gives up a { colour-bot } bot for a red line.
told-program = { $name } uses { $card } and programs a { colour-bot } bot.
told-done-letters = { $name } places no more letter bots.
told-use = { $name } uses the reward of { $card }.
told-done-rewards = { $name } forgoes { $cards } at a red line.
told-done-scoring = { $name } uses no more cards in this scoring.
told-takes = { $name } takes { $thing }.
told-launches = { $name } launches a submarine.
told-changes = { $name }: { $changes }.
change-score =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
change-time =
    { $count ->
        [one] { $sign }{ $count } time marker
       *[other] { $sign }{ $count } time markers
    }
change-crystals =
    { $count ->
        [one] { $sign }{ $count } crystal
       *[other] { $sign }{ $count } crystals
    }
told-score = { $name } has { $points }
told-round = Round { $round } is scored: { $scores }.
told-over = The game is over.

## What follows from a move

told-displaced =
    { $whose ->
        [neutral] The neutral bot there moves to the charging station.
        [own] { $name }’s own bot there moves to the charging station.
       *[other] { $name }’s bot there moves to the charging station.
    }
told-thinned-out = The charging station of { $sector } is too full: { $bots }.
told-back =
    { $count ->
        [one] { $name } takes back { $count } bot
       *[other] { $name } takes back { $count } bots
    }
told-back-neutral =
    { $count ->
        [one] { $count } neutral bot leaves the game
       *[other] { $count } neutral bots leave the game
    }
told-programs = { $name } programs a { colour-bot } bot.
told-programs-taken =
    { $time ->
        [0] The { colour-symbol } symbol is taken, and there is no room for time markers.
       *[other] The { colour-symbol } symbol is taken: { $name } takes time markers instead.
    }
told-programs-none = { $name } programs no bot: the supply is empty.

## Scorings

told-scoring = In the scoring of round { $round }: { $points }.
told-submarines = Submarines bring time: { $times }.
told-time = { $name } { change-time }
told-final = In the final scoring: { $points }.
told-points = { $name } { change-score }
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),i=`# The terminal game in English; the words of cards and actions are in the folder above.

## Labels on the table

heading =
    { $last ->
        [yes] Gizmos · round { $round }, the last; { $name } has the last turn
       *[no] Gizmos · round { $round }
    }
heading-over =
    { $rounds ->
        [one] Gizmos · over after { $rounds } round
       *[other] Gizmos · over after { $rounds } rounds
    }
first-player = first player
label-ring = Energy ring
label-archive = Archive
any-colour = any colour
deck =
    { $count ->
        [0] deck empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
research-amount = research { $count }
progress =
    { $tokens ->
        [0] gizmos { $active }/{ $all } · level III { $third }/{ $most }
       *[other] tokens { $tokens } · gizmos { $active }/{ $all } · level III { $third }/{ $most }
    }
in-hand = Researched cards, for your eyes only
looking =
    { $count ->
        [one] { $count } level { $level } card is being looked at.
       *[other] { $count } level { $level } cards are being looked at.
    }

## What a card does, in a few signs

short-on-file = file
short-on-pick = pick
short-on-build = build
short-archive = archive
short-draw = draw { $count }
short-pick = pick { $count }
short-gain_points = ★{ $count }
short-file = file
short-research = research
short-build_free = build { $level } free
short-forbids-file = no filing
short-forbids-research = no research
short-build_level_2 = level II −{ $discount }
short-build_from_archive = from archive −{ $discount }
short-build_from_research = from research −{ $discount }
short-stored_energy = ★ per sphere
short-point_tokens = ★ per token point
short-limit-storage = ring +{ $count }
short-limit-archive = archive +{ $count }
short-limit-research = research +{ $count }

## What is to be decided

asks-action = { $name }, choose your action: file, pick, build or research.
asks-pay = { $name }, how do you pay for { $card }?
asks-choose = { $name }, build or file one of the researched cards, or neither.
asks-return = { $name }, which card goes under the deck next?
asks-use = { $name }, use a ready gizmo (◆) or end your turn.
asks-pick = { $name }, pick energy with { $card }.
asks-draw = { $name }, draw another random energy with { $card }, or stop.
asks-file = { $name }, file a gizmo from the display with { $card }.
asks-research = { $name }, research a level with { $card }.
asks-build = { $name }, build a level I gizmo for free with { $card }.
asks-over = The game is over.

## Actions on offer

group-file = File: keep a gizmo for later
group-pick = Pick: take energy from the row
group-build = Build
group-research = Research: look at cards from a deck
group-pass = Pass
group-pay = Pay: spent · converters used · left in the ring
group-neither = Neither
group-under = Under the deck
group-use = Use a gizmo
group-draw = Draw
group-stop = Stop
group-end = End the turn
look-at = { $count } of { $deck }
from-archive = from the archive
free = free
less = { $count } cheaper
nothing = nothing
stays = leaves
empty = an empty ring

## What happened

opening = { $name } was drawn by lot to go first.

## The score

score-title = Final score
score-printed = points on gizmos
score-tokens = victory point tokens
score-end-energy = end score for stored energy
score-end-tokens = end score for tokens
score-total = total
score-gizmos = active gizmos
score-energy = energy in the ring
winner =
    { $by ->
        [gizmos] { $name } wins: level on points, but with more active gizmos.
        [energy] { $name } wins: level on points and gizmos, but with more energy in the ring.
        [seat] { $name } wins: level in everything, but later in turn order.
       *[points] { $name } wins with the most points.
    }

## The rules in short

rules =
    # Gizmos in short

    You build gizmos, and your gizmos set each other off. **The player with the most points wins.**

    Your turn is **one** of four actions, then the gizmos it triggered:

    - **File**: take a card from the display into your archive, to build it later.
    - **Pick**: take a sphere from the energy row. A random one fills the gap.
    - **Build**: pay for a card from the display or from your archive. It is active at once.
    - **Research**: look at cards from a deck; build one, file one, or neither. The rest goes under the deck.

    __Paying.__ A card costs energy of its colour; a generic card (\\*) any mix. Converters change what a spent sphere
    counts for, each once a turn, even in chains. You pay exactly; discounts may be waived.

    __Triggers.__ What you file, pick or build makes gizmos *ready* (◆). Use each once a turn, in any order, or
    leave it. A gizmo is never triggered by its own building. Drawing random energy is not picking.

    __Limits__ at the start: 5 spheres in the ring, 1 card in the archive, 3 cards when researching.

    __The end__ comes with somebody’s 4th level III gizmo or 16th gizmo in all; the round is played out. Points:
    those on gizmos, tokens, and end scores. Ties: more gizmos, more energy, later in turn order.

    __Signs.__ \`R Y B K\` are red, yellow, blue and black, \`*\` is any colour. \`pick Y → draw 1\` reads: when you pick yellow,
    draw a random energy. \`B→*\`: in a payment a blue sphere counts as any colour. \`★2\`: 2 points.
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),l=`# Gizmos in English. The energies are called by their colours; \`energy-name\` has the rulebook's names.
# Every sentence is a message of its own. Only gizmos' ids, numbers and lists come from outside, all else is chosen here.

## Words

colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
        [black] black
       *[any] generic
    }
# Forms of the colour that other languages tell apart: one energy, two to four, five and more; a gizmo that is built.
colour-energy = { colour }
colour-energies = { colour }
colour-many = { colour }
colour-gizmo = { colour }

energy-name =
    { $colour ->
        [red] heat
        [yellow] electric
        [blue] atomic
       *[black] battery
    }

price =
    { $colour ->
        [any] { $price } energy of any colour
       *[other] { $price } { colour }
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
discount = { $discount } energy

list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-more = { $first }, { $rest }

name-file = File
name-pick = Pick
name-build = Build
name-research = Research
name-upgrade = Upgrade
name-converter = Converter
name-display = Display
name-row = Energy row
name-dispenser = Dispenser
name-ring = Energy storage ring
name-archive = Archive
name-active = Active gizmos
name-tokens = Victory point tokens
name-storage-limit = Storage limit
name-file-limit = File limit
name-research-amount = Research amount

## Cards

card-title =
    { $points ->
        [0] { $card } · { colour } · cost { $cost } · points at the end
       *[other] { $card } · { colour } · cost { $cost } · { points }
    }
card-title-starting = { $card } · starting gizmo

card-triggered =
    { $trigger ->
        [file] When you file a gizmo: { effect }
        [pick] When you pick { $colours }: { effect }
        [build] When you build a { $colours } gizmo: { effect }
        [archive] When you build a gizmo from your archive: { effect }
       *[level] When you build a level { $level } gizmo: { effect }
    }
effect =
    { $effect ->
        [draw] { $count ->
            [one] draw { $count } random energy.
           *[other] draw up to { $count } random energy.
        }
        [pick] { $count ->
            [one] pick { $count } energy.
           *[other] pick up to { $count } energy.
        }
        [gain_points] { $count ->
            [one] take a victory point token worth { $count }.
           *[other] take victory point tokens worth { $count }.
        }
        [file] file a gizmo from the display.
        [research] research a level of your choice.
       *[build_free] build a level { $free } gizmo for free.
    }

card-converts = 1 { colour } counts as any colour.
card-converts-two = 1 or 2 { colour } each count as any colour.
card-converts-all = 1 energy of any colour counts as any other colour.
card-doubles = 1 { colour } counts as 2 { colour }.

card-limits-storage = Your storage limit rises by { $storage }.
card-limits-storage-archive = Your storage limit rises by { $storage } and your file limit by { $archive }.
card-limits-storage-research = Your storage limit rises by { $storage } and your research amount by { $research }.
card-limits-storage-archive-research = Your storage limit rises by { $storage }, your file limit by { $archive } and your research amount by { $research }.
card-forbids-file = You may no longer file gizmos.
card-forbids-research = You may no longer research.
card-discount-build_level_2 = Level II gizmos cost you { discount } less.
card-discount-build_from_archive = Gizmos from your archive cost you { discount } less.
card-discount-build_from_research = Gizmos built from research cost you { discount } less.
card-end-stored_energy = At the end of the game: 1 point for each energy in your storage ring.
card-end-point_tokens = At the end of the game: as many points as your victory point tokens are worth.

## Actions

file =
    { $source ->
        [research] File { $card } from your researched cards; { gizmo-facts }.
       *[display] File { $card } from the display; { gizmo-facts }.
    }
gizmo-facts =
    { $points ->
        [0] it costs { price } and scores at the end
       *[other] it costs { price } and is worth { points }
    }

build =
    { $source ->
        [research] Build { $card } from your researched cards { build-price }; { build-points }.
        [archive] Build { $card } from your archive { build-price }; { build-points }.
       *[display] Build { $card } from the display { build-price }; { build-points }.
    }
build-price =
    { $price ->
        [0] for free
       *[other] { $discount ->
            [0] for { price }
           *[other] for { price } instead of { $cost }
        }
    }
build-points =
    { $points ->
        [0] it scores at the end
       *[other] it is worth { points }
    }

pick =
    { $more ->
        [0] Pick 1 { colour } energy ({ energy-name }) from the energy row.
       *[other] Pick 1 { colour } energy ({ energy-name }) from the energy row; then you may pick { $more } more.
    }
research =
    { $count ->
        [one] Research level { $level }: look at the last card of the deck, then build it, file it or do neither.
       *[other] Research level { $level }: look at { $count } cards from the deck, then build or file one of them or do neither.
    }
pass = Pass: you cannot file, pick, build or research.

pay =
    { $count ->
        [0] Pay { $spheres } for { $card }.
        [one] Pay { $spheres } for { $card }, using the converter { $via }.
       *[other] Pay { $spheres } for { $card }, using the converters { $via }.
    }
pay-nothing = Pay nothing for { $card }.

neither =
    { $count ->
        [one] Neither build nor file the researched card; it goes under the level { $level } deck.
       *[other] Neither build nor file any of the { $count } researched cards; they go under the level { $level } deck.
    }
under = Put { $card } under the level { $level } deck next.
under-rest = Put the remaining { $count } cards under the level { $level } deck in the order drawn.
under-hidden = Put researched cards under the level { $level } deck.

use = Use { $card }: { effect }
end = End your turn and leave { $ready } unused.
draw =
    { $more ->
        [0] Draw 1 more random energy for { $card }.
       *[other] Draw 1 more random energy for { $card }; then you may draw { $more } more.
    }
stop-draw = Stop drawing for { $card } and forgo { $left } more random energy.
stop-pick = Stop picking for { $card } and forgo { $left } more energy.

## Why an action is not legal

illegal-unknown = “{ $action }” is not an action of this game; an action looks like “pick red” or “file II-03”.
illegal-over = The game is over; there is nothing left to do.
illegal-stage =
    { $stage ->
        [action] Not now: choose the action of your turn first – file, pick, build or research.
        [pay] Not now: first decide how you pay for the gizmo.
        [choose] Not now: first decide whether to build or file one of the researched cards or do neither.
        [return] Not now: first put the researched cards back under the deck.
        [use] Not now: use one of your ready gizmos or end your turn.
        [pick] Not now: first pick energy from the row, as your gizmo lets you.
        [draw] Not now: first decide whether to draw another random energy or to stop.
        [file] Not now: first file a gizmo from the display, as your gizmo lets you.
        [research] Not now: first research a level, as your gizmo lets you.
        [build] Not now: first build a level I gizmo for free, as your gizmo lets you.
       *[over] The game is over; there is nothing left to do.
    }
illegal-pick-ring-full = Your energy storage ring is full: it holds { $limit } energy. Build a gizmo to make room.
illegal-pick-not-in-row = There is no { colour } energy in the energy row; pick one of the colours in the row.
illegal-file-archive-full =
    { $limit ->
        [one] Your archive is full: it holds { $limit } gizmo. Build one from it to make room.
       *[other] Your archive is full: it holds { $limit } gizmos. Build one from it to make room.
    }
illegal-file-forbidden = You may no longer file: your { $card } forbids it.
illegal-file-not-in-display = { $card } is not in the display; you can only file a gizmo from the display.
illegal-file-not-in-hand = { $card } is not among the researched cards; you can only file one of those.
illegal-build-not-available = { $card } is neither in the display nor in your archive; you can only build a gizmo from there.
illegal-build-not-in-hand = { $card } is not among the researched cards; you can only build one of those.
illegal-build-cost =
    { $converters ->
        [yes] { $card } costs { price }; even with your converters you have only { $reach }.
       *[no] { $card } costs { price }; you have { $reach }.
    }
illegal-build-not-free = { $card } cannot be built for free; only a level I gizmo can.
illegal-research-empty = The level { $level } deck is empty; research a level that has cards left.
illegal-research-forbidden = You may no longer research: your { $card } forbids it.
illegal-pay = You cannot pay for { $card } like this; choose one of the payments offered.
illegal-use-not-ready = { $card } is not ready; you can only use a gizmo that was triggered this turn.
illegal-use-not-now = { $card } is ready, but its effect cannot be carried out now; use another gizmo or end your turn.
illegal-use-used = { $card } has already been used this turn; each gizmo works once a turn.
illegal-under = { $card } is not among the cards to put back; choose one of those.
illegal-pass = You can only pass when you cannot file, pick, build or research.
illegal-end = You cannot end your turn now; finish what you have begun first.
illegal-spelling = “{ $action }” must be spelled “{ $right }”.

## What one may want to do: “Why can’t I …”

want-pick = … pick energy?
want-file = … file a gizmo?
want-build = … build a gizmo?
want-research = … research?
want-use = … use a gizmo?
want-end = … end my turn?
want-pass = … pass?
`,v=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),c=`# What moves did, in English.

told-file =
    { $source ->
        [research] { $name } files { $card } from the researched cards.
       *[display] { $name } files { $card } from the display.
    }
told-pick = { $name } picks { colour }.
told-choose = { $name } is going to build { $card }.
told-build =
    { $source ->
        [research] { $name } builds { $card } from the researched cards{ told-price }.
        [archive] { $name } builds { $card } from the archive{ told-price }.
       *[display] { $name } builds { $card } from the display{ told-price }.
    }
told-price =
    { $paid ->
        [free] {""} for free
       *[other] {""} for { $paid }
    }
told-pay =
    { $count ->
        [0] { $name } builds { $card } for { $paid }.
        [one] { $name } builds { $card } for { $paid } with the converter { $via }.
       *[other] { $name } builds { $card } for { $paid } with the converters { $via }.
    }
told-pay-nothing = { $name } builds { $card } for free.
told-research =
    { $count ->
        [one] { $name } researches level { $level } and looks at { $count } card.
       *[other] { $name } researches level { $level } and looks at { $count } cards.
    }
told-neither = { $name } neither builds nor files a researched card.
told-under = { $name } puts { $card } under the level { $level } deck.
told-under-rest = { $name } puts the other cards under the level { $level } deck.
told-under-hidden = { $name } puts cards under the level { $level } deck.
told-use =
    { $points ->
        [0] { $name } uses { $card }.
        [one] { $name } uses { $card } and gains { $points } point.
       *[other] { $name } uses { $card } and gains { $points } points.
    }
told-draw = { $name } draws again.
told-stop = { $name } stops.
told-end = { $name } ends the turn.
told-pass = { $name } passes.
told-end-triggered = The end is triggered: this round is the last.
came-row =
    { $colour ->
        [red] A red sphere rolls into the row.
        [yellow] A yellow sphere rolls into the row.
        [blue] A blue sphere rolls into the row.
       *[black] A black sphere rolls into the row.
    }
came-ring = { $name } draws { colour }.
came-display = { $card } is new in the display.
`,T=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"})),h=`# AquaSphere on the page in English, besides the sentences of the terminal game.

## What is being asked

ask-action =
    { $who ->
        [me] Your turn, { $name }: program a bot, act with one, or pass.
       *[other] It is { $name }’s turn.
    }
ask-rewards =
    { $who ->
        [me] { $name }, a red line is in reach: decide about { $things }.
       *[other] { $name } decides about { $things } at a red line.
    }
ask-letters =
    { $who ->
        [me] { $name }, place a bot from your supply in { $things }, or go on without one.
       *[other] { $name } may place bots in { $things }.
    }
ask-line =
    { $who ->
        [me] { $name }, which programmed bot do you give up for the red line?
       *[other] { $name } gives up a bot for a red line.
    }
ask-scoring =
    { $who ->
        [me] Scoring: { $name }, use { $things } now, or go on without it.
       *[other] Scoring: { $name } may use { $things }.
    }
ask-over = The game is over.

do-pass = Pass
do-done = Decline
do-recall = Recall the { colour-bot } bot

## Rewards at a red line

rewards-title = Rewards at a red line
rewards-stand =
    { $points ->
        [one] You have { $points } point,
       *[other] You have { $points } points,
    } and the next red line is in front of { $line }. You have { $crystals ->
        [0] no crystal
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    } and { $bots ->
        [0] no programmed bot
        [one] { $bots } programmed bot
       *[other] { $bots } programmed bots
    } to pay with.
rewards-help = Together these rewards would take you over a red line, so you decide. Use the cards in any order, or forgo the rest. A line costs 1 crystal, without one a programmed bot; with neither you stop in front of it. A crystal that you take first can pay.

## The players' boards

boards = The players’ boards
extension = Lab extension
bots-and-submarines = Bots and submarines
bots-hold =
    { $supply ->
        [one] { $supply } bot in the supply,
       *[other] { $supply } bots in the supply,
    } { $submarines ->
        [one] { $submarines } submarine left.
       *[other] { $submarines } submarines left.
    } In a scoring, your deployed bots are worth { points }.
lab-rooms = The lab holds
room-holds-time = Time markers: { $held } of { $room }
room-holds-crystals = Crystals: { $held } of { $room }
room-holds-research_cards = Research cards: { $held } of { $room }
room-holds-octopods = Octopods: at most { $room } caught in an action
base-lab = Base lab { $letter }
card-held =
    { $spent ->
        [yes] { $card }, used up: { $text }
       *[no] { $card }: { $text }
    }
symbol-held = A bot is programmed: { colour }, { program-action }
symbol-free = Free symbol: { colour }, { program-action }
symbol-buy = Pay { time } and program: { colour }, { program-action }
scientist-in = The scientist is in sector { $sector }
engineer-on =
    { $field ->
        [start] The engineer is on the start field
       *[other] The engineer is on field { $field }
    }
has-passed = Has passed
controls =
    { $count ->
        [0] Controls no sector
        [one] Controls sector { $sectors }
       *[other] Controls the sectors { $sectors }
    }
submarines-left =
    { $count ->
        [one] { $count } submarine left
       *[other] { $count } submarines left
    }

## Designed values

designed-label = Designed value
designed-short = Designed for labtop, not the printed values.
designed-sign =
    { $place ->
        [lock] The prices of the locks are designed, not published.
        [field] The colours of the programming fields are designed, not published.
        [submarine] The prices of all submarine spaces except the first are designed, not published.
        [line] The positions of the red lines are designed, not published.
        [program_card] The program cards are designed, not published.
        [refill] What the sectors get in the next round is designed, not published.
        [lab] The room of the base labs is designed, not published.
        [extension] Room and letters of the lab extensions are designed, not published.
        [research] How many research cards there are of each kind is designed, not published.
       *[deployed] The numbers and columns of the bot spaces are designed, not published.
    } { $whose ->
        [own] That is what this table’s component file says.
       *[ours] We could not find the printed values. If you have the game, you can open a table with a component file of your own.
    }
`,_=Object.freeze(Object.defineProperty({__proto__:null,default:h},Symbol.toStringTag,{value:"Module"})),d=`# Points and scorings in English.

## Scorings

scoring-title =
    { $name ->
        [final] Final scoring
       *[round] Scoring of round { $round }
    }
scoring-item =
    { $item ->
        [majority] most control spaces
        [deployed] deployed bots
        [crystals] crystals
        [controlled] octopods in own sectors
        [letters] different letters
        [time] time markers
        [submarines] all six submarines
       *[extensions] five extensions
    }
scoring-lines =
    { $held ->
        [zero] red lines; nobody falls below 0
       *[lines] red lines
    }
scoring-paid = { $count } paid
scoring-after = points now
scoring-points = { scoring-item } { $sign }{ $count }

## How it stands

score-here = { points }.
score-expected = scoring { $sign }{ $count }
score-round =
    { $number ->
        [0] The scoring of this round would bring nothing now.
       *[other] The scoring of this round would bring { $sign }{ $count } now, red lines aside: { $items }.
    }
score-final = The final scoring would add { $sign }{ $count }.

## Letter bots

letters-title = Letter bots
letters-free = placing costs nothing
letters-scoring =
    { $number ->
        [0] It changes nothing in the scoring of this round as it stands now.
       *[other] In the scoring of this round as it stands now: { $items }.
    }

## The end

source =
    { $source ->
        [start] points at the start
        [octopods] octopods caught
        [submarines] submarines launched
        [research] research cards taken
        [rewards] rewards of cards
        [majority] most control spaces
        [deployed] deployed bots
        [crystals] crystals
        [controlled] octopods in own sectors
        [lines] stopped at red lines and at 0
        [final_letters] different letters
        [final_time] time markers left
        [final_submarines] all six submarines
       *[final_extensions] five extensions
    }
course-start = start
course-scoring =
    { $name ->
        [final] end
       *[round] round { $round }
    }
`,x=Object.freeze(Object.defineProperty({__proto__:null,default:d},Symbol.toStringTag,{value:"Module"})),u=`# The station and the headquarters in English.

## What is where, for those who cannot see it

sector-holds =
    Sector { $sector }: { $time ->
        [one] { $time } time marker
       *[other] { $time } time markers
    }, { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }, { $octopods ->
        [one] { $octopods } octopod
       *[other] { $octopods } octopods
    }. { $control ->
        [nobody] Nobody holds the control space.
        [neutral] A neutral bot holds the control space.
       *[somebody] { $holder } holds the control space.
    } { $charging ->
        [0] The charging station is empty.
        [one] { $charging } bot in the charging station.
       *[other] { $charging } bots in the charging station.
    } { $submarines ->
        [one] { $submarines } submarine on { $spaces } spaces.
       *[other] { $submarines } submarines on { $spaces } spaces.
    } { $research ->
        [one] { $research } research card
       *[other] { $research } research cards
    }, { $extensions ->
        [one] { $extensions } lab extension.
       *[other] { $extensions } lab extensions.
    } Programming field: { $field }. { $here ->
        [0] No scientist is here.
        [one] { $scientists }’s scientist is here.
       *[other] The scientists of { $scientists } are here.
    }
field-holds =
    { $here ->
        [0] Field { $field }: { colour }, { program-action }
        [one] Field { $field }: { colour }, { program-action }; { $engineers }’s engineer is here
       *[other] Field { $field }: { colour }, { program-action }; the engineers of { $engineers } are here
    }
field-colour = { $field } { colour }
lock-costs = Lock: { $cost ->
        [one] { $cost } time marker
       *[other] { $cost } time markers
    }
centre-shows =
    { $points ->
        [one] Round { $round } of 4. A submarine or a research card scores { $points } point.
       *[other] Round { $round } of 4. A submarine or a research card scores { $points } points.
    }
round-of = Round { $round } of 4
track-score =
    { $points ->
        [one] { $name }: { $points } point.
       *[other] { $name }: { $points } points.
    }
red-line = Red line in front of { $line }: whoever crosses it pays 1 crystal, or gives up a programmed bot.
next-programs = The program card { $card } of the next round: { $colours }
neutral-owner = neutral
nobody-passed = nobody yet

## What was touched

sector-title = Sector { $sector }
way-costs =
    { $way ->
        [here] your scientist is here
        [free] the way is free
       *[paid] the way costs { $time ->
            [one] { $time } time marker
           *[other] { $time } time markers
        }
    }
no-bot = You have no programmed bot: program one in the headquarters first.
catch-fewer = Catch fewer
catch-fewer-note = You may leave octopods where they are, for example to stay in front of a red line. If you catch none, no card rewards you.
recall-within = Recall the { colour-bot } bot in the course of this action
recall-within-note =
    { $after ->
        [price] You pay for the submarine first, which makes room: then the bot goes back and brings { time }, before you score.
       *[way] You pay for the way first, which makes room: then the bot goes back and brings { time }, before anything else happens.
    } { $first ->
        [0] Recalled before the action it would bring none, for your lab is full.
       *[other] Recalled before the action it would bring only { $first }.
    }
wish-engineer = Move the engineer
wish-buy = Program with time markers
wish-recall = Recall a bot
wish-give = Give up a bot
wish-place = Place a bot
wish-use = Use a reward
wish-program = Use a research card
wish-pass = Pass
sector-extension =
    { $more ->
        [0] Lab extension { $card }
       *[other] Lab extension { $card }, beneath it { $more }
    }
sector-research =
    { $more ->
        [0] Research card { $card }
       *[other] Research card { $card }, beneath it { $more }
    }
sector-details = What is here
sector-next = Next round
sector-brings =
    { $time ->
        [one] { $time } time marker
       *[other] { $time } time markers
    }, { $crystals ->
        [one] { $crystals } more crystal
       *[other] { $crystals } more crystals
    }, { $octopods ->
        [one] { $octopods } more octopod
       *[other] { $octopods } more octopods
    }

## Names of signs

area-holds =
    { $colour ->
        [green] { $count ->
            [0] Expand the lab: no extension is left here
           *[other] Expand the lab: extension { $card }
        }
        [yellow] Take time markers: { $count ->
            [0] none here
           *[other] { $count } here
        }
        [black] Take crystals: { $count ->
            [0] none here
           *[other] { $count } here
        }
        [purple] Catch octopods: { $count ->
            [0] none here
           *[other] { $count } here
        }
        [blue] Launch a submarine: { $count ->
            [0] no space is free
           *[other] the next space costs { $cost ->
                [one] { $cost } time marker
               *[other] { $cost } time markers
            }
        }
        [red] { $count ->
            [0] Take a research card: none is left here
           *[other] Take a research card: { $card }
        }
       *[white] Program a bot on the symbol of the programming field: { $field }
    }
control-holds =
    { $control ->
        [nobody] Control space: nobody holds it
        [neutral] Control space: a neutral bot holds it
       *[somebody] Control space: { $holder } holds it
    }
charging-holds = Charging station: { $count } of { $limit } places are taken. When there are more bots, everyone takes back all but one of theirs.
piece-of =
    { $kind ->
        [scientist] { $name }’s scientist
        [engineer] { $name }’s engineer
       *[submarine] { $name }’s submarine
    }
piece-neutral = Neutral submarine
`,z=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"})),m=`# Gizmos on the page in English, besides the sentences of the terminal game.

## What is being asked

ask-action =
    { $who ->
        [me] Your turn, { $name }: pick, file, build or research.
       *[other] It is { $name }’s turn.
    }
ask-pay =
    { $who ->
        [me] How do you pay for { $card }, { $name }?
       *[other] { $name } decides how to pay for { $card }.
    }
ask-choose =
    { $who ->
        [me] { $name }, build or file one of the researched cards, or neither.
       *[other] { $name } is looking at level { $level } cards.
    }
ask-return =
    { $who ->
        [me] { $name }, in which order do the cards go under the deck?
       *[other] { $name } puts cards under the level { $level } deck.
    }
ask-use =
    { $who ->
        [me] { $name }, use a ready gizmo (◆) or end your turn.
       *[other] { $name } may use ready gizmos (◆).
    }
ask-pick =
    { $who ->
        [me] { $name }, pick energy with { $card }.
       *[other] { $name } picks energy with { $card }.
    }
ask-draw =
    { $who ->
        [me] { $name }, draw another random energy with { $card }, or stop.
       *[other] { $name } draws energy with { $card }.
    }
ask-file =
    { $who ->
        [me] { $name }, file a gizmo from the display with { $card }.
       *[other] { $name } files a gizmo with { $card }.
    }
ask-research =
    { $who ->
        [me] { $name }, research a level with { $card }.
       *[other] { $name } researches with { $card }.
    }
ask-build =
    { $who ->
        [me] { $name }, build a level I gizmo for free with { $card }.
       *[other] { $name } builds a gizmo for free with { $card }.
    }
ask-over = The game is over.

do-pass = Pass
do-end = End turn
do-draw = Draw another
do-stop = Stop
do-neither = Neither
do-build = Build
do-file = File
do-research = Research

## The table

dispenser-holds = { $count } in the dispenser
sphere = { colour } energy ({ energy-name })
pick-sphere = Pick { colour } energy ({ energy-name })
level = Level { $level }
level-deck =
    { $count ->
        [0] Level { $level }: the deck is empty
        [one] Level { $level }: { $count } card in the deck
       *[other] Level { $level }: { $count } cards in the deck
    }
research-deck =
    { $count ->
        [0] Level { $level }: the deck is empty
        [one] Research level { $level }: { $count } card in the deck
       *[other] Research level { $level }: { $count } cards in the deck
    }
gap = empty
ring-holds = Energy storage ring: { $held } of { $limit }
archive-holds = Archive: { $held } of { $limit }
research-limit = Research amount: { $limit }
tokens-worth =
    { $points ->
        [one] Victory point tokens worth { $points } point
       *[other] Victory point tokens worth { $points } points
    }
gizmos-built = { $count } of { $most } gizmos
third-built = { $count } of { $most } level III gizmos
score-now =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ready-mark = ready
used-mark = used this turn
last-round = The last round: { $name } has the last turn
first-drawn = First player, drawn by lot

## Sheets

pay-title = Pay for { $card }
pay-help = Click the spheres and converters you want to use, or choose one of the payments.
pay-recommended = cheapest
pay-count =
    { $count ->
        [one] { $count } way to pay
       *[other] { $count } ways to pay
    }
pay-none = No payment uses all of these. Deselect something.
pay-nothing-label = nothing
research-title =
    { $count ->
        [one] The researched level { $level } card
       *[other] { $count } researched level { $level } cards
    }
research-only-you = Only you see these cards.
research-others =
    { $count ->
        [one] { $name } is looking at { $count } level { $level } card.
       *[other] { $name } is looking at { $count } level { $level } cards.
    }
return-title = Under the level { $level } deck
return-help = The first card goes under the deck first; the last one ends up at the very bottom. Drag the cards or use the arrows.
return-as-is = As they are
return-done = In this order
earlier = Move { $card } forward
later = Move { $card } back

## Counting cards

counting = Card counting
counting-help = Cards that nobody has seen yet: in the decks or, at level III, out of the game.
counting-level =
    { $count ->
        [one] Level { $level }: { $count } card unseen
       *[other] Level { $level }: { $count } cards unseen
    }
counting-spheres = In the dispenser
`,P=Object.freeze(Object.defineProperty({__proto__:null,default:m},Symbol.toStringTag,{value:"Module"}));export{g as a,$ as b,y as c,f as d,p as e,b as f,w as g,k as h,v as i,T as j,_ as k,x as l,z as m,P as n};
