### Français. On se tutoie : c’est une soirée entre amis.

## Words used everywhere
close = Fermer
menu = Menu
language = Langue
save = Enregistrer
on = Oui
off = Non
you = Toi
host = Hôte
away = { $bot ->
    [yes] Absent – un bot joue
   *[no] Absent
}
away-short = { $bot ->
    [yes] Remplaçant
   *[no] Absent
}
back-title = { $count ->
    [one] Un bot a joué { $count } tour pour toi
   *[other] Un bot a joué { $count } tours pour toi
}
leave = Quitter la table
leave-hint = { $phase ->
    [playing] Un bot joue pour toi jusqu’à ton retour par le même lien.
   *[lobby] Quelqu’un d’autre pourra prendre ta place.
}
cancel = Annuler
stay = Rester
leave-sure = Quitter la table ?
goes-on = La partie continue
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
sound = Son
sound-ask = Du son sur cet appareil ?
sound-no = Non
sound-yes = Oui
sound-on = Activer le son
sound-off = Couper le son
awake-how = Pour que ton téléphone ne se mette pas en veille pendant la partie, choisis un délai plus long dans ses réglages. iPhone : Luminosité et affichage, Verrouillage auto. Android : Affichage, Mise en veille de l’écran.
beckon = Me prévenir quand c’est mon tour
beckon-hint = Une notification quand cette page est en arrière-plan
beckon-turn = { $game } : à toi de jouer
seconds = { $seconds } s
by-chance = Au hasard
time-left = { $seconds ->
    [one] Il reste { $seconds } seconde
   *[other] Il reste { $seconds } secondes
}
time-up = Temps écoulé ! { $what }
time-none = Sans limite de temps
skip-ahead = Accélérer
tempo = Rythme des bots
tempo-hint = Combien de temps les bots réfléchissent et montrent leurs coups.
tempo-is = { $tempo ->
    [fast] Rapide
    [slow] Lent
   *[normal] Normal
}
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
spies = Espions
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
lesson-label = La leçon de { $game }
lesson-at = Étape { $number } sur { $of }
lesson-skip = Passer la leçon
lesson-skip-sure = Passer la leçon ?
lesson-skip-hint = Tu peux la reprendre du début quand tu veux : « Apprendre », sur la page d’accueil.
lesson-stay = Continuer la leçon
lesson-back = Retour
lesson-forward = Suite
lesson-next = Continuer
lesson-show = Montre-moi
coach-label = Conseil
coach-close = Compris
hint-ask = Que ferait un pro ici ?
hint-label = Conseil
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
apart-for-bots = Un bot ne peut pas s’asseoir avec vous : avec lui, { $game } se joue comme à distance.
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
asks-for-seat = { $name } demande une place
ask-let-in = Faire entrer
ask-next = Un bot pourra céder sa place dès que tu prépareras la prochaine partie.
ask-decline = Pas maintenant
join-sit-out = { $free ->
    [yes] Il y a de nouveau une place pour toi.
   *[no] Tu passes cette partie. Une place te sera proposée ici dès qu’il y en aura une.
}
join-removed = L’hôte t’a fait quitter cette table.

## Lobby
lobby-code = Code de la table
lobby-count = { $count ->
    [one] { $count } espion
   *[other] { $count } espions
}
lobby-add-bot = Ajouter un bot
lobby-empty = Place libre
lobby-here = Présent
lobby-away = Absent
lobby-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
lobby-sit-out = Passent cette partie : { $names }
lobby-wait = { $host } lance la partie quand tout le monde est là.
share = Inviter
share-hint = Scanne le code, ou envoie le lien.
share-qr = Code QR du lien vers cette table
share-copy = Copier le lien
share-copied = Lien copié
share-screen = Écran commun
share-screen-hint = pour la télé ou un ordinateur dans la pièce
options = Options
spectators = Spectateurs
spectators-hint = Avec le lien, tout le monde peut regarder
seat-add-bot = Ajouter un bot
seat-bot-hint = Un bot ne sait que ce qu’on sait à sa place.
seat-emblem = Ton emblème
seat-hand-over = Nommer hôte
seat-hand-over-to = Nommer { $name } hôte
seat-remove = Retirer de la table
seat-remove-short = Retirer
seat-remove-name = Retirer { $name } de la table
seat-reopen = Retirer le bot, libérer la place
seat-reopen-short = Libérer la place
menu-bots-hint = Libère la place d’un bot, et quelqu’un pourra la prendre avec le code. Jusque-là, le bot continue.
seat-open = libre
lobby-start = Lancer { $game }
lobby-teams = { $teams } équipes de { $each }
lobby-copy = Touche pour copier le lien
team = Équipe { $letter }
first = Qui commence
first-hint = Au hasard, ou une personne que l’hôte désigne.
seat-move = Changer de place avec
seat-sit-out = { $who ->
    [you] Passer cette partie
   *[other] Laisser passer cette partie
}
seat-remove-sure = Retirer { $name } ?
seat-remove-hint = Pas de retour possible à cette table.
notice-host = { $name } est maintenant l’hôte.
notice-host-you = C’est maintenant toi l’hôte.
notice-seat = { $name } prend la place du bot.
notice-broken-off = { $who ->
    [you] Tu as mis fin à la partie : place à { $game }.
   *[other] { $name } a mis fin à la partie : place à { $game }.
}
menu-people = À la table

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
screen-come = Entre : scanne, ou tape
screen-sound = Appuie sur une touche pour le son

## Every game
log = Journal
log-open = Ouvre tout le journal
log-none = Rien ne s’est encore passé.
rules = Règles
rules-now = En ce moment
notes = Notes
end-skip = Tout montrer
end-again = On remet ça
end-lobby = À la table
end-wait = L’hôte peut lancer la partie suivante.

## La soirée
evening = La soirée
evening-after = { $count ->
    [one] après { $count } partie
   *[other] après { $count } parties
}
evening-points = Points
evening-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
evening-won = victoire
evening-bot = bot
evening-left = n’est plus là
evening-sits-out = passe la partie
evening-absent = n’a pas joué
evening-how = 1re place : 5 points ; 2e : 3 ; 3e : 2 ; 4e : 1.
evening-letters = Lettres : équipes.
choose-game = À quoi on joue
another-game = Autre jeu
another-game-hint = Tout le monde reste à la table, avec le même code.
another-game-now = Un autre jeu…
another-game-ends = Cela met fin à la partie pour tout le monde, et rien n’en comptera. Personne ne quitte la table.
another-game-stay = Continuer la partie
end-counts = Les points de tout le monde
end-margin = { $count ->
    [one] avec { $count } point d’avance
   *[other] avec { $count } points d’avance
}
end-share = Partager
end-share-kept = L’image est dans tes téléchargements.
highlights = Les temps forts

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
