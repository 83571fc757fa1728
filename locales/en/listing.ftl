### What Discord shows about the bot: on its profile and in the App Directory. At most 400 characters.

description = Five dice games on one message, with buttons: Noodle Roll, Les Marmottes, NOIRLab, Ricemarll and Add'em Up. Play with friends, alone against the house, or once a day with the same dice as everybody. Each game teaches itself in a minute or two, every roll can be checked, and no move that was shown is ever lost. Type /play.
