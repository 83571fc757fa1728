## Podpowiedź

thinking = Szukam twojego najlepszego ruchu…
nothing-to-decide = Nie ma o czym decydować.
best = Najlepiej: **{ $choice }**.
wins-share = Wygrywasz { $percent } gier.
wins-about = Szansa na wygraną: mniej więcej { NUMBER($wins) } na { NUMBER($of) }.
hardly-wins = Prawie nigdy nie wygrywasz.
almost-always-wins = Prawie zawsze wygrywasz.
takes-on-average = Gra trwa średnio { $turns }.
takes-about = Gra trwa około { $turns }.
no-clear-difference = Bez wyraźnej różnicy: { $moves }
costs = **{ $choice }**: kosztuje { $estimate ->
    [exact] { $amount }
    [less-than] mniej niż { $amount }
   *[about] około { $amount }
}
no-better = { $moves ->
    [one] { NUMBER($moves) } inny ruch nie byłby lepszy.
    [few] { NUMBER($moves) } inne ruchy nie byłyby lepsze.
   *[many] { NUMBER($moves) } innych ruchów nie byłoby lepszych.
}
one-of-alike = { $choice } (nr { $nth })
in-turns = { $turns ->
    [one] { $said } tury
    [few] { $said } tury
   *[many] { $said } tury
}

## Jak poszło

analysing = Analizuję grę… (kilka sekund)
not-analysed = Przepraszam, nie udało się przeanalizować tej gry. Naciśnij przycisk jeszcze raz.
title = Jak poszło: szczęście i gra
footer = Stół { $table } · { $alone ->
    [yes] wykres: przewidywana liczba tur · plus to zaoszczędzone tury
   *[no] wykres: szansa na wygraną · 100 % to wygrana
} · { $exact ->
    [yes] dokładnie
   *[no] szacunki, tylko tam, gdzie różnica jest wyraźna
}
decisions = Najdroższe decyzje
luck = Szczęście
show-everybody = Pokaż wszystkim
chart-of-chances = Szanse na wygraną po każdym ruchu, od początku po lewej do końca.
chart-of-turns = Ile tur potrwa gra, po każdym ruchu, od początku po lewej do końca.
too-rough = W tej grze nie da się oddzielić szczęścia od gry: szacunki są zbyt niedokładne.
luck-and-play = Co było szczęściem, a co grą.
summary = { $most-luck ->
    [somebody] { $of-two ->
        [yes] Więcej
       *[no] Najwięcej
    } szczęścia: { $lucky } ({ $luck }).
    [nobody] Nikt wyraźnie nie miał szczęścia.
   *[even] Nikt wyraźnie nie miał więcej szczęścia.
}{ $best-play ->
    [same] {" "}{ $of-two ->
        [yes] Lepsza
       *[no] Najlepsza
    } gra też.
    [another] {" "}{ $of-two ->
        [yes] Lepsza
       *[no] Najlepsza
    } gra: { $best }.
    [flawless] {" "}Nikt się nie pomylił.
   *[even] {" "}Nikt wyraźnie nie grał lepiej.
}
luck-of = szczęście **{ $difference }**
play-of = strata **{ $amount }** na decyzję
no-clear-luck = bez wyraźnego szczęścia
no-mistake = { $exact ->
    [yes] bez błędu
   *[no] bez wyraźnego błędu
}
there-was-no-mistake = { $exact ->
    [yes] Nie było błędów.
   *[no] Nie było wyraźnych błędów.
}
hints = { $hints ->
    [one] { NUMBER($hints) } podpowiedź
    [few] { NUMBER($hints) } podpowiedzi
   *[many] { NUMBER($hints) } podpowiedzi
}
decision = Ruch { NUMBER($ply) }, { $name }: „{ $chosen }” (-{ $cost }), lepiej: **{ $better }**
stands-out = { $good ->
    [yes] **{ $difference }** · ruch { NUMBER($ply) }, { $name }: { $what }
   *[no] **{ $difference }** · ruch { NUMBER($ply) }, { $name }: { $what }
}
nothing-stands-out = { $good ->
    [yes] Szczęście: nic się nie wyróżnia
   *[no] Pech: nic się nie wyróżnia
}
