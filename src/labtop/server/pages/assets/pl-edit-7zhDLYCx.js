const e=`# Edytor pozycji po polsku.

edit-title = { $game }: edytor pozycji
edit-undo = Cofnij
edit-redo = Ponów
edit-open = Nowa pozycja
edit-analyse = Analizuj
edit-share-short = Udostępnij
edit-form = Co gdzie leży
edit-parts = Części pozycji
edit-table = Stół
edit-wrong-here = Tu coś się nie zgadza.
edit-right = Tę pozycję da się rozegrać.
edit-wrong = { $place }: { $reason }.
edit-wrong-player = { $name }, { $place }: { $reason }.

edit-turn = Tura
edit-whose = Czyja tura
edit-stage = Etap
edit-stage-value =
    { $stage ->
        [action] Początek tury
        [over] Koniec gry
       *[other] W trakcie tury
    }
edit-players = Gracze
edit-less = Mniej: { $thing }
edit-more = Więcej: { $thing }
edit-exchange = Wymień { $card }
edit-remove = Zabierz { $card }
edit-add = Dodaj kartę: { $place }
edit-gap = puste

edit-deal = Nowe rozdanie
edit-deal-for =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
edit-paste = Wklej pozycję (JSON)
edit-use-text = Użyj tego tekstu
edit-text = Pozycja jako tekst (JSON)
edit-no-json = To nie jest pozycja: nie da się tego odczytać jako obiektu JSON.

edit-share = Udostępnij tę pozycję
edit-link = Link do tej pozycji
edit-picture = Zapisz obraz stołu
edit-save = Zapisz pozycję w pliku
edit-no-picture = Ta przeglądarka nie utworzyła obrazu. Spróbuj SVG.
`;export{e as default};
