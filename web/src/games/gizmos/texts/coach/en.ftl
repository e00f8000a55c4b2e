# What the coach says of a position of Gizmos, in English.

coach-build =
    { $count ->
        [one] You can pay for { $cards }. Building wins: is it what you want?
       *[other]
            { $more ->
                [0] You can pay for { $cards }. Which of them helps your next turns most?
               *[other] You can pay for { $cards }, among others. Which of them helps your next turns most?
            }
    }
coach-collect = You cannot build anything yet. Choose a gizmo that you would like, and pick its colour.
coach-full = Your storage ring is full, so you cannot pick. File a card, or research one that you can pay for.
coach-no-trigger = No gizmo of yours reacts to what you do yet. One with a trigger gives you something in every turn.
coach-no-converter = You have no converter yet. With one, the colours in the energy row matter less.
coach-ready =
    { $count ->
        [one] A gizmo is ready, and using it costs nothing. What is not used is gone when the turn ends.
       *[other] { $count } gizmos are ready, and using them costs nothing. Mind the order: one may wake another.
    }
coach-pay = Spend what you need least. Converters work again in every turn, so let them help.
coach-end-near = { $name } is one gizmo away from the end. What you still want to build, build now.
coach-end-own = One more gizmo like your last ones can end the game. Are you ahead?
coach-last = This is the last round: only points count now.
