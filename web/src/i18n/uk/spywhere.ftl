### Spywhere, in the words of its rulebook.

## names of things
nation = { $nation ->
    [belgium] Бельгія
    [england] Англія
    [france] Франція
    [germany] Німеччина
    [italy] Італія
   *[spain] Іспанія
}
nation-short = { $nation ->
    [belgium] Бель.
    [england] Англ.
    [france] Фр.
    [germany] Нім.
    [italy] Італ.
   *[spain] Ісп.
}
nation-from = { $nation ->
    [belgium] з Бельгії
    [england] з Англії
    [france] з Франції
    [germany] з Німеччини
    [italy] з Італії
   *[spain] з Іспанії
}
dish = { $nation ->
    [belgium] Мідії
    [england] Желе
    [france] Сир
    [germany] Ковбаса
    [italy] Піца
   *[spain] Паелья
}
dish-object = { $nation ->
    [belgium] мідії
    [england] желе
    [france] сир
    [germany] ковбасу
    [italy] піцу
   *[spain] паелью
}
dish-three = { $nation ->
    [belgium] три порції мідій
    [england] три желе
    [france] три сири
    [germany] три ковбаси
    [italy] три піци
   *[spain] три паельї
}
pile = Колода
row = Ряд
row-card = У ряду: { $dish }, { $nation }
hand = Твої картки
hand-card = { $drawn ->
    [yes] У руці: { $dish }, { $nation }, { $count }, одну щойно взято
   *[no] У руці: { $dish }, { $nation }, { $count }
}
hand-label = { $count ->
    [one] { $count } картка в руці
    [few] { $count } картки в руці
    [many] { $count } карток у руці
   *[other] { $count } картки в руці
}
hand-new = нова
clue-label = Докази: { $count } страв, отже не { $nation }
envelope-label = Конверт, від кого: { $name }
no-clues = без доказів
no-envelopes = без конвертів
turn-label = зараз ходить
finished-label = готово
you-are = Ти, { $name }
watching = Ти дивишся. Картки й паспорти лишаються в таємниці до кінця.

## this moment
now-label = Зараз
now = { $moment ->
    [swap] Обміняй картку
    [eliminate] Вилучити три?
    [after] Заверши хід
    [final] Останні конверти
    [finished] Усе запечатано
    [watch-final] Останні конверти
   *[over] Кінець
}
now-wait = Ходить { $name }
now-hint-swap = { $picked ->
    [0] Обери одну картку в руці й одну в ряду.
    [one] Обери й другу картку.
   *[other] Натисни «Обміняти».
}
now-hint = { $moment ->
    [eliminate] Три картки в ряду з однієї країни, і вона не твоя.
    [after] Можна викрити одного шпигуна або завершити хід.
    [final] Назви тих, хто лишився.
    [wait] Дивись, що віддають і що беруть.
   *[other] { "" }
}
now-hint-waiting = Ще думають: { $names }
step = { $step ->
    [draw] Візьми
    [swap] Обміняй
    [eliminate] Вилучи
   *[identify] Викрий
}
announce = { $moment ->
    [swap] Твій хід. Обери одну картку в руці й одну в ряду, тоді натисни «Обміняти».
    [eliminate] Можна вилучити три картки з ряду або завершити хід.
    [after] Можна викрити шпигуна, якщо це пропонують, або завершити хід.
   *[final] Поклади останні конверти або скажи, що в тебе все.
} { $eliminate ->
    [yes] У ряду лежать три однакові.
   *[no] { "" }
}
gold-swap = Обміняти
gold-swap-what = { $give } на { $take }
gold-choose = { $which ->
    [row] Тепер одну з ряду
    [hand] Тепер одну з руки
   *[both] Обери дві картки
}
gold-eliminate = Вилучити
gold-eliminate-what = 3 × { $dish }
gold-end = Завершити хід
gold-identify = Викрити
gold-done = У мене все
gold-wait = { $moment ->
    [finished] У тебе все
   *[other] Ще не твій хід
}
peek = Паспорт
peek-how = утримуй
identify = Викрити

