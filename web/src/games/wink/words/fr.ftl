### Wink, dans les mots de sa règle du jeu.

## names of things
faces = Visages
crowd = La foule
hand = Tes agents
hand-card = Agent { $agent }
hand-called = Agent { $agent }, appelé par { $name }
hand-note = appelé par
hand-note-by = { $by ->
    [nobody] personne
   *[name] { $name }
}
cell = Agent { $agent }{ $pawn ->
    [yes] , appelé par { $name }
   *[no] { "" }
}{ $mine ->
    [yes] , tu as sa jumelle en main
   *[no] { "" }
}{ $chosen ->
    [yes] , choisi
   *[no] { "" }
}
cell-gone = { $state ->
    [down] Agent { $agent } : face cachée
   *[taken] Agent { $agent } : pris
}
far-label = { $name }{ $turn ->
    [yes] , dont c’est le tour
   *[no] { "" }
} ; { $points ->
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
    [wink] { $name } { $at ->
        [you] te fait un clin d’œil !
        [crowd] fait un clin d’œil !
       *[other] fait un clin d’œil à { $other } !
    }
    [hand] { $name } { $at ->
        [you] te fait un signe de la main !
        [crowd] fait un signe de la main !
       *[other] fait un signe de la main à { $other } !
    }
    [nod] { $name } { $at ->
        [you] hoche la tête en te regardant !
        [crowd] hoche la tête !
       *[other] hoche la tête en regardant { $other } !
    }
    [nose] { $name } { $at ->
        [you] se touche le nez en te regardant !
        [crowd] se touche le nez !
       *[other] se touche le nez en regardant { $other } !
    }
   *[ear] { $name } { $at ->
        [you] se touche l’oreille en te regardant !
        [crowd] se touche l’oreille !
       *[other] se touche l’oreille en regardant { $other } !
    }
}

