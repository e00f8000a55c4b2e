# Was der Coach zu einer Stellung von AquaSphere sagt, auf Deutsch.

coach-two-bots = Zwei Bots sind programmiert, ein dritter passt nicht dazu. Schick einen davon in die Station.
coach-no-bots = Du hast keinen programmierten Bot. Dein Ingenieur kann kostenlos einen programmieren.
coach-no-time = Du hast keine Zeitmarker: Du kannst nur dort etwas tun, wo dein Wissenschaftler ist, oder hinter einer Schleuse mit 0.
coach-pass =
    { $bots ->
        [0] Dein Ingenieur ist oben, und du hast keinen Bot mehr. Wer zuerst passt, ist in der nächsten Runde zuerst dran.
       *[other]
            { $last ->
                [yes] Dein Ingenieur ist oben. Nutze deine Bots, bevor du passt: Eine nächste Runde gibt es nicht.
               *[no] Dein Ingenieur ist oben. Du darfst passen, und deine programmierten Bots bleiben dir.
            }
    }
coach-line = Die rote Linie vor der { $line } ist nah, und du hast keinen Kristall dafür. Ohne einen kostet sie dich einen programmierten Bot.
coach-octopods =
    { $points ->
        [one] Die Oktopoden in deinen Sektoren würden dich bei der Wertung { $points } Punkt kosten.
       *[other] Die Oktopoden in deinen Sektoren würden dich bei der Wertung { $points } Punkte kosten. Ein lila Bot macht stattdessen Punkte aus ihnen.
    }
coach-majority = { $name } hat mehr Sektoren als du und bekäme dafür Punkte. Jeder Bot, den du nutzt, besetzt ein Kontrollfeld.
coach-last = Das ist die letzte Runde: Am Ende ist jeder Zeitmarker ein Punkt.
