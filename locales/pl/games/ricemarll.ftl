### Ricemarll. `$cards` to obrazki kart, `:crown:` też jest obrazkiem. Na każdym celu leży 6 żetonów; ta liczba nigdy się nie zmienia.

-ricemarll = Ricemarll

pitch = Zmieniaj swoje sześć kości tajnymi kartami, aby spełnić cele na stole
goal = Zdobądź najwięcej żetonów w sześciu rundach: na każdym celu jest ich sześć, a przy remisie się je dzieli.
first-press = Naciśnij **Moje karty**; widzisz je tylko ty. Wybierz kartę z menu, potem naciśnij kość dla niej. Na koniec naciśnij **Zatwierdź** i poczekaj na innych.
best = najwięcej żetonów

blank = pusta
negate = przeciwna
reroll = przerzut
pick = wybór
flip = obrót
adds = dodaje { NUMBER($by) }
takes-off = odejmuje { NUMBER($by) }
makes = zmienia wartość na { NUMBER($by) }
blank-means = nic nie robi
doubles = podwaja
halves = dzieli na pół, zaokrąglając w dół
negate-means = zamienia plus na minus i odwrotnie
reroll-means = kość jest rzucana jeszcze raz, przed wszystkim innym
pick-means = wybierasz ściankę kości, gdy znane są wszystkie przerzuty
flip-means = kość obraca się na przeciwną ściankę

most-1s = najwięcej jedynek
    .means = najwięcej kości o wartości dokładnie 1
most-2s = najwięcej dwójek
    .means = najwięcej kości o wartości dokładnie 2
most-3s = najwięcej trójek
    .means = najwięcej kości o wartości dokładnie 3
most-4s = najwięcej czwórek
    .means = najwięcej kości o wartości dokładnie 4
most-5s = najwięcej piątek
    .means = najwięcej kości o wartości dokładnie 5
most-6s = najwięcej szóstek
    .means = najwięcej kości o wartości dokładnie 6
most-zeroes = najwięcej zer
    .means = najwięcej kości o wartości dokładnie 0
most-odds = najwięcej nieparzystych
    .row = nieparzyste
    .means = najwięcej kości o nieparzystej wartości, także ujemnej
most-evens = najwięcej parzystych
    .shown = najwięcej parzystych · 0 jest parzyste
    .row = parzyste
    .means = najwięcej kości o parzystej wartości, także 0 i ujemnej
most-by-3 = najwięcej podzielnych przez 3
    .shown = najwięcej podzielnych przez 3 · 0 też
    .row = podzielne przez 3
    .means = najwięcej kości podzielnych przez 3, także 0 i ujemnych
fewest-positive = najmniej dodatnich
    .shown = najmniej dodatnich · kości powyżej 0
    .row = mało dodatnich
    .means = najmniej kości powyżej 0
fewest-123456 = najwięcej spoza 1–6
    .shown = najwięcej spoza 1–6 · jak -1, 0 i 7
    .row = spoza 1–6
    .means = najwięcej kości o wartości innej niż 1, 2, 3, 4, 5 i 6
highest-total = najwyższa suma
    .means = największa suma sześciu kości
lowest-total = najniższa suma
    .means = najmniejsza suma sześciu kości
second-highest = druga najwyższa suma
    .shown = druga najwyższa suma · równe sumy liczą się jako jedna
    .row = 2. najwyższa suma
    .means = druga największa z różnych sum przy stole
second-lowest = druga najniższa suma
    .shown = druga najniższa suma · równe sumy liczą się jako jedna
    .row = 2. najniższa suma
    .means = druga najmniejsza z różnych sum przy stole
biggest-number = najwyższa kość
    .shown = najwyższa kość · liczy się jedna kość
    .means = najwyższa pojedyncza kość na stole
smallest-number = najniższa kość
    .shown = najniższa kość · liczy się jedna kość
    .means = najniższa pojedyncza kość na stole
greatest-range = największa rozpiętość
    .shown = największa rozpiętość · najwyższa minus najniższa
    .row = duża rozpiętość
    .means = największa różnica między własną najniższą a najwyższą kością
smallest-range = najmniejsza rozpiętość
    .shown = najmniejsza rozpiętość · najwyższa minus najniższa
    .row = mała rozpiętość
    .means = najmniejsza różnica między własną najniższą a najwyższą kością
longest-run = najdłuższy ciąg
    .shown = najdłuższy ciąg · jak -1 0 1 2
    .means = najwięcej wartości po kolei bez przerwy, jak -1 0 1 2
