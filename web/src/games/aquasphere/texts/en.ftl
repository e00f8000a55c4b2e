# AquaSphere on the page in English, besides the sentences of the terminal game.

## What is being asked

ask-action =
    { $who ->
        [me] Your turn, { $name }: program a bot, act with one, or pass.
       *[other] It is { $name }’s turn.
    }
ask-letters =
    { $who ->
        [me] { $name }, place a bot from your supply in { $things }, or go on without.
       *[other] { $name } may place bots in { $things }.
    }
ask-line =
    { $who ->
        [me] { $name }, which programmed bot do you give up for the red line?
       *[other] { $name } gives up a bot for a red line.
    }
ask-scoring =
    { $who ->
        [me] Scoring: { $name }, use { $things } now, or go on without.
       *[other] Scoring: { $name } may use { $things }.
    }
ask-over = The game is over.

do-pass = Pass
do-done = Go on
do-recall = Recall the { colour-bot } bot

## What happened

told-scored = Round { $round } is scored.
