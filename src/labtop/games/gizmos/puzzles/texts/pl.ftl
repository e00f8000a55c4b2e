# Łamigłówki do Gizmos po polsku. Każdy rodzaj ma nazwę i pytanie, każdy cel zdania o tym, co z tego wyszło.

kind-points = Najwięcej punktów
kind-win = Wygraj teraz
kind-chain = Najdłuższa reakcja łańcuchowa
kind-builds = Najwięcej Machin
kind-payment = Najlepszy sposób zapłaty

certain = Liczy się tylko to, co widać na początku: nikt nie przeszukuje, a kart i kulek energii, które pojawią się w trakcie tury, nie można wziąć. Losowo dobrane kulki energii liczą się bez względu na kolor.

ask-points = Ile punktów może przynieść ta tura, łącznie z punktami liczonymi na koniec gry?
ask-win = Jeśli koniec gry zostanie wywołany najpóźniej w tej turze, będzie to ostatnia tura partii. Wygraj ją.
ask-chain = Użyj w tej turze jak największej liczby Machin.
ask-builds = Zbuduj w tej turze jak najwięcej Machin.
ask-payment = Budowana jest Machina { $card }. Zapłać tak, aby zostało jak najwięcej kulek energii.

right-points =
    { $best ->
        [one] Dobrze: ta tura nie może przynieść więcej niż jeden punkt.
        [few] Dobrze: ta tura nie może przynieść więcej niż { $best } punkty.
       *[many] Dobrze: ta tura nie może przynieść więcej niż { $best } punktów.
    }
short-points = Ta tura przynosi { $value } z { $best } możliwych punktów.
open-points =
    { $value ->
        [one] Po ruchu { $number }, „{ $action }”, możliwy był już najwyżej jeden punkt.
        [few] Po ruchu { $number }, „{ $action }”, możliwe były już najwyżej { $value } punkty.
       *[many] Po ruchu { $number }, „{ $action }”, możliwych było już najwyżej { $value } punktów.
    }

right-win = Dobrze: tą turą wygrywasz partię.
short-win = Tą turą nie wygrywasz, choć wygrana była możliwa.
open-win = Po ruchu { $number }, „{ $action }”, wygrana była już poza zasięgiem.

right-chain =
    { $best ->
        [one] Dobrze: w tej turze nie da się użyć więcej niż jednej Machiny.
        [few] Dobrze: w tej turze nie da się użyć więcej niż { $best } Machin.
       *[many] Dobrze: w tej turze nie da się użyć więcej niż { $best } Machin.
    }
short-chain = Liczba użytych Machin: { $value } z { $best }, których można tu użyć w jednej turze.
open-chain =
    { $value ->
        [one] Po ruchu { $number }, „{ $action }”, można było użyć łącznie już tylko jednej Machiny.
        [few] Po ruchu { $number }, „{ $action }”, można było użyć łącznie już tylko { $value } Machin.
       *[many] Po ruchu { $number }, „{ $action }”, można było użyć łącznie już tylko { $value } Machin.
    }

right-builds =
    { $best ->
        [one] Dobrze: w tej turze nie da się zbudować więcej niż jednej Machiny.
        [few] Dobrze: w tej turze nie da się zbudować więcej niż { $best } Machin.
       *[many] Dobrze: w tej turze nie da się zbudować więcej niż { $best } Machin.
    }
short-builds = Liczba zbudowanych Machin: { $value } z { $best }, które można tu zbudować w jednej turze.
open-builds =
    { $value ->
        [one] Po ruchu { $number }, „{ $action }”, można było zbudować łącznie już tylko jedną Machinę.
        [few] Po ruchu { $number }, „{ $action }”, można było zbudować łącznie już tylko { $value } Machiny.
       *[many] Po ruchu { $number }, „{ $action }”, można było zbudować łącznie już tylko { $value } Machin.
    }

right-payment =
    { $best ->
        [one] Dobrze: nie może zostać więcej niż jedna kulka energii.
        [few] Dobrze: nie może zostać więcej niż { $best } kulki energii.
       *[many] Dobrze: nie może zostać więcej niż { $best } kulek energii.
    }
short-payment = Liczba kulek energii, które zostały: { $value }; mogło ich zostać { $best }.
open-payment =
    { $value ->
        [one] Po „{ $action }” (ruch { $number }) zostaje jedna kulka energii.
        [few] Po „{ $action }” (ruch { $number }) zostają { $value } kulki energii.
       *[many] Po „{ $action }” (ruch { $number }) zostaje { $value } kulek energii.
    }

most-points =
    { $best ->
        [one] Możliwy jest jeden punkt.
        [few] Możliwe są { $best } punkty.
       *[many] Możliwych jest { $best } punktów.
    }
most-win = Wygrana jest na stole, właśnie w tej turze.
most-chain =
    { $best ->
        [one] Można użyć jednej Machiny.
       *[many] Można użyć { $best } Machin.
    }
most-builds =
    { $best ->
        [one] Można zbudować jedną Machinę.
        [few] Można zbudować { $best } Machiny.
       *[many] Można zbudować { $best } Machin.
    }
most-payment =
    { $best ->
        [one] Może zostać jedna kulka energii.
        [few] Mogą zostać { $best } kulki energii.
       *[many] Może zostać { $best } kulek energii.
    }

left-points =
    { $value ->
        [one] Potem możliwy jest już najwyżej jeden punkt.
        [few] Potem możliwe są już najwyżej { $value } punkty.
       *[many] Potem możliwych jest już najwyżej { $value } punktów.
    }
left-win = Potem wygrana jest już poza zasięgiem.
left-chain =
    { $value ->
        [one] Potem można użyć łącznie już tylko jednej Machiny.
       *[many] Potem można użyć łącznie już tylko { $value } Machin.
    }
left-builds =
    { $value ->
        [one] Potem można zbudować łącznie już tylko jedną Machinę.
        [few] Potem można zbudować łącznie już tylko { $value } Machiny.
       *[many] Potem można zbudować łącznie już tylko { $value } Machin.
    }
left-payment =
    { $value ->
        [one] Zostaje jedna kulka energii.
        [few] Zostają { $value } kulki energii.
       *[many] Zostaje { $value } kulek energii.
    }
