### Ciò che leggono gli admin di un server: `/settings`, ciò che vi è stato fatto di recente, e `/doctor`.

title = Impostazioni del server
games-in = **Si gioca in**: { $channels }
games-everywhere = **Si gioca in**: tutti i canali che il bot vede
moderators = **Chi modera i tavoli**: chi può gestire i messaggi
moderators-with-role = **Chi modera i tavoli**: { $role }, e chi può gestire i messaggi
reports-in = **Segnalazioni**: pubblicate in { $channel }
reports-off = **Segnalazioni**: disattivate; `/settings reports:` sceglie un canale
pings = **Menzioni di turno**: { $is-on ->
    [yes] attive; ognuno sceglie quando con `/me pings`
   *[no] disattivate; tabelloni e orologi funzionano come sempre
}
players-wanted = **Si cerca gente**: chiama { $role }, al massimo una volta ogni { NUMBER($minutes) } minuti, se il ruolo può essere menzionato da tutti o dal bot
nobody-called = **Si cerca gente**: non si può chiamare nessun ruolo
banned = **Esclusioni dal bot**: { LIST($people) } (`/settings unban:`)
nobody-banned = **Esclusioni dal bot**: nessuna (`/settings ban:`)
banned-until = { $person } fino al { $date }
more-people = { $count ->
    [one] un'altra persona
   *[other] altre { NUMBER($count) } persone
}
looked-up = **Chi può rivedere i tavoli finiti**: { $is-open ->
    [yes] tutti su questo server
   *[no] chi ci ha giocato, e il canale in cui si è giocato
}
shared = **Risultati visibili su altri server**: { $is-shared ->
    [yes] sì, con i nomi, su tutti i server
   *[no] no, restano su questo server
}
new-accounts = **Un account è nuovo**: per { $days ->
    [one] { NUMBER($days) } giorno
   *[other] { NUMBER($days) } giorni
} (`/settings new-accounts:`)
language = **Lingua dei nuovi tavoli**: { $language } (`/settings language:`)
no-language = **Lingua dei nuovi tavoli**: quella di questo server se è una community, altrimenti quella di chi li apre (`/settings language:`)
channel-language = **Lingua dei nuovi tavoli di questo canale**: { $language } (`/settings channel-language:`)
no-presets = **Opzioni in questo canale**: ancora nessuna
presets = Opzioni in questo canale
preset = **{ $game }**: { $options }{ $is-pinned ->
    [yes] {" "}(fissate)
   *[no] {""}
}
old-options = opzioni che non ci sono più

choose-channels = Canali per giocare (nessuno: tutti)
choose-moderators = Un ruolo che modera i tavoli (facoltativo)
choose-players = Un ruolo che si può chiamare (facoltativo)
choose-preset = Fissa le opzioni attuali di questo canale
pin = { $pins ->
    [yes] Fissa { $game }
   *[no] Libera { $game }
}
turn-pings-off = Disattiva le menzioni
turn-pings-on = Attiva le menzioni
close-history = Tavoli visibili solo nel loro canale
open-history = Tavoli visibili a tutti
stop-sharing = Non condividere più
share = Condividi con altri server
full-log = Elenco completo
stop-reports = Disattiva segnalazioni

recent-changes = Ultime modifiche
no-changes = ancora niente
log = Ciò che gli admin e la moderazione hanno fatto qui, dalle cose più recenti. Le voci si cancellano dopo { NUMBER($days) } giorni.
empty-log = Ancora niente.
deleted-person = Qualcuno i cui dati sono stati cancellati
somebody = qualcuno

