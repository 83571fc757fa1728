### Listas de mesas: as próprias, e as que esperam gente. Para quem pergunta.

you-sit-at = Você tem um lugar em { $tables ->
    [one] { NUMBER($tables) } mesa aberta
   *[other] { NUMBER($tables) } mesas abertas
}{ $place ->
    [server] {" "}neste servidor
   *[channel] {""}
}; { $turn ->
    [none-of-one] não é a sua vez
    [one-of-one] é a sua vez
    [none-of-many] não é a sua vez em nenhuma
   *[some-of-many] é a sua vez em { NUMBER($turns) } delas
}.
your-tables = Suas mesas
more = … e mais { NUMBER($count) }
linked = { $game } · mesa { $table }
not-linked = { $game } · mesa { $table } (`/table show` com `table:{ $table }` mostra o tabuleiro)
not-shown = { $table } · não pode ser mostrada agora
not-begun = { $table } · não começou, { NUMBER($have) } de { NUMBER($seats) } na mesa: { $lobby ->
    [own] você pode apertar **{ -start }**
    [ready] quem organiza a mesa pode apertar { -start }
   *[waiting] esperando gente
}
unreachable = { $table } · pausada: não tenho acesso ao canal; `/table show` a leva para outro
paused = { $table } · pausada; `/table resume` retoma a partida
away = { $table } · a casa joga por você; aperte **{ -i-am-back }**
your-turn = **Sua vez** · { $table } · o tempo acaba { $when }
your-turn-without-limit = **Sua vez** · { $table } · sem limite de tempo
waits-for = { $table } · esperando { LIST($names) }; o tempo acaba { $when }
waits-without-limit = { $table } · esperando { LIST($names) }

looking = Procurando mesas nos canais que você pode ver…
not-looked-up = Não consigo procurar mesas neste servidor agora. Tente mais tarde.
waits-in = { $table } em { $channel } · { NUMBER($have) } de { NUMBER($seats) } na mesa, lugares livres: { NUMBER($free) } · organiza: { $host }
nobody = ninguém
not-checked = Não consegui verificar quais outros canais você pode ver, então as mesas de lá ficaram de fora.
nobody-waits = Nenhuma outra mesa espera gente nos canais que você pode ver. Abra uma você: `/help` mostra os jogos.
you-can-join = { $tables ->
    [one] Há { NUMBER($tables) } mesa em que você pode entrar.
   *[other] Há { NUMBER($tables) } mesas em que você pode entrar.
}
tables-that-wait = Mesas que esperam gente
have-a-seat = Você tem um lugar: { $table }. Quem organiza a mesa aperta **{ -start }**.
