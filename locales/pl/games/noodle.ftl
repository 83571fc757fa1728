### Noodle Roll. Nitka to zachowany zestaw kości; podana staje się klockiem na planszy. `$faces` to na przykład „trzy czwórki”.
### `:chef:` i `:crown:` to obrazki. Bez rodzaju i bez odmiany imion.

pitch = Turlaj makaron, wysyłaj do pomocy kucharzy i zapełniaj stoły trzech restauracji
option-line = Wysokość, do której muszą dojść dwie kolumny; auto: liczba grających plus jeden
option-partial-sets = Możesz zachować tylko część kości jednej wartości, co najmniej trzy, i rzucić resztą
goal = Zdobądź najwięcej punktów, za nitki i za klocki obok siebie, gdy dwie kolumny planszy dojdą do linii. Kolejność jest losowana i dużo znaczy: gdy obie osoby grają dobrze, ta, która zaczyna, wygrywa co najmniej trzy partie z czterech.
first-press = Rzuć wszystkimi kośćmi, naciśnij zestaw, który chcesz zachować, a potem rzucaj dalej albo naciśnij **Podaj**.
best = najwięcej punktów

title-turn = { -noodle } · tura { NUMBER($turn) }
title-end = { -noodle } · koniec

faces = { $size ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
   *[13] trzynaście
} { $face ->
    [1] { $size ->
        [one] jedynka
        [few] jedynki
       *[many] jedynek
    }
    [2] { $size ->
        [one] dwójka
        [few] dwójki
       *[many] dwójek
    }
    [3] { $size ->
        [one] trójka
        [few] trójki
       *[many] trójek
    }
    [4] { $size ->
        [one] czwórka
        [few] czwórki
       *[many] czwórek
    }
    [5] { $size ->
        [one] piątka
        [few] piątki
       *[many] piątek
    }
   *[6] { $size ->
        [one] szóstka
        [few] szóstki
       *[many] szóstek
    }
}
# Po „zestaw” i „zestawu”.
faces-from = { $lowest ->
    [1] dowolnej wartości
    [2] dwójek lub wyższych
    [3] trójek lub wyższych
    [4] czwórek lub wyższych
    [5] piątek lub szóstek
   *[6] szóstek
}
strands = { $count ->
    [1] jedną nitkę
    [2] dwie nitki
    [3] trzy nitki
   *[4] cztery nitki
}
# Po „z”.
dice = { NUMBER($count) } kości
chefs-ready = gotowi kucharze: { NUMBER($chefs) }
worth = { $is-free ->
    [yes] dowolna kolumna
   *[no] { $points ->
        [one] { NUMBER($points) } punkt
        [few] { NUMBER($points) } punkty
       *[many] { NUMBER($points) } punktów
    }
}
price = { $is-free ->
    [yes] dowolna kolumna
   *[no] +{ NUMBER($points) }
}
chance = { $bound ->
    [under] poniżej 1 %
    [over] ponad 99 %
   *[exactly] { NUMBER($percent) } %
}

