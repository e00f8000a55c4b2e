# Die Befehlszeile auf Deutsch. Wörter, die einem Spiel gehören, stehen in dessen Ordner.

## Hilfe des Befehls

help-labtop = Brettspiele, genau und schnell: { $games }. Inoffiziell.
help-play = Im Terminal spielen, 2 bis 4 Plätze, an jedem ein Mensch oder ein Bot.
help-serve = Im Browser spielen: den Server starten und seine Seite öffnen.
help-host = Die Adresse, auf der der Server Verbindungen annimmt; ohne Angabe nur auf diesem Rechner.
help-port = Der Port, auf dem der Server Verbindungen annimmt.
help-public = Auch das lokale Netz bedienen und den Link dafür ausgeben.
help-database = Die Datei aller Tische oder die Adresse einer PostgreSQL-Datenbank; ohne sie eine Datei in deinem Datenordner.
help-open = Den Browser öffnen.
help-searches = Wie viele Bots zugleich nachdenken dürfen.
help-log = Wie viel protokolliert wird: error, warning, info oder debug.
help-record = Aufzeichnungen von Partien lesen.
help-record-show = Eine Aufzeichnung zeigen: wer mitspielte, jeden Zug als Satz, das Ergebnis.
help-record-check = Eine Aufzeichnung nachspielen und sagen, dass sie stimmt oder wo sie falsch ist.
help-record-prove = Den Beweis der Mischung einer Partie prüfen, die am Tisch eines Servers gespielt wurde.
help-review = Eine aufgezeichnete Partie analysieren: was jede Entscheidung gekostet und was das Glück gebracht hat.
help-review-page = Auch eine Seite mit Diagrammen schreiben.
help-simulations = Wie gründlich jede Entscheidung durchsucht wird.
help-puzzle = Ein Rätsel lösen: der beste Zug in einer Stellung aus einer gespielten Partie.
help-puzzle-game = Nur Rätsel zu diesem Spiel.
help-puzzle-kind = Nur Rätsel dieser Art, etwa points oder chain.
help-puzzle-id = Genau dieses Rätsel.
help-puzzles = Rätsel als Daten.
help-puzzles-game = Das Spiel, in dem Rätsel gesucht werden.
help-puzzles-make = In Partien der Bots Rätsel finden, beweisen, einstufen und in eine Datei schreiben.
help-puzzles-count = Wie viele Rätsel in der Datei stehen sollen.
help-puzzles-out = Die Datei, sonst puzzles-SPIEL.jsonl; was darin steht, bleibt, und es geht dort weiter.
help-compile = Die Spiele vorab kompilieren, damit jeder spätere Start schnell ist.
help-stats = Viele Aufzeichnungen nachspielen und zeigen, welche Karten Partien gewinnen, wie Partien verlaufen und wie sie enden.
help-records = Aufzeichnungen: Dateien mit einer (.json), Dateien mit einer je Zeile (.jsonl), Ordner wie die einer Arena.
help-stats-out = Die Tabellen als CSV und eine Seite mit Diagrammen in diesen Ordner schreiben.
help-explorer = Was gewinnt? Zusammenfassungen für die Seite dieses Namens.
help-explorer-make = Lass starke Bots viele Partien spielen, abwechselnd zu zweit, zu dritt und zu viert, und schreibe auf, was gewinnt. Nach einem Abbruch macht derselbe Befehl weiter.
help-explorer-game = Das Spiel.
help-explorer-out = Die Datei für die Zusammenfassung; daneben wird aufbewahrt, was schon gezählt ist.
help-explorer-games = Wie viele Partien gespielt werden; sonst 100000.
help-explorer-level = Die Bots: network, oder search:N und search-v1:N mit N Simulationen je Entscheidung.
help-explorer-seed = Derselbe Startwert gibt dieselben Partien und damit dieselbe Zusammenfassung; sonst 0.
explorer-level-wrong = nur network, search:N und search-v1:N, etwa search:400: Schwächere Bots zeigen wenig, und Bots, die nach der Uhr gehen, spielen nie wieder gleich.
explorer-no-network = { $game } hat kein Netz; search-v1:N kommt ohne aus, etwa search-v1:400.
help-bench = Messen, wie schnell die Spiele sind und starten, neben anderen Bibliotheken, soweit sie installiert sind.
help-bench-what = Ein Spiel oder „server“; ohne Angabe alle Spiele.
help-json = Alle Zahlen als ein JSON-Objekt ausgeben.
help-quick = Weniger messen, in wenigen Sekunden; nicht zum Vergleichen.
help-arena = Bots gegeneinander spielen lassen, jede Sitzordnung von denselben Ausgangslagen aus; erst SPIEL, dann etwa --bots expert greedy random
help-arena-game = Das Spiel; mit --resume nicht nötig.
help-bots = Die Bots, mehrere hintereinander; so viele wie Plätze oder mehr, dann alle verschieden: Es spielt jede Auswahl daraus.
help-players = Wie viele eine Partie spielen, sonst 2.
help-arena-games = Partien jeder Besetzung, aufgerundet, damit jede Sitzordnung jede Ausgangslage spielt; sonst 100.
help-arena-seed = Derselbe Startwert ergibt dieselben Ausgangslagen; sonst 0.
help-limit = Sekunden, die eine Entscheidung dauern darf, sonst 60; ein Bot, der länger braucht, verliert seinen Platz für diese Partie an random.
help-workers = Arbeitsprozesse; sonst einer je Kern.
help-out = Der Ordner für die Ergebnisse; sonst einer, der nach Spiel und Tag heißt.
help-resume = Mit der Arena in diesem Ordner weitermachen.
help-verify = Die Arena in diesem Ordner prüfen: jede Partie von ihrer Ausgangslage aus nachspielen, alle Zahlen neu ausrechnen.
help-ray = Auf dem Ray-Cluster unter dieser Adresse arbeiten; auto ist der, zu dem dieser Rechner gehört, local einer, der dafür gestartet wird.
ray-missing = Ray ist nicht installiert; so wird es installiert: pip install labtop[ray]
ray-unreachable = unter { $address } ist kein Cluster zu erreichen. Ray meldet: { $reason }
help-arena-json = Die Zusammenfassung als ein JSON-Objekt ausgeben.
help-game = Das Spiel; ohne Angabe wird gefragt.
help-games = Das Spiel; ohne Angabe alle.
help-seats = Wer spielt, in Spielreihenfolge: der Name eines Menschen oder ein Bot, etwa leicht, mittel, Experte oder search:2s. „Ada,mittel“
help-seed = Derselbe Startwert ergibt dieselbe Partie.
help-load = Eine Aufzeichnung weiterspielen.
help-components = Eine Datei mit anderem Spielmaterial, für Spiele, die das erlauben.
help-language = Die Sprache: Englisch, Deutsch oder Polnisch.
help-file = Eine Aufzeichnung, wie „save“ sie schreibt.
help-version = Die Version nennen.
language-unknown = die Sprachen sind { $languages }
game-unknown = Die Spiele sind { $games }.

