### Dr Shark, dans les mots de sa règle.

## les choses
design = { $design ->
    [throwing-star] Étoile de jet
    [harpoon-pen] Stylo-harpon
    [satellite-watch] Montre satellite
    [shoe-phone] Chaussure-téléphone
    [clown] Clown
    [waiter] Serveur
    [island-map] Carte de l’île
    [vault-plan] Plan du coffre
    [passport] Faux passeport
   *[banknotes] Faux billets
}
clue-name = { $design }, partie { $part }
shark-name = { $colour ->
    [violet] Requin violet
    [pink] Requin rose
    [green] Requin vert
    [blue] Requin bleu
   *[orange] Requin orange
}
colour = { $colour ->
    [violet] Violet
    [pink] Rose
    [green] Vert
    [blue] Bleu
   *[orange] Orange
}
texture = { $texture ->
    [sandpaper] Papier de verre
    [felt] Feutre
    [crocodile] Crocodile
    [grid] Grille
   *[smooth] Lisse
}
shape-name = { $shape ->
    [1] Forme 1 : quatre bosses
    [2] Forme 2 : quatre creux
    [3] Forme 3 : bosse, creux, bosse, creux
    [4] Forme 4 : deux bosses, deux creux
    [5] Forme 5 : deux bosses face à face
    [6] Forme 6 : deux creux face à face
    [7] Forme 7 : une bosse
   *[8] Forme 8 : une bosse, deux creux
}
method = { $area ->
    [A] Formes différentes
    [B] Matières différentes
    [C] Une seule matière
    [D] Poignée
   *[E] Observation
}
method-short = { $area ->
    [A] formes
    [B] matières
    [C] une matière
    [D] poignée
   *[E] regarder
}
method-ends = { $area ->
    [A] Deux fois la même forme : c’est fini
    [B] Deux fois la même matière : c’est fini
    [C] Une autre matière : c’est fini
    [D] Une poignée, puis trier et choisir
   *[E] Le sac est ouvert : prends un indice
}
method-text = { $area ->
    [A] Tire les pièces une à une, toutes de formes différentes. Une forme déjà posée, ou un requin, retourne au sac et met fin à la fouille.
    [B] Tire les pièces une à une, toutes de matières différentes. Une matière déjà posée, ou un requin, retourne au sac et met fin à la fouille.
    [C] Tire les pièces une à une, toutes d’une même matière ; la première la fixe. Une autre matière, ou un requin, retourne au sac et met fin à la fouille.
    [D] Une seule poignée. Trie tout par couleur, rends chaque couleur qui a un requin, puis choisis un indice de chaque couleur restante. Si le temps s’écoule avant que les requins soient rendus, tu n’as rien.
   *[E] Regarde dans le sac ouvert et prends un indice, n’importe lequel.
}
pool = La piscine
area-label = { $area } : { $method }
space-label = { $area }, { $space ->
    [light] place claire
   *[dark] place sombre
} : { $state ->
    [taken] { $name } y est
    [free] tu peux plonger ici
   *[shut] vide
}
mat = Le tapis
mat-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
slot-label = { $slot }. { $count ->
    [0] Vide
   *[other] Dessus : { $pieces }
}
round-short = Manche { $round }/{ $rounds }
round = Manche { $round } sur { $rounds }
bag-count = { $count ->
    [one] { $count } pièce dans le sac
   *[other] { $count } pièces dans le sac
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-short = { $points } pt
s = s

## ce moment
now-label = En ce moment
now = { $moment ->
    [dive] Où plonges-tu ?
    [ready] Inspire
    [service] Un agent à ton service
    [complete] Une preuve !
    [tidy] Rien à compléter : finis ton tour
    [organise] Range ton dossier
    [over] La fin
   *[other] Tu fouilles
}
now-watch = { $step ->
    [dive] { $name } choisit où plonger
    [ready] { $name } inspire en { $area }
    [search] { $name } fouille en { $area }
   *[organise] { $name } range son dossier
}
hint-dive = Appuie sur une place vide d’une autre zone.
hint-goal = Réunis toutes les parties d’un motif : c’est une preuve. Chaque zone est une façon de fouiller ; appuie sur une place vide pour voir laquelle.
hint = { $moment ->
    [service] Maintenant ou jamais : toute autre action te le fait perdre.
    [complete] Toutes les parties sont là. Choisis la preuve à faire.
    [organise] Tes trouvailles sont dans ton dossier.
    [nothing] Cette plongée n’a rien rapporté à ton dossier.
    [over] Tout est compté.
   *[other] { "" }
}
hint-late = Temps écoulé : tu plonges en { $area }. { $method }.
hint-watch = Prépare ta plongée : marque ce que tu veux compléter.
announce-area = { $moment ->
    [dive] À toi. Choisis une place où plonger.
    [ready] Tu es en { $area }. Appuie sur Commencer la fouille.
    [feel] Le chrono tourne. Palpe avec les flèches ; Entrée prend ce qui est sous le curseur.
    [named] Le chrono tourne. Choisis une matière, puis une forme : une pièce pareille sera tirée.
    [named-fist] Le chrono tourne. Choisis combien de pièces tu prends.
    [place] Tu tiens une pièce. Appuie sur le numéro de sa place sur le tapis.
    [sort] Trie la poignée par couleur.
    [return] Rends chaque couleur qui a un requin.
    [keep] Choisis un indice de chaque couleur.
    [look] Le sac est ouvert. Prends un indice.
    [service] Un agent est à ton service.
    [complete] Tu peux faire une preuve avec tes indices.
   *[organise] Range ton dossier, ou finis ton tour.
}
watching = Tu regardes la partie. Personne ne voit ce que la main sent dans le sac.
dock = Ce que tu peux faire
gold-choose-space = Choisis une place
gold-dive = Plonger en { $area }
gold-search = Commencer la fouille
gold-search-small = { $seconds ->
    [one] tu as { $seconds } seconde
   *[other] tu as { $seconds } secondes
}
gold-service = { $agent ->
    [paoletta] Envoyer Paoletta
   *[babanipoulos] Envoyer Babanipoulos
}
gold-complete = En faire une preuve
gold-complete-what = { $design }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gold-done = Finir le tour
gold-wait = Pas encore ton tour

## le sac
bag-label = { $mode ->
    [grab] Le sac, pour y prendre une poignée
   *[draw] Le sac, pour y tirer des pièces
}
bag-keys = { $mode ->
    [grab] Les flèches déplacent ta main, plus et moins l’ouvrent et la ferment, Entrée saisit.
   *[draw] Les flèches déplacent un doigt de trois millimètres, Entrée tire la pièce qui est dessous.
}
search-hint = { $kind ->
    [feel] { $area ->
        [D] { $pointer ->
            [keys] Les flèches palpent, + et − ouvrent et ferment le poing, Entrée saisit
            [mouse] Arrête-toi pour palper. Appuie longtemps : lâche pour saisir, bouge pour annuler
           *[finger] Arrête-toi pour palper. Reste, et le poing grossit : lève pour saisir, glisse pour annuler
        }
       *[other] { $pointer ->
            [keys] Les flèches palpent, Entrée tire
            [mouse] Frotte doucement pour palper, clique pour tirer ; ou flèches et Entrée
           *[finger] Frotte doucement pour palper. Ne bouge plus, ou tape d’un autre doigt, pour tirer
        }
    }
    [place] { $area ->
        [A] Glisse-la sur sa forme, ou appuie dessus
       *[other] Glisse-la sur sa matière, ou appuie dessus
    }
    [sort] Trie par couleur : appuie sur un tas, ou glisse
    [return] Rends chaque couleur qui a un requin
    [keep] Choisis un indice de chaque couleur
   *[look] { "" }
}
feel-nothing = rien
feel-piece = une pièce
feel-edge = { $bend ->
    [bulging] bord, bombé
    [dented] bord, creusé
   *[straight] bord, droit
} { $side ->
    [right] à droite
    [below] en bas
    [left] à gauche
   *[above] en haut
}
feel-texture = { $texture ->
    [sandpaper] papier de verre ?
    [felt] feutre ?
    [crocodile] crocodile ?
    [grid] grille ?
   *[smooth] lisse ?
}
bag-told = { $what ->
    [gather] Reste appuyé pour ramasser, lâche pour saisir
   *[slow] Trop rapide pour sentir. Frotte lentement, puis ne bouge plus pour tirer
}
in-words-title = Pas facile à tâter ?
in-words = Le sac se joue aussi en mots : on nomme les pièces au lieu de les tâter.{ $who ->
    [alone] { "" } Une nouvelle partie avec des bots peut commencer ainsi.
    [host] { "" } Dans les options de la prochaine partie, choisis « Le sac : en mots ».
   *[guest] { "" } Demande à l’hôte de choisir « Le sac : en mots » dans les options de la prochaine partie.
}
in-words-start = Recommencer en mots
named-lead = { $mode ->
    [grab] Combien de pièces saisis-tu ?
   *[draw] Nomme une matière, puis une forme. Une pièce qui y ressemble est tirée ; c’est peut-être un requin. Le temps qu’il faut à une main pour la trouver est retiré du chrono.
}
named-took = La main a mis { $seconds } s
named-texture = Matière
named-shape = Forme
named-draw = Tirer : { $shape }, { $count ->
    [one] { $count } peut être dans le sac
   *[other] { $count } peuvent être dans le sac
}
named-grab = { $count ->
    [one] Saisir { $count } pièce
   *[other] Saisir { $count } pièces
}
in-hand = En main : { $piece }. { $shape }. { $texture }.
misfit = { $kind ->
    [shape] Pas cette forme. Celle de la pièce : { $is }
    [texture] Pas cette matière. Celle de la pièce : { $is }
   *[colour] Pas cette couleur. Celle de la pièce : { $is }
}
nearly = { $but ->
    [texture] La forme que tu veux, mais la matière est : { $is }
    [shape] La matière que tu veux, mais la forme est : { $is }
   *[design] Au toucher c’est ce que tu veux, mais c’est un autre motif
}
stop = Arrêter
stop-hand = Arrêter et la remettre
take = Prendre cet indice
fist-unsorted = { $count ->
    [one] { $count } pièce à trier
   *[other] { $count } pièces à trier
}
fist-piles = Tas par couleur
fist-pile = { $kind ->
    [return] Rendre { $colour }
   *[sort] { $colour }
} : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}{ $shark ->
    [yes] , avec un requin
   *[no] { "" }
}
fist-back = Requin !
fist-keep = Garder { $piece }
fist-none = plus rien
heap-label = { $count ->
    [one] Le sac ouvert : { $count } pièce
   *[other] Le sac ouvert : { $count } pièces
}
zoom-in = Plus près
zoom-out = Plus loin
wanted = Il faut :
wanted-one = { $shape }, { $texture }
watch-open = Le sac est ouvert : un coup d’œil
clapper = Faire claquer le clap
clapped = { $name } fait claquer le clap.
clap-from = { $name } fait du bruit : ça ne décide de rien
finale = { $ending ->
    [time] Temps écoulé !
    [same_shape] Encore cette forme !
    [same_texture] Encore cette matière !
    [other_texture] Une autre matière !
    [taken] Un indice pris
    [chosen] Tout est choisi
   *[stopped] { $name } arrête
}
finale-why = { $ending ->
    [other_texture] Sa matière : { $is }. Sur le tapis : { $mat }
   *[other] Déjà sur le tapis : { $is }
}
finale-got = { $count ->
    [0] Rien pour le dossier
    [one] { $count } indice pour le dossier
   *[other] { $count } indices pour le dossier
}
finale-back = { $piece } retourne dans le sac
evidence-stamp = Preuve
evidence-made = { $who ->
    [you] { $design } : c’est à toi
   *[other] { $design } pour { $name }
}
evidence-leaves = { $parts ->
    [one] Le jeton reste acquis. Son indice, qui valait 1 point, quitte le jeu.
   *[other] Le jeton reste acquis. Ses { $parts } indices, 1 point chacun, quittent le jeu.
}
your-points = Tes points
tokens-left = Jetons restants
theft = { $whom ->
    [you] Paoletta t’a pris { $piece }
   *[other] Paoletta a pris { $piece } à { $name }
}
theft-sent = { $who ->
    [you] C’est toi qui l’envoies
   *[other] C’est { $name } qui l’envoie
}{ $why ->
    [yes] { " " }(preuve : { $design }).
   *[no] .
}
theft-why = Les armes amènent Paoletta : elle prend un indice dans un autre dossier, jamais une preuve.
deal = { $whom ->
    [you] Babanipoulos t’a pris { $piece }
   *[other] Babanipoulos a pris { $piece } à { $name }
}
deal-sent = { $who ->
    [you] C’est toi qui l’envoies
   *[other] C’est { $name } qui l’envoie
}{ $why ->
    [yes] { " " }(preuve : { $design }).
   *[no] .
}
deal-gives = { $whom ->
    [you] Tu reçois en échange : { $give }.
   *[other] { $name } reçoit en échange : { $give }.
}
bitten = { $who ->
    [you] Un requin te mord !
   *[other] Un requin mord { $name } !
}
bitten-ends = { $who ->
    [you] Un requin met fin à ta fouille en { $area }.
   *[other] Un requin met fin à la fouille en { $area }.
}
bitten-kept = { $count ->
    [0] Il n’y avait rien sur le tapis.
   *[other] Sauvé sur le tapis :
}