## this moment
turn = { $name } joue
turn-mine = À toi
band-called = { $count ->
    [one] { $names } t’appelle
   *[other] { $names } t’appellent
}
band-called-short = T’appellent :
band-call = Appelle un agent
band-pass = Aucune carte libre
band-mine = Ton appel :
band-answered = { $name } a répondu : prends contact à ton tour.
band-none = Personne n’appelle un de tes agents.
hint = { $moment ->
    [contact] Désigne ton complice, ou appelle
    [call] Appelle un agent
    [pass] Aucune carte libre : passe
   *[other] Surveille les regards
}
hint-called = { $sign ->
    [wink] Clin d’œil quand { $name } regarde
   *[other] Signe quand { $name } regarde
}
hint-called-all = Fais le signe quand on te regarde
mirror = Toi, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winked = signe vu
prompt-look = Touche un visage pour le regarder.
prompt-watch = Tu regardes la partie : personne ne te montre ses yeux.
announce-turn = { $moment ->
    [contact] À toi. Regarde l’espion qui a répondu et prends contact, ou appelle un autre agent.
    [call] À toi. Appelle un agent de la foule.
    [contact-room] À toi. Touche l’espion qui a répondu pour prendre contact, ou appelle un autre agent.
   *[pass] À toi. Aucune carte n’est libre : tu passes.
}
gold-call = Appeler { $agent }
gold-soon = dans { $seconds } s
gold-choose = Touche une carte à appeler
gold-choose-short = Touche une carte
gold-contact = Regarde ton complice
gold-or-call = ou touche une carte
gold-ahead-how = ou choisis déjà une carte
gold-chosen = Choisi d’avance : { $agent }
gold-pass = Passer
gold-watch = Observe leurs yeux
contact = Contacter { $name }
accuse = Accuser
accuse-name = Accuser { $name }
accuse-of = Accuser { $name } d’avoir l’agent { $agent }
ci-left = { $count ->
    [one] { $count } carte de contre-espionnage restante
   *[other] { $count } cartes de contre-espionnage restantes
}
ci-left-short = { $count } CE
hold = { $sign ->
    [wink] Reste appuyé : clin d’œil à { $name }
    [hand] Reste appuyé pour faire signe à { $name }
    [nod] Reste appuyé pour hocher la tête : { $name }
    [nose] Reste appuyé pour te toucher le nez : { $name }
   *[ear] Reste appuyé pour te toucher l’oreille : { $name }
}
hold-short = Reste appuyé
holding = { $sign ->
    [wink] Tu fais un clin d’œil à { $name }
    [hand] Tu fais signe à { $name }
    [nod] Tu hoches la tête : { $name }
    [nose] Tu te touches le nez : { $name }
   *[ear] Tu te touches l’oreille : { $name }
}
hold-label = { $sign ->
    [wink] Clin d’œil à { $name } tant que tu appuies
    [hand] Signe de la main à { $name } tant que tu appuies
    [nod] Hochement de tête pour { $name } tant que tu appuies
    [nose] Toucher ton nez pour { $name } tant que tu appuies
   *[ear] Toucher ton oreille pour { $name } tant que tu appuies
}
strip = Que faire avec { $name }
strip-accuse = Accuser { $name } d’avoir…
strip-none = Ni accusation ni contact pour l’instant.
corner = Reste appuyé pour voir
corner-how = Reste appuyé pour voir tes agents. Relâche pour les cacher.
calls = Appels en cours
calls-by = { $who ->
    [you] Tu appelles
   *[other] { $name } appelle
}
calls-you = Toi
calls-none = Aucun appel en cours.
eyes-up = Lève les yeux.
sign-agreed = { $sign ->
    [wink] Le signe : un clin d’œil
    [hand] Le signe : un signe de la main
    [nod] Le signe : un hochement de tête
    [nose] Le signe : se toucher le nez
   *[ear] Le signe : se toucher l’oreille
}
ask-contact = Qui a répondu à ton { $agent } ? Touche un visage, ou appelle un autre agent.
ask-call = Touche une carte de la foule.
ask-held = Ta main : relâche pour la cacher.
who = { $step ->
    [contact] Contacter ou accuser
   *[other] Accuser
}
who-how = d’abord qui, puis quel agent
which-cost = { $count ->
    [0] Tu n’as plus de carte de contre-espionnage.
    [one] Toucher, c’est accuser : ta dernière carte CE y passe.
   *[other] Toucher, c’est accuser : une de tes { $count } cartes CE y passe.
}
which-not = { $why ->
    [caller] Appelée par { $name }, qui ne peut pas l’avoir
    [mine] Ton propre appel : désigne ton complice à ton tour
    [spent] Tu n’as plus de carte de contre-espionnage
    [locked] Pas d’accusation possible sur cet agent pour l’instant
   *[said] Déjà tenté, et c’était faux
}
which-none = Aucune accusation possible pour l’instant.
contact-for = pour ton { $agent }
contact-decline = Un doute ? Reviens et appelle une autre carte : ça ne coûte rien.
catch = Flagrant délit !
catch-title = { $who ->
    [you] Tu surprends { $other }
   *[other] { $whom ->
        [you] { $name } te surprend
       *[other] { $name } surprend { $other }
    }
}
catch-agents = Agents gagnés
catch-ci = Cartes CE restantes
catch-cards = { $who ->
    [you] Les deux cartes { $agent } sont à toi.
   *[other] Les deux cartes { $agent } vont à { $name }.
}

## why not
why-not-your-turn = Un instant : c’est au tour de { $name }.
why-card = { $why ->
    [own] Tu as sa jumelle en main.
    [same] Ton pion y est déjà.
   *[pawn] Un autre pion y est.
}
why-too-soon = Trop tôt : encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
why-look-first = Regarde d’abord l’espion que tu veux accuser.
why-contact = Regarde l’espion qui a répondu, ou touche une carte à appeler.
why-choose = Touche une carte de la foule.
sound-what = Avec le son, on entend la donne, les appels, les contacts, les accusations et la fin. Un clin d’œil est silencieux. Les dernières secondes font tic-tac.
refused = { $code ->
    [over] La partie est finie.
    [not_your_turn] Ce n’est plus ton tour.
    [too_soon] Trop tôt : un clin d’œil prend du temps.
    [own_card] Pas celle-ci.
    [occupied] Un pion s’y trouve.
    [same_card] Ton pion doit changer de carte.
    [not_face_up] Cette carte n’est plus là.
    [no_pawn] Tu n’as aucun appel en cours.
    [yourself] Pas toi-même.
    [not_called] Plus aucun pion sur cette carte.
    [own_call] C’est ton propre appel : prends plutôt contact.
    [caller] C’est son propre appel : cette carte n’est pas dans sa main.
    [you_hold_it] Pas celle-ci.
    [no_ci_left] Tu n’as plus de carte de contre-espionnage.
    [locked] Pas d’accusation possible sur cet agent pour l’instant.
    [repeated] Déjà tenté, et c’était faux.
    [can_call] Tu peux encore appeler une carte.
   *[other] Ça n’a pas marché. Réessaie.
}

