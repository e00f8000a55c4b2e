# The review of a game in English.

reviewing = Reviewing…
title = Review: { $game }
summary = How accurately each player played
course = How the chances changed
course-caption = Each player’s chance to win before every decision, as far as the one deciding could tell.
decisions = Every decision
luck = Luck
luck-means = What chance brought between two decisions, in chances to win: revealed cards and spheres better or worse than could be expected.
method = Each decision is judged by what its player could know then: a search follows the action played and the best one it finds, and compares the chances to win.
move = Move
player = Player
played = Played
grade = Grade
cost = Cost
best = Better
win = Chance to win
accuracy = Accuracy
lost = Decisions
percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
signed =
    { $sign ->
        [minus] −{ NUMBER($value, style: "percent", maximumFractionDigits: 1) }
       *[plus] +{ NUMBER($value, style: "percent", maximumFractionDigits: 1) }
    }
grade-name =
    { $grade ->
        [best] Best
        [good] Good
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
moment =
    { $percent ->
        [one] Move { $move }, { $name }: { $played } This cost { $percent } percentage point of winning chance. Better: { $best }
       *[other] Move { $move }, { $name }: { $played } This cost { $percent } percentage points of winning chance. Better: { $best }
    }
no-moments = No decision cost anything worth mentioning.
nothing-decided = This record has no decision to review.
kept = The review is kept in { $file }: a second look is instant.
not-kept = The review could not be kept in { $file }: { $error }.
broken-off = Stopped early, after { $done } of { $all } decisions. The same command continues from there.
page-written = The page is { $file }.
