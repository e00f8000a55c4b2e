const e=`# Das Analysebrett auf Deutsch.

analyse-about = Spiel jede Aktion für jeden Spieler, geh zurück und probier etwas anderes: Jeder Zweig bleibt. Der Computer denkt mit.
analyse-how = Sieh dir eine Partie noch einmal an und wähle „Ab hier analysieren“, folge einem Link zu einer Stellung oder öffne eine Datei.
analyse-think = Den Computer mitdenken lassen
analyse-quiet = Der Computer denkt nicht mit.
analyse-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
analyse-win = { $percent } %
analyse-points =
    { $points ->
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }
analyse-moves = Züge und Zweige
analyse-start = Hier beginnt die Analyse.
analyse-branch = Stattdessen probiert
analyse-delete = Diesen Zug und alles danach löschen
analyse-came = Was kam
analyse-no-chance = Hier war nichts dem Zufall überlassen.
analyse-luck = Noch einmal dem Zufall überlassen
analyse-instead = { $card } kam: eine andere Karte wählen
analyse-choose = Welche Karte kommt statt { $card }?
analyse-share = Link zu dieser Stellung, alle Karten offen
`;export{e as default};
