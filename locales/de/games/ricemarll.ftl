pitch = Verändere deine sechs Würfel mit geheimen Karten und erfülle die Ziele auf dem Tisch
