### Français. On se tutoie : c’est une soirée entre amis.

## Words used everywhere
close = Fermer
menu = Menu
language = Langue
save = Garder
on = Oui
off = Non
you = Toi
host = Hôte
away = { $bot ->
    [yes] Un bot joue à sa place
   *[no] Pas là
}
leave = Quitter la table
leave-hint = { $phase ->
    [playing] Un bot joue pour toi jusqu’à ton retour par le même lien.
   *[lobby] Ta place sera libre pour quelqu’un d’autre.
}
looking = On cherche la table…
trouble = { $why ->
    [unknown_code] Aucune table ne porte le code { $code }.
    [set_aside] La table { $code } a été mise de côté.
    [wrong_codes] Trop de codes erronés.
    [elsewhere] Ta place à cette table est ouverte dans une autre fenêtre.
    [asleep] La table { $code } s’est endormie.
    [rehearsed] La table { $code } joue à un jeu encore en répétition.
    [unfetched] Le jeu de la table { $code } n’est pas arrivé.
   *[other] La table { $code } ne laisse entrer personne pour l’instant.
}
trouble-hint = { $why ->
    [unknown_code] Demande à ton hôte de le redire.
    [set_aside] Quelque chose y casse sans cesse. Ce qui a été joué est gardé.
    [wrong_codes] Attends une minute avant le prochain essai.
    [elsewhere] Un joueur n’a que deux yeux : la place tient dans une seule fenêtre.
    [asleep] Il n’y avait plus personne. Ce qui a été joué est gardé.
    [rehearsed] On pourra bientôt y jouer ici.
    [unfetched] La maison vient peut-être d’être rénovée.
   *[other] Réessaie plus tard.
}
trouble-here = { $why ->
    [asleep] La réveiller
    [unfetched] Réessayer
   *[elsewhere] S’asseoir ici
}
to-front = Vers l’accueil
sound = Son
sound-on = Activer le son
sound-off = Couper le son
seconds = { $seconds } s
by-chance = Au hasard
time-left = { $seconds ->
    [one] Il reste { $seconds } seconde
   *[other] Il reste { $seconds } secondes
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
    [random] Recrue
    [greedy] Agent
   *[other] { $level }
}
level-hint = { $level ->
    [random] Joue ce qui lui tombe sous la main
    [greedy] Regarde ce que tu prends et en tire des conclusions
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
front-open = Ouvrir une table
front-back = Retour à ta partie : { $code }
front-code = Entrer un code
front-join = Entrer
front-code-missing = Tape le code que te dicte ton hôte.
poster-players = { $from }–{ $to } joueurs
poster-minutes = { $minutes } min

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
join-removed = L’hôte a libéré ta place à cette table.

## Lobby
lobby-code = Code de la table
lobby-count = { $count ->
    [one] { $count } espion
   *[other] { $count } espions
}
lobby-add-bot = Ajouter un bot
lobby-empty = Place libre
lobby-here = Est là
lobby-away = Pas là
lobby-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
lobby-start = Commencer la partie
lobby-wait = { $host } lance la partie quand tout le monde est là.
share = Inviter
share-hint = À scanner, ou envoie le lien.
share-qr = Code QR du lien vers cette table
share-copy = Copier le lien
share-copied = Lien copié
share-screen = Écran commun
share-screen-hint = pour la télé ou un portable dans la pièce
options = Options
spectators = Spectateurs
spectators-hint = Qui a le lien peut regarder
seat-add-bot = Ajouter un bot
seat-bot-hint = Un bot ne sait que ce que sa place peut savoir.
seat-emblem = Ton emblème
seat-hand-over = Nommer hôte
seat-hand-over-to = Nommer { $name } hôte
seat-remove = Retirer de la table
seat-remove-name = Retirer { $name } de la table
seat-reopen = Retirer le bot, libérer la place
seat-reopen-short = Faire entrer
seat-open = ouverte
menu-people = À la table

## Connection, and what the table refuses
refused-table = { $code ->
    [not_host] Seul l’hôte peut le faire.
    [not_now] Ce n’est pas possible maintenant.
    [no_such_seat] Il n’y a plus personne à cette place.
    [spy_taken] Quelqu’un vient de prendre cet emblème.
    [unknown] Cette table ne connaît pas cela.
    [full] Toutes les places sont prises.
    [too_few] Il faut plus d’espions : invite quelqu’un ou ajoute un bot.
    [too_many] Il y a trop d’espions pour ce jeu.
    [options] Ces options ne vont pas avec autant d’espions.
    [not_playing] Aucune partie n’est en cours.
    [no_seat] Cette place n’est plus la tienne.
    [removed] L’hôte a libéré ta place à cette table.
    [left] Tu as quitté cette table.
    [no_spectators] Ici, personne ne peut regarder.
    [busy] La table est débordée. Essaie encore.
    [unavailable] La table ne répond pas pour l’instant. Essaie encore.
    [asleep] La table s’est endormie.
    [set_aside] La table a été mise de côté.
    [unknown_code] Aucune table ne porte ce code.
    [elsewhere] Ta place à cette table est ouverte dans une autre fenêtre.
    [wrong_codes] Trop de codes erronés. Attends une minute.
    [new_tables] Trop de nouvelles tables. Attends une minute.
    [message_size] C’était trop long.
    [messages] C’était trop rapide.
    [bytes] C’était trop d’un coup.
    [orders] Trop de choses à la fois. Nouvel essai en cours.
    [hellos] Trop de connexions depuis ton réseau. Attends un instant.
    [connections] Trop de fenêtres sont ouvertes depuis ton réseau. Fermes-en une.
    [requests] Trop de demandes depuis ton réseau. Attends un instant.
    [worn_out] Le journal de cette table est plein. Ouvre une nouvelle table.
    [name_taken] Quelqu’un à la table porte un nom qui ressemble à celui-ci.
    [played] Quelqu’un a joué à cette place : son bot y reste jusqu’à la fin de la partie.
    [unreachable] La maison ne répond pas. Réessaie dans un instant.
   *[other] Ça n’a pas marché. Essaie encore.
}
banner = { $what ->
    [lost] Connexion perdue. Nouvel essai…
    [paused] La table attend son disque. Rien n’est perdu.
   *[gone] La maison ne répond pas. Réessaie dans un instant.
}
screen-come = Entre : scanne, ou tape

## Every game
log = Journal
log-open = Ouvre tout le journal
log-none = Rien ne s’est encore passé.
rules = Règles
rules-now = En ce moment
notes = Notes
end-skip = Tout montrer
end-again = On remet ça
end-lobby = Vers la table
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
evening-won = gagné
evening-bot = bot
evening-left = n’est plus là
evening-absent = n’a pas joué
evening-how = 5 points au premier, 3 au deuxième, 2 au troisième, 1 au quatrième.
evening-letters = Lettres : équipes.
choose-game = À quoi on joue
another-game = Autre jeu
another-game-hint = Tout le monde reste à la table, avec le même code.
end-counts = Les comptes de tout le monde
end-margin = { $count ->
    [one] avec { $count } point d’avance
   *[other] avec { $count } points d’avance
}
end-share = Partager
end-share-kept = L’image est dans tes téléchargements.
highlights = Les grands moments
