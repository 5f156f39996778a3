### Spywhere, dans les mots de sa règle du jeu.

## names of things
nation = { $nation ->
    [belgium] Belgique
    [england] Angleterre
    [france] France
    [germany] Allemagne
    [italy] Italie
   *[spain] Espagne
}
nation-short = { $nation ->
    [belgium] Belg.
    [england] Angl.
    [france] Fra.
    [germany] All.
    [italy] Ital.
   *[spain] Esp.
}
nation-from = { $nation ->
    [belgium] de Belgique
    [england] d’Angleterre
    [france] de France
    [germany] d’Allemagne
    [italy] d’Italie
   *[spain] d’Espagne
}
dish = { $nation ->
    [belgium] Moules
    [england] Gelée
    [france] Fromage
    [germany] Saucisse
    [italy] Pizza
   *[spain] Paella
}
dish-object = { $nation ->
    [belgium] des moules
    [england] une gelée
    [france] un fromage
    [germany] une saucisse
    [italy] une pizza
   *[spain] une paella
}
dish-three = { $nation ->
    [belgium] trois moules-frites
    [england] trois gelées
    [france] trois fromages
    [germany] trois saucisses
    [italy] trois pizzas
   *[spain] trois paellas
}
pile = Pioche
row = La rangée
row-card = Dans la rangée : { $dish }, { $nation }{ $going ->
    [yes] , l’une des trois pareilles que tu peux éliminer
   *[no] { "" }
}
hand = Ta main
hand-dish = { $drawn ->
    [yes] En main : { $dish }, { $nation }, { $count }, dont une tout juste piochée
   *[no] En main : { $dish }, { $nation }, { $count }
}
hand-label = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hand-new = piochée
clue-label = Indices : { $count } plats, donc pas { $nation }
envelope-label = Enveloppe de { $name }
last-swap = a donné { $give }, a pris { $take }
swaps-last = Dernier échange :
swap-gave = donné
swap-took = pris
no-envelopes = sans enveloppe
removed-short = Hors jeu : { $nation }
turn-label = c’est son tour
finished-label = a fini
you-are = Toi, { $name }
watching = Tu regardes la partie. Mains et passeports restent secrets jusqu’à la fin.

## this moment
now-label = En ce moment
now = { $moment ->
    [swap] Échange une carte
    [eliminate] Éliminer le trio ?
    [identify] Identifier un espion ?
    [identify-two] Identifier un pays ?
    [after] Finis ton tour
    [final] Dernières enveloppes
    [finished] Tout est scellé
    [watch-final] Dernières enveloppes
   *[over] C’est fini
}
now-wait = { $name } joue
now-hint-goal = { $countries ->
    [one] Rassemble en secret les plats de ton pays, et devine d’où viennent les autres.
   *[other] Rassemble en secret les plats de tes deux pays, et devine ceux de l’adversaire.
}
now-hint-swap = { $picked ->
    [0] Choisis une carte de ta main et une de la rangée.
    [one] Choisis maintenant l’autre carte.
   *[other] Appuie sur Échanger.
}
now-hint = { $moment ->
    [eliminate] Trois cartes d’un pays qui n’est pas le tien : tu gagnes une carte, et tout le monde apprend que tu n’en viens pas.
    [after] Tu peux identifier un espion, ou finir ton tour.
    [final] Identifie les espions qui restent.
    [eliminate-two] Trois cartes d’un pays qui n’est aucun des tiens : tu gagnes une carte, et l’adversaire apprend que tu n’en viens pas.
    [after-two] Tu peux identifier un des deux pays de l’adversaire, ou finir ton tour.
    [after-early] Il est trop tôt pour les enveloppes. Avec trois cartes pareilles dans la rangée, c’est à toi de finir ton tour.
    [final-two] Identifie les pays de l’adversaire qui manquent encore.
   *[other] { "" }
}
round-now = { $early ->
    [yes] Manche { $round }. Enveloppes dès la manche { $from }.
   *[no] Manche { $round }
}
now-hint-ahead = { $picked ->
    [0] Observe ce qu’on donne et ce qu’on prend. Tu peux déjà choisir tes cartes.
    [one] Choisie d’avance. L’autre carte peut attendre.
   *[other] Choisi d’avance : { $what }. Personne ne le voit, et tu peux encore changer.
}
now-hint-waiting = On attend encore : { $names }
step = { $step ->
    [draw] Pioche
    [swap] Échange
    [eliminate] Élimine
   *[identify] Identifie
}
announce = { $moment ->
    [swap] À toi. Choisis une carte de ta main et une de la rangée, puis appuie sur Échanger.
    [eliminate] Tu peux éliminer trois cartes de la rangée, ou finir ton tour.
    [eliminate-two] Tu peux éliminer trois cartes de la rangée, ou finir ton tour.
    [after] Tu peux identifier un espion, ou finir ton tour.
    [after-two] Tu peux identifier un des deux pays de l’adversaire, ou finir ton tour.
    [after-early] Il est trop tôt pour les enveloppes. Finis ton tour.
   *[final] Pose tes dernières enveloppes, ou dis que tu as fini.
} { $eliminate ->
    [yes] Il y a trois cartes pareilles dans la rangée.
   *[no] { "" }
}
gold-swap = Échanger
gold-swap-what = { $give } contre { $take }
gold-choose-cards = { $which ->
    [row] Et une de la rangée
    [hand] Et une de ta main
   *[both] Choisis deux cartes
}
gold-eliminate = Éliminer
gold-eliminate-what = { $bonus ->
    [yes] +1 carte, pas { $nation }
   *[no] Sans prime, pas { $nation }
}
gold-end = Finir le tour
gold-identify = Identifier
gold-done = J’ai fini
done-anyway = Finir quand même
done-sure = { $left ->
    [1] Il reste à identifier un des deux pays de { $names }.
    [2] Il reste à identifier les deux pays de { $names }.
   *[other] Il reste à identifier : { $names }.
} Appuie encore une fois si tu as fini.
gold-wait-for = { $moment ->
    [finished] Tu as fini
   *[other] Pas encore ton tour
}
gold-ahead = Choisi d’avance
peek = Passeport
peek-how = appui long
identify = Identifier

