# Running a server, for whoever looks after it, in English.

## What a setting can be

setting-unknown = There is no setting { $name }. Settings are listed in docs/server.md; a variable of another program must not begin with LABTOP_.
setting-database = It is the path of a file, or an address such as postgresql://user@host/database
setting-workers = It is a number from 1 to 256; more than one needs PostgreSQL.
setting-host = It is the address to listen on, such as 127.0.0.1.
setting-port = It is a number from 0 to 65535.
setting-hosts = Give names without https:// and without a port, separated by commas, such as table.example.org
setting-proxies = Give addresses or networks, separated by commas, such as 127.0.0.1 or 10.0.0.0/8
setting-address = It is what friends type, such as https://table.example.org or https://example.org/labtop
setting-games = Name one or several of these, separated by commas: { $games }
setting-searches = It is a number from 1 to 256.
setting-stand-in = It is one of these bots: { $bots }
setting-hint = It is a number of milliseconds from 1 to 600000.
setting-gone-after = It is a number of seconds.
setting-idle-after = It is a number of seconds, at least 1.
setting-limits = It is on or off.
setting-log = It is error, warning, info or debug.
setting-access-log = It is on or off.
setting-metrics = It is an address with a port, such as 127.0.0.1:9464; further processes take the ports after it, up to 65535.
setting-keep = It is a length of time in hours, days or weeks, such as 12h, 90d or 8w.

## Options of labtop serve

help-processes = Run so many processes on this machine; more than one needs PostgreSQL.
help-bench-database = For server: an empty PostgreSQL database that its tables are put into; by default a file that is thrown away.
help-access-log = Log every request: one JSON object a line, with the address it came from.
help-metrics = Answer /metrics for Prometheus here, for example 127.0.0.1:9464; keep that port from the public.
help-keep = Delete tables at which nothing has happened for so long: 12h, 90d, 8w.
metavar-time = TIME

## labtop admin

help-admin = Look after a server: backups, tables, what is kept about people. Works while the server runs, except restore.
help-admin-backup = Copy all tables as they stand at this moment into a file, while the server goes on.
help-admin-backup-file = The file for the copy; it must not exist yet.
help-admin-restore = Bring back the tables of a copy; the server must be stopped.
help-admin-restore-file = The copy, as backup writes it.
help-admin-replace = Give up the tables that are there now.
help-admin-check = Check whether the database is intact.
help-admin-list = List all tables, the newest first.
help-admin-json = Print all tables as JSON.
help-admin-end = Let the computer play games to their end, in place of whoever sits there.
help-admin-delete = Delete tables with everything that is kept about them.
help-admin-prune = Delete tables at which nothing has happened for some time, and old reviews.
help-admin-rotate = Give a seat a new secret link, for example because somebody else has seen the old one, which holds the seat no longer.
help-admin-export = Write down all games of a person and all that is kept of their seats, two files for each table.
help-admin-tables = The tables, as in their links.
help-admin-table = The table, as in its link.
help-admin-seat = The seat, counted from 1.
help-admin-out = The folder for the files.
help-admin-secret = Whose: the secret of a seat, the part of its link behind the #.
help-admin-name = Whose: everybody who was ever called so. Others may have the same name.
metavar-tables = TABLE...
metavar-table = TABLE
metavar-secret = SECRET
metavar-name = NAME
admin-postgres = This database is PostgreSQL: copy it with pg_dump and bring it back with pg_restore, as docs/server.md shows.
admin-who = Say whose games: either with --secret or with --name.
admin-backup-copying = Copying…
admin-backup-written =
    { $tables ->
        [one] { $file } is written: one table.
       *[other] { $file } is written: { $tables } tables.
    }
admin-restore-copying = Bringing back…
admin-restore-replace =
    { $tables ->
        [one] { $file } holds one table, which would be lost. To give it up, say --replace.
       *[other] { $file } holds { $tables } tables, which would be lost. To give them up, say --replace.
    }
admin-restore-foreign = { $file } is no copy of the tables of a server.
admin-restored =
    { $tables ->
        [one] { $file } now holds the one table of the copy.
       *[other] { $file } now holds the { $tables } tables of the copy.
    }
admin-damaged = { $file } is damaged: { $what }
admin-sound =
    { $tables ->
        [one] { $file } is intact: one table.
       *[other] { $file } is intact: { $tables } tables.
    }
admin-tables =
    { $tables ->
        [one] One table.
       *[other] { $tables } tables.
    }
admin-column-table = Table
admin-column-game = Game
admin-column-seats = Seats
admin-column-events = Events
admin-column-changed = Last event (UTC)
admin-column-listed = Listed
admin-column-awake = Computer or clock
admin-ended = { $table }: the computer plays this game to its end.
admin-deleted = { $table } is deleted.
admin-pruned =
    { $tables ->
        [one] One table was deleted.
       *[other] { $tables } tables were deleted.
    }
admin-rotated = The new link of this seat: { $link }
admin-exported =
    { $tables ->
        [one] Written into { $folder }: one table.
       *[other] Written into { $folder }: { $tables } tables.
    }
admin-nobody = Nothing is kept about anybody like that.
admin-unknown-table = { $table }: there is no such table.
admin-older-rules = { $table } was begun under earlier rules and cannot be played on.
admin-over = { $table }: this game is over already.
admin-not-your-seat = { $table }: nobody holds that seat by a link.
admin-failed = { $table }: this did not work.
