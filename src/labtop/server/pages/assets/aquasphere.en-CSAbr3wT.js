import{p as e,a as t,b as o,c as n}from"./aquasphere-bots-DD3JewqN.js";const a={title:"AquaSphere: the rules",intro:`<p>AquaSphere is a game by Stefan Feld (2014) for 2 to 4 players. These are the rules in our own words, complete enough to
play tonight. Not everything about the printed game could be found, so we mark what is ours:</p>
<ul>
<li><em>(designed)</em>: a value we made up so that the game can be played. It is <strong>not</strong> a claim about the printed game.</li>
<li><em>(inferred)</em>: it follows from what is published.</li>
<li><em>(our ruling)</em>: the sources are silent or differ, and we decided.</li>
</ul>
<p>The page on components lists all such values, says why we chose them, and shows how to
enter the printed ones if you own the game.</p>
`,sections:[{id:"aim",title:"Aim",level:2,html:`<p>You run a research team in a station under water. Your <strong>engineer</strong> programs bots at headquarters; your <strong>scientist</strong>
takes them through the station, where every bot carries out what it is programmed for. After four rounds, the player with the most
<strong>knowledge points</strong> wins.</p>
<p>The heart of it: first you <em>program</em> a bot, in a later turn you <em>use</em> it. You can hold only two programmed bots, and on
the way through headquarters you come past only three of the seven programs in a round.</p>
`},{id:"places",title:"The places",level:2,html:""},{id:"station",title:"The station",level:3,html:'<p><img src="'+e+`" alt="The station: six sectors in a ring, numbers explained below" width="600" height="584"></p>
<ol>
<li>The <strong>centre tile</strong>. The number in its light bulb is the <strong>bulb</strong>: 2, 3, 4, 5 in rounds 1, 2, 3, 4.</li>
<li>Six <strong>sectors</strong>, A to F, joined to a ring in random order. The sector opposite is three steps away.</li>
<li>The <strong>programming field</strong> of the sector. The six fields show the six colours other than white, one each <em>(inferred)</em>.
Which sector has which: A green, B yellow, C black, D purple, E blue, F red <em>(designed)</em>.</li>
<li>The <strong>control space</strong>: room for one bot. Whose bot stands there controls the sector.</li>
<li>A <strong>lock</strong> between neighbours, with a value of 0, 1 or 2: the number of time markers it costs to pass. Going clockwise, the lock after
A has value 1, after B 2, C 1, D 0, E 1, F 2 <em>(designed)</em>.</li>
</ol>
`},{id:"sector",title:"A sector",level:3,html:'<p><img src="'+t+`" alt="One sector, numbers explained below" width="680" height="340"></p>
<p>Every sector has an area of each of the seven colours. It holds time markers, crystals and octopods, and also:</p>
<ol>
<li>the control space;</li>
<li>the <strong>charging station</strong> <em>(inferred: one in each sector)</em>, where bots go that are pushed off the control space;</li>
<li>a pile of lab extensions;</li>
<li>four submarine spaces <em>(four: designed)</em>, filled in order. The first costs 1 time marker, the others 2, 3 and 4
<em>(designed)</em>;</li>
<li>a pile of research cards;</li>
<li>the programming field.</li>
</ol>
`},{id:"headquarters",title:"Headquarters",level:3,html:'<p><img src="'+o+`" alt="The programming area as a graph" width="640" height="490"></p>
<p>The <strong>programming area</strong> has a start field and seven more in three tiers <em>(tiers and arrows inferred)</em>. On each of the
seven there is a programming tile in one of the seven colours; a new <strong>program card</strong> rearranges them every round
<em>(arrangements designed)</em>. Engineers only move up, along arrows. Any number of them may share a field. Only from the top
tier may you pass.</p>
<p>Headquarters also has the knowledge track of 50 spaces, which goes round and round, the play order track and the pass
order track.</p>
`},{id:"you",title:"You",level:3,html:`<p>You have 16 bots, 6 submarines, an engineer, a scientist, a <strong>base lab</strong> with a letter, and a board with 14 bot spaces,
6 submarine spaces and a symbol of each of the seven colours. A bot is</p>
<ul>
<li>in your <strong>supply</strong> (on the bot spaces),</li>
<li><strong>programmed</strong> (on one of the seven symbols), or</li>
<li>in the station.</li>
</ul>
<p>One bot stands on the play order track for the whole game.</p>
`},{id:"setup",title:"Setup",level:2,html:`<p>For four players. <a href="#few">With two or three</a> there is a little more to do.</p>
<ol>
<li>Join the six sectors in random order. Stack the four centre tiles for your number of players: 5 at the bottom, then
4, 3, and 2 on top. Turn each at random.</li>
<li>Shuffle the seven program cards and keep four. Lay out the programming tiles as the top card shows, and remove it.
The next card is visible, those below are not.</li>
<li>Shuffle the research cards and the lab extensions. Put one of each, face up, at every sector.</li>
<li>Choose a first player at random. Play order is clockwise from there. Everybody puts one bot on the play order track,
where it stays.</li>
<li>Scores at 0, engineers on <code>start</code>, 14 bots and 6 submarines on your board.</li>
<li>Everybody draws a base lab. Its letter is the start sector. Put into it 1 octopod, 1 crystal, 4 time markers, your leftmost
submarine on the first space (free, no points), and your scientist.</li>
<li>Two base labs are left. Put 2 octopods and 1 crystal into the sector of the first, 3 octopods and 2 crystals into
that of the second.</li>
<li>If your start sector touches a lock of value 0, take 3 time markers. Otherwise take 4.</li>
<li>Put your remaining bot on the symbol of the colour on your start sector&#39;s programming field. It is programmed.</li>
</ol>
`},{id:"round",title:"A round",level:2,html:`<p>Players take turns in play order, skipping those who have passed, until everybody has passed. On your turn do exactly
<strong>one</strong> thing:</p>
<ul>
<li><strong>A.</strong> program a bot,</li>
<li><strong>B.</strong> carry out an action,</li>
<li><strong>C.</strong> pass.</li>
</ul>
<p><strong>At any moment</strong> of your turn, as often as you like, you may <em>recall</em> a programmed bot: put it back into your supply
and take 2 time markers. The bot that carries out this turn&#39;s action cannot be recalled. Here you are offered these moments and no
others <em>(our ruling)</em>:</p>
<ul>
<li>before you program, act or pass;</li>
<li>once in the course of an action, if the 2 time markers would not fit before it and something is paid: right after the way if it
costs something, otherwise right after the price of a submarine, before its points. What you have paid makes room. The bot is
back before anything else happens, so a white action or an immediate card can use it or its symbol, and no red line that
follows can take it;</li>
<li>while you place bots for the letters of an extension.</li>
</ul>
<p>Where only the time markers count, the beginning of your next turn does as well as any other moment.</p>
<p><em>Example.</em> You have 4 time markers, all that your lab holds, and a red bot that you no longer need. Recalled now, it would bring
nothing. You go to a sector for 2 time markers: then it goes back and brings you 2.</p>
`},{id:"program",title:"A. Program a bot",level:2,html:`<p>You may have at most <strong>two programmed bots</strong>, and at most <strong>one on a symbol</strong>. The bot comes from your supply. Bots stay
programmed, over the end of the round too, until you use them.</p>
<p><strong>With the engineer.</strong> Move your engineer along one arrow and put a bot on the symbol of the tile there. The move is
allowed only if you can place the bot <em>(our ruling)</em>.</p>
<p><strong>With time markers.</strong> Once a round: pay 3 time markers and put a bot on any free symbol. One of the three lies on your board as a
reminder until the scoring; it takes up no room <em>(our ruling)</em>. The engineer does not move, so no card rewards it.</p>
`},{id:"act",title:"B. Carry out an action",level:2,html:`<ol>
<li><strong>Go.</strong> Your scientist may move along the ring, any distance, either way. Each lock costs its value in time markers. Staying
is free. You take the cheapest way; a dearer one is not offered <em>(our ruling)</em>. The scientist must end in a sector where you
use a colour you have programmed. Inside a sector the areas can be changed freely, and scientists may share one
<em>(our ruling)</em>.</li>
<li><strong>Place the bot.</strong> Your programmed bot of that colour goes to the control space of the sector. A bot that stands
there moves to the charging station; see <a href="#bots">bots in the station</a>.</li>
<li><strong>Effect.</strong> Carry out the effect of the colour.</li>
</ol>
<p><em>Example, with the ring of the picture and its lock values (designed).</em> From A to B: clockwise through locks 1 and 2,
that is 3 time markers; the other way round 1 + 0 + 1 + 2 = 4. You pay 3.</p>
`},{id:"effects",title:"The seven effects",level:3,html:`<table>
<thead>
<tr>
<th>Colour</th>
<th>Effect</th>
</tr>
</thead>
<tbody><tr>
<td><strong>green</strong>: expand the lab</td>
<td>Take the top lab extension of the sector, unless you have five. Its capacity counts at once. For each letter on it you may place a bot from your supply on the control space of that sector, or not <em>(our ruling)</em>, in the order you like.</td>
</tr>
<tr>
<td><strong>yellow</strong>: take time markers</td>
<td>If there are fewer than 2 time markers here, top up to 2 before you take any <em>(before, not after: our ruling)</em>. Then take as many as your lab can hold.</td>
</tr>
<tr>
<td><strong>black</strong>: take crystals</td>
<td>Take as many of the crystals here as your lab holds.</td>
</tr>
<tr>
<td><strong>purple</strong>: catch octopods</td>
<td>Catch octopods here, at most as many as your lab can hold at once; you say how many, and it may be none. They go back to the general supply, and you score 1, 3, 6, 10, 15, 21 for 1, 2, 3, 4, 5, 6 of them. Octopods are not stored: next time you have your full capacity again.</td>
</tr>
<tr>
<td><strong>blue</strong>: launch a submarine</td>
<td>You need a submarine on your board, none in this sector yet, and a free space. Pay the cost of the next free space, put your leftmost submarine there, score the bulb.</td>
</tr>
<tr>
<td><strong>red</strong>: take a research card</td>
<td>You need room for a card in your lab. Take the top card here, score the bulb, then carry the card out if it is immediate. Cards are never given away, even when used up.</td>
</tr>
<tr>
<td><strong>white</strong>: program a bot</td>
<td>Put a bot from your supply on the symbol of this sector&#39;s programming field. If the symbol is taken, leave the bot and take 2 time markers. With an empty supply nothing happens <em>(our ruling)</em>.</td>
</tr>
</tbody></table>
<p>Yellow and black take all that fits. If a condition fails, the effect is nothing. You may act even so, just to
gain control <em>(our ruling)</em>.</p>
`},{id:"pass",title:"C. Pass",level:2,html:`<p>Only if your engineer stands on one of the three top fields. Your engineer goes to the first free space of the pass
order track. You take no more turns this round. Your programmed bots stay.</p>
<p>If your engineer is further down and you can neither program nor act, even after recalling, you pass from where you are
<em>(our ruling)</em>.</p>
`},{id:"lab",title:"Your lab",level:2,html:`<p>Your lab limits four things: research cards you hold, crystals you hold, time markers you hold, and octopods you catch in one
action. Every base lab has 2 cards, 2 crystals, 4 time markers, 2 octopods <em>(designed)</em>. Extensions add to that <em>(values and
letters designed)</em>, up to five of them. What does not fit is not taken: surplus time markers are lost, surplus crystals stay.</p>
<p>The supply of time markers is unlimited <em>(our ruling)</em>. There are 20 crystals and 15 octopods in the game; when they run out,
you get what there is <em>(our ruling)</em>.</p>
`},{id:"lines",title:"Red lines",level:2,html:`<p>Red lines cross the knowledge track in front of 17, 34 and 50 <em>(designed)</em>, and so on every lap: 67, 84, 100 …</p>
<p>Whenever you would cross a line you <strong>must</strong> pay 1 crystal <em>(that you must: our ruling)</em>. Without
a crystal you give up a programmed bot of your choice <em>(your choice: our ruling)</em>: it returns to your supply, without the 2 time markers. With neither, you
stop in front of the line, and the rest of this gain is lost. To stand right in front of the line costs nothing. Several
lines are paid one after the other.</p>
<p><em>Example, with lines (designed) at 17 and 34.</em> You are on 15 with one crystal and no programmed bot, and gain 25. The
crystal pays for 17. At 34 you have nothing left: you stop at 33 and lose 7 points.</p>
`},{id:"bots",title:"Bots in the station",level:2,html:`<p>When a bot comes to a control space:</p>
<ol>
<li>The bot that stands there, whoever it belongs to, moves to the charging station of that sector.</li>
<li>The new bot takes the control space.</li>
<li>If the charging station now holds more bots than players + 1, everyone takes back <strong>all but one</strong> of their bots from
it. The first to arrive stays <em>(our ruling)</em>. The control space is not touched.</li>
</ol>
<p><em>Example with four players, limit 5.</em> Five bots are charging: blue, red, blue, blue, yellow. A red bot is pushed in:
six. Blue takes back two and red one; one blue, one red and one yellow stay.</p>
`},{id:"cards",title:"Research cards",level:2,html:`<p>All your cards work. There are 41; how many of each kind is <em>(designed)</em>.</p>
<table>
<thead>
<tr>
<th>Card</th>
<th>Number <em>(designed)</em></th>
<th>What it does</th>
</tr>
</thead>
<tbody><tr>
<td>engineer reward</td>
<td>21</td>
<td>When your engineer enters a field with the tile of the shown colour: 2 time markers, 1 crystal or 4 points, as the card shows <em>(fixed per card: our ruling)</em>.</td>
</tr>
<tr>
<td>octopod reward</td>
<td>3</td>
<td>When you catch at least one octopod with a purple action: 2 time markers, 1 crystal or 3 points, as the card shows.</td>
</tr>
<tr>
<td>across the station</td>
<td>1</td>
<td>Once per move your scientist may jump to the opposite sector for 1 time marker.</td>
</tr>
<tr>
<td>displace</td>
<td>1</td>
<td>1 point for each bot of another colour your bots push off a control space.</td>
</tr>
<tr>
<td>free locks</td>
<td>1</td>
<td>Locks of value 2 cost nothing.</td>
</tr>
<tr>
<td>cheap submarines</td>
<td>1</td>
<td>A submarine space costs half, rounded down: 0, 1, 1, 2 <em>(designed)</em>.</td>
</tr>
<tr>
<td>sideways</td>
<td>1</td>
<td>Once per game: your engineer steps to a neighbouring field of the same tier and programs there, instead of following an arrow. Not from <code>start</code>.</td>
</tr>
<tr>
<td>program at scoring</td>
<td>6</td>
<td>In each intermediate scoring: you may pay 1 time marker and put a bot from your supply on the shown symbol, within the usual limits.</td>
</tr>
<tr>
<td>program at once</td>
<td>6</td>
<td>When taken: 2 time markers, and a bot from your supply goes on the shown symbol. If the symbol is taken, or the supply is empty <em>(our ruling)</em>, 2 more time markers instead.</td>
</tr>
</tbody></table>
`},{id:"rewards",title:"Rewards and red lines",level:3,html:`<p>A move of your engineer or a catch can trigger several reward cards. You may use each of them, in the order you like, or forgo it:</p>
<ul>
<li>If the points of all of them together would take you over a red line, you are asked: use the cards one after the other, or
forgo the rest. The points of a catch itself have been counted before. A crystal that you gain first can pay for the line.
Once you are asked, you decide about all of the cards.</li>
<li>Otherwise they all pay out by themselves, in the order in which you took them <em>(our ruling)</em>.</li>
</ul>
<p>The <em>displace</em> card always pays <em>(our ruling)</em>.</p>
<p><em>Example, with a line (designed) at 17.</em> You stand on 15, with one programmed bot besides the new one and no crystal. Your engineer
enters a green field, and your cards give 1 crystal and 4 points for that. Take the crystal first: it pays for the line, and you
end on 19 with both bots. Points first would cost you a bot. Or take the crystal and forgo the points: you stay on 15 and keep it.</p>
`},{id:"round-end",title:"End of a round",level:2,html:""},{id:"scoring",title:"Intermediate scoring",level:3,html:`<p>In play order, everyone first takes 1 time marker per submarine of theirs in the station, and may then use <em>program at
scoring</em> cards.</p>
<p>Then four items are added up for each player:</p>
<table>
<thead>
<tr>
<th>Item</th>
<th>Points</th>
</tr>
</thead>
<tbody><tr>
<td><strong>Majority</strong></td>
<td>Most of the six control spaces: 6. Shared first place: 3 each. Nobody scores if no player holds one.</td>
</tr>
<tr>
<td><strong>Deployed bots</strong></td>
<td>The highest uncovered number on your bot spaces, counting only columns without a submarine.</td>
</tr>
<tr>
<td><strong>Crystals</strong></td>
<td>1, 3, 6, 10, 15, 21 for 1, 2, 3, 4, 5, 6 crystals. You keep them.</td>
</tr>
<tr>
<td><strong>Octopods</strong></td>
<td>For each sector you control: minus 1, 3, 6, 10, 15, 21 for the octopods there.</td>
</tr>
</tbody></table>
<p>More than six count as six. The four items make one total, and your marker moves once, in play order. Red lines count;
you may pay them with the crystals you just scored. If the total is negative you move back, but not behind the last red
line you passed, and never below 0.</p>
<p><img src="`+n+`" alt="Bot spaces of the player board" width="782" height="210"></p>
<p>Bots leave the board from the left and return to the rightmost empty space. In the picture three submarines are
launched and eight bots are gone: 6 points, for 7 and 8 lie under a submarine. Numbers and columns are <em>(designed)</em>;
with 1, 2, 3, 4, 5, 6 submarines launched you score at most 2, 4, 6, 8, 11, 14 <em>(designed)</em>. Programmed bots have left
and count.</p>
<p><em>Example.</em> You share the majority (3), have deployed as in the picture (6, designed), hold 3 crystals (6) and control
one sector with 2 octopods (−3): 12 points. From 10 you move to 22 and pay one crystal for the line at 17 <em>(designed)</em>.</p>
`},{id:"next-round",title:"The next round",level:3,html:`<p>After rounds 1, 2 and 3:</p>
<ol>
<li>Put a new research card and a new lab extension on top of the piles at each sector.</li>
<li>The top centre tile says what each sector gets <em>(amounts designed)</em>: time markers replace those already there, crystals and
octopods are added. If crystals or octopods run short, go clockwise from the first sector <em>(our ruling)</em>. Remove the
tile: the next one shows the new bulb.</li>
<li>Pass order becomes play order. Engineers return to <code>start</code>.</li>
<li>Lay out the programming tiles as the next program card shows.</li>
</ol>
<p>Bots, submarines, scientists, programmed bots and labs stay as they are. Paying 3 time markers for a program is possible again.</p>
`},{id:"end",title:"End of the game",level:2,html:`<p>After the intermediate scoring of round 4 everyone adds, without red lines:</p>
<ul>
<li>1, 3, 6, 10, 15, 21 points for 1, 2, 3, 4, 5, 6 different letters in the lab, base lab included;</li>
<li>1 point per time marker held;</li>
<li>5 points if all six submarines are in the station;</li>
<li>5 points if the lab has five extensions.</li>
</ul>
<p>The player with the most points wins. If players are tied, more control spaces decide, then more crystals. If they are still tied, the place is shared
<em>(our ruling)</em>.</p>
`},{id:"few",title:"Two and three players",level:2,html:`<p>Neutral pieces take part. How exactly was not found, so all of this is <em>(our ruling)</em>:</p>
<ul>
<li>Between steps 6 and 7 of the setup, draw a base lab for each missing player (one with three players, two with two).
Its sector gets 1 octopod, 1 crystal, 2 time markers, a neutral submarine on the first space and a neutral bot on the control
space. Then go on with step 7 and the two labs that are left.</li>
<li>All neutral pieces are one colour that belongs to nobody. Neutral bots are pushed off and thinned out like any others;
those taken back leave the game. Neutral submarines stay where they are.</li>
<li>Neutral bots hold control spaces but do not score and do not compete for the majority.</li>
</ul>
`},{id:"questions",title:"Small questions",level:2,html:`<table>
<thead>
<tr>
<th>Question</th>
<th>Answer</th>
</tr>
</thead>
<tbody><tr>
<td>Must I place the bots for the letters of an extension?</td>
<td>No, each is optional. With an empty supply none is placed. <em>(our ruling)</em></td>
</tr>
<tr>
<td>May my own bot push my own bot?</td>
<td>Yes; the <em>displace</em> card pays only for other colours. <em>(our ruling)</em></td>
</tr>
<tr>
<td>My lab has room for only 1 time marker, and there are none in the yellow area.</td>
<td>It is topped up to 2, you take 1, and 1 stays. <em>(our ruling)</em></td>
</tr>
<tr>
<td>May I catch fewer octopods than I could?</td>
<td>Yes, any number. With none, no card rewards you.</td>
</tr>
<tr>
<td>May I forgo a reward?</td>
<td>Yes, where a red line is in reach. Elsewhere it pays out by itself. <em>(that you are not asked elsewhere: our ruling)</em></td>
</tr>
<tr>
<td>May I recall a bot in the middle of an action?</td>
<td>Yes: after the way, or else after the price of a submarine, where the time markers would not have fitted before. <em>(these moments: our ruling)</em></td>
</tr>
<tr>
<td>I get a crystal as a reward but have no room, or none is left.</td>
<td>You get nothing. <em>(our ruling)</em></td>
</tr>
<tr>
<td>The pile at the sector is empty, or all submarine spaces are taken.</td>
<td>The effect is nothing. <em>(our ruling)</em></td>
</tr>
<tr>
<td>What is hidden?</td>
<td>The order of the research cards and the extensions, the program cards below the next one, and the centre tiles below the top one <em>(our ruling)</em>.</td>
</tr>
</tbody></table>
`},{id:"words",title:"Words",level:2,html:`<table>
<thead>
<tr>
<th>Word</th>
<th>Meaning</th>
</tr>
</thead>
<tbody><tr>
<td>base lab</td>
<td>your lab at the start; its letter names your start sector</td>
</tr>
<tr>
<td>bulb</td>
<td>the number on the top centre tile: 2, 3, 4, 5</td>
</tr>
<tr>
<td>charging station</td>
<td>where bots go that were pushed off the control space</td>
</tr>
<tr>
<td>control space</td>
<td>the one bot space that decides who controls a sector</td>
</tr>
<tr>
<td>engineer</td>
<td>your figure at headquarters</td>
</tr>
<tr>
<td>knowledge points</td>
<td>the score</td>
</tr>
<tr>
<td>lab extension</td>
<td>a tile that adds capacity and perhaps letters</td>
</tr>
<tr>
<td>lock</td>
<td>the passage between two sectors</td>
</tr>
<tr>
<td>program</td>
<td>one of seven colours: green, yellow, black, purple, blue, red, white</td>
</tr>
<tr>
<td>programmed bot</td>
<td>a bot on one of the seven symbols of your board</td>
</tr>
<tr>
<td>programming field</td>
<td>the coloured field at the white area of a sector</td>
</tr>
<tr>
<td>recall</td>
<td>return a programmed bot to the supply for 2 time markers</td>
</tr>
<tr>
<td>red line</td>
<td>a line on the knowledge track that costs a crystal</td>
</tr>
<tr>
<td>scientist</td>
<td>your figure in the station</td>
</tr>
<tr>
<td>supply</td>
<td>your bots that are not programmed and not in the station</td>
</tr>
<tr>
<td>time marker</td>
<td>the currency</td>
</tr>
</tbody></table>
`}]};export{a as default};