## why not
why-not-your-turn = Зачекай: ходить { $name }.
why-not-now = { $moment ->
    [eliminate] Обмін уже зроблено. Вилучай або завершуй хід.
    [after] Цього ходу обмін уже зроблено.
    [final] Обмінів більше немає: лишилися конверти.
    [finished] У тебе все. Інші ще думають.
   *[other] Не зараз.
}
why-choose-two = Обери одну картку в руці й одну в ряду.
why-identified = Твій конверт уже лежить: { $name }.
why-card-used = Цю картку вже покладено: { $nation }.
why-pick-spy = Спершу обери шпигуна.
why-pick-nation = Обери ще й країну.
refused = { $code ->
    [over] Гру завершено.
    [not_your_turn] Твій хід уже минув.
    [not_now] Зараз так не можна.
    [too_early] Викривати можна з п’ятого кола.
    [not_in_hand] Цієї картки вже немає в руці.
    [not_in_row] Цієї картки вже немає в ряду.
    [not_three] У ряду немає трьох однакових.
    [own_nation] Свою країну вилучати не можна.
    [not_an_opponent] Викрити можна лише суперника.
    [already_identified] Цього шпигуна вже названо.
    [card_used] Цю картку вже покладено.
   *[other] Не вийшло. Спробуй ще раз.
}

## identifying
identify-title = Хто звідки?
identify-whom = Обери шпигуна
identify-as = Обери країну
identify-laid = названо
identify-used = покладено
identify-clue = докази
identify-hint = { $final ->
    [yes] Ніхто не бачить, що всередині, і змінити вже не можна.
   *[no] Це завершує хід. Ніхто не бачить, що всередині, і змінити вже не можна.
}
identify-own = Це твоя власна країна: так точно не вгадаєш.
identify-seal = Запечатати конверт
identify-claim = { $name } { $nation }

## notes
notes-sealed = у конверті
mark = { $mark ->
    [no] ні
    [maybe] може
   *[yes] так
}
note-cell = { $name }, { $nation }: { $mark ->
    [no] ні
    [maybe] може
    [yes] так
    [clue] ні, це видно з доказів
   *[none] без позначки
}{ $said ->
    [yes] , так у твоєму конверті
   *[no] { "" }
}

## the log
log-memory = Граємо з пам’яті: обміни видно тут лише одне коло.
log-dealt = { $who ->
    [you] Картки роздано. Починаєш ти.
   *[other] Картки роздано. Починає { $name }.
}
log-began = { $who ->
    [you] Ти береш картку.
   *[other] { $name } бере картку.
}
log-began-empty = { $who ->
    [you] Твій хід; колода порожня.
   *[other] Ходить { $name }; колода порожня.
}
log-drew-card = Ти береш із колоди { $dish }.
log-swapped = { $who ->
    [you] Ти віддаєш { $give } й береш { $take }
   *[other] { $name } віддає { $give } й бере { $take }
}
log-eliminated = { $who ->
    [you] Ти вилучаєш { $dish }: ти не { $nation }
   *[other] { $name } вилучає { $dish }: не { $nation }
}
log-identified = { $who ->
    [you] Ти кладеш конверт, адресат: { $other }
   *[other] { $whom ->
        [you] { $name } кладе конверт перед тобою
       *[other] { $name } кладе конверт, адресат: { $other }
    }
}
log-final = { $who ->
    [you] Ти називаєш усіх. Решта кладе останні конверти!
   *[other] Усіх називає { $name }. Останні конверти!
}
log-final-pile = Колода порожня. Останні конверти!
log-finished = { $who ->
    [you] У тебе все.
   *[other] { $name }: готово.
}
log-over = Паспорти на стіл!