## notes
notes-how = À ton avis, qui a quel agent ? Touche pour changer.
note = Agent { $agent } : { $name }, à ton avis
note-none = Agent { $agent } : rien de noté

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
    [you] Tu appelles l’agent { $agent }
   *[other] { $name } appelle l’agent { $agent }
}
log-passed = { $who ->
    [you] Tu passes : aucune carte libre
   *[other] { $name } passe : aucune carte libre
}
log-contact-right = { $who ->
    [you] Tu désignes { $other } pour le { $agent } : juste, +1 chacun
   *[other] { $whom ->
        [you] { $name } te désigne pour le { $agent } : juste, +1 chacun
       *[other] { $name } désigne { $other } pour le { $agent } : juste, +1 chacun
    }
}
log-contact-wrong = { $who ->
    [you] Tu désignes { $other } pour le { $agent } : faux, carte face cachée.
   *[other] { $whom ->
        [you] { $name } te désigne pour le { $agent } : faux, carte face cachée.
       *[other] { $name } désigne { $other } pour le { $agent } : faux, carte face cachée.
    }
} { $held ->
    [you] C’est toi qui l’avais
   *[other] { $holder } l’avait
}
log-accused-right = { $who ->
    [you] Tu surprends { $other } avec le { $agent } : +2
   *[other] { $whom ->
        [you] { $name } te surprend avec le { $agent } : +2
       *[other] { $name } surprend { $other } avec le { $agent } : +2
    }
}
log-accused-wrong = { $who ->
    [you] Tu accuses { $other } d’avoir le { $agent } : faux, une carte CE perdue
   *[other] { $whom ->
        [you] { $name } t’accuse d’avoir le { $agent } : faux, une carte CE perdue
       *[other] { $name } accuse { $other } d’avoir le { $agent } : faux, une carte CE perdue
    }
}
log-over = Cartes sur table !

