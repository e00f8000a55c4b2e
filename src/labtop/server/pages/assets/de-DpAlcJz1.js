const e=`# Diese Mischung prüfen: dieselben Sätze im Terminal und auf den Seiten
proof-committed = Was der Server vor dem Start versprochen hat: { $commitment }
proof-commitment =
    { $right ->
        [yes] Das am Ende aufgedeckte Geheimnis ist das versprochene, und zwar für genau diesen Tisch.
       *[no] Das am Ende aufgedeckte Geheimnis ist nicht das für diesen Tisch versprochene.
    }
proof-added =
    { $count ->
        [0] Niemand am Tisch hat eigenen Zufall beigesteuert: Der Server hat das Geheimnis allein gezogen.
        [one] { $names } hat nach dem Versprechen des Servers eigenen Zufall beigesteuert.
       *[other] { $names } haben nach dem Versprechen des Servers eigenen Zufall beigesteuert.
    }
proof-seed =
    { $right ->
        [yes] Der Startwert ergibt sich aus dem Geheimnis und aus dem, was am Tisch beigesteuert wurde.
       *[no] Der Startwert ergibt sich nicht aus dem Geheimnis und dem, was am Tisch beigesteuert wurde.
    }
proof-deal =
    { $right ->
        [yes] Die Partie wurde genau so aufgebaut, wie es dieser Startwert vorgibt.
       *[no] Die Partie wurde nicht so aufgebaut, wie es dieser Startwert vorgibt.
    }
proof-draws =
    { $right ->
        [yes] Auch alles, was der Zufall während der Partie gebracht hat, ergibt sich aus dem Startwert.
       *[no] Zug { $move }: Der Zufall hat etwas anderes gebracht, als der Startwert vorgibt.
    }
proof-verdict =
    { $right ->
        [shared] Diese Mischung ist bewiesen. Niemand konnte die Ausgangslage aussuchen, auch nicht, wer den Server betreibt.
        [yes] Diese Mischung ist bewiesen.
       *[no] Diese Mischung ist nicht bewiesen.
    }
proof-compare = Keine Datei kann zeigen, wann ein Versprechen gegeben wurde. Vergleiche es mit dem, das du vor dem ersten Zug gesehen hast.
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Die Seiten auf Deutsch. Wörter, die einem Spiel gehören, stehen in dessen Ordner.

## Überall

home = Startseite
close = Schließen
to-content = Zum Inhalt
settings = Einstellungen
language = Sprache
dark = Dunkel
to-dark = Dunkel anzeigen
to-light = Hell anzeigen
sound = Töne
pace = Tempo der Züge der anderen
pace-name =
    { $pace ->
        [slow] langsam
        [quick] schnell
        [none] sofort
       *[usual] normal
    }
connecting = Verbindung wird aufgebaut …
compiling = Die Spiele werden vorbereitet. Das dauert nur beim ersten Mal einen Moment.
lost = Diese Seite gibt es nicht.
lost-table = Diesen Tisch gibt es nicht, oder der Link ist nicht vollständig.
older-table = Dieser Tisch wurde nach früheren Regeln des Spiels gespielt, die diese Version von labtop nicht mehr spielt. Er bleibt aufbewahrt, kann hier aber nicht gezeigt werden.
level-name =
    { $level ->
        [beginner] Anfänger
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
        [greedy] gierig
        [random] zufällig
       *[other] { $level }
    }
computer = Computer ({ $level })
open-seat = freier Platz
guest = Gast
player = Spieler { $number }

## Startseite

welcome = Setz dich und spiel
choose-game = Das Spiel
offline = Der Server ist nicht erreichbar. Neuer Versuch …
against-computer = Gegen den Computer
play-now = Jetzt { $game } spielen
opponents = Gegner
strength = Stärke
your-name = Dein Name
with-friends = Mit Freunden
with-friends-help = Du bekommst einen Link. Wer ihn öffnet, setzt sich dazu.
make-table = Tisch eröffnen
persons = Personen
computers = Computer
clock = Uhr
clock-name =
    { $clock ->
        [minute] eine Minute pro Zug
        [twenty] zwanzig Minuten für jeden
       *[none] ohne Uhr
    }
allow-hints = Tipps sind erlaubt
list-table = Alle dürfen diesen Tisch auf der Startseite sehen
one-screen = An einem Bildschirm
one-screen-help = Ihr gebt das Gerät weiter. Geheimes bleibt verdeckt.
begin = Anfangen
one-more = Ein Spieler mehr
one-less = Ein Spieler weniger
running-games = Weiterspielen
table-state =
    { $state ->
        [yours] du bist am Zug
        [running] läuft
        [waiting] wartet auf Spieler
        [over] beendet
       *[unknown] nicht erreichbar
    }
hide-table = Diese Partie ausblenden
table-hidden = { $game } ist in dieser Liste ausgeblendet. Dein Platz bleibt dir erhalten.
undo = Rückgängig
show-all = Alle { $count } anzeigen
hidden-games =
    { $count ->
        [one] { $count } ausgeblendete Partie
       *[other] { $count } ausgeblendete Partien
    }
show-table = Wieder anzeigen
earlier-games = Frühere Partien
history-against = gegen { $names }
history-result =
    { $who ->
        [you]
            { $count ->
                [one] Du hast { $score } gewonnen.
               *[other] Du teilst dir den Sieg, { $score }.
            }
       *[others]
            { $count ->
                [one] { $winners } hat { $score } gewonnen.
               *[other] { $winners } teilen sich den Sieg, { $score }.
            }
    }
join-tables = Offene Tische
watch = Zuschauen
records = Aufgezeichnete Partien
open-record = Eine Aufzeichnung öffnen: Datei wählen oder hier ablegen.
choose-file = Datei wählen
no-record = { $file } ist keine Aufzeichnung: Die Datei lässt sich nicht als JSON lesen.
unofficial = Inoffiziell, ohne Verbindung zu Autoren und Verlagen der Spiele. Eigene Zeichnungen und Texte.

## Vor dem Spiel

gathering =
    { $count ->
        [one] { $count } Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
gathering-help = Schicke diesen Link allen, die mitspielen sollen. Das Spiel beginnt, wenn niemand mehr fehlt.
gathering-computer = Den Computer Platz nehmen lassen
shuffling = Es wird gemischt
shuffling-help = Es fehlt noch der versprochene Zufall von { $names }.
shuffling-without = Ohne ihn beginnen
join = Platz nehmen
share = Teilen
share-join = Link zum Mitspielen
share-watch = Link zum Zuschauen
share-seat = Link zu deinem Platz, für ein anderes Gerät von dir. Gib ihn an niemanden sonst weiter.
qr = QR-Code des Links
copy = Kopieren
send = Senden
copied = Kopiert.
copy-by-hand = Dieser Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopiere ihn mit Strg+C oder über sein Menü.
share-only-here = Dieser Tisch lässt sich nur auf diesem Computer öffnen, denn der Server bedient sonst niemanden. Damit Freunde mitspielen können, beende ihn mit Strg+C und starte ihn für dein Netzwerk:
share-only-here-more = Nach „make play“ heißt der Befehl .venv/bin/labtop serve --public. Dieser Tisch bleibt bestehen, und seinen Link können dann auch deine Freunde öffnen.

## Am Tisch

seats = Spieler
seat-you = (du)
seat-gone = (abwesend)
seat-stand-in = (der Computer spielt: { $level })
seat-computer = Computer
seat-take = Selbst weiterspielen
seat-replace = Computer spielen lassen
seat-replace-in = Computer spielen lassen (in { $seconds } s)
stand-in =
    { $who ->
        [you] Der Computer spielt für dich.
       *[other] Der Computer spielt für { $name }.
    }
stand-in-out-of-time =
    { $who ->
        [you] Deine Zeit ist abgelaufen. Der Computer spielt für dich bis zum Ende.
       *[other] Die Zeit von { $name } ist abgelaufen. Der Computer spielt für { $name } bis zum Ende.
    }
your-turn = Du bist am Zug
thinking =
    { $seconds ->
        [one] denkt seit { $seconds } Sekunde nach
       *[other] denkt seit { $seconds } Sekunden nach
    }
skip =
    { $count ->
        [one] { $count } Zug überspringen
       *[other] { $count } Züge überspringen
    }
news =
    { $count ->
        [one] { $count } Zug seit deinem
       *[other] { $count } Züge seit deinem
    }
news-title = Was seit deinem letzten Zug geschehen ist
decide = Entscheiden
take-back = Zug zurücknehmen
take-back-ask = Um Zurücknahme bitten
hint = Tipp
hint-thinking = Denkt nach …
hint-none = Dazu gibt es jetzt keinen Tipp.
hint-title = Was der Computer denkt
hint-about =
    { $simulations ->
        [0] Ohne etwas auszuprobieren.
        [one] Nach { $simulations } im Kopf gespielten Partie.
       *[other] Nach { $simulations } im Kopf gespielten Partien.
    }
hint-worth = gewinnt { $win } % der Partien, etwa { $score } Punkte
hint-best =
    { $count ->
        [one] Am besten:
       *[other] Etwa gleich gut:
    }
hint-next =
    { $count ->
        [one] Danach:
       *[other] Danach, etwa gleich gut:
    }
hint-only = Es gibt nur diese eine Möglichkeit.
hint-line = So könnte es dann weitergehen:
hint-expected = { $name }: { $text }
hint-played = So wurde gespielt.
hint-longer = Länger nachdenken
actions = Alle Aktionen
log = Was geschehen ist
log-empty = Noch ist nichts geschehen.
log-clock = Die Zeit war abgelaufen: Der Computer hat diesen Zug für { $name } gemacht.
log-stand-in = Von diesem Zug an spielt der Computer für { $name }.
log-back = Von diesem Zug an spielt { $name } wieder selbst.
log-show = Den Tisch nach Zug { $number } zeigen
not-your-turn = Nicht jetzt: { $name } ist am Zug.
you-watch = Du schaust zu; spielen kann nur, wer am Tisch sitzt.
not-in-the-past = Du siehst einen früheren Zug. Kehre zum aktuellen Stand zurück, um zu spielen.
reconnecting = Die Verbindung ist abgebrochen. Sie wird neu aufgebaut …
proposal = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
proposal-own = Du hast um Zurücknahme gebeten. Die anderen müssen noch antworten.
agree = Einverstanden
disagree = Nicht einverstanden
withdraw = Zurückziehen
hand-over = { $name }, du bist am Zug. Was jetzt kommt, ist nur für deine Augen bestimmt.
hand-over-ready = Ich bin { $name }
event-took_back = { $name } hat einen Zug zurückgenommen.
event-proposed = { $name } möchte einen Zug zurücknehmen.
event-answered = { $name } hat geantwortet.
event-came_in = { $name } setzt sich dazu.
event-bot_came = Der Computer spielt für { $name }.
event-bot_sat = Der Computer nimmt Platz.
event-out_of_time = Die Zeit von { $name } ist abgelaufen. Der Computer spielt für { $name } weiter.
event-clock = Die Zeit von { $name } für diesen Zug ist abgelaufen. Der Computer macht ihn.
event-came_back = { $name } ist wieder da.
event-withdrew = Gemischt wird ohne den versprochenen Zufall von { $name }.
event-renamed = Von jetzt an: { $name }.
event-rematched = Es gibt einen neuen Tisch für eine Revanche.

## Die Regeln zur Hand

rules = Regeln
rules-of = { $game }: Regeln
rules-tip = Regeln, aufgeschlagen an der Stelle, die diese Entscheidung erklärt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
rules-nothing = „{ $query }“ kommt in den Regeln nicht vor.
rules-contents = Inhalt
rules-asked = Du wirst gefragt: { $question }
rules-now = Was gerade entschieden wird
rules-link = Link zu „{ $title }“
why-not = Warum kann ich nicht …
why-help = Was jetzt nicht geht, und warum. Alles andere geht.
why-nothing = Nichts steht dir im Weg: Du kannst alles tun, was möglich ist.
why-more = und { $count } weitere dieser Art

## Tasten

keys = Tastatur
key-tab = zum nächsten Element; Enter wählt es aus
key-actions = alle Aktionen als Liste
key-numbers = aus der Liste wählen
key-take-back = Zug zurücknehmen
key-hint = Tipp
key-skip = Züge der anderen überspringen
key-rules = Regeln an der Stelle, die diese Entscheidung erklärt (auch R)
key-why = Warum kann ich nicht …
key-escape = schließen
key-help = diese Liste
key-space = Leertaste

## Das Ende und danach

end-title = Das Spiel ist zu Ende
end-show = Wertung
end-rank = Spieler, Sieger zuerst
end-total = Punkte
end-broken-down = Woher die Punkte kommen
graph = Der Verlauf des Punktestands
graph-points = Punkte
graph-turns = Züge
replay = Noch einmal ansehen
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Züge abspielen
replay-stop = Anhalten
replay-slider = Zug
replay-at = { $at } / { $last }
replay-start = Der Anfang des Spiels.
replay-leave = Zurück zum aktuellen Stand
download = Aufzeichnung speichern
check-shuffle = Diese Mischung prüfen
check-how = Das Versprechen und den Startwert rechnet dein Browser selbst nach. Aufbau und Züge prüft dieser Server; der Befehl labtop record prove prüft alles ohne Server.
check-impossible = Diese Mischung lässt sich nicht prüfen: { $detail }
check-seen =
    { $right ->
        [yes] Dein Browser hat vor dem ersten Zug dasselbe Versprechen gesehen.
       *[no] Dein Browser hat vor dem ersten Zug ein anderes Versprechen gesehen.
    }
check-own =
    { $right ->
        [yes] Der Zufall aus deinem Browser steckt im Startwert.
       *[no] Der Zufall aus deinem Browser fehlt.
    }
rematch = Revanche
rematch-join = Zur Revanche

## Lernen

learn = Lernen
learn-welcome = Spielend lernen
learn-about = Kurze Lektionen an einem echten Tisch, etwa zehn Minuten je Spiel. Du kannst jederzeit gehen und später weitermachen.
learn-new-here = Neu hier?
learn-new-here-help = Zehn Minuten, Schritt für Schritt, an einem echten Tisch.
learn-game = { $game } lernen
learn-go-on = { $game } weiterlernen
learn-begin =
    { $state ->
        [done] Noch einmal
        [begun] Weitermachen
       *[new] Anfangen
    }
learn-progress =
    { $count ->
        [one] { $done } von { $count } Lektion
       *[other] { $done } von { $count } Lektionen
    }
learn-instead = Lieber Schritt für Schritt lernen
learn-waiting = Neu in diesem Spiel? Lern es, während du wartest
learn-you = Gast
learn-lessons = Lektionen
learn-count = Lektion { $number } von { $count }
learn-dot =
    { $state ->
        [done] Lektion { $number }: { $title } (geschafft)
       *[open] Lektion { $number }: { $title }
    }
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-decide = Los
learn-try-again = Noch ein Versuch
learn-again = Lektion wiederholen
learn-back = Zurück
learn-where = Zeig mir, wo
learn-show = Mach es für mich
learn-read-first = Lies erst und drück dann auf „Weiter“.
learn-designed = * Von uns entworfen, damit man spielen kann; nicht der gedruckte Wert.
learn-play = { $game } jetzt spielen, gegen einen Anfänger

## Wenn der Server nein sagt

bad-record = Diese Aufzeichnung lässt sich nicht abspielen: { $detail }
bad-components = Diese Materialdatei lässt sich nicht verwenden: { $detail }
refused =
    { $code ->
        [offline] Der Server ist nicht erreichbar.
        [compiling] Das Spiel wird noch vorbereitet. Versuche es gleich noch einmal.
        [stopping] Der Server wird gerade angehalten.
        [too_many] Zu viel auf einmal. Warte einen Moment.
        [too_large] Das ist zu groß.
        [unknown_table] Diesen Tisch gibt es nicht.
        [older_rules] Dieser Tisch wurde nach früheren Regeln gespielt, die diese Version nicht mehr spielt.
        [unknown_game] Dieses Spiel bietet der Server nicht an.
        [unknown_bot] Diesen Computergegner gibt es nicht.
        [wrong_players] Das Spiel geht nicht mit dieser Spielerzahl.
        [no_open_seat] Alle Plätze sind besetzt.
        [not_your_seat] Dieser Platz gehört dir nicht.
        [not_your_turn] Du bist nicht am Zug.
        [waiting] Das Spiel hat noch nicht begonnen.
        [over] Das Spiel ist zu Ende.
        [not_over] Das Spiel ist noch nicht zu Ende.
        [illegal] Das geht jetzt nicht.
        [stale] Inzwischen hat sich das Spiel geändert. Schau noch einmal.
        [nothing_to_take_back] Es gibt nichts zurückzunehmen.
        [no_proposal] Niemand bittet mehr um Zurücknahme.
        [still_there] Der Spieler ist noch da oder war es gerade noch. Warte ein wenig.
        [out_of_time] Deine Zeit ist abgelaufen. Der Computer spielt für diesen Platz weiter.
        [no_hints] An diesem Tisch wird ohne Tipps gespielt.
        [bad_nonce] Das ist nicht der Zufall, der für diesen Platz versprochen wurde.
        [bad_record] Diese Aufzeichnung lässt sich nicht abspielen.
        [unknown_secret] Zu diesem Link gehört hier kein Platz.
       *[failed] Das hat nicht geklappt. Nichts hat sich geändert.
    }

scorings = Wertungen
own-components = Gespielt mit eigenem Spielmaterial: { $name }
components-own = Eigene Materialdatei
components-help = { $title }: Spiel mit den Werten, die in deiner eigenen Schachtel gedruckt sind. Speichere unser Spielmaterial in einer Datei (labtop { $game } components --export my.json), ersetze, was abweicht, und wähle sie hier.
components-none = { $file } ist keine Materialdatei.
components-large = { $file } ist zu groß für eine Materialdatei.
components-aside = Mit unserem spielen
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),r=`# Was über ein Spiel gesagt wird, das keine eigenen Worte hat, im Terminal und auf den Seiten.

