### A mesa diária: para quem joga sozinho, e uma vez para todo um canal.

title = Mesa diária · { $day }
table-of = Mesa diária, { $day }
todays = A mesa de hoje: { $game }, em modo solo.
one-try = Todo mundo tem os mesmos dados e **uma tentativa**, que precisa terminar até { $time } ({ $left }).
    -# Com outra conta daria para ver os mesmos dados, por isso o ranking depende da boa-fé de quem joga.
played-in-a-row = Você joga há { $days ->
    [one] { NUMBER($days) } dia
   *[other] { NUMBER($days) } dias seguidos
}.
in-a-row = { $days ->
    [one] { NUMBER($days) } dia
   *[other] { NUMBER($days) } dias seguidos
}
start-my-try = Começar a tentativa
yesterdays-record = Registro de ontem
tell-this-channel = Contar ao canal
yesterday = Ontem · { $game }
turns = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}
effort = { $turns }, { $rolls ->
    [one] { NUMBER($rolls) } lance
   *[other] { NUMBER($rolls) } lances
}
you-here = Você: { NUMBER($place) }º lugar de { NUMBER($here) } aqui, { NUMBER($among) }º de { NUMBER($all) } no total.
you-everywhere = Você: { NUMBER($among) }º lugar de { NUMBER($all) } no total.
nobody-finished = Ninguém terminou.
finished-by = { $players ->
    [one] { NUMBER($players) } pessoa terminou
   *[other] { NUMBER($players) } pessoas terminaram
}.
opens = A próxima abre { $left }.
dice-of = { $when ->
    [today] Hoje
   *[tomorrow] Amanhã
}, { $game }: `{ $commitment }`, sorteio em { $made }.
committed = SHA-256 da semente secreta, que só é mostrada no dia seguinte.
yesterdays-seed = Semente de ontem: `{ $seed }`
told = { $name } jogou a mesa diária de { $day }, { $game }: ||{ $effort }||. Sua vez: `/daily`
told-in-a-row = { $name } jogou a mesa diária de { $day }, { $game }: ||{ $effort }||. { $row }. Sua vez: `/daily`
record-of = O registro da sua mesa diária de { $day }. `rollhouse verify` confere tudo, mesmo offline.
