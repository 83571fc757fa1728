### Ciò che il bot chiede, e ciò che dice a un canale accanto ai tabelloni: chi lascia, prende un posto, vota, segnala.

someone = qualcuno
a-player = Qualcuno
the-host = chi ospita

described = { $table } · { $game } · { $table-is ->
    [waiting] aspetta gente
    [in-play] in gioco
    [finished] finito
   *[closed] chiuso
}

resign = Lasciare per sempre il tavolo { $table } ({ $game })? Sarai fuori da questa partita.{ $resigns ->
    [unrated] {""}
    [took-over] {" "}Hai preso il posto di qualcuno, quindi il risultato non conta per te.
    [others-play-on] {" "}Per la classifica finisci in fondo, dietro a chi resta.
   *[nobody-moved] {" "}Nessuno ha ancora giocato: per la classifica finisci in fondo solo se gli altri continuano.
}
yes-leave = Sì, lascia il tavolo
left = Hai lasciato il tavolo.
last-one = Eri l'ultima persona, quindi il tavolo è chiuso.
removed = { $by } ha tolto { $name } dal tavolo { $table }. { $is-closed ->
    [yes] Non c'è più nessuno, quindi è chiuso.
   *[no] C'è un posto libero.
}
freed = { $by } ha liberato il posto riservato a { $name } al tavolo { $table }.
new-host = { $name } ora ospita il tavolo { $table }.
shut-out = { $host }: qualcuno vorrebbe partecipare al tavolo { $table }, ma non può giocare con una persona che è lì. Se inviti qualcuno, può partecipare lo stesso.

taken-back = L'invito al tavolo { $table } è stato ritirato.
over = L'invito al tavolo { $table } non vale più.
closed-so-over = Il tavolo { $table } è chiuso, quindi l'invito non vale più.
free-again = Il posto al tavolo { $table } riservato a { $name } è di nuovo libero. Premi lì { -join } per giocare.

offer-own = { $mention }: { $name } ti chiede di prendere il suo posto al tavolo { $table } ({ $game }). Prendi la posizione così com'è.
offer-of = { $mention }: { $asker } ti chiede di prendere il posto di { $name }, in cui gioca il banco, al tavolo { $table } ({ $game }). Prendi la posizione così com'è.
offer-counts = Per la classifica { $name } finisce in fondo, a meno che non riprenda il posto prima della tua mossa; per te il risultato non conta.
accept = Accetta
decline = Rifiuta
takes-over = { $name } prende il posto di { $before } al tavolo { $table } ({ $game }).
took-back = { $name } ha ripreso il posto che aveva { $newcomer } al tavolo { $table } ({ $game }).
declined = { $name } non vuole prendere il posto di { $before } al tavolo { $table }.
is-back = { $name } è di nuovo qui, quindi l'offerta del posto non vale più.
has-moved = { $name } nel frattempo ha giocato, quindi l'offerta del posto non vale più.
offer-over = Quell'offerta di un posto al tavolo { $table } non vale più.
seat-gone = Quel posto al tavolo { $table } non è più disponibile.

pause = Mettere in pausa il tavolo { $table } ({ $game })? Gli orologi si fermano quando tutto il tavolo è d'accordo: { NUMBER($agreed) } su { NUMBER($all) }.
end = Chiudere il tavolo { $table } ({ $game }) senza risultato? Si chiude quando tutto il tavolo è d'accordo: { NUMBER($agreed) } su { NUMBER($all) }.{ $absent ->
    [0] {""}
    [1] {" "}{ LIST($away) } non c'è e deve dire di sì.
   *[other] {" "}{ LIST($away) } non ci sono e devono dire di sì.
} Per uscire senza gli altri, usa `/table resign`.
agree = D'accordo
paused = Il tavolo { $table } ({ $game }) è in pausa: gli orologi sono fermi e nessuno può giocare. Chiunque ci giochi può riprenderlo.
resume = Riprendi
resumed = { $name } ha fatto ripartire il tavolo { $table }.
end-now = Chiudere subito il tavolo { $table }? Non ci sarà un risultato.
yes-end = Chiudi subito
ended = Il tavolo { $table } è finito senza risultato: { $why }.

show-there = Mostrare il tavolo { $table } ({ $game }) in { $channel }? Non tutto il tavolo vede quel canale, quindi devono essere tutti d'accordo prima della prossima mossa: { NUMBER($agreed) } su { NUMBER($all) }.
asked-there = Non tutto il tavolo può vedere questo canale ({ LIST($names) }). Il tabellone del tavolo { $table } viene qui se tutto il tavolo è d'accordo; la domanda è in { $channel }.
shown-there = Tutto il tavolo è d'accordo: il tavolo { $table } ora è in { $channel }.
shown-here = Questo tavolo ora è qui: { $link }
shown-below = Questo tavolo ha un tabellone più nuovo più in basso. Scrivi `/table show` per vederlo qui.
thread = { $game } · tavolo { $table }
no-thread = Non è stato possibile aprire un thread per il tavolo { $table }, quindi si gioca qui. Serve un canale testuale in cui il bot abbia i permessi **Create Public Threads** e **Send Messages in Threads**; `/doctor` dice di più.
not-in-thread = Non è stato possibile pubblicare il tabellone del tavolo { $table } nel suo thread, quindi si gioca qui. Forse `/doctor`, nel thread, dice di più.

void = Il risultato del tavolo { $table } non conta più per la classifica. Motivo: { $reason }. Il suo registro resta e si può ancora controllare.
counts-again = Il risultato del tavolo { $table } conta di nuovo per la classifica.

telling = Avviso la moderazione…
reports = { $person } segnala il tavolo { $table }
reports-at = { $person } segnala il tavolo { $table }: { $link }
record-later = `/table record` dà il registro quando il tavolo è finito: fino ad allora i suoi dadi sono segreti.
told = La moderazione ora sa del tavolo { $table }.
not-told = Non è stato possibile segnalare il tavolo { $table }. { $is-transient ->
    [yes] Riprova fra un minuto.
   *[no] Non posso scrivere nel canale scelto per le segnalazioni; `/doctor` dice agli admin perché. Parlane tu con chi modera.
}

form-report = Segnala il tavolo { $table }
form-what = Che cosa bisogna controllare?
read-by = La moderazione legge questo, il tuo nome e il registro del tavolo.
form-word = La tua parola fortunata
form-any-word = Una parola: si mescola ai dadi
for-example = per esempio: ananas