## Was einzusetzen ist, in Aufruf und Hilfe

metavar-game = SPIEL
metavar-file = DATEI
metavar-names = NAME,NAME,...
metavar-number = ZAHL
metavar-level = STUFE
metavar-bots = BOT...
metavar-seconds = SEKUNDEN
metavar-address = ADRESSE
metavar-folder = ORDNER
metavar-kind = ART
metavar-records = AUFZEICHNUNGEN

## Der Rahmen von Hilfe und Fehlern

frame-usage = Aufruf:
frame-metavar = [OPTIONEN]
frame-subcommand = BEFEHL [ARGUMENTE]...
frame-arguments = Argumente
frame-options = Optionen
frame-commands = Befehle
frame-errors = Fehler
frame-default = [sonst: { $value }]
frame-required = [nötig]
frame-aborted = Abgebrochen.
frame-unwritten = Es lässt sich nichts mehr schreiben: { $error }.
frame-help = Diese Hilfe anzeigen.
frame-try = Hilfe: { $command }
frame-no-option = Diese Option gibt es nicht: { $name }
frame-no-command = Diesen Befehl gibt es nicht: { $name }
frame-command-missing = Es fehlt ein Befehl.
frame-argument-missing = Es fehlt die Angabe { $name }.
frame-option-missing = Es fehlt die Option { $name }.
frame-too-many = Das ist mehr, als der Befehl annimmt: { $name }
frame-value-missing = Die Option { $name } braucht einen Wert.
frame-value-needless = Die Option { $name } nimmt keinen Wert an.
frame-number = Der Wert für { $name } muss eine Zahl im erlaubten Bereich sein.
frame-value = Ungültiger Wert für { $name }: { $reason }

## Am Anfang

