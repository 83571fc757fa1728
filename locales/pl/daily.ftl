### Stół dnia: dla osoby, która gra w pojedynkę, i raz dla wszystkich na kanale.

title = Stół dnia · { $day }
table-of = Stół dnia z { $day }
todays = Dzisiejszy stół dnia: { $game }, w pojedynkę.
one-try = Wszyscy mają te same kości i **jedną próbę**, którą trzeba skończyć do { $time } ({ $left }).
    -# Drugie konto widziałoby te same kości, więc ranking opiera się na zaufaniu.
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
yesterdays-record = Wczorajszy zapis
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
you-here = Ty: tutaj miejsce { NUMBER($place) } z { NUMBER($here) }, wszędzie { NUMBER($among) } z { NUMBER($all) }.
you-everywhere = Ty: wszędzie miejsce { NUMBER($among) } z { NUMBER($all) }.
nobody-finished = Nikt nie dokończył próby.
finished-by = Próbę { $players ->
    [one] dokończyła { NUMBER($players) } osoba
    [few] dokończyły { NUMBER($players) } osoby
   *[many] dokończyło { NUMBER($players) } osób
}.
opens = Następny stół dnia otwiera się { $left }.
dice-of = { $when ->
    [today] Dzisiaj
   *[tomorrow] Jutro
}, { $game }: `{ $commitment }`, losowanie { $made }.
committed = SHA-256 tajnego ziarna, ujawnianego następnego dnia.
yesterdays-seed = Wczorajsze ziarno: `{ $seed }`
told = { $name } ma za sobą stół dnia z { $day }, { $game }: ||{ $effort }||. Twoja kolej: `/daily`
told-in-a-row = { $name } ma za sobą stół dnia z { $day }, { $game }: ||{ $effort }||. { $row }. Twoja kolej: `/daily`
record-of = Zapis twojego stołu dnia z { $day }. `rollhouse verify` sprawdza go offline.
