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
    [yes] Не на місці — грає бот
   *[no] Не на місці
}
away-short = { $bot ->
    [yes] Підміна
   *[no] Не на місці
}
back-title = { $count ->
    [one] Бот зіграв за тебе { $count } хід
    [few] Бот зіграв за тебе { $count } ходи
    [many] Бот зіграв за тебе { $count } ходів
   *[other] Бот зіграв за тебе { $count } ходу
}
leave = Вийти з-за столу
leave-hint = { $phase ->
    [playing] Доки не повернешся за тим самим посиланням, за тебе грає бот.
   *[lobby] Твоє місце зможе зайняти хтось інший.
}
cancel = Скасувати
stay = Лишитися
leave-sure = Вийти з-за столу?
goes-on = Гра триває
looking = Шукаємо стіл…
trouble = { $why ->
    [unknown_code] Столу з кодом { $code } немає.
    [set_aside] Стіл { $code } не працює.
    [wrong_codes] Забагато хибних кодів.
    [elsewhere] Ти вже сидиш за цим столом в іншому вікні.
    [asleep] Стіл { $code } заснув.
    [rehearsed] Гра за столом { $code } ще не готова.
    [unfetched] Гра за столом { $code } не завантажилася.
    [nowhere] За цими дверима нічого немає.
   *[other] За стіл { $code } зараз нікого не пускають.
}
trouble-hint = { $why ->
    [unknown_code] Попроси господаря назвати код ще раз.
    [set_aside] Там раз у раз щось ламається. Усе зігране збережено.
    [wrong_codes] Зачекай дві хвилини перед наступною спробою.
    [elsewhere] У шпигуна одна пара очей: сидіти можна лише в одному вікні.
    [asleep] За ним більше нікого не було. Усе зігране збережено.
    [rehearsed] Скоро в неї можна буде зіграти.
    [unfetched] Можливо, дім щойно оновили.
    [nowhere] Адреса хибна, або хтось пересунув стіну.
   *[other] Спробуй трохи згодом.
}
trouble-here = { $why ->
    [asleep] Розбудити
    [unfetched] Спробувати ще раз
   *[elsewhere] Сісти тут
}
to-front = На головну
sound = Звук
sound-ask = Звук на цьому пристрої?
sound-no = Ні
sound-yes = Так
sound-on = Увімкнути звук
sound-off = Вимкнути звук
awake-how = Щоб телефон не засинав під час гри, вибери довший час у його налаштуваннях. iPhone: «Екран і яскравість», «Автоблокування». Android: «Екран», «Час вимкнення екрана».
beckon = Сповіщати, коли мій хід
beckon-hint = Сповіщення, поки ця сторінка у фоні
beckon-turn = { $game }: твій хід
seconds = { $seconds } с
by-chance = Навмання
time-left = { $seconds ->
    [one] Лишилася { $seconds } секунда
    [few] Лишилося { $seconds } секунди
    [many] Лишилося { $seconds } секунд
   *[other] Лишилося { $seconds } секунди
}
time-up = Час вийшов! { $what }
time-none = Без обмеження часу
skip-ahead = Прискорити
tempo = Темп ботів
tempo-hint = Як довго боти думають і показують свої ходи.
tempo-is = { $tempo ->
    [fast] Швидкий
    [slow] Повільний
   *[normal] Звичайний
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
    [rookie] Новачок
    [regular] Фахівець
    [veteran] Ветеран
    [mastermind] Геній
    [random] Новачок
    [greedy] Профі
   *[other] { $level }
}
level-hint = { $level ->
    [rookie] Забуває й дає себе обдурити
    [regular] Стежить за грою, але не завжди
    [veteran] Пам’ятає й рахує
    [mastermind] Не пропускає нічого
    [random] Грає, що трапиться під руку
    [greedy] Грає на перемогу
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
front-level = Суперники: { $level }
front-level-title = З ким хочеш грати?
front-open = Відкрити стіл
front-learn = Навчитися
learn-title = { $game }: граєш уперше?
learn-hint = Твій куратор за дві хвилини покаже гру на справжньому столі й без годинника.
learn-yes = Навчитися за дві хвилини
learn-no = Одразу грати
lesson-label = Урок гри { $game }
lesson-at = Крок { $number } з { $of }
lesson-skip = Пропустити урок
lesson-skip-sure = Пропустити урок?
lesson-skip-hint = Почати його спочатку можна будь-коли: «Навчитися» на головній.
lesson-stay = Учитися далі
lesson-back = Назад
lesson-forward = Вперед
lesson-next = Далі
lesson-show = Покажи
coach-label = Порада
coach-close = Зрозуміло
hint-ask = Що зробив би профі?
hint-label = Порада
front-back = { $phase ->
    [playing] Назад до своєї гри: { $code }
   *[lobby] Назад до столу { $code }
}
whereabouts-title = Де ви сьогодні?
whereabouts = { $where ->
    [together] Разом в одній кімнаті
   *[apart] Кожен у себе
}
whereabouts-hint = { $where ->
    [together] Спільний екран, телефон у руці
   *[apart] Усе на твоєму власному екрані
}
apart-for-bots = Бот не сяде з вами в кімнаті: з ним у { $game } грають так, ніби ви нарізно.
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
join-watching = Ти глядач: гра з’явиться тут, щойно почнеться.
join-over = Гру завершено, і всі місця зайняті.
join-ask = Попросити місце
join-ask-hint = { $how ->
    [playing] Бот, що грає від початку, може поступитися тобі місцем.
    [played] До кінця цієї гри місця не переходять до інших. Якщо попросиш, господар знатиме, що ти хочеш зіграти в наступній.
    [over] Поки видно підсумки, місця не переходять до інших. Якщо попросиш, господар зможе впустити тебе, коли почнеться наступна гра.
    [full] За столом лише люди. Господар зможе впустити тебе, щойно хтось піде.
   *[lobby] Бот може поступитися тобі місцем.
}
join-asked = Прохання надіслано. Вирішує { $host }. Зачекай тут: стіл відкриється сам.
asks-for-seat = { $name } просить місце
ask-let-in = Впустити
ask-next = Бот поступиться місцем, щойно ти підготуєш наступну гру.
ask-decline = Не зараз
join-sit-out = { $free ->
    [yes] Для тебе знову є місце.
   *[no] Ти пропускаєш цю гру. Щойно з’явиться місце, його запропонують тобі тут.
}
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
lobby-sit-out = Пропускають гру: { $names }
lobby-wait = Коли всі зберуться, гру починає { $host }.
share = Запросити
share-hint = Відскануй або надішли посилання.
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
seat-hand-over-to = Далі стіл веде { $name }
seat-remove = Прибрати з-за столу
seat-remove-short = Прибрати
seat-remove-name = { $name }: прибрати з-за столу
seat-reopen = Прибрати бота, звільнити місце
seat-reopen-short = Звільнити місце
menu-bots-hint = Звільни місце бота, і хтось зможе сісти за кодом. Доти бот грає далі.
seat-open = вільно
lobby-start = Почати { $game }
lobby-teams = { $teams ->
    [one] { $teams } команда по { $each }
    [few] { $teams } команди по { $each }
   *[other] { $teams } команд по { $each }
}
lobby-copy = Торкнися, щоб скопіювати
team = Команда { $letter }
first = Хто починає
first-hint = Навмання або той, кого назве господар.
seat-move = Поміняти місцями з
seat-sit-out = { $who ->
    [you] Пропустити цю гру
   *[other] Дати пропустити цю гру
}
seat-remove-sure = { $name }: прибрати з-за столу?
seat-remove-hint = За цей стіл повернутися не можна буде.
notice-host = Тепер стіл веде { $name }.
notice-host-you = Тепер стіл ведеш ти.
notice-seat = { $name } сідає на місце бота.
notice-broken-off = { $who ->
    [you] Ти завершуєш гру: далі { $game }.
   *[other] { $name } завершує гру: далі { $game }.
}
menu-people = За столом

## Connection, and what the table refuses
refused-table = { $code ->
    [not_host] Це може лише господар столу.
    [not_now] Зараз так не можна.
    [no_such_seat] Там уже нікого немає.
    [spy_taken] Цю емблему щойно зайняли.
    [unknown] Цей стіл такого не вміє.
    [full] Усі місця зайняті.
    [too_few] Замало шпигунів: поклич когось або додай бота.
    [too_many] Забагато шпигунів: торкнися місця, щоб хтось пропустив гру.
    [options] Ці налаштування не підходять для такої кількості гравців.
    [not_alone] Поради є лише для тих, хто грає наодинці з ботами.
    [not_this_step] Куратор просить про інше.
    [not_playing] Зараз ніхто не грає.
    [no_seat] Це місце вже не твоє.
    [removed] Господар прибрав тебе з-за цього столу.
    [left] Ти більше не за цим столом.
    [no_spectators] За цим столом дивитися не можна.
    [busy] Стіл перевантажено. Спробуй ще раз.
    [unavailable] Стіл зараз недоступний. Спробуй ще раз.
    [asleep] Стіл заснув.
    [set_aside] Стіл не працює.
    [unknown_code] Столу з таким кодом немає.
    [elsewhere] Ти вже сидиш за цим столом в іншому вікні.
    [wrong_codes] Забагато хибних кодів. Зачекай дві хвилини.
    [new_tables] Забагато нових столів. Зачекай хвилину.
    [message_size] Повідомлення задовге.
    [messages] Зашвидко. Трохи повільніше.
    [bytes] Забагато даних за раз.
    [orders] Забагато всього за раз. Пробуємо ще раз.
    [hellos] Забагато з’єднань із твоєї мережі. Зачекай трохи.
    [connections] Із твоєї мережі відкрито забагато вікон. Закрий одне.
    [requests] Забагато запитів із твоєї мережі. Зачекай трохи.
    [worn_out] Журнал цього столу заповнено. Відкрий новий стіл.
    [name_taken] Хтось за столом має дуже схоже ім’я.
    [played] На цьому місці вже хтось грав: бот лишається тут до кінця гри.
    [unreachable] Дім не відповідає. Спробуй трохи згодом.
    [name_removed] Когось із таким ім’ям прибрали з-за цього столу.
    [follows] Це залежить від того, де ви: разом чи кожен у себе.
    [no_such_ask] Цього місця вже ніхто не просить.
    [many_ask] Уже просять інші. Спробуй за кілька хвилин.
    [unanswered] Ніхто не відповів. Попроси ще раз, якщо досі хочеш грати.
    [sat_out] Ти пропускаєш цю гру. Її можна дивитися.
    [not_let_in] Цього разу господар тебе не впустив.
   *[other] Не вийшло. Спробуй ще раз.
}
banner = { $what ->
    [lost] Зв’язок зник. Відновлюємо…
    [paused] Збереження затримується. Нічого не втрачено.
   *[gone] Дім не відповідає. Спробуй трохи згодом.
}
screen-come = Заходь: відскануй або введи
screen-sound = Натисни будь-яку клавішу для звуку

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
evening-sits-out = пропускає гру
evening-absent = не грає
evening-how = Перше місце — 5 балів, друге — 3, третє — 2, четверте — 1.
evening-letters = Літери — команди.
choose-game = У що граємо
another-game = Інша гра
another-game-hint = Усі лишаються за столом, код той самий.
another-game-now = Інша гра…
another-game-ends = Це завершить гру для всіх, і нічого з неї не буде зараховано. Усі лишаються за столом.
another-game-stay = Грати далі
end-counts = Рахунок усіх
end-margin = { $count ->
    [one] на { $count } очко попереду
    [few] на { $count } очки попереду
    [many] на { $count } очок попереду
   *[other] на { $count } очка попереду
}
end-share = Поділитися
end-share-kept = Картинку збережено в завантаженнях.
highlights = Найкращі миті

## Правила гри
book-title = { $game }: правила
book-guide = Як грати
book-clauses = Правила за пунктами
book-contents = Зміст
book-find = Слово або номер (7.2)
book-found = { $count ->
    [0] Нічого не знайдено
    [one] Знайдено { $count } місце
    [few] Знайдено { $count } місця
   *[many] Знайдено { $count } місць
}
book-print = Друкувати
book-whole = Усі правила
book-coming = Несемо правила…
book-failed = Правила не завантажилися.
book-qr = QR-код із посиланням на правила
clause = { $game } §{ $clause }
