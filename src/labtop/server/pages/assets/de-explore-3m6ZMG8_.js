const e=`# Die Seite „Was gewinnt?“ auf Deutsch. Quoten und Unterschiede kommen in Prozent.

explore-about-search =
    { $games ->
        [one] Aus einer Partie, die Bots gegeneinander gespielt haben; vor jedem Zug rechnen sie voraus.
       *[other] Aus { NUMBER($games) } Partien, die Bots gegeneinander gespielt haben, zu zweit so oft wie zu dritt und zu viert; vor jedem Zug rechnen sie voraus.
    }
explore-about-network =
    { $games ->
        [one] Aus einer Partie, die das Netz des Computers gegen sich selbst gespielt hat, jede Entscheidung auf einen Blick.
       *[other] Aus { NUMBER($games) } Partien, die das Netz des Computers gegen sich selbst gespielt hat, jede Entscheidung auf einen Blick, zu zweit so oft wie zu dritt und zu viert.
    }
explore-caution = Das ist ein Zusammenhang, kein Beweis: Eine Karte kann gewinnen, weil sie gut ist, oder weil sie nimmt, wer ohnehin vorn liegt; und Bots spielen anders als Menschen.
explore-loading = Die Zahlen werden geholt …
explore-again = Noch einmal versuchen
explore-no-game = Zu einem Spiel „{ $game }“ gibt es keine Zahlen.
explore-no-card = Zu „{ $card }“ gibt es in { $game } keine Zahlen: Das gibt es nicht, oder es wurde zu selten genommen.
explore-all = Alles zeigen, wozu es Zahlen gibt
explore-openings = Eröffnungen
explore-filters = Was gezeigt wird
explore-players = Spieler
explore-players-value =
    { $players ->
        [all] Beliebig viele
       *[other] { $players } Spieler
    }
explore-measure = Siegquote
explore-measure-value =
    { $measure ->
        [compared] Gegen ähnliche Lagen
       *[lift] Gegen den Durchschnitt
    }
explore-measure-help = „Der Durchschnitt“ ist, was derselbe Platz in der Spielreihenfolge gewinnt. „Ähnliche Lagen“ sind Spieler, die etwa zur selben Zeit etwas anderes derselben Art und Stufe genommen haben: Wer mehr nimmt, gewinnt öfter, und das bleibt so außen vor. Punkt: der Unterschied der Siegquote. Linie: das 95-%-Intervall. Ein hohler Punkt kann gut Zufall sein.
explore-more = Mehr Auswahl
explore-order = Reihenfolge
explore-order-value =
    { $order ->
        [name] Name
        [share] Genommen
        [when] Wann
       *[lift] Siegquote
    }
explore-count = { $count } von { $all }
explore-too-few = Um dazu etwas zu sagen, sind es zu wenige Partien.
explore-percent = { NUMBER($value, maximumFractionDigits: 0) } %
explore-signed =
    { $sign ->
        [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
       *[plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    }
explore-interval = 95-%-Intervall von { $low } bis { $high }
explore-unknown = unbekannt
explore-taken-by = Von { NUMBER($share, maximumFractionDigits: 0) } % genommen
explore-taken = Von { NUMBER($share, maximumFractionDigits: 0) } % der Spieler genommen ({ NUMBER($seats) }); { NUMBER($rate, maximumFractionDigits: 0) } % von ihnen haben gewonnen.
explore-when = Wann es genommen wird
explore-when-middle = Die Hälfte bis Runde { $round }
explore-figures = Wie viel es gewinnt
explore-partners = Was dazu passt
explore-partners-help = Um wie viel öfter oder seltener gewinnt, wer beides hat, als die beiden für sich versprechen.
explore-goes =
    { $how ->
        [well] Zusammen besser
       *[badly] Zusammen schlechter
    }
explore-seats =
    { $seats ->
        [one] { $seats } Spieler hatte beides
       *[other] { NUMBER($seats) } Spieler hatten beides
    }
explore-no-partners = Kein Paar damit kam oft genug vor, um etwas dazu zu sagen.
explore-line = Bisherige Züge
explore-start = Beginn
explore-turn = Der { $number }. Zug eines Spielers
explore-chosen = von { NUMBER($share, maximumFractionDigits: 0) } % gewählt
explore-openings-help = Wie oft jeder Zug gewählt wurde und um wie viel öfter gewinnt, wer so begonnen hat, als der Durchschnitt seines Platzes in der Spielreihenfolge.
explore-no-line = So hat niemand oft genug begonnen.
explore-all-openings = Zurück zum ersten Zug
`;export{e as default};
