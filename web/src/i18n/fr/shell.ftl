### Français. On se tutoie : c’est une soirée entre amis.

## Words used everywhere
close = Fermer
language = Langue
leave = Quitter la table
beckon-turn = { $game } : à toi de jouer
cancel = Annuler
stay = Rester
looking = On cherche la table…
trouble = { $why ->
    [unknown_code] Aucune table ne porte le code { $code }.
    [set_aside] La table { $code } est hors service.
    [wrong_codes] Trop de codes erronés.
    [elsewhere] Ta place à cette table est ouverte dans une autre fenêtre.
    [asleep] La table { $code } s’est endormie.
    [rehearsed] Le jeu de la table { $code } n’est pas encore prêt.
    [unfetched] Le jeu de la table { $code } ne s’est pas chargé.
    [nowhere] Il n’y a rien derrière cette porte.
   *[other] La table { $code } ne laisse entrer personne pour l’instant.
}
trouble-hint = { $why ->
    [unknown_code] Demande à ton hôte de le redire.
    [set_aside] Quelque chose y tombe sans cesse en panne. Ta partie est enregistrée.
    [wrong_codes] Attends deux minutes avant le prochain essai.
    [elsewhere] On n’a que deux yeux : ta place tient dans une seule fenêtre.
    [asleep] Il n’y avait plus personne. Ta partie est enregistrée.
    [rehearsed] On pourra bientôt y jouer ici.
    [unfetched] La maison vient peut-être d’être rénovée.
    [nowhere] L’adresse est fausse, ou quelqu’un a déplacé le mur.
   *[other] Réessaie plus tard.
}
trouble-here = { $why ->
    [asleep] La réveiller
    [unfetched] Réessayer
   *[elsewhere] S’asseoir ici
}
to-front = Retour à l’accueil
spy = { $spy ->
    [fox] Renard
    [owl] Chouette
    [heron] Héron
    [cat] Chat
    [raven] Corbeau
    [hare] Lièvre
    [moth] Phalène
   *[wolf] Loup
}
level = { $level ->
    [rookie] Recrue
    [regular] Confirmé
    [veteran] Vétéran
    [mastermind] Cerveau
    [random] Recrue
    [greedy] Pro
   *[other] { $level }
}
level-hint = { $level ->
    [rookie] Oublie des choses et se laisse avoir
    [regular] Suit la partie, presque toujours
    [veteran] Se souvient et calcule
    [mastermind] Ne laisse rien passer
    [random] Joue ce qui lui tombe sous la main
    [greedy] Joue pour gagner
   *[other] { "" }
}

## Front page
front-lead = { $count ->
    [3] Trois jeux d’espions pour une soirée
   *[other] { $count } jeux d’espions pour une soirée
}
front-aside = Sans compte, sans pitié.
front-choose = Choisis un jeu
front-play = Jouer contre des bots
front-level = Adversaires : { $level }
front-level-title = Contre qui veux-tu jouer ?
front-open = Ouvrir une table
front-learn = Apprendre
learn-title = Première partie de { $game } ?
learn-hint = Ton officier traitant te montre le jeu en deux minutes, à une vraie table et sans chrono.
learn-yes = Apprendre en deux minutes
learn-no = Jouer tout de suite
front-back = { $phase ->
    [playing] Retour à ta partie : { $code }
   *[lobby] Retour à la table { $code }
}
whereabouts-title = Où êtes-vous ce soir ?
whereabouts = { $where ->
    [together] Dans la même pièce
   *[apart] Chacun chez soi
}
whereabouts-hint = { $where ->
    [together] Un écran commun, ton téléphone en main
   *[apart] Tout se passe sur ton propre écran
}
front-code = Entrer un code
front-join = Entrer
front-code-missing = Tape le code que te dicte ton hôte.
poster-players = { $from }–{ $to } joueurs
poster-minutes = { $minutes } min

