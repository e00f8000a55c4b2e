# What moves did, in English.

told-file =
    { $source ->
        [research] { $name } files { $card } from the researched cards.
       *[display] { $name } files { $card } from the display.
    }
told-pick = { $name } picks { colour }.
told-choose = { $name } is going to build { $card }.
told-build =
    { $source ->
        [research] { $name } builds { $card } from the researched cards{ told-price }.
        [archive] { $name } builds { $card } from the archive{ told-price }.
       *[display] { $name } builds { $card } from the display{ told-price }.
    }
told-price =
    { $paid ->
        [free] {""} for free
       *[other] {""} for { $paid }
    }
told-pay =
    { $count ->
        [0] { $name } builds { $card } for { $paid }.
        [one] { $name } builds { $card } for { $paid } with the converter { $via }.
       *[other] { $name } builds { $card } for { $paid } with the converters { $via }.
    }
told-pay-nothing = { $name } builds { $card } for free.
told-research =
    { $count ->
        [one] { $name } researches level { $level } and looks at { $count } card.
       *[other] { $name } researches level { $level } and looks at { $count } cards.
    }
told-neither = { $name } neither builds nor files a researched card.
told-under = { $name } puts { $card } under the level { $level } deck.
told-under-rest = { $name } puts the other cards under the level { $level } deck.
told-under-hidden = { $name } puts cards under the level { $level } deck.
told-use =
    { $points ->
        [0] { $name } uses { $card }.
        [one] { $name } uses { $card } and gains { $points } point.
       *[other] { $name } uses { $card } and gains { $points } points.
    }
told-draw = { $name } draws again.
told-stop = { $name } stops.
told-end = { $name } ends the turn.
told-pass = { $name } passes.
told-end-triggered = The end is triggered: this round is the last.
came-row =
    { $colour ->
        [red] A red sphere rolls into the row.
        [yellow] A yellow sphere rolls into the row.
        [blue] A blue sphere rolls into the row.
       *[black] A black sphere rolls into the row.
    }
came-ring = { $name } draws { colour }.
came-display = { $card } is new in the display.
