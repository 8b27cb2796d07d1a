<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Deal</source>
        <translation>&amp;Нова роздача</translation>
    </message>
    <message>
        <source>Deal by N&amp;umber…</source>
        <translation>Роздача за н&amp;омером…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Deal</source>
        <translation>Н&amp;аступна роздача</translation>
    </message>
    <message>
        <source>&amp;Previous Deal</source>
        <translation>&amp;Попередня роздача</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Почати &amp;спочатку</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати хід</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Повторити хід</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Пі&amp;дказка</translation>
    </message>
    <message>
        <source>&amp;Play It for Me</source>
        <translation>&amp;Зіграти за мене</translation>
    </message>
    <message>
        <source>Show Whether It Can Be &amp;Won</source>
        <translation>Показувати, чи можна &amp;виграти</translation>
    </message>
    <message>
        <source>&amp;End the Turn</source>
        <translation>&amp;Завершити хід</translation>
    </message>
    <message>
        <source>Show &amp;Legal Moves</source>
        <translation>Показати &amp;можливі ходи</translation>
    </message>
    <message>
        <source>Refill When &amp;Nothing Else Is Left</source>
        <translation>Докладати, &amp;коли нічого іншого не лишилося</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Анімація</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>&amp;About Gupai Desktop</source>
        <translation>&amp;Про Gupai Desktop</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Full Dragon</source>
        <translation>Повний дракон</translation>
    </message>
    <message>
        <source>a full dragon</source>
        <translation>«Повний дракон»</translation>
    </message>
    <message>
        <source>Little Dragon</source>
        <translation>Малий дракон</translation>
    </message>
    <message>
        <source>a little dragon</source>
        <translation>«Малий дракон»</translation>
    </message>
    <message>
        <source>Big Dragon</source>
        <translation>Великий дракон</translation>
    </message>
    <message>
        <source>a big dragon</source>
        <translation>«Великий дракон»</translation>
    </message>
    <message>
        <source>Two-Three-Kao</source>
        <translation>Два-Три-Лети</translation>
    </message>
    <message>
        <source>a two-three-kao</source>
        <translation>«Два-Три-Лети»</translation>
    </message>
    <message>
        <source>Mixed Dragon</source>
        <translation>Змішаний дракон</translation>
    </message>
    <message>
        <source>a mixed dragon</source>
        <translation>«Змішаний дракон»</translation>
    </message>
    <message>
        <source>Five Sons</source>
        <translation>П&apos;ять синів</translation>
    </message>
    <message>
        <source>five sons</source>
        <translation>«П&apos;ять синів»</translation>
    </message>
    <message>
        <source>Coincidence</source>
        <translation>Співпадіння</translation>
    </message>
    <message>
        <source>a coincidence</source>
        <translation>«Співпадіння»</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Поділ</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>«Поділ»</translation>
    </message>
    <message>
        <source>Five Points</source>
        <translation>П&apos;ять цяток</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>«П&apos;ять цяток»</translation>
    </message>
    <message>
        <source>Full Fourteen</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>a full fourteen</source>
        <translation>«Швидкість»</translation>
    </message>
    <message>
        <source>Civil Pair</source>
        <translation>Цивільна пара</translation>
    </message>
    <message>
        <source>a civil pair</source>
        <translation>«Цивільна пара»</translation>
    </message>
    <message>
        <source>Military Pair</source>
        <translation>Військова пара</translation>
    </message>
    <message>
        <source>a military pair</source>
        <translation>«Військова пара»</translation>
    </message>
    <message>
        <source>Supreme Pair</source>
        <translation>Найвища пара</translation>
    </message>
    <message>
        <source>the supreme pair</source>
        <translation>«Найвища пара»</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>Deal by Number</source>
        <translation>Роздача за номером</translation>
    </message>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>&amp;Номер роздачі:</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>In every translation this text is the language&apos;s own name.</extracomment>
        <translation>Українська</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Any three tiles of a level, adjacent or not</source>
        <translation>Будь-які три плитки рівня, не обов&apos;язково сусідні</translation>
    </message>
    <message>
        <source>Clearing the Rows</source>
        <translation>Пройди рівні</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Забрати</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Убити генерала</translation>
    </message>
    <message>
        <source>Refill</source>
        <translation>Докласти</translation>
    </message>
    <message>
        <source>row {row}: a completed level is written -, any other empty row .</source>
        <translation>ряд {row}: пройдений рівень записують як -, інший порожній ряд — як .</translation>
    </message>
    <message>
        <source>Common row</source>
        <translation>Спільний ряд</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Рівень {number}</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Генерали</translation>
    </message>
    <message numerus="yes">
        <source>Generals, %n killed</source>
        <translation>
            <numerusform>Генерали, %n убито</numerusform>
            <numerusform>Генерали, %n убито</numerusform>
            <numerusform>Генерали, %n убито</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} levels cleared</source>
        <translation>
            <numerusform>Пройдено %n рівень із {all}</numerusform>
            <numerusform>Пройдено %n рівні з {all}</numerusform>
            <numerusform>Пройдено %n рівнів із {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>A new turn: every level is open</source>
        <translation>Новий хід: усі рівні відкриті</translation>
    </message>
    <message>
        <source>Taking: open from level {number} down</source>
        <translation>Забирання: відкриті рівні від {number} донизу</translation>
    </message>
    <message>
        <source>Killing: no more taking in this turn</source>
        <translation>Страта генералів: забирати в цей хід уже не можна</translation>
    </message>
    <message>
        <source>Face down, in an order that nobody knows: {tiles}</source>
        <translation>Долілиць, у невідомому порядку: {tiles}</translation>
    </message>
    <message>
        <source>The first and the last tile of a level are adjacent.</source>
        <translation>Перша й остання плитки рівня вважаються сусідніми.</translation>
    </message>
    <message>
        <source>Tiles of the common row come back only by refilling.</source>
        <translation>Плитки спільного ряду повертаються лише під час докладання.</translation>
    </message>
    <message>
        <source>These tiles lie in different levels.</source>
        <translation>Ці плитки лежать на різних рівнях.</translation>
    </message>
    <message>
        <source>After a kill nothing more is taken in this turn.</source>
        <translation>Після вбивства генерала в цей хід більше нічого не забирають.</translation>
    </message>
    <message>
        <source>Level {level} is closed until the next turn: something has been taken from level {lower}.</source>
        <translation>Рівень {level} закрито до наступного ходу: уже забрано з рівня {lower}.</translation>
    </message>
    <message>
        <source>Three tiles that form a triplet are taken at a time.</source>
        <translation>За раз забирають три плитки, що утворюють триплет.</translation>
    </message>
    <message>
        <source>These three are a triplet, but they are not adjacent.</source>
        <translation>Ці три плитки — триплет, але вони не сусідні.</translation>
    </message>
    <message>
        <source>Only the leftmost and the rightmost general can be killed.</source>
        <translation>Убити можна лише крайнього лівого або крайнього правого генерала.</translation>
    </message>
    <message>
        <source>A general is killed by the tiles of a level: choose one.</source>
        <translation>Генерала вбивають плитки рівня: виберіть рівень.</translation>
    </message>
    <message numerus="yes">
        <source>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</source>
        <translation>
            <numerusform>Одного генерала вбиває рівень рівно з двох плиток, обох — рівень з однієї; на цьому рівні їх %n.</numerusform>
            <numerusform>Одного генерала вбиває рівень рівно з двох плиток, обох — рівень з однієї; на цьому рівні їх %n.</numerusform>
            <numerusform>Одного генерала вбиває рівень рівно з двох плиток, обох — рівень з однієї; на цьому рівні їх %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing Five Levels</source>
        <translation>Пройди п&apos;ять рівнів</translation>
    </message>
    <message>
        <source>Six generals guard five levels. Take triplets from the levels until the two or the one tile that is left can kill a general; clear all five levels.</source>
        <translation>Шість генералів стережуть п&apos;ять рівнів. Забирайте з рівнів триплети, доки дві плитки або одна, що лишилися, не зможуть убити генерала; пройдіть усі п&apos;ять рівнів.</translation>
    </message>
    <message>
        <source>O-Koan</source>
        <translation>О-Коан</translation>
    </message>
    <message>
        <source>Five levels of four tiles and a long common row. Take triplets and refill until all levels are empty.</source>
        <translation>П&apos;ять рівнів по чотири плитки й довгий спільний ряд. Забирайте триплети й докладайте, доки всі рівні не спорожніють.</translation>
    </message>
    <message>
        <source>Clear Five Levels</source>
        <translation>Очисти п&apos;ять рівнів</translation>
    </message>
    <message>
        <source>Five levels of six tiles and a short common row. Take triplets and refill until all levels are empty.</source>
        <translation>П&apos;ять рівнів по шість плиток і короткий спільний ряд. Забирайте триплети й докладайте, доки всі рівні не спорожніють.</translation>
    </message>
    <message>
        <source>Seven Captures of Meng Huo</source>
        <translation>Сім полонів Мен Хо</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is reached by a refill. Capture him seven times.</source>
        <translation>Мен Хо беруть у полон дві останні плитки рівня, а втікає він, щойно до нього доходить черга докладати. Візьміть його в полон сім разів.</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} captures</source>
        <translation>
            <numerusform>%n полон із {all}</numerusform>
            <numerusform>%n полони з {all}</numerusform>
            <numerusform>%n полонів із {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo</source>
        <translation>Мен Хо</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>У полоні</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Gupai Desktop</source>
        <translation>Gupai Desktop</translation>
    </message>
    <message>
        <source>Gupai Desktop {version}

Solitaires of the Chinese dominoes 骨牌.</source>
        <translation>Gupai Desktop {version}

Пасьянси китайського доміно 骨牌.</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s).</source>
        <translation>
            <numerusform>Виграно за %n хід.</numerusform>
            <numerusform>Виграно за %n ходи.</numerusform>
            <numerusform>Виграно за %n ходів.</numerusform>
        </translation>
    </message>
    <message>
        <source>New Deal</source>
        <translation>Нова роздача</translation>
    </message>
    <message>
        <source>Looking for a deal…</source>
        <translation>Шукаю роздачу…</translation>
    </message>
    <message>
        <source>The study was lost and has started again.</source>
        <translation>Аналіз перервався й почався знову.</translation>
    </message>
    <message>
        <source>The study was lost; there are no hints now.</source>
        <translation>Аналіз перервався; підказок зараз немає.</translation>
    </message>
    <message>
        <source>Play It Again</source>
        <translation>Зіграти ще раз</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати хід</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Почати спочатку</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>Ходів більше немає.</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s), with help.</source>
        <translation>
            <numerusform>Виграно за %n хід, з допомогою.</numerusform>
            <numerusform>Виграно за %n ходи, з допомогою.</numerusform>
            <numerusform>Виграно за %n ходів, з допомогою.</numerusform>
        </translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>{game}, {deal}</source>
        <translation>{game}, {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n хід</numerusform>
            <numerusform>%n ходи</numerusform>
            <numerusform>%n ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {deal} ({policy})</source>
        <translation>{game}, {deal} ({policy})</translation>
    </message>
    <message>
        <source>a board of its own</source>
        <translation>окрема розкладка</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>роздача {number}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>G&amp;ame</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Прави&amp;ла</translation>
    </message>
    <message>
        <source>Deals &amp;Offered</source>
        <translation>Як&amp;і роздачі пропонувати</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
</context>
<context>
    <name>Policies</name>
    <message>
        <source>Any deal</source>
        <translation>Будь-яка роздача</translation>
    </message>
    <message>
        <source>Without dead groups</source>
        <translation>Без мертвих груп</translation>
    </message>
    <message>
        <source>Proved winnable</source>
        <translation>Виграшність доведено</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>one tile is civil, the other military</source>
        <translation>одна плитка цивільна, друга військова</translation>
    </message>
    <message>
        <source>two different civil tiles</source>
        <translation>дві різні цивільні плитки</translation>
    </message>
    <message>
        <source>they have {one} and {other} pips, not the same number</source>
        <translation>у них різна кількість цяток: {one} і {other}</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {rest}, not to {pips}</source>
        <translation>чотири кінці по {pips}, а два інші разом дають {rest}, а не {pips}</translation>
    </message>
    <message>
        <source>three ends of {pips}, the others add up to {rest}: neither 5 nor 14 or more</source>
        <translation>три кінці по {pips}, а решта разом дає {rest}: не 5 і не 14 чи більше</translation>
    </message>
    <message>
        <source>no dragon, and no three of its ends are alike</source>
        <translation>це не дракон, і жодні три кінці не однакові</translation>
    </message>
    <message>
        <source>{tiles} is no pair ({reason}); {mend}.</source>
        <translation>{tiles} — не пара ({reason}); {mend}.</translation>
    </message>
    <message>
        <source>{tiles} is no triplet ({reason}); {mend}.</source>
        <translation>{tiles} — не триплет ({reason}); {mend}.</translation>
    </message>
    <message>
        <source>no single tile would mend it</source>
        <translation>жодна заміна однієї плитки цього не виправить</translation>
    </message>
    <message>
        <source>a {new} in place of the {old} would make it {made}</source>
        <translation>{new} замість {old} дає групу {made}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No</source>
        <translation>Ні</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Так</translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation>Триплети</translation>
    </message>
    <message>
        <source>Classic triplets</source>
        <translation>Класичні триплети</translation>
    </message>
    <message>
        <source>Mixed dragon instead of two-three-kao</source>
        <translation>Змішаний дракон замість «Два-Три-Лети»</translation>
    </message>
    <message>
        <source>Loose five points and full fourteen</source>
        <translation>Вільні «П&apos;ять цяток» і «Швидкість»</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Which other tile? The ones that fit are marked.</source>
        <translation>Яка ще плитка? Ті, що підходять, позначено.</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Studying…</source>
        <translation>Аналізую…</translation>
    </message>
    <message>
        <source>Can be won in {wins} of {orders} orders of the hidden tiles</source>
        <translation>Можна виграти в {wins} із {orders} порядків прихованих плиток</translation>
    </message>
    <message numerus="yes">
        <source>Can be won (at most %n more move(s))</source>
        <translation>
            <numerusform>Можна виграти (щонайбільше ще %n хід)</numerusform>
            <numerusform>Можна виграти (щонайбільше ще %n ходи)</numerusform>
            <numerusform>Можна виграти (щонайбільше ще %n ходів)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known whether it can be won</source>
        <translation>Невідомо, чи можна виграти</translation>
    </message>
    <message>
        <source>Cannot be won any more</source>
        <translation>Виграти вже не можна</translation>
    </message>
    <message numerus="yes">
        <source>The shortest line takes %n move(s).</source>
        <translation>
            <numerusform>Найкоротший шлях — %n хід.</numerusform>
            <numerusform>Найкоротший шлях — %n ходи.</numerusform>
            <numerusform>Найкоротший шлях — %n ходів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s); none takes fewer than {bound}.</source>
        <translation>
            <numerusform>Найкращий відомий шлях — %n хід; менше ніж за {bound} не можна.</numerusform>
            <numerusform>Найкращий відомий шлях — %n ходи; менше ніж за {bound} не можна.</numerusform>
            <numerusform>Найкращий відомий шлях — %n ходів; менше ніж за {bound} не можна.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still searching; ask again in a moment.</source>
        <translation>Ще шукаю; спитайте за мить.</translation>
    </message>
    <message>
        <source>There is nothing to be done here.</source>
        <translation>Тут немає чого робити.</translation>
    </message>
    <message>
        <source>{move}. This is only a legal move; nobody knows yet whether it wins.</source>
        <translation>{move}. Це лише можливий хід; чи він веде до виграшу, ще невідомо.</translation>
    </message>
    <message>
        <source>{move}. Wins in one of {orders} orders of the hidden tiles at least.</source>
        <translation>{move}. Веде до виграшу щонайменше в одному з {orders} порядків прихованих плиток.</translation>
    </message>
    <message>
        <source>{move}. Wins in {wins} of {orders} orders of the hidden tiles.</source>
        <translation>{move}. Веде до виграшу в {wins} із {orders} порядків прихованих плиток.</translation>
    </message>
    <message numerus="yes">
        <source>{move}. The first of %n move(s) to a win.</source>
        <translation>
            <numerusform>{move}. Перший із %n ходу до виграшу.</numerusform>
            <numerusform>{move}. Перший із %n ходів до виграшу.</numerusform>
            <numerusform>{move}. Перший із %n ходів до виграшу.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won any more; every way has been tried.</source>
        <translation>Виграти вже не можна: перевірено всі шляхи.</translation>
    </message>
    <message>
        <source>This cannot be won: no exchange that is left mends the group {tiles}.</source>
        <translation>Виграти не можна: жоден обмін, що лишився, не виправить групу {tiles}.</translation>
    </message>
    <message>
        <source>{verb}: {tiles}</source>
        <translation>{verb}: {tiles}</translation>
    </message>
