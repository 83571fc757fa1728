### Ricemarll. `$cards` sind Bilder von Karten, und auch `:crown:` ist eins. Auf jedem Ziel liegen 6 Chips; das ändert sich nie.

-ricemarll = Ricemarll

pitch = Verändere deine sechs Würfel mit geheimen Karten und erfülle die Ziele auf dem Tisch
goal = Sammle in sechs Runden die meisten Chips: Auf jedem Ziel liegen sechs, und wer es gleich gut erfüllt, teilt sie sich.
first-press = Drück **Meine Karten**; die siehst nur du. Wähle im Menü eine Karte und drück dann den Würfel dafür. Drück **Festlegen**, wenn du fertig bist, und warte auf die anderen.
best = Bestwert

blank = leer
negate = Gegenzahl
reroll = Neuwurf
pick = Wunschzahl
flip = Wenden
adds = zählt { NUMBER($by) } dazu
takes-off = zieht { NUMBER($by) } ab
makes = macht eine { NUMBER($by) } daraus
blank-means = tut nichts
doubles = verdoppelt
halves = halbiert und rundet ab
negate-means = macht plus zu minus und umgekehrt
reroll-means = der Würfel wird neu geworfen, vor allem anderen
pick-means = du wählst die Seite des Würfels, nach allen Neuwürfen
flip-means = der Würfel wird auf die Gegenseite gedreht

most-1s = meiste Einsen
    .means = die meisten Würfel mit genau 1
most-2s = meiste Zweien
    .means = die meisten Würfel mit genau 2
most-3s = meiste Dreien
    .means = die meisten Würfel mit genau 3
most-4s = meiste Vieren
    .means = die meisten Würfel mit genau 4
most-5s = meiste Fünfen
    .means = die meisten Würfel mit genau 5
most-6s = meiste Sechsen
    .means = die meisten Würfel mit genau 6
most-zeroes = meiste Nullen
    .means = die meisten Würfel mit genau 0
most-odds = meiste ungerade
    .row = meiste ungerade
    .means = die meisten Würfel mit ungerader Zahl, auch unter null
most-evens = meiste gerade
    .shown = meiste gerade · 0 ist gerade
    .row = meiste gerade
    .means = die meisten Würfel mit gerader Zahl, auch 0 und darunter
most-by-3 = meiste durch 3 teilbare
    .shown = meiste durch 3 teilbare · auch 0
    .row = meiste durch 3
    .means = die meisten Würfel mit einem Vielfachen von 3, auch 0 und darunter
fewest-positive = wenigste positive
    .shown = wenigste positive · Würfel über 0
    .row = wenigste über 0
    .means = die wenigsten Würfel über 0
fewest-123456 = meiste außer 1–6
    .shown = meiste außer 1–6 · etwa -1, 0 oder 7
    .row = meiste außer 1–6
    .means = die meisten Würfel, die nicht 1, 2, 3, 4, 5 oder 6 zeigen
highest-total = höchste Summe
    .means = die größte Summe aller sechs Würfel
lowest-total = niedrigste Summe
    .means = die kleinste Summe aller sechs Würfel
second-highest = zweithöchste Summe
    .shown = zweithöchste Summe · gleiche Summen zählen als eine
    .row = zweitgrößte Summe
    .means = die zweitgrößte der verschiedenen Summen am Tisch
second-lowest = zweitniedrigste Summe
    .shown = zweitniedrigste Summe · gleiche Summen zählen als eine
    .row = vorletzte Summe
    .means = die zweitkleinste der verschiedenen Summen am Tisch
biggest-number = höchste Zahl
    .shown = höchste Zahl · ein Würfel
    .means = der höchste einzelne Würfel am Tisch
smallest-number = niedrigste Zahl
    .shown = niedrigste Zahl · ein Würfel
    .means = der niedrigste einzelne Würfel am Tisch
greatest-range = größte Spanne
    .shown = größte Spanne · höchster minus niedrigster
    .row = größte Spanne
    .means = der größte Abstand zwischen dem eigenen niedrigsten und höchsten Würfel
smallest-range = kleinste Spanne
    .shown = kleinste Spanne · höchster minus niedrigster
    .row = kleinste Spanne
    .means = der kleinste Abstand zwischen dem eigenen niedrigsten und höchsten Würfel
longest-run = längste Folge
    .shown = längste Folge · wie -1 0 1 2
    .means = die meisten Werte ohne Lücke, wie -1 0 1 2
