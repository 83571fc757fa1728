### Les Marmottes. Imiona mają swój Markdown, liczby kości są od 1 do 6. `:bust:` i `:crown:` to obrazki. Bez rodzaju i bez odmiany imion.

pitch = Próbuj szczęścia: pary punktują, a skończyć można tylko z dwiema lub czterema odłożonymi kośćmi
option-target = Suma, która zaczyna ostatnią rundę
option-single-match = Jedna kość punktuje, jeśli jej wartość jest już odłożona; nie: tylko pary z jednego rzutu
option-turn-limit = Po tylu turach każdej osoby wygrywa najwyższa suma, nawet gdy nikt nie doszedł do celu
goal = Dojdź do celu i utrzymaj prowadzenie, gdy wszyscy inni mają jeszcze jedną, ostatnią turę.
first-press = Naciśnij **Rzuć**; to, co pasuje, odkłada się samo. Potem wybierz: rzucać dalej po więcej albo **Stop**, zanim przyjdzie pudło.
aim = Zdobądź 60 punktów w jak najmniejszej liczbie tur; przy równej liczbie tur lepiej mniej rzutów.

title-end = { -marmottes } · koniec
title-last-round = { -marmottes } · ostatnia runda
title-round = { -marmottes } · { $alone ->
    [yes] tura
   *[no] runda
} { NUMBER($round) }
title-round-of = { -marmottes } · { $alone ->
    [yes] tura
   *[no] runda
} { NUMBER($round) } z { NUMBER($limit) }

scored = { $hand ->
    [player] { $name } odkłada { $dice } za { NUMBER($points) }
    [clock] { $name }: czas minął, rzuca bot: { $dice } za { NUMBER($points) }
   *[house] { $name }: rzuca bot: { $dice } za { NUMBER($points) }
}{ $six-alike ->
    [yes] , a sześć jednakowych daje premię { NUMBER($bonus) }.
   *[no] .
}
bust = { $at-stake ->
    [yes] { $hand ->
        [player] :bust: Pudło! { $name } traci { NUMBER($lost) }.
        [clock] { $name }: czas minął, rzuca bot: pudło, przepada { NUMBER($lost) }.
       *[house] { $name }: rzuca bot: pudło, przepada { NUMBER($lost) }.
    }
   *[no] { $hand ->
        [player] :bust: Pudło! { $name }: nic nie pasuje.
        [clock] { $name }: czas minął, rzuca bot: pudło, nic nie pasuje.
       *[house] { $name }: rzuca bot: pudło, nic nie pasuje.
    }
}
banked = { $hand ->
    [player] { $name } zachowuje { NUMBER($points) }
    [clock] { $name }: czas minął, bot zachowuje { NUMBER($points) }
   *[house] { $name }: bot zachowuje { NUMBER($points) }
}{ $had-points ->
    [yes] , razem { NUMBER($total) }.
   *[no] .
}
last-round-begins = Cel { NUMBER($target) } osiągnięty: { $is-alone ->
    [yes] { $other } ma
   *[no] wszyscy inni mają
} jeszcze jedną, ostatnią turę.
left = { $name } opuszcza stół.

dice-to-roll = { $count ->
    [1] ostatnią kością
    [2] pozostałymi dwiema kośćmi
    [3] pozostałymi trzema kośćmi
    [4] pozostałymi czterema kośćmi
    [5] pozostałymi pięcioma kośćmi
   *[other] wszystkimi sześcioma kośćmi
}
begins = { $last-round ->
    [yes] Ostatnia runda: rzuca { $name }.
   *[no] Rzuca { $name }.
}
decides = { $aside ->
    [3] Przy trzech odłożonych nie można się zatrzymać: trzeba rzucić { $dice }.
    [5] Przy pięciu odłożonych nie można się zatrzymać: trzeba rzucić { $dice }.
    [6] Wszystkie sześć kości dało punkty, więc rzuca się nimi jeszcze raz.
   *[other] Stop przy { NUMBER($score) } czy rzut { $dice }?
}
player-decides = { $may-stop ->
    [yes] { $name } może powiedzieć stop przy { NUMBER($score) } albo rzucić { $dice }.
   *[no] { $name } ma na razie { NUMBER($score) } i musi rzucić { $dice }.
}
advice-roll = Jednakowe kości dają punkty. Możesz przestać przy dwóch lub czterech; pudło zabiera punkty tej tury.
this-turn = **{ NUMBER($score) } w tej turze**
last-round = **Ostatnia runda** · { $lead ->
    [ahead] { $name } wyprzedza wszystkich
    [alone] { $name } potrzebuje { NUMBER($wanted) }, brakuje { NUMBER($missing) }
   *[shared] { $name } potrzebuje { NUMBER($wanted) }, brakuje { NUMBER($missing) }; { NUMBER($shares) } daje remis na czele
}