</context>
<context>
    <name>StudyBar</name>
    <message>
        <source>Back to where it could</source>
        <translation>Назад, де ще можна було</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>A tile that lies face down</source>
        <translation>Плитка лежить долілиць</translation>
    </message>
    <message>
        <source>{face} {name}, tile {place} of group {group}</source>
        <translation>{face} {name}, плитка {place} у групі {group}</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>move {number}: {error}</source>
        <translation>хід {number}: {error}</translation>
    </message>
    <message>
        <source>a deal number is 1 to {last}, not {number}</source>
        <translation>номер роздачі — від 1 до {last}, а не {number}</translation>
    </message>
    <message>
        <source>{tile} takes no part in this game</source>
        <translation>{tile} не бере участі в цій грі</translation>
    </message>
    <message>
        <source>this board lacks {tiles}</source>
        <translation>на цій розкладці бракує {tiles}</translation>
    </message>
    <message>
        <source>groups on this board: {found}; in this game: {wanted}</source>
        <translation>груп на цій розкладці: {found}; у цій грі: {wanted}</translation>
    </message>
    <message>
        <source>tiles in group {group}: {found}; in this game: {wanted}</source>
        <translation>плиток у групі {group}: {found}; у цій грі: {wanted}</translation>
    </message>
    <message>
        <source>{tile} is not on this table</source>
        <translation>{tile} немає на цьому столі</translation>
    </message>
    <message>
        <source>this game has no move “{verb}”; it has {verbs}</source>
        <translation>у цій грі немає ходу «{verb}»; є {verbs}</translation>
    </message>
    <message>
        <source>“{move}” is not legal here.</source>
        <translation>«{move}» тут не за правилами.</translation>
    </message>
    <message>
        <source>“{text}” is no move</source>
        <translation>«{text}» — це не хід</translation>
    </message>
    <message>
        <source>“{text}” names a tile twice</source>
        <translation>«{text}» двічі називає одну плитку</translation>
    </message>
    <message>
        <source>this is no record: it does not begin “{head}”</source>
        <translation>це не запис гри: він не починається з «{head}»</translation>
    </message>
    <message>
        <source>line {line}: {error}</source>
        <translation>рядок {line}: {error}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {error}</source>
        <translation>{file} не вдалося прочитати: {error}</translation>
    </message>
    <message>
        <source>“{text}” is no range of deals such as 1-1000</source>
        <translation>«{text}» — це не діапазон роздач на зразок 1-1000</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}</source>
        <translation>{file} не вдалося записати: {error}</translation>
    </message>
    <message>
        <source>“{text}” is no deal number</source>
        <translation>«{text}» — це не номер роздачі</translation>
    </message>
    <message>
        <source>the board is not that of deal {number}</source>
        <translation>це не розкладка роздачі {number}</translation>
    </message>
    <message>
        <source>“{key}” is no choice for {option}; the choices are {keys}</source>
        <translation>«{key}» не підходить для {option}; можна вибрати {keys}</translation>
    </message>
    <message>
        <source>this game has no option “{key}”</source>
        <translation>у цій грі немає параметра «{key}»</translation>
    </message>
    <message numerus="yes">
        <source>a board has at most %n group(s)</source>
        <translation>
            <numerusform>на розкладці щонайбільше %n група</numerusform>
            <numerusform>на розкладці щонайбільше %n групи</numerusform>
            <numerusform>на розкладці щонайбільше %n груп</numerusform>
        </translation>
    </message>
    <message>
        <source>after the @ stands no number of the turn&apos;s stage</source>
        <translation>після @ немає номера стадії ходу</translation>
    </message>
    <message>
        <source>group {group} is empty</source>
        <translation>група {group} порожня</translation>
    </message>
    <message numerus="yes">
        <source>the set has only %n tile(s) {face}; this board has {found}</source>
        <translation>
            <numerusform>у наборі лише %n плитка {face}; на цій розкладці їх {found}</numerusform>
            <numerusform>у наборі лише %n плитки {face}; на цій розкладці їх {found}</numerusform>
            <numerusform>у наборі лише %n плиток {face}; на цій розкладці їх {found}</numerusform>
        </translation>
    </message>
    <message>
        <source>tile {place} of group {group}: {error}</source>
        <translation>плитка {place} групи {group}: {error}</translation>
    </message>
    <message>
        <source>{tile} lies twice on this board</source>
        <translation>{tile} лежить на цій розкладці двічі</translation>
    </message>
    <message>
        <source>{face} could be two tiles; write {face}a or {face}b</source>
        <translation>{face} — це можуть бути дві плитки; напишіть {face}a або {face}b</translation>
    </message>
    <message>
        <source>{text} is no tile</source>
        <translation>{text} — це не плитка</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>there is no game “{id}”; the games are {ids}</source>
        <translation>гри «{id}» немає; є такі ігри: {ids}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Heaven</source>
        <translation>Небеса</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Земля</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Harmony (Goose)</source>
        <translation>Гармонія (Гусак)</translation>
    </message>
    <message>
        <source>Plum Blossom</source>
        <translation>Квіти сливи</translation>
    </message>
    <message>
        <source>Long Three</source>
        <translation>Довгі трійки</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Лавка</translation>
    </message>
    <message>
        <source>Axe (Tiger&apos;s Head)</source>
        <translation>Сокира (Голова тигра)</translation>
    </message>
    <message>
        <source>Red-Headed Ten</source>
        <translation>Червоноголова десятка</translation>
    </message>
    <message>
        <source>Long-Legged Seven</source>
        <translation>Довгонога сімка</translation>
    </message>
    <message>
        <source>Red-Hammer Six</source>
        <translation>Червономолоткова шістка</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Дев&apos;ятка</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Вісімка</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Сімка</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Шістка</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>П&apos;ятірка</translation>
    </message>
    <message>
        <source>Three (Meng Huo)</source>
        <translation>Трійка (Мен Хо)</translation>
    </message>
