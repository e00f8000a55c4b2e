# Das Spiel im Terminal auf Deutsch; die Wörter der Karten und Aktionen stehen im Ordner darüber.

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

    - **Speichern** (`file`): Nimm eine Karte aus der Auslage in dein Archiv, um sie später zu bauen.
    - **Sammeln** (`pick`): Nimm eine Kugel aus der Energiereihe. Eine zufällige füllt die Lücke.
    - **Bauen** (`build`): Bezahle eine Karte aus der Auslage oder deinem Archiv. Sie ist sofort aktiv.
    - **Forschen** (`research`): Sieh dir Karten eines Stapels an; baue oder speichere eine oder keine. Der Rest kommt unter den Stapel.

    __Bezahlen.__ Eine Karte kostet Energie ihrer Farbe, ein Joker-Gizmo (\*) eine beliebige Mischung. Umwandler ändern, als
    was eine ausgegebene Kugel zählt, jeder einmal pro Zug, auch in Ketten. Du zahlst passend; auf Rabatte darfst du verzichten.

    __Auslösen.__ Was du speicherst, sammelst oder baust, macht Gizmos *bereit* (◆). Nutze jeden einmal pro Zug, in beliebiger
    Reihenfolge, oder lass es. Ein Gizmo löst sich nie durch seinen eigenen Bau aus. Zufällig ziehen ist nicht sammeln.

    __Limits__ am Anfang: 5 Kugeln im Energiering, 1 Karte im Archiv, 3 Karten beim Forschen.

    __Das Ende__ kommt, wenn jemand den 4. Gizmo der Stufe III oder den 16. insgesamt hat; die Runde wird zu Ende gespielt. Punkte
    bringen Gizmos, Siegpunktmarker und Wertungen am Spielende. Bei Gleichstand: mehr Gizmos, mehr Energie, weiter hinten in der Spielerreihenfolge.

    __Zeichen.__ `R Y B K` sind rot, gelb, blau und schwarz (red, yellow, blue, black), `*` ist eine beliebige Farbe. `sammeln Y → 1 ziehen`
    heißt: Wenn du gelbe Energie sammelst, ziehe 1 zufällige. `B→*`: Beim Bezahlen zählt eine blaue Kugel als beliebige Farbe. `★2`: 2 Punkte.
