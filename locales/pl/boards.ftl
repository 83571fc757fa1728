### Co czytają wszyscy przy stole: poczekalnia, to, co jest wokół każdej planszy, i jak się skończyło. W języku stołu. Bez rodzaju i bez odmiany imion.

footer = Stół { $table } · sprawdź kości: {"/table verify"}
footer-of-edition = Stół { $table } · wydanie { NUMBER($edition) } · sprawdź kości: {"/table verify"}
may-be-out-of-date = { $footer } · nieaktualne? Naciśnij ?
only-you = { $what } · widzisz to tylko ty
leads = na czele
to-act = na ruchu
won = wygrywa
gone = już nie gra

hint = { -hint }
refresh = Odśwież
i-am-back = { -i-am-back }
named-is-back = { $name }: { -i-am-back }
take-seat-back = { $name }: wracam na swoje miejsce
menu-page = { $prompt } (strona { NUMBER($page) } z { NUMBER($pages) })
entries = { NUMBER($first) } do { NUMBER($last) }
rules = Zasady
report = Zgłoś
board-in-words = Plansza słowami

has-until = { $is-one ->
    [yes] { LIST($names) } ma czas do { $time } ({ $left })
   *[no] { LIST($names) } mają czas do { $time } ({ $left })
}
paused = Stół jest wstrzymany. Każda osoba przy nim może go wznowić przez `/table resume`.
everybody-away = Nikogo nie ma. Stół czeka, aż ktoś naciśnie **{ -i-am-back }**.
barred = { $played ->
    [yes] { $name } nie może tu teraz grać; gra bot.
   *[no] { $name } nie może tu teraz grać, więc stół czeka.
}
house-plays = { $name }: gra bot{ $rated ->
    [yes] . Bez naciśnięcia **{ -i-am-back }** to miejsce liczy się jako ostatnie.
   *[no] , aż do naciśnięcia **{ -i-am-back }**.
}
house-did = { $name }: { $moves }.
several-times = { $what } ×{ NUMBER($times) }

more-needed = potrzeba jeszcze: { NUMBER($count) }
room-for = można zacząć; wolne miejsca: { NUMBER($count) }
others-kept = można zacząć; { $seats ->
    [one] ostatnie miejsce jest zarezerwowane
    [few] inne miejsca są zarezerwowane
   *[many] inne miejsca są zarezerwowane
}
full = komplet
players = Przy stole ({ NUMBER($have) } z { NUMBER($most) }) · { $wanted }
about = około { $minutes ->
    [one] { NUMBER($minutes) } minuty
    [few] { NUMBER($minutes) } minut
   *[many] { NUMBER($minutes) } minut
}
with-hints = z podpowiedziami, więc bez rankingu
unrated = bez rankingu
starts-when-full = zaczyna się przy komplecie
minimum-games = od { $games ->
    [one] { NUMBER($games) } partii rankingowej
    [few] { NUMBER($games) } partii rankingowych
   *[many] { NUMBER($games) } partii rankingowych
}
minimum-rating = od { NUMBER($rating) } pkt rankingowych
minimum-both = od { $games ->
    [one] { NUMBER($games) } partii rankingowej
    [few] { NUMBER($games) } partii rankingowych
   *[many] { NUMBER($games) } partii rankingowych
} i od { NUMBER($rating) } pkt rankingowych
as-last-time = jak ostatnio na tym kanale: { $options }
as-pinned = przypięte na kanale: { $options }
default-options = opcje domyślne
custom-limit = własny limit czasu
in-thread = { $clock }; w osobnym wątku
rematch-of = **Rewanż** za stół { $table } z tymi samymi opcjami. O tym, kto zaczyna, decydują kości tego stołu.
not-a-member = Nie dodano mnie tutaj i mogę tylko odpowiadać na przyciski: nie mogę cię oznaczyć, gdy przyjdzie twoja kolej, ani otwierać wątków. Po 15 minutach bez naciśnięcia plansza przestaje się zmieniać, aż ktoś naciśnie przycisk. Zegary idą dalej.
table = Stół { $table }
house-level = bot, { $level }
host = prowadzi stół
gave-a-word = ze szczęśliwym słowem
kept-for = zarezerwowane: { $name }, do { $until }

join = { -join }
start = { -start }
leave = { -leave }
lucky-word = Szczęśliwe słowo
more = Więcej
players-wanted = Szukamy osób do gry
invite-somebody = Zaproś kogoś
house-player = Bot, { $level }
remove-named = Usuń: { $name }
add-house-player = Dodaj bota
remove-house-player = Usuń bota
fair-dice = { -fair-dice }
learn = Naucz się w minutę lub dwie