## le dossier
dossier-mine = { $team ->
    [yes] Le dossier de ton équipe
   *[no] Ton dossier
}
dossier-team = { $names }
dossier-of = Dossier : { $name }
dossier-label = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
}, { $tokens ->
    [one] { $tokens } preuve
   *[other] { $tokens } preuves
}
dossier-empty = Encore rien. Tes plongées le rempliront.
dossier-none = encore rien
card-label = { $design } : { $have } parties sur { $parts }, preuves gagnées : { $tokens }
evidence-won = { $count ->
    [one] gagnée une fois
   *[other] gagnée { $count } fois
}
evidence-named = { $count ->
    [one] Preuve : { $design }
   *[other] Preuve : { $design }, { $count } fois
}
missing-part = La partie { $part } manque. { $shape }. { $texture }.
mark-design = Viser : { $design }
targets = Objectifs
targets-clues = { $count ->
    [0] aucun indice dans ton dossier
    [one] { $count } indice dans ton dossier
   *[other] { $count } indices dans ton dossier
}
targets-lead = Appuie sur ce que tu vises. Personne d’autre ne le voit ; ce qui manque s’affiche pendant ta fouille.
target-feels = Il manque : { $texture }, { $shape }
target-whole = Toutes les parties sont là.
target-gone = Il ne reste aucun jeton.
shape-felt = { $shape ->
    [1] quatre bosses
    [2] quatre creux
    [3] bosse, creux, bosse, creux
    [4] deux bosses, deux creux
    [5] deux bosses
    [6] deux creux
    [7] une bosse
   *[8] une bosse, deux creux
}
use = { $use ->
    [completes] Il complète un de tes motifs
    [breaks] Sans lui, un de tes motifs presque complets se défait
   *[wanted] Tu vises son motif
}
evidence-choose = Les preuves que tu peux faire
evidence-brings = { $category ->
    [weapons] Amène Paoletta : un indice d’un autre dossier
    [gadgets] Amène Babanipoulos : un indice contre deux des tiens
   *[other] { $left ->
        [one] Le dernier jeton
       *[other] { $left } jetons restants
    }
}
decline = Renoncer
ahead = { $next ->
    [yes] Tu plonges ensuite
   *[no] Ta prochaine plongée
}
ahead-finishes = E pourrait compléter { $design }
clap = Clap
screen-completes = Complète
screen-dive = { $first ->
    [yes] N’importe quelle place vide
   *[no] Une place vide d’une autre zone
}
screen-clues = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
heap-how = { $pointer ->
    [far] Appuie là où tu veux voir de plus près
    [mouse] Glisse pour bouger, molette pour zoomer
   *[finger] Glisse pour bouger, pince pour zoomer
}
agent = { $agent ->
    [paoletta] Paoletta
   *[babanipoulos] Babanipoulos
}
service-lead = { $agent ->
    [paoletta] « Laisse-moi faire. » Paoletta prend un indice de ton choix dans un autre dossier.
   *[babanipoulos] « J’ai une affaire pour toi. » Babanipoulos prend un indice de ton choix, et tu en donnes deux des tiens en échange.
}
service-choose = Choisis un indice
service-whose = Le dossier de qui ?
service-take = Prendre chez { $name }
service-give = { $count ->
    [0] Donne deux des tiens
    [one] Encore un à donner
   *[other] Tu donnes ces deux-là
}
service-breaks = Attention : un de tes motifs presque complets se défait.
service-do = { $agent ->
    [paoletta] Le prendre
   *[babanipoulos] Conclure l’affaire
}
service-deal = { $take } contre { $give }

