# Co jest nie tak z danymi JSON z zewnątrz: z zapisami, pozycjami, zestawami elementów. Stoi za miejscem, które jest
# błędne. Słowa takie jak `turn.seat` to klucze JSON i pozostają bez zmian.

an-object = potrzebny jest obiekt, a nie { $given }
a-list = potrzebna jest lista, a nie { $given }
a-number = potrzebna jest liczba całkowita, a nie { $given }
a-name = potrzebna jest nazwa, a nie { $given }
a-text = potrzebny jest tekst, a nie { $given }
true-or-false = potrzebne jest true albo false, a nie { $given }
unknown-key = nieznany klucz { $name }
missing-key = brakuje klucza { $name }
out-of-range = { $given } nie mieści się w zakresie od { $low } do { $high }
one-of = { $given } nie jest żadną z wartości: { $options }
entries =
    { $count ->
        [one] potrzebny jest { $count } wpis, a nie { $given }
        [few] potrzebne są { $count } wpisy, a nie { $given }
       *[many] potrzeba { $count } wpisów, a nie { $given }
    }
entries-between = potrzeba od { $low } do { $high } wpisów, a nie { $given }

## Zapisy

no-records = w tym folderze nie ma pliku .json ani .jsonl
no-plain-file = to nie jest zwykły plik
too-large = o wiele za duży jak na zapis
broken-json = błędny JSON w wierszu { $line }, kolumnie { $column }
not-utf-8 = błędny JSON: to nie jest tekst UTF-8
nested-too-deeply = błędny JSON: jest zbyt głęboko zagnieżdżony
number-too-long = błędny JSON: zbyt długa liczba
no-such-game = nie ma gry { $game }; są: { $games }
no-position = pozycja to obiekt z kluczem 'game'
no-such-view = to, co ten widok ukrywa, nie pasuje do tego, co w nim widać
format-unknown = format { $given } jest nieznany; ta wersja czyta { $known }
earlier-rules = zapis ma format { $format } i powstał według wcześniejszych zasad, które tu się różnią
names-needed =
    { $count ->
        [few] potrzebne są { $count } imiona, każde jako tekst
       *[many] potrzeba { $count } imion, każde jako tekst
    }
at-move = ruch { $number }
already-over = gra była już skończona
another-seat = decydowało miejsce { $seat }, a nie { $given }
chance-count =
    { $count ->
        [one] { $action } wymaga { $count } wyniku losowania, a nie { $given }
       *[other] { $action } wymaga { $count } wyników losowania, a nie { $given }
    }
chance-cannot = losowanie nie może tu dać { $outcome }
not-over = po ruchu { $moves } gra nie jest skończona
too-many-moves = więcej niż { $most }
too-many-actions = dozwolonych akcji jest więcej niż { $most }
no-start = potrzebne są ziarno i pozycja
other-components = grano z innymi elementami; są znane tam, gdzie grano
other-start = partia z tym ziarnem tak się nie zaczyna
older-start = tak rozdawała z tym ziarnem wcześniejsza wersja labtop, czego ta nie może sprawdzić; `labtop record show` odtworzy tę partię
no-proof = brak; mają go partie rozegrane przy stole serwera
a-nonce = potrzeba od 32 do 64 cyfr szesnastkowych, a nie { $given }
wrong-result = { $given } to błędny wynik; ruchy prowadzą do { $right }
one-set-only = { $game } ma tylko jeden zestaw elementów

## Czego odmawia system operacyjny

system-missing = nie ma takiego pliku ani folderu
system-forbidden = to nie jest tu dozwolone
system-is-folder = to jest folder
system-no-folder = część ścieżki to plik, a nie folder
system-full = zabrakło miejsca
system-read-only = nic nie można tam zapisać
system-address-used = inny program używa tego adresu i portu
system-no-address = ten komputer nie ma takiego adresu
system-other = { $error }
