# Diese Mischung prüfen: dieselben Sätze im Terminal und auf den Seiten
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
