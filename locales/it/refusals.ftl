### Perché qualcosa non è stato fatto, solo per chi ci ha provato. Dice qual è la regola, e che cosa fare invece.

## Ovunque

raced = Il tavolo è appena cambiato, quindi non è stato fatto niente. Scrivi `/table show` per vederlo com'è ora.
apology = Scusa, qualcosa è andato storto da parte nostra. La tua mossa potrebbe comunque contare, quindi controlla prima di riprovare: `/table show` mostra il tavolo com'è ora. Se succede di nuovo, di' a chi gestisce il bot il numero `{ $number }`, che è nel log.
no-such-table = Qui non c'è un tavolo `{ $typed }`. Il numero di ogni tavolo è in fondo al suo tabellone.
table-is-gone = Questo tavolo non esiste più. Aprine un altro con un comando d'inizio; `/help` li elenca.
command-has-changed = Questo comando è cambiato. Scrivi `/` e sceglilo di nuovo; `/help` elenca i giochi.
form-not-understood = Discord l'ha inviato in una forma che questo bot non capisce ancora. Scrivi `/table show` per avere un nuovo tabellone.
button-of-other-version = Questo pulsante è di un'altra versione del bot. Scrivi `/table show` per avere un nuovo tabellone.
button-not-on-message = Quel pulsante non è più su questo messaggio. Usa quello che c'è ora, o scrivi `/table show` per avere un nuovo tabellone.
choice-not-available = Quella scelta non è disponibile. Scrivi `/table show` per avere un nuovo tabellone.
choose-an-entry = Scegli una delle voci.
choose-a-suggestion = Scegli uno dei suggerimenti.
choose-a-game = Scegli uno dei giochi.
message-shows-no-table = Quel messaggio non mostra nessun tavolo. Usalo su un tavolo in attesa o sul tabellone di una partita.
no-open-table-here = In questo canale non c'è nessun tavolo aperto. Aprine uno con `{ $start }`.
nothing-finished-here = In questo canale non è ancora finita nessuna partita.
nothing-finished-visible = Non è ancora finita nessuna partita che puoi vedere qui.
has-finished-nothing-here = { $name } non ha ancora finito nessuna partita in questo canale.
has-finished-nothing-visible = { $name } non ha ancora finito nessuna partita che puoi vedere qui.
game-is-gone = Questo bot non ha più quel gioco.
rules-are-gone = Questo bot non ha più le regole di quel gioco.
edition-is-gone = Questo tavolo è stato aperto con regole che questo bot non ha più. Aprine un altro.
too-much-from-you = Troppe richieste da parte tua in poco tempo. Aspetta { WAIT($left) }, poi riprova. Le partite continuano.
too-much-in-channel = Troppe richieste in questo canale. Aspetta { WAIT($left) }, poi riprova. Le partite continuano.
too-many-invitations = Hai invitato molte persone in poco tempo. Aspetta { WAIT($left) }, poi riprova. Le partite continuano.
invited-too-often = { $name } ha appena ricevuto molti inviti. Aspetta { WAIT($left) }, poi riprova. Le partite continuano.

banned = Su questo server non puoi usare questo bot{ $until ->
    [for-good] {""}
   *[date] {""} fino al { $date }
}. `/help`, `/me`, `/privacy` e `/table resign` funzionano ancora, e il banco gioca per te ai tavoli già iniziati.
server-excluded = Chi gestisce questo bot ha escluso questo server{ $until ->
    [for-good] {""}
   *[date] {""} fino al { $date }
}. `/help`, `/me`, `/privacy` e `/table resign` funzionano ancora, e il banco gioca ai tavoli già iniziati.
excluded = Chi gestisce questo bot non ti permette di usarlo{ $until ->
    [for-good] {""}
   *[date] {""} fino al { $date }
}. `/help`, `/me`, `/privacy` e `/table resign` funzionano ancora, e il banco gioca per te ai tavoli già iniziati.

channels-for-games = Su questo server si gioca qui: { $channels }.
not-a-member = Qui non sono membro, quindi non c'è niente da impostare o da controllare: mi usi qui perché mi hai installato per te. Un admin può aggiungermi al server; allora questi comandi funzionano. `/help` elenca che cosa puoi fare.
nobody-would-see = Non è stato aperto nessun tavolo: in questo canale Discord mostra solo a te quello che rispondo, quindi nessuno potrebbe unirsi. Qui ti manca il permesso **Use External Apps**; un admin può dartelo, o aggiungermi al server.

