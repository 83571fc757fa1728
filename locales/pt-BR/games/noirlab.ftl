### The NOIRLab Cube Game. `$spot` é KPNO, CTIO, CSDC, Gemini, Rubin ou NOIRLab. Uma ficha NOIRLab se chama rede nas telas: é isso que ela
### faz. `:bust:` e `:crown:` são imagens.

pitch = Role o dado dos observatórios, preencha seis espaços e pare antes de repetir um programa
goal = Preencha antes de todo mundo os seis espaços da sua fileira: cinco programas e NOIRLab.
first-press = Aperte **Rolar** até gostar do que tem, e depois **Passar** para guardar isso até o seu próximo turno. Um programa que você já tem esvazia a sua fileira, a menos que você tenha uma rede (uma ficha NOIRLab).
aim = Preencha os seis espaços no menor número de turnos; com o mesmo número, menos lances é melhor.

title-turn = { -noirlab } · turno { NUMBER($turn) }
title-end = { -noirlab } · o fim

about-ctio = CTIO observa o céu do sul a partir do Cerro Tololo, uma montanha no Chile.
about-kpno = KPNO é uma cidade de telescópios em Kitt Peak, no deserto de Sonora, no Arizona.
about-csdc = CSDC guarda o que os telescópios viram, e qualquer pessoa pode procurar ali.
about-gemini = Gemini são dois telescópios gêmeos: um no Havaí, outro no Chile.
about-rubin = Rubin fotografa todo o céu do sul a cada poucas noites.
about-noirlab = NOIRLab é o centro nacional dos Estados Unidos para a astronomia noturna.

rolled-last = { $hand ->
    [player] { $name } tira { $spot }.
    [clock] O tempo de { $name } acabou: a casa tira { $spot }.
   *[house] A casa rola por { $name } e tira { $spot }.
}
rolled-new = { $hand ->
    [player] { $name } tira { $spot }
    [clock] O tempo de { $name } acabou: a casa tira { $spot }
   *[house] A casa rola por { $name } e tira { $spot }
}, um espaço novo{ $net ->
    [yes] {" "}e uma rede
   *[no] {""}
}, { NUMBER($spots) } de 6.
rolled-saved = { $hand ->
    [player] { $name } tira { $spot }
    [clock] O tempo de { $name } acabou: a casa tira { $spot }
   *[house] A casa rola por { $name } e tira { $spot }
}, espaço já preenchido: uma rede a menos, { $spots ->
    [one] fica { NUMBER($spots) } espaço
   *[other] ficam { NUMBER($spots) } espaços
} de 6.
rolled-bust = { $hand ->
    [player] :bust: Estourou! O espaço { $spot } já estava preenchido: { $name } perde { $lost ->
        [one] { NUMBER($lost) } espaço.
       *[other] { NUMBER($lost) } espaços.
    }
    [clock] O tempo de { $name } acabou: a casa tira { $spot } e estoura, { $lost ->
        [one] { NUMBER($lost) } espaço a menos.
       *[other] { NUMBER($lost) } espaços a menos.
    }
   *[house] A casa rola por { $name }, tira { $spot } e estoura, { $lost ->
        [one] { NUMBER($lost) } espaço a menos.
       *[other] { NUMBER($lost) } espaços a menos.
    }
}
rolled-choice = { $hand ->
    [player] { $name } tira { $spot }
    [clock] O tempo de { $name } acabou: a casa tira { $spot }
   *[house] A casa rola por { $name } e tira { $spot }
}, agora um coringa.
rolled-wild = { $hand ->
    [player] { $name } tira { $spot }
    [clock] O tempo de { $name } acabou: a casa tira { $spot }
   *[house] A casa rola por { $name } e tira { $spot }
}, agora um coringa, que preenche { $last }.
chose = { $hand ->
    [player] { $name } preenche { $spot } com o coringa NOIRLab
    [clock] O tempo de { $name } acabou: a casa preenche { $spot } com o coringa NOIRLab
   *[house] A casa preenche { $spot } por { $name } com o coringa NOIRLab
}: { NUMBER($spots) } de 6 espaços.
passed = { $hand ->
    [player] { $name } passa com { $spots ->
        [one] { NUMBER($spots) } espaço.
       *[other] { NUMBER($spots) } espaços.
    }
    [clock] O tempo de { $name } acabou: a casa passa com { $spots ->
        [one] { NUMBER($spots) } espaço.
       *[other] { NUMBER($spots) } espaços.
    }
   *[house] A casa passa por { $name } com { $spots ->
        [one] { NUMBER($spots) } espaço.
       *[other] { NUMBER($spots) } espaços.
    }
}
banked = { $hand ->
    [player] { $name } pega uma { $second ->
        [yes] segunda rede
       *[no] rede
    } e passa com { $spots ->
        [one] { NUMBER($spots) } espaço.
       *[other] { NUMBER($spots) } espaços.
    }
    [clock] O tempo de { $name } acabou: a casa pega uma { $second ->
        [yes] segunda rede
       *[no] rede
    } e passa com { $spots ->
        [one] { NUMBER($spots) } espaço.
       *[other] { NUMBER($spots) } espaços.
    }
   *[house] A casa pega, por { $name }, uma { $second ->
        [yes] segunda rede
       *[no] rede
    } e passa com { $spots ->
        [one] { NUMBER($spots) } espaço.
       *[other] { NUMBER($spots) } espaços.
    }
}
left = { $name } sai da mesa.

