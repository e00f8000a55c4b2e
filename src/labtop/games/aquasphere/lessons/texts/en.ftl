# The lessons of AquaSphere in English. `go-2` is what is said at the second step of the lesson `go`, `go-2-task` what is
# to be done there, `go-end` what is said at its end; the others answer mistakes ($thing: what the action named).
# A star stands behind values that are designed for this project, as everywhere.

other = Bea

## Legal, but not what a step is about

try-read = Read first, then press “Next”. The sea can wait.
try-engineer = Moving the engineer is allowed, but this step is about something else.
try-buy = Programming for 3 time markers is allowed, but this step is about something else.
try-act = You could act in sector { $thing }, but this step is about something else.
try-recall = Recalling a bot is allowed, but this step is about something else.
try-pass = Passing is allowed, but then the round is over for you, and there is still something to do.

## Programming

program = Programming
program-1 = Welcome aboard! Your research station is deep under the sea: six sectors in a ring. Your scientist works there, with small bots. But a bot only does what it is programmed for, and programming is the job of your engineer at the headquarters.
program-2 = A turn can be one step of your engineer: up along an arrow, to a tile with a colour. A bot of yours is then programmed for that colour. From the start two arrows lead on, left to green*, right to yellow*.
program-2-task = Move your engineer to the green tile on L1.
program-yellow = That is the yellow tile, for fetching time markers. You want green, to expand your lab: L1, on the left.
program-buy = That costs 3 time markers. Your engineer does it for free: move the engineer along an arrow.
program-3 = A bot stands on your green symbol, and Bea has programmed yellow. There are always two ways on: now to black* on L2, or to blue* on R2. Blue launches submarines.
program-3-task = Program blue with your engineer.
program-black = L2 is black, for taking crystals. You want submarines: blue, on R2.
program-act = Your scientist would love to go, but that is the next lesson. First a second bot: blue.
program-recall = Then all the programming was for nothing. Keep the bot.
program-4 = You may have two programmed bots, of two colours. And there is a shortcut: once a round you may pay 3 time markers and program any colour. You would like to catch octopods. That is purple, and your engineer can no longer get there.
program-4-task = Pay 3 time markers and program purple.
program-colour =
    { $thing ->
        [green] Green expands the lab. For octopods you need purple.
        [yellow] Yellow fetches time markers. For octopods you need purple.
        [black] Black takes crystals. For octopods you need purple.
        [red] Red takes research cards. For octopods you need purple.
       *[white] White programs bots in the station. For octopods you need purple.
    }
program-tier = From here your engineer only reaches red* and white*. For purple you have to pay.
program-end = After three steps your engineer is at the top, and the round is nearly over. Programmed bots wait until you use them, even into the next round.

## Going

go = Going
go-1 = Now your scientist. An action means: go to a sector, put the bot of one colour on its control space, do what the colour says. On the way each lock costs its number in time markers. Your black bot takes crystals. There are none here in A, but two in F, behind a lock of 1*.
go-1-task = Go to F and use the black bot there.
go-stay = Staying in A is free, but there are no crystals here. There are two in F.
go-few = In { $thing } there is only one crystal. F has two and is just next door.
go-2 = Another day, and you have no time markers left, so every lock stays shut. But at any moment of your turn you may recall a programmed bot: it goes back to your supply and brings you 2 time markers.
go-2-task = Recall the red bot.
go-black = Keep the black bot: it is the one that takes crystals.
go-stuck = Without time markers you can only work here in A, and the crystals are in F. Get some first.
go-3 = 2 time markers, enough for the lock to F. And it is still your turn: recalling is only a step in between.
go-3-task = Go to F and take the crystals.
go-4 = Now your lab is full: 4* time markers. The red bot is no longer needed, but recalled now it would bring nothing. So let it wait: you may also recall it in the course of an action, once the way is paid for. That makes room. There are two crystals in E, and the way there costs 2*.
go-4-task = Go to E, use the black bot there, and recall the red bot in the course of it.
go-full = Your lab is full, so its time markers would be lost. Pay for the way to E first: the choice is in that action.
go-without = Good, but the red bot stays. Within this action you can recall it too: look below the button.
go-where = The crystals are in E, and the black bot takes them.
go-end = Two crystals, 4 time markers again, and your bot controls E. You never have to look for the cheapest way: it is chosen automatically, and you see its price before you go.

## The lab

green = Green: the lab
green-1 = Seven colours, seven jobs. Green takes the lab extension in the sector. X04* here in A makes room for one more octopod, and it shows the letter B.
green-1-task = Use the green bot here in A.
green-other = There is another extension in { $thing }. X04 is here in A, and staying is free.
green-2 = A letter is a present: you may put a bot from your supply on the control space of that sector without going there. Bea’s bot in B then has to make room and moves to the charging station.
green-2-task = Place a bot in B.
green-done = A free bot, and you decline? Whoever controls the most sectors scores for it. Place one in B.
green-end = Two sectors in one turn. A lab takes up to five extensions, and different letters are worth points at the end of the game.