largest-set = najwięcej równych
    .shown = najwięcej równych · kości o tej samej wartości
    .means = najwięcej kości o tej samej wartości
most-pairs = najwięcej par
    .shown = najwięcej par · trzy równe to jedna
    .means = najwięcej par kości o tej samej wartości
greatest-variety = największa różnorodność
    .shown = największa różnorodność · różne wartości
    .row = różnorodność
    .means = najwięcej różnych wartości

title = { -ricemarll } · runda { NUMBER($round) } z { NUMBER($rounds) } · { $moment ->
    [place] karty
    [declare] cele
    [pick] ścianki
   *[draft] draft
}
title-revealed = { -ricemarll } · runda { NUMBER($round) }: odkryte karty
title-end = { -ricemarll } · koniec
title-own = Twoje karty · runda { NUMBER($round) }

locked-in = { $hand ->
    [player] { $name } zatwierdza karty.
    [clock] { $name }: czas minął, bot zatwierdza karty.
   *[house] { $name }: bot zatwierdza karty.
}
decided = { $hand ->
    [player] { $name } kończy decydować o celach specjalnych.
    [clock] { $name }: czas minął, bot decyduje o celach specjalnych.
   *[house] { $name }: bot decyduje o celach specjalnych.
}
picked = { $hand ->
    [player] { $name } kończy wybór ścianek.
    [clock] { $name }: czas minął, bot wybiera ściankę.
   *[house] { $name }: bot wybiera ściankę.
}
took = { $hand ->
    [player] { $name } bierze: { LIST($things) }.
    [clock] { $name }: czas minął, bot bierze: { LIST($things) }.
   *[house] { $name }: bot bierze: { LIST($things) }.
}
a-special-goal = cel specjalny
rest-went = Resztę dostaje: { $who }.
left = { $name } opuszcza stół.
round-brought = Runda { NUMBER($round) }: { $gains }{ $are-more ->
    [yes] , reszta najwyżej { NUMBER($most) }.
   *[no] .
}

many-players = { $players ->
    [one] { NUMBER($players) } osoba
    [few] { NUMBER($players) } osoby
   *[many] { NUMBER($players) } osób
}
all-place = Runda { NUMBER($round) }: wszyscy kładą karty w tajemnicy.
still-place = { $players ->
    [one] { $who } jeszcze kładzie karty w tajemnicy.
    [few] { $who } jeszcze kładą karty w tajemnicy.
   *[many] { $who } jeszcze kładzie karty w tajemnicy.
}
declaring = { $players ->
    [one] { $who } decyduje w tajemnicy o celach specjalnych.
    [few] { $who } decydują w tajemnicy o celach specjalnych.
   *[many] { $who } decyduje w tajemnicy o celach specjalnych.
}
choosing = { $players ->
    [one] Karty są odkryte: { $who } wybiera ścianki w tajemnicy.
    [few] Karty są odkryte: { $who } wybierają ścianki w tajemnicy.
   *[many] Karty są odkryte: { $who } wybiera ścianki w tajemnicy.
}
drafts = { $name } wybiera: { $take }.
take-card = jedna karta
take-another = jeszcze jedna karta
take-either = jedna karta albo jeden cel specjalny
take-another-or-goal = jeszcze jedna karta albo cel specjalny
take-two = dwie karty
take-two-or-goal = dwie karty albo jedna i cel specjalny

goals = Cele · po 6 żetonów
next-goals = Następne cele · po 6 żetonów
special = { $goal } (specjalny)
offered = Do wyboru
on-offer = Do wyboru: { $cards }
on-offer-with-goals = Do wyboru: { $cards } · { $specials ->
    [one] { NUMBER($specials) } zakryty cel specjalny
    [few] { NUMBER($specials) } zakryte cele specjalne
   *[many] { NUMBER($specials) } zakrytych celów specjalnych
}
none = brak
then = Potem { LIST($names) }
advice-place = Złote liczby prowadzą. Kto najlepiej spełni cel, dostaje jego 6 żetonów; przy remisie się je dzieli. Karty mogą jeszcze zmienić kości.
from-to = { NUMBER($least) } do { NUMBER($most) }
die = Kość { NUMBER($die) }: { $dice }

ready = gotowe
specials = { $specials ->
    [one] { NUMBER($specials) } cel specjalny
    [few] { NUMBER($specials) } cele specjalne
   *[many] { NUMBER($specials) } celów specjalnych
}
has-taken = bierze: { $things }
has-rolled = rzut rozstrzygający: { $faces }

