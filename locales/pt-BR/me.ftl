### O que `/me` diz, a uma só pessoa

saved = Salvo.
pings = Menções na sua vez: { $pinged ->
    [later] depois de 2 minutos, a não ser que você esteja jogando na mesa
    [always] sempre, na hora
   *[never] nunca
}.
house-pace = Os bots jogam { $at-once ->
    [yes] na hora
   *[no] depois de um instante, para dar tempo de acompanhar
}. Com outras pessoas na mesa, isso só vale se todas escolheram o mesmo.
pictures = { $drawn ->
    [moving] Agora os dados rolam quando são lançados.
    [still] Agora os dados ficam parados nas suas mesas.
   *[words] Agora o que só você vê é contado em palavras; os tabuleiros continuam com imagens.
}
zone = As suas horas de silêncio seguem o fuso horário `{ $zone }`.
quiet = Sem menções entre { $from }:00 e { $until }:00, { $zone }.
quiet-in-utc = Sem menções entre { $from }:00 e { $until }:00, UTC (mude com `/me timezone`).
no-quiet = Você não tem horas de silêncio.
unlisted = Nenhum ranking mostra você. Os seus resultados continuam valendo, para você e para quem joga com você.
listed = Os rankings mostram você de novo.
inviters = Quem pode convidar você para mesas ou oferecer um lugar: { $who }.
blocked = Você bloqueou { $name }: a partir de agora, vocês não podem entrar na mesma mesa nem trocar convites. Só quem organiza uma mesa em que você está ainda pode convidar { $name }. { $name } não recebe nenhum aviso. As mesas em que vocês já jogam continuam. `/me blocks` mostra quem você bloqueou.
blocked-already = Você já bloqueou { $name }.
unblocked = Você desbloqueou { $name }.
not-blocked = Você não bloqueou { $name }.
blocked-nobody = Você não bloqueou ninguém. `/me block` mantém uma pessoa longe das suas mesas, e você longe das mesas dela.
blocks = Você bloqueou { LIST($people) }. `/me unblock` desbloqueia.
