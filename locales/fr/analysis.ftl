## Un conseil

thinking = Je cherche ton meilleur coup…
nothing-to-decide = Il n'y a rien à décider.
best = Le mieux : **{ $choice }**.
wins-share = Tu gagnes { $percent } des parties.
wins-about = Tu gagnes environ { NUMBER($wins) } partie{ $wins ->
    [one] {""}
   *[other] s
} sur { NUMBER($of) }.
hardly-wins = Tu ne gagnes presque jamais.
almost-always-wins = Tu gagnes presque toujours.
takes-on-average = La partie dure { $turns } en moyenne.
takes-about = La partie dure environ { $turns }.
no-clear-difference = Pas de différence nette : { $moves }
costs = **{ $choice }** : coûte { $estimate ->
    [exact] { $amount }
    [less-than] moins de { $amount }
   *[about] environ { $amount }
}
no-better = { $moves ->
    [one] { NUMBER($moves) } autre coup ne serait pas meilleur.
   *[other] { NUMBER($moves) } autres coups ne seraient pas meilleurs.
}
one-of-alike = { $choice } (n° { $nth })
in-turns = { $turns ->
    [one] { $said } tour
   *[other] { $said } tours
}

## Comment ça s'est passé

analysing = J'analyse la partie… (quelques secondes)
not-analysed = Toutes mes excuses, je n'ai pas pu analyser cette partie. Appuie de nouveau sur le bouton.
title = Comment ça s'est passé : chance et jeu
footer = Table { $table } · { $alone ->
    [yes] courbe : nombre de tours attendu · plus = tours économisés
   *[no] courbe : chance de gagner · 100 % = une victoire
} · { $exact ->
    [yes] exact
   *[no] estimations, données seulement si elles sont nettes
}
decisions = Les décisions les plus coûteuses
luck = Chance
show-everybody = Montrer au salon
chart-of-chances = Les chances de victoire après chaque coup, du début à gauche jusqu'à la fin.
chart-of-turns = Le nombre de tours que durera la partie, après chaque coup, du début à gauche jusqu'à la fin.
too-rough = On ne peut pas séparer la chance du jeu dans cette partie : les estimations sont trop grossières.
luck-and-play = La part de la chance et celle du jeu.
summary = { $most-luck ->
    [somebody] { $of-two ->
        [yes] Plus de chance
       *[no] Le plus de chance
    } : { $lucky } ({ $luck }).
    [nobody] Personne n'a eu de chance nette.
   *[even] Personne n'a eu nettement plus de chance.
}{ $best-play ->
    [same] {" "}Le meilleur jeu aussi.
    [another] {" "}Le meilleur jeu : { $best }.
    [flawless] {" "}Personne n'a fait d'erreur.
   *[even] {" "}Personne n'a nettement mieux joué.
}
luck-of = chance **{ $difference }**
play-of = a cédé **{ $amount }** par décision
no-clear-luck = sans chance nette
no-mistake = { $exact ->
    [yes] sans erreur
   *[no] sans erreur nette
}
there-was-no-mistake = { $exact ->
    [yes] Il n'y a pas eu d'erreur.
   *[no] Il n'y a pas eu d'erreur nette.
}
hints = { $hints ->
    [one] { NUMBER($hints) } conseil
   *[other] { NUMBER($hints) } conseils
}
decision = Coup { NUMBER($ply) }, { $name } : « { $chosen } » (-{ $cost }), mieux : **{ $better }**
stands-out = { $good ->
    [yes] **{ $difference }** · coup { NUMBER($ply) }, { $name } : { $what }
   *[no] **{ $difference }** · coup { NUMBER($ply) }, { $name } : { $what }
}
nothing-stands-out = { $good ->
    [yes] Chance : rien de marquant
   *[no] Malchance : rien de marquant
}
