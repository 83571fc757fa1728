### Ricemarll. `$cards` sont des images de cartes, et `:crown:` en est une aussi. Chaque objectif vaut 6 jetons ; ce nombre ne change jamais.

-ricemarll = Ricemarll

pitch = Change tes six dés avec des cartes secrètes pour remplir les objectifs de la table
goal = Gagne plus de jetons que les autres en six tours : chaque objectif en vaut six, partagés en cas d'égalité.
first-press = Appuie sur **Mes cartes**, visibles par toi seulement. Choisis une carte dans le menu, puis appuie sur le dé qui la reçoit. Appuie sur **Valider** quand tu as fini, et attends les autres.
best = le plus de jetons

blank = vierge
negate = opposé
reroll = relance
pick = choix
flip = retourne
adds = ajoute { NUMBER($by) }
takes-off = retire { NUMBER($by) }
makes = en fait un { NUMBER($by) }
blank-means = ne fait rien
doubles = double le dé
halves = divise par deux, à l'entier inférieur
negate-means = change le plus en moins et inversement
reroll-means = le dé est relancé, avant tout le reste
pick-means = tu choisis la face du dé, une fois les relances connues
flip-means = le dé passe sur sa face opposée

most-1s = le plus de 1
    .means = le plus de dés valant exactement 1
most-2s = le plus de 2
    .means = le plus de dés valant exactement 2
most-3s = le plus de 3
    .means = le plus de dés valant exactement 3
most-4s = le plus de 4
    .means = le plus de dés valant exactement 4
most-5s = le plus de 5
    .means = le plus de dés valant exactement 5
most-6s = le plus de 6
    .means = le plus de dés valant exactement 6
most-zeroes = le plus de 0
    .means = le plus de dés valant exactement 0
most-odds = le plus d'impairs
    .row = le plus d'impairs
    .means = le plus de dés de valeur impaire, même négative
most-evens = le plus de pairs
    .shown = le plus de pairs · 0 est pair
    .row = le plus de pairs
    .means = le plus de dés de valeur paire, 0 et négatifs compris
most-by-3 = le plus de multiples de 3
    .shown = le plus de multiples de 3 · 0 compris
    .row = multiples de 3
    .means = le plus de dés multiples de 3, 0 et négatifs compris
fewest-positive = le moins de positifs
    .shown = le moins de positifs · dés au-dessus de 0
    .row = le moins de > 0
    .means = le moins de dés au-dessus de 0
fewest-123456 = le plus hors 1–6
    .shown = le plus hors 1–6 · comme -1, 0 ou 7
    .row = le plus hors 1–6
    .means = le plus de dés valant autre chose que 1, 2, 3, 4, 5 ou 6
highest-total = plus haut total
    .means = la plus grande somme des six dés
lowest-total = plus bas total
    .means = la plus petite somme des six dés
second-highest = 2e plus haut total
    .shown = 2e plus haut total · les totaux égaux comptent pour un
    .row = 2e total haut
    .means = la deuxième plus grande des sommes différentes à la table
second-lowest = 2e plus bas total
    .shown = 2e plus bas total · les totaux égaux comptent pour un
    .row = 2e total bas
    .means = la deuxième plus petite des sommes différentes à la table
biggest-number = plus haut dé
    .shown = plus haut dé · un seul dé
    .means = le dé le plus haut de toute la table
smallest-number = plus bas dé
    .shown = plus bas dé · un seul dé
    .means = le dé le plus bas de toute la table
greatest-range = plus grand écart
    .shown = plus grand écart · le plus haut moins le plus bas
    .row = plus grand écart
    .means = le plus grand écart entre ses propres dés, du plus bas au plus haut
smallest-range = plus petit écart
    .shown = plus petit écart · le plus haut moins le plus bas
    .row = plus petit écart
    .means = le plus petit écart entre ses propres dés, du plus bas au plus haut
longest-run = plus longue suite
    .shown = plus longue suite · comme -1 0 1 2
    .means = le plus de valeurs qui se suivent, comme -1 0 1 2
largest-set = plus de dés égaux
    .shown = plus de dés égaux · de même valeur
    .means = le plus de dés de la même valeur