begins = { $name } rola o dado.
begins-alone = Turno { NUMBER($turn) }: { $name } rola o dado.
decides = { $may ->
    [bank] Rolar de novo, passar ou pegar uma rede?
    [pass] Rolar de novo ou passar?
   *[roll] Com duas redes não se passa: é preciso rolar.
}
player-decides = { $may ->
    [bank] { $name } pode rolar de novo, passar ou pegar uma rede.
    [pass] { $name } pode rolar de novo ou passar.
   *[roll] { $name } tem duas redes e precisa rolar.
}
chooses = { $name } escolhe o programa a preencher.
advice-roll = Vence quem preencher os seis espaços primeiro. Um programa que você já tem esvazia todos, a menos que você tenha uma rede (uma ficha NOIRLab).
advice-second = Com duas redes você não pode passar: rola até gastar uma.
next-roll = ## Próximo lance: { NUMBER($chance) }% de estourar
    { $others }
next-roll-safe = ## Próximo lance: sem risco
    { $others }
face-wins = Vence
face-fills = Espaço novo
face-costs = Custa uma rede
face-busts = Estoura
faces = { $does }: { LIST($faces) }.

roll = Rolar
pass = Passar: guardar { $spots ->
    [one] { NUMBER($spots) } espaço
   *[other] { NUMBER($spots) } espaços
}
bank = Pegar uma rede e passar: { NUMBER($spots) } de 6 espaços
bank-second = Pegar uma rede e passar (a 2ª)

effort = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}, { $rolls ->
    [one] { NUMBER($rolls) } lance
   *[other] { NUMBER($rolls) } lances
}

help-roll = **Rolar.** { $faces } { $nets ->
    [none] Você não tem rede: um programa que você já tem esvazia a sua fileira.
    [net] A sua rede é a ficha NOIRLab: o próximo programa repetido gasta a rede em vez de esvaziar a sua fileira.
   *[both] Cada uma das suas duas redes salva você de um programa repetido.
}
help-pass = **Passar.** Você guarda { $spots ->
    [one] { NUMBER($spots) } espaço preenchido
   *[other] { NUMBER($spots) } espaços preenchidos
}, e é a vez de { $next }.
help-pass-alone = **Passar.** Você guarda { $spots ->
    [one] { NUMBER($spots) } espaço preenchido
   *[other] { NUMBER($spots) } espaços preenchidos
} e começa outro turno.
help-bank = **Pegar uma rede e passar.** Você passa e ganha uma rede grátis no espaço NOIRLab, que conta como preenchido.
help-bank-second = **Pegar uma rede e passar.** Você passa e ganha uma segunda rede. Enquanto tiver as duas, não pode passar.
bar-not-rolled = Você não pode passar antes do primeiro lance de um turno.
bar-two-nets = Você não pode passar com duas redes: role até gastar uma ou completar a fileira.
bar-few-spots = Para pegar uma rede você precisa de { NUMBER($needed) } espaços preenchidos; tem { NUMBER($spots) }.
bar-last-spot = Pegar uma rede não preenche o último espaço: só um lance pode.
bar-too-soon = Para pegar outra rede são necessários { NUMBER($needed) } lances desde a última; restantes: { NUMBER($rolls) }.
help-choose = **Escolha um programa.** Ele é preenchido como por um lance, e o seu turno continua. A sua rede fica.
help-player = { $name } tem { $spots ->
    [0] todos os espaços vazios
    [one] { NUMBER($spots) } espaço preenchido: { LIST($filled) }
   *[other] { NUMBER($spots) } espaços preenchidos: { LIST($filled) }
}. Vazios: { $is-full ->
    [yes] nenhum.
   *[no] { LIST($empty) }.
}{ $nets ->
    [none] {""}
    [net] {" "}De reserva: uma rede.
   *[both] {" "}De reserva: duas redes.
}

