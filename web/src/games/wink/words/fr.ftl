### Wink, dans les mots de sa règle du jeu.

## names of things
faces = Visages
crowd = La foule
hand = Tes agents
hand-card = Agent { $agent }
hand-called = Agent { $agent }, appelé par { $name }
cell = Agent { $agent }{ $pawn ->
    [yes] , appelé par { $name }
   *[no] { "" }
}{ $mine ->
    [yes] , son double est dans ta main
   *[no] { "" }
}{ $chosen ->
    [yes] , choisi
   *[no] { "" }
}
cell-gone = { $state ->
    [down] Agent { $agent } : retourné
   *[taken] Agent { $agent } : pris
}
far-label = { $name }{ $turn ->
    [yes] , dont c’est le tour
   *[no] { "" }
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } agent en main
   *[other] { $hand } agents en main
}, { $ci ->
    [one] { $ci } carte de contre-espionnage
   *[other] { $ci } cartes de contre-espionnage
}{ $pawn ->
    [0] { "" }
   *[other] , pion sur { $pawn }
}
look-at = Regarder { $label }
near-label = { $name }, tout près. Appuie encore pour accuser ou prendre contact.
near-looks = { $at ->
    [you] { $name } te regarde
    [crowd] { $name } regarde la foule
   *[other] { $name } regarde { $other }
}
near-does = { $at ->
    [you] te regarde
    [crowd] regarde la foule
   *[other] regarde { $other }
}
near-holds = { $hand ->
    [one] { $hand } agent
   *[other] { $hand } agents
} · { $ci } CE
gazing-crowd = Tu regardes la foule.
gazing-sign = { $sign ->
    [wink] { $name } fait un clin d’œil
    [hand] { $name } fait un signe de la main
    [nod] { $name } hoche la tête
    [nose] { $name } se touche le nez
   *[ear] { $name } se touche l’oreille
}{ $at ->
    [you] { " " }pour toi !
    [crowd] { " " }!
   *[other] { " " }pour { $other } !
}

