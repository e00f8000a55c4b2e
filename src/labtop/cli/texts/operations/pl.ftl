# Prowadzenie serwera, dla tych, którzy się nim opiekują, po polsku.

## Jakie może być ustawienie

setting-unknown = Nie ma ustawienia { $name }. Wszystkie ustawienia wymienia docs/server.md; zmienne innych programów nie mogą zaczynać się od LABTOP_.
setting-database = To ścieżka pliku albo adres, na przykład postgresql://user@host/database
setting-workers = To liczba od 1 do 256; więcej niż jeden wymaga PostgreSQL.
setting-host = To adres, pod którym serwer nasłuchuje, na przykład 127.0.0.1.
setting-port = To liczba od 0 do 65535.
setting-hosts = Podaj nazwy bez https:// i bez portu, oddzielone przecinkami, na przykład table.example.org
setting-proxies = Podaj adresy lub sieci, oddzielone przecinkami, na przykład 127.0.0.1 lub 10.0.0.0/8
setting-address = To adres, który wpisują znajomi, na przykład https://table.example.org lub https://example.org/labtop
setting-games = Podaj jedną lub kilka z tych gier, oddzielone przecinkami: { $games }
setting-searches = To liczba od 1 do 256.
setting-stand-in = To jeden z tych botów: { $bots }
setting-hint = To liczba milisekund od 1 do 600000.
setting-gone-after = To liczba sekund.
setting-idle-after = To liczba sekund, co najmniej 1.
setting-limits = Możliwe wartości to on i off.
setting-log = Możliwe wartości to error, warning, info i debug.
setting-access-log = Możliwe wartości to on i off.
setting-metrics = To adres z portem, na przykład 127.0.0.1:9464; kolejne procesy zajmują następne porty, do 65535.
setting-keep = To czas w godzinach, dniach lub tygodniach, na przykład 12h, 90d albo 8w.

## Opcje polecenia labtop serve

help-processes = Uruchom tyle procesów na tym komputerze; więcej niż jeden wymaga PostgreSQL.
help-bench-database = Dla server: pusta baza danych PostgreSQL, w której powstaną jego stoły; bez niej plik, który zostanie usunięty.
help-access-log = Zapisuj w dzienniku każde żądanie: jeden obiekt JSON w wierszu, z adresem, z którego przyszło.
help-metrics = Odpowiadaj tu na /metrics dla Prometheusa, na przykład 127.0.0.1:9464; ten port nie jest dla wszystkich.
help-keep = Usuwaj stoły, przy których tak długo nic się nie działo: 12h, 90d, 8w.
metavar-time = CZAS

## labtop admin

help-admin = Opieka nad serwerem: kopie zapasowe, stoły, zapisane dane osób. Wszystko działa podczas pracy serwera, oprócz restore.
help-admin-backup = Skopiuj do pliku wszystkie stoły w ich obecnym stanie; serwer działa dalej.
help-admin-backup-file = Plik na kopię; nie może jeszcze istnieć.
help-admin-restore = Przywróć stoły z kopii; serwer musi być zatrzymany.
help-admin-restore-file = Kopia, jaką zapisuje backup.
help-admin-replace = Zrezygnuj ze stołów, które są tam teraz.
help-admin-check = Sprawdź, czy baza danych jest nieuszkodzona.
help-admin-list = Wypisz wszystkie stoły, od najnowszych.
help-admin-json = Wypisz wszystkie stoły jako JSON.
help-admin-end = Niech komputer dokończy partie zamiast tych, którzy tam siedzą.
help-admin-delete = Usuń stoły wraz ze wszystkim, co o nich zapisano.
help-admin-prune = Usuń stoły, przy których od pewnego czasu nic się nie działo, i stare analizy.
help-admin-rotate = Nadaj miejscu nowy tajny link, na przykład gdy ktoś obcy zobaczył stary; stary traci ważność.
help-admin-export = Zapisz wszystkie partie jednej osoby i wszystko, co zapisano o jej miejscach, po dwa pliki na stół.
help-admin-tables = Stoły, tak jak w ich linkach.
help-admin-table = Stół, tak jak w jego linku.
help-admin-seat = Miejsce, licząc od 1.
help-admin-out = Folder na pliki.
help-admin-secret = Czyje: sekret miejsca, część jego linku po znaku #.
help-admin-name = Czyje: wszystkich, którzy kiedykolwiek tak się nazywali. Inni mogą mieć to samo imię.
metavar-tables = STÓŁ...
metavar-table = STÓŁ
metavar-secret = SEKRET
metavar-name = IMIĘ
admin-postgres = Ta baza danych to PostgreSQL: skopiuj ją programem pg_dump i przywróć programem pg_restore, jak pokazuje docs/server.md.
admin-who = Podaj, czyje to partie: albo przez --secret, albo przez --name.
admin-backup-copying = Kopiowanie…
admin-backup-written =
    { $tables ->
        [one] Zapisano { $file }: jeden stół.
        [few] Zapisano { $file }: { $tables } stoły.
       *[many] Zapisano { $file }: { $tables } stołów.
    }
