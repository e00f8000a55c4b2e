# Einen Server betreiben, für alle, die sich um ihn kümmern, auf Deutsch.

## Was eine Einstellung sein kann

setting-unknown = Eine Einstellung { $name } gibt es nicht. Alle Einstellungen stehen in docs/server.md; Variablen anderer Programme dürfen nicht mit LABTOP_ beginnen.
setting-database = Es ist der Pfad einer Datei oder eine Adresse wie postgresql://user@host/database
setting-workers = Es ist eine Zahl von 1 bis 256; mehr als einer braucht PostgreSQL.
setting-host = Es ist die Adresse, an der der Server Verbindungen annimmt, zum Beispiel 127.0.0.1.
setting-port = Es ist eine Zahl von 0 bis 65535.
setting-hosts = Gib Namen ohne https:// und ohne Port an, durch Kommas getrennt, zum Beispiel table.example.org
setting-proxies = Gib Adressen oder Netze an, durch Kommas getrennt, zum Beispiel 127.0.0.1 oder 10.0.0.0/8
setting-address = Es ist das, was deine Freunde eintippen, zum Beispiel https://table.example.org oder https://example.org/labtop
setting-games = Nenne eines oder mehrere davon, durch Kommas getrennt: { $games }
setting-searches = Es ist eine Zahl von 1 bis 256.
setting-stand-in = Es ist einer dieser Bots: { $bots }
setting-hint = Es ist eine Zahl von Millisekunden, 1 bis 600000.
setting-gone-after = Es ist eine Zahl von Sekunden.
setting-idle-after = Es ist eine Zahl von Sekunden, mindestens 1.
setting-limits = Es ist on oder off.
setting-log = Es ist error, warning, info oder debug.
setting-access-log = Es ist on oder off.
setting-metrics = Es ist eine Adresse mit Port, zum Beispiel 127.0.0.1:9464; weitere Prozesse nehmen die Ports danach, bis 65535.
setting-keep = Es ist eine Zeitspanne in Stunden, Tagen oder Wochen, zum Beispiel 12h, 90d oder 8w.

## Optionen von labtop serve

help-processes = So viele Prozesse auf diesem Rechner starten; mehr als einer braucht PostgreSQL.
help-bench-database = Für server: eine leere PostgreSQL-Datenbank, in die seine Tische kommen; ohne sie eine Datei, die weggeworfen wird.
help-access-log = Jede Anfrage protokollieren: ein JSON-Objekt je Zeile, mit der Adresse, von der sie kam.
help-metrics = Hier /metrics für Prometheus beantworten, zum Beispiel 127.0.0.1:9464; dieser Port ist nicht für die Öffentlichkeit.
help-keep = Tische löschen, an denen so lange nichts geschehen ist: 12h, 90d, 8w.
metavar-time = ZEIT

## labtop admin

help-admin = Sich um einen Server kümmern: Sicherungen, Tische, was über Menschen gespeichert ist. Geht alles, während der Server läuft, außer restore.
help-admin-backup = Alle Tische, wie sie in diesem Augenblick stehen, in eine Datei kopieren; der Server läuft weiter.
help-admin-backup-file = Die Datei für die Kopie; es darf sie noch nicht geben.
help-admin-restore = Die Tische einer Kopie zurückholen; der Server muss angehalten sein.
help-admin-restore-file = Die Kopie, wie backup sie schreibt.
help-admin-replace = Auf die Tische verzichten, die es jetzt gibt.
help-admin-check = Prüfen, ob die Datenbank unbeschädigt ist.
help-admin-list = Alle Tische auflisten, die neuesten zuerst.
help-admin-json = Alle Tische als JSON ausgeben.
help-admin-end = Den Computer Partien zu Ende spielen lassen, anstelle derer, die dort sitzen.
help-admin-delete = Tische löschen, mit allem, was von ihnen gespeichert ist.
help-admin-prune = Tische löschen, an denen eine Zeit lang nichts geschehen ist, und alte Analysen.
help-admin-rotate = Einem Platz einen neuen geheimen Link geben, etwa weil jemand den alten gesehen hat; der alte gilt dann nicht mehr.
help-admin-export = Alle Partien eines Menschen aufschreiben und alles, was von seinen Plätzen gespeichert ist, zwei Dateien je Tisch.
help-admin-tables = Die Tische, wie sie in ihren Links stehen.
help-admin-table = Der Tisch, wie er in seinem Link steht.
help-admin-seat = Der Platz, von 1 an gezählt.
help-admin-out = Der Ordner für die Dateien.
help-admin-secret = Wessen: das Geheimnis eines Platzes, der Teil seines Links hinter dem #.
help-admin-name = Wessen: alle, die je so hießen. Andere können denselben Namen haben.
metavar-tables = TISCH...
metavar-table = TISCH
metavar-secret = GEHEIMNIS
metavar-name = NAME
admin-postgres = Diese Datenbank ist PostgreSQL: Kopiere sie mit pg_dump und spiele sie mit pg_restore zurück, wie docs/server.md zeigt.
admin-who = Sag, wessen Partien: entweder mit --secret oder mit --name.
admin-backup-copying = Kopiere …
admin-backup-written =
    { $tables ->
        [one] { $file } ist geschrieben: ein Tisch.
       *[other] { $file } ist geschrieben: { $tables } Tische.
    }
admin-restore-copying = Hole zurück …
admin-restore-replace =
    { $tables ->
        [one] In { $file } ist ein Tisch, der verloren ginge. Um auf ihn zu verzichten, sag --replace.
       *[other] In { $file } sind { $tables } Tische, die verloren gingen. Um auf sie zu verzichten, sag --replace.
    }
admin-restore-foreign = { $file } ist keine Kopie der Tische eines Servers.
admin-restored =
    { $tables ->
        [one] In { $file } ist jetzt der eine Tisch der Kopie.
       *[other] In { $file } sind jetzt die { $tables } Tische der Kopie.
    }
admin-damaged = { $file } ist beschädigt: { $what }
admin-sound =
    { $tables ->
        [one] { $file } ist unbeschädigt: ein Tisch.
       *[other] { $file } ist unbeschädigt: { $tables } Tische.
    }
admin-tables =
    { $tables ->
        [one] Ein Tisch.
       *[other] { $tables } Tische.
    }
admin-column-table = Tisch
admin-column-game = Spiel
admin-column-seats = Plätze
admin-column-events = Ereignisse
admin-column-changed = Letztes Ereignis (UTC)
admin-column-listed = Öffentlich
admin-column-awake = Computer oder Uhr
admin-ended = { $table }: Der Computer spielt diese Partie zu Ende.
admin-deleted = { $table } ist gelöscht.
admin-pruned =
    { $tables ->
        [one] Ein Tisch wurde gelöscht.
       *[other] { $tables } Tische wurden gelöscht.
    }
admin-rotated = Der neue Link dieses Platzes: { $link }
admin-exported =
    { $tables ->
        [one] In { $folder } geschrieben: ein Tisch.
       *[other] In { $folder } geschrieben: { $tables } Tische.
    }
admin-nobody = Von so jemandem ist nichts gespeichert.
admin-unknown-table = { $table }: Diesen Tisch gibt es nicht.
admin-older-rules = { $table } wurde nach früheren Regeln begonnen und kann nicht weitergespielt werden.
admin-over = { $table }: Diese Partie ist schon zu Ende.
admin-not-your-seat = { $table }: Diesen Platz hält niemand mit einem Link.
admin-failed = { $table }: Das ist nicht gelungen.
