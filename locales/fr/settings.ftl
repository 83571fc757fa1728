### Ce que lisent les admins d'un serveur : `/settings`, ce qui s'y est fait récemment, et `/doctor`.

title = Réglages du serveur
games-in = **On joue dans** : { $channels }
games-everywhere = **On joue dans** : tous les salons que le bot voit
moderators = **Modération des tables** : toute personne qui peut gérer les messages
moderators-with-role = **Modération des tables** : { $role }, et toute personne qui peut gérer les messages
reports-in = **Signalements** : publiés dans { $channel }
reports-off = **Signalements** : désactivés ; `/settings reports:` choisit leur salon
pings = **Mentions de tour** : { $is-on ->
    [yes] activées ; chaque personne choisit quand avec `/me pings`
   *[no] désactivées ; plateaux et horloges marchent comme d'habitude
}
players-wanted = **On cherche du monde** : appelle { $role }, au plus une fois toutes les { NUMBER($minutes) } minutes, si tout le monde ou le bot peut mentionner ce rôle
nobody-called = **On cherche du monde** : aucun rôle ne peut être appelé
banned = **Personnes exclues de ce bot** : { LIST($people) } (`/settings unban:`)
nobody-banned = **Personnes exclues de ce bot** : aucune (`/settings ban:`)
banned-until = { $person } jusqu'au { $date }
more-people = { $count ->
    [one] { NUMBER($count) } autre
   *[other] { NUMBER($count) } autres
}
looked-up = **Qui peut revoir les tables terminées** : { $is-open ->
    [yes] tout le monde sur ce serveur
   *[no] les personnes qui y ont joué, et tout le monde dans leur salon
}
shared = **Résultats visibles sur d'autres serveurs** : { $is-shared ->
    [yes] oui, avec les noms, sur tous les serveurs
   *[no] non, ils restent sur ce serveur
}
new-accounts = **Un compte reste nouveau** : pendant { $days ->
    [one] { NUMBER($days) } jour
   *[other] { NUMBER($days) } jours
} (`/settings new-accounts:`)
language = **Langue des nouvelles tables** : { $language } (`/settings language:`)
no-language = **Langue des nouvelles tables** : celle de ce serveur s'il est communautaire, sinon celle de leur hôte (`/settings language:`)
channel-language = **Langue des nouvelles tables de ce salon** : { $language } (`/settings channel-language:`)
no-presets = **Options dans ce salon** : aucune pour l'instant
presets = Options dans ce salon
preset = **{ $game }** : { $options }{ $is-pinned ->
    [yes] {" "}(fixé)
   *[no] {""}
}
old-options = des options qui n'existent plus

choose-channels = Salons de jeu (aucun : tous)
choose-moderators = Rôle qui modère les tables (facultatif)
choose-players = Rôle que l'on peut appeler (facultatif)
choose-preset = Fixer les options actuelles de ce salon
pin = { $pins ->
    [yes] Fixer { $game }
   *[no] Ne plus fixer { $game }
}
turn-pings-off = Couper les mentions
turn-pings-on = Activer les mentions
close-history = Limiter les tables terminées à leur salon
open-history = Montrer les tables terminées à tout le serveur
stop-sharing = Ne plus partager les résultats
share = Partager les résultats avec d'autres serveurs
full-log = Journal complet
stop-reports = Arrêter les signalements

recent-changes = Derniers changements
no-changes = rien encore
log = Ce que les admins et la modération ont fait ici, du plus récent au plus ancien. Les entrées sont supprimées après { NUMBER($days) } jours.
empty-log = Rien encore.
deleted-person = Quelqu'un dont les données sont supprimées
somebody = quelqu'un