## why not
why-not-your-turn = Un instant : { $name } joue.
why-not-yet = { $moment ->
    [eliminate] Tu as déjà échangé. Élimine, ou finis ton tour.
    [after] Tu as déjà échangé pendant ce tour.
    [final] Plus d’échanges : il ne reste que les enveloppes.
    [finished] Tu as fini. On attend les dernières enveloppes.
   *[other] Pas maintenant.
}
why-choose-two = Choisis une carte de ta main et une de la rangée.
why-identified = Tu as déjà identifié { $name }.
why-card-used = Ta carte { $nation } est déjà posée.
why-pick-spy = Choisis d’abord un espion.
why-pick-nation = Choisis maintenant un pays.
sound-what = Avec le son, on entend la donne, les pioches, les échanges, les éliminations, les enveloppes, l’appel aux dernières et la fin. Jamais ce qui n’est qu’à toi. Les dernières secondes font tic-tac.
refused = { $code ->
    [over] La partie est finie.
    [not_your_turn] Ce n’est plus ton tour.
    [not_now] Ce n’est pas possible maintenant.
    [too_early] On identifie à partir de la cinquième manche.
    [before_earliest] À cette table, on identifie à partir d’une manche plus tardive.
    [not_in_hand] Tu n’as plus cette carte en main.
    [not_in_row] Cette carte n’est plus dans la rangée.
    [not_three] Il n’y en a pas trois pareilles dans la rangée.
    [own_nation] On n’élimine pas son propre pays.
    [not_an_opponent] On n’identifie que ses adversaires.
    [already_identified] Tu as déjà identifié cet espion.
    [card_used] Cette carte est déjà posée.
   *[other] Ça n’a pas marché. Réessaie.
}

## identifying
identify-title = Qui vient d’où ?
identify-title-one = Un des deux pays de { $name }
identify-whom = Choisis un espion
identify-as = Choisis un pays
identify-laid = enveloppe posée
identify-used = déjà posée
identify-clue = indices
identify-hint = { $final ->
    [yes] Personne ne voit ce que tu écris, et c’est définitif.
   *[no] Sceller finit ton tour. Personne ne voit ce que tu écris, et c’est définitif.
}
identify-own = C’est ton propre pays : ce sera faux à coup sûr.
identify-impossible = { $name } ne vient pas { $nation } : les indices le prouvent.
identify-seal = Sceller l’enveloppe
identify-claim = { $name } vient { $nation }

