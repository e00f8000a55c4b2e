# Die Lektionen von AquaSphere auf Deutsch. Ein Stern steht hinter Werten, die wir für dieses Projekt entworfen haben.

other = Bea

## Erlaubt, aber nicht, worum es gerade geht

try-read = Lies erst und drück dann auf „Weiter“. Das Meer kann warten.
try-engineer = Den Ingenieur zu ziehen ist erlaubt, aber hier geht es um etwas anderes.
try-buy = Für 3 Zeitmarker zu programmieren ist erlaubt, aber hier geht es um etwas anderes.
try-act = In Sektor { $thing } könntest du etwas tun, aber hier geht es um etwas anderes.
try-recall = Einen Bot zurückzurufen ist erlaubt, aber hier geht es um etwas anderes.
try-pass = Passen ist erlaubt, aber dann ist die Runde für dich vorbei, und es gibt noch etwas zu tun.

## Programmieren

program = Programmieren
program-1 = Willkommen an Bord! Deine Forschungsstation liegt tief im Meer: sechs Sektoren im Ring. Dort arbeitet dein Wissenschaftler mit kleinen Bots. Aber ein Bot tut nur, wofür er programmiert ist, und programmiert wird von deinem Ingenieur in der Zentrale.
program-2 = Ein Zug kann ein Schritt deines Ingenieurs sein: einen Pfeil hinauf zu einem farbigen Plättchen. Dann ist einer deiner Bots für diese Farbe programmiert. Vom Start führen zwei Pfeile weiter, links zu Grün*, rechts zu Gelb*.
program-2-task = Zieh deinen Ingenieur zum grünen Plättchen auf L1.
program-yellow = Das ist das gelbe Plättchen, damit holst du Zeitmarker. Du willst Grün, um dein Labor zu erweitern: L1, links.
program-buy = Das kostet 3 Zeitmarker. Dein Ingenieur macht es kostenlos: Zieh ihn einen Pfeil weiter.
program-3 = Ein Bot steht auf deinem grünen Symbol, und Bea hat Gelb programmiert. Es geht immer auf zwei Wegen weiter: jetzt zu Schwarz* auf L2 oder zu Blau* auf R2. Blau setzt U-Boote ein.
program-3-task = Programmiere Blau mit deinem Ingenieur.
program-black = L2 ist Schwarz, damit nimmst du Kristalle. Du willst U-Boote: Blau, auf R2.
program-act = Dein Wissenschaftler ginge gern los, aber das ist die nächste Lektion. Erst ein zweiter Bot: Blau.
program-recall = Dann war das Programmieren umsonst. Behalte den Bot.
program-4 = Du darfst zwei programmierte Bots haben, in zwei Farben. Und es gibt eine Abkürzung: Einmal in der Runde darfst du 3 Zeitmarker zahlen und eine beliebige Farbe programmieren. Du möchtest Oktopoden fangen. Das ist Lila, und dein Ingenieur kommt dort nicht mehr hin.
program-4-task = Zahle 3 Zeitmarker und programmiere Lila.
program-colour =
    { $thing ->
        [green] Grün erweitert das Labor. Für Oktopoden brauchst du Lila.
        [yellow] Gelb holt Zeitmarker. Für Oktopoden brauchst du Lila.
        [black] Schwarz nimmt Kristalle. Für Oktopoden brauchst du Lila.
        [red] Rot nimmt Forschungskarten. Für Oktopoden brauchst du Lila.
       *[white] Weiß programmiert Bots in der Station. Für Oktopoden brauchst du Lila.
    }
program-tier = Von hier erreicht dein Ingenieur nur noch Rot* und Weiß*. Für Lila musst du zahlen.
program-end = Nach drei Schritten ist dein Ingenieur oben und die Runde fast vorbei. Programmierte Bots warten, bis du sie brauchst, auch bis in die nächste Runde.

## Gehen