ask-game = Welches Spiel – { $games }? [{ $usual }]
ask-seats = Wer spielt, in Spielreihenfolge? [{ $usual }]
usual-seats = Ada, mittel
seats-wrong = Nötig sind { $least } bis { $most } Namen, durch Kommas getrennt; jeder ist der Name eines Menschen oder eines Bots.
seats-other = --seats nennt { $given ->
        [one] einen Platz
       *[other] { $given } Plätze
    }, die Partie in { $file } hat { $count }.
seat-meant = Einen Bot „{ $name }“ gibt es nicht. Meinst du „{ $bot }“? Wenn nicht, ist „{ $name }“ eine Person. [J/n]
bot-wrong = „{ $name }“ ist kein Bot: Schreibe search:2s für zwei Sekunden je Entscheidung, search:5000 für so viele Simulationen, network:1.5 für das Netz bei dieser Temperatur.
bots-named = Bots: Anfänger, leicht, mittel, schwer, Experte, Großmeister, random, search:2s
bots-explained = Bots: Anfänger (unachtsam) · leicht (hastig) · mittel (erfahren) · schwer (sorgfältig) · Experte · Großmeister
compiling = { $game } wird vorbereitet …
compiled = { $game }: bereit nach { $seconds } s

## Am Tisch

news = Was geschehen ist
at-the-prompt = Zahl oder Aktion · tipp, hilfe, karte, verlauf, zurück, sichern, laden, beenden
thinking = { $name } denkt nach …
more-choices =
    { $count ->
        [one] … und { $count } weitere, zum Eintippen
       *[other] … und { $count } weitere, zum Eintippen oder nach Nummer
    }
unclear = Das kann mehreres heißen: { $options }
hand-over = { $name }, der nächste Bildschirm ist nur für deine Augen bestimmt. Drücke Enter, wenn du bereit bist.
no-card = Es gibt keine Karte „{ $card }“. Gib die Nummer der Karte so ein, wie sie auf dem Tisch steht.
no-moves = Es wurde noch nichts gespielt.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Verdecktes aufgedeckt.
saved = Gesichert als { $file }.
overwrite = { $file } gibt es schon. Ersetzen? [J/n]
save-first = Die laufende Partie vorher sichern? [J/n]
save-record = Die Aufzeichnung dieser Partie sichern? [J/n]
leave = Die Partie vor dem Verlassen sichern? [J/n, z = zurück zur Partie]
load-wrong = Diese Aufzeichnung lässt sich nicht weiterspielen: { $error }
load-other-game = { $file } ist eine Aufzeichnung von { $error }, einem anderen Spiel. So geht die Partie weiter: labtop play --load { $file }

## Tipps: was ein starker Bot denkt

hint-thinking = Die beste Aktion wird gesucht …
hint-action = Aktion
hint-win = Siege
hint-points = Punkte
hint-tried = Geprüft
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-count = { NUMBER($value) }
hint-only = „{ $action }“ ist die einzige Aktion.
hint-best = Der Bot würde „{ $action }“ spielen.
hint-clearly = Der Bot würde „{ $action }“ spielen: Das ist deutlich besser als „{ $next }“.
hint-little = Der Bot würde „{ $action }“ spielen: Das ist ein wenig besser als „{ $next }“.
hint-same = Der Bot würde „{ $action }“ spielen, doch „{ $next }“ ist etwa gleich gut.
hint-line = Danach erwartet er:
hint-perhaps = Und dann, falls es dazu kommt: { $actions }

## Wörter, die man außer den englischen eingeben kann

words-hint = tipp
words-help = hilfe ?
words-card = karte
words-log = verlauf
words-undo = zurück zurueck
words-save = sichern
words-load = laden
words-quit = beenden
words-no = n nein
words-back = z zurück

## Stufen der Bots: ihre Namen, und was man dafür eingeben kann

level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-grandmaster = Großmeister
words-beginner = anfänger anfaenger
words-easy = leicht
words-medium = mittel
words-hard = schwer
words-expert = experte
words-grandmaster = großmeister grossmeister