did-choose-new-accounts = { $who } a réglé combien de temps un compte reste nouveau : { $days ->
    [one] { NUMBER($days) } jour
   *[other] { NUMBER($days) } jours
}
did-choose-reports = { $who } a choisi { $channel } pour les signalements
did-choose-language = { $who } a choisi { $language } pour les nouvelles tables
did-choose-no-language = { $who } a retiré la langue choisie pour les nouvelles tables
did-choose-channel-language = { $who } a choisi { $language } pour les nouvelles tables de { $channel }
did-choose-no-channel-language = { $who } a retiré la langue choisie pour les nouvelles tables de { $channel }
did-pin = { $pins ->
    [yes] { $who } a fixé les options de { $game } dans { $channel }
   *[no] { $who } a cessé de fixer les options de { $game } dans { $channel }
}
did-choose-channels = { $who } a choisi { $count ->
    [one] { NUMBER($count) } salon de jeu
   *[other] { NUMBER($count) } salons de jeu
}
did-allow-everywhere = { $who } a permis de jouer dans tous les salons
did-choose-moderators = { $who } a choisi { $role } comme rôle qui modère les tables
did-remove-moderators = { $who } a retiré le rôle qui modère les tables
did-choose-players = { $who } a choisi { $role } comme rôle que l'on peut appeler
did-remove-players = { $who } a retiré le rôle que l'on peut appeler
did-turn-pings = { $is-on ->
    [yes] { $who } a activé les mentions de tour
   *[no] { $who } a coupé les mentions de tour
}
did-open-history = { $is-open ->
    [yes] { $who } a permis à tout le monde de revoir toutes les tables
   *[no] { $who } a limité les tables à leur salon
}
did-share = { $is-shared ->
    [yes] { $who } a décidé de partager les résultats avec d'autres serveurs
   *[no] { $who } a cessé de partager les résultats
}
did-stop-reports = { $who } a mis fin aux signalements
did-ban = { $who } a exclu { $whom } de ce bot{ $until ->
    [for-good] {""}
   *[date] {" "}jusqu'au { $date }
}
did-lift-ban = { $who } a levé l'exclusion de { $whom }
did-remove = { $who } a retiré quelqu'un de la table { $table }
did-free = { $who } a libéré une place gardée à la table { $table }
did-choose-host = { $who } a choisi un autre hôte pour la table { $table }
did-offer = { $who } a proposé à quelqu'un une place de la table { $table } où joue la maison
did-report = { $who } a signalé la table { $table }
did-end = { $who } a terminé la table { $table }
did-restore = { $who } a remis au classement le résultat de la table { $table }
did-void = { $who } a retiré du classement le résultat de la table { $table } : { $reason }

running = Vérification en cours…
checks = Vérifications
no-problems = Aucun problème dans ce salon.
problems = { $count ->
    [one] { NUMBER($count) } problème
   *[other] { NUMBER($count) } problèmes
} dans ce salon.
failed = ✗ **{ $what }** : { $wrong }
check = { $check ->
    [view] Voir le salon
    [send] Envoyer des messages
    [embed] Intégrer des liens
    [open-threads] Ouvrir des fils
    [in-threads] Écrire dans les fils
    [reach] Atteindre le salon
    [reports] Publier les signalements
    [pictures] Images des dés
    [commands] Commandes
    [storage] Stockage
   *[practice] Deux coups d'essai dans chaque jeu
}
allow = { $check ->
    [view] sans cela, les plateaux ne peuvent pas être mis à jour ; accorde **Voir le salon**
    [send] sans cela, il n'y a pas de mentions, et les vieux plateaux ne peuvent pas être republiés ; accorde **Envoyer des messages**
    [embed] sans cela, un plateau republié est vide ; accorde **Intégrer des liens**
    [open-threads] sans cela, les tables ne peuvent pas ouvrir de fil ; accorde **Créer des fils publics**
   *[in-threads] sans cela, personne ne peut jouer dans un fil ; accorde **Envoyer des messages dans les fils**
} au rôle du bot, dans les paramètres de ce salon, sous *Permissions*.
allow-reach = { $error }. Accorde **Voir le salon** au rôle du bot, dans les paramètres de ce salon, sous *Permissions*.
try-again = { $error }. Réessaie ; si cela se reproduit, dis-le aux responsables du bot.
try-once-more = { $error }. Réessaie.
not-uploaded = il en manque { NUMBER($missing) } sur { NUMBER($all) }, donc les dés sont montrés en texte. Les responsables du bot devraient le redémarrer : il les envoie à Discord au démarrage.
other-version = elles viennent d'une autre version. Les responsables du bot devraient le redémarrer : il les enregistre au démarrage.
not-read-back = ce qui est gardé ne peut pas être relu. Dis-le aux responsables du bot.
not-stored = rien ne peut être gardé. Dis-le aux responsables du bot ; la raison est dans le journal.
games-failed = échec : { $games }. Dis-le aux responsables du bot ; la raison est dans le journal.
