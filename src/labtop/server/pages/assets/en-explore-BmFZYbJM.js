const e=`# The page "What wins?" in English. Rates and differences come in percent.

explore-about-search =
    { $games ->
        [one] From one game that bots played against each other, looking ahead before every move.
       *[other] From { NUMBER($games) } games that bots played against each other, looking ahead before every move, as often with two players as with three and four.
    }
explore-about-network =
    { $games ->
        [one] From one game that the computer’s network played against itself, each decision at a glance.
       *[other] From { NUMBER($games) } games that the computer’s network played against itself, deciding at a glance, as often with two players as with three and four.
    }
explore-caution = This is correlation, not proof: a card may win because it is good, or because it is taken by those who are ahead anyway; and bots play differently from people.
explore-loading = Fetching the figures…
explore-again = Try again
explore-no-game = There are no figures for a game “{ $game }”.
explore-no-card = There are no figures for “{ $card }” in { $game }: there is no such thing, or it was taken too rarely.
explore-all = Show everything that has figures
explore-openings = Openings
explore-filters = What is shown
explore-players = Players
explore-players-value =
    { $players ->
        [all] Any number
       *[other] { $players } players
    }
explore-measure = Win rate
explore-measure-value =
    { $measure ->
        [compared] Against similar situations
       *[lift] Against the average
    }
explore-measure-help = “The average” is what the same place in turn order wins. “Similar situations” are players who took something else of the same kind and level at about the same time: whoever takes more wins more, and this leaves that out. Dot: the difference in win rate. Line: the 95% interval. A hollow dot may well be chance.
explore-more = More choices
explore-order = Order
explore-order-value =
    { $order ->
        [name] Name
        [share] Taken
        [when] When
       *[lift] Win rate
    }
explore-count = { $count } of { $all }
explore-too-few = There are too few games to say anything about this.
explore-percent = { NUMBER($value, maximumFractionDigits: 0) }%
explore-signed =
    { $sign ->
        [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
       *[plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    }
explore-interval = 95% interval from { $low } to { $high }
explore-unknown = unknown
explore-taken-by = Taken by { NUMBER($share, maximumFractionDigits: 0) }%
explore-taken = Taken by { NUMBER($share, maximumFractionDigits: 0) }% of the players ({ NUMBER($seats) }); { NUMBER($rate, maximumFractionDigits: 0) }% of them won.
explore-when = When it is taken
explore-when-middle = Half of them until round { $round }
explore-figures = How much it wins
explore-partners = What goes with it
explore-partners-help = How much more or less often players with both win than the two would suggest on their own.
explore-goes =
    { $how ->
        [well] Better together
       *[badly] Worse together
    }
explore-seats =
    { $seats ->
        [one] { $seats } player had both
       *[other] { NUMBER($seats) } players had both
    }
explore-no-partners = No pair with it was seen often enough to say anything.
explore-line = Turns so far
explore-start = Start
explore-turn = A player’s turn { $number }
explore-chosen = chosen by { NUMBER($share, maximumFractionDigits: 0) }%
explore-openings-help = How often each turn was chosen, and how much more often those who began this way win than the average for their place in turn order.
explore-no-line = Nobody began this way often enough.
explore-all-openings = Back to the first turn
`;export{e as default};