## rules
rules-moment = { $moment ->
    [contact] Ton pion est sur une carte. Si tu sais qui a sa jumelle, désigne cet espion : juste, un point chacun ; faux, la carte est retournée face cachée. Ne désigner personne ne coûte rien. Appelle ensuite une autre carte.
    [call] Pose ton pion sur une carte de la foule : pas une dont tu as la jumelle en main, pas une sous un autre pion, pas celle où tu es.
    [wait] Observe les yeux des autres. Qui a en main une carte appelée doit faire un clin d’œil à l’appelant. Si tu le surprends, accuse : juste ou faux, une carte de contre-espionnage y passe.
    [wait-sign] Observe les autres. Qui a en main une carte appelée doit faire le signe à l’appelant. Si tu le surprends, accuse : juste ou faux, une carte de contre-espionnage y passe.
   *[over] La partie est finie.
}
rules-sign = { $sign ->
    [wink] Le signe est un clin d’œil.
    [hand] À cette table, le signe est un signe de la main.
    [nod] À cette table, le signe est un hochement de tête.
    [nose] À cette table, le signe est de se toucher le nez.
   *[ear] À cette table, le signe est de se toucher l’oreille.
}
rules-title = { $chapter ->
    [goal] Le but
    [turn] Ton tour
    [accomplice] Le complice
    [contact] Le contact
    [accuse] Le contre-espionnage
    [end] La fin
    [score] Le décompte
    [four] À quatre
    [room] Dans la même pièce
    [gaze] Les yeux à distance
   *[keys] Au clavier
}
rules-text = { $chapter ->
    [goal] Découvre d’un clin d’œil qui a en main l’agent que tu appelles, et surprends les clins d’œil des autres.
    [goal-sign] Découvre d’un signe qui a en main l’agent que tu appelles, et surprends les signes des autres.
    [turn] D’abord le contact, si tu veux et si tu peux ; puis un appel. Ensuite, c’est à l’espion suivant.
    [accomplice] Qui a en main la carte appelée est le complice de l’appelant, jusqu’au prochain tour de celui-ci. Le complice essaie de se faire reconnaître, par autant de clins d’œil qu’il veut.
    [accomplice-sign] Qui a en main la carte appelée est le complice de l’appelant, jusqu’au prochain tour de celui-ci. Le complice essaie de se faire reconnaître, et fait le signe aussi souvent qu’il veut.
    [contact] Au début de ton tour, désigne ton complice. Juste : tu prends la carte de la foule, ton complice pose sa jumelle, un point chacun. Faux : les deux cartes sont hors jeu, la jumelle face cachée devant qui l’avait.
    [accuse] À tout moment, accuse un espion d’avoir en main une carte sous un pion, sauf si c’est ton appel ou ta carte ; qui a appelé une carte ne l’a pas, et on ne peut pas l’en accuser. Tu as quatre cartes de contre-espionnage, et chaque accusation en prend une : un point de moins à la fin. Juste : elle reste devant toi, et les deux cartes de l’agent sont à toi : +2, donc un point de gagné. Faux : elle part dans la boîte.
    [end] Aussitôt qu’un espion n’a plus d’agent en main ; ou quand rien n’a quitté la foule pendant huit tours de table.
    [score] Un point par agent face visible devant toi et par carte de contre-espionnage encore en main. Égalité : plus de cartes de contre-espionnage devant soi, puis plus d’agents face cachée devant soi.
    [gaze] Tu regardes un visage à la fois ; déplacer les yeux prend un instant où tu ne vois rien. Tout le monde cligne des deux yeux. Un clin d’œil n’en ferme qu’un, et seuls le voient ceux qui regardent.
    [four-game] Après une accusation fausse, plus d’accusation possible sur cet agent, de toute la partie.
    [four-round] Après une accusation fausse, plus d’accusation possible sur cet agent tant que le pion posé dessus y reste.
    [room] Tu réponds avec tes propres yeux et tes mains ; le téléphone distribue, arbitre et compte. Reste appuyé sur le coin pour voir tes agents. Tous les téléphones ont la même allure et les mêmes sons : le tien ne te trahit pas.
    [gaze-sign] Tu regardes un visage à la fois ; déplacer les yeux prend un instant où tu ne vois rien. Seuls ceux qui regardent un espion voient son signe.
    [keys-sign] Les chiffres regardent un visage, 0 la foule. Reste appuyé sur W pour faire le signe. C va à la foule, les flèches s’y promènent, Entrée appelle. K contacte l’espion que tu regardes, A l’accuse.
   *[keys] Les chiffres regardent un visage, 0 la foule. Reste appuyé sur W pour le clin d’œil. C va à la foule, les flèches s’y promènent, Entrée appelle. K contacte l’espion que tu regardes, A l’accuse.
}

