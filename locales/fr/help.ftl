### Ce que dit `/help`. Markdown de Discord : `**gras**`, `code`.

title = Rollhouse : des jeux de dés
good-to-know = Bon à savoir
every-command = Toutes les commandes
page = Page { NUMBER($page) } sur { NUMBER($pages) }
back = Retour
next = Suite
how-to-play = { $game } · comment jouer

new-here = **Première visite ?** `/play` t'installe tout de suite à une table. Chaque jeu ci-dessous a une leçon, `learn` : une ou deux minutes, rien que pour toi.
first = 1. Tape une commande de départ, par exemple `/noodle start`. Une table s'ouvre dans ce salon.
second = 2. Chaque personne qui veut jouer appuie sur **{ -join }** ; l'hôte appuie sur **{ -start }**. Invite des gens depuis la table, ou avec `with:` dans la commande : leurs places sont gardées dix minutes. Tout le monde dort ? Ajoute des bots à la table, ou tape `house:1`. En message privé avec moi, tu peux aussi jouer en solo ou contre la maison.
third = 3. Le plateau dit à qui c'est de jouer. On joue avec ses boutons et ses menus.
fourth = 4. À la fin, il dit qui a gagné. Appuie sur **{ -rematch }** pour rejouer.

game = **{ $game }** · { NUMBER($fewest) }–{ NUMBER($most) } personnes · { NUMBER($quick) }–{ NUMBER($slow) } min

time = **Le temps** · Chaque décision a une limite de temps. Quand elle est écoulée, le coup le plus sûr est joué ; après deux fois de suite, la maison joue pour toi jusqu'à ce que tu appuies sur **{ -i-am-back }**. `/table pause` arrête les horloges si tout le monde est d'accord.
house = **La maison** · ⌂ marque les bots qui jouent. Ils sont casual, regular ou master (`level`) et jouent d'eux-mêmes après un moment (ou tout de suite : `/me house-pace`) ; une partie avec eux ne compte pas pour le classement. `/profile` donne ton bilan contre chaque niveau.
luck = **Chance ou talent ?** · Aux tables où jouent des bots, ou ouvertes avec `hints: True`, **{ -hint }** te donne le meilleur coup. À la fin de chaque partie, **{ -how-it-went }** montre la part de la chance et celle du jeu.
pings = **Mentions** · Le bot te mentionne quand on t'attend. Choisis quand avec `/me pings`, et quand ne pas le faire avec `/me quiet-hours`.
turn = **Ton tour ?** · `/tables mine` liste tes tables, d'abord celles où c'est ton tour ; en message privé avec moi, celles de tous les serveurs. `/tables open` liste les tables que tu peux rejoindre.
board = **Le plateau** · Tu ne le vois plus ? `/table show` l'affiche de nouveau en bas du salon.
dice = **Les dés** · Tu peux les vérifier : **{ -fair-dice }**, sous **Plus** avant la partie, montre le SHA-256 de la graine secrète, fixée avant que quiconque donne un mot porte-bonheur, et `/table verify` montre la graine à la fin et vérifie chaque lancer. La personne qui m'héberge pourrait quand même savoir ce qui vient : jouez donc pour le plaisir.
anywhere = **Partout** · Installe-moi pour toi (depuis mon profil) pour lancer des parties sur d'autres serveurs, dans des groupes et en message privé ; les autres n'ont qu'à appuyer sur les boutons. Là où je ne suis pas membre, je ne peux ni te mentionner ni ouvrir de fil, et après 15 minutes sans action le plateau ne bouge plus jusqu'à la suivante.
results = **Résultats** · Voir `/leaderboard`, `/profile` et `/history`. On entre au classement après trois parties classées ; la cote est provisoire jusqu'à dix. Une table terminée compte s'il y avait au moins deux personnes, sans bots ni conseils ; qui l'a quittée ou n'était pas là à la fin compte à la dernière place. Les parties répétées entre les deux mêmes personnes en 7 jours comptent moins : 1/2, 1/3 et ainsi de suite.
data = **Tes données** · `/privacy about` dit ce qui est gardé sur toi et comment le supprimer.
