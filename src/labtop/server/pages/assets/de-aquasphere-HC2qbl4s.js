const e=`# Das Terminalspiel auf Deutsch; die Wörter der Karten und Aktionen stehen im Ordner darüber.

## Beschriftungen

heading = Runde { $round } von { $rounds }
bulb = Glühbirne ★{ $bulb }
next-round = dann
next-card = Nächste Programmkarte
general-supply = Allgemeiner Vorrat
start = Start
row-goods = Labor
row-programmed = programmiert
row-bots = Vorrat
row-submarines = U-Boote
row-letters = Buchstaben
row-extensions = Ausbauten
row-research = Forschungskarten
short-scoring = Wertung
short-across = quer
short-free_two_locks = Schleuse 2 gratis
short-half_price_submarine = ▲ halber Preis
short-sideways_engineer = Seitenschritt
sign-time = Zeitmarker
sign-crystals = Kristalle
sign-octopods = Oktopoden
sign-research_cards = Forschungskarten
sign-knowledge = Punkte
sign-bot = Kontrollfeld, Vorrat
sign-charging = Ladestation
sign-submarine = U-Boote
sign-scientist = Wissenschaftler
sign-neutral = neutral

## Was zu entscheiden ist

asks-action = { $name }, programmiere einen Bot, führe eine Aktion aus oder passe.
asks-rewards = { $name }, eine rote Linie ist in Reichweite. Nutze deine Prämien oder verzichte auf sie, in beliebiger Reihenfolge ({ $things }).
asks-letters = { $name }, für jeden offenen Buchstaben darfst du einen Bot stellen ({ $things }).
asks-line =
    { $points ->
        [one] { $name }, welchen Bot gibst du für die rote Linie auf? { $points } Punkt wartet.
       *[other] { $name }, welchen Bot gibst du für die rote Linie auf? { $points } Punkte warten.
    }
asks-scoring = { $name }, du darfst in der Zwischenwertung Forschungskarten nutzen ({ $things }).
asks-over = Das Spiel ist zu Ende.

## Aktionen zur Wahl

group-engineer = Mit dem Ingenieur einen Bot programmieren
group-buy = Für 3 Zeitmarker einen Bot programmieren
group-act =
    { $colour ->
        [green] Grün – Labor erweitern: in einen Sektor gehen (◷), dann
        [yellow] Gelb – Zeitmarker nehmen: in einen Sektor gehen (◷), dann
        [black] Schwarz – Kristalle nehmen: in einen Sektor gehen (◷), dann
        [purple] Lila – Oktopoden fangen: in einen Sektor gehen (◷), dann
        [blue] Blau – U-Boot einsetzen: in einen Sektor gehen (◷), dann
        [red] Rot – Forschungskarte nehmen: in einen Sektor gehen (◷), dann
       *[white] Weiß – Bot programmieren: in einen Sektor gehen (◷), dann
    }
group-recall = Einen Bot zurückrufen
group-pass = Passen
group-place = Einen Buchstaben-Bot stellen
group-give = Einen Bot aufgeben
group-use = Eine Prämie nutzen
group-program = Eine Karte nutzen
group-done = Fertig

## Die Wertung

score-title = Endstand
score-rounds = vier Runden
score-letters = verschiedene Buchstaben
score-time = Zeitmarker
score-submarines = alle sechs U-Boote
score-extensions = fünf Laborausbauten
score-total = Summe
score-control = Kontrollfelder
score-crystals = Kristalle
winner =
    { $by ->
        [shared] { $name } teilen sich den ersten Platz: Gleichstand in allem.
        [control] { $name } gewinnt: Gleichstand nach Punkten, aber mehr Kontrollfelder.
        [crystals] { $name } gewinnt: Gleichstand nach Punkten und Kontrollfeldern, aber mehr Kristalle.
       *[points] { $name } gewinnt mit den meisten Punkten.
    }

## Die Regeln in Kürze

rules =
    # AquaSphere in Kürze

    Dein **Ingenieur** programmiert in der Zentrale Bots, dein **Wissenschaftler** setzt sie in der Station ein. Vier
    Runden; **wer die meisten Punkte hat, gewinnt.**

    In deinem Zug tust du **eines** von dreien:

    - **Einen Bot programmieren**: Ziehe den Ingenieur einen Pfeil weiter und stelle einen Bot auf die Farbe des Plättchens
      dort; oder zahle einmal je Runde 3 Zeitmarker für eine beliebige Farbe. Höchstens zwei Bots sind programmiert, in
      verschiedenen Farben.
    - **Eine Aktion ausführen**: Der Wissenschaftler geht in einen Sektor, jede Schleuse kostet so viele Zeitmarker, wie ihr Wert angibt; ein
      programmierter Bot kommt auf das Kontrollfeld, und seine Farbe wirkt dort. Der Bot, den er verdrängt, zieht in die
      Ladestation um.
    - **Passen**: nur auf der obersten Ebene. Wer zuerst passt, beginnt die nächste Runde.

    Jederzeit in deinem Zug darfst du einen programmierten Bot für 2 Zeitmarker **zurückrufen**, auch nachdem du einen Weg
    oder ein U-Boot bezahlt hast.

    __Farben.__ Grün: Nimm den Laborausbau und stelle für jeden Buchstaben darauf einen Bot. Gelb: Nimm Zeitmarker. Schwarz:
    Nimm Kristalle. Lila: Fange beliebig viele Oktopoden für 1, 3, 6, 10 … Punkte. Blau: Bezahle ein U-Boot-Feld, erhalte die Punkte der Glühbirne.
    Rot: Nimm die Forschungskarte, erhalte die Punkte der Glühbirne. Weiß: Programmiere einen Bot in der Farbe des Sektors.

    __Dein Labor__ begrenzt Zeitmarker, Kristalle, Forschungskarten und die Oktopoden, die du in einer Aktion fängst. Was nicht
    passt, wird nicht genommen.

    __Rote Linien__ auf der Wissensleiste kosten einen Kristall; ohne Kristall einen programmierten Bot; ohne beides
    bleibst du stehen. Führen dich Prämienkarten über eine Linie, darfst du auf sie verzichten.

    __Nach jeder Runde:__ 6 Punkte für die meisten Kontrollfelder (bei Gleichstand 3), die höchste aufgedeckte Zahl deiner
    Bot-Felder, 1, 3, 6, 10 … für Kristalle, minus ebenso viel für Oktopoden in jedem Sektor, den du kontrollierst. **Am
    Ende:** 1, 3, 6, 10 … für verschiedene Buchstaben, 1 je Zeitmarker, 5 für sechs U-Boote, 5 für fünf Laborausbauten.

    __Zeichen.__ \`G Y K P B R W\` sind Grün, Gelb, Schwarz, Lila, Blau, Rot und Weiß; Zahlen sind Personen, N ist neutral.
    \`G→◷2\` auf einer Karte: 2 Zeitmarker, wenn dein Ingenieur das grüne Plättchen betritt. \`✱→◆1\`: ein Kristall, wenn du Oktopoden
    fängst. \`C +✱1\` auf einem Laborausbau: Buchstabe C, 1 Oktopode mehr. \`dann =◷3 +◆1\`: was die nächste Runde dem Sektor
    bringt. \`card R05\`, \`card X07\` oder \`card green\` sagt es in Worten.

## Der Satz von Spielmaterial

provenance-published = veröffentlicht
provenance-inferred = erschlossen
provenance-designed = entworfen
provenance-unknown = unbekannt
meaning-published =
    { $count ->
        [one] { $count } Wert ist veröffentlicht: Er steht in einer genannten Quelle.
       *[other] { $count } Werte sind veröffentlicht: Sie stehen in einer genannten Quelle.
    }
meaning-inferred =
    { $count ->
        [one] { $count } Wert ist erschlossen: Er folgt aus veröffentlichten Angaben.
       *[other] { $count } Werte sind erschlossen: Sie folgen aus veröffentlichten Angaben.
    }
meaning-designed =
    { $count ->
        [one] { $count } Wert ist von uns entworfen, damit das Spiel spielbar ist; es ist nicht der gedruckte.
       *[other] { $count } Werte sind von uns entworfen, damit das Spiel spielbar ist; es sind nicht die gedruckten.
    }
meaning-unknown =
    { $count ->
        [one] { $count } Wert ist unbekannt: nicht gefunden und nicht nötig.
       *[other] { $count } Werte sind unbekannt: nicht gefunden und nicht nötig.
    }
components-name = In Stellungen und Aufzeichnungen heißt dieses Spielmaterial { $name }.
`,c=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# AquaSphere auf Deutsch.
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
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),r=`# Warum eine Aktion nicht erlaubt ist.

reason-program =
    { $program ->
        [green] grünen
        [yellow] gelben
        [black] schwarzen
        [purple] lila
        [blue] blauen
        [red] roten
       *[white] weißen
    }

reason-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
reason-unknown = „{ $action }“ ist keine Aktion dieses Spiels; eine Aktion lautet zum Beispiel „engineer L1“ oder „act B green“.
reason-spelling = „{ $action }“ muss „{ $right }“ geschrieben werden.
reason-stage =
    { $stage ->
        [rewards] Jetzt nicht: Nutze zuerst die Prämien, die du ausgelöst hast, oder verzichte auf sie.
        [letters] Jetzt nicht: Stelle zuerst die Bots für die Buchstaben deines neuen Laborausbaus, oder mach ohne sie weiter.
        [line] Jetzt nicht: Wähle zuerst den programmierten Bot, den du für die rote Linie aufgibst.
        [scoring] Jetzt nicht: Gerade ist Zwischenwertung; nutze eine deiner Forschungskarten, oder mach ohne sie weiter.
       *[action] Jetzt nicht: Du bist am Zug und kannst einen Bot programmieren, eine Aktion ausführen oder passen.
    }
reason-no-arrow =
    { $here ->
        [start] Vom Startfeld führt kein Pfeil nach { $field }; dein Ingenieur kann nur den Pfeilen folgen.
       *[other] Von { $here } führt kein Pfeil nach { $field }; dein Ingenieur kann nur den Pfeilen folgen.
    }
reason-no-sideways = Für den Seitenschritt von { $here } nach { $field } brauchst du eine unverbrauchte Forschungskarte.
reason-supply-empty = Dein Vorrat ist leer; du hast keinen Bot, den du stellen könntest.
reason-symbol-occupied = Auf deinem { reason-program } Symbol steht schon ein Bot; setze ihn zuerst ein oder rufe ihn zurück.
reason-two-programmed = Du hast schon zwei programmierte Bots; setze zuerst einen ein oder rufe ihn zurück.
reason-bought = Du hast in dieser Runde schon mit Zeitmarkern programmiert; das geht nur einmal je Runde.
reason-buy-time = Mit Zeitmarkern zu programmieren kostet { $price } Zeitmarker; du hast { $time }.
reason-not-programmed = Auf deinem { reason-program } Symbol steht kein Bot.
reason-too-far =
    { $time ->
        [0] Der billigste Weg in den Sektor { $sector } kostet { $cost } Zeitmarker; du hast keinen.
       *[other] Der billigste Weg in den Sektor { $sector } kostet { $cost } Zeitmarker; du hast { $time }.
    }
reason-recalls-itself = Der Bot auf deinem { reason-program } Symbol führt die Aktion aus, also kannst du ihn dafür nicht zurückrufen.
reason-recall-first = Für die Zeitmarker ist Platz: Rufe zuerst den Bot vom { reason-program } Symbol zurück, dann führe die Aktion aus.
reason-nothing-paid = Bevor der Bot vom { reason-program } Symbol zurückgehen könnte, wird hier nichts bezahlt; das Zurückrufen kann also nicht warten: Rufe ihn zuerst zurück, wenn du die Zeitmarker willst.
reason-catching =
    { $most ->
        [0] Im Sektor { $sector } kannst du keinen Oktopoden fangen.
        [one] Im Sektor { $sector } kannst du einen Oktopoden fangen; führe die Aktion dazu ohne Zahl aus.
       *[other] Im Sektor { $sector } kannst du höchstens { $most } Oktopoden fangen; um alle zu fangen, führe die Aktion ohne Zahl aus.
    }
reason-pass = Passen darfst du nur, wenn dein Ingenieur auf einem der drei obersten Felder steht.
reason-no-letter = Für den Sektor { $sector } ist kein Bot mehr zu stellen.
reason-no-reward = { $card } gehört nicht zu den Prämien, die du jetzt nutzen kannst.
reason-reward-by-itself = { $card } zahlt von selbst aus, sobald die Karte ausgelöst wird; gefragt wirst du nur, wo eine rote Linie in Reichweite kommt.
reason-no-such-card = Du hast keine Forschungskarte { $card }, die in der Wertung einen Bot programmiert.
reason-card-used = Du hast { $card } in dieser Wertung schon genutzt.
reason-card-time = { $card } kostet { $price } Zeitmarker; du hast { $time }.

## Was man tun möchte: „Warum kann ich nicht …“

want-engineer = … meinen Ingenieur dorthin ziehen?
want-buy = … mit Zeitmarkern programmieren?
want-act = … dorthin gehen und die Aktion ausführen?
want-catching = … weniger Oktopoden fangen?
want-recall = … einen Bot zurückrufen?
want-recalling = … mitten in einer Aktion einen Bot zurückrufen?
want-use = … eine Prämie nutzen oder auf sie verzichten?
want-program = … meine Forschungskarte nutzen?
want-pass = … passen?
`,h=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),t=`# Was in AquaSphere geschehen ist, auf Deutsch: das Protokoll.

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
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),i=`# Was der Coach zu einer Stellung von AquaSphere sagt, auf Deutsch.

