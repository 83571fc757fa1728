### La table du jour : pour qui la joue en solo, et une fois pour tout un salon.

title = Table du jour · { $day }
table-of = Table du jour, { $day }
todays = La table du jour : { $game }, en solo.
one-try = Tout le monde a les mêmes dés et **un seul essai**. Il est ouvert jusqu'à { $time } ({ $left }) ; ce qui n'est pas fini d'ici là ne compte pas. Un second compte verrait les mêmes dés : le classement repose sur la bonne foi.
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
tell-this-channel = Le dire au salon
yesterday = Hier · { $game }
turns = { $turns ->
    [one] { NUMBER($turns) } tour
   *[other] { NUMBER($turns) } tours
}
effort = { $turns }, { $rolls ->
    [one] { NUMBER($rolls) } lancer
   *[other] { NUMBER($rolls) } lancers
}
you-here = Toi : place { NUMBER($place) } sur { NUMBER($here) } ici, { NUMBER($among) } sur { NUMBER($all) } partout.
you-everywhere = Toi : place { NUMBER($among) } sur { NUMBER($all) } partout.
nobody-finished = Personne n'a fini.
finished-elsewhere = { $players ->
    [one] { NUMBER($players) } personne a fini
   *[other] { NUMBER($players) } personnes ont fini
} ailleurs.
opens = La prochaine ouvre { $left }.
dice-of = { $when ->
    [today] Aujourd'hui
   *[tomorrow] Demain
}, { $game } : `{ $commitment }`, tirage du { $made }.
committed = SHA-256 de la graine secrète, montrée le lendemain.
yesterdays-seed = Graine d'hier : `{ $seed }`
told = { $name } a joué la table du jour du { $day }, { $game } : ||{ $effort }||. À toi : `/daily`
told-in-a-row = { $name } a joué la table du jour du { $day }, { $game } : ||{ $effort }||. { $row }. À toi : `/daily`
record-of = La partie écrite de ta table du jour du { $day }. `rollhouse verify` la vérifie, hors ligne.
