### Rankingi, profile i listy zakończonych stołów. Ranking czytają wszyscy na kanale, resztę tylko osoba, która o to prosi.

all-games = Wszystkie gry
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] serwery, które łączą wyniki
   *[here] na tym serwerze
}
nobody-ranked = W rankingu nie ma jeszcze nikogo: trafia się do niego po { $games ->
    [one] { NUMBER($games) } partii rankingowej
    [few] { NUMBER($games) } partiach rankingowych
   *[many] { NUMBER($games) } partiach rankingowych
}.
since = Od { $date }.
leads = Na czele rankingu: { $name } ({ $players ->
    [one] { NUMBER($players) } osoba
    [few] { NUMBER($players) } osoby
   *[many] { NUMBER($players) } osób
}).
still-empty = Ranking jest jeszcze pusty.
higher = Wyżej
lower = Niżej
in-a-row = { $wins ->
    [one] { NUMBER($wins) } wygrana z rzędu
    [few] { NUMBER($wins) } wygrane z rzędu
   *[many] { NUMBER($wins) } wygranych z rzędu
}
provisional = ranking tymczasowy { $rating }
too-new = nowe
won-of = wygrane: { NUMBER($wins) } z { NUMBER($games) }
page = Strona { NUMBER($page) } z { NUMBER($pages) }
how-it-counts = Ranking liczy się po dziesięciu partiach; do tego czasu jest tymczasowy. Liczą się zakończone stoły co najmniej dwóch osób, bez botów i bez podpowiedzi; kto odchodzi lub jest na końcu nieobecny, liczy się jako ostatnie miejsce. Powtórzone partie tych samych dwóch osób w ciągu 7 dni liczą się mniej: 1/2, 1/3 i tak dalej.

## Profil osoby

profile = { $name } { $place ->
    [server] na tym serwerze
   *[channel] na tym kanale
}
finished = { $name }: widzisz tu { $tables ->
    [one] { NUMBER($tables) } zakończony stół
    [few] { NUMBER($tables) } zakończone stoły
   *[many] { NUMBER($tables) } zakończonych stołów
}.
who-is-ranked = W rankingu są osoby, które mają co najmniej { $games ->
    [one] { NUMBER($games) } partię rankingową
    [few] { NUMBER($games) } partie rankingowe
   *[many] { NUMBER($games) } partii rankingowych
}.
no-rated-game = żadnej partii rankingowej
more-unrated = bez rankingu jeszcze { NUMBER($games) }
against-the-house = Z botami
against-level = { $level }: wygrane { NUMBER($won) } z { NUMBER($games) }
achievements = Osiągnięcia
achieved = { $game } · { NUMBER($have) } z { NUMBER($all) }: { $names }
costs = Ile średnio kosztuje decyzja
how-costs-count = W procentach partii, od najstarszej, dla partii, które przeanalizowano przez **{ -how-it-went }**.
head-to-head = Bezpośrednie pojedynki
not-met = Nie macie jeszcze za sobą żadnej wspólnej partii.
met = Wspólne stoły: { NUMBER($tables) }. Twój wynik: { LIST($each) }.
times = { $met ->
    [ahead] { NUMBER($times) }× przed
    [level] { NUMBER($times) }× remis
   *[behind] { NUMBER($times) }× za
}
latest-tables = Ostatnie stoły
strength = Siła gry, partia po partii
chart = Od { $first } po pierwszej z { $games ->
    [one] { NUMBER($games) } partii rankingowej
    [few] { NUMBER($games) } partii rankingowych
   *[many] { NUMBER($games) } partii rankingowych
} do { $now } teraz. Pas to przedział 95 %.

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
took-over-from = miejsce przejęte ({ $name }): bez rankingu
made-no-move = bez ruchu: bez rankingu

## Zakończone stoły

finished-tables = Zakończone stoły, od najnowszego
choose-a-table = Wybierz stół, aby obejrzeć go ruch po ruchu.
open-a-table = Otwórz stół
won-by = { $table } · wygrywa { LIST($names) }
won-by-nobody = { $table } · nikt nie wygrywa
void = Unieważniono: { $reason }.
table-and-day = Stół { $table } · { $day }
newer = Nowsze
older = Starsze
