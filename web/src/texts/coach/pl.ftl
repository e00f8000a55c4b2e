# Trener pierwszej partii, po polsku.

coach = Trener
coach-first-game = Twoja pierwsza partia, z trenerem
coach-first-game-help = Prawdziwa partia z komputerem na łatwym poziomie. Trener mówi, co jest ważne, ostrzega przed poważnym błędem i objaśnia ruchy drugiej strony.
coach-hello = Jestem twoim trenerem. Graj, jak chcesz: powiem, co jest ważne, i ostrzegę przed poważnym błędem.
coach-quiet = Nie ma się czym martwić. Bez pośpiechu.
coach-mute = Wycisz trenera
coach-call = Zawołaj trenera
coach-muted = Trener milczy.
coach-now = Teraz
coach-yours = Twój ruch
coach-theirs-title = Druga strona
coach-good = Dobry wybór: nic nie zapowiadało więcej. { $text }
coach-slip = To też było możliwe, ale więcej zapowiadało to: { $text }
coach-theirs =
    { $kind ->
        [best] Mocny wybór: na tym miejscu zrobiłbym to samo.
        [sound] Solidny wybór.
       *[weak] Na twoje szczęście { $name } nie słyszy mojej rady: „{ $text }”
    }
coach-plan = Moja następna rada ({ $name }): „{ $text }”
coach-warning = Na pewno?
coach-costs =
    { $points ->
        [0] Twoja szansa na wygraną spadnie z około { $best }% do około { $win }%.
        [one] Twoja szansa na wygraną spadnie z około { $best }% do około { $win }%, a do końca gry będzie to kosztować około { $points } punktu.
       *[other] Twoja szansa na wygraną spadnie z około { $best }% do około { $win }%, a do końca gry będzie to kosztować około { $points } punktów.
    }
coach-chosen = Wybrany ruch:
coach-instead = Spójrz lepiej na to:
coach-reconsider = Zastanowię się jeszcze
coach-insist = Zagraj mimo to
coach-look-back = Spójrzmy wstecz
coach-over = To twoja pierwsza partia
coach-over-good = Twoje dobre momenty
coach-over-learn = Jeden do nauki
coach-over-better = Lepsze było: { $text }
coach-over-nothing = Nie ma nic szczególnego do wskazania. Następna partia powie nam więcej.
coach-show = Pokaż stół przed ruchem { $number }
