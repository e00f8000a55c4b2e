# The terminal game in English; the words of cards and actions are in the folder above.

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

    __Signs.__ `G Y K P B R W` are green, yellow, black, purple, blue, red and white; numbers are players, N is neutral.
    `G→◷2` on a card: 2 time markers when your engineer enters the green tile. `✱→◆1`: a crystal when you catch octopods. `C +✱1` on
    an extension: letter C, room for 1 more octopod. `then =◷3 +◆1`: what the next round brings to the sector. `card R05`,
    `card X07` or `card green` says it in words.

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