coach-two-bots = Zwei Bots sind programmiert, ein dritter passt nicht dazu. Schick einen davon in die Station.
coach-no-bots = Du hast keinen programmierten Bot. Dein Ingenieur kann kostenlos einen programmieren.
coach-no-time = Du hast keine Zeitmarker: Du kannst nur dort etwas tun, wo dein Wissenschaftler ist, oder hinter einer Schleuse mit 0.
coach-pass =
    { $bots ->
        [0] Dein Ingenieur ist oben, und du hast keinen Bot mehr. Wer zuerst passt, ist in der nächsten Runde zuerst dran.
       *[other]
            { $last ->
                [yes] Dein Ingenieur ist oben. Nutze deine Bots, bevor du passt: Eine nächste Runde gibt es nicht.
               *[no] Dein Ingenieur ist oben. Du darfst passen, und deine programmierten Bots bleiben dir.
            }
    }
coach-line = Die rote Linie vor der { $line } ist nah, und du hast keinen Kristall dafür. Ohne einen kostet sie dich einen programmierten Bot.
coach-octopods =
    { $points ->
        [one] Die Oktopoden in deinen Sektoren würden dich bei der Wertung { $points } Punkt kosten.
       *[other] Die Oktopoden in deinen Sektoren würden dich bei der Wertung { $points } Punkte kosten. Ein lila Bot macht stattdessen Punkte aus ihnen.
    }
