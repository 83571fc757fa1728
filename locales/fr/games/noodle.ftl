### Noodle Roll. Une nouille est une série de dés gardée ; livrée, elle devient un cube sur le plateau. `$faces` est comme « trois 4 ».
### `:chef:` et `:crown:` sont des images.

pitch = Lance des nouilles, envoie tes sous-chefs et remplis les tables de trois restaurants
option-line = Hauteur que deux colonnes doivent atteindre pour finir ; auto : le nombre de personnes plus un
option-partial-sets = Tu peux garder une partie seulement d'une face, au moins trois dés, et relancer les autres
goal = Marque plus de points que les autres, avec tes nouilles et tes cubes côte à côte, avant que deux colonnes du plateau atteignent la ligne. L'ordre est tiré au sort et compte beaucoup : à deux, si on joue bien, commencer fait gagner au moins trois parties sur quatre.
first-press = Lance tous les dés, appuie sur la série que tu veux garder, puis relance ou appuie sur **Livrer**.
best = le plus de points

title-turn = { -noodle } · tour { NUMBER($turn) }
title-end = { -noodle } · la fin

faces = { $size ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[13] treize
} { NUMBER($face) }
# Après « série ».
faces-from = { $lowest ->
    [1] de n'importe quelle valeur
    [2] de 2 ou plus
    [3] de 3 ou plus
    [4] de 4 ou plus
    [5] de 5 ou plus
   *[6] de 6
}
strands = { $count ->
    [1] une nouille
    [2] deux nouilles
    [3] trois nouilles
   *[4] quatre nouilles
}
# Après « avec ».
dice = { $count ->
    [one] { NUMBER($count) } dé
   *[other] { NUMBER($count) } dés
}
chefs-ready = { $chefs ->
    [0] aucun sous-chef prêt
    [one] { NUMBER($chefs) } sous-chef prêt
   *[other] { NUMBER($chefs) } sous-chefs prêts
}
worth = { $is-free ->
    [yes] un cube libre
   *[no] { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }
}
price = { $is-free ->
    [yes] cube libre
   *[no] +{ NUMBER($points) }
}
chance = { $bound ->
    [under] moins de 1 %
    [over] plus de 99 %
   *[exactly] { NUMBER($percent) } %
}

