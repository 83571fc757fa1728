pitch = Cambia i tuoi sei dadi con carte segrete per raggiungere gli obiettivi del tavolo
