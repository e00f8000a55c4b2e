# AquaSphere auf der Seite auf Deutsch, neben den Sätzen des Terminalspiels.

## Was gefragt ist

ask-action =
    { $who ->
        [me] Du bist am Zug, { $name }: Bot programmieren, Bot einsetzen oder passen.
       *[other] { $name } ist am Zug.
    }
ask-rewards =
    { $who ->
        [me] { $name }, eine rote Linie ist in Reichweite: Entscheide über { $things }.
       *[other] { $name } entscheidet an einer roten Linie über { $things }.
    }
ask-letters =
    { $who ->
        [me] { $name }, stelle einen Bot aus dem Vorrat nach { $things } oder mach ohne Bot weiter.
       *[other] { $name } darf Bots nach { $things } stellen.
    }
ask-line =
    { $who ->
        [me] { $name }, welchen programmierten Bot gibst du für die rote Linie auf?
       *[other] { $name } gibt einen Bot für eine rote Linie auf.
    }
ask-scoring =
    { $who ->
        [me] Wertung: { $name }, nutze jetzt { $things } oder mach ohne Karte weiter.
       *[other] Wertung: { $name } darf { $things } nutzen.
    }
ask-over = Das Spiel ist zu Ende.

do-pass = Passen
do-done = Verzichten
do-recall = Den { colour-bot } Bot zurückrufen

## Prämien an einer roten Linie

rewards-title = Prämien an einer roten Linie
rewards-stand =
    { $points ->
        [one] Du hast { $points } Punkt,
       *[other] Du hast { $points } Punkte,
    } und die nächste rote Linie liegt vor { $line }. Bezahlen kannst du mit { $crystals ->
        [0] keinem Kristall
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristallen
    } und { $bots ->
        [0] keinem programmierten Bot
        [one] { $bots } programmierten Bot
       *[other] { $bots } programmierten Bots
    }.
rewards-help = Zusammen würden dich diese Prämien über eine rote Linie bringen, darum entscheidest du. Nutze die Karten in beliebiger Reihenfolge oder verzichte auf den Rest. Eine Linie kostet 1 Kristall, ohne Kristall einen programmierten Bot; ohne beides bleibst du davor stehen. Ein Kristall, den du vorher nimmst, kann sie bezahlen.

## Die Tafeln

boards = Die Spielertableaus
extension = Laborausbau
bots-and-submarines = Bots und U-Boote
bots-hold =
    { $supply ->
        [one] { $supply } Bot im Vorrat,
       *[other] { $supply } Bots im Vorrat,
    } { $submarines ->
        [one] noch { $submarines } U-Boot.
       *[other] noch { $submarines } U-Boote.
    } In einer Wertung bringen die eingesetzten Bots { points }.
lab-rooms = Das Labor fasst
room-holds-time = Zeitmarker: { $held } von { $room }
room-holds-crystals = Kristalle: { $held } von { $room }
room-holds-research_cards = Forschungskarten: { $held } von { $room }
room-holds-octopods = Oktopoden: höchstens { $room } in einer Aktion
base-lab = Basislabor { $letter }
card-held =
    { $spent ->
        [yes] { $card }, verbraucht: { $text }
       *[no] { $card }: { $text }
    }
symbol-held = Hier ist ein Bot programmiert: { colour }, { program-action }
symbol-free = Freies Symbol: { colour }, { program-action }
symbol-buy = { time } zahlen und programmieren: { colour }, { program-action }
scientist-in = Der Wissenschaftler ist in Sektor { $sector }
engineer-on =
    { $field ->
        [start] Der Ingenieur steht auf dem Startfeld
       *[other] Der Ingenieur steht auf Feld { $field }
    }
has-passed = Hat gepasst
controls =
    { $count ->
        [0] Kontrolliert keinen Sektor
        [one] Kontrolliert Sektor { $sectors }
       *[other] Kontrolliert die Sektoren { $sectors }
    }
submarines-left =
    { $count ->
        [one] Noch { $count } U-Boot
       *[other] Noch { $count } U-Boote
    }

## Entworfene Werte

designed-short = Für labtop entworfen, nicht die gedruckten Werte.
designed-label =
    { $place ->
        [lock] Die Werte der Schleusen sind entworfen, nicht veröffentlicht.
        [field] Die Farben der Programmierfelder sind entworfen, nicht veröffentlicht.
        [submarine] Die Kosten der U-Boot-Felder außer dem ersten sind entworfen, nicht veröffentlicht.
        [line] Die Positionen der roten Linien sind entworfen, nicht veröffentlicht.
        [program_card] Die Programmkarten sind entworfen, nicht veröffentlicht.
        [refill] Was die nächste Runde den Sektoren bringt, ist entworfen, nicht veröffentlicht.
        [lab] Was die Basislabore fassen, ist entworfen, nicht veröffentlicht.
        [extension] Was die Laborausbauten fassen und ihre Buchstaben sind entworfen, nicht veröffentlicht.
        [research] Wie viele Forschungskarten es von jeder Art gibt, ist entworfen, nicht veröffentlicht.
       *[deployed] Die Zahlen und Spalten der Bot-Felder sind entworfen, nicht veröffentlicht.
    }
designed-sign =
    { designed-label } { $whose ->
        [own] So steht es in der Materialdatei dieses Tisches.
       *[ours] Die gedruckten Werte haben wir nicht gefunden. Wer das Spiel besitzt, kann einen Tisch mit eigener Materialdatei eröffnen.
    }