go = Gehen
go-1 = Nun dein Wissenschaftler. Eine Aktion heißt: in einen Sektor gehen, den Bot einer Farbe auf das Kontrollfeld stellen, tun, was die Farbe sagt. Unterwegs kostet jede Schleuse so viele Zeitmarker, wie ihre Zahl angibt. Dein schwarzer Bot nimmt Kristalle. Hier in A liegen keine, aber zwei in F, hinter einer Schleuse mit 1*.
go-1-task = Geh nach F und nutze dort den schwarzen Bot.
go-stay = In A zu bleiben kostet nichts, aber hier liegen keine Kristalle. In F liegen zwei.
go-few = In { $thing } liegt nur ein Kristall. In F liegen zwei, gleich nebenan.
go-2 = Ein anderer Tag, und du hast keine Zeitmarker mehr: Jede Schleuse bleibt zu. Aber jederzeit in deinem Zug darfst du einen programmierten Bot zurückrufen: Er kommt in deinen Vorrat und bringt dir 2 Zeitmarker.
go-2-task = Ruf den roten Bot zurück.
go-black = Behalte den schwarzen Bot: Er ist es, der Kristalle nimmt.
go-stuck = Ohne Zeitmarker kannst du nur hier in A arbeiten, und die Kristalle liegen in F. Besorg dir erst welche.
go-3 = 2 Zeitmarker, genug für die Schleuse nach F. Und du bist immer noch am Zug: Zurückrufen ist nur ein Schritt zwischendurch.
go-3-task = Geh nach F und nimm die Kristalle.
go-4 = Jetzt ist dein Labor voll: 4* Zeitmarker. Den roten Bot brauchst du nicht mehr, aber jetzt zurückgerufen brächte er nichts. Lass ihn warten: Du darfst ihn auch im Lauf einer Aktion zurückrufen, sobald der Weg bezahlt ist. Das macht Platz. In E liegen zwei Kristalle, der Weg kostet 2*.
go-4-task = Geh nach E, nutze dort den schwarzen Bot und ruf dabei den roten zurück.
go-full = Dein Labor ist voll, seine Zeitmarker würden verfallen. Bezahl erst den Weg nach E: Die Wahl steckt in dieser Aktion.
go-without = Gut, aber der rote Bot bleibt. In dieser Aktion kannst du ihn gleich mit zurückrufen: Schau unter den Knopf.
go-where = Die Kristalle liegen in E, und der schwarze Bot nimmt sie.
go-end = Zwei Kristalle, wieder 4 Zeitmarker, und dein Bot kontrolliert E. Den günstigsten Weg musst du nie suchen: Er wird automatisch gewählt, und du siehst den Preis, bevor du gehst.

## Das Labor

green = Grün: das Labor
green-1 = Sieben Farben, sieben Aufgaben. Grün nimmt den Laborausbau, der im Sektor liegt. X04* hier in A schafft Platz für einen Oktopoden mehr und zeigt den Buchstaben B.
green-1-task = Nutze den grünen Bot hier in A.
green-other = In { $thing } liegt ein anderer Laborausbau. X04 liegt hier in A, und Bleiben kostet nichts.
green-2 = Ein Buchstabe ist ein Geschenk: Du darfst einen Bot aus deinem Vorrat auf das Kontrollfeld dieses Sektors stellen, ohne hinzugehen. Beas Bot in B muss dann Platz machen und zieht in die Ladestation um.
green-2-task = Stell einen Bot nach B.
green-done = Ein geschenkter Bot, und du lehnst ab? Wer die meisten Sektoren kontrolliert, bekommt Punkte. Stell einen nach B.
green-end = Zwei Sektoren in einem Zug. An ein Labor passen bis zu fünf Ausbauten, und verschiedene Buchstaben bringen am Spielende Punkte.

## Zeit und Kristalle