begins = La cuisine ouvre. { $name } lance les dés en premier.
rolls = { $name } lance les dés.
moved = { $hand ->
    [player] {""}
    [clock] Temps écoulé pour { $name } : la maison a joué.
   *[house] La maison a joué pour { $name }.
}
no-set-left = Pas de série, et plus de sous-chef.
delivered = { $hand ->
    [player] { $name } livre { $strands }
    [clock] Temps écoulé pour { $name } : la maison livre { $strands }
   *[house] La maison livre { $strands } pour { $name }
}{ $gain ->
    [nothing] {""}
    [strands] , **+{ NUMBER($earned) }**
    [pairs] , **+{ NUMBER($paired) } pour des paires**
   *[both] , **+{ NUMBER($earned) }** et **+{ NUMBER($paired) } pour des paires**
}.
left = { $name } a quitté la table.
left-after = { $name } a encore livré { $strands }{ $earns ->
    [yes] , **+{ NUMBER($earned) }**,
   *[no] {""}
} puis a quitté la table.
kept = { $name } garde { $faces } ({ $price }) : relancer ou livrer ?
rolled = { $name } fait { LIST($sets) } : { $several ->
    [yes] garder une série
   *[no] à garder
}{ $may-deliver ->
    [yes] {" "}ou livrer ?
   *[no] .
}
rolled-no-set = { $name } ne fait pas de série{ $any-face ->
    [yes] {""}
   *[no] {" "}{ $from }
} : envoyer un sous-chef ou livrer ?
chef-made = { $name } : un sous-chef fait un { NUMBER($made) } avec { NUMBER($die) } et { NUMBER($other) }, pas encore de série. Un autre sous-chef ou livrer ?
places-free = { $name } a un cube libre : dans quelle colonne ?
places-threes = { $name } livre des 3 : dans la colonne 3a ou 3b ?
everyone-else-left = Les autres ont quitté la table, donc { $name } gagne avec { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.
wins = :crown: **{ $shared ->
    [yes] { LIST($names) } partagent la victoire
   *[no] { LIST($names) } gagne
} avec { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.**

advice-roll = Lance, puis garde une série : au moins trois dés de même valeur.
advice-roll-on = Tes points sont à l'abri : un lancer raté coûte un sous-chef ou finit le tour, c'est tout.
advice-keep-first = Les dés encadrés sont des séries. Ensuite, tu ne pourras ajouter que la valeur gardée ou plus.
advice-keep = Les dés encadrés sont des séries que tu peux garder.
advice-no-set = Un sous-chef additionne deux dés, ou relance les dés qui restent.
advice-last-chef = C'est ton dernier sous-chef : sans série, le tour finit aussitôt, et tu ne peux plus relancer.
advice-deliver = Un cube à côté d'un des tiens, dans le même restaurant, vaut { NUMBER($pair) } à la fin.

line-to-go = { $columns ->
    [0] atteinte
    [one] encore { NUMBER($columns) } colonne
   *[other] encore { NUMBER($columns) } colonnes
}
from-row = dès la rangée { NUMBER($row) }
kept-dice = gardés{ $earns ->
    [yes] , +{ NUMBER($points) }
   *[no] {""}
}
too-low-dice = moins de { NUMBER($lowest) } : trop bas
for-pairs = { NUMBER($pairs) } pour les paires

roll-all = Lancer les 13 dés
roll-more = Lancer les { NUMBER($dice) } autres · série : { $chance }
chef-rolls = Un sous-chef relance les { NUMBER($dice) } · série : { $chance }
deliver = Livrer { $strands }{ $earns ->
    [yes] {" "}· +{ NUMBER($points) }
   *[no] {""}
}
keep = Garder { $faces } · { $price }
keep-menu = Garder une série…
left-to-roll = { $dice ->
    [one] { NUMBER($dice) } dé à relancer
   *[other] { NUMBER($dice) } dés à relancer
}
combine-menu = Un sous-chef combine…
combine-others = Autres paires, qui ne font pas de série
combine-anyway = Un sous-chef combine deux dés
combine-makes = Fait { $faces } : { $worth }
combine-ends = Pas de série, et plus de sous-chef : le tour finit
combine-too-low = Trop bas : pas de { NUMBER($face) } à garder ce tour-ci
combine-not-yet = Pas encore de série : cela fait { $faces }
reach = { $reach ->
    [reaches] ligne
    [ends] fin de partie
    [wins] gagne
    [loses] perd
    [shares] égalité
   *[not] {""}
}
column-name = colonne { $column }

to-win = Qui a le plus de points gagne, dès que deux colonnes ont { NUMBER($line) } cubes de haut. Deux de tes cubes côte à côte dans un même restaurant valent { NUMBER($pair) }.
help-roll = Lance les 13 dés et garde une **série** : au moins trois dés de même valeur. Elle rapporte sa valeur, et 1 par dé au-delà de trois ; les 6 ne rapportent rien, mais leur cube va dans n'importe quelle colonne. Pour les lancers suivants : { $ready } ; un sous-chef parti revient au début de chacun de tes tours.
help-roll-on = **Relance** : ce que tu as gardé reste à toi. Tu peux garder encore une série { $from } ; la chance que le lancer en ait une est de { $chance }. S'il n'en a pas, un sous-chef peut aider ({ $ready }), sinon le tour finit.
help-stop = **Livre** : tes cubes vont sur le plateau, et le tour finit.
help-keep-first = Il faut garder une série, { $parts ->
    [yes] au moins trois de ses dés
   *[no] avec tous ses dés
}. Pour le reste du tour, tu ne peux garder que cette valeur ou plus. Les hautes rapportent plus ; les basses ont plus de voisines sur le plateau et laissent plus de valeurs pour la suite.
help-keep = **Garde** une série et relance les dés qui restent, s'il y en a trois ou plus, ou **livre** tes nouilles. Un sous-chef ne peut relancer que s'il n'y a pas de série.
help-no-chef = Aucun sous-chef n'est prêt, donc le tour finit de toute façon.
help-no-set = Il n'y a pas de série { $from }. Un sous-chef ({ $ready }) peut **combiner** deux dés en une valeur, leur somme : { $has-pairs ->
    [yes] { LIST($pairs) }
   *[no] aucune paire ici ne complète une série d'un coup
}. Ou il **relance les** { NUMBER($dice) } dés ; chance d'une série : { $chance }.
pair-makes = { NUMBER($die) } + { NUMBER($other) } fait { $faces }
help-last-chef = C'est ton dernier sous-chef : tu peux encore garder une série qu'il t'apporte, mais pas relancer, et sans série le tour finit aussitôt.
help-deliver = **Livrer** ne coûte rien : tes nouilles vont sur le plateau.
help-free = Tes 6 donnent un cube pour n'importe quelle colonne :
help-threes = Tes 3 vont dans la colonne 3a ou 3b :
help-column = - **{ $column }** : rangée { NUMBER($row) }{ $gains ->
    [yes] , à côté d'un des tiens : { NUMBER($gain) } de plus à la fin
   *[no] {""}
}{ $reach ->
    [ends] , la deuxième colonne à la ligne : finit la partie
    [wins] , finit la partie et tu gagnes
    [loses] , finit la partie et tu perds
    [shares] , finit la partie par une victoire partagée
    [reaches] , atteint la ligne
   *[not] {""}
}

stopped = { $hand ->
    [player] { $name } a choisi de s'arrêter.
    [clock] Temps écoulé pour { $name } : la maison a choisi de s'arrêter.
   *[house] La maison s'est arrêtée pour { $name }.
}
still-rolling = { $name } lançait encore les dés.
no-chef-ready = { $name } n'avait plus de sous-chef pour relancer.
too-few-dice = { $name } n'avait plus assez de dés pour une autre série.
found-no-set = { $name } n'a pas fait de série au dernier lancer et n'avait plus de sous-chef.
nothing-delivered = Rien n'a été livré.
were-delivered = Livraison : { $strands }.
strand = { $faces }{ $combined ->
    [yes] {" "}avec { $dice }
   *[no] {""}
} : { $worth }
placed = { $strand } (colonne { $column }, rangée { NUMBER($row) })
two-columns = Deux colonnes de hauteur { NUMBER($line) } finissent la partie ; pour l'instant { $reached ->
    [0] aucune
    [one] la colonne { LIST($columns) }
   *[other] les colonnes { LIST($columns) }
}.
others-left = La ligne de { NUMBER($line) } n'a pas été atteinte par deux colonnes : les autres ont quitté la table.
is-over = La partie est finie, car les colonnes { LIST($columns) } ont atteint la ligne de { NUMBER($line) }.
empty = Le plateau est vide.
cubes = - Colonne { $column } ({ $restaurant ->
    [yellow] jaune
    [pink] rose
   *[blue] bleu
}), en partant du bas : { $names }
pair = - { $name } : { $restaurant ->
    [yellow] jaune
    [pink] rose
   *[blue] bleu
}, rangée { NUMBER($row) }, colonnes { $left } et { $right } : { NUMBER($pair) }
kept-strand = Gardé : { $strand }
on-the-table = Sur la table : { $dice }
too-low = { $faces }, trop bas pour ce tour
is-set = **{ $faces } : une série, { $worth }**

