### Pourquoi quelque chose n'a pas été fait, pour la seule personne qui l'a tenté. Dit quelle est la règle, et quoi faire à la place.

## Partout

raced = La table vient de changer, donc rien n'a été fait. Tape `/table show` pour la voir telle qu'elle est.
apology = Toutes mes excuses : quelque chose s'est mal passé de mon côté. Ton coup compte peut-être quand même, alors vérifie avant de recommencer : `/table show` montre la table telle qu'elle est. Si cela se reproduit, donne aux responsables du bot le numéro `{ $number }`, qui est dans le journal.
no-such-table = Il n'y a pas de table `{ $typed }` ici. Le numéro d'une table est au bas de son plateau.
table-is-gone = Cette table n'existe plus. Ouvre-en une autre avec une commande de départ ; `/help` en donne la liste.
command-has-changed = Cette commande a changé. Tape `/` et choisis-la de nouveau ; `/help` donne la liste des jeux.
form-not-understood = Discord a envoyé cela sous une forme que ce bot ne comprend pas encore. Tape `/table show` pour obtenir un nouveau plateau.
button-of-other-version = Ce bouton vient d'une autre version du bot. Tape `/table show` pour obtenir un nouveau plateau.
button-not-on-message = Ce bouton n'est plus sur ce message. Utilise ce qui s'y trouve maintenant, ou tape `/table show` pour obtenir un nouveau plateau.
choice-not-available = Ce choix n'est pas possible. Tape `/table show` pour obtenir un nouveau plateau.
choose-an-entry = Choisis une des entrées.
choose-a-suggestion = Choisis une des propositions.
choose-a-game = Choisis un des jeux.
message-shows-no-table = Ce message ne montre aucune table. Cela marche sur une table qui attend ou sur le plateau d'une partie.
no-open-table-here = Aucune table n'est ouverte dans ce salon. Ouvres-en une avec `{ $start }`.
nothing-finished-here = Aucune partie n'a encore été terminée dans ce salon.
nothing-finished-visible = Aucune partie visible d'ici n'a encore été terminée.
has-finished-nothing-here = { $name } n'a encore terminé aucune partie dans ce salon.
has-finished-nothing-visible = { $name } n'a encore terminé aucune partie que tu peux voir ici.
game-is-gone = Ce bot n'a plus ce jeu.
rules-are-gone = Ce bot n'a plus les règles de ce jeu.
edition-is-gone = Cette table a été ouverte avec des règles que ce bot n'a plus. Ouvres-en une autre.
too-much-from-you = Trop de demandes de ta part en peu de temps. Attends { WAIT($left) }, puis réessaie. Les parties continuent.
too-much-in-channel = Trop de demandes dans ce salon. Attends { WAIT($left) }, puis réessaie. Les parties continuent.
too-many-invitations = Tu as invité beaucoup de monde en peu de temps. Attends { WAIT($left) }, puis réessaie. Les parties continuent.
invited-too-often = { $name } vient de recevoir beaucoup d'invitations. Attends { WAIT($left) }, puis réessaie. Les parties continuent.

banned = Sur ce serveur, l'accès à ce bot t'est interdit{ $until ->
    [for-good] {""}
   *[date] {""} jusqu'au { $date }
}. `/help`, `/me`, `/privacy` et `/table resign` marchent toujours, et la maison joue pour toi aux tables déjà commencées.
server-excluded = Les responsables de ce bot en ont exclu ce serveur{ $until ->
    [for-good] {""}
   *[date] {""} jusqu'au { $date }
}. `/help`, `/me`, `/privacy` et `/table resign` marchent toujours, et la maison joue pour toi aux tables déjà commencées.
excluded = Les responsables de ce bot t'en interdisent l'accès{ $until ->
    [for-good] {""}
   *[date] {""} jusqu'au { $date }
}. `/help`, `/me`, `/privacy` et `/table resign` marchent toujours, et la maison joue pour toi aux tables déjà commencées.

channels-for-games = Sur ce serveur, on joue ici : { $channels }.
not-a-member = Je ne suis pas membre ici, donc il n'y a rien à régler ni à vérifier : tu m'utilises ici parce que tu m'as installé pour toi. Un admin peut m'ajouter au serveur ; ces commandes marcheront alors. `/help` dit ce que tu peux faire.
nobody-would-see = Aucune table n'a été ouverte : dans ce salon, Discord ne montre mes réponses qu'à toi, donc personne ne pourrait la rejoindre. Il te manque la permission d'utiliser des applications externes (**Use External Apps**) ; un admin peut te la donner, ou m'ajouter au serveur.