most-pairs = plus de doubles
    .shown = plus de doubles · trois dés égaux en font un
    .means = le plus de paires de dés de même valeur
greatest-variety = plus de variété
    .shown = plus de variété · valeurs différentes
    .row = plus de variété
    .means = le plus de valeurs différentes

title = { -ricemarll } · tour { NUMBER($round) } sur { NUMBER($rounds) } · { $moment ->
    [place] cartes
    [declare] objectifs
    [pick] faces
   *[draft] choix des cartes
}
title-revealed = { -ricemarll } · tour { NUMBER($round) } dévoilé
title-end = { -ricemarll } · la fin
title-own = Tes cartes · tour { NUMBER($round) }

locked-in = { $hand ->
    [player] { $name } valide ses cartes.
    [clock] Temps écoulé pour { $name } : la maison valide ses cartes.
   *[house] La maison valide les cartes pour { $name }.
}
decided = { $hand ->
    [player] { $name } a décidé pour les objectifs spéciaux.
    [clock] Temps écoulé pour { $name } : la maison décide pour les objectifs spéciaux.
   *[house] La maison décide pour { $name } des objectifs spéciaux.
}
picked = { $hand ->
    [player] { $name } a choisi une face.
    [clock] Temps écoulé pour { $name } : la maison choisit une face.
   *[house] La maison choisit une face pour { $name }.
}
took = { $hand ->
    [player] { $name } prend { LIST($things) }.
    [clock] Temps écoulé pour { $name } : la maison prend { LIST($things) }.
   *[house] La maison prend pour { $name } : { LIST($things) }.
}
a-special-goal = un objectif spécial
rest-went = Le reste va à { $who }.
left = { $name } quitte la table.
round-brought = Tour { NUMBER($round) } : { $gains }{ $are-more ->
    [yes] , personne d'autre au-dessus de { NUMBER($most) }.
   *[no] .
}

many-players = { $players ->
    [one] { NUMBER($players) } personne
   *[other] { NUMBER($players) } personnes
}
all-place = Tour { NUMBER($round) } : tout le monde pose ses cartes en secret.
still-place = { $players ->
    [one] { $who } pose encore des cartes en secret.
   *[other] { $who } posent encore des cartes en secret.
}
declaring = { $players ->
    [one] { $who } décide en secret des objectifs spéciaux.
   *[other] { $who } décident en secret des objectifs spéciaux.
}
choosing = { $players ->
    [one] Les cartes sont dévoilées : { $who } choisit des faces en secret.
   *[other] Les cartes sont dévoilées : { $who } choisissent des faces en secret.
}
drafts = { $name } choisit : { $take }.
take-card = une carte
take-another = encore une carte
take-either = une carte ou un objectif spécial
take-another-or-goal = encore une carte ou l'objectif spécial
take-two = deux cartes
take-two-or-goal = deux cartes, ou une et l'objectif spécial

goals = Objectifs · 6 jetons chacun
next-goals = Prochains objectifs · 6 jetons chacun
special = { $goal } (spécial)
offered = À prendre
on-offer = À prendre : { $cards }
on-offer-with-goals = À prendre : { $cards } · { $specials ->
    [one] { NUMBER($specials) } objectif spécial, caché
   *[other] { NUMBER($specials) } objectifs spéciaux, cachés
}
none = aucune
then = Puis { LIST($names) }
advice-place = L'or mène : qui remplit le mieux un objectif en gagne les 6 jetons, partagés en cas d'égalité. Les cartes peuvent encore changer les dés.
from-to = { NUMBER($least) } à { NUMBER($most) }
die = Dé { NUMBER($die) } : { $dice }

ready = c'est prêt
specials = { $specials ->
    [one] { NUMBER($specials) } objectif spécial
   *[other] { NUMBER($specials) } objectifs spéciaux
}
has-taken = a pris { $things }
has-rolled = lancer de départage : { $faces }