admin-restore-copying = Przywracanie…
admin-restore-replace =
    { $tables ->
        [one] Plik { $file } zawiera jeden stół, który by przepadł. Aby z niego zrezygnować, podaj --replace.
        [few] Plik { $file } zawiera { $tables } stoły, które by przepadły. Aby z nich zrezygnować, podaj --replace.
       *[many] Plik { $file } zawiera { $tables } stołów, które by przepadły. Aby z nich zrezygnować, podaj --replace.
    }
admin-restore-foreign = Plik { $file } nie jest kopią stołów serwera.
admin-restored =
    { $tables ->
        [one] Plik { $file } zawiera teraz jeden stół z kopii.
        [few] Plik { $file } zawiera teraz { $tables } stoły z kopii.
       *[many] Plik { $file } zawiera teraz { $tables } stołów z kopii.
    }
admin-damaged = Plik { $file } jest uszkodzony: { $what }
admin-sound =
    { $tables ->
        [one] Plik { $file } jest nieuszkodzony: jeden stół.
        [few] Plik { $file } jest nieuszkodzony: { $tables } stoły.
       *[many] Plik { $file } jest nieuszkodzony: { $tables } stołów.
    }
admin-tables =
    { $tables ->
        [one] Jeden stół.
        [few] { $tables } stoły.
       *[many] { $tables } stołów.
    }
admin-column-table = Stół
admin-column-game = Gra
admin-column-seats = Miejsca
admin-column-events = Zdarzenia
admin-column-changed = Ostatnie zdarzenie (UTC)
admin-column-listed = Publiczny
admin-column-awake = Komputer lub zegar
admin-ended = { $table }: komputer dokończy tę partię.
admin-deleted = Usunięto { $table }.
admin-pruned =
    { $tables ->
        [one] Usunięto jeden stół.
        [few] Usunięto { $tables } stoły.
       *[many] Usunięto { $tables } stołów.
    }
admin-rotated = Nowy link tego miejsca: { $link }
admin-exported =
    { $tables ->
        [one] Zapisano w { $folder }: jeden stół.
        [few] Zapisano w { $folder }: { $tables } stoły.
       *[many] Zapisano w { $folder }: { $tables } stołów.
    }
admin-nobody = O nikim takim nic nie zapisano.
admin-unknown-table = { $table }: nie ma takiego stołu.
admin-older-rules = { $table } rozpoczęto według wcześniejszych zasad i nie można tu grać dalej.
admin-over = { $table }: ta partia już się skończyła.
admin-not-your-seat = { $table }: nikt nie zajmuje tego miejsca za pomocą linku.
admin-failed = { $table }: to się nie udało.
