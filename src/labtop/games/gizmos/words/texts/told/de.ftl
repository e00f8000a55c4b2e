# Was Züge bewirkt haben, auf Deutsch.

told-file =
    { $source ->
        [research] { $name } speichert { $card } aus den gezogenen Karten.
       *[display] { $name } speichert { $card } aus der Auslage.
    }
told-pick = { $name } sammelt 1 { colour-energy } Energiekugel.
told-choose = { $name } will { $card } bauen.
told-build =
    { $source ->
        [research] { $name } baut { $card } aus den gezogenen Karten{ told-price }.
        [archive] { $name } baut { $card } aus dem Archiv{ told-price }.
       *[display] { $name } baut { $card } aus der Auslage{ told-price }.
    }
told-price =
    { $paid ->
        [free] {""} kostenlos
       *[other] {""} für { $paid }
    }
told-pay =
    { $count ->
        [0] { $name } baut { $card } für { $paid }.
        [one] { $name } baut { $card } für { $paid } mit dem Umwandler { $via }.
       *[other] { $name } baut { $card } für { $paid } mit den Umwandlern { $via }.
    }
told-pay-nothing = { $name } baut { $card } kostenlos.
told-research =
    { $count ->
        [one] { $name } forscht auf Stufe { $level } und sieht sich { $count } Karte an.
       *[other] { $name } forscht auf Stufe { $level } und sieht sich { $count } Karten an.
    }
told-neither = { $name } baut und speichert keine der gezogenen Karten.
told-under = { $name } legt { $card } unter den Stapel der Stufe { $level }.
told-under-rest = { $name } legt die übrigen Karten unter den Stapel der Stufe { $level }.
told-under-hidden = { $name } legt Karten unter den Stapel der Stufe { $level }.
told-use =
    { $points ->
        [0] { $name } nutzt { $card }.
        [one] { $name } nutzt { $card } und bekommt { $points } Punkt.
       *[other] { $name } nutzt { $card } und bekommt { $points } Punkte.
    }
told-draw = { $name } zieht noch einmal.
told-stop = { $name } hört auf.
told-end = { $name } beendet den Zug.
told-pass = { $name } passt.
told-end-triggered = Das Spielende ist ausgelöst: Diese Runde ist die letzte.
came-row =
    { $colour ->
        [red] Eine rote Energiekugel rollt in die Energiereihe.
        [yellow] Eine gelbe Energiekugel rollt in die Energiereihe.
        [blue] Eine blaue Energiekugel rollt in die Energiereihe.
       *[black] Eine schwarze Energiekugel rollt in die Energiereihe.
    }
came-ring = { $name } zieht 1 { colour-energy } Energiekugel.
came-display = { $card } liegt neu in der Auslage.
