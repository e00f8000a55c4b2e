import{p as e}from"./gizmos-table-DpN6rBbw.js";const n={title:"Gizmos: the rules",intro:`<p>Gizmos is a game by Phil Walker-Harding (2018) for 2 to 4 players. These are the rules in our own words, complete enough
to play tonight. Where the rulebooks are silent and we had to decide, it says <em>(our ruling)</em>.</p>
`,sections:[{id:"aim",title:"Aim",level:2,html:`<p>You build machines, and your machines set each other off. Take energy, pay for gizmos, and let every new gizmo give you a
little more whenever you act. When somebody has built a fourth gizmo of level III, or a sixteenth gizmo in all, the
round is played to its end. The player with the most points wins.</p>
`},{id:"table",title:"The table",level:2,html:'<p><img src="'+e+`" alt="The table of Gizmos, with numbers explained below" width="910" height="430"></p>
<ol>
<li>The <strong>dispenser</strong>: the spheres nobody can see.</li>
<li>The <strong>energy row</strong>: six visible spheres.</li>
<li>The three <strong>decks</strong>, levels I, II and III, face down.</li>
<li>The <strong>display</strong>: four cards of level I, three of level II, two of level III, face up.</li>
<li>Your <strong>energy storage ring</strong>: your spheres, at most as many as your <em>storage limit</em> (5 at the start).</li>
<li>Your <strong>archive</strong>: cards you have filed, face up, at most as many as your <em>file limit</em> (1 at the start).</li>
<li>Your <strong>active gizmos</strong> in five columns: upgrade, converter, file, pick, build.</li>
</ol>
<p>There are 52 spheres, 13 of each energy: <strong>heat</strong> (red), <strong>electric</strong> (yellow), <strong>atomic</strong> (blue) and <strong>battery</strong>
(black).</p>
<p>A card shows its level, its colour and cost (what you pay), its points, and what it does. A <strong>generic gizmo</strong> has no
single colour: any mix of energy pays for it, and it counts as all four colours.</p>
<table>
<thead>
<tr>
<th>Column</th>
<th>What such a gizmo does</th>
</tr>
</thead>
<tbody><tr>
<td>upgrade</td>
<td>raises your limits, makes building cheaper, scores at the end, or forbids you an action in exchange for many points</td>
</tr>
<tr>
<td>converter</td>
<td>lets a sphere you pay count as something else</td>
</tr>
<tr>
<td>file</td>
<td>does something when you file</td>
</tr>
<tr>
<td>pick</td>
<td>does something when you pick a sphere of a certain colour</td>
</tr>
<tr>
<td>build</td>
<td>does something when you build a certain card</td>
</tr>
</tbody></table>
`},{id:"setup",title:"Setup",level:2,html:`<ol>
<li>Draw lots for who goes first; everyone has the same chance. Play goes clockwise from there. Here the program draws, and
nobody can choose.</li>
<li>Everyone gets a starting card. It is active from the first turn: <em>when you file, draw 1 random energy</em>. All four are
alike.</li>
<li>Shuffle the three levels separately. Of level III take 16 cards at random; the other 20 go back into the box unseen.</li>
<li>Lay out the display: 4 cards of level I, 3 of level II, 2 of level III.</li>
<li>Put all 52 spheres into the dispenser. Let 6 of them roll into the row.</li>
</ol>
`},{id:"turn",title:"Your turn",level:2,html:`<p>Do exactly <strong>one</strong> of four actions. Then use the gizmos it triggered, if you like. That is all.</p>
`},{id:"file",title:"File",level:3,html:`<p>Take a card from the display into your archive. You may build it later, and nobody else can. Not possible when your
archive is full, or when one of your cards forbids filing.</p>
`},{id:"pick",title:"Pick",level:3,html:`<p>Take a sphere from the row into your ring. A random sphere from the dispenser fills the gap at once. Not possible when
your ring is full.</p>
`},{id:"build",title:"Build",level:3,html:`<p>Take a card from the display or from your archive, <a href="#pay">pay for it</a> and put it among your active gizmos. If it
raises a limit, the new limit counts at once.</p>
`},{id:"research",title:"Research",level:3,html:`<p>Choose a level whose deck is not empty. Draw as many cards as your <em>research amount</em> says (3 at the start), or all there
are if there are fewer. Only you look at them. Then do one of these:</p>
<ul>
<li>build one of them, and pay for it;</li>
<li>file one of them, if your archive has room and you are not forbidden to file;</li>
<li>neither.</li>
</ul>
<p>The rest goes face down under its deck, in the order you like. Not possible when one of your cards forbids research.</p>
`},{id:"notes",title:"Good to know",level:3,html:`<ul>
<li>A gap in the display is filled at once from the deck of that level. If the deck is empty, the gap stays <em>(our ruling)</em>.</li>
<li>Paying, refilling and placing the card come first, triggers after that.</li>
<li>You cannot pass while you can do any of the four actions. If you can do none of them, you pass <em>(our ruling)</em>. If then
nobody could do anything, were it their turn, the game is over <em>(our ruling)</em>.</li>
</ul>
`},{id:"pay",title:"Paying",level:2,html:`<p><strong>The price</strong> is the cost of the card less all your discounts that apply: on level II cards, on cards from your archive,
on cards from research. Discounts add up and apply to every such build <em>(our ruling)</em>, but the price never falls below 0.
You need not use a discount: any price from the reduced one up to the full cost is allowed.</p>
<p><strong>The colour.</strong> A coloured card is paid in its colour, a generic card in any mix. What you spend goes back into the
dispenser.</p>
<p><strong>Converters</strong> change what a spent sphere counts for: one colour becomes another, or one sphere becomes two. Every
conversion on a card works once in one payment, and it may start from a sphere or from the result of another conversion:
chains are allowed, in any order. Each converter card works once a turn. A card with two conversions is used up even if
you needed only one of them <em>(our ruling)</em>.</p>
<p><strong>Pay exactly.</strong> Nothing may be left over: the spheres and the conversions must make just the price <em>(our ruling)</em>. And no
idle converters: you cannot use one that the payment would work without <em>(our ruling)</em>.</p>
`},{id:"examples",title:"Worked examples",level:3,html:`<table>
<thead>
<tr>
<th>You want</th>
<th>You have</th>
<th>Result</th>
</tr>
</thead>
<tbody><tr>
<td>a card for 4 black</td>
<td>2 black, one converter <em>1 black counts as 2 black</em></td>
<td>1 + 2 = 3. Not enough.</td>
</tr>
<tr>
<td>a card for 3 black</td>
<td>the same</td>
<td>Pay 2 black with the converter.</td>
</tr>
<tr>
<td>a card for 2 blue</td>
<td>2 yellow, one converter <em>1 yellow counts as any</em></td>
<td>It works only once: 1 blue. Not enough.</td>
</tr>
<tr>
<td>a card for 2 blue</td>
<td>2 yellow; <em>1 yellow as any</em>, <em>1 red as 2 red</em>, <em>1 or 2 red as any</em></td>
<td>Pay <strong>one</strong> yellow: yellow → red → 2 red → 2 blue. All three converters are used.</td>
</tr>
<tr>
<td>a card for 3 black</td>
<td>3 black, <em>1 black counts as 2 black</em></td>
<td>Your choice: 3 black, or 2 black with the converter.</td>
</tr>
<tr>
<td>a level II card for 3 red</td>
<td>3 red, a discount of 1 on level II</td>
<td>Your choice: 2 red, or 3 red if you want the room in your ring.</td>
</tr>
</tbody></table>
`},{id:"triggers",title:"Triggers and chain reactions",level:2,html:`<p>Your action <em>triggers</em> those of your active gizmos whose condition it meets:</p>
<table>
<thead>
<tr>
<th>Condition</th>
<th>Triggered by</th>
</tr>
</thead>
<tbody><tr>
<td>file</td>
<td>every file action</td>
</tr>
<tr>
<td>pick, with colours</td>
<td>a pick of one of these colours</td>
</tr>
<tr>
<td>build, with colours</td>
<td>building a card of one of these colours; a generic card counts as all four</td>
</tr>
<tr>
<td>build from the archive</td>
<td>building a card out of your archive</td>
</tr>
<tr>
<td>build of level II</td>
<td>building a card of level II</td>
</tr>
</tbody></table>
<p>A triggered gizmo is <strong>ready</strong>. You may use ready gizmos in any order, each of them <strong>once a turn</strong>, or leave them. What
you do with them can trigger more gizmos. Building or filing during research triggers like any other build or file.</p>
`},{id:"effects",title:"What gizmos do",level:3,html:`<table>
<thead>
<tr>
<th>Effect</th>
<th>What you do</th>
</tr>
</thead>
<tbody><tr>
<td>draw</td>
<td>take random spheres from the dispenser one by one, up to the number shown, while your ring has room; you may stop after each <em>(our ruling)</em></td>
</tr>
<tr>
<td>pick</td>
<td>take that many pick actions one after the other; after the first you may stop <em>(our ruling)</em></td>
</tr>
<tr>
<td>points</td>
<td>take point tokens of that value; they do not run out <em>(our ruling)</em></td>
</tr>
<tr>
<td>file</td>
<td>one file action, from the display</td>
</tr>
<tr>
<td>research</td>
<td>one research action</td>
</tr>
<tr>
<td>build for free</td>
<td>build a card of level I from the display or your archive and pay nothing</td>
</tr>
</tbody></table>
<ul>
<li>A gizmo is <strong>never triggered by the action that built it</strong>. Later actions of the same turn can trigger it.</li>
<li>Drawing is not picking. Random energy triggers nothing.</li>
<li>Being triggered twice changes nothing: once a turn is once a turn.</li>
<li>Whether an effect is possible is asked when you use it, not when it was triggered. With a full ring you cannot draw
now, but you may be able to later in the turn.</li>
<li>Finish an effect, or break it off, before you use the next gizmo, even one that the first of two picks has made ready
<em>(our ruling)</em>.</li>
</ul>
`},{id:"chain",title:"A chain",level:3,html:`<p>You have 2 yellow and 1 red, the converter <em>1 yellow counts as 2 yellow</em>, and the gizmos <em>build yellow or
blue → pick 1</em> and <em>pick yellow → draw 1</em>. In your archive there is a yellow card that costs 3: <em>build from the archive → pick 2</em>.</p>
<ol>
<li>You build it from the archive with 2 yellow and the converter: 1 + 2 = 3.</li>
<li>You built yellow, so you pick. You take a yellow sphere.</li>
<li>You picked yellow, so you draw a random sphere.</li>
<li>The new card does nothing yet: it is not triggered by its own building.</li>
</ol>
`},{id:"end",title:"End and score",level:2,html:`<p>The end is triggered when a player has <strong>4 active gizmos of level III</strong> or <strong>16 active gizmos in all</strong>, starting card
included. That turn goes on as normal, and play continues until the player to the first player&#39;s right has had a turn:
everyone has had the same number of turns. If it is that player who triggers the end, the game is over after that very turn.</p>
<p>Add up:</p>
<ul>
<li>the points printed on your active gizmos;</li>
<li>the value of your point tokens;</li>
<li>for each card with that end score: 1 point per sphere in your ring, or the value of your tokens once more. These cards,
III-13 to III-16, explain themselves only by what is printed on them; the rulebooks do not describe them <em>(our ruling)</em>.</li>
</ul>
<p>If players are tied, the one with more active gizmos wins, then the one with more spheres in the ring, then the one who sits
furthest clockwise from the first player, that is, comes later in turn order.</p>
<p><strong>What is secret?</strong> The order of the decks, the 20 unused level III cards, the next sphere, and the cards somebody is
looking at in research and where they go. Everything else is open, archives too, and who went first.</p>
`},{id:"words",title:"Words",level:2,html:`<table>
<thead>
<tr>
<th>Word</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td>gizmo</td>
<td>a card</td>
</tr>
<tr>
<td>active gizmos</td>
<td>the cards you have built</td>
</tr>
<tr>
<td>archive</td>
<td>your filed cards, face up</td>
</tr>
<tr>
<td>battery, heat, electric, atomic</td>
<td>the energies black, red, yellow, blue</td>
</tr>
<tr>
<td>converter</td>
<td>a gizmo that changes what a spent sphere counts for</td>
</tr>
<tr>
<td>dispenser</td>
<td>the hidden spheres</td>
</tr>
<tr>
<td>display</td>
<td>the face-up cards that everybody may take</td>
</tr>
<tr>
<td>energy row</td>
<td>the six visible spheres</td>
</tr>
<tr>
<td>energy storage ring</td>
<td>the place of your spheres</td>
</tr>
<tr>
<td>file limit</td>
<td>how many cards your archive holds: 1 at the start</td>
</tr>
<tr>
<td>first player</td>
<td>who goes first, drawn by lot</td>
</tr>
<tr>
<td>generic gizmo</td>
<td>a card of all four colours, paid with any mix</td>
</tr>
<tr>
<td>ready</td>
<td>triggered and not used yet in this turn</td>
</tr>
<tr>
<td>research amount</td>
<td>how many cards you draw in research: 3 at the start</td>
</tr>
<tr>
<td>storage limit</td>
<td>how many spheres your ring holds: 5 at the start</td>
</tr>
<tr>
<td>upgrade</td>
<td>a gizmo that helps you for the rest of the game</td>
</tr>
<tr>
<td>victory point token</td>
<td>points gained during play</td>
</tr>
</tbody></table>
`}]};export{n as default};
