# Prowadzenie serwera, dla tych, którzy się nim opiekują, po polsku.

## Jakie może być ustawienie

setting-unknown = Nie ma ustawienia { $name }. Wszystkie ustawienia wymienia docs/server.md; zmienne innych programów nie mogą zaczynać się od LABTOP_.
setting-database = To ścieżka pliku.
setting-host = To adres, pod którym serwer nasłuchuje, na przykład 127.0.0.1.
setting-port = To liczba od 0 do 65535.
setting-hosts = Podaj nazwy bez https:// i bez portu, oddzielone przecinkami, na przykład table.example.org
setting-address = To adres, który wpisują znajomi, na przykład https://table.example.org
setting-games = Podaj jedną lub kilka z tych gier, oddzielone przecinkami: { $games }
setting-searches = To liczba od 1 do 256.
setting-stand-in = To jeden z tych botów: { $bots }
setting-hint = To liczba milisekund od 1 do 600000.
setting-gone-after = To liczba sekund.
setting-idle-after = To liczba sekund, co najmniej 1.
setting-limits = Możliwe wartości to on i off.
setting-log = Możliwe wartości to error, warning, info i debug.
setting-access-log = Możliwe wartości to on i off.
setting-metrics = To adres z portem, na przykład 127.0.0.1:9464
setting-keep = To czas w godzinach, dniach lub tygodniach, na przykład 12h, 90d albo 8w.

## Opcje polecenia labtop serve

help-access-log = Zapisuj w dzienniku każde żądanie: jeden obiekt JSON w wierszu, z adresem, z którego przyszło.
help-metrics = Odpowiadaj tu na /metrics dla Prometheusa, na przykład 127.0.0.1:9464; ten port nie jest dla wszystkich.
