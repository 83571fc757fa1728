### The NOIRLab Cube Game. `$spot` to KPNO, CTIO, CSDC, Gemini, Rubin lub NOIRLab. Żeton NOIRLab nazywa się na ekranach siatką: to robi.
### `:bust:` i `:crown:` to obrazki. Bez rodzaju i bez odmiany imion.

pitch = Rzucaj kością obserwatoriów, zapełnij sześć pól i przerwij, zanim program się powtórzy
goal = Zapełnij przed innymi wszystkie sześć pól swojego rzędu: pięć programów i NOIRLab.
first-press = Naciskaj **Rzuć**, aż spodoba ci się to, co masz, a potem **Spasuj**, aby zachować to do następnej tury. Program, który już masz, opróżnia twój rząd, chyba że masz siatkę (żeton NOIRLab).
aim = Zapełnij sześć pól w jak najmniejszej liczbie tur; przy równej liczbie tur lepiej mniej rzutów.

title-turn = { -noirlab } · tura { NUMBER($turn) }
title-end = { -noirlab } · koniec

about-ctio = CTIO obserwuje południowe niebo z Cerro Tololo, góry w Chile.
about-kpno = KPNO to całe miasto teleskopów na Kitt Peak, na pustyni Sonora w Arizonie.
about-csdc = CSDC przechowuje to, co zobaczyły teleskopy, i każdy może tam szukać.
about-gemini = Gemini to bliźniacze teleskopy: jeden na Hawajach, drugi w Chile.
about-rubin = Rubin co kilka nocy fotografuje całe południowe niebo.
about-noirlab = NOIRLab to narodowe centrum astronomii nocnej Stanów Zjednoczonych.

rolled-last = { $hand ->
    [player] { $name } rzuca: { $spot }.
    [clock] { $name }: czas minął, rzuca bot: { $spot }.
   *[house] { $name }: rzuca bot: { $spot }.
}
rolled-new = { $hand ->
    [player] { $name } rzuca: { $spot }
    [clock] { $name }: czas minął, rzuca bot: { $spot }
   *[house] { $name }: rzuca bot: { $spot }
}, nowe pole{ $net ->
    [yes] {" "}i siatka
   *[no] {""}
}, { NUMBER($spots) } z 6.
rolled-saved = { $hand ->
    [player] { $name } rzuca: { $spot }
    [clock] { $name }: czas minął, rzuca bot: { $spot }
   *[house] { $name }: rzuca bot: { $spot }
}, pole już zapełnione; siatka przepada, pola: { NUMBER($spots) } z 6.
rolled-bust = { $hand ->
    [player] :bust: Pudło! Pole { $spot } już zapełnione: { $name } traci { $lost ->
        [one] { NUMBER($lost) } pole.
        [few] { NUMBER($lost) } pola.
       *[many] { NUMBER($lost) } pól.
    }
    [clock] { $name }: czas minął, rzuca bot: { $spot }, pudło, { $lost ->
        [one] przepada { NUMBER($lost) } pole.
        [few] przepadają { NUMBER($lost) } pola.
       *[many] przepada { NUMBER($lost) } pól.
    }
   *[house] { $name }: rzuca bot: { $spot }, pudło, { $lost ->
        [one] przepada { NUMBER($lost) } pole.
        [few] przepadają { NUMBER($lost) } pola.
       *[many] przepada { NUMBER($lost) } pól.
    }
}
rolled-choice = { $hand ->
    [player] { $name } rzuca: { $spot }
    [clock] { $name }: czas minął, rzuca bot: { $spot }
   *[house] { $name }: rzuca bot: { $spot }
}, a to joker.
rolled-wild = { $hand ->
    [player] { $name } rzuca: { $spot }
    [clock] { $name }: czas minął, rzuca bot: { $spot }
   *[house] { $name }: rzuca bot: { $spot }
}, joker zapełnia { $last }.
chose = { $hand ->
    [player] { $name } zapełnia jokerem NOIRLab pole { $spot }
    [clock] { $name }: czas minął, bot zapełnia jokerem NOIRLab pole { $spot }
   *[house] { $name }: bot zapełnia jokerem NOIRLab pole { $spot }
}; pola: { NUMBER($spots) } z 6.
passed = { $hand ->
    [player] { $name } pasuje, { $spots ->
        [one] { NUMBER($spots) } pole.
        [few] { NUMBER($spots) } pola.
       *[many] { NUMBER($spots) } pól.
    }
    [clock] { $name }: czas minął, bot pasuje, { $spots ->
        [one] { NUMBER($spots) } pole.
        [few] { NUMBER($spots) } pola.
       *[many] { NUMBER($spots) } pól.
    }
   *[house] { $name }: bot pasuje, { $spots ->
        [one] { NUMBER($spots) } pole.
        [few] { NUMBER($spots) } pola.
       *[many] { NUMBER($spots) } pól.
    }
}
banked = { $hand ->
    [player] { $name } bierze { $second ->
        [yes] drugą siatkę
       *[no] siatkę
    } i pasuje, { $spots ->
        [one] { NUMBER($spots) } pole.
        [few] { NUMBER($spots) } pola.
       *[many] { NUMBER($spots) } pól.
    }
    [clock] { $name }: czas minął, bot bierze { $second ->
        [yes] drugą siatkę
       *[no] siatkę
    } i pasuje, { $spots ->
        [one] { NUMBER($spots) } pole.
        [few] { NUMBER($spots) } pola.
       *[many] { NUMBER($spots) } pól.
    }
   *[house] { $name }: bot bierze { $second ->
        [yes] drugą siatkę
       *[no] siatkę
    } i pasuje, { $spots ->
        [one] { NUMBER($spots) } pole.
        [few] { NUMBER($spots) } pola.
       *[many] { NUMBER($spots) } pól.
    }
}
left = { $name } opuszcza stół.