## pourquoi pas
why-not-your-turn = Patience : c’est au tour de { $name }.
why-not-now = { $moment ->
    [ready] Tu as déjà plongé : commence la fouille.
    [service] Un agent attend : envoie-le ou renonce.
    [complete] Ta plongée est faite : fais ta preuve ou finis ton tour.
    [organise] Ta plongée est faite : finis ton tour.
    [over] La partie est finie.
   *[other] Finis d’abord ta fouille.
}
why-choose-space = Appuie sur une place vide de la piscine.
why-space = { $why ->
    [same] Tu es dans cette zone. Plonge dans une autre.
   *[taken] Il y a quelqu’un.
}
why-empty-hand = Ta main est vide. Tire une pièce du sac, puis appuie ici sur sa place.
why-shark = Un requin n’est pas un indice.
why-return = Ce tas n’a pas de requin.
why-keep = Cette couleur a déjà son indice.
sound-what = Avec le son, on entend la donne, les tours, les plongées, le début des fouilles, les pièces tirées et posées, les erreurs, les requins, les preuves, les agents, le clap et la fin, et ce que sent ton propre doigt. Les dernières secondes font tic-tac.
refused = { $code ->
    [over] La partie est finie.
    [not_your_turn] Ce n’est plus ton tour.
    [not_now] Ce n’est pas possible maintenant.
    [dark_space] Les places sombres sont pour quatre espions et plus.
    [same_area] Tu es dans cette zone. Plonge dans une autre.
    [occupied] Il y a quelqu’un.
    [hand_full] Pose d’abord la pièce que tu tiens.
    [unsorted] Trie tout d’abord.
    [sharks_first] Rends d’abord les couleurs à requin.
    [nothing_there] Il n’y a rien sous ton doigt.
    [colour_chosen] Cette couleur a déjà son indice.
    [is_shark] Un requin n’est pas un indice.
    [incomplete] Il manque une partie.
    [no_token] Il n’en reste plus aucun jeton.
    [no_service] Aucun agent n’est à ton service maintenant.
    [own_dossier] C’est ton propre dossier.
    [not_theirs] Cet indice n’est plus dans ce dossier.
    [need_two] Tu n’as pas deux indices à donner.
    [not_yours] Choisis deux indices différents, à toi.
   *[other] Ça n’a pas marché. Réessaie.
}

