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
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Der Coach der ersten Partie, auf Deutsch.

coach = Coach
coach-first-game = Deine erste Partie, mit Coach
coach-first-game-help = Eine richtige Partie gegen den Computer auf leichter Stufe. Der Coach sagt, worauf es ankommt, warnt vor groben Fehlern und erklärt die Züge der Gegenseite.
coach-hello = Ich bin dein Coach. Spiel, wie du magst: Ich sage, worauf es ankommt, und warne dich vor groben Fehlern.
coach-quiet = Kein Grund zur Sorge. Lass dir Zeit.
coach-mute = Coach stumm schalten
coach-call = Coach rufen
coach-muted = Der Coach schweigt.
coach-now = Jetzt
coach-yours = Dein Zug
coach-theirs-title = Die Gegenseite
coach-good = Gut gewählt: Mehr versprach nichts. { $text }
coach-slip = Das ging, aber mehr versprach dies: { $text }
coach-theirs =
    { $kind ->
        [best] Eine starke Wahl: Ich hätte dasselbe getan.
        [sound] Eine solide Wahl.
       *[weak] Dein Glück! Ich hätte { $name } geraten: „{ $text }“
    }
coach-plan = Als Nächstes würde ich { $name } raten: „{ $text }“
coach-warning = Bist du sicher?
coach-costs =
    { $points ->
        [0] Deine Chance auf den Sieg sänke damit von etwa { $best } % auf etwa { $win } %.
        [one] Deine Chance auf den Sieg sänke damit von etwa { $best } % auf etwa { $win } %, und bis zum Ende würde es dich etwa { $points } Punkt kosten.
       *[other] Deine Chance auf den Sieg sänke damit von etwa { $best } % auf etwa { $win } %, und bis zum Ende würde es dich etwa { $points } Punkte kosten.
    }
coach-chosen = Du willst dies spielen:
coach-instead = Sieh dir lieber dies an:
coach-reconsider = Ich überlege noch einmal
coach-insist = Trotzdem spielen
coach-look-back = Gemeinsam zurückblicken
coach-over = Das war deine erste Partie
coach-over-good = Deine guten Momente
coach-over-learn = Einer zum Lernen
coach-over-better = Besser war: { $text }
coach-over-nothing = Es gibt nichts Besonderes hervorzuheben. Die nächste Partie verrät uns mehr.
coach-show = Den Tisch vor Zug { $number } zeigen
`,a=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),t=`# Die Seiten auf Deutsch. Wörter, die einem Spiel gehören, stehen in dessen Ordner.

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
by-itself = Ohne Nachfrage
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
older-table = An diesem Tisch wurde nach früheren Regeln des Spiels gespielt, die diese Version von labtop nicht mehr spielt. Er kann hier nicht gezeigt werden, bleibt aber aufbewahrt, und du kannst die Aufzeichnung herunterladen.
level-name =
    { $level ->
        [beginner] Anfänger
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
        [grandmaster] Großmeister
        [greedy] gierig
        [random] zufällig
       *[other] { $level }
    }
computer = Computer ({ $level })
open-seat = freier Platz
guest = Gast
guest-number = Gast { $number }
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
level-about =
    { $level ->
        [random] Spielt aufs Geratewohl: Eine erlaubte Aktion ist so gut wie die andere.
        [greedy] Nimmt, was in diesem Zug am meisten bringt, und denkt nicht weiter.
        [beginner] Spielt nach Gefühl und liegt damit oft daneben. Richtig für die ersten Partien.
        [easy] Spielt nach Gefühl und liegt damit ab und zu daneben.
        [medium] Weiß aus vielen Partien, was sich lohnt, und macht trotzdem Fehler.
        [hard] Weiß gut, was sich lohnt, und macht selten Fehler.
        [expert] Denkt vor jeder Entscheidung ein Stück voraus und macht kaum Fehler.
        [grandmaster] Am stärksten: Hat das Spiel in Partien gegen sich selbst gelernt und denkt vor jeder Entscheidung bis zu zwei Sekunden nach.
       *[other] Ein Computerspieler, den dieser Server mitbringt.
    }
options = Einstellungen für den Tisch
one-screen-names =
    { $count ->
        [one] { $count } Spieler: Name
       *[other] { $count } Spieler: Namen
    }
