# Check this shuffle: the same sentences in the terminal and on the pages
proof-committed = What the server promised before the start: { $commitment }
proof-commitment =
    { $right ->
        [yes] The secret that was revealed at the end is the one that was promised, for this very table.
       *[no] The secret that was revealed at the end is not the one that was promised for this table.
    }
proof-added =
    { $count ->
        [0] No player added randomness: the server drew the secret alone.
       *[other] { $names } added randomness of their own after the server’s promise.
    }
proof-seed =
    { $right ->
        [yes] The seed follows from the secret and from what the players added.
       *[no] The seed does not follow from the secret and from what the players added.
    }
proof-deal =
    { $right ->
        [yes] The game was set up exactly as this seed says.
       *[no] The game was not set up as this seed says.
    }
proof-draws =
    { $right ->
        [yes] Whatever chance brought during the game follows from the seed as well.
       *[no] Move { $move }: chance brought something other than what the seed says.
    }
proof-verdict =
    { $right ->
        [shared] This shuffle is proved. Nobody could choose the deal, not even whoever runs the server.
        [yes] This shuffle is proved.
       *[no] This shuffle is not proved.
    }
proof-compare = No file can show when a promise was made. Compare it with the promise that you saw before the first move.