## A un tavolo in gioco

already-ended = Il tavolo { $table } è già finito.
has-ended = Il tavolo { $table } è finito.
ended-early = Questo tavolo è stato chiuso in anticipo: { $why }. Aprine un altro con `{ $start }`.
only-players = { $act ->
    [play] Solo chi ha un posto al tavolo { $table } può giocarci.
    [leave] Solo chi ha un posto al tavolo { $table } può lasciarlo.
    [vote] Solo chi ha un posto al tavolo { $table } può metterlo in pausa, riprenderlo o chiuderlo.
    [hint] Solo chi ha un posto al tavolo { $table } può chiedere un consiglio.
   *[return] Solo chi giocava al tavolo { $table } può riprendere il suo posto.
}
paused = Questo tavolo è in pausa, quindi la tua mossa non è stata giocata. Chiunque ci giochi può riprenderlo con `/table resume`.
already-paused = Questo tavolo è già in pausa. Riprendilo con `/table resume`.
not-paused = Questo tavolo non è in pausa.
you-play-already = Stai già giocando al tuo posto.
no-hints = A questo tavolo non ci sono consigli. Si può aprire con `hints: True`; i tavoli con dei bot li hanno sempre.
no-hints-for-game = Per questo gioco non ci sono ancora consigli: il banco non lo gioca.
hint-after-the-end = Questo tavolo è finito. **{ -how-it-went }** mostra quanto è costata ogni decisione.
hint-too-late = Hai già giocato. Premi **{ -hint }** al tuo prossimo turno.
nothing-to-decide = Non c'è niente da decidere: puoi fare una cosa sola.
over = Questo tavolo è finito: { $result } Premi { -rematch } o scrivi `{ $start }` per giocare ancora.
only-watching = Non hai un posto a questo tavolo, quindi puoi solo guardare. Apri il tuo tavolo con `{ $start }`.
not-your-turn = Non tocca ancora a te.
stale = Quel pulsante era sul tabellone di prima dell'ultima mossa, quindi non è successo niente.
not-possible = Quella mossa ora non è possibile.
board-shows-moves = Il tabellone mostra tutte le mosse possibili.
time-is-up = il tempo di { $name } scade { $moment }
then-safest-move = Attenzione, { LIST($times) }; dopo si gioca la mossa più sicura.
have-left = Hai lasciato questo tavolo.
no-seat-at = Non hai un posto al tavolo { $table }.
you-play-at = Giochi già al tavolo { $table }.
not-begun = Questo tavolo non è iniziato: chi lo ospita deve premere { -start }.
closed-before = Questo tavolo è stato chiuso prima di iniziare. Aprine un altro con un comando d'inizio; `/help` li elenca.
agreed-already = Hai già detto di sì; d'accordo: { NUMBER($agreed) } su { NUMBER($all) }.

## Prima della partita

