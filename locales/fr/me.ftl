### Ce que dit `/me`, à une seule personne

saved = C'est enregistré.
pings = Mentions quand c'est ton tour : { $when }.
house-pace = Les bots jouent : { $pace }. S'il y a d'autres personnes à la table, cela ne vaut que si toutes ont fait ce choix.
pictures = Images : { $how }. Les plateaux, que tout le monde voit, gardent leurs images.
zone = Tes heures calmes suivent le fuseau horaire `{ $zone }`.
quiet = Pas de mention de { $from } h à { $until } h, { $zone }.
quiet-in-utc = Pas de mention de { $from } h à { $until } h, UTC (à changer avec `/me timezone`).
no-quiet = Tu n'as pas d'heures calmes.
unlisted = Tu n'apparais plus dans les classements. Tes résultats comptent toujours, pour toi et pour les personnes avec qui tu joues.
listed = Tu apparais de nouveau dans les classements.
inviters = Qui peut t'inviter à une table ou te proposer une place : { $who }.
blocked = Tu as bloqué { $name } : désormais, vous ne pouvez plus rejoindre une table où se trouve l'autre personne, ni l'inviter. { $name } n'en sait rien. Les tables où vous jouez déjà ensemble continuent. `/me blocks` montre qui tu as bloqué.
blocked-already = Tu as déjà bloqué { $name }.
unblocked = Tu ne bloques plus { $name }.
not-blocked = Tu n'as pas bloqué { $name }.
blocked-nobody = Tu n'as bloqué personne. `/me block` tient quelqu'un à l'écart de tes tables, et toi des siennes.
blocks = Tu as bloqué { LIST($people) }. `/me unblock` débloque.
