# The coach of a first game, in English.

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
