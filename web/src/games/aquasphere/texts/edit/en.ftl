# AquaSphere in the position editor in English.

edit-round = Round
edit-earlier = Let { $name } play earlier
edit-laid-out = Program card of this round
edit-program-card = Program card of round { $round }
edit-program-note = The engineers move over the program card of this round.
edit-ring = Sectors, clockwise
edit-centre = Rotation of the centre tiles
edit-rotation = Tile { $tile }
edit-supply = Left in the general supply: crystals { $crystals }, octopods { $octopods }.
edit-nobody = nobody
edit-take-away = Take away: { $name }
edit-put-there = Put there: { $name }
edit-pile = The first card is on top. Cards that are taken away go to another sector.
edit-field =
    { $field ->
        [start] start
       *[other] { $field }
    }
edit-base-lab = Base lab
edit-bought = Has programmed a bot with time markers in this round
edit-bots = Left: { $supply ->
        [one] { $supply } bot
       *[other] { $supply } bots
    } in the supply, { $submarines ->
        [one] { $submarines } submarine
       *[other] { $submarines } submarines
    }.
edit-spent = { $card } is used up
edit-place =
    { $place ->
        [players] Players
        [players-programmed] { name-programmed }
        [players-time] { name-time }
        [players-crystals] { name-crystals }
        [players-research] { name-research }
        [players-extensions] { name-extensions }
        [players-submarines] { name-submarines }
        [players-engineer] { name-engineer }
        [players-scientist] { name-scientist }
        [players-score] { name-knowledge-points }
        [players-supply] { name-supply }
        [station-sectors-research] Sector { $sector }, research cards
        [station-sectors-extensions] Sector { $sector }, lab extensions
        [station-sectors-submarines] Sector { $sector }, submarines
        [station-sectors-charging] Sector { $sector }, charging station
        [station-sectors-control] Sector { $sector }, control space
        [station] { name-station }
        [play_order] { name-play-order }
        [passed] { name-pass-order }
        [programs] { name-programming-area }
        [program_cards] Program cards
        [research] { name-research }
        [extensions] { name-extensions }
        [decks-research] The deck of research cards
        [decks-extensions] The stack of lab extensions
        [crystals] { name-crystals }
        [octopods] { name-octopods }
        [round] Round
        [turn-seat] Whose turn
        [turn-letters] Letter bots
        [turn-cards] Cards being decided about
        [turn-gain] Points in front of a red line
       *[other] { $path }
    }
