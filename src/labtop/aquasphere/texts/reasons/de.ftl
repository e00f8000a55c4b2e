# Warum eine Aktion nicht erlaubt ist.

reason-program =
    { $program ->
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [purple] Lila
        [blue] Blau
        [red] Rot
       *[white] Weiß
    }

reason-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
reason-unknown = „{ $action }“ ist keine Aktion dieses Spiels; eine Aktion sieht aus wie „engineer L1“ oder „act B green“.
reason-spelling = „{ $action }“ muss „{ $right }“ geschrieben werden.
reason-stage =
    { $stage ->
        [letters] Jetzt nicht: Stelle zuerst die Bots für die Buchstaben deiner neuen Laborerweiterung, oder mach ohne sie weiter.
        [line] Jetzt nicht: Wähle zuerst den programmierten Bot, den du für die rote Linie aufgibst.
        [scoring] Jetzt nicht: Gerade ist Zwischenwertung; nutze eine deiner Forschungskarten, oder mach ohne sie weiter.
       *[action] Jetzt nicht: Du bist am Zug und kannst einen Bot programmieren, eine Aktion ausführen oder passen.
    }
reason-no-arrow = Von { $here } führt kein Pfeil nach { $field }; dein Ingenieur kann nur den Pfeilen folgen.
reason-no-sideways = Für den Seitenschritt von { $here } nach { $field } brauchst du eine unverbrauchte Forschungskarte.
reason-supply-empty = Dein Vorrat ist leer; du hast keinen Bot zum Stellen.
reason-symbol-occupied = Auf deinem Symbol { reason-program } steht schon ein Bot; setze ihn zuerst ein oder rufe ihn zurück.
reason-two-programmed = Du hast schon zwei programmierte Bots; setze zuerst einen ein oder rufe ihn zurück.
reason-bought = Du hast in dieser Runde schon mit Zeit programmiert; das geht einmal je Runde.
reason-buy-time = Mit Zeit zu programmieren kostet { $price } Zeit; du hast { $time }.
reason-not-programmed = Auf deinem Symbol { reason-program } steht kein Bot.
reason-too-far =
    { $time ->
        [0] Der billigste Weg in den Sektor { $sector } kostet { $cost } Zeit; du hast keine.
       *[other] Der billigste Weg in den Sektor { $sector } kostet { $cost } Zeit; du hast { $time }.
    }
reason-recalls-itself = Der Bot auf { reason-program } führt die Aktion aus, also kannst du ihn dafür nicht zurückrufen.
reason-recall-first = Für die Zeit ist Platz: Rufe zuerst den Bot von { reason-program } zurück, dann führe die Aktion aus.
reason-nothing-paid = Unterwegs wird vorher nichts bezahlt, das Zurückrufen kann also nicht warten: Rufe zuerst den Bot von { reason-program } zurück, wenn du die Zeit willst.
reason-recalling-needless = Den Bot von { reason-program } unterwegs zurückzurufen bezahlt nichts, was fehlt; führe die Aktion ohne das aus.
reason-pass = Passen darfst du nur, wenn dein Ingenieur auf einem der drei obersten Felder steht.
reason-no-letter = Für den Sektor { $sector } ist kein Bot mehr zu stellen.
reason-no-such-card = Du hast keine Forschungskarte { $card }, die in der Wertung einen Bot programmiert.
reason-card-used = Du hast { $card } in dieser Wertung schon genutzt.
reason-card-time = { $card } kostet { $price } Zeit; du hast { $time }.

## Was man tun möchte: „Warum kann ich nicht …“

want-engineer = … meinen Ingenieur dorthin ziehen?
want-buy = … mit Zeit programmieren?
want-act = … dorthin gehen und die Aktion ausführen?
want-recall = … einen Bot zurückrufen?
want-program = … meine Forschungskarte nutzen?
want-pass = … passen?
