# Krótka wycieczka po Gizmos, po polsku: podpis do każdego obrazka.

tour-pick = Energia to kolorowe kulki. Pobierz jedną z rzędu, a potoczy się do twojego Magazynu.
tour-build = Kulkami płaci się za Machiny. To, co zbudujesz, jest warte punkty i zaczyna dla ciebie pracować.
tour-file = Jeszcze za mało kulek? Zarchiwizuj kartę, a nikt inny jej nie weźmie.
tour-trigger = Machiny reagują na to, co robisz. Ta czeka na czerwoną: pobierz czerwoną, a da ci jeszcze jedną kulkę.
tour-chain = To, co robi jedna Machina, może uruchomić następną. Tak małe maszyny tworzą reakcję łańcuchową.
tour-end = Cztery Machiny poziomu III albo szesnaście łącznie oznaczają ostatnią rundę. Wygrywa, kto ma najwięcej punktów.
