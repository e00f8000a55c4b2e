# Puzzles of Gizmos in English. Of each kind: its name and its question; of each goal: what came of it.

kind-points = Most points
kind-win = Win now
kind-chain = Longest chain
kind-builds = Most gizmos
kind-payment = Best payment

certain = Only what is in sight at the start counts: nobody researches, and cards and spheres that come during the turn cannot be taken. Spheres drawn at random count, whatever their colour.

ask-points = How many points can this turn bring, end scores included?
ask-win = This is the last turn of the game if the end is triggered by its close. Win it.
ask-chain = Use as many gizmos as possible in this turn.
ask-builds = Build as many gizmos as possible in this turn.
ask-payment = { $card } is being built. Pay so that as many spheres as possible are left.

right-points =
    { $best ->
        [one] Right: one point is the most that this turn can bring.
       *[other] Right: { $best } points are the most that this turn can bring.
    }
short-points = Your turn brings { $value } of { $best } possible points.
open-points =
    { $value ->
        [one] After move { $number }, “{ $action }”, no more than one point was possible.
       *[other] After move { $number }, “{ $action }”, no more than { $value } points were possible.
    }

right-win = Right: with this turn you win the game.
short-win = This turn does not win, although it could.
open-win = After move { $number }, “{ $action }”, the win was out of reach.

right-chain =
    { $best ->
        [one] Right: no more than one gizmo can be used in this turn.
       *[other] Right: no more than { $best } gizmos can be used in this turn.
    }
short-chain = You used { $value } of { $best } gizmos that can be used in one turn here.
open-chain =
    { $value ->
        [one] After move { $number }, “{ $action }”, only one gizmo could be used in all.
       *[other] After move { $number }, “{ $action }”, only { $value } gizmos could be used in all.
    }

right-builds =
    { $best ->
        [one] Right: no more than one gizmo can be built in this turn.
       *[other] Right: no more than { $best } gizmos can be built in this turn.
    }
short-builds = You built { $value } of { $best } gizmos that can be built in one turn here.
open-builds =
    { $value ->
        [one] After move { $number }, “{ $action }”, only one gizmo could be built in all.
       *[other] After move { $number }, “{ $action }”, only { $value } gizmos could be built in all.
    }

right-payment =
    { $best ->
        [one] Right: one sphere is the most that can be left.
       *[other] Right: { $best } spheres are the most that can be left.
    }
short-payment =
    { $best ->
        [one] One sphere could be left; you have { $value }.
       *[other] { $best } spheres could be left; you have { $value }.
    }
open-payment =
    { $value ->
        [one] “{ $action }” (move { $number }) leaves one sphere.
       *[other] “{ $action }” (move { $number }) leaves { $value } spheres.
    }

most-points =
    { $best ->
        [one] One point is possible.
       *[other] { $best } points are possible.
    }
most-win = The win is there, in this very turn.
most-chain =
    { $best ->
        [one] One gizmo can be used.
       *[other] { $best } gizmos can be used.
    }
most-builds =
    { $best ->
        [one] One gizmo can be built.
       *[other] { $best } gizmos can be built.
    }
most-payment =
    { $best ->
        [one] One sphere can be left.
       *[other] { $best } spheres can be left.
    }

left-points =
    { $value ->
        [one] After that, no more than one point is possible.
       *[other] After that, no more than { $value } points are possible.
    }
left-win = After that, the win is out of reach.
left-chain =
    { $value ->
        [one] After that, only one gizmo can be used in all.
       *[other] After that, only { $value } gizmos can be used in all.
    }
left-builds =
    { $value ->
        [one] After that, only one gizmo can be built in all.
       *[other] After that, only { $value } gizmos can be built in all.
    }
left-payment =
    { $value ->
        [one] That leaves one sphere.
       *[other] That leaves { $value } spheres.
    }