## Time and crystals

supplies = Yellow and black: supplies
supplies-1 = Yellow takes time markers, as many as your lab can hold: 4*. Where there are fewer than 2, they are first topped up to 2. You have 1 time marker. There are none in A and 4 in F, and the way there costs 1*.
supplies-1-task = Take time markers where you will have the most afterwards.
supplies-two = Here it would be topped up to 2, and you would have 3. In F you would have 4, the way already paid.
supplies-less = In { $thing } you would have only 2 afterwards. In F you would have 4, the way already paid.
supplies-first = The black bot comes next. First the time markers.
supplies-2 = 4 time markers; no more will fit. Bea has moved her engineer. Now the crystals: there are three here in F, you hold 1, and your lab has room for 2*.
supplies-2-task = Use the black bot here in F.
supplies-here = There are three crystals at your feet here in F. No need to travel.
supplies-end = You took one, the rest stays for later: what does not fit is left behind. Crystals score in every scoring, and they get you across red lines. We will come to that.

## Octopods

purple = Purple: octopods
purple-1 = Octopods are charming, but they block the sectors. Purple catches up to as many as your lab holds at once: 2*. One is worth 1 point, two are worth 3, three are worth 6. Three swim in F, two in E, only one here in A.
purple-1-task = Catch two octopods, for as few time markers as possible.
purple-one = Only one octopod swims there, for 1 point. Two would score 3.
purple-fewer = You may catch fewer than you could, and now and then that is clever. Here two are simply worth more: 3 points.
purple-far = Two octopods, well seen. But the way to E costs 2* time markers, the way to F only 1*.
purple-end = 3 points. Octopods are not kept, you let them go in the open sea. So next time your lab is empty again.

## Submarines

blue = Blue: submarines
blue-1 = Blue launches a submarine and scores what the bulb shows: 2 in the first round. You pay for the space, 1 for the first in a sector, 2* for the second. Only one of yours fits into a sector, and there is already one in A.
blue-1-task = Launch a submarine where way and space together cost the least.
blue-own = There is one of your submarines in A already, and a second one may not join it.
blue-dear = In { $thing } way and space together cost 3 or more. In F it is 1* for the way and 1 for the space.
blue-end = 2 points, and the submarine goes on working: in every scoring each one brings you 1 time marker, and more of your bots count.

## Research cards

red = Red: research cards
red-1 = Red takes the research card of the sector and scores the bulb. Many cards help for the rest of the game: R24* here in A gives you 3 more points whenever you catch octopods. And you have a purple bot ready…
red-1-task = Use the red bot here in A.
red-other = There is another card in { $thing }. R24 is here in A.
red-first = Good idea, wrong order: with R24 the catch is worth more. First the card.
red-2 = 2 points, and R24 is yours. Two octopods swim here in A, unsuspecting.
red-2-task = Use the purple bot here in A.
red-fewer = You may leave octopods behind, but here both of them are points for you.
red-here = Two octopods swim here in A, and staying is free.
red-end = 3 points for the catch, 3 for the card. Your lab has room for 2* cards, and you can never give one away. So choose.

## White

white = White: one more bot
white-1 = White is the seventh colour: a bot that programs a bot, right in the station. Next to the white area every sector shows a colour. You would like a research card, so you need red. F shows red*.
white-1-task = Use the white bot in the sector that shows red.
white-colour =
    { $thing ->
        [A] A shows green*. You want red, and F shows it.
        [B] B shows yellow*. You want red, and F shows it.
        [C] C shows black*. You want red, and F shows it.
        [D] D shows purple*. You want red, and F shows it.
       *[E] E shows blue*. You want red, and F shows it.
    }
white-end = A red bot is programmed, without any engineer. If the symbol is taken already, you get 2 time markers instead. That makes all seven colours.

## The charging station

charging = The charging station
charging-1 = A bot that is pushed off its control space moves to the charging station, which holds 3 with two players. When a fourth comes, everybody takes back all but one of their own. In A, two of Bea’s bots and one of yours are charging; in F, two of yours and one of hers. She controls both sectors.
charging-1-task = Push off Bea’s bot where only she has to take bots back.
charging-both = In F, two of your own bots are charging, so you would have to take one back as well. In A it hits Bea alone.
charging-quiet = In { $thing } no charging station gets too full. Look at A and F, and at whose bots are charging there.
charging-end = Two of Bea’s bots are back in her supply, where they score nothing; yours stays. Before you push a bot off, look at who is charging: the next one may send your own bots home.