coach-majority = { $name } hat mehr Sektoren als du und bekäme dafür Punkte. Jeder Bot, den du nutzt, besetzt ein Kontrollfeld.
coach-last = Das ist die letzte Runde: Am Ende ist jeder Zeitmarker ein Punkt.
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),o=`# AquaSphere auf der Seite auf Deutsch, neben den Sätzen des Terminalspiels.

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
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),s=`# AquaSphere im Stellungseditor auf Deutsch.

edit-round = Runde
edit-earlier = { $name } früher spielen lassen
edit-laid-out = Programmkarte dieser Runde
edit-program-card = Programmkarte der Runde { $round }
edit-program-note = Die Ingenieure ziehen über die Programmkarte dieser Runde.
edit-ring = Sektoren im Uhrzeigersinn
edit-centre = Drehung der Zentrumsplättchen
edit-rotation = Plättchen { $tile }
edit-supply = Noch im allgemeinen Vorrat: Kristalle { $crystals }, Oktopoden { $octopods }.
edit-nobody = niemand
edit-take-away = Wegnehmen: { $name }
edit-put-there = Hinstellen: { $name }
edit-pile = Die erste Karte liegt oben. Weggenommene Karten kommen in einen anderen Sektor.
edit-field =
    { $field ->
        [start] Start
       *[other] { $field }
    }