not-legal = „{ $action }“ ist jetzt nicht möglich.
actions = Was du tun kannst
turn = { $name } ist am Zug.
move = { $name }: { $action }
no-rules = Zu diesem Spiel gibt es keine Kurzfassung der Regeln.
winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
list-and = { $first } und { $rest }
list-more = { $first }, { $rest }
`,p=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),t=`# Das Terminalspiel auf Deutsch; die Wörter der Karten und Aktionen stehen im Ordner darüber.

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
`,b=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),i=`# AquaSphere auf Deutsch.
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

name-sector = Sektor { $sector }
name-field =
    { $field ->
        [start] Startfeld
       *[other] Feld { $field }
    }
name-stage =
    { $stage ->
        [action] Zug
        [rewards] Prämien an einer roten Linie
        [letters] Buchstaben-Bots
        [line] rote Linie
        [scoring] Zwischenwertung
       *[over] Spielende
    }
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
`,f=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),o=`# Warum eine Aktion nicht erlaubt ist.

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
`,k=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"})),a=`# Was in AquaSphere geschehen ist, auf Deutsch: das Protokoll.

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
`,z=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),s=`# Das Spiel im Terminal auf Deutsch; die Wörter der Karten und Aktionen stehen im Ordner darüber.

## Beschriftungen

