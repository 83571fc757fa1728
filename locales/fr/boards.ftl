### Ce que tout le monde lit à une table : le salon, ce qui entoure chaque plateau, et la fin. Dans la langue de la table.

footer = Table { $table } · vérifier les dés : {"/table verify"}
footer-of-edition = Table { $table } · édition { NUMBER($edition) } · vérifier les dés : {"/table verify"}
may-be-out-of-date = { $footer } · pas à jour ? appuie sur ?
only-you = { $what } · visible par toi seulement
leads = en tête
to-act = à jouer
won = victoire
gone = a quitté la table

hint = { -hint }
refresh = Actualiser
i-am-back = { -i-am-back }
named-is-back = { $name } : { -i-am-back }
take-seat-back = { $name } : reprendre ma place
menu-page = { $prompt } (page { NUMBER($page) } sur { NUMBER($pages) })
entries = { NUMBER($first) } à { NUMBER($last) }
rules = Règles
report = Signaler
board-in-words = Le plateau en mots

has-until = { $is-one ->
    [yes] Limite pour { LIST($names) } : { $time } ({ $left })
   *[no] Limite pour { LIST($names) } : { $time } ({ $left })
}
paused = La table est en pause. Chaque personne à la table peut la reprendre avec `/table resume`.
everybody-away = Tout le monde est absent. La table attend que quelqu'un appuie sur **{ -i-am-back }**.
barred = { $played ->
    [yes] La maison joue pour { $name }, qui ne peut pas jouer ici en ce moment.
   *[no] { $name } ne peut pas jouer ici en ce moment : la table attend.
}
house-plays = La maison joue pour { $name }{ $rated ->
    [yes] . Si { $name } n'appuie pas sur **{ -i-am-back }**, ce sera la dernière place.
   *[no] , qui peut appuyer sur **{ -i-am-back }**.
}
house-did = { $name } : { $moves }.
several-times = { $what } ×{ NUMBER($times) }

more-needed = il en faut encore { NUMBER($count) }
room-for = prêt ; places libres : { NUMBER($count) }
others-kept = prêt ; { $seats ->
    [one] l'autre place est gardée
   *[other] les autres places sont gardées
}
full = complet
players = À la table ({ NUMBER($have) } sur { NUMBER($most) }) · { $wanted }
about = environ { $minutes ->
    [one] { NUMBER($minutes) } minute
   *[other] { NUMBER($minutes) } minutes
}
with-hints = avec conseils, donc sans classement
unrated = sans classement
starts-when-full = commence quand c'est complet
minimum-games = à partir de { $games ->
    [one] { NUMBER($games) } partie classée
   *[other] { NUMBER($games) } parties classées
}
minimum-rating = à partir d'une cote de { NUMBER($rating) }
minimum-both = à partir de { $games ->
    [one] { NUMBER($games) } partie classée
   *[other] { NUMBER($games) } parties classées
} et d'une cote de { NUMBER($rating) }
as-last-time = comme la dernière fois dans ce salon : { $options }
as-pinned = fixé dans ce salon : { $options }
default-options = options par défaut
custom-limit = une limite de temps particulière
in-thread = { $clock } ; dans un fil à part
rematch-of = **Une revanche** de la table { $table } avec les mêmes options. Les dés de cette table décident qui commence.
not-a-member = Je ne suis pas membre ici et je ne peux que répondre aux boutons : je ne peux ni te mentionner quand c'est ton tour, ni ouvrir de fils. Après 15 minutes sans action, le plateau ne bouge plus jusqu'à la suivante. Les horloges continuent.
table = Table { $table }
house-level = bot, { $level }
host = hôte
gave-a-word = avec mot porte-bonheur
kept-for = gardée pour { $name } jusqu'à { $until }

join = { -join }
start = { -start }
leave = { -leave }
lucky-word = Mot porte-bonheur
more = Plus
players-wanted = On cherche du monde
invite-somebody = Inviter quelqu'un
house-player = Bot, { $level }
remove-named = Retirer { $name }
add-house-player = Ajouter un bot
remove-house-player = Retirer un bot
fair-dice = { -fair-dice }
learn = Apprendre en une ou deux minutes