begins = Rzuca { $name }.
begins-alone = Tura { NUMBER($turn) }: rzuca { $name }.
decides = { $may ->
    [bank] Rzucać, spasować czy wziąć siatkę?
    [pass] Rzucać czy spasować?
   *[roll] Z dwiema siatkami nie można spasować: trzeba rzucać.
}
player-decides = { $may ->
    [bank] { $name } może rzucić, spasować albo wziąć siatkę i spasować.
    [pass] { $name } może rzucić albo spasować.
   *[roll] { $name } ma dwie siatki i musi rzucać.
}
chooses = { $name } wybiera program do zapełnienia.
advice-roll = Wygrywa, kto pierwszy zapełni wszystkie sześć pól. Program, który już masz, czyści je wszystkie, chyba że masz siatkę.
advice-second = Z dwiema siatkami nie możesz spasować: rzucasz, aż jedna przepadnie.
next-roll = ## Następny rzut: ryzyko pudła { NUMBER($chance) } %
    { $others }
next-roll-safe = ## Następny rzut: bez ryzyka
    { $others }
face-wins = Wygrywa
face-fills = Nowe pole
face-costs = Kosztuje siatkę
face-busts = Pudło
faces = { $does }: { LIST($faces) }.

roll = Rzuć
pass = Spasuj: zachowaj { $spots ->
    [one] { NUMBER($spots) } pole
    [few] { NUMBER($spots) } pola
   *[many] { NUMBER($spots) } pól
}
bank = Weź siatkę i spasuj: pola { NUMBER($spots) } z 6
bank-second = Weź siatkę i spasuj (druga)

effort = { $turns ->
    [one] { NUMBER($turns) } tura
    [few] { NUMBER($turns) } tury
   *[many] { NUMBER($turns) } tur
}, { $rolls ->
    [one] { NUMBER($rolls) } rzut
    [few] { NUMBER($rolls) } rzuty
   *[many] { NUMBER($rolls) } rzutów
}

help-roll = **Rzuć.** { $faces } { $nets ->
    [none] Nie masz siatki: program, który już masz, opróżnia twój rząd.
    [net] Twoja siatka to żeton NOIRLab: następny powtórzony program zabiera ją, zamiast opróżnić twój rząd.
   *[both] Każda z twoich dwóch siatek ratuje cię przed jednym powtórzonym programem.
}
help-pass = **Spasuj.** Zachowujesz { $spots ->
    [one] { NUMBER($spots) } zapełnione pole
    [few] { NUMBER($spots) } zapełnione pola
   *[many] { NUMBER($spots) } zapełnionych pól
}, a dalej gra { $next }.
help-pass-alone = **Spasuj.** Zachowujesz { $spots ->
    [one] { NUMBER($spots) } zapełnione pole
    [few] { NUMBER($spots) } zapełnione pola
   *[many] { NUMBER($spots) } zapełnionych pól
} i zaczynasz nową turę.
help-bank = **Weź siatkę i spasuj.** Pasujesz i dostajesz darmową siatkę na pole NOIRLab, które liczy się jako zapełnione.
help-bank-second = **Weź siatkę i spasuj.** Pasujesz i dostajesz drugą siatkę. Dopóki masz obie, nie możesz spasować.
bar-not-rolled = Nie możesz spasować przed pierwszym rzutem tury.
bar-two-nets = Z dwiema siatkami nie możesz spasować: rzucaj, aż jedna przepadnie albo rząd będzie pełny.
bar-few-spots = Siatkę można wziąć od { NUMBER($needed) } zapełnionych pól; masz: { NUMBER($spots) }.
bar-last-spot = Siatka nie może zapełnić ostatniego pola: da się to zrobić tylko rzutem.
bar-too-soon = Następną siatkę można wziąć dopiero po { NUMBER($needed) } rzutach od poprzedniej; zostało: { NUMBER($rolls) }.
help-choose = **Wybierz program.** Zapełnia się jak po rzucie, a twoja tura trwa. Siatka zostaje.
help-player = { $name }: { $spots ->
    [0] brak zapełnionych pól
    [one] { NUMBER($spots) } zapełnione pole: { LIST($filled) }
    [few] { NUMBER($spots) } zapełnione pola: { LIST($filled) }
   *[many] { NUMBER($spots) } zapełnionych pól: { LIST($filled) }
}. Puste: { $is-full ->
    [yes] brak.
   *[no] { LIST($empty) }.
}{ $nets ->
    [none] {""}
    [net] {" "}W zapasie: siatka.
   *[both] {" "}W zapasie: dwie siatki.
}

