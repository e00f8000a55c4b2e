# Statistik von Gizmos auf Deutsch.

title-cards = Welche Gizmos Partien gewinnen
column-points = Punkte
column-uses = Nutzungen
column-filed = Gespeichert
column-chain = genutzte Gizmos
title-chains = Wie viele Gizmos in einem Zug genutzt werden
x-chains = genutzte Gizmos im Zug
title-chain-course = Wie Kettenreaktionen wachsen: genutzte Gizmos im Zug, nach Runden
x-chain-course = Runde
title-longest = Die längsten Kettenreaktionen
title-ends = Wie Partien enden, und ob gewinnt, wer das Ende auslöst
row-ends =
    { $row ->
        [level-three] 4 Gizmos der Stufe III
        [sixteen] 16 aktive Gizmos
       *[both] beides zugleich
    }
title-rounds = Wie viele Runden Partien dauern
x-rounds = Runden
title-points = Woher die Punkte kommen
row-points =
    { $row ->
        [I] Gizmos der Stufe I
        [II] Gizmos der Stufe II
        [III] Gizmos der Stufe III
        [tokens] Siegpunktmarker
        [end-energy] Energie im Ring am Ende
       *[end-tokens] Siegpunktmarker, am Ende noch einmal gezählt
    }
title-actions = Aktionen eines Spielers in einer Partie
row-actions =
    { $row ->
        [pick] sammeln
        [file] speichern
        [build] bauen
        [research] forschen
       *[pass] passen
    }
title-action-course = Wofür Züge genutzt werden, nach Runden
x-action-course = Runde
column-pick = sammeln
column-file = speichern
column-build = bauen
column-research = forschen
column-pass = passen
title-kinds = Gizmos, die ein Spieler in einer Partie baut, nach Typ
title-energy = Energie, die ein Spieler in einer Partie nimmt, nach Farbe
title-openings = Eröffnungen: die ersten Züge eines Spielers
