# The lessons of Gizmos in English. `pick-2` is what is said at the second step of the lesson `pick`, `pick-2-task` what
# is to be done there, `pick-end` what is said at its end; the others answer mistakes ($thing: what the action named).

other = Bea

## Legal, but not what a step is about

try-read = Read first, then press “Next”. Gizmos are patient.
try-pick = A sphere is always welcome, but this step is about something else.
try-file = Filing { $thing } is allowed, but this step is about something else.
try-build = { $thing } can be built, but this step is about another gizmo.
try-research = Research is allowed here, but this step is about something else.
try-end = Not so fast: something useful is still ready.

## Pick

pick = Pick
pick-1 = Welcome to the workshop! Here you build gizmos: odd machines that set each other off. Whoever has the most points at the end wins. Every gizmo costs energy, and energy comes as coloured spheres. Six of them are in the row above the cards.
pick-2 = Players take turns, and a turn is one action. The simplest is to pick: take a sphere from the energy row, and it rolls into your storage ring.
pick-2-task = Pick a yellow sphere.
pick-colour =
    { $thing ->
        [red] That is a red sphere; you want a yellow one. The gizmo I have in mind runs on yellow.
        [blue] That is a blue sphere; you want a yellow one. The gizmo I have in mind runs on yellow.
       *[black] That is a black sphere; you want a yellow one. The gizmo I have in mind runs on yellow.
    }
pick-3 = A black sphere rolled into the gap, by pure chance. Then Bea took a blue one. Your ring has room for five spheres, so colours are worth a thought.
pick-3-task = Pick one more sphere, whichever you like.
pick-eager = Quick thinking: your yellow sphere would pay for { $thing }. But building is the next lesson. Pick a sphere first.
pick-end = Two spheres in two turns: you are in the energy business. Now let us spend some.

## Build

build = Build
build-1 = A gizmo is paid for in its own colour. I-23 is yellow and costs 1. The cards that glow are the ones you can pay for. Open any card to see what it does; if you cannot build it, it says why.
build-1-task = Open the yellow gizmo I-23 and build it.
build-blue = I-14 is blue, and you could pay for it. Its turn will come: start with the yellow I-23.
build-enough = You already have the right sphere. Collecting is nice, building wins.
build-2 = Built, and worth 1 point. From now on I-23 works for you: when you pick red, it brings another sphere. A new card has taken its place. Bea has picked red, and you still have a blue sphere.
build-2-task = Find the gizmo that your blue sphere pays for, and build it.
build-end = Two gizmos, two points. Bigger ones cost more: one sphere for level I, two or three for level II, four to seven for level III.

## File

file = File
file-1 = II-02 is splendid: 3 points, and room for more of everything. It costs 3 yellow, you have 2, and Bea has eyes too. So file it: the card moves into your archive, where only you can build it.
file-1-task = Open II-02 and file it.
file-other = { $thing } would be safe with you too, but your two yellow spheres are waiting for II-02.
file-race = One more yellow and you could pay for II-02, if Bea leaves it there. File it first, and it is yours.
file-2 = Your starting gizmo S-1 now shows ◆: it is ready. When you file, it draws a random sphere for you.
file-2-task = Use S-1.
file-leave = A free sphere, and you walk away? What is ready is gone when your turn ends. Use S-1.
file-3 = Yellow! Tutorials are lucky like that. Your archive has room for one card at first. Building from there is like building from the display.
file-3-task = Build II-02 from your archive.
file-end = 3 points, and your limits have grown: 7 spheres in the ring, 2 cards in the archive, 5 cards when you research. Research? Yes, that comes now.

## Research

