### Che cosa leggono tutti a un tavolo: la sala d'attesa, ciò che sta attorno a ogni tabellone e com'è finita. Nella lingua del tavolo.

footer = Tavolo { $table } · controlla i dadi: {"/table verify"}
footer-of-edition = Tavolo { $table } · edizione { NUMBER($edition) } · controlla i dadi: {"/table verify"}
may-be-out-of-date = { $footer } · non aggiornato? Premi ?
only-you = { $what } · lo vedi solo tu
leads = in testa
to-act = di turno
won = vince
gone = non gioca più

hint = { -hint }
refresh = Aggiorna
i-am-back = { -i-am-back }
named-is-back = { $name }: { -i-am-back }
take-seat-back = { $name }: riprendo il mio posto
menu-page = { $prompt } (pagina { NUMBER($page) } di { NUMBER($pages) })
entries = { NUMBER($first) } a { NUMBER($last) }
rules = Regole
report = Segnala
board-in-words = Il tabellone a parole

has-until = { $is-one ->
    [yes] Limite per { LIST($names) }: { $time } ({ $left })
   *[no] Limite per { LIST($names) }: { $time } ({ $left })
}
paused = Il tavolo è in pausa. Chiunque giochi può riprenderlo con `/table resume`.
everybody-away = Non c'è nessuno. Il tavolo aspetta che qualcuno prema **{ -i-am-back }**.
barred = { $played ->
    [yes] Il banco gioca per { $name }, che ora qui non può giocare.
   *[no] { $name } ora non può giocare qui, quindi il tavolo aspetta.
}
house-plays = Il banco gioca per { $name }{ $rated ->
    [yes] . Se { $name } non preme **{ -i-am-back }**, finisce in ultima posizione.
   *[no] , che può premere **{ -i-am-back }**.
}
house-did = { $name }: { $moves }.
several-times = { $what } ×{ NUMBER($times) }

more-needed = { $count ->
    [one] ne serve ancora { NUMBER($count) }
   *[other] ne servono ancora { NUMBER($count) }
}
room-for = pronto; { $count ->
    [one] resta { NUMBER($count) } posto
   *[other] restano { NUMBER($count) } posti
}
others-kept = pronto; { $seats ->
    [one] l'altro posto è riservato
   *[other] gli altri posti sono riservati
}
full = completo
players = Al tavolo ({ NUMBER($have) } di { NUMBER($most) }) · { $wanted }
about = circa { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minuti
}
with-hints = con consigli, quindi senza classifica
unrated = senza classifica
starts-when-full = inizia quando è completo
minimum-games = per chi ha almeno { $games ->
    [one] { NUMBER($games) } partita classificata
   *[other] { NUMBER($games) } partite classificate
}
minimum-rating = per chi ha un punteggio di almeno { NUMBER($rating) }
minimum-both = per chi ha almeno { $games ->
    [one] { NUMBER($games) } partita classificata
   *[other] { NUMBER($games) } partite classificate
} e un punteggio di almeno { NUMBER($rating) }
as-last-time = come l'ultima volta in questo canale: { $options }
as-pinned = fissato in questo canale: { $options }
default-options = opzioni normali
custom-limit = un limite di tempo particolare
in-thread = { $clock }; in un thread a parte
rematch-of = **Una rivincita** del tavolo { $table } con le stesse opzioni. I dadi di questo tavolo decidono chi comincia.
not-a-member = Qui non sono membro e posso solo rispondere ai pulsanti: non posso menzionarti quando tocca a te né aprire thread. Dopo 15 minuti senza pulsanti premuti, il tabellone resta fermo finché qualcuno ne preme uno. Gli orologi continuano.
table = Tavolo { $table }
house-level = bot, { $level }
host = ospita
gave-a-word = con parola fortunata
kept-for = riservato a { $name } fino alle { $until }

join = { -join }
start = { -start }
leave = { -leave }
lucky-word = Parola fortunata
more = Altro
players-wanted = Si cerca gente
invite-somebody = Invita qualcuno
house-player = Bot, { $level }
remove-named = Togli { $name }
add-house-player = Aggiungi un bot
remove-house-player = Togli un bot
fair-dice = { -fair-dice }
learn = Impara in un minuto o due

