### Noodle Roll. Ein Strang ist ein Satz Würfel, der behalten wird; geliefert ist er ein Stein auf dem Spielbrett. `$faces` ist so etwas
### wie „drei Vieren“. `:chef:` und `:crown:` sind Bilder.

pitch = Würfle Nudeln, schicke deine Sous-Chefs los und fülle die Tische dreier Restaurants
option-line = Höhe, die zwei Spalten zum Spielende erreichen; auto: Anzahl der Mitspielenden plus eins
option-partial-sets = Du darfst auch nur einen Teil eines Satzes behalten, mindestens drei, und den Rest neu würfeln
goal = Hol die meisten Punkte, für Nudelstränge und für Steine nebeneinander, bis zwei Spalten des Spielbretts die Linie erreichen. Wer beginnt, wird ausgelost, und das ist viel wert: Spielen zwei gut, gewinnt in mindestens drei von vier Partien, wer begonnen hat.
first-press = Wirf alle Würfel, drück den Satz, den du behalten willst, und dann würfle weiter oder drück **Liefern**.
best = Bestwert

title-turn = { -noodle } · Zug { NUMBER($turn) }
title-end = { -noodle } · das Ende

faces = { $size ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[13] dreizehn
} { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}{ $size ->
    [1] {""}
   *[other] en
}
# Nach „Satz“.
faces-from = { $lowest ->
    [1] mit beliebigem Wert
    [2] mit Zweien oder höher
    [3] mit Dreien oder höher
    [4] mit Vieren oder höher
    [5] mit Fünfen oder höher
   *[6] mit Sechsen
}
strands = { $count ->
    [one] 1 Strang
    [2] 2 Stränge
    [3] 3 Stränge
   *[other] 4 Stränge
}
# Nach „aus“ und „mit“.
dice = { $count ->
    [one] { NUMBER($count) } Würfel
   *[other] { NUMBER($count) } Würfeln
}
chefs-ready = { $chefs ->
    [one] { NUMBER($chefs) } Sous-Chef ist bereit
   *[other] { NUMBER($chefs) } Sous-Chefs sind bereit
}
worth = { $is-free ->
    [yes] ein freier Stein
   *[no] { $points ->
        [one] { NUMBER($points) } Punkt
       *[other] { NUMBER($points) } Punkte
    }
}
price = { $is-free ->
    [yes] freier Stein
   *[no] +{ NUMBER($points) }
}
chance = { $bound ->
    [under] unter 1 %
    [over] über 99 %
   *[exactly] { NUMBER($percent) } %
}

begins = Die Küche öffnet. { $name } würfelt zuerst.
rolls = { $name } würfelt.
moved = { $hand ->
    [player] {""}
    [clock] Die Zeit von { $name } ist um, das Haus hat gezogen.
   *[house] Das Haus hat für { $name } gezogen.
}
no-set-left = Kein Satz, und kein Sous-Chef mehr.
delivered = { $hand ->
    [player] { $name } liefert { $strands }
    [clock] Die Zeit von { $name } ist um, das Haus liefert { $strands }
   *[house] Das Haus liefert für { $name } { $strands }
}{ $gain ->
    [nothing] {""}
    [strands] , **+{ NUMBER($earned) }**
    [pairs] , **+{ NUMBER($paired) } für Paare**
   *[both] , **+{ NUMBER($earned) }** und **+{ NUMBER($paired) } für Paare**
}.
left = { $name } hat den Tisch verlassen.
left-after = { $name } hat noch { $strands } geliefert{ $earns ->
    [yes] , **+{ NUMBER($earned) }**,
   *[no] {""}
} und dann den Tisch verlassen.
kept = { $name } behält { $faces } ({ $price }): weiterwürfeln oder liefern?
rolled = { $name } würfelt { LIST($sets) }: { $several ->
    [yes] einen Satz behalten
   *[no] behalten
}{ $may-deliver ->
    [yes] {" "}oder liefern?
   *[no] .
}
rolled-no-set = { $name } würfelt keinen Satz{ $any-face ->
    [yes] {""}
   *[no] {" "}{ $from }
}: einen Sous-Chef losschicken oder liefern?
chef-made = Ein Sous-Chef von { $name } macht aus { NUMBER($die) } und { NUMBER($other) } eine { NUMBER($made) }: noch kein Satz. Noch ein Sous-Chef oder liefern?
places-free = { $name } hat einen freien Stein: In welche Spalte kommt er?
places-threes = { $name } liefert Dreien: in Spalte 3a oder 3b?
everyone-else-left = Alle anderen haben den Tisch verlassen, also gewinnt { $name } mit { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkten
}.
wins = :crown: **{ $shared ->
    [yes] { LIST($names) } teilen sich den Sieg
   *[no] { LIST($names) } gewinnt
} mit { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkten
}.**

