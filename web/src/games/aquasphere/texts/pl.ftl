# AquaSphere na stronie po polsku, obok zdań gry w terminalu.

## O co chodzi w tej chwili

ask-action =
    { $who ->
        [me] { $name }, twoja tura: zaprogramuj bota, użyj bota albo spasuj.
       *[other] Trwa tura gracza { $name }.
    }
ask-letters =
    { $who ->
        [me] { $name }, postaw bota z zasobów w { $things } albo przejdź dalej.
       *[other] { $name } może postawić boty w { $things }.
    }
ask-line =
    { $who ->
        [me] { $name }, którego zaprogramowanego bota oddajesz za czerwoną linię?
       *[other] { $name } oddaje bota za czerwoną linię.
    }
ask-scoring =
    { $who ->
        [me] Punktacja: { $name }, użyj teraz { $things } albo przejdź dalej.
       *[other] Punktacja: { $name } może użyć { $things }.
    }
ask-over = Gra się skończyła.

do-pass = Spasuj
do-done = Dalej
do-recall = Odwołaj { colour-bot } bota

## Co się stało

told-scored = Runda { $round } jest podliczona.
