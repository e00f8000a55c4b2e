const e=`# The pages of puzzles in English.

puzzles-of = Puzzles for { $game }
puzzles-about = Positions from games of strong bots: what is the most that this turn can bring? Each answer is proved, since every course of the turn has been followed.
puzzles-counting = The first answer to each puzzle counts for your rating; with a hint or the solution it counts as not found. All of this stays in your browser.
puzzles-loading = Fetching the puzzles…
puzzles-try-again = Try again
puzzles-train = Train
puzzles-none = There are no puzzles for “{ $game }”.

puzzle-daily = Puzzle of the day
puzzle-date = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
puzzle-daily-open = Solve it
puzzle-daily-state =
    { $state ->
        [right] Solved. The next one comes at midnight UTC.
        [wrong] Not found this time. The next one comes at midnight UTC.
       *[open] The same for everybody, a new one each day.
    }
puzzle-daily-look = Look at it again
puzzle-week = The last seven days
puzzle-week-day =
    { $state ->
        [right] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: solved
        [wrong] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: not found
       *[open] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: not tried
    }

puzzle-training = Training
puzzle-theme = Theme
puzzle-theme-any = All themes
puzzle-theme-done = { $done } of { $count }
puzzle-difficulty = Difficulty
puzzle-difficulty-value =
    { $difficulty ->
        [easier] Easier
        [harder] Harder
       *[fitting] At my rating
    }
puzzle-start = Start

puzzle-progress = Your progress
puzzle-rating = Rating
puzzle-rating-value = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }
puzzle-rating-unsure = ± { NUMBER($deviation, maximumFractionDigits: 0, useGrouping: 0) }
puzzle-run = Solved in a row
puzzle-run-best = record: { $best }
puzzle-days = Days in a row
puzzle-days-help = puzzle of the day
puzzle-solved = Solved
puzzle-solved-of = of { $count } tried
puzzle-graph = How your rating developed
puzzle-graph-none = Your rating begins at 1500 and moves with your first puzzles.
puzzle-latest = Latest puzzles
puzzle-entry =
    { $right ->
        [yes] { $title }, rating { NUMBER($rating, useGrouping: 0) }: solved
       *[no] { $title }, rating { NUMBER($rating, useGrouping: 0) }: not found
    }
puzzle-entry-sign = { NUMBER($rating, useGrouping: 0) }

puzzle-keep = Take it along
puzzle-keep-help = To go on in another browser, save your progress as a file and open it there.
puzzle-export = Save as a file
puzzle-import = Open a file
puzzle-imported =
    { $count ->
        [0] This file holds nothing new.
        [one] One answer was added.
       *[other] { $count } answers were added.
    }
puzzle-import-broken = “{ $file }” holds no progress with puzzles.

## One puzzle

puzzle-above = Puzzle for { $game }
puzzle-above-daily = Puzzle of the day, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
puzzle-known = You have had this puzzle before, so your rating stays as it is.
puzzle-certain = What counts
puzzle-go = Go ahead
puzzle-hint = Hint
puzzle-hint-costs = Hint: the puzzle then counts as not found
puzzle-solution = Solution
puzzle-solution-costs = Solution: the puzzle then counts as not found
puzzle-take-back = Take back
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-missed = Move { $number }: { $told } { $text }
puzzle-obvious = At first sight this looks best: { $told } { $text }
puzzle-rating-change =
    { $change ->
        [up] Your rating rises from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) }.
        [down] Your rating falls from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) }.
       *[same] Your rating stays at { NUMBER($after, useGrouping: 0) }.
    }
puzzle-hard = The rating of this puzzle is { NUMBER($rating, useGrouping: 0) }.
puzzle-step = Step { $number } of { $count }
puzzle-steps = The solution, step by step
puzzle-previous = One step back
puzzle-following = One step on
puzzle-play = Play the solution
puzzle-pause = Stop
puzzle-unknown = There is no puzzle “{ $puzzle }”. Perhaps a part of the link is missing.
puzzle-all = All puzzles
puzzle-share = Share
puzzle-share-label = Your result, without the answer
puzzle-result =
    { $state ->
        [first] I solved this { $game } puzzle on the first try. Can you?
        [helped] I solved this { $game } puzzle with some help. Can you do without?
       *[later]
            { $tries ->
                [one] I solved this { $game } puzzle in one try. Can you?
               *[other] I solved this { $game } puzzle in { $tries } tries. Can you do better?
            }
    }
puzzle-result-daily =
    { $state ->
        [first] { $game } puzzle of the day, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: solved on the first try.
        [helped] { $game } puzzle of the day, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: solved with some help.
       *[later]
            { $tries ->
                [one] { $game } puzzle of the day, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: solved in one try.
               *[other] { $game } puzzle of the day, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: solved in { $tries } tries.
            }
    }
`;export{e as default};