closed = Questo tavolo è chiuso. Aprine un altro con il suo comando d'inizio.
begun = Questo tavolo è già iniziato. Scrivi `/table show` per vederlo.
already-begun = Questo tavolo è già iniziato.
only-host = { $act ->
    [start] Solo chi ospita, { $host }, può iniziare la partita.
    [house-players] Solo chi ospita, { $host }, può aggiungere e togliere bot.
    [remove] Solo chi ospita, { $host }, può togliere qualcuno.
    [hand-over] Solo chi ospita, { $host }, può affidare il tavolo ad altri.
   *[do-this] Solo chi ospita, { $host }, può farlo.
}
host-is-there = Se { $host } non fa niente qui per { NUMBER($minutes) } minuti, potrà farlo tutto il tavolo; tempo rimasto: { WAIT($left) }.
seats-are-kept-still = { $host } non fa niente da { NUMBER($minutes) } minuti, quindi potrai iniziare appena non ci saranno più posti riservati.
press-join-first = { $act ->
    [leave] Prima premi { -join }: solo chi è al tavolo può lasciarlo.
    [word] Prima premi { -join }: solo chi è al tavolo può scegliere una parola fortunata.
    [invite] Prima premi { -join }: solo chi è al tavolo può invitare altre persone.
    [call] Prima premi { -join }: solo chi è al tavolo può chiamare altre persone.
    [start] Prima premi { -join }: solo chi è al tavolo può iniziare la partita.
   *[do-this] Prima premi { -join }: solo chi è al tavolo può farlo.
}
seated = Hai già un posto a questo tavolo.
not-seated = Non hai un posto a questo tavolo.
full = A questo tavolo tutti i posti sono occupati. Puoi aprire il tuo.
kept-until = { $name } fino alle { $time }
seats-are-kept = Tutti i posti liberi sono riservati a chi ha un invito: { LIST($names) }.
too-few = Per { $game } servono almeno { NUMBER($need) } persone; per ora: { NUMBER($have) }. Altri possono premere { -join }, o puoi aggiungere un bot.
no-house-player = Non c'è nessun bot da togliere.
to-leave = Se vuoi andare via tu, premi { -leave }.
no-removal-in-play = Questo tavolo è in gioco. Il banco gioca per chi manca; `/table replace` chiede a qualcuno di prendere un posto.
three-lobbies = Hai già un posto a tre tavoli in attesa. Lasciane uno, o aspetta che uno inizi.
called-already = Su questo server è stata chiamata gente da poco. Si può fare una volta ogni { NUMBER($minutes) } minuti; tempo rimasto: { WAIT($left) }.
no-role-to-call = Gli admin di questo server non hanno scelto nessun ruolo da chiamare.
no-seat-free = A questo tavolo non c'è nessun posto libero.
beside-a-blocked-person = A questo tavolo c'è una persona che hai bloccato. `/me blocks` dice chi; `/me unblock` la sblocca.
cannot-join = Non puoi unirti a questo tavolo. Chi lo ospita può comunque invitarti, o puoi aprirne uno tuo; `/help` elenca i giochi.
too-few-games = Il tavolo { $table } chiede { $wanted ->
    [one] { $wanted } partita classificata
   *[other] { $wanted } partite classificate
} di { $game } su questo server, e { $who ->
    [you] tu ne hai { NUMBER($have) }
   *[someone] { $name } ne ha { NUMBER($have) }
}.
rating-too-low = Il tavolo { $table } chiede un punteggio di { NUMBER($wanted) } in { $game } su questo server, e { $who ->
    [you] tu hai { NUMBER($have) }
   *[someone] { $name } ha { NUMBER($have) }
}.
no-rating-yet = Il tavolo { $table } chiede un punteggio di { NUMBER($wanted) } in { $game } su questo server, e { $who ->
    [you] tu non ne hai ancora uno
   *[someone] { $name } non ne ha ancora uno
} che valga: fino a { NUMBER($games) } partite classificate è provvisorio.

## Inviti

other-is-seated = { $name } ha già un posto a questo tavolo.
other-is-a-bot = { $name } è un altro bot e qui non può giocare. Puoi far giocare il banco.
bot-takes-no-seat = { $name } è un altro bot e qui non può giocare.
other-has-declined = { $name } ha detto di no e non riceverà altri inviti a questo tavolo. Può sempre premere { -join }.
other-is-invited = { $name } ha già un invito: il posto è riservato fino alle { $time }.
cannot-be-invited = Non si può invitare { $name } a questo tavolo.
no-seat-to-keep = Non c'è nessun posto libero da riservare per { $name }.
wants-no-invitations = { $name } non vuole ricevere inviti. Può sempre premere { -join }.
wants-acquaintances-only = { $name } vuole inviti solo da persone con cui ha già giocato. Può sempre premere { -join }.
choose-the-player = Scegli la persona con l'opzione `player`.
choose-a-guest = Scegli chi invitare.
not-yourself = Non puoi invitarti: scegli un'altra persona.
other-has-no-seat = { $name } non ha un posto a questo tavolo.
you-have-joined = Giochi già a questo tavolo. Per lasciarlo, premi { -leave } prima che inizi.
invitation-for-others = Questo invito è per un'altra persona. Per giocare a quel tavolo, premi { -join } prima che inizi.

## Quando si apre un tavolo

no-invitations-in-dm = Non è stato aperto nessun tavolo: in un messaggio diretto non si può invitare nessuno. Scrivi il comando su un server.
no-room-for-guests = Non è stato aperto nessun tavolo: in { $game }, oltre a te, c'è posto per { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}, bot compresi.
no-room-for-house = Non è stato aperto nessun tavolo: in { $game }, oltre a te, il massimo di bot è { NUMBER($count) }.
no-such-level = Un bot è `casual`, `regular` o `master`.
no-thread-here = Non è stato aperto nessun tavolo: qui non sono membro, quindi non posso aprire un thread. Togli `thread`.
minimum-needs-rated = Non è stato aperto nessun tavolo: solo un tavolo classificato su un server può chiedere `min-games` o `min-rating`.
too-many-tables = Ospiti già { NUMBER($count) } tavoli aperti su questo server. Chiudine uno con `/table end`, o affidalo ad altri con `/table host`.

