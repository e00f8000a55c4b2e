# Die Arena auf Deutsch.

## Was falsch sein kann

game-missing = Nenne das Spiel der Arena: { $games }.
game-unknown = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind { $games }.
bots-missing = Nenne die Bots, die spielen sollen: --bots expert greedy
bot-unknown = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $known }, network:1.5 (mit einer Temperatur), search:2s (nach Zeit), search:5000 (nach Simulationen), search-v1:2s (ohne Netz), modul:name (ein eigener).
bots-too-few =
    { $given ->
        [one] { $players } Plätze brauchen { $players } Bots, genannt ist nur einer; nenne einen Bot mehrmals, um ihm mehrere Plätze zu geben.
       *[other] { $players } Plätze brauchen { $players } Bots, genannt sind nur { $given }; nenne einen Bot mehrmals, um ihm mehrere Plätze zu geben.
    }
bots-twice = Ein Bot darf nur dann mehrmals genannt sein, wenn es so viele Bots wie Plätze sind ({ $players }); genannt sind { $given }.
players-wrong = { $game } ist für { $least } bis { $most } Personen, nicht für { $given }.
numbers-wrong = Mindestens eine Partie ist nötig und eine endliche Bedenkzeit über 0.
out-and-resume = Entweder --out oder --resume: Eine Arena, die weitergeht, bleibt in ihrem Ordner.
verify-alone = { $option } geht nicht zusammen mit --verify: Eine Arena wird so geprüft, wie sie gespielt wurde.
folder-has-arena = In { $folder } liegt schon eine Arena. So geht sie weiter: labtop arena --resume { $folder }
folder-not-empty = { $folder } ist kein leerer Ordner; wähle einen anderen Namen.
folder-no-arena = { $folder } ist nicht der Ordner einer Arena.
folder-broken = Mit { $folder } geht es nicht weiter: { $file } passt nicht zu den Einstellungen der Arena.
folder-other-version = { $folder } wurde mit labtop { $theirs } begonnen, dies ist { $ours }: Die Partien wären nicht vergleichbar.
folder-in-use = In { $folder } spielt gerade ein anderer Prozess.
folder-unwritable = { $folder } lässt sich nicht schreiben: { $error }.
option-differs = { $folder } wurde mit einem anderen Wert von { $option } begonnen: { $theirs }, nicht { $ours }. Ohne diese Option geht es weiter wie zuvor.
components-differ = { $folder } wurde mit anderem Spielmaterial begonnen. Ohne --components geht es weiter wie zuvor.
workers-lost = Die Arbeitsprozesse können nicht starten: { $error }.
folder-unreadable = { $folder } lässt sich nicht lesen: { $error }.
verify-lines = Es gibt { $records } Aufzeichnungen, aber { $games } Zeilen mit Partien.
verify-game = Partie { $number }
verify-incomplete = { $games } von { $planned } Partien sind gespielt.
verify-summary = { $file } ist nicht das, was die Partien ergeben.
verify-unfinished = Die Aufzeichnung endet vor der Partie.
verify-deal = Sie beginnt nicht mit der Ausgangslage des Startwerts { $seed }.
verify-bots = Es spielen nicht { $bots }.
verify-result = Punkte, Plätze oder Züge sind nicht die aus { $file }.

## Während gespielt wird

kept =
    { $games ->
        [one] Angehalten. { $games } Partie von { $planned } liegt in { $folder }. So geht es weiter: labtop arena --resume { $folder }
       *[other] Angehalten. { $games } Partien von { $planned } liegen in { $folder }. So geht es weiter: labtop arena --resume { $folder }
    }
finished = Alles liegt in { $folder }; die Diagramme stehen in { $report }.
verified =
    { $games ->
        [one] { $games } Partie in { $folder } lässt sich von ihrer Ausgangslage bis zu ihrem Ergebnis nachspielen, und die Zusammenfassung stimmt.
       *[other] Alle { $games } Partien in { $folder } lassen sich von ihren Ausgangslagen bis zu ihren Ergebnissen nachspielen, und die Zusammenfassung stimmt.
    }

## Tabellen

title-bots = { $game } zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }, Startwert { $seed }: { title-games } aus { $deals ->
        [one] { $deals } Ausgangslage
       *[other] { $deals } Ausgangslagen
    }
title-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
title-pairs = Direkter Vergleich
title-order = Spielreihenfolge
title-troubles = Bots, die ihren Platz für eine Partie an random verloren
column-bot = Bot
column-opponent = Gegner
column-games = Partien
column-wins = Siege
column-losses = Niederlagen
column-win-rate = Siegquote
column-score = Punkte
column-margin = Vorsprung
column-rating = Wertung
column-decisions = Entscheidungen
column-mean-ms = Mittlere Zeit
column-max-ms = Längste
column-troubles = Ausfälle
column-place = Platz
column-advantage = Vorteil
column-number = Partie
column-reason = Grund
first-player = Vorteil des ersten Platzes: { $elo } Elo, mit 95 % Sicherheit zwischen { $low } und { $high }.
intervals = In Klammern und hinter ±: 95-%-Intervalle. Wertungen sind Elo-Punkte um einen Mittelwert von 0.
trouble-error = brach mit einem Fehler ab
trouble-illegal = antwortete mit einer unerlaubten Aktion
trouble-late = brauchte zu lange
trouble-died = beendete den Prozess
trouble-text = { $kind }: { $text }

## Zahlen

number = { NUMBER($value, maximumFractionDigits: 1) }
rate = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($percent, maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) })
elo = { $value } ± { $half }
percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
seconds = { NUMBER($value, maximumFractionDigits: 2) } s

## Bericht

title-report = Arena: { $game }
title-result = Ergebnis
title-scores = Punkte
title-length = Länge der Partien
title-times = Bedenkzeiten
title-method = Wie gespielt wurde
caption-ratings = Wertungen mit 95-%-Intervallen
caption-order = Siegquote jedes Bots nach Platz in der Spielreihenfolge; Platz 1 beginnt
caption-scores = Welchen Anteil seiner Partien jeder Bot mit welcher Punktzahl beendete
caption-length = Entscheidungen in einer Partie, alle Plätze zusammen
caption-times = Die mittlere und die längste Zeit für eine Entscheidung mit mehr als einer erlaubten Aktion, in Millisekunden auf logarithmischer Skala
axis-share = Anteil der Partien
axis-ms = Millisekunden
series-mean = Mittel
series-longest = Längste
place = Platz { $number }
method = Jede Besetzung spielte jede Ausgangslage in jeder Sitzordnung. Welcher Sitz beginnt, gehört zur Ausgangslage: Jeder Bot saß dort gleich oft, und Glück und Startvorteil sind für alle gleich. Ein geteilter erster Rang zählt als Teil eines Sieges. Siegquoten haben Intervalle nach Wilson. Wertungen sind die wahrscheinlichsten Stärken im Modell von Plackett und Luce für ganze Ranglisten (zu zweit das von Bradley und Terry), die Vorteile der Plätze in der Spielreihenfolge eingerechnet; eine schwache Vorannahme von ± 1000 Elo hält sie endlich, wenn ein Bot alles gewann oder verlor. Ihre Intervalle folgen aus der Krümmung der Likelihood oder, wo diese größer sind, aus den Unterschieden zwischen den Ausgangslagen.
again = Noch einmal dieselben Partien: { $command }