begins = Kuchnia otwarta. Zaczyna { $name }.
rolls = Rzuca { $name }.
moved = { $hand ->
    [player] {""}
    [clock] { $name }: czas minął, gra bot.
   *[house] { $name }: gra bot.
}
no-set-left = Brak zestawu i brak kucharzy.
delivered = { $hand ->
    [player] { $name } podaje { $strands }
    [clock] { $name }: czas minął, bot podaje { $strands }
   *[house] { $name }: bot podaje { $strands }
}{ $gain ->
    [nothing] {""}
    [strands] , **+{ NUMBER($earned) }**
    [pairs] , **+{ NUMBER($paired) } za pary**
   *[both] , **+{ NUMBER($earned) }** i **+{ NUMBER($paired) } za pary**
}.
left = { $name } opuszcza stół.
left-after = { $name } podaje { $strands }{ $earns ->
    [yes] , **+{ NUMBER($earned) }**,
   *[no] {""}
} i opuszcza stół.
kept = { $name } zachowuje { $faces } ({ $price }): rzucać dalej czy podać?
rolled = { $name } ma { LIST($sets) }: { $may-deliver ->
    [yes] { $several ->
        [yes] zachować jeden zestaw
       *[no] zachować
    } czy podać?
   *[no] { $several ->
        [yes] trzeba zachować jeden zestaw.
       *[no] trzeba to zachować.
    }
}
rolled-no-set = { $name } nie ma zestawu{ $any-face ->
    [yes] {""}
   *[no] {" "}{ $from }
}: wysłać kucharza czy podać?
chef-made = { $name }: kucharz z { NUMBER($die) } i { NUMBER($other) } robi { NUMBER($made) }, to jeszcze nie zestaw. Następny kucharz czy podać?
places-free = { $name } podaje szóstki: do której kolumny?
places-threes = { $name } podaje trójki: do kolumny 3a czy 3b?
everyone-else-left = Wszyscy inni opuścili stół, więc wygrywa { $name }: { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}.
wins = :crown: **{ $shared ->
    [yes] { LIST($names) } wygrywają razem
   *[no] { LIST($names) } wygrywa
}: { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}.**

advice-roll = Rzuć, a potem zachowaj jeden zestaw: co najmniej trzy jednakowe kości.
advice-roll-on = Twoje punkty są bezpieczne: rzut bez zestawu kosztuje tylko kucharza albo kończy turę.
advice-keep-first = Kości w ramkach to zestawy. Później można dodać tylko zachowaną wartość i wyższe.
advice-keep = Kości w ramkach to zestawy, które możesz zachować.
advice-no-set = Kucharz dodaje do siebie dwie kości albo rzuca resztą jeszcze raz.
advice-last-chef = To twój ostatni kucharz: bez zestawu tura od razu się kończy i nie można rzucać dalej.
advice-deliver = Klocek obok twojego, w tej samej restauracji, jest na końcu wart { NUMBER($pair) }.

line-to-go = { $columns ->
    [0] osiągnięta
    [one] jeszcze { NUMBER($columns) } kolumna
    [few] jeszcze { NUMBER($columns) } kolumny
   *[many] jeszcze { NUMBER($columns) } kolumn
}
from-row = od rzędu { NUMBER($row) } w górę
kept-dice = zachowane{ $earns ->
    [yes] , +{ NUMBER($points) }
   *[no] {""}
}
too-low-dice = poniżej { NUMBER($lowest) }: za nisko
for-pairs = { NUMBER($pairs) } za pary

roll-all = Rzuć wszystkimi 13 kośćmi
roll-more = Rzuć resztą ({ NUMBER($dice) }) · zestaw: { $chance }
chef-rolls = Kucharz rzuca resztą ({ NUMBER($dice) }) · zestaw: { $chance }
deliver = Podaj { $strands }{ $earns ->
    [yes] {" "}· +{ NUMBER($points) }
   *[no] {""}
}
keep = Zachowaj: { $faces } · { $price }
keep-menu = Zachowaj zestaw…
left-to-roll = zostaje kości: { NUMBER($dice) }
combine-menu = Kucharz łączy dwie kości…
combine-others = Inne pary, które nie dają zestawu
combine-anyway = Kucharz łączy dwie kości
combine-makes = Daje { $faces }: { $worth }
combine-ends = Brak zestawu i brak kucharzy: to kończy turę
combine-too-low = Za nisko: w tej turze nie zachowasz { $face ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[6] szóstek
}
combine-not-yet = Jeszcze nie zestaw: to daje { $faces }
reach = { $reach ->
    [reaches] linia
    [ends] koniec gry
    [wins] wygrywa
    [loses] przegrywa
    [shares] remis
   *[not] {""}
}
column-name = kolumna { $column }

