### Les Marmottes. Les noms viennent avec leur Markdown, les nombres de dés vont de 1 à 6. `:bust:` et `:crown:` sont des images.

pitch = Tente ta chance : les dés pareils comptent, mais on ne s'arrête qu'avec deux ou quatre dés de côté
option-target = Total qui déclenche la dernière manche
option-single-match = Un dé seul compte si sa valeur est de côté ; non : il faut des dés pareils dans un même lancer
option-turn-limit = Après ce nombre de tours chacun, le plus haut total gagne, même si personne n'a atteint le but
goal = Atteins le but et reste devant pendant que les autres jouent un dernier tour.
first-press = Appuie sur **Lancer** ; ce qui va ensemble est mis de côté pour toi. Choisis ensuite : relancer pour gagner plus, ou **Empocher** avant un lancer raté.
aim = Atteins 60 points en aussi peu de tours que possible ; à égalité de tours, moins de lancers vaut mieux.

title-end = { -marmottes } · la fin
title-last-round = { -marmottes } · dernière manche
title-round = { -marmottes } · { $alone ->
    [yes] tour
   *[no] manche
} { NUMBER($round) }
title-round-of = { -marmottes } · { $alone ->
    [yes] tour
   *[no] manche
} { NUMBER($round) } sur { NUMBER($limit) }

scored = { $hand ->
    [player] { $name } lance { $dice } pour { NUMBER($points) }
    [clock] Temps écoulé pour { $name } : la maison lance { $dice } pour { NUMBER($points) }
   *[house] La maison lance pour { $name } : { $dice } pour { NUMBER($points) }
}{ $six-alike ->
    [yes] , et six dés pareils donnent un bonus de { NUMBER($bonus) }.
   *[no] .
}
bust = { $at-stake ->
    [yes] { $hand ->
        [player] :bust: Raté ! { $name } perd { NUMBER($lost) }.
        [clock] Temps écoulé pour { $name } : la maison lance, c'est raté, { NUMBER($lost) } de perdus.
       *[house] La maison lance pour { $name } : c'est raté, { NUMBER($lost) } de perdus.
    }
   *[no] { $hand ->
        [player] :bust: Raté ! Rien ne va ensemble pour { $name }.
        [clock] Temps écoulé pour { $name } : la maison lance, c'est raté, rien ne va ensemble.
       *[house] La maison lance pour { $name } : c'est raté, rien ne va ensemble.
    }
}
banked = { $hand ->
    [player] { $name } empoche { NUMBER($points) }
    [clock] Temps écoulé pour { $name } : la maison empoche { NUMBER($points) } à sa place
   *[house] La maison empoche { NUMBER($points) } pour { $name }
}{ $had-points ->
    [yes] , { NUMBER($total) } en tout.
   *[no] .
}
last-round-begins = Les { NUMBER($target) } sont atteints : { $is-alone ->
    [yes] { $other } joue
   *[no] les autres jouent
} un dernier tour.
left = { $name } quitte la table.

dice-to-roll = { $count ->
    [1] le dernier dé
    [2] les deux autres dés
    [3] les trois autres dés
    [4] les quatre autres dés
    [5] les cinq autres dés
   *[other] les six dés
}
begins = { $last-round ->
    [yes] Dernière manche : { $name } lance les dés.
   *[no] { $name } lance les dés.
}
decides = { $aside ->
    [3] Pas d'arrêt avec trois dés de côté : il faut lancer { $dice }.
    [5] Pas d'arrêt avec cinq dés de côté : il faut lancer { $dice }.
    [6] Les six dés ont compté, donc on les relance tous.
   *[other] S'arrêter avec { NUMBER($score) } ou lancer { $dice } ?
}
player-decides = { $may-stop ->
    [yes] { $name } peut s'arrêter avec { NUMBER($score) } ou lancer { $dice }.
   *[no] { $name } a { NUMBER($score) } pour l'instant et doit lancer { $dice }.
}
advice-roll = Les dés identiques rapportent. Tu peux t'arrêter avec deux ou quatre ; un lancer raté coûte les points du tour.
this-turn = **{ NUMBER($score) } ce tour-ci**
last-round = **Dernière manche** · { $lead ->
    [ahead] { $name } est devant tout le monde
    [alone] Il faut { NUMBER($wanted) } à { $name }, encore { NUMBER($missing) }
   *[shared] Il faut { NUMBER($wanted) } à { $name }, encore { NUMBER($missing) } ; { NUMBER($shares) } suffit pour partager la tête
}

