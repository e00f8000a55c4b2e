# Łamigłówki do AquaSphere po polsku. Każdy rodzaj ma nazwę i pytanie, cel ma zdania o tym, co z tego wyszło.

kind-round = Do końca rundy
kind-bots = Dwa boty
kind-locks = Droga przez śluzy
kind-line = Czerwona linia

certain = Wszyscy pozostali spasowali: reszta rundy należy tylko do ciebie, a nic zakrytego nie ma znaczenia.

ask-round =
    { $round ->
        [4] Zdobądź jak najwięcej punktów do końca partii, łącznie z punktacją końcową.
       *[other] Zdobądź jak najwięcej punktów do końca rundy, łącznie z punktacją pośrednią.
    }
ask-bots =
    { $round ->
        [4] Zaprogramowane są dwa boty. Zdobądź z nimi jak najwięcej punktów do końca partii, łącznie z punktacją końcową.
       *[other] Zaprogramowane są dwa boty. Zdobądź z nimi jak najwięcej punktów do końca rundy, łącznie z punktacją pośrednią.
    }
ask-locks =
    { $round ->
        [4] Twój naukowiec musi przejść przez śluzy. Zdobądź jak najwięcej punktów do końca partii, łącznie z punktacją końcową.
       *[other] Twój naukowiec musi przejść przez śluzy. Zdobądź jak najwięcej punktów do końca rundy, łącznie z punktacją pośrednią.
    }
ask-line =
    { $round ->
        [4] Przed tobą czerwona linia. Zdobądź jak najwięcej punktów do końca partii, łącznie z punktacją końcową.
       *[other] Przed tobą czerwona linia. Zdobądź jak najwięcej punktów do końca rundy, łącznie z punktacją pośrednią.
    }

right-knowledge =
    { $best ->
        [one] Dobrze: nie da się zdobyć więcej niż jeden punkt.
        [few] Dobrze: nie da się zdobyć więcej niż { $best } punkty.
       *[many] Dobrze: nie da się zdobyć więcej niż { $best } punktów.
    }
short-knowledge = Zdobyte punkty: { $value } z { $best } możliwych.
open-knowledge =
    { $value ->
        [one] Po ruchu { $number }, „{ $action }”, możliwy był już najwyżej jeden punkt.
        [few] Po ruchu { $number }, „{ $action }”, możliwe były już najwyżej { $value } punkty.
       *[many] Po ruchu { $number }, „{ $action }”, możliwych było już najwyżej { $value } punktów.
    }

most-knowledge =
    { $best ->
        [one] Możliwy jest jeden punkt.
        [few] Możliwe są { $best } punkty.
       *[many] Możliwych jest { $best } punktów.
    }
left-knowledge =
    { $value ->
        [one] Potem możliwy jest już najwyżej jeden punkt.
        [few] Potem możliwe są już najwyżej { $value } punkty.
       *[many] Potem możliwych jest już najwyżej { $value } punktów.
    }