research = Research
research-1 = Nothing you like in the display? Then research: choose a level and look at the top three cards of its deck. You may build one of them, file one, or do neither. You have 2 blue spheres and 1 red.
research-1-task = Research level II.
research-low = Level I is cheap and cheerful, but with three spheres you can aim higher: research level II.
research-high = Level III costs four spheres or more, and you have three. Aim a little lower: research level II.
research-2 = Three cards, for your eyes only. II-25 costs 2 blue, and 2 blue is what you have. What a coincidence.
research-2-task = Build II-25.
research-file = Filing is allowed here as well, and S-1 would be glad. But you can pay for II-25 right now: build it.
research-neither = Allowed, but then this turn has brought you nothing. You can pay for II-25: build it.
research-3 = The other two cards go under the deck, face down. The order is your choice, and your secret.
research-3-task = Put the cards under the deck, in any order.
research-end = Found, paid and built in one action. That makes all four: pick, build, file, research. Now the machines come alive.

## Triggers

triggers = Triggers
triggers-1 = Most gizmos wait for something. I-23 waits for you to pick red, I-17 for you to file. When it happens they become ready, and you may use them in the same turn.
triggers-1-task = Wake I-23: pick a red sphere.
triggers-asleep =
    { $thing ->
        [yellow] That is a yellow sphere; I-23 waits for red and would sleep on.
        [blue] That is a blue sphere; I-23 waits for red and would sleep on.
       *[black] That is a black sphere; I-23 waits for red and would sleep on.
    }
triggers-2 = There: I-23 shows ◆ and is ready. It draws a random sphere, which is a gift and not an action.
triggers-2-task = Use I-23.
triggers-leave = I-23 got up just for you. Use it before your turn ends.
triggers-3 = Two spheres for one action. Bea picked black. Look at your gizmos again: two of them wait for you to file. S-1 draws a sphere, I-17 lets you pick one.
triggers-3-task = Wake both with one action.
triggers-two = A pick wakes I-23 at most. S-1 and I-17 wait for something else: file a card, any card.
triggers-4 = Both are ready. You choose the order, and each works once a turn. Should you pick red with I-17, then I-23 wakes up too.
triggers-4-task = Use everything that is ready.
triggers-more = Something is still ready. Free energy is the best energy: use it.
triggers-end = One action, and a handful of spheres. That is how gizmos pay for gizmos.

## Chains

chains = Chain reactions
chains-1 = What a gizmo does can wake the next one. I-30: when you build red, pick. I-23: when you pick red, draw. Do you see it coming?
chains-1-task = Build the red gizmo I-09.
chains-short = A pick by itself makes a short chain. Start further up: build I-09, which is red and wakes I-30.
chains-2 = I-30 heard it. It gives you a pick action, just as real as the one you get each turn.
chains-2-task = Use I-30.
chains-leave = The chain has only just begun. Do not let go of it now.
chains-3 = Choose well. One colour wakes the next gizmo, the others do not.
chains-3-task = Pick the colour that I-23 waits for.
chains-colour =
    { $thing ->
        [yellow] That is a yellow sphere, and the chain would end here. I-23 waits for red.
        [blue] That is a blue sphere, and the chain would end here. I-23 waits for red.
       *[black] That is a black sphere, and the chain would end here. I-23 waits for red.
    }
chains-4 = And I-23 is ready too. You paid one red sphere and are about to have two new ones.
chains-4-task = Use I-23.
chains-5 = Now a bigger one. II-18 is in your archive and costs 2 yellow. II-33 reacts to building from the archive, I-33 to building yellow. II-18 does not react to its own building, but from then on it listens.
chains-5-task = Start the chain: build II-18 from your archive.
chains-archive = You can pick any day. Today two gizmos wait for you to build II-18 from your archive.
chains-6 = I-33 brings a token worth 1 point, II-33 two picks. Mind your colours: II-18 is already listening for red and blue.
chains-6-task = Use everything that is ready.
chains-more = There is still a gizmo with ◆. Let it work.
chains-stop = You may stop after one, but the second sphere is just as free.
chains-end = Three rules to remember: each gizmo works once a turn, the order is up to you, and no gizmo is woken by its own building.

## Converters

