### `/privacy`. Tutto ciò che dice `about` ha al massimo 4096 caratteri.

title = Che cosa conserva questo bot su di te
about = Che cosa conserva questo bot su di te, e che cosa puoi scegliere.
what = **Che cosa**
    Per ogni tavolo a cui hai partecipato: il tuo ID di Discord, il tuo nome di allora, la tua parola fortunata, il tuo posto, le tue mosse con i dadi e gli orari, la posizione e i punti, se l'hai lasciato o mancavi alla fine, quanti consigli hai avuto e che cosa hai ottenuto; e il server, il canale e il messaggio del tavolo. Quanto era fortuna e quanto gioco, posto per posto, ai tavoli dove qualcuno l'ha chiesto. I tuoi tentativi al tavolo del giorno: il giorno, il server, il tuo nome e le tue mosse. Se cancelli i tuoi dati in un giorno in cui l'hai giocato, un segno che qualcuno ha già usato quel tentativo, fino alla fine del giorno. Le tue impostazioni di `/me`, se le hai cambiate, e la tua lista di blocco. Gli inviti ai tavoli, per dieci minuti o, se rifiuti, finché non inizia la partita, e i posti che ti vengono offerti, per una settimana. Su quali server gli admin ti hanno escluso da questo bot, se ti ha escluso chi lo gestisce, e chi ti ha bloccato. Che cosa hai fatto come admin o nella moderazione di un server, e quali tavoli hai segnalato, per 90 giorni. Niente messaggi, niente amicizie.
why = **Perché**
    Per continuare le partite dopo un riavvio, per dimostrare che i dadi erano onesti, e per classifiche, profili e cronologia. Gli altri vedono il tuo nome sui tabelloni, nei registri e nelle classifiche del tuo server; in quelle fra più server, solo se gli admin del tuo server sono d'accordo in `/settings`. I tuoi tavoli li può rivedere chi ci ha giocato, e il canale in cui si è giocato; tutto il server, solo se lo dicono i suoi admin.
deleted-after = **Per quanto tempo**
    I tavoli vengono cancellati { $days ->
        [one] { NUMBER($days) } giorno
       *[other] { NUMBER($days) } giorni
    } dopo la fine.
kept = **Per quanto tempo**
    I tavoli vengono conservati. Se qualcuno cancella i suoi dati, lì il suo nome sparisce.
rights = **I tuoi diritti**
    `/privacy export` ti dà tutto in un file, tranne ciò che si calcola dalle tue partite: traguardi, fortuna e gioco, punteggi. Non dice nemmeno chi ti ha bloccato, perché è una decisione degli altri e non tua. `/privacy delete` toglie il tuo nome da ogni tavolo, anche da dove hai moderato, e cancella le tue impostazioni e la tua lista di blocco; le esclusioni e i blocchi degli altri restano. Per domande, scrivi a chi gestisce questo bot.
collecting = Raccolgo ciò che conservo su di te…
not-exported = Scusa, non sono riuscito a preparare il file. Scrivi di nuovo `/privacy export` più tardi; se non serve, chiedilo a chi gestisce questo bot.
exported = Ciò che questo bot conserva su di te: { $tables ->
    [one] { NUMBER($tables) } tavolo
   *[other] { NUMBER($tables) } tavoli
}. Gli orari sono in UTC, in millisecondi dal 1970.
ask = Cancellare per sempre i tuoi dati e togliere il tuo nome{ $tables ->
    [0] {""}
    [1] {" "}dal tavolo a cui hai partecipato
    [one] {" "}dai { NUMBER($tables) } tavoli a cui hai partecipato
   *[other] {" "}dai { NUMBER($tables) } tavoli a cui hai partecipato
}? { $open ->
    [0] {""}
    [1] Lasci il tavolo a cui hai un posto: se è in gioco, conta come un abbandono.{" "}
    [one] Lasci i { NUMBER($open) } tavoli a cui hai un posto: quelli in gioco contano come abbandoni.{" "}
   *[other] Lasci i { NUMBER($open) } tavoli a cui hai un posto: quelli in gioco contano come abbandoni.{" "}
}Le tue impostazioni e la tua lista di blocco vengono cancellate. Il tuo nome diventa «qualcuno» e il tuo ID un altro, a caso, che non dice chi eri, lo stesso a tutti i tavoli, perché i punteggi degli altri restino come sono. Non sei più in nessuna classifica, e i tuoi punteggi sono persi. Le tue mosse e le tue parole fortunate restano: senza, nessuno potrebbe controllare i dadi degli altri. I messaggi già pubblicati restano nei loro canali; gli ultimi tabelloni vengono ridisegnati senza il tuo nome, e la moderazione può cancellare il resto.
delete = Sì, cancella tutto
deleted = Fatto: il tuo nome non compare più a nessun tavolo. Se giochi di nuovo, ricominci da zero.
