pitch = Würfle mit dem Sternwarten-Würfel, fülle sechs Felder und hör auf, bevor ein Programm zweimal kommt
