const n=`# The analysis board in English.

analyse-about = Play any action for any player, go back and try something else: every branch stays. The computer thinks along.
analyse-how = Replay a game and choose “Analyse from here”, follow a link to a position, or open a file.
analyse-think = Let the computer think along
analyse-quiet = The computer is not thinking along.
analyse-over = The game is over: there is nothing left to decide.
analyse-win = { $percent }%
analyse-points =
    { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    }
analyse-moves = Moves and branches
analyse-start = Here the analysis begins.
analyse-branch = Tried instead
analyse-delete = Delete this move and all that follows
analyse-came = What came up
analyse-no-chance = Nothing was left to chance here.
analyse-luck = Leave it to luck once more
analyse-instead = { $card } came up: choose another card
analyse-choose = Which card comes up instead of { $card }?
analyse-share = Link to this position, with all cards open
`;export{n as default};
