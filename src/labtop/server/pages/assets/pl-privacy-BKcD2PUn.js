const a=`# Strona o prywatności po polsku.

privacy-stored = O stole ten serwer przechowuje: imiona, które gracze sami sobie nadali, ruchy wraz z czasem oraz skrót tajnego linku każdego miejsca. Nie ma kont ani ciasteczek i nic nie jest wysyłane nikomu innemu. Wszystko inne, na przykład twoje ustawienia i łamigłówki, przechowuje tylko ta przeglądarka.
privacy-delete-about = Kto zajmuje miejsce, może sprawić, że zostanie zapomniane: imię i tajny link są od razu usuwane z serwera. Jeśli przy stole grają inni, na tym miejscu gra dalej komputer. Wraz z ostatnią osobą usuwany jest cały stół. Tego nie można cofnąć.
privacy-tables = Stoły tej przeglądarki
privacy-no-tables = Ta przeglądarka nie zna żadnych stołów.
privacy-delete = Usuń moje dane
privacy-sure = Usunąć na zawsze?
privacy-yes = Tak, usuń
privacy-no = Nie, zostaw
privacy-deleted-whole = Cały stół został usunięty.
privacy-deleted-seat = Twoje imię i twój link zostały usunięte. Stół pozostaje dla innych.
privacy-gone = Serwer nie znał już tego miejsca. Ta przeglądarka też już o nim zapomniała.
privacy-unfinished = niedokończona
`;export{a as default};
