# Das Terminalspiel auf Deutsch; die Wörter der Karten und Aktionen stehen im Ordner darüber.

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

    __Zeichen.__ `G Y K P B R W` sind Grün, Gelb, Schwarz, Lila, Blau, Rot und Weiß; Zahlen sind Personen, N ist neutral.
    `G→◷2` auf einer Karte: 2 Zeitmarker, wenn dein Ingenieur das grüne Plättchen betritt. `✱→◆1`: ein Kristall, wenn du Oktopoden
    fängst. `C +✱1` auf einem Laborausbau: Buchstabe C, 1 Oktopode mehr. `dann =◷3 +◆1`: was die nächste Runde dem Sektor
    bringt. `card R05`, `card X07` oder `card green` sagt es in Worten.

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