has-opened = { $name } a ouvert une table : { $game }.
is-host-now = { $name } est maintenant l'hôte de cette table : { $game }.
has-a-host = Cette table est ouverte : { $game }.
starts-by-itself = Elle commence toute seule quand toutes les places sont prises.
can-start = { $name } peut maintenant appuyer sur { -start }.
host-can-start = L'hôte peut maintenant appuyer sur { -start }.
press-join = Appuie sur { -join } pour jouer.
your-table = Ta table est ouverte : { $game }.
add-then-start = Ajoute un bot, puis appuie sur { -start }.
start-alone = Appuie sur { -start } pour jouer en solo, ou ajoute un bot.
press-start = Appuie sur { -start } pour jouer.
how-it-is-won = **{ $game }** · comment gagner : { $goal }
    Ton **mot porte-bonheur** est mélangé aux dés. Tout le monde dort ? L'hôte peut ajouter des bots avant le début.

closed-title = { $game } · fermée
was-closed = Cette table a été fermée : { $why }. Ouvres-en une autre avec `{ $start }`.
is-closed = Cette table est fermée.
why = { $ending ->
    [expired] il ne s'est rien passé pendant 30 minutes
    [empty] tout le monde est parti
    [abandoned] il ne s'est rien passé pendant 30 jours
    [vote] tout le monde était d'accord pour arrêter
    [alone] la seule personne à la table l'a terminée
    [host] l'hôte l'a fermée
   *[moderator] la modération l'a terminée
}

table-was-closed = Cette table a été fermée : { $why }.
had-hints = { $name } : { $hints ->
    [one] { NUMBER($hints) } conseil
   *[other] { NUMBER($hints) } conseils
}.
length = { $turns ->
    [one] { NUMBER($turns) } tour
   *[other] { NUMBER($turns) } tours
}, { $rolls ->
    [one] { NUMBER($rolls) } lancer
   *[other] { NUMBER($rolls) } lancers
}
length-in-rounds = { $rounds ->
    [one] { NUMBER($rounds) } tour
   *[other] { NUMBER($rounds) } tours
}, { $rolls ->
    [one] { NUMBER($rolls) } lancer
   *[other] { NUMBER($rolls) } lancers
}
lasted-minutes = { $length }, { $minutes ->
    [one] { NUMBER($minutes) } minute
   *[other] { NUMBER($minutes) } minutes
}
lasted-hours = { $length }, { $hours ->
    [one] { NUMBER($hours) } heure
   *[other] { NUMBER($hours) } heures
}
lasted-days = { $length }, { $days ->
    [one] { NUMBER($days) } jour
   *[other] { NUMBER($days) } jours
}
unrated-by-choice = sans classement, comme choisi au départ

turn = tour { NUMBER($turn) }
in-round = tour { NUMBER($round) }
did = { $name } : { $what }
twice = { $what } (deux fois)
times = { $what } ({ NUMBER($times) } fois)
ahead-from-to-end = { $name } était en tête du { $when } à la fin.
passed = { $name } devant { $passed }
did-and-passed = { $name } : { $what }, et dépasse { $passed }
other-did-and-passed = { $other } : { $what }, et { $name } dépasse { $passed }
won-at-last = **Gagné au dernier moment :** { $event }.
ahead-for-good = **Le tournant**, au { $when } : { $event }.
best-roll = **Meilleur lancer** · { $name }, { $when } : { $what }, { $odds }.
one-in = 1 chance sur { NUMBER($one-in) }
a-chance-of = { NUMBER($percent) } % de chances
best-turn = **Meilleur tour** · { $name }, { $when } : +{ NUMBER($gain) }.
losses = **{ $heading }** · { $each }.
lost = { $name } { NUMBER($count) } ({ $unit ->
    [points] { $lost ->
        [one] { NUMBER($lost) } point perdu
       *[other] { NUMBER($lost) } points perdus
    }
   *[spots] { $lost ->
        [one] { NUMBER($lost) } case perdue
       *[other] { NUMBER($lost) } cases perdues
    }
})
scored-nothing = { $name } : aucun point
nothing-scored = aucun point
round = Tour
ratings = **Cotes** · { $parts }.

