# The tour of a game, in English: around its pictures.

tour = A short tour
tour-of = A short tour of { $game }
tour-kind = tour
tour-at = Picture { $number } of { $count }
tour-back = Previous picture
tour-on = Next picture
tour-pause = Pause
tour-play = Play automatically
tour-meanwhile = The game is being prepared, which happens only at the first start. The rules can be read already; lessons and games can begin as soon as it is ready.