## this moment
turn = Tour de { $name }
turn-mine = À toi
band-called = { $count ->
    [one] { $names } t’appelle
   *[other] { $names } t’appellent
}
band-call = Appelle un agent
band-pass = Aucune carte libre
band-mine = Ton appel :
band-none = Personne n’appelle un de tes agents.
hint = { $moment ->
    [contact] Nomme ton complice, ou appelle
    [call] Appelle un agent
    [pass] Aucune carte libre : passe
   *[other] Surveille les regards
}
hint-called = { $sign ->
    [wink] Fais un clin d’œil quand { $name } regarde
   *[other] Fais le signe quand { $name } regarde
}
hint-called-all = Fais le signe quand on te regarde
mirror = Toi, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winked = clin d’œil vu
prompt-look = Regarde un visage : touche-le.
prompt-watch = Tu regardes la table : personne ne te montre ses yeux.
announce-turn = { $moment ->
    [contact] À toi. Regarde l’espion qui a répondu et prends contact, ou appelle un autre agent.
    [call] À toi. Appelle un agent de la foule.
   *[pass] À toi. Aucune carte n’est libre : tu passes.
}
gold-call = Appeler { $agent }
gold-soon = dans { $seconds } s
gold-choose = Touche une carte à appeler
gold-contact = Regarde ton complice
gold-or-call = ou touche une carte à appeler
gold-pass = Passer
gold-watch = Observe leurs yeux
contact = Contacter { $name }
accuse = Accuser
accuse-name = Accuser { $name }
accuse-of = Accuser { $name } de tenir l’agent { $agent }
ci-left = { $count ->
    [one] { $count } carte de contre-espionnage restante
   *[other] { $count } cartes de contre-espionnage restantes
}
ci-left-short = { $count } CE
hold = { $sign ->
    [wink] Maintiens : clin d’œil à { $name }
    [hand] Maintiens : signe à { $name }
    [nod] Maintiens : hochement pour { $name }
    [nose] Maintiens : le nez, pour { $name }
   *[ear] Maintiens : l’oreille, pour { $name }
}
hold-short = Maintiens
hold-label = { $sign ->
    [wink] Clin d’œil à { $name } tant que tu maintiens
    [hand] Signe de la main à { $name } tant que tu maintiens
    [nod] Hochement de tête pour { $name } tant que tu maintiens
    [nose] Nez touché pour { $name } tant que tu maintiens
   *[ear] Oreille touchée pour { $name } tant que tu maintiens
}
strip = Que faire de { $name }
strip-accuse = Accuser { $name } de tenir …
strip-none = Rien à reprocher, personne à contacter.
corner = Maintiens
corner-how = Maintiens pour voir tes agents. Relâche pour les couvrir.
calls = Appels en cours
calls-by = { $who ->
    [you] Tu appelles
   *[other] { $name } appelle
}
calls-you = Toi
calls-none = Aucun appel en cours.
eyes-up = Lève les yeux.
sign-agreed = { $sign ->
    [wink] Le signe : un clin d’œil
    [hand] Le signe : un signe de la main
    [nod] Le signe : un hochement de tête
    [nose] Le signe : se toucher le nez
   *[ear] Le signe : se toucher l’oreille
}
ask-contact = Qui a répondu à ton { $agent } ? Touche un visage, ou rappelle.
ask-call = Touche une carte de la foule.
who = { $step ->
    [contact] Contacter ou accuser
   *[other] Accuser
}
who-how = qui, puis laquelle
which-cost = { $count ->
    [0] Tu n’as plus de carte de contre-espionnage.
    [one] Toucher, c’est accuser. Une erreur te coûte ta dernière carte CE.
   *[other] Toucher, c’est accuser. Une erreur coûte une de tes { $count } cartes CE.
}
which-not = { $why ->
    [caller] Appelée par { $name }, qui ne peut pas la tenir
    [mine] Ton propre appel : nomme ton complice à ton tour
    [spent] Tu n’as plus de carte de contre-espionnage
    [locked] Plus d’accusation sur cet agent pour l’instant
   *[said] Tu l’as déjà dit, et c’était faux
}
which-none = Rien à lui reprocher pour l’instant.
contact-for = pour ton { $agent }
contact-decline = Un doute ? Reviens et appelle une autre carte : ça ne coûte rien.
catch = Démasqué !
catch-title = { $who ->
    [you] Tu démasques { $other }
   *[other] { $whom ->
        [you] { $name } te démasque
       *[other] { $name } démasque { $other }
    }
}
catch-cards = { $who ->
    [you] Les deux cartes { $agent } sont à toi.
   *[other] Les deux cartes { $agent } vont à { $name }.
}

## why not
why-not-your-turn = Un instant : c’est le tour de { $name }.
why-card = { $why ->
    [own] Tu tiens toi-même son double.
    [same] Ton pion y est déjà.
   *[pawn] Le pion d’un autre y est.
}
why-too-soon = Un tour prend un peu de temps : encore { $seconds } s.
why-look-first = Regarde le visage que tu veux accuser.
why-contact = Regarde l’espion qui a répondu, ou touche une carte à appeler.
why-choose = Touche une carte de la foule.
sound-what = On entend les appels, les contacts et les accusations. Un clin d’œil est muet.
refused = { $code ->
    [over] La partie est finie.
    [not_your_turn] Ce n’est plus ton tour.
    [too_soon] Trop tôt : un clin d’œil prend du temps.
    [own_card] Pas celle-ci.
    [occupied] Un pion s’y trouve.
    [same_card] Ton pion doit changer de carte.
    [not_face_up] Cette carte n’est plus là.
    [no_pawn] Tu n’as aucun appel en cours.
    [yourself] Pas toi-même.
    [not_called] Plus aucun pion sur cette carte.
    [own_call] C’est ton propre appel : prends plutôt contact.
    [caller] C’est son propre appel : sa main n’a pas cette carte.
    [you_hold_it] Pas celle-ci.
    [no_ci_left] Tu n’as plus de carte de contre-espionnage.
    [locked] Plus d’accusation possible sur cet agent pour l’instant.
    [repeated] Tu l’as déjà dit, et c’était faux.
    [can_call] Tu peux encore appeler une carte.
   *[other] Ça n’a pas marché. Réessaie.
}