## Red lines

lines = Red lines
lines-1 = Knowledge has its price. Red lines cross the track, the first in front of 17*. To cross one you pay a crystal. Without a crystal you lose a programmed bot, and with neither you stop in front of it. You have 16 points and no crystal.
lines-1-task = Be prepared: take the crystal here in A.
lines-early = That takes you across the line without a crystal, and your black bot would be gone. First the crystal.
lines-here = There is a crystal here in A, and staying is free.
lines-2 = Well prepared. Two octopods swim here: 3 points, and that takes you across the line.
lines-2-task = Use the purple bot here in A.
lines-fewer = You may catch fewer, and soon you will. This time you are prepared: catch both.
lines-stay = Two octopods swim here in A, and staying is free.
lines-3 = Not every line has to be crossed at once. You stand on 15 with one crystal. Both octopods would take you across the line, and the crystal would be gone. But you say how many you catch: one is worth 1 point, and 16 is just in front of the line.
lines-3-task = Catch only one octopod here in A.
lines-both = 3 points and the crystal gone. Crystals score in every scoring, so this time stay in front of the line: catch fewer.
lines-none = That would be no points at all. One octopod takes you to 16, still for free.
lines-end = 16 points, and the crystal is still yours. Further lines lie in front of 34* and 50*.

## Rewards

rewards = Rewards at a red line
rewards-1 = Some research cards reward your engineer. R02* gives you a crystal on green, R03* gives you 4 points. Usually they pay out by themselves. But you stand on 15, and with 4 points you would cross the line in front of 17*. Then you are asked.
rewards-1-task = Move your engineer to the green tile on L1.
rewards-yellow = On yellow your cards give you nothing. Green is on L1.
rewards-2 = Both cards want to pay out, and you choose the order. You may even forgo them. With 4 points now, you would lose a bot at the line, for you have no crystal. Not yet…
rewards-2-task = Use the card that gives you a crystal first.
rewards-points = Then the line costs you one of your programmed bots. Take the crystal first: it can pay.
rewards-forgo = A crystal for nothing, and you decline? Take it first, then go on.
rewards-3 = A crystal. The other card still waits, and now the crystal can pay for the line.
rewards-3-task = Use R03.
rewards-keep = You could stay in front of the line and keep the crystal. But 4 points for it are a good deal. Take them.
rewards-end = 19 points, and both bots are still there. A reward that is not worth the line can be forgone, too.

## Kinds of cards

cards = Kinds of cards
cards-1 = Research cards come in three kinds. Most of them help you for the rest of the game. Some work in every intermediate scoring, like R33* in F. And some work at once, when you take them: R39* here in A brings 2 time markers and a programmed purple bot.
cards-1-task = Take the card that works at once.
cards-scoring = R33 only works in the scoring. The card that works at once is R39, here in A.
cards-lasting = The card in { $thing } would help you from now on, but not at once. R39 does, and it is here in A.
cards-2 = 2 points for the bulb, 2 time markers and a purple bot: all that from one card. Now another day, on which you hold R33*. In the scoring it lets you pay 1 time marker and program a purple bot.
cards-2-task = Pass, so that the scoring begins.
cards-3 = And you are asked. Your submarine has just brought you a time marker, so you can afford it. The bot would be ready before the new round even begins.
cards-3-task = Use R33 and program a purple bot.
cards-done = With the engineer a bot costs you a turn, here it costs 1 time marker. That is a bargain: use R33.
cards-end = Five cards exist only once*: for jumping across the station, for free locks, for cheap submarines, for bots that you push off, and for an engineer who steps sideways. Point at a card, and it says what it does.

## The scoring

round = The scoring
round-1 = A round is over when everybody has passed. You may pass when your engineer is at the top. Then four things are counted: the majority of sectors, the bots you have deployed, your crystals and, subtracted, the octopods in your sectors.
round-2 = Bea has passed. You control A, E and F, she only controls B. You hold two crystals, and two octopods swim in F. Your yellow bot can wait.
round-2-task = Pass.
round-keep = Your two submarines are about to bring you 2 time markers anyway, and your lab only holds 4*. Keep the bot and pass.
round-recall = Your two submarines are about to bring you 2 time markers anyway. Keep the bot and pass.
round-3 = 9 points: 6 for the most sectors, 3* for deployed bots, 3 for two crystals, minus 3 for two octopods. Your submarines brought you 2 time markers. Then the sectors were filled up, the bulb shows 3, and Bea begins, because she passed first.
round-end = It goes on like this for four rounds, with the bulb at 2, 3, 4 and 5. Passing early has its charm: you play first in the next round.

