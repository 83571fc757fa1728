### Ce que le bot demande, et ce qu'il dit dans un salon à côté des plateaux : qui part, reprend une place, vote, signale.

someone = quelqu'un
a-player = Quelqu'un
the-host = l'hôte

described = { $table } · { $game } · { $table-is ->
    [waiting] attend du monde
    [in-play] en cours
    [finished] terminée
   *[closed] fermée
}

resign = Quitter pour de bon la table { $table } ({ $game }) ? Tu ne seras plus dans cette partie.{ $resigns ->
    [unrated] {""}
    [took-over] {" "}Tu as repris cette place, donc la partie ne compte pas pour ton classement.
    [others-play-on] {" "}Pour le classement, tu comptes à la dernière place, derrière toutes les personnes qui restent.
   *[nobody-moved] {" "}Personne n'a encore joué : pour le classement, tu comptes à la dernière place si d'autres continuent.
}
yes-leave = Oui, quitter la table
left = Tu as quitté la table.
last-one = Il n'y avait plus que toi, donc la table est fermée.
removed = { $by } a retiré { $name } de la table { $table }. { $is-closed ->
    [yes] Il n'y a plus personne, donc elle est fermée.
   *[no] Il y a une place libre.
}
freed = { $by } a libéré la place gardée pour { $name } à la table { $table }.
new-host = { $name } est maintenant l'hôte de la table { $table }.
shut-out = { $host } : quelqu'un voudrait rejoindre la table { $table }, mais ne peut pas jouer avec une des personnes qui s'y trouvent. Les gens que tu invites peuvent jouer quand même.

taken-back = L'invitation à la table { $table } a été retirée.
over = L'invitation à la table { $table } n'est plus valable.
closed-so-over = La table { $table } est fermée, donc l'invitation n'est plus valable.
free-again = La place gardée pour { $name } à la table { $table } est de nouveau libre. Appuie là-bas sur { -join } pour jouer.

offer-own = { $mention } : { $name } te propose sa place à la table { $table } ({ $game }). Tu reprends la position telle qu'elle est.
offer-of = { $mention } : { $asker } te propose de reprendre la place de { $name }, où joue la maison, à la table { $table } ({ $game }). Tu reprends la position telle qu'elle est.
offer-counts = Pour le classement, { $name } compte à la dernière place, sauf en cas de retour avant ton premier coup ; pour toi, la partie ne compte pas.
accept = Accepter
decline = Refuser
takes-over = { $name } prend la place de { $before } à la table { $table } ({ $game }).
took-back = { $name } reprend sa place à { $newcomer } à la table { $table } ({ $game }).
declined = { $name } ne veut pas prendre la place de { $before } à la table { $table }.
is-back = { $name } est de retour, donc la place n'est plus à prendre.
has-moved = { $name } a joué depuis, donc la place n'est plus à prendre.
offer-over = Cette offre d'une place à la table { $table } n'est plus valable.
seat-gone = Cette place à la table { $table } n'est plus à prendre.

pause = Mettre en pause la table { $table } ({ $game }) ? Les horloges s'arrêtent quand toute la table est d'accord : { NUMBER($agreed) } sur { NUMBER($all) }.
end = Terminer la table { $table } ({ $game }) sans résultat ? Elle se termine quand toute la table est d'accord : { NUMBER($agreed) } sur { NUMBER($all) }.{ $absent ->
    [0] {""}
    [1] {" "}{ LIST($away) } n'est pas là et doit aussi donner son accord.
   *[other] {" "}{ LIST($away) } ne sont pas là et doivent aussi donner leur accord.
} Pour partir sans les autres, tape `/table resign`.
agree = D'accord
paused = La table { $table } ({ $game }) est en pause : les horloges sont arrêtées et personne ne peut jouer. Toute personne à la table peut la reprendre.
resume = Reprendre
resumed = { $name } a mis fin à la pause de la table { $table }.
end-now = Terminer maintenant la table { $table } ? Il n'y aura pas de résultat.
yes-end = Terminer maintenant
ended = La table { $table } s'est terminée sans résultat : { $why }.

show-there = Montrer la table { $table } ({ $game }) dans { $channel } ? Certaines personnes à la table ne voient pas ce salon, donc toute la table doit être d'accord avant le prochain coup : { NUMBER($agreed) } sur { NUMBER($all) }.
asked-there = Ce salon n'est pas visible pour { LIST($names) }. Le plateau de la table { $table } vient ici si tout le monde y est d'accord ; la question est posée dans { $channel }.
shown-there = Toute la table est d'accord : la table { $table } est maintenant dans { $channel }.
shown-here = Cette table est maintenant ici : { $link }
shown-below = Cette table a un plateau plus récent plus bas. Tape `/table show` pour le voir ici.
thread = { $game } · table { $table }
no-thread = Impossible d'ouvrir un fil pour la table { $table }, donc on y joue ici. Il faut un salon textuel où le bot a les permissions **Créer des fils publics** et **Envoyer des messages dans les fils** ; `/doctor` en dit plus.
not-in-thread = Impossible de publier le plateau de la table { $table } dans son fil, donc on y joue ici. `/doctor`, dans le fil, en dit peut-être plus.

void = Le résultat de la table { $table } ne compte plus pour le classement. Raison : { $reason }. Sa partie écrite reste et peut toujours être vérifiée.
counts-again = Le résultat de la table { $table } compte de nouveau pour le classement.

telling = Je préviens la modération…
reports = { $person } signale la table { $table }
reports-at = { $person } signale la table { $table } : { $link }
record-later = `/table record` donne la partie écrite quand la table est terminée : jusque-là, ses dés sont secrets.
told = La modération a été prévenue au sujet de la table { $table }.
not-told = La table { $table } n'a pas pu être signalée. { $is-transient ->
    [yes] Réessaie dans une minute.
   *[no] Je ne peux pas écrire dans le salon choisi pour les signalements ; `/doctor` dit pourquoi aux admins. Parles-en toi-même à la modération.
}

form-report = Signaler la table { $table }
form-what = Que faut-il regarder ?
read-by = La modération lit ceci, ton nom et la partie écrite de la table.
form-word = Ton mot porte-bonheur
form-any-word = Un mot au choix, mélangé aux dés
for-example = par exemple : ananas
