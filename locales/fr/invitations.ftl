### Les invitations à une table qui attend, et ce qui entoure une revanche. Un appel est dans la langue de la table, ce qu'une seule personne voit dans la sienne.

## Invitations

call = { $mention } : { $inviter } t'invite à la table { $table } ({ $game }). Une place t'est gardée jusqu'à { $until }, ou jusqu'au début de la partie.
accepted = { $name } a accepté l'invitation à la table { $table } ({ $game }).
has-declined = { $name } a refusé l'invitation à la table { $table } ({ $game }).
begun-so-over = La partie a commencé à la table { $table }, donc l'invitation n'est plus valable.
apart = { $name } et quelqu'un de cette table ne veulent pas jouer ensemble. C'est ta table, donc { $name } reçoit l'invitation quand même.
is-invited = Invitation à la table { $table } envoyée à { $name }.
which-game = À quel jeu veux-tu jouer avec { $name } ? Une table s'ouvre dans ce salon, et { $name } y reçoit une invitation.
open = Ouvrir une table de…
players = { NUMBER($fewest) }–{ NUMBER($most) } personnes

## Revanche

seat = Tu as une place à la table { $table } : { $link }
wait = La revanche n'attend plus que { LIST($names) }.
begun = La revanche a commencé : table { $table }, { $link }
appears = La revanche a commencé : table { $table }. Son plateau va apparaître.
