# Der Rundgang durch AquaSphere, auf Deutsch: eine Zeile zu jedem Bild.

tour-station = Eine Forschungsstation tief im Meer: sechs Sektoren im Ring. U-Boote ziehen vorbei, Oktopoden sind neugierig.
tour-program = Dein Ingenieur geht in der Zentrale von Farbe zu Farbe, und jedes Mal wird einer deiner Bots programmiert.
tour-act = Dein Wissenschaftler bringt den Bot durch die Station. Schleusen kosten Zeitmarker; wo der Bot arbeitet, kontrollierst du den Sektor.
tour-colours = Sieben Farben, sieben Aufgaben: Labor erweitern, Zeitmarker oder Kristalle nehmen, Oktopoden fangen, U-Boote einsetzen, Forschungskarten nehmen, Bots programmieren.
tour-push = Auf einem Kontrollfeld ist Platz für einen Bot. Wer später kommt, verdrängt den anderen in die Ladestation.
tour-score = Nach jeder der vier Runden wird gewertet. An roten Linien öffnet ein Kristall den Weg, und wer am Ende die meisten Punkte hat, gewinnt.
