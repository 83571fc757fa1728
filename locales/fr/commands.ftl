### Ce que Discord affiche pendant qu'on tape une commande : 100 caractères au plus. Les commandes elles-mêmes restent en anglais.

## /<game>

start = Ouvre une table, avec des options
learn = Apprends le jeu en une ou deux minutes, à une table privée aux dés préparés
rules = Comment jouer
leaderboard-of-game = Classement de ce jeu

language = La langue du plateau (par défaut : celle du serveur, ou la tienne)
thread = Jouer dans un fil séparé
clock = Temps par décision (par défaut : 24 heures)
clock-24h = 24 heures par décision
clock-1h = 1 heure par décision
clock-10m = 10 minutes par décision
clock-2m = 2 minutes par décision
clock-none = sans limite de temps
with = La personne à inviter
with-another = Une autre personne à inviter
house = Contre combien de bots tu veux jouer ; la partie est alors sans classement
level = La force des bots (par défaut : regular)
level-casual = casual : joue pour le plaisir et laisse passer des choses
level-regular = regular : connaît le jeu
level-master = master : joue du mieux possible
hints = Laisser tout le monde demander le meilleur coup ; la partie est alors sans classement
rated = Compter le résultat pour le classement (par défaut : oui)
when-full = Commencer tout seul quand toutes les places sont prises
min-games = Parties classées, dans ce jeu et sur ce serveur, qu'il faut pour rejoindre la table
min-rating = Cote, dans ce jeu et sur ce serveur, qu'il faut pour rejoindre la table

## /table

table = Gérer une table
table-name = Le numéro sous le plateau (sinon ta table ici ; pour record, verify et void, la dernière terminée)
table-show = Affiche de nouveau le plateau en bas du salon
table-resign = Quitte une partie pour de bon
table-replace = Demande à quelqu'un de reprendre ta place, ou une place jouée par la maison
    .player = La personne qui reprend la place
    .for = La place de qui (par défaut : la tienne)
table-pause = Demande à toute la table d'arrêter les horloges
table-resume = Reprends une table en pause
table-end = Termine une table sans résultat, si toute la table est d'accord
table-host = Confie la table à une autre personne
    .player = La personne à qui confier la table
table-remove = Pour l'hôte et la modération : retire quelqu'un ou libère une place gardée, avant le début
    .player = La personne à retirer
table-record = Récupère la partie écrite d'une table terminée : chaque coup et chaque lancer
table-verify = Vérifie les dés : l'empreinte de la graine secrète, ou chaque lancer d'une partie terminée
table-void = Pour la modération : retire un résultat du classement, ou compte-le de nouveau
    .restore = Compter de nouveau le résultat
    .reason = Pourquoi ; l'historique l'affiche

## /tables

tables = Trouver une table
tables-mine = Tes tables, d'abord celles où c'est ton tour
tables-open = Les tables de ce serveur que tu peux rejoindre

## /settings, /doctor

settings = Pour les admins : salons de jeu, mentions, modération, exclusions
    .ban = Exclure un membre de ce bot sur ce serveur
    .unban = Lever l'exclusion d'un membre
    .new-accounts = Jours pendant lesquels un compte est nouveau ; ses parties comptent à peine pour les autres
    .days = Avec ban : pour combien de jours (par défaut : jusqu'à nouvel ordre)
    .reports = Le salon où la modération lit les signalements
    .language = La langue des nouvelles tables, si leur jeu est traduit
    .channel-language = La langue des nouvelles tables de ce salon et de ses fils
settings-language-own = chaque table dans la langue de son hôte
settings-language-server = comme le reste du serveur
doctor = Vérifie que tout fonctionne dans ce salon

## /leaderboard, /profile, /history

leaderboard = Classement d'un jeu ou de tous les jeux
    .game = Quel jeu (par défaut : tous ensemble)
    .period = Depuis quand (par défaut : depuis le début)
    .scope = Où (par défaut : sur ce serveur)
period-all = depuis le début
period-season = ce trimestre
period-month = ce mois-ci
period-week = cette semaine (depuis lundi)
scope-server = sur ce serveur
scope-everywhere = partout
profile = Les statistiques de quelqu'un, et votre bilan en face à face
    .player = Le profil de qui (par défaut : le tien)
history = Les tables terminées, à revoir coup par coup
    .player = Seulement les tables de cette personne
    .scope = Où (par défaut : les tables que tu peux voir ici)
scope-visible = tout ce que tu peux voir ici
scope-channel = dans ce salon

## /privacy

privacy = Tes données
privacy-about = Quelles données sont gardées sur toi, et pourquoi
privacy-export = Récupère tes données dans un fichier
privacy-delete = Supprime tes données : tu deviens anonyme à toutes les tables

## /me

me = Tes propres réglages
me-pings = Quand te mentionner si c'est ton tour
    .when = Par défaut : après 2 minutes
pings-later = après 2 minutes, sauf si je joue en ce moment à la table
pings-always = toujours, tout de suite
pings-never = jamais
me-timezone = Le fuseau horaire de tes heures calmes
    .zone = Tape une ville, par exemple Paris
me-quiet-hours = Les heures sans mention (laisse les deux vides pour aucune)
    .from = Première heure, de 0 à 23
    .until = Heure à laquelle les mentions reprennent, de 0 à 23
me-house-pace = La vitesse des bots à tes tables
    .pace = Par défaut : après un moment
pace-moment = après un moment, pour que je puisse suivre
pace-at-once = tout de suite
me-pictures = Comment les images sont dessinées pour toi
    .pictures = Par défaut : moving
pictures-moving = moving : les dés roulent quand on les lance
pictures-still = still : rien ne bouge à mes tables
pictures-words = words : ce que personne d'autre ne voit est écrit en mots
me-leaderboard = Apparaître ou non dans les classements
    .show = Par défaut : on
listed-on = on : j'apparais dans les classements
listed-off = off : je n'apparais dans aucun classement
me-invitations = Qui peut t'inviter à une table, ou te proposer une place
    .from = Par défaut : tout le monde
inviters-everybody = tout le monde
inviters-acquaintances = les gens avec qui j'ai joué
inviters-nobody = personne
me-block = Bloque quelqu'un : plus de table commune, sauf si l'hôte d'une table invite cette personne
    .player = Qui
me-unblock = Débloque quelqu'un
me-blocks = Les gens que tu as bloqués

## /play, /daily, /help

play = Installe-toi : à une table ouverte ici, à une nouvelle, ou tout de suite contre la maison
    .game = Quel jeu (par défaut : celui qui attend ici, ou le plus court)
    .house = Contre la maison, la partie commence tout de suite
daily = Une partie par jour, en solo, avec les mêmes dés pour tout le monde
help = Tous les jeux, et comment en commencer un

## Dans les menus des personnes et des messages, sous Applications : 32 caractères au plus. Ici, Discord affiche le nom.

menu-invite = Inviter à jouer
menu-profile = Profil
menu-rules = Règles de cette table
menu-record = Partie écrite
menu-report = Signaler cette table
in-menu-of-person = dans le menu d'une personne, sous Applications
in-menu-of-message = dans le menu d'une table qui attend ou d'un plateau, sous Applications