## À une table en cours

already-ended = La table { $table } est déjà terminée.
has-ended = La table { $table } est terminée.
ended-early = Cette table s'est arrêtée avant la fin : { $why }. Ouvres-en une autre avec `{ $start }`.
only-players = { $act ->
    [play] Il faut une place à la table { $table } pour y jouer.
    [leave] Il faut une place à la table { $table } pour la quitter.
    [vote] Il faut une place à la table { $table } pour la mettre en pause, la reprendre ou la terminer.
    [hint] Il faut une place à la table { $table } pour demander un conseil.
   *[return] Il faut avoir joué à la table { $table } pour y reprendre une place.
}
paused = Cette table est en pause, donc ton coup n'a pas été joué. Toute personne à la table peut la reprendre avec `/table resume`.
already-paused = Cette table est déjà en pause. Reprends-la avec `/table resume`.
not-paused = Cette table n'est pas en pause.
you-play-already = Tu joues déjà toi-même à ta place.
no-hints = Il n'y a pas de conseils à cette table. On peut en ouvrir une avec `hints: True` ; les tables où jouent des bots en ont toujours.
no-hints-for-game = Il n'y a pas encore de conseils pour ce jeu : la maison n'y joue pas.
hint-after-the-end = Cette table est terminée. **{ -how-it-went }** montre ce que chaque décision a coûté.
hint-too-late = Tu as déjà joué. Appuie sur **{ -hint }** à ton prochain tour.
nothing-to-decide = Il n'y a rien à décider : une seule chose est possible.
over = Cette table est terminée : { $result } Appuie sur { -rematch } ou tape `{ $start }` pour rejouer.
only-watching = Tu n'as pas de place à cette table, tu peux donc seulement regarder. Ouvre ta propre table avec `{ $start }`.
not-your-turn = Ce n'est pas encore ton tour.
stale = Ce bouton date d'avant le dernier coup, donc il ne s'est rien passé.
not-possible = Ce coup n'est pas possible maintenant.
board-shows-moves = Le plateau montre tous les coups possibles.
time-is-up = { $name } ({ $moment })
then-safest-move = Fin du temps : { LIST($times) } ; ensuite, le coup le plus sûr est joué.
have-left = Tu as quitté cette table.
no-seat-at = Tu n'as pas de place à la table { $table }.
you-play-at = Tu joues déjà à la table { $table }.
not-begun = Cette table n'a pas commencé : l'hôte doit appuyer sur { -start }.
closed-before = Cette table a été fermée avant de commencer. Ouvres-en une autre avec une commande de départ ; `/help` en donne la liste.
agreed-already = Tu as déjà donné ton accord ; { NUMBER($agreed) } sur { NUMBER($all) } sont d'accord.

## Avant la partie