supplies = Gelb und Schwarz: Vorräte
supplies-1 = Gelb nimmt Zeitmarker, so viele dein Labor fasst: 4*. Wo weniger als 2 liegen, wird erst auf 2 aufgefüllt. Du hast 1 Zeitmarker. In A liegt keiner, in F liegen 4, und der Weg dorthin kostet 1*.
supplies-1-task = Nimm Zeitmarker dort, wo du danach die meisten hast.
supplies-two = Hier würde auf 2 aufgefüllt, und du hättest 3. In F hättest du 4, der Weg schon bezahlt.
supplies-less = In { $thing } hättest du danach nur 2. In F hättest du 4, der Weg schon bezahlt.
supplies-first = Der schwarze Bot kommt gleich dran. Erst die Zeitmarker.
supplies-2 = 4 Zeitmarker, mehr passen nicht. Bea hat ihren Ingenieur gezogen. Nun die Kristalle: Drei liegen hier in F, du hast 1, und dein Labor hat Platz für 2*.
supplies-2-task = Nutze den schwarzen Bot hier in F.
supplies-here = Drei Kristalle liegen dir hier in F zu Füßen. Du brauchst nicht zu reisen.
supplies-end = Einen hast du genommen, der Rest bleibt für später: Was nicht passt, bleibt liegen. Kristalle bringen Punkte bei jeder Wertung und dich über rote Linien. Dazu kommen wir noch.

## Oktopoden

purple = Lila: Oktopoden
purple-1 = Oktopoden sind reizend, aber sie verstopfen die Sektoren. Lila fängt höchstens so viele, wie dein Labor auf einmal fasst: 2*. Einer bringt 1 Punkt, zwei bringen 3, drei bringen 6. In F schwimmen drei, in E zwei, hier in A nur einer.
purple-1-task = Fang zwei Oktopoden für möglichst wenige Zeitmarker.
purple-one = Dort schwimmt nur einer, für 1 Punkt. Zwei brächten 3.
purple-fewer = Du darfst weniger fangen, als du könntest, und manchmal ist das klug. Hier bringen zwei einfach mehr: 3 Punkte.
purple-far = Zwei Oktopoden, gut gesehen. Aber der Weg nach E kostet 2* Zeitmarker, der nach F nur 1*.
purple-end = 3 Punkte. Oktopoden werden nicht behalten, du lässt sie im offenen Meer frei. Beim nächsten Mal ist dein Labor also wieder leer.

## U-Boote

blue = Blau: U-Boote
blue-1 = Blau setzt ein U-Boot ein und bringt die Punkte der Glühbirne: 2 in der ersten Runde. Du bezahlst das Feld: 1 für das erste in einem Sektor, 2* für das zweite. In jeden Sektor passt nur eines von dir, und in A ist schon eines.
blue-1-task = Setz ein U-Boot dort ein, wo Weg und Feld zusammen am wenigsten kosten.
blue-own = In A ist schon ein U-Boot von dir, und ein zweites darf nicht dazu.
blue-dear = In { $thing } kosten Weg und Feld zusammen 3 oder mehr. In F sind es 1* für den Weg und 1 für das Feld.
blue-end = 2 Punkte, und das U-Boot arbeitet weiter: Bei jeder Wertung bringt jedes 1 Zeitmarker, und mehr deiner Bots zählen.

## Forschungskarten

red = Rot: Forschungskarten
red-1 = Rot nimmt die Forschungskarte des Sektors und bringt die Punkte der Glühbirne. Viele Karten helfen für den Rest des Spiels: R24* hier in A bringt 3 Punkte mehr, sooft du Oktopoden fängst. Und du hast einen lila Bot zur Hand …
red-1-task = Nutze den roten Bot hier in A.
red-other = In { $thing } liegt eine andere Karte. R24 liegt hier in A.
red-first = Gute Idee, falsche Reihenfolge: Mit R24 ist der Fang mehr wert. Erst die Karte.
red-2 = 2 Punkte, und R24 gehört dir. Hier in A schwimmen zwei ahnungslose Oktopoden.
red-2-task = Nutze den lila Bot hier in A.
red-fewer = Du darfst Oktopoden zurücklassen, aber hier bringen dir beide Punkte.
red-here = Hier in A schwimmen zwei Oktopoden, und Bleiben kostet nichts.
red-end = 3 Punkte für den Fang, 3 für die Karte. Dein Labor hat Platz für 2* Karten, und du kannst nie eine abgeben. Wähle also.

