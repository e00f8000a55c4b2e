# Gizmos auf Deutsch. Die Energien heißen nach ihren Farben; `energy-name` hat die Namen der Spielregel.
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
