const a=`# Plansza analizy po polsku.

analyse-about = Zagraj dowolną akcję za dowolnego gracza, cofnij się i spróbuj czegoś innego: każda gałąź zostaje. Komputer myśli razem z tobą.
analyse-how = Odtwórz partię i wybierz „Analizuj od tego miejsca”, otwórz link do pozycji albo plik.
analyse-think = Niech komputer myśli razem z tobą
analyse-quiet = Komputer nie myśli razem z tobą.
analyse-over = Gra się skończyła: nie ma już nic do rozstrzygnięcia.
analyse-win = { $percent }%
analyse-points =
    { $points ->
        [one] około { $points } punktu
       *[other] około { $points } punktów
    }
analyse-moves = Ruchy i gałęzie
analyse-start = Tu zaczyna się analiza.
analyse-branch = Wypróbowane zamiast tego
analyse-delete = Usuń ten ruch i wszystko, co po nim następuje
analyse-came = Co się trafiło
analyse-no-chance = Tu nic nie zależało od losu.
analyse-luck = Zdaj się na los jeszcze raz
analyse-instead = Trafiła się karta { $card }: wybierz inną
analyse-choose = Jaka karta ma się trafić zamiast { $card }?
analyse-share = Link do tej pozycji, z odkrytymi kartami
`;export{a as default};
