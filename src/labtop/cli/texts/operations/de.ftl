# Einen Server betreiben, für alle, die sich um ihn kümmern, auf Deutsch.

## Was eine Einstellung sein kann

setting-unknown = Eine Einstellung { $name } gibt es nicht. Alle Einstellungen stehen in docs/server.md; Variablen anderer Programme dürfen nicht mit LABTOP_ beginnen.
setting-database = Es ist der Pfad einer Datei.
setting-host = Es ist die Adresse, an der der Server Verbindungen annimmt, zum Beispiel 127.0.0.1.
setting-port = Es ist eine Zahl von 0 bis 65535.
setting-hosts = Gib Namen ohne https:// und ohne Port an, durch Kommas getrennt, zum Beispiel table.example.org
setting-address = Es ist das, was deine Freunde eintippen, zum Beispiel https://table.example.org
setting-games = Nenne eines oder mehrere davon, durch Kommas getrennt: { $games }
setting-searches = Es ist eine Zahl von 1 bis 256.
setting-stand-in = Es ist einer dieser Bots: { $bots }
setting-hint = Es ist eine Zahl von Millisekunden, 1 bis 600000.
setting-gone-after = Es ist eine Zahl von Sekunden.
setting-idle-after = Es ist eine Zahl von Sekunden, mindestens 1.
setting-limits = Es ist on oder off.
setting-log = Es ist error, warning, info oder debug.
setting-access-log = Es ist on oder off.
setting-metrics = Es ist eine Adresse mit Port, zum Beispiel 127.0.0.1:9464
setting-keep = Es ist eine Zeitspanne in Stunden, Tagen oder Wochen, zum Beispiel 12h, 90d oder 8w.

## Optionen von labtop serve

help-access-log = Jede Anfrage protokollieren: ein JSON-Objekt je Zeile, mit der Adresse, von der sie kam.
help-metrics = Hier /metrics für Prometheus beantworten, zum Beispiel 127.0.0.1:9464; dieser Port ist nicht für die Öffentlichkeit.
