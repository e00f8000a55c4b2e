# Was in AquaSphere geschehen ist, auf Deutsch: das Protokoll.

## Was geschehen ist

told-engineer = { $name } zieht den Ingenieur nach { $field } und programmiert einen { colour-bot } Bot.
told-buy = { $name } zahlt Zeitmarker und programmiert einen { colour-bot } Bot.
told-act = { $name } setzt in { $sector } einen { colour-bot } Bot ein.
told-catching =
    { $octopods ->
        [0] { $name } setzt in { $sector } einen { colour-bot } Bot ein und fängt keinen der Oktopoden dort.
       *[other] { $name } setzt in { $sector } einen { colour-bot } Bot ein und fängt nur { octopods }.
    }
told-recalling = Zwischendurch ruft { $name } einen { colour-bot } Bot zurück.
told-recall = { $name } ruft einen { colour-bot } Bot zurück.
told-pass = { $name } passt.
told-place = { $name } stellt einen Buchstaben-Bot nach { $sector }.
told-give = { $name } gibt für eine rote Linie einen { colour-bot } Bot auf.
told-program = { $name } nutzt { $card } und programmiert einen { colour-bot } Bot.
told-done-letters = { $name } stellt keinen Buchstaben-Bot mehr.
told-use = { $name } nutzt die Prämie von { $card }.
told-done-rewards = { $name } verzichtet an einer roten Linie auf { $cards }.
told-done-scoring = { $name } nutzt in dieser Wertung keine Karte mehr.
told-takes = { $name } nimmt { $thing }.
told-launches = { $name } setzt ein U-Boot ein.
told-changes = { $name }: { $changes }.
change-score =
    { $count ->
        [one] { $sign }{ $count } Punkt
       *[other] { $sign }{ $count } Punkte
    }
change-time = { $sign }{ $count } Zeitmarker
change-crystals =
    { $count ->
        [one] { $sign }{ $count } Kristall
       *[other] { $sign }{ $count } Kristalle
    }
told-score = { $name } hat { $points }
told-round = Runde { $round } ist gewertet: { $scores }.
told-over = Das Spiel ist zu Ende.

## Was aus einem Zug folgt

told-displaced =
    { $whose ->
        [neutral] Der neutrale Bot dort zieht in die Ladestation um.
        [own] Der eigene Bot dort zieht in die Ladestation um.
       *[other] Der Bot von { $name } dort zieht in die Ladestation um.
    }
told-thinned-out = Die Ladestation von { $sector } ist zu voll: { $bots }.
told-back =
    { $count ->
        [one] { $name } nimmt { $count } Bot zurück
       *[other] { $name } nimmt { $count } Bots zurück
    }
told-back-neutral =
    { $count ->
        [one] { $count } neutraler Bot verlässt das Spiel
       *[other] { $count } neutrale Bots verlassen das Spiel
    }
told-programs = { $name } programmiert einen { colour-bot } Bot.
told-programs-taken =
    { $time ->
        [0] Das { colour-symbol } Symbol ist besetzt, und für Zeitmarker ist kein Platz.
       *[other] Das { colour-symbol } Symbol ist besetzt: { $name } nimmt stattdessen Zeitmarker.
    }
told-programs-none = { $name } programmiert keinen Bot: Der Vorrat ist leer.

## Wertungen

told-scoring = In der Wertung der Runde { $round }: { $points }.
told-submarines = U-Boote bringen Zeit: { $times }.
told-time = { $name } { change-time }
told-final = In der Schlusswertung: { $points }.
told-points = { $name } { change-score }