to-win = Wygrywa, kto ma najwięcej punktów, gdy dwie kolumny osiągną wysokość { NUMBER($line) }. Dwa twoje klocki obok siebie w jednej restauracji dają { NUMBER($pair) }.
help-roll = Rzuć wszystkimi 13 kośćmi i zachowaj jeden **zestaw**: co najmniej trzy o tej samej wartości. Daje swoją wartość i 1 za każdą kość ponad trzy; szóstki nic nie dają, ale ich klocek może trafić do dowolnej kolumny. W dalszych rzutach mogą pomóc kucharze ({ $ready }); na początku każdej twojej tury jeden wraca.
help-roll-on = **Rzucaj dalej**: to, co masz, zostaje twoje. Możesz zachować następny zestaw { $from }; szansa, że rzut go da: { $chance }. Jeśli go nie da, może pomóc kucharz ({ $ready }) albo tura się kończy.
help-stop = **Podaj**: twoje klocki trafiają na planszę i tura się kończy.
help-keep-first = Musisz zachować jeden zestaw, { $parts ->
    [yes] co najmniej trzy z jego kości
   *[no] wszystkie jego kości
}. Do końca tury możesz zachować tylko tę wartość i wyższe. Wysokie dają więcej; niskie mają więcej sąsiadów na planszy i zostawiają więcej wartości na później.
help-keep = **Zachowaj** jeden zestaw i rzuć pozostałymi kośćmi, jeśli są co najmniej trzy, albo **podaj** swoje nitki. Kucharz może rzucić jeszcze raz tylko wtedy, gdy nie ma zestawu.
help-no-chef = Żaden kucharz nie jest gotowy, więc tura i tak się kończy.
help-no-set = Nie ma zestawu { $from }. Kucharz ({ $ready }) może **połączyć** dwie kości w jedną wartość, ich sumę: { $has-pairs ->
    [yes] { LIST($pairs) }
   *[no] żadna para nie daje tu od razu zestawu
}. Albo **rzuca resztą** jeszcze raz (kości: { NUMBER($dice) }); szansa na zestaw: { $chance }.
pair-makes = { NUMBER($die) } + { NUMBER($other) } daje { $faces }
help-last-chef = To twój ostatni kucharz: możesz jeszcze zachować zestaw, który przyniesie, ale nie rzucać dalej, a bez zestawu tura od razu się kończy.
help-deliver = **Podanie** nic nie kosztuje: twoje nitki trafiają na planszę.
help-free = Klocek za szóstki może trafić do dowolnej kolumny:
help-threes = Twoje trójki trafiają do kolumny 3a albo 3b:
help-column = - **{ $column }**: rząd { NUMBER($row) }{ $gains ->
    [yes] , obok twojego: na końcu o { NUMBER($gain) } więcej
   *[no] {""}
}{ $reach ->
    [ends] , druga kolumna przy linii: kończy partię
    [wins] , kończy partię i wygrywasz
    [loses] , kończy partię i przegrywasz
    [shares] , kończy partię wspólną wygraną
    [reaches] , dochodzi do linii
   *[not] {""}
}

stopped = { $hand ->
    [player] { $name }: stop.
    [clock] { $name }: czas minął, bot mówi stop.
   *[house] { $name }: bot mówi stop.
}
still-rolling = { $name }: tura jeszcze trwa.
no-chef-ready = { $name }: brak kucharzy na dalsze rzuty.
too-few-dice = { $name }: za mało kości na następny zestaw.
found-no-set = { $name }: brak zestawu w ostatnim rzucie i brak kucharzy.
nothing-delivered = Nic nie podano.
were-delivered = Podano: { $strands }.
strand = { $faces }{ $combined ->
    [yes] {" "}z { $dice }
   *[no] {""}
} – { $worth }
placed = { $strand } (kolumna { $column }, rząd { NUMBER($row) })
two-columns = Partię kończą dwie kolumny o wysokości { NUMBER($line) }; jak dotąd { $reached ->
    [0] żadna
    [one] kolumna { LIST($columns) }
    [few] kolumny { LIST($columns) }
   *[many] kolumny { LIST($columns) }
}.
others-left = Dwie kolumny nie doszły do linii { NUMBER($line) }: inni opuścili stół.
is-over = Koniec partii, bo kolumny { LIST($columns) } doszły do linii { NUMBER($line) }.
empty = Plansza jest pusta.
cubes = - Kolumna { $column } ({ $restaurant ->
    [yellow] żółta
    [pink] różowa
   *[blue] niebieska
}), od dołu: { $names }
pair = - { $name }: restauracja { $restaurant ->
    [yellow] żółta
    [pink] różowa
   *[blue] niebieska
}, rząd { NUMBER($row) }, kolumny { $left } i { $right }: { NUMBER($pair) }
kept-strand = Zachowane: { $strand }
on-the-table = Na stole: { $dice }
too-low = { $faces }, za nisko w tej turze
is-set = **{ $faces }: zestaw, { $worth }**