did-choose-new-accounts = { $who } ha stabilito che un account è nuovo per { $days ->
    [one] { NUMBER($days) } giorno
   *[other] { NUMBER($days) } giorni
}
did-choose-reports = { $who } ha scelto { $channel } per le segnalazioni
did-choose-language = { $who } ha scelto { $language } per i nuovi tavoli
did-choose-no-language = { $who } ha tolto la lingua scelta per i nuovi tavoli
did-choose-channel-language = { $who } ha scelto { $language } per i nuovi tavoli di { $channel }
did-choose-no-channel-language = { $who } ha tolto la lingua scelta per i nuovi tavoli di { $channel }
did-pin = { $pins ->
    [yes] { $who } ha fissato le opzioni di { $game } in { $channel }
   *[no] { $who } ha liberato le opzioni di { $game } in { $channel }
}
did-choose-channels = { $who } ha scelto { $count ->
    [one] { NUMBER($count) } canale
   *[other] { NUMBER($count) } canali
} per giocare
did-allow-everywhere = { $who } ha permesso di giocare in tutti i canali
did-choose-moderators = { $who } ha scelto { $role } come ruolo che modera i tavoli
did-remove-moderators = { $who } ha tolto il ruolo che modera i tavoli
did-choose-players = { $who } ha scelto { $role } come ruolo che si può chiamare
did-remove-players = { $who } ha tolto il ruolo che si può chiamare
did-turn-pings = { $is-on ->
    [yes] { $who } ha attivato le menzioni di turno
   *[no] { $who } ha disattivato le menzioni di turno
}
did-open-history = { $is-open ->
    [yes] { $who } ha reso i tavoli visibili a tutti
   *[no] { $who } ha reso i tavoli visibili solo nei loro canali
}
did-share = { $is-shared ->
    [yes] { $who } ha condiviso i risultati con altri server
   *[no] { $who } ha smesso di condividere i risultati
}
did-stop-reports = { $who } ha disattivato le segnalazioni
did-ban = { $who } ha escluso { $whom } dal bot{ $until ->
    [for-good] {""}
   *[date] {" "}fino al { $date }
}
did-lift-ban = { $who } ha tolto l'esclusione di { $whom }
did-remove = { $who } ha tolto qualcuno dal tavolo { $table }
did-free = { $who } ha liberato un posto riservato al tavolo { $table }
did-choose-host = { $who } ha affidato ad altri il tavolo { $table }
did-offer = { $who } ha offerto un posto del tavolo { $table } in cui gioca il banco
did-report = { $who } ha segnalato il tavolo { $table }
did-end = { $who } ha chiuso il tavolo { $table }
did-restore = { $who } ha rimesso in classifica il risultato del tavolo { $table }
did-void = { $who } ha tolto dalla classifica il risultato del tavolo { $table }: { $reason }

running = Controllo in corso…
checks = Controlli
no-problems = Nessun problema in questo canale.
problems = { $count ->
    [one] { NUMBER($count) } problema
   *[other] { NUMBER($count) } problemi
} in questo canale.
failed = ✗ **{ $what }**: { $wrong }
check = { $check ->
    [view] Vedere il canale
    [send] Inviare messaggi
    [embed] Incorporare link
    [open-threads] Aprire thread
    [in-threads] Scrivere nei thread
    [reach] Raggiungere il canale
    [reports] Pubblicare segnalazioni
    [pictures] Immagini dei dadi
    [commands] Comandi
    [storage] Archivio
   *[practice] Due mosse di prova in ogni gioco
}
allow = { $check ->
    [view] altrimenti i tabelloni non si possono aggiornare; permetti **View Channel**
    [send] altrimenti non ci sono menzioni di turno, e i vecchi tabelloni non si possono ripubblicare; permetti **Send Messages**
    [embed] altrimenti un tabellone ripubblicato è vuoto; permetti **Embed Links**
    [open-threads] altrimenti i tavoli non possono aprire un thread; permetti **Create Public Threads**
   *[in-threads] altrimenti nessuno può giocare in un thread; permetti **Send Messages in Threads**
} al ruolo del bot, nelle impostazioni di questo canale, sotto *Permissions*.
allow-reach = { $error }. Permetti **View Channel** al ruolo del bot, nelle impostazioni di questo canale, sotto *Permissions*.
try-again = { $error }. Riprova; se succede ancora, dillo a chi gestisce il bot.
try-once-more = { $error }. Riprova.
not-uploaded = ne mancano { NUMBER($missing) } su { NUMBER($all) }, quindi i dadi sono mostrati come testo. Chi gestisce il bot dovrebbe riavviarlo: le carica all'avvio.
other-version = sono di un'altra versione. Chi gestisce il bot dovrebbe riavviarlo: li registra all'avvio.
not-read-back = ciò che è salvato non si riesce a rileggere. Dillo a chi gestisce il bot.
not-stored = non si riesce a salvare niente. Dillo a chi gestisce il bot; il motivo è nel log.
games-failed = non riuscito: { $games }. Dillo a chi gestisce il bot; il motivo è nel log.