event-kept = { $faces } gardés
event-combined = { NUMBER($die) } et { NUMBER($other) } combinés par un sous-chef
event-rerolled = dés relancés par un sous-chef
event-no-set = pas de série
event-linked = cubes reliés
event-roll = { $faces } avec { $dice }
# Ce que les dés ou les cartes ont donné.
luck-no-set = lancer { $faces }, pas de série

long = Longue nouille
long-how = garder au moins sept dés d'une même valeur
four = Quatre plats
four-how = livrer quatre nouilles en un tour
neighbours = Bon voisinage
neighbours-how = former deux paires de cubes en une livraison
rested = Cuisine reposée
rested-how = gagner avec les trois sous-chefs prêts

lesson-1 = Te voilà aux fourneaux ! Un tour commence avec les treize dés. Appuie sur **Lancer les 13 dés**.
lesson-1-roll = **Lancer** jette tous les dés que tu n'as pas gardés.
lesson-2 = Les dés encadrés sont des séries : au moins trois pareils. Commence bas, car les séries suivantes de ce tour ne doivent pas être plus basses que la première. Appuie sur **Garder quatre 2**.
lesson-2-keep = **Garder** prend tous les dés de cette valeur : une nouille que personne ne peut te prendre.
lesson-3 = Quatre 2 font 3 points. Tu ne peux plus rien perdre, et trois lancers pareils sur quatre donnent une autre série. Appuie sur **Lancer les 9 autres**.
lesson-3-deliver = **Livrer** finit ton tour : chaque nouille devient un cube sur le plateau.
lesson-4 = Pas de série ! L'un de tes trois sous-chefs peut aider. Ouvre le menu et choisis **1 + 2 = 3**, pour trois 3.
lesson-4-combines = **Un sous-chef combine** deux dés en un seul, leur somme.
lesson-4-rolls = **Un sous-chef relance** tous ces dés.
lesson-5 = Le 1 et le 2 comptent maintenant comme ton troisième 3. Appuie sur **Garder trois 3**.
lesson-6 = Cinq dés font rarement une série, mais essayer ne coûte rien : ce que tu as gardé reste à toi. Appuie sur **Lancer les 5 autres**.
lesson-7 = Quelle chance ! Il resterait deux dés, trop peu pour une série : c'est donc ta dernière nouille. Appuie sur **Garder trois 5**.
lesson-8 = Tes 2 sont dans la colonne 2. Pour les 3 tu choisis : en 3a, le cube est à côté du tien. Appuie sur **3a**.
lesson-8-columns = **3a** et **3b** posent le cube en haut de cette colonne. Deux voisins valent 10 points à la fin.
lesson-end = Voilà un tour entier : 11 points, et une paire qui en vaut 10. Ada a livré quatre 5, et ce serait encore à toi. La partie finit quand deux colonnes atteignent la ligne ; qui a le plus de points gagne.
