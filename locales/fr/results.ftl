### Les classements, les profils et les listes de tables finies. Un classement est lu par tout son salon, le reste par qui l'a demandé.

all-games = Tous les jeux
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] serveurs qui partagent leurs résultats
   *[here] sur ce serveur
}
nobody-ranked = Le classement est encore vide : on y entre après { $games ->
    [one] { NUMBER($games) } partie classée
   *[other] { NUMBER($games) } parties classées
}.
since = Depuis le { $date }.
leads = { $name } est en tête du classement ({ $players ->
    [one] { NUMBER($players) } personne
   *[other] { NUMBER($players) } personnes
}).
higher = Plus haut
lower = Plus bas
in-a-row = { $wins ->
    [one] { NUMBER($wins) } victoire de suite
   *[other] { NUMBER($wins) } victoires de suite
}
provisional = cote provisoire { $rating }
rating = cote { $rating }
won-of = { $wins ->
    [one] { NUMBER($wins) } victoire
   *[other] { NUMBER($wins) } victoires
} sur { NUMBER($games) }
page = Page { NUMBER($page) } sur { NUMBER($pages) }
how-it-counts = La cote part de 8 et reste provisoire jusqu'à dix parties · ce qui compte : /help

## Le profil d'une personne

profile = { $name } { $place ->
    [server] sur ce serveur
   *[channel] dans ce salon
}
finished = { $name } a terminé { $tables ->
    [one] { NUMBER($tables) } table
   *[other] { NUMBER($tables) } tables
} que tu peux voir ici.
who-is-ranked = On entre au classement après { NUMBER($games) } parties classées.
no-rated-game = aucune partie classée
more-unrated = { NUMBER($games) } de plus sans classement
unrated = { NUMBER($games) } sans classement
against-the-house = Contre la maison
against-level = contre { $level } : { $won ->
    [one] { NUMBER($won) } victoire
   *[other] { NUMBER($won) } victoires
} sur { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
}
achievements = Succès
achieved = { $game } · { NUMBER($have) } sur { NUMBER($all) } : { $names }
costs = Ce qu'une décision a coûté en moyenne
how-costs-count = En pourcentage d'une partie, de la plus ancienne à la plus récente, pour les parties analysées avec **{ -how-it-went }**.
head-to-head = Face à face
not-met = Vous n'avez pas encore fini de partie ensemble.
met = Sur { $tables ->
    [one] { NUMBER($tables) } table commune
   *[other] { NUMBER($tables) } tables communes
}, tu as fini { LIST($each) }.
times = { $met ->
    [ahead] { NUMBER($times) } fois devant
    [level] { NUMBER($times) } fois à égalité
   *[behind] { NUMBER($times) } fois derrière
}
latest-tables = Dernières tables
strength = Niveau, partie après partie
chart = De { $first } après la première de { $games ->
    [one] { NUMBER($games) } partie classée
   *[other] { NUMBER($games) } parties classées
} à { $now } aujourd'hui. La bande est l'intervalle à 95 %, et son bord inférieur la cote.

## Ce qu'une table finie a compté

placed = place { $nth } sur { NUMBER($players) }
left-early = départ avant la fin{ $rated ->
    [yes]  : dernière place
   *[no] {""}
}
away-at-the-end = absence à la fin{ $rated ->
    [yes]  : dernière place
   *[no] {""}
}
handed-over = place cédée un moment{ $rated ->
    [yes]  : dernière place
   *[no] {""}
}
taken-over = place reprise par { $name }{ $rated ->
    [yes]  : dernière place
   *[no] {""}
}
took-over-from = place reprise à { $name } : sans classement
made-no-move = aucun coup joué : sans classement

## Tables finies

finished-tables = Tables terminées, les plus récentes d'abord
choose-a-table = Choisis une table pour la revoir coup par coup.
choose-to-replay = Choisir une table à revoir
won-by = victoire : { LIST($names) }
won-by-nobody = personne n'a gagné
void = Résultat annulé : { $reason }.
table-and-day = Table { $table } · { $day }
newer = Plus récentes
older = Plus anciennes
