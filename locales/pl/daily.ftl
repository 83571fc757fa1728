### Stół dnia: dla osoby, która gra w pojedynkę, i raz dla wszystkich na kanale.

title = Stół dnia · { $day }
table-of = Stół dnia z { $day }
todays = Dzisiejszy stół dnia: { $game }, w pojedynkę.
one-try = Wszyscy mają te same kości i **jedną próbę**. Trwa ona do { $time } ({ $left }); co do tego czasu się nie skończy, to się nie liczy. Drugie konto widziałoby te same kości, więc ranking opiera się na uczciwości.
played-in-a-row = Grasz { $days ->
    [one] { NUMBER($days) } dzień
    [few] { NUMBER($days) } dni
   *[many] { NUMBER($days) } dni
} z rzędu.
in-a-row = { $days ->
    [one] { NUMBER($days) } dzień
    [few] { NUMBER($days) } dni
   *[many] { NUMBER($days) } dni
} z rzędu
start-my-try = Zacznij próbę
yesterdays-record = Zapis z wczoraj
tell-this-channel = Pokaż na kanale
yesterday = Wczoraj · { $game }
turns = { $turns ->
    [one] { NUMBER($turns) } tura
    [few] { NUMBER($turns) } tury
   *[many] { NUMBER($turns) } tur
}
effort = { $turns }, { $rolls ->
    [one] { NUMBER($rolls) } rzut
    [few] { NUMBER($rolls) } rzuty
   *[many] { NUMBER($rolls) } rzutów
}
you-here = Ty: tutaj { NUMBER($place) }. miejsce z { NUMBER($here) }, wszędzie { NUMBER($among) }. z { NUMBER($all) }.
you-everywhere = Ty: wszędzie { NUMBER($among) }. miejsce z { NUMBER($all) }.
nobody-finished = Nikt nie ma za sobą całej próby.
finished-elsewhere = Ukończone próby gdzie indziej: { $players ->
    [one] { NUMBER($players) } osoba
    [few] { NUMBER($players) } osoby
   *[many] { NUMBER($players) } osób
}.
opens = Następny zaczyna się { $left }.
dice-of = { $when ->
    [today] Dzisiaj
   *[tomorrow] Jutro
}, { $game }: `{ $commitment }`, losowanie { $made }.
committed = SHA-256 tajnego ziarna, które widać następnego dnia.
yesterdays-seed = Ziarno z wczoraj: `{ $seed }`
told = { $name } ma za sobą stół dnia z { $day }, { $game }: ||{ $effort }||. Twoja kolej: `/daily`
told-in-a-row = { $name } ma za sobą stół dnia z { $day }, { $game }: ||{ $effort }||. { $row }. Twoja kolej: `/daily`
record-of = Zapis twojego stołu dnia z { $day }. `rollhouse verify` sprawdza go bez sieci.
