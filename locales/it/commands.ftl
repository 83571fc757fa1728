### Quello che Discord mostra mentre si scrive un comando: al massimo 100 caratteri. I comandi stessi restano in inglese.

## /<game>

start = Apri un tavolo, con opzioni
learn = Impara il gioco in un minuto o due, a un tavolo solo per te con dadi preparati
rules = Come si gioca
leaderboard-of-game = Classifica di questo gioco

language = La lingua del tabellone (di solito quella del server, o la tua)
thread = Giocare in un thread a parte
clock = Tempo per decisione (se non scegli: 24 ore)
clock-24h = 24 ore per decisione
clock-1h = 1 ora per decisione
clock-10m = 10 minuti per decisione
clock-2m = 2 minuti per decisione
clock-none = senza limite di tempo
with = Chi vuoi invitare
with-another = Chi altro vuoi invitare
house = Contro quanti bot vuoi giocare; con loro la partita non conta per la classifica
level = Quanto sono forti i bot (se non scegli: regular)
level-casual = casual: gioca per divertirsi e qualcosa gli sfugge
level-regular = regular: conosce il gioco
level-master = master: gioca meglio che può
hints = Permettere a tutti di chiedere la mossa migliore; la partita allora è senza classifica
rated = Contare il risultato per la classifica (se non scegli: sì)
when-full = Iniziare da sé quando tutti i posti sono occupati
min-games = Partite classificate, in questo gioco e server, che servono per entrare
min-rating = Punteggio in classifica, in questo gioco e server, che serve per entrare

## /table

table = Gestisci un tavolo
table-name = Il numero sotto il tabellone (senza: il tuo tavolo qui; per record, verify e void, l'ultimo finito)
table-show = Mostra di nuovo il tabellone di un tavolo in fondo al canale
table-resign = Lascia una partita per sempre
table-replace = Chiedi a qualcuno di prendere il tuo posto, o uno in cui gioca il banco
    .player = Chi prende il posto
    .for = Il posto di chi (se non scegli: il tuo)
table-pause = Chiedi a tutto il tavolo di fermare gli orologi
table-resume = Riprendi un tavolo in pausa
table-end = Chiudi un tavolo senza risultato, se tutto il tavolo è d'accordo
table-host = Affida il tavolo a un'altra persona
    .player = A chi affidare il tavolo
table-remove = Per chi ospita o modera: togli qualcuno o libera un posto riservato, prima dell'inizio
    .player = Chi togliere
table-record = Scarica il registro di un tavolo finito: ogni mossa e ogni tiro
table-verify = Controlla i dadi: lo SHA-256 del seme segreto di un tavolo, o ogni tiro di una partita finita
table-void = Per chi modera: togli un risultato dalla classifica, o contalo di nuovo
    .restore = Contare di nuovo il risultato
    .reason = Perché; la cronologia lo mostra

## /tables

tables = Trova un tavolo
tables-mine = I tuoi tavoli; prima quelli in cui tocca a te
tables-open = I tavoli di questo server a cui puoi unirti

## /settings, /doctor

settings = Per gli admin: dove si gioca, menzioni, moderazione, esclusioni
    .ban = Escludere un membro da questo bot su questo server
    .unban = Riammettere un membro
    .new-accounts = Per quanti giorni un account è nuovo; le sue partite contano poco per gli altri
    .days = Con ban: per quanti giorni (se non scegli: fino a nuovo avviso)
    .reports = Il canale in cui la moderazione legge le segnalazioni
    .language = La lingua dei nuovi tavoli, se il gioco è tradotto
    .channel-language = La lingua dei nuovi tavoli di questo canale e dei suoi thread
settings-language-own = ogni tavolo nella lingua di chi lo apre
settings-language-server = come il resto del server
doctor = Controlla che tutto funzioni in questo canale

## /leaderboard, /profile, /history

leaderboard = Classifica di un gioco o di tutti
    .game = Quale gioco (se non scegli: tutti insieme)
    .period = Da quando (se non scegli: da sempre)
    .scope = Dove (se non scegli: su questo server)
period-all = da sempre
period-season = questo trimestre
period-month = questo mese
period-week = questa settimana (da lunedì)
scope-server = su questo server
scope-everywhere = ovunque
profile = Le statistiche di una persona, e il bilancio fra voi
    .player = Il profilo di chi (se non scegli: il tuo)
history = Tavoli finiti, da rivedere mossa per mossa
    .player = Solo i tavoli di questa persona
    .scope = Dove (se non scegli: i tavoli che puoi vedere qui)
scope-visible = tutto ciò che puoi vedere qui
scope-channel = in questo canale

## /privacy

privacy = I tuoi dati
privacy-about = Quali dati si conservano su di te, e perché
privacy-export = Scarica i tuoi dati in un file
privacy-delete = Cancella i tuoi dati: a ogni tavolo il tuo nome sparisce

## /me

me = Le tue impostazioni
me-pings = Quando menzionarti se tocca a te
    .when = Se non scegli: dopo 2 minuti
pings-later = dopo 2 minuti, a meno che io non stia giocando al tavolo
pings-always = sempre, subito
pings-never = mai
me-timezone = Il fuso orario delle tue ore di silenzio
    .zone = Scrivi una città in inglese, per esempio Rome
me-quiet-hours = Ore senza menzioni (lasciale vuote entrambe per nessuna)
    .from = Prima ora, da 0 a 23
    .until = Ora in cui riprendono le menzioni, da 0 a 23
me-house-pace = Quanto in fretta giocano i bot ai tuoi tavoli
    .pace = Se non scegli: dopo un attimo
pace-moment = dopo un attimo, così riesco a seguire
pace-at-once = subito
me-pictures = Come sono disegnate le immagini per te
    .pictures = Se non scegli: moving
pictures-moving = moving: i dadi rotolano quando si tirano
pictures-still = still: ai miei tavoli non si muove niente
pictures-words = words: quello che vedo solo io è detto a parole
me-leaderboard = Se comparire nelle classifiche
    .show = Se non scegli: on
listed-on = on: compaio nelle classifiche
listed-off = off: non compaio in nessuna classifica
me-invitations = Chi può invitarti ai tavoli, o offrirti un posto
    .from = Se non scegli: chiunque
inviters-everybody = chiunque
inviters-acquaintances = chi ha già giocato con me
inviters-nobody = nessuno
me-block = Blocca qualcuno: né tu ai suoi tavoli, né viceversa, a meno che chi ospita non inviti quella persona
    .player = Chi
me-unblock = Sblocca qualcuno
me-blocks = Le persone che hai bloccato

## /play, /daily, /help

play = Siediti: a un tavolo aperto qui, a uno nuovo, o subito contro il banco
    .game = Quale gioco (se non scegli: quello che aspetta qui, o il più breve)
    .house = Contro il banco; la partita inizia subito
daily = Una partita al giorno, in solitario, con gli stessi dadi per tutti
help = Tutti i giochi e come iniziarne uno

## Nei menu di persone e messaggi, sotto App: al massimo 32 caratteri. Qui Discord mostra il nome.

menu-invite = Invita a giocare
menu-profile = Profilo
menu-rules = Regole di questo tavolo
menu-record = Registro
menu-report = Segnala questo tavolo
in-menu-of-person = nel menu di una persona, sotto App
in-menu-of-message = nel menu di un tavolo in attesa o di un tabellone, sotto App