has-opened = { $name } ha aperto un tavolo di { $game }.
is-host-now = { $name } ora ospita questo tavolo di { $game }.
has-a-host = Questo tavolo di { $game } è aperto.
starts-by-itself = Inizia da solo quando tutti i posti sono occupati.
can-start = { $name } ora può premere { -start }.
host-can-start = Chi ospita ora può premere { -start }.
press-join = Premi { -join } per giocare.
your-table = Il tuo tavolo di { $game } è aperto.
add-then-start = Aggiungi un bot, poi premi { -start }.
start-alone = Premi { -start } per giocare in solitario, o aggiungi un bot.
press-start = Premi { -start } per giocare.
how-it-is-won = **{ $game }** · come si vince: { $goal }
    La tua **parola fortunata** viene mescolata ai dadi. Nessuno è sveglio? Chi ospita può aggiungere dei bot prima dell'inizio.

closed-title = { $game } · chiuso
was-closed = Questo tavolo è stato chiuso: { $why }. Aprine un altro con `{ $start }`.
is-closed = Questo tavolo è chiuso.
why = { $ending ->
    [expired] per 30 minuti non è successo niente
    [empty] tutti se ne sono andati
    [abandoned] per 30 giorni non è successo niente
    [vote] tutto il tavolo era d'accordo
    [alone] l'unica persona al tavolo ha chiuso la partita
    [host] l'ha chiuso chi ospitava
   *[moderator] l'ha chiuso la moderazione
}

table-was-closed = Questo tavolo è stato chiuso: { $why }.
had-hints = { $name }: { $hints ->
    [one] { NUMBER($hints) } consiglio
   *[other] { NUMBER($hints) } consigli
}.
length = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turni
}, { $rolls ->
    [one] { NUMBER($rolls) } tiro
   *[other] { NUMBER($rolls) } tiri
}
length-in-rounds = { $rounds ->
    [one] { NUMBER($rounds) } giro
   *[other] { NUMBER($rounds) } giri
}, { $rolls ->
    [one] { NUMBER($rolls) } tiro
   *[other] { NUMBER($rolls) } tiri
}
lasted-minutes = { $length }, { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minuti
}
lasted-hours = { $length }, { $hours ->
    [one] { NUMBER($hours) } ora
   *[other] { NUMBER($hours) } ore
}
lasted-days = { $length }, { $days ->
    [one] { NUMBER($days) } giorno
   *[other] { NUMBER($days) } giorni
}
unrated-by-choice = senza classifica, come scelto all'inizio

turn = turno { NUMBER($turn) }
in-round = giro { NUMBER($round) }
did = { $name }: { $what }
twice = { $what } (due volte)
times = { $what } ({ NUMBER($times) } volte)
ahead-from-to-end = { $name } è in testa dal { $when } alla fine.
passed = { $name } davanti a { $passed }
did-and-passed = { $name }: { $what }, e supera { $passed }
other-did-and-passed = { $other }: { $what }, e { $name } supera { $passed }
won-at-last = **Vittoria all'ultimo momento:** { $event }.
ahead-for-good = **La svolta** nel { $when }: { $event }.
best-roll = **Tiro migliore** · { $name }, { $when }: { $what }, { $odds }.
one-in = 1 su { NUMBER($one-in) }
a-chance-of = probabilità: { NUMBER($percent) } %
best-turn = **Turno migliore** · { $name }, { $when }: +{ NUMBER($gain) }.
losses = **{ $heading }** · { $each }.
lost = { $name } { NUMBER($count) } ({ $unit ->
    [points] { $lost ->
        [one] { NUMBER($lost) } punto perso
       *[other] { NUMBER($lost) } punti persi
    }
   *[spots] { $lost ->
        [one] { NUMBER($lost) } casella persa
       *[other] { NUMBER($lost) } caselle perse
    }
})
scored-nothing = { $name }: nessun punto
nothing-scored = nessun punto
round = Giro
ratings = **Punteggi** · { $parts }.

