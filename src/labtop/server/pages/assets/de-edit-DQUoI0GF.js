const e=`# Der Stellungseditor auf Deutsch.

edit-title = { $game }: Stellungseditor
edit-undo = Rückgängig
edit-redo = Wiederholen
edit-open = Neue Stellung
edit-analyse = Analysieren
edit-share-short = Teilen
edit-form = Was wo ist
edit-parts = Teile der Stellung
edit-table = Tisch
edit-wrong-here = Hier stimmt etwas nicht.
edit-right = Diese Stellung lässt sich spielen.
edit-wrong = { $place }: { $reason }.
edit-wrong-player = { $name }, { $place }: { $reason }.

edit-turn = Zug
edit-whose = Am Zug
edit-stage = Phase
edit-stage-value =
    { $stage ->
        [action] Beginn des Zugs
        [over] Spielende
       *[other] Mitten im Zug
    }
edit-players = Spieler
edit-less = Weniger: { $thing }
edit-more = Mehr: { $thing }
edit-exchange = { $card } austauschen
edit-remove = { $card } wegnehmen
edit-add = Karte hinzufügen: { $place }
edit-gap = leer

edit-deal = Neue Ausgangslage
edit-deal-for = { $count } Spieler
edit-paste = Eine Stellung einfügen (JSON)
edit-use-text = Diesen Text nehmen
edit-text = Die Stellung als Text (JSON)
edit-no-json = Das ist keine Stellung: Es lässt sich nicht als JSON-Objekt lesen.

edit-share = Diese Stellung teilen
edit-link = Link zu dieser Stellung
edit-picture = Ein Bild des Tischs speichern
edit-save = Die Stellung als Datei speichern
edit-no-picture = Dieser Browser konnte das Bild nicht erzeugen. Versuch es mit SVG.
`;export{e as default};
