# Co zrobiły ruchy, po polsku.

told-file =
    { $source ->
        [research] { $name } archiwizuje { $card } spośród dobranych kart.
       *[display] { $name } archiwizuje { $card } z Obszaru Dostępnych Kart.
    }
told-pick = { $name } pobiera 1 { colour-energy } kulkę energii.
told-choose = { $name } zamierza zbudować { $card }.
told-build =
    { $source ->
        [research] { $name } buduje { $card } spośród dobranych kart{ told-price }.
        [archive] { $name } buduje { $card } z Archiwum{ told-price }.
       *[display] { $name } buduje { $card } z Obszaru Dostępnych Kart{ told-price }.
    }
told-price =
    { $paid ->
        [free] {""} za darmo
       *[other] {""} za { $paid }
    }
told-pay =
    { $count ->
        [0] { $name } buduje { $card } za { $paid }.
        [one] { $name } buduje { $card } za { $paid }, używając konwertera { $via }.
       *[other] { $name } buduje { $card } za { $paid }, używając konwerterów { $via }.
    }
told-pay-nothing = { $name } buduje { $card } za darmo.
told-research =
    { $count ->
        [one] { $name } przeszukuje talię poziomu { $level } i ogląda { $count } kartę.
        [few] { $name } przeszukuje talię poziomu { $level } i ogląda { $count } karty.
       *[many] { $name } przeszukuje talię poziomu { $level } i ogląda { $count } kart.
    }
told-neither = { $name } nie buduje ani nie archiwizuje żadnej z dobranych kart.
told-under = { $name } odkłada { $card } na spód talii poziomu { $level }.
told-under-rest = { $name } odkłada pozostałe karty na spód talii poziomu { $level }.
told-under-hidden = { $name } odkłada karty na spód talii poziomu { $level }.
told-use =
    { $points ->
        [0] { $name } używa { $card }.
        [one] { $name } używa { $card } i zdobywa { $points } punkt.
        [few] { $name } używa { $card } i zdobywa { $points } punkty.
       *[many] { $name } używa { $card } i zdobywa { $points } punktów.
    }
told-draw = { $name } dobiera dalej.
told-stop = { $name } przestaje.
told-end = { $name } kończy turę.
told-pass = { $name } pasuje.
told-end-triggered = Koniec gry został wywołany: ta runda jest ostatnia.
came-row =
    { $colour ->
        [red] Do Rzędu Energii wtacza się czerwona kulka.
        [yellow] Do Rzędu Energii wtacza się żółta kulka.
        [blue] Do Rzędu Energii wtacza się niebieska kulka.
       *[black] Do Rzędu Energii wtacza się czarna kulka.
    }
came-ring = { $name } dobiera 1 { colour-energy } kulkę energii.
came-display = Nowa karta w Obszarze Dostępnych Kart: { $card }.
