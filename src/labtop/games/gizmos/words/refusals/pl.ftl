# Co jest nie tak z pozycją gry Gizmos; stoi za miejscem, które jest błędne.

no-card = nie ma karty { $given }
card-elsewhere = { $card } nie może tu leżeć
starting-card = pierwsza jest { $card }, Machina startowa
anothers = { $card } należy do kogoś innego
two-places = { $card } leży w dwóch miejscach, także w { $other }
gap = jest luka, choć w talii są jeszcze karty
row-size =
    { $count ->
        [one] jest w nim { $count } kulka, a nie { $size }
        [few] są w nim { $count } kulki, a nie { $size }
       *[many] jest w nim { $count } kulek, a nie { $size }
    }
spheres-in-all =
    { $count ->
        [one] łącznie { $count } kulka, a nie { $all }
        [few] łącznie { $count } kulki, a nie { $all }
       *[many] łącznie { $count } kulek, a nie { $all }
    }
level-cards =
    { $found ->
        [one] poziom { $level }: w grze jest { $found } karta, a nie { $count }
        [few] poziom { $level }: w grze są { $found } karty, a nie { $count }
       *[many] poziom { $level }: w grze jest { $found } kart, a nie { $count }
    }
ring-limit =
    { $count ->
        [one] { $count } kulka, a Pojemność Magazynu to { $limit }
        [few] { $count } kulki, a Pojemność Magazynu to { $limit }
       *[many] { $count } kulek, a Pojemność Magazynu to { $limit }
    }
archive-limit =
    { $count ->
        [one] { $count } karta, a Limit Archiwum to { $limit }
        [few] { $count } karty, a Limit Archiwum to { $limit }
       *[many] { $count } kart, a Limit Archiwum to { $limit }
    }
end-triggered = według Aktywnych Machin jest { $right }

## Tura

seat-when-over = gdy gra jest skończona, nikt nie decyduje
seat-in-turn = zaczęło miejsce { $first }, więc w turze { $number } decyduje miejsce { $seat }
no-turn-played = nie rozegrano żadnej tury
not-over = gra nie jest skończona
nothing-to-decide = na etapie { $stage } nie ma tu o czym decydować
nothing-under-way = na etapie { $stage } nic nie jest gotowe, użyte ani w toku
nothing-yet = nic nie może być jeszcze gotowe ani użyte
not-at-stage = nie pasuje to do etapu { $stage }
stage-ring-full = { $stage } nie jest możliwe, Magazyn Energii jest pełny
stage-archive-full = { $stage } nie jest możliwe, Archiwum jest pełne
stage-file-forbidden = { $stage } nie jest możliwe, zabrania tego karta
stage-research-forbidden = { $stage } nie jest możliwe, karta zabrania przeszukiwania
ready-converter = konwertery nigdy nie są gotowe
never-used = { $card } nigdy nie jest gotowa ani użyta
card-order = karty stoją w kolejności numerów, każda raz
card-not-active = którejś karty nie ma wśród Aktywnych Machin
converter-not-active = któregoś konwertera nie ma wśród Aktywnych Machin
used-is-not-ready = użyta karta nie staje się znów gotowa
effect-needed = etap { $stage } wymaga efektu w toku
no-effect = na etapie { $stage } nie ma żadnego
effect-not-used = nie ma jej wśród użytych kart
effect-of-another-stage = { $card } nie prowadzi do tego etapu
left-while-researching = 0, dopóki trwa przeszukiwanie
left-at-stage = na tym etapie coś jeszcze zostało
left-after-drawing = pierwsza kulka jest już dobrana
research-of-empty-deck = przeszukuje się tylko talię z kartami, a wtedy jej rząd dostępnych kart jest pełny
research-amount =
    { $count ->
        [one] { $count } karta, a Limit Przeszukiwania to { $amount }
        [few] { $count } karty, a Limit Przeszukiwania to { $amount }
       *[many] { $count } kart, a Limit Przeszukiwania to { $amount }
    }
too-few-drawn = dobiera się { $amount } albo tyle, ile jest
last-card-returns = ostatnia karta sama trafia na spód talii
not-there = { $card } tam nie leży
build-inside-effect = w trakcie efektu buduje się tylko z przeszukania
