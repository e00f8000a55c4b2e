# AquaSphere auf Deutsch.
# Jeder Satz ist eine eigene Nachricht. Von außen kommen nur Nummern, Buchstaben, Zahlen und Listen sowie $mark, das hinter
# Werten steht, die von uns entworfen und nicht die gedruckten sind.

## Wörter

colour =
    { $colour ->
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [purple] Lila
        [blue] Blau
        [red] Rot
       *[white] Weiß
    }
# deinen grünen Bot, mit dem grünen Plättchen
colour-bot =
    { $colour ->
        [green] grünen
        [yellow] gelben
        [black] schwarzen
        [purple] lila
        [blue] blauen
        [red] roten
       *[white] weißen
    }
# das grüne Symbol
colour-symbol =
    { $colour ->
        [green] grüne
        [yellow] gelbe
        [black] schwarze
        [purple] lila
        [blue] blaue
        [red] rote
       *[white] weiße
    }
colour-on-symbol = { colour-symbol }
colour-tile = { colour-bot }

program-action =
    { $colour ->
        [green] Labor erweitern
        [yellow] Zeitmarker nehmen
        [black] Kristalle nehmen
        [purple] Oktopoden fangen
        [blue] U-Boot einsetzen
        [red] Forschungskarte nehmen
       *[white] Bot programmieren
    }

time = { $time } Zeitmarker
cost = { $cost }{ $mark } Zeitmarker
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
crystals =
    { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }
# Akkusativ, auch bei einem: fang 1 Oktopoden
octopods = { $octopods } Oktopoden
gain =
    { $reward ->
        [time] { $amount } Zeitmarker
        [crystals] { $amount ->
            [one] { $amount } Kristall
           *[other] { $amount } Kristalle
        }
       *[knowledge] { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        }
    }

list-and = { $first } und { $rest }
list-more = { $first }, { $rest }

name-kind =
    { $kind ->
        [engineer_reward] Ingenieursprämie
        [octopod_reward] Oktopodenprämie
        [cross_station] quer durch die Station
        [displace_reward] Verdrängen
        [free_two_locks] kostenlose Schleusen
        [half_price_submarine] günstige U-Boote
        [sideways_engineer] Seitenschritt
        [scoring_program] Programm bei der Wertung
       *[instant_program] Sofortprogramm
    }
name-station = Station
name-headquarters = Zentrale
name-play-order = Spielreihenfolge
name-pass-order = Passreihenfolge
name-knowledge-track = Wissensleiste
name-programming-area = Programmierbereich
name-bulb = Glühbirne
name-lock = Schleuse
name-programming-field = Programmierfeld
name-control-space = Kontrollfeld
name-charging-station = Ladestation
name-submarines = U-Boote
name-research = Forschungskarten
name-extensions = Laborausbauten
name-lab = Labor
name-time = Zeitmarker
name-crystals = Kristalle
name-octopods = Oktopoden
name-supply = Vorrat
name-programmed = Programmierte Bots
name-engineer = Ingenieur
name-scientist = Wissenschaftler
name-knowledge-points = Wissenspunkte

designed-note = { $mark } von uns entworfen, damit man spielen kann; nicht der gedruckte Wert.

## Programme

program-text =
    { $colour ->
        [green] Nimm den obersten Laborausbau des Sektors, falls dein Labor noch keine fünf hat. Für jeden Buchstaben darauf darfst du einen Bot aus deinem Vorrat auf das Kontrollfeld des entsprechenden Sektors stellen.
        [yellow] Liegen im Sektor weniger als 2 Zeitmarker, fülle auf 2 auf. Dann nimm so viele, wie dein Labor fasst.
        [black] Nimm so viele Kristalle des Sektors, wie dein Labor fasst.
        [purple] Fange Oktopoden des Sektors, beliebig viele bis zu der Zahl, die dein Labor auf einmal fasst, und erhalte 1, 3, 6, 10, 15, 21 Punkte für 1, 2, 3, 4, 5, 6 davon.
        [blue] Bezahle das nächste freie U-Boot-Feld des Sektors, setze dort ein U-Boot ein und erhalte die Punkte der Glühbirne. Ein U-Boot je Person und Sektor.
        [red] Nimm die oberste Forschungskarte des Sektors, wenn dein Labor Platz hat, und erhalte die Punkte der Glühbirne.
       *[white] Stelle einen Bot aus deinem Vorrat auf das Symbol, das das Programmierfeld des Sektors zeigt. Ist es besetzt, nimm stattdessen 2 Zeitmarker.
    }