rematch = { -rematch }
rematch-waits = { -rematch } (prêts : { NUMBER($ready) } sur { NUMBER($all) })
rematch-at = **{ -rematch }** · table { $table }
rematch-ready = **{ -rematch } ?** · { $one-ready ->
    [yes] Pour : { LIST($ready) }.
   *[no] Pour : { LIST($ready) }.
} Elle commence quand { LIST($missing) } { $one-missing ->
    [yes] appuie
   *[no] appuient
} aussi sur { -rematch }.
play-again = Rejouer, mieux que { $feat }
how-it-went = { -how-it-went }
share = Partager
start-without = Ne pas attendre : ouvrir la table à tout le monde
more-about = Plus sur cette partie.
move-by-move = Coup par coup
record = Partie écrite

series = **Série** · { $text }
series-level = { $name } et { $other } sont à égalité, { NUMBER($most) } à { NUMBER($fewer) }.
series-leads = { $name } mène contre { $other }, { NUMBER($most) } à { NUMBER($fewer) }.
series-wins = Victoires entre vous : { $wins }.
streak = Victoires de suite pour { $name } : { $nth }.
long-streak = Victoires de suite pour { $name } : { NUMBER($times) }.

sentence = { $text }.
seat-not-rated = { $name }, sans coup joué, a laissé sa place à { LIST($others) } : elle n'est pas classée
played-for-a-while = { $name } a laissé un moment sa place à { LIST($others) } et compte donc à la dernière place
took-over = { $name } a laissé sa place à { LIST($others) } : { $name } compte à la dernière place, { $is-one ->
    [yes] et { LIST($others) } ne compte pas
   *[no] et les autres ne comptent pas
}
left-and-last = { $share ->
    [enough] { $name } a quitté la table et compte à la dernière place
    [little] { $name } a quitté la table tôt et compte à la dernière place ; personne n'y gagne
   *[nothing] { $name } a quitté la table sans jouer et ne compte pas
}
away-and-last = { $share ->
    [enough] { $name } n'était pas là à la fin et compte à la dernière place
    [little] { $name } n'était pas là à la fin et compte à la dernière place ; personne n'y gagne
   *[nothing] { $name } n'a pas joué et ne compte pas
}
counts-as-first = { $is-one ->
    [yes] { LIST($names) } compte à la première place
   *[no] { LIST($names) } comptent à la première place
}
not-rated = Sans classement : { $why-not ->
    [chosen] la table était ouverte ainsi
    [hints] la table était ouverte avec conseils
    [voided] la modération a annulé le résultat
    [unmoved] moins de deux personnes ont joué
   *[deserted] personne n'est resté jusqu'à la fin
}

your-turn = { $mentions } : c'est ton tour à la table { $table } ({ $game }).
half-over = { $mentions } : la moitié de ton temps à la table { $table } ({ $game }) est passée. Sans coup de ta part, le plus sûr est joué pour toi { $when }.
show-draws = `/table show` montre le plateau.
wanted = { $role } On cherche du monde : chez { $name }, { $game } avec { $free ->
    [one] { NUMBER($free) } place libre
   *[other] { NUMBER($free) } places libres
} : table { $table }

lesson-of = Leçon { $game } · dés préparés
good-to-try = { $in-menu ->
    [yes] Bien essayé, et en partie ce serait possible. Ici, choisis **{ $label }** dans le menu pour continuer.
   *[no] Bien essayé, et en partie ce serait possible. Ici, appuie sur **{ $label }** pour continuer.
}
lesson-done = **Terminé !** { $end }
lesson-step = **Étape { NUMBER($step) } sur { NUMBER($steps) }** · { $words }
lesson-question-mark = • **?** explique chaque choix, dans chaque jeu.
play-the-house = Jouer contre la maison
once-more = Encore une fois
first-table = C'est ta première table de { $game }. { $first-press }
