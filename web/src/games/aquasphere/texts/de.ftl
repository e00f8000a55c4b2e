# AquaSphere auf der Seite auf Deutsch, neben den Sätzen des Terminalspiels.

## Was gefragt ist

ask-action =
    { $who ->
        [me] Du bist am Zug, { $name }: Bot programmieren, Bot einsetzen oder passen.
       *[other] { $name } ist am Zug.
    }
ask-letters =
    { $who ->
        [me] { $name }, stelle einen Bot aus dem Vorrat nach { $things } oder mach ohne weiter.
       *[other] { $name } darf Bots nach { $things } stellen.
    }
ask-line =
    { $who ->
        [me] { $name }, welchen programmierten Bot gibst du für die rote Linie auf?
       *[other] { $name } gibt einen Bot für eine rote Linie auf.
    }
ask-scoring =
    { $who ->
        [me] Wertung: { $name }, nutze jetzt { $things } oder mach ohne weiter.
       *[other] Wertung: { $name } darf { $things } nutzen.
    }
ask-over = Das Spiel ist zu Ende.

do-pass = Passen
do-done = Weiter
do-recall = Den { colour-bot } Bot zurückrufen

## Was geschehen ist

told-scored = Runde { $round } ist gewertet.
