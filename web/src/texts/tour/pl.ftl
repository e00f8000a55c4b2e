# Krótka wycieczka po grze, po polsku: wokół obrazków.

tour = Krótka wycieczka
tour-of = Krótka wycieczka po grze { $game }
tour-kind = wycieczka
tour-at = Obrazek { $number } z { $count }
tour-back = Poprzedni obrazek
tour-on = Następny obrazek
tour-pause = Zatrzymaj
tour-play = Odtwarzaj automatycznie
tour-meanwhile = Gra jest przygotowywana, co dzieje się tylko przy pierwszym uruchomieniu. Zasady można czytać już teraz; lekcje i partie mogą się zacząć, gdy tylko będzie gotowa.
