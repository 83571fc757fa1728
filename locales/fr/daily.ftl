### La table du jour : pour qui la joue en solo, et une fois pour tout un salon.

title = Table du jour · { $day }
table-of = Table du jour, { $day }
todays = La table du jour : { $game }, en solo.
one-try = Tout le monde a les mêmes dés et **un seul essai**, à finir avant { $time } ({ $left }).
    -# Un second compte verrait les mêmes dés ; le classement repose donc sur la bonne foi.
played-in-a-row = Tu as joué { $days ->
    [one] { NUMBER($days) } jour
   *[other] { NUMBER($days) } jours
} de suite.
in-a-row = { $days ->
    [one] { NUMBER($days) } jour
   *[other] { NUMBER($days) } jours
} de suite
start-my-try = Commencer mon essai
yesterdays-record = Partie d'hier
tell-this-channel = En parler ici
yesterday = Hier · { $game }
turns = { $turns ->
    [one] { NUMBER($turns) } tour
   *[other] { NUMBER($turns) } tours
}
effort = { $turns }, { $rolls ->
    [one] { NUMBER($rolls) } lancer
   *[other] { NUMBER($rolls) } lancers
}
you-here = Ta place : { NUMBER($place) } sur { NUMBER($here) } ici, { NUMBER($among) } sur { NUMBER($all) } partout.
you-everywhere = Ta place : { NUMBER($among) } sur { NUMBER($all) } partout.
nobody-finished = Personne ne l'a finie.
finished-by = { $players ->
    [one] { NUMBER($players) } personne l'a finie
   *[other] { NUMBER($players) } personnes l'ont finie
}.
opens = La prochaine table ouvre { $left }.
dice-of = { $when ->
    [today] Aujourd'hui
   *[tomorrow] Demain
}, { $game } : `{ $commitment }`, tirage du { $made }.
committed = C'est le SHA-256 de la graine secrète, qui est montrée le lendemain.
yesterdays-seed = Graine d'hier : `{ $seed }`
told = { $name } a joué la table du jour du { $day }, { $game } : ||{ $effort }||. À toi : `/daily`
told-in-a-row = { $name } a joué la table du jour du { $day }, { $game } : ||{ $effort }||. { $row }. À toi : `/daily`
record-of = La partie écrite de ta table du jour du { $day }. `rollhouse verify` la vérifie, hors ligne.
