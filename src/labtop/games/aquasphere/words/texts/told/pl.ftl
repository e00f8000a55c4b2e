# Co się wydarzyło w AquaSphere, po polsku: dziennik.

## Co się stało

told-engineer = { $name } przesuwa inżyniera na { $field } i programuje { colour-bot } bota.
told-buy = { $name } płaci żetonami czasu i programuje { colour-bot } bota.
told-act = { $name } używa { colour-bot } bota w { $sector }.
told-catching =
    { $octopods ->
        [0] { $name } używa { colour-bot } bota w { $sector } i nie łapie żadnego z tamtejszych oktopodów.
       *[other] { $name } używa { colour-bot } bota w { $sector } i łapie tylko { octopods }.
    }
told-recalling = W trakcie akcji { $name } odwołuje { colour-bot } bota.
told-recall = { $name } odwołuje { colour-bot } bota.
told-pass = { $name } pasuje.
told-place = { $name } stawia bota za literę w { $sector }.
told-give = { $name } oddaje { colour-bot } bota za czerwoną linię.
told-program = { $name } używa { $card } i programuje { colour-bot } bota.
told-done-letters = { $name } nie stawia więcej botów za litery.
told-use = { $name } używa premii { $card }.
told-done-rewards = { $name } rezygnuje z { $cards } przy czerwonej linii.
told-done-scoring = { $name } nie używa więcej kart w tej punktacji.
told-takes = { $name } bierze { $thing }.
told-launches = { $name } woduje łódź.
told-changes = { $name }: { $changes }.
change-score =
    { $count ->
        [one] { $sign }{ $count } punkt
        [few] { $sign }{ $count } punkty
       *[many] { $sign }{ $count } punktów
    }
change-time =
    { $count ->
        [one] { $sign }{ $count } żeton czasu
        [few] { $sign }{ $count } żetony czasu
       *[many] { $sign }{ $count } żetonów czasu
    }
change-crystals =
    { $count ->
        [one] { $sign }{ $count } kryształ
        [few] { $sign }{ $count } kryształy
       *[many] { $sign }{ $count } kryształów
    }
told-score = { $name } ma { $points }
told-round = Runda { $round } jest podliczona: { $scores }.
told-over = Gra się skończyła.

## Co wynika z ruchu

told-displaced =
    { $whose ->
        [neutral] Neutralny bot, który tam stał, przechodzi do stacji ładowania.
        [own] Własny bot, który tam stał, przechodzi do stacji ładowania.
       *[other] Bot gracza { $name }, który tam stał, przechodzi do stacji ładowania.
    }
told-thinned-out = W stacji ładowania sektora { $sector } jest za dużo botów: { $bots }.
told-back =
    { $count ->
        [one] { $name } zabiera { $count } bota
        [few] { $name } zabiera { $count } boty
       *[many] { $name } zabiera { $count } botów
    }
told-back-neutral =
    { $count ->
        [one] { $count } neutralny bot opuszcza grę
        [few] { $count } neutralne boty opuszczają grę
       *[many] { $count } neutralnych botów opuszcza grę
    }
told-programs = { $name } programuje { colour-bot } bota.
told-programs-taken =
    { $time ->
        [0] Symbol { colour-symbol } jest zajęty, a na żetony czasu nie ma miejsca.
       *[other] Symbol { colour-symbol } jest zajęty: { $name } bierze zamiast tego żetony czasu.
    }
told-programs-none = { $name } nie programuje bota: zasoby są puste.

## Punktacje

told-scoring = W punktacji rundy { $round }: { $points }.
told-submarines = Łodzie przynoszą czas: { $times }.
told-time = { $name } { change-time }
told-final = W punktacji końcowej: { $points }.
told-points = { $name } { change-score }