largest-set = meiste gleiche
    .shown = meiste gleiche · Würfel mit demselben Wert
    .means = die meisten Würfel mit demselben Wert
most-pairs = meiste Paare
    .shown = meiste Paare · drei gleiche sind eins
    .means = die meisten Paare gleicher Würfel
greatest-variety = größte Vielfalt
    .shown = größte Vielfalt · verschiedene Werte
    .row = größte Vielfalt
    .means = die meisten verschiedenen Werte

title = { -ricemarll } · Runde { NUMBER($round) } von { NUMBER($rounds) } · { $moment ->
    [place] Karten
    [declare] Ziele
    [pick] Augen
   *[draft] Kartenwahl
}
title-revealed = { -ricemarll } · Runde { NUMBER($round) } aufgedeckt
title-end = { -ricemarll } · das Ende
title-own = Deine Karten · Runde { NUMBER($round) }

locked-in = { $hand ->
    [player] { $name } legt sich fest.
    [clock] Die Zeit von { $name } ist um, das Haus legt die Karten fest.
   *[house] Das Haus legt für { $name } die Karten fest.
}
decided = { $hand ->
    [player] { $name } hat über Sonderziele entschieden.
    [clock] Die Zeit von { $name } ist um, das Haus entscheidet über Sonderziele.
   *[house] Das Haus entscheidet für { $name } über Sonderziele.
}
picked = { $hand ->
    [player] { $name } hat eine Seite gewählt.
    [clock] Die Zeit von { $name } ist um, das Haus wählt eine Seite.
   *[house] Das Haus wählt für { $name } eine Seite.
}
took = { $hand ->
    [player] { $name } nimmt { LIST($things) }.
    [clock] Die Zeit von { $name } ist um, das Haus nimmt { LIST($things) }.
   *[house] Das Haus nimmt für { $name }: { LIST($things) }.
}
a-special-goal = ein Sonderziel
rest-went = Der Rest geht an { $who }.
left = { $name } verlässt den Tisch.
round-brought = Runde { NUMBER($round) }: { $gains }{ $are-more ->
    [yes] , sonst höchstens { NUMBER($most) }.
   *[no] .
}

many-players = { $players ->
    [one] { NUMBER($players) } Person
   *[other] { NUMBER($players) } Personen
}
all-place = Runde { NUMBER($round) }: Alle legen geheim ihre Karten.
still-place = { $players ->
    [one] { $who } legt noch geheim Karten.
   *[other] { $who } legen noch geheim Karten.
}
declaring = { $players ->
    [one] { $who } entscheidet geheim über Sonderziele.
   *[other] { $who } entscheiden geheim über Sonderziele.
}
choosing = { $players ->
    [one] Die Karten sind offen: { $who } wählt geheim Würfelseiten.
   *[other] Die Karten sind offen: { $who } wählen geheim Würfelseiten.
}
drafts = { $name } wählt: { $take }.
take-card = eine Karte
take-another = noch eine Karte
take-either = eine Karte oder ein Sonderziel
take-another-or-goal = noch eine Karte oder das Sonderziel
take-two = zwei Karten
take-two-or-goal = zwei Karten oder eine und das Sonderziel

goals = Ziele · je 6 Chips
next-goals = Nächste Ziele · je 6 Chips
special = { $goal } (Sonderziel)
offered = Zur Wahl
on-offer = Zur Wahl: { $cards }
on-offer-with-goals = Zur Wahl: { $cards } · { $specials ->
    [one] { NUMBER($specials) } Sonderziel
   *[other] { NUMBER($specials) } Sonderziele
}, verdeckt
none = keine
then = Danach { LIST($names) }
advice-place = Gold führt: Wer ein Ziel am besten erfüllt, bekommt seine 6 Chips, bei Gleichstand geteilt. Karten können die Würfel noch ändern.
from-to = { NUMBER($least) } bis { NUMBER($most) }
die = Würfel { NUMBER($die) }: { $dice }

ready = fertig
specials = { $specials ->
    [one] { NUMBER($specials) } Sonderziel
   *[other] { NUMBER($specials) } Sonderziele
}
has-taken = nahm { $things }
has-rolled = Wurf bei Gleichstand: { $faces }

