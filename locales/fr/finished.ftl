## Coup par coup

start-of-table = { $turns ->
    [one] Le début d'une table de { NUMBER($turns) } tour.
   *[other] Le début d'une table de { NUMBER($turns) } tours.
}
happened = Tour { NUMBER($turn) } sur { NUMBER($turns) } · { $what }.
happened-in = Étape { NUMBER($turn) } sur { NUMBER($turns) }, { $title } · { $what }.
played-by-clock = (Temps écoulé : le coup le plus sûr a été joué.)
played-by-house = (Joué par la maison.)
first-board = Début
earlier-board = ‹ Retour
next-board = Suite ›
last-board = Fin
turning-points = Tournants de la partie
at-turn = N° { NUMBER($turn) } · { $what }
is-passed = { $name } se fait dépasser pour de bon
takes-the-lead = la personne qui gagnera prend la tête
brought = { $name } : { $what }

## Partager

drawing = Je dessine la partie…
not-drawn = Toutes mes excuses, je n'ai pas pu dessiner cette partie. Appuie de nouveau sur le bouton.
posted = **{ $game }** · table { $table }
as-gif = La partie en GIF
shows-board = Le dernier plateau. { $summary }
shows-game = La partie, une image par tour, jusqu'au dernier plateau. { $summary }

## La partie écrite, et comment vérifier les dés

committed = Tous les dés de la table { $table } viennent d'une graine secrète, choisie à l'ouverture de la table, et du mot porte-bonheur de chaque personne. Le SHA-256 de la graine est
    `{ $sha }`
    { $in-lobby ->
        [yes] Note-le avant le début
       *[no] Note-le
    } : quand la table sera finie, `/table verify` montrera la graine, qui doit avoir ce SHA-256, et vérifiera chaque lancer.
seed = Graine : `{ $seed }`
    Son SHA-256, fixé à l'ouverture de la table : `{ $sha }`
nothing-to-verify = La table { $table } a été fermée avant le début, donc il n'y a rien à vérifier.
verified = La table { $table } est vérifiée : sa graine a le SHA-256 montré à l'ouverture, tous les coups ({ NUMBER($moves) }) suivent les règles, tous les dés ({ NUMBER($faces) }) viennent de la graine et des mots porte-bonheur, et le résultat découle des coups.
not-verified = La vérification de la table { $table } a ÉCHOUÉ : `{ $wrong }`. Préviens les responsables du bot ; `/table record` contient la preuve.
record-of = La partie écrite de la table { $table } : chaque coup et chaque lancer. `/table verify` les compare à la graine.
