const e=`# Die Rätselseiten auf Deutsch.

puzzles-of = Rätsel zu { $game }
puzzles-about = Stellungen aus Partien starker Bots: Was kann dieser Zug höchstens bringen? Jede Antwort ist bewiesen, denn jeder mögliche Verlauf wurde durchgerechnet.
puzzles-counting = Für deine Wertung zählt die erste Antwort auf jedes Rätsel; mit Tipp oder Lösung gilt es als nicht gefunden. All das bleibt in deinem Browser.
puzzles-loading = Die Rätsel werden geholt …
puzzles-try-again = Noch einmal versuchen
puzzles-train = Üben
puzzles-none = Zu „{ $game }“ gibt es keine Rätsel.

puzzle-daily = Rätsel des Tages
puzzle-date = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
puzzle-daily-open = Lösen
puzzle-daily-state =
    { $state ->
        [right] Gelöst. Das nächste kommt um Mitternacht UTC.
        [wrong] Diesmal nicht gefunden. Das nächste kommt um Mitternacht UTC.
       *[open] Für alle dasselbe, jeden Tag ein neues.
    }
puzzle-daily-look = Noch einmal ansehen
puzzle-week = Die letzten sieben Tage
puzzle-week-day =
    { $state ->
        [right] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: gelöst
        [wrong] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: nicht gefunden
       *[open] { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: nicht versucht
    }

puzzle-training = Training
puzzle-theme = Thema
puzzle-theme-any = Alle Themen
puzzle-theme-done = { $done } von { $count }
puzzle-difficulty = Schwierigkeit
puzzle-difficulty-value =
    { $difficulty ->
        [easier] Leichter
        [harder] Schwerer
       *[fitting] Passend zu meiner Wertung
    }
puzzle-start = Los

puzzle-progress = Dein Stand
puzzle-rating = Wertung
puzzle-rating-value = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }
puzzle-rating-unsure = ± { NUMBER($deviation, maximumFractionDigits: 0, useGrouping: 0) }
puzzle-run = In Folge gelöst
puzzle-run-best = Rekord: { $best }
puzzle-days = Tage in Folge
puzzle-days-help = Rätsel des Tages
puzzle-solved = Gelöst
puzzle-solved-of = von { $count } versuchten
puzzle-graph = So hat sich deine Wertung entwickelt
puzzle-graph-none = Deine Wertung beginnt bei 1500 und bewegt sich mit den ersten Rätseln.
puzzle-latest = Zuletzt gespielt
puzzle-entry =
    { $right ->
        [yes] { $title }, Wertung { NUMBER($rating, useGrouping: 0) }: gelöst
       *[no] { $title }, Wertung { NUMBER($rating, useGrouping: 0) }: nicht gefunden
    }
puzzle-entry-sign = { NUMBER($rating, useGrouping: 0) }

puzzle-keep = Zum Mitnehmen
puzzle-keep-help = Um in einem anderen Browser weiterzumachen, speichere deinen Stand als Datei und öffne sie dort.
puzzle-export = Als Datei speichern
puzzle-import = Datei öffnen
puzzle-imported =
    { $count ->
        [0] Diese Datei enthält nichts Neues.
        [one] Eine Antwort ist dazugekommen.
       *[other] { $count } Antworten sind dazugekommen.
    }
puzzle-import-broken = „{ $file }“ enthält keinen Rätselstand.

## Ein Rätsel

puzzle-above = Rätsel zu { $game }
puzzle-above-daily = Rätsel des Tages, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
puzzle-known = Dieses Rätsel hattest du schon, deine Wertung bleibt also gleich.
puzzle-certain = Was zählt
puzzle-go = Los geht’s
puzzle-hint = Tipp
puzzle-hint-costs = Tipp: Das Rätsel gilt dann als nicht gefunden
puzzle-solution = Lösung
puzzle-solution-costs = Lösung: Das Rätsel gilt dann als nicht gefunden
puzzle-take-back = Zug zurücknehmen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-missed = Zug { $number }: { $told } { $text }
puzzle-obvious = Auf den ersten Blick sieht das am besten aus: { $told } { $text }
puzzle-rating-change =
    { $change ->
        [up] Deine Wertung steigt von { NUMBER($before, useGrouping: 0) } auf { NUMBER($after, useGrouping: 0) }.
        [down] Deine Wertung fällt von { NUMBER($before, useGrouping: 0) } auf { NUMBER($after, useGrouping: 0) }.
       *[same] Deine Wertung bleibt bei { NUMBER($after, useGrouping: 0) }.
    }
puzzle-hard = Die Wertung dieses Rätsels ist { NUMBER($rating, useGrouping: 0) }.
puzzle-step = Schritt { $number } von { $count }
puzzle-steps = Die Lösung Schritt für Schritt
puzzle-previous = Einen Schritt zurück
puzzle-following = Einen Schritt weiter
puzzle-play = Lösung abspielen
puzzle-pause = Anhalten
puzzle-unknown = Ein Rätsel „{ $puzzle }“ gibt es nicht. Vielleicht fehlt ein Teil des Links.
puzzle-all = Alle Rätsel
puzzle-share = Teilen
puzzle-share-label = Dein Ergebnis, ohne die Antwort
puzzle-result =
    { $state ->
        [first] Ich habe dieses Rätsel zu { $game } im ersten Anlauf gelöst. Und du?
        [helped] Ich habe dieses Rätsel zu { $game } mit etwas Hilfe gelöst. Schaffst du es ohne?
       *[later]
            { $tries ->
                [one] Ich habe dieses Rätsel zu { $game } in einem Anlauf gelöst. Und du?
               *[other] Ich habe dieses Rätsel zu { $game } in { $tries } Anläufen gelöst. Schaffst du es schneller?
            }
    }
puzzle-result-daily =
    { $state ->
        [first] Rätsel des Tages zu { $game }, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: im ersten Anlauf gelöst.
        [helped] Rätsel des Tages zu { $game }, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: mit etwas Hilfe gelöst.
       *[later]
            { $tries ->
                [one] Rätsel des Tages zu { $game }, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: in einem Anlauf gelöst.
               *[other] Rätsel des Tages zu { $game }, { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }: in { $tries } Anläufen gelöst.
            }
    }
`;export{e as default};
