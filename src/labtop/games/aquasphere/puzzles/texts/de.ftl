# Rätsel zu AquaSphere auf Deutsch. Zu jeder Art ihr Name und ihre Frage; zum Ziel, was herausgekommen ist.

kind-round = Bis zum Ende der Runde
kind-bots = Zwei Bots
kind-locks = Der Weg durch die Schleusen
kind-line = Die rote Linie

certain = Alle anderen haben gepasst: Der Rest der Runde gehört dir allein, und nichts Verdecktes spielt eine Rolle.

ask-round =
    { $round ->
        [4] Erziele bis zum Ende der Partie möglichst viele Punkte, die Schlusswertung eingeschlossen.
       *[other] Erziele bis zum Ende der Runde möglichst viele Punkte, die Zwischenwertung eingeschlossen.
    }
ask-bots =
    { $round ->
        [4] Zwei Bots sind programmiert. Erziele mit ihnen bis zum Ende der Partie möglichst viele Punkte, die Schlusswertung eingeschlossen.
       *[other] Zwei Bots sind programmiert. Erziele mit ihnen bis zum Ende der Runde möglichst viele Punkte, die Zwischenwertung eingeschlossen.
    }
ask-locks =
    { $round ->
        [4] Dein Wissenschaftler muss durch die Schleusen. Erziele bis zum Ende der Partie möglichst viele Punkte, die Schlusswertung eingeschlossen.
       *[other] Dein Wissenschaftler muss durch die Schleusen. Erziele bis zum Ende der Runde möglichst viele Punkte, die Zwischenwertung eingeschlossen.
    }
ask-line =
    { $round ->
        [4] Vor dir liegt eine rote Linie. Erziele bis zum Ende der Partie möglichst viele Punkte, die Schlusswertung eingeschlossen.
       *[other] Vor dir liegt eine rote Linie. Erziele bis zum Ende der Runde möglichst viele Punkte, die Zwischenwertung eingeschlossen.
    }

right-knowledge =
    { $best ->
        [one] Richtig: Mehr als ein Punkt ist nicht zu erzielen.
       *[other] Richtig: Mehr als { $best } Punkte sind nicht zu erzielen.
    }
short-knowledge = Du erzielst { $value } von { $best } möglichen Punkten.
open-knowledge =
    { $value ->
        [one] Nach Zug { $number }, „{ $action }“, war höchstens noch ein Punkt möglich.
       *[other] Nach Zug { $number }, „{ $action }“, waren höchstens noch { $value } Punkte möglich.
    }

most-knowledge =
    { $best ->
        [one] Ein Punkt ist möglich.
       *[other] { $best } Punkte sind möglich.
    }
left-knowledge =
    { $value ->
        [one] Danach ist höchstens noch ein Punkt möglich.
       *[other] Danach sind höchstens noch { $value } Punkte möglich.
    }