## Weiß

white = Weiß: noch ein Bot
white-1 = Weiß ist die siebte Farbe: ein Bot, der einen Bot programmiert, mitten in der Station. Neben dem weißen Bereich zeigt jeder Sektor eine Farbe. Du möchtest eine Forschungskarte, brauchst also Rot. F zeigt Rot*.
white-1-task = Nutze den weißen Bot in dem Sektor, der Rot zeigt.
white-colour =
    { $thing ->
        [A] A zeigt Grün*. Du willst Rot, und F zeigt es.
        [B] B zeigt Gelb*. Du willst Rot, und F zeigt es.
        [C] C zeigt Schwarz*. Du willst Rot, und F zeigt es.
        [D] D zeigt Lila*. Du willst Rot, und F zeigt es.
       *[E] E zeigt Blau*. Du willst Rot, und F zeigt es.
    }
white-end = Ein roter Bot ist programmiert, ganz ohne Ingenieur. Ist das Symbol schon besetzt, bekommst du stattdessen 2 Zeitmarker. Das waren alle sieben Farben.

## Die Ladestation

charging = Die Ladestation
charging-1 = Ein Bot, der vom Kontrollfeld verdrängt wird, zieht in die Ladestation um. Zu zweit fasst sie 3 Bots. Kommt ein vierter, nehmen alle ihre Bots bis auf einen zurück. In A laden zwei von Beas Bots und einer von dir, in F zwei von dir und einer von ihr. Sie kontrolliert beide Sektoren.
charging-1-task = Verdränge Beas Bot dort, wo nur sie Bots zurücknehmen muss.
charging-both = In F laden zwei deiner eigenen Bots, da müsstest du selbst einen zurücknehmen. In A trifft es nur Bea.
charging-quiet = In { $thing } wird keine Ladestation zu voll. Sieh dir A und F an, und wessen Bots dort laden.
charging-end = Zwei von Beas Bots sind wieder in ihrem Vorrat und zählen dort nichts, deiner bleibt. Schau vor dem Verdrängen, wer gerade lädt: Der Nächste schickt sonst vielleicht deine eigenen Bots heim.

## Rote Linien

lines = Rote Linien
lines-1 = Wissen hat seinen Preis. Rote Linien queren die Leiste, die erste vor der 17*. Wer eine überschreitet, zahlt einen Kristall. Ohne Kristall verlierst du einen programmierten Bot, und ohne beides bleibst du davor stehen. Du hast 16 Punkte und keinen Kristall.
lines-1-task = Sorg vor: Nimm den Kristall hier in A.
lines-early = Damit kämst du ohne Kristall über die Linie, und dein schwarzer Bot wäre weg. Erst der Kristall.
lines-here = Hier in A liegt ein Kristall, und Bleiben kostet nichts.
lines-2 = Gut vorgesorgt. Hier schwimmen zwei Oktopoden: 3 Punkte, und damit geht es über die Linie.
lines-2-task = Nutze den lila Bot hier in A.
lines-fewer = Weniger zu fangen ist erlaubt, und bald tust du es. Diesmal hast du vorgesorgt: Fang beide.
lines-stay = Hier in A schwimmen zwei Oktopoden, und Bleiben kostet nichts.
lines-3 = Nicht jede Linie musst du sofort überschreiten. Du stehst auf 15 und hast einen Kristall. Beide Oktopoden brächten dich über die Linie, und der Kristall wäre weg. Aber du sagst, wie viele du fängst: Einer bringt 1 Punkt, und 16 liegt gerade noch davor.
lines-3-task = Fang hier in A nur einen Oktopoden.
lines-both = 3 Punkte, und der Kristall ist weg. Kristalle zählen in jeder Wertung, bleib diesmal also vor der Linie: Fang weniger.
lines-none = Das wäre gar kein Punkt. Ein Oktopode bringt dich auf 16, immer noch kostenlos.
lines-end = 16 Punkte, und den Kristall hast du noch. Weitere Linien liegen vor der 34* und der 50*.