advice-roll = Würfle und behalte dann einen Satz: mindestens drei gleiche Würfel.
advice-roll-on = Deine Punkte sind sicher: Ein Fehlwurf kostet nur einen Sous-Chef oder beendet den Zug.
advice-keep-first = Umrahmte Würfel sind Sätze. Zum Wert, den du behältst, kommen später nur noch gleiche und höhere dazu.
advice-keep = Umrahmte Würfel sind Sätze, die du behalten kannst.
advice-no-set = Ein Sous-Chef zählt zwei Würfel zusammen oder würfelt den Rest neu.
advice-last-chef = Das ist dein letzter Sous-Chef: Ohne Satz endet der Zug sofort, und weiterwürfeln kannst du nicht.
advice-deliver = Ein Stein neben einem eigenen, im selben Restaurant, ist am Ende { NUMBER($pair) } wert.

line-to-go = { $columns ->
    [0] erreicht
    [one] noch { NUMBER($columns) } Spalte
   *[other] noch { NUMBER($columns) } Spalten
}
from-row = ab Reihe { NUMBER($row) }
kept-dice = behalten{ $earns ->
    [yes] , +{ NUMBER($points) }
   *[no] {""}
}
too-low-dice = unter { NUMBER($lowest) }: zu niedrig
for-pairs = { NUMBER($pairs) } für Paare

roll-all = Würfeln: alle 13
roll-more = Würfeln: noch { NUMBER($dice) } · Satz: { $chance }
chef-rolls = Sous-Chef würfelt { NUMBER($dice) } neu · Satz: { $chance }
deliver = Liefern: { $strands }{ $earns ->
    [yes] {" "}· +{ NUMBER($points) }
   *[no] {""}
}
keep = Behalten: { $faces } · { $price }
keep-menu = Einen Satz behalten …
left-to-roll = { $dice ->
    [one] { NUMBER($dice) } Würfel bleibt übrig
   *[other] { NUMBER($dice) } Würfel bleiben übrig
}
combine-menu = Sous-Chef kombiniert …
combine-others = Andere Paare, die keinen Satz ergeben
combine-anyway = Sous-Chef kombiniert zwei Würfel
combine-makes = Ergibt { $faces }: { $worth }
combine-ends = Kein Satz, und kein Sous-Chef mehr: Das beendet den Zug
combine-too-low = Zu niedrig: Die { NUMBER($face) } kannst du in diesem Zug nicht behalten
combine-not-yet = Noch kein Satz: Das ergibt { $faces }
reach = { $reach ->
    [reaches] Linie
    [ends] Spielende
    [wins] gewinnt
    [loses] verliert
    [shares] geteilt
   *[not] {""}
}
column-name = Spalte { $column }

