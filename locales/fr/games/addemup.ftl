### Add'em Up. Une ligne, ce sont des nombres qui se suivent, à l'horizontale ou à la verticale ; `$faces` et `$dice` sont comme `3 4 5`.
### `:crown:` est une image.

pitch = Mots croisés de dés : forme ou allonge des lignes de nombres qui se suivent et marque leur somme
option-dice = Nombre de dés dans la réserve : 60 dans les règles d'origine, moins pour une partie rapide
option-pass-limit = Termine la partie après ce nombre de tours de suite sans dé posé
goal = Marque plus de points que les autres avant que la réserve de dés soit vide.
first-press = Appuie sur **Lancer**, choisis une ligne dans le menu pour la voir sur le plateau, puis appuie sur **Poser**.
best = le plus de points

title = { -addemup } · { $pile ->
    [one] encore { NUMBER($pile) } dé
   *[other] encore { NUMBER($pile) } dés
}
title-end = { -addemup } · la fin

begins = Le plateau est vide. { $name } lance les dés.
rolls = { $name } lance les dés.
moved = { $hand ->
    [player] {""}
    [clock] Temps écoulé pour { $name } : la maison a joué.
   *[house] La maison a joué pour { $name }.
}
left = { $name } a quitté la table.
found-no-line = { $hand ->
    [player] Aucune ligne possible : le tour de { $name } est fini.
    [clock] Temps écoulé pour { $name } : la maison lance, aucune ligne possible.
   *[house] La maison lance pour { $name }, aucune ligne possible.
}
scored = { $has-lost ->
    [yes] Le dé bonus a coûté { NUMBER($lost) } :{" "}
   *[no] {""}
}{ $hand ->
    [player] { $name } marque **+{ NUMBER($points) }**.
    [clock] Temps écoulé pour { $name } : la maison marque **+{ NUMBER($points) }** à sa place.
   *[house] La maison marque **+{ NUMBER($points) }** pour { $name }.
}
ways = { $ways ->
    [one] une possibilité, +{ NUMBER($best) }
   *[other] { NUMBER($ways) } possibilités, jusqu'à +{ NUMBER($best) }
}
rolled = { $name } lance { $dice } : { $ways }.
may-go-on = { $name } : +{ NUMBER($points) } pour l'instant. Poser une autre ligne ({ $ways }) ou s'arrêter ?
placed-all = { $name } a posé les six dés, +{ NUMBER($points) } : prendre le dé bonus ou s'arrêter ?
bonus-fits = { $name } lance le dé bonus, un { NUMBER($face) } qui trouve sa place : { $ways }.
pile-is-empty = La réserve est vide.
nothing-fits = On ne peut plus former ni allonger aucune ligne, quel que soit le lancer.
too-many-passes = Trop de tours de suite sans dé posé.
everyone-else-left = Les autres ont quitté la table.
nobody-wins = :crown: **Personne ne gagne.**
wins = :crown: **{ $winners ->
    [one] { LIST($names) } gagne
    [2] { LIST($names) } partagent la victoire
   *[other] { NUMBER($winners) } personnes partagent la victoire
} avec { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.**

advice-open = Une suite d'au moins trois dés, comme 2 3 4, ouvre le plateau.
advice-roll = Chaque ligne formée ou allongée rapporte la somme de ses dés.
advice-place = Choisis une ligne pour la voir sur le plateau.
advice-more = S'arrêter ne coûte pas de points ; les dés qui te restent en main retournent dans la réserve.
advice-bonus = Il trouve sa place, donc il faut le poser : choisis où.
odds = Il trouve sa place avec { $fitting ->
    [one] { NUMBER($fitting) } face
   *[other] { NUMBER($fitting) } faces
} sur 6, sinon il coûte sa valeur : { $average } en moyenne.
odds-of-all = Il trouve toujours sa place : { $average } en moyenne.
hopeless = **Attention :** il n'a sa place nulle part et ne peut que te coûter sa valeur.
made-line = { $direction ->
    [across] horizontale
   *[down] verticale
} { $faces } = { NUMBER($sum) }
tried = **+{ NUMBER($points) }** : { $lines }{ $has-before ->
    [yes] , moins { NUMBER($before) } déjà comptés
   *[no] {""}
}. { $bonus-follows ->
    [yes] Ensuite, un dé bonus te sera proposé.
   *[no] { $left ->
        [0] Il ne restera plus de dé.
        [one] Il restera { NUMBER($left) } dé.
       *[other] Il restera { NUMBER($left) } dés.
    }
}
part = -# Une partie du plateau : { $is-over ->
    [yes] partage-le pour le voir en entier
   *[no] **?** le montre en entier
}.
score-parts = { NUMBER($won) } - { $lost ->
    [one] { NUMBER($lost) } perdu
   *[other] { NUMBER($lost) } perdus
}

