# Points and scorings in English.

## Scorings

scoring-title =
    { $name ->
        [final] Final scoring
       *[round] Scoring of round { $round }
    }
scoring-item =
    { $item ->
        [majority] most control spaces
        [deployed] deployed bots
        [crystals] crystals
        [controlled] octopods in controlled sectors
        [letters] different letters
        [time] time markers
        [submarines] all six submarines
       *[extensions] five extensions
    }
scoring-lines =
    { $held ->
        [zero] red lines; nobody falls below 0
       *[lines] red lines
    }
scoring-paid = { $count } paid
scoring-after = points now
scoring-skip = Show everything at once
scoring-story =
    { $best ->
        [one] It went best for { $names }: { $sign }{ $count }.
       *[other] It went equally well for { $names }: { $sign }{ $count } each.
    } { $bitten ->
        [0] {""}
       *[other] Octopods in controlled sectors cost { $victims } points.
    }
scoring-points = { scoring-item } { $sign }{ $count }

## How it stands

score-here = { points }.
score-expected = scoring { $sign }{ $count }
score-round =
    { $number ->
        [0] The scoring of this round would bring nothing now.
       *[other] The scoring of this round would bring { $sign }{ $count } now, red lines aside: { $items }.
    }
score-final = The final scoring would add { $sign }{ $count }.

## Letter bots

letters-title = Letter bots
letters-free = placing costs nothing

## What an action changes

forecast =
    { $number ->
        [0] The scoring of this round stays at { $before }.
       *[other] The scoring of this round { $before } → { $after }: { $items }.
    }

## The end

source =
    { $source ->
        [start] points at the start
        [octopods] octopods caught
        [submarines] submarines launched
        [research] research cards taken
        [rewards] rewards of cards
        [majority] most control spaces
        [deployed] deployed bots
        [crystals] crystals
        [controlled] octopods in controlled sectors
        [lines] stopped at red lines and at 0
        [final_letters] different letters
        [final_time] time markers left
        [final_submarines] all six submarines
       *[final_extensions] five extensions
    }
course-start = start
course-scoring =
    { $name ->
        [final] end
       *[round] round { $round }
    }