## Prämien

rewards = Prämien an einer roten Linie
rewards-1 = Manche Forschungskarten belohnen deinen Ingenieur. R02* bringt auf Grün einen Kristall, R03* 4 Punkte. Meist zahlen sie von selbst aus. Aber du stehst auf 15, und mit 4 Punkten kämst du über die Linie vor der 17*. Dann wirst du gefragt.
rewards-1-task = Zieh deinen Ingenieur auf das grüne Plättchen auf L1.
rewards-yellow = Auf Gelb bringen deine Karten nichts. Grün liegt auf L1.
rewards-2 = Beide Karten wollen auszahlen, und du wählst die Reihenfolge. Du darfst sogar auf sie verzichten. Nimmst du jetzt 4 Punkte, verlierst du an der Linie einen Bot, denn du hast keinen Kristall. Noch nicht …
rewards-2-task = Nutze zuerst die Karte, die einen Kristall bringt.
rewards-points = Dann kostet dich die Linie einen programmierten Bot. Nimm erst den Kristall: Er kann zahlen.
rewards-forgo = Ein Kristall umsonst, und du lehnst ab? Nimm ihn erst, dann geht es weiter.
rewards-3 = Ein Kristall. Die andere Karte wartet noch, und jetzt kann er die Linie bezahlen.
rewards-3-task = Nutze R03.
rewards-keep = Du könntest vor der Linie bleiben und den Kristall behalten. Aber 4 Punkte dafür sind ein guter Tausch. Nimm sie.
rewards-end = 19 Punkte, und beide Bots sind noch da. Auf eine Prämie, die die Linie nicht wert ist, darfst du auch verzichten.

## Arten von Karten

cards = Arten von Karten
cards-1 = Es gibt drei Arten von Forschungskarten. Die meisten helfen dir für den Rest des Spiels. Manche wirken bei jeder Zwischenwertung, wie R33* in F. Und manche wirken sofort, wenn du sie nimmst: R39* hier in A bringt 2 Zeitmarker und einen programmierten lila Bot.
cards-1-task = Nimm die Karte, die sofort wirkt.
cards-scoring = R33 wirkt erst in der Wertung. Sofort wirkt R39, hier in A.
cards-lasting = Die Karte in { $thing } würde dir von nun an helfen, aber nicht sofort. Das tut R39, und die liegt hier in A.
cards-2 = 2 Punkte für die Glühbirne, 2 Zeitmarker und ein lila Bot, und das alles mit einer Karte. Nun ein anderer Tag, an dem du R33* hast. In der Wertung darfst du damit 1 Zeitmarker zahlen und einen lila Bot programmieren.
cards-2-task = Passe, damit die Wertung beginnt.
cards-3 = Und schon wirst du gefragt. Dein U-Boot hat dir gerade einen Zeitmarker gebracht, du kannst es dir also leisten. Der Bot wäre bereit, noch bevor die neue Runde beginnt.
cards-3-task = Nutze R33 und programmiere einen lila Bot.
cards-done = Mit dem Ingenieur kostet dich ein Bot einen Zug, hier kostet er 1 Zeitmarker. So günstig wird es nicht wieder: Nutze R33.
cards-end = Fünf Karten gibt es nur einmal*: für den Sprung quer durch die Station, für kostenlose Schleusen, für günstige U-Boote, für verdrängte Bots und für einen Ingenieur, der zur Seite geht. Zeig auf eine Karte, und sie sagt, was sie tut.

## Die Wertung

