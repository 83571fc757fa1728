### The NOIRLab Cube Game. `$spot` es KPNO, CTIO, CSDC, Gemini, Rubin o NOIRLab. Una ficha NOIRLab se llama red en las pantallas: eso es lo
### que hace. `:bust:` y `:crown:` son imágenes.

pitch = Tira el dado de los observatorios, llena seis casillas y para antes de repetir un programa
goal = Llena antes que nadie las seis casillas de tu fila: cinco programas y NOIRLab.
first-press = Pulsa **Tirar** hasta que te guste lo que tienes, y luego **Pasar** para conservarlo hasta tu próximo turno. Un programa que ya tienes vacía tu fila, salvo que tengas una red (una ficha NOIRLab).
aim = Llena las seis casillas en los menos turnos posibles; con los mismos turnos, cuentan menos tiradas.

title-turn = { -noirlab } · turno { NUMBER($turn) }
title-end = { -noirlab } · el final

about-ctio = CTIO observa el cielo austral desde Cerro Tololo, una montaña de Chile.
about-kpno = KPNO es toda una ciudad de telescopios en Kitt Peak, en el desierto de Sonora, Arizona.
about-csdc = CSDC guarda lo que han visto los telescopios, y cualquiera puede buscar en ello.
about-gemini = Gemini son dos telescopios gemelos: uno en Hawái y otro en Chile.
about-rubin = Rubin fotografía todo el cielo austral cada pocas noches.
about-noirlab = NOIRLab es el centro nacional de Estados Unidos para la astronomía nocturna.

rolled-last = { $hand ->
    [player] { $name } saca { $spot }.
    [clock] Se acabó el tiempo de { $name }: la casa saca { $spot }.
   *[house] La casa tira por { $name } y saca { $spot }.
}
rolled-new = { $hand ->
    [player] { $name } saca { $spot }
    [clock] Se acabó el tiempo de { $name }: la casa saca { $spot }
   *[house] La casa tira por { $name } y saca { $spot }
}, una casilla nueva{ $net ->
    [yes] {" "}y una red
   *[no] {""}
}, { NUMBER($spots) } de 6.
rolled-saved = { $hand ->
    [player] { $name } saca { $spot }
    [clock] Se acabó el tiempo de { $name }: la casa saca { $spot }
   *[house] La casa tira por { $name } y saca { $spot }
}, casilla ya llena: se gasta una red, casillas que quedan: { NUMBER($spots) } de 6.
rolled-bust = { $hand ->
    [player] :bust: ¡La casilla { $spot } ya estaba llena! { $name } pierde { $lost ->
        [one] { NUMBER($lost) } casilla.
       *[other] { NUMBER($lost) } casillas.
    }
    [clock] Se acabó el tiempo de { $name }: la casa saca { $spot }, casilla ya llena, y { $name } pierde { $lost ->
        [one] { NUMBER($lost) } casilla.
       *[other] { NUMBER($lost) } casillas.
    }
   *[house] La casa saca { $spot } por { $name }, casilla ya llena, y { $name } pierde { $lost ->
        [one] { NUMBER($lost) } casilla.
       *[other] { NUMBER($lost) } casillas.
    }
}
rolled-choice = { $hand ->
    [player] { $name } saca { $spot }
    [clock] Se acabó el tiempo de { $name }: la casa saca { $spot }
   *[house] La casa tira por { $name } y saca { $spot }
}, que es un comodín.
rolled-wild = { $hand ->
    [player] { $name } saca { $spot }
    [clock] Se acabó el tiempo de { $name }: la casa saca { $spot }
   *[house] La casa tira por { $name } y saca { $spot }
}, un comodín que llena { $last }.
chose = { $hand ->
    [player] { $name } llena { $spot } con el comodín NOIRLab
    [clock] Se acabó el tiempo de { $name }: la casa llena { $spot } con el comodín NOIRLab
   *[house] La casa llena por { $name } { $spot } con el comodín NOIRLab
}: { NUMBER($spots) } de 6 casillas.
passed = { $hand ->
    [player] { $name } pasa con { $spots ->
        [one] { NUMBER($spots) } casilla.
       *[other] { NUMBER($spots) } casillas.
    }
    [clock] Se acabó el tiempo de { $name }: la casa pasa con { $spots ->
        [one] { NUMBER($spots) } casilla.
       *[other] { NUMBER($spots) } casillas.
    }
   *[house] La casa pasa por { $name } con { $spots ->
        [one] { NUMBER($spots) } casilla.
       *[other] { NUMBER($spots) } casillas.
    }
}
banked = { $hand ->
    [player] { $name } toma una { $second ->
        [yes] segunda red
       *[no] red
    } y pasa con { $spots ->
        [one] { NUMBER($spots) } casilla.
       *[other] { NUMBER($spots) } casillas.
    }
    [clock] Se acabó el tiempo de { $name }: la casa toma una { $second ->
        [yes] segunda red
       *[no] red
    } y pasa con { $spots ->
        [one] { NUMBER($spots) } casilla.
       *[other] { NUMBER($spots) } casillas.
    }
   *[house] La casa toma por { $name } una { $second ->
        [yes] segunda red
       *[no] red
    } y pasa con { $spots ->
        [one] { NUMBER($spots) } casilla.
       *[other] { NUMBER($spots) } casillas.
    }
}
left = { $name } deja la mesa.