edit-base-lab = Basislabor
edit-bought = Hat in dieser Runde einen Bot mit Zeitmarkern programmiert
edit-bots = Übrig: { $supply ->
        [one] { $supply } Bot
       *[other] { $supply } Bots
    } im Vorrat, { $submarines ->
        [one] { $submarines } U-Boot
       *[other] { $submarines } U-Boote
    }.
edit-spent = { $card } ist verbraucht
edit-place =
    { $place ->
        [players] Spieler
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
        [station-sectors-research] Sektor { $sector }, Forschungskarten
        [station-sectors-extensions] Sektor { $sector }, Laborausbauten
        [station-sectors-submarines] Sektor { $sector }, U-Boote
        [station-sectors-charging] Sektor { $sector }, Ladestation
        [station-sectors-control] Sektor { $sector }, Kontrollfeld
        [station] { name-station }
        [play_order] { name-play-order }
        [passed] { name-pass-order }
        [programs] { name-programming-area }
        [program_cards] Programmkarten
        [research] { name-research }
        [extensions] { name-extensions }
        [decks-research] Der Stapel der Forschungskarten
        [decks-extensions] Der Stapel der Laborausbauten
        [crystals] { name-crystals }
        [octopods] { name-octopods }
        [round] Runde
        [turn-seat] Am Zug
        [turn-letters] Buchstaben-Bots
        [turn-cards] Karten, über die entschieden wird
        [turn-gain] Punkte vor einer roten Linie
       *[other] { $path }
    }
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),a=`# AquaSphere auf der Seite „Was gewinnt?“ auf Deutsch.

explore-kind =
    { $kind ->
        [research] Forschungskarten
        [extensions] Laborausbauten
       *[program-lead] Programme
    }
explore-facet =
    { $facet ->
        [kind] Art
       *[letter] Buchstabe
    }
explore-program = Programm { $program }
explore-lead = Jeder nutzt jedes Programm. Hier zählt, wer es in der Partie öfter genutzt hat als alle anderen.
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),d=`# Punkte und Wertungen auf Deutsch.

