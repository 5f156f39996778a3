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
away = Un bot joue à sa place
leave = Quitter la table
leave-hint = Le même lien te ramène à ta place.
looking = On cherche la table…
missing = Aucune table ne porte le code { $code }.
missing-hint = Demande à ton hôte de le redire.
to-front = Vers l’accueil
sound = Son
sound-hint = Seul ce que tout le monde voit fait du bruit.
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
    [easy] Recrue
    [medium] Agent
   *[hard] Cerveau
}
level-hint = { $level ->
    [easy] Joue vite et oublie beaucoup
    [medium] Regarde ce que tu prends
   *[hard] Retient chaque carte
}

## Front page
front-lead = Trois jeux d’espions pour une soirée
front-aside = Sans compte, sans pitié.
front-choose = Choisis un jeu
front-play = Jouer contre des bots
front-open = Ouvrir une table
front-code = Entrer un code
front-join = Entrer
front-code-missing = Tape le code que te dicte ton hôte.
front-ribbon = Bientôt
front-soon = Celui-ci est encore en répétition. Spywhere est prêt à jouer.
poster-line = { $game ->
    [wink] Appelle un agent. Surprends l’œil qui répond.
    [spywhere] Rassemble tes plats. Cache ton passeport.
   *[dr-shark] Fouille dans le noir. Gare aux dents.
}
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

## Lobby
lobby-code = Code de la table
lobby-count = { $count ->
    [one] { $count } espion
   *[other] { $count } espions
}
lobby-add-bot = Ajouter un bot
lobby-empty = Place libre
lobby-here = Est là
lobby-away = Parti un instant
lobby-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
lobby-start = Commencer la partie
lobby-wait = { $host } lance la partie quand tout le monde est là.
lobby-hindrance = { $why ->
    [too_few] Il faut au moins deux espions : invite quelqu’un ou ajoute un bot.
   *[paused] La table fait une courte pause.
}
share = Inviter
share-hint = À scanner, ou envoie le lien.
share-qr = Code QR du lien vers cette table
share-copy = Copier le lien
share-copied = Lien copié
share-screen = Écran commun
share-screen-hint = pour la télé ou un portable dans la pièce
options = Options
option = { $key ->
    [max_turn_s] Durée d’un tour
    [final_s] Durée des dernières enveloppes
    [removed] Pays écarté
    [log] Garder la liste des échanges
    [chain] Éliminer en chaîne
   *[other] { $key }
}
option-hint = { $key ->
    [log] Non : on joue de mémoire
    [chain] Encore, s’il y en a de nouveau trois
   *[other] { "" }
}
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
seat-reopen-short = Libérer
menu-people = À la table

## Connection
banner-lost = Connexion perdue. Nouvel essai…
banner-gone = La maison ne répond pas. Réessaie dans un instant.
screen-come = Entre : scanne, ou tape
