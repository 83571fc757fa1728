### Was Discord über den Bot zeigt: in seinem Profil und im App-Verzeichnis. Höchstens 400 Zeichen.

description = Fünf Würfelspiele, jedes in einer einzigen Nachricht und mit Knöpfen gespielt: Noodle Roll, Les Marmottes, NOIRLab, Ricemarll und Add'em Up. Spiel mit anderen, allein gegen das Haus oder einmal am Tag mit denselben Würfeln wie alle. Jedes Spiel lernst du in ein, zwei Minuten, jeder Wurf lässt sich prüfen, und kein Zug, der einmal zu sehen war, geht je verloren. Tippe /play.
