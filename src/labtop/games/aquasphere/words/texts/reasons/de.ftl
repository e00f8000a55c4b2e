# Warum eine Aktion nicht erlaubt ist.

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
