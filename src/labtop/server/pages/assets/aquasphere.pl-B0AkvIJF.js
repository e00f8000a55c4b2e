import{p as a,a as e,b as o,c as t}from"./aquasphere-bots-DD3JewqN.js";const i={title:"AquaSphere: zasady gry",intro:`<p>AquaSphere to gra Stefana Felda (2014) dla 2–4 osób. Oto zasady opisane naszymi słowami, na tyle dokładnie, by zagrać
jeszcze dziś wieczorem. Nie wszystko o wydanej grze udało się ustalić, dlatego oznaczamy, co pochodzi od nas:</p>
<ul>
<li><em>(nasza wartość)</em>: wartość wymyślona po to, by dało się grać. <strong>Nie</strong> mówi nic o wydrukowanej grze.</li>
<li><em>(wywnioskowane)</em>: wynika z tego, co opublikowano.</li>
<li><em>(nasze rozstrzygnięcie)</em>: źródła milczą albo się różnią, więc zdecydowaliśmy sami.</li>
</ul>
<p>Strona o elementach gry wymienia wszystkie takie wartości, wyjaśnia, skąd się wzięły,
i pokazuje, jak wpisać wartości wydrukowane, jeśli masz tę grę.</p>
`,sections:[{id:"aim",title:"Cel gry",level:2,html:`<p>Kierujesz zespołem badawczym w podwodnej stacji. Twój <strong>inżynier</strong> programuje boty w centrali, a twój <strong>naukowiec</strong>
prowadzi je przez stację, gdzie każdy bot robi to, do czego go zaprogramowano. Po czterech rundach wygrywa osoba, która
ma najwięcej <strong>punktów wiedzy</strong>.</p>
<p>Sedno gry: najpierw <em>programujesz</em> bota, a dopiero w późniejszej turze go <em>używasz</em>. Możesz mieć najwyżej dwa
zaprogramowane boty, a po drodze przez centralę mijasz w rundzie tylko trzy z siedmiu programów.</p>
`},{id:"places",title:"Miejsca",level:2,html:""},{id:"station",title:"Stacja",level:3,html:'<p><img src="'+a+`" alt="Stacja: sześć sektorów w pierścieniu, numery objaśniono poniżej" width="600" height="584"></p>
<ol>
<li><strong>Płytka środkowa</strong>. Liczbę w jej żarówce nazywamy krótko <strong>żarówką</strong>: 2, 3, 4, 5 w rundach 1, 2, 3, 4.</li>
<li>Sześć <strong>sektorów</strong>, od A do F, ułożonych losowo w pierścień. Sektor naprzeciwko leży trzy kroki dalej.</li>
<li><strong>Pole programowania</strong> sektora. Sześć pól pokazuje sześć kolorów oprócz białego, każdy raz <em>(wywnioskowane)</em>.
Przydział: A zielony, B żółty, C czarny, D fioletowy, E niebieski, F czerwony <em>(nasza wartość)</em>.</li>
<li><strong>Pole kontroli</strong>: miejsce na jednego bota. Sektor kontroluje właściciel tego bota.</li>
<li><strong>Śluza</strong> między sąsiadami, o wartości 0, 1 lub 2: tyle żetonów czasu kosztuje przejście. Zgodnie z ruchem wskazówek zegara
śluza za A ma wartość 1, za B 2, C 1, D 0, E 1, F 2 <em>(nasza wartość)</em>.</li>
</ol>
`},{id:"sector",title:"Sektor",level:3,html:'<p><img src="'+e+`" alt="Jeden sektor, numery objaśniono poniżej" width="680" height="340"></p>
<p>Każdy sektor ma obszar w każdym z siedmiu kolorów. Leżą w nim żetony czasu, kryształy i oktopody, a oprócz tego są:</p>
<ol>
<li>pole kontroli;</li>
<li><strong>stacja ładowania</strong> <em>(wywnioskowane: po jednej w sektorze)</em>, do której trafiają boty wypchnięte z pola kontroli;</li>
<li>stos rozbudów laboratorium;</li>
<li>cztery miejsca na łodzie podwodne <em>(ich liczba: nasza wartość)</em>, zajmowane po kolei. Pierwsze kosztuje 1 żeton czasu,
następne 2, 3 i 4 <em>(nasza wartość)</em>;</li>
<li>stos kart badań;</li>
<li>pole programowania.</li>
</ol>
`},{id:"headquarters",title:"Centrala",level:3,html:'<p><img src="'+o+`" alt="Obszar programowania jako graf" width="640" height="490"></p>
<p><strong>Obszar programowania</strong> ma pole startowe i siedem dalszych pól na trzech poziomach <em>(poziomy i strzałki
wywnioskowane)</em>. Na każdym z siedmiu leży płytka programowania w jednym z siedmiu kolorów; nowa <strong>karta programów</strong>
układa je w każdej rundzie od nowa <em>(układy: nasza wartość)</em>. Inżynierowie idą tylko w górę, zgodnie ze strzałkami. Na
jednym polu może stać ich dowolnie wielu. Spasować można tylko na najwyższym poziomie.</p>
<p>W centrali są też tor wiedzy o 50 polach, po którym krąży się w kółko, tor kolejności gry i tor pasowania.</p>
`},{id:"you",title:"Ty",level:3,html:`<p>Masz 16 botów, 6 łodzi podwodnych, inżyniera, naukowca, <strong>laboratorium bazowe</strong> z literą oraz planszę z 14 miejscami na
boty, 6 miejscami na łodzie i po jednym symbolu każdego z siedmiu kolorów. Bot jest</p>
<ul>
<li>w twoich <strong>zasobach</strong> (na miejscach na boty),</li>
<li><strong>zaprogramowany</strong> (na jednym z siedmiu symboli) albo</li>
<li>w stacji.</li>
</ul>
<p>Jeden bot przez całą grę stoi na torze kolejności gry.</p>
`},{id:"setup",title:"Przygotowanie",level:2,html:`<p>Dla czterech osób. <a href="#few">Dla dwóch i trzech</a> trzeba zrobić trochę więcej.</p>
<ol>
<li>Połączcie sześć sektorów w losowej kolejności. Ułóżcie w stos cztery płytki środkowe dla waszej liczby osób: na dole
5, potem 4, 3, a na wierzchu 2. Każdą obróćcie losowo.</li>
<li>Potasujcie siedem kart programów i zostawcie cztery. Ułóżcie płytki programowania tak, jak pokazuje wierzchnia karta,
i odłóżcie ją. Następna karta jest widoczna, te pod nią nie.</li>
<li>Potasujcie karty badań i rozbudowy laboratorium. Przy każdym sektorze połóżcie odkrytą jedną kartę i jedną rozbudowę.</li>
<li>Wylosujcie osobę rozpoczynającą. Od niej kolejność biegnie zgodnie z ruchem wskazówek zegara. Każdy stawia jednego
bota na torze kolejności; zostaje on tam do końca.</li>
<li>Punkty wiedzy na 0, inżynierowie na <code>start</code>, 14 botów i 6 łodzi na waszych planszach.</li>
<li>Każdy losuje laboratorium bazowe. Jego litera to sektor startowy. Połóż w nim 1 oktopoda, 1 kryształ i 4 żetony czasu,
postaw swoją pierwszą łódź od lewej na pierwszym miejscu (za darmo, bez punktów) oraz swojego naukowca.</li>
<li>Zostają dwa laboratoria bazowe. Do sektora pierwszego trafiają 2 oktopody i 1 kryształ, do sektora drugiego 3
oktopody i 2 kryształy.</li>
<li>Jeśli twój sektor startowy styka się ze śluzą o wartości 0, weź 3 żetony czasu. W przeciwnym razie weź 4.</li>
<li>Postaw ostatniego, pozostałego bota na symbolu tego koloru, który pokazuje pole programowania twojego sektora startowego. Jest
zaprogramowany.</li>
</ol>
`},{id:"round",title:"Runda",level:2,html:`<p>Gracie w kolejności, pomijając osoby, które spasowały, aż spasują wszyscy. W swojej turze robisz dokładnie <strong>jedną</strong>
rzecz:</p>
<ul>
<li><strong>A.</strong> programujesz bota,</li>
<li><strong>B.</strong> wykonujesz akcję,</li>
<li><strong>C.</strong> pasujesz.</li>
</ul>
<p><strong>W dowolnej chwili</strong> swojej tury i dowolnie często możesz <em>odwołać</em> zaprogramowanego bota: odłóż go do zasobów i weź 2
żetony czasu. Nie można odwołać bota, który wykonuje akcję w tej turze. Tutaj proponujemy te chwile i żadnych innych <em>(nasze
rozstrzygnięcie)</em>:</p>
<ul>
<li>zanim zaprogramujesz bota, wykonasz akcję albo spasujesz;</li>
<li>raz w trakcie akcji, jeśli 2 żetony czasu nie zmieściłyby się przed nią, a coś się w niej płaci: zaraz po drodze, jeśli coś
kosztuje, a w przeciwnym razie zaraz po opłaceniu łodzi, przed jej punktami. To, co zapłacisz, robi miejsce. Bot wraca, zanim
stanie się cokolwiek innego: akcja biała albo karta natychmiastowa może użyć jego lub jego symbolu, a żadna czerwona linia,
która przyjdzie później, już go nie zabierze;</li>
<li>gdy stawiasz boty za litery rozbudowy.</li>
</ul>
<p>Tam, gdzie liczą się tylko żetony czasu, początek twojej następnej tury jest równie dobry jak każda inna chwila.</p>
<p><em>Przykład.</em> Masz 4 żetony czasu, więcej się nie mieści, i czerwonego bota, którego już nie potrzebujesz. Odwołany teraz nic by nie
dał. Idziesz do sektora za 2 żetony czasu: wtedy bot wraca i daje ci 2.</p>
`},{id:"program",title:"A. Programowanie bota",level:2,html:`<p>Możesz mieć najwyżej <strong>dwa zaprogramowane boty</strong> i najwyżej <strong>jednego na symbolu</strong>. Bot pochodzi z twoich zasobów. Boty
pozostają zaprogramowane, także po końcu rundy, dopóki ich nie użyjesz.</p>
<p><strong>Ruchem inżyniera.</strong> Przesuń inżyniera wzdłuż jednej strzałki i postaw bota na symbolu płytki, która tam leży. Wolno to
zrobić tylko wtedy, gdy możesz tego bota postawić <em>(nasze rozstrzygnięcie)</em>.</p>
<p><strong>Za żetony czasu.</strong> Raz na rundę: zapłać 3 żetony czasu i postaw bota na dowolnym wolnym symbolu. Jeden z trzech
żetonów leży do punktacji na twojej planszy jako przypomnienie; nie zajmuje miejsca w laboratorium <em>(nasze rozstrzygnięcie)</em>.
Inżynier się przy tym nie rusza, więc żadna karta tego nie nagradza.</p>
`},{id:"act",title:"B. Wykonanie akcji",level:2,html:`<ol>
<li><strong>Przejście.</strong> Twój naukowiec może iść pierścieniem dowolnie daleko, w obie strony. Każda śluza kosztuje tyle żetonów czasu,
ile wynosi jej wartość. Pozostanie na miejscu nic nie kosztuje. Wybierasz najtańszą drogę; droższej nie proponujemy
<em>(nasze rozstrzygnięcie)</em>. W sektorze, do którego dotrze, używasz koloru, który masz zaprogramowany. Wewnątrz sektora obszary
zmienia się swobodnie, a naukowcy mogą dzielić jeden z nich <em>(nasze rozstrzygnięcie)</em>.</li>
<li><strong>Bot.</strong> Twój zaprogramowany bot tego koloru trafia na pole kontroli sektora. Bot, który tam stoi, przechodzi do
stacji ładowania; zob. <a href="#bots">boty w stacji</a>.</li>
<li><strong>Efekt.</strong> Wykonaj efekt koloru.</li>
</ol>
<p><em>Przykład z pierścieniem z rysunku i jego śluzami (nasza wartość).</em> Z A do B: zgodnie z ruchem wskazówek zegara przez
śluzy 1 i 2, czyli 3 żetony czasu; w drugą stronę 1 + 0 + 1 + 2 = 4. Płacisz 3.</p>
`},{id:"effects",title:"Siedem efektów",level:3,html:`<table>
<thead>
<tr>
<th>Kolor</th>
<th>Efekt</th>
</tr>
</thead>
<tbody><tr>
<td><strong>zielony</strong>: rozbuduj laboratorium</td>
<td>Weź wierzchnią rozbudowę z sektora, chyba że masz już pięć. Jej pojemność działa od razu. Za każdą literę na niej możesz postawić bota z zasobów na polu kontroli sektora oznaczonego tą literą albo tego nie robić <em>(nasze rozstrzygnięcie)</em>, w dowolnej kolejności.</td>
</tr>
<tr>
<td><strong>żółty</strong>: weź żetony czasu</td>
<td>Jeśli leży tu mniej niż 2 żetony czasu, uzupełnij do 2, zanim coś weźmiesz <em>(przed wzięciem, nie po nim: nasze rozstrzygnięcie)</em>. Potem weź tyle, ile mieści twoje laboratorium.</td>
</tr>
<tr>
<td><strong>czarny</strong>: weź kryształy</td>
<td>Weź tyle kryształów z sektora, ile mieści twoje laboratorium.</td>
</tr>
<tr>
<td><strong>fioletowy</strong>: złap oktopody</td>
<td>Złap oktopody z sektora, najwyżej tyle, ile laboratorium pozwala naraz; ty mówisz, ile, i możesz nie złapać żadnego. Wracają do puli ogólnej, a ty dostajesz 1, 3, 6, 10, 15, 21 punktów za 1, 2, 3, 4, 5, 6 sztuk. Oktopodów się nie przechowuje: następnym razem znów masz pełną pojemność.</td>
</tr>
<tr>
<td><strong>niebieski</strong>: zwoduj łódź podwodną</td>
<td>Potrzebujesz łodzi na planszy, wolnego miejsca i nie możesz mieć jeszcze łodzi w tym sektorze. Zapłać koszt następnego wolnego miejsca, postaw tam swoją pierwszą łódź od lewej i weź punkty z żarówki.</td>
</tr>
<tr>
<td><strong>czerwony</strong>: weź kartę badań</td>
<td>Potrzebujesz miejsca na kartę w laboratorium. Weź wierzchnią kartę z sektora, weź punkty z żarówki, a jeśli karta działa natychmiast, wykonaj ją. Kart nigdy się nie oddaje, nawet zużytych.</td>
</tr>
<tr>
<td><strong>biały</strong>: zaprogramuj bota</td>
<td>Postaw bota z zasobów na symbolu, który pokazuje pole programowania sektora. Jeśli jest zajęty, bot zostaje w zasobach, a ty bierzesz 2 żetony czasu. Przy pustych zasobach nic się nie dzieje <em>(nasze rozstrzygnięcie)</em>.</td>
</tr>
</tbody></table>
<p>Żółty i czarny biorą wszystko, co się mieści. Jeśli nie spełniasz warunku, efektu nie ma. Akcję
wolno wykonać mimo to, choćby tylko po to, by przejąć kontrolę <em>(nasze rozstrzygnięcie)</em>.</p>
`},{id:"pass",title:"C. Pasowanie",level:2,html:`<p>Tylko gdy twój inżynier stoi na jednym z trzech najwyższych pól. Przechodzi na pierwsze wolne miejsce toru pasowania. W
tej rundzie nie wykonujesz już tur. Zaprogramowane boty zostają.</p>
<p>Jeśli inżynier stoi niżej, a ty nawet po odwołaniu botów nie możesz ani programować, ani wykonać akcji, pasujesz z
miejsca, w którym stoi <em>(nasze rozstrzygnięcie)</em>.</p>
`},{id:"lab",title:"Twoje laboratorium",level:2,html:`<p>Laboratorium ogranicza cztery rzeczy: liczbę twoich kart badań, kryształów i żetonów czasu oraz liczbę oktopodów łapanych w
jednej akcji. Każde laboratorium bazowe mieści 2 karty, 2 kryształy, 4 żetony czasu i 2 oktopody <em>(nasza wartość)</em>. Dodać można
do pięciu rozbudów <em>(wartości i litery: nasza wartość)</em>. Co się nie mieści, tego nie bierzesz: nadmiar żetonów czasu przepada,
nadmiar kryształów zostaje na miejscu.</p>
<p>Żetonów czasu w puli nigdy nie zabraknie <em>(nasze rozstrzygnięcie)</em>. W grze jest 20 kryształów i 15 oktopodów; gdy się kończą,
dostajesz tyle, ile zostało <em>(nasze rozstrzygnięcie)</em>.</p>
`},{id:"lines",title:"Czerwone linie",level:2,html:`<p>Czerwone linie przecinają tor wiedzy przed 17, 34 i 50 <em>(nasza wartość)</em>, i tak przy każdym okrążeniu: 67, 84, 100…</p>
<p>Gdy masz przekroczyć linię, <strong>musisz</strong> zapłacić 1 kryształ <em>(to, że musisz: nasze
rozstrzygnięcie)</em>. Jeśli go nie masz, oddajesz wybranego zaprogramowanego bota <em>(twój wybór: nasze rozstrzygnięcie)</em>: wraca do zasobów, ale bez 2 żetonów czasu. Jeśli
nie masz ani jednego, ani drugiego, zatrzymujesz się przed linią, a reszta tych punktów przepada. Stanąć tuż przed linią
można za darmo. Kilka linii opłacasz po kolei.</p>
<p><em>Przykład z liniami (nasza wartość) przed 17 i 34.</em> Stoisz na 15, masz jeden kryształ i żadnego zaprogramowanego bota, i
zdobywasz 25 punktów. Kryształ opłaca linię przed 17. Przed 34 nie masz już czym zapłacić: zatrzymujesz się na 33 i
tracisz 7 punktów.</p>
`},{id:"bots",title:"Boty w stacji",level:2,html:`<p>Gdy bot trafia na pole kontroli:</p>
<ol>
<li>Bot, który tam stoi, czyjkolwiek jest, przechodzi do stacji ładowania tego sektora.</li>
<li>Nowy bot zajmuje pole kontroli.</li>
<li>Jeśli w stacji ładowania jest teraz więcej botów niż liczba osób + 1, każdy zabiera z niej swoje boty <strong>oprócz
jednego</strong>. Zostaje ten, który przybył pierwszy <em>(nasze rozstrzygnięcie)</em>. Pole kontroli się nie zmienia.</li>
</ol>
<p><em>Przykład dla czterech osób, limit 5.</em> Ładuje się pięć botów: niebieski, czerwony, niebieski, niebieski, żółty.
Wypchnięty zostaje czerwony: razem sześć. Niebieski gracz zabiera dwa, czerwony jednego; zostają po jednym niebieskim,
czerwonym i żółtym.</p>
`},{id:"cards",title:"Karty badań",level:2,html:`<p>Działają wszystkie twoje karty. Jest ich 41; ile którego rodzaju, to <em>(nasza wartość)</em>.</p>
<table>
<thead>
<tr>
<th>Karta</th>
<th>Liczba <em>(nasza wartość)</em></th>
<th>Co robi</th>
</tr>
</thead>
<tbody><tr>
<td>premia inżyniera</td>
<td>21</td>
<td>Gdy twój inżynier wchodzi na pole z płytką pokazanego koloru: 2 żetony czasu, 1 kryształ albo 4 punkty, jak na karcie <em>(stałe dla karty: nasze rozstrzygnięcie)</em>.</td>
</tr>
<tr>
<td>premia za oktopody</td>
<td>3</td>
<td>Gdy akcją fioletową złapiesz co najmniej jednego oktopoda: 2 żetony czasu, 1 kryształ albo 3 punkty, jak na karcie.</td>
</tr>
<tr>
<td>na drugą stronę stacji</td>
<td>1</td>
<td>Raz w trakcie ruchu twój naukowiec może za 1 żeton czasu przeskoczyć do sektora naprzeciwko.</td>
</tr>
<tr>
<td>wypychanie</td>
<td>1</td>
<td>1 punkt za każdego cudzego bota, którego twoje boty wypchną z pola kontroli.</td>
</tr>
<tr>
<td>darmowe śluzy</td>
<td>1</td>
<td>Śluzy o wartości 2 nic nie kosztują.</td>
</tr>
<tr>
<td>tanie łodzie</td>
<td>1</td>
<td>Miejsce na łódź kosztuje połowę, z zaokrągleniem w dół: 0, 1, 1, 2 <em>(nasza wartość)</em>.</td>
</tr>
<tr>
<td>krok w bok</td>
<td>1</td>
<td>Raz na grę: zamiast iść za strzałką, inżynier przechodzi na sąsiednie pole tego samego poziomu i tam programuje. Nie ze <code>start</code>.</td>
</tr>
<tr>
<td>program przy punktacji</td>
<td>6</td>
<td>W każdej punktacji pośredniej: możesz zapłacić 1 żeton czasu i postawić bota z zasobów na pokazanym symbolu, w zwykłych granicach.</td>
</tr>
<tr>
<td>program natychmiastowy</td>
<td>6</td>
<td>Przy wzięciu: 2 żetony czasu, a bot z zasobów trafia na pokazany symbol. Jeśli symbol jest zajęty albo zasoby są puste <em>(to drugie: nasze rozstrzygnięcie)</em>, zamiast tego jeszcze 2 żetony czasu.</td>
</tr>
</tbody></table>
`},{id:"rewards",title:"Premie i czerwone linie",level:3,html:`<p>Ruch inżyniera albo połów może wywołać kilka kart z premią. Każdej z nich możesz użyć, w dowolnej kolejności, albo z niej
zrezygnować:</p>
<ul>
<li>Jeśli punkty ze wszystkich tych kart razem przeniosłyby cię przez czerwoną linię, pada pytanie: użyj kart jedna po drugiej albo
zrezygnuj z reszty. Punkty za sam połów zostały policzone wcześniej. Kryształ zdobyty najpierw może opłacić linię. Gdy pytanie
już padło, decydujesz o wszystkich tych kartach.</li>
<li>W przeciwnym razie wszystkie wypłacają się same, w kolejności, w jakiej je wzięto <em>(nasze rozstrzygnięcie)</em>.</li>
</ul>
<p>Karta <em>wypychanie</em> płaci zawsze <em>(nasze rozstrzygnięcie)</em>.</p>
<p><em>Przykład z linią (nasza wartość) przed 17.</em> Stoisz na 15, oprócz nowego masz jeszcze jednego zaprogramowanego bota i żadnego
kryształu. Twój inżynier wchodzi na zielone pole, a twoje karty dają za to 1 kryształ i 4 punkty. Weź najpierw kryształ: opłaca
linię, a ty stoisz na 19 z oboma botami. Najpierw punkty kosztowałyby cię bota. Albo weź kryształ i zrezygnuj z punktów: zostajesz
na 15 i zachowujesz kryształ.</p>
`},{id:"round-end",title:"Koniec rundy",level:2,html:""},{id:"scoring",title:"Punktacja pośrednia",level:3,html:`<p>W kolejności gry każdy najpierw bierze 1 żeton czasu za każdą swoją łódź w stacji, a potem może użyć kart <em>program przy
punktacji</em>.</p>
<p>Następnie każdy sumuje cztery pozycje:</p>
<table>
<thead>
<tr>
<th>Pozycja</th>
<th>Punkty</th>
</tr>
</thead>
<tbody><tr>
<td><strong>Przewaga</strong></td>
<td>Najwięcej z sześciu pól kontroli: 6. Wspólne pierwsze miejsce: po 3. Jeśli nikt nie ma żadnego, nikt nie punktuje.</td>
</tr>
<tr>
<td><strong>Wysłane boty</strong></td>
<td>Najwyższa odsłonięta liczba na miejscach na boty; liczą się tylko kolumny bez łodzi.</td>
</tr>
<tr>
<td><strong>Kryształy</strong></td>
<td>1, 3, 6, 10, 15, 21 za 1, 2, 3, 4, 5, 6 kryształów. Zachowujesz je.</td>
</tr>
<tr>
<td><strong>Oktopody</strong></td>
<td>Za każdy sektor, który kontrolujesz: minus 1, 3, 6, 10, 15, 21 za oktopody w nim.</td>
</tr>
</tbody></table>
<p>Więcej niż sześć liczy się jak sześć. Cztery pozycje dają jedną sumę, a znacznik przesuwa się raz, w kolejności gry.
Czerwone linie obowiązują; możesz je opłacić kryształami, które właśnie zapunktowały. Jeśli suma jest ujemna, cofasz
się, ale nie za ostatnią przekroczoną czerwoną linię i nigdy poniżej 0.</p>
<p><img src="`+t+`" alt="Miejsca na boty na planszy" width="782" height="210"></p>
<p>Boty schodzą z planszy od lewej i wracają na skrajne prawe puste miejsce. Na rysunku trzy łodzie są zwodowane, a ośmiu
botów nie ma: 6 punktów, bo 7 i 8 leżą pod łodzią. Liczby i kolumny to <em>(nasza wartość)</em>; przy 1, 2, 3, 4, 5, 6
zwodowanych łodziach dostajesz najwyżej 2, 4, 6, 8, 11, 14 punktów <em>(nasza wartość)</em>. Zaprogramowane boty opuściły swoje
miejsca i się liczą.</p>
<p><em>Przykład.</em> Dzielisz przewagę (3), masz wysłane boty jak na rysunku (6, nasza wartość), masz 3 kryształy (6) i
kontrolujesz jeden sektor z 2 oktopodami (−3): 12 punktów. Z 10 przechodzisz na 22 i płacisz jeden kryształ za linię
przed 17 <em>(nasza wartość)</em>.</p>
`},{id:"next-round",title:"Następna runda",level:3,html:`<p>Po rundach 1, 2 i 3:</p>
<ol>
<li>Przy każdym sektorze połóżcie na stosach nową kartę badań i nową rozbudowę laboratorium.</li>
<li>Wierzchnia płytka środkowa mówi, co dostaje każdy sektor <em>(ilości: nasza wartość)</em>: nowe żetony czasu zastępują te, które tam leżą,
kryształy i oktopody się dokłada. Gdy kryształów lub oktopodów nie starcza, idźcie zgodnie z ruchem wskazówek zegara
od pierwszego sektora <em>(nasze rozstrzygnięcie)</em>. Zdejmijcie płytkę: następna pokazuje nową żarówkę.</li>
<li>Kolejność pasowania staje się kolejnością gry. Inżynierowie wracają na <code>start</code>.</li>
<li>Ułóżcie płytki programowania tak, jak pokazuje następna karta programów.</li>
</ol>
<p>Boty, łodzie, naukowcy, zaprogramowane boty i laboratoria zostają bez zmian. Znów można programować za 3 żetony czasu.</p>
`},{id:"end",title:"Koniec gry",level:2,html:`<p>Po punktacji pośredniej czwartej rundy każdy dodaje, bez czerwonych linii:</p>
<ul>
<li>1, 3, 6, 10, 15, 21 punktów za 1, 2, 3, 4, 5, 6 różnych liter w laboratorium, razem z laboratorium bazowym;</li>
<li>1 punkt za każdy posiadany żeton czasu;</li>
<li>5 punktów, jeśli wszystkie sześć łodzi jest w stacji;</li>
<li>5 punktów, jeśli laboratorium ma pięć rozbudów.</li>
</ul>
<p>Wygrywa osoba, która ma najwięcej punktów. Przy remisie decyduje większa liczba pól kontroli, potem większa liczba kryształów. Jeśli
nadal jest remis, dzielicie miejsce <em>(nasze rozstrzygnięcie)</em>.</p>
`},{id:"few",title:"Dwie i trzy osoby",level:2,html:`<p>Biorą wtedy udział pionki neutralne. Jak dokładnie, nie udało się ustalić, więc wszystko to jest <em>(nasze rozstrzygnięcie)</em>:</p>
<ul>
<li>Między krokami 6 i 7 przygotowania wylosujcie po jednym laboratorium bazowym za każdą brakującą osobę (jedno dla
trzech, dwa dla dwóch osób). Jego sektor dostaje 1 oktopoda, 1 kryształ, 2 żetony czasu, neutralną łódź na pierwszym miejscu
i neutralnego bota na polu kontroli. Potem wykonajcie krok 7 z dwoma pozostałymi laboratoriami.</li>
<li>Wszystkie pionki neutralne mają jeden kolor, który do nikogo nie należy. Neutralne boty wypycha się i przerzedza jak
wszystkie inne; zabrane opuszczają grę. Neutralne łodzie zostają na swoich miejscach.</li>
<li>Neutralne boty zajmują pola kontroli, ale nie punktują i nie rywalizują o przewagę.</li>
</ul>
`},{id:"questions",title:"Drobne pytania",level:2,html:`<table>
<thead>
<tr>
<th>Pytanie</th>
<th>Odpowiedź</th>
</tr>
</thead>
<tbody><tr>
<td>Czy muszę stawiać boty za litery rozbudowy?</td>
<td>Nie, każdy jest dobrowolny. Przy pustych zasobach nie stawia się żadnego. <em>(nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>Czy mój bot może wypchnąć mojego?</td>
<td>Tak; karta <em>wypychanie</em> płaci jednak tylko za cudze. <em>(nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>W laboratorium mam miejsce tylko na 1 żeton czasu, a w żółtym obszarze nie ma żadnego.</td>
<td>Uzupełnia się do 2, bierzesz 1, a 1 zostaje. <em>(nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>Czy mogę złapać mniej oktopodów, niż się da?</td>
<td>Tak, dowolnie mało. Jeśli żadnego, żadna karta nie daje premii.</td>
</tr>
<tr>
<td>Czy mogę zrezygnować z premii?</td>
<td>Tak, tam gdzie w zasięgu jest czerwona linia. Gdzie indziej wypłaca się sama. <em>(to, że gdzie indziej pytanie nie pada: nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>Czy mogę odwołać bota w środku akcji?</td>
<td>Tak: po drodze albo po opłaceniu łodzi, gdy żetony czasu wcześniej by się nie zmieściły. <em>(te chwile: nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>Dostaję kryształ w premii, ale nie mam miejsca albo żadnego już nie ma.</td>
<td>Nie dostajesz nic. <em>(nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>Stos przy sektorze jest pusty albo wszystkie miejsca na łodzie są zajęte.</td>
<td>Efektu nie ma. <em>(nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>Co jest ukryte?</td>
<td>Kolejność kart badań i rozbudów, karty programów pod następną oraz płytki środkowe pod wierzchnią <em>(nasze rozstrzygnięcie)</em>.</td>
</tr>
</tbody></table>
`},{id:"words",title:"Słowniczek",level:2,html:`<table>
<thead>
<tr>
<th>Słowo</th>
<th>Znaczenie</th>
</tr>
</thead>
<tbody><tr>
<td>centrala</td>
<td>miejsce, w którym inżynierowie programują boty</td>
</tr>
<tr>
<td>żeton czasu</td>
<td>waluta</td>
</tr>
<tr>
<td>czerwona linia</td>
<td>linia na torze wiedzy, która kosztuje kryształ</td>
</tr>
<tr>
<td>inżynier</td>
<td>twój pionek w centrali</td>
</tr>
<tr>
<td>laboratorium bazowe</td>
<td>twoje laboratorium na początku; jego litera to sektor startowy</td>
</tr>
<tr>
<td>naukowiec</td>
<td>twój pionek w stacji</td>
</tr>
<tr>
<td>odwołać</td>
<td>odłożyć zaprogramowanego bota do zasobów za 2 żetony czasu</td>
</tr>
<tr>
<td>pole kontroli</td>
<td>jedyne miejsce, które decyduje, kto kontroluje sektor</td>
</tr>
<tr>
<td>pole programowania</td>
<td>kolorowe pole przy białym obszarze sektora</td>
</tr>
<tr>
<td>program</td>
<td>jeden z siedmiu kolorów: zielony, żółty, czarny, fioletowy, niebieski, czerwony, biały</td>
</tr>
<tr>
<td>punkty wiedzy</td>
<td>punkty, o które toczy się gra</td>
</tr>
<tr>
<td>rozbudowa laboratorium</td>
<td>płytka, która dodaje pojemność, a czasem litery</td>
</tr>
<tr>
<td>stacja ładowania</td>
<td>tam trafiają boty wypchnięte z pola kontroli</td>
</tr>
<tr>
<td>śluza</td>
<td>przejście między dwoma sektorami</td>
</tr>
<tr>
<td>zaprogramowany bot</td>
<td>bot na jednym z siedmiu symboli twojej planszy</td>
</tr>
<tr>
<td>zasoby</td>
<td>twoje boty, które nie są zaprogramowane ani nie są w stacji</td>
</tr>
<tr>
<td>żarówka</td>
<td>liczba na wierzchniej płytce środkowej: 2, 3, 4, 5</td>
</tr>
</tbody></table>
`}]};export{i as default};