round = Die Wertung
round-1 = Eine Runde ist vorbei, wenn alle gepasst haben. Passen darfst du, wenn dein Ingenieur oben steht. Dann zählen vier Dinge: die Mehrheit der Sektoren, deine eingesetzten Bots, deine Kristalle und, als Abzug, die Oktopoden in deinen Sektoren.
round-2 = Bea hat gepasst. Du kontrollierst A, E und F, sie nur B. Du hast zwei Kristalle, und in F schwimmen zwei Oktopoden. Dein gelber Bot kann warten.
round-2-task = Passe.
round-keep = Deine zwei U-Boote bringen dir gleich sowieso 2 Zeitmarker, und dein Labor fasst nur 4*. Behalte den Bot und passe.
round-recall = Deine zwei U-Boote bringen dir gleich sowieso 2 Zeitmarker. Behalte den Bot und passe.
round-3 = 9 Punkte: 6 für die meisten Sektoren, 3* für eingesetzte Bots, 3 für zwei Kristalle, minus 3 für zwei Oktopoden. Deine U-Boote brachten 2 Zeitmarker. Dann wurden die Sektoren aufgefüllt, die Glühbirne zeigt 3, und Bea beginnt, weil sie zuerst gepasst hat.
round-end = So geht es vier Runden lang, mit der Glühbirne auf 2, 3, 4 und 5. Früh zu passen hat seinen Reiz: In der nächsten Runde bist du zuerst dran.

## Bot-Felder

bots = Bot-Felder
bots-1 = Sieh auf dein Tableau: Bots verlassen es von links, und wo sie standen, erscheinen Zahlen, bisher 1 bis 4*. Die höchste bringt bei jeder Wertung Punkte, aber nur Spalten ohne U-Boot zählen. Ein U-Boot ist weg, also zählen nur 1 und 2*: 2 Punkte.
bots-1-task = Setz ein U-Boot in F ein, damit mehr Zahlen zählen.
bots-own = In A ist schon ein U-Boot von dir, und ein zweites darf nicht dazu. F liegt gleich nebenan.
bots-dear = In { $thing } kosten Weg und Feld zusammen mehr. In F sind es 1* für den Weg und 1 für das Feld.
bots-pass = Dann bringen dir die eingesetzten Bots nur 2 Punkte. Setz erst ein U-Boot ein: Das gibt die nächste Spalte frei.
bots-recall = Ein zurückgerufener Bot kommt auf sein Feld und deckt wieder eine Zahl zu. Schick ihn lieber los.
bots-2 = 2 Punkte für die Glühbirne, und jetzt zählt auch die zweite Spalte, mit 3 und 4*. Deine eingesetzten Bots sind 4 Punkte wert statt 2.
bots-2-task = Passe und sieh zu, wie gewertet wird.
bots-end = 4 Punkte für eingesetzte Bots, und so auch bei jeder weiteren Wertung. Bots ohne U-Boote sind wenig wert, U-Boote ohne Bots auch.

## Eine geteilte Mehrheit

majority = Eine geteilte Mehrheit
majority-1 = Wer die meisten Sektoren kontrolliert, bekommt 6 Punkte. Teilen sich mehrere den ersten Platz, bekommen sie nur je 3. Du kontrollierst A und F. Bea kontrolliert B und E und hat gepasst. Du hast noch einen Bot.
majority-1-task = Nutze deinen Bot so, dass du allein die meisten Sektoren kontrollierst.
majority-own = { $thing } kontrollierst du schon, da würde sich nichts ändern. Geh dorthin, wo noch kein Bot von dir ist.
majority-pass = Dann teilt ihr euch den ersten Platz, und jeder bekommt 3 Punkte. Dein letzter Bot kann das ändern.
majority-recall = Das wären 2 Zeitmarker. Gut genutzt, bringt dir der Bot 3 Punkte mehr, und Bea verliert ihre 3.
majority-2 = Drei Sektoren: So viele hat sonst niemand.
majority-2-task = Passe.
majority-end = 6 Punkte für dich und keiner für Bea: Der zweite Platz bringt nichts. Ein Sektor, den du deiner Rivalin abnimmst, zählt doppelt: einer mehr für dich, einer weniger für sie.

## Neutrale Figuren