## le journal
log-dealt-bag = { $who ->
    [you] { $count } pièces sont dans le sac. Tu commences.
   *[other] { $count } pièces sont dans le sac. { $name } commence.
}
log-began = { $who ->
    [you] À toi.
   *[other] Au tour de { $name }.
}
log-dived = { $who ->
    [you] Tu plonges en { $area }
   *[other] { $name } plonge en { $area }
}
log-started = { $who ->
    [you] Tu fouilles. Le chrono tourne.
   *[other] { $name } fouille. Le chrono tourne.
}
log-drawn = { $who ->
    [you] Tu tires { $piece }
   *[other] { $name } tire { $piece }
}
log-placed = { $who ->
    [you] Tu poses { $piece }
   *[other] { $name } pose { $piece }
}
log-fumbled = { $who ->
    [you] Ce n’était pas la bonne place
   *[other] { $name } se trompe de place
}
log-grabbed = { $who ->
    [you] { $count ->
        [one] Tu saisis { $count } pièce
       *[other] Tu saisis { $count } pièces
    }
   *[other] { $count ->
        [one] { $name } saisit { $count } pièce
       *[other] { $name } saisit { $count } pièces
    }
}
log-sorted = { $who ->
    [you] Tu tries { $piece }
   *[other] { $name } trie { $piece }
}
log-returned = { $who ->
    [you] Tu rends
   *[other] { $name } rend
} { $colour ->
    [violet] le violet
    [pink] le rose
    [green] le vert
    [blue] le bleu
   *[orange] l’orange
}
log-kept = { $who ->
    [you] Tu gardes { $piece }
   *[other] { $name } garde { $piece }
}
log-taken = { $who ->
    [you] Tu prends { $piece }
   *[other] { $name } prend { $piece }
}
log-ended = { $ending ->
    [time] Temps écoulé
    [stopped] { $who ->
        [you] Tu arrêtes la fouille
       *[other] { $name } arrête la fouille
    }
    [same_shape] Encore cette forme : la fouille est finie
    [same_texture] Encore cette matière : la fouille est finie
    [other_texture] Une autre matière : la fouille est finie
    [shark] Un requin ! La fouille est finie
    [chosen] Tout est choisi : la fouille est finie
   *[taken] La fouille est finie
}
log-completed = { $who ->
    [you] Une preuve pour toi : { $design }, { $points }
   *[other] Une preuve pour { $name } : { $design }, { $points }
}
log-charmed = { $who ->
    [you] Paoletta prend { $piece } chez { $from } pour toi
   *[other] { $whom ->
        [you] Paoletta te prend { $piece } pour { $name }
       *[other] Paoletta prend { $piece } chez { $from } pour { $name }
    }
}
log-negotiated = { $who ->
    [you] Babanipoulos : { $piece } de chez { $from } pour toi, contre { $give }
   *[other] { $whom ->
        [you] Babanipoulos : { $piece } de chez toi pour { $name }, contre { $give }
       *[other] Babanipoulos : { $piece } de chez { $from } pour { $name }, contre { $give }
    }
}
log-declined = { $who ->
    [you] Tu te passes de { $agent ->
        [paoletta] Paoletta
       *[babanipoulos] Babanipoulos
    }
   *[other] { $name } se passe de { $agent ->
        [paoletta] Paoletta
       *[babanipoulos] Babanipoulos
    }
}
log-assembled = Complété à la fin : { $design }, { $points }
log-over = La piscine ferme. On compte !

