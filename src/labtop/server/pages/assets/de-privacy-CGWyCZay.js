const e=`# Die Seite über Datenschutz auf Deutsch.

privacy-stored = Dieser Server speichert von einem Tisch: die Namen, die sich die Leute selbst gegeben haben, die Züge mit ihren Zeiten und einen Hash des geheimen Links jedes Platzes. Es gibt keine Konten und keine Cookies, und nichts wird an andere geschickt. Alles andere, etwa deine Einstellungen und deine Rätsel, speichert allein dieser Browser.
privacy-delete-about = Wer einen Platz hat, kann ihn vergessen lassen: Name und geheimer Link werden auf dem Server sofort gelöscht. Spielen noch andere am Tisch, spielt auf diesem Platz der Computer weiter. Mit dem letzten Menschen wird der ganze Tisch gelöscht. Das lässt sich nicht rückgängig machen.
privacy-tables = Tische dieses Browsers
privacy-no-tables = Dieser Browser kennt keine Tische.
privacy-delete = Meine Daten löschen
privacy-sure = Endgültig löschen?
privacy-yes = Ja, löschen
privacy-no = Nein, behalten
privacy-deleted-whole = Der ganze Tisch ist gelöscht.
privacy-deleted-seat = Dein Name und dein Link sind gelöscht. Der Tisch bleibt für die anderen.
privacy-gone = Der Server kannte diesen Platz nicht mehr. Auch dieser Browser hat ihn nun vergessen.
privacy-unfinished = nicht beendet
`;export{e as default};
