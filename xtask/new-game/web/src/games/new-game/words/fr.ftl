### New Game, dans les mots de ses règles.

heap = { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
}
taken = { $count } prises
now-mine = Prends-en une, deux ou trois
now-wait = { $name } joue
how-many = Combien ?
take-matches = Prendre { $count }
sound-what = On entend chaque allumette prise.
refused = { $code ->
    [over] La partie est finie.
    [not_your_turn] Ce n’est plus ton tour.
    [wrong_count] Une, deux ou trois, et pas plus qu’il n’y en a.
   *[other] Ça n’a pas marché. Réessaie.
}

## le journal
log-heap = { $count } allumettes sont sur la table.
log-began = { $who ->
    [you] À toi.
   *[other] { $name } joue.
}
log-took = { $who ->
    [you] Tu en as pris { $count }.
   *[other] { $name } en a pris { $count }.
}

## règles
rules-moment = { $moment ->
    [mine] Prends une, deux ou trois allumettes.
   *[wait] Compte ce qui reste : quatre sont un piège pour qui joue ensuite.
}
rules-all = Les espions prennent tour à tour une à trois allumettes. Qui prend la dernière gagne.

## la fin
end-last = { $who ->
    [you] Tu gagnes !
   *[other] { $name } gagne !
}

## Options du salon
option = { $key ->
    [max_turn_s] Durée maximale d’un tour
   *[other] { $key }
}
option-hint = { $key ->
    [max_turn_s] Ensuite le tour se joue sans toi
   *[other] { "" }
}
choice = { $value }