begins = Tira { $name }.
begins-alone = Turno { NUMBER($turn) }: tira { $name }.
decides = { $may ->
    [bank] ¿Tirar otra vez, pasar o tomar una red?
    [pass] ¿Tirar otra vez o pasar?
   *[roll] Con dos redes no se pasa: hay que tirar.
}
player-decides = { $may ->
    [bank] { $name } puede tirar otra vez, pasar o tomar una red.
    [pass] { $name } puede tirar otra vez o pasar.
   *[roll] { $name } tiene dos redes y debe tirar.
}
chooses = { $name } elige el programa que llena.
advice-roll = Gana quien llena antes las seis casillas. Un programa que ya tienes las vacía todas, salvo que tengas una red (una ficha NOIRLab).
advice-second = Con dos redes no puedes pasar: tiras hasta gastar una.
next-roll = ## Próxima tirada: falla el { NUMBER($chance) } %
    { $others }
next-roll-safe = ## Próxima tirada: sin riesgo
    { $others }
face-wins = Gana
face-fills = Casilla nueva
face-costs = Cuesta una red
face-busts = Fallo
faces = { $does }: { LIST($faces) }.

roll = Tirar
pass = Pasar: conservar { $spots ->
    [one] { NUMBER($spots) } casilla
   *[other] { NUMBER($spots) } casillas
}
bank = Tomar una red y pasar: { NUMBER($spots) } de 6 casillas
bank-second = Tomar una red y pasar (la segunda)

effort = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}, { $rolls ->
    [one] { NUMBER($rolls) } tirada
   *[other] { NUMBER($rolls) } tiradas
}

help-roll = **Tirar.** { $faces } { $nets ->
    [none] No tienes red: un programa que ya tienes vacía tu fila.
    [net] Tu red es la ficha NOIRLab: el próximo programa repetido se la lleva en lugar de vaciar tu fila.
   *[both] Cada una de tus dos redes te salva de un programa repetido.
}
help-pass = **Pasar.** Conservas { $spots ->
    [one] { NUMBER($spots) } casilla llena
   *[other] { NUMBER($spots) } casillas llenas
}, y le toca a { $next }.
help-pass-alone = **Pasar.** Conservas { $spots ->
    [one] { NUMBER($spots) } casilla llena
   *[other] { NUMBER($spots) } casillas llenas
} y empiezas otro turno.
help-bank = **Tomar una red y pasar.** Pasas y recibes una red gratis en la casilla NOIRLab, que cuenta como llena.
help-bank-second = **Tomar una red y pasar.** Pasas y recibes una segunda red. Mientras tengas las dos no puedes pasar.
bar-not-rolled = No puedes pasar antes de la primera tirada de un turno.
bar-two-nets = No puedes pasar con dos redes: tira hasta gastar una o completar la fila.
bar-few-spots = Para una red hacen falta { NUMBER($needed) } casillas llenas; tienes { NUMBER($spots) }.
bar-last-spot = Para la última casilla no hay red: solo una tirada puede llenarla.
bar-too-soon = Hacen falta { NUMBER($needed) } tiradas desde la última red; pendientes: { NUMBER($rolls) }.
help-choose = **Elige un programa.** Se llena como con una tirada, y tu turno sigue. Tu red se queda.
help-player = { $name } tiene { $spots ->
    [0] todas las casillas vacías
    [one] { NUMBER($spots) } casilla llena: { LIST($filled) }
   *[other] { NUMBER($spots) } casillas llenas: { LIST($filled) }
}. Vacías: { $is-full ->
    [yes] ninguna.
   *[no] { LIST($empty) }.
}{ $nets ->
    [none] {""}
    [net] {" "}En reserva: una red.
   *[both] {" "}En reserva: dos redes.
}