to-win = Die meisten Punkte gewinnen, sobald zwei Spalten { NUMBER($line) } hoch sind. Zwei eigene Steine nebeneinander im selben Restaurant bringen { NUMBER($pair) }.
help-roll = Wirf alle 13 Würfel und behalte einen **Satz**: mindestens drei mit gleichem Wert. Er bringt seinen Wert und 1 für jeden Würfel über drei; Sechsen bringen nichts, aber ihr Stein darf in jede Spalte. Für spätere Würfe: { $ready }; zu Beginn jedes deiner Züge kommt ein Sous-Chef zurück.
help-roll-on = **Weiterwürfeln**: Was du behalten hast, bleibt dir. Du kannst noch einen Satz { $from } behalten; die Chance, dass der Wurf einen hat: { $chance }. Hat er keinen, kann ein Sous-Chef helfen ({ $ready }), oder der Zug endet.
help-stop = **Liefern**: Deine Steine kommen aufs Spielbrett, und der Zug endet.
help-keep-first = Du musst einen Satz behalten, { $parts ->
    [yes] mindestens drei seiner Würfel
   *[no] alle seine Würfel
}. Für den Rest des Zugs kannst du nur diesen Wert und höhere behalten. Hohe Werte bringen mehr; niedrige haben mehr Nachbarn auf dem Spielbrett und lassen mehr Werte für später.
help-keep = **Behalte** einen Satz und würfle mit dem Rest, wenn drei oder mehr übrig sind, oder **liefere** deine Stränge. Neu würfeln kann ein Sous-Chef nur, wenn es keinen Satz gibt.
help-no-chef = Kein Sous-Chef ist bereit, also endet der Zug so oder so.
help-no-set = Es gibt keinen Satz { $from }. Ein Sous-Chef ({ $ready }) kann zwei Würfel zu einem Wert **kombinieren**, ihrer Summe: { $has-pairs ->
    [yes] { LIST($pairs) }
   *[no] kein Paar hier ergibt sofort einen Satz
}. Oder er **würfelt alle** { NUMBER($dice) } neu; Chance auf einen Satz: { $chance }.
pair-makes = { NUMBER($die) } + { NUMBER($other) } ergibt { $faces }
help-last-chef = Das ist dein letzter Sous-Chef: Einen Satz, den er bringt, kannst du noch behalten, aber weiterwürfeln kannst du nicht, und ohne Satz endet der Zug sofort.
help-deliver = **Liefern** kostet nichts: Deine Stränge kommen aufs Spielbrett.
help-free = Deine Sechsen bringen einen Stein für eine beliebige Spalte:
help-threes = Deine Dreien kommen in Spalte 3a oder 3b:
help-column = - **{ $column }**: Reihe { NUMBER($row) }{ $gains ->
    [yes] , neben einem eigenen: am Ende { NUMBER($gain) } mehr
   *[no] {""}
}{ $reach ->
    [ends] , die zweite Spalte an der Linie: beendet die Partie
    [wins] , beendet die Partie, und du gewinnst
    [loses] , beendet die Partie, und du verlierst
    [shares] , beendet die Partie mit geteiltem Sieg
    [reaches] , erreicht die Linie
   *[not] {""}
}

stopped = { $hand ->
    [player] { $name } hat aufgehört.
    [clock] Die Zeit von { $name } war um, das Haus hat aufgehört.
   *[house] Das Haus hat für { $name } aufgehört.
}
still-rolling = { $name } war noch am Würfeln.
no-chef-ready = { $name } hatte keinen Sous-Chef mehr, um weiterzuwürfeln.
too-few-dice = { $name } hatte zu wenige Würfel für noch einen Satz.
found-no-set = { $name } hatte im letzten Wurf keinen Satz und keinen Sous-Chef mehr.
nothing-delivered = Nichts wurde geliefert.
were-delivered = Geliefert: { $strands }.
strand = { $faces }{ $combined ->
    [yes] {" "}aus { $dice }
   *[no] {""}
}: { $worth }
placed = { $strand } (Spalte { $column }, Reihe { NUMBER($row) })
two-columns = Zwei Spalten mit Höhe { NUMBER($line) } beenden die Partie, bisher { $reached ->
    [0] keine
    [one] Spalte { LIST($columns) }
   *[other] Spalten { LIST($columns) }
}.
others-left = Keine zwei Spalten haben die Linie bei { NUMBER($line) } erreicht: Die anderen haben den Tisch verlassen.
is-over = Die Partie ist vorbei, weil die Spalten { LIST($columns) } die Linie bei { NUMBER($line) } erreicht haben.
empty = Das Spielbrett ist leer.
cubes = - Spalte { $column } ({ $restaurant ->
    [yellow] gelb
    [pink] rosa
   *[blue] blau
}), von unten: { $names }
pair = - { $name }: { $restaurant ->
    [yellow] gelb
    [pink] rosa
   *[blue] blau
}, Reihe { NUMBER($row) }, Spalten { $left } und { $right }: { NUMBER($pair) }
kept-strand = Behalten: { $strand }
on-the-table = Auf dem Tisch: { $dice }
too-low = { $faces }, zu niedrig für diesen Zug
is-set = **{ $faces }: ein Satz, { $worth }**