## notes
notes-how = Qui tient quel agent, à ton avis ? Touche pour changer.
note = Agent { $agent } : { $name }, à ton avis
note-none = Agent { $agent } : rien de noté

## the log
log-dealt = { $who ->
    [you] Les agents sont distribués. Tu commences.
   *[other] Les agents sont distribués. { $name } commence.
}
log-began = { $who ->
    [you] À toi.
   *[other] Au tour de { $name }.
}
log-called = { $who ->
    [you] Tu appelles l’agent { $agent }
   *[other] { $name } appelle l’agent { $agent }
}
log-passed = { $who ->
    [you] Tu passes : aucune carte libre
   *[other] { $name } passe : aucune carte libre
}
log-contact-right = { $who ->
    [you] Tu nommes { $other } pour le { $agent } : juste, +1 chacun
   *[other] { $whom ->
        [you] { $name } te nomme pour le { $agent } : juste, +1 chacun
       *[other] { $name } nomme { $other } pour le { $agent } : juste, +1 chacun
    }
}
log-contact-wrong = { $who ->
    [you] Tu nommes { $other } pour le { $agent } : faux, on le retourne.
   *[other] { $whom ->
        [you] { $name } te nomme pour le { $agent } : faux, on le retourne.
       *[other] { $name } nomme { $other } pour le { $agent } : faux, on le retourne.
    }
} { $held ->
    [you] C’est toi qui le tenais
   *[other] { $holder } le tenait
}
log-accused-right = { $who ->
    [you] Tu surprends { $other } avec le { $agent } : +2
   *[other] { $whom ->
        [you] { $name } te surprend : le { $agent } est perdu
       *[other] { $name } surprend { $other } avec le { $agent } : +2
    }
}
log-accused-wrong = { $who ->
    [you] Tu accuses { $other } de tenir le { $agent } : faux, une carte de contre-espionnage perdue
   *[other] { $whom ->
        [you] { $name } t’accuse de tenir le { $agent } : faux, une carte de contre-espionnage perdue
       *[other] { $name } accuse { $other } de tenir le { $agent } : faux, une carte de contre-espionnage perdue
    }
}
log-over = Les mains sur la table !

## rules
rules-moment = { $moment ->
    [contact] Ton pion est sur une carte. Si tu sais qui t’a fait signe, nomme-le : juste, un point chacun ; faux, la carte est retournée. Ne nommer personne ne coûte rien. Appelle ensuite une autre carte.
    [call] Pose ton pion sur une carte de la foule : pas une dont tu tiens le double, pas une sous un autre pion, pas celle où tu es.
    [wait] Observe les yeux des autres. Qui tient une carte appelée peut faire un clin d’œil à celui qui l’appelle ; si tu le surprends, accuse.
   *[over] La partie est finie.
}
rules-title = { $chapter ->
    [goal] Le but
    [turn] Ton tour
    [accomplice] Le complice
    [contact] Le contact
    [accuse] Le contre-espionnage
    [end] La fin
    [score] Le compte
    [gaze] Les yeux à distance
   *[keys] Au clavier
}
rules-text = { $chapter ->
    [goal] Découvre d’un clin d’œil qui tient l’agent que tu appelles, et surprends les clins d’œil des autres.
    [turn] D’abord le contact, si tu veux et si tu peux ; puis un appel. Ensuite, c’est au suivant.
    [accomplice] Qui tient la carte appelée est le complice de celui qui appelle, jusqu’à son prochain tour. Il essaie de se faire reconnaître, par autant de clins d’œil qu’il veut.
    [contact] Au début de ton tour, nomme ton complice. Juste : la carte de la foule pour toi, le double pour lui, un point chacun. Faux : les deux sont hors jeu, le double face cachée devant qui le tenait.
    [accuse] À tout moment, accuse un espion de tenir une carte sous un pion, sauf si c’est ton appel ou ta carte. Juste : les deux cartes sont à toi, deux points. Faux : la carte de contre-espionnage est perdue.
    [end] Aussitôt qu’une main est vide ; ou quand rien n’a quitté la foule pendant huit tours de table.
    [score] Un point par agent visible devant toi et par carte de contre-espionnage en main. Égalité : plus de cartes de contre-espionnage jouées, puis plus d’agents face cachée.
    [gaze] Tu regardes un visage à la fois ; déplacer les yeux prend un instant où tu ne vois rien. Tout le monde cligne des deux yeux. Un clin d’œil n’en ferme qu’un, et seuls le voient ceux qui regardent.
   *[keys] Les chiffres regardent un visage, 0 la foule. Maintiens W pour le clin d’œil. C va à la foule, les flèches s’y promènent, Entrée appelle. K contacte le visage proche, A l’accuse.
}
rules-four = À quatre : après une accusation fausse, plus personne ne peut accuser au sujet de cet agent, selon l’accord de la table.

