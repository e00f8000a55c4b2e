const e=`# The terminal game in English; the words of cards and actions are in the folder above.

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
`,d=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# AquaSphere in English.
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
`,u=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),o=`# Why an action is not legal.

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
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),t=`# What happened in AquaSphere, in English: the log.

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
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),r=`# What the coach says of a position of AquaSphere, in English.

coach-two-bots = Two bots are programmed, and a third will not fit. Send one of them into the station.
coach-no-bots = You have no programmed bot. Your engineer can program one for free.
coach-no-time = You have no time markers: you can only act where your scientist is, or behind a lock of 0.
coach-pass =
    { $bots ->
        [0] Your engineer is at the top, and no bot is left to use. Whoever passes first plays first in the next round.
       *[other]
            { $last ->
                [yes] Your engineer is at the top. Use your bots before you pass: there is no next round.
               *[no] Your engineer is at the top. You may pass, and your programmed bots stay with you.
            }
    }
coach-line = The red line in front of { $line } is close, and you have no crystal to cross it with. Without one it costs you a programmed bot.
coach-octopods =
    { $points ->
        [one] The octopods in your sectors would cost you { $points } point in the scoring.
       *[other] The octopods in your sectors would cost you { $points } points in the scoring. A purple bot turns them into points instead.
    }
coach-majority = { $name } has more sectors than you, and would score for it. Every bot that you use takes a control space.
coach-last = This is the last round: at the end every time marker is a point.
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),a=`# AquaSphere in the position editor in English.

edit-round = Round
edit-earlier = Let { $name } play earlier
edit-laid-out = Program card of this round
edit-program-card = Program card of round { $round }
edit-program-note = The engineers move over the program card of this round.
edit-ring = Sectors, clockwise
edit-centre = Rotation of the centre tiles
edit-rotation = Tile { $tile }
edit-supply = Left in the general supply: crystals { $crystals }, octopods { $octopods }.
edit-nobody = nobody
edit-take-away = Take away: { $name }
edit-put-there = Put there: { $name }
edit-pile = The first card is on top. Cards that are taken away go to another sector.
edit-field =
    { $field ->
        [start] start
       *[other] { $field }
    }
edit-base-lab = Base lab
edit-bought = Has programmed a bot with time markers in this round
edit-bots = Left: { $supply ->
        [one] { $supply } bot
       *[other] { $supply } bots
    } in the supply, { $submarines ->
        [one] { $submarines } submarine
       *[other] { $submarines } submarines
    }.
edit-spent = { $card } is used up
edit-place =
    { $place ->
        [players] Players
        [players-programmed] { name-programmed }
        [players-time] { name-time }
        [players-crystals] { name-crystals }
        [players-research] { name-research }
        [players-extensions] { name-extensions }
        [players-submarines] { name-submarines }
        [players-engineer] { name-engineer }
        [players-scientist] { name-scientist }
        [players-score] { name-knowledge-points }
        [players-supply] { name-supply }
        [station-sectors-research] Sector { $sector }, research cards
        [station-sectors-extensions] Sector { $sector }, lab extensions
        [station-sectors-submarines] Sector { $sector }, submarines
        [station-sectors-charging] Sector { $sector }, charging station
        [station-sectors-control] Sector { $sector }, control space
        [station] { name-station }
        [play_order] { name-play-order }
        [passed] { name-pass-order }
        [programs] { name-programming-area }
        [program_cards] Program cards
        [research] { name-research }
        [extensions] { name-extensions }
        [decks-research] The deck of research cards
        [decks-extensions] The stack of lab extensions
        [crystals] { name-crystals }
        [octopods] { name-octopods }
        [round] Round
        [turn-seat] Whose turn
        [turn-letters] Letter bots
        [turn-cards] Cards being decided about
        [turn-gain] Points in front of a red line
       *[other] { $path }
    }
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),s=`# AquaSphere on the page in English, besides the sentences of the terminal game.

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

designed-short = Designed for labtop, not the printed values.
designed-label =
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
    }
designed-sign =
    { designed-label } { $whose ->
        [own] That is what this table’s component file says.
       *[ours] We could not find the printed values. If you have the game, you can open a table with a component file of your own.
    }
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),i=`# AquaSphere on the page "What wins?" in English.

explore-kind =
    { $kind ->
        [research] Research cards
        [extensions] Lab extensions
       *[program-lead] Programs
    }
explore-facet =
    { $facet ->
        [kind] Kind
       *[letter] Letter
    }
explore-program = Program { $program }
explore-lead = Every player uses every program. This counts those who used it more often than anybody else in the game.
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),c=`# Points and scorings in English.

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
        [controlled] octopods in controlled sectors
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
scoring-skip = Show everything at once
scoring-story =
    { $best ->
        [one] It went best for { $names }: { $sign }{ $count }.
       *[other] It went equally well for { $names }: { $sign }{ $count } each.
    } { $bitten ->
        [0] {""}
       *[other] Octopods in controlled sectors cost { $victims } points.
    }
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

## What an action changes

forecast =
    { $number ->
        [0] The scoring of this round stays at { $before }.
       *[other] The scoring of this round { $before } → { $after }: { $items }.
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
        [controlled] octopods in controlled sectors
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
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"})),l=`# The station and the headquarters in English.

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

## On a small screen

tabs = Parts of the table
tab-waits = something can be done here
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),h=`# The tour of AquaSphere, in English: a caption for each picture.

tour-station = A research station deep under the sea: six sectors in a ring. Submarines drift by, octopods are curious.
tour-program = Your engineer steps from colour to colour at headquarters, and each time a bot of yours is programmed.
tour-act = Your scientist takes the bot through the station. Locks cost time markers; where the bot goes to work, you control the sector.
tour-colours = Seven colours, seven jobs: expand the lab, take time markers or crystals, catch octopods, launch submarines, take research cards, program bots.
tour-push = On a control space there is room for one bot. Whoever comes later pushes the other off to the charging station.
tour-score = After each of four rounds there is a scoring. At red lines a crystal opens the way, and whoever has the most points at the end wins.
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:h},Symbol.toStringTag,{value:"Module"}));export{u as a,m as b,p as c,g as d,d as e,b as f,$ as g,y as h,f as i,w as j,k};