</context>
<context>
    <name>Zen</name>
    <message>
        <source>Game of Zen</source>
        <translation>Гра Дзен</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обміняти</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} groups valid</source>
        <translation>
            <numerusform>%n правильна група з {all}</numerusform>
            <numerusform>%n правильні групи з {all}</numerusform>
            <numerusform>%n правильних груп з {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing: the same groups would lie there.</source>
        <translation>Це нічого не змінить: лежатимуть ті самі групи.</translation>
    </message>
    <message>
        <source>{tiles} would be {made}.</source>
        <translation>З {tiles} вийшла б група {made}.</translation>
    </message>
    <message>
        <source>An exchange is between two groups: choose a tile of another one.</source>
        <translation>Обмін відбувається між двома групами: виберіть плитку з іншої групи.</translation>
    </message>
    <message>
        <source>An exchange is between two groups; these tiles lie in more.</source>
        <translation>Обмін відбувається між двома групами, а ці плитки лежать у більшій їх кількості.</translation>
    </message>
    <message>
        <source>Tiles are exchanged one for one, or two for two.</source>
        <translation>Плитки обмінюють одну на одну або дві на дві.</translation>
    </message>
    <message>
        <source>Watching Ten Sets</source>
        <translation>Кміти десять груп</translation>
    </message>
    <message>
        <source>Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, so that both become valid, until all eleven are.</source>
        <translation>Десять груп по три плитки стоять рамкою навколо пари. Обмінюйте плитки між двома групами так, щоб обидві ставали правильними, доки не стануть правильними всі одинадцять.</translation>
    </message>
    <message>
        <source>Watching Eight Sets</source>
        <translation>Кміти вісім груп</translation>
    </message>
    <message>
        <source>Four pairs lie between eight groups of three. Exchange tiles until all are valid and the pairs are the four military ones, or those of Heaven, Earth, Man and Harmony.</source>
        <translation>Чотири пари лежать між вісьмома групами по три. Обмінюйте плитки, доки всі групи не стануть правильними, а пари не будуть чотирма військовими або парами Небес, Землі, Людини та Гармонії.</translation>
    </message>
    <message>
        <source>Gold Ingot</source>
        <translation>Золотий злиток</translation>
    </message>
    <message>
        <source>the gold ingot</source>
        <translation>золотий злиток</translation>
    </message>
    <message>
        <source>Silver Ingot</source>
        <translation>Срібний злиток</translation>
    </message>
    <message>
        <source>the silver ingot</source>
        <translation>срібний злиток</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation>Шанхайський варіант</translation>
    </message>
    <message>
        <source>Ten groups of three, without the 42 and one 64. Assemble four full, two little and two big dragons, the gold ingot 61 61 63 and the silver ingot 51 51 53.</source>
        <translation>Десять груп по три, без 42 та однієї 64. Складіть чотири повні, два малі та два великі дракони, золотий злиток 61 61 63 і срібний злиток 51 51 53.</translation>
    </message>
    <message>
        <source>Five Dragons Fight for the Throne</source>
        <translation>П&apos;ять драконів борються за трон</translation>
    </message>
    <message>
        <source>The pair of benches 22 22 is the throne. Exchange tiles until five full dragons and five five sons stand round it.</source>
        <translation>Пара лавок 22 22 — це трон. Обмінюйте плитки, доки довкола нього не стануть п&apos;ять повних драконів і п&apos;ять груп «П&apos;ять синів».</translation>
    </message>
    <message>
        <source>Generals in Mutual Harmony</source>
        <translation>Генерали у взаємній гармонії</translation>
    </message>
    <message>
        <source>The pair of Harmony 31 31 lies in the middle. Exchange tiles until each of the ten triplets has two civil tiles alike and one military tile.</source>
        <translation>Посередині лежить пара Гармонії 31 31. Обмінюйте плитки, доки в кожному з десяти триплетів не буде двох однакових цивільних плиток і однієї військової.</translation>
    </message>
    <message>
        <source>Two civil tiles alike with a military one</source>
        <translation>Дві однакові цивільні плитки з військовою</translation>
    </message>
</context>
</TS>
