### Quello che dice `/help`. Markdown di Discord: `**grassetto**`, `code`.

title = Rollhouse: giochi di dadi
good-to-know = Buono a sapersi
every-command = Tutti i comandi
page = Pagina { NUMBER($page) } di { NUMBER($pages) }
back = Indietro
next = Avanti
how-to-play = { $game } · come si gioca

new-here = **Prima volta qui?** `/play` ti fa sedere subito. Ogni gioco qui sotto ha una lezione, `learn`: un minuto o due, solo per te.
first = 1. Scrivi un comando d'inizio, per esempio `/noodle start`. In questo canale si apre un tavolo.
second = 2. Chi vuole giocare preme **{ -join }**; chi ospita preme **{ -start }**. Invita gente dal tavolo, o con `with:` nel comando: i posti restano riservati dieci minuti. Nessuno è sveglio? Aggiungi dei bot al tavolo, o scrivi `house:1`. Funziona anche in un messaggio diretto con me.
third = 3. Il tabellone dice a chi tocca. Si gioca con i suoi pulsanti e menu.
fourth = 4. Alla fine dice chi ha vinto. Premi **{ -rematch }** per giocare ancora.

game = **{ $game }** · { NUMBER($fewest) }–{ NUMBER($most) } persone · { NUMBER($quick) }–{ NUMBER($slow) } min

time = **Il tempo** · Ogni decisione ha un limite di tempo. Quando scade, si gioca la mossa più sicura; dopo due volte di fila il banco gioca per te finché non premi **{ -i-am-back }**. `/table pause` ferma gli orologi se tutto il tavolo è d'accordo.
house = **Il banco** · ⌂ indica i bot che giocano. Sono casual, regular o master (`level`), giocano da soli dopo un attimo (o subito: `/me house-pace`) e le partite con loro non contano per la classifica. `/profile` ha il tuo bilancio contro ogni livello.
luck = **Fortuna o gioco?** · Ai tavoli con dei bot, o aperti con `hints: True`, **{ -hint }** ti dice la mossa migliore. Alla fine di ogni partita **{ -how-it-went }** mostra quanto era fortuna e quanto era gioco.
pings = **Menzioni** · Il bot ti menziona quando gli altri ti aspettano. Scegli quando con `/me pings`, e quando no con `/me quiet-hours`.
turn = **Tocca a te?** · `/tables mine` mostra i tuoi tavoli; prima quelli in cui tocca a te; in un messaggio diretto con me, quelli di tutti i server. `/tables open` mostra i tavoli a cui puoi unirti.
board = **Il tabellone** · Non lo trovi più? `/table show` lo mostra di nuovo in fondo al canale.
dice = **I dadi** · Puoi controllarli: **{ -fair-dice }**, sotto **Altro** prima della partita, mostra lo SHA-256 del seme segreto, fissato prima che qualcuno dia una parola fortunata, e `/table verify` mostra il seme alla fine e controlla ogni tiro. Chi mi gestisce potrebbe comunque sapere che cosa esce: gioca quindi per divertirti.
anywhere = **Ovunque** · Installami per te (dal mio profilo) per iniziare partite su altri server, nei gruppi e nei messaggi diretti; chi gioca con te preme solo i pulsanti. Dove non sono membro non posso menzionarti né aprire thread, e dopo 15 minuti in cui nessuno preme niente il tabellone resta fermo fino alla volta dopo.
results = **Risultati** · Vedi `/leaderboard`, `/profile` e `/history`. Sei in classifica dopo tre partite classificate; fino a dieci il tuo punteggio è provvisorio. Contano i tavoli finiti con almeno due persone, senza bot e senza consigli; chi lascia il tavolo o alla fine non c'è finisce in ultima posizione. Le partite ripetute tra le stesse due persone entro 7 giorni contano meno: 1/2, 1/3 e così via.
data = **I tuoi dati** · `/privacy about` dice che cosa si conserva su di te e come cancellarlo.
