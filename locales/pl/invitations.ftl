### Zaproszenia do stołu, który czeka, i to, co towarzyszy rewanżowi. Wezwanie jest w języku stołu, a to, co widzi jedna osoba, w jej języku.

## Zaproszenia

call = { $mention }: { $inviter } zaprasza cię do stołu { $table } ({ $game }). Miejsce jest zarezerwowane dla ciebie do { $until }.
accepted = Zaproszenie do stołu { $table } ({ $game }) przyjęte: { $name }.
has-declined = Zaproszenie do stołu { $table } ({ $game }) odrzucone: { $name }.
begun-so-over = Przy stole { $table } gra już się zaczęła, więc zaproszenie jest nieaktualne.
apart = { $name } i ktoś przy tym stole nie chcą grać razem. To twój stół, więc { $name } mimo to dostaje zaproszenie.
is-invited = Zaproszenie do stołu { $table } wysłane: { $name }.
which-game = W co chcesz zagrać? W tym kanale otworzy się stół, a { $name } dostanie zaproszenie.
open = Otwórz stół do gry…
players = osoby: { NUMBER($fewest) }–{ NUMBER($most) }

## Rewanż

seat = Masz miejsce przy stole { $table }: { $link }
wait = Czekasz na rewanż. Brakuje jeszcze: { LIST($names) }.
begun = Rewanż już trwa: stół { $table }, { $link }
appears = Rewanż już trwa: stół { $table }. Jego plansza zaraz się pojawi.