closed = Cette table est fermée. Ouvres-en une autre avec sa commande de départ.
begun = Cette table a déjà commencé. Tape `/table show` pour la voir.
already-begun = Cette table a déjà commencé.
only-host = { $act ->
    [start] C'est à l'hôte, { $host }, de commencer la partie.
    [house-players] C'est à l'hôte, { $host }, d'ajouter et de retirer des bots.
    [remove] C'est à l'hôte, { $host }, de retirer quelqu'un.
    [hand-over] C'est à l'hôte, { $host }, de confier la table à quelqu'un d'autre.
   *[do-this] C'est à l'hôte, { $host }, de faire cela.
}
host-is-there = Si { $host } ne fait rien ici pendant { NUMBER($minutes) } minutes, tout le monde à la table le pourra : encore { WAIT($left) }.
seats-are-kept-still = { $host } ne fait rien depuis { NUMBER($minutes) } minutes : tu peux donc commencer dès qu'aucune place n'est plus gardée.
press-join-first = { $act ->
    [leave] Appuie d'abord sur { -join } : il faut une place pour la quitter.
    [word] Appuie d'abord sur { -join } : il faut une place pour choisir un mot porte-bonheur.
    [invite] Appuie d'abord sur { -join } : il faut une place pour inviter d'autres gens.
    [call] Appuie d'abord sur { -join } : il faut une place pour appeler d'autres gens.
    [start] Appuie d'abord sur { -join } : il faut une place pour commencer la partie.
   *[do-this] Appuie d'abord sur { -join } : il faut une place pour faire cela.
}
seated = Tu as déjà une place à cette table.
not-seated = Tu n'as pas de place à cette table.
full = Toutes les places de cette table sont prises. Tu peux ouvrir ta propre table.
kept-until = { $name } jusqu'à { $time }
seats-are-kept = Toutes les places libres sont gardées pour des invitations : { LIST($names) }.
too-few = { $game } demande au moins { NUMBER($need) } personnes ; pour l'instant, il y en a { NUMBER($have) }. D'autres peuvent appuyer sur { -join }, ou tu peux ajouter un bot.
no-house-player = Il n'y a pas de bot à retirer.
to-leave = Pour partir toi-même, appuie sur { -leave }.
no-removal-in-play = La partie est en cours. La maison joue pour qui s'absente ; `/table replace` demande à quelqu'un de reprendre une place.
three-lobbies = Tu as déjà une place à trois tables qui attendent. Quittes-en une, ou attends que l'une commence.
called-already = Un appel a été lancé il y a peu sur ce serveur. C'est possible une fois toutes les { NUMBER($minutes) } minutes : encore { WAIT($left) }.
no-role-to-call = Les admins de ce serveur n'ont choisi aucun rôle à appeler.
no-seat-free = Il n'y a plus de place à cette table.
beside-a-blocked-person = Il y a à cette table quelqu'un que tu as bloqué. `/me blocks` dit qui ; `/me unblock` débloque.
cannot-join = Tu ne peux pas rejoindre cette table. L'hôte peut quand même t'inviter, ou tu peux ouvrir la tienne ; `/help` donne la liste des jeux.
too-few-games = La table { $table } demande { $wanted ->
    [one] { $wanted } partie classée
   *[other] { $wanted } parties classées
} de { $game } sur ce serveur, et { $who ->
    [you] tu en as { NUMBER($have) }
   *[someone] { $name } en a { NUMBER($have) }
}.
rating-too-low = La table { $table } demande une cote de { NUMBER($wanted) } à { $game } sur ce serveur, et { $who ->
    [you] tu as { NUMBER($have) }
   *[someone] { $name } a { NUMBER($have) }
}.
no-rating-yet = La table { $table } demande une cote de { NUMBER($wanted) } à { $game } sur ce serveur, et { $who ->
    [you] tu n'en as
   *[someone] { $name } n'en a
} pas encore qui compte : jusqu'à { NUMBER($games) } parties classées, elle est provisoire.

## Invitations

other-is-seated = { $name } a déjà une place à cette table.
other-is-a-bot = { $name } est un autre bot et ne peut pas jouer ici. Tu peux faire jouer la maison.
bot-takes-no-seat = { $name } est un autre bot et ne peut pas jouer ici.
other-has-declined = { $name } a refusé et ne recevra plus d'invitation à cette table. Appuyer sur { -join } reste possible.
other-is-invited = { $name } a déjà une invitation : une place est gardée jusqu'à { $time }.
cannot-be-invited = On ne peut pas inviter { $name } à cette table.
no-seat-to-keep = Il n'y a pas de place libre à garder pour { $name }.
wants-no-invitations = { $name } ne veut recevoir aucune invitation. Appuyer sur { -join } reste possible.
wants-acquaintances-only = { $name } ne veut d'invitations que de gens déjà rencontrés à une table. Appuyer sur { -join } reste possible.
choose-the-player = Choisis la personne avec l'option `player`.
choose-a-guest = Choisis quelqu'un à inviter.
not-yourself = Tu ne peux pas t'inviter toi-même. Choisis quelqu'un d'autre.
other-has-no-seat = { $name } n'a pas de place à cette table.
you-have-joined = Tu joues déjà à cette table. Pour la quitter, appuie sur { -leave } tant qu'elle attend.
invitation-for-others = Cette invitation est pour quelqu'un d'autre. Pour jouer à cette table, appuie sur { -join } tant qu'elle attend.

## Quand une table s'ouvre

no-invitations-in-dm = Aucune table n'a été ouverte : on ne peut inviter personne en message privé. Tape la commande sur un serveur.
no-room-for-guests = Aucune table n'a été ouverte : à { $game }, il y a de la place à côté de toi pour { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}, bots compris.
no-room-for-house = Aucune table n'a été ouverte : à { $game }, le nombre de bots à côté de toi est limité à { NUMBER($count) }.
no-such-level = Un bot est `casual`, `regular` ou `master`.
no-thread-here = Aucune table n'a été ouverte : je ne suis pas membre ici, donc je ne peux pas ouvrir de fil. Enlève `thread`.
minimum-needs-rated = Aucune table n'a été ouverte : seule une table classée sur un serveur peut demander `min-games` ou `min-rating`.
too-many-tables = Tu es déjà l'hôte de { NUMBER($count) } tables ouvertes sur ce serveur. Termines-en une avec `/table end`, ou confie-la avec `/table host`.