converters = Converters
converters-1 = Converters help you pay. I-14 lets one yellow count as any colour. II-19 costs 2 blue. You have 1 blue and 1 yellow, so that will do.
converters-1-task = Build II-19.
converters-small = { $thing } costs a single sphere. A converter like yours is made for greater things.
converters-wait = There is no need to wait for more spheres: your converters make up for them.
converters-2 = Converters can be chained. II-09 lets one blue count as two. So your one yellow becomes blue, and the blue becomes two. Alchemy, but legal.
converters-2-task = Build II-19 with a single sphere.
converters-3 = Often there are several ways to pay, and the choice is yours. II-03 costs 3 blue; you have 3 blue, 1 yellow and both converters.
converters-3-task = Build II-03.
converters-4 = Three spheres would do, but II-09 saves one. What you do not spend now pays for the next gizmo.
converters-4-task = Pay with two spheres only.
converters-three = That would pay for it, but with three spheres. Let II-09 help, and two are enough.
converters-end = A converter works once a turn, but in every turn. Spent spheres go back into the dispenser.

## Converters in chains

alchemy = Converters in chains
alchemy-1 = Now a longer chain. I-14 lets your yellow count as red. II-13 lets one red count as two. II-06 lets each of these two count as any colour. So a single yellow pays for II-19, which costs 2 blue.
alchemy-1-task = Build II-19 with a single sphere.
alchemy-small = { $thing } is worth a single point. Your converters can do more: build II-19.
alchemy-wait = There is nothing to wait for: follow your yellow sphere from converter to converter, and there are 2 blue.
alchemy-2 = This time you have 2 blue as well. But you also have your eye on III-01, which costs 4 blue.
alchemy-2-task = Build II-19.
alchemy-3 = Your 2 blue would pay for it. Or the three converters turn your yellow into 2 blue, and yours stay in the ring for III-01.
alchemy-3-task = Pay with the yellow sphere alone.
alchemy-blue = That spends blue, which you are saving for III-01. Let all three converters work on the yellow.
alchemy-end = Start from the sphere that you need least. Each converter works once a turn, in any order, and nothing may be left over: the chain has to make exactly the price.

## The end

end = The end
end-1 = Even the best machine stops sometime. When somebody has built 4 level III gizmos, or 16 gizmos in all, the round is played to its end, so that everybody has had the same number of turns. We jump there: you have three level III gizmos, 4 red spheres and 4 black ones.
end-2 = A fourth level III gizmo makes this the last round. You can pay for III-03 and for III-02.
end-2-task = Build the level III gizmo that is worth more points.
end-four = III-02 is worth 4 points, III-03 is worth 7. III-03 forbids you to file, but who files in the last turn?
end-small = { $thing } is not a level III gizmo. The game would go on, and Bea is catching up.
end-3 = Bea had her last turn, and that was it. The points on your gizmos count, your tokens, and what a few gizmos bring at the end. You have 36 points, Bea has 29. You win! If it is a tie, the one with more gizmos wins.
end-end = That is how it ends. One last secret: some gizmos only count now.

## Points at the end

points = Points at the end
points-1 = A few gizmos of level III show no points, because they only score at the end. III-15 counts your tokens once more, III-13 gives 1 point for each sphere in your ring. You have 34 points, 9 of them in tokens, and three gizmos of level III. Bea has 39 points.
points-2 = A fourth level III gizmo makes this the last round. III-15 and III-13 each cost 7 spheres of any colour, and that is all you have.
points-2-task = Build the one that brings you more.
points-empty = All 7 spheres would be spent, so there would be none left in your ring to count. Your tokens stay with you: build III-15.
points-small = { $thing } is not a level III gizmo. The game would go on, and Bea is ahead.
points-3 = 25 points on your gizmos, 9 in tokens and the same 9 once more for III-15: that makes 43. Bea stays at 39. You win!
points-end = You now know everything about Gizmos. The rest is finding the machine that nobody has built before.
