### Add'em Up. Rząd to kolejne liczby, poziomo albo pionowo; `$faces` i `$dice` to na przykład `3 4 5`. `:crown:` to obrazek. Bez rodzaju
### i bez odmiany imion.

pitch = Krzyżówka z kości: układaj i wydłużaj rzędy kolejnych liczb; każdy daje swoją sumę
option-dice = Liczba kości w puli: 60 według instrukcji, mniej na szybką grę
option-pass-limit = Koniec gry po tylu turach z rzędu bez dołożenia kości
goal = Zdobądź najwięcej punktów, zanim skończy się pula kości.
first-press = Naciśnij **Rzuć**, wybierz rząd w menu, żeby zobaczyć go na planszy, i naciśnij **Połóż**.
best = najwięcej punktów

title = { -addemup } · zostało kości: { NUMBER($pile) }
title-end = { -addemup } · koniec

begins = Plansza jest pusta. Rzuca { $name }.
rolls = Rzuca { $name }.
moved = { $hand ->
    [player] {""}
    [clock] { $name }: czas minął, gra bot.
   *[house] { $name }: gra bot.
}
left = { $name } opuszcza stół.
found-no-line = { $hand ->
    [player] { $name }: nic nie pasuje, koniec tury.
    [clock] { $name }: czas minął, rzuca bot, nic nie pasuje.
   *[house] { $name }: rzuca bot, nic nie pasuje.
}
scored = { $has-lost ->
    [yes] Kość premiowa kosztuje { NUMBER($lost) };{" "}
   *[no] {""}
}{ $hand ->
    [player] { $name }: **+{ NUMBER($points) }**.
    [clock] { $name }: czas minął, gra bot: **+{ NUMBER($points) }**.
   *[house] { $name }: gra bot: **+{ NUMBER($points) }**.
}
ways = { $ways ->
    [one] jedna możliwość, +{ NUMBER($best) }
    [few] { NUMBER($ways) } możliwości, do +{ NUMBER($best) }
   *[many] { NUMBER($ways) } możliwości, do +{ NUMBER($best) }
}
rolled = { $name }: rzut { $dice }, { $ways }.
may-go-on = { $name }: na razie +{ NUMBER($points) }. Następny rząd ({ $ways }) czy stop?
placed-all = { $name }: wszystkie kości położone, +{ NUMBER($points) }. Kość premiowa czy stop?
bonus-fits = { $name }: kość premiowa pokazuje { NUMBER($face) } i pasuje, { $ways }.
pile-is-empty = Pula jest pusta.
nothing-fits = Żadnego rzędu nie można już ułożyć ani wydłużyć, cokolwiek wypadnie.
too-many-passes = Zbyt wiele tur z rzędu bez dołożenia kości.
everyone-else-left = Wszyscy inni opuścili stół.
nobody-wins = :crown: **Nikt nie wygrywa.**
wins = :crown: **{ $winners ->
    [one] { LIST($names) } wygrywa
    [2] { LIST($names) } wygrywają razem
    [few] { NUMBER($winners) } osoby wygrywają razem
   *[many] { NUMBER($winners) } osób wygrywa razem
}: { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}.**

advice-open = Ciąg co najmniej trzech kości, na przykład 2 3 4, otwiera planszę.
advice-roll = Każdy rząd, który ułożysz lub wydłużysz, daje sumę wszystkich swoich kości.
advice-place = Wybierz rząd, żeby zobaczyć go na planszy.
advice-more = Stop nie kosztuje punktów; kości, które zostaną w ręce, wracają do puli.
advice-bonus = Pasuje, więc trzeba ją położyć: wybierz gdzie.
odds = Pasuje przy { NUMBER($fitting) } z 6 liczb, inaczej kosztuje swoje oczka: średnio { $average }.
odds-of-all = Pasuje zawsze: średnio { $average }.
hopeless = **Uwaga:** nie pasuje nigdzie i może cię tylko kosztować swoje oczka.
made-line = { $direction ->
    [across] poziomo
   *[down] pionowo
} { $faces } = { NUMBER($sum) }
tried = **+{ NUMBER($points) }**: { $lines }{ $has-before ->
    [yes] , minus { NUMBER($before) } już zdobyte
   *[no] {""}
}. { $bonus-follows ->
    [yes] Potem można wziąć kość premiową.
   *[no] Kości w ręce: { NUMBER($left) }.
}
part = -# Część planszy: { $is-over ->
    [yes] udostępnij ją, żeby zobaczyć całą
   *[no] **?** pokazuje całą
}.
score-parts = { NUMBER($won) } - { $lost ->
    [one] { NUMBER($lost) } stracony
    [few] { NUMBER($lost) } stracone
   *[many] { NUMBER($lost) } straconych
}

