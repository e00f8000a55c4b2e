const e=`# Das Spiel im Terminal auf Deutsch; die Wörter der Karten und Aktionen stehen im Ordner darüber.

## Beschriftungen

heading =
    { $last ->
        [yes] Gizmos · Runde { $round }, die letzte; den letzten Zug hat { $name }
       *[no] Gizmos · Runde { $round }
    }
heading-over =
    { $rounds ->
        [one] Gizmos · zu Ende nach { $rounds } Runde
       *[other] Gizmos · zu Ende nach { $rounds } Runden
    }
first-player = Startspieler
label-ring = Energiering
label-archive = Archiv
any-colour = beliebige Farbe
deck =
    { $count ->
        [0] Stapel leer
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
research-amount = Forschungswert { $count }
progress =
    { $tokens ->
        [0] Gizmos { $active }/{ $all } · Stufe III { $third }/{ $most }
       *[other] Siegpunktmarker { $tokens } · Gizmos { $active }/{ $all } · Stufe III { $third }/{ $most }
    }
in-hand = Gezogene Karten, nur für deine Augen bestimmt
looking =
    { $count ->
        [one] { $count } Karte der Stufe { $level } wird gerade angesehen.
       *[other] { $count } Karten der Stufe { $level } werden gerade angesehen.
    }

## Was eine Karte tut, in wenigen Zeichen

short-on-file = speichern
short-on-pick = sammeln
short-on-build = bauen
short-archive = Archiv
short-draw = { $count } ziehen
short-pick = { $count } sammeln
short-gain_points = ★{ $count }
short-file = speichern
short-research = forschen
short-build_free = { $level } gratis bauen
short-forbids-file = kein Speichern
short-forbids-research = kein Forschen
short-build_level_2 = Stufe II −{ $discount }
short-build_from_archive = aus Archiv −{ $discount }
short-build_from_research = aus Forschung −{ $discount }
short-stored_energy = ★ je Kugel
short-point_tokens = ★ je Markerpunkt
short-limit-storage = Ring +{ $count }
short-limit-archive = Archiv +{ $count }
short-limit-research = Forschen +{ $count }

## Was zu entscheiden ist

asks-action = { $name }, wähle deine Aktion: speichern, sammeln, bauen oder forschen.
asks-pay = { $name }, wie bezahlst du { $card }?
asks-choose = { $name }, baue oder speichere eine der gezogenen Karten oder tu nichts von beidem.
asks-return = { $name }, welche Karte kommt als Nächstes unter den Stapel?
asks-use = { $name }, nutze einen bereiten Gizmo (◆) oder beende deinen Zug.
asks-pick = { $name }, sammle Energie mit { $card }.
asks-draw = { $name }, ziehe mit { $card } noch eine zufällige Energiekugel oder höre auf.
asks-file = { $name }, speichere mit { $card } einen Gizmo aus der Auslage.
asks-research = { $name }, forsche mit { $card } auf einer Stufe.
asks-build = { $name }, baue mit { $card } kostenlos einen Gizmo der Stufe I.
asks-over = Das Spiel ist zu Ende.

## Angebotene Aktionen

group-file = Speichern: einen Gizmo für später behalten
group-pick = Sammeln: Energie aus der Energiereihe nehmen
group-build = Bauen
group-research = Forschen: Karten eines Stapels ansehen
group-pass = Passen
group-pay = Bezahlen: ausgegeben · genutzte Umwandler · bleibt im Energiering
group-neither = Nichts von beidem
group-under = Unter den Stapel
group-use = Einen Gizmo nutzen
group-draw = Ziehen
group-stop = Aufhören
group-end = Den Zug beenden
look-at = { $count } von { $deck }
from-archive = aus dem Archiv
free = kostenlos
less = um { $count } billiger
nothing = nichts
stays = es bleibt
empty = ein leerer Ring

## Was geschehen ist

opening = { $name } beginnt; das hat das Los entschieden.

## Die Wertung

score-title = Wertung
score-printed = Punkte auf Gizmos
score-tokens = Siegpunktmarker
score-end-energy = Spielende: gelagerte Energie
score-end-tokens = Spielende: Siegpunktmarker
score-total = Summe
score-gizmos = aktive Gizmos
score-energy = Energie im Energiering
winner =
    { $by ->
        [gizmos] { $name } gewinnt: gleich viele Punkte, aber mehr aktive Gizmos.
        [energy] { $name } gewinnt: gleich viele Punkte und Gizmos, aber mehr Energie im Energiering.
        [seat] { $name } gewinnt: in allem gleich, aber weiter hinten in der Spielerreihenfolge.
       *[points] { $name } gewinnt mit den meisten Punkten.
    }

## Die Regeln in Kürze

rules =
    # Gizmos in Kürze

    Du baust Gizmos, und deine Gizmos setzen einander in Gang. **Wer die meisten Punkte hat, gewinnt.**

    Dein Zug ist **eine** von vier Aktionen, danach kommen die ausgelösten Gizmos:

    - **Speichern** (\`file\`): Nimm eine Karte aus der Auslage in dein Archiv, um sie später zu bauen.
    - **Sammeln** (\`pick\`): Nimm eine Kugel aus der Energiereihe. Eine zufällige füllt die Lücke.
    - **Bauen** (\`build\`): Bezahle eine Karte aus der Auslage oder deinem Archiv. Sie ist sofort aktiv.
    - **Forschen** (\`research\`): Sieh dir Karten eines Stapels an; baue oder speichere eine oder keine. Der Rest kommt unter den Stapel.

    __Bezahlen.__ Eine Karte kostet Energie ihrer Farbe, ein Joker-Gizmo (\\*) eine beliebige Mischung. Umwandler ändern, als
    was eine ausgegebene Kugel zählt, jeder einmal pro Zug, auch in Ketten. Du zahlst passend; auf Rabatte darfst du verzichten.

    __Auslösen.__ Was du speicherst, sammelst oder baust, macht Gizmos *bereit* (◆). Nutze jeden einmal pro Zug, in beliebiger
    Reihenfolge, oder lass es. Ein Gizmo löst sich nie durch seinen eigenen Bau aus. Zufällig ziehen ist nicht sammeln.

    __Limits__ am Anfang: 5 Kugeln im Energiering, 1 Karte im Archiv, 3 Karten beim Forschen.

    __Das Ende__ kommt, wenn jemand den 4. Gizmo der Stufe III oder den 16. insgesamt hat; die Runde wird zu Ende gespielt. Punkte
    bringen Gizmos, Siegpunktmarker und Wertungen am Spielende. Bei Gleichstand: mehr Gizmos, mehr Energie, weiter hinten in der Spielerreihenfolge.

    __Zeichen.__ \`R Y B K\` sind rot, gelb, blau und schwarz (red, yellow, blue, black), \`*\` ist eine beliebige Farbe. \`sammeln Y → 1 ziehen\`
    heißt: Wenn du gelbe Energie sammelst, ziehe 1 zufällige. \`B→*\`: Beim Bezahlen zählt eine blaue Kugel als beliebige Farbe. \`★2\`: 2 Punkte.
`,u=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Gizmos auf Deutsch. Die Energien heißen nach ihren Farben; \`energy-name\` hat die Namen der Spielregel.
# Jeder Satz ist eine eigene Nachricht. Von außen kommen nur Kartennummern, Zahlen und Listen.

## Wörter

colour =
    { $colour ->
        [red] rot
        [yellow] gelb
        [blue] blau
        [black] schwarz
       *[any] Joker-Gizmo
    }
# die rote Energie(kugel), einen roten Gizmo
colour-energy =
    { $colour ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
       *[black] schwarze
    }
colour-energies = { colour-energy }
colour-many = { colour-energy }
colour-gizmo =
    { $colour ->
        [red] roten
        [yellow] gelben
        [blue] blauen
       *[black] schwarzen
    }

energy-name =
    { $colour ->
        [red] Magma
        [yellow] Elektro
        [blue] Atomius
       *[black] Dunkle Materie
    }

price =
    { $colour ->
        [any] { $price ->
            [one] { $price } Energiekugel beliebiger Farbe
           *[other] { $price } Energiekugeln beliebiger Farbe
        }
       *[other] { $price ->
            [one] { $price } { colour-energy } Energiekugel
           *[other] { $price } { colour-energies } Energiekugeln
        }
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
discount =
    { $discount ->
        [one] { $discount } Energiekugel
       *[other] { $discount } Energiekugeln
    }

list-and = { $first } und { $rest }
list-or = { $first } oder { $rest }
list-more = { $first }, { $rest }

name-file = Speichern
name-pick = Sammeln
name-build = Bauen
name-research = Forschen
name-upgrade = Upgrade
name-converter = Umwandler
name-display = Auslage
name-row = Energiereihe
name-dispenser = Energiespender
name-ring = Energiering
name-archive = Archiv
name-active = Aktive Gizmos
name-tokens = Siegpunktmarker
name-storage-limit = Energielimit
name-file-limit = Kartenlimit
name-research-amount = Forschungswert

## Karten

card-title =
    { $points ->
        [0] { $card } · { colour } · Kosten { $cost } · Punkte am Spielende
       *[other] { $card } · { colour } · Kosten { $cost } · { points }
    }
card-title-starting = { $card } · Start-Gizmo

card-triggered =
    { $trigger ->
        [file] Wenn du einen Gizmo speicherst: { effect }
        [pick] Wenn du { $colours } Energie sammelst: { effect }
        [build] Wenn du einen { $colours } Gizmo baust: { effect }
        [archive] Wenn du einen Gizmo aus deinem Archiv baust: { effect }
       *[level] Wenn du einen Gizmo der Stufe { $level } baust: { effect }
    }
effect =
    { $effect ->
        [draw] { $count ->
            [one] Ziehe { $count } zufällige Energiekugel.
           *[other] Ziehe bis zu { $count } zufällige Energiekugeln.
        }
        [pick] { $count ->
            [one] Sammle { $count } Energiekugel.
           *[other] Sammle bis zu { $count } Energiekugeln.
        }
        [gain_points] { $count ->
            [one] Nimm einen Siegpunktmarker im Wert von { $count }.
           *[other] Nimm Siegpunktmarker im Wert von { $count }.
        }
        [file] Speichere einen Gizmo aus der Auslage.
        [research] Forsche auf einer Stufe deiner Wahl.
       *[build_free] Baue kostenlos einen Gizmo der Stufe { $free }.
    }

card-converts = 1 { colour-energy } Energiekugel zählt als beliebige Farbe.
card-converts-two = 1 oder 2 { colour-energies } Energiekugeln zählen jeweils als beliebige Farbe.
card-converts-all = 1 Energiekugel beliebiger Farbe zählt als beliebige andere Farbe.
card-doubles = 1 { colour-energy } Energiekugel zählt als 2 { colour-energies }.

card-limits-storage = Dein Energielimit steigt um { $storage }.
card-limits-storage-archive = Dein Energielimit steigt um { $storage } und dein Kartenlimit um { $archive }.
card-limits-storage-research = Dein Energielimit steigt um { $storage } und dein Forschungswert um { $research }.
card-limits-storage-archive-research = Dein Energielimit steigt um { $storage }, dein Kartenlimit um { $archive } und dein Forschungswert um { $research }.
card-forbids-file = Du darfst keine Gizmos mehr speichern.
card-forbids-research = Du darfst nicht mehr forschen.
card-discount-build_level_2 = Gizmos der Stufe II kosten dich { discount } weniger.
card-discount-build_from_archive = Gizmos aus deinem Archiv kosten dich { discount } weniger.
card-discount-build_from_research = Gizmos, die du beim Forschen baust, kosten dich { discount } weniger.
card-end-stored_energy = Am Spielende: 1 Punkt für jede Energiekugel in deinem Energiering.
card-end-point_tokens = Am Spielende: so viele Punkte, wie deine Siegpunktmarker wert sind.

## Aktionen

file =
    { $source ->
        [research] Speichere { $card } aus den gezogenen Karten; { gizmo-facts }.
       *[display] Speichere { $card } aus der Auslage; { gizmo-facts }.
    }
gizmo-facts =
    { $points ->
        [0] er kostet { price } und bringt Punkte am Spielende
       *[other] er kostet { price } und bringt { points }
    }

build =
    { $source ->
        [research] Baue { $card } aus den gezogenen Karten { build-price }; { build-points }.
        [archive] Baue { $card } aus deinem Archiv { build-price }; { build-points }.
       *[display] Baue { $card } aus der Auslage { build-price }; { build-points }.
    }
build-price =
    { $price ->
        [0] kostenlos
       *[other] { $discount ->
            [0] für { price }
           *[other] für { price } statt { $cost }
        }
    }
build-points =
    { $points ->
        [0] er bringt Punkte am Spielende
       *[other] er bringt { points }
    }

pick =
    { $more ->
        [0] Sammle 1 { colour-energy } Energiekugel ({ energy-name }) aus der Energiereihe.
       *[other] Sammle 1 { colour-energy } Energiekugel ({ energy-name }) aus der Energiereihe; danach darfst du noch { $more } sammeln.
    }
research =
    { $count ->
        [one] Forsche auf Stufe { $level }: Sieh dir die letzte Karte des Stapels an; dann baue oder speichere sie oder tu nichts von beidem.
       *[other] Forsche auf Stufe { $level }: Sieh dir { $count } Karten des Stapels an; dann baue oder speichere eine davon oder tu nichts von beidem.
    }
pass = Passe: Du kannst weder speichern noch sammeln, bauen oder forschen.

pay =
    { $count ->
        [0] Zahle { $spheres } für { $card }.
        [one] Zahle { $spheres } für { $card } und nutze den Umwandler { $via }.
       *[other] Zahle { $spheres } für { $card } und nutze die Umwandler { $via }.
    }
pay-nothing = Zahle nichts für { $card }.

neither =
    { $count ->
        [one] Baue und speichere die gezogene Karte nicht; sie kommt unter den Stapel der Stufe { $level }.
       *[other] Baue und speichere keine der { $count } gezogenen Karten; sie kommen unter den Stapel der Stufe { $level }.
    }
under = Lege { $card } als Nächstes unter den Stapel der Stufe { $level }.
under-rest = Lege die { $count } übrigen Karten in der gezogenen Reihenfolge unter den Stapel der Stufe { $level }.
under-hidden = Lege gezogene Karten unter den Stapel der Stufe { $level }.

use = Nutze { $card }: { effect }
end = Beende deinen Zug und lass { $ready } ungenutzt.
draw =
    { $more ->
        [0] Ziehe für { $card } noch 1 zufällige Energiekugel.
       *[other] Ziehe für { $card } noch 1 zufällige Energiekugel; danach darfst du noch { $more } ziehen.
    }
stop-draw =
    { $left ->
        [one] Höre auf, für { $card } zu ziehen, und verzichte auf { $left } weitere zufällige Energiekugel.
       *[other] Höre auf, für { $card } zu ziehen, und verzichte auf { $left } weitere zufällige Energiekugeln.
    }
stop-pick =
    { $left ->
        [one] Höre auf, für { $card } zu sammeln, und verzichte auf { $left } weitere Energiekugel.
       *[other] Höre auf, für { $card } zu sammeln, und verzichte auf { $left } weitere Energiekugeln.
    }

## Warum eine Aktion nicht erlaubt ist

illegal-unknown = „{ $action }“ ist keine Aktion dieses Spiels; eine Aktion lautet zum Beispiel „pick red“ oder „file II-03“.
illegal-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
illegal-stage =
    { $stage ->
        [action] Nicht jetzt: Wähle zuerst die Aktion deines Zuges – speichern, sammeln, bauen oder forschen.
        [pay] Nicht jetzt: Entscheide zuerst, wie du den Gizmo bezahlst.
        [choose] Nicht jetzt: Entscheide zuerst, ob du eine der gezogenen Karten baust oder speicherst oder nichts von beidem tust.
        [return] Nicht jetzt: Lege zuerst die gezogenen Karten unter den Stapel zurück.
        [use] Nicht jetzt: Nutze einen deiner bereiten Gizmos oder beende deinen Zug.
        [pick] Nicht jetzt: Sammle zuerst Energie aus der Energiereihe, wie es dein Gizmo erlaubt.
        [draw] Nicht jetzt: Entscheide zuerst, ob du noch eine zufällige Energiekugel ziehst oder aufhörst.
        [file] Nicht jetzt: Speichere zuerst einen Gizmo aus der Auslage, wie es dein Gizmo erlaubt.
        [research] Nicht jetzt: Forsche zuerst auf einer Stufe, wie es dein Gizmo erlaubt.
        [build] Nicht jetzt: Baue zuerst kostenlos einen Gizmo der Stufe I, wie es dein Gizmo erlaubt.
       *[over] Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
    }
illegal-pick-ring-full =
    { $limit ->
        [one] Dein Energiering ist voll: Er fasst { $limit } Energiekugel. Baue einen Gizmo, um Platz zu schaffen.
       *[other] Dein Energiering ist voll: Er fasst { $limit } Energiekugeln. Baue einen Gizmo, um Platz zu schaffen.
    }
illegal-pick-not-in-row = In der Energiereihe liegt keine { colour-energy } Energiekugel; sammle eine der Farben, die dort liegen.
illegal-file-archive-full =
    { $limit ->
        [one] Dein Archiv ist voll: Es fasst { $limit } Gizmo. Baue ihn, um Platz zu schaffen.
       *[other] Dein Archiv ist voll: Es fasst { $limit } Gizmos. Baue einen davon, um Platz zu schaffen.
    }
illegal-file-forbidden = Du darfst nicht mehr speichern: Dein { $card } verbietet es.
illegal-file-not-in-display = { $card } liegt nicht in der Auslage; nur von dort kannst du einen Gizmo speichern.
illegal-file-not-in-hand = { $card } gehört nicht zu den gezogenen Karten; nur von diesen kannst du eine speichern.
illegal-build-not-available = { $card } liegt weder in der Auslage noch in deinem Archiv; nur von dort kannst du einen Gizmo bauen.
illegal-build-not-in-hand = { $card } gehört nicht zu den gezogenen Karten; nur von diesen kannst du eine bauen.
illegal-build-cost =
    { $converters ->
        [yes] { $card } kostet { price }; mit deinen Umwandlern kommst du auf { $reach }.
       *[no] { $card } kostet { price }; du hast { $reach }.
    }
illegal-build-not-free = { $card } kann nicht kostenlos gebaut werden; das geht nur mit einem Gizmo der Stufe I.
illegal-research-empty = Der Stapel der Stufe { $level } ist leer; forsche auf einer Stufe, von der noch Karten da sind.
illegal-research-forbidden = Du darfst nicht mehr forschen: Dein { $card } verbietet es.
illegal-pay = So kannst du { $card } nicht bezahlen; wähle eine der angebotenen Zahlungsmöglichkeiten.
illegal-use-not-ready = { $card } ist nicht bereit; nutzen kannst du nur einen Gizmo, der in diesem Zug ausgelöst wurde.
illegal-use-not-now = { $card } ist bereit, aber der Effekt lässt sich jetzt nicht ausführen; nutze einen anderen Gizmo oder beende deinen Zug.
illegal-use-used = { $card } wurde in diesem Zug schon genutzt; jeder Gizmo wirkt einmal pro Zug.
illegal-under = { $card } gehört nicht zu den Karten, die du zurücklegst; wähle eine von diesen.
illegal-pass = Passen kannst du nur, wenn du weder speichern noch sammeln, bauen oder forschen kannst.
illegal-end = Du kannst deinen Zug jetzt nicht beenden; bringe zuerst zu Ende, was du begonnen hast.
illegal-spelling = „{ $action }“ muss „{ $right }“ geschrieben werden.

## Was man tun möchte: „Warum kann ich nicht …“

want-pick = … Energie sammeln?
want-file = … einen Gizmo speichern?
want-build = … einen Gizmo bauen?
want-research = … forschen?
want-use = … einen Gizmo nutzen?
want-end = … meinen Zug beenden?
want-pass = … passen?

# Ein Zug einer Eröffnung in zwei Worten.
opening-turn =
    { $action ->
        [pick] sammeln
        [file] Stufe { $level } speichern
        [build] Stufe { $level } bauen
        [research] auf Stufe { $level } forschen
       *[pass] passen
    }
`,l=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),i=`# Was Züge bewirkt haben, auf Deutsch.

told-file =
    { $source ->
        [research] { $name } speichert { $card } aus den gezogenen Karten.
       *[display] { $name } speichert { $card } aus der Auslage.
    }
told-pick = { $name } sammelt 1 { colour-energy } Energiekugel.
told-choose = { $name } will { $card } bauen.
told-build =
    { $source ->
        [research] { $name } baut { $card } aus den gezogenen Karten{ told-price }.
        [archive] { $name } baut { $card } aus dem Archiv{ told-price }.
       *[display] { $name } baut { $card } aus der Auslage{ told-price }.
    }
told-price =
    { $paid ->
        [free] {""} kostenlos
       *[other] {""} für { $paid }
    }
told-pay =
    { $count ->
        [0] { $name } baut { $card } für { $paid }.
        [one] { $name } baut { $card } für { $paid } mit dem Umwandler { $via }.
       *[other] { $name } baut { $card } für { $paid } mit den Umwandlern { $via }.
    }
told-pay-nothing = { $name } baut { $card } kostenlos.
told-research =
    { $count ->
        [one] { $name } forscht auf Stufe { $level } und sieht sich { $count } Karte an.
       *[other] { $name } forscht auf Stufe { $level } und sieht sich { $count } Karten an.
    }
told-neither = { $name } baut und speichert keine der gezogenen Karten.
told-under = { $name } legt { $card } unter den Stapel der Stufe { $level }.
told-under-rest = { $name } legt die übrigen Karten unter den Stapel der Stufe { $level }.
told-under-hidden = { $name } legt Karten unter den Stapel der Stufe { $level }.
told-use =
    { $points ->
        [0] { $name } nutzt { $card }.
        [one] { $name } nutzt { $card } und bekommt { $points } Punkt.
       *[other] { $name } nutzt { $card } und bekommt { $points } Punkte.
    }
told-draw = { $name } zieht noch einmal.
told-stop = { $name } hört auf.
told-end = { $name } beendet den Zug.
told-pass = { $name } passt.
told-end-triggered = Das Spielende ist ausgelöst: Diese Runde ist die letzte.
came-row =
    { $colour ->
        [red] Eine rote Energiekugel rollt in die Energiereihe.
        [yellow] Eine gelbe Energiekugel rollt in die Energiereihe.
        [blue] Eine blaue Energiekugel rollt in die Energiereihe.
       *[black] Eine schwarze Energiekugel rollt in die Energiereihe.
    }
came-ring = { $name } zieht 1 { colour-energy } Energiekugel.
came-display = { $card } liegt neu in der Auslage.
`,d=Object.freeze(Object.defineProperty({__proto__:null,default:i},Symbol.toStringTag,{value:"Module"})),r=`# Was der Coach zu einer Stellung von Gizmos sagt, auf Deutsch.

coach-build =
    { $count ->
        [one] { $cards } kannst du bezahlen. Bauen gewinnt: Ist das, was du willst?
       *[other]
            { $more ->
                [0] { $cards } kannst du bezahlen. Was davon hilft dir in den nächsten Zügen am meisten?
               *[other] Unter anderem { $cards } kannst du bezahlen. Was davon hilft dir in den nächsten Zügen am meisten?
            }
    }
coach-collect = Bauen kannst du noch nichts. Such dir einen Gizmo aus, der dir gefällt, und sammle seine Farbe.
coach-full = Dein Energiering ist voll, sammeln geht also nicht. Speichere eine Karte oder erforsche eine, die du bezahlen kannst.
coach-no-trigger = Noch reagiert keiner deiner Gizmos auf das, was du tust. Einer mit Auslöser bringt dir in jedem Zug etwas.
coach-no-converter = Du hast noch keinen Umwandler. Mit einem kommt es weniger darauf an, welche Farben in der Energiereihe liegen.
coach-ready =
    { $count ->
        [one] Ein Gizmo ist bereit, und ihn zu nutzen kostet nichts. Was du nicht nutzt, verfällt am Ende des Zuges.
       *[other] { $count } Gizmos sind bereit, und sie zu nutzen kostet nichts. Achte auf die Reihenfolge: Einer kann den anderen wecken.
    }
coach-pay = Gib aus, was du am wenigsten brauchst. Umwandler wirken in jedem Zug von Neuem, lass sie also helfen.
coach-end-near = { $name } fehlt nur noch ein Gizmo bis zum Ende. Was du noch bauen willst, bau jetzt.
coach-end-own = Mit noch einem Gizmo kannst du das Ende auslösen. Liegst du vorn?
coach-last = Das ist die letzte Runde: Jetzt zählen nur noch Punkte.
`,c=Object.freeze(Object.defineProperty({__proto__:null,default:r},Symbol.toStringTag,{value:"Module"})),t=`# Gizmos auf der Seite auf Deutsch, neben den Sätzen des Terminalspiels.

## Was gefragt ist

ask-action =
    { $who ->
        [me] Du bist am Zug, { $name }: sammeln, speichern, bauen oder forschen.
       *[other] { $name } ist am Zug.
    }
ask-pay =
    { $who ->
        [me] Wie bezahlst du { $card }, { $name }?
       *[other] { $name } entscheidet, wie { $card } bezahlt wird.
    }
ask-choose =
    { $who ->
        [me] { $name }, baue oder speichere eine der gezogenen Karten oder tu nichts von beidem.
       *[other] { $name } sieht sich Karten der Stufe { $level } an.
    }
ask-return =
    { $who ->
        [me] { $name }, in welcher Reihenfolge kommen die Karten unter den Stapel?
       *[other] { $name } legt Karten unter den Stapel der Stufe { $level }.
    }
ask-use =
    { $who ->
        [me] { $name }, nutze einen bereiten Gizmo (◆) oder beende deinen Zug.
       *[other] { $name } kann bereite Gizmos (◆) nutzen.
    }
ask-pick =
    { $who ->
        [me] { $name }, sammle Energie mit { $card }.
       *[other] { $name } sammelt Energie mit { $card }.
    }
ask-draw =
    { $who ->
        [me] { $name }, ziehe mit { $card } noch eine zufällige Energiekugel oder höre auf.
       *[other] { $name } zieht Energie mit { $card }.
    }
ask-file =
    { $who ->
        [me] { $name }, speichere mit { $card } einen Gizmo aus der Auslage.
       *[other] { $name } speichert einen Gizmo mit { $card }.
    }
ask-research =
    { $who ->
        [me] { $name }, forsche mit { $card } auf einer Stufe.
       *[other] { $name } forscht mit { $card }.
    }
ask-build =
    { $who ->
        [me] { $name }, baue mit { $card } kostenlos einen Gizmo der Stufe I.
       *[other] { $name } baut mit { $card } kostenlos einen Gizmo.
    }
ask-over = Das Spiel ist zu Ende.

do-pass = Passen
do-end = Zug beenden
do-draw = Noch eine ziehen
do-stop = Aufhören
do-neither = Nichts von beidem
do-build = Bauen
do-file = Speichern
do-research = Forschen

## Der Tisch

dispenser-holds = { $count } im Energiespender
sphere = { colour-energy } Energiekugel ({ energy-name })
pick-sphere = 1 { colour-energy } Energiekugel sammeln ({ energy-name })
level = Stufe { $level }
level-deck =
    { $count ->
        [0] Stufe { $level }: der Stapel ist leer
        [one] Stufe { $level }: { $count } Karte im Stapel
       *[other] Stufe { $level }: { $count } Karten im Stapel
    }
research-deck =
    { $count ->
        [0] Stufe { $level }: der Stapel ist leer
        [one] Auf Stufe { $level } forschen: { $count } Karte im Stapel
       *[other] Auf Stufe { $level } forschen: { $count } Karten im Stapel
    }
gap = leer
ring-holds = Energiering: { $held } von { $limit }
archive-holds = Archiv: { $held } von { $limit }
research-limit = Forschungswert: { $limit }
tokens-worth =
    { $points ->
        [one] Siegpunktmarker im Wert von { $points } Punkt
       *[other] Siegpunktmarker im Wert von { $points } Punkten
    }
gizmos-built = { $count } von { $most } Gizmos
third-built = { $count } von { $most } der Stufe III
score-now =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
short-chip = { $reach } von { $price }
short = Von { $price } Energiekugeln, die er kostet, kannst du { $reach } bezahlen.
chain = Kettenreaktion ×{ $count }
ready-mark = bereit
used-mark = in diesem Zug genutzt
last-round = Die letzte Runde: Den letzten Zug hat { $name }
first-drawn = Startspieler, ausgelost

## Blätter

pay-title = { $card } bezahlen
pay-help = Klicke die Kugeln und Umwandler an, die du nutzen willst, oder nimm eine der Zahlungsmöglichkeiten.
pay-compose = Klicke die Kugeln und Umwandler an, mit denen du bezahlst; sobald die Zahlung aufgeht, erscheint sie hier.
pay-recommended = am billigsten
pay-count =
    { $count ->
        [one] { $count } Zahlungsmöglichkeit
       *[other] { $count } Zahlungsmöglichkeiten
    }
pay-none = Keine Zahlungsmöglichkeit nutzt das alles. Wähle etwas davon wieder ab.
pay-nothing-label = nichts
research-title =
    { $count ->
        [one] Die gezogene Karte der Stufe { $level }
       *[other] { $count } gezogene Karten der Stufe { $level }
    }
research-only-you = Nur du siehst diese Karten.
research-others =
    { $count ->
        [one] { $name } sieht sich { $count } Karte der Stufe { $level } an.
       *[other] { $name } sieht sich { $count } Karten der Stufe { $level } an.
    }
return-title = Unter den Stapel der Stufe { $level }
return-help = Die erste Karte kommt zuerst unter den Stapel, die letzte liegt ganz unten. Ziehe die Karten oder nutze die Pfeile.
return-as-is = So lassen
return-done = In dieser Reihenfolge
earlier = { $card } nach vorn
later = { $card } nach hinten

## Karten zählen

counting = Karten zählen
counting-help = Karten, die noch niemand gesehen hat: in den Stapeln oder, bei Stufe III, nicht im Spiel.
counting-level =
    { $count ->
        [one] Stufe { $level }: { $count } Karte ungesehen
       *[other] Stufe { $level }: { $count } Karten ungesehen
    }
counting-spheres = Im Energiespender

## Optionen

option-use = Einen Gizmo von selbst nutzen, wenn nur er bereit ist und bloß Punkte oder zufällige Energie bringt
option-pay = Von selbst bezahlen, wenn eine Zahlungsmöglichkeit von keiner Farbe mehr kostet als jede andere
option-return = Nie fragen, in welcher Reihenfolge Karten unter den Stapel kommen

## Das Ende

score-at-end = am Spielende gewertet
feat-chain =
    { $people ->
        [one]
            { $count ->
                [one] Längste Kettenreaktion: { $names } hat { $count } Gizmo in einem Zug genutzt.
               *[other] Längste Kettenreaktion: { $names } hat { $count } Gizmos in einem Zug genutzt.
            }
       *[other]
            { $count ->
                [one] Längste Kettenreaktion: { $names } haben je { $count } Gizmo in einem Zug genutzt.
               *[other] Längste Kettenreaktion: { $names } haben je { $count } Gizmos in einem Zug genutzt.
            }
    }
record-chain =
    { $players ->
        [2] Deine längste Kettenreaktion zu zweit: { $value } Gizmos in einem Zug. Bisher waren es { $before }.
        [3] Deine längste Kettenreaktion zu dritt: { $value } Gizmos in einem Zug. Bisher waren es { $before }.
       *[other] Deine längste Kettenreaktion zu viert: { $value } Gizmos in einem Zug. Bisher waren es { $before }.
    }
`,h=Object.freeze(Object.defineProperty({__proto__:null,default:t},Symbol.toStringTag,{value:"Module"})),a=`# Gizmos im Stellungseditor auf Deutsch.

edit-first = Wer begonnen hat
edit-number = Nummer des Zugs, alle Spieler gezählt
edit-display = { name-display }, Stufe { $level }
edit-dispenser = Noch im Energiespender: { $red } rote, { $yellow } gelbe, { $blue } blaue, { $black } schwarze.
edit-place =
    { $place ->
        [players-energy] { name-ring }
        [players-active] { name-active }
        [players-archive] { name-archive }
        [row] { name-row }
        [dispenser] { name-dispenser }
        [position] Alle Karten
        [turn] Der Zug
        [turn-stage] Die Phase des Zugs
        [turn-seat] Am Zug
        [turn-number] Die Nummer des Zugs
        [turn-ready] Bereite Gizmos
        [turn-used] Genutzte Gizmos
        [turn-research] Gezogene Karten
        [turn-build] Der Gizmo, der gebaut wird
        [turn-effect] Der laufende Effekt
       *[other] { $path }
    }
`,g=Object.freeze(Object.defineProperty({__proto__:null,default:a},Symbol.toStringTag,{value:"Module"})),s=`# Gizmos auf der Seite „Was gewinnt?“ auf Deutsch.

explore-kind =
    { $kind ->
       *[cards] Gizmos
    }
explore-facet =
    { $facet ->
        [level] Stufe
        [kind] Art
       *[colour] Farbe
    }
`,m=Object.freeze(Object.defineProperty({__proto__:null,default:s},Symbol.toStringTag,{value:"Module"})),o=`# Der Rundgang durch Gizmos, auf Deutsch: eine Zeile zu jedem Bild.

tour-pick = Energie gibt es in Form farbiger Kugeln. Sammle eine aus der Reihe, und sie rollt in deinen Energiering.
tour-build = Mit Kugeln bezahlst du Gizmos. Was du gebaut hast, ist Punkte wert und arbeitet ab jetzt für dich.
tour-file = Noch nicht genug Kugeln? Speichere die Karte in deinem Archiv, dann kann niemand sonst sie nehmen.
tour-trigger = Gizmos reagieren auf das, was du tust. Dieser wartet auf Rot: Sammle Rot, und er bringt dir noch eine Kugel.
tour-chain = Was ein Gizmo tut, kann den nächsten auslösen. So werden kleine Maschinen zur Kettenreaktion.
tour-end = Vier Gizmos der Stufe III oder sechzehn insgesamt leiten die letzte Runde ein. Wer die meisten Punkte hat, gewinnt.
`,$=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"}));export{l as a,d as b,c,u as d,h as e,g as f,m as g,$ as h};
