# Die Lektionen von Gizmos auf Deutsch.

other = Bea

## Erlaubt, aber nicht, worum es gerade geht

try-read = Lies erst und drück dann auf „Weiter“. Gizmos haben Geduld.
try-pick = Eine Kugel ist immer willkommen, aber hier geht es um etwas anderes.
try-file = { $thing } zu speichern ist erlaubt, aber hier geht es um etwas anderes.
try-build = { $thing } könntest du bauen, aber hier geht es um einen anderen Gizmo.
try-research = Forschen ist erlaubt, aber hier geht es um etwas anderes.
try-end = Nicht so schnell: Es ist noch etwas Nützliches bereit.

## Sammeln

pick = Sammeln
pick-1 = Willkommen in der Werkstatt! Hier baust du Gizmos: wunderliche Maschinen, die einander in Gang setzen. Wer am Ende die meisten Punkte hat, gewinnt. Jeder Gizmo kostet Energie, und Energie gibt es in Form farbiger Kugeln. Sechs davon liegen in der Reihe über den Karten.
pick-2 = Gespielt wird reihum, und ein Zug ist eine Aktion. Die einfachste ist Sammeln: Nimm eine Kugel aus der Energiereihe, und sie rollt in deinen Energiering.
pick-2-task = Sammle eine gelbe Kugel.
pick-colour =
    { $thing ->
        [red] Das ist eine rote Kugel; du brauchst eine gelbe. Der Gizmo, den ich im Sinn habe, läuft mit Gelb.
        [blue] Das ist eine blaue Kugel; du brauchst eine gelbe. Der Gizmo, den ich im Sinn habe, läuft mit Gelb.
       *[black] Das ist eine schwarze Kugel; du brauchst eine gelbe. Der Gizmo, den ich im Sinn habe, läuft mit Gelb.
    }
pick-3 = In die Lücke ist eine schwarze Kugel gerollt, reiner Zufall. Dann hat Bea eine blaue genommen. Dein Ring fasst fünf Kugeln, über Farben nachzudenken lohnt sich also.
pick-3-task = Sammle noch eine Kugel, welche du magst.
pick-eager = Schnell gedacht: Deine gelbe Kugel würde für { $thing } reichen. Aber Bauen kommt in der nächsten Lektion. Sammle erst eine Kugel.
pick-end = Zwei Kugeln in zwei Zügen: Du bist im Energiegeschäft. Jetzt geben wir sie aus.

## Bauen

build = Bauen
build-1 = Ein Gizmo wird in seiner eigenen Farbe bezahlt. I-23 ist gelb und kostet 1. Die Karten, die leuchten, kannst du bezahlen. Öffne eine Karte, um zu sehen, was sie tut; lässt sie sich nicht bauen, sagt sie, warum.
build-1-task = Öffne den gelben Gizmo I-23 und baue ihn.
build-blue = I-14 ist blau, und du könntest ihn bezahlen. Er kommt noch dran: Fang mit dem gelben I-23 an.
build-enough = Die passende Kugel hast du schon. Sammeln ist schön, Bauen gewinnt.
build-2 = Gebaut, und 1 Punkt wert. Ab jetzt arbeitet I-23 für dich: Wenn du Rot sammelst, bringt er noch eine Kugel. Eine neue Karte liegt an seinem Platz. Bea hat Rot gesammelt, und du hast noch eine blaue Kugel.
build-2-task = Finde den Gizmo, für den deine blaue Kugel reicht, und baue ihn.
build-end = Zwei Gizmos, zwei Punkte. Größere kosten mehr: eine Kugel auf Stufe I, zwei oder drei auf Stufe II, vier bis sieben auf Stufe III.

## Speichern