## la règle
rules-moment = { $moment ->
    [dive] Déplace ton pion vers une place vide d’une autre zone. La zone décide de la façon de fouiller.
    [ready] Le chrono part quand tu le dis ; si d’autres attendent, au plus tard dix secondes après la plongée.
    [organise] Un motif complet peut devenir une preuve : ses indices quittent le jeu, son jeton est à toi pour de bon. Puis finis ton tour.
    [complete] Un motif complet peut devenir une preuve : ses indices quittent le jeu, son jeton est à toi pour de bon.
    [service] Un service par tour, maintenant ou jamais : toute autre action te le fait perdre.
    [over] La partie est finie.
   *[other] À la fin de la fouille, quelle qu’elle soit, ce qui est sur le tapis ou choisi rejoint ton dossier. Une pièce encore en main retourne au sac.
}
rules-length = Cette partie dure { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}{ $short ->
    [yes] , la moitié du nombre habituel
   *[no] { "" }
}. À chaque manche, tout le monde plonge une fois. Une fouille dure { $seconds ->
    [0] aussi longtemps que tu veux dans cette leçon
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Après la dernière manche, tout ce qui est complet devient preuve tout seul, sans agents.
rules-title = { $chapter ->
    [goal] Le but
    [turn] Ton tour
    [methods] Les cinq zones
    [touch] Au toucher
    [named] En mots
    [evidence] Les preuves
    [bag] Le sac
    [length] Les manches
    [services] Les agents
    [score] Le décompte
   *[teams] En équipes
}
rules-text = { $chapter ->
    [goal] Plonge, à l’aveugle et contre la montre, pêche des pièces de puzzle et fais-en des preuves.
    [turn] Plonge dans une autre zone, fouille selon sa méthode tant que le chrono tourne, puis range ton dossier. Pendant ta fouille, l’espion suivant tient le clap : tout le monde l’entend, et il ne décide de rien.
    [bag] Ce qu’il y a dans le sac n’est pas un secret : tout ce qui n’en est pas sorti pour de bon y est encore. Où, personne ne le sait ; chaque fouille commence par une secousse.
    [touch] Tu sens ce qui est sous ton doigt : s’il y a une pièce, son bord, et le relief de son dos. Chaque couleur a sa matière. Au toucher, les requins sont comme les autres pièces.
    [named] Le sac répond en mots : choisis une matière et une forme, et une pièce pareille est tirée. Chaque couleur a sa matière. Au toucher, les requins sont comme les autres pièces : tu ne le sais qu’une fois la pièce tirée.
    [evidence] Chaque motif a trois ou quatre parties. Si toutes sont dans ton dossier, fais-en une preuve. Quand un motif n’a plus de jeton, il ne donne plus de preuve.
    [services] Les armes amènent Paoletta : elle prend un indice dans un autre dossier. Les gadgets amènent Babanipoulos : un indice contre deux des tiens. Tout de suite ou jamais, un service par tour.
    [score] Les points de tes jetons, et un par indice restant dans ton dossier. Égalité : plus de points de jetons, puis plus de jetons.
   *[teams] Les partenaires ne sont pas voisins et partagent un dossier. L’espion dont c’est le tour le range.
}

## la fin
end-counting = On compte !
end-won-team = { $who ->
    [you] Tu gagnes !
    [team] Ton équipe gagne !
    [shared] { $names } se partagent la victoire !
   *[other] { $shared ->
        [yes] { $names } se partagent la victoire !
       *[no] { $count ->
            [one] { $names } gagne !
           *[other] { $names } gagnent !
        }
    }
}
end-winner = Victoire
end-token = { $count ->
    [one] { $design }
   *[other] { $design }, { $count } × { $each }
}
end-no-tokens = Aucune preuve
end-clues = { $count ->
    [one] { $count } indice restant
   *[other] { $count } indices restants
}
end-total = Total

## Options du salon
option = { $key ->
    [short] Partie courte
    [search_s] Durée d’une fouille
    [teams] Deux équipes de deux
    [touch] Le sac
   *[other] { $key }
}
option-hint = { $key ->
    [short] La moitié des manches
    [teams] Les partenaires partagent un dossier
    [search_s] Combien de temps la main reste dans le sac
    [touch] En mots : pour les lecteurs d’écran, et pour jouer sans pointeur
   *[other] { "" }
}
choice = { $value ->
    [felt] au toucher
    [named] en mots
   *[other] { $value }
}
end-rounds = après { $rounds } manches
highlight-dr-shark = { $what ->
    [theft] { $who ->
        [you] Paoletta vole { $other } pour toi : { $piece }
       *[other] { $whom ->
            [you] Paoletta te vole pour { $name } : { $piece }
           *[other] Paoletta vole { $other } pour { $name } : { $piece }
        }
    }
    [deal] { $who ->
        [you] Toi et { $other } : { $piece } contre { $give }
       *[other] { $whom ->
            [you] { $name } et toi : { $piece } contre { $give }
           *[other] { $name } et { $other } : { $piece } contre { $give }
        }
    }
    [dive] { $who ->
        [you] { $number ->
            [one] { $number } indice
           *[other] { $number } indices
        } en une seule plongée, bravo
       *[other] { $name } : { $number ->
            [one] { $number } indice
           *[other] { $number } indices
        } en une plongée
    }
    [sharks] { $number ->
        [one] { $who ->
            [you] Un requin pour toi
           *[other] Un requin a eu { $name }
        }
       *[other] { $who ->
            [you] { $number } requins pour toi
           *[other] { $number } requins ont eu { $name }
        }
    }
   *[evidence] { $who ->
        [you] Ta première preuve : { $design }
       *[other] Première preuve, { $name } : { $design }
    }
}{ $worth ->
    [decided] . La partie s’est jouée là
    [made] . Une preuve en est née
   *[none] { "" }
}

## the lesson
lesson-act = { $step ->
    [goal] Il manque une partie
    [dive] Plonge dans la zone C
    [search] Commence la fouille
    [feel] Tâte dans le sac
    [draw] Tire une pièce rugueuse
    [place] Pose-la sur papier de verre
    [shark] Tire encore une pièce
    [complete] Fais la preuve
    [done] { $name } va plonger
    [score] Voilà une plongée entière
   *[over] Tu sais jouer
}
lesson-why = { $step ->
    [goal] Ton dossier a deux parties d’une étoile de jet ; la troisième est quelque part dans le sac.
    [dive] Chaque zone est une autre façon de fouiller ; en C, toutes tes pièces doivent avoir la même matière.
    [search] Dans une vraie partie tu as alors 30 secondes ; aujourd’hui, personne ne compte.
    [feel] Tu ne vois rien : c’est ton doigt qui te dit où se trouve une pièce et comment est son dos.
    [place] Seul ce qui est posé sur le tapis est sauvé à la fin de la fouille.
    [shark] Tôt ou tard un requin mord : il finit ta fouille, mais ce qui est sur le tapis reste à toi.
    [complete] Les trois parties font une étoile de jet : six points que personne ne peut te prendre.
    [done] Finis ton tour : on peut te voler des indices, mais jamais une preuve.
    [score] Une preuve rapporte ses points, et chaque indice qui reste dans ton dossier en rapporte un.
   *[over] Il y a quatre autres zones, chacune avec sa façon de fouiller : appuie sur une place de la piscine pour la voir, ou ouvre les règles (?).
}
lesson-why-draw = Les armes sont rugueuses comme du papier de verre : { $pointer ->
    [mouse] clique sur l’une d’elles pour la tirer
   *[finger] laisse ton doigt dessus jusqu’à ce que la pièce sorte
}.

## coach marks
coach = { $mark ->
    [dive] Choisis une zone : chacune est une autre façon de fouiller le sac.
    [ready] Prends ton temps : le chrono ne part que quand tu appuies ici.
    [ready-timed] La fouille commence quand tu appuies ici, ou d’elle-même dix secondes après ta plongée.
    [clap] Pendant cette fouille, tu tiens le clap : fais-le claquer pour presser le mouvement. Tout le monde l’entend, mais il ne décide de rien.
   *[complete] Tu as toutes les parties : fais la preuve avant qu’on t’en vole une.
}

## pourquoi : les conseils, et qui sont les bots; les noms comme dans design, texture, colour, agent et shape-name
reason = { $code ->
    [area] La zone { $area } promet le plus à ton dossier : environ { $points ->
       *[other] { points }
    }.
    [one-short] Il ne manque qu’un indice : { $design }.
    [denies] En plus, la zone { $area } est fermée à { $seat }.
    [start] Commence quand tu veux : tu auras { $seconds } secondes.
    [draw-blind] Tire sans palper : { $percent } % des pièces conviennent, et le temps presse.
    [feel-texture] Cherche une seule matière : { $texture } ({ $percent } % du sac).
    [feel-textures] Cherche les matières qui conviennent : { $count } en tout, { $percent } % du sac.
    [feel-shape] Suis le bord avant de tirer : il faut une forme nouvelle.
    [search-worth] La suite de cette fouille en { $area } vaut environ { $points ->
       *[other] { points }
    }.
    [shark-risk] Risque de requin : { $percent } %. Aucun doigt ne le sent.
    [draw-texture] C’est la bonne matière, à { $percent } % : { $texture }. Tire maintenant.
    [draw-shape] C’est le bon bord, à { $percent } % : { $shape }. Tire maintenant.
    [place-shape] Pose-la sur sa forme.
    [place-texture] Pose-la sur sa matière : { $texture }.
    [stop-full] Arrête : les cinq matières sont sur le tapis.
    [stop-empty] Arrête : le sac est vide.
    [stop-time] Arrête : plus le temps de tirer et de poser une pièce.
    [grab] Une bonne poignée : plus de pièces, c’est plus de couleurs, mais aussi plus de requins.
    [sort] Trie tout avant de choisir.
    [return] Un requin est dans cette pile, elle retourne au sac : { $colour }.
    [completes] Cet indice complète : { $design } (environ { $points ->
       *[other] { points }
    }).
    [clue] Cet indice t’aide le plus : { $design } (environ { $points ->
       *[other] { points }
    }).
    [nothing-to-take] Il n’y a rien à prendre.
    [evidence] Toutes les parties sont là, pour { $points ->
       *[other] { points }
    } : { $design }.
    [evidence-first] Celle-ci d’abord, car elle amène un agent : { $agent }.
    [service] { $agent } peut prendre un indice chez { $seat } : { $design } (environ { $points ->
       *[other] { points }
    } pour toi).
    [service-no] L’agent te coûterait plus qu’il ne rapporte.
    [done] Plus rien à compléter : finis ton tour.
   *[other] C’est le plus sûr.
}
level-line = { $level ->
    [rookie] Plonge selon l’humeur, tâtonne dans le sac et oublie ce qui en est sorti.
    [regular] La main sûre, et deux ou trois bonnes règles.
    [veteran] Pèse chaque geste : le sac, ce qui manque, le temps qui reste.
    [mastermind] Compte chaque pièce, prévoit la plongée suivante et lit aussi ton dossier.
   *[other] { $level }
}

## hints
advice-act = { $act ->
    [dive] Plonge dans la zone { $what }
    [search] Commence la fouille
    [feel] Tâte dans le sac
    [draw] Sors la pièce sous ton doigt
    [place] Pose-la ici : { $what }
    [take] Prends ceci : { $what }
    [complete] Fais la preuve : { $what }
    [stop] Arrête la fouille
    [done] Finis ton tour
   *[nothing] Pour l’instant, observe
}