## Quando un posto cambia mano

only-previous = Solo chi aveva quel posto prima può riprenderlo.
newcomer-has-moved = { $name } nel frattempo ha giocato, quindi non puoi più riprenderlo.
choose-who-takes-over = Scegli con l'opzione `player` chi prende il posto.
bot-cannot-take-over = Un altro bot non può prendere un posto. Il banco gioca per chi manca.
left-for-good = { $name } ha lasciato per sempre il tavolo { $table }. Quel posto è fuori dal gioco, e nessuno può prenderlo.
no-seat-to-hand-over = Non hai un posto al tavolo { $table }. Per cedere il posto di un'altra persona, sceglila con l'opzione `for`.
other-has-no-seat-at = { $name } non ha un posto al tavolo { $table }.
only-players-offer = Solo chi ha un posto al tavolo { $table } può chiedere a qualcuno di prenderne uno.
plays-own-seat = { $name } sta giocando al suo posto. Può cederlo con `/table replace`; gli altri possono quando ci gioca il banco, cioè dopo due decisioni di fila a tempo scaduto.
can-come-back-paused = { $name } può ancora tornare, e il tavolo è in pausa. Riprova dopo la pausa.
can-come-back = { $name } può ancora tornare. Altri potranno prendere il posto { $moment }; fino ad allora ci gioca il banco.
other-is-seated-at = { $name } ha già un posto al tavolo { $table }.
cannot-be-asked = Non si può chiedere a { $name } di giocare al tavolo { $table }.
offer-for-others = Questa offerta è per un'altra persona. `/table replace` cede il tuo posto.

## Chiudere, risultati, registri, segnalazioni

own-game = Hai giocato al tavolo { $table }, quindi deve decidere un'altra persona della moderazione.
only-host-closes = Un tavolo che non è iniziato può chiuderlo solo chi lo ospita. Puoi premere { -leave }.
only-players-or-moderators = Il tavolo { $table } può chiuderlo solo chi ci gioca o modera il suo canale.
only-moderators-void = Solo chi modera il canale del tavolo { $table } o questo server può togliere il suo risultato dalla classifica.
counts-already = Il risultato del tavolo { $table } conta già.
void-already = Il risultato del tavolo { $table } già non conta; `restore: True` lo conta di nuovo.
no-result = Il tavolo { $table } non ha un risultato: non è arrivato alla fine.
rematch-in-play = Questo tavolo è ancora in gioco; la rivincita si può giocare quando è finito.
rematch-elsewhere = Gli altri giocano la rivincita in { $channel }. Premi lì { -rematch } o apri qui un tavolo con `/play`.
rematch-for-players = Solo chi ha giocato qui può iniziare la rivincita. Apri il tuo tavolo con `{ $start }`.
nobody-waits = Nessuno aspetta più una rivincita di questo tavolo. Premi { -rematch } per un'altra.
only-ready = Solo chi ha già detto di sì alla rivincita può aprirla ad altri. Prima premi { -rematch }.
lobby-is-open = Il tavolo è già aperto: { $link }
record-after-the-end = Il registro del tavolo { $table } sarà disponibile quando è finito: fino ad allora i suoi dadi sono segreti.
no-record = Il tavolo { $table } è stato chiuso prima di iniziare, quindi non ha un registro.
no-moderators = Qui non c'è una moderazione.
no-reports-channel = Gli admin di questo server non hanno scelto un canale per le segnalazioni. Parlane tu con chi modera.
reported-already = Hai già segnalato il tavolo { $table }.
shown-elsewhere = Il tavolo { $table } è in un altro canale. Solo chi ci gioca può mostrarlo qui.
cannot-see = Non tutto il tavolo può vedere questo canale ({ LIST($names) }), quindi il tavolo { $table } resta in { $channel }.
not-shown-there = Non è stato possibile mostrare il tavolo { $table } in { $channel }, quindi resta qui. Forse `/doctor`, lì, dice perché.
somebody-has-moved = Nel frattempo è successo qualcosa al tavolo. Per chiedere di nuovo, scrivi `/table show` nell'altro canale.
open-tables-on-servers = Questo comando elenca i tavoli di un server che mi ha aggiunto, quindi va scritto lì. `/tables mine` elenca i tuoi tavoli, anche qui.

