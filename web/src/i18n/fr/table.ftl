### The words of every table: they come with its game, so that the front page waits for none of them.

## Words used everywhere
menu = Menu
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
leave-hint = { $phase ->
    [playing] Un bot joue pour toi jusqu’à ton retour par le même lien.
   *[lobby] Quelqu’un d’autre pourra prendre ta place.
}
leave-sure = Quitter la table ?
goes-on = La partie continue
goes-on-end = Place au décompte
sound = Son
sound-ask = Du son sur cet appareil ?
sound-no = Non
sound-yes = Oui
sound-on = Activer le son
sound-off = Couper le son
awake-how = Pour que ton téléphone ne se mette pas en veille pendant la partie, choisis un délai plus long dans ses réglages. iPhone : Luminosité et affichage, Verrouillage auto. Android : Affichage, Mise en veille de l’écran.
beckon = Me prévenir quand c’est mon tour
beckon-hint = Une notification quand cette page est en arrière-plan
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
spies = Espions

## Front page
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
apart-for-bots = Un bot ne peut pas s’asseoir avec vous : avec lui, { $game } se joue comme à distance.

## Joining
asks-for-seat = { $name } demande une place
asks-for-seat-nameless = Quelqu’un demande une place
ask-let-in = Faire entrer
ask-next = Un bot pourra céder sa place dès que tu prépareras la prochaine partie.
ask-decline = Pas maintenant

## Lobby
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
share-copy = Copier le lien
share-copied = Lien copié
share-screen = Écran commun
share-screen-hint = pour la télé ou un ordinateur dans la pièce
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
another-game-yes = Finir et jouer à { $game }
end-counts = Les points de tout le monde
end-margin = { $count ->
    [one] avec { $count } point d’avance
   *[other] avec { $count } points d’avance
}
end-share = Partager
end-share-kept = L’image est dans tes téléchargements.
highlights = Les temps forts
