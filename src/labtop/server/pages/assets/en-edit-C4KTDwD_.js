const e=`# The position editor in English.

edit-title = { $game }: position editor
edit-undo = Undo
edit-redo = Redo
edit-open = New position
edit-analyse = Analyse
edit-share-short = Share
edit-form = What is where
edit-parts = Parts of the position
edit-table = Table
edit-wrong-here = Something is wrong here.
edit-right = This position can be played.
edit-wrong = { $place }: { $reason }.
edit-wrong-player = { $name }, { $place }: { $reason }.

edit-turn = Turn
edit-whose = Whose turn
edit-stage = Stage
edit-stage-value =
    { $stage ->
        [action] Start of the turn
        [over] Game over
       *[other] During the turn
    }
edit-players = Players
edit-less = Less: { $thing }
edit-more = More: { $thing }
edit-exchange = Exchange { $card }
edit-remove = Take { $card } away
edit-add = Add a card: { $place }
edit-gap = empty

edit-deal = Deal a new game
edit-deal-for = { $count } players
edit-paste = Paste a position (JSON)
edit-use-text = Use this text
edit-text = The position as text (JSON)
edit-no-json = This is not a position: it cannot be read as a JSON object.

edit-share = Share this position
edit-link = Link to this position
edit-picture = Save a picture of the table
edit-save = Save the position as a file
edit-no-picture = This browser could not make the picture. Try SVG instead.
`;export{e as default};