has-opened = { $name } otwiera stół: { $game }.
is-host-now = { $name } prowadzi teraz ten stół: { $game }.
has-a-host = Ten stół jest otwarty: { $game }.
starts-by-itself = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
can-start = { $name } może już nacisnąć { -start }.
host-can-start = Osoba prowadząca może już nacisnąć { -start }.
press-join = Naciśnij { -join }, aby zagrać.
your-table = Twój stół jest otwarty: { $game }.
add-then-start = Dodaj bota, a potem naciśnij { -start }.
start-alone = Naciśnij { -start }, aby grać w pojedynkę, albo dodaj bota.
press-start = Naciśnij { -start }, aby zagrać.
how-it-is-won = **{ $game }** · jak się wygrywa: { $goal }
    Możesz podać **szczęśliwe słowo**: wpływa na losowanie kości. Wszyscy śpią? Osoba prowadząca może dodać boty w poczekalni.

closed-title = { $game } · stół zamknięty
was-closed = Ten stół zamknięto: { $why }. Otwórz nowy przez `{ $start }`.
is-closed = Ten stół jest zamknięty.
why = { $ending ->
    [expired] przez 30 minut nic się nie działo
    [empty] wszyscy wyszli
    [abandoned] przez 30 dni nic się nie działo
    [vote] zgodzili się na to wszyscy grający
    [alone] tak zdecydowała jedyna osoba przy stole
    [host] tak zdecydowała osoba prowadząca
   *[moderator] tak zdecydowała moderacja
}

table-was-closed = Ten stół zamknięto: { $why }.
had-hints = { $name }: { $hints ->
    [one] { NUMBER($hints) } podpowiedź
    [few] { NUMBER($hints) } podpowiedzi
   *[many] { NUMBER($hints) } podpowiedzi
}.
length = { $turns ->
    [one] { NUMBER($turns) } tura
    [few] { NUMBER($turns) } tury
   *[many] { NUMBER($turns) } tur
}, { $rolls ->
    [one] { NUMBER($rolls) } rzut
    [few] { NUMBER($rolls) } rzuty
   *[many] { NUMBER($rolls) } rzutów
}
length-in-rounds = { $rounds ->
    [one] { NUMBER($rounds) } runda
    [few] { NUMBER($rounds) } rundy
   *[many] { NUMBER($rounds) } rund
}, { $rolls ->
    [one] { NUMBER($rolls) } rzut
    [few] { NUMBER($rolls) } rzuty
   *[many] { NUMBER($rolls) } rzutów
}
lasted-minutes = { $length }, { $minutes ->
    [one] { NUMBER($minutes) } minuta
    [few] { NUMBER($minutes) } minuty
   *[many] { NUMBER($minutes) } minut
}
lasted-hours = { $length }, { $hours ->
    [one] { NUMBER($hours) } godzina
    [few] { NUMBER($hours) } godziny
   *[many] { NUMBER($hours) } godzin
}
lasted-days = { $length }, { $days ->
    [one] { NUMBER($days) } dzień
    [few] { NUMBER($days) } dni
   *[many] { NUMBER($days) } dni
}
unrated-by-choice = bez rankingu, jak wybrano na początku

turn = tura { NUMBER($turn) }
in-round = runda { NUMBER($round) }
did = { $name }: { $what }
twice = { $what } (dwa razy)
times = { $what } (razy { NUMBER($times) })
ahead-from-to-end = { $name } na czele do samego końca (od: { $when }).
passed = { $name } wyprzedza: { $passed }
did-and-passed = { $name }: { $what }; za plecami zostaje { $passed }
other-did-and-passed = { $other }: { $what }; na czele jest { $name }, dalej { $passed }
won-at-last = **Wygrana w ostatniej chwili** · { $event }.
ahead-for-good = **Punkt zwrotny** ({ $when }) · { $event }.
best-roll = **Najlepszy rzut** · { $name }, { $when }: { $what }, { $odds }.
one-in = szansa 1 na { NUMBER($one-in) }
a-chance-of = szansa { NUMBER($percent) } %
best-turn = **Najlepsza tura** · { $name }, { $when }: +{ NUMBER($gain) }.
losses = **{ $heading }** · { $each }.
lost = { $name } { NUMBER($count) } ({ $unit ->
    [points] { $lost ->
        [one] przepada { NUMBER($lost) } punkt
        [few] przepadają { NUMBER($lost) } punkty
       *[many] przepada { NUMBER($lost) } punktów
    }
   *[spots] { $lost ->
        [one] przepada { NUMBER($lost) } pole
        [few] przepadają { NUMBER($lost) } pola
       *[many] przepada { NUMBER($lost) } pól
    }
})
scored-nothing = { $name }: bez punktów
nothing-scored = bez punktów
round = Runda
ratings = **Punkty rankingowe** · { $parts }.

