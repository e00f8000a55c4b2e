import{p as e}from"./gizmos-table-DpN6rBbw.js";const t={title:"Gizmos: die Regeln",intro:`<p>Gizmos ist ein Spiel von Phil Walker-Harding (2018) für 2 bis 4 Personen. Hier stehen die Regeln in unseren eigenen
Worten, vollständig genug für heute Abend. Wo die Anleitungen schweigen und wir entscheiden mussten, steht <em>(unsere
Regelung)</em>.</p>
`,sections:[{id:"aim",title:"Ziel",level:2,html:`<p>Du baust Maschinen, und deine Maschinen setzen einander in Gang. Nimm Energie, bezahle Gizmos, und jeder neue Gizmo gibt
dir ein wenig mehr, wenn du etwas tust. Sobald jemand den vierten Gizmo der Stufe III oder den sechzehnten Gizmo insgesamt
gebaut hat, wird die Runde zu Ende gespielt. Wer die meisten Punkte hat, gewinnt.</p>
`},{id:"table",title:"Der Tisch",level:2,html:'<p><img src="'+e+`" alt="Der Tisch bei Gizmos, die Nummern sind darunter erklärt" width="910" height="430"></p>
<ol>
<li>Der <strong>Energiespender</strong>: die Kugeln, die niemand sieht.</li>
<li>Die <strong>Energiereihe</strong>: sechs sichtbare Kugeln.</li>
<li>Die drei <strong>Stapel</strong> der Stufen I, II und III, verdeckt.</li>
<li>Die <strong>Auslage</strong>: vier Karten der Stufe I, drei der Stufe II, zwei der Stufe III, offen.</li>
<li>Dein <strong>Energiering</strong>: deine Kugeln, höchstens so viele, wie dein <em>Energielimit</em> erlaubt (anfangs 5).</li>
<li>Dein <strong>Archiv</strong>: die Karten, die du gespeichert hast, offen, höchstens so viele, wie dein <em>Kartenlimit</em> erlaubt
(anfangs 1).</li>
<li>Deine <strong>aktiven Gizmos</strong> in fünf Spalten: Upgrade, Umwandler, Speichern, Sammeln, Bauen.</li>
</ol>
<p>Es gibt 52 Kugeln, 13 von jeder Energie: <strong>Magma</strong> (rot), <strong>Elektro</strong> (gelb), <strong>Atomius</strong> (blau) und <strong>Dunkle Materie</strong>
(schwarz).</p>
<p>Eine Karte zeigt ihre Stufe, ihre Farbe und ihre Kosten, ihre Punkte und was sie tut. Ein <strong>Joker-Gizmo</strong> hat keine
bestimmte Farbe: Du bezahlst ihn mit beliebig gemischter Energie, und er zählt als alle vier Farben.</p>
<table>
<thead>
<tr>
<th>Spalte</th>
<th>Was ein solcher Gizmo tut</th>
</tr>
</thead>
<tbody><tr>
<td>Upgrade</td>
<td>erhöht deine Limits, macht Bauen billiger, bringt am Ende Punkte oder verbietet dir eine Aktion und ist dafür viele Punkte wert</td>
</tr>
<tr>
<td>Umwandler</td>
<td>eine Kugel, mit der du zahlst, zählt als etwas anderes</td>
</tr>
<tr>
<td>Speichern</td>
<td>tut etwas, wenn du speicherst</td>
</tr>
<tr>
<td>Sammeln</td>
<td>tut etwas, wenn du eine Kugel einer bestimmten Farbe sammelst</td>
</tr>
<tr>
<td>Bauen</td>
<td>tut etwas, wenn du eine bestimmte Karte baust</td>
</tr>
</tbody></table>
`},{id:"setup",title:"Aufbau",level:2,html:`<ol>
<li>Lost aus, wer beginnt; alle haben die gleiche Chance. Von dort geht es im Uhrzeigersinn. Hier lost das Programm aus, und
niemand kann es sich aussuchen.</li>
<li>Alle bekommen eine Startkarte. Sie ist vom ersten Zug an aktiv: <em>Wenn du speicherst, ziehe 1 zufällige Energiekugel.</em> Alle
vier sind gleich.</li>
<li>Mischt die drei Stufen getrennt. Von Stufe III kommen 16 zufällige Karten ins Spiel; die anderen 20 legt ihr
ungesehen in die Schachtel zurück.</li>
<li>Legt die Auslage aus: 4 Karten der Stufe I, 3 der Stufe II, 2 der Stufe III.</li>
<li>Füllt alle 52 Kugeln in den Energiespender. Sechs davon rollen in die Energiereihe.</li>
</ol>
`},{id:"turn",title:"Dein Zug",level:2,html:`<p>Führe genau <strong>eine</strong> von vier Aktionen aus. Danach darfst du die Gizmos nutzen, die sie ausgelöst hat. Das ist alles.</p>
`},{id:"file",title:"Speichern",level:3,html:`<p>Nimm eine Karte aus der Auslage in dein Archiv. Du kannst sie später bauen, und niemand sonst kann es. Das geht nicht,
wenn dein Archiv voll ist oder eine deiner Karten das Speichern verbietet.</p>
`},{id:"pick",title:"Sammeln",level:3,html:`<p>Nimm eine Kugel aus der Energiereihe in deinen Energiering. Eine zufällige Kugel aus dem Energiespender füllt die Lücke
sofort. Das geht nicht, wenn dein Energiering voll ist.</p>
`},{id:"build",title:"Bauen",level:3,html:`<p>Nimm eine Karte aus der Auslage oder aus deinem Archiv, <a href="#pay">bezahle sie</a> und lege sie zu deinen aktiven Gizmos.
Erhöht sie ein Limit, so gilt das sofort.</p>
`},{id:"research",title:"Forschen",level:3,html:`<p>Wähle eine Stufe, deren Stapel nicht leer ist. Ziehe so viele Karten, wie dein <em>Forschungswert</em> sagt (anfangs 3), oder
alle, falls es weniger sind. Nur du siehst sie an. Dann tust du eines davon:</p>
<ul>
<li>eine der Karten bauen und bezahlen;</li>
<li>eine der Karten speichern, wenn dein Archiv Platz hat und dir das Speichern nicht verboten ist;</li>
<li>nichts von beidem.</li>
</ul>
<p>Die übrigen Karten kommen verdeckt unter ihren Stapel, in einer Reihenfolge deiner Wahl. Forschen geht nicht, wenn eine
deiner Karten es verbietet.</p>
`},{id:"notes",title:"Gut zu wissen",level:3,html:`<ul>
<li>Eine Lücke in der Auslage wird sofort vom Stapel dieser Stufe gefüllt. Ist er leer, bleibt die Lücke <em>(unsere Regelung)</em>.</li>
<li>Erst wird bezahlt, nachgelegt und angelegt, danach kommen die Auslöser.</li>
<li>Solange du eine der vier Aktionen ausführen kannst, darfst du nicht passen. Kannst du keine ausführen, so passt du <em>(unsere
Regelung)</em>. Könnte dann niemand mehr etwas tun, wenn er an der Reihe wäre, ist das Spiel zu Ende <em>(unsere Regelung)</em>.</li>
</ul>
`},{id:"pay",title:"Bezahlen",level:2,html:`<p><strong>Der Preis</strong> sind die Kosten der Karte abzüglich aller deiner Rabatte, die gelten: auf Karten der Stufe II, auf Karten
aus dem Archiv, auf Karten beim Forschen. Rabatte werden zusammengezählt und gelten bei jedem solchen Bau <em>(unsere
Regelung)</em>, aber der Preis sinkt nie unter 0. Du musst einen Rabatt nicht nutzen: Erlaubt ist jeder Preis vom
ermäßigten bis zu den vollen Kosten.</p>
<p><strong>Die Farbe.</strong> Eine farbige Karte bezahlst du in ihrer Farbe, ein Joker-Gizmo beliebig gemischt. Ausgegebene Kugeln
kommen zurück in den Energiespender.</p>
<p><strong>Umwandler</strong> ändern, als was eine ausgegebene Kugel zählt: Aus einer Farbe wird eine andere, oder aus einer Kugel
werden zwei. Jede Umwandlung einer Karte wirkt einmal je Bezahlung, auf eine Kugel oder auf das Ergebnis einer anderen
Umwandlung: Ketten sind erlaubt, in jeder Reihenfolge. Jede Umwandler-Karte wirkt einmal im Zug. Eine Karte mit zwei
Umwandlungen ist auch dann verbraucht, wenn du nur eine davon gebraucht hast <em>(unsere Regelung)</em>.</p>
<p><strong>Zahle genau.</strong> Nichts darf übrig bleiben: Kugeln und Umwandlungen müssen exakt den Preis ergeben <em>(unsere
Regelung)</em>. Und keine überflüssigen Umwandler: Einen Umwandler, ohne den die Bezahlung ebenso aufginge, darfst du nicht
nutzen <em>(unsere Regelung)</em>.</p>
`},{id:"examples",title:"Beispiele",level:3,html:`<table>
<thead>
<tr>
<th>Du willst</th>
<th>Du hast</th>
<th>Ergebnis</th>
</tr>
</thead>
<tbody><tr>
<td>eine Karte für 4 Schwarz</td>
<td>2 Schwarz, einen Umwandler <em>1 Schwarz zählt als 2 Schwarz</em></td>
<td>1 + 2 = 3. Das reicht nicht.</td>
</tr>
<tr>
<td>eine Karte für 3 Schwarz</td>
<td>dasselbe</td>
<td>Zahle 2 Schwarz mit dem Umwandler.</td>
</tr>
<tr>
<td>eine Karte für 2 Blau</td>
<td>2 Gelb, einen Umwandler <em>1 Gelb zählt als beliebige Farbe</em></td>
<td>Er wirkt nur einmal: 1 Blau. Das reicht nicht.</td>
</tr>
<tr>
<td>eine Karte für 2 Blau</td>
<td>2 Gelb; <em>1 Gelb als beliebige Farbe</em>, <em>1 Rot als 2 Rot</em>, <em>1 oder 2 Rot als beliebige Farbe</em></td>
<td>Zahle <strong>ein</strong> Gelb: Gelb → Rot → 2 Rot → 2 Blau. Alle drei Umwandler sind verbraucht.</td>
</tr>
<tr>
<td>eine Karte für 3 Schwarz</td>
<td>3 Schwarz, <em>1 Schwarz zählt als 2 Schwarz</em></td>
<td>Du wählst: 3 Schwarz, oder 2 Schwarz mit dem Umwandler.</td>
</tr>
<tr>
<td>eine Karte der Stufe II für 3 Rot</td>
<td>3 Rot, einen Rabatt von 1 auf Stufe II</td>
<td>Du wählst: 2 Rot, oder 3 Rot, wenn du Platz im Energiering willst.</td>
</tr>
</tbody></table>
`},{id:"triggers",title:"Auslöser und Kettenreaktionen",level:2,html:`<p>Deine Aktion <em>löst</em> diejenigen deiner aktiven Gizmos <em>aus</em>, deren Bedingung sie erfüllt:</p>
<table>
<thead>
<tr>
<th>Bedingung</th>
<th>Ausgelöst durch</th>
</tr>
</thead>
<tbody><tr>
<td>Speichern</td>
<td>jede Speichern-Aktion</td>
</tr>
<tr>
<td>Sammeln, mit Farben</td>
<td>das Sammeln einer dieser Farben</td>
</tr>
<tr>
<td>Bauen, mit Farben</td>
<td>den Bau einer Karte in einer dieser Farben; ein Joker-Gizmo zählt als alle vier</td>
</tr>
<tr>
<td>Bauen aus dem Archiv</td>
<td>den Bau einer Karte aus deinem Archiv</td>
</tr>
<tr>
<td>Bauen der Stufe II</td>
<td>den Bau einer Karte der Stufe II</td>
</tr>
</tbody></table>
<p>Ein ausgelöster Gizmo ist <strong>bereit</strong>. Bereite Gizmos darfst du in beliebiger Reihenfolge nutzen, jeden <strong>einmal im
Zug</strong>, oder sie ungenutzt lassen. Was du damit tust, kann weitere Gizmos auslösen. Bauen und Speichern beim Forschen lösen aus wie
sonst auch.</p>
`},{id:"effects",title:"Was Gizmos tun",level:3,html:`<table>
<thead>
<tr>
<th>Effekt</th>
<th>Was du tust</th>
</tr>
</thead>
<tbody><tr>
<td>Ziehen</td>
<td>nimm zufällige Kugeln aus dem Energiespender, eine nach der anderen, bis zur gezeigten Zahl und solange dein Energiering Platz hat; nach jeder darfst du aufhören <em>(unsere Regelung)</em></td>
</tr>
<tr>
<td>Sammeln</td>
<td>führe so viele Sammeln-Aktionen nacheinander aus; nach der ersten darfst du aufhören <em>(unsere Regelung)</em></td>
</tr>
<tr>
<td>Punkte</td>
<td>nimm Siegpunktmarker in diesem Wert; sie gehen nie aus <em>(unsere Regelung)</em></td>
</tr>
<tr>
<td>Speichern</td>
<td>eine Speichern-Aktion, aus der Auslage</td>
</tr>
<tr>
<td>Forschen</td>
<td>eine Forschen-Aktion</td>
</tr>
<tr>
<td>kostenlos bauen</td>
<td>baue eine Karte der Stufe I aus der Auslage oder deinem Archiv und zahle nichts</td>
</tr>
</tbody></table>
<ul>
<li>Ein Gizmo wird <strong>nie von der Aktion ausgelöst, mit der er gebaut wurde</strong>. Spätere Aktionen desselben Zuges können ihn
auslösen.</li>
<li>Ziehen ist nicht Sammeln. Zufällige Energie löst nichts aus.</li>
<li>Zweimal ausgelöst zu werden ändert nichts: Einmal im Zug ist einmal im Zug.</li>
<li>Ob ein Effekt möglich ist, zeigt sich, wenn du ihn nutzt, nicht schon beim Auslösen. Mit vollem Energiering kannst du
jetzt nicht ziehen, später im Zug aber vielleicht doch.</li>
<li>Führe einen Effekt zu Ende oder brich ihn ab, bevor du den nächsten Gizmo nutzt, auch einen, den das erste von zweimal
Sammeln bereit gemacht hat <em>(unsere Regelung)</em>.</li>
</ul>
`},{id:"chain",title:"Eine Kette",level:3,html:`<p>Du hast 2 Gelb und 1 Rot, den Umwandler <em>1 Gelb zählt als 2 Gelb</em> und die Gizmos <em>Gelb oder Blau bauen →
1 sammeln</em> und <em>Gelb sammeln → 1 ziehen</em>. In deinem Archiv liegt eine gelbe Karte für 3: <em>aus dem Archiv bauen → 2
sammeln</em>.</p>
<ol>
<li>Du baust sie aus dem Archiv mit 2 Gelb und dem Umwandler: 1 + 2 = 3.</li>
<li>Du hast Gelb gebaut, also sammelst du. Du nimmst eine gelbe Kugel.</li>
<li>Du hast Gelb gesammelt, also ziehst du eine zufällige Kugel.</li>
<li>Die neue Karte tut noch nichts: Ihr eigener Bau löst sie nicht aus.</li>
</ol>
`},{id:"end",title:"Ende und Wertung",level:2,html:`<p>Das Ende wird ausgelöst, wenn jemand <strong>4 aktive Gizmos der Stufe III</strong> oder <strong>insgesamt 16 aktive Gizmos</strong> hat, die
Startkarte mitgezählt. Dieser Zug geht normal weiter, und gespielt wird, bis die Person rechts vom Startspieler ihren Zug
gemacht hat: Dann hatten alle gleich viele Züge. Löst diese Person selbst das Ende aus, ist das Spiel nach ebendiesem Zug
vorbei.</p>
<p>Zähle zusammen:</p>
<ul>
<li>die aufgedruckten Punkte deiner aktiven Gizmos;</li>
<li>den Wert deiner Siegpunktmarker;</li>
<li>für jede Karte mit einer solchen Schlusswertung: 1 Punkt je Kugel in deinem Energiering oder den Wert deiner
Siegpunktmarker noch einmal. Diese Karten, III-13 bis III-16, erklären sich nur durch ihren Aufdruck; die Anleitungen
beschreiben sie nicht <em>(unsere Regelung)</em>.</li>
</ul>
<p>Bei Gleichstand gewinnt, wer mehr aktive Gizmos hat, dann, wer mehr Kugeln im Energiering hat, dann, wer im
Uhrzeigersinn am weitesten vom Startspieler entfernt sitzt, also in der Spielerreihenfolge weiter hinten ist.</p>
<p><strong>Was ist geheim?</strong> Die Reihenfolge der Stapel, die 20 unbenutzten Karten der Stufe III, die nächste Kugel, und die
Karten, die jemand beim Forschen ansieht, samt ihrem Platz unter dem Stapel. Alles andere ist offen, auch die Archive
und wer begonnen hat.</p>
`},{id:"words",title:"Wörter",level:2,html:`<table>
<thead>
<tr>
<th>Wort</th>
<th>Bedeutung</th>
</tr>
</thead>
<tbody><tr>
<td>aktive Gizmos</td>
<td>die Karten, die du gebaut hast</td>
</tr>
<tr>
<td>Archiv</td>
<td>deine gespeicherten Karten, offen</td>
</tr>
<tr>
<td>Auslage</td>
<td>die offenen Karten, die alle nehmen dürfen</td>
</tr>
<tr>
<td>bereit</td>
<td>ausgelöst und in diesem Zug noch nicht genutzt</td>
</tr>
<tr>
<td>Energielimit</td>
<td>wie viele Kugeln dein Energiering fasst: anfangs 5</td>
</tr>
<tr>
<td>Energiereihe</td>
<td>die sechs sichtbaren Kugeln</td>
</tr>
<tr>
<td>Energiering</td>
<td>der Platz deiner Kugeln</td>
</tr>
<tr>
<td>Energiespender</td>
<td>die verborgenen Kugeln</td>
</tr>
<tr>
<td>Forschungswert</td>
<td>wie viele Karten du beim Forschen ziehst: anfangs 3</td>
</tr>
<tr>
<td>Gizmo</td>
<td>eine Karte</td>
</tr>
<tr>
<td>Joker-Gizmo</td>
<td>eine Karte aller vier Farben, beliebig gemischt zu bezahlen</td>
</tr>
<tr>
<td>Kartenlimit</td>
<td>wie viele Karten dein Archiv fasst: anfangs 1</td>
</tr>
<tr>
<td>Magma, Elektro, Atomius, Dunkle Materie</td>
<td>die Energien Rot, Gelb, Blau, Schwarz</td>
</tr>
<tr>
<td>Siegpunktmarker</td>
<td>Punkte, die du während des Spiels bekommst</td>
</tr>
<tr>
<td>Startspieler</td>
<td>wer beginnt; das Los entscheidet</td>
</tr>
<tr>
<td>Umwandler</td>
<td>ein Gizmo, der ändert, als was eine ausgegebene Kugel zählt</td>
</tr>
<tr>
<td>Upgrade</td>
<td>ein Gizmo, der dir für den Rest des Spiels hilft</td>
</tr>
</tbody></table>
`}]};export{t as default};