learn-and-look = Lernen und ansehen
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
open-record = Eine Aufzeichnung öffnen: Datei wählen oder hier ablegen.
choose-file = Datei wählen
no-record = { $file } ist keine Aufzeichnung: Die Datei lässt sich nicht als JSON lesen.
privacy = Datenschutz
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
shuffling-without-in = Ohne ihn beginnen (in { $seconds } s)
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
bot-preparing = Der Computer wird noch vorbereitet. Das dauert nur beim ersten Mal einen Moment.
thinking =
    { $seconds ->
        [one] Der Computer denkt seit { $seconds } Sekunde nach.
       *[other] Der Computer denkt seit { $seconds } Sekunden nach.
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
reactions = Zurufe
reaction =
    { $sign ->
        [good-luck] Viel Glück!
        [nice] Schöner Zug!
        [wow] Wow!
        [thinking] Moment, ich denke nach …
        [hurry] Bist du nicht dran?
        [oops] Hoppla!
        [thanks] Danke!
       *[well-played] Gut gespielt!
    }
reaction-told = { $name } sagt: { $text }
reactions-of = Zeigen, was { $name } sagt
reactions-off = Du hast die Zurufe der anderen in den Einstellungen ausgeschaltet.
show-reactions = Zurufe der anderen zeigen
watchers =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
proposal = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
proposal-own = Du hast um Zurücknahme gebeten. Die anderen müssen noch antworten.
agree = Einverstanden
disagree = Nicht einverstanden
withdraw = Zurückziehen
hand-over = { $name }, du bist am Zug. Was jetzt kommt, ist nur für deine Augen bestimmt.
hand-over-ready = Ich bin { $name }
event-took_back = { $name } hat einen Zug zurückgenommen.
event-proposed = { $name } möchte einen Zug zurücknehmen.
event-answered =
    { $answer ->
        [agreed] { $name } ist mit der Zurücknahme einverstanden.
        [withdrawn] { $name } zieht die Bitte um Zurücknahme zurück.
       *[declined] { $name } ist nicht einverstanden. Der Zug wird nicht zurückgenommen.
    }
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
end-headline =
    { $who ->
        [you]
            { $count ->
                [one]
                    { $players ->
                        [2] Du gewinnst { $score }
                       *[other] Du gewinnst mit { $points } Punkten
                    }
               *[other] Du teilst dir den ersten Platz: { $score }
            }
        [other]
            { $count ->
                [one]
                    { $players ->
                        [2] { $winners } gewinnt { $score }
                       *[other] { $winners } gewinnt { $score }, du landest auf Platz { $place }
                    }
               *[other] { $winners } teilen sich den ersten Platz, du landest auf Platz { $place }: { $score }
            }
       *[nobody]
            { $count ->
                [one] { $winners } gewinnt { $score }
               *[other] { $winners } teilen sich den ersten Platz: { $score }
            }
    }
record-score =
    { $players ->
        [2] Dein bestes Ergebnis zu zweit: { $value }. Bisher waren es { $before }.
        [3] Dein bestes Ergebnis zu dritt: { $value }. Bisher waren es { $before }.
       *[other] Dein bestes Ergebnis zu viert: { $value }. Bisher waren es { $before }.
    }
record-win =
    { $players ->
        [2] Dein höchster Sieg zu zweit: mit { $value } Vorsprung. Bisher waren es { $before }.
        [3] Dein höchster Sieg zu dritt: mit { $value } Vorsprung. Bisher waren es { $before }.
       *[other] Dein höchster Sieg zu viert: mit { $value } Vorsprung. Bisher waren es { $before }.
    }
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
learn-about = Kurze Lektionen an einem echten Tisch, etwa eine Viertelstunde je Spiel. Du kannst jederzeit gehen und später weitermachen.
learn-new-here = Neu hier?
learn-new-here-help = Eine Viertelstunde, Schritt für Schritt, an einem echten Tisch.
learn-game = { $game } lernen
learn-all = Lektionen, Rundgang und eine Partie mit Coach
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

## Wenn der Server nein sagt

bad-record = Diese Aufzeichnung lässt sich nicht abspielen: { $detail }
bad-position = Diese Stellung lässt sich nicht aufbauen: { $detail }
bad-components = Diese Materialdatei lässt sich nicht verwenden: { $detail }
refused =
    { $code ->
        [offline] Der Server ist nicht erreichbar.
        [compiling] Das Spiel wird noch vorbereitet. Versuche es gleich noch einmal.
        [stopping] Der Server wird gerade angehalten.
        [too_many] Zu viel auf einmal. Warte einen Moment.
        [too_large] Das ist zu groß.
        [unknown_table] Diesen Tisch gibt es nicht.
        [older_rules] An diesem Tisch wurde nach früheren Regeln gespielt, die diese Version nicht mehr spielt.
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

# Die Analyse einer Partie.
review = Analyse
review-graph = Die Gewinnchance jedes Spielers im Verlauf der Partie
review-again = Noch einmal versuchen
review-queue =
    { $place ->
        [one] { $place } Analyse ist vor deiner an der Reihe. Du kannst dir inzwischen die Partie ansehen.
       *[other] { $place } Analysen sind vor deiner an der Reihe. Du kannst dir inzwischen die Partie ansehen.
    }
review-working = { $done } von { $total } Entscheidungen sind beurteilt.
review-nothing = Hier gab es nichts zu entscheiden, oder es ist noch nicht beurteilt.
review-accuracy = Genauigkeit { $percent } %
review-sum =
    { $sign ->
        [took]
            { $lost ->
                [one] Entscheidungen kosteten { $lost } Prozentpunkt Gewinnchance, Pech { $luck }.
               *[other] Entscheidungen kosteten { $lost } Prozentpunkte Gewinnchance, Pech { $luck }.
            }
       *[gave]
            { $lost ->
                [one] Entscheidungen kosteten { $lost } Prozentpunkt Gewinnchance, Glück brachte { $luck }.
               *[other] Entscheidungen kosteten { $lost } Prozentpunkte Gewinnchance, Glück brachte { $luck }.
            }
    }
review-count =
    { $grade ->
        [best]
            { $count ->
                [one] { $count } beste Aktion
               *[other] { $count } beste Aktionen
            }
        [good]
            { $count ->
                [one] { $count } gute
               *[other] { $count } gute
            }
        [inaccuracy]
            { $count ->
                [one] { $count } Ungenauigkeit
               *[other] { $count } Ungenauigkeiten
            }
        [mistake] { $count } Fehler
       *[blunder] { $count } Patzer
    }
review-verdict =
    { $grade ->
        [best] { $name } hat die beste Aktion gefunden.
        [good] { $name } hat gut gespielt.
        [inaccuracy] { $name } war hier ungenau.
        [mistake] { $name } hat hier einen Fehler gemacht.
       *[blunder] { $name } hat hier gepatzt.
    }
review-win = { $percent } % Gewinnchance
review-better =
    { $points ->
        [0]
            { $percent ->
                [one] Um { $percent } Prozentpunkt Gewinnchance besser:
               *[other] Um { $percent } Prozentpunkte Gewinnchance besser:
            }
        [one]
            { $percent ->
                [one] Um { $percent } Prozentpunkt Gewinnchance und { $points } Punkt besser:
               *[other] Um { $percent } Prozentpunkte Gewinnchance und { $points } Punkt besser:
            }
       *[other]
            { $percent ->
                [one] Um { $percent } Prozentpunkt Gewinnchance und { NUMBER($points, maximumFractionDigits: 1) } Punkte besser:
               *[other] Um { $percent } Prozentpunkte Gewinnchance und { NUMBER($points, maximumFractionDigits: 1) } Punkte besser:
            }
    }
review-equal = Etwa gleich gut:
review-mark-mistake =
    { $grade ->
        [blunder]
            { $percent ->
                [one] Zug { $move }: { $name } patzt und verliert { $percent } Prozentpunkt Gewinnchance.
               *[other] Zug { $move }: { $name } patzt und verliert { $percent } Prozentpunkte Gewinnchance.
            }
       *[other]
            { $percent ->
                [one] Zug { $move }: { $name } macht einen Fehler und verliert { $percent } Prozentpunkt Gewinnchance.
               *[other] Zug { $move }: { $name } macht einen Fehler und verliert { $percent } Prozentpunkte Gewinnchance.
            }
    }
review-mark-luck =
    { $percent ->
        [one] Nach Zug { $move } hat { $name } Glück und gewinnt { $percent } Prozentpunkt Gewinnchance.
       *[other] Nach Zug { $move } hat { $name } Glück und gewinnt { $percent } Prozentpunkte Gewinnchance.
    }
review-players = So haben alle gespielt
review-moments = Die größten Momente: Finde die bessere Aktion
review-moment = Zug { $move }: { $name }
review-find = Was wäre hier besser gewesen?
review-found = Genau: Etwas Besseres wurde nicht gefunden.
review-not-found =
    { $percent ->
        [one] Es gibt etwas Besseres, um { $percent } Prozentpunkt Gewinnchance.
       *[other] Es gibt etwas Besseres, um { $percent } Prozentpunkte Gewinnchance.
    }
review-compare = Vergleichen

# What wins?
explore = Was gewinnt?
explore-link = Was gewinnt?
explore-link-label = Was gewinnt? Die Zahlen zu { $card }

# Puzzles
puzzles = Rätsel

# The analysis board
analyse = Analysebrett
analyse-from-here = Ab hier analysieren
analyse-broken-link = Aus diesem Link lässt sich keine Stellung lesen. Vielleicht wurde er abgeschnitten.

# The position editor
edit = Stellungseditor
edit-this = Diese Stellung bearbeiten

# Positions from files
open-position = Eine Stellung öffnen: Wähle eine Datei oder zieh sie hierher.
no-position = { $file } ist keine Stellung: Die Datei lässt sich nicht als JSON lesen.

# Lists that can be filtered
filter-any = Alle
filter-none = Auf diese Auswahl passt nichts.
filter-search = Suchen
`,o=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),i=`# Der Rundgang durch ein Spiel, auf Deutsch: um die Bilder herum.

tour = Ein kurzer Rundgang
tour-of = Ein kurzer Rundgang durch { $game }
tour-kind = Rundgang
tour-at = Bild { $number } von { $count }
tour-back = Voriges Bild
tour-on = Nächstes Bild
tour-pause = Anhalten
tour-play = Von selbst weitergehen
tour-meanwhile = Das Spiel wird vorbereitet, das geschieht nur beim ersten Start. Die Regeln kannst du schon lesen; Lektionen und Partien können beginnen, sobald es bereit ist.
`,h=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),r=`# Was über ein Spiel gesagt wird, das keine eigenen Worte hat, im Terminal und auf den Seiten.

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
`,c=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"}));export{a,o as b,h as c,s as d,c as e};
