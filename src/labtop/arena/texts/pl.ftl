# Arena po polsku.

## Co może być nie tak

game-missing = Podaj grę, w którą gra arena: { $games }.
game-unknown = Nie ma gry „{ $game }”; gry to { $games }.
bots-missing = Podaj boty, które mają grać: --bots expert greedy
bot-unknown = Nie ma bota „{ $bot }”; są: { $known }, search:2s (według czasu), search:5000 (według symulacji), moduł:nazwa (własny).
bots-too-few = Liczba miejsc to { $players } i tylu botów potrzeba, a podano tylko { $given }; aby dać botowi kilka miejsc, wymień go kilka razy.
bots-twice = Bota można wymienić kilka razy tylko wtedy, gdy botów jest tyle, ile miejsc ({ $players }); podano { $given }.
players-wrong = { $game } jest dla { $least }–{ $most } osób, a nie dla { $given }.
numbers-wrong = Potrzebna jest co najmniej jedna partia i limit czasu większy od 0.
out-and-resume = Albo --out, albo --resume: wznawiana arena zostaje w swoim folderze.
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

## W czasie gry

playing =
    { $games ->
        [one] { $game }: { $games } partia
        [few] { $game }: { $games } partie
       *[many] { $game }: { $games } partii
    }
kept =
    { $games ->
        [one] Zatrzymano. W { $folder } zachowano { $games } partię z { $planned }. Aby wznowić: labtop arena --resume { $folder }
        [few] Zatrzymano. W { $folder } zachowano { $games } partie z { $planned }. Aby wznowić: labtop arena --resume { $folder }
       *[many] Zatrzymano. W { $folder } zachowano { $games } partii z { $planned }. Aby wznowić: labtop arena --resume { $folder }
    }
finished = Wszystko jest w { $folder }; wykresy są w { $report }.
no-plots = Raport nie ma wykresów, bo matplotlib nie jest zainstalowany: pip install "labtop[plots]", a potem labtop arena --resume { $folder }

## Tabele

title-bots =
    { $games ->
        [one] { $game }, liczba graczy { $players }: { $games } partia, liczba rozdań { $deals }, ziarno { $seed }
        [few] { $game }, liczba graczy { $players }: { $games } partie, liczba rozdań { $deals }, ziarno { $seed }
       *[many] { $game }, liczba graczy { $players }: { $games } partii, liczba rozdań { $deals }, ziarno { $seed }
    }
title-pairs = Bezpośrednie porównanie
title-seats = Miejsca
title-troubles = Boty, które oddały na jedną partię swoje miejsce botowi random
column-bot = Bot
column-opponent = Przeciwnik
column-games = Partie
column-wins = Wygrane
column-shared = Remisy
column-losses = Przegrane
column-win-rate = Odsetek wygranych
column-score = Punkty
column-margin = Przewaga
column-rating = Ranking
column-mean-ms = Decyzja
column-max-ms = Najdłuższa
column-troubles = Awarie
column-seat = Miejsce
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
milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
seconds = { NUMBER($value, maximumFractionDigits: 2) } s