rematch = { -rematch }
rematch-waits = { -rematch } (pronti: { NUMBER($ready) } di { NUMBER($all) })
rematch-at = **{ -rematch }** · tavolo { $table }
rematch-ready = **{ -rematch }?** · { $one-ready ->
    [yes] { LIST($ready) } ci sta.
   *[no] { LIST($ready) } ci stanno.
} Inizia quando anche { LIST($missing) } { $one-missing ->
    [yes] preme
   *[no] premono
} { -rematch }.
play-again = Ancora, meglio di { $feat }
how-it-went = { -how-it-went }
share = Condividi
start-without = Non aspettare: apri ad altri
more-about = Altro su questa partita.
move-by-move = Mossa per mossa
record = Registro

series = **Serie** · { $text }
series-level = { $name } e { $other } sono pari, { NUMBER($most) } a { NUMBER($fewer) }.
series-leads = { $name } conduce su { $other } per { NUMBER($most) } a { NUMBER($fewer) }.
series-wins = Vittorie in questo gruppo: { $wins }.
streak = Vittorie di fila di { $name }: { $nth }.
long-streak = Vittorie di fila di { $name }: { NUMBER($times) }.

sentence = { $text }.
seat-not-rated = { $name } ha lasciato il posto a { LIST($others) } senza aver giocato: quel posto non conta per nessuno
played-for-a-while = { $name } ha ceduto il posto per un po' a { LIST($others) } e finisce in ultima posizione
took-over = { $name } ha lasciato il posto a { LIST($others) } e finisce in ultima posizione, { $is-one ->
    [yes] e { LIST($others) } non conta
   *[no] e gli altri non contano
}
left-and-last = { $share ->
    [enough] { $name } ha lasciato il tavolo e finisce in ultima posizione
    [little] { $name } ha lasciato il tavolo presto e finisce in ultima posizione; nessuno ci guadagna
   *[nothing] { $name } ha lasciato il tavolo senza mosse e non conta
}
away-and-last = { $share ->
    [enough] { $name } alla fine non c'era e finisce in ultima posizione
    [little] { $name } alla fine non c'era e finisce in ultima posizione; nessuno ci guadagna
   *[nothing] { $name } non ha fatto mosse e non conta
}
counts-as-first = { $is-one ->
    [yes] { LIST($names) } finisce in prima posizione per la classifica
   *[no] { LIST($names) } finiscono in prima posizione per la classifica
}
not-rated = Senza classifica: { $why-not ->
    [chosen] il tavolo era aperto così
    [hints] il tavolo era aperto con consigli
    [voided] la moderazione ha annullato il risultato
    [unmoved] hanno giocato meno di due persone
   *[deserted] nessuno è rimasto fino alla fine
}

your-turn = { $mentions }: tocca a te al tavolo { $table } ({ $game }).
half-over = { $mentions }: metà del tuo tempo al tavolo { $table } ({ $game }) è passata. Se non giochi in tempo, { $when } viene giocata per te la mossa più sicura.
show-draws = `/table show` mostra il tabellone.
wanted = { $role } Si cerca gente: il tavolo di { $game } di { $name } ha { $free ->
    [one] { NUMBER($free) } posto libero
   *[other] { NUMBER($free) } posti liberi
}: tavolo { $table }

lesson-of = Lezione di { $game } · dadi preparati
good-to-try = { $in-menu ->
    [yes] Buona idea: in partita si potrebbe. Qui però scegli **{ $label }** nel menu per andare avanti.
   *[no] Buona idea: in partita si potrebbe. Qui però premi **{ $label }** per andare avanti.
}
lesson-done = **Fatto!** { $end }
lesson-step = **Passo { NUMBER($step) } di { NUMBER($steps) }** · { $words }
lesson-question-mark = • **?** spiega ogni scelta, in ogni gioco.
play-the-house = Gioca contro il banco
once-more = Ancora una volta
first-table = È il tuo primo tavolo di { $game }. { $first-press }
