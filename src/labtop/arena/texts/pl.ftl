# Arena po polsku.

## Co może być nie tak

game-missing = Podaj grę, w którą gra arena: { $games }.
game-unknown = Nie ma gry „{ $game }”; gry to { $games }.
bots-missing = Podaj boty, które mają grać: --bots expert greedy
bot-unknown = Nie ma bota „{ $bot }”; są: { $known }, network:1.5 (z temperaturą), search:2s (według czasu), search:5000 (według symulacji), search-v1:2s (bez sieci), moduł:nazwa (własny).
bots-too-few = Liczba miejsc to { $players } i tylu botów potrzeba, a podano tylko { $given }; aby dać botowi kilka miejsc, wymień go kilka razy.
bots-twice = Bota można wymienić kilka razy tylko wtedy, gdy botów jest tyle, ile miejsc ({ $players }); podano { $given }.
players-wrong = { $game } jest dla { $least }–{ $most } osób, a nie dla { $given }.
numbers-wrong = Potrzebna jest co najmniej jedna partia i skończony limit czasu większy od 0.
out-and-resume = Albo --out, albo --resume: wznawiana arena zostaje w swoim folderze.
verify-alone = { $option } nie łączy się z --verify: arenę sprawdza się tak, jak została rozegrana.
folder-has-arena = W folderze { $folder } jest już arena. Aby ją wznowić: labtop arena --resume { $folder }
folder-not-empty = { $folder } nie jest pustym folderem; wybierz inną nazwę.
folder-no-arena = { $folder } nie jest folderem areny.
folder-broken = Nie można wznowić { $folder }: { $file } nie pasuje do ustawień areny.
folder-other-version = Arenę { $folder } rozpoczęto w labtop { $theirs }, a to jest { $ours }: partii nie dałoby się porównać.
folder-in-use = W folderze { $folder } gra właśnie inny proces.
folder-unwritable = Nie można zapisać { $folder }: { $error }.
option-differs = Arenę { $folder } rozpoczęto z inną wartością { $option }: { $theirs }, a nie { $ours }. Bez tej opcji będzie kontynuowana jak dotąd.
components-differ = Arenę { $folder } rozpoczęto z innymi elementami gry. Bez --components będzie kontynuowana jak dotąd.
workers-lost = Procesy robocze nie mogą się uruchomić: { $error }.
folder-unreadable = Nie można odczytać { $folder }: { $error }.
verify-lines = Zapisów jest { $records }, a wierszy z partiami { $games }.
verify-game = partia { $number }
verify-incomplete = Rozegrane partie: { $games } z { $planned }.
verify-summary = { $file } nie zgadza się z partiami.
verify-unfinished = zapis kończy się przed końcem partii.
verify-deal = nie zaczyna się od rozdania z ziarna { $seed }.
verify-bots = nie grają w niej { $bots }.
verify-result = punkty, miejsca lub ruchy nie zgadzają się z { $file }.

## W czasie gry

kept =
    { $games ->
        [one] Zatrzymano. W { $folder } zachowano { $games } partię z { $planned }. Aby wznowić: labtop arena --resume { $folder }
        [few] Zatrzymano. W { $folder } zachowano { $games } partie z { $planned }. Aby wznowić: labtop arena --resume { $folder }
       *[many] Zatrzymano. W { $folder } zachowano { $games } partii z { $planned }. Aby wznowić: labtop arena --resume { $folder }
    }
finished = Wszystko jest w { $folder }; wykresy są w { $report }.
verified =
    { $games ->
        [one] { $games } partia z { $folder } daje się odtworzyć od rozdania do wyniku, a podsumowanie się zgadza.
        [few] Wszystkie { $games } partie z { $folder } dają się odtworzyć od rozdania do wyniku, a podsumowanie się zgadza.
       *[many] Wszystkie { $games } partii z { $folder } daje się odtworzyć od rozdania do wyniku, a podsumowanie się zgadza.
    }

## Tabele

title-bots = { $game } na { $players ->
        [2] dwie osoby
        [3] trzy osoby
        [4] cztery osoby
       *[other] { $players } osób
    }, ziarno { $seed }: { title-games } z { $deals ->
        [one] { $deals } rozdania
       *[other] { $deals } rozdań
    }
title-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
title-pairs = Bezpośrednie porównanie
title-order = Kolejność gry
title-troubles = Boty, które oddały na jedną partię swoje miejsce botowi random
column-bot = Bot
column-opponent = Przeciwnik
column-games = Partie
column-wins = Wygrane
column-losses = Przegrane
column-win-rate = Odsetek wygranych
column-score = Punkty
column-margin = Przewaga
column-rating = Ranking
column-decisions = Decyzje
column-mean-ms = Średni czas
column-max-ms = Najdłuższy
column-troubles = Awarie
column-place = Miejsce
column-advantage = Korzyść
column-number = Partia
column-reason = Powód
first-player = Przewaga pierwszego gracza: { $elo } Elo, z 95-procentową pewnością od { $low } do { $high }.
intervals = W nawiasach i po ±: przedziały ufności 95%. Ranking to punkty Elo wokół średniej 0.
trouble-error = zgłosił błąd
trouble-illegal = odpowiedział niedozwoloną akcją
trouble-late = myślał za długo
trouble-died = zakończył proces
trouble-text = { $kind }: { $text }

## Liczby

number = { NUMBER($value, maximumFractionDigits: 1) }
rate = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($percent, maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) })
elo = { $value } ± { $half }
percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
seconds = { NUMBER($value, maximumFractionDigits: 2) } s

## Raport

title-report = Arena: { $game }
title-result = Wynik
title-scores = Punkty
title-length = Długość partii
title-times = Czas decyzji
title-method = Jak grano
caption-ratings = Ranking z przedziałami ufności 95%
caption-order = Odsetek wygranych każdego bota według miejsca w kolejności gry; miejsce 1 zaczyna
caption-scores = Jaką część swoich partii każdy bot zakończył z daną liczbą punktów
caption-length = Liczba decyzji w partii, wszystkie miejsca razem
caption-times = Średni i najdłuższy czas decyzji, w której była więcej niż jedna dozwolona akcja, w milisekundach w skali logarytmicznej
axis-share = Część partii
axis-ms = Milisekundy
series-mean = Średnio
series-longest = Najdłużej
place = Miejsce { $number }
method = Każdy skład zagrał każde rozdanie w każdym ustawieniu przy stole. To, kto zaczyna, należy do rozdania: każdy bot siedział tam tak samo często, więc szczęście i korzyść z zaczynania są dla wszystkich takie same. Dzielone pierwsze miejsce liczy się jako część wygranej. Odsetki wygranych mają przedziały Wilsona. Ranking to najbardziej prawdopodobna siła w modelu Placketta i Luce’a dla całych klasyfikacji (dla dwóch graczy w modelu Bradleya i Terry’ego), łącznie z korzyścią z miejsca w kolejności gry; słabe założenie wstępne ± 1000 Elo sprawia, że wynik jest skończony także dla bota, który wszystko wygrał lub przegrał. Przedziały wynikają z krzywizny funkcji wiarygodności albo z różnic między rozdaniami, jeśli te są większe.
again = Te same partie jeszcze raz: { $command }
