# Rätsel auf Deutsch: was an einem falsch ist; wie sie entstehen; wie man eines im Terminal spielt.

line = Zeile { $number }
other-game = das ist keine Stellung von { $game }
wrong-id = die Kennung dieser Frage ist { $id }
no-share = ein Anteil ist eine Zahl von 0 bis 1
no-action = eine Aktion ist ein Text
not-asked = „{ $kind }“ kann in dieser Stellung und von diesem Platz aus nicht gefragt werden
cannot-play = „{ $action }“ kann dort nicht gespielt werden
gains-other = das bringt { $gained } und nicht { $best }
best-other = höchstens { $best } ist zu erreichen
not-unique = mehrere Ergebnisse bringen am meisten
too-near = das Beste ist nicht deutlich besser als das
too-large = mehr als { $most } Zustände müssten untersucht werden
not-counted = „{ $action }“ zählt in diesem Rätsel nicht: Was es bringt, ist nicht zu sehen.

making = In Partien der Bots werden Rätsel gesucht …
made =
    { $count ->
        [one] In { $file } steht ein Rätsel.
       *[other] In { $file } stehen { $count } Rätsel.
    }
broken-off =
    { $count ->
        [one] Abgebrochen. In { $file } steht ein Rätsel; derselbe Befehl macht dort weiter.
       *[other] Abgebrochen. In { $file } stehen { $count } Rätsel; derselbe Befehl macht dort weiter.
    }
by-kind = { $kind }: { $count }
no-puzzles = Für { $game } gibt es keine Rätsel.
no-such-puzzle = Ein solches Rätsel gibt es nicht.
kind-unknown = Es gibt diese Arten von Rätseln: { $kinds }.

heading = { $kind } · { $id } · Wertung { $rating }
you-are = Du bist { $name }.
at-the-prompt = Zahl oder Aktion · tipp, lösung, zurück, nochmal, karte, beenden
at-the-end = Eingabetaste für ein neues Rätsel · lösung, zurück, nochmal, beenden
words-solution = lösung loesung
words-again = nochmal
hint-reach =
    { $count ->
        [one] Das Beste ist noch zu erreichen, mit einer weiteren Entscheidung. Frag noch einmal, um sie zu sehen.
       *[other] Das Beste ist noch zu erreichen, mit { $count } weiteren Entscheidungen. Frag noch einmal, um die erste zu sehen.
    }
hint-lost = Das Beste ist nicht mehr zu erreichen. Nimm einen Zug zurück, oder frag noch einmal, wie du das meiste herausholst.
hint-action = Als Nächstes: „{ $action }“. { $described }
solution-title = Die Lösung
obvious = Auf den ersten Blick sieht „{ $action }“ am besten aus.
nothing-to-undo = Es gibt nichts zurückzunehmen.