choose-first = Wähle eine Karte, dann den Würfel, den sie verändert.
in-your-hand = Auf deiner Hand: { $hand-size ->
    [one] { NUMBER($hand-size) } Karte
   *[other] { NUMBER($hand-size) } Karten
}, gelegt: { NUMBER($placed) }.
declare-now = Dein Sonderziel „{ $goal }“ in dieser Runde ansagen? Dann bekommt seine 6 Chips, wer es erfüllt.
pick-now = Dein Würfel { NUMBER($die) } zeigt { NUMBER($face) }. Wähle die Seite, die er zeigen soll.
draft-now = Du wählst: { $take }.
wait-locked = Deine Karten liegen fest. Es fehlt noch: { $who }.
wait-draft = Jetzt wählt: { $who }.
wait = Du hast gerade nichts zu entscheiden. Es fehlt noch: { $who }.
own-goals = Deine geheimen Ziele: { $goals }
you-have = Deine Karten: { $cards }
own-goal = geheim
declared = { $goal } · angesagt
kept = { $goal } · behalten
in-hand = Auf der Hand: { $cards }
back-on-top = Zurück auf den Stapel: { $cards }
to-discard = Auf die Ablage: { $cards }
on-top = Oben auf deinem Stapel: { $cards }
below = Gemischt darunter: { $cards }
discarded = Abgelegt: { $cards }
your-cards = Deine Karten
discard-piles = Ablagen der anderen
discard-pile = **{ $name }**: { $cards } · { NUMBER($deck) } verdeckt im Stapel

my-cards = Meine Karten
refresh = Neu laden
go-on = Zur Kartenwahl
back = Zu meinen Karten
last-round = Vorige Runde
all-cards = Alle Karten
more = Mehr
to-my-deck = Auf meinen Stapel
discard = Ablegen
lock = Festlegen
lock-back = Festlegen · { NUMBER($unused) } zurück
declare = Ansagen: { $goal }
keep = Geheim halten
choose = Wähle eine Karte
all-placed = Alle Karten liegen; nimm eine zurück
times-in-hand = { $meaning } · { NUMBER($times) }-mal auf der Hand
take-back = { $card } zurücknehmen
behind = hinter Würfel { NUMBER($die) }
was-to-top = kommt zurück auf deinen Stapel
was-to-discard = kommt auf die Ablage
take-prompt = Nimm eine Karte, { $name }
take-prompt-or-goal = Nimm eine Karte oder das Sonderziel, { $name }
times-on-offer = { $meaning } · { NUMBER($times) }-mal zur Wahl
take-special = Sonderziel, verdeckt
take-special-means = geheim, bis du es in einer späteren Runde ansagst; dann bekommt 6 Chips, wer es erfüllt

help-place = **Meine Karten** siehst nur du. Wähle im Menü eine Karte und drück dann den Würfel, hinter den sie soll: Jeder Knopf sagt, was aus dem Würfel wird. Karten hinter einem Würfel zählen von oben nach unten, nach allen Neuwürfen, Wunschzahlen und Wendungen. Was du nicht spielst, kommt zurück auf deinen Stapel oder auf deine Ablage. **Festlegen**, wenn du fertig bist; haben sich alle festgelegt, werden die Karten aufgedeckt.
help-declare = Wer Sonderziele hat, entscheidet geheim, welche davon angesagt werden. Ein angesagtes Ziel steht in dieser Runde allen offen und bringt 6 Chips; ein behaltenes lässt sich in einer späteren Runde ansagen.
help-pick = Wer eine Wunschzahl gespielt hat, wählt geheim die Seite dieses Würfels. Wenden und die anderen Karten dahinter zählen danach.
help-revealed = Die Karten sind aufgedeckt. Jede Zeile der Ziele nennt die Zahlen aller; ein Ziel erfüllt, wessen Zahl hervorgehoben ist. **Zur Kartenwahl** legt das für alle weg; **{ $last-round }** bei deinen Karten zeigt es wieder.
help-draft = Alle nehmen { $single ->
    [yes] eine Karte oder ein Sonderziel und ziehen das
   *[no] zwei Karten oder eine und das Sonderziel und ziehen sie
} in der nächsten Runde. Wer die wenigsten Chips hat, wählt zuerst. Was du nimmst, kommt oben auf deinen Stapel{ $single ->
    [yes] {""}
   *[no] , das Erste zuoberst
}. Wähle Karten für die nächsten Ziele.
help-goal = { $is-next ->
    [yes] Nächstes Ziel
   *[no] Ziel
} „{ $goal }“: { $meaning }.
help-player = { $name } hat { $tokens ->
    [one] { NUMBER($tokens) } Chip
   *[other] { NUMBER($tokens) } Chips
}.{ $has-dice ->
    [yes] {" "}Würfel: { LIST($dice) }.
   *[no] {""}
}{ $has-new ->
    [yes] {" "}Neu: { $new }.
   *[no] {""}
}
result = { $goal }{ $is-special ->
    [yes] {" "}(Sonderziel)
   *[no] {""}
}: { $numbers } → { $achievers ->
    [none] niemand
    [alone] { LIST($names) } +{ NUMBER($won) }
    [all] alle je +{ NUMBER($won) }
    [but] alle außer { LIST($names) } je +{ NUMBER($won) }
   *[some] { LIST($names) } je +{ NUMBER($won) }
}