event-kept = zachowane { $faces }
event-combined = kucharz łączy { NUMBER($die) } i { NUMBER($other) }
event-rerolled = kucharz rzuca jeszcze raz
event-no-set = brak zestawu
event-linked = połączone klocki
event-roll = { $faces } z { $dice }
# Co przyniosły kości lub karty.
luck-no-set = rzut { $faces }, brak zestawu

long = Długi makaron
long-how = zachować co najmniej siedem kości jednej wartości
four = Cztery dania
four-how = podać cztery nitki w jednej turze
neighbours = Dobre sąsiedztwo
neighbours-how = utworzyć dwie pary klocków jednym podaniem
rested = Wypoczęta kuchnia
rested-how = wygrać z wszystkimi trzema kucharzami w kuchni

lesson-1 = Oto twoja kuchnia! Tura zaczyna się od wszystkich trzynastu kości. Naciśnij **Rzuć wszystkimi 13 kośćmi**.
lesson-1-roll = **Rzuć** to rzut wszystkimi kośćmi, których nie masz w nitkach.
lesson-2 = Kości w ramkach to zestawy: co najmniej trzy jednakowe. Zacznij nisko, bo następne zestawy tej tury nie mogą być niższe od pierwszego. Naciśnij **Zachowaj: cztery dwójki**.
lesson-2-keep = **Zachowaj** bierze wszystkie kości tej wartości jako nitkę, której nikt ci nie zabierze.
lesson-3 = Cztery dwójki to 3 punkty. Nic już nie stracisz, a trzy na cztery takie rzuty dają następny zestaw. Naciśnij **Rzuć resztą**.
lesson-3-deliver = **Podaj** kończy turę: każda nitka staje się klockiem na planszy.
lesson-4 = Nie ma zestawu! Teraz może pomóc jeden z trzech kucharzy. Otwórz menu i wybierz **1 + 2 = 3**: będą trzy trójki.
lesson-4-combines = **Kucharz łączy** dwie kości w jedną, ich sumę.
lesson-4-rolls = **Kucharz rzuca** wszystkimi tymi kośćmi jeszcze raz.
lesson-5 = 1 i 2 liczą się teraz jako trzecia trójka. Naciśnij **Zachowaj: trzy trójki**.
lesson-6 = Pięć kości rzadko daje zestaw, ale próba nic nie kosztuje: to, co masz zachowane, zostaje. Naciśnij **Rzuć resztą**.
lesson-7 = Udało się! Zostałyby dwie kości, za mało na zestaw, więc to twoja ostatnia nitka. Naciśnij **Zachowaj: trzy piątki**.
lesson-8 = Twoje dwójki są w kolumnie 2. Przy trójkach wybierasz: w 3a klocek stanie obok twojego. Naciśnij **3a**.
lesson-8-columns = **3a** i **3b** kładą klocek na wierzch tej kolumny. Dwóch sąsiadów to na końcu 10 punktów.
lesson-end = To była cała tura: 11 punktów i para warta 10. Ada podaje cztery piątki i znów byłaby twoja kolej. Partia kończy się, gdy dwie kolumny dojdą do linii; wtedy wygrywa, kto ma najwięcej punktów.
