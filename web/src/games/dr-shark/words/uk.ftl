### Dr Shark словами своїх правил.

## речі
design = { $design ->
    [throwing-star] Метальна зірка
    [harpoon-pen] Ручка-гарпун
    [satellite-watch] Годинник-супутник
    [shoe-phone] Черевик-телефон
    [clown] Клоун
    [waiter] Офіціант
    [island-map] Мапа острова
    [vault-plan] План сейфа
    [passport] Фальшивий паспорт
   *[banknotes] Фальшиві купюри
}
clue-name = { $design }, частина { $part }
shark-name = { $colour ->
    [violet] Фіолетова акула
    [pink] Рожева акула
    [green] Зелена акула
    [blue] Блакитна акула
   *[orange] Помаранчева акула
}
colour = { $colour ->
    [violet] Фіолетові
    [pink] Рожеві
    [green] Зелені
    [blue] Блакитні
   *[orange] Помаранчеві
}
texture = { $texture ->
    [sandpaper] Наждак
    [felt] Фетр
    [crocodile] Крокодил
    [grid] Ґратка
   *[smooth] Гладке
}
shape-name = { $shape ->
    [1] Форма 1: чотири виступи
    [2] Форма 2: чотири виїмки
    [3] Форма 3: виступ, виїмка, виступ, виїмка
    [4] Форма 4: два виступи, дві виїмки
    [5] Форма 5: два виступи навпроти
    [6] Форма 6: дві виїмки навпроти
    [7] Форма 7: один виступ
   *[8] Форма 8: один виступ, дві виїмки
}
method = { $area ->
    [A] Різні форми
    [B] Різні поверхні
    [C] Одна поверхня
    [D] Жменя
   *[E] Спостереження
}
method-short = { $area ->
    [A] форми
    [B] поверхні
    [C] одна поверхня
    [D] жменя
   *[E] огляд
}
method-ends = { $area ->
    [A] Та сама форма двічі — і кінець
    [B] Та сама поверхня двічі — і кінець
    [C] Інша поверхня — і кінець
    [D] Одна жменя, тоді сортуй і обирай
   *[E] Мішок відкрито: візьми одну зачіпку
}
method-text = { $area ->
    [A] Витягуй деталі по одній, усі різної форми. Форма, яка вже лежить на килимку, або акула повертається в мішок, і пошук скінчено.
    [B] Витягуй деталі по одній, усі з різною поверхнею. Поверхня, яка вже лежить на килимку, або акула повертається в мішок, і пошук скінчено.
    [C] Витягуй деталі по одній, усі з однією поверхнею; її задає перша. Інша поверхня або акула повертається в мішок, і пошук скінчено.
    [D] Одна жменя. Розклади все за кольором, поверни кожен колір з акулою, тоді обери по одній зачіпці кожного кольору, що лишився.
   *[E] Зазирни у відкритий мішок і візьми будь-яку одну зачіпку.
}
pool = Басейн
area-label = { $area }: { $method }
space-label = { $area }, { $space ->
    [light] світле місце
   *[dark] темне місце
}: { $state ->
    [taken] тут { $name }
    [free] сюди можна пірнути
   *[shut] порожньо
}
mat = Килимок
mat-count = { $count ->
    [one] { $count } деталь
    [few] { $count } деталі
    [many] { $count } деталей
   *[other] { $count } деталі
}
slot-label = { $slot }. { $count ->
    [0] Порожньо
   *[other] Тут: { $pieces }
}
round = Раунд { $round } з { $rounds }
bag-count = { $count ->
    [one] { $count } деталь у мішку
    [few] { $count } деталі в мішку
    [many] { $count } деталей у мішку
   *[other] { $count } деталі в мішку
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
points-short = { $points } оч.
s = с

## ця мить
now-label = Зараз
now = { $moment ->
    [dive] Куди пірнаєш?
    [ready] Набери повітря
    [service] Агент до твоїх послуг
    [complete] Є доказ!
    [organise] Впорядкуй своє досьє
    [over] Кінець
   *[other] Ти шукаєш
}
now-watch = { $step ->
    [dive] { $name } обирає, куди пірнути
    [ready] { $name } набирає повітря: { $area }
    [search] { $name } шукає: { $area }
   *[organise] { $name } впорядковує досьє
}
hint-dive = Натисни вільне місце в іншій зоні.
hint = { $moment ->
    [service] Зараз або ніколи: наступна твоя дія скасує послугу.
    [complete] Усі частини на місці. Обери, який доказ скласти.
    [organise] Знайдене саме лягає на місце.
    [over] Усе підраховано.
   *[other] { "" }
}
hint-watch = { $step ->
    [search] { $clapper ->
        [yes] Хлопавка в тебе. А поки що сплануй своє занурення.
       *[no] А поки що сплануй своє занурення.
    }
   *[other] Сплануй своє занурення: познач, що хочеш скласти.
}
announce-area = { $moment ->
    [dive] Твій хід. Обери, куди пірнути.
    [ready] Ти в зоні { $area }. Натисни «Почати пошук» або зачекай.
    [feel] Час пішов. Обмацуй стрілками; Enter бере те, що під курсором.
    [place] У руці деталь. Натисни номер її місця на килимку.
    [sort] Розклади жменю за кольором.
    [return] Поверни кожен колір з акулою.
    [keep] Обери по одній зачіпці кожного кольору.
    [look] Мішок відкрито. Візьми одну зачіпку.
    [service] Агент до твоїх послуг.
    [complete] Із зачіпок можна скласти доказ.
   *[organise] Впорядкуй досьє або заверши хід.
}
watching = Ти дивишся. Що в мішку, не знає ніхто.
dock = Що можна зробити
gold-choose-space = Обери місце
gold-dive = Пірнути: { $area }
gold-search = Почати пошук
gold-search-small = { $seconds ->
    [one] у тебе { $seconds } секунда
    [few] у тебе { $seconds } секунди
    [many] у тебе { $seconds } секунд
   *[other] у тебе { $seconds } секунди
}
gold-service = { $agent ->
    [paoletta] Послати Паолетту
   *[babanipoulos] Послати Бабаніпулоса
}
gold-complete = Скласти доказ
gold-complete-what = { $design }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
gold-done = Завершити хід
gold-wait = Ще не твій хід

## мішок
bag-label = { $mode ->
    [grab] Мішок, з якого беруть жменю
   *[draw] Мішок, з якого витягують
}
bag-keys = { $mode ->
    [grab] Стрілки рухають руку, плюс і мінус розтуляють і стуляють її, Enter хапає.
   *[draw] Стрілки рухають палець на три міліметри, Enter витягує деталь під ним.
}
search-hint = { $kind ->
    [feel] { $area ->
        [D] { $pointer ->
            [mouse] Тисни й тримай, відпусти, коли жменя досить велика
           *[finger] Завмри й відпусти, коли жменя досить велика
        }
       *[other] { $pointer ->
            [mouse] Веди повільно, щоб намацати, клацни, щоб витягти
           *[finger] Веди повільно, щоб намацати. Завмри або торкни іншим пальцем, щоб витягти
        }
    }
    [place] { $area ->
        [A] Перетягни на її форму або натисни форму
       *[other] Перетягни на її поверхню або натисни поверхню
    }
    [sort] Розклади за кольором: натисни купку або перетягни
    [return] Поверни кожен колір з акулою
    [keep] Обери по одній зачіпці кожного кольору
   *[look] { "" }
}
feel-nothing = нічого
feel-piece = деталь
feel-edge = { $bend ->
    [bulging] край, опуклий
    [dented] край, увігнутий
   *[straight] край, рівний
} { $side ->
    [right] праворуч
    [below] знизу
    [left] ліворуч
   *[above] згори
}
feel-texture = { $texture ->
    [sandpaper] наждак?
    [felt] фетр?
    [crocodile] крокодил?
    [grid] ґратка?
   *[smooth] гладке?
}
hold-to-gather = Тримай, щоб набрати жменю, і відпусти
named-lead = { $mode ->
    [grab] Скільки деталей схопити?
   *[draw] Назви поверхню, потім форму. Витягнеться схожа деталь; це може бути й акула.
}
named-texture = Поверхня
named-shape = Форма
named-draw = Витягти: { $shape }, у мішку може бути { $count ->
    [one] { $count } деталь
    [few] { $count } деталі
    [many] { $count } деталей
   *[other] { $count } деталі
}
named-grab = { $count ->
    [one] Схопити { $count } деталь
    [few] Схопити { $count } деталі
    [many] Схопити { $count } деталей
   *[other] Схопити { $count } деталі
}
in-hand = У руці: { $piece }. { $shape }. { $texture }.
stop = Досить
take = Взяти цю зачіпку
fist-unsorted = { $count ->
    [one] Розкласти ще { $count } деталь
    [few] Розкласти ще { $count } деталі
    [many] Розкласти ще { $count } деталей
   *[other] Розкласти ще { $count } деталі
}
fist-piles = Купки за кольором
fist-pile = { $kind ->
    [return] Повернути: { $colour }
   *[sort] { $colour }
}: { $count ->
    [one] { $count } деталь
    [few] { $count } деталі
    [many] { $count } деталей
   *[other] { $count } деталі
}{ $shark ->
    [yes] , з акулою
   *[no] { "" }
}
fist-back = Акула!
fist-keep = Лишити: { $piece }
fist-none = нічого не лишилося
heap-label = { $count ->
    [one] Відкритий мішок: { $count } деталь
    [few] Відкритий мішок: { $count } деталі
    [many] Відкритий мішок: { $count } деталей
   *[other] Відкритий мішок: { $count } деталі
}
zoom-in = Ближче
zoom-out = Далі
wanted = Треба:
wanted-one = { $shape }, { $texture }
watch-open = зазирає у відкритий мішок
clapper = Ляснути хлопавкою
finale = { $ending ->
    [time] Час вийшов!
    [same_shape] Знову ця форма!
    [same_texture] Знову ця поверхня!
    [other_texture] Інша поверхня!
    [taken] Зачіпку взято
    [chosen] Усе обрано
   *[stopped] { $name }: досить
}
finale-got = { $count ->
    [0] До досьє — нічого
    [one] До досьє — { $count } зачіпка
    [few] До досьє — { $count } зачіпки
    [many] До досьє — { $count } зачіпок
   *[other] До досьє — { $count } зачіпки
}
goes-on = Гра триває
evidence-stamp = Доказ
evidence-made = { $who ->
    [you] { $design }: доказ твій
   *[other] { $name } має доказ: { $design }
}
evidence-leaves = { $parts ->
    [one] Жетон лишається назавжди. { $parts } зачіпка виходить із гри.
    [few] Жетон лишається назавжди. { $parts } зачіпки виходять із гри.
    [many] Жетон лишається назавжди. { $parts } зачіпок виходять із гри.
   *[other] Жетон лишається назавжди. { $parts } зачіпки виходять із гри.
}
your-points = Твої очки
tokens-left = Лишилося жетонів
theft = { $whom ->
    [you] Паолетта забрала в тебе: { $piece }
   *[other] Паолетта забрала: { $piece }. Втрачає { $name }
}
theft-sent = { $who ->
    [you] Її послано тобою
   *[other] Її посилає { $name }
}{ $why ->
    [yes] . За що: { $design }.
   *[no] .
}
bitten = { $who ->
    [you] Укус!
   *[other] { $name }: укус!
}
bitten-ends = { $who ->
    [you] Акула обриває твій пошук у зоні { $area }.
   *[other] Акула обриває пошук у зоні { $area }.
}
bitten-kept = { $count ->
    [0] На килимку нічого не було.
   *[other] Врятовано з килимка:
}

## досьє
dossier-mine = { $team ->
    [yes] Досьє твоєї команди
   *[no] Твоє досьє
}
dossier-team = { $names }
dossier-of = Досьє: { $name }
dossier-label = { $name }: очок { $points }, зачіпок { $clues }, доказів { $tokens }
dossier-empty = Поки що порожньо. Пірнай по зачіпки.
dossier-none = поки що нічого
card-label = { $design }: частин { $have } з { $parts }, доказів: { $tokens }
evidence-won = { $count ->
    [one] здобуто { $count } раз
    [few] здобуто { $count } рази
    [many] здобуто { $count } разів
   *[other] здобуто { $count } раза
}
evidence-named = { $count ->
    [1] Доказ: { $design }
   *[other] Доказ: { $design }, кількість: { $count }
}
missing-part = Бракує частини { $part }. { $shape }. { $texture }.
mark-design = Ціль: { $design }
targets = Цілі
targets-clues = { $count ->
    [0] у досьє ще немає зачіпок
    [one] { $count } зачіпка в досьє
    [few] { $count } зачіпки в досьє
    [many] { $count } зачіпок у досьє
   *[other] { $count } зачіпки в досьє
}
targets-lead = Натисни те, до чого прагнеш. Це бачиш лише ти; під час пошуку видно, чого бракує.
target-feels = Бракує: { $texture }, { $shape }
target-whole = Усі частини на місці.
target-gone = Жетонів не лишилося.
shape-felt = { $shape ->
    [1] чотири виступи
    [2] чотири виїмки
    [3] виступ, виїмка, виступ, виїмка
    [4] два виступи, дві виїмки
    [5] два виступи
    [6] дві виїмки
    [7] один виступ
   *[8] один виступ, дві виїмки
}
use = { $use ->
    [completes] Завершує те, що ти складаєш
   *[wanted] Це твоя ціль
}
evidence-choose = Докази, які можна скласти
evidence-brings = { $category ->
    [weapons] Приводить Паолетту: одна зачіпка з чужого досьє
    [gadgets] Приводить Бабаніпулоса: одна зачіпка за дві твої
   *[other] { $left ->
        [one] Лишився { $left } жетон
        [few] Лишилося { $left } жетони
        [many] Лишилося { $left } жетонів
       *[other] Лишилося { $left } жетона
    }
}
decline = Відмовитися
ahead = { $next ->
    [yes] Далі пірнаєш ти
   *[no] Твоє наступне занурення
}
ahead-finishes = E може завершити: { $design }
clap = Хлоп
screen-completes = Завершує
screen-dive = Вільне місце в іншій зоні
screen-clues = { $count ->
    [one] { $count } зачіпка
    [few] { $count } зачіпки
    [many] { $count } зачіпок
   *[other] { $count } зачіпки
}
heap-how = { $pointer ->
    [mouse] Тягни, щоб рухати, крути колесо, щоб наблизити
   *[finger] Тягни, щоб рухати, розведи пальці, щоб наблизити
}
agent = { $agent ->
    [paoletta] Паолетта
   *[babanipoulos] Бабаніпулос
}
service-lead = { $agent ->
    [paoletta] «Довірся мені». Паолетта бере одну зачіпку на твій вибір з чужого досьє.
   *[babanipoulos] «Маю пропозицію». Бабаніпулос бере одну зачіпку на твій вибір, а ти віддаєш натомість дві своїх.
}
service-whose = Чиє досьє?
service-take = Узяти звідси: { $name }
service-give = { $count ->
    [0] Віддай дві своїх
    [1] Віддай ще одну
   *[other] Ти віддаєш ці дві
}
service-do = { $agent ->
    [paoletta] Забрати
   *[babanipoulos] Укласти угоду
}
service-deal = { $take } за { $give }

## чому ні
why-not-your-turn = Зачекай трохи: ходить { $name }.
why-not-now = Не зараз.
why-choose-space = Натисни вільне місце в басейні.
why-space = { $why ->
    [same] Ти вже в цій зоні. Пірнай в іншу.
   *[taken] Там уже хтось є.
}
why-empty-hand = Спершу витягни деталь.
why-shark = Акула — не зачіпка.
why-return = Ця купка лишається.
why-keep = Цей колір уже має свою зачіпку.
sound-what = Занурення й знахідки, хлопавка, і те, що відчуває твій палець.
refused = { $code ->
    [over] Гру завершено.
    [not_your_turn] Це вже не твій хід.
    [not_now] Зараз це неможливо.
    [dark_space] Темні місця — для чотирьох шпигунів і більше.
    [same_area] Ти вже в цій зоні. Пірнай в іншу.
    [occupied] Там уже хтось є.
    [hand_full] Спершу поклади деталь, що в руці.
    [unsorted] Спершу розклади все.
    [sharks_first] Спершу поверни кольори з акулами.
    [nothing_there] Під пальцем нічого немає.
    [colour_chosen] Цей колір уже має свою зачіпку.
    [is_shark] Акула — не зачіпка.
    [incomplete] Бракує частини.
    [no_token] Жетонів цього більше немає.
    [no_service] Зараз жоден агент не до твоїх послуг.
    [own_dossier] Це твоє власне досьє.
    [not_theirs] Цієї зачіпки там уже немає.
    [need_two] У тебе немає двох зачіпок, щоб віддати.
    [not_yours] Обери дві різні свої зачіпки.
   *[other] Не вийшло. Спробуй ще раз.
}

## журнал
log-dealt-bag = { $who ->
    [you] { $count ->
        [one] У мішку { $count } деталь. Починаєш ти.
        [few] У мішку { $count } деталі. Починаєш ти.
        [many] У мішку { $count } деталей. Починаєш ти.
       *[other] У мішку { $count } деталі. Починаєш ти.
    }
   *[other] { $count ->
        [one] У мішку { $count } деталь. Починає { $name }.
        [few] У мішку { $count } деталі. Починає { $name }.
        [many] У мішку { $count } деталей. Починає { $name }.
       *[other] У мішку { $count } деталі. Починає { $name }.
    }
}
log-began = { $who ->
    [you] Твій хід.
   *[other] Ходить { $name }.
}
log-dived = { $who ->
    [you] Ти пірнаєш: { $area }
   *[other] { $name } пірнає: { $area }
}
log-started = { $who ->
    [you] Ти шукаєш. Час пішов.
   *[other] { $name } шукає. Час пішов.
}
log-drawn = { $who ->
    [you] Ти витягуєш: { $piece }
   *[other] { $name } витягує: { $piece }
}
log-placed = { $who ->
    [you] Ти кладеш: { $piece }
   *[other] { $name } кладе: { $piece }
}
log-fumbled = { $who ->
    [you] Місце не те
   *[other] { $name } плутає місце
}
log-grabbed = { $who ->
    [you] { $count ->
        [one] Ти хапаєш { $count } деталь
        [few] Ти хапаєш { $count } деталі
        [many] Ти хапаєш { $count } деталей
       *[other] Ти хапаєш { $count } деталі
    }
   *[other] { $count ->
        [one] { $name } хапає { $count } деталь
        [few] { $name } хапає { $count } деталі
        [many] { $name } хапає { $count } деталей
       *[other] { $name } хапає { $count } деталі
    }
}
log-sorted = { $who ->
    [you] Ти розкладаєш: { $piece }
   *[other] { $name } розкладає: { $piece }
}
log-returned = { $who ->
    [you] Ти повертаєш
   *[other] { $name } повертає
} { $colour ->
    [violet] фіолетові
    [pink] рожеві
    [green] зелені
    [blue] блакитні
   *[orange] помаранчеві
}
log-kept = { $who ->
    [you] Ти лишаєш собі: { $piece }
   *[other] { $name } лишає собі: { $piece }
}
log-taken = { $who ->
    [you] Ти береш: { $piece }
   *[other] { $name } бере: { $piece }
}
log-ended = { $ending ->
    [time] Час вийшов
    [stopped] { $who ->
        [you] Ти припиняєш пошук
       *[other] { $name } припиняє пошук
    }
    [same_shape] Знову ця форма: пошук скінчено
    [same_texture] Знову ця поверхня: пошук скінчено
    [other_texture] Інша поверхня: пошук скінчено
    [shark] Акула! Пошук скінчено
    [chosen] Усе обрано: пошук скінчено
   *[taken] Пошук скінчено
}
log-completed = { $who ->
    [you] Твій доказ: { $design }
   *[other] { $name } складає доказ: { $design }
}
log-charmed = { $who ->
    [you] Паолетта приносить тобі: { $piece } (звідки: { $from })
   *[other] { $whom ->
        [you] Паолетта забирає в тебе: { $piece } (для кого: { $name })
       *[other] Паолетта забирає: { $piece } (звідки: { $from }, для кого: { $name })
    }
}
log-negotiated = { $who ->
    [you] Бабаніпулос приносить тобі: { $piece } за { $give } (звідки: { $from })
   *[other] { $whom ->
        [you] Бабаніпулос бере в тебе: { $piece } за { $give } (для кого: { $name })
       *[other] Бабаніпулос бере: { $piece } за { $give } (звідки: { $from }, для кого: { $name })
    }
}
log-declined = { $who ->
    [you] Ти обходишся без { $agent ->
        [paoletta] Паолетти
       *[babanipoulos] Бабаніпулоса
    }
   *[other] { $name } обходиться без { $agent ->
        [paoletta] Паолетти
       *[babanipoulos] Бабаніпулоса
    }
}
log-assembled = Наприкінці складено ще й це: { $design }
log-over = Басейн зачинено. Рахуймо!

## правила
rules-moment = { $moment ->
    [dive] Постав свого пішака на вільне місце в іншій зоні, ніж твоя. Від зони залежить, як ти шукаєш.
    [ready] Час піде, коли скажеш, щонайпізніше за десять секунд після занурення.
    [organise] З усіх частин одного зображення можна скласти доказ: вони виходять з гри, а жетон твій назавжди. Тоді заверши хід.
    [complete] З усіх частин одного зображення можна скласти доказ: вони виходять з гри, а жетон твій назавжди.
    [service] Одна послуга за хід. Наступна твоя дія її скасує.
    [over] Гру завершено.
   *[other] Те, що на килимку або обрано, коли пошук скінчено, іде до досьє, хоч би як він скінчився. Деталь у руці повертається в мішок.
}
rules-title = { $chapter ->
    [goal] Мета
    [turn] Твій хід
    [methods] П’ять зон
    [touch] На дотик
    [evidence] Докази
    [services] Агенти
    [score] Підрахунок
   *[teams] Команди
}
rules-text = { $chapter ->
    [goal] Пірнай наосліп і наввипередки з часом по деталі пазлів і складай з них докази.
    [turn] Пірни в іншу зону, шукай за її правилом, поки йде час, тоді впорядкуй досьє.
    [touch] Ти відчуваєш те, що під пальцем: чи є деталь, її край і поверхню її спинки. У кожного кольору своя поверхня. Акули на дотик такі самі, як усі.
    [evidence] Зображення має три або чотири частини. Якщо всі вони в досьє, склади доказ. Коли жетонів зображення не лишилося, доказів з нього більше не буде.
    [services] Зброя приводить Паолетту: вона бере одну зачіпку з чужого досьє. Ґаджети приводять Бабаніпулоса: одна зачіпка за дві твоїх. Одразу або ніколи, одна послуга за хід.
    [score] Очки твоїх жетонів і по одному за кожну зачіпку, що лишилася. За рівності — більше очок за жетони, тоді більше жетонів.
   *[teams] Напарники сидять нарізно й мають спільне досьє. Його впорядковує той, чий хід.
}

## кінець
end-counting = Рахуймо!
end-won-team = { $who ->
    [you] Перемога твоя!
    [team] Твоя команда перемагає!
    [shared] Спільна перемога: { $names }!
   *[other] { $shared ->
        [yes] Спільна перемога: { $names }!
       *[no] { $count ->
            [one] Перемагає { $names }!
           *[other] Перемагають { $names }!
        }
    }
}
end-winner = Перемога
end-token = { $count ->
    [1] { $design }
   *[other] { $design }, { $count } × { $each }
}
end-no-tokens = Без доказів
end-clues = { $count ->
    [one] Лишилася { $count } зачіпка
    [few] Лишилися { $count } зачіпки
    [many] Лишилося { $count } зачіпок
   *[other] Лишилося { $count } зачіпки
}
end-total = Разом

## Налаштування столу
option = { $key ->
    [short] Коротка гра
    [search_s] Час на пошук
    [teams] Дві команди по двоє
    [touch] Мішок
   *[other] { $key }
}
option-hint = { $key ->
    [short] Половина раундів
    [teams] Напарники мають спільне досьє
    [search_s] Скільки рука може бути в мішку
    [touch] Словами: для екранних читачів і для гри без вказівника
   *[other] { "" }
}
choice = { $value ->
    [felt] на дотик
    [named] словами
   *[other] { $value }
}
end-rounds = раундів зіграно: { $rounds }
highlight-dr-shark = { $what ->
    [theft] { $who ->
        [you] Паолетта краде для тебе: { $other }
       *[other] { $whom ->
            [you] Крадіжка Паолетти: у тебе, для гравця { $name }
           *[other] Крадіжка Паолетти: { $other } → { $name }
        }
    }
    [deal] { $who ->
        [you] Ти та { $other }: угода
       *[other] { $whom ->
            [you] { $name } і ти: угода
           *[other] { $name } та { $other }: угода
        }
    }
    [dive] { $who ->
        [you] Твої зачіпки за одне занурення: { $number }
       *[other] { $name }: зачіпок за одне занурення { $number }
    }
    [sharks] { $who ->
        [you] Твої зустрічі з акулами: { $number }
       *[other] { $name }: зустрічі з акулами, { $number }
    }
   *[evidence] { $who ->
        [you] Твій перший доказ: { $design }
       *[other] Перший доказ, { $name }: { $design }
    }
}
