### The words of every table: they come with its game, so that the front page waits for none of them.

## Words used everywhere
menu = Меню
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
leave-hint = { $phase ->
    [playing] Доки не повернешся за тим самим посиланням, за тебе грає бот.
   *[lobby] Твоє місце зможе зайняти хтось інший.
}
leave-sure = Вийти з-за столу?
goes-on = Гра триває
goes-on-end = Далі підрахунок
sound = Звук
sound-ask = Звук на цьому пристрої?
sound-no = Ні
sound-yes = Так
sound-on = Увімкнути звук
sound-off = Вимкнути звук
awake-how = Щоб телефон не засинав під час гри, вибери довший час у його налаштуваннях. iPhone: «Екран і яскравість», «Автоблокування». Android: «Екран», «Час вимкнення екрана».
beckon = Сповіщати, коли мій хід
beckon-hint = Сповіщення, поки ця сторінка у фоні
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
spies = Шпигуни

## Front page
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
apart-for-bots = Бот не сяде з вами в кімнаті: з ним у { $game } грають так, ніби ви нарізно.

## Joining
asks-for-seat = { $name } просить місце
asks-for-seat-nameless = Хтось просить місце
ask-let-in = Впустити
ask-next = Бот поступиться місцем, щойно ти підготуєш наступну гру.
ask-decline = Не зараз

## Lobby
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
share-copy = Копіювати посилання
share-copied = Скопійовано
share-screen = Спільний екран
share-screen-hint = для телевізора чи ноутбука в кімнаті
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
another-game-yes = Завершити й грати в { $game }
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
