### Українська. На «ти»: граємо серед своїх. Дієслова в теперішньому часі, щоб не вгадувати рід імен.

## Words used everywhere
close = Закрити
menu = Меню
language = Мова
save = Зберегти
on = Так
off = Ні
you = Ти
host = Господар
away = { $bot ->
    [yes] Немає, грає бот
   *[no] Не на місці
}
leave = Вийти з-за столу
leave-hint = { $phase ->
    [playing] Доки не повернешся за тим самим посиланням, за тебе грає бот.
   *[lobby] Тоді твоє місце зможе зайняти хтось інший.
}
looking = Шукаємо стіл…
trouble = { $why ->
    [unknown_code] Столу з кодом { $code } немає.
    [set_aside] Стіл { $code } відставлено вбік.
    [wrong_codes] Забагато хибних кодів.
    [elsewhere] Ти вже сидиш за цим столом в іншому вікні.
    [asleep] Стіл { $code } заснув.
    [rehearsed] За столом { $code } грають у те, що ще репетирують.
    [unfetched] Гра за столом { $code } не завантажилася.
   *[other] За стіл { $code } зараз нікого не пускають.
}
trouble-hint = { $why ->
    [unknown_code] Попроси господаря назвати код ще раз.
    [set_aside] У ньому раз у раз щось ламається. Усе зігране збережено.
    [wrong_codes] Зачекай хвилину перед наступною спробою.
    [elsewhere] У гравця одна пара очей: місце відкрите лише в одному вікні.
    [asleep] За ним більше нікого не було. Усе зігране збережено.
    [rehearsed] Скоро зіграємо й у це.
    [unfetched] Можливо, дім щойно оновили.
   *[other] Спробуй трохи згодом.
}
trouble-here = { $why ->
    [asleep] Розбудити
    [unfetched] Спробувати ще раз
   *[elsewhere] Сісти тут
}
to-front = На головну
sound = Звук
sound-on = Увімкнути звук
sound-off = Вимкнути звук
seconds = { $seconds } с
by-chance = Навмання
time-left = { $seconds ->
    [one] Лишилася { $seconds } секунда
    [few] Лишилося { $seconds } секунди
    [many] Лишилося { $seconds } секунд
   *[other] Лишилося { $seconds } секунди
}
spy = { $spy ->
    [fox] Лис
    [owl] Сова
    [heron] Чапля
    [cat] Кіт
    [raven] Крук
    [hare] Заєць
    [moth] Метелик
   *[wolf] Вовк
}
spies = Шпигуни
level = { $level ->
    [random] Новачок
    [greedy] Агент
   *[other] { $level }
}
level-hint = { $level ->
    [random] Грає, що трапиться під руку
    [greedy] Стежить, що ти береш, і робить висновки
   *[other] { "" }
}

## Front page
front-lead = { $count ->
    [3] Три шпигунські гри на один вечір
    [one] { $count } шпигунська гра на один вечір
    [few] { $count } шпигунські гри на один вечір
   *[other] { $count } шпигунських ігор на один вечір
}
front-aside = Без реєстрації, без пощади.
front-choose = Обери гру
front-play = Грати з ботами
front-open = Відкрити стіл
front-back = Назад до своєї гри: { $code }
front-code = Увійти за кодом
front-join = Увійти
front-code-missing = Введи код, який назве господар столу.
poster-players = { $from }–{ $to } гравців
poster-minutes = { $minutes } хв

## Joining
join-seated = { $count ->
    [one] { $count } шпигун за столом
    [few] { $count } шпигуни за столом
    [many] { $count } шпигунів за столом
   *[other] { $count } шпигуна за столом
}
join-name = Твоє ім’я
join-name-hint = або придумаємо за тебе
join-sit = Сісти за стіл
join-full = Усі місця зайняті.
join-under-way = Гра вже триває.
join-watch = Дивитися
join-removed = Господар прибрав тебе з-за цього столу.

