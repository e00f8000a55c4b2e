# Gizmos w edytorze pozycji po polsku.

edit-first = Kto zaczął
edit-number = Numer tury, licząc wszystkich graczy
edit-display = { name-display }, poziom { $level }
edit-dispenser = Zostało w Podajniku: czerwone { $red }, żółte { $yellow }, niebieskie { $blue }, czarne { $black }.
edit-place =
    { $place ->
        [players-energy] { name-ring }
        [players-active] { name-active }
        [players-archive] { name-archive }
        [row] { name-row }
        [dispenser] { name-dispenser }
        [position] Wszystkie karty
        [turn] Tura
        [turn-stage] Etap tury
        [turn-seat] Czyja tura
        [turn-number] Numer tury
        [turn-ready] Gotowe Machiny
        [turn-used] Użyte Machiny
        [turn-research] Dobrane karty
        [turn-build] Budowana Machina
        [turn-effect] Trwający efekt
       *[other] { $path }
    }