## the end
end-turning = Cartes sur table !
end-won = { $who ->
    [you] Tu gagnes !
    [shared] { $names } partagent la victoire !
   *[other] { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
}
end-winner = Victoire
end-agents = { $count ->
    [one] { $count } agent face visible
   *[other] { $count } agents face visible
}
end-ci = { $count ->
    [one] { $count } carte CE en main
   *[other] { $count } cartes CE en main
}
end-total = Total
end-taken = Agents pris
end-left = { $cards ->
    [none] Plus d’agent en main
   *[other] Restait en main : { $cards }
}
end-tie = Pour départager : cartes de contre-espionnage posées { $used }, agents face cachée { $down }
end-tie-how = { $how ->
    [used] Égalité, tranchée par les cartes de contre-espionnage posées.
    [face_down] Égalité, tranchée par les agents face cachée.
   *[shared] Une égalité que rien ne départage.
}
end-hand = { $how ->
    [you] tu n’avais plus d’agent en main
    [other] { $name } n’avait plus d’agent en main
   *[still] rien n’avait quitté la foule depuis huit tours de table
}
highlight-wink = { $what ->
    [catcher] { $who ->
        [you] { $number ->
            [1] Tu surprends { $other }
           *[other] Tes prises : { $number }
        }
       *[other] { $number ->
            [1] { $whom ->
                [you] { $name } te surprend
               *[other] { $name } surprend { $other }
            }
           *[other] Prises de { $name } : { $number }
        }
    }
    [unseen] { $who ->
        [you] Tes clins d’œil : jamais surpris
       *[other] Les clins d’œil de { $name } : jamais surpris
    }
    [jumpy] { $who ->
        [you] Tu as accusé { $number } fois à tort
       *[other] { $name } a accusé { $number } fois à tort
    }
    [first] Premier contact : { $who ->
        [you] toi et { $other }
       *[other] { $whom ->
            [you] { $name } et toi
           *[other] { $name } et { $other }
        }
    }
    [taker] { $who ->
        [you] Tu as pris { $number ->
            [one] { $number } agent
           *[other] { $number } agents
        }
       *[other] { $name } a pris { $number ->
            [one] { $number } agent
           *[other] { $number } agents
        }
    }
    [pair] { $who ->
        [you] Toi et { $other } : { $number } contacts
       *[other] { $whom ->
            [you] { $name } et toi : { $number } contacts
           *[other] { $name } et { $other } : { $number } contacts
        }
    }
   *[hidden] L’agent { $number } s’est caché le plus longtemps
}

## shared screen
screen-turn = Au tour de { $name }
screen-step = { $step ->
    [contact] désigne un complice, ou appelle encore
   *[call] appelle un agent
}
screen-holds = { $sign ->
    [wink] Qui a le { $agent } doit faire un clin d’œil à { $name }.
   *[other] Qui a le { $agent } doit faire le signe à { $name }.
}

## options in the lobby
option = { $key ->
    [sign] Le signe
    [max_turn_s] Durée maximale d’un tour
    [min_turn_s] Durée minimale d’un tour
    [lock] Après une accusation fausse
   *[other] { $key }
}
option-hint = { $key ->
    [sign] Comment un complice répond à l’appel
    [max_turn_s] Ensuite, un agent est appelé au hasard pour toi
    [min_turn_s] Un clin d’œil prend du temps : pas d’appel avant
    [lock] Combien de temps cet agent est à l’abri des accusations
   *[other] { "" }
}
choice = { $value ->
    [wink] un clin d’œil
    [hand] un signe de la main
    [nod] un hochement de tête
    [nose] se toucher le nez
    [ear] se toucher l’oreille
    [game] toute la partie
   *[round] tant que dure l’appel
}

## the lesson
lesson-act = { $step ->
    [goal] Voici tes agents
    [call] Appelle l’agent 7
    [spot] Regarde { $name }
    [seen] { $name } t’a fait un clin d’œil !
    [watch] Observe { $name }
    [aside] { $name } regarde ailleurs
    [meet] Regarde { $name }, qui t’appelle
    [wink] { $name } te regarde : clin d’œil !
    [catch] Regarde maintenant { $name }
    [accuse] Accuse { $name } d’avoir le 33
    [contact] Contacte { $name }
    [score] C’est tout le jeu
   *[over] Tu sais jouer
}
lesson-why = { $step ->
    [goal] Chacun se trouve aussi dans la foule, et personne d’autre ne sait que tu les as en main.
    [call] Tu ne l’as pas en main : quelqu’un d’autre l’a, et doit te faire un clin d’œil.
    [spot] Tu ne vois un clin d’œil que si tu regardes le visage qui le fait.
    [seen] C’est donc cet espion qui a le 7 en main : retiens-le jusqu’à ton prochain tour.
    [watch] Tout le monde entend quel agent est appelé, mais pas qui l’a en main.
    [aside] Qui te regarde pourrait surprendre ton clin d’œil : attends que seul l’espion qui t’appelle te regarde.
    [meet] Ton 12 est appelé : à toi de répondre. Attends que vos regards se croisent.
    [wink] Personne d’autre ne regarde. Reste appuyé une bonne seconde : un clin d’œil trop bref passe inaperçu.
    [catch] Quelqu’un a appelé le 33 : surprends ce clin d’œil, et il est à toi.
    [accuse] Tu paies une carte de contre-espionnage et tu gagnes les deux 33 : deux points pour un.
    [contact] Tu as vu le clin d’œil pour le 7 : désigne ton complice, et vous gagnez un point chacun.
    [score] Chaque agent devant toi et chaque carte CE encore en main vaut un point.
   *[over] À toi la vraie partie ; les règles restent à portée de doigt.
}

## coach marks
coach-sign = { $mark ->
    [call] Touche un agent que tu n’as pas en main : celui qui l’a { $sign ->
        [wink] te fera un clin d’œil
        [hand] te fera un signe de la main
        [nod] hochera la tête vers toi
        [nose] se touchera le nez en te regardant
       *[ear] se touchera l’oreille en te regardant
    }.
    [contact] Regarde celui qui { $sign ->
        [wink] t’a fait un clin d’œil
        [hand] t’a fait un signe de la main
        [nod] a hoché la tête vers toi
        [nose] s’est touché le nez pour toi
       *[ear] s’est touché l’oreille pour toi
    }, puis prends contact. Un doute ? Appelle un autre agent.
   *[called] On t’appelle ! Reste appuyé ici pour { $sign ->
        [wink] faire un clin d’œil
        [hand] faire un signe de la main
        [nod] hocher la tête
        [nose] te toucher le nez
       *[ear] te toucher l’oreille
    } quand seul l’espion qui t’appelle te regarde.
}

## bots' levels in the lobby
level-line = { $level ->
    [rookie] Dévisage tout le monde, fait signe trop tôt, voit des signes partout
    [regular] Connaît le jeu, attend le bon moment, se trompe parfois
    [veteran] Clin d’œil bref, bonne mémoire, n’accuse pas sans raison
   *[mastermind] N’oublie rien, ne rate presque rien et sait quand finir la partie
}

## why a bot would do it
reason = { $code ->
    [call] Appelle le { $agent } : { $seat } l’a sans doute ({ $percent } %).
    [call_unknown] Rien n’indique encore qui a le { $agent } : après l’appel, passe d’un visage à l’autre et guette le signe qui te répond.
    [locked] Personne ne peut accuser au sujet du { $agent } pour l’instant.
    [contact] Désigne { $seat } : { $percent } % de chances que le { $agent } soit là.
    [saw] Tu as vu { $seat } faire le signe pour le { $agent }.
    [accuse] Accuse { $seat } d’avoir le { $agent } : certitude de { $percent } %.
    [looks] { $seat } n’arrête pas de regarder { $caller }.
    [spend] Cela coûte une carte CE : il t’en reste { $cards }.
    [too_risky] N’accuse pas encore { $seat } au sujet du { $agent } : { $percent } % seulement.
    [watched] { $seat } a appelé ton agent et te regarde.
    [unwatched] Personne d’autre ne semble regarder : { $percent } % de risque.
    [hurry] { $seat } pourrait le voir, mais le temps presse.
    [meet] { $seat } a appelé ton agent : croise son regard.
    [watch_own] { $seat } est peut-être ton complice pour le { $agent } ({ $percent } %) : guette le signe.
    [watch] Surveille { $seat } : { $percent } % de chances que le { $agent } soit là.
    [own_unknown] Rien n’indique encore qui a ton { $agent } : passe d’un visage à l’autre et guette celui qui te regarde et fait le signe.
    [unknown] Rien n’indique encore qui a le { $agent } : guette un visage qui regarde { $caller } et fait le signe.
    [glance] Il se passe quelque chose par là : { $seat }.
    [rest] Rien à voir : repose tes yeux sur la foule.
    [nothing_to_call] Il n’y a aucun agent à appeler.
   *[other] C’est le plus sûr.
}

## hints
advice = { $act ->
    [call] Appelle l’agent { $what }
    [contact] Contacte { $name }
    [accuse] Accuse { $name } d’avoir le { $what }
    [pass] Passe
    [look] Regarde { $name }
    [wink] Fais un clin d’œil à { $name }
   *[nothing] Pour l’instant, observe
}
advice-why = { $moment ->
    [contact] Regarde d’abord autour de toi : on te fait peut-être un clin d’œil. Si tu le vois, prends contact ; sinon, appelle un autre agent.
    [call] Regarde d’abord autour de toi : on fait peut-être un clin d’œil. Puis appelle un agent que tu n’as pas en main.
   *[other] Passe d’un visage à l’autre : un clin d’œil surpris te vaut les deux cartes.
}