choose-first = Choisis une carte, puis le dé qu'elle change.
in-your-hand = { $hand-size ->
    [one] { NUMBER($hand-size) } carte en main
   *[other] { NUMBER($hand-size) } cartes en main
}, { $placed ->
    [one] { NUMBER($placed) } posée.
   *[other] { NUMBER($placed) } posées.
}
declare-now = Annoncer ton objectif spécial « { $goal } » ce tour-ci ? Qui le remplit reçoit alors ses 6 jetons.
pick-now = Ton dé { NUMBER($die) } montre { NUMBER($face) }. Choisis la face qu'il doit montrer.
draft-now = Tu choisis : { $take }.
wait-locked = Tes cartes sont validées. On attend { $who }.
wait-draft = Choix en cours : { $who }.
wait = Tu n'as rien à décider pour le moment. On attend { $who }.
own-goals = Tes objectifs secrets : { $goals }
you-have = Tes cartes : { $cards }
own-goal = secret
declared = { $goal } · annoncé
kept = { $goal } · gardé
in-hand = En main : { $cards }
back-on-top = De retour sur la pioche : { $cards }
to-discard = Vers la défausse : { $cards }
on-top = En haut de ta pioche : { $cards }
below = Mélangées dessous : { $cards }
discarded = Défaussées : { $cards }
your-cards = Tes cartes
discard-piles = Défausses des autres
discard-pile = **{ $name }** : { $cards } · { $deck ->
    [one] { NUMBER($deck) } cachée dans la pioche
   *[other] { NUMBER($deck) } cachées dans la pioche
}

my-cards = Mes cartes
refresh = Actualiser
go-on = Choix des cartes
back = Retour à mes cartes
last-round = Tour précédent
all-cards = Toutes les cartes
more = Plus
to-my-deck = Sur ma pioche
discard = Défausser
lock = Valider
lock-back = Valider · { NUMBER($unused) } de retour
declare = Annoncer : { $goal }
keep = Garder le secret
choose = Choisis une carte
all-placed = Toutes les cartes sont posées ; tu peux en reprendre
times-in-hand = { $meaning } · { NUMBER($times) } en main
take-back = Reprendre { $card }
behind = derrière le dé { NUMBER($die) }
was-to-top = revient en haut de ta pioche
was-to-discard = va à la défausse
take-prompt = Prends une carte, { $name }
take-prompt-or-goal = Prends une carte ou l'objectif spécial, { $name }
times-on-offer = { $meaning } · { NUMBER($times) } à prendre
take-special = Objectif spécial, caché
take-special-means = secret jusqu'à ton annonce, dès le tour suivant ; alors qui le remplit reçoit 6 jetons

help-place = **Mes cartes** ne sont visibles que par toi. Choisis une carte dans le menu, puis appuie sur le dé derrière lequel elle va : chaque bouton dit ce que le dé devient. Les cartes derrière un dé comptent de haut en bas, après les relances, les choix et les retournements. Ce que tu ne joues pas retourne sur ta pioche ou va à ta défausse. **Valider** quand tu as fini ; quand tout le monde a validé, les cartes sont dévoilées.
help-declare = Qui a des objectifs spéciaux dit en secret lesquels annoncer. Un objectif annoncé est ouvert à tout le monde ce tour-ci et vaut 6 jetons ; un objectif gardé pourra être annoncé plus tard.
help-pick = Qui a joué une carte « choix » choisit en secret la face de ce dé. Les retournements et les autres cartes derrière lui comptent ensuite.
help-revealed = Les cartes sont dévoilées. Chaque ligne des objectifs donne les nombres de tout le monde ; ceux qui remplissent l'objectif ressortent. **Choix des cartes** range tout cela pour tout le monde ; **{ $last-round }**, dans tes cartes, le montre à nouveau.
help-draft = Tout le monde prend { $single ->
    [yes] une carte ou un objectif spécial, et le pioche
   *[no] deux cartes, ou une et l'objectif spécial, et les pioche
} au tour suivant. La personne qui a le moins de jetons choisit en premier. Ce que tu prends va en haut de ta pioche{ $single ->
    [yes] {""}
   *[no] , le premier choix tout en haut
}. Choisis des cartes pour les prochains objectifs.
help-goal = { $is-next ->
    [yes] Prochain objectif
   *[no] Objectif
} « { $goal } » : { $meaning }.
help-player = { $name } a { $tokens ->
    [one] { NUMBER($tokens) } jeton
   *[other] { NUMBER($tokens) } jetons
}.{ $has-dice ->
    [yes] {" "}Dés : { LIST($dice) }.
   *[no] {""}
}{ $has-new ->
    [yes] {" "}Nouveau : { $new }.
   *[no] {""}
}
result = { $goal }{ $is-special ->
    [yes] {" "}(spécial)
   *[no] {""}
} : { $numbers } → { $achievers ->
    [none] personne
    [alone] { LIST($names) } +{ NUMBER($won) }
    [all] tout le monde, +{ NUMBER($won) } par personne
    [but] tout le monde sauf { LIST($names) }, +{ NUMBER($won) } par personne
   *[some] { LIST($names) }, +{ NUMBER($won) } par personne
}

