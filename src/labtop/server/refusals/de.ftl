padded-unknown = { $place }: In einer Datei mit Spielmaterial gibt es nichts, was { $name } heißt.
padded-deep = Das Spielmaterial ist tiefer verschachtelt als in einer Datei mit Spielmaterial.
padded-large = Eine Datei mit Spielmaterial hat höchstens { $values } Werte und { $letters } Zeichen; diese hat mehr.