heading =
    { $last ->
        [yes] Gizmos · Runde { $round }, die letzte; den letzten Zug hat { $name }
       *[no] Gizmos · Runde { $round }
    }
heading-over =
    { $rounds ->
        [one] Gizmos · zu Ende nach { $rounds } Runde
       *[other] Gizmos · zu Ende nach { $rounds } Runden
    }
first-player = Startspieler
label-ring = Energiering
label-archive = Archiv
any-colour = beliebige Farbe
deck =
    { $count ->
        [0] Stapel leer
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
research-amount = Forschungswert { $count }
progress =
    { $tokens ->
        [0] Gizmos { $active }/{ $all } · Stufe III { $third }/{ $most }
       *[other] Siegpunktmarker { $tokens } · Gizmos { $active }/{ $all } · Stufe III { $third }/{ $most }
    }
in-hand = Gezogene Karten, nur für deine Augen bestimmt
looking =
    { $count ->
        [one] { $count } Karte der Stufe { $level } wird gerade angesehen.
       *[other] { $count } Karten der Stufe { $level } werden gerade angesehen.
    }

## Was eine Karte tut, in wenigen Zeichen

short-on-file = speichern
short-on-pick = sammeln
short-on-build = bauen
short-archive = Archiv
short-draw = { $count } ziehen
short-pick = { $count } sammeln
short-gain_points = ★{ $count }
short-file = speichern
short-research = forschen
short-build_free = { $level } gratis bauen
short-forbids-file = kein Speichern
short-forbids-research = kein Forschen
short-build_level_2 = Stufe II −{ $discount }
short-build_from_archive = aus Archiv −{ $discount }
short-build_from_research = aus Forschung −{ $discount }
short-stored_energy = ★ je Kugel
short-point_tokens = ★ je Markerpunkt
short-limit-storage = Ring +{ $count }
short-limit-archive = Archiv +{ $count }
short-limit-research = Forschen +{ $count }

## Was zu entscheiden ist

asks-action = { $name }, wähle deine Aktion: speichern, sammeln, bauen oder forschen.
asks-pay = { $name }, wie bezahlst du { $card }?
asks-choose = { $name }, baue oder speichere eine der gezogenen Karten oder tu nichts von beidem.
asks-return = { $name }, welche Karte kommt als Nächstes unter den Stapel?
asks-use = { $name }, nutze einen bereiten Gizmo (◆) oder beende deinen Zug.
asks-pick = { $name }, sammle Energie mit { $card }.
asks-draw = { $name }, ziehe mit { $card } noch eine zufällige Energiekugel oder höre auf.
asks-file = { $name }, speichere mit { $card } einen Gizmo aus der Auslage.
asks-research = { $name }, forsche mit { $card } auf einer Stufe.
asks-build = { $name }, baue mit { $card } kostenlos einen Gizmo der Stufe I.
asks-over = Das Spiel ist zu Ende.

## Angebotene Aktionen

group-file = Speichern: einen Gizmo für später behalten
group-pick = Sammeln: Energie aus der Energiereihe nehmen
group-build = Bauen
group-research = Forschen: Karten eines Stapels ansehen
group-pass = Passen
group-pay = Bezahlen: ausgegeben · genutzte Umwandler · bleibt im Energiering
group-neither = Nichts von beidem
group-under = Unter den Stapel
group-use = Einen Gizmo nutzen
group-draw = Ziehen
group-stop = Aufhören
group-end = Den Zug beenden
look-at = { $count } von { $deck }
from-archive = aus dem Archiv
free = kostenlos
less = um { $count } billiger
nothing = nichts
stays = es bleibt
empty = ein leerer Ring

## Was geschehen ist

opening = { $name } beginnt; das hat das Los entschieden.

## Die Wertung

score-title = Wertung
score-printed = Punkte auf Gizmos
score-tokens = Siegpunktmarker
score-end-energy = Spielende: gelagerte Energie
score-end-tokens = Spielende: Siegpunktmarker
score-total = Summe
score-gizmos = aktive Gizmos
score-energy = Energie im Energiering
winner =
    { $by ->
        [gizmos] { $name } gewinnt: gleich viele Punkte, aber mehr aktive Gizmos.
        [energy] { $name } gewinnt: gleich viele Punkte und Gizmos, aber mehr Energie im Energiering.
        [seat] { $name } gewinnt: in allem gleich, aber weiter hinten in der Spielerreihenfolge.
       *[points] { $name } gewinnt mit den meisten Punkten.
    }

## Die Regeln in Kürze

rules =
    # Gizmos in Kürze

    Du baust Gizmos, und deine Gizmos setzen einander in Gang. **Wer die meisten Punkte hat, gewinnt.**

    Dein Zug ist **eine** von vier Aktionen, danach kommen die ausgelösten Gizmos:

    - **Speichern** (\`file\`): Nimm eine Karte aus der Auslage in dein Archiv, um sie später zu bauen.
    - **Sammeln** (\`pick\`): Nimm eine Kugel aus der Energiereihe. Eine zufällige füllt die Lücke.
    - **Bauen** (\`build\`): Bezahle eine Karte aus der Auslage oder deinem Archiv. Sie ist sofort aktiv.
    - **Forschen** (\`research\`): Sieh dir Karten eines Stapels an; baue oder speichere eine oder keine. Der Rest kommt unter den Stapel.

    __Bezahlen.__ Eine Karte kostet Energie ihrer Farbe, ein Joker-Gizmo (\\*) eine beliebige Mischung. Umwandler ändern, als
    was eine ausgegebene Kugel zählt, jeder einmal pro Zug, auch in Ketten. Du zahlst passend; auf Rabatte darfst du verzichten.

    __Auslösen.__ Was du speicherst, sammelst oder baust, macht Gizmos *bereit* (◆). Nutze jeden einmal pro Zug, in beliebiger
    Reihenfolge, oder lass es. Ein Gizmo löst sich nie durch seinen eigenen Bau aus. Zufällig ziehen ist nicht sammeln.

    __Limits__ am Anfang: 5 Kugeln im Energiering, 1 Karte im Archiv, 3 Karten beim Forschen.

    __Das Ende__ kommt, wenn jemand den 4. Gizmo der Stufe III oder den 16. insgesamt hat; die Runde wird zu Ende gespielt. Punkte
    bringen Gizmos, Siegpunktmarker und Wertungen am Spielende. Bei Gleichstand: mehr Gizmos, mehr Energie, weiter hinten in der Spielerreihenfolge.

    __Zeichen.__ \`R Y B K\` sind rot, gelb, blau und schwarz (red, yellow, blue, black), \`*\` ist eine beliebige Farbe. \`sammeln Y → 1 ziehen\`
    heißt: Wenn du gelbe Energie sammelst, ziehe 1 zufällige. \`B→*\`: Beim Bezahlen zählt eine blaue Kugel als beliebige Farbe. \`★2\`: 2 Punkte.
`,w=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),l=`# Gizmos auf Deutsch. Die Energien heißen nach ihren Farben; \`energy-name\` hat die Namen der Spielregel.
# Jeder Satz ist eine eigene Nachricht. Von außen kommen nur Kartennummern, Zahlen und Listen.

## Wörter

colour =
    { $colour ->
        [red] rot
        [yellow] gelb
        [blue] blau
        [black] schwarz
       *[any] Joker-Gizmo
    }
# die rote Energie(kugel), einen roten Gizmo
colour-energy =
    { $colour ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
       *[black] schwarze
    }
colour-energies = { colour-energy }
colour-many = { colour-energy }
colour-gizmo =
    { $colour ->
        [red] roten
        [yellow] gelben
        [blue] blauen
       *[black] schwarzen
    }

energy-name =
    { $colour ->
        [red] Magma
        [yellow] Elektro
        [blue] Atomius
       *[black] Dunkle Materie
    }

price =
    { $colour ->
        [any] { $price ->
            [one] { $price } Energiekugel beliebiger Farbe
           *[other] { $price } Energiekugeln beliebiger Farbe
        }
       *[other] { $price ->
            [one] { $price } { colour-energy } Energiekugel
           *[other] { $price } { colour-energies } Energiekugeln
        }
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
discount =
    { $discount ->
        [one] { $discount } Energiekugel
       *[other] { $discount } Energiekugeln
    }

list-and = { $first } und { $rest }
list-or = { $first } oder { $rest }
list-more = { $first }, { $rest }

name-file = Speichern
name-pick = Sammeln
name-build = Bauen
name-research = Forschen
name-upgrade = Upgrade
name-converter = Umwandler
name-display = Auslage
name-row = Energiereihe
name-dispenser = Energiespender
name-ring = Energiering
name-archive = Archiv
name-active = Aktive Gizmos
name-tokens = Siegpunktmarker
name-storage-limit = Energielimit
name-file-limit = Kartenlimit
name-research-amount = Forschungswert

## Karten

card-title =
    { $points ->
        [0] { $card } · { colour } · Kosten { $cost } · Punkte am Spielende
       *[other] { $card } · { colour } · Kosten { $cost } · { points }
    }
card-title-starting = { $card } · Start-Gizmo

card-triggered =
    { $trigger ->
        [file] Wenn du einen Gizmo speicherst: { effect }
        [pick] Wenn du { $colours } Energie sammelst: { effect }
        [build] Wenn du einen { $colours } Gizmo baust: { effect }
        [archive] Wenn du einen Gizmo aus deinem Archiv baust: { effect }
       *[level] Wenn du einen Gizmo der Stufe { $level } baust: { effect }
    }
effect =
    { $effect ->
        [draw] { $count ->
            [one] Ziehe { $count } zufällige Energiekugel.
           *[other] Ziehe bis zu { $count } zufällige Energiekugeln.
        }
        [pick] { $count ->
            [one] Sammle { $count } Energiekugel.
           *[other] Sammle bis zu { $count } Energiekugeln.
        }
        [gain_points] { $count ->
            [one] Nimm einen Siegpunktmarker im Wert von { $count }.
           *[other] Nimm Siegpunktmarker im Wert von { $count }.
        }
        [file] Speichere einen Gizmo aus der Auslage.
        [research] Forsche auf einer Stufe deiner Wahl.
       *[build_free] Baue kostenlos einen Gizmo der Stufe { $free }.
    }

card-converts = 1 { colour-energy } Energiekugel zählt als beliebige Farbe.
card-converts-two = 1 oder 2 { colour-energies } Energiekugeln zählen jeweils als beliebige Farbe.
card-converts-all = 1 Energiekugel beliebiger Farbe zählt als beliebige andere Farbe.
card-doubles = 1 { colour-energy } Energiekugel zählt als 2 { colour-energies }.

card-limits-storage = Dein Energielimit steigt um { $storage }.
card-limits-storage-archive = Dein Energielimit steigt um { $storage } und dein Kartenlimit um { $archive }.
card-limits-storage-research = Dein Energielimit steigt um { $storage } und dein Forschungswert um { $research }.
card-limits-storage-archive-research = Dein Energielimit steigt um { $storage }, dein Kartenlimit um { $archive } und dein Forschungswert um { $research }.
card-forbids-file = Du darfst keine Gizmos mehr speichern.
card-forbids-research = Du darfst nicht mehr forschen.
card-discount-build_level_2 = Gizmos der Stufe II kosten dich { discount } weniger.
card-discount-build_from_archive = Gizmos aus deinem Archiv kosten dich { discount } weniger.
card-discount-build_from_research = Gizmos, die du beim Forschen baust, kosten dich { discount } weniger.
card-end-stored_energy = Am Spielende: 1 Punkt für jede Energiekugel in deinem Energiering.
card-end-point_tokens = Am Spielende: so viele Punkte, wie deine Siegpunktmarker wert sind.

## Aktionen

file =
    { $source ->
        [research] Speichere { $card } aus den gezogenen Karten; { gizmo-facts }.
       *[display] Speichere { $card } aus der Auslage; { gizmo-facts }.
    }
gizmo-facts =
    { $points ->
        [0] er kostet { price } und bringt Punkte am Spielende
       *[other] er kostet { price } und bringt { points }
    }

build =
    { $source ->
        [research] Baue { $card } aus den gezogenen Karten { build-price }; { build-points }.
        [archive] Baue { $card } aus deinem Archiv { build-price }; { build-points }.
       *[display] Baue { $card } aus der Auslage { build-price }; { build-points }.
    }
build-price =
    { $price ->
        [0] kostenlos
       *[other] { $discount ->
            [0] für { price }
           *[other] für { price } statt { $cost }
        }
    }
build-points =
    { $points ->
        [0] er bringt Punkte am Spielende
       *[other] er bringt { points }
    }

pick =
    { $more ->
        [0] Sammle 1 { colour-energy } Energiekugel ({ energy-name }) aus der Energiereihe.
       *[other] Sammle 1 { colour-energy } Energiekugel ({ energy-name }) aus der Energiereihe; danach darfst du noch { $more } sammeln.
    }
research =
    { $count ->
        [one] Forsche auf Stufe { $level }: Sieh dir die letzte Karte des Stapels an; dann baue oder speichere sie oder tu nichts von beidem.
       *[other] Forsche auf Stufe { $level }: Sieh dir { $count } Karten des Stapels an; dann baue oder speichere eine davon oder tu nichts von beidem.
    }
pass = Passe: Du kannst weder speichern noch sammeln, bauen oder forschen.

pay =
    { $count ->
        [0] Zahle { $spheres } für { $card }.
        [one] Zahle { $spheres } für { $card } und nutze den Umwandler { $via }.
       *[other] Zahle { $spheres } für { $card } und nutze die Umwandler { $via }.
    }
pay-nothing = Zahle nichts für { $card }.

neither =
    { $count ->
        [one] Baue und speichere die gezogene Karte nicht; sie kommt unter den Stapel der Stufe { $level }.
       *[other] Baue und speichere keine der { $count } gezogenen Karten; sie kommen unter den Stapel der Stufe { $level }.
    }
under = Lege { $card } als Nächstes unter den Stapel der Stufe { $level }.
under-rest = Lege die { $count } übrigen Karten in der gezogenen Reihenfolge unter den Stapel der Stufe { $level }.
under-hidden = Lege gezogene Karten unter den Stapel der Stufe { $level }.

use = Nutze { $card }: { effect }
end = Beende deinen Zug und lass { $ready } ungenutzt.
draw =
    { $more ->
        [0] Ziehe für { $card } noch 1 zufällige Energiekugel.
       *[other] Ziehe für { $card } noch 1 zufällige Energiekugel; danach darfst du noch { $more } ziehen.
    }
stop-draw =
    { $left ->
        [one] Höre auf, für { $card } zu ziehen, und verzichte auf { $left } weitere zufällige Energiekugel.
       *[other] Höre auf, für { $card } zu ziehen, und verzichte auf { $left } weitere zufällige Energiekugeln.
    }
stop-pick =
    { $left ->
        [one] Höre auf, für { $card } zu sammeln, und verzichte auf { $left } weitere Energiekugel.
       *[other] Höre auf, für { $card } zu sammeln, und verzichte auf { $left } weitere Energiekugeln.
    }

## Warum eine Aktion nicht erlaubt ist

illegal-unknown = „{ $action }“ ist keine Aktion dieses Spiels; eine Aktion lautet zum Beispiel „pick red“ oder „file II-03“.
illegal-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
illegal-stage =
    { $stage ->
        [action] Nicht jetzt: Wähle zuerst die Aktion deines Zuges – speichern, sammeln, bauen oder forschen.
        [pay] Nicht jetzt: Entscheide zuerst, wie du den Gizmo bezahlst.
        [choose] Nicht jetzt: Entscheide zuerst, ob du eine der gezogenen Karten baust oder speicherst oder nichts von beidem tust.
        [return] Nicht jetzt: Lege zuerst die gezogenen Karten unter den Stapel zurück.
        [use] Nicht jetzt: Nutze einen deiner bereiten Gizmos oder beende deinen Zug.
        [pick] Nicht jetzt: Sammle zuerst Energie aus der Energiereihe, wie es dein Gizmo erlaubt.
        [draw] Nicht jetzt: Entscheide zuerst, ob du noch eine zufällige Energiekugel ziehst oder aufhörst.
        [file] Nicht jetzt: Speichere zuerst einen Gizmo aus der Auslage, wie es dein Gizmo erlaubt.
        [research] Nicht jetzt: Forsche zuerst auf einer Stufe, wie es dein Gizmo erlaubt.
        [build] Nicht jetzt: Baue zuerst kostenlos einen Gizmo der Stufe I, wie es dein Gizmo erlaubt.
       *[over] Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
    }
illegal-pick-ring-full =
    { $limit ->
        [one] Dein Energiering ist voll: Er fasst { $limit } Energiekugel. Baue einen Gizmo, um Platz zu schaffen.
       *[other] Dein Energiering ist voll: Er fasst { $limit } Energiekugeln. Baue einen Gizmo, um Platz zu schaffen.
    }
illegal-pick-not-in-row = In der Energiereihe liegt keine { colour-energy } Energiekugel; sammle eine der Farben, die dort liegen.
illegal-file-archive-full =
    { $limit ->
        [one] Dein Archiv ist voll: Es fasst { $limit } Gizmo. Baue ihn, um Platz zu schaffen.
       *[other] Dein Archiv ist voll: Es fasst { $limit } Gizmos. Baue einen davon, um Platz zu schaffen.
    }
illegal-file-forbidden = Du darfst nicht mehr speichern: Dein { $card } verbietet es.
illegal-file-not-in-display = { $card } liegt nicht in der Auslage; nur von dort kannst du einen Gizmo speichern.
illegal-file-not-in-hand = { $card } gehört nicht zu den gezogenen Karten; nur von diesen kannst du eine speichern.
illegal-build-not-available = { $card } liegt weder in der Auslage noch in deinem Archiv; nur von dort kannst du einen Gizmo bauen.
illegal-build-not-in-hand = { $card } gehört nicht zu den gezogenen Karten; nur von diesen kannst du eine bauen.
illegal-build-cost =
    { $converters ->
        [yes] { $card } kostet { price }; mit deinen Umwandlern kommst du auf { $reach }.
       *[no] { $card } kostet { price }; du hast { $reach }.
    }
illegal-build-not-free = { $card } kann nicht kostenlos gebaut werden; das geht nur mit einem Gizmo der Stufe I.
illegal-research-empty = Der Stapel der Stufe { $level } ist leer; forsche auf einer Stufe, von der noch Karten da sind.
illegal-research-forbidden = Du darfst nicht mehr forschen: Dein { $card } verbietet es.
illegal-pay = So kannst du { $card } nicht bezahlen; wähle eine der angebotenen Zahlungsmöglichkeiten.
illegal-use-not-ready = { $card } ist nicht bereit; nutzen kannst du nur einen Gizmo, der in diesem Zug ausgelöst wurde.
illegal-use-not-now = { $card } ist bereit, aber der Effekt lässt sich jetzt nicht ausführen; nutze einen anderen Gizmo oder beende deinen Zug.
illegal-use-used = { $card } wurde in diesem Zug schon genutzt; jeder Gizmo wirkt einmal pro Zug.
illegal-under = { $card } gehört nicht zu den Karten, die du zurücklegst; wähle eine von diesen.
illegal-pass = Passen kannst du nur, wenn du weder speichern noch sammeln, bauen oder forschen kannst.
illegal-end = Du kannst deinen Zug jetzt nicht beenden; bringe zuerst zu Ende, was du begonnen hast.
illegal-spelling = „{ $action }“ muss „{ $right }“ geschrieben werden.

## Was man tun möchte: „Warum kann ich nicht …“

want-pick = … Energie sammeln?
want-file = … einen Gizmo speichern?
want-build = … einen Gizmo bauen?
want-research = … forschen?
want-use = … einen Gizmo nutzen?
want-end = … meinen Zug beenden?
want-pass = … passen?
`,v=Object.freeze(Object.defineProperty({__proto__:null,default:l},Symbol.toStringTag,{value:"Module"})),u=`# Was Züge bewirkt haben, auf Deutsch.

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
`,S=Object.freeze(Object.defineProperty({__proto__:null,default:u},Symbol.toStringTag,{value:"Module"})),d=`# AquaSphere auf der Seite auf Deutsch, neben den Sätzen des Terminalspiels.

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

designed-label = Entworfener Wert
designed-short = Für labtop entworfen, nicht die gedruckten Werte.
designed-sign =
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
    } { $whose ->
        [own] So steht es in der Materialdatei dieses Tisches.
       *[ours] Die gedruckten Werte haben wir nicht gefunden. Wer das Spiel besitzt, kann einen Tisch mit eigener Materialdatei eröffnen.
    }
`,y=Object.freeze(Object.defineProperty({__proto__:null,default:d},Symbol.toStringTag,{value:"Module"})),c=`# Punkte und Wertungen auf Deutsch.

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
letters-scoring =
    { $number ->
        [0] An der Wertung dieser Runde ändert das nach jetzigem Stand nichts.
       *[other] In der Wertung dieser Runde nach jetzigem Stand: { $items }.
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
`,B=Object.freeze(Object.defineProperty({__proto__:null,default:c},Symbol.toStringTag,{value:"Module"})),h=`# Die Station und die Zentrale auf Deutsch.

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
`,D=Object.freeze(Object.defineProperty({__proto__:null,default:h},Symbol.toStringTag,{value:"Module"})),m=`# Gizmos auf der Seite auf Deutsch, neben den Sätzen des Terminalspiels.

## Was gefragt ist

ask-action =
    { $who ->
        [me] Du bist am Zug, { $name }: sammeln, speichern, bauen oder forschen.
       *[other] { $name } ist am Zug.
    }
ask-pay =
    { $who ->
        [me] Wie bezahlst du { $card }, { $name }?
       *[other] { $name } entscheidet, wie { $card } bezahlt wird.
    }
ask-choose =
    { $who ->
        [me] { $name }, baue oder speichere eine der gezogenen Karten oder tu nichts von beidem.
       *[other] { $name } sieht sich Karten der Stufe { $level } an.
    }
ask-return =
    { $who ->
        [me] { $name }, in welcher Reihenfolge kommen die Karten unter den Stapel?
       *[other] { $name } legt Karten unter den Stapel der Stufe { $level }.
    }
ask-use =
    { $who ->
        [me] { $name }, nutze einen bereiten Gizmo (◆) oder beende deinen Zug.
       *[other] { $name } kann bereite Gizmos (◆) nutzen.
    }
ask-pick =
    { $who ->
        [me] { $name }, sammle Energie mit { $card }.
       *[other] { $name } sammelt Energie mit { $card }.
    }
ask-draw =
    { $who ->
        [me] { $name }, ziehe mit { $card } noch eine zufällige Energiekugel oder höre auf.
       *[other] { $name } zieht Energie mit { $card }.
    }
ask-file =
    { $who ->
        [me] { $name }, speichere mit { $card } einen Gizmo aus der Auslage.
       *[other] { $name } speichert einen Gizmo mit { $card }.
    }
ask-research =
    { $who ->
        [me] { $name }, forsche mit { $card } auf einer Stufe.
       *[other] { $name } forscht mit { $card }.
    }
ask-build =
    { $who ->
        [me] { $name }, baue mit { $card } kostenlos einen Gizmo der Stufe I.
       *[other] { $name } baut mit { $card } kostenlos einen Gizmo.
    }
ask-over = Das Spiel ist zu Ende.

do-pass = Passen
do-end = Zug beenden
do-draw = Noch eine ziehen
do-stop = Aufhören
do-neither = Nichts von beidem
do-build = Bauen
do-file = Speichern
do-research = Forschen

## Der Tisch

dispenser-holds = { $count } im Energiespender
sphere = { colour-energy } Energiekugel ({ energy-name })
pick-sphere = 1 { colour-energy } Energiekugel sammeln ({ energy-name })
level = Stufe { $level }
level-deck =
    { $count ->
        [0] Stufe { $level }: der Stapel ist leer
        [one] Stufe { $level }: { $count } Karte im Stapel
       *[other] Stufe { $level }: { $count } Karten im Stapel
    }
research-deck =
    { $count ->
        [0] Stufe { $level }: der Stapel ist leer
        [one] Auf Stufe { $level } forschen: { $count } Karte im Stapel
       *[other] Auf Stufe { $level } forschen: { $count } Karten im Stapel
    }
gap = leer
ring-holds = Energiering: { $held } von { $limit }
archive-holds = Archiv: { $held } von { $limit }
research-limit = Forschungswert: { $limit }
tokens-worth =
    { $points ->
        [one] Siegpunktmarker im Wert von { $points } Punkt
       *[other] Siegpunktmarker im Wert von { $points } Punkten
    }
gizmos-built = { $count } von { $most } Gizmos
third-built = { $count } von { $most } der Stufe III
score-now =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ready-mark = bereit
used-mark = in diesem Zug genutzt
last-round = Die letzte Runde: Den letzten Zug hat { $name }
first-drawn = Startspieler, ausgelost

## Blätter

pay-title = { $card } bezahlen
pay-help = Klicke die Kugeln und Umwandler an, die du nutzen willst, oder nimm eine der Zahlungsmöglichkeiten.
pay-recommended = am billigsten
pay-count =
    { $count ->
        [one] { $count } Zahlungsmöglichkeit
       *[other] { $count } Zahlungsmöglichkeiten
    }
pay-none = Keine Zahlungsmöglichkeit nutzt das alles. Wähle etwas davon wieder ab.
pay-nothing-label = nichts
research-title =
    { $count ->
        [one] Die gezogene Karte der Stufe { $level }
       *[other] { $count } gezogene Karten der Stufe { $level }
    }
research-only-you = Nur du siehst diese Karten.
research-others =
    { $count ->
        [one] { $name } sieht sich { $count } Karte der Stufe { $level } an.
       *[other] { $name } sieht sich { $count } Karten der Stufe { $level } an.
    }
return-title = Unter den Stapel der Stufe { $level }
return-help = Die erste Karte kommt zuerst unter den Stapel, die letzte liegt ganz unten. Ziehe die Karten oder nutze die Pfeile.
return-as-is = So lassen
return-done = In dieser Reihenfolge
earlier = { $card } nach vorn
later = { $card } nach hinten

## Karten zählen

counting = Karten zählen
counting-help = Karten, die noch niemand gesehen hat: in den Stapeln oder, bei Stufe III, nicht im Spiel.
counting-level =
    { $count ->
        [one] Stufe { $level }: { $count } Karte ungesehen
       *[other] Stufe { $level }: { $count } Karten ungesehen
    }
counting-spheres = Im Energiespender
`,Z=Object.freeze(Object.defineProperty({__proto__:null,default:m},Symbol.toStringTag,{value:"Module"}));export{$ as a,p as b,b as c,g as d,f as e,k as f,z as g,w as h,v as i,S as j,y as k,B as l,D as m,Z as n};
