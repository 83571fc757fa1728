### The NOIRLab Cube Game. `$spot` est KPNO, CTIO, CSDC, Gemini, Rubin ou NOIRLab. Un jeton NOIRLab s'appelle filet à l'écran : c'est ce
### qu'il fait. `:bust:` et `:crown:` sont des images.

pitch = Lance le dé des observatoires, remplis six cases et arrête-toi avant de revoir un programme
goal = Remplis avant les autres les six cases de ta rangée : cinq programmes et NOIRLab.
first-press = Appuie sur **Lancer** tant que tu veux, puis sur **Passer** pour garder ce que tu as jusqu'à ton prochain tour. Un programme que tu as déjà vide ta rangée, sauf si tu as un filet (un jeton NOIRLab).
aim = Remplis les six cases en aussi peu de tours que possible ; à égalité de tours, moins de lancers vaut mieux.

title-turn = { -noirlab } · tour { NUMBER($turn) }
title-end = { -noirlab } · la fin

about-ctio = CTIO observe le ciel austral depuis le Cerro Tololo, une montagne du Chili.
about-kpno = KPNO est une ville de télescopes sur Kitt Peak, dans le désert de Sonora, en Arizona.
about-csdc = CSDC garde ce que les télescopes ont vu, et chacun peut y chercher.
about-gemini = Gemini, ce sont deux télescopes jumeaux : l'un à Hawaï, l'autre au Chili.
about-rubin = Rubin photographie tout le ciel austral en quelques nuits.
about-noirlab = NOIRLab est le centre national des États-Unis pour l'astronomie de nuit.

rolled-last = { $hand ->
    [player] { $name } lance { $spot }.
    [clock] Temps écoulé pour { $name } : la maison lance { $spot }.
   *[house] La maison lance pour { $name } : { $spot }.
}
rolled-new = { $hand ->
    [player] { $name } lance { $spot }
    [clock] Temps écoulé pour { $name } : la maison lance { $spot }
   *[house] La maison lance pour { $name } : { $spot }
}, une nouvelle case{ $net ->
    [yes] {" "}et un filet
   *[no] {""}
}, { NUMBER($spots) } sur 6.
rolled-saved = { $hand ->
    [player] { $name } lance { $spot }
    [clock] Temps écoulé pour { $name } : la maison lance { $spot }
   *[house] La maison lance { $spot } pour { $name }
}, case déjà remplie : un filet est utilisé, cases encore remplies : { NUMBER($spots) } sur 6.
rolled-bust = { $hand ->
    [player] :bust: Raté ! La case { $spot } est déjà remplie : { $name } perd { $lost ->
        [one] { NUMBER($lost) } case.
       *[other] { NUMBER($lost) } cases.
    }
    [clock] Temps écoulé pour { $name } : la maison lance { $spot }, c'est raté, { $lost ->
        [one] { NUMBER($lost) } case perdue.
       *[other] { NUMBER($lost) } cases perdues.
    }
   *[house] La maison lance { $spot } pour { $name } : c'est raté, { $lost ->
        [one] { NUMBER($lost) } case perdue.
       *[other] { NUMBER($lost) } cases perdues.
    }
}
rolled-choice = { $hand ->
    [player] { $name } lance { $spot }
    [clock] Temps écoulé pour { $name } : la maison lance { $spot }
   *[house] La maison lance { $spot } pour { $name }
}, et c'est un joker.
rolled-wild = { $hand ->
    [player] { $name } lance { $spot }
    [clock] Temps écoulé pour { $name } : la maison lance { $spot }
   *[house] La maison lance { $spot } pour { $name }
}, et ce joker remplit { $last }.
chose = { $hand ->
    [player] { $name } remplit { $spot } avec le joker NOIRLab
    [clock] Temps écoulé pour { $name } : la maison remplit { $spot } avec le joker NOIRLab
   *[house] La maison remplit { $spot } pour { $name } avec le joker NOIRLab
} : { NUMBER($spots) } cases sur 6.
passed = { $hand ->
    [player] { $name } passe avec { $spots ->
        [one] { NUMBER($spots) } case.
       *[other] { NUMBER($spots) } cases.
    }
    [clock] Temps écoulé pour { $name } : la maison passe avec { $spots ->
        [one] { NUMBER($spots) } case.
       *[other] { NUMBER($spots) } cases.
    }
   *[house] La maison passe pour { $name } avec { $spots ->
        [one] { NUMBER($spots) } case.
       *[other] { NUMBER($spots) } cases.
    }
}
banked = { $hand ->
    [player] { $name } prend un { $second ->
        [yes] deuxième filet
       *[no] filet
    } et passe avec { $spots ->
        [one] { NUMBER($spots) } case.
       *[other] { NUMBER($spots) } cases.
    }
    [clock] Temps écoulé pour { $name } : la maison prend un { $second ->
        [yes] deuxième filet
       *[no] filet
    } et passe avec { $spots ->
        [one] { NUMBER($spots) } case.
       *[other] { NUMBER($spots) } cases.
    }
   *[house] La maison prend pour { $name } un { $second ->
        [yes] deuxième filet
       *[no] filet
    } et passe avec { $spots ->
        [one] { NUMBER($spots) } case.
       *[other] { NUMBER($spots) } cases.
    }
}
left = { $name } quitte la table.

