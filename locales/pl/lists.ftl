### Listy stołów: własne i te, które czekają na chętnych. Dla osoby, która pyta.

you-sit-at = Masz miejsce przy { $tables ->
    [one] { NUMBER($tables) } otwartym stole
    [few] { NUMBER($tables) } otwartych stołach
   *[many] { NUMBER($tables) } otwartych stołach
}{ $place ->
    [server] {" "}na tym serwerze
   *[channel] {""}
}; { $turn ->
    [none-of-one] to nie twoja kolej
    [one-of-one] twoja kolej
    [none-of-many] przy żadnym nie jest twoja kolej
   *[some-of-many] twoja kolej przy { NUMBER($turns) } z nich
}.
your-tables = Twoje stoły
more = … i jeszcze { NUMBER($count) }
linked = { $game } · stół { $table }
not-linked = { $game } · stół { $table } (`/table show` z `table:{ $table }` pokazuje jego planszę)
not-shown = { $table } · nie da się teraz pokazać
not-begun = { $table } · jeszcze się nie zaczął, zajęte miejsca: { NUMBER($have) } z { NUMBER($seats) }; { $lobby ->
    [own] możesz nacisnąć **{ -start }**
    [ready] osoba prowadząca może nacisnąć { -start }
   *[waiting] czeka na chętnych
}
unreachable = { $table } · wstrzymany: nie mam dostępu do kanału; `/table show` przenosi go na inny
paused = { $table } · wstrzymany; `/table resume` wznawia grę
away = { $table } · bot gra za ciebie; naciśnij **{ -i-am-back }**
your-turn = **Twoja kolej** · { $table } · koniec czasu { $when }
your-turn-without-limit = **Twoja kolej** · { $table } · bez limitu czasu
waits-for = { $table } · kolej na: { LIST($names) }; koniec czasu { $when }
waits-without-limit = { $table } · kolej na: { LIST($names) }

looking = Szukam stołów na kanałach, które widzisz…
not-looked-up = Nie mogę teraz sprawdzić stołów tego serwera. Spróbuj później.
waits-in = { $table } na { $channel } · zajęte miejsca: { NUMBER($have) } z { NUMBER($seats) }, wolne: { NUMBER($free) } · prowadzi stół: { $host }
nobody = nikt
not-checked = Nie udało się sprawdzić, jakie inne kanały widzisz, więc stoły stamtąd są pominięte.
nobody-waits = Na kanałach, które widzisz, żaden inny stół nie czeka teraz na osoby do gry. Otwórz własny stół: `/help` pokazuje gry.
you-can-join = { $tables ->
    [one] Jest { NUMBER($tables) } stół, do którego możesz dołączyć.
    [few] Są { NUMBER($tables) } stoły, do których możesz dołączyć.
   *[many] Jest { NUMBER($tables) } stołów, do których możesz dołączyć.
}
tables-that-wait = Stoły, które czekają na chętnych
have-a-seat = Masz miejsce: { $table }. Osoba prowadząca naciska **{ -start }**.
