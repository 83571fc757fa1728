### O que os admins de um servidor leem: `/settings`, o que foi feito lá recentemente, e `/doctor`.

title = Configurações do servidor
games-in = **Canais para jogar**: { $channels }
games-everywhere = **Canais para jogar**: todos os canais que o bot vê
moderators = **Moderação das mesas**: quem pode gerenciar mensagens
moderators-with-role = **Moderação das mesas**: { $role }, e quem pode gerenciar mensagens
reports-in = **Denúncias de mesas**: publicadas em { $channel }
reports-off = **Denúncias de mesas**: desligadas; `/settings reports:` escolhe um canal para elas
pings = **Menções na vez de jogar**: { $is-on ->
    [yes] ligadas; cada pessoa escolhe quando com `/me pings`
   *[no] desligadas; tabuleiros e relógios funcionam como sempre
}
players-wanted = **Chamar gente**: menciona { $role }, no máximo uma vez a cada { NUMBER($minutes) } minutos, se todo mundo ou o bot puder mencionar o cargo
nobody-called = **Chamar gente**: nenhum cargo pode ser chamado
banned = **Sem acesso ao bot**: { LIST($people) } (`/settings unban:`)
nobody-banned = **Sem acesso ao bot**: ninguém (`/settings ban:`)
banned-until = { $person } até { $date }
more-people = mais { NUMBER($count) }
looked-up = **Quem pode rever mesas encerradas**: { $is-open ->
    [yes] todo mundo neste servidor
   *[no] quem jogou nelas, e quem vê o canal em que foram jogadas
}
shared = **Resultados visíveis em outros servidores**: { $is-shared ->
    [yes] sim, com os nomes, em todos os servidores
   *[no] não, ficam neste servidor
}
new-accounts = **Uma conta é considerada nova**: por { $days ->
    [0] { NUMBER($days) } dias
    [one] { NUMBER($days) } dia
   *[other] { NUMBER($days) } dias
} (`/settings new-accounts:`)
language = **Idioma das novas mesas**: { $language } (`/settings language:`)
no-language = **Idioma das novas mesas**: o deste servidor se for uma comunidade, senão o de quem abre a mesa (`/settings language:`)
channel-language = **Idioma das novas mesas deste canal**: { $language } (`/settings channel-language:`)
no-presets = **Opções neste canal**: ainda nenhuma
presets = Opções neste canal
preset = **{ $game }**: { $options }{ $is-pinned ->
    [yes] {" "}(fixadas)
   *[no] {""}
}
old-options = opções que não existem mais

choose-channels = Canais para jogar (nenhum: todos)
choose-moderators = Um cargo que modera as mesas (opcional)
choose-players = Um cargo que pode ser chamado (opcional)
choose-preset = Fixar as opções atuais deste canal
pin = { $pins ->
    [yes] Fixar { $game }
   *[no] Desafixar { $game }
}
turn-pings-off = Desligar as menções
turn-pings-on = Ligar as menções
close-history = Mostrar mesas só no canal delas
open-history = Mostrar mesas a todo mundo
stop-sharing = Parar de compartilhar
share = Compartilhar com outros servidores
full-log = Lista completa
stop-reports = Desligar denúncias

recent-changes = Mudanças recentes
no-changes = ainda nada
log = O que os admins e a moderação fizeram aqui, do mais recente ao mais antigo. As entradas são apagadas depois de { NUMBER($days) } dias.
empty-log = Ainda nada.
deleted-person = Alguém cujos dados foram apagados
somebody = alguém