rematch = { -rematch }
rematch-waits = { -rematch } (gotowe osoby: { NUMBER($ready) } z { NUMBER($all) })
rematch-at = **{ -rematch }** · stół { $table }
rematch-ready = **{ -rematch }?** · { $one-ready ->
    [yes] Gotowość: { LIST($ready) }.
   *[no] Gotowość: { LIST($ready) }.
} Zacznie się, gdy { -rematch } { $one-missing ->
    [yes] naciśnie też { LIST($missing) }
   *[no] nacisną też { LIST($missing) }
}.
play-again = Jeszcze raz: pobij wynik { $feat }
how-it-went = { -how-it-went }
share = Udostępnij
start-without = Nie czekaj: otwórz poczekalnię
more-about = Więcej o tej grze.
move-by-move = Ruch po ruchu
record = Zapis

series = **Seria** · { $text }
series-level = { $name } – { $other } { NUMBER($most) }:{ NUMBER($fewer) }, remis.
series-leads = { $name } – { $other } { NUMBER($most) }:{ NUMBER($fewer) }.
series-wins = Wygrane w tym gronie: { $wins }.
streak = { $name } wygrywa { $nth }. raz z rzędu.
long-streak = { $name } wygrywa { NUMBER($times) }. raz z rzędu.

sentence = { $text }.
seat-not-rated = { $name } oddaje miejsce bez żadnego ruchu (dalej gra: { LIST($others) }), więc nikomu nie liczy się ono do rankingu
played-for-a-while = { $name } liczy się jako ostatnie miejsce, bo przez jakiś czas grał tam ktoś inny ({ LIST($others) })
took-over = { $name } oddaje miejsce i liczy się jako ostatnie; { $is-one ->
    [yes] { LIST($others) } gra tam dalej, ale bez rankingu
   *[no] { LIST($others) } grają tam dalej, ale bez rankingu
}
left-and-last = { $share ->
    [enough] { $name } nie siedzi już przy stole i liczy się jako ostatnie miejsce
    [little] { $name } wcześnie opuszcza stół i liczy się jako ostatnie miejsce; nikt na tym nie zyskuje
   *[nothing] { $name } opuszcza stół bez ruchu i nie liczy się do rankingu
}
away-and-last = { $share ->
    [enough] { $name } nie wraca do końca gry i liczy się jako ostatnie miejsce
    [little] { $name } nie wraca do końca gry i liczy się jako ostatnie miejsce; nikt na tym nie zyskuje
   *[nothing] { $name } kończy bez żadnego ruchu i nie liczy się do rankingu
}
counts-as-first = { $is-one ->
    [yes] { LIST($names) } liczy się jako pierwsze miejsce
   *[no] { LIST($names) } liczą się jako pierwsze miejsce
}
not-rated = Bez rankingu: { $why-not ->
    [chosen] tak wybrano przy otwarciu stołu
    [hints] stół otwarto z podpowiedziami
    [voided] moderacja unieważniła wynik
    [unmoved] ruch wykonała najwyżej jedna osoba
   *[deserted] nikt nie został do końca
}

your-turn = { $mentions }: twoja kolej przy stole { $table } ({ $game }).
half-over = { $mentions }: minęła połowa twojego czasu przy stole { $table } ({ $game }). Jeśli nie wykonasz ruchu, { $when } najbezpieczniejszy ruch zostanie wykonany za ciebie.
show-draws = `/table show` pokazuje planszę.
wanted = { $role } Szukamy osób do gry: { $game }, prowadzi { $name }, wolne miejsca: { NUMBER($free) }, stół { $table }

lesson-of = Lekcja { $game } · przygotowane kości
good-to-try = { $in-menu ->
    [yes] W prawdziwej grze byłoby to możliwe. W tej lekcji wybierz w menu **{ $label }**, aby przejść dalej.
   *[no] W prawdziwej grze byłoby to możliwe. W tej lekcji naciśnij **{ $label }**, aby przejść dalej.
}
lesson-done = **Gotowe!** { $end }
lesson-step = **Krok { NUMBER($step) } z { NUMBER($steps) }** · { $words }
lesson-question-mark = • **?** objaśnia każdy wybór, w każdej grze.
play-the-house = Zagraj z botem
once-more = Jeszcze raz
first-table = To twoja pierwsza gra w { $game }. { $first-press }
