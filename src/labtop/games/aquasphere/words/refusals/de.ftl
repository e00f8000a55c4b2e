# Was an einer Stellung oder am Spielmaterial von AquaSphere falsch ist, hinter der Stelle, die falsch ist.

## Steine und Karten

another-set = die Stellung gehört zum Spielmaterial { $given }, nicht zu { $name }
unknown-set = das Spielmaterial { $name } ist nicht bekannt; gib es als components an
seat-twice = ein Platz steht zweimal da
sector-twice = ein Sektor steht zweimal da
card-twice = eine Karte steht zweimal da
base-lab-twice = ein Basislabor steht zweimal da
not-once = { $card } steht { $count }-mal da, nicht einmal
there-are = es sind { $found }, nicht { $total }
charging-alone = dort laden Bots, also kann das Kontrollfeld nicht leer sein
charging-limit =
    { $count ->
        [one] { $count } Bot ist mehr als das Limit von { $limit }
       *[other] { $count } Bots sind mehr als das Limit von { $limit }
    }
no-colour = { $given } ist in diesem Spiel keine Farbe
another-tile = nötig ist { $needed }, nicht { $given }
no-program-card = keine Programmkarte zeigt diese Anordnung
program-order = nötig sind verschiedene Programme in der Reihenfolge der Programme
spent = nur Karten, die sofort wirken, sind nach dem Nehmen verbraucht
bots-in-all = Vorrat, programmierte Bots und Bots in der Station sind zusammen { $bots }, nicht { $all }
submarine-spaces =
    { $spaces ->
        [one] es gibt nur { $spaces } U-Boot-Feld
       *[other] es gibt nur { $spaces } U-Boot-Felder
    }
two-submarines = Platz { $seat } hat dort zwei
submarines-in-all = mit denen in der Station { $found }, nicht { $all }
first-submarine = das erste gehört Platz { $seat }, dessen Basislabor es ist
neutral-submarines =
    { $count ->
        [one] nötig ist { $count } neutrales U-Boot, auf dem ersten Feld
       *[other] nötig sind { $count } neutrale U-Boote, jedes auf dem ersten Feld
    }
neutral-bots =
    { $bots ->
        [one] es gibt { $bots } neutralen Bot, höchstens { $most } wären richtig
       *[other] es gibt { $bots } neutrale Bots, höchstens { $most } wären richtig
    }

## Der Zug

not-at-stage = { $given } passt nicht zu { $stage }
seat-when-over = nötig ist null, wenn das Spiel zu Ende ist
over-after = das Spiel ist erst nach Runde { $rounds } zu Ende
all-have-passed = bei { $stage } haben alle gepasst
has-passed = { $seat } hat gepasst
marker-back = die Wertung hat ihn zurückgenommen
no-extension = der Spieler hat keinen Laborausbau
other-letters = { $extension }, zuletzt genommen, zeigt { $letters }
one-has-acted = einer der zwei programmierten Bots hat die Aktion ausgeführt
no-bot = es gibt keinen Bot, der gestellt oder zurückgerufen werden kann
no-line = zwischen { $score } und { $line } liegt keine rote Linie
crystal-pays = ein Kristall hätte die rote Linie bezahlt
two-for-a-choice = zur Wahl gehören zwei
engineer-moved = die Prämien kommen von einem Zug des Ingenieurs
purple-has-acted = der lila Bot hat seine Aktion ausgeführt
caught-elsewhere = der lila Bot steht auf dem Kontrollfeld, wo er gefangen hat
just-programmed = der Ingenieur hat gerade { $program } programmiert
no-reward = keine Karte gibt Punkte für den Ingenieur auf { $field }
smaller-reward = die Karte für den Ingenieur auf { $field } gibt nur { $most }
cards-in-order = nötig sind Karten dieses Platzes in der Reihenfolge, in der sie genommen wurden, aus { $held }
no-card-usable = keine der Karten lässt sich jetzt nutzen

## Das Spielmaterial

missing = fehlt
fixed = mit { $given } lässt sich nicht spielen, nur mit { $only }
program-once = jedes Programm steht auf einem Feld
cards-alike = keine zwei Karten sind gleich, sonst könnten Stellungen sie nicht unterscheiden
bulbs-differ = die Werte müssen verschieden sein
one-jump-price = alle Karten cross_station müssen gleich viel kosten
program-per-sector = jedes Programm außer Weiß steht an einem Sektor
lines-rise = die roten Linien müssen aufsteigen
neighbours = { $one } und { $other } müssen einander Nachbarn sein oder beide nicht
field-twice = ein Feld steht zweimal da
no-way-on = von hier geht es nicht weiter
numbers-rise = die Zahlen müssen von links nach rechts steigen
columns = zusammen müssen die Spalten die Zahlen der Bot-Felder ergeben
nothing-scores = nichts bringt keine Punkte
room-for-time = nötig ist Platz für { $time } Zeitmarker
room-for-cards = mit seinen Laborausbauten könnte ein Labor { $total } Forschungskarten fassen; Platz ist für { $most }
setup-takes = der Aufbau für { $players } Personen braucht { $wanted }