## Bot spaces

bots = Bot spaces
bots-1 = Look at your board: bots leave it from the left, and numbers appear where they stood, 1 to 4* by now. The highest one scores in every scoring, but only columns without a submarine count. One submarine is gone, so only 1 and 2* count: 2 points.
bots-1-task = Launch a submarine in F, so that more numbers count.
bots-own = There is one of your submarines in A already, and a second one may not join it. F is just next door.
bots-dear = In { $thing }, way and space together cost more. In F it is 1* for the way and 1 for the space.
bots-pass = Then your deployed bots bring you only 2 points. Launch a submarine first: that uncovers the next column.
bots-recall = A recalled bot goes back to its space and covers a number again. Send it out instead.
bots-2 = 2 points for the bulb, and the second column counts now, with 3 and 4*. Your deployed bots are worth 4 points instead of 2.
bots-2-task = Pass, and see it counted.
bots-end = 4 points for deployed bots, and the same again in every scoring to come. Bots without submarines are worth little, and so are submarines without bots.

## A shared majority

majority = A shared majority
majority-1 = Whoever controls the most sectors scores 6 points. If several share first place, each of them scores only 3. You control A and F. Bea controls B and E, and she has passed. You still have a bot.
majority-1-task = Use your bot so that you alone control the most sectors.
majority-own = You control { $thing } already, so nothing would change. Go where your bot is not yet.
majority-pass = Then you share first place, and it is 3 points each. Your last bot can change that.
majority-recall = That would be 2 time markers. Used well, the bot brings you 3 points more, and Bea loses her 3.
majority-2 = Three sectors: nobody else has as many.
majority-2-task = Pass.
majority-end = 6 points for you, and none for Bea: second place scores nothing. A sector taken from your rival counts twice: one more for you, one less for her.

## Neutral pieces

neutral = Neutral pieces
neutral-1 = With two or three players there are neutral pieces in the station. In C and D a neutral bot has the control space, and a neutral submarine the first space, so yours costs 2* there. They belong to nobody: they score nothing and never have a majority, but you can push them off like any others.
neutral-1-task = Launch a submarine in a sector with neutral pieces.
neutral-own = There is one of your submarines in A already, and no neutral pieces. You find those in C and D.
neutral-alone = F would be cheaper, but there is nobody there. This time go to the neutral pieces, in C or D.
neutral-other = There are no neutral pieces in { $thing }. You find them in C and D.
neutral-end = The neutral bot has gone to charge without a word, and the sector is yours. Neutral bots fill up charging stations, too, and when it gets too full there, they leave the game.

## The next round

refill = The next round
refill-1 = Before the next round begins, the tile in the centre says what each sector gets. Time markers that are still there are replaced; crystals and octopods are added. In F there are 3 time markers and 1 crystal. F will get 1 crystal, but no time markers*.
refill-1-task = Take from F what would be gone.
refill-here = In F, 3 time markers are about to be replaced by none at all. Take those.
refill-stays = The crystal in F stays, and another will join it. The time markers would be gone: take those first.
refill-gone = Then the time markers in F are gone. Take them first.
refill-2 = Saved. Your black bot stays programmed into the next round, and the crystal will not run away.
refill-2-task = Pass.
refill-grows = One crystal now, or two in a moment? Your lab has room for 2*. So pass.
refill-3 = F now has 2 crystals, no time markers and a new octopod. Every sector has got a research card and a lab extension, the engineers are back at the start, and the programming tiles lie in a new order. Bea has programmed already.
refill-3-task = Take the crystals in F.
refill-two = Two crystals are waiting in F, and your scientist is there already.
refill-end = Two crystals with one bot. Before a round ends, look at everything that is left over: will it be replaced, or will it grow?

## The end

end = The end
end-1 = The last round: Bea has passed, you have one bot left. At the very end these count: different letters in your lab, 1 point for each time marker, 5 for six submarines, 5 for five extensions.
end-1-task = Turn your last bot into points: take time markers here in A.
end-pass = Your yellow bot can still fetch 3 time markers, and each of them is a point. Do that first.
end-dear = The way costs time markers, and time markers are points. Stay here in A.
end-recall = That would be 2 time markers. Used here in A, the bot brings 3.
end-2 = 4 time markers, and your three submarines bring 3 more. Your lab holds exactly 7*.
end-2-task = Pass.
end-buy = 3 time markers are 3 points now, and a bot has nothing left to do. Keep them.
end-3 = First the usual scoring: 11 points, across the line in front of 50*, for a crystal. Then 10 points for four letters and 7 for time markers. You have 68 points, Bea has 53. You win!
end-end = You know AquaSphere now. The octopods are waiting. They have heard of you.
