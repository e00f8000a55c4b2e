# Running a server, for whoever looks after it, in English.

## What a setting can be

setting-unknown = There is no setting { $name }. Settings are listed in docs/server.md; a variable of another program must not begin with LABTOP_.
setting-database = It is the path of a file.
setting-host = It is the address to listen on, such as 127.0.0.1.
setting-port = It is a number from 0 to 65535.
setting-hosts = Give names without https:// and without a port, separated by commas, such as table.example.org
setting-address = It is what friends type, such as https://table.example.org
setting-games = Name one or several of these, separated by commas: { $games }
setting-searches = It is a number from 1 to 256.
setting-stand-in = It is one of these bots: { $bots }
setting-hint = It is a number of milliseconds from 1 to 600000.
setting-gone-after = It is a number of seconds.
setting-idle-after = It is a number of seconds, at least 1.
setting-limits = It is on or off.
setting-log = It is error, warning, info or debug.
setting-access-log = It is on or off.
setting-metrics = It is an address with a port, such as 127.0.0.1:9464
setting-keep = It is a length of time in hours, days or weeks, such as 12h, 90d or 8w.

## Options of labtop serve

help-access-log = Log every request: one JSON object a line, with the address it came from.
help-metrics = Answer /metrics for Prometheus here, for example 127.0.0.1:9464; keep that port from the public.