help-commands =
    # An der Eingabe

    Gib die **Nummer** einer Aktion ein oder die Aktion selbst, wie in Aufzeichnungen. Ein Anfang genügt, wenn nur eine Aktion so
    beginnt. Enter allein zeigt den Tisch noch einmal.

    - `tipp` (`hint`) fragt einen starken Bot, der sieht, was du siehst: die besten Aktionen, wie oft jede gewinnt und was dann kommt
    - `karte NUMMER` (`card`) zeigt eine Karte vollständig
    - `verlauf` (`log`) erzählt alle bisherigen Züge
    - `zurück` (`undo`) geht zu deiner letzten Entscheidung zurück, solange nichts Verdecktes aufgedeckt wurde
    - `sichern` oder `sichern DATEI` (`save`) schreibt die Aufzeichnung; `laden DATEI` (`load`) spielt eine weiter
    - `beenden` (`quit`) verlässt das Spiel und fragt, ob gesichert werden soll

## Dateien und Aufzeichnungen

file-missing = Es gibt keine Datei { $file }.
file-is-folder = { $file } ist ein Ordner, keine Aufzeichnung.
file-is-no-file = { $file } ist keine gewöhnliche Datei.
file-too-large = { $file } ist viel zu groß für eine Aufzeichnung.
file-unreadable = { $file } lässt sich nicht lesen: { $error }.
file-unwritable = { $file } lässt sich nicht schreiben: { $error }.
file-no-json = { $file } ist keine Aufzeichnung: { $error }.
file-no-components = { $error } lässt sich nicht mit anderem Spielmaterial spielen; { $file } nützt hier nichts.
check-right =
    { $state ->
        [over] { $file } stimmt: { check-moves }, und das Ergebnis folgt daraus.
       *[open] { $file } stimmt: { check-moves }, das Spiel ist noch nicht zu Ende.
    }
check-moves =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
check-wrong = { $file } ist falsch: { $error }
record-facts =
    { $moves ->
        [one] Es spielten: { $names }. { $moves } Zug. Startwert: { $seed }.
       *[other] Es spielten: { $names }. { $moves } Züge. Startwert: { $seed }.
    }
record-open = Das Spiel ist nicht zu Ende. Punkte bisher: { $scores }

## Components

help-game-commands = Befehle nur für { $game }.
help-list-components = Jeden Wert des Spielmaterials ausgeben, und ob er veröffentlicht, erschlossen oder entworfen ist.
help-export = Das Spielmaterial in diese Datei schreiben, um es zu ändern und damit zu spielen.
components-exported = { $file } ist geschrieben. Ändere die Werte und spiele damit: labtop play { $game } --components { $file }
file-exists = { $file } gibt es schon; die Datei bleibt unverändert. Wähle einen anderen Namen.
components-wrong = Mit { $file } kann nicht gespielt werden: { $error }

## Der Server

serve-here = Der Tisch ist gedeckt: { $link }
serve-network = Für andere in deinem Netz: { $link }
serve-stop = Strg-C hält den Server an; beim nächsten Start gehen alle Partien weiter.
serve-stopped = Angehalten. Alle Partien sind gespeichert.
serve-port = Der Server kann dort keine Verbindungen annehmen: { $error }. Wähle mit --port einen anderen Port.
serve-store-used = { $file } wird von einem anderen Server benutzt. Halte ihn an oder wähle mit --database eine andere Datei.
serve-store-newer = { $file } stammt von einer neueren Version von labtop.
serve-store-foreign = { $file } ist die Datenbank eines anderen Programms. Wähle mit --database eine andere Datei.
serve-store-older = { $file } stammt von einer älteren Version von labtop; starte einmal den Server, dann ist sie von dieser.
serve-store-broken = { $file } kann nicht benutzt werden: { $error }
serve-store-alone = Mehrere Prozesse können sich die Datei { $file } nicht teilen. Gib mit --database postgresql://… die Adresse einer PostgreSQL-Datenbank an.
serve-store-driver = Für PostgreSQL fehlt ein Treiber: pip install labtop[postgres]
serve-store-error =
    { $name ->
        [SQLITE_NOTADB] es ist keine Datenbank
        [SQLITE_CANTOPEN] sie lässt sich nicht öffnen
        [SQLITE_CORRUPT] sie ist beschädigt
        [SQLITE_FULL] es ist kein Platz mehr frei
        [SQLITE_READONLY] sie lässt sich nicht schreiben
       *[other] { $error }
    }
serve-setting = { $name } kann nicht „{ $value }“ sein.

## Was gewinnt?

explorer-playing = Gespielt wird …
explorer-broken-off = Abgebrochen nach { $done } von { $all } Partien. Derselbe Befehl macht dort weiter.
explorer-written = Zusammengefasste Partien: { $games }; die Datei: { $file }