## Forschungskarten

card-title = { $card } · { name-kind }
card-engineer_reward = Betritt dein Ingenieur ein Feld mit dem { colour-tile } Plättchen: { gain }.
card-octopod_reward = Fängst du mit einer lila Aktion mindestens einen Oktopoden: { gain }.
card-cross_station = Einmal je Bewegung darf dein Wissenschaftler für { time } in den Sektor gegenüber springen.
card-displace_reward = { gain } für jeden fremden Bot, den deine Bots von einem Kontrollfeld verdrängen.
card-free_two_locks = Schleusen mit dem Wert 2 kosten dich nichts.
card-half_price_submarine = Ein U-Boot-Feld kostet dich die Hälfte, abgerundet.
card-sideways_engineer = Einmal im Spiel: Statt einem Pfeil zu folgen, geht dein Ingenieur auf ein Nachbarfeld derselben Ebene und programmiert dort.
card-scoring_program = In jeder Zwischenwertung darfst du { time } zahlen und einen Bot aus deinem Vorrat auf das { colour-symbol } Symbol stellen.
card-instant_program = Beim Nehmen: { time }, und ein Bot aus deinem Vorrat kommt auf das { colour-symbol } Symbol. Ist es besetzt oder der Vorrat leer, stattdessen noch { $otherwise } Zeitmarker.

## Laborausbauten

extension-title =
    { $count ->
        [0] { $extension }{ $mark } · ohne Buchstaben
       *[other] { $extension }{ $mark } · { $letters }
    }
extension-rooms = Dein Labor fasst { $rooms } mehr.
extension-no-room = Dein Labor fasst nicht mehr als zuvor.
room-research_cards =
    { $count ->
        [one] { $count }{ $mark } Forschungskarte
       *[other] { $count }{ $mark } Forschungskarten
    }
room-crystals =
    { $count ->
        [one] { $count }{ $mark } Kristall
       *[other] { $count }{ $mark } Kristalle
    }
room-octopods = { $count }{ $mark } Oktopoden je Aktion
room-time = { $count }{ $mark } Zeitmarker
extension-letters =
    { $count ->
        [one] Buchstabe { $letters }{ $mark }: Beim Nehmen darfst du einen Bot dorthin stellen.
       *[other] Buchstaben { $letters }{ $mark }: Beim Nehmen darfst du in jeden dieser Sektoren einen Bot stellen.
    }

## Aktionen: programmieren

engineer = Ziehe deinen Ingenieur nach { $field } und programmiere einen { colour-bot } Bot ({ program-action }).
engineer-sideways = Nutze { $card }: Ziehe deinen Ingenieur seitwärts nach { $field } und programmiere einen { colour-bot } Bot ({ program-action }).
buy = Zahle { time } und programmiere einen { colour-bot } Bot ({ program-action }).
recall =
    { $time ->
        [0] Rufe deinen { colour-bot } Bot in den Vorrat zurück; für Zeitmarker hat dein Labor keinen Platz.
       *[other] Rufe deinen { colour-bot } Bot in den Vorrat zurück und nimm { time }.
    }
pass =
    { $last ->
        [yes] Passe: In dieser letzten Runde ziehst du nicht mehr.
       *[no] Passe: In dieser Runde ziehst du nicht mehr; in der nächsten bist du Nummer { $place } in der Spielreihenfolge.
    }
program = Nutze { $card }: Zahle { time } und programmiere einen { colour-bot } Bot ({ program-action }).

## Aktionen: der Wissenschaftler geht, ein Bot wird gestellt

act = { act-way } und stelle deinen { colour-bot } Bot auf das Kontrollfeld{ displaced }.
act-way =
    { $way ->
        [stay] Bleibe in { $sector }
        [free] Gehe kostenlos{ $mark } nach { $sector }
       *[paid] Gehe für { cost } nach { $sector }
    }
place = Stelle einen Bot aus deinem Vorrat auf das Kontrollfeld von { $sector }{ displaced }.
displaced =
    { $displaced ->
        [nobody] {""}
        [own] ; dein eigener Bot dort zieht in die Ladestation um
        [neutral] ; der neutrale Bot dort zieht in die Ladestation um
       *[other] ; der fremde Bot dort zieht in die Ladestation um
    }