## one spy
spy-plays = { $when ->
    [after] joue après toi
    [before] joue avant toi
   *[other] joue après { $name }
}
spy-clue-rounds = { $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
}
spy-words = Ta note sur { $name }
spy-words-how = Tes soupçons, en quelques mots
spy-not-from = { $name } ne vient sûrement pas de
spy-not-from-why = plats éliminés : ses indices
spy-not-from-none = Pas encore d’indices : aucun pays n’est exclu.
spy-possible = Encore possibles
spy-named-by = { $count ->
    [0] Aucune enveloppe devant { $name }
    [one] Enveloppe devant { $name }, posée par
   *[other] Enveloppes devant { $name }, posées par
}
spy-has-named = { $count ->
    [0] { $name } n’a posé aucune enveloppe
   *[other] { $name } a posé une enveloppe devant
}
spy-sealed = Scellées : avant la fin, personne ne sait qui a raison.
spy-swaps = Échanges
spy-swaps-kept = { $kept ->
    [yes] cette table en garde la liste
   *[no] de mémoire : la dernière manche seulement
}
spy-swaps-none = Aucun de visible pour l’instant.
spy-notes-mine = rien que pour toi
spy-identify = Identifier { $name }
spy-identify-how = Définitif, et secret

## notes
notes-sealed = scellé
mark = { $mark ->
    [no] non
    [maybe] peut-être
   *[yes] oui
}
note-cell = { $name }, { $nation } : { $mark ->
    [no] non
    [maybe] peut-être
    [yes] oui
    [clue] non, ses indices le prouvent
   *[none] rien de noté
}{ $said ->
    [yes] , c’est dans ton enveloppe
   *[no] { "" }
}

## the log
log-memory = On joue de mémoire : les échanges restent ici le temps d’une manche.
log-dealt = { $who ->
    [you] Les cartes sont distribuées. Tu commences.
   *[other] Les cartes sont distribuées. { $name } commence.
}
log-began = { $who ->
    [you] Tu pioches une carte.
   *[other] { $name } pioche une carte.
}
log-began-empty = { $who ->
    [you] À toi ; la pioche est vide.
   *[other] { $name } joue ; la pioche est vide.
}
log-drew-card = Tu as pioché { $dish }.
log-swapped = { $who ->
    [you] Tu as donné { $give } et pris { $take }
   *[other] { $name } a donné { $give } et pris { $take }
}
log-eliminated = { $who ->
    [you] Tu as éliminé { $dish } : tu ne viens pas { $nation }
   *[other] { $name } a éliminé { $dish } et ne vient pas { $nation }
}
log-identified = { $who ->
    [you] Tu as posé une enveloppe devant { $other }
   *[other] { $whom ->
        [you] { $name } a posé une enveloppe devant toi
       *[other] { $name } a posé une enveloppe devant { $other }
    }
}
log-final = { $two ->
    [yes] { $who ->
        [you] Tu as posé tes deux enveloppes. Dernières enveloppes pour l’adversaire !
       *[other] { $name } a posé ses deux enveloppes. Dernières enveloppes !
    }
   *[no] { $who ->
        [you] Tu as identifié tout le monde. Dernières enveloppes pour les autres !
       *[other] { $name } a identifié tout le monde. Dernières enveloppes !
    }
}
log-final-pile = La pioche est vide. Dernières enveloppes !
log-finished = { $who ->
    [you] Tu as fini.
   *[other] { $name } a fini.
}
log-over = Les passeports sur la table !