event-kept = { $faces } behalten
event-combined = Sous-Chef kombiniert { NUMBER($die) } und { NUMBER($other) }
event-rerolled = Sous-Chef würfelt neu
event-no-set = kein Satz
event-linked = Steine verbunden
event-roll = { $faces } mit { $dice }
# Was jemand gewürfelt oder gezogen hat.
luck-no-set = { $faces } gewürfelt, kein Satz

long = Lange Nudel
long-how = mindestens sieben Würfel eines Werts behalten
four = Vier Gänge
four-how = in einem Zug vier Stränge liefern
neighbours = Gute Nachbarschaft
neighbours-how = mit einer Lieferung zwei Paare von Steinen bilden
rested = Ausgeruhte Küche
rested-how = gewinnen, während alle drei Sous-Chefs bereit sind

lesson-1 = Willkommen in deiner Küche! Ein Zug beginnt mit allen dreizehn Würfeln. Drück **Würfeln: alle 13**.
lesson-1-roll = **Würfeln** wirft alle Würfel, die du nicht behalten hast.
lesson-2 = Umrahmte Würfel sind Sätze: mindestens drei gleiche. Fang niedrig an, denn spätere Sätze dieses Zugs dürfen nicht niedriger sein als der erste. Drück **Behalten: vier Zweien**.
lesson-2-keep = **Behalten** nimmt alle Würfel dieses Werts als Nudelstrang, und den nimmt dir niemand mehr.
lesson-3 = Vier Zweien sind 3 Punkte. Verlieren kannst du jetzt nichts, und drei von vier solchen Würfen bringen noch einen Satz. Drück **Würfeln: noch 9**.
lesson-3-deliver = **Liefern** beendet deinen Zug: Jeder Strang wird ein Stein auf dem Spielbrett.
lesson-4 = Kein Satz! Jetzt kann einer deiner drei Sous-Chefs helfen. Öffne das Menü und wähle **1 + 2 = 3**, für drei Dreien.
lesson-4-combines = **Sous-Chef kombiniert** macht aus zwei Würfeln einen, ihre Summe.
lesson-4-rolls = **Sous-Chef würfelt** wirft alle diese Würfel neu.
lesson-5 = Die 1 und die 2 zählen jetzt als deine dritte 3. Drück **Behalten: drei Dreien**.
lesson-6 = Fünf Würfel ergeben selten einen Satz, aber ein Versuch kostet nichts: Was du behalten hast, bleibt dir. Drück **Würfeln: noch 5**.
lesson-7 = Glück gehabt! Zwei Würfel bleiben übrig, zu wenige für einen Satz, also ist das dein letzter Strang. Drück **Behalten: drei Fünfen**.
lesson-8 = Deine Zweien sind in Spalte 2 gelandet. Bei Dreien wählst du: In Spalte 3a liegt der Stein neben deinem. Drück **3a**.
lesson-8-columns = **3a** und **3b** legen den Stein dort obenauf. Zwei Nachbarn sind am Ende 10 Punkte wert.
lesson-end = Das war ein ganzer Zug: 11 Punkte und ein Paar, das 10 wert ist. Ada hat vier Fünfen geliefert, und du wärst wieder dran. Die Partie endet, wenn zwei Spalten die Linie erreichen; dann gewinnen die meisten Punkte.
