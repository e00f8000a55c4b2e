# Der Coach der ersten Partie, auf Deutsch.

coach = Coach
coach-first-game = Deine erste Partie, mit Coach
coach-first-game-help = Eine richtige Partie gegen den Computer auf leichter Stufe. Der Coach sagt, worauf es ankommt, warnt vor groben Fehlern und erklärt die Züge der Gegenseite.
coach-hello = Ich bin dein Coach. Spiel, wie du magst: Ich sage, worauf es ankommt, und warne dich vor groben Fehlern.
coach-quiet = Kein Grund zur Sorge. Lass dir Zeit.
coach-mute = Coach stumm schalten
coach-call = Coach rufen
coach-muted = Der Coach schweigt.
coach-now = Jetzt
coach-yours = Dein Zug
coach-theirs-title = Die Gegenseite
coach-good = Gut gewählt: Mehr versprach nichts. { $text }
coach-slip = Das ging, aber mehr versprach dies: { $text }
coach-theirs =
    { $kind ->
        [best] Eine starke Wahl: Ich hätte dasselbe getan.
        [sound] Eine solide Wahl.
       *[weak] Dein Glück! Ich hätte { $name } geraten: „{ $text }“
    }
coach-plan = Als Nächstes würde ich { $name } raten: „{ $text }“
coach-warning = Bist du sicher?
coach-costs =
    { $points ->
        [0] Deine Chance auf den Sieg sänke damit von etwa { $best } % auf etwa { $win } %.
        [one] Deine Chance auf den Sieg sänke damit von etwa { $best } % auf etwa { $win } %, und bis zum Ende würde es dich etwa { $points } Punkt kosten.
       *[other] Deine Chance auf den Sieg sänke damit von etwa { $best } % auf etwa { $win } %, und bis zum Ende würde es dich etwa { $points } Punkte kosten.
    }
coach-chosen = Du willst dies spielen:
coach-instead = Sieh dir lieber dies an:
coach-reconsider = Ich überlege noch einmal
coach-insist = Trotzdem spielen
coach-look-back = Gemeinsam zurückblicken
coach-over = Das war deine erste Partie
coach-over-good = Deine guten Momente
coach-over-learn = Einer zum Lernen
coach-over-better = Besser war: { $text }
coach-over-nothing = Es gibt nichts Besonderes hervorzuheben. Die nächste Partie verrät uns mehr.
coach-show = Den Tisch vor Zug { $number } zeigen
