# Sprawdź to tasowanie: te same zdania w terminalu i na stronach
proof-committed = Co serwer obiecał przed rozpoczęciem partii: { $commitment }
proof-commitment =
    { $right ->
        [yes] Sekret ujawniony na końcu jest tym obiecanym, i to dla tego właśnie stołu.
       *[no] Sekret ujawniony na końcu nie jest tym, który obiecano dla tego stołu.
    }
proof-added =
    { $count ->
        [0] Nikt przy stole nie dodał własnej losowości: serwer sam wylosował sekret.
        [one] Po obietnicy serwera własną losowość dodaje: { $names }.
       *[other] Po obietnicy serwera własną losowość dodają: { $names }.
    }
proof-seed =
    { $right ->
        [yes] Ziarno wynika z sekretu i z tego, co dodano przy stole.
       *[no] Ziarno nie wynika z sekretu i z tego, co dodano przy stole.
    }
proof-deal =
    { $right ->
        [yes] Partia została przygotowana dokładnie tak, jak wskazuje to ziarno.
       *[no] Partia nie została przygotowana tak, jak wskazuje to ziarno.
    }
proof-draws =
    { $right ->
        [yes] Wszystko, co los przyniósł w trakcie partii, również wynika z ziarna.
       *[no] Ruch { $move }: los przyniósł coś innego, niż wskazuje ziarno.
    }
proof-verdict =
    { $right ->
        [shared] To tasowanie jest udowodnione. Nikt nie mógł wybrać rozdania, nawet osoba prowadząca serwer.
        [yes] To tasowanie jest udowodnione.
       *[no] To tasowanie nie jest udowodnione.
    }
proof-compare = Żaden plik nie pokaże, kiedy złożono obietnicę. Porównaj ją z tą, którą widać było przed pierwszym ruchem.