recalled =
    { $moment ->
        [price] Sobald das U-Boot bezahlt ist, rufe deinen { $recalled } Bot in den Vorrat zurück und nimm { time }.
        [under-way] Rufe unterwegs deinen { $recalled } Bot in den Vorrat zurück und nimm { time }, um den Rest des Weges zu bezahlen.
       *[way] Sobald der Weg bezahlt ist, rufe deinen { $recalled } Bot in den Vorrat zurück und nimm { time }.
    }
thinned-out = Die Ladestation ist zu voll: Alle nehmen ihre Bots bis auf je einen von dort zurück.

## Aktionen: Effekte

green = Nimm den Laborausbau { $extension }{ $mark }.
green-none = Du nimmst keinen Laborausbau: Hier liegt keiner.
green-full = Du nimmst keinen Laborausbau: Dein Labor hat schon fünf.
yellow = Nimm { time }.
yellow-full = Du nimmst keine Zeitmarker: Dein Labor hat dafür keinen Platz.
black = Nimm { crystals }.
black-none = Du nimmst keine Kristalle: Hier liegen keine.
black-full = Du nimmst keine Kristalle: Dein Labor hat dafür keinen Platz.
purple = Fange { octopods } für { points }.
purple-fewer = Fange nur { octopods } für { points }.
purple-zero = Fange keinen der Oktopoden hier: keine Punkte, keine Prämie.
purple-none = Du fängst keine Oktopoden: Hier sind keine.
purple-full = Du fängst keine Oktopoden: Dein Labor fasst keine.
blue = Setze für { cost } ein U-Boot ein und erhalte { points }.
blue-free = Setze kostenlos ein U-Boot ein und erhalte { points }.
blue-left = Du setzt kein U-Boot ein: Du hast keines mehr.
blue-own = Du setzt kein U-Boot ein: Du hast hier schon eines.
blue-space = Du setzt kein U-Boot ein: Alle U-Boot-Felder hier sind belegt.
blue-time = Du setzt kein U-Boot ein: Das Feld kostet { cost }, und du hast { $time }.
red = Nimm die Forschungskarte { $card } und erhalte { points }.
red-none = Du nimmst keine Forschungskarte: Hier liegt keine.
red-full = Du nimmst keine Forschungskarte: Dein Labor hat keinen Platz dafür.
white = Stelle einen Bot aus deinem Vorrat auf das { colour-symbol }{ $mark } Symbol.
white-taken =
    { $time ->
        [0] Das { colour-symbol }{ $mark } Symbol ist besetzt, und für Zeitmarker hat dein Labor keinen Platz.
       *[other] Das { colour-symbol }{ $mark } Symbol ist besetzt: Nimm stattdessen { time }.
    }
white-empty = Du programmierst keinen Bot: Dein Vorrat ist leer.

reward = { $card } bringt { gain }.
reward-nothing =
    { $reward ->
        [time] { $card } bringt nichts: Für Zeitmarker hat dein Labor keinen Platz.
       *[crystals] { $card } bringt nichts: Für einen Kristall hat dein Labor keinen Platz, oder es gibt keinen mehr.
    }
rewards-line = Die rote Linie vor { $line }{ $mark } ist in Reichweite.
rewards-decide =
    { $count ->
        [one] Danach entscheidest du, ob du { $cards } nutzt.
       *[other] Danach entscheidest du über { $cards }: Nutze jede oder verzichte auf sie, in beliebiger Reihenfolge.
    }
line =
    { $payment ->
        [crystal] Für die rote Linie vor { $line }{ $mark } zahlst du 1 Kristall.
        [bot] Für die rote Linie vor { $line }{ $mark } gibst du deinen { $bot } Bot auf.
        [choice] Für die rote Linie vor { $line }{ $mark } gibst du einen deiner programmierten Bots auf.
       *[nothing] Die rote Linie vor { $line }{ $mark } kannst du nicht bezahlen: Du bleibst davor stehen, und die Punkte darüber hinaus verfallen.
    }

## Aktionen: andere Entscheidungen

done-letters =
    { $count ->
        [one] Stelle keinen Bot nach { $things } und beende deinen Zug.
       *[other] Stelle keine Bots nach { $things } und beende deinen Zug.
    }
