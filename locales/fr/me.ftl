### Ce que dit `/me`, à une seule personne

saved = C'est enregistré.
pings = Mentions quand c'est ton tour : { $pinged ->
    [later] après 2 minutes, sauf si tu joues en ce moment à la table
    [always] toujours, tout de suite
   *[never] jamais
}.
house-pace = Les bots jouent { $at-once ->
    [yes] tout de suite
   *[no] après un moment, pour que tu puisses suivre
}. S'il y a d'autres personnes à la table, cela ne vaut que si toutes ont fait ce choix.
pictures = { $drawn ->
    [moving] Désormais, les dés roulent quand on les lance.
    [still] Désormais, rien ne bouge à tes tables.
   *[words] Désormais, ce que personne d'autre ne voit est écrit en mots ; les plateaux gardent leurs images.
}
zone = Tes heures calmes suivent le fuseau horaire `{ $zone }`.
quiet = Pas de mention de { $from } h à { $until } h, { $zone }.
quiet-in-utc = Pas de mention de { $from } h à { $until } h, UTC (à changer avec `/me timezone`).
no-quiet = Tu n'as pas d'heures calmes.
unlisted = Tu n'apparais plus dans les classements. Tes résultats comptent toujours, pour toi et pour les personnes avec qui tu joues.
listed = Tu apparais de nouveau dans les classements.
inviters = Qui peut t'inviter à une table ou te proposer une place : { $who }.
blocked = Tu as bloqué { $name } : désormais, vous ne pouvez plus rejoindre une table où se trouve l'autre personne, ni l'inviter. Seul l'hôte d'une table où tu es peut encore y inviter cette personne. { $name } n'en sait rien. Les tables où vous jouez déjà ensemble continuent. `/me blocks` montre qui tu as bloqué.
blocked-already = Tu as déjà bloqué { $name }.
unblocked = Tu ne bloques plus { $name }.
not-blocked = Tu n'as pas bloqué { $name }.
blocked-nobody = Tu n'as bloqué personne. `/me block` tient quelqu'un à l'écart de tes tables, et toi des siennes.
blocks = Tu as bloqué { LIST($people) }. `/me unblock` débloque.
