pitch = Lance le dé des observatoires, remplis six cases et arrête-toi avant de revoir un programme
