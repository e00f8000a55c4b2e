import{p as e,a as n,b as t,c as r}from"./aquasphere-bots-DD3JewqN.js";const s={title:"AquaSphere: die Regeln",intro:`<p>AquaSphere ist ein Spiel von Stefan Feld (2014) für 2 bis 4 Personen. Hier stehen die Regeln in unseren eigenen Worten,
vollständig genug für heute Abend. Nicht alles über das gedruckte Spiel ließ sich herausfinden. Darum kennzeichnen wir,
was von uns ist:</p>
<ul>
<li><em>(von uns entworfen)</em>: ein Wert, den wir erfunden haben, damit man spielen kann. Er sagt <strong>nichts</strong> über das gedruckte
Spiel.</li>
<li><em>(erschlossen)</em>: folgt aus dem, was veröffentlicht ist.</li>
<li><em>(unsere Regelung)</em>: Die Quellen schweigen oder widersprechen sich, und wir haben entschieden.</li>
</ul>
<p>Die Seite zum Spielmaterial nennt alle diese Werte, sagt, warum wir sie gewählt haben,
und zeigt, wie du die gedruckten einträgst, wenn du das Spiel besitzt.</p>
`,sections:[{id:"aim",title:"Ziel",level:2,html:`<p>Du leitest ein Forschungsteam in einer Station unter Wasser. Dein <strong>Ingenieur</strong> programmiert in der Zentrale Bots, dein
<strong>Wissenschaftler</strong> führt sie durch die Station, und dort tut jeder Bot das, wofür er programmiert ist. Nach vier Runden
gewinnt, wer die meisten <strong>Wissenspunkte</strong> hat.</p>
<p>Der Kern: Erst <em>programmierst</em> du einen Bot, in einem späteren Zug <em>setzt du ihn ein</em>. Mehr als zwei programmierte Bots
kannst du nicht haben, und auf dem Weg durch die Zentrale kommst du in einer Runde nur an drei der sieben Programme
vorbei.</p>
`},{id:"places",title:"Die Orte",level:2,html:""},{id:"station",title:"Die Station",level:3,html:'<p><img src="'+e+`" alt="Die Station: sechs Sektoren im Ring, die Nummern sind darunter erklärt" width="600" height="584"></p>
<ol>
<li>Das <strong>Zentrumsplättchen</strong>. Die Zahl in seiner Glühbirne heißt hier kurz <strong>Glühbirne</strong>: 2, 3, 4, 5 in den Runden 1, 2,
3, 4.</li>
<li>Sechs <strong>Sektoren</strong>, A bis F, in zufälliger Reihenfolge zum Ring gelegt. Der Sektor gegenüber liegt drei Schritte
entfernt.</li>
<li>Das <strong>Programmierfeld</strong> des Sektors. Die sechs Felder zeigen die sechs Farben außer Weiß, jede einmal
<em>(erschlossen)</em>. Die Verteilung: A Grün, B Gelb, C Schwarz, D Lila, E Blau, F Rot <em>(von uns entworfen)</em>.</li>
<li>Das <strong>Kontrollfeld</strong> hat Platz für einen Bot. Wem er gehört, der kontrolliert den Sektor.</li>
<li>Eine <strong>Schleuse</strong> zwischen Nachbarn mit dem Wert 0, 1 oder 2: So viele Zeitmarker kostet der Durchgang. Im Uhrzeigersinn
folgt auf A eine Schleuse mit dem Wert 1, auf B eine 2, auf C eine 1, auf D eine 0, auf E eine 1, auf F eine 2
<em>(von uns entworfen)</em>.</li>
</ol>
`},{id:"sector",title:"Ein Sektor",level:3,html:'<p><img src="'+n+`" alt="Ein Sektor, die Nummern sind darunter erklärt" width="680" height="340"></p>
<p>Jeder Sektor hat einen Bereich in jeder der sieben Farben. Zeitmarker, Kristalle und Oktopoden liegen darin, dazu kommen:</p>
<ol>
<li>das Kontrollfeld;</li>
<li>die <strong>Ladestation</strong> <em>(erschlossen: eine je Sektor)</em> für Bots, die vom Kontrollfeld verdrängt wurden;</li>
<li>ein Stapel Laborausbauten;</li>
<li>vier U-Boot-Felder <em>(ihre Zahl: von uns entworfen)</em>, die der Reihe nach belegt werden. Das erste kostet 1 Zeitmarker, die
anderen 2, 3 und 4 <em>(von uns entworfen)</em>;</li>
<li>ein Stapel Forschungskarten;</li>
<li>das Programmierfeld.</li>
</ol>
`},{id:"headquarters",title:"Die Zentrale",level:3,html:'<p><img src="'+t+`" alt="Der Programmierbereich als Graph" width="640" height="490"></p>
<p>Der <strong>Programmierbereich</strong> hat ein Startfeld und sieben weitere Felder in drei Ebenen <em>(Ebenen und Pfeile erschlossen)</em>.
Auf jedem der sieben liegt ein Programmierplättchen in einer der sieben Farben; eine neue <strong>Programmkarte</strong> ordnet sie
in jeder Runde neu an <em>(Anordnungen von uns entworfen)</em>. Ingenieure gehen nur nach oben, den Pfeilen nach. Beliebig
viele dürfen sich ein Feld teilen. Passen darfst du nur auf der obersten Ebene.</p>
<p>In der Zentrale sind außerdem die Wissensleiste mit 50 Feldern, die immer wieder von vorn beginnt, die
Spielreihenfolge-Leiste und die Passreihenfolge-Leiste.</p>
`},{id:"you",title:"Du",level:3,html:`<p>Du hast 16 Bots, 6 U-Boote, einen Ingenieur, einen Wissenschaftler, ein <strong>Basislabor</strong> mit einem Buchstaben und ein
Tableau mit 14 Bot-Feldern, 6 U-Boot-Feldern und je einem Symbol der sieben Farben. Ein Bot ist</p>
<ul>
<li>in deinem <strong>Vorrat</strong> (auf den Bot-Feldern),</li>
<li><strong>programmiert</strong> (auf einem der sieben Symbole) oder</li>
<li>in der Station.</li>
</ul>
<p>Einer steht das ganze Spiel über auf der Spielreihenfolge-Leiste.</p>
`},{id:"setup",title:"Aufbau",level:2,html:`<p>Für vier Personen. <a href="#few">Zu zweit oder zu dritt</a> ist noch etwas mehr zu tun.</p>
<ol>
<li>Legt die sechs Sektoren in zufälliger Reihenfolge zum Ring. Stapelt die vier Zentrumsplättchen für eure Personenzahl:
unten die 5, dann 4, 3 und oben die 2. Dreht jedes zufällig.</li>
<li>Mischt die sieben Programmkarten und behaltet vier. Legt die Programmierplättchen aus, wie es die oberste Karte
zeigt, und nehmt sie aus dem Spiel. Die nächste Karte ist sichtbar, die darunter nicht.</li>
<li>Mischt Forschungskarten und Laborausbauten. Legt an jeden Sektor offen je eine Karte und einen Ausbau.</li>
<li>Lost aus, wer beginnt. Von dort geht die Spielreihenfolge im Uhrzeigersinn. Alle stellen einen Bot auf die
Spielreihenfolge-Leiste; dort bleibt er.</li>
<li>Wissenspunkte auf 0, Ingenieure auf <code>start</code>, 14 Bots und 6 U-Boote auf eure Tableaus.</li>
<li>Alle ziehen ein Basislabor. Sein Buchstabe nennt den Startsektor. Dorthin kommen 1 Oktopode, 1 Kristall, 4 Zeitmarker, dein
linkes U-Boot auf das erste Feld (kostenlos, ohne Punkte) und dein Wissenschaftler.</li>
<li>Zwei Basislabore bleiben übrig. In den Sektor des ersten kommen 2 Oktopoden und 1 Kristall, in den des zweiten 3
Oktopoden und 2 Kristalle.</li>
<li>Grenzt dein Startsektor an eine Schleuse mit dem Wert 0, nimm 3 Zeitmarker. Sonst nimm 4.</li>
<li>Stelle deinen verbleibenden Bot auf das Symbol der Farbe, die das Programmierfeld deines Startsektors zeigt. Er ist
programmiert.</li>
</ol>
`},{id:"round",title:"Eine Runde",level:2,html:`<p>Gezogen wird in Spielreihenfolge, bis alle gepasst haben; wer gepasst hat, wird übersprungen. In deinem Zug tust du genau
<strong>eines</strong>:</p>
<ul>
<li><strong>A.</strong> einen Bot programmieren,</li>
<li><strong>B.</strong> eine Aktion ausführen,</li>
<li><strong>C.</strong> passen.</li>
</ul>
<p><strong>Jederzeit</strong> in deinem Zug und beliebig oft darfst du einen programmierten Bot <em>zurückrufen</em>: Lege ihn in deinen Vorrat
und nimm 2 Zeitmarker. Der Bot, der die Aktion dieses Zuges ausführt, lässt sich nicht zurückrufen. Angeboten werden hier diese
Zeitpunkte und keine anderen <em>(unsere Regelung)</em>:</p>
<ul>
<li>bevor du programmierst, eine Aktion ausführst oder passt;</li>
<li>einmal im Lauf einer Aktion, wenn die 2 Zeitmarker vorher nicht passen und etwas bezahlt wird: gleich nach dem Weg, wenn er
etwas kostet, sonst gleich nach dem Preis eines U-Boots, vor dessen Punkten. Was du bezahlt hast, macht Platz. Der Bot ist
zurück, bevor etwas anderes geschieht: Eine weiße Aktion oder eine Sofortkarte kann ihn oder sein Symbol nutzen, und keine rote
Linie, die danach kommt, kann ihn dir nehmen;</li>
<li>während du Bots für die Buchstaben eines Laborausbaus stellst.</li>
</ul>
<p>Wo es nur auf die Zeitmarker ankommt, ist der Beginn deines nächsten Zuges so gut wie jeder andere Zeitpunkt.</p>
<p><em>Beispiel.</em> Du hast 4 Zeitmarker, mehr fasst dein Labor nicht, und einen roten Bot, den du nicht mehr brauchst. Jetzt
zurückgerufen, brächte er nichts. Du gehst für 2 Zeitmarker in einen Sektor: Danach kommt er zurück und bringt dir 2.</p>
`},{id:"program",title:"A. Einen Bot programmieren",level:2,html:`<p>Du darfst höchstens <strong>zwei programmierte Bots</strong> haben und höchstens <strong>einen je Symbol</strong>. Der Bot kommt aus deinem
Vorrat. Bots bleiben programmiert, auch über das Rundenende hinaus, bis du sie einsetzt.</p>
<p><strong>Mit dem Ingenieur.</strong> Ziehe deinen Ingenieur einen Pfeil weiter und stelle einen Bot auf das Symbol des Plättchens
dort. Das ist nur erlaubt, wenn du den Bot auch stellen kannst <em>(unsere Regelung)</em>.</p>
<p><strong>Mit Zeitmarkern.</strong> Einmal je Runde: Zahle 3 Zeitmarker und stelle einen Bot auf ein beliebiges freies Symbol. Einer
der drei liegt bis zur Wertung zur Erinnerung auf deinem Tableau; Platz im Labor nimmt er nicht weg <em>(unsere Regelung)</em>. Der
Ingenieur bewegt sich dabei nicht, also gibt es dafür auch keine Prämie.</p>
`},{id:"act",title:"B. Eine Aktion ausführen",level:2,html:`<ol>
<li><strong>Gehen.</strong> Dein Wissenschaftler darf im Ring beliebig weit gehen, in beide Richtungen. Jede Schleuse kostet so viele
Zeitmarker, wie ihr Wert angibt. Bleiben kostet nichts. Du nimmst den billigsten Weg; ein teurerer wird nicht angeboten
<em>(unsere Regelung)</em>. Im Zielsektor nutzt du eine Farbe, die du programmiert hast. Innerhalb eines Sektors wechselst du den
Bereich beliebig, und mehrere Wissenschaftler dürfen sich einen teilen <em>(unsere Regelung)</em>.</li>
<li><strong>Bot stellen.</strong> Dein programmierter Bot dieser Farbe kommt auf das Kontrollfeld des Sektors. Ein Bot, der dort
steht, zieht in die Ladestation um; siehe <a href="#bots">Bots in der Station</a>.</li>
<li><strong>Effekt.</strong> Führe den Effekt der Farbe aus.</li>
</ol>
<p><em>Beispiel mit dem Ring aus dem Bild und seinen Schleusen (von uns entworfen).</em> Von A nach B: im Uhrzeigersinn durch die
Schleusen 1 und 2, das sind 3 Zeitmarker; andersherum 1 + 0 + 1 + 2 = 4. Du zahlst 3.</p>
`},{id:"effects",title:"Die sieben Effekte",level:3,html:`<table>
<thead>
<tr>
<th>Farbe</th>
<th>Effekt</th>
</tr>
</thead>
<tbody><tr>
<td><strong>Grün</strong>: Labor erweitern</td>
<td>Nimm den obersten Laborausbau des Sektors, falls du noch keine fünf hast. Seine Kapazität gilt sofort. Für jeden Buchstaben darauf darfst du einen Bot aus deinem Vorrat auf das Kontrollfeld des entsprechenden Sektors stellen, oder auch nicht <em>(unsere Regelung)</em>, in beliebiger Reihenfolge.</td>
</tr>
<tr>
<td><strong>Gelb</strong>: Zeitmarker nehmen</td>
<td>Liegen hier weniger als 2 Zeitmarker, fülle auf 2 auf, bevor du nimmst <em>(vorher, nicht nachher: unsere Regelung)</em>. Dann nimm so viele, wie dein Labor fasst.</td>
</tr>
<tr>
<td><strong>Schwarz</strong>: Kristalle nehmen</td>
<td>Nimm so viele der Kristalle hier, wie dein Labor fasst.</td>
</tr>
<tr>
<td><strong>Lila</strong>: Oktopoden fangen</td>
<td>Fange Oktopoden hier, höchstens so viele, wie dein Labor auf einmal fasst; du sagst, wie viele, auch gar keinen. Sie kommen in den allgemeinen Vorrat, und du bekommst 1, 3, 6, 10, 15, 21 Punkte für 1, 2, 3, 4, 5, 6 davon. Oktopoden werden nicht gelagert: Beim nächsten Mal hast du wieder die volle Kapazität.</td>
</tr>
<tr>
<td><strong>Blau</strong>: U-Boot einsetzen</td>
<td>Du brauchst ein U-Boot auf deinem Tableau, darfst noch keines in diesem Sektor haben und brauchst ein freies U-Boot-Feld. Zahle die Kosten des nächsten freien Felds, setze dein linkes U-Boot dorthin und erhalte die Punkte der Glühbirne.</td>
</tr>
<tr>
<td><strong>Rot</strong>: Forschungskarte nehmen</td>
<td>Du brauchst Platz für eine Karte im Labor. Nimm die oberste Karte hier, erhalte die Punkte der Glühbirne, und führe die Karte aus, wenn sie sofort wirkt. Karten gibst du nie wieder ab, auch verbrauchte nicht.</td>
</tr>
<tr>
<td><strong>Weiß</strong>: Bot programmieren</td>
<td>Stelle einen Bot aus deinem Vorrat auf das Symbol, das das Programmierfeld des Sektors zeigt. Ist es besetzt, bleibt der Bot im Vorrat, und du nimmst 2 Zeitmarker. Bei leerem Vorrat geschieht nichts <em>(unsere Regelung)</em>.</td>
</tr>
</tbody></table>
<p>Gelb und Schwarz nehmen alles, was passt. Fehlt eine Voraussetzung, geschieht nichts. Du darfst die Aktion
trotzdem ausführen, nur um den Sektor zu kontrollieren <em>(unsere Regelung)</em>.</p>
`},{id:"pass",title:"C. Passen",level:2,html:`<p>Nur wenn dein Ingenieur auf einem der drei obersten Felder steht. Er geht auf das nächste freie Feld der Passreihenfolge-Leiste. In
dieser Runde ziehst du nicht mehr. Deine programmierten Bots bleiben.</p>
<p>Steht dein Ingenieur weiter unten und kannst du auch nach dem Zurückrufen weder programmieren noch eine Aktion
ausführen, so passt du von dort, wo er steht <em>(unsere Regelung)</em>.</p>
`},{id:"lab",title:"Dein Labor",level:2,html:`<p>Dein Labor begrenzt viererlei: die Forschungskarten, die du hast, deine Kristalle, deine Zeitmarker und die Oktopoden, die du
in einer Aktion fängst. Jedes Basislabor fasst 2 Karten, 2 Kristalle, 4 Zeitmarker und 2 Oktopoden <em>(von uns entworfen)</em>. Bis
zu fünf Ausbauten kommen hinzu <em>(Werte und Buchstaben von uns entworfen)</em>. Was nicht passt, wird nicht genommen:
Überzählige Zeitmarker verfallen, überzählige Kristalle bleiben liegen.</p>
<p>Zeitmarker gibt es unbegrenzt <em>(unsere Regelung)</em>. Es gibt 20 Kristalle und 15 Oktopoden im Spiel; gehen sie aus, bekommst du,
was noch da ist <em>(unsere Regelung)</em>.</p>
`},{id:"lines",title:"Rote Linien",level:2,html:`<p>Rote Linien kreuzen die Wissensleiste vor 17, 34 und 50 <em>(von uns entworfen)</em>, und so in jeder Umrundung: 67, 84, 100 …</p>
<p>Würdest du eine Linie überschreiten, <strong>musst</strong> du 1 Kristall zahlen <em>(dass du musst: unsere
Regelung)</em>. Hast du keinen, gibst du einen programmierten Bot deiner Wahl auf <em>(deine Wahl: unsere Regelung)</em>: Er kommt in deinen Vorrat, ohne die 2
Zeitmarker. Hast du keines von beiden, bleibst du vor der Linie stehen, und der Rest dieser Punkte verfällt. Genau vor der
Linie zu stehen kostet nichts. Mehrere Linien bezahlst du nacheinander.</p>
<p><em>Beispiel mit Linien (von uns entworfen) vor 17 und 34.</em> Du stehst auf 15, hast einen Kristall und keinen programmierten
Bot und bekommst 25 Punkte. Der Kristall bezahlt die Linie vor 17. Vor 34 hast du nichts mehr: Du bleibst auf 33 und
verlierst 7 Punkte.</p>
`},{id:"bots",title:"Bots in der Station",level:2,html:`<p>Kommt ein Bot auf ein Kontrollfeld:</p>
<ol>
<li>Der Bot, der dort steht, gleich wem er gehört, zieht in die Ladestation des Sektors um.</li>
<li>Der neue Bot nimmt das Kontrollfeld ein.</li>
<li>Sind in der Ladestation nun mehr Bots, als die Personenzahl + 1 erlaubt, nimmt jeder alle seine Bots <strong>bis auf einen</strong> von
dort zurück. Es bleibt der, der zuerst kam <em>(unsere Regelung)</em>. Das Kontrollfeld bleibt unberührt.</li>
</ol>
<p><em>Beispiel zu viert, Grenze 5.</em> Fünf Bots laden: Blau, Rot, Blau, Blau, Gelb. Ein roter wird hineingeschoben: sechs. Blau
nimmt zwei zurück, Rot einen; je einer in Blau, Rot und Gelb bleibt.</p>
`},{id:"cards",title:"Forschungskarten",level:2,html:`<p>Alle deine Karten wirken. Es sind 41; wie viele von jeder Art, haben wir festgelegt <em>(von uns entworfen)</em>.</p>
<table>
<thead>
<tr>
<th>Karte</th>
<th>Anzahl <em>(von uns entworfen)</em></th>
<th>Was sie tut</th>
</tr>
</thead>
<tbody><tr>
<td>Ingenieursprämie</td>
<td>21</td>
<td>Betritt dein Ingenieur ein Feld mit dem Plättchen der gezeigten Farbe: 2 Zeitmarker, 1 Kristall oder 4 Punkte, wie auf der Karte <em>(fest je Karte: unsere Regelung)</em>.</td>
</tr>
<tr>
<td>Oktopodenprämie</td>
<td>3</td>
<td>Fängst du mit einer lila Aktion mindestens einen Oktopoden: 2 Zeitmarker, 1 Kristall oder 3 Punkte, wie auf der Karte.</td>
</tr>
<tr>
<td>quer durch die Station</td>
<td>1</td>
<td>Einmal je Bewegung darf dein Wissenschaftler für 1 Zeitmarker in den Sektor gegenüber springen.</td>
</tr>
<tr>
<td>Verdrängen</td>
<td>1</td>
<td>1 Punkt für jeden fremden Bot, den deine Bots von einem Kontrollfeld verdrängen.</td>
</tr>
<tr>
<td>kostenlose Schleusen</td>
<td>1</td>
<td>Schleusen mit dem Wert 2 kosten nichts.</td>
</tr>
<tr>
<td>günstige U-Boote</td>
<td>1</td>
<td>Ein U-Boot-Feld kostet die Hälfte, abgerundet: 0, 1, 1, 2 <em>(von uns entworfen)</em>.</td>
</tr>
<tr>
<td>Seitenschritt</td>
<td>1</td>
<td>Einmal im Spiel: Statt einem Pfeil zu folgen, geht dein Ingenieur auf ein Nachbarfeld derselben Ebene und programmiert dort. Nicht von <code>start</code> aus.</td>
</tr>
<tr>
<td>Programm bei der Wertung</td>
<td>6</td>
<td>In jeder Zwischenwertung: Du darfst 1 Zeitmarker zahlen und einen Bot aus dem Vorrat auf das gezeigte Symbol stellen, in den üblichen Grenzen.</td>
</tr>
<tr>
<td>Sofortprogramm</td>
<td>6</td>
<td>Beim Nehmen: 2 Zeitmarker, und ein Bot aus dem Vorrat kommt auf das gezeigte Symbol. Ist es besetzt oder der Vorrat leer <em>(Letzteres: unsere Regelung)</em>, stattdessen noch 2 Zeitmarker.</td>
</tr>
</tbody></table>
`},{id:"rewards",title:"Prämien und rote Linien",level:3,html:`<p>Ein Zug deines Ingenieurs oder ein Fang kann mehrere Prämienkarten auslösen. Du darfst jede nutzen, in beliebiger Reihenfolge, oder
auf sie verzichten:</p>
<ul>
<li>Würden dich die Punkte aller dieser Karten zusammen über eine rote Linie bringen, wirst du gefragt: Nutze eine Karte nach der
anderen, oder verzichte auf den Rest. Die Punkte des Fangs selbst sind vorher gezählt. Ein Kristall, den du zuerst bekommst,
kann die Linie bezahlen. Einmal gefragt, entscheidest du über alle diese Karten.</li>
<li>Sonst zahlen alle von selbst aus, in der Reihenfolge, in der du sie genommen hast <em>(unsere Regelung)</em>.</li>
</ul>
<p>Die Karte <em>Verdrängen</em> zahlt immer <em>(unsere Regelung)</em>.</p>
<p><em>Beispiel mit einer Linie (von uns entworfen) vor 17.</em> Du stehst auf 15, hast neben dem neuen noch einen programmierten Bot und
keinen Kristall. Dein Ingenieur betritt ein grünes Feld, und deine Karten bringen dafür 1 Kristall und 4 Punkte. Nimm zuerst den
Kristall: Er bezahlt die Linie, und du stehst mit beiden Bots auf 19. Zuerst die Punkte zu nehmen würde dich einen Bot kosten. Oder
nimm den Kristall und verzichte auf die Punkte: Du bleibst auf 15 und behältst ihn.</p>
`},{id:"round-end",title:"Ende einer Runde",level:2,html:""},{id:"scoring",title:"Zwischenwertung",level:3,html:`<p>In Spielreihenfolge nehmen alle zuerst 1 Zeitmarker je eigenem U-Boot in der Station und dürfen dann Karten <em>Programm bei der
Wertung</em> nutzen.</p>
<p>Danach werden für jeden Spieler vier Posten zusammengezählt:</p>
<table>
<thead>
<tr>
<th>Posten</th>
<th>Punkte</th>
</tr>
</thead>
<tbody><tr>
<td><strong>Mehrheit</strong></td>
<td>Die meisten der sechs Kontrollfelder: 6. Bei Gleichstand: je 3. Hat niemand ein Kontrollfeld, gibt es nichts.</td>
</tr>
<tr>
<td><strong>Eingesetzte Bots</strong></td>
<td>Die höchste aufgedeckte Zahl deiner Bot-Felder; es zählen nur Spalten ohne U-Boot.</td>
</tr>
<tr>
<td><strong>Kristalle</strong></td>
<td>1, 3, 6, 10, 15, 21 für 1, 2, 3, 4, 5, 6 Kristalle. Du behältst sie.</td>
</tr>
<tr>
<td><strong>Oktopoden</strong></td>
<td>Für jeden Sektor, den du kontrollierst: minus 1, 3, 6, 10, 15, 21 für die Oktopoden dort.</td>
</tr>
</tbody></table>
<p>Mehr als sechs zählen als sechs. Die vier Posten ergeben eine Summe, und dein Zählstein zieht einmal, in Spielreihenfolge.
Rote Linien gelten; du kannst sie mit den eben gewerteten Kristallen bezahlen. Ist die Summe negativ, ziehst du zurück,
aber nicht hinter die letzte rote Linie, die du überschritten hast, und nie unter 0.</p>
<p><img src="`+r+`" alt="Bot-Felder des Tableaus" width="782" height="210"></p>
<p>Bots verlassen das Tableau von links und kommen auf das leere Feld ganz rechts zurück. Im Bild sind drei U-Boote
eingesetzt und acht Bots unterwegs: 6 Punkte, denn 7 und 8 liegen unter einem U-Boot. Zahlen und Spalten sind <em>(von uns
entworfen)</em>; mit 1, 2, 3, 4, 5, 6 eingesetzten U-Booten gibt es höchstens 2, 4, 6, 8, 11, 14 Punkte <em>(von uns
entworfen)</em>. Programmierte Bots stehen nicht mehr im Vorrat und zählen mit.</p>
<p><em>Beispiel.</em> Du teilst die Mehrheit (3), hast Bots eingesetzt wie im Bild (6, von uns entworfen), hast 3 Kristalle (6)
und kontrollierst einen Sektor mit 2 Oktopoden (−3): 12 Punkte. Von 10 ziehst du auf 22 und zahlst einen Kristall für
die Linie vor 17 <em>(von uns entworfen)</em>.</p>
`},{id:"next-round",title:"Die nächste Runde",level:3,html:`<p>Nach den Runden 1, 2 und 3:</p>
<ol>
<li>Legt an jeden Sektor eine neue Forschungskarte und einen neuen Laborausbau auf die Stapel.</li>
<li>Das oberste Zentrumsplättchen sagt, was jeder Sektor bekommt <em>(Mengen von uns entworfen)</em>: Zeitmarker ersetzen, was dort
liegt, Kristalle und Oktopoden kommen hinzu. Reichen Kristalle oder Oktopoden nicht, geht im Uhrzeigersinn vom ersten
Sektor aus <em>(unsere Regelung)</em>. Nehmt das Plättchen weg: Das nächste zeigt die neue Glühbirne.</li>
<li>Die Passreihenfolge wird zur Spielreihenfolge. Ingenieure kehren auf <code>start</code> zurück.</li>
<li>Legt die Programmierplättchen aus, wie es die nächste Programmkarte zeigt.</li>
</ol>
<p>Bots, U-Boote, Wissenschaftler, programmierte Bots und Labore bleiben, wie sie sind. Für 3 Zeitmarker zu programmieren ist
wieder möglich.</p>
`},{id:"end",title:"Ende des Spiels",level:2,html:`<p>Nach der Zwischenwertung der vierten Runde kommen hinzu, ohne rote Linien:</p>
<ul>
<li>1, 3, 6, 10, 15, 21 Punkte für 1, 2, 3, 4, 5, 6 verschiedene Buchstaben im Labor, das Basislabor mitgezählt;</li>
<li>1 Punkt je Zeitmarker;</li>
<li>5 Punkte, wenn alle sechs U-Boote in der Station sind;</li>
<li>5 Punkte, wenn das Labor fünf Ausbauten hat.</li>
</ul>
<p>Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Kontrollfelder besetzt, dann, wer mehr Kristalle hat. Ist dann noch
Gleichstand, teilt ihr euch den Platz <em>(unsere Regelung)</em>.</p>
`},{id:"few",title:"Zu zweit und zu dritt",level:2,html:`<p>Neutrale Figuren spielen mit. Wie genau, ließ sich nicht herausfinden; darum ist dies alles <em>(unsere Regelung)</em>:</p>
<ul>
<li>Zwischen Schritt 6 und 7 des Aufbaus zieht ihr für jede fehlende Person ein Basislabor (eines zu dritt, zwei zu
zweit). Sein Sektor bekommt 1 Oktopoden, 1 Kristall, 2 Zeitmarker, ein neutrales U-Boot auf das erste Feld und einen
neutralen Bot auf das Kontrollfeld. Dann geht es mit Schritt 7 und den zwei übrigen Laboren weiter.</li>
<li>Alle neutralen Figuren haben dieselbe Farbe, die niemandem gehört. Neutrale Bots werden verdrängt und ausgedünnt wie alle
anderen; zurückgenommene verlassen das Spiel. Neutrale U-Boote bleiben, wo sie sind.</li>
<li>Neutrale Bots besetzen Kontrollfelder, bekommen aber keine Punkte und zählen bei der Mehrheit nicht mit.</li>
</ul>
`},{id:"questions",title:"Kleine Fragen",level:2,html:`<table>
<thead>
<tr>
<th>Frage</th>
<th>Antwort</th>
</tr>
</thead>
<tbody><tr>
<td>Muss ich die Bots für die Buchstaben eines Laborausbaus stellen?</td>
<td>Nein, jeder ist freiwillig. Bei leerem Vorrat wird keiner gestellt. <em>(unsere Regelung)</em></td>
</tr>
<tr>
<td>Darf mein Bot meinen eigenen verdrängen?</td>
<td>Ja; die Karte <em>Verdrängen</em> zahlt aber nur für fremde. <em>(unsere Regelung)</em></td>
</tr>
<tr>
<td>Mein Labor hat nur Platz für 1 Zeitmarker, und im gelben Bereich liegt keiner.</td>
<td>Es wird auf 2 aufgefüllt, du nimmst 1, und 1 bleibt. <em>(unsere Regelung)</em></td>
</tr>
<tr>
<td>Darf ich weniger Oktopoden fangen, als ich könnte?</td>
<td>Ja, beliebig wenige. Fängst du keinen, bringt keine Karte eine Prämie.</td>
</tr>
<tr>
<td>Darf ich auf eine Prämie verzichten?</td>
<td>Ja, wo eine rote Linie in Reichweite ist. Sonst zahlt sie von selbst aus. <em>(dass du sonst nicht gefragt wirst: unsere Regelung)</em></td>
</tr>
<tr>
<td>Darf ich mitten in einer Aktion einen Bot zurückrufen?</td>
<td>Ja: nach dem Weg oder sonst nach dem Preis eines U-Boots, wo die Zeitmarker vorher nicht gepasst hätten. <em>(diese Zeitpunkte: unsere Regelung)</em></td>
</tr>
<tr>
<td>Ich bekomme einen Kristall als Prämie, habe aber keinen Platz, oder es gibt keinen mehr.</td>
<td>Du bekommst nichts. <em>(unsere Regelung)</em></td>
</tr>
<tr>
<td>Der Stapel am Sektor ist leer, oder alle U-Boot-Felder sind belegt.</td>
<td>Es geschieht nichts. <em>(unsere Regelung)</em></td>
</tr>
<tr>
<td>Was ist verborgen?</td>
<td>Die Reihenfolge der Forschungskarten und Laborausbauten, die Programmkarten unter der nächsten und die Zentrumsplättchen unter dem obersten <em>(unsere Regelung)</em>.</td>
</tr>
</tbody></table>
`},{id:"words",title:"Wörter",level:2,html:`<table>
<thead>
<tr>
<th>Wort</th>
<th>Bedeutung</th>
</tr>
</thead>
<tbody><tr>
<td>Basislabor</td>
<td>dein Labor am Anfang; sein Buchstabe nennt deinen Startsektor</td>
</tr>
<tr>
<td>Glühbirne</td>
<td>die Zahl auf dem obersten Zentrumsplättchen: 2, 3, 4, 5</td>
</tr>
<tr>
<td>Ingenieur</td>
<td>deine Figur in der Zentrale</td>
</tr>
<tr>
<td>Kontrollfeld</td>
<td>das eine Feld, das entscheidet, wer einen Sektor kontrolliert</td>
</tr>
<tr>
<td>Laborausbau</td>
<td>ein Plättchen, das Kapazität und vielleicht Buchstaben bringt</td>
</tr>
<tr>
<td>Ladestation</td>
<td>dorthin kommen Bots, die vom Kontrollfeld verdrängt wurden</td>
</tr>
<tr>
<td>Programm</td>
<td>eine von sieben Farben: Grün, Gelb, Schwarz, Lila, Blau, Rot, Weiß</td>
</tr>
<tr>
<td>Programmierfeld</td>
<td>das farbige Feld am weißen Bereich eines Sektors</td>
</tr>
<tr>
<td>programmierter Bot</td>
<td>ein Bot auf einem der sieben Symbole deines Tableaus</td>
</tr>
<tr>
<td>rote Linie</td>
<td>eine Linie auf der Wissensleiste, die einen Kristall kostet</td>
</tr>
<tr>
<td>Schleuse</td>
<td>der Durchgang zwischen zwei Sektoren</td>
</tr>
<tr>
<td>Vorrat</td>
<td>deine Bots, die weder programmiert noch in der Station sind</td>
</tr>
<tr>
<td>Wissenschaftler</td>
<td>deine Figur in der Station</td>
</tr>
<tr>
<td>Wissenspunkte</td>
<td>die Punkte, um die es geht</td>
</tr>
<tr>
<td>Zeitmarker</td>
<td>die Währung</td>
</tr>
<tr>
<td>zurückrufen</td>
<td>einen programmierten Bot für 2 Zeitmarker in den Vorrat legen</td>
</tr>
</tbody></table>
`}]};export{s as default};
