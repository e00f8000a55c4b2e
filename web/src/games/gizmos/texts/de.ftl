# Gizmos auf der Seite auf Deutsch, neben den Sätzen des Terminalspiels.

## Was gefragt ist

ask-action =
    { $who ->
        [me] Du bist am Zug, { $name }: sammeln, speichern, bauen oder forschen.
       *[other] { $name } ist am Zug.
    }
ask-pay =
    { $who ->
        [me] Wie bezahlst du { $card }, { $name }?
       *[other] { $name } entscheidet, wie { $card } bezahlt wird.
    }
ask-choose =
    { $who ->
        [me] { $name }, baue oder speichere eine der gezogenen Karten oder tu nichts von beidem.
       *[other] { $name } sieht sich Karten der Stufe { $level } an.
    }
ask-return =
    { $who ->
        [me] { $name }, in welcher Reihenfolge kommen die Karten unter den Stapel?
       *[other] { $name } legt Karten unter den Stapel der Stufe { $level }.
    }
ask-use =
    { $who ->
        [me] { $name }, nutze einen bereiten Gizmo (◆) oder beende deinen Zug.
       *[other] { $name } kann bereite Gizmos (◆) nutzen.
    }
ask-pick =
    { $who ->
        [me] { $name }, sammle Energie mit { $card }.
       *[other] { $name } sammelt Energie mit { $card }.
    }
ask-draw =
    { $who ->
        [me] { $name }, ziehe mit { $card } noch eine zufällige Energiekugel oder höre auf.
       *[other] { $name } zieht Energie mit { $card }.
    }
ask-file =
    { $who ->
        [me] { $name }, speichere mit { $card } einen Gizmo aus der Auslage.
       *[other] { $name } speichert einen Gizmo mit { $card }.
    }
ask-research =
    { $who ->
        [me] { $name }, forsche mit { $card } auf einer Stufe.
       *[other] { $name } forscht mit { $card }.
    }
ask-build =
    { $who ->
        [me] { $name }, baue mit { $card } kostenlos einen Gizmo der Stufe I.
       *[other] { $name } baut mit { $card } kostenlos einen Gizmo.
    }
ask-over = Das Spiel ist zu Ende.

do-pass = Passen
do-end = Zug beenden
do-draw = Noch eine ziehen
do-stop = Aufhören
do-neither = Nichts von beidem
do-build = Bauen
do-file = Speichern
do-research = Forschen

## Der Tisch

dispenser-holds = { $count } im Energiespender
sphere = { colour-energy } Energiekugel ({ energy-name })
pick-sphere = 1 { colour-energy } Energiekugel sammeln ({ energy-name })
level = Stufe { $level }
level-deck =
    { $count ->
        [0] Stufe { $level }: der Stapel ist leer
        [one] Stufe { $level }: { $count } Karte im Stapel
       *[other] Stufe { $level }: { $count } Karten im Stapel
    }
research-deck =
    { $count ->
        [0] Stufe { $level }: der Stapel ist leer
        [one] Auf Stufe { $level } forschen: { $count } Karte im Stapel
       *[other] Auf Stufe { $level } forschen: { $count } Karten im Stapel
    }
gap = leer
ring-holds = Energiering: { $held } von { $limit }
archive-holds = Archiv: { $held } von { $limit }
research-limit = Forschungswert: { $limit }
tokens-worth =
    { $points ->
        [one] Siegpunktmarker im Wert von { $points } Punkt
       *[other] Siegpunktmarker im Wert von { $points } Punkten
    }
gizmos-built = { $count } von { $most } Gizmos
third-built = { $count } von { $most } der Stufe III
score-now =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
short-chip = { $reach } von { $price }
short = Von { $price } Energiekugeln, die er kostet, kannst du { $reach } bezahlen.
chain = Kettenreaktion ×{ $count }
ready-mark = bereit
used-mark = in diesem Zug genutzt
last-round = Die letzte Runde: Den letzten Zug hat { $name }
first-drawn = Startspieler, ausgelost

## Blätter

pay-title = { $card } bezahlen
pay-help = Klicke die Kugeln und Umwandler an, die du nutzen willst, oder nimm eine der Zahlungsmöglichkeiten.
pay-compose = Klicke die Kugeln und Umwandler an, mit denen du bezahlst; sobald die Zahlung aufgeht, erscheint sie hier.
pay-recommended = am billigsten
pay-count =
    { $count ->
        [one] { $count } Zahlungsmöglichkeit
       *[other] { $count } Zahlungsmöglichkeiten
    }
pay-none = Keine Zahlungsmöglichkeit nutzt das alles. Wähle etwas davon wieder ab.
pay-nothing-label = nichts
research-title =
    { $count ->
        [one] Die gezogene Karte der Stufe { $level }
       *[other] { $count } gezogene Karten der Stufe { $level }
    }
research-only-you = Nur du siehst diese Karten.
research-others =
    { $count ->
        [one] { $name } sieht sich { $count } Karte der Stufe { $level } an.
       *[other] { $name } sieht sich { $count } Karten der Stufe { $level } an.
    }
return-title = Unter den Stapel der Stufe { $level }
return-help = Die erste Karte kommt zuerst unter den Stapel, die letzte liegt ganz unten. Ziehe die Karten oder nutze die Pfeile.
return-as-is = So lassen
return-done = In dieser Reihenfolge
earlier = { $card } nach vorn
later = { $card } nach hinten

## Karten zählen

counting = Karten zählen
counting-help = Karten, die noch niemand gesehen hat: in den Stapeln oder, bei Stufe III, nicht im Spiel.
counting-level =
    { $count ->
        [one] Stufe { $level }: { $count } Karte ungesehen
       *[other] Stufe { $level }: { $count } Karten ungesehen
    }
counting-spheres = Im Energiespender

## Optionen

option-use = Einen Gizmo von selbst nutzen, wenn nur er bereit ist und bloß Punkte oder zufällige Energie bringt
option-pay = Von selbst bezahlen, wenn eine Zahlungsmöglichkeit von keiner Farbe mehr kostet als jede andere
option-return = Nie fragen, in welcher Reihenfolge Karten unter den Stapel kommen

## Das Ende

score-at-end = am Spielende gewertet
feat-chain =
    { $people ->
        [one]
            { $count ->
                [one] Längste Kettenreaktion: { $names } hat { $count } Gizmo in einem Zug genutzt.
               *[other] Längste Kettenreaktion: { $names } hat { $count } Gizmos in einem Zug genutzt.
            }
       *[other]
            { $count ->
                [one] Längste Kettenreaktion: { $names } haben je { $count } Gizmo in einem Zug genutzt.
               *[other] Längste Kettenreaktion: { $names } haben je { $count } Gizmos in einem Zug genutzt.
            }
    }
record-chain =
    { $players ->
        [2] Deine längste Kettenreaktion zu zweit: { $value } Gizmos in einem Zug. Bisher waren es { $before }.
        [3] Deine längste Kettenreaktion zu dritt: { $value } Gizmos in einem Zug. Bisher waren es { $before }.
       *[other] Deine längste Kettenreaktion zu viert: { $value } Gizmos in einem Zug. Bisher waren es { $before }.
    }
