# AquaSphere on the page in English, besides the sentences of the terminal game.

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