## Joining
join-seated = { $count ->
    [one] { $count } espion à la table
   *[other] { $count } espions à la table
}
join-name = Ton nom
join-name-hint = ou laisse-nous choisir
join-sit = Prendre place
join-full = Toutes les places sont prises.
join-under-way = La partie est en cours.
join-watch = Regarder
join-watching = Tu regardes : la partie apparaîtra ici dès qu’elle commencera.
join-over = La partie est finie, et toutes les places sont prises.
join-ask = Demander une place
join-ask-hint = { $how ->
    [playing] Un bot qui joue depuis le début peut te céder sa place.
    [played] Aucune place ne change de main avant la fin de la partie. Si tu en demandes une, l’hôte saura que tu veux jouer la prochaine.
    [over] Aucune place ne change de main tant que la fin est affichée. Si tu en demandes une, l’hôte pourra te faire entrer quand la prochaine partie commencera.
    [full] Il n’y a que des personnes à cette table. L’hôte pourra te faire entrer dès que quelqu’un partira.
   *[lobby] Un bot peut te faire de la place.
}
join-asked = Tu as demandé une place. { $host } décide. Reste ici : la table s’ouvrira d’elle-même.
name-limit = Un nom compte au plus { $count } caractères.
join-asked-later = Tu as demandé une place. Aucune ne change de main avant la fin de la partie ; { $host } voit que tu veux jouer la prochaine. Reste ici : la table s’ouvrira d’elle-même.
join-sit-out = { $free ->
    [yes] Il y a de nouveau une place pour toi.
   *[no] Tu passes cette partie. Une place te sera proposée ici dès qu’il y en aura une.
}
join-removed = L’hôte t’a fait quitter cette table.

## Lobby
lobby-code = Code de la table
share-qr = Code QR du lien vers cette table
options = Options

## Connection, and what the table refuses
refused-table = { $code ->
    [not_host] Seul l’hôte peut le faire.
    [not_now] Ce n’est pas possible maintenant.
    [no_such_seat] Il n’y a plus personne à cette place.
    [spy_taken] Quelqu’un vient de prendre cet emblème.
    [unknown] Cette table ne sait pas faire ça.
    [full] Toutes les places sont prises.
    [too_few] Il faut plus d’espions : invite quelqu’un ou ajoute un bot.
    [too_many] Trop d’espions : touche une place pour en laisser un passer la partie.
    [options] Ces options ne conviennent pas à ce nombre de joueurs.
    [not_alone] Les conseils sont pour qui joue seul contre des bots.
    [not_this_step] Ce n’est pas ce que demande ton officier traitant.
    [not_playing] Aucune partie n’est en cours.
    [no_seat] Cette place n’est plus la tienne.
    [removed] L’hôte t’a fait quitter cette table.
    [left] Tu as quitté cette table.
    [no_spectators] Cette table n’accepte pas de spectateurs.
    [busy] La table est surchargée. Réessaie.
    [unavailable] La table ne répond pas pour l’instant. Réessaie.
    [asleep] La table s’est endormie.
    [set_aside] La table est hors service.
    [unknown_code] Aucune table ne porte ce code.
    [elsewhere] Ta place à cette table est ouverte dans une autre fenêtre.
    [wrong_codes] Trop de codes erronés. Attends deux minutes.
    [new_tables] Trop de nouvelles tables. Attends une minute.
    [message_size] Ce message est trop long.
    [messages] Trop vite. Ralentis un peu.
    [bytes] Trop de données d’un coup.
    [orders] Trop de choses à la fois. Nouvel essai en cours.
    [hellos] Trop de connexions depuis ton réseau. Attends un instant.
    [connections] Trop de fenêtres sont ouvertes depuis ton réseau. Fermes-en une.
    [requests] Trop de demandes depuis ton réseau. Attends un instant.
    [worn_out] Le journal de cette table est plein. Ouvre une nouvelle table.
    [name_taken] Quelqu’un à la table porte un nom très proche.
    [played] Quelqu’un a joué à cette place : son bot y reste jusqu’à la fin de la partie.
    [unreachable] La maison ne répond pas. Réessaie dans un instant.
    [name_removed] Quelqu’un du même nom, ou presque, a dû quitter cette table.
    [follows] Cela dépend de l’endroit où vous êtes : ensemble ou chacun chez soi.
    [no_such_ask] Plus personne ne demande cette place.
    [many_ask] D’autres demandent déjà. Réessaie dans quelques minutes.
    [unanswered] Personne n’a répondu. Redemande si tu veux toujours jouer.
    [sat_out] Tu passes cette partie. Tu peux la regarder.
    [not_let_in] L’hôte ne t’a pas fait entrer cette fois.
   *[other] Ça n’a pas marché. Réessaie.
}
banner = { $what ->
    [lost] Connexion perdue. Nouvel essai…
    [paused] L’enregistrement prend du retard. Rien n’est perdu.
   *[gone] La maison ne répond pas. Réessaie dans un instant.
}

## Les règles
book-title = { $game } : les règles
book-guide = Comment jouer
book-clauses = Les règles, point par point
book-contents = Sommaire
book-find = Un mot, ou un numéro (7.2)
book-found = { $count ->
    [0] Rien trouvé
    [one] Trouvé à { $count } endroit
   *[other] Trouvé à { $count } endroits
}
book-print = Imprimer
book-whole = Toutes les règles
book-coming = Les règles arrivent…
book-failed = Les règles ne se sont pas chargées.
book-qr = Code QR du lien vers les règles
clause = { $game } §{ $clause }