## rules
rules-moment = { $moment ->
    [swap] Échange une carte de ta main contre une de la rangée. C’est obligatoire ; la carte tout juste piochée peut partir, et l’échange de deux cartes pareilles est permis. Tout le monde voit les deux cartes.
    [eliminate] Trois cartes de la rangée sont d’un même pays, qui n’est pas le tien. Tu peux les poser devant toi comme indices : cela prouve que tu n’en viens pas. Tu pioches une carte en prime et la rangée est complétée.
    [after] Tu peux poser une enveloppe devant un espion que tu n’as pas encore identifié. Cela finit ton tour ; « Finir le tour » aussi.
    [eliminate-two] Trois cartes de la rangée sont d’un même pays, qui n’est aucun des tiens. Tu peux les poser devant toi comme indices : cela prouve que tu n’en viens pas. Tu pioches une carte en prime et la rangée est complétée.
    [after-two] Tu peux poser une enveloppe devant l’adversaire : un de ses deux pays. Cela finit ton tour ; « Finir le tour » aussi.
    [after-early] On n’identifie encore personne à cette manche, et les trois cartes pareilles de la rangée sont de ton pays. Ton tour t’attend quand même : s’il finissait tout seul, tout le monde le saurait. Finis ton tour.
    [final-two] Dernière chance : identifie les deux pays de l’adversaire. Ne rien poser ne coûte rien, une bonne réponse multiplie tes plats.
    [wait] Observe ce qu’on donne et ce qu’on prend : qui revient toujours au même plat ?
    [final] Dernière chance : identifie tous les espions qui restent. Ne rien poser ne coûte rien, une bonne réponse multiplie tes plats.
    [finished] Tu as fini. Quand tout le monde a fini, on retourne les passeports.
    [watch-final] Tous les espions posent leurs dernières enveloppes en même temps.
   *[over] La partie est finie.
}
rules-removed = Pays écarté de cette partie : { $nation }.
rules-chain = { $chain ->
    [on] S’il y en a de nouveau trois pareilles, tu peux éliminer encore, avec indices et carte en prime à chaque fois.
   *[off] À cette table, une seule fois par tour.
}
rules-from = Les enveloppes se posent à partir de la manche { $from }.
rules-title = { $chapter ->
    [goal] Le but
    [turn] Ton tour
    [eliminate] Éliminer
    [identify] Identifier
    [end] La fin
   *[score] Le décompte
}
rules-text = { $chapter ->
    [goal] Rassemble les plats de ton pays secret sans te faire prendre, et devine le pays des autres.
    [turn] Pioche une carte (cela se fait tout seul), échanges-en une avec la rangée, puis élimine et identifie si tu veux et si tu peux. Dès que tout le monde peut voir qu’il ne te reste rien à faire, ton tour finit tout seul.
    [eliminate] Trois cartes pareilles de la rangée, d’un autre pays que le tien, peuvent devenir des indices devant toi. Puis une carte en prime, et la rangée revient à cinq.
    [identify] Une fois par tour, une enveloppe devant un espion que tu n’as pas encore identifié. Chaque pays ne te sert qu’une fois. Personne d’autre ne voit ce que dit l’enveloppe, et c’est définitif.
    [end] La partie finit avec le tour où la pioche s’épuise, ou celui où un espion a identifié tout le monde. Les autres posent alors leurs dernières enveloppes.
    [score] N plats de ton pays en main valent N points, et N de plus par pays bien identifié. L’espion qui a mis fin à la partie en identifiant tout le monde gagne 3 points de plus. Égalité : plus de bonnes réponses, puis plus de plats.
    [goal-two] Tu as deux passeports. Rassemble les plats de tes deux pays secrets sans te faire prendre, et devine les deux pays de l’adversaire.
    [eliminate-two] Trois cartes pareilles de la rangée, d’aucun de tes deux pays, peuvent devenir des indices devant toi. Puis une carte en prime, et la rangée revient à cinq.
    [identify-two] Une fois par tour, une enveloppe devant l’adversaire : un de ses deux pays. L’ordre ne compte pas. Chaque pays ne te sert qu’une fois. Personne d’autre ne voit ce que dit l’enveloppe, et c’est définitif.
    [end-two] La partie finit avec le tour où la pioche s’épuise, ou celui où un espion a posé ses deux enveloppes. L’autre pose alors celles qui lui manquent, quelle que soit la manche.
   *[score-two] N plats de tes deux pays en main valent N points, et N de plus par pays bien identifié. L’espion qui a mis fin à la partie en posant ses deux enveloppes gagne 3 points de plus. Égalité : plus de bonnes réponses, puis plus de plats.
}

