# Co jest nie tak z pozycją albo zestawem elementów gry AquaSphere; stoi za miejscem, które jest błędne.

## Elementy

another-set = pozycja pochodzi z zestawu { $given }, a nie { $name }
unknown-set = zestaw elementów { $name } jest nieznany; podaj go jako components
seat-twice = któreś miejsce stoi dwa razy
sector-twice = któryś sektor stoi dwa razy
card-twice = któraś karta stoi dwa razy
base-lab-twice = któreś laboratorium bazowe stoi dwa razy
not-once = { $card } stoi { $count } razy, a nie raz
there-are = jest { $found }, a nie { $total }
charging-alone = ładują się tam boty, więc pole kontroli nie może być puste
charging-limit =
    { $count ->
        [one] { $count } bot to więcej niż limit { $limit }
        [few] { $count } boty to więcej niż limit { $limit }
       *[many] { $count } botów to więcej niż limit { $limit }
    }
no-colour = w tej grze nie ma koloru { $given }
another-tile = potrzebne jest { $needed }, a nie { $given }
no-program-card = żadna karta programów nie pokazuje takiego układu
program-order = potrzebne są różne programy w kolejności programów
spent = po wzięciu zużyte są tylko karty natychmiastowe
bots-in-all = zasoby, zaprogramowane boty i boty w stacji to razem { $bots }, a nie { $all }
submarine-spaces = liczba miejsc na łodzie to tylko { $spaces }
two-submarines = miejsce { $seat } ma tam dwie
submarines-in-all = razem z łodziami w stacji { $found }, a nie { $all }
first-submarine = pierwsza należy do miejsca { $seat }, do którego należy to laboratorium bazowe
neutral-submarines =
    { $count ->
        [one] potrzebna jest { $count } neutralna łódź, na pierwszym miejscu
        [few] potrzebne są { $count } neutralne łodzie, każda na pierwszym miejscu
       *[many] potrzeba { $count } neutralnych łodzi, każda na pierwszym miejscu
    }
neutral-bots =
    { $bots ->
        [one] jest { $bots } neutralny bot, a może być najwyżej { $most }
        [few] są { $bots } neutralne boty, a może być najwyżej { $most }
       *[many] jest { $bots } neutralnych botów, a może być najwyżej { $most }
    }

## Tura

not-at-stage = { $given } nie pasuje do etapu { $stage }
seat-when-over = gdy gra jest skończona, potrzebne jest null
over-after = gra kończy się dopiero po rundzie { $rounds }
all-have-passed = na etapie { $stage } wszyscy spasowali
has-passed = { $seat } ma już pas
marker-back = punktacja już go zabrała
no-extension = gracz nie ma rozbudowy laboratorium
other-letters = { $extension }, wzięta jako ostatnia, pokazuje { $letters }
one-has-acted = jeden z dwóch zaprogramowanych botów wykonał akcję
no-bot = nie ma bota, którego można postawić albo odwołać
no-line = między { $score } a { $line } nie ma czerwonej linii
crystal-pays = za czerwoną linię zapłacono by kryształem
two-for-a-choice = do wyboru potrzebne są dwa
engineer-moved = premie pochodzą z ruchu inżyniera
purple-has-acted = fioletowy bot wykonał już akcję
caught-elsewhere = fioletowy bot stoi na polu kontroli tam, gdzie łapał
just-programmed = inżynier właśnie zaprogramował { $program }
no-reward = żadna karta nie daje punktów za inżyniera na { $field }
smaller-reward = karta za inżyniera na { $field } daje tylko { $most }
cards-in-order = potrzebne są karty tego miejsca w kolejności brania, spośród { $held }
no-card-usable = żadnej z kart nie można teraz użyć

## Zestaw elementów

missing = brakuje
fixed = z { $given } nie da się grać, tylko z { $only }
program-once = każdy program stoi na jednym polu
cards-alike = żadne dwie karty nie są takie same, inaczej pozycje by ich nie odróżniły
bulbs-differ = wartości muszą się różnić
one-jump-price = wszystkie karty cross_station muszą kosztować tyle samo
program-per-sector = każdy program oprócz białego stoi przy jednym sektorze
lines-rise = czerwone linie muszą rosnąć
neighbours = { $one } i { $other } muszą sąsiadować ze sobą albo wcale
field-twice = któreś pole stoi dwa razy
no-way-on = nie ma stąd dalszej drogi
numbers-rise = liczby muszą rosnąć od lewej do prawej
columns = kolumny razem muszą dać liczby miejsc na boty
nothing-scores = za nic nie ma punktów
room-for-time =
    { $time ->
        [one] potrzeba miejsca na { $time } żeton czasu
        [few] potrzeba miejsca na { $time } żetony czasu
       *[many] potrzeba miejsca na { $time } żetonów czasu
    }
room-for-cards = z rozbudowami laboratorium mogłoby mieścić { $total } kart badań, a miejsca jest na { $most }
setup-takes = przygotowanie gry dla { $players } osób zabiera { $wanted }