roll-button = Rzuć { $dice ->
    [one] { NUMBER($dice) } kością
    [few] { NUMBER($dice) } kośćmi
   *[many] { NUMBER($dice) } kośćmi
}
stop-button = Stop
bonus-button = Weź kość premiową
place-it-for = Połóż · +{ NUMBER($points) }
try-line = Wypróbuj rząd
best-lines = Wróć do najlepszych rzędów
other-ways = Te same rzędy pionowo albo odwrócone
more-lines = { $lines ->
    [one] Jeszcze { NUMBER($lines) } rząd
    [few] Jeszcze { NUMBER($lines) } rzędy
   *[many] Jeszcze { NUMBER($lines) } rzędów
}
detail = { $direction ->
    [across] poziomo
   *[down] pionowo
}{ $joins ->
    [nothing] {""}
    [extends] , wydłuża { $faces }
   *[through] , przez { NUMBER($face) } ({ $name })
}{ $region ->
    [anywhere] {""}
    [top-left] , u góry z lewej
    [top] , u góry
    [top-right] , u góry z prawej
    [left] , z lewej
    [middle] , w środku
    [right] , z prawej
    [bottom-left] , na dole z lewej
    [bottom] , na dole
   *[bottom-right] , na dole z prawej
}
detail-crossing = { $detail }; { $direction ->
    [across] poziomo
   *[down] pionowo
} { $lines }

help-open = Rzuć sześcioma kośćmi. Jeśli co najmniej trzy tworzą ciąg, na przykład 2 3 4 albo 6 5 4 3, jeden ciąg otwiera planszę i daje swoją sumę. Jeśli nie, tura przechodzi dalej.
help-roll = Rzuć, a potem dołóż kości do planszy: wydłuż poziomy lub pionowy rząd kolejnych liczb (ma ich od trzech do sześciu) albo ułóż nowy w poprzek. Każdy rząd, który nowa kość tworzy lub wydłuża, daje sumę swoich kości, starych i nowych.
help-place = Z twojego rzutu da się ułożyć rząd, więc musisz jakiś położyć. Wybierz go w menu: plansza pokaże go na zielono, ale liczy się dopiero, gdy naciśniesz **Połóż**. Nowe kości są w nawiasach. *Poziomo* czyta się od lewej, *pionowo* od góry.
help-bonus = Kość premiowa pasuje, więc musisz ją położyć. Wybierz gdzie w menu.
help-more = Połóż następny rząd, także przy kościach z tej tury, albo powiedz stop: kości z ręki wracają do puli.{ $once ->
    [yes] {" "}Rząd, który w tej turze już dał punkty, daje tylko tyle, o ile urośnie.
   *[no] {""}
} Jeśli położysz wszystkie sześć, możesz wziąć kość premiową.
help-hopeless = **Uwaga:** kość premiowa nigdzie by teraz nie pasowała, cokolwiek pokaże. Jej oczka zostałyby tylko odjęte od twoich punktów.
help-offer = Kość premiowa pasuje przy { NUMBER($fitting) } z 6 liczb i wtedy trzeba ją położyć. Jeśli nie pasuje, jej oczka są odejmowane od twoich punktów.
    { $changes }
    Średnio punktów: { $average }, gdy każda liczba trafia na najlepsze miejsce.
help-offer-of-all = Kość premiowa pasuje zawsze i trzeba ją położyć.
    { $changes }
    Średnio punktów: { $average }, gdy każda liczba trafia na najlepsze miejsce.

