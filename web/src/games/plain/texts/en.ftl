# The plain table in English: what the keys and values of AquaSphere's positions are called.
# key-…: a key of the notation, in the position or inside another key ($of). in-…: the keys inside a key.
# value-…: what a key holds; $name is the player's, where a seat is meant.

key-round = Round
key-play_order = { name-play-order }
key-passed = { name-pass-order }
key-station = { name-station }
key-ring = Sectors clockwise
key-sectors = Sectors
in-sectors = { $inside }
key-time = { name-time }
key-crystals = { name-crystals }
key-octopods = { name-octopods }
key-research = { name-research }
key-extensions = { name-extensions }
key-submarines = { name-submarines }
key-control = { name-control-space }
key-charging = { name-charging-station }
key-programs = { name-programming-area }
in-programs = Field { $inside }
key-program_cards = Program cards
key-centre = Centre tiles
key-tile = Tile
key-rotation = Rotation
key-supply =
    { $of ->
        [players] { name-supply }
       *[position] General supply
    }
key-decks = Decks
key-score = { name-knowledge-points }
key-programmed = { name-programmed }
key-base_lab = Base lab
key-scientist = { name-scientist }
key-engineer = { name-engineer }
key-bought = Programmed for 3 time this round
key-card = Card
key-spent = Used
key-turn = Now
key-seat = To play
key-stage = Decision
key-letters = Letters
key-gain = Points to come
key-cards = Cards
value-play_order = { $name }
value-passed = { $name }
value-seat = { $name }
value-control =
    { $value ->
        [neutral] neutral
       *[seat] { $name }
    }
value-charging = { value-control }
value-submarines =
    { $of ->
        [players] { $value }
       *[sector] { value-control }
    }
value-programs =
    { $value ->
        [green] green
        [yellow] yellow
        [black] black
        [purple] purple
        [blue] blue
        [red] red
       *[white] white
    }
value-programmed = { value-programs }
value-engineer =
    { $value ->
        [start] start field
       *[field] { $value }
    }
value-stage =
    { $value ->
        [action] turn
        [letters] letter bots
        [line] red line
        [scoring] intermediate scoring
       *[over] end of the game
    }