file = Speichern
file-1 = II-02 ist prächtig: 3 Punkte und von allem mehr Platz. Er kostet 3 Gelb, du hast 2, und Bea hat auch Augen. Also speichere ihn: Die Karte kommt in dein Archiv, und nur du kannst sie von dort bauen.
file-1-task = Öffne II-02 und speichere ihn.
file-other = { $thing } wäre bei dir auch in Sicherheit, aber deine zwei gelben Kugeln warten auf II-02.
file-race = Mit noch einem Gelb könntest du II-02 bezahlen, wenn Bea ihn dir lässt. Speichere ihn zuerst, dann gehört er dir.
file-2 = Dein Start-Gizmo S-1 zeigt jetzt ◆: Er ist bereit. Wenn du speicherst, zieht er eine zufällige Kugel für dich.
file-2-task = Nutze S-1.
file-leave = Eine geschenkte Kugel, und du gehst einfach? Was bereit ist, verfällt am Ende deines Zuges. Nutze S-1.
file-3 = Gelb! In Lektionen hat man eben Glück. Dein Archiv fasst am Anfang eine Karte. Von dort baust du genau wie aus der Auslage.
file-3-task = Baue II-02 aus deinem Archiv.
file-end = 3 Punkte, und deine Limits sind gestiegen: 7 Kugeln im Ring, 2 Karten im Archiv, 5 Karten beim Forschen. Forschen? Ja, das kommt jetzt.

## Forschen

research = Forschen
research-1 = In der Auslage ist nichts für dich dabei? Dann forsche: Wähle eine Stufe und sieh dir die obersten drei Karten ihres Stapels an. Du darfst eine davon bauen, eine speichern oder nichts von beidem tun. Du hast 2 blaue Kugeln und 1 rote.
research-1-task = Forsche auf Stufe II.
research-low = Stufe I ist günstig und nett, aber mit drei Kugeln kannst du höher greifen: Forsche auf Stufe II.
research-high = Stufe III kostet vier Kugeln oder mehr, und du hast drei. Greif etwas tiefer: Forsche auf Stufe II.
research-2 = Drei Karten, nur für deine Augen bestimmt. II-25 kostet 2 Blau, und 2 Blau hast du. So ein Zufall.
research-2-task = Baue II-25.
research-file = Speichern ist hier auch erlaubt, und S-1 würde sich freuen. Aber II-25 kannst du sofort bezahlen: Baue ihn.
research-neither = Das geht, aber dann hat dir der Zug nichts gebracht. II-25 kannst du bezahlen: Baue ihn.
research-3 = Die zwei anderen Karten kommen verdeckt unter den Stapel. Die Reihenfolge bestimmst du, und nur du kennst sie.
research-3-task = Leg die Karten unter den Stapel, in beliebiger Reihenfolge.
research-end = Gefunden, bezahlt und gebaut in einer Aktion. Das waren alle vier: Sammeln, Bauen, Speichern, Forschen. Jetzt werden die Maschinen lebendig.

## Auslöser

triggers = Auslöser
triggers-1 = Die meisten Gizmos warten auf etwas. I-23 darauf, dass du Rot sammelst, I-17 darauf, dass du speicherst. Geschieht es, sind sie bereit, und du darfst sie im selben Zug nutzen.
triggers-1-task = Weck I-23: Sammle eine rote Kugel.
triggers-asleep =
    { $thing ->
        [yellow] Das ist eine gelbe Kugel; I-23 wartet auf Rot und würde weiterschlafen.
        [blue] Das ist eine blaue Kugel; I-23 wartet auf Rot und würde weiterschlafen.
       *[black] Das ist eine schwarze Kugel; I-23 wartet auf Rot und würde weiterschlafen.
    }
triggers-2 = Da: I-23 zeigt ◆ und ist bereit. Er zieht eine zufällige Kugel. Das ist ein Geschenk und keine Aktion.
triggers-2-task = Nutze I-23.
triggers-leave = I-23 ist extra für dich aufgestanden. Nutze ihn, bevor dein Zug endet.
triggers-3 = Zwei Kugeln für eine Aktion. Bea hat Schwarz gesammelt. Sieh dir deine Gizmos noch einmal an: Zwei davon warten darauf, dass du speicherst. S-1 zieht eine Kugel, I-17 lässt dich eine sammeln.
triggers-3-task = Weck beide mit einer Aktion.
triggers-two = Sammeln weckt höchstens I-23. S-1 und I-17 warten auf etwas anderes: Speichere eine Karte, egal welche.
triggers-4 = Beide sind bereit. Die Reihenfolge bestimmst du, und jeder wirkt einmal im Zug. Sammelst du mit I-17 Rot, wacht auch I-23 auf.
triggers-4-task = Nutze alles, was bereit ist.
triggers-more = Es ist noch etwas bereit. Geschenkte Energie ist die beste: Nutze sie.
triggers-end = Eine Aktion und eine Handvoll Kugeln. So bezahlen Gizmos die nächsten Gizmos.