everyone-left = Alle haben den Tisch verlassen.
last-one = Alle anderen sind gegangen, also gewinnt { $name } mit { $tokens ->
    [one] { NUMBER($tokens) } Chip
   *[other] { NUMBER($tokens) } Chips
}.
wins = :crown: **{ $name } gewinnt mit { $tokens ->
    [one] { NUMBER($tokens) } Chip
   *[other] { NUMBER($tokens) } Chips
}{ $after-a-roll ->
    [yes] {" "}nach einem Wurf bei Gleichstand.
   *[no] .
}**

turn-title = Runde { NUMBER($round) } von { NUMBER($rounds) }, { $is-draft ->
    [yes] Kartenwahl
   *[no] Karten und Ziele
}
event-card = { $card } genommen
event-goal = ein Sonderziel genommen
event-met = „{ $goal }“ erfüllt
event-roll = den Wurf bei Gleichstand gewonnen
# Was jemand gewürfelt oder gezogen hat.
luck-drew = { LIST($cards) } gezogen

sweep = Abgeräumt
sweep-how = in einer Runde 18 Chips holen
heavy = Schwergewicht
heavy-how = einen Würfel mit 14 oder mehr aufdecken
below-zero = Unter null
below-zero-how = sechs Würfel mit einer Summe unter null aufdecken
secret = Gut gehütet
secret-how = ein eigenes Sonderziel als einzige Person erfüllen

lesson-1 = Alle sehen alle Würfel und drei Ziele mit je 6 Chips. Was du mit deinen Würfeln machst, bleibt geheim. Drück **Meine Karten**.
lesson-1-hand = **Meine Karten** zeigt deine Karten nur dir.
lesson-2 = Du und Ada habt je zwei Sechsen. Mit mehr holst du dieses Ziel. Öffne das Menü und wähle **+1**.
lesson-2-choose = **Wähle eine Karte** zeigt deine Hand.
lesson-2-lock = **Festlegen** kommt, wenn du fertig bist.
lesson-2-more = **Mehr** zeigt Stapel und Ablagen.
lesson-3 = Wohin mit der +1? Sie macht aus deiner 5 eine 6. Drück **5 → 6**.
lesson-3-put = **→** legt die Karte hinter diesen Würfel und sagt, was daraus wird.
lesson-3-away = **Auf meinen Stapel** und **Ablegen** legen die Karte weg.
lesson-4 = Drei Sechsen. Eine Karte hilft noch: Wähle **+2**.
lesson-5 = Drück **4 → 6**.
lesson-6 = Vier Sechsen! Die übrigen Karten würden deine Würfel nur kleiner machen. Drück **Festlegen**.
lesson-7 = Alle Karten sind aufgedeckt. Du allein hast die meisten Sechsen: 6 Chips. Ada hat die anderen zwei Ziele. Drück **Zur Kartenwahl**.
lesson-7-go-on = **Zur Kartenwahl** legt das Ergebnis weg.
lesson-8 = Neue Ziele und neue Karten. Wer weniger Chips hat, wählt zuerst, und das bist du. Für die *höchste Zahl* öffne das Menü und wähle **[7]**.
lesson-8-take = **Nimm eine Karte** öffnet die Liste.
lesson-9 = Du darfst zweimal nehmen. Das Sonderziel bleibt geheim, bis du es in einer Runde ansagst, die dir passt: Wähle **Sonderziel**.
lesson-end = Eine ganze Runde! Ada hat bekommen, was du übrig gelassen hast, und Runde 2 läuft: Deine [7] wäre jetzt auf deiner Hand. Nach sechs Runden gewinnen die meisten Chips.