## the end
end-turning = Les passeports sur la table !
end-won = { $who ->
    [you] Tu gagnes !
    [shared] { $names } se partagent la victoire !
   *[other] { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
}
opened = Bien vu !
opened-title = { $who ->
    [you] Tu identifies { $other }
   *[other] { $whom ->
        [you] { $name } t’identifie
       *[other] { $name } identifie { $other }
    }
}
opened-worth = { $whom ->
    [you] Tu viens { $nation }
   *[other] { $other } vient { $nation }
}. { $count ->
    [0] C’est juste, mais sans plat de son pays, ça ne rapporte rien.
   *[other] { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
opened-more = { $count ->
    [one] Une autre enveloppe était juste.
   *[other] { $count } autres enveloppes étaient justes.
}
end-winner = Victoire
end-own = { $count ->
    [one] { $count } plat de son pays
   *[other] { $count } plats de son pays
}
end-times = { $count ->
    [0] Aucun pays identifié
    [one] { $own } × { $count } pays identifié
   *[other] { $own } × { $count } pays identifiés
}
end-ender = { $two ->
    [yes] A posé ses deux enveloppes d’abord
   *[no] A identifié tout le monde d’abord
}
end-total = Total
end-named = { $right ->
    [yes] Juste : { $name } vient { $nation }
   *[no] Faux : { $name } ne vient pas { $nation }
}
end-none = Aucune enveloppe posée
end-why = { $how ->
    [pile] la pioche était vide
    [you] { $two ->
        [yes] tu avais posé tes deux enveloppes
       *[no] tu avais identifié tout le monde
    }
   *[other] { $two ->
        [yes] { $name } avait posé ses deux enveloppes
       *[no] { $name } avait identifié tout le monde
    }
}
highlight-spywhere = { $what ->
    [safe] { $who ->
        [you] Personne n’a deviné ton pays
       *[other] Personne n’a deviné d’où vient { $name }
    }
    [fooled] { $who ->
        [you] Tu as trompé { $number ->
            [one] { $number } espion
           *[other] { $number } espions
        }
       *[other] { $name } a trompé { $number ->
            [one] { $number } espion
           *[other] { $number } espions
        }
    }
    [reader] { $who ->
        [you] Tu as démasqué { $number ->
            [one] { $number } espion
           *[other] { $number } espions
        }
       *[other] { $name } a démasqué { $number ->
            [one] { $number } espion
           *[other] { $number } espions
        }
    }
    [early] { $who ->
        [you] Tu as vu juste dès le tour { $number }
       *[other] { $name } a vu juste dès le tour { $number }
    }
    [clues] { $who ->
        [you] Tes piles d’indices : { $number }
       *[other] Piles d’indices de { $name } : { $number }
    }
    [decided] Une enveloppe a tout décidé
   *[collector] { $who ->
        [you] Toi : { $number } × { $dish }
       *[other] { $name } : { $number } × { $dish }
    }
}

## Shared screen
screen-turn = { $name } joue
screen-step = { $step ->
    [swap] échange une carte avec la rangée
    [both] peut éliminer et identifier
    [eliminate] peut éliminer
   *[identify] peut identifier
}
screen-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Options in the lobby
option = { $key ->
    [max_turn_s] Durée maximale d’un tour
    [final_s] Durée des dernières enveloppes
    [removed] Pays écarté
    [log] Garder la liste des échanges
    [chain] Éliminer en chaîne
    [earliest_round] Premières enveloppes
   *[other] { $key }
}
option-hint = { $key ->
    [log] Non : on joue de mémoire
    [chain] Encore, s’il y en a de nouveau trois
    [earliest_round] Une partie plus longue contre les plus rapides
    [max_turn_s] Ensuite le tour se joue sans toi
    [final_s] Pour les dernières identifications de tous
    [removed] Ni passeport ni plats de ce pays
   *[other] { "" }
}
choice = { $value ->
    [off] N’importe quand
    [third] Manche 3
    [fourth] Manche 4
    [fifth] Manche 5
    [sixth] Manche 6
    [belgium] Belgique
    [england] Angleterre
    [france] France
    [germany] Allemagne
    [italy] Italie
   *[spain] Espagne
}

## the lesson
lesson-act = { $step ->
    [goal] Tu viens d’Espagne
    [swap] Échange une pizza contre la paella
    [eliminate] Élimine les trois pizzas
    [end] Finis ton tour
    [watch] Observe { $name }
    [took] { $name } a pris une gelée
    [swap-again] Échange la saucisse contre une paella
    [identify] Identifie { $name } : Angleterre
    [score] C’est tout le jeu
   *[over] Tu sais jouer
}
lesson-why = { $step ->
    [goal] C’est écrit dans ton passeport, pour toi seul : chaque paella en main vaut un point à la fin.
    [swap] On échange une fois par tour : ton plat arrive, mais tout le monde voit ce que tu prends.
    [eliminate] Tout le monde apprend que tu ne viens pas d’Italie, et tu gagnes une carte en prime.
    [end] Tu pourrais déjà identifier quelqu’un, mais tu n’as pas encore vu ce que les autres rassemblent.
    [watch] Ce qu’on prend et ce qu’on donne, voilà tout ce que tu sauras des autres.
    [took] La gelée est le plat de l’Angleterre : c’est peut-être son pays.
    [swap-again] Seuls comptent les plats que tu as en main : n’arrête jamais d’en rassembler.
    [identify] Chaque pays bien identifié fait compter tous tes plats une fois de plus, et personne ne verra ta réponse avant la fin.
    [score] Tes paellas comptent une fois, et une fois de plus par pays bien identifié.
   *[over] À toi la vraie partie ; les règles restent à portée de doigt.
}

## coach marks
coach = { $mark ->
    [swap] Choisis une carte de ta main et une de la rangée : elles changent de place.
    [eliminate] Élimine-les : une carte en prime, mais on saura que tu n’en viens pas.
    [identify-two] Tu connais un de ses deux pays ? Glisse-le dans une enveloppe : c’est définitif.
   *[identify] Tu sais d’où vient quelqu’un ? Glisse-le dans une enveloppe : c’est définitif.
}

## why a bot would move like this: a hint, and the words of a replay; the nation is said as in nation-from
reason = { $code ->
    [own] Un plat du bon pays : cela en fait { $count }.
    [three] Il y aura trois cartes { $nation } dans la rangée, à éliminer contre une carte en prime.
    [denies] { $seat } vient sans doute { $nation } ({ $percent } %) : mieux vaut ne pas laisser ce plat.
    [bluffs] Une fausse piste : les autres ne croiraient la vérité qu’à { $percent } %.
    [spare] Rien d’utile dans la rangée, et on peut se passer d’un plat { $nation }.
    [bonus] Une carte en prime vaut mieux que de cacher qu’on ne vient pas { $nation }.
    [likely] { $seat } vient { $nation } à { $percent } %.
    [last] Une erreur ne coûte plus rien, et { $seat } vient { $nation } à { $percent } %.
    [raced] D’autres posent déjà leurs enveloppes : attendre, ce serait trop tard.
    [pays] Sceller maintenant gagne à { $now } %, attendre à { $later } %.
    [waits] Attendre gagne à { $later } %, sceller maintenant à { $now } %.
    [ends] Cela finit la partie, et on gagne ainsi à { $percent } %.
    [behind] Cela finirait la partie, et on ne gagnerait ainsi qu’à { $percent } %.
    [discards] Il faut poser une carte maintenant, et on ne connaît encore personne assez bien : celle de ton propre pays devant { $seat } est fausse, mais n’en gâche aucune autre.
    [pile] La pioche est vide : la partie finit de toute façon, avec trois points de plus pour qui a identifié tout le monde.
    [too_early] Trop tôt : on n’a pas encore assez vu tout le monde.
    [unsure] Pas assez sûr : { $seat } vient { $nation } à { $percent } %.
    [hesitates] { $seat } vient { $nation } à { $percent } %, mais un tour de plus en dira davantage.
    [not_allowed_yet] Les règles ne permettent pas encore d’enveloppes.
    [stands_in] Qui remplace ne fait rien d’irrévocable.
   *[other] C’est le plus sûr.
}

## a line for each level of the bots
level-line = { $level ->
    [rookie] Collectionne avec joie, oublie qui a pris quoi
    [regular] Observe trois tours, puis scelle ce qui semble probable
    [veteran] Retient presque tout et pèse les points contre le temps
    [mastermind] N’oublie rien, brouille les pistes et finit en tête
   *[other] { "" }
}

## hints
advice = { $act ->
    [swap] Échange { $what }
    [eliminate] Élimine { $what }
    [identify] Identifie { $name } : { $what }
    [done] Finis ton tour
   *[nothing] Pour l’instant, observe
}