no-one-is-left = Przy stole nie ma już nikogo.
alone = :crown: { $name } ma wszystkie sześć pól: { $effort }.
wins = :crown: **{ $name } ma wszystkie sześć pól i wygrywa.**
last-one = { $name } to ostatnia osoba przy stole i wygrywa.

event-filled = zapełnione { $spot }{ $wild ->
    [yes] {" "}jokerem NOIRLab
   *[no] {""}
}{ $is-last ->
    [yes] , ostatnie pole
   *[no] {""}
}
event-saved = { $spot }, pole już zapełnione, siatka przepada
event-bust = { $spot }, pole już zapełnione, { $lost ->
    [one] przepada { NUMBER($lost) } pole
    [few] przepadają { NUMBER($lost) } pola
   *[many] przepada { NUMBER($lost) } pól
}
event-passed = pas
event-banked = pas z siatką
event-last-face = ścianka ostatniego pola
# Co przyniosły kości lub karty.
luck-filled = rzut { $faces }, { $spots ->
    [one] { NUMBER($spots) } pełne pole
    [few] { NUMBER($spots) } pełne pola
   *[many] { NUMBER($spots) } pełnych pól
}
luck-last = rzut { $faces }, ostatnie pole i wygrana
luck-saved = rzut { $faces }, pole już zapełnione, siatka przepada
luck-wild = rzut { $faces }, joker
luck-bust = rzut { $faces }, pudło, { $spots ->
    [one] przepada { NUMBER($spots) } pole
    [few] przepadają { NUMBER($spots) } pola
   *[many] przepada { NUMBER($spots) } pól
}
busts = Pudła

nets = Podwójna asekuracja
nets-how = mieć dwie siatki
early = Wczesne odkrycie
early-how = zapełnić sześć pól najwyżej w trzech turach
wild = Szalona noc
wild-how = zapełnić ostatnie pole jokerem NOIRLab
light = Pierwsze światło
light-how = wygrać jedyną z sześciu ścianek, która nie jest pudłem

lesson-1 = Zapełnij sześć pól swojego rzędu: pięć programów astronomicznych i NOIRLab. Naciśnij **Rzuć**.
lesson-1-roll = **Rzuć** to rzut kością, która ma na ściankach te sześć nazw.
lesson-2 = Gemini! Drugie Gemini byłoby pudłem i opróżniłoby twój rząd, ale to jedna ścianka z sześciu. Naciśnij **Rzuć**.
lesson-2-pass = **Spasuj** kończy twoją turę i zachowuje twoje pola na następną.
lesson-3 = NOIRLab zapełnia własne pole i jest siatką: pudło zabierze ją zamiast twojego rzędu. Naciśnij **Rzuć**.
lesson-4 = Jest i CTIO. Dopóki masz siatkę, nic złego się nie stanie. Naciśnij **Rzuć**.
lesson-4-bank = **Weź siatkę i spasuj** kończy twoją turę i daje darmową siatkę; wystarczą trzy zapełnione pola.
lesson-5 = Gdy jego pole jest zapełnione, NOIRLab to joker: zapełnia program, którego ci brakuje. Naciśnij **KPNO**.
lesson-5-spots = **KPNO**, **CSDC** i **Rubin** to trzy puste pola.
lesson-6 = Cztery z sześciu i siatka. Teraz zyskaj coś na pasowaniu: drugą siatkę; potem gra Ada. Naciśnij **Weź siatkę i spasuj**.
lesson-7 = Ada rzuca dwa razy KPNO i nie ma siatki: jej rząd znów jest pusty. Masz dwie siatki, więc musisz rzucić, ale nic złego się nie stanie. Naciśnij **Rzuć**.
lesson-8 = Znowu Gemini: to zabrało drugą siatkę, a twój rząd jest cały. Naciśnij **Rzuć**.
lesson-9 = Rubin! Brakuje ci tylko CSDC albo jokera i wciąż masz siatkę. Naciśnij **Rzuć**.
lesson-end = Wszystkie sześć: wygrywasz od razu, w środku tury! Samo pasowanie nic nie daje, bo następna tura zaczyna się z tym samym ryzykiem; kończąc, bierz więc siatkę. Można też grać w pojedynkę i liczyć tury.