use = Nutze { $card }: Das bringt { gain }.
use-nothing =
    { $reward ->
        [time] Nutze { $card }: Das bringt nichts, denn für Zeitmarker hat dein Labor keinen Platz.
       *[crystals] Nutze { $card }: Das bringt nichts, denn für einen Kristall hat dein Labor keinen Platz, oder es gibt keinen mehr.
    }
done-rewards =
    { $count ->
        [one] Verzichte auf die Prämie von { $things } und beende deinen Zug.
       *[other] Verzichte auf die Prämien von { $things } und beende deinen Zug.
    }
done-scoring =
    { $count ->
        [one] Lass die Karte { $things } in dieser Zwischenwertung ungenutzt.
       *[other] Lass die Karten { $things } in dieser Zwischenwertung ungenutzt.
    }
give =
    { $points ->
        [one] Gib deinen { colour-bot } Bot für die rote Linie vor { $line }{ $mark } auf und erhalte den übrigen Punkt.
       *[other] Gib deinen { colour-bot } Bot für die rote Linie vor { $line }{ $mark } auf und erhalte die übrigen { points }.
    }

## Was eine Aktion bringt, bevor sie gewählt wird

preview = { $what }.
preview-brings = { $what }: { $gains }.
preview-brings-pays = { $what }: { $gains }, dann { $pays }.
preview-price =
    { $cost ->
        [0] {""}
       *[other] {" "}für { cost }
    }
preview-engineer = Einen { colour-bot } Bot programmieren
preview-buy = Einen { colour-bot } Bot{ preview-price } programmieren
preview-program = Mit { $card } einen { colour-bot } Bot{ preview-price } programmieren
preview-recall = Den { colour-bot } Bot zurückrufen
preview-give = Den { colour-bot } Bot aufgeben
preview-place = Einen Bot nach { $sector } stellen und den Sektor kontrollieren
preview-pass =
    { $place ->
        [0] In dieser letzten Runde passen
       *[other] Passen und in der nächsten Runde Nummer { $place } der Spielreihenfolge sein
    }
preview-done-letters = Keine Bots mehr stellen
preview-use = { $card } nutzen
preview-nothing = bringt nichts
preview-done-rewards = Auf { $cards } verzichten
preview-done-scoring = Keine Karten mehr nutzen
preview-control = Nur die Kontrolle über { $sector }{ preview-price }
preview-green = Den Laborausbau { $extension }{ preview-price } nehmen
preview-yellow =
    { $cost ->
        [0] Zeitmarker nehmen
       *[other] { cost } zahlen und Zeitmarker nehmen
    }
preview-black = Kristalle{ preview-price } nehmen
preview-purple = { octopods }{ preview-price } fangen
preview-blue = Ein U-Boot{ preview-price } einsetzen
preview-red = Die Forschungskarte { $card }{ preview-price } nehmen
preview-white = Einen { colour-bot } Bot{ preview-price } programmieren
preview-scored = { $sign }{ points } in der Wertung
preview-final = { points } am Ende
preview-back =
    { $bots ->
        [one] { $bots } Bot zurück
       *[other] { $bots } Bots zurück
    }
preview-room = Platz für { $rooms } mehr
preview-letters =
    { $count ->
        [one] ein Bot für den Buchstaben { $letters }
       *[other] Bots für die Buchstaben { $letters }
    }
preview-programmed = ein Bot auf dem { colour-bot } Symbol
preview-recalled =
    { $after ->
        [price] der { colour-symbol } Bot nach dem Bezahlen des U-Boots zurückgerufen
       *[way] der { colour-symbol } Bot nach dem Weg zurückgerufen
    }
preview-rewards = die Entscheidung über { $cards }
preview-line-crystals =
    { $count ->
        [one] { $count } Kristall für die rote Linie
       *[other] { $count } Kristalle für die roten Linien
    }
preview-line-bot = der { colour-symbol } Bot für die rote Linie
preview-line-choice = einer deiner programmierten Bots für die rote Linie
preview-lost =
    { $points ->
        [one] { $points } Punkt an der roten Linie verloren
       *[other] { $points } Punkte an der roten Linie verloren
    }

# Ein Zug einer Eröffnung in zwei Worten.
opening-turn =
    { $action ->
        [engineer] { $program } programmieren
        [buy] { $program } für Zeit programmieren
        [act] { $program } ausführen
       *[pass] passen
    }
