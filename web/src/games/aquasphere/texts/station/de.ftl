# Die Station und die Zentrale auf Deutsch.

## Was wo ist, für alle, die es nicht sehen

sector-holds =
    Sektor { $sector }: { $time } Zeitmarker, { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }, { $octopods ->
        [one] { $octopods } Oktopode
       *[other] { $octopods } Oktopoden
    }. { $control ->
        [nobody] Das Kontrollfeld ist frei.
        [neutral] Ein neutraler Bot besetzt das Kontrollfeld.
       *[somebody] { $holder } besetzt das Kontrollfeld.
    } { $charging ->
        [0] Die Ladestation ist leer.
        [one] { $charging } Bot in der Ladestation.
       *[other] { $charging } Bots in der Ladestation.
    } { $submarines ->
        [one] { $submarines } U-Boot auf { $spaces } Feldern.
       *[other] { $submarines } U-Boote auf { $spaces } Feldern.
    } { $research ->
        [one] { $research } Forschungskarte
       *[other] { $research } Forschungskarten
    }, { $extensions ->
        [one] { $extensions } Laborausbau.
       *[other] { $extensions } Laborausbauten.
    } Programmierfeld: { $field }. { $here ->
        [0] Kein Wissenschaftler ist hier.
        [one] Der Wissenschaftler von { $scientists } ist hier.
       *[other] Die Wissenschaftler von { $scientists } sind hier.
    }
field-holds =
    { $here ->
        [0] Feld { $field }: { colour }, { program-action }
        [one] Feld { $field }: { colour }, { program-action }; der Ingenieur von { $engineers } ist hier
       *[other] Feld { $field }: { colour }, { program-action }; die Ingenieure von { $engineers } sind hier
    }
field-colour = { $field } { colour }
lock-costs = Schleuse: { $cost } Zeitmarker
centre-shows =
    { $points ->
        [one] Runde { $round } von 4. Ein U-Boot oder eine Forschungskarte bringt { $points } Punkt.
       *[other] Runde { $round } von 4. Ein U-Boot oder eine Forschungskarte bringt { $points } Punkte.
    }
round-of = Runde { $round } von 4
track-score =
    { $points ->
        [one] { $name }: { $points } Punkt.
       *[other] { $name }: { $points } Punkte.
    }
red-line = Rote Linie vor { $line }: Wer sie überschreitet, zahlt 1 Kristall oder gibt einen programmierten Bot auf.
next-programs = Die Programmkarte { $card } der nächsten Runde: { $colours }
neutral-owner = neutral
nobody-passed = noch niemand

## Was berührt wurde

sector-title = Sektor { $sector }
way-costs =
    { $way ->
        [here] dein Wissenschaftler ist hier
        [free] der Weg ist kostenlos
       *[paid] der Weg kostet { $time } Zeitmarker
    }
no-bot = Du hast keinen programmierten Bot: Programmiere zuerst einen in der Zentrale.
catch-fewer = Weniger fangen
catch-fewer-note = Du darfst Oktopoden zurücklassen, zum Beispiel um vor einer roten Linie zu bleiben. Fängst du keinen, bringt keine Karte eine Prämie.
recall-within = Im Lauf dieser Aktion den { colour-bot } Bot zurückrufen
recall-within-note =
    { $after ->
        [price] Zuerst bezahlst du das U-Boot, das schafft Platz: Dann geht der Bot zurück und bringt { time }, bevor du Punkte erhältst.
       *[way] Zuerst bezahlst du den Weg, das schafft Platz: Dann geht der Bot zurück und bringt { time }, bevor etwas anderes geschieht.
    } { $first ->
        [0] Vor der Aktion zurückgerufen, brächte er keinen, denn dein Labor ist voll.
       *[other] Vor der Aktion zurückgerufen, brächte er nur { $first }.
    }
wish-engineer = Den Ingenieur ziehen
wish-buy = Mit Zeitmarkern programmieren
wish-recall = Einen Bot zurückrufen
wish-give = Einen Bot aufgeben
wish-place = Einen Bot einsetzen
wish-use = Eine Prämie nutzen
wish-program = Eine Forschungskarte nutzen
wish-pass = Passen
sector-extension =
    { $more ->
        [0] Laborausbau { $card }
       *[other] Laborausbau { $card }, darunter { $more }
    }
sector-research =
    { $more ->
        [0] Forschungskarte { $card }
       *[other] Forschungskarte { $card }, darunter { $more }
    }
sector-details = Was hier ist
sector-next = Nächste Runde
sector-brings =
    { $time } Zeitmarker, { $crystals ->
        [one] { $crystals } Kristall mehr
       *[other] { $crystals } Kristalle mehr
    }, { $octopods ->
        [one] { $octopods } Oktopode mehr
       *[other] { $octopods } Oktopoden mehr
    }

## Namen der Zeichen

area-holds =
    { $colour ->
        [green] { $count ->
            [0] Labor erweitern: Hier ist kein Ausbau mehr
           *[other] Labor erweitern: Laborausbau { $card }
        }
        [yellow] Zeitmarker nehmen: { $count ->
            [0] Hier liegt keiner
            [one] Hier liegt { $count }
           *[other] Hier liegen { $count }
        }
        [black] Kristalle nehmen: { $count ->
            [0] Hier liegt keiner
            [one] Hier liegt { $count }
           *[other] Hier liegen { $count }
        }
        [purple] Oktopoden fangen: { $count ->
            [0] Hier ist keiner
            [one] Hier ist { $count }
           *[other] Hier sind { $count }
        }
        [blue] U-Boot einsetzen: { $count ->
            [0] Kein Feld ist frei
           *[other] Das nächste Feld kostet { $cost } Zeitmarker
        }
        [red] { $count ->
            [0] Forschungskarte nehmen: Hier ist keine mehr
           *[other] Forschungskarte nehmen: { $card }
        }
       *[white] Einen Bot auf das Symbol des Programmierfelds programmieren: { $field }
    }
control-holds =
    { $control ->
        [nobody] Kontrollfeld: frei
        [neutral] Kontrollfeld: von einem neutralen Bot besetzt
       *[somebody] Kontrollfeld: besetzt von { $holder }
    }
charging-holds = Ladestation: { $count } von { $limit } Plätzen sind besetzt. Werden es mehr Bots, nimmt jeder alle seine Bots bis auf einen zurück.
piece-of =
    { $kind ->
        [scientist] Wissenschaftler von { $name }
        [engineer] Ingenieur von { $name }
       *[submarine] U-Boot von { $name }
    }
piece-neutral = Neutrales U-Boot

## Auf einem kleinen Bildschirm

tabs = Teile des Tisches
tab-waits = hier ist etwas möglich