## Quand une place change de mains

only-previous = Seule la personne qui avait cette place avant peut la reprendre.
newcomer-has-moved = { $name } a joué entre-temps, donc tu ne peux plus la reprendre.
choose-who-takes-over = Choisis avec l'option `player` qui reprend la place.
bot-cannot-take-over = Un autre bot ne peut pas prendre de place. La maison joue pour qui s'absente.
left-for-good = { $name } a quitté la table { $table } pour de bon. Cette place est hors jeu, et personne ne peut la reprendre.
no-seat-to-hand-over = Tu n'as pas de place à la table { $table }. Pour céder la place de quelqu'un d'autre, choisis la personne avec l'option `for`.
other-has-no-seat-at = { $name } n'a pas de place à la table { $table }.
only-players-offer = Il faut une place à la table { $table } pour demander à quelqu'un d'en reprendre une.
plays-own-seat = { $name } joue encore à sa place. On cède la sienne avec `/table replace` ; les autres le peuvent une fois que la maison y joue, après deux décisions de suite hors délai.
can-come-back-paused = { $name } peut encore revenir, et la table est en pause. Réessaie après la pause.
can-come-back = { $name } peut encore revenir. D'autres pourront prendre la place { $moment } ; d'ici là, la maison y joue.
other-is-seated-at = { $name } a déjà une place à la table { $table }.
cannot-be-asked = On ne peut pas demander à { $name } de jouer à la table { $table }.
offer-for-others = Cette offre est pour quelqu'un d'autre. `/table replace` cède ta propre place.

## Fin, résultats, historiques, signalements

own-game = Tu as joué à la table { $table }, donc quelqu'un d'autre de la modération doit en décider.
only-host-closes = C'est à l'hôte de fermer une table qui n'a pas commencé. Tu peux appuyer sur { -leave }.
only-players-or-moderators = Il faut une place à la table { $table } ou modérer son salon pour la terminer.
only-moderators-void = Seule la modération du salon de la table { $table } ou de ce serveur peut retirer son résultat du classement.
counts-already = Le résultat de la table { $table } compte déjà.
void-already = Le résultat de la table { $table } ne compte déjà plus ; `restore: True` le compte de nouveau.
no-result = La table { $table } n'a pas de résultat : la partie n'a pas été terminée.
rematch-in-play = La partie est encore en cours ; la revanche viendra quand elle sera finie.
rematch-elsewhere = Les autres jouent la revanche dans { $channel }. Appuie là-bas sur { -rematch }, ou ouvre une table ici avec `/play`.
rematch-for-players = Il faut avoir joué à cette table pour lancer la revanche. Ouvre ta propre table avec `{ $start }`.
nobody-waits = Plus personne n'attend de revanche de cette table. Appuie sur { -rematch } pour en lancer une autre.
only-ready = Il faut d'abord dire que tu veux rejouer : appuie sur { -rematch }, et tu pourras ouvrir la table à tout le monde.
lobby-is-open = La table est déjà ouverte à tout le monde : { $link }
record-after-the-end = La partie écrite de la table { $table } sera disponible à la fin : jusque-là, ses dés sont secrets.
no-record = La table { $table } a été fermée avant de commencer, donc elle n'a pas de partie écrite.
no-moderators = Il n'y a pas de modération ici.
no-reports-channel = Les admins de ce serveur n'ont choisi aucun salon pour les signalements. Parles-en toi-même à la modération.
reported-already = Tu as déjà signalé la table { $table }.
shown-elsewhere = La table { $table } est dans un autre salon. Il faut y jouer pour la montrer ici.
cannot-see = Ce salon n'est pas visible pour { LIST($names) }, donc la table { $table } reste dans { $channel }.
not-shown-there = Impossible de publier la table { $table } dans { $channel }, donc elle reste ici. `/doctor`, là-bas, dit peut-être pourquoi.
somebody-has-moved = Depuis, il s'est passé quelque chose à la table. Pour redemander, tape `/table show` dans l'autre salon.
open-tables-on-servers = Cela liste les tables d'un serveur qui m'a ajouté, donc tape-le là-bas. `/tables mine` liste tes propres tables, ici aussi.