everyone-left = Tout le monde a quitté la table.
last-one = Il ne reste personne d'autre, donc { $name } gagne avec { $tokens ->
    [one] { NUMBER($tokens) } jeton
   *[other] { NUMBER($tokens) } jetons
}.
wins = :crown: **{ $name } gagne avec { $tokens ->
    [one] { NUMBER($tokens) } jeton
   *[other] { NUMBER($tokens) } jetons
}{ $after-a-roll ->
    [yes] {" "}au départage.
   *[no] .
}**

turn-title = tour { NUMBER($round) } sur { NUMBER($rounds) }, { $is-draft ->
    [yes] choix des cartes
   *[no] cartes et objectifs
}
event-card = prend { $card }
event-goal = prend un objectif spécial
event-met = remplit « { $goal } »
event-roll = gagne le lancer de départage
# Ce que les dés ou les cartes ont donné.
luck-drew = pioche { LIST($cards) }

sweep = Coup de balai
sweep-how = gagner 18 jetons en un seul tour
heavy = Poids lourd
heavy-how = dévoiler un dé de valeur 14 ou plus
below-zero = Sous zéro
below-zero-how = dévoiler six dés dont la somme est négative
secret = Secret bien gardé
secret-how = remplir sans partage un objectif spécial à soi

lesson-1 = Tout le monde voit tous les dés et trois objectifs de 6 jetons. Ce que tu fais à tes dés est secret. Appuie sur **Mes cartes**.
lesson-1-hand = **Mes cartes** montre tes cartes à toi seulement.
lesson-2 = Ada a deux 6, et toi aussi. Avec plus, cet objectif est à toi. Ouvre le menu et choisis **+1**.
lesson-2-choose = **Choisis une carte** montre ta main.
lesson-2-lock = **Valider** sert quand tu as fini.
lesson-2-more = **Plus** montre les pioches et les défausses.
lesson-3 = Où mettre le +1 ? Il fait de ton 5 un 6. Appuie sur **5 → 6**.
lesson-3-put = **→** met la carte derrière ce dé et dit ce qu'il devient.
lesson-3-away = **Sur ma pioche** et **Défausser** écartent la carte.
lesson-4 = Trois 6. Une carte de plus aide : choisis **+2**.
lesson-5 = Appuie sur **4 → 6**.
lesson-6 = Quatre 6 ! Les cartes qui restent ne feraient que baisser tes dés. Appuie sur **Valider**.
lesson-7 = Les cartes sont dévoilées. Tu as le plus de 6, sans partage : 6 jetons. Ada remplit les deux autres objectifs. Appuie sur **Choix des cartes**.
lesson-7-go-on = **Choix des cartes** range le résultat.
lesson-8 = De nouveaux objectifs, de nouvelles cartes. Qui a le moins de jetons choisit en premier : c'est toi. Pour le *plus haut dé*, ouvre le menu et choisis **[7]**.
lesson-8-take = **Prends une carte** ouvre la liste.
lesson-9 = Tu peux prendre deux choses. L'objectif spécial reste secret jusqu'à ce que tu l'annonces, au tour qui te convient : choisis **Objectif spécial**.
lesson-end = Un tour entier ! Ada a eu ce que tu laissais, et le tour 2 commence : ton [7] serait dans ta main. Après six tours, qui a le plus de jetons gagne.