roll-button = Rzuć { $count ->
    [one] ostatnią kością
    [6] wszystkimi 6
    [few] { NUMBER($count) } kośćmi
    [many] { NUMBER($count) } kośćmi
   *[other] { NUMBER($count) } kośćmi
} · { $risk ->
    [sure] pewne pudło
    [percent] pudło: { NUMBER($chance) } %
   *[one-in] pudło: 1 na { NUMBER($chance) }
}
stop-button = Stop: zachowaj { NUMBER($score) }{ $adds ->
    [yes] {" "}→ { NUMBER($total) }
   *[no] {""}
}{ $standing ->
    [nothing] {""}
    [reaches] , cel
    [leads] , prowadzenie
    [level] , remis na czele
   *[behind] , brakuje { NUMBER($missing) }
}

latest = ostatnio: { $turn }
latest-bust = pudło
reached-first = pierwsza osoba u celu { NUMBER($target) }
one-last-turn = została ostatnia tura

to-win = { $alone ->
    [yes] Dojdź do { NUMBER($target) } w jak najmniejszej liczbie tur.
   *[no] Gdy ktoś dojdzie do { NUMBER($target) }, wszyscy inni mają jeszcze jedną turę; potem wygrywa najwyższy wynik.
}
help-roll = **Rzuć { $dice }.** { $needs } Pudło to { NUMBER($bust) } z { NUMBER($of) } rzutów{ $at-stake ->
    [yes] , a wtedy { $score ->
        [one] przepada { NUMBER($score) } punkt
        [few] przepadają { NUMBER($score) } punkty
       *[many] przepada { NUMBER($score) } punktów
    } z tej tury.
   *[no] .
}
needs-a-partner = Nie może pasować: jedna kość nie ma pary.
needs-the-sixth = Potrzebna jest { NUMBER($face) }: to sześć jednakowych i { NUMBER($bonus) } punktów więcej.
needs-one-of = Punkty dają tylko wartości: { LIST($faces) }.
needs-a-pair = Potrzebne są co najmniej dwie kości o tej samej wartości.
needs-a-pair-or = Potrzebne są co najmniej dwie kości o tej samej wartości albo jedna { NUMBER($face) }.
needs-a-pair-or-two = Potrzebne są co najmniej dwie kości o tej samej wartości albo jedna { NUMBER($face) } lub { NUMBER($other) }.
help-stop = **Stop.** Do sumy { $score ->
    [one] trafia { NUMBER($score) } punkt
    [few] trafiają { NUMBER($score) } punkty
   *[many] trafia { NUMBER($score) } punktów
}, razem { NUMBER($total) }{ $is-short ->
    [yes] ; do celu brakuje { NUMBER($short) }.
   *[no] .
}
help-no-stop = { $aside ->
    [0] To, co pasuje, odkłada się samo i daje sumę swoich oczek. Zatrzymać się można, gdy odłożone są dwie lub cztery kości.
    [3] Przy trzech odłożonych kościach nie można się zatrzymać, tylko przy dwóch lub czterech.
    [5] Przy pięciu odłożonych kościach nie można się zatrzymać, tylko przy dwóch lub czterech.
   *[other] Wszystkie sześć kości dało punkty, więc rzuca się nimi jeszcze raz. Nowe nie pasują do starych, a zatrzymać się przed rzutem nie można.
}
help-last-round = { $stayed ->
    [yes] Ostatnia runda: pierwsza osoba u celu { NUMBER($target) } to { $name } z sumą { NUMBER($total) }; remis rozstrzyga się na jej korzyść. Wszyscy inni mają jeszcze jedną turę.
   *[no] Ostatnia runda: pierwsza osoba u celu { NUMBER($target) }, { $name } z sumą { NUMBER($total) }, nie siedzi już przy stole. Wszyscy inni mają jeszcze jedną turę.
}
help-last-turns = Ostatnia runda: po niej wygrywa najwyższa suma, chyba że ktoś dojdzie do { NUMBER($target) }.
help-player = { $name } ma { NUMBER($total) }{ $has-note ->
    [yes] , { $note }.
   *[no] .
}
help-all-six = { $name } ma w ręce wszystkie sześć kości.
help-turn = { $name } ma w tej turze { $score ->
    [one] { NUMBER($score) } punkt
    [few] { NUMBER($score) } punkty
   *[many] { NUMBER($score) } punktów
}. Odłożone: { LIST($aside) }. Wolne: { $has-free ->
    [yes] { LIST($free) }.
   *[no] brak.
}