roll-button = Lancer { $count ->
    [one] le dernier dé
    [6] les 6
   *[other] { NUMBER($count) } dés
} · { $risk ->
    [sure] raté à coup sûr
    [percent] { NUMBER($chance) } % de risque de rater
   *[one-in] 1 raté sur { NUMBER($chance) }
}
stop-button = Empocher { NUMBER($score) }{ $adds ->
    [yes] {" "}→ { NUMBER($total) }
   *[no] {""}
}{ $standing ->
    [nothing] {""}
    [reaches] , le but
    [leads] , en tête
    [level] , à égalité en tête
   *[behind] , il manque { NUMBER($missing) }
}

latest = dernier tour : { $turn }
latest-bust = raté
reached-first = but de { NUMBER($target) } atteint en premier
one-last-turn = encore un dernier tour

to-win = { $alone ->
    [yes] Atteins { NUMBER($target) } en aussi peu de tours que possible.
   *[no] Dès que quelqu'un atteint { NUMBER($target) }, les autres jouent un dernier tour ; ensuite, le plus haut total gagne.
}
help-roll = **Lance { $dice }.** { $needs } { NUMBER($bust) } lancers sur { NUMBER($of) } sont ratés{ $at-stake ->
    [yes] , ce qui coûte { $score ->
        [one] le point
       *[other] les { NUMBER($score) } points
    } de ce tour.
   *[no] .
}
needs-a-partner = Il ne peut aller avec rien : un dé seul n'a pas de pareil.
needs-the-sixth = Il faut un { NUMBER($face) } ; cela fait six dés pareils et { NUMBER($bonus) } points de plus.
needs-one-of = Il faut une de ces valeurs : { LIST($faces) }.
needs-a-pair = Il faut au moins deux dés de même valeur.
needs-a-pair-or = Il faut au moins deux dés de même valeur, ou un seul { NUMBER($face) }.
needs-a-pair-or-two = Il faut au moins deux dés de même valeur, ou un seul { NUMBER($face) } ou { NUMBER($other) }.
help-stop = **Arrête-toi.** Cela empoche { $score ->
    [one] { NUMBER($score) } point
   *[other] { NUMBER($score) } points
} et porte le total à { NUMBER($total) }{ $is-short ->
    [yes] , à { NUMBER($short) } du but.
   *[no] .
}
help-no-stop = { $aside ->
    [0] Ce qui va ensemble est mis de côté tout seul et rapporte sa somme. Tu peux t'arrêter avec deux ou quatre dés de côté.
    [3] Tu ne peux pas t'arrêter avec trois dés de côté, seulement avec deux ou quatre.
    [5] Tu ne peux pas t'arrêter avec cinq dés de côté, seulement avec deux ou quatre.
   *[other] Les six dés ont compté, donc on les relance tous. Les nouveaux ne vont pas avec les anciens, et on ne peut pas s'arrêter avant.
}
help-last-round = { $stayed ->
    [yes] Dernière manche : { $name } a atteint { NUMBER($target) } en premier, avec { NUMBER($total) }, et gagne en cas d'égalité. Les autres ont encore un tour.
   *[no] Dernière manche : { $name } a atteint { NUMBER($target) } en premier, avec { NUMBER($total) }, mais a quitté la table. Les autres ont encore un tour.
}
help-last-turns = Dernière manche : ensuite, le plus haut total gagne, sauf si quelqu'un atteint { NUMBER($target) }.
help-player = { $name } a { NUMBER($total) }{ $has-note ->
    [yes] , { $note }.
   *[no] .
}
help-all-six = { $name } a les six dés en main.
help-turn = { $name } a { $score ->
    [one] { NUMBER($score) } point
   *[other] { NUMBER($score) } points
} ce tour-ci. De côté : { LIST($aside) }. Libres : { $has-free ->
    [yes] { LIST($free) }.
   *[no] aucun.
}