roll-button = Lancer { $dice ->
    [one] { NUMBER($dice) } dé
   *[other] { NUMBER($dice) } dés
}
stop-button = S'arrêter
bonus-button = Prendre le dé bonus
place-it-for = Poser · +{ NUMBER($points) }
try-line = Essayer une ligne
best-lines = Revoir les meilleures lignes
other-ways = Les mêmes lignes à la verticale ou à l'envers
more-lines = { $lines ->
    [one] { NUMBER($lines) } autre ligne
   *[other] { NUMBER($lines) } autres lignes
}
detail = { $direction ->
    [across] horizontale
   *[down] verticale
}{ $joins ->
    [nothing] {""}
    [extends] , allonge { $faces }
   *[through] , par le { NUMBER($face) } de { $name }
}{ $region ->
    [anywhere] {""}
    [top-left] , en haut à gauche
    [top] , en haut
    [top-right] , en haut à droite
    [left] , à gauche
    [middle] , au milieu
    [right] , à droite
    [bottom-left] , en bas à gauche
    [bottom] , en bas
   *[bottom-right] , en bas à droite
}
detail-crossing = { $detail } ; { $direction ->
    [across] horizontale
   *[down] verticale
} { $lines }

help-open = Lance six dés. Si au moins trois d'entre eux forment une suite, comme 2 3 4 ou 6 5 4 3, une suite ouvre le plateau et rapporte la somme de ses dés. Sinon, c'est à la personne suivante.
help-roll = Lance les dés, puis ajoutes-en au plateau : allonge une ligne horizontale ou verticale, ou formes-en une nouvelle qui en croise une. Une ligne a de trois à six nombres qui se suivent. Chaque ligne qu'un nouveau dé forme ou allonge rapporte la somme de ses dés, anciens et nouveaux.
help-place = Ton lancer permet une ligne, donc il faut en poser une. Choisis-la dans le menu : le plateau la montre en vert, et rien n'est posé avant que tu appuies sur **Poser**. Les nouveaux dés sont entre crochets. *Horizontale* se lit depuis la gauche, *verticale* depuis le haut.
help-bonus = Le dé bonus trouve sa place, donc il faut le poser. Choisis où dans le menu.
help-more = Pose une autre ligne, même à partir des dés posés ce tour-ci, ou arrête-toi : les dés que tu as encore en main retournent dans la réserve.{ $once ->
    [yes] {" "}Une ligne qui a déjà compté ce tour-ci ne rapporte que ce qui s'y ajoute.
   *[no] {""}
} Si tu poses les six, tu peux prendre un dé bonus.
help-hopeless = **Attention :** un dé bonus n'aurait sa place nulle part, quelle que soit sa face. Il ne ferait que te coûter sa valeur en points.
help-offer = Un dé bonus trouve sa place avec { $fitting ->
    [one] { NUMBER($fitting) } face
   *[other] { NUMBER($fitting) } faces
} sur 6, et il faut alors le poser. Sinon, sa valeur est retirée de tes points.
    { $changes }
    En moyenne { $average } points, chaque face à sa meilleure place.
help-offer-of-all = Un dé bonus trouve toujours sa place, et il faut le poser.
    { $changes }
    En moyenne { $average } points, chaque face à sa meilleure place.