## Le serveur, ses propres réglages, ce qui est fini

no-such-option = Aucune table n'a été ouverte : l'option `{ $option }` ne peut pas être `{ $value }`.
only-admins = Il faut la permission **Gérer le serveur** pour changer ces réglages.
not-banned = Aucune exclusion ne vise { $name } ici.
not-ban-yourself = Tu ne peux pas t'exclure toi-même.
bot-does-not-play = { $name } est un bot et ne joue pas.
banned-already = Une exclusion vise déjà { $name }.
not-ban-an-opponent = { $name } joue avec toi à la table { $table }, et cette partie est encore en cours. Un autre membre de l'administration peut prononcer l'exclusion maintenant ; toi, tu le pourras quand la partie sera finie, ou quand tu l'auras quittée pour de bon avec `/table resign table:{ $table }`.
cannot-report-there = Je ne peux pas écrire de signalements dans { $channel }. Accorde au rôle du bot **Voir le salon**, **Envoyer des messages** et **Joindre des fichiers**, dans les paramètres du salon, sous *Permissions*.
reports-channel-is-gone = Le salon choisi pour les signalements n'existe plus. Choisis-en un autre avec `/settings reports:`.
no-lesson = { $game } n'a pas de leçon. `{ $rules }` l'explique.
no-such-zone = Il n'y a pas de fuseau horaire `{ $typed }`. Tape une ville et choisis une proposition, par exemple `Europe/Paris`.
two-hours = Donne le début et la fin des heures calmes : deux heures différentes de 0 à 23, par exemple `from: 22` `until: 7`. Laisse les deux vides pour les supprimer.
not-block-yourself = Tu ne peux pas te bloquer toi-même.
not-block-a-bot = Un bot ne joue pas, il n'y a donc rien à bloquer.
blocks-are-full = Tu as bloqué { NUMBER($most) } personnes, et c'est le maximum. `/me unblock` fait de la place.
nothing-to-delete = Ce bot ne garde rien sur toi que tu puisses supprimer. Les exclusions et les listes de blocage des autres restent.
joined-meanwhile = Tu viens de rejoindre une autre table, donc rien n'a été supprimé. Quitte-la, puis réessaie.
daily-is-over = La table du jour ({ $day }) est finie. Tape `/daily` pour celle d'aujourd'hui.
daily-not-begun = Tu n'as pas encore commencé la table d'aujourd'hui. Tape `/daily`.
daily-was-played = Tu as déjà eu ton essai à la table d'aujourd'hui, avant de supprimer tes données. La prochaine ouvre { $moment }.
finish-first = Finis d'abord ton essai ; ensuite, tu pourras en parler dans ce salon.
told-already = Tu as déjà parlé de cet essai dans un salon.
no-daily-record = Il n'y a pas de partie écrite. Tu l'auras le lendemain, si tu as fini ton essai.
tables-are-gone = Ces tables n'existent plus.
no-table-chosen = Aucune table n'a été choisie.
replay-after-the-end = La table { $table } est encore en jeu. Quand elle sera finie, tout le monde pourra la revoir.
nothing-to-replay = La table { $table } a été fermée avant de commencer, donc il n'y a rien à revoir.
analysis-after-the-end = Cette table est encore en jeu. **{ -how-it-went }** s'ouvre quand elle est finie.
nothing-to-analyse = Aucun coup n'a été joué à cette table, donc il n'y a rien à analyser.
no-analysis = Il n'y a pas encore d'analyse de ce jeu : la maison n'y joue pas.
shown-to-everybody = Tout le monde l'a déjà vu. Appuie sur **{ -how-it-went }** pour le voir toi-même.
picture-after-the-end = Il y aura une image à partager quand une partie aura été jouée jusqu'au bout.
say-why = Dis pourquoi avec l'option `reason`. `/history` le montre à quiconque peut voir la table.
no-open-tables = Tu n'es à aucune table ouverte. `/play` en ouvre une ; sur un serveur, `/tables open` liste les tables que tu peux rejoindre.
no-open-tables-here = Tu n'es à aucune table ouverte sur ce serveur. `/tables open` liste les tables que tu peux rejoindre. En message privé avec moi, cette commande liste tes tables sur tous les serveurs.
no-hint-found = Toutes mes excuses, je n'ai pas trouvé de conseil. Appuie de nouveau sur **{ -hint }**.