## the end
end-turning = Les mains sur la table !
end-won = { $who ->
    [you] Tu gagnes !
    [shared] { $names } partagent la victoire !
   *[other] { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
}
end-winner = Vainqueur
end-agents = { $count ->
    [one] { $count } agent visible
   *[other] { $count } agents visibles
}
end-ci = { $count ->
    [one] { $count } carte de contre-espionnage en main
   *[other] { $count } cartes de contre-espionnage en main
}
end-total = Total
end-taken = Agents pris
end-left = Restait en main : { $cards }
end-tie = Pour départager : cartes de contre-espionnage jouées { $used }, agents face cachée { $down }
end-tie-how = { $how ->
    [used] Égalité, tranchée par les cartes de contre-espionnage jouées.
    [face_down] Égalité, tranchée par les agents face cachée.
   *[shared] Une égalité que rien ne départage.
}
end-hand = { $how ->
    [you] ta main était vide
    [other] { $name } n’avait plus de cartes
   *[still] plus rien ne bougeait
}
highlight-wink = { $what ->
    [catcher] { $who ->
        [you] Tes prises : { $number }
       *[other] Prises de { $name } : { $number }
    }
    [unseen] { $who ->
        [you] Tes clins d’œil : jamais surpris
       *[other] Les clins d’œil de { $name } : jamais surpris
    }
    [jumpy] { $who ->
        [you] Tu as accusé à tort, { $number } fois
       *[other] { $name } a accusé à tort, { $number } fois
    }
    [pair] { $who ->
        [you] Toi et { $other } : { $number } contacts
       *[other] { $whom ->
            [you] { $name } et toi : { $number } contacts
           *[other] { $name } et { $other } : { $number } contacts
        }
    }
   *[hidden] L’agent { $number } s’est caché le plus longtemps
}

## shared screen
screen-turn = Tour de { $name }
screen-step = { $step ->
    [contact] nomme un complice, ou appelle encore
   *[call] appelle un agent
}
screen-holds = { $sign ->
    [wink] Qui tient le { $agent } peut faire un clin d’œil à { $name }.
   *[other] Qui tient le { $agent } peut faire le signe à { $name }.
}

## options in the lobby
option = { $key ->
    [sign] Le signe
    [max_turn_s] Temps par tour
    [min_turn_s] Tour le plus court
    [lock] Après une accusation fausse
   *[other] { $key }
}
option-hint = { $key ->
    [sign] Ainsi un complice répond à l’appel
    [max_turn_s] Ensuite le hasard appelle pour toi
    [min_turn_s] Un clin d’œil prend du temps : pas d’appel avant
    [lock] Combien de temps personne n’accuse sur cet agent
   *[other] { "" }
}
choice = { $value ->
    [wink] un clin d’œil
    [hand] un signe de la main
    [nod] un hochement de tête
    [nose] le nez
    [ear] l’oreille
    [game] bloqué toute la partie
   *[round] bloqué tant que le pion reste
}
