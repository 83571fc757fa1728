### Che cosa mostra Discord del bot: sul suo profilo e nell'elenco delle app. Al massimo 400 caratteri.

description = Cinque giochi di dadi in un solo messaggio, con i pulsanti: Noodle Roll, Les Marmottes, NOIRLab, Ricemarll e Add'em Up. Gioca in compagnia, contro il banco, o una volta al giorno con gli stessi dadi per tutti. Ogni gioco si impara in un minuto o due, ogni tiro si può verificare e nessuna mossa mostrata va persa. Scrivi /play.
