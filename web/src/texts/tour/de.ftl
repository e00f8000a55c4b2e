# Der Rundgang durch ein Spiel, auf Deutsch: um die Bilder herum.

tour = Ein kurzer Rundgang
tour-of = Ein kurzer Rundgang durch { $game }
tour-kind = Rundgang
tour-at = Bild { $number } von { $count }
tour-back = Voriges Bild
tour-on = Nächstes Bild
tour-pause = Anhalten
tour-play = Von selbst weitergehen
tour-meanwhile = Das Spiel wird vorbereitet, das geschieht nur beim ersten Start. Die Regeln kannst du schon lesen; Lektionen und Partien können beginnen, sobald es bereit ist.
