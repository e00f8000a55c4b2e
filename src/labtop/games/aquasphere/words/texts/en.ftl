# AquaSphere in English.
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

# A turn of an opening in two words.
opening-turn =
    { $action ->
        [engineer] program { $program }
        [buy] program { $program } for time
        [act] act: { $program }
       *[pass] pass
    }