no-one-is-left = Não há mais ninguém na mesa.
alone = :crown: { $name } preencheu os seis espaços: { $effort }.
wins = :crown: **{ $name } preencheu os seis espaços e vence.**
last-one = { $name } é a última pessoa na mesa e vence.

event-filled = preenche { $spot }{ $wild ->
    [yes] {" "}com o coringa NOIRLab
   *[no] {""}
}{ $is-last ->
    [yes] , o último espaço
   *[no] {""}
}
event-saved = { $spot }, espaço já preenchido, uma rede a menos
event-bust = { $spot }, espaço já preenchido, { $lost ->
    [one] { NUMBER($lost) } espaço a menos
   *[other] { NUMBER($lost) } espaços a menos
}
event-passed = passa
event-banked = pega uma rede e passa
event-last-face = a face do último espaço
# O que os dados ou as cartas deram.
luck-filled = lance { $faces }, { $spots ->
    [one] { NUMBER($spots) } espaço preenchido
   *[other] { NUMBER($spots) } espaços preenchidos
}
luck-last = lance { $faces }, o último espaço e a partida
luck-saved = lance { $faces }, espaço já preenchido, uma rede a menos
luck-wild = lance { $faces }, um coringa
luck-bust = lance { $faces }, { $spots ->
    [one] { NUMBER($spots) } espaço a menos
   *[other] { NUMBER($spots) } espaços a menos
}
busts = Estouros

nets = Segurança em dobro
nets-how = ter duas redes
early = Descoberta precoce
early-how = preencher os seis espaços em no máximo três turnos
wild = Noite louca
wild-how = preencher o último espaço com o coringa NOIRLab
light = Primeira luz
light-how = vencer na única face de seis que não estoura

lesson-1 = Preencha os seis espaços da sua fileira: cinco programas de astronomia e NOIRLab. Aperte **Rolar**.
lesson-1-roll = **Rolar** joga um cubo com estes seis nas faces.
lesson-2 = Gemini! Outro Gemini estouraria e esvaziaria a sua fileira, mas é só uma face em seis. Aperte **Rolar**.
lesson-2-pass = **Passar** termina o seu turno e guarda os seus espaços para o próximo.
lesson-3 = NOIRLab preenche o próprio espaço e é a sua rede de segurança: um estouro gasta a rede em vez de esvaziar a fileira. Aperte **Rolar**.
lesson-4 = CTIO também. Enquanto tiver a rede, nada pode dar errado. Aperte **Rolar**.
lesson-4-bank = **Pegar uma rede e passar** termina o seu turno com uma rede grátis; bastam três espaços preenchidos.
lesson-5 = Com o espaço dele preenchido, NOIRLab é um coringa: preenche o programa que você quiser. Aperte **KPNO**.
lesson-5-spots = **KPNO**, **CSDC** e **Rubin** são os três vazios.
lesson-6 = Quatro de seis, e uma rede. Agora ganhe algo por parar: uma segunda rede, e é a vez de Ada. Aperte **Pegar uma rede e passar**.
lesson-7 = Ada tirou KPNO duas vezes, sem rede: a fileira dela está vazia. Você tem duas redes, então precisa rolar, e nada pode dar errado. Aperte **Rolar**.
lesson-8 = Gemini de novo: gastou a segunda rede, e a sua fileira está a salvo. Aperte **Rolar**.
lesson-9 = Rubin! Só falta CSDC, ou um coringa, e você ainda tem uma rede. Aperte **Rolar**.
lesson-end = Todos os seis: você vence na hora, no meio do turno! Só passar não rende nada, porque o seu próximo turno começa com o mesmo risco; pegue uma rede quando parar. Também dá para jogar em modo solo e contar os turnos.
