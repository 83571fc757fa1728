### Les listes de tables : les siennes, et celles qui attendent du monde. Pour qui le demande.

you-sit-at = Tu as une place à { $tables ->
    [one] { NUMBER($tables) } table ouverte
   *[other] { NUMBER($tables) } tables ouvertes
}{ $place ->
    [server] {" "}sur ce serveur
   *[channel] {""}
} ; { $turn ->
    [none-of-one] ce n'est pas ton tour
    [one-of-one] c'est ton tour
    [none-of-many] ce n'est ton tour à aucune
   *[some-of-many] c'est ton tour à { NUMBER($turns) } d'entre elles
}.
your-tables = Tes tables
more = … et { NUMBER($count) } de plus
linked = { $game } · table { $table }
not-linked = { $game } · table { $table } (`/table show` avec `table:{ $table }` affiche son plateau)
not-shown = { $table } · ne peut pas être montrée pour l'instant
not-begun = { $table } · pas commencée, places prises : { NUMBER($have) } sur { NUMBER($seats) } · { $lobby ->
    [own] tu peux appuyer sur **{ -start }**
    [ready] l'hôte peut appuyer sur { -start }
   *[waiting] attend du monde
}
unreachable = { $table } · en pause : je n'ai pas accès à son salon ; `/table show` l'amène dans un autre
paused = { $table } · en pause ; `/table resume` la reprend
away = { $table } · la maison joue pour toi ; appuie sur **{ -i-am-back }**
your-turn = **Ton tour** · { $table } · fin du temps { $when }
your-turn-without-limit = **Ton tour** · { $table } · sans limite de temps
waits-for = { $table } · attend { LIST($names) } ; fin du temps { $when }
waits-without-limit = { $table } · attend { LIST($names) }

looking = Je cherche les tables dans les salons que tu peux voir…
not-looked-up = Impossible de chercher les tables de ce serveur pour l'instant. Réessaie plus tard.
waits-in = { $table } dans { $channel } · places prises : { NUMBER($have) } sur { NUMBER($seats) }, libres : { NUMBER($free) } · hôte : { $host }
nobody = personne
not-checked = Je n'ai pas pu vérifier quels autres salons tu peux voir, donc leurs tables manquent.
nobody-waits = Aucune autre table n'attend du monde dans un salon que tu peux voir. Ouvre une table toi-même : `/help` donne la liste des jeux.
you-can-join = { $tables ->
    [one] Il y a { NUMBER($tables) } table où tu peux jouer.
   *[other] Il y a { NUMBER($tables) } tables où tu peux jouer.
}
tables-that-wait = Tables qui attendent du monde
have-a-seat = Tu as une place : { $table }. C'est à l'hôte d'appuyer sur **{ -start }**.