choose-first = Wybierz kartę, potem kość, którą zmieni.
in-your-hand = Na ręce { $hand-size ->
    [one] { NUMBER($hand-size) } karta
    [few] { NUMBER($hand-size) } karty
   *[many] { NUMBER($hand-size) } kart
}, położone: { NUMBER($placed) }.
declare-now = Ogłosić cel specjalny „{ $goal }” w tej rundzie? Wtedy jego 6 żetonów może zdobyć każdy, kto go spełni.
pick-now = Twoja kość { NUMBER($die) } pokazuje { NUMBER($face) }. Wybierz ściankę, którą ma pokazać.
draft-now = Wybierasz: { $take }.
wait-locked = Twoje karty są zatwierdzone. Czekamy na: { $who }.
wait-draft = Teraz wybiera: { $who }.
wait = Nie masz teraz o czym decydować. Czekamy na: { $who }.
own-goals = Twoje tajne cele: { $goals }
you-have = Twoje karty: { $cards }
own-goal = tajny
declared = { $goal } · ogłoszony
kept = { $goal } · zachowany
in-hand = Na ręce: { $cards }
back-on-top = Z powrotem na talię: { $cards }
to-discard = Na odrzucone: { $cards }
on-top = Na wierzchu twojej talii: { $cards }
below = Potasowane pod spodem: { $cards }
discarded = Odrzucone: { $cards }
your-cards = Twoje karty
discard-piles = Odrzucone karty innych
discard-pile = **{ $name }**: { $cards } · { $deck ->
    [one] { NUMBER($deck) } zakryta w talii
    [few] { NUMBER($deck) } zakryte w talii
   *[many] { NUMBER($deck) } zakrytych w talii
}

my-cards = Moje karty
refresh = Odśwież
go-on = Przejdź do draftu
back = Wróć do moich kart
last-round = Poprzednia runda
all-cards = Wszystkie karty
more = Więcej
to-my-deck = Na moją talię
discard = Odrzuć
lock = Zatwierdź
lock-back = Zatwierdź · { NUMBER($unused) } na talię
declare = Ogłoś: { $goal }
keep = Zachowaj w tajemnicy
choose = Wybierz kartę
all-placed = Wszystkie karty leżą; możesz jedną zabrać
times-in-hand = { $meaning } · { NUMBER($times) } na ręce
take-back = Zabierz: { $card }
behind = za kością { NUMBER($die) }
was-to-top = wraca na wierzch twojej talii
was-to-discard = idzie na odrzucone
take-prompt = { $name }, weź kartę
take-prompt-or-goal = { $name }, weź kartę lub cel specjalny
times-on-offer = { $meaning } · { NUMBER($times) } do wyboru
take-special = Cel specjalny, zakryty
take-special-means = tajny, dopóki go nie ogłosisz w jednej z następnych rund; wtedy 6 żetonów bierze, kto go spełni

help-place = **Moje karty** są tylko dla ciebie. Wybierz kartę z menu, potem naciśnij kość, za którą ma trafić: każdy przycisk mówi, czym kość się stanie. Karty za jedną kością liczą się z góry na dół, po wszystkich przerzutach, wyborach i obrotach. To, czego nie zagrasz, wraca na twoją talię albo idzie na odrzucone. **Zatwierdź** na koniec; gdy wszyscy zatwierdzą, karty są odkrywane.
help-declare = Kto ma cele specjalne, w tajemnicy decyduje, które ogłasza. Ogłoszony cel jest w tej rundzie dostępny dla wszystkich i wart 6 żetonów; zachowany można ogłosić w późniejszej rundzie.
help-pick = Kto ma za kością kartę „wybór”, w tajemnicy wybiera ściankę tej kości. Obroty i inne karty za nią liczą się potem.
help-revealed = Karty są odkryte. W wierszu każdego celu są wyniki wszystkich; wyróżnione są te, które spełniają cel. **Przejdź do draftu** chowa to dla wszystkich; **{ $last-round }** w twoich kartach pokazuje to znowu.
help-draft = Każda osoba bierze { $single ->
    [yes] jedną kartę albo jeden cel specjalny, a dobierze tę rzecz
   *[no] dwie karty albo jedną i cel specjalny, a dobierze je
} w następnej rundzie. Zaczyna osoba z najmniejszą liczbą żetonów. To, co bierzesz, trafia na wierzch twojej talii{ $single ->
    [yes] {""}
   *[no] , pierwsza rzecz na samą górę
}. Wybieraj karty na następne cele.
help-goal = { $is-next ->
    [yes] Następny cel
   *[no] Cel
} „{ $goal }”: { $meaning }.
help-player = { $name } ma { $tokens ->
    [one] { NUMBER($tokens) } żeton
    [few] { NUMBER($tokens) } żetony
   *[many] { NUMBER($tokens) } żetonów
}.{ $has-dice ->
    [yes] {" "}Kości: { LIST($dice) }.
   *[no] {""}
}{ $has-new ->
    [yes] {" "}Nowe: { $new }.
   *[no] {""}
}
result = { $goal }{ $is-special ->
    [yes] {" "}(specjalny)
   *[no] {""}
}: { $numbers } → { $achievers ->
    [none] nikt
    [alone] { LIST($names) } +{ NUMBER($won) }
    [all] wszyscy po +{ NUMBER($won) }
    [but] wszyscy po +{ NUMBER($won) }, bez: { LIST($names) }
   *[some] { LIST($names) } po +{ NUMBER($won) }
}