## rules
rules-moment = { $moment ->
    [swap] Обміняй одну картку з руки на одну з ряду. Це обов’язково; можна віддати й щойно взяту, можна міняти однакове на однакове. Обидві картки бачать усі.
    [eliminate] Три картки ряду з однієї країни, і вона не твоя. Можна покласти їх перед собою як доказ: ти не звідти. Тоді береш картку-бонус, а ряд доповнюють.
    [after] Можна покласти один конверт перед ще не названим шпигуном. Це завершує хід; кнопка «Завершити хід» теж.
    [wait] Дивись, що віддають і що беруть: хто весь час збирає ту саму страву?
    [final] Остання нагода: назви всіх, кого ще не названо. Порожнє місце нічого не коштує, а вгадане множить твої страви.
    [finished] У тебе все. Коли закінчать усі, паспорти відкриють.
    [watch-final] Усі шпигуни водночас кладуть останні конверти.
   *[over] Гру завершено.
}
rules-removed = У цій партії немає країни: { $nation }.
rules-title = { $chapter ->
    [goal] Мета
    [turn] Твій хід
    [eliminate] Вилучення
    [identify] Викриття
    [end] Кінець
    [score] Рахунок
   *[two] Удвох
}
rules-text = { $chapter ->
    [goal] Збирай страви своєї таємної країни так, щоб ніхто не здогадався, і вгадуй країни інших.
    [turn] Візьми картку (це стається само), обміняй одну з рядом, а тоді вилучай і викривай, якщо хочеш і можеш.
    [eliminate] Три однакові з ряду, не твоєї країни, можна покласти перед собою як доказ. Тоді тобі картка-бонус, а ряд знову має п’ять.
    [identify] Раз за хід можна покласти конверт перед ще не названим шпигуном. Кожна країна серед твоїх карток одна. Ніхто інший не бачить, що там, і змінити це вже не можна.
    [end] Гра завершується ходом, у якому скінчилася колода або хтось назвав усіх суперників. Тоді решта кладе останні конверти.
    [score] N страв твоєї країни в руці дають N очок, і ще N за кожну вгадану країну. Хто перший назве всіх, має ще 3. Нічия: більше вгаданих, тоді більше страв.
   *[two] По два паспорти: рахуються обидві країни, жодної не можна вилучити. Суперникові називаєш дві країни, по одній за хід, починаючи з п’ятого кола.
}

## the end
end-turning = Паспорти на стіл!
end-won = { $who ->
    [you] Перемога твоя!
    [shared] Спільна перемога: { $names }!
   *[other] { $count ->
        [one] Перемагає { $names }!
       *[other] Спільна перемога: { $names }!
    }
}
end-winner = Перемога
end-own = { $count ->
    [one] { $count } своя страва
    [few] { $count } свої страви
    [many] { $count } своїх страв
   *[other] { $count } своєї страви
}
end-times = { $count ->
    [0] Нікого не вгадано
    [one] { $own } × { $count } вгадана країна
    [few] { $own } × { $count } вгадані країни
    [many] { $own } × { $count } вгаданих країн
   *[other] { $own } × { $count } вгаданої країни
}
end-ender = Усіх названо найперше
end-total = Разом
end-named = { $right ->
    [yes] Правильно: { $name } { $nation }
   *[no] Хибно: { $name } не { $nation }
}
end-none = Жодного конверта

## Shared screen
screen-turn = Ходить { $name }
screen-step = { $step ->
    [swap] міняє картку з рядом
   *[after] може вилучати й викривати
}
screen-pile = { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
}

## Options in the lobby
option = { $key ->
    [max_turn_s] Час на хід
    [final_s] Час на останні конверти
    [removed] Країна, що не грає
    [log] Вести список обмінів
    [chain] Вилучати ланцюжком
   *[other] { $key }
}
option-hint = { $key ->
    [log] Ні: граємо з пам’яті
    [chain] Ще раз, якщо знову є три однакові
   *[other] { "" }
}
choice = { $value ->
    [belgium] Бельгія
    [england] Англія
    [france] Франція
    [germany] Німеччина
    [italy] Італія
   *[spain] Іспанія
}
