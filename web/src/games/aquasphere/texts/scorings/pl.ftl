# Punkty i punktacje po polsku.

## Punktacje

scoring-title =
    { $name ->
        [final] Punktacja końcowa
       *[round] Punktacja rundy { $round }
    }
scoring-item =
    { $item ->
        [majority] najwięcej pól kontroli
        [deployed] wysłane boty
        [crystals] kryształy
        [controlled] oktopody we własnych sektorach
        [letters] różne litery
        [time] żetony czasu
        [submarines] wszystkie sześć łodzi
       *[extensions] pięć rozbudów
    }
scoring-lines =
    { $held ->
        [zero] czerwone linie; nikt nie spada poniżej 0
       *[lines] czerwone linie
    }
scoring-paid =
    { $count ->
        [one] { $count } opłacona
        [few] { $count } opłacone
       *[many] { $count } opłaconych
    }
scoring-after = punkty teraz
scoring-skip = Pokaż wszystko od razu
scoring-story =
    { $best ->
        [one] Najlepszy wynik: { $names }, { $sign }{ $count }.
       *[other] Równie dobry wynik: { $names }, po { $sign }{ $count }.
    } { $bitten ->
        [0] {""}
       *[other] Strata punktów przez oktopody we własnych sektorach: { $victims }.
    }
scoring-points = { scoring-item } { $sign }{ $count }

## Jak jest teraz

score-here = { points }.
score-expected = punktacja { $sign }{ $count }
score-round =
    { $number ->
        [0] Punktacja tej rundy nic by teraz nie przyniosła.
       *[other] Punktacja tej rundy przyniosłaby teraz { $sign }{ $count }, nie licząc czerwonych linii: { $items }.
    }
score-final = Punktacja końcowa dodałaby { $sign }{ $count }.

## Boty za litery

letters-title = Boty za litery
letters-free = postawienie nic nie kosztuje

## Co zmienia akcja

forecast =
    { $number ->
        [0] Punktacja tej rundy pozostaje bez zmian: { $before }.
       *[other] Punktacja tej rundy { $before } → { $after }: { $items }.
    }

## Koniec

source =
    { $source ->
        [start] punkty na początku
        [octopods] złapane oktopody
        [submarines] zwodowane łodzie
        [research] wzięte karty badań
        [rewards] premie z kart
        [majority] najwięcej pól kontroli
        [deployed] wysłane boty
        [crystals] kryształy
        [controlled] oktopody we własnych sektorach
        [lines] zatrzymanie przy czerwonych liniach i na 0
        [final_letters] różne litery
        [final_time] pozostałe żetony czasu
        [final_submarines] wszystkie sześć łodzi
       *[final_extensions] pięć rozbudów
    }
course-start = początek
course-scoring =
    { $name ->
        [final] koniec
       *[round] runda { $round }
    }