## Wertungen

scoring-title =
    { $name ->
        [final] Schlusswertung
       *[round] Wertung der Runde { $round }
    }
scoring-item =
    { $item ->
        [majority] meiste Kontrollfelder
        [deployed] eingesetzte Bots
        [crystals] Kristalle
        [controlled] Oktopoden in eigenen Sektoren
        [letters] verschiedene Buchstaben
        [time] Zeitmarker
        [submarines] alle sechs U-Boote
       *[extensions] fünf Laborausbauten
    }
scoring-lines =
    { $held ->
        [zero] rote Linien; niemand fällt unter 0
       *[lines] rote Linien
    }
scoring-paid = { $count } bezahlt
scoring-after = Punkte jetzt
scoring-skip = Alles auf einmal zeigen
scoring-story =
    { $best ->
        [one] Am besten lief es für { $names }: { $sign }{ $count }.
       *[other] Gleich gut lief es für { $names }: je { $sign }{ $count }.
    } { $bitten ->
        [0] {""}
       *[other] Oktopoden in eigenen Sektoren kosteten { $victims } Punkte.
    }
scoring-points = { scoring-item } { $sign }{ $count }

## Wie es steht

score-here = { points }.
score-expected = Wertung { $sign }{ $count }
score-round =
    { $number ->
        [0] Die Wertung dieser Runde brächte jetzt nichts.
       *[other] Die Wertung dieser Runde brächte jetzt { $sign }{ $count }, rote Linien nicht gerechnet: { $items }.
    }
score-final = Die Schlusswertung brächte { $sign }{ $count } dazu.

## Buchstaben-Bots

letters-title = Buchstaben-Bots
letters-free = das Stellen kostet nichts

## Was eine Aktion ändert

forecast =
    { $number ->
        [0] Die Wertung dieser Runde bleibt bei { $before }.
       *[other] Die Wertung dieser Runde { $before } → { $after }: { $items }.
    }

## Das Ende

source =
    { $source ->
        [start] Punkte zu Beginn
        [octopods] gefangene Oktopoden
        [submarines] eingesetzte U-Boote
        [research] genommene Forschungs{"\\u00AD"}karten
        [rewards] Prämien von Karten
        [majority] meiste Kontrollfelder
        [deployed] eingesetzte Bots
        [crystals] Kristalle
        [controlled] Oktopoden in eigenen Sektoren
        [lines] an roten Linien und bei 0 angehalten
        [final_letters] verschiedene Buchstaben
        [final_time] übrige Zeitmarker
        [final_submarines] alle sechs U-Boote
       *[final_extensions] fünf Laborausbauten
    }