story-left = { $name } opuszcza stół{ $has-placed ->
    [yes] ; to, co położono, zostaje:
   *[no] .
}
story-alone = { $name }: rzut { $dice }; potem wszyscy inni opuścili stół.
story-nothing = { $name }: rzut { $dice }, { $is-opening ->
    [yes] brak ciągu co najmniej trzech kości
   *[no] żaden rząd nie pasuje
}, więc kości wróciły do puli.
story-made = { $name }: rzut { $dice }, { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}:
pile = **Pula** { $dice ->
    [one] { NUMBER($dice) } kość
    [few] { NUMBER($dice) } kości
   *[many] { NUMBER($dice) } kości
}{ $has-passes ->
    [yes] {" "}· tury bez dołożenia: { NUMBER($passes) } z { NUMBER($limit) }
   *[no] {""}
}
roll-in-words = **Rzut** { $dice }
in-hand = **W ręce** { $dice }
empty = Plansza jest pusta.
size = Plansza: szerokość { NUMBER($width) }, wysokość { NUMBER($height) }. Jej rzędy, według pierwszej kości:
line = { $direction ->
    [across] - wiersz { NUMBER($row) }, kolumna { NUMBER($column) }, poziomo: { $faces }
   *[down] - kolumna { NUMBER($column) }, wiersz { NUMBER($row) }, pionowo: { $faces }
}
play = - { $direction ->
    [across] poziomo
   *[down] pionowo
} { $faces } za { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}{ $crosses ->
    [yes] , z tego { NUMBER($crossing) } { $direction ->
        [across] pionowo
       *[down] poziomo
    }
   *[no] {""}
}{ $has-before ->
    [yes] , oprócz { NUMBER($before) } wcześniej w tej turze
   *[no] {""}
}{ $is-bonus ->
    [yes] , kością premiową
   *[no] {""}
}
bonus-lost = - kość premiowa { NUMBER($face) } nie pasuje: -{ NUMBER($face) }

event-placed = rząd { $faces }{ $is-bonus ->
    [yes] {" "}kością premiową
   *[no] {""}
}
event-nothing = nic nie pasuje
event-lost = kość premiowa kosztuje { $lost ->
    [one] { NUMBER($lost) } punkt
    [few] { NUMBER($lost) } punkty
   *[many] { NUMBER($lost) } punktów
}
luck-no-line = { $rolled }, nic nie pasuje
luck-fits = { $rolled }, kość premiowa pasuje
luck-cost = { $rolled }, kość premiowa kosztuje { NUMBER($lost) }
lost-bonus-dice = Kości premiowe, które nie pasowały

full = Pełny rząd
full-how = ułożyć rząd z sześciu kości
crossroads = Skrzyżowanie
crossroads-how = ułożyć trzy rzędy za jednym razem
empty-hand = Pusta ręka
empty-hand-how = położyć wszystkie sześć kości z rzutu
fifty = Wielka budowa
fifty-how = zdobyć co najmniej 50 punktów w jednej turze

lesson-1 = Krzyżówka z kości, a otwierasz ją ty. Naciśnij **Rzuć 6 kośćmi**.
lesson-1-roll = **Rzuć** to rzut kośćmi z puli, najwyżej sześcioma.
lesson-2 = Rząd to co najmniej trzy liczby, które rosną lub maleją o jeden. Otwórz menu i wybierz **[3] [4] [5]**.
lesson-2-try = **Wypróbuj rząd** pokazuje rząd na planszy, zanim go położysz.
lesson-3 = Oto on, na zielono: 3 + 4 + 5 = 12 punktów. Naciśnij **Połóż**.
lesson-3-place = **Połóż** kładzie wybrany rząd.
lesson-4 = Ada buduje w dół od twojej 4 i dostaje punkty także za nią. Naciśnij **Rzuć 6 kośćmi**.
lesson-5 = Rząd daje sumę wszystkich swoich kości, starych i nowych. Wydłuż poziomy rząd z obu stron: wybierz w menu **[1] [2] 3 4 5 [6]**, gdzie twoje nowe kości są w nawiasach.
lesson-6 = Trzy kości i 21 punktów, bo liczy się cały rząd. Naciśnij **Połóż**.
lesson-7 = Możesz grać dalej, dopóki kości pasują. Twoja druga 1 wydłuża kolumnę Ady. Wybierz **4 3 2 [1]**.
lesson-7-stop = **Stop** kończy turę; pozostałe kości wracają do puli.
lesson-8 = Punktów, które leżą na stole, rzadko warto zostawiać innym. Naciśnij **Połóż**.
lesson-end = 31 punktów w jednej turze! Czwórki nigdzie nie pasują, więc tura się kończy. Kości, które się stykają, muszą zawsze należeć do rzędu. Położysz wszystkie sześć? Wtedy możesz wziąć kość premiową. Gdy pula jest pusta, wygrywa najwyższy wynik.
