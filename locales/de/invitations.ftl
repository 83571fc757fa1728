### Einladungen in einen offenen Tisch und was um eine Revanche steht. Ein Aufruf ist in der Sprache des Tisches, was nur eine Person sieht, in ihrer.

## Einladungen

call = { $mention }: { $inviter } lädt dich an Tisch { $table } ein ({ $game }). Ein Platz ist bis { $until } für dich reserviert.
accepted = { $name } hat die Einladung an Tisch { $table } ({ $game }) angenommen.
has-declined = { $name } hat die Einladung an Tisch { $table } ({ $game }) abgelehnt.
begun-so-over = An Tisch { $table } wird schon gespielt, also gilt die Einladung nicht mehr.
apart = { $name } und jemand an diesem Tisch möchten nicht zusammensitzen. Du leitest den Tisch, also ist { $name } trotzdem eingeladen.
is-invited = { $name } ist an Tisch { $table } eingeladen.
which-game = Was möchtest du mit { $name } spielen? In diesem Kanal wird ein Tisch eröffnet, und { $name } wird dazu eingeladen.
open = Tisch eröffnen mit …
players = { NUMBER($fewest) }–{ NUMBER($most) } Personen

## Revanche

seat = Du hast einen Platz an Tisch { $table }: { $link }
wait = Du bist bereit für eine Revanche und wartest auf { LIST($names) }.
begun = Die Revanche hat begonnen: Tisch { $table }, { $link }
appears = Die Revanche hat begonnen: Tisch { $table }. Das Spielbrett erscheint gleich.
