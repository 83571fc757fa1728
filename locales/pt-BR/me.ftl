### O que `/me` diz, a uma só pessoa

saved = Salvo.
pings = Menções na sua vez: { $when }.
house-pace = Os bots jogam: { $pace }. Com outras pessoas na mesa, isso só vale se todas tiverem escolhido assim.
pictures = Imagens: { $how }. Os tabuleiros são para todos e mantêm suas imagens.
zone = As suas horas de silêncio seguem o fuso horário `{ $zone }`.
quiet = Sem menções das { $from }:00 às { $until }:00, { $zone }.
quiet-in-utc = Sem menções das { $from }:00 às { $until }:00, UTC (mude com `/me timezone`).
no-quiet = Você não tem horas de silêncio.
unlisted = Nenhum ranking mostra você. Os seus resultados continuam valendo, para você e para quem joga com você.
listed = Os rankings mostram você de novo.
inviters = Quem pode convidar você para mesas ou oferecer um lugar: { $who }.
blocked = Você bloqueou { $name }: a partir de agora, nenhum dos dois pode se sentar a uma mesa em que o outro esteja, nem convidar o outro. Ninguém é avisado. As mesas em que vocês já jogam continuam. `/me blocks` mostra quem você bloqueou.
blocked-already = Você já bloqueou { $name }.
unblocked = Você não bloqueia mais { $name }.
not-blocked = Você não bloqueou { $name }.
blocked-nobody = Você não bloqueou ninguém. `/me block` mantém alguém longe das suas mesas, e você longe das dele.
blocks = Você bloqueou { LIST($people) }. `/me unblock` desfaz isso.
