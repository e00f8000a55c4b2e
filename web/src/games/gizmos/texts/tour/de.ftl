# Der Rundgang durch Gizmos, auf Deutsch: eine Zeile zu jedem Bild.

tour-pick = Energie gibt es in Form farbiger Kugeln. Sammle eine aus der Reihe, und sie rollt in deinen Energiering.
tour-build = Mit Kugeln bezahlst du Gizmos. Was du gebaut hast, ist Punkte wert und arbeitet ab jetzt für dich.
tour-file = Noch nicht genug Kugeln? Speichere die Karte in deinem Archiv, dann kann niemand sonst sie nehmen.
tour-trigger = Gizmos reagieren auf das, was du tust. Dieser wartet auf Rot: Sammle Rot, und er bringt dir noch eine Kugel.
tour-chain = Was ein Gizmo tut, kann den nächsten auslösen. So werden kleine Maschinen zur Kettenreaktion.
tour-end = Vier Gizmos der Stufe III oder sechzehn insgesamt leiten die letzte Runde ein. Wer die meisten Punkte hat, gewinnt.