alone-reached = :crown: { $name } dochodzi do { NUMBER($target) }; tury: { NUMBER($round) }, suma: { NUMBER($total) }.
alone-short = { $name } ma { NUMBER($total) }; tury: { NUMBER($round) }, cel: { NUMBER($target) }.
nobody-wins = Nikogo już nie ma, więc nikt nie wygrywa.
wins = :crown: **{ $name } wygrywa: { $total ->
    [one] { NUMBER($total) } punkt
    [few] { NUMBER($total) } punkty
   *[many] { NUMBER($total) } punktów
}.**
two-win = { $name } i { $other } wygrywają razem, każde z sumą { NUMBER($total) }.
many-win = Wspólna wygrana: { $players ->
    [one] { NUMBER($players) } osoba
    [few] { NUMBER($players) } osoby
   *[many] { NUMBER($players) } osób
}, każda z sumą { NUMBER($total) }.
no-one-is-left = Przy stole nie ma już nikogo.
everyone-else-left = Nikogo innego nie ma już przy stole.
target-took = Dojście do celu { NUMBER($target) } zajęło { $round ->
    [one] { NUMBER($round) } turę
    [few] { NUMBER($round) } tury
   *[many] { NUMBER($round) } tur
}.
target-reached-first = Pierwsza osoba u celu { NUMBER($target) }: { $name }. Potem { $is-alone ->
    [yes] jeszcze jedną, ostatnią turę ma { $other }
   *[no] wszyscy inni mieli jeszcze jedną, ostatnią turę
}.
not-reached = Przez { $round ->
    [one] { NUMBER($round) } turę
    [few] { NUMBER($round) } tury
   *[many] { NUMBER($round) } tur
} suma nie doszła do { NUMBER($target) }.
limit-came = Limit tur ({ NUMBER($round) }) minął przed celem { NUMBER($target) }, więc wygrywa najwyższa suma.
wins-the-tie = Pierwsza osoba u celu { NUMBER($target) }: { $name }, więc remis rozstrzyga się na jej korzyść.

event-roll = { $gain ->
    [one] { NUMBER($gain) } punkt
    [few] { NUMBER($gain) } punkty
   *[many] { NUMBER($gain) } punktów
} przy { $count ->
    [one] { NUMBER($count) } kości
    [few] { NUMBER($count) } kościach
   *[many] { NUMBER($count) } kościach
}
event-bust = pudło, { $lost ->
    [one] przepada { NUMBER($lost) } punkt
    [few] przepadają { NUMBER($lost) } punkty
   *[many] przepada { NUMBER($lost) } punktów
}
event-first-bust = pudło w pierwszym rzucie
event-banked = stop i { NUMBER($points) } do sumy
event-reached = stop i { NUMBER($points) } do sumy, razem { NUMBER($total) }
# Co przyniosły kości lub karty.
luck-scored = rzut { $faces }, +{ NUMBER($more) }, { NUMBER($turn) } w turze
luck-bust = rzut { $faces }, pudło, przepada { NUMBER($lost) }
luck-first-bust = rzut { $faces }, od razu pudło
busts = Pudła
feat-points = { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}
feat-turns = { $turns ->
    [one] { NUMBER($turns) } tura
    [few] { NUMBER($turns) } tury
   *[many] { NUMBER($turns) } tur
}

six = Sześć jednakowych
six-how = odłożyć sześć kości o tej samej wartości
burrow = Pełna nora
burrow-how = zachować co najmniej 40 punktów w jednej turze
meadow = Cała łąka
meadow-how = zachować co najmniej 70 punktów w jednej turze
whisker = O włos
whisker-how = wygrać jednym lub dwoma punktami

lesson-1 = Sześć kości i punkty za te, które pasują. Naciśnij **Rzuć wszystkimi 6**.
lesson-1-roll = **Rzuć** to rzut wszystkimi kośćmi, które nie są odłożone. Przycisk mówi, jak prawdopodobne jest pudło: rzut, w którym nic nie pasuje.
lesson-2 = Twoje dwie czwórki pasują: są odłożone za 8 punktów. To mało, a ryzyko jest małe. Naciśnij **Rzuć 4 kośćmi**.
lesson-2-stop = **Stop** kończy twoją turę i dodaje jej punkty do sumy.
lesson-3 = Kolejna czwórka dołącza do pary: 12 punktów. Przy trzech odłożonych kościach nie można się zatrzymać, tylko przy dwóch lub czterech. Naciśnij **Rzuć 3 kośćmi**.
lesson-4 = Cztery kości odłożone, 16 punktów. Ponad połowa możliwych rzutów to pudło, a wtedy przepada całe 16. Naciśnij **Stop**.
lesson-5 = Ada miała dwie jedynki, rzuciła dalej i trafiło się pudło: jej tura nic nie dała. To, co już jest w sumie, jest zawsze bezpieczne. Naciśnij **Rzuć wszystkimi 6**.
lesson-6 = Dwie pary, 16 punktów. Przy czterech odłożonych kościach warto się zatrzymać już od 10 punktów. Naciśnij **Stop**.
lesson-end = 32 punkty w dwóch turach. Gdy ktoś dojdzie do 100, wszyscy inni mają jeszcze jedną turę i wygrywa najwyższa suma. Jeśli punkty da wszystkie sześć kości, zbierasz je i rzucasz dalej.