begins = { $name } lance le dé.
begins-alone = Tour { NUMBER($turn) } : { $name } lance le dé.
decides = { $may ->
    [bank] Relancer, passer ou prendre un filet ?
    [pass] Relancer ou passer ?
   *[roll] Avec deux filets, on ne passe pas : il faut relancer.
}
player-decides = { $may ->
    [bank] { $name } peut relancer, passer ou prendre un filet.
    [pass] { $name } peut relancer ou passer.
   *[roll] { $name } a deux filets et doit relancer.
}
chooses = { $name } choisit le programme à remplir.
advice-roll = Qui remplit les six cases en premier gagne. Un programme que tu as déjà les vide toutes, sauf si tu as un filet.
advice-second = Avec deux filets, impossible de passer : tu lances jusqu'à en perdre un.
next-roll = ## Prochain lancer : { NUMBER($chance) } % de risque de rater
    { $others }
next-roll-safe = ## Prochain lancer : sans risque
    { $others }
face-wins = Gagne
face-fills = Nouvelle case
face-costs = Coûte un filet
face-busts = Raté
faces = { $does } : { LIST($faces) }.

roll = Lancer
pass = Passer : garder { $spots ->
    [one] { NUMBER($spots) } case
   *[other] { NUMBER($spots) } cases
}
bank = Prendre un filet et passer : { NUMBER($spots) } cases sur 6
bank-second = Prendre un filet et passer (le deuxième)

effort = { $turns ->
    [one] { NUMBER($turns) } tour
   *[other] { NUMBER($turns) } tours
}, { $rolls ->
    [one] { NUMBER($rolls) } lancer
   *[other] { NUMBER($rolls) } lancers
}

help-roll = **Lancer.** { $faces } { $nets ->
    [none] Tu n'as pas de filet : un programme que tu as déjà vide ta rangée.
    [net] Ton filet est le jeton NOIRLab : le prochain programme répété le prend au lieu de vider ta rangée.
   *[both] Chacun de tes deux filets te sauve d'un programme répété.
}
help-pass = **Passer.** Tu gardes { $spots ->
    [one] { NUMBER($spots) } case remplie
   *[other] { NUMBER($spots) } cases remplies
}, et c'est à { $next }.
help-pass-alone = **Passer.** Tu gardes { $spots ->
    [one] { NUMBER($spots) } case remplie
   *[other] { NUMBER($spots) } cases remplies
} et tu commences un nouveau tour.
help-bank = **Prendre un filet et passer.** Tu passes et tu reçois un filet gratuit sur la case NOIRLab, qui compte comme remplie.
help-bank-second = **Prendre un filet et passer.** Tu passes et tu reçois un deuxième filet. Tant que tu as les deux, tu ne peux pas passer.
bar-not-rolled = Tu ne peux pas passer avant le premier lancer d'un tour.
bar-two-nets = Tu ne peux pas passer avec deux filets : lance jusqu'à en perdre un ou tout remplir.
bar-few-spots = Pour un filet il faut { NUMBER($needed) } cases remplies ; tu en as { NUMBER($spots) }.
bar-last-spot = Pas de filet pour la dernière case : seul un lancer peut la remplir.
bar-too-soon = Il faut { NUMBER($needed) } lancers depuis le dernier filet pris ; encore { NUMBER($rolls) }.
help-choose = **Choisis un programme.** Il est rempli comme par un lancer, et ton tour continue. Ton filet reste.
help-player = { $name } a { $spots ->
    [0] toutes ses cases vides
    [one] { NUMBER($spots) } case remplie : { LIST($filled) }
   *[other] { NUMBER($spots) } cases remplies : { LIST($filled) }
}. Vides : { $is-full ->
    [yes] aucune.
   *[no] { LIST($empty) }.
}{ $nets ->
    [none] {""}
    [net] {" "}En réserve : un filet.
   *[both] {" "}En réserve : deux filets.
}

