### Rankingi, profile i listy zakończonych stołów. Ranking czytają wszyscy na kanale, resztę tylko osoba, która o to prosi.

all-games = Wszystkie gry
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] serwery, które udostępniają wyniki
   *[here] na tym serwerze
}
nobody-ranked = W rankingu nie ma jeszcze nikogo: trafia się do niego po { $games ->
    [one] { NUMBER($games) } partii rankingowej
    [few] { NUMBER($games) } partiach rankingowych
   *[many] { NUMBER($games) } partiach rankingowych
}.
since = Od { $date }.
leads = Na czele rankingu { $players ->
    [one] { NUMBER($players) } osoby
    [few] { NUMBER($players) } osób
   *[many] { NUMBER($players) } osób
} jest { $name }.
higher = Wyżej
lower = Niżej
in-a-row = { $wins ->
    [one] { NUMBER($wins) } wygrana z rzędu
    [few] { NUMBER($wins) } wygrane z rzędu
   *[many] { NUMBER($wins) } wygranych z rzędu
}
provisional = tymczasowe punkty rankingowe { $rating }
rating = punkty rankingowe { $rating }
won-of = wygrane: { NUMBER($wins) } z { NUMBER($games) }
page = Strona { NUMBER($page) } z { NUMBER($pages) }
how-it-counts = Punkty zaczynają się od 8 i są tymczasowe do dziesięciu partii · co się liczy: /help

## Profil osoby

profile = { $name } { $place ->
    [server] na tym serwerze
   *[channel] na tym kanale
}
finished = { $name } ma { $tables ->
    [one] { NUMBER($tables) } zakończony stół, który tu widzisz
    [few] { NUMBER($tables) } zakończone stoły, które tu widzisz
   *[many] { NUMBER($tables) } zakończonych stołów, które tu widzisz
}.
who-is-ranked = W rankingu są osoby, które mają co najmniej { $games ->
    [one] { NUMBER($games) } partię rankingową
    [few] { NUMBER($games) } partie rankingowe
   *[many] { NUMBER($games) } partii rankingowych
}.
no-rated-game = brak partii rankingowych
more-unrated = bez rankingu: { NUMBER($games) }
unrated = bez rankingu: { NUMBER($games) }
against-the-house = Przeciwko botom
against-level = { $level }: wygrane { NUMBER($won) } z { NUMBER($games) }
achievements = Osiągnięcia
achieved = { $game } · { NUMBER($have) } z { NUMBER($all) }: { $names }
costs = Ile średnio kosztuje decyzja
how-costs-count = W procentach partii, od najstarszej; tylko partie przeanalizowane przez **{ -how-it-went }**.
head-to-head = Bezpośrednie pojedynki
not-met = Nie macie jeszcze za sobą żadnej wspólnej partii.
met = Wspólne stoły: { NUMBER($tables) }. Kończysz { LIST($each) }.
times = { $met ->
    [ahead] { NUMBER($times) }× wyżej
    [level] { NUMBER($times) }× na równi
   *[behind] { NUMBER($times) }× niżej
}
latest-tables = Ostatnie stoły
strength = Siła gry, partia po partii
chart = Od { $first } po pierwszej z { $games ->
    [one] { NUMBER($games) } partii rankingowej
    [few] { NUMBER($games) } partii rankingowych
   *[many] { NUMBER($games) } partii rankingowych
} do { $now } teraz. Pas to przedział 95 %, a jego dolna krawędź to punkty rankingowe.

## Jak policzono zakończony stół

placed = miejsce { $nth } z { NUMBER($players) }
left-early = odejście przed końcem{ $rated ->
    [yes] : ostatnie miejsce
   *[no] {""}
}
away-at-the-end = nieobecność na końcu{ $rated ->
    [yes] : ostatnie miejsce
   *[no] {""}
}
handed-over = miejsce oddane na jakiś czas{ $rated ->
    [yes] : ostatnie miejsce
   *[no] {""}
}
taken-over = miejsce przejmuje { $name }{ $rated ->
    [yes] : ostatnie miejsce
   *[no] {""}
}
took-over-from = miejsce przejęte (dotąd: { $name }): bez rankingu
made-no-move = bez ruchu: bez rankingu

## Zakończone stoły

finished-tables = Zakończone stoły, od najnowszego
choose-a-table = Wybierz stół, aby obejrzeć go ruch po ruchu.
choose-to-replay = Wybierz stół do obejrzenia
won-by = wygrana: { LIST($names) }
won-by-nobody = nikt nie wygrywa
void = Unieważniono: { $reason }.
table-and-day = Stół { $table } · { $day }
newer = Nowsze
older = Starsze