neutral = Neutrale Figuren
neutral-1 = Zu zweit und zu dritt stehen neutrale Figuren in der Station. In C und D besetzt ein neutraler Bot das Kontrollfeld und ein neutrales U-Boot das erste Feld, deines kostet dort also 2*. Sie gehören niemandem: Sie bekommen keine Punkte und nie die Mehrheit, lassen sich aber verdrängen wie alle anderen.
neutral-1-task = Setz ein U-Boot in einem Sektor mit neutralen Figuren ein.
neutral-own = In A ist schon ein U-Boot von dir, und neutrale Figuren gibt es dort nicht. Die findest du in C und D.
neutral-alone = F wäre günstiger, aber dort ist niemand. Geh diesmal zu den neutralen Figuren, nach C oder D.
neutral-other = In { $thing } gibt es keine neutralen Figuren. Die findest du in C und D.
neutral-end = Der neutrale Bot ist wortlos laden gegangen, und der Sektor gehört dir. Auch neutrale Bots füllen Ladestationen, und wird es dort zu voll, verlassen sie das Spiel.

## Die nächste Runde

refill = Die nächste Runde
refill-1 = Vor der nächsten Runde sagt das Zentrumsplättchen, was jeder Sektor bekommt. Zeitmarker, die noch daliegen, werden ersetzt; Kristalle und Oktopoden kommen dazu. In F liegen 3 Zeitmarker und 1 Kristall. F bekommt 1 Kristall, aber keine Zeitmarker*.
refill-1-task = Nimm aus F, was sonst weg wäre.
refill-here = In F werden gleich 3 Zeitmarker durch gar keine ersetzt. Nimm die.
refill-stays = Der Kristall in F bleibt liegen, und einer kommt noch dazu. Die Zeitmarker wären weg: Nimm erst die.
refill-gone = Dann sind die Zeitmarker in F weg. Nimm sie vorher.
refill-2 = Gerettet. Dein schwarzer Bot bleibt bis in die nächste Runde programmiert, und der Kristall läuft nicht davon.
refill-2-task = Passe.
refill-grows = Ein Kristall jetzt oder gleich zwei? Dein Labor hat Platz für 2*. Passe also.
refill-3 = In F liegen nun 2 Kristalle und keine Zeitmarker, und ein Oktopode ist neu. Jeder Sektor hat eine Forschungskarte und einen Laborausbau bekommen, die Ingenieure stehen wieder am Start, und die Programmierplättchen liegen anders. Bea hat schon programmiert.
refill-3-task = Nimm die Kristalle in F.
refill-two = Zwei Kristalle warten in F, und dein Wissenschaftler ist schon dort.
refill-end = Zwei Kristalle mit einem Bot. Sieh dir vor dem Ende einer Runde alles an, was übrig ist: Wird es ersetzt, oder wird es mehr?

## Das Ende

end = Das Ende
end-1 = Die letzte Runde: Bea hat gepasst, dir bleibt ein Bot. Ganz am Ende zählen: verschiedene Buchstaben in deinem Labor, 1 Punkt für jeden Zeitmarker, 5 für sechs U-Boote, 5 für fünf Laborausbauten.
end-1-task = Mach aus dem letzten Bot Punkte: Nimm hier in A Zeitmarker.
end-pass = Dein gelber Bot kann noch 3 Zeitmarker holen, und jeder ist ein Punkt. Das zuerst.
end-dear = Der Weg kostet Zeitmarker, und Zeitmarker sind Punkte. Bleib hier in A.
end-recall = Das wären 2 Zeitmarker. Hier in A genutzt, bringt der Bot 3.
end-2 = 4 Zeitmarker, und deine drei U-Boote bringen noch 3. Dein Labor fasst genau 7*.
end-2-task = Passe.
end-buy = 3 Zeitmarker sind jetzt 3 Punkte, und für einen Bot gibt es nichts mehr zu tun. Behalte sie.
end-3 = Erst die übliche Wertung: 11 Punkte, über die Linie vor der 50*, für einen Kristall. Dann 10 Punkte für vier Buchstaben und 7 für Zeitmarker. Du hast 68 Punkte, Bea hat 53. Gewonnen!
end-end = Jetzt kennst du AquaSphere. Die Oktopoden warten. Sie haben schon von dir gehört.