no-one-is-left = Il n'y a plus personne à la table.
alone = :crown: { $name } a rempli les six cases : { $effort }.
wins = :crown: **{ $name } a rempli les six cases et gagne.**
last-one = { $name } est la dernière personne à la table et gagne.

event-filled = { $spot } en place{ $wild ->
    [yes] {" "}avec le joker NOIRLab
   *[no] {""}
}{ $is-last ->
    [yes] , la dernière case
   *[no] {""}
}
event-saved = { $spot }, case déjà remplie, un filet de moins
event-bust = { $spot }, case déjà remplie, { $lost ->
    [one] { NUMBER($lost) } case perdue
   *[other] { NUMBER($lost) } cases perdues
}
event-passed = passe
event-banked = prend un filet et passe
event-last-face = la face de la dernière case
# Ce que les dés ou les cartes ont donné.
luck-filled = lancer { $faces }, { $spots ->
    [one] { NUMBER($spots) } case remplie
   *[other] { NUMBER($spots) } cases remplies
}
luck-last = lancer { $faces }, la dernière case et la partie
luck-saved = lancer { $faces }, case déjà remplie, un filet de moins
luck-wild = lancer { $faces }, un joker
luck-bust = lancer { $faces }, raté, { $spots ->
    [one] { NUMBER($spots) } case perdue
   *[other] { NUMBER($spots) } cases perdues
}
busts = Lancers ratés

nets = Double sécurité
nets-how = avoir deux filets
early = Découverte précoce
early-how = remplir les six cases en trois tours au plus
wild = Nuit folle
wild-how = remplir la dernière case avec le joker NOIRLab
light = Première lumière
light-how = gagner avec la seule face sur six qui ne rate pas

lesson-1 = Remplis les six cases de ta rangée : cinq programmes d'astronomie, et NOIRLab. Appuie sur **Lancer**.
lesson-1-roll = **Lancer** jette un cube qui porte ces six noms.
lesson-2 = Gemini ! Un deuxième Gemini serait raté et viderait ta rangée, mais c'est une face sur six. Appuie sur **Lancer**.
lesson-2-pass = **Passer** finit ton tour et garde tes cases pour le suivant.
lesson-3 = NOIRLab remplit sa propre case, et c'est un filet : un lancer raté le prendra à la place de ta rangée. Appuie sur **Lancer**.
lesson-4 = CTIO aussi. Tant que tu as le filet, tu ne risques rien. Appuie sur **Lancer**.
lesson-4-bank = **Prendre un filet et passer** finit ton tour avec un filet gratuit ; trois cases remplies suffisent.
lesson-5 = Sa case remplie, NOIRLab devient un joker : il remplit le programme de ton choix. Appuie sur **KPNO**.
lesson-5-spots = **KPNO**, **CSDC** et **Rubin** sont les trois cases vides.
lesson-6 = Quatre sur six, et un filet. T'arrêter rapporte maintenant : un deuxième filet, et c'est à Ada. Appuie sur **Prendre un filet et passer**.
lesson-7 = Ada a lancé KPNO deux fois, sans filet : sa rangée est vide. Tu as deux filets, donc tu dois lancer, et tu ne risques rien. Appuie sur **Lancer**.
lesson-8 = Encore Gemini : cela a pris le deuxième filet, et ta rangée est sauvée. Appuie sur **Lancer**.
lesson-9 = Rubin ! Il ne te faut plus que CSDC ou un joker, et tu as encore un filet. Appuie sur **Lancer**.
lesson-end = Les six : tu gagnes aussitôt, en plein tour ! Passer sans filet ne rapporte rien, car ton prochain tour commence avec le même risque ; prends donc un filet quand tu t'arrêtes. On peut aussi y jouer en solo et compter ses tours.
