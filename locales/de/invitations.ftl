### Einladungen in eine Lobby, und was um eine Revanche herum steht. Ein Ruf ist in der Sprache des Tisches, der Rest in der der Person, die ihn liest.

## Einladungen

call = { $mention }: { $inviter } lädt dich an Tisch { $table } ein ({ $game }). Bis { $until } ist ein Platz für dich reserviert, längstens bis zum Start.
accepted = { $name } hat die Einladung an Tisch { $table } ({ $game }) angenommen.
has-declined = { $name } hat die Einladung an Tisch { $table } ({ $game }) abgelehnt.
begun-so-over = An Tisch { $table } wird schon gespielt, also gilt die Einladung nicht mehr.
apart = { $name } und jemand an diesem Tisch möchten nicht zusammen spielen. Du leitest den Tisch, darum ist { $name } trotzdem eingeladen.
is-invited = { $name } ist jetzt an Tisch { $table } eingeladen.
which-game = Welches Spiel möchtest du mit { $name } spielen? In diesem Kanal wird ein Tisch eröffnet, und { $name } wird dazu eingeladen.
open = Tisch eröffnen für …
players = { NUMBER($fewest) }–{ NUMBER($most) } Personen

## Revanche

seat = Du hast einen Platz an Tisch { $table }: { $link }
wait = Du bist bereit für die Revanche und wartest auf { LIST($names) }.
begun = Die Revanche hat begonnen: Tisch { $table }, { $link }
appears = Die Revanche hat begonnen: Tisch { $table }. Das Spielbrett erscheint gleich.