## Il server, le proprie impostazioni, ciò che è finito

no-such-option = Non è stato aperto nessun tavolo: l'opzione `{ $option }` non può essere `{ $value }`.
only-admins = Solo chi può gestire il server (**Manage Server**) cambia queste impostazioni.
not-banned = { $name } non ha nessuna esclusione qui.
not-ban-yourself = Non puoi escluderti.
bot-does-not-play = { $name } è un bot e non gioca.
banned-already = { $name } ha già un'esclusione.
not-ban-an-opponent = { $name } gioca con te al tavolo { $table }, e quella partita è ancora in corso. L'esclusione può deciderla adesso un'altra persona che amministra il server; tu potrai farlo a partita finita, o dopo averla lasciata per sempre con `/table resign table:{ $table }`.
cannot-report-there = Non posso pubblicare segnalazioni in { $channel }. Permetti al ruolo del bot **View Channel**, **Send Messages** e **Attach Files**, nelle impostazioni del canale, sotto *Permissions*.
reports-channel-is-gone = Il canale scelto per le segnalazioni non esiste più. Scegline un altro con `/settings reports:`.
no-lesson = { $game } non ha una lezione. `{ $rules }` spiega il gioco.
no-such-zone = Non c'è un fuso orario `{ $typed }`. Scrivi una città e scegli un suggerimento, per esempio `Europe/Rome`.
two-hours = Indica inizio e fine delle ore di silenzio: due ore diverse da 0 a 23, per esempio `from: 22` `until: 7`. Lasciale vuote entrambe per toglierle.
not-block-yourself = Non puoi bloccarti.
not-block-a-bot = Un bot non gioca, quindi non c'è niente da bloccare.
blocks-are-full = Hai bloccato { NUMBER($most) } persone, che è il massimo. `/me unblock` fa posto.
nothing-to-delete = Questo bot non conserva niente su di te che tu possa cancellare. Le esclusioni e le liste di blocco degli altri restano.
joined-meanwhile = Nel frattempo hai preso posto a un altro tavolo, quindi non è stato cancellato niente. Lascialo, poi riprova.
daily-is-over = Il tavolo del giorno ({ $day }) è finito. Scrivi `/daily` per quello di oggi.
daily-not-begun = Non hai ancora iniziato il tavolo di oggi. Scrivi `/daily`.
daily-was-played = Hai già avuto il tuo tentativo al tavolo di oggi, prima di cancellare i tuoi dati. Il prossimo apre { $moment }.
finish-first = Prima finisci il tuo tentativo; poi puoi raccontarlo in questo canale.
told-already = Hai già raccontato questo tentativo in un canale.
no-daily-record = Non c'è un registro. Lo avrai il giorno dopo, se hai finito il tuo tentativo.
tables-are-gone = Quei tavoli non esistono più.
no-table-chosen = Non è stato scelto nessun tavolo.
replay-after-the-end = Il tavolo { $table } è ancora in gioco. Quando è finito, chiunque può rivederlo.
nothing-to-replay = Il tavolo { $table } è stato chiuso prima di iniziare, quindi non c'è niente da rivedere.
analysis-after-the-end = Questo tavolo è ancora in gioco. **{ -how-it-went }** si apre quando è finito.
nothing-to-analyse = A questo tavolo non è stata giocata nessuna mossa, quindi non c'è niente da analizzare.
no-analysis = Per questo gioco non c'è ancora un'analisi: il banco non lo gioca.
shown-to-everybody = È già stato mostrato a tutti. Premi **{ -how-it-went }** per vederlo tu.
picture-after-the-end = C'è un'immagine da condividere quando una partita arriva alla fine.
say-why = Di' perché con l'opzione `reason`. `/history` lo mostra a chi può vedere il tavolo.
no-open-tables = Non sei a nessun tavolo aperto. Con `/play` ne apri uno; su un server, `/tables open` elenca i tavoli a cui puoi unirti.
no-open-tables-here = Non sei a nessun tavolo aperto su questo server. `/tables open` elenca i tavoli a cui puoi unirti. In un messaggio diretto con me, questo comando elenca i tuoi tavoli su tutti i server.
no-hint-found = Scusa, non ho trovato un consiglio. Premi di nuovo **{ -hint }**.
