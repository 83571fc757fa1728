### Invitations to a lobby, and what stands around a rematch. A call is in the table's language, what only one person sees in theirs.

## Invitations

call = { $mention }: { $inviter } invites you to table { $table } ({ $game }). A seat is kept for you until { $until }, or until the host starts.
accepted = { $name } has accepted the invitation to table { $table } ({ $game }).
has-declined = { $name } has declined the invitation to table { $table } ({ $game }).
begun-so-over = Table { $table } has begun, so the invitation is over.
apart = { $name } and somebody at this table do not want to sit together. You are the host, so { $name } is invited all the same.
is-invited = { $name } is invited to table { $table }.
which-game = Which game do you want to play with { $name }? A table opens in this channel, and they are invited to it.
open = Open a table of…
players = { NUMBER($fewest) }–{ NUMBER($most) } players

## Rematch

seat = You have a seat at table { $table }: { $link }
wait = You are ready for a rematch. Waiting for { LIST($names) }.
begun = The rematch has begun: table { $table }, { $link }
appears = The rematch has begun: table { $table }. Its board is about to appear.