course-start = Beginn
course-scoring =
    { $name ->
        [final] Ende
       *[round] Runde { $round }
    }
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:d},Symbol.toStringTag,{value:"Module"})),l=`# Die Station und die Zentrale auf Deutsch.

## Was wo ist, für alle, die es nicht sehen

sector-holds =
    Sektor { $sector }: { $time } Zeitmarker, { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }, { $octopods ->
        [one] { $octopods } Oktopode
       *[other] { $octopods } Oktopoden
    }. { $control ->
        [nobody] Das Kontrollfeld ist frei.
        [neutral] Ein neutraler Bot besetzt das Kontrollfeld.
       *[somebody] { $holder } besetzt das Kontrollfeld.
    } { $charging ->
        [0] Die Ladestation ist leer.
        [one] { $charging } Bot in der Ladestation.
       *[other] { $charging } Bots in der Ladestation.
    } { $submarines ->
        [one] { $submarines } U-Boot auf { $spaces } Feldern.
       *[other] { $submarines } U-Boote auf { $spaces } Feldern.
    } { $research ->
        [one] { $research } Forschungskarte
       *[other] { $research } Forschungskarten
    }, { $extensions ->
        [one] { $extensions } Laborausbau.
       *[other] { $extensions } Laborausbauten.
    } Programmierfeld: { $field }. { $here ->
        [0] Kein Wissenschaftler ist hier.
        [one] Der Wissenschaftler von { $scientists } ist hier.
       *[other] Die Wissenschaftler von { $scientists } sind hier.
    }
field-holds =
    { $here ->
        [0] Feld { $field }: { colour }, { program-action }
        [one] Feld { $field }: { colour }, { program-action }; der Ingenieur von { $engineers } ist hier
       *[other] Feld { $field }: { colour }, { program-action }; die Ingenieure von { $engineers } sind hier
    }
field-colour = { $field } { colour }
lock-costs = Schleuse: { $cost } Zeitmarker
centre-shows =
    { $points ->
        [one] Runde { $round } von 4. Ein U-Boot oder eine Forschungskarte bringt { $points } Punkt.
       *[other] Runde { $round } von 4. Ein U-Boot oder eine Forschungskarte bringt { $points } Punkte.
    }
round-of = Runde { $round } von 4
track-score =
    { $points ->
        [one] { $name }: { $points } Punkt.
       *[other] { $name }: { $points } Punkte.
    }
red-line = Rote Linie vor { $line }: Wer sie überschreitet, zahlt 1 Kristall oder gibt einen programmierten Bot auf.
next-programs = Die Programmkarte { $card } der nächsten Runde: { $colours }
neutral-owner = neutral
nobody-passed = noch niemand

## Was berührt wurde

sector-title = Sektor { $sector }
way-costs =
    { $way ->
        [here] dein Wissenschaftler ist hier
        [free] der Weg ist kostenlos
       *[paid] der Weg kostet { $time } Zeitmarker
    }
no-bot = Du hast keinen programmierten Bot: Programmiere zuerst einen in der Zentrale.
catch-fewer = Weniger fangen
catch-fewer-note = Du darfst Oktopoden zurücklassen, zum Beispiel um vor einer roten Linie zu bleiben. Fängst du keinen, bringt keine Karte eine Prämie.
recall-within = Im Lauf dieser Aktion den { colour-bot } Bot zurückrufen
recall-within-note =
    { $after ->
        [price] Zuerst bezahlst du das U-Boot, das schafft Platz: Dann geht der Bot zurück und bringt { time }, bevor du Punkte erhältst.
       *[way] Zuerst bezahlst du den Weg, das schafft Platz: Dann geht der Bot zurück und bringt { time }, bevor etwas anderes geschieht.
    } { $first ->
        [0] Vor der Aktion zurückgerufen, brächte er keinen, denn dein Labor ist voll.
       *[other] Vor der Aktion zurückgerufen, brächte er nur { $first }.
    }
wish-engineer = Den Ingenieur ziehen
wish-buy = Mit Zeitmarkern programmieren
wish-recall = Einen Bot zurückrufen
wish-give = Einen Bot aufgeben
wish-place = Einen Bot einsetzen
wish-use = Eine Prämie nutzen
wish-program = Eine Forschungskarte nutzen
wish-pass = Passen
sector-extension =
    { $more ->
        [0] Laborausbau { $card }
       *[other] Laborausbau { $card }, darunter { $more }
    }
sector-research =
    { $more ->
        [0] Forschungskarte { $card }
       *[other] Forschungskarte { $card }, darunter { $more }
    }
sector-details = Was hier ist
sector-next = Nächste Runde
sector-brings =
    { $time } Zeitmarker, { $crystals ->
        [one] { $crystals } Kristall mehr
       *[other] { $crystals } Kristalle mehr
    }, { $octopods ->
        [one] { $octopods } Oktopode mehr
       *[other] { $octopods } Oktopoden mehr
    }

## Namen der Zeichen

area-holds =
    { $colour ->
        [green] { $count ->
            [0] Labor erweitern: Hier ist kein Ausbau mehr
           *[other] Labor erweitern: Laborausbau { $card }
        }
        [yellow] Zeitmarker nehmen: { $count ->
            [0] Hier liegt keiner
            [one] Hier liegt { $count }
           *[other] Hier liegen { $count }
        }
        [black] Kristalle nehmen: { $count ->
            [0] Hier liegt keiner
            [one] Hier liegt { $count }
           *[other] Hier liegen { $count }
        }
        [purple] Oktopoden fangen: { $count ->
            [0] Hier ist keiner
            [one] Hier ist { $count }
           *[other] Hier sind { $count }
        }
        [blue] U-Boot einsetzen: { $count ->
            [0] Kein Feld ist frei
           *[other] Das nächste Feld kostet { $cost } Zeitmarker
        }
        [red] { $count ->
            [0] Forschungskarte nehmen: Hier ist keine mehr
           *[other] Forschungskarte nehmen: { $card }
        }
       *[white] Einen Bot auf das Symbol des Programmierfelds programmieren: { $field }
    }
control-holds =
    { $control ->
        [nobody] Kontrollfeld: frei
        [neutral] Kontrollfeld: von einem neutralen Bot besetzt
       *[somebody] Kontrollfeld: besetzt von { $holder }
    }
charging-holds = Ladestation: { $count } von { $limit } Plätzen sind besetzt. Werden es mehr Bots, nimmt jeder alle seine Bots bis auf einen zurück.
piece-of =
    { $kind ->
        [scientist] Wissenschaftler von { $name }
        [engineer] Ingenieur von { $name }
       *[submarine] U-Boot von { $name }
    }
piece-neutral = Neutrales U-Boot

## Auf einem kleinen Bildschirm

tabs = Teile des Tisches
tab-waits = hier ist etwas möglich
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),u=`# Der Rundgang durch AquaSphere, auf Deutsch: eine Zeile zu jedem Bild.

tour-station = Eine Forschungsstation tief im Meer: sechs Sektoren im Ring. U-Boote ziehen vorbei, Oktopoden sind neugierig.
tour-program = Dein Ingenieur geht in der Zentrale von Farbe zu Farbe, und jedes Mal wird einer deiner Bots programmiert.
tour-act = Dein Wissenschaftler bringt den Bot durch die Station. Schleusen kosten Zeitmarker; wo der Bot arbeitet, kontrollierst du den Sektor.
tour-colours = Sieben Farben, sieben Aufgaben: Labor erweitern, Zeitmarker oder Kristalle nehmen, Oktopoden fangen, U-Boote einsetzen, Forschungskarten nehmen, Bots programmieren.
tour-push = Auf einem Kontrollfeld ist Platz für einen Bot. Wer später kommt, verdrängt den anderen in die Ladestation.
tour-score = Nach jeder der vier Runden wird gewertet. An roten Linien öffnet ein Kristall den Weg, und wer am Ende die meisten Punkte hat, gewinnt.
`,B=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"}));export{m as a,h as b,g as c,c as d,b as e,$ as f,k as g,p as h,f as i,w as j,B as k};
