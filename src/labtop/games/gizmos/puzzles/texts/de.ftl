# Rätsel zu Gizmos auf Deutsch. Zu jeder Art ihr Name und ihre Frage; zu jedem Ziel, was herausgekommen ist.

kind-points = Die meisten Punkte
kind-win = Jetzt gewinnen
kind-chain = Die längste Kettenreaktion
kind-builds = Die meisten Gizmos
kind-payment = Die beste Zahlung

certain = Es zählt nur, was am Anfang zu sehen ist: Niemand forscht, und Karten und Energiekugeln, die während des Zuges dazukommen, können nicht genommen werden. Zufällig gezogene Energiekugeln zählen, gleich welcher Farbe.

ask-points = Wie viele Punkte kann dieser Zug bringen, Endwertungen eingeschlossen?
ask-win = Wird das Spielende spätestens in diesem Zug ausgelöst, ist er der letzte der Partie. Gewinne sie.
ask-chain = Nutze in diesem Zug so viele Gizmos wie möglich.
ask-builds = Baue in diesem Zug so viele Gizmos wie möglich.
ask-payment = { $card } wird gebaut. Bezahle so, dass möglichst viele Energiekugeln übrig bleiben.

right-points =
    { $best ->
        [one] Richtig: Mehr als einen Punkt kann dieser Zug nicht bringen.
       *[other] Richtig: Mehr als { $best } Punkte kann dieser Zug nicht bringen.
    }
short-points = Dein Zug bringt { $value } von { $best } möglichen Punkten.
open-points =
    { $value ->
        [one] Nach Zug { $number }, „{ $action }“, war höchstens noch ein Punkt möglich.
       *[other] Nach Zug { $number }, „{ $action }“, waren höchstens noch { $value } Punkte möglich.
    }

right-win = Richtig: Mit diesem Zug gewinnst du die Partie.
short-win = Dieser Zug gewinnt nicht, obwohl es möglich wäre.
open-win = Nach Zug { $number }, „{ $action }“, war der Sieg nicht mehr zu erreichen.

right-chain =
    { $best ->
        [one] Richtig: Mehr als ein Gizmo lässt sich in diesem Zug nicht nutzen.
       *[other] Richtig: Mehr als { $best } Gizmos lassen sich in diesem Zug nicht nutzen.
    }
short-chain = Du hast { $value } von { $best } Gizmos genutzt, die hier in einem Zug zu nutzen sind.
open-chain =
    { $value ->
        [one] Nach Zug { $number }, „{ $action }“, ließ sich insgesamt nur noch ein Gizmo nutzen.
       *[other] Nach Zug { $number }, „{ $action }“, ließen sich insgesamt nur noch { $value } Gizmos nutzen.
    }

right-builds =
    { $best ->
        [one] Richtig: Mehr als ein Gizmo lässt sich in diesem Zug nicht bauen.
       *[other] Richtig: Mehr als { $best } Gizmos lassen sich in diesem Zug nicht bauen.
    }
short-builds = Du hast { $value } von { $best } Gizmos gebaut, die hier in einem Zug zu bauen sind.
open-builds =
    { $value ->
        [one] Nach Zug { $number }, „{ $action }“, ließ sich insgesamt nur noch ein Gizmo bauen.
       *[other] Nach Zug { $number }, „{ $action }“, ließen sich insgesamt nur noch { $value } Gizmos bauen.
    }

right-payment =
    { $best ->
        [one] Richtig: Mehr als eine Energiekugel kann nicht übrig bleiben.
       *[other] Richtig: Mehr als { $best } Energiekugeln können nicht übrig bleiben.
    }
short-payment =
    { $best ->
        [one] Eine Energiekugel könnte übrig bleiben; du hast noch { $value }.
       *[other] { $best } Energiekugeln könnten übrig bleiben; du hast noch { $value }.
    }
open-payment =
    { $value ->
        [one] „{ $action }“ (Zug { $number }) lässt dir eine Energiekugel.
       *[other] „{ $action }“ (Zug { $number }) lässt dir { $value } Energiekugeln.
    }

most-points =
    { $best ->
        [one] Ein Punkt ist möglich.
       *[other] { $best } Punkte sind möglich.
    }
most-win = Der Sieg ist da, in eben diesem Zug.
most-chain =
    { $best ->
        [one] Ein Gizmo lässt sich nutzen.
       *[other] { $best } Gizmos lassen sich nutzen.
    }
most-builds =
    { $best ->
        [one] Ein Gizmo lässt sich bauen.
       *[other] { $best } Gizmos lassen sich bauen.
    }
most-payment =
    { $best ->
        [one] Eine Energiekugel kann übrig bleiben.
       *[other] { $best } Energiekugeln können übrig bleiben.
    }

left-points =
    { $value ->
        [one] Danach ist höchstens noch ein Punkt möglich.
       *[other] Danach sind höchstens noch { $value } Punkte möglich.
    }
left-win = Danach ist der Sieg nicht mehr zu erreichen.
left-chain =
    { $value ->
        [one] Danach lässt sich insgesamt nur noch ein Gizmo nutzen.
       *[other] Danach lassen sich insgesamt nur noch { $value } Gizmos nutzen.
    }
left-builds =
    { $value ->
        [one] Danach lässt sich insgesamt nur noch ein Gizmo bauen.
       *[other] Danach lassen sich insgesamt nur noch { $value } Gizmos bauen.
    }
left-payment =
    { $value ->
        [one] Das lässt dir eine Energiekugel.
       *[other] Das lässt dir { $value } Energiekugeln.
    }