## Kettenreaktionen

chains = Kettenreaktionen
chains-1 = Was ein Gizmo tut, kann den nächsten wecken. I-30: Wenn du Rot baust, sammle. I-23: Wenn du Rot sammelst, ziehe. Siehst du es kommen?
chains-1-task = Baue den roten Gizmo I-09.
chains-short = Sammeln allein gibt nur eine kurze Kette. Fang weiter oben an: Baue I-09, der ist rot und weckt I-30.
chains-2 = I-30 hat es gehört. Er schenkt dir eine Sammeln-Aktion, genauso echt wie die deines Zuges.
chains-2-task = Nutze I-30.
chains-leave = Die Kette hat gerade erst angefangen. Lass sie jetzt nicht los.
chains-3 = Wähle gut. Eine Farbe weckt den nächsten Gizmo, die anderen nicht.
chains-3-task = Sammle die Farbe, auf die I-23 wartet.
chains-colour =
    { $thing ->
        [yellow] Das ist eine gelbe Kugel, und die Kette wäre zu Ende. I-23 wartet auf Rot.
        [blue] Das ist eine blaue Kugel, und die Kette wäre zu Ende. I-23 wartet auf Rot.
       *[black] Das ist eine schwarze Kugel, und die Kette wäre zu Ende. I-23 wartet auf Rot.
    }
chains-4 = Und auch I-23 ist bereit. Du hast eine rote Kugel bezahlt und hast gleich zwei neue.
chains-4-task = Nutze I-23.
chains-5 = Nun eine größere. II-18 liegt in deinem Archiv und kostet 2 Gelb. II-33 reagiert auf das Bauen aus dem Archiv, I-33 auf das Bauen von Gelb. II-18 reagiert nicht auf seinen eigenen Bau, aber von da an hört er zu.
chains-5-task = Stoß die Kette an: Baue II-18 aus deinem Archiv.
chains-archive = Sammeln kannst du immer. Heute warten zwei Gizmos darauf, dass du II-18 aus deinem Archiv baust.
chains-6 = I-33 bringt einen Marker im Wert von 1 Punkt, II-33 zweimal Sammeln. Achte auf die Farben: II-18 wartet schon auf Rot und Blau.
chains-6-task = Nutze alles, was bereit ist.
chains-more = Da ist noch ein Gizmo mit ◆. Lass ihn arbeiten.
chains-stop = Du darfst nach einer aufhören, aber die zweite Kugel kostet genauso wenig.
chains-end = Drei Regeln zum Merken: Jeder Gizmo wirkt einmal im Zug, die Reihenfolge bestimmst du, und kein Gizmo wird von seinem eigenen Bau geweckt.

## Umwandler

converters = Umwandler
converters-1 = Umwandler helfen beim Bezahlen. Mit I-14 zählt ein Gelb als beliebige Farbe. II-19 kostet 2 Blau. Du hast 1 Blau und 1 Gelb, das reicht also.
converters-1-task = Baue II-19.
converters-small = { $thing } kostet eine einzige Kugel. Ein Umwandler wie deiner ist für Größeres gemacht.
converters-wait = Du brauchst nicht auf mehr Kugeln zu warten: Deine Umwandler gleichen das aus.
converters-2 = Umwandler lassen sich verketten. Mit II-09 zählt ein Blau als zwei. Also wird dein einziges Gelb zu Blau und das Blau zu zweien. Alchemie, aber erlaubt.
converters-2-task = Baue II-19 mit einer einzigen Kugel.
converters-3 = Oft gibt es mehrere Möglichkeiten zu bezahlen, und du hast die Wahl. II-03 kostet 3 Blau; du hast 3 Blau, 1 Gelb und beide Umwandler.
converters-3-task = Baue II-03.
converters-4 = Mit drei Kugeln ginge es, aber II-09 spart eine. Was du jetzt nicht ausgibst, bezahlt den nächsten Gizmo.
converters-4-task = Bezahle mit nur zwei Kugeln.
converters-three = Damit wäre es bezahlt, aber mit drei Kugeln. Lass II-09 helfen, dann reichen zwei.
converters-end = Ein Umwandler wirkt einmal im Zug, aber in jedem Zug. Ausgegebene Kugeln kommen zurück in den Energiespender.