did-choose-new-accounts = { $who } definiu que uma conta é considerada nova por { $days ->
    [0] { NUMBER($days) } dias
    [one] { NUMBER($days) } dia
   *[other] { NUMBER($days) } dias
}
did-choose-reports = { $who } escolheu { $channel } para as denúncias
did-choose-language = { $who } escolheu { $language } para as novas mesas
did-choose-no-language = { $who } tirou o idioma escolhido para as novas mesas
did-choose-channel-language = { $who } escolheu { $language } para as novas mesas de { $channel }
did-choose-no-channel-language = { $who } tirou o idioma escolhido para as novas mesas de { $channel }
did-pin = { $pins ->
    [yes] { $who } fixou as opções de { $game } em { $channel }
   *[no] { $who } desafixou as opções de { $game } em { $channel }
}
did-choose-channels = { $who } escolheu { $count ->
    [one] { NUMBER($count) } canal
   *[other] { NUMBER($count) } canais
} para jogar
did-allow-everywhere = { $who } permitiu jogar em todos os canais
did-choose-moderators = { $who } escolheu { $role } como cargo que modera as mesas
did-remove-moderators = { $who } tirou o cargo que modera as mesas
did-choose-players = { $who } escolheu { $role } como cargo que pode ser chamado
did-remove-players = { $who } tirou o cargo que pode ser chamado
did-turn-pings = { $is-on ->
    [yes] { $who } ligou as menções na vez de jogar
   *[no] { $who } desligou as menções na vez de jogar
}
did-open-history = { $is-open ->
    [yes] { $who } deixou todo mundo rever todas as mesas
   *[no] { $who } limitou as mesas aos canais delas
}
did-share = { $is-shared ->
    [yes] { $who } começou a compartilhar os resultados com outros servidores
   *[no] { $who } parou de compartilhar os resultados
}
did-stop-reports = { $who } desligou as denúncias de mesas
did-ban = { $who } baniu { $whom } do bot{ $until ->
    [for-good] {""}
   *[date] {" "}até { $date }
}
did-lift-ban = { $who } retirou o banimento de { $whom }
did-remove = { $who } tirou alguém da mesa { $table }
did-free = { $who } liberou um lugar reservado na mesa { $table }
did-choose-host = { $who } passou a mesa { $table } a outra pessoa
did-offer = { $who } ofereceu um lugar da mesa { $table } em que a casa joga
did-report = { $who } denunciou a mesa { $table }
did-end = { $who } encerrou a mesa { $table }
did-restore = { $who } voltou a contar o resultado da mesa { $table }
did-void = { $who } tirou do ranking o resultado da mesa { $table }: { $reason }

running = Conferindo…
checks = Verificações
no-problems = Nenhum problema neste canal.
problems = { $count ->
    [one] { NUMBER($count) } problema
   *[other] { NUMBER($count) } problemas
} neste canal.
failed = ✗ **{ $what }**: { $wrong }
check = { $check ->
    [view] Ver o canal
    [send] Enviar mensagens
    [embed] Inserir links
    [open-threads] Abrir tópicos
    [in-threads] Escrever em tópicos
    [reach] Acesso ao canal
    [reports] Publicar denúncias de mesas
    [pictures] Imagens dos dados
    [commands] Comandos
    [storage] Armazenamento
   *[practice] Duas jogadas de teste em cada jogo
}
allow = { $check ->
    [view] sem isso, os tabuleiros não podem ser atualizados; permita **Ver canal**
    [send] sem isso, não há menções na vez de jogar, e tabuleiros antigos não podem ser publicados de novo; permita **Enviar mensagens**
    [embed] sem isso, um tabuleiro publicado de novo fica vazio; permita **Inserir links**
    [open-threads] sem isso, as mesas não podem abrir um tópico; permita **Criar tópicos públicos**
   *[in-threads] sem isso, ninguém pode jogar em um tópico; permita **Enviar mensagens em tópicos**
} ao cargo do bot, nas configurações deste canal, em *Permissões*.
allow-reach = { $error }. Permita **Ver canal** ao cargo do bot, nas configurações deste canal, em *Permissões*.
try-again = { $error }. Tente de novo; se acontecer outra vez, avise quem cuida do bot.
try-once-more = { $error }. Tente de novo.
not-uploaded = não enviadas: { NUMBER($missing) } de { NUMBER($all) }, por isso os dados aparecem como texto. Quem cuida do bot deve reiniciá-lo: ele as envia ao iniciar.
other-version = são de outra versão. Quem cuida do bot deve reiniciá-lo: ele os registra ao iniciar.
not-read-back = o que foi guardado não pode ser lido de volta. Avise quem cuida do bot.
not-stored = nada pode ser guardado. Avise quem cuida do bot; o motivo está no log.
games-failed = falhou: { $games }. Avise quem cuida do bot; o motivo está no log.