story-left = { $name } a quitté la table{ $has-placed ->
    [yes] {" "}; ce qui a été posé reste :
   *[no] .
}
story-alone = { $name } a lancé { $dice } ; puis les autres ont quitté la table.
story-nothing = { $name } a lancé { $dice } : { $is-opening ->
    [yes] pas de suite d'au moins trois dés
   *[no] pas de ligne à former ni à allonger
}, donc les dés sont retournés dans la réserve.
story-made = { $name } a lancé { $dice } et marqué { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
} :
pile = **Réserve** { $dice ->
    [one] { NUMBER($dice) } dé
   *[other] { NUMBER($dice) } dés
}{ $has-passes ->
    [yes] {" "}· tours sans dé posé : { NUMBER($passes) } sur { NUMBER($limit) }
   *[no] {""}
}
roll-in-words = **Lancer** { $dice }
in-hand = **En main** { $dice }
empty = Le plateau est vide.
size = Le plateau fait { NUMBER($width) } de large sur { NUMBER($height) } de haut. Ses lignes, avec la place de leur premier dé :
line = { $direction ->
    [across] - rangée { NUMBER($row) }, colonne { NUMBER($column) }, horizontale : { $faces }
   *[down] - colonne { NUMBER($column) }, rangée { NUMBER($row) }, verticale : { $faces }
}
play = - { $direction ->
    [across] horizontale
   *[down] verticale
} { $faces } pour { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}{ $crosses ->
    [yes] , dont { NUMBER($crossing) } à { $direction ->
        [across] la verticale
       *[down] l'horizontale
    }
   *[no] {""}
}{ $has-before ->
    [yes] , en plus des { NUMBER($before) } déjà marqués ce tour-ci
   *[no] {""}
}{ $is-bonus ->
    [yes] , avec le dé bonus
   *[no] {""}
}
bonus-lost = - le dé bonus { NUMBER($face) } n'a pas trouvé sa place : -{ NUMBER($face) }

event-placed = { $faces } posés{ $is-bonus ->
    [yes] {" "}avec le dé bonus
   *[no] {""}
}
event-nothing = rien à poser
event-lost = { $lost ->
    [one] { NUMBER($lost) } point perdu
   *[other] { NUMBER($lost) } points perdus
} avec le dé bonus
luck-no-line = { $rolled }, pas de ligne possible
luck-fits = { $rolled }, le dé bonus trouve sa place
luck-cost = { $rolled }, le dé bonus coûte { NUMBER($lost) }
lost-bonus-dice = Dés bonus sans place

full = Ligne complète
full-how = former une ligne de six dés
crossroads = Carrefour
crossroads-how = former trois lignes en une seule pose
empty-hand = Main vide
empty-hand-how = poser les six dés d'un lancer
fifty = Chef-d'œuvre
fifty-how = marquer au moins 50 points en un tour

lesson-1 = Des mots croisés de dés, et c'est toi qui les ouvres. Appuie sur **Lancer 6 dés**.
lesson-1-roll = **Lancer** jette des dés pris dans la réserve, six au plus.
lesson-2 = Une ligne, ce sont au moins trois nombres qui montent ou descendent de un en un. Ouvre le menu et choisis **[3] [4] [5]**.
lesson-2-try = **Essayer une ligne** la montre sur le plateau avant qu'elle compte.
lesson-3 = La voilà, en vert : 3 + 4 + 5 = 12 points. Appuie sur **Poser**.
lesson-3-place = **Poser** met sur le plateau la ligne que tu as choisie.
lesson-4 = Ada a construit vers le bas à partir de ton 4, qui lui rapporte aussi des points. Appuie sur **Lancer 6 dés**.
lesson-5 = Une ligne rapporte tous ses dés, anciens et nouveaux. Allonge la rangée aux deux bouts : choisis dans le menu **[1] [2] 3 4 5 [6]**, où tes nouveaux dés sont entre crochets.
lesson-6 = Trois dés posés, mais 21 points : toute la ligne compte. Appuie sur **Poser**.
lesson-7 = Tu peux continuer tant que des dés trouvent leur place. Ton autre 1 allonge la colonne d'Ada. Choisis **4 3 2 [1]**.
lesson-7-stop = **S'arrêter** finit ton tour ; les dés qui restent retournent dans la réserve.
lesson-8 = Il est rarement bon de laisser aux autres des points à prendre. Appuie sur **Poser**.
lesson-end = 31 points en un tour ! Tes 4 n'ont leur place nulle part, donc ton tour est fini. Des dés côte à côte doivent toujours faire partie d'une ligne. Si tu poses les six dés, un dé bonus t'est proposé. Quand la réserve est vide, le plus haut score gagne.