## Umwandler in Ketten

alchemy = Umwandler in Ketten
alchemy-1 = Nun eine längere Kette. Mit I-14 zählt dein Gelb als Rot. Mit II-13 zählt ein Rot als zwei. Mit II-06 zählt jedes von beiden als beliebige Farbe. So bezahlt ein einziges Gelb II-19, der 2 Blau kostet.
alchemy-1-task = Baue II-19 mit einer einzigen Kugel.
alchemy-small = { $thing } ist nur einen Punkt wert. Deine Umwandler können mehr: Baue II-19.
alchemy-wait = Worauf warten? Verfolge deine gelbe Kugel von Umwandler zu Umwandler, und es sind 2 Blau.
alchemy-2 = Diesmal hast du auch 2 Blau. Aber du hast ein Auge auf III-01 geworfen, und der kostet 4 Blau.
alchemy-2-task = Baue II-19.
alchemy-3 = Deine 2 Blau würden reichen. Oder die drei Umwandler machen aus deinem Gelb 2 Blau, und deine bleiben für III-01 im Ring.
alchemy-3-task = Bezahle nur mit der gelben Kugel.
alchemy-blue = Damit gibst du Blau aus, das du für III-01 sparst. Lass alle drei Umwandler am Gelb arbeiten.
alchemy-end = Fang bei der Kugel an, die du am wenigsten brauchst. Jeder Umwandler wirkt einmal im Zug, in beliebiger Reihenfolge, und nichts darf übrig bleiben: Die Kette muss genau den Preis ergeben.

## Das Ende

end = Das Ende
end-1 = Auch die beste Maschine bleibt einmal stehen. Hat jemand 4 Gizmos der Stufe III gebaut oder insgesamt 16, wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben. Wir springen dorthin: Du hast drei der Stufe III, 4 rote Kugeln und 4 schwarze.
end-2 = Mit dem vierten Gizmo der Stufe III wird dies die letzte Runde. Bezahlen kannst du III-03 und III-02.
end-2-task = Baue den Gizmo der Stufe III, der mehr Punkte wert ist.
end-four = III-02 ist 4 Punkte wert, III-03 ist 7 wert. III-03 verbietet dir das Speichern, aber wer speichert schon im letzten Zug?
end-small = { $thing } ist nicht von Stufe III. Das Spiel ginge weiter, und Bea holt auf.
end-3 = Bea hatte ihren letzten Zug, und das war es. Es zählen die Punkte auf deinen Gizmos, deine Marker und was einige Gizmos am Ende bringen. Du hast 36 Punkte, Bea hat 29. Gewonnen! Bei Gleichstand gewinnt, wer mehr Gizmos hat.
end-end = So geht es zu Ende. Ein letztes Geheimnis: Manche Gizmos zählen erst jetzt.

## Punkte am Ende

points = Punkte am Ende
points-1 = Auf einigen Gizmos der Stufe III stehen keine Punkte, denn sie zählen erst am Ende. III-15 zählt deine Marker noch einmal, III-13 bringt 1 Punkt für jede Kugel in deinem Ring. Du hast 34 Punkte, 9 davon in Markern, und drei Gizmos der Stufe III. Bea hat 39 Punkte.
points-2 = Mit dem vierten Gizmo der Stufe III wird dies die letzte Runde. III-15 und III-13 kosten je 7 Kugeln beliebiger Farbe, und mehr hast du nicht.
points-2-task = Baue den, der dir mehr bringt.
points-empty = Alle 7 Kugeln wären ausgegeben, und in deinem Ring bliebe keine, die zählt. Deine Marker behältst du: Baue III-15.
points-small = { $thing } ist nicht von Stufe III. Das Spiel ginge weiter, und Bea liegt vorn.
points-3 = 25 Punkte auf deinen Gizmos, 9 in Markern und dieselben 9 noch einmal für III-15: Das macht 43. Bea bleibt bei 39. Gewonnen!
points-end = Jetzt weißt du alles über Gizmos. Fehlt nur noch die Maschine, die vor dir niemand gebaut hat.
