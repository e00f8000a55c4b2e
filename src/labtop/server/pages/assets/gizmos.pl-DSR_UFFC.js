import{p as n}from"./gizmos-table-DpN6rBbw.js";const e={title:"Gizmos: zasady gry",intro:`<p>Gizmos to gra Phila Walkera-Hardinga (2018) dla 2–4 osób. Oto zasady opisane naszymi słowami, na tyle dokładnie, by
zagrać jeszcze dziś wieczorem. Tam, gdzie instrukcje milczą i musieliśmy zdecydować sami, piszemy <em>(nasze
rozstrzygnięcie)</em>.</p>
`,sections:[{id:"aim",title:"Cel gry",level:2,html:`<p>Budujesz Machiny, a Machiny uruchamiają się nawzajem. Zbieraj energię, opłacaj Machiny, a każda nowa da ci coś więcej,
przy każdej akcji. Kiedy ktoś zbuduje czwartą Machinę poziomu III albo szesnastą Machinę w ogóle, dogrywacie rundę do
końca. Wygrywa osoba, która ma najwięcej punktów.</p>
`},{id:"table",title:"Stół",level:2,html:'<p><img src="'+n+`" alt="Stół w grze Gizmos, numery objaśniono poniżej" width="910" height="430"></p>
<ol>
<li><strong>Podajnik</strong>: kulki, których nikt nie widzi.</li>
<li><strong>Rząd Energii</strong>: sześć widocznych kulek.</li>
<li>Trzy zakryte <strong>talie</strong>: poziomy I, II i III.</li>
<li><strong>Obszar Dostępnych Kart</strong>: cztery odkryte karty poziomu I, trzy poziomu II, dwie poziomu III.</li>
<li>Twój <strong>Magazyn Energii</strong>: twoje kulki, najwyżej tyle, na ile pozwala <em>Pojemność Magazynu</em> (na początku 5).</li>
<li>Twoje <strong>Archiwum</strong>: zarchiwizowane karty, odkryte, najwyżej tyle, na ile pozwala <em>Limit Archiwum</em> (na początku 1).</li>
<li>Twoje <strong>Aktywne Machiny</strong> w pięciu kolumnach: Ulepszenie, Konwerter, Archiwizuj, Pobierz, Buduj.</li>
</ol>
<p>W grze są 52 kulki, po 13 każdego rodzaju energii: <strong>Cieplna</strong> (czerwona), <strong>Elektryczna</strong> (żółta), <strong>Atomowa</strong>
(niebieska) i <strong>Baterie</strong> (czarne).</p>
<p>Karta pokazuje swój poziom, kolor i koszt, punkty oraz działanie. <strong>Machina Uniwersalna</strong> nie ma jednego koloru:
zapłacisz za nią dowolną mieszanką energii, a liczy się jako wszystkie cztery kolory.</p>
<table>
<thead>
<tr>
<th>Kolumna</th>
<th>Co robi taka Machina</th>
</tr>
</thead>
<tbody><tr>
<td>Ulepszenie</td>
<td>podnosi twoje limity, obniża koszt budowy, punktuje na koniec albo zabrania ci jakiejś akcji w zamian za wiele punktów</td>
</tr>
<tr>
<td>Konwerter</td>
<td>sprawia, że wydana kulka liczy się jako coś innego</td>
</tr>
<tr>
<td>Archiwizuj</td>
<td>działa, gdy archiwizujesz</td>
</tr>
<tr>
<td>Pobierz</td>
<td>działa, gdy pobierasz kulkę określonego koloru</td>
</tr>
<tr>
<td>Buduj</td>
<td>działa, gdy budujesz określoną kartę</td>
</tr>
</tbody></table>
`},{id:"setup",title:"Przygotowanie",level:2,html:`<ol>
<li>Wylosujcie osobę rozpoczynającą; każdy ma taką samą szansę. Dalej gra toczy się zgodnie z ruchem wskazówek zegara. Tutaj
losuje program i nikt nie może wybrać.</li>
<li>Każdy dostaje kartę startową. Jest aktywna od pierwszej tury: <em>gdy archiwizujesz, dobierz 1 losową kulkę energii</em>.
Wszystkie cztery są takie same.</li>
<li>Potasujcie osobno trzy poziomy. Z poziomu III weźcie losowo 16 kart; pozostałe 20 odłóżcie do pudełka bez
podglądania.</li>
<li>Wyłóżcie Obszar Dostępnych Kart: 4 karty poziomu I, 3 karty poziomu II, 2 karty poziomu III.</li>
<li>Wsypcie wszystkie 52 kulki do Podajnika. Sześć z nich niech stoczy się do Rzędu Energii.</li>
</ol>
`},{id:"turn",title:"Twoja tura",level:2,html:`<p>Wykonaj dokładnie <strong>jedną</strong> z czterech akcji. Potem możesz użyć Machin, które ta akcja uruchomiła. To wszystko.</p>
`},{id:"file",title:"Archiwizuj",level:3,html:`<p>Weź kartę z Obszaru Dostępnych Kart do swojego Archiwum. Możesz ją później zbudować i nikt inny nie może tego zrobić. Nie
można archiwizować, gdy Archiwum jest pełne albo gdy któraś z twoich kart zabrania archiwizowania.</p>
`},{id:"pick",title:"Pobierz",level:3,html:`<p>Weź kulkę z Rzędu Energii do swojego Magazynu Energii. Lukę od razu wypełnia losowa kulka z Podajnika. Nie można tego
zrobić, gdy Magazyn Energii jest pełny.</p>
`},{id:"build",title:"Buduj",level:3,html:`<p>Weź kartę z Obszaru Dostępnych Kart albo ze swojego Archiwum, <a href="#pay">zapłać za nią</a> i dołóż ją do Aktywnych Machin.
Jeśli podnosi limit, nowy limit działa od razu.</p>
`},{id:"research",title:"Przeszukaj",level:3,html:`<p>Wybierz poziom, którego talia nie jest pusta. Dobierz tyle kart, ile wynosi twój <em>Limit Przeszukiwania</em> (na początku 3),
albo wszystkie, jeśli jest ich mniej. Oglądasz je tylko ty. Potem zrób jedno z poniższych:</p>
<ul>
<li>zbuduj jedną z nich i zapłać za nią;</li>
<li>zarchiwizuj jedną z nich, jeśli masz miejsce w Archiwum i wolno ci archiwizować;</li>
<li>ani jedno, ani drugie.</li>
</ul>
<p>Resztę połóż zakrytą pod talią, w dowolnej kolejności. Nie można przeszukiwać, gdy zabrania tego któraś z twoich kart.</p>
`},{id:"notes",title:"Warto wiedzieć",level:3,html:`<ul>
<li>Lukę w Obszarze Dostępnych Kart od razu uzupełnia się z talii tego poziomu. Jeśli talia jest pusta, luka zostaje <em>(nasze rozstrzygnięcie)</em>.</li>
<li>Najpierw płacisz, uzupełniasz i dokładasz kartę, dopiero potem przychodzi kolej na uruchomione Machiny.</li>
<li>Dopóki możesz wykonać którąś z czterech akcji, nie wolno ci pasować. Jeśli nie możesz wykonać żadnej, pasujesz <em>(nasze
rozstrzygnięcie)</em>. Jeśli wtedy nikt nie mógłby nic zrobić, gdyby była jego tura, gra się kończy <em>(nasze
rozstrzygnięcie)</em>.</li>
</ul>
`},{id:"pay",title:"Płacenie",level:2,html:`<p><strong>Cena</strong> to koszt karty pomniejszony o wszystkie twoje zniżki, które się do niej stosują: na karty poziomu II, na karty
z Archiwum, na karty z przeszukiwania. Zniżki się sumują i działają przy każdej takiej budowie <em>(nasze rozstrzygnięcie)</em>,
ale cena nie spada poniżej 0. Ze zniżki nie trzeba korzystać: możesz zapłacić dowolną cenę od obniżonej po pełny koszt.</p>
<p><strong>Kolor.</strong> Za kartę w kolorze płacisz tym kolorem, za Machinę Uniwersalną dowolną mieszanką. Wydane kulki wracają do
Podajnika.</p>
<p><strong>Konwertery</strong> zmieniają to, jako co liczy się wydana kulka: jeden kolor staje się innym albo jedna kulka liczy się jako
dwie. Każda przemiana z karty działa raz w jednej płatności, na kulkę albo na wynik innej przemiany: wolno je łączyć w
łańcuch, w dowolnej kolejności. Każda karta Konwertera działa raz na turę. Karta z dwiema przemianami jest zużyta także
wtedy, gdy potrzebna była tylko jedna z nich <em>(nasze rozstrzygnięcie)</em>.</p>
<p><strong>Płać dokładnie.</strong> Nic nie może zostać: kulki i przemiany muszą dać równo tyle, ile wynosi cena <em>(nasze
rozstrzygnięcie)</em>. I żadnych zbędnych Konwerterów: nie wolno użyć takiego, bez którego ta sama płatność też by się udała
<em>(nasze rozstrzygnięcie)</em>.</p>
`},{id:"examples",title:"Przykłady",level:3,html:`<table>
<thead>
<tr>
<th>Chcesz zbudować</th>
<th>Masz</th>
<th>Wynik</th>
</tr>
</thead>
<tbody><tr>
<td>kartę za 4 czarne</td>
<td>2 czarne i Konwerter <em>1 czarna liczy się jako 2 czarne</em></td>
<td>1 + 2 = 3. Za mało.</td>
</tr>
<tr>
<td>kartę za 3 czarne</td>
<td>to samo</td>
<td>Płacisz 2 czarne z Konwerterem.</td>
</tr>
<tr>
<td>kartę za 2 niebieskie</td>
<td>2 żółte i Konwerter <em>1 żółta liczy się jako dowolna</em></td>
<td>Działa tylko raz: 1 niebieska. Za mało.</td>
</tr>
<tr>
<td>kartę za 2 niebieskie</td>
<td>2 żółte; <em>1 żółta jako dowolna</em>, <em>1 czerwona jako 2 czerwone</em>, <em>1 lub 2 czerwone jako dowolne</em></td>
<td>Płacisz <strong>jedną</strong> żółtą: żółta → czerwona → 2 czerwone → 2 niebieskie. Wszystkie trzy Konwertery są zużyte.</td>
</tr>
<tr>
<td>kartę za 3 czarne</td>
<td>3 czarne, <em>1 czarna liczy się jako 2 czarne</em></td>
<td>Wybierasz: 3 czarne albo 2 czarne z Konwerterem.</td>
</tr>
<tr>
<td>kartę poziomu II za 3 czerwone</td>
<td>3 czerwone, zniżka 1 na poziom II</td>
<td>Wybierasz: 2 czerwone albo 3 czerwone, jeśli wolisz zwolnić miejsce w Magazynie Energii.</td>
</tr>
</tbody></table>
`},{id:"triggers",title:"Uruchamianie i reakcje łańcuchowe",level:2,html:`<p>Twoja akcja <em>uruchamia</em> te spośród twoich Aktywnych Machin, których warunek spełnia:</p>
<table>
<thead>
<tr>
<th>Warunek</th>
<th>Uruchamia go</th>
</tr>
</thead>
<tbody><tr>
<td>Archiwizuj</td>
<td>każda akcja Archiwizuj</td>
</tr>
<tr>
<td>Pobierz, z kolorami</td>
<td>pobranie kulki jednego z tych kolorów</td>
</tr>
<tr>
<td>Buduj, z kolorami</td>
<td>budowa karty jednego z tych kolorów; Machina Uniwersalna liczy się jako wszystkie cztery</td>
</tr>
<tr>
<td>Buduj z Archiwum</td>
<td>budowa karty z twojego Archiwum</td>
</tr>
<tr>
<td>Buduj poziom II</td>
<td>budowa karty poziomu II</td>
</tr>
</tbody></table>
<p>Uruchomiona Machina jest <strong>gotowa</strong>. Gotowych Machin możesz użyć w dowolnej kolejności, każdej <strong>raz na turę</strong>, albo z
nich nie korzystać. To, co dzięki nim zrobisz, może uruchomić kolejne. Budowanie i archiwizowanie w trakcie
przeszukiwania uruchamia Machiny tak samo jak zawsze.</p>
`},{id:"effects",title:"Co robią Machiny",level:3,html:`<table>
<thead>
<tr>
<th>Efekt</th>
<th>Co robisz</th>
</tr>
</thead>
<tbody><tr>
<td>dobierz</td>
<td>bierzesz losowe kulki z Podajnika, jedną po drugiej, najwyżej tyle, ile pokazano, i dopóki jest miejsce w Magazynie Energii; po każdej możesz przerwać <em>(nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>pobierz</td>
<td>wykonujesz tyle akcji Pobierz jedna po drugiej; po pierwszej możesz przerwać <em>(nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>punkty</td>
<td>bierzesz żetony PZ o tej wartości; nigdy ich nie zabraknie <em>(nasze rozstrzygnięcie)</em></td>
</tr>
<tr>
<td>archiwizuj</td>
<td>jedna akcja Archiwizuj, z Obszaru Dostępnych Kart</td>
</tr>
<tr>
<td>przeszukaj</td>
<td>jedna akcja Przeszukaj</td>
</tr>
<tr>
<td>buduj za darmo</td>
<td>budujesz kartę poziomu I z Obszaru Dostępnych Kart lub ze swojego Archiwum i nic nie płacisz</td>
</tr>
</tbody></table>
<ul>
<li>Machiny <strong>nigdy nie uruchamia akcja, którą ją zbudowano</strong>. Mogą ją uruchomić późniejsze akcje w tej samej turze.</li>
<li>Dobieranie to nie pobieranie. Losowa energia niczego nie uruchamia.</li>
<li>Podwójne uruchomienie niczego nie zmienia: raz na turę to raz na turę.</li>
<li>To, czy efekt da się wykonać, sprawdza się w chwili użycia, a nie uruchomienia. Z pełnym Magazynem Energii nie możesz
teraz dobierać, ale może uda się później w tej samej turze.</li>
<li>Dokończ efekt albo go przerwij, zanim użyjesz następnej Machiny, także tej, którą uruchomiło pierwsze z dwóch pobrań
<em>(nasze rozstrzygnięcie)</em>.</li>
</ul>
`},{id:"chain",title:"Łańcuch",level:3,html:`<p>Masz 2 żółte i 1 czerwoną kulkę, Konwerter <em>1 żółta liczy się jako 2 żółte</em> oraz Machiny <em>zbuduj żółtą lub
niebieską → pobierz 1</em> i <em>pobierz żółtą → dobierz 1 losową</em>. W Archiwum leży żółta karta za 3: <em>zbuduj z Archiwum →
pobierz 2</em>.</p>
<ol>
<li>Budujesz ją z Archiwum za 2 żółte z Konwerterem: 1 + 2 = 3.</li>
<li>Powstała żółta Machina, więc pobierasz kulkę. Bierzesz żółtą.</li>
<li>Żółta kulka została pobrana, więc dobierasz jedną losową kulkę.</li>
<li>Nowa karta jeszcze nie działa: nie uruchamia jej własna budowa.</li>
</ol>
`},{id:"end",title:"Koniec gry i punktacja",level:2,html:`<p>Koniec gry zostaje wywołany, gdy ktoś ma <strong>4 Aktywne Machiny poziomu III</strong> albo <strong>łącznie 16 Aktywnych Machin</strong>, licząc kartę
startową. Ta tura toczy się normalnie dalej, a gra trwa, aż swoją turę rozegra osoba siedząca po prawej stronie pierwszego
gracza: każdy miał tyle samo tur. Jeśli to ona wywoła koniec, gra kończy się zaraz po tej turze.</p>
<p>Zsumuj:</p>
<ul>
<li>punkty wydrukowane na twoich Aktywnych Machinach;</li>
<li>wartość twoich żetonów PZ;</li>
<li>za każdą kartę z taką punktacją końcową: 1 punkt za każdą kulkę w Magazynie Energii albo jeszcze raz wartość swoich
żetonów PZ. Te karty, od III-13 do III-16, objaśnia tylko ich nadruk; instrukcje ich nie opisują <em>(nasze
rozstrzygnięcie)</em>.</li>
</ul>
<p>Przy remisie wygrywa osoba z większą liczbą Aktywnych Machin, potem z większą liczbą kulek w Magazynie Energii, a potem
ta, która zgodnie z ruchem wskazówek zegara siedzi najdalej od pierwszego gracza, czyli gra później.</p>
<p><strong>Co jest tajne?</strong> Kolejność kart w taliach, 20 nieużytych kart poziomu III, następna kulka oraz karty, które ktoś ogląda
podczas przeszukiwania, i ich miejsce pod talią. Cała reszta jest jawna, także Archiwa i to, kto zaczynał.</p>
`},{id:"words",title:"Słowniczek",level:2,html:`<table>
<thead>
<tr>
<th>Słowo</th>
<th>Znaczenie</th>
</tr>
</thead>
<tbody><tr>
<td>Aktywne Machiny</td>
<td>karty, które masz zbudowane</td>
</tr>
<tr>
<td>Archiwum</td>
<td>twoje zarchiwizowane karty, odkryte</td>
</tr>
<tr>
<td>Cieplna, Elektryczna, Atomowa, Baterie</td>
<td>energie: czerwona, żółta, niebieska, czarna</td>
</tr>
<tr>
<td>gotowa</td>
<td>uruchomiona i jeszcze nieużyta w tej turze</td>
</tr>
<tr>
<td>Konwerter</td>
<td>Machina, która zmienia to, jako co liczy się wydana kulka</td>
</tr>
<tr>
<td>Limit Archiwum</td>
<td>ile kart mieści Archiwum: na początku 1</td>
</tr>
<tr>
<td>Limit Przeszukiwania</td>
<td>ile kart dobierasz przy przeszukiwaniu: na początku 3</td>
</tr>
<tr>
<td>Machina</td>
<td>karta</td>
</tr>
<tr>
<td>Machina Uniwersalna</td>
<td>karta wszystkich czterech kolorów, opłacana dowolną mieszanką</td>
</tr>
<tr>
<td>Magazyn Energii</td>
<td>miejsce na twoje kulki</td>
</tr>
<tr>
<td>Obszar Dostępnych Kart</td>
<td>odkryte karty, które może wziąć każdy</td>
</tr>
<tr>
<td>pierwszy gracz</td>
<td>kto zaczyna; decyduje los</td>
</tr>
<tr>
<td>Podajnik</td>
<td>ukryte kulki</td>
</tr>
<tr>
<td>Pojemność Magazynu</td>
<td>ile kulek mieści Magazyn Energii: na początku 5</td>
</tr>
<tr>
<td>Rząd Energii</td>
<td>sześć widocznych kulek</td>
</tr>
<tr>
<td>Ulepszenie</td>
<td>Machina, która działa na twoją korzyść do końca gry</td>
</tr>
<tr>
<td>żeton PZ</td>
<td>punkty zdobyte w trakcie gry</td>
</tr>
</tbody></table>
`}]};export{e as default};
