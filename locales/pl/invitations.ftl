### Zaproszenia do poczekalni i to, co towarzyszy rewanżowi. Wezwanie jest w języku stołu, a to, co widzi tylko jedna osoba, w jej języku. Bez rodzaju i bez odmiany imion.

## Zaproszenia

call = { $mention }: { $inviter } zaprasza cię do stołu { $table } ({ $game }). Miejsce czeka na ciebie do { $until } albo do startu gry.
accepted = { $name } przyjmuje zaproszenie do stołu { $table } ({ $game }).
has-declined = { $name } odrzuca zaproszenie do stołu { $table } ({ $game }).
begun-so-over = Stół { $table } już się zaczął, więc zaproszenie jest nieaktualne.
apart = { $name } i ktoś przy tym stole nie chcą siedzieć razem. Ty prowadzisz stół, więc { $name } i tak dostaje zaproszenie.
is-invited = { $name } dostaje zaproszenie do stołu { $table }.
which-game = W co chcesz zagrać? Stół otworzy się na tym kanale, a { $name } dostanie do niego zaproszenie.
open = Otwórz stół do gry w…
players = { NUMBER($fewest) }–{ $most ->
    [one] { NUMBER($most) } osoba
    [few] { NUMBER($most) } osoby
   *[many] { NUMBER($most) } osób
}

## Rewanż

seat = Masz miejsce przy stole { $table }: { $link }
wait = Twoja gotowość do rewanżu już się liczy. Czekamy jeszcze na: { LIST($names) }.
begun = Rewanż się zaczął: stół { $table }, { $link }
appears = Rewanż się zaczął: stół { $table }. Jego plansza zaraz się pojawi.