everyone-left = Przy stole nie ma już nikogo.
last-one = Nie ma już nikogo innego, więc wygrywa { $name }: { $tokens ->
    [one] { NUMBER($tokens) } żeton
    [few] { NUMBER($tokens) } żetony
   *[many] { NUMBER($tokens) } żetonów
}.
wins = :crown: **{ $name } wygrywa: { $tokens ->
    [one] { NUMBER($tokens) } żeton
    [few] { NUMBER($tokens) } żetony
   *[many] { NUMBER($tokens) } żetonów
}{ $after-a-roll ->
    [yes] , po rzucie rozstrzygającym remis.
   *[no] .
}**

turn-title = runda { NUMBER($round) } z { NUMBER($rounds) }, { $is-draft ->
    [yes] draft
   *[no] karty i cele
}
event-card = bierze kartę „{ $card }”
event-goal = bierze cel specjalny
event-met = spełnia „{ $goal }”
event-roll = wygrywa rzut rozstrzygający remis
# Co przyniosły kości lub karty.
luck-drew = dobiera ({ LIST($cards) })

sweep = Cała pula
sweep-how = zdobyć 18 żetonów w jednej rundzie
heavy = Waga ciężka
heavy-how = odkryć kość o wartości 14 lub więcej
below-zero = Poniżej zera
below-zero-how = odkryć sześć kości o sumie poniżej zera
secret = Dobrze strzeżony sekret
secret-how = jako jedyna osoba spełnić własny cel specjalny

lesson-1 = Wszyscy widzą wszystkie kości i trzy cele po 6 żetonów. To, co robisz ze swoimi kośćmi, jest tajne. Naciśnij **Moje karty**.
lesson-1-hand = **Moje karty** pokazuje twoje karty tylko tobie.
lesson-2 = Ty i Ada macie po dwie szóstki. Kto ma ich więcej, zdobywa ten cel. Otwórz menu i wybierz **+1**.
lesson-2-choose = **Wybierz kartę** pokazuje twoją rękę.
lesson-2-lock = **Zatwierdź** jest na koniec.
lesson-2-more = **Więcej** pokazuje talie i odrzucone karty.
lesson-3 = Gdzie położyć +1? Z twojej piątki zrobi szóstkę. Naciśnij **5 → 6**.
lesson-3-put = **→** kładzie kartę za tą kością i mówi, czym się stanie.
lesson-3-away = **Na moją talię** i **Odrzuć** odkładają kartę.
lesson-4 = Trzy szóstki. Jeszcze jedna karta pomoże: wybierz **+2**.
lesson-5 = Naciśnij **4 → 6**.
lesson-6 = Cztery szóstki! Pozostałe karty tylko zmniejszyłyby twoje kości. Naciśnij **Zatwierdź**.
lesson-7 = Karty są odkryte. Nikt nie ma tylu szóstek co ty: 6 żetonów. Ada bierze dwa pozostałe cele. Naciśnij **Przejdź do draftu**.
lesson-7-go-on = **Przejdź do draftu** chowa wynik.
lesson-8 = Nowe cele i nowe karty. Zaczyna osoba z mniejszą liczbą żetonów, czyli ty. Z myślą o celu *najwyższa kość* otwórz menu i wybierz **[7]**.
lesson-8-take = **weź kartę** otwiera listę.
lesson-9 = Możesz wziąć dwie rzeczy. Cel specjalny pozostaje tajny, dopóki nie ogłosisz go w rundzie, która ci pasuje: wybierz **Cel specjalny**.
lesson-end = Cała runda! Ada bierze to, co zostało, i zaczyna się runda 2: twoja karta [7] byłaby już na ręce. Po sześciu rundach wygrywa, kto ma najwięcej żetonów.
