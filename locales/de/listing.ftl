### Was Discord über den Bot zeigt: in seinem Profil und im App-Verzeichnis. Höchstens 400 Zeichen.

description = Fünf Würfelspiele in einer einzigen Nachricht, mit Knöpfen: Noodle Roll, Les Marmottes, NOIRLab, Ricemarll und Add'em Up. Spiel mit anderen, allein gegen das Haus oder einmal am Tag mit denselben Würfeln wie alle. Jedes Spiel lernst du in ein, zwei Minuten, jeder Wurf lässt sich prüfen, und kein gezeigter Zug geht je verloren. Tippe /play.