alone-reached = :crown: { $name } atteint { NUMBER($target) } en { $round ->
    [one] { NUMBER($round) } tour
   *[other] { NUMBER($round) } tours
} et finit à { NUMBER($total) }.
alone-short = { $name } a { NUMBER($total) } après { $round ->
    [one] { NUMBER($round) } tour
   *[other] { NUMBER($round) } tours
} ; le but était { NUMBER($target) }.
nobody-wins = Tout le monde a quitté la table, donc personne ne gagne.
wins = :crown: **{ $name } gagne avec { $total ->
    [one] { NUMBER($total) } point
   *[other] { NUMBER($total) } points
}.**
two-win = { $name } et { $other } partagent la victoire avec { $total ->
    [one] { NUMBER($total) } point
   *[other] { NUMBER($total) } points
} par personne.
many-win = { $players ->
    [one] { NUMBER($players) } personne gagne
   *[other] { NUMBER($players) } personnes partagent la victoire
} avec { $total ->
    [one] { NUMBER($total) } point
   *[other] { NUMBER($total) } points
} par personne.
no-one-is-left = Il n'y a plus personne à la table.
everyone-else-left = Les autres ont quitté la table.
target-took = Il a fallu { $round ->
    [one] { NUMBER($round) } tour
   *[other] { NUMBER($round) } tours
} pour atteindre le but de { NUMBER($target) }.
target-reached-first = { $name } a atteint le but de { NUMBER($target) } en premier, et { $is-alone ->
    [yes] { $other } a eu
   *[no] les autres ont eu
} un dernier tour.
not-reached = { NUMBER($target) } n'a pas été atteint en { $round ->
    [one] { NUMBER($round) } tour
   *[other] { NUMBER($round) } tours
}.
limit-came = La limite de { $round ->
    [one] { NUMBER($round) } tour
   *[other] { NUMBER($round) } tours
} est arrivée avant le but de { NUMBER($target) }, donc le plus haut total gagne.
wins-the-tie = { $name } a atteint le but de { NUMBER($target) } en premier et gagne l'égalité.

event-roll = { $gain ->
    [one] { NUMBER($gain) } point
   *[other] { NUMBER($gain) } points
} avec { $count ->
    [one] { NUMBER($count) } dé
   *[other] { NUMBER($count) } dés
}
event-bust = raté, { $lost ->
    [one] { NUMBER($lost) } point perdu
   *[other] { NUMBER($lost) } points perdus
}
event-first-bust = raté dès le premier lancer
event-banked = { NUMBER($points) } en poche
event-reached = { NUMBER($points) } en poche, ce qui fait { NUMBER($total) }
# Ce que les dés ou les cartes ont donné.
luck-scored = lancer { $faces }, +{ NUMBER($more) }, { NUMBER($turn) } dans le tour
luck-bust = lancer { $faces }, raté, { NUMBER($lost) } de perdus
luck-first-bust = lancer { $faces }, raté d'entrée
busts = Lancers ratés
feat-points = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}
feat-turns = { $turns ->
    [one] { NUMBER($turns) } tour
   *[other] { NUMBER($turns) } tours
}

six = Six pareils
six-how = mettre de côté six dés d'une même valeur
burrow = Terrier plein
burrow-how = empocher au moins 40 points en un tour
meadow = Toute la prairie
meadow-how = empocher au moins 70 points en un tour
whisker = D'un poil
whisker-how = gagner d'un ou deux points

lesson-1 = Six dés, et des points pour ceux qui vont ensemble. Appuie sur **Lancer les 6**.
lesson-1-roll = **Lancer** jette tous les dés qui ne sont pas de côté. Le bouton dit le risque de rater : un lancer où rien ne va ensemble.
lesson-2 = Tes deux 4 vont ensemble : les voilà de côté pour 8 points. C'est peu, et le risque est faible. Appuie sur **Lancer 4 dés**.
lesson-2-stop = **Empocher** finit ton tour et ajoute ses points à ton total.
lesson-3 = Un autre 4 rejoint la paire : 12 points. Avec trois dés de côté, tu ne peux pas t'arrêter, seulement avec deux ou quatre. Appuie sur **Lancer 3 dés**.
lesson-4 = Quatre dés de côté, 16 points. Plus de la moitié des lancers suivants seraient ratés, et les 16 seraient perdus. Appuie sur **Empocher**.
lesson-5 = Ada avait deux 1, a relancé et raté : son tour n'a rien donné. Un total empoché est toujours à l'abri. Appuie sur **Lancer les 6**.
lesson-6 = Deux paires, 16 points. Avec quatre dés de côté, il est sage de s'arrêter à partir de 10 points. Appuie sur **Empocher**.
lesson-end = 32 points en deux tours. Quand quelqu'un atteint 100, les autres ont un dernier tour, et le plus haut total gagne. Si les six dés comptent, tu les reprends et tu relances.