no-one-is-left = No queda nadie en la mesa.
alone = :crown: { $name } ha llenado las seis casillas: { $effort }.
wins = :crown: **{ $name } ha llenado las seis casillas y gana.**
last-one = { $name } es la última persona en la mesa y gana.

event-filled = llena { $spot }{ $wild ->
    [yes] {" "}con el comodín NOIRLab
   *[no] {""}
}{ $is-last ->
    [yes] , la última casilla
   *[no] {""}
}
event-saved = { $spot }, casilla ya llena, una red menos
event-bust = { $spot }, casilla ya llena, { $lost ->
    [one] { NUMBER($lost) } casilla perdida
   *[other] { NUMBER($lost) } casillas perdidas
}
event-passed = pasa
event-banked = toma una red y pasa
event-last-face = la cara de la última casilla
# Lo que dieron los dados o las cartas.
luck-filled = tirada { $faces }, { $spots ->
    [one] { NUMBER($spots) } casilla llena
   *[other] { NUMBER($spots) } casillas llenas
}
luck-last = tirada { $faces }, la última casilla y la partida
luck-saved = tirada { $faces }, casilla ya llena, una red menos
luck-wild = tirada { $faces }, un comodín
luck-bust = tirada { $faces }, { $spots ->
    [one] { NUMBER($spots) } casilla perdida
   *[other] { NUMBER($spots) } casillas perdidas
}
busts = Tiradas perdidas

nets = La seguridad primero
nets-how = tener dos redes
early = Descubrimiento temprano
early-how = llenar las seis casillas en tres turnos como mucho
wild = Noche loca
wild-how = llenar la última casilla con el comodín NOIRLab
light = Primera luz
light-how = ganar con la única cara de seis que no falla

lesson-1 = Llena las seis casillas de tu fila: cinco programas de astronomía y NOIRLab. Pulsa **Tirar**.
lesson-1-roll = **Tirar** lanza un dado que tiene estos seis en sus caras.
lesson-2 = ¡Gemini! Otro Gemini sería un fallo y vaciaría tu fila, pero es solo una cara de seis. Pulsa **Tirar**.
lesson-2-pass = **Pasar** acaba tu turno y conserva tus casillas para el siguiente.
lesson-3 = NOIRLab llena su propia casilla y es una red: una tirada fallida se la llevará en lugar de tu fila. Pulsa **Tirar**.
lesson-4 = CTIO también. Mientras tengas la red, nada puede salir mal. Pulsa **Tirar**.
lesson-4-bank = **Tomar una red y pasar** acaba tu turno con una red gratis; bastan tres casillas llenas.
lesson-5 = Con su casilla llena, NOIRLab es un comodín: llena el programa vacío que elijas. Pulsa **KPNO**.
lesson-5-spots = **KPNO**, **CSDC** y **Rubin** son las tres vacías.
lesson-6 = Cuatro de seis, y una red. Ahora llévate algo por parar: una segunda red. Después le toca a Ada. Pulsa **Tomar una red y pasar**.
lesson-7 = Ada sacó KPNO dos veces, sin red: su fila está vacía. Tienes dos redes, así que debes tirar, y nada puede salir mal. Pulsa **Tirar**.
lesson-8 = Gemini otra vez: se llevó la segunda red, y tu fila está a salvo. Pulsa **Tirar**.
lesson-9 = ¡Rubin! Solo te falta CSDC, o un comodín, y aún tienes una red. Pulsa **Tirar**.
lesson-end = Las seis: ¡ganas al momento, en pleno turno! Pasar sin más no da nada, porque tu próximo turno empieza con el mismo riesgo; toma una red cuando pares. También se puede jugar a solas y contar los turnos.
