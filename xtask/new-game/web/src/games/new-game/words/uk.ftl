### New Game словами своїх правил.

heap = { $count ->
    [one] { $count } сірник
    [few] { $count } сірники
   *[other] { $count } сірників
}
taken = взято { $count }
now-mine = Візьми один, два або три
now-wait = Ходить { $name }
how-many = Скільки?
take-matches = Взяти { $count }
sound-what = Чути кожен узятий сірник.
refused = { $code ->
    [over] Гру завершено.
    [not_your_turn] Твій хід уже минув.
    [wrong_count] Один, два або три, і не більше, ніж є.
   *[other] Не вийшло. Спробуй ще раз.
}

## журнал
log-heap = Сірників на столі: { $count }.
log-began = { $who ->
    [you] Твій хід.
   *[other] Ходить { $name }.
}
log-took = { $who ->
    [you] Ти береш { $count }.
   *[other] { $name } бере { $count }.
}

## правила
rules-moment = { $moment ->
    [mine] Візьми один, два або три сірники.
   *[wait] Рахуй, що лишилося: чотири – пастка для наступного.
}
rules-all = Шпигуни по черзі беруть від одного до трьох сірників. Хто бере останній, той виграє.

## кінець
end-last = { $who ->
    [you] Ти виграєш!
   *[other] { $name } виграє!
}

## Налаштування столу
option = { $key ->
    [max_turn_s] Час на хід
   *[other] { $key }
}
option-hint = { $key ->
    [max_turn_s] Потім хід зроблять за тебе
   *[other] { "" }
}
choice = { $value }