## Lobby
lobby-code = Код столу
lobby-count = { $count ->
    [one] { $count } шпигун
    [few] { $count } шпигуни
    [many] { $count } шпигунів
   *[other] { $count } шпигуна
}
lobby-add-bot = Додати бота
lobby-empty = Вільне місце
lobby-here = Тут
lobby-away = Не на місці
lobby-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
lobby-start = Почати гру
lobby-wait = Коли всі зберуться, гру починає { $host }.
share = Запросити
share-hint = Скануй або надішли посилання.
share-qr = QR-код із посиланням на цей стіл
share-copy = Копіювати посилання
share-copied = Скопійовано
share-screen = Спільний екран
share-screen-hint = для телевізора чи ноутбука в кімнаті
options = Налаштування
spectators = Глядачі
spectators-hint = Дивитися може кожен, хто має посилання
seat-add-bot = Додати бота
seat-bot-hint = Бот знає лише те, що видно з його місця.
seat-emblem = Твоя емблема
seat-hand-over = Передати стіл
seat-hand-over-to = Передати стіл: { $name }
seat-remove = Прибрати з-за столу
seat-remove-name = Прибрати з-за столу: { $name }
seat-reopen = Прибрати бота, звільнити місце
seat-reopen-short = Пустити людину
seat-open = відкрито
menu-people = За столом

## Connection, and what the table refuses
refused-table = { $code ->
    [not_host] Це може лише господар столу.
    [not_now] Зараз так не можна.
    [no_such_seat] Там уже нікого немає.
    [spy_taken] Цю емблему щойно зайняли.
    [unknown] Цей стіл такого не знає.
    [full] Усі місця зайняті.
    [too_few] Замало шпигунів: поклич когось або додай бота.
    [too_many] Для цієї гри забагато шпигунів.
    [options] Для стількох шпигунів ці налаштування не годяться.
    [not_playing] Зараз немає гри.
    [no_seat] Це місце вже не твоє.
    [removed] Господар прибрав тебе з-за цього столу.
    [left] Ти більше не за цим столом.
    [no_spectators] Тут дивитися не можна.
    [busy] За столом затор. Спробуй ще раз.
    [unavailable] Стіл зараз недоступний. Спробуй ще раз.
    [asleep] Стіл заснув.
    [set_aside] Стіл відставлено вбік.
    [unknown_code] Столу з таким кодом немає.
    [elsewhere] Ти вже сидиш за цим столом в іншому вікні.
    [wrong_codes] Забагато хибних кодів. Зачекай хвилину.
    [new_tables] Забагато нових столів. Зачекай хвилину.
    [message_size] Це було задовго.
    [messages] Це було зашвидко.
    [bytes] Це було забагато за раз.
    [orders] Забагато всього одразу. Пробуємо ще раз.
    [hellos] Забагато з’єднань із твоєї мережі. Зачекай трохи.
    [connections] Із твоєї мережі відкрито забагато вікон. Закрий одне.
    [requests] Забагато запитів із твоєї мережі. Зачекай трохи.
    [worn_out] Журнал цього столу заповнено. Відкрий новий стіл.
    [name_taken] Хтось за столом має дуже схоже ім’я.
    [played] За це місце вже хтось грав: бот лишається тут до кінця гри.
    [unreachable] Дім не відповідає. Спробуй трохи згодом.
   *[other] Не вийшло. Спробуй ще раз.
}
banner = { $what ->
    [lost] Зв’язок зник. Відновлюємо…
    [paused] Стіл чекає на свій диск. Нічого не втрачено.
   *[gone] Дім не відповідає. Спробуй трохи згодом.
}
screen-come = Заходь: скануй або введи

## Every game
log = Журнал
log-open = Відкриває весь журнал
log-none = Ще нічого не сталося.
rules = Правила
rules-now = Просто зараз
notes = Нотатки
end-skip = Показати все
end-again = Ще раз
end-lobby = До столу
end-wait = Наступну гру починає господар столу.

## Вечір
evening = Вечір
evening-after = { $count ->
    [one] після { $count } гри
   *[other] після { $count } ігор
}
evening-points = Бали
evening-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
    [many] { $count } перемог
   *[other] { $count } перемоги
}
evening-won = перемога
evening-bot = бот
evening-left = уже не за столом
evening-absent = без участі
evening-how = Перше місце — 5 балів, друге — 3, третє — 2, четверте — 1.
evening-letters = Літери — команди.
choose-game = У що граємо
another-game = Інша гра
another-game-hint = Усі лишаються за столом, код той самий.
end-counts = Рахунок усіх
end-margin = { $count ->
    [one] на { $count } очко попереду
    [few] на { $count } очки попереду
    [many] на { $count } очок попереду
   *[other] на { $count } очка попереду
}
end-share = Поділитися
end-share-kept = Картинка серед завантажень.
highlights = Миті гри
