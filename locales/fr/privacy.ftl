### `/privacy`. Tout ce que dit `about` a au plus 4096 caractères.

title = Ce que ce bot garde sur toi
about = Ce que ce bot garde sur toi, et ce que tu peux choisir.
what = **Quoi**
    Pour chaque table que tu as rejointe : ton identifiant Discord, ton nom à ce moment-là, ton mot porte-bonheur, ta place, tes coups avec leurs dés et leur heure, ton rang et tes points, si tu l'as quittée ou si tu manquais à la fin, combien de conseils tu as eus, et ce que tu as réussi ; et le serveur, le salon et le message de la table. La part de chance et de jeu, place par place, aux tables où quelqu'un l'a demandée. Tes essais à la table du jour : le jour, le serveur, ton nom et tes coups. Si tu supprimes tes données un jour où tu l'as jouée, une marque disant que quelqu'un a eu cet essai, jusqu'à la fin du jour. Tes réglages de `/me`, si tu les as changés, et ta liste de blocage. Les invitations à des tables, pendant dix minutes ou, si tu refuses, jusqu'au début de la partie, et les places qu'on te propose, pendant une semaine. Sur quels serveurs des admins t'interdisent ce bot, si ses responsables te l'interdisent, et qui te bloque. Ce que tu as fait comme admin ou dans la modération d'un serveur, et quelles tables tu as signalées, pendant 90 jours. Ni messages, ni amis.
why = **Pourquoi**
    Pour continuer les parties après un redémarrage, pour prouver que les dés étaient honnêtes, et pour les classements, les profils et l'historique. Les autres voient ton nom sur les plateaux, dans les parties écrites et dans les classements de ton serveur ; dans les classements entre serveurs, seulement si les admins de ton serveur l'acceptent dans `/settings`. Tes tables peuvent être revues par qui y a joué et dans le salon où elles ont été jouées ; sur tout le serveur, seulement si ses admins le veulent.
deleted-after = **Combien de temps**
    Les tables sont supprimées { $days ->
        [one] { NUMBER($days) } jour
       *[other] { NUMBER($days) } jours
    } après leur fin.
kept = **Combien de temps**
    Les tables sont gardées. Qui supprime ses données y devient anonyme.
rights = **Tes droits**
    `/privacy export` te donne tout cela dans un fichier, sauf ce qui est calculé à partir de tes parties : succès, chance et jeu, cotes. Il ne dit pas non plus qui te bloque, car c'est la décision des autres et non la tienne. `/privacy delete` te rend anonyme à toutes les tables, même là où tu as modéré, et supprime tes réglages et ta liste de blocage ; les exclusions et les blocages par d'autres restent. Pour toute question, écris aux responsables de ce bot.
collecting = Je rassemble ce que je garde sur toi…
not-exported = Toutes mes excuses, je n'ai pas pu préparer le fichier. Tape de nouveau `/privacy export` plus tard ; si cela n'aide pas, demande-le aux responsables de ce bot.
exported = Ce que ce bot garde sur toi : { $tables ->
    [one] { NUMBER($tables) } table
   *[other] { NUMBER($tables) } tables
}. Les heures sont en UTC, en millisecondes depuis 1970.
ask = Supprimer tes données pour de bon et devenir anonyme{ $tables ->
    [0] {""}
    [1] {" "}à la table que tu as rejointe
    [one] {" "}aux { NUMBER($tables) } tables que tu as rejointes
   *[other] {" "}aux { NUMBER($tables) } tables que tu as rejointes
} ? { $open ->
    [0] {""}
    [1] Tu quittes la table où tu es, ce qui compte comme un abandon si la partie est en cours.{" "}
    [one] Tu quittes les { NUMBER($open) } tables où tu es, ce qui compte comme un abandon là où la partie est en cours.{" "}
   *[other] Tu quittes les { NUMBER($open) } tables où tu es, ce qui compte comme un abandon là où la partie est en cours.{" "}
}Tes réglages et ta liste de blocage sont supprimés. Ton nom devient « quelqu'un » et ton identifiant est remplacé par un autre, tiré au hasard, qui ne dit pas qui tu étais ; c'est le même à toutes les tables, pour que les cotes des autres ne changent pas. Tu n'es plus dans aucun classement, et tes propres cotes sont perdues. Tes coups et tes mots porte-bonheur restent : sans eux, personne ne pourrait vérifier les dés des autres. Les messages déjà publiés restent dans leurs salons ; les derniers plateaux sont redessinés sans ton nom, et la modération peut supprimer le reste.
delete = Oui, supprimer
deleted = C'est fait : ton nom n'est plus à aucune table. Si tu rejoues, tu recommences à zéro.
