<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Deals are shuffled by {link} of Steele, Lea and Flood (2014).</source>
        <translation>Роздачі тасує алгоритм {link} Стіла, Лі та Флада (2014).</translation>
    </message>
    <message>
        <source>Dmytro Polovynka has collected the games, the pairs and the triplets on his gupai pages, {link}. Most of the games here come from him.</source>
        <translation>Дмитро Половинка зібрав ігри, пари й триплети на своїх сторінках про ґупай, {link}. Більшість того, у що тут грають, маємо від нього.</translation>
    </message>
    <message>
        <source>Its source code: {link}</source>
        <translation>Вихідний код: {link}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message>
        <source>Solitaires of the Chinese dominoes, free software.</source>
        <translation>Пасьянси з китайським доміно, вільне програмне забезпечення.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Джерела</translation>
    </message>
    <message>
        <source>Stewart Culin described o-koan in Chinese Games with Dice and Dominoes (Report of the U.S. National Museum for 1893, Washington 1895).</source>
        <translation>Стюарт Кулін описав о-коан у праці Chinese Games with Dice and Dominoes (Report of the U.S. National Museum for 1893, Вашингтон, 1895).</translation>
    </message>
    <message>
        <source>The rules of Xiang Shi Fu, Watching Ten Sets, are at {link}.</source>
        <translation>Правила гри Xiang Shi Fu («Споглядай десять груп») є на {link}.</translation>
    </message>
    <message>
        <source>The tiles, the icons and the texts of the rules are our own.</source>
        <translation>Плитки, значки й тексти правил — наші власні.</translation>
    </message>
</context>
<context>
    <name>AccessibleTable</name>
    <message>
        <source>completes a move</source>
        <translation>завершує дію</translation>
    </message>
    <message>
        <source>continues the move</source>
        <translation>продовжує дію</translation>
    </message>
    <message>
        <source>free for the tile in hand</source>
        <translation>вільне для плитки в руці</translation>
    </message>
    <message>
        <source>has a legal move</source>
        <translation>має дозволену дію</translation>
    </message>
    <message>
        <source>hinted</source>
        <translation>підказано</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>втрачено назавжди</translation>
    </message>
    <message>
        <source>needed for the goal</source>
        <translation>потрібна для мети</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>вибрано</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>про неї йдеться</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Gupai Desktop</source>
        <translation>&amp;Про Gupai Desktop</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Анімація</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Резервні &amp;копії…</translation>
    </message>
    <message>
        <source>&amp;End the Turn</source>
        <translation>&amp;Завершити хід</translation>
    </message>
    <message>
        <source>&amp;First Steps</source>
        <translation>Пер&amp;ші кроки</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>І&amp;гри</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Пі&amp;дказка</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Сполучення клавіш</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <translation>&amp;Нова роздача</translation>
    </message>
    <message>
        <source>&amp;Next Place That Fits</source>
        <translation>&amp;Наступне місце, що підходить</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>&amp;Play for Me</source>
        <translation>Зігра&amp;ти за мене</translation>
    </message>
    <message>
        <source>&amp;Previous Deal</source>
        <translation>&amp;Попередня роздача</translation>
    </message>
    <message>
        <source>&amp;Previous Place That Fits</source>
        <translation>&amp;Попереднє місце, що підходить</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Почати &amp;спочатку</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <translation>Правила цієї &amp;гри</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Зберегти як…</translation>
    </message>
    <message>
        <source>&amp;Save Picture…</source>
        <translation>З&amp;берегти зображення…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати дію</translation>
    </message>
    <message>
        <source>&amp;Workbench…</source>
        <translation>&amp;Майстерня…</translation>
    </message>
    <message>
        <source>&amp;Zoom In</source>
        <translation>З&amp;більшити</translation>
    </message>
    <message>
        <source>Book&amp;mark This Position</source>
        <translation>Додати за&amp;кладку</translation>
    </message>
    <message>
        <source>C&amp;hallenge of the Day</source>
        <translation>Виклик дн&amp;я</translation>
    </message>
    <message>
        <source>C&amp;hart of Triplets</source>
        <translation>Таблиця &amp;триплетів</translation>
    </message>
    <message>
        <source>Calen&amp;dar…</source>
        <translation>Кал&amp;ендар…</translation>
    </message>
    <message>
        <source>Copy &amp;Code</source>
        <translation>Копіювати &amp;код</translation>
    </message>
    <message>
        <source>Copy &amp;Message</source>
        <translation>Копіювати &amp;повідомлення</translation>
    </message>
    <message>
        <source>Copy a P&amp;icture of the Board</source>
        <translation>Копіювати з&amp;ображення розкладки</translation>
    </message>
    <message>
        <source>Copy the &amp;Board</source>
        <translation>Копіювати &amp;розкладку</translation>
    </message>
    <message>
        <source>Deal by N&amp;umber…</source>
        <translation>Роздача за н&amp;омером…</translation>
    </message>
    <message>
        <source>E&amp;xplain the Group</source>
        <translation>По&amp;яснити групу</translation>
    </message>
    <message>
        <source>Fit to Win&amp;dow</source>
        <translation>За розміром в&amp;ікна</translation>
    </message>
    <message>
        <source>Men&amp;us</source>
        <translation>&amp;Меню</translation>
    </message>
    <message>
        <source>Ne&amp;xt Deal</source>
        <translation>Н&amp;аступна роздача</translation>
    </message>
    <message>
        <source>Next Legal &amp;Move</source>
        <translation>&amp;Наступна дозволена дія</translation>
    </message>
    <message>
        <source>Next Prob&amp;lem</source>
        <translation>Наступна задач&amp;а</translation>
    </message>
    <message>
        <source>Op&amp;en…</source>
        <translation>Відк&amp;рити…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Нала&amp;штування…</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>Previous Legal M&amp;ove</source>
        <translation>Попередня дозво&amp;лена дія</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Повторити дію</translation>
    </message>
    <message>
        <source>Replay and Re&amp;view…</source>
        <translation>Перегляд і роз&amp;бір…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>Say the &amp;Group</source>
        <translation>Сказати про &amp;групу</translation>
    </message>
    <message>
        <source>Say the G&amp;oal</source>
        <translation>Сказати про &amp;мету</translation>
    </message>
    <message>
        <source>Say the Whole &amp;Table</source>
        <translation>Сказати про весь &amp;стіл</translation>
    </message>
    <message>
        <source>Show &amp;Legal Moves</source>
        <translation>Показати доз&amp;волені дії</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>С&amp;татистика…</translation>
    </message>
    <message>
        <source>Zoo&amp;m Out</source>
        <translation>Зменш&amp;ити</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>A line that wins leaves this group as it is.</source>
        <translation>Виграшний шлях залишає цю групу як є.</translation>
    </message>
    <message numerus="yes">
        <source>Can be cleared with %n point(s)</source>
        <translation>
            <numerusform>Можна очистити, набравши %n бал</numerusform>
            <numerusform>Можна очистити, набравши %n бали</numerusform>
            <numerusform>Можна очистити, набравши %n балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be cleared with at least %n point(s)</source>
        <translation>
            <numerusform>Можна очистити, набравши не менш як %n бал</numerusform>
            <numerusform>Можна очистити, набравши не менш як %n бали</numerusform>
            <numerusform>Можна очистити, набравши не менш як %n балів</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Можна виграти</translation>
    </message>
    <message numerus="yes">
        <source>Can be won (%n more move(s), no fewer)</source>
        <translation>
            <numerusform>Можна виграти (ще %n дія, не менше)</numerusform>
            <numerusform>Можна виграти (ще %n дії, не менше)</numerusform>
            <numerusform>Можна виграти (ще %n дій, не менше)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be won (at most %n more move(s))</source>
        <translation>
            <numerusform>Можна виграти (щонайбільше ще %n дія)</numerusform>
            <numerusform>Можна виграти (щонайбільше ще %n дії)</numerusform>
            <numerusform>Можна виграти (щонайбільше ще %n дій)</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be won in at least {wins} of {orders} orders of the hidden tiles</source>
        <translation>Можна виграти щонайменше в {wins} із {orders} порядків прихованих плиток</translation>
    </message>
    <message>
        <source>Can be won in {wins} of {orders} orders of the hidden tiles</source>
        <translation>Можна виграти в {wins} із {orders} порядків прихованих плиток</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Виграти не можна</translation>
    </message>
    <message>
        <source>Look at: {groups}. The next hint names the move.</source>
        <translation>Зверніть увагу: {groups}. Наступна підказка назве дію.</translation>
    </message>
    <message>
        <source>Look at: {groups}. The next hint names the move; a win then counts as one with help.</source>
        <translation>Зверніть увагу: {groups}. Наступна підказка назве дію, і тоді виграш буде з допомогою.</translation>
    </message>
    <message>
        <source>No higher score is possible.</source>
        <translation>Більше балів набрати не можна.</translation>
    </message>
    <message numerus="yes">
        <source>No shorter line is known; none takes fewer than %n move(s).</source>
        <translation>
            <numerusform>Коротший шлях невідомий; менш як за %n дію не виграти.</numerusform>
            <numerusform>Коротший шлях невідомий; менш як за %n дії не виграти.</numerusform>
            <numerusform>Коротший шлях невідомий; менш як за %n дій не виграти.</numerusform>
        </translation>
    </message>
    <message>
        <source>No shorter solution exists.</source>
        <translation>Коротшого шляху немає.</translation>
    </message>
    <message>
        <source>Not known whether it can be won</source>
        <translation>Невідомо, чи можна виграти</translation>
    </message>
    <message>
        <source>Not studied</source>
        <translation>Не аналізується</translation>
    </message>
    <message numerus="yes">
        <source>One of %n move(s) known to be best.</source>
        <translation>
            <numerusform>Одна з %n дії, про яку відомо, що вона найкраща.</numerusform>
            <numerusform>Одна з %n дій, про які відомо, що вони найкращі.</numerusform>
            <numerusform>Одна з %n дій, про які відомо, що вони найкращі.</numerusform>
        </translation>
    </message>
    <message>
        <source>Studying…</source>
        <translation>Аналізую…</translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s).</source>
        <translation>
            <numerusform>Найкращий відомий шлях — %n дія.</numerusform>
            <numerusform>Найкращий відомий шлях — %n дії.</numerusform>
            <numerusform>Найкращий відомий шлях — %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s); none takes fewer than {bound}.</source>
        <translation>
            <numerusform>Найкращий відомий шлях — %n дія; менш як за {bound} не виграти.</numerusform>
            <numerusform>Найкращий відомий шлях — %n дії; менш як за {bound} не виграти.</numerusform>
            <numerusform>Найкращий відомий шлях — %n дій; менш як за {bound} не виграти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best score known is %n point(s); none is above {most}.</source>
        <translation>
            <numerusform>Найкращий відомий рахунок — %n бал; понад {most} не буває.</numerusform>
            <numerusform>Найкращий відомий рахунок — %n бали; понад {most} не буває.</numerusform>
            <numerusform>Найкращий відомий рахунок — %n балів; понад {most} не буває.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highest score is %n point(s).</source>
        <translation>
            <numerusform>Найвищий рахунок — %n бал.</numerusform>
            <numerusform>Найвищий рахунок — %n бали.</numerusform>
            <numerusform>Найвищий рахунок — %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest line takes %n move(s).</source>
        <translation>
            <numerusform>Найкоротший шлях — %n дія.</numerusform>
            <numerusform>Найкоротший шлях — %n дії.</numerusform>
            <numerusform>Найкоротший шлях — %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solver stopped; please try again.</source>
        <translation>Аналіз перервано; запитайте ще раз.</translation>
    </message>
    <message>
        <source>There is nothing to do here.</source>
        <translation>Тут немає чого робити.</translation>
    </message>
    <message>
        <source>This cannot be won.</source>
        <translation>Виграти не можна.</translation>
    </message>
    <message>
        <source>This cannot be won: no exchange that is left mends the group {tiles}.</source>
        <translation>Виграти не можна: жоден обмін, що лишився, не виправить групу {tiles}.</translation>
    </message>
    <message>
        <source>This cannot be won: the goal has no use for {tiles}, and no exchange changes that.</source>
        <translation>Виграти не можна: меті не потрібна група {tiles}, і жоден обмін цього не змінить.</translation>
    </message>
    <message>
        <source>{move}, as move {number} of a line that wins.</source>
        <translation>{move} — дія {number} виграшного шляху.</translation>
    </message>
    <message numerus="yes">
        <source>{move}. It leads to %n point(s).</source>
        <translation>
            <numerusform>{move}. Веде до %n бала.</numerusform>
            <numerusform>{move}. Веде до %n балів.</numerusform>
            <numerusform>{move}. Веде до %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}. It wins in at least {wins} of {orders} orders of the hidden tiles.</source>
        <translation>{move}. Веде до виграшу щонайменше в {wins} із {orders} порядків прихованих плиток.</translation>
    </message>
    <message>
        <source>{move}. It wins in {wins} of {orders} orders of the hidden tiles.</source>
        <translation>{move}. Веде до виграшу в {wins} із {orders} порядків прихованих плиток.</translation>
    </message>
    <message numerus="yes">
        <source>{move}. The first of %n move(s) to a win.</source>
        <translation>
            <numerusform>{move}. Перша з %n дії до виграшу.</numerusform>
            <numerusform>{move}. Перша з %n дій до виграшу.</numerusform>
            <numerusform>{move}. Перша з %n дій до виграшу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}. This move is legal; whether it wins is not known yet.</source>
        <translation>{move}. Це лише дозволена дія; чи вона веде до виграшу, ще невідомо.</translation>
    </message>
    <message>
        <source>{move}. This move wins.</source>
        <translation>{move}. Ця дія виграє гру.</translation>
    </message>
    <message>
        <source>{number} tried</source>
        <translation>{number} випробуваних</translation>
    </message>
    <message>
        <source>{tiles} ({group})</source>
        <translation>{tiles} ({group})</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Кольори</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>П&amp;литки</translation>
    </message>
    <message>
        <source>Bac&amp;kground</source>
        <translation>&amp;Тло</translation>
    </message>
    <message>
        <source>Classic black</source>
        <translation>Класичні чорні</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темні</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Зелене сукно</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастні</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Слонова кістка</translation>
    </message>
    <message>
        <source>Korean ivory</source>
        <translation>Корейська кістка</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світлі</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Дуб</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Папір</translation>
    </message>
    <message>
        <source>Rosewood</source>
        <translation>Палісандр</translation>
    </message>
    <message>
        <source>Text &amp;Size</source>
        <translation>&amp;Розмір тексту</translation>
    </message>
    <message>
        <source>With numerals</source>
        <translation>З цифрами</translation>
    </message>
</context>
<context>
    <name>AutoPlay</name>
    <message>
        <source>Go On</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>One Move</source>
        <translation>Одна дія</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Playing for you</source>
        <translation>Програма грає за вас</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n роздача</numerusform>
            <numerusform>%n роздачі</numerusform>
            <numerusform>%n роздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n стіл</numerusform>
            <numerusform>%n столи</numerusform>
            <numerusform>%n столів</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take Back…</source>
        <translation>&amp;Повернути…</translation>
    </message>
    <message>
        <source>A backup has all games, statistics and bookmarks of its day.</source>
        <translation>У резервній копії є всі ігри, статистика й закладки того дня.</translation>
    </message>
    <message>
        <source>The program quits, and its next start opens this book: {book}. The book of now is kept as a backup.</source>
        <translation>Програма закриється, а наступний запуск відкриє цю книгу: {book}. Теперішня книга залишиться як резервна копія.</translation>
    </message>
    <message>
        <source>There are no backups yet: the next start makes one.</source>
        <translation>Резервних копій ще немає: першу зробить наступний запуск.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>A backup was taken back: games up to {then}.</source>
        <translation>Повернено резервну копію: ігри до {then}.</translation>
    </message>
    <message>
        <source>Another window plays with {file} too. What is played in this one is kept as {aside}.</source>
        <translation>Інше вікно теж грає з {file}. Зігране в цьому вікні зберігається як {aside}.</translation>
    </message>
    <message>
        <source>Could not be taken over from an earlier version: {error}.</source>
        <translation>Від попередньої версії не вдалося перейняти: {error}.</translation>
    </message>
    <message>
        <source>The book of your games was made anew from what could be read of {file} and of its backup: {fault}. The last steps may be missing.</source>
        <translation>Книгу ваших ігор створено заново з того, що вдалося прочитати у файлі {file} та його копії: {fault}. Останніх кроків може бракувати.</translation>
    </message>
    <message>
        <source>The game is not saved: {error}. You can play on, but these moves will be lost when the program ends.</source>
        <translation>Гру не збережено: {error}. Грати можна далі, але зроблене тепер пропаде, коли програма закриється.</translation>
    </message>
    <message>
        <source>The old file is kept as {aside}.</source>
        <translation>Старий файл збережено як {aside}.</translation>
    </message>
    <message>
        <source>What you play is saved again.</source>
        <translation>Зроблене знову зберігається.</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ним користується інша програма</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <translation>він належить іншій програмі</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>він пошкоджений</translation>
    </message>
    <message>
        <source>it is missing or empty</source>
        <translation>його немає або він порожній</translation>
    </message>
    <message>
        <source>{file} can be used again, but it has other games. What you play now is kept as {aside}.</source>
        <translation>{file} знову доступний, але в ньому інші ігри. Те, що ви граєте тепер, зберігається як {aside}.</translation>
    </message>
    <message>
        <source>{file} is an older book, with games up to {then}. The newer one, with games up to {now}, is kept as {aside}; you find it under Backups in the menu Game.</source>
        <translation>{file} — старіша книга, ігри в ній до {then}. Новіша, з іграми до {now}, зберігається як {aside}; вона є в меню «Гра», «Резервні копії».</translation>
    </message>
    <message>
        <source>{file} was replaced or removed while the program runs. What is played is kept as {aside}.</source>
        <translation>{file} замінено або вилучено, поки програма працює. Зігране зберігається як {aside}.</translation>
    </message>
</context>
<context>
    <name>Bookmarks</name>
    <message>
        <source>&amp;Edit Bookmarks…</source>
        <translation>&amp;Редагувати закладки…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ви&amp;далити</translation>
    </message>
    <message>
        <source>Bookmarked: {title}</source>
        <translation>Закладку додано: {title}</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n bookmark(s) can be kept; remove one first.</source>
        <translation>
            <numerusform>Можна мати не більш як %n закладку; спершу видаліть якусь.</numerusform>
            <numerusform>Можна мати не більш як %n закладки; спершу видаліть якусь.</numerusform>
            <numerusform>Можна мати не більш як %n закладок; спершу видаліть якусь.</numerusform>
        </translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Перейменувати</translation>
    </message>
    <message>
        <source>This position has a bookmark already.</source>
        <translation>Ця позиція вже має закладку.</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>By this computer’s clock some of the days played are still to come.</source>
        <translation>За годинником цього комп’ютера деякі зіграні дні ще не настали.</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation>Копіювати зображення</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздати</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Наступний місяць</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Попередній місяць</translation>
    </message>
    <message>
        <source>Red: won. With a gold rim: in as few moves as asked. A dot: an omen.</source>
        <translation>Червона печатка — виграно, із золотим обідком — не більше дій, ніж треба. Цятка — провістя.</translation>
    </message>
    <message>
        <source>Save Picture…</source>
        <translation>Зберегти зображення…</translation>
    </message>
    <message>
        <source>Won this month: {number}</source>
        <translation>Виграно цього місяця: {number}</translation>
    </message>
    <message>
        <source>{day} — {challenge}</source>
        <translation>{day} — {challenge}</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>A win with help does not count for the challenge.</source>
        <translation>Виграш із допомогою для виклику не зараховується.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge of the day: {game}; win it in at most %n move(s).</source>
        <translation>
            <numerusform>Виклик дня: {game}; виграйте щонайбільше за %n дію.</numerusform>
            <numerusform>Виклик дня: {game}; виграйте щонайбільше за %n дії.</numerusform>
            <numerusform>Виклик дня: {game}; виграйте щонайбільше за %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to clear it with at least %n point(s).</source>
        <translation>
            <numerusform>Виклик — очистити стіл, набравши щонайменше %n бал.</numerusform>
            <numerusform>Виклик — очистити стіл, набравши щонайменше %n бали.</numerusform>
            <numerusform>Виклик — очистити стіл, набравши щонайменше %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to win it in at most %n move(s).</source>
        <translation>
            <numerusform>Виклик — виграти щонайбільше за %n дію.</numerusform>
            <numerusform>Виклик — виграти щонайбільше за %n дії.</numerusform>
            <numerusform>Виклик — виграти щонайбільше за %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>Розпочато.</translation>
    </message>
    <message numerus="yes">
        <source>You have met it with %n move(s).</source>
        <translation>
            <numerusform>Виконано за %n дію.</numerusform>
            <numerusform>Виконано за %n дії.</numerusform>
            <numerusform>Виконано за %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have met the challenge.</source>
        <translation>Виклик виконано.</translation>
    </message>
    <message>
        <source>You have not played it yet.</source>
        <translation>Ще не зіграно.</translation>
    </message>
    <message numerus="yes">
        <source>You have won it in %n move(s): too many.</source>
        <translation>
            <numerusform>Виграно за %n дію: забагато.</numerusform>
            <numerusform>Виграно за %n дії: забагато.</numerusform>
            <numerusform>Виграно за %n дій: забагато.</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves}, challenge: {most}</source>
        <translation>{moves}, виклик: {most}</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n група</numerusform>
            <numerusform>%n групи</numerusform>
            <numerusform>%n груп</numerusform>
        </translation>
    </message>
    <message>
        <source>Album: {made} of {count}</source>
        <translation>Альбом: {made} з {count}</translation>
    </message>
    <message>
        <source>New in the album: {kind} {tiles}</source>
        <translation>Нове в альбомі: {kind} {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>New in the album: {kind} {tiles} and %n more</source>
        <translation>
            <numerusform>Нове в альбомі: {kind} {tiles} і ще %n група</numerusform>
            <numerusform>Нове в альбомі: {kind} {tiles} і ще %n групи</numerusform>
            <numerusform>Нове в альбомі: {kind} {tiles} і ще %n груп</numerusform>
        </translation>
    </message>
    <message>
        <source>Triplets and pairs</source>
        <translation>Триплети й пари</translation>
    </message>
    <message>
        <source>{all}, {count} on the table</source>
        <translation>{all}, на столі {count}</translation>
    </message>
    <message>
        <source>{count} for the goal</source>
        <translation>для мети: {count}</translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n group(s)</source>
        <translation>
            <numerusform>{made} з %n групи</numerusform>
            <numerusform>{made} з %n груп</numerusform>
            <numerusform>{made} з %n груп</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}, in the album</source>
        <translation>{tiles}, є в альбомі</translation>
    </message>
    <message>
        <source>{tiles}, on the table</source>
        <translation>{tiles}, є на столі</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>2-3-Kao</source>
        <translation>Два-Три-Лети</translation>
    </message>
    <message>
        <source>Benches</source>
        <translation>Лавки</translation>
    </message>
    <message>
        <source>Big Dragon</source>
        <translation>Великий дракон</translation>
    </message>
    <message>
        <source>Civil Pair</source>
        <translation>Цивільна пара</translation>
    </message>
    <message>
        <source>Coincidence</source>
        <translation>Співпадіння</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Земля</translation>
    </message>
    <message>
        <source>Five Points</source>
        <translation>П’ять цяток</translation>
    </message>
    <message>
        <source>Five Sons</source>
        <translation>П’ять синів</translation>
    </message>
    <message>
        <source>Full Dragon</source>
        <translation>Повний дракон</translation>
    </message>
    <message>
        <source>Full Fourteen</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Geese</source>
        <translation>Гармонія</translation>
    </message>
    <message>
        <source>Hatchets</source>
        <translation>Сокири</translation>
    </message>
    <message>
        <source>Heaven</source>
        <translation>Небеса</translation>
    </message>
    <message>
        <source>Long Threes</source>
        <translation>Довгі трійки</translation>
    </message>
    <message>
        <source>Long-Legged Sevens</source>
        <translation>Довгоногі сімки</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Military Pair</source>
        <translation>Військова пара</translation>
    </message>
    <message>
        <source>Mixed Dragon</source>
        <translation>Змішаний дракон</translation>
    </message>
    <message>
        <source>Mixed Eight</source>
        <translation>Вісімки</translation>
    </message>
    <message>
        <source>Mixed Five</source>
        <translation>П’ятірки</translation>
    </message>
    <message>
        <source>Mixed Nine</source>
        <translation>Дев’ятки</translation>
    </message>
    <message>
        <source>Mixed Seven</source>
        <translation>Сімки</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Червоноголові десятки</translation>
    </message>
    <message>
        <source>Plum Blossoms</source>
        <translation>Квіти сливи</translation>
    </message>
    <message>
        <source>Red-Hammer Sixes</source>
        <translation>Червономолоткові шістки</translation>
    </message>
    <message>
        <source>Small Dragon</source>
        <translation>Малий дракон</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Поділ</translation>
    </message>
    <message>
        <source>Supreme Pair</source>
        <translation>Найвища пара</translation>
    </message>
</context>
<context>
    <name>Composition</name>
    <message>
        <source>In a problem at most one tile lies face down.</source>
        <translation>У задачі закритою може лежати щонайбільше одна плитка.</translation>
    </message>
    <message numerus="yes">
        <source>It is won in %n move(s) already.</source>
        <translation>
            <numerusform>Виграти можна вже за %n дію.</numerusform>
            <numerusform>Виграти можна вже за %n дії.</numerusform>
            <numerusform>Виграти можна вже за %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is won in %n move(s), but in more than one way.</source>
        <translation>
            <numerusform>Виграти можна за %n дію, але не лише в один спосіб.</numerusform>
            <numerusform>Виграти можна за %n дії, але не лише в один спосіб.</numerusform>
            <numerusform>Виграти можна за %n дій, але не лише в один спосіб.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best are {points} points, but more than one line brings them.</source>
        <translation>Найбільше — {points} балів, але їх приносить не лише один шлях.</translation>
    </message>
    <message>
        <source>This board cannot be won.</source>
        <translation>Цю розкладку не виграти.</translation>
    </message>
    <message>
        <source>This board is won already.</source>
        <translation>Цю розкладку вже виграно.</translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: it is won in %n move(s), and in one way only.</source>
        <translation>
            <numerusform>Це задача: виграти можна за %n дію, і лише в один спосіб.</numerusform>
            <numerusform>Це задача: виграти можна за %n дії, і лише в один спосіб.</numerusform>
            <numerusform>Це задача: виграти можна за %n дій, і лише в один спосіб.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a problem: one line alone brings {points} points.</source>
        <translation>Це задача: {points} балів приносить лише один шлях.</translation>
    </message>
    <message>
        <source>Whether it has one solution only could not be found out.</source>
        <translation>З’ясувати, чи розв’язок лише один, не вдалося.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>&amp;Show Report</source>
        <translation>По&amp;казати звіт</translation>
    </message>
    <message>
        <source>A report that does not name you has been written, and sent nowhere:</source>
        <translation>Звіт, у якому немає вашого імені, записано й нікуди не надіслано:</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>У програмі сталася неочікувана помилка.</translation>
    </message>
    <message>
        <source>Something went wrong, and Gupai Desktop could not start.</source>
        <translation>Через неочікувану помилку Gupai Desktop не вдалося запустити.</translation>
    </message>
    <message>
        <source>Your game is safe, and you can go on. If anything looks wrong, start the program again: it opens the same table.</source>
        <translation>Ваша гра в безпеці, і можна грати далі. Якщо щось виглядає не так, запустіть програму ще раз: вона відкриє той самий стіл.</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>&amp;Number of the deal, a code or a board:</source>
        <translation>&amp;Номер роздачі, код або розкладка:</translation>
    </message>
</context>
<context>
    <name>DialogLauncher</name>
    <message>
        <source>There are no moves to replay yet.</source>
        <translation>Ще немає жодної дії для перегляду.</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>Any</source>
        <translation>Будь-яка</translation>
    </message>
    <message>
        <source>As you go</source>
        <extracomment>The choice by which deals become harder as they are won; it is the default.</extracomment>
        <translation>Поступово</translation>
    </message>
    <message>
        <source>Difficulty: {difficulty}.</source>
        <translation>Складність: {difficulty}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легка</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Експертна</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Важка</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середня</translation>
    </message>
</context>
<context>
    <name>EndsRow</name>
    <message>
        <source>Ends: {ends}</source>
        <translation>Кінці: {ends}</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n закрита</numerusform>
            <numerusform>%n закриті</numerusform>
            <numerusform>%n закритих</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Група {number}</translation>
    </message>
    <message>
        <source>No move begins with this {tile}.</source>
        <translation>Жодна дія не починається з цієї {tile}.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <extracomment>Why a game is lost in which nothing can be done any more.</extracomment>
        <translation>Дій більше немає.</translation>
    </message>
    <message>
        <source>Not a legal move</source>
        <extracomment>Why a move is not legal, where there is room for no more.</extracomment>
        <translation>Недозволена дія</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Ряд {number}</translation>
    </message>
    <message>
        <source>This tile can join</source>
        <extracomment>Said of a tile that belongs to a move with the selected ones, and completes none.</extracomment>
        <translation>Цю плитку теж можна додати</translation>
    </message>
    <message>
        <source>Turned up: {tiles}.</source>
        <translation>Відкрито: {tiles}.</translation>
    </message>
    <message>
        <source>a deal number is 1 to {last}, not {number}</source>
        <translation>номер роздачі — від 1 до {last}, а не {number}</translation>
    </message>
    <message>
        <source>a later version of this program has written it</source>
        <extracomment>The form of a text is one that this version of the program does not know yet.</extracomment>
        <translation>це записала новіша версія цієї програми</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрито</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>пройдено</translation>
    </message>
    <message>
        <source>group {group} is empty</source>
        <translation>група {group} порожня</translation>
    </message>
    <message>
        <source>groups on this board: {found}; in this game: {wanted}</source>
        <translation>груп на цій розкладці: {found}; у цій грі: {wanted}</translation>
    </message>
    <message>
        <source>line {line}, character {place}: the text breaks off or is damaged here</source>
        <translation>рядок {line}, символ {place}: тут текст обривається або пошкоджений</translation>
    </message>
    <message>
        <source>line {line}: {error}</source>
        <translation>рядок {line}: {error}</translation>
    </message>
    <message>
        <source>missing here: {what}</source>
        <translation>тут бракує: {what}</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>плиток немає</translation>
    </message>
    <message>
        <source>something in this text is not as it was written: its checksum differs</source>
        <extracomment>Somebody has changed the text, or lost a part of it.</extracomment>
        <translation>щось у цьому тексті не таке, як було записано: контрольна сума не збігається</translation>
    </message>
    <message>
        <source>the board is not that of deal {number}</source>
        <translation>це не розкладка роздачі {number}</translation>
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
        <source>there is more here than can be read</source>
        <extracomment>There is more of it than the program ever writes.</extracomment>
        <translation>тут більше, ніж можна прочитати</translation>
    </message>
    <message>
        <source>this board fits no game: {error}</source>
        <translation>ця розкладка не пасує до жодної гри: {error}</translation>
    </message>
    <message>
        <source>this is not a code, a record, a saved game or a board of tiles</source>
        <extracomment>It is nothing that can be played.</extracomment>
        <translation>це не код, не запис гри, не збережена гра й не розкладка плиток</translation>
    </message>
    <message>
        <source>tile {place} of group {group}: {error}</source>
        <translation>плитка {place} групи {group}: {error}</translation>
    </message>
    <message>
        <source>tiles in group {group}: {found}; in this game: {wanted}</source>
        <translation>плиток у групі {group}: {found}; у цій грі: {wanted}</translation>
    </message>
    <message>
        <source>{face} could be two tiles; write {face}a or {face}b</source>
        <translation>Плиток {face} дві; напишіть {face}a або {face}b</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <translation>{first}: {second}</translation>
    </message>
    <message>
        <source>{name}, not for the goal</source>
        <translation>{name}, не для мети</translation>
    </message>
    <message>
        <source>{phrase}.</source>
        <translation>{phrase}.</translation>
    </message>
    <message>
        <source>{text} is not a tile</source>
        <translation>{text} — це не плитка</translation>
    </message>
    <message>
        <source>{tile} is not on this table</source>
        <translation>{tile} немає на цьому столі</translation>
    </message>
    <message>
        <source>{tile} takes no part in this game</source>
        <translation>{tile} не бере участі в цій грі</translation>
    </message>
    <message>
        <source>“{move}” is not legal here.</source>
        <translation>Дія «{move}» тут не дозволена.</translation>
    </message>
    <message>
        <source>“{text}” cannot stand here</source>
        <translation>«{text}» не може тут стояти</translation>
    </message>
    <message>
        <source>“{text}” is none of these: {known}</source>
        <translation>«{text}» не підходить; можна вибрати: {known}</translation>
    </message>
    <message>
        <source>“{text}” is not a code; a code looks like {example}</source>
        <translation>«{text}» — це не код; код має такий вигляд: {example}</translation>
    </message>
    <message>
        <source>“{text}” is not a move</source>
        <translation>«{text}» — це не дія</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Can be taken: {triplets}.</source>
        <translation>Можна забрати: {triplets}.</translation>
    </message>
    <message>
        <source>Its six ends: {ends}.</source>
        <translation>Шість кінців: {ends}.</translation>
    </message>
    <message>
        <source>No single tile would mend it.</source>
        <extracomment>Said of a group that two tiles or more must change.</extracomment>
        <translation>Жодна заміна однієї плитки її не виправить.</translation>
    </message>
    <message>
        <source>No three tiles that could be taken from it are a triplet.</source>
        <translation>Жодні три плитки, які можна було б забрати, не є триплетом.</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <translation>Не пара</translation>
    </message>
    <message>
        <source>Not a triplet</source>
        <translation>Не триплет</translation>
    </message>
    <message>
        <source>The goal does not ask for such a group.</source>
        <extracomment>Said of a valid group that no goal needs.</extracomment>
        <translation>Така група для мети не потрібна.</translation>
    </message>
    <message>
        <source>With {new} in place of {old} it would be valid: {made}.</source>
        <translation>{new} замість {old} дає групу «{made}».</translation>
    </message>
    <message>
        <source>five ends of {pips}</source>
        <translation>п’ять кінців по {pips}</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {pips}</source>
        <translation>чотири кінці по {pips}, а два інші разом дають {pips}</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {rest}, not to {pips}</source>
        <translation>чотири кінці по {pips}, а два інші разом дають {rest}, а не {pips}</translation>
    </message>
    <message>
        <source>its ends are {ends}</source>
        <translation>її кінці — {ends}</translation>
    </message>
    <message>
        <source>no dragon, and no three of its ends are alike</source>
        <translation>це не дракон, і жодні три кінці не однакові</translation>
    </message>
    <message>
        <source>one tile is civil, the other military</source>
        <translation>одна плитка цивільна, друга військова</translation>
    </message>
    <message>
        <source>the one pair of military tiles with unequal pips</source>
        <translation>єдина пара військових плиток із різною кількістю цяток</translation>
    </message>
    <message>
        <source>the two tiles of one civil face</source>
        <translation>дві однакові цивільні плитки</translation>
    </message>
    <message>
        <source>they have {one} and {other} pips, not the same number</source>
        <translation>у них різна кількість цяток: {one} і {other}</translation>
    </message>
    <message>
        <source>three ends of {pips} and three of {other}</source>
        <translation>три кінці по {pips} і три по {other}</translation>
    </message>
    <message>
        <source>three ends of {pips}, the others add up to {rest}</source>
        <translation>три кінці по {pips}, а решта разом дає {rest}</translation>
    </message>
    <message>
        <source>three ends of {pips}, the others add up to {rest}: neither 5 nor 14 or more</source>
        <translation>три кінці по {pips}, а решта разом дає {rest}: не 5 і не 14 чи більше</translation>
    </message>
    <message>
        <source>two different civil tiles</source>
        <translation>дві різні цивільні плитки</translation>
    </message>
    <message>
        <source>two military tiles of {pips} pips each</source>
        <translation>дві військові плитки, на кожній {pips} цяток</translation>
    </message>
    <message>
        <source>{new} for {old}</source>
        <translation>{new} замість {old}</translation>
    </message>
    <message>
        <source>{tiles} would be valid: {made}.</source>
        <translation>З {tiles} вийшла б група «{made}».</translation>
    </message>
    <message>
        <source>{tiles}: {made} ({reason}).</source>
        <translation>{tiles}: {made} ({reason}).</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n поспіль</numerusform>
            <numerusform>%n поспіль</numerusform>
            <numerusform>%n поспіль</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s)</source>
        <translation>
            <numerusform>%n печатка</numerusform>
            <numerusform>%n печатки</numerusform>
            <numerusform>%n печаток</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Г&amp;рати</translation>
    </message>
    <message>
        <source>A problem</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>An omen</source>
        <translation>Провістя</translation>
    </message>
    <message>
        <source>As in Preferences</source>
        <translation>Як у налаштуваннях</translation>
    </message>
    <message>
        <source>D&amp;eals offered</source>
        <translation>&amp;Роздачі на вибір</translation>
    </message>
    <message>
        <source>D&amp;ifficulty</source>
        <translation>С&amp;кладність</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message numerus="yes">
        <source>In progress: %n move(s)</source>
        <translation>
            <numerusform>Триває: %n дія</numerusform>
            <numerusform>Триває: %n дії</numerusform>
            <numerusform>Триває: %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>Not won yet</source>
        <translation>Ще не виграно</translation>
    </message>
    <message>
        <source>Omen of the day</source>
        <translation>Провістя дня</translation>
    </message>
    <message>
        <source>Options: {game}</source>
        <translation>Параметри: {game}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Розкладка дня</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сьогодні</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Різновиди</translation>
    </message>
    <message numerus="yes">
        <source>Won %n time(s)</source>
        <translation>
            <numerusform>Виграно %n раз</numerusform>
            <numerusform>Виграно %n рази</numerusform>
            <numerusform>Виграно %n разів</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>уже відкрите</translation>
    </message>
    <message>
        <source>each with its problems</source>
        <translation>кожна зі своїми задачами</translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <translation>
            <numerusform>за %n дію</numerusform>
            <numerusform>за %n дії</numerusform>
            <numerusform>за %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>ще не відкрите</translation>
    </message>
    <message>
        <source>problems solved: {solved} of {count}</source>
        <translation>розв’язано задач: {solved} із {count}</translation>
    </message>
</context>
<context>
    <name>Glide</name>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
</context>
<context>
    <name>GoalBar</name>
    <message numerus="yes">
        <source>Framed: %n group(s) like it.</source>
        <translation>
            <numerusform>У рамці %n така група.</numerusform>
            <numerusform>У рамках %n такі групи.</numerusform>
            <numerusform>У рамках %n таких груп.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>Мета:</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <translation>Мета: {goal}</translation>
    </message>
    <message numerus="yes">
        <source>Marked: %n tile(s) that it can be made of.</source>
        <translation>
            <numerusform>Позначено %n плитку, з якої її можна скласти.</numerusform>
            <numerusform>Позначено %n плитки, з яких її можна скласти.</numerusform>
            <numerusform>Позначено %n плиток, з яких її можна скласти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Such a group: {tiles}.</source>
        <translation>Така група: {tiles}.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>або</translation>
    </message>
    <message>
        <source>{first}; or {second}</source>
        <translation>{first}; або {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{found} of {wanted}</source>
        <translation>{found} з {wanted}</translation>
    </message>
    <message>
        <source>{name} {tiles}</source>
        <translation>{name} {tiles}</translation>
    </message>
    <message>
        <source>{name}: {found} of {wanted}</source>
        <translation>{name}: {found} з {wanted}</translation>
    </message>
</context>
<context>
    <name>Heap</name>
    <message>
        <source>Not free</source>
        <translation>Не вільна</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Забрати</translation>
    </message>
    <message>
        <source>Taken tiles</source>
        <translation>Забрані плитки</translation>
    </message>
    <message>
        <source>place {place} of group {group} is empty, but its tile was never free</source>
        <translation>місце {place} променя {group} порожнє, хоча його плитка ще не була вільна</translation>
    </message>
    <message>
        <source>{tiles} were not taken together</source>
        <translation>{tiles} не можна було забрати разом</translation>
    </message>
    <message>
        <source>{tile} has been taken.</source>
        <translation>{tile} вже забрано.</translation>
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
    <message numerus="yes">
        <source>%n general(s)</source>
        <translation>
            <numerusform>%n генерал</numerusform>
            <numerusform>%n генерали</numerusform>
            <numerusform>%n генералів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general(s) left</source>
        <translation>
            <numerusform>Лишився %n генерал</numerusform>
            <numerusform>Лишилося %n генерали</numerusform>
            <numerusform>Лишилося %n генералів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n рівень</numerusform>
            <numerusform>%n рівні</numerusform>
            <numerusform>%n рівнів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) must still kill two generals at once: a level of one tile can.</source>
        <translation>
            <numerusform>Ще %n рівень має вбити двох генералів одразу: для цього на ньому має лишитися одна плитка.</numerusform>
            <numerusform>Ще %n рівні мають убити по двоє генералів одразу: для цього на кожному має лишитися одна плитка.</numerusform>
            <numerusform>Ще %n рівнів мають убити по двоє генералів одразу: для цього на кожному має лишитися одна плитка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} captures</source>
        <translation>
            <numerusform>Полонено %n раз із {all}</numerusform>
            <numerusform>Полонено %n рази із {all}</numerusform>
            <numerusform>Полонено %n разів із {all}</numerusform>
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
        <source>A general is killed by the tiles of a level: choose one.</source>
        <translation>Генерала вбивають плитки рівня: виберіть рівень.</translation>
    </message>
    <message>
        <source>A general is left, and no level to kill him.</source>
        <translation>Лишився генерал, а рівня, що вбив би його, вже немає.</translation>
    </message>
    <message>
        <source>All levels open</source>
        <translation>Усі рівні відкриті</translation>
    </message>
    <message>
        <source>Any three tiles of a level, adjacent or not</source>
        <translation>Будь-які три плитки рівня, не обов’язково сусідні</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Полонити</translation>
    </message>
    <message>
        <source>Capture Meng Huo seven times.</source>
        <translation>Сім разів візьміть у полон Мен Хо.</translation>
    </message>
    <message>
        <source>Clear Five Levels</source>
        <translation>Очисти п’ять рівнів</translation>
    </message>
    <message>
        <source>Clear five levels and kill the six generals.</source>
        <translation>Очистьте п’ять рівнів і вбийте шістьох генералів.</translation>
    </message>
    <message>
        <source>Clear five levels of four tiles with a long common row.</source>
        <translation>Очистьте п’ять рівнів по чотири плитки з довгим спільним рядом.</translation>
    </message>
    <message>
        <source>Clear five levels of six tiles with a short common row.</source>
        <translation>Очистьте п’ять рівнів по шість плиток із коротким спільним рядом.</translation>
    </message>
    <message>
        <source>Clearing the Rows</source>
        <translation>Пройди рівні</translation>
    </message>
    <message>
        <source>Common row</source>
        <translation>Спільний ряд</translation>
    </message>
    <message numerus="yes">
        <source>Escapes in %n refill(s)</source>
        <translation>
            <numerusform>Втече за %n докладання</numerusform>
            <numerusform>Втече за %n докладання</numerusform>
            <numerusform>Втече за %n докладань</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down, in an unknown order: {tiles}.</source>
        <translation>Лицем донизу, у невідомому порядку: {tiles}.</translation>
    </message>
    <message>
        <source>Five levels of four tiles and a long common row. Take triplets and refill until all levels are empty.</source>
        <translation>П’ять рівнів по чотири плитки й довгий спільний ряд. Забирайте триплети й докладайте, доки всі рівні не спорожніють.</translation>
    </message>
    <message>
        <source>Five levels of six tiles and a short common row. Take triplets and refill until all levels are empty.</source>
        <translation>П’ять рівнів по шість плиток і короткий спільний ряд. Забирайте триплети й докладайте, доки всі рівні не спорожніють.</translation>
    </message>
    <message>
        <source>From level {number} down</source>
        <translation>Від {number}-го рівня вниз</translation>
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
    <message>
        <source>Kill</source>
        <translation>Убити генерала</translation>
    </message>
    <message>
        <source>Killing one general here would leave too many.</source>
        <translation>Якщо вбити тут лише одного, генералів лишиться забагато.</translation>
    </message>
    <message>
        <source>Killing two generals here would leave too few for the rest.</source>
        <translation>Якщо вбити тут двох, для решти рівнів генералів забракне.</translation>
    </message>
    <message>
        <source>Laid: {tiles}.</source>
        <translation>Докладено: {tiles}.</translation>
    </message>
    <message>
        <source>Level {level} has captured Meng Huo.</source>
        <translation>Рівень {level} узяв у полон Мен Хо.</translation>
    </message>
    <message>
        <source>Level {level} has killed {tiles}.</source>
        <translation>Рівень {level} убив {tiles}.</translation>
    </message>
    <message>
        <source>Level {level} is closed until the next turn: something has been taken from level {lower}.</source>
        <translation>Рівень {level} закрито до наступного ходу: уже забрано з рівня {lower}.</translation>
    </message>
    <message>
        <source>Level {level}: {made}.</source>
        <translation>Рівень {level}: {made}.</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Рівень {number}</translation>
    </message>
    <message>
        <source>Meng Huo</source>
        <translation>Мен Хо</translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo escapes in %n refill(s).</source>
        <translation>
            <numerusform>Мен Хо втече за %n докладання.</numerusform>
            <numerusform>Мен Хо втече за %n докладання.</numerusform>
            <numerusform>Мен Хо втече за %n докладань.</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo has escaped.</source>
        <translation>Мен Хо втік.</translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo is captured by a level of exactly two tiles; this level has %n.</source>
        <translation>
            <numerusform>Мен Хо бере в полон рівень рівно з двох плиток; на цьому рівні їх %n.</numerusform>
            <numerusform>Мен Хо бере в полон рівень рівно з двох плиток; на цьому рівні їх %n.</numerusform>
            <numerusform>Мен Хо бере в полон рівень рівно з двох плиток; на цьому рівні їх %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level that form a triplet with him.</source>
        <translation>Мен Хо беруть у полон дві останні плитки рівня, якщо разом із ним вони — триплет.</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is reached by a refill. Capture him seven times.</source>
        <translation>Мен Хо беруть у полон дві останні плитки рівня, а втікає він, щойно надходить черга його докласти. Візьміть його в полон сім разів.</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the tiles of a level: choose one.</source>
        <translation>Мен Хо беруть у полон плитки рівня: виберіть рівень.</translation>
    </message>
    <message>
        <source>No general is left in this row.</source>
        <translation>У цьому ряду генералів не лишилося.</translation>
    </message>
    <message>
        <source>No more taking</source>
        <translation>Забирати вже не можна</translation>
    </message>
    <message>
        <source>Not adjacent</source>
        <translation>Не поруч</translation>
    </message>
    <message>
        <source>Nothing is left to refill with.</source>
        <translation>Докладати більше нічого.</translation>
    </message>
    <message>
        <source>Nothing more is taken in this turn.</source>
        <translation>Цього ходу більше нічого не забирають.</translation>
    </message>
    <message>
        <source>O-Koan</source>
        <translation>О-Коан</translation>
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
        <source>Only the leftmost and the rightmost general can be killed.</source>
        <translation>Убити можна лише крайнього лівого або крайнього правого генерала.</translation>
    </message>
    <message>
        <source>Passing Five Levels</source>
        <translation>Пройди п’ять рівнів</translation>
    </message>
    <message>
        <source>Refill</source>
        <translation>Докласти</translation>
    </message>
    <message>
        <source>Refilling lays nothing here.</source>
        <translation>Сюди нічого не ляже.</translation>
    </message>
    <message>
        <source>Refilling lays {tile} here.</source>
        <translation>Сюди ляже {tile}.</translation>
    </message>
    <message>
        <source>Refilling lays, from the lowest level up: {tiles}.</source>
        <translation>Докладання, від нижнього рівня вгору: {tiles}.</translation>
    </message>
    <message>
        <source>Seven Captures of Meng Huo</source>
        <translation>Сім полонів Мен Хо</translation>
    </message>
    <message>
        <source>Six generals guard five levels. The last two tiles of a level can kill one general, the last one alone two at once, and the level is completed. Kill all six: exactly one kill has to be double.</source>
        <translation>Шість генералів стережуть п’ять рівнів. Дві останні плитки рівня можуть убити одного генерала, одна остання — двох одразу; тоді рівень пройдено. Убийте всіх шістьох: рівно одне вбивство має бути подвійним.</translation>
    </message>
    <message>
        <source>The first and the last tile of a level are adjacent.</source>
        <translation>Перша й остання плитки рівня вважаються сусідніми.</translation>
    </message>
    <message>
        <source>The general at either end is killed by the last two tiles of a level, both by the last one, if they form a triplet.</source>
        <translation>Крайнього генерала вбивають дві останні плитки рівня, обох крайніх — одна остання, якщо разом вони — триплет.</translation>
    </message>
    <message>
        <source>The general is killed by the last two tiles of a level, if they form a triplet.</source>
        <translation>Генерала вбивають дві останні плитки рівня, якщо разом вони — триплет.</translation>
    </message>
    <message>
        <source>These three are a triplet, but they are not adjacent.</source>
        <translation>Ці три плитки — триплет, але вони не сусідні.</translation>
    </message>
    <message>
        <source>These tiles lie in different levels.</source>
        <translation>Ці плитки лежать на різних рівнях.</translation>
    </message>
    <message>
        <source>This level is completed.</source>
        <translation>Цей рівень пройдено.</translation>
    </message>
    <message>
        <source>Three tiles that form a triplet are taken at a time.</source>
        <translation>За раз забирають три плитки, що утворюють триплет.</translation>
    </message>
    <message>
        <source>Tiles of the common row come back only by refilling.</source>
        <translation>Плитки спільного ряду повертаються лише під час докладання.</translation>
    </message>
    <message>
        <source>double kill done</source>
        <translation>подвійне вбивство було</translation>
    </message>
    <message>
        <source>double kill to come</source>
        <translation>ще подвійне вбивство</translation>
    </message>
    <message>
        <source>row {row}: a completed level is written “-”, any other empty row “.”</source>
        <translation>ряд {row}: пройдений рівень записують як «-», інший порожній ряд — як «.»</translation>
    </message>
    <message>
        <source>too few generals</source>
        <translation>генералів замало</translation>
    </message>
    <message>
        <source>too many generals</source>
        <translation>генералів забагато</translation>
    </message>
    <message>
        <source>{done} of {levels} levels, {killed} of {generals} generals</source>
        <translation>Рівні: {done} з {levels}, генерали: {killed} з {generals}</translation>
    </message>
    <message>
        <source>{generals} for {levels}, and each level must kill one.</source>
        <translation>{generals} на {levels}, а кожен рівень має вбити принаймні одного.</translation>
    </message>
    <message>
        <source>{generals} for {levels}, and no level can kill more than two.</source>
        <translation>{generals} на {levels}, а жоден рівень не вб’є більше двох.</translation>
    </message>
    <message>
        <source>{tile} to level {level}</source>
        <translation>{tile} — на рівень {level}</translation>
    </message>
    <message>
        <source>{turn}; {kills}</source>
        <translation>{turn}; {kills}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n дія</numerusform>
            <numerusform>%n дії</numerusform>
            <numerusform>%n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>An omen: the deal alone decides.</source>
        <extracomment>All that is told of a game that the deal decides, until it is decided.</extracomment>
        <translation>Провістя: усе вирішує сама роздача.</translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s), with help.</source>
        <translation>
            <numerusform>Очищено з допомогою: %n бал.</numerusform>
            <numerusform>Очищено з допомогою: %n бали.</numerusform>
            <numerusform>Очищено з допомогою: %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s).</source>
        <translation>
            <numerusform>Очищено: %n бал.</numerusform>
            <numerusform>Очищено: %n бали.</numerusform>
            <numerusform>Очищено: %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Result</source>
        <translation>Копіювати результат</translation>
    </message>
    <message>
        <source>Every move can be taken back.</source>
        <translation>Кожну дію можна скасувати.</translation>
    </message>
    <message>
        <source>Gupai Desktop</source>
        <translation>Gupai Desktop</translation>
    </message>
    <message>
        <source>How long this deal has been played: {time}</source>
        <translation>Скільки часу грається ця роздача: {time}</translation>
    </message>
    <message numerus="yes">
        <source>It could still be won %n move(s) ago.</source>
        <translation>
            <numerusform>%n дію тому її ще можна було виграти.</numerusform>
            <numerusform>%n дії тому її ще можна було виграти.</numerusform>
            <numerusform>%n дій тому її ще можна було виграти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a deal ({difficulty})…</source>
        <translation>Шукаю роздачу (складність «{difficulty}»)…</translation>
    </message>
    <message>
        <source>Looking for a deal…</source>
        <translation>Шукаю роздачу…</translation>
    </message>
    <message>
        <source>Play It Again</source>
        <translation>Зіграти ще раз</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Перегляд</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>Гру програно.</translation>
    </message>
    <message>
        <source>The solver stopped and has been started again.</source>
        <translation>Аналіз перервався й почався знову.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Тренуватися</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s), with help.</source>
        <translation>
            <numerusform>Виграно за %n дію, з допомогою.</numerusform>
            <numerusform>Виграно за %n дії, з допомогою.</numerusform>
            <numerusform>Виграно за %n дій, з допомогою.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s).</source>
        <translation>
            <numerusform>Виграно за %n дію.</numerusform>
            <numerusform>Виграно за %n дії.</numerusform>
            <numerusform>Виграно за %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>best known {moves}</source>
        <translation>найкращий відомий {moves}</translation>
    </message>
    <message>
        <source>challenge of {day}</source>
        <translation>виклик дня за {day}</translation>
    </message>
    <message>
        <source>custom board</source>
        <translation>власна розкладка</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>роздача {number}</translation>
    </message>
    <message>
        <source>one of the first deals</source>
        <translation>одна з перших роздач</translation>
    </message>
    <message>
        <source>par {moves}</source>
        <translation>орієнтир {moves}</translation>
    </message>
    <message>
        <source>your best</source>
        <translation>ваш рекорд</translation>
    </message>
    <message>
        <source>your best is {best}</source>
        <translation>ваш рекорд — {best}</translation>
    </message>
    <message>
        <source>{game} #{number}</source>
        <translation>{game} № {number}</translation>
    </message>
    <message>
        <source>{title} ({policy})</source>
        <translation>{title} ({policy})</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>Gold</source>
        <translation>Золото</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Срібло</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <translation>Розв’язано з підказкою</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Д&amp;ії</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>Поді&amp;литися</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>Закладк&amp;и</translation>
    </message>
    <message>
        <source>Recen&amp;t Deals</source>
        <translation>Нещодавні розда&amp;чі</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Omens</name>
    <message>
        <source>A clear road asks for no hurry.</source>
        <translation>Вільна дорога не квапить.</translation>
    </message>
    <message>
        <source>A day for sweeping the yard.</source>
        <translation>День, щоб замести подвір’я.</translation>
    </message>
    <message>
        <source>A door ajar lets in the light.</source>
        <translation>Світло заходить і крізь прочинені двері.</translation>
    </message>
    <message>
        <source>A full cup is carried slowly.</source>
        <translation>Повну чашу несуть повільно.</translation>
    </message>
    <message>
        <source>A slow cart sees more of the road.</source>
        <translation>З повільного воза видно більше дороги.</translation>
    </message>
    <message>
        <source>A stone in the shoe does not end the walk.</source>
        <translation>Камінець у черевику — ще не кінець дороги.</translation>
    </message>
    <message>
        <source>A windy day is a good day to mend the net.</source>
        <translation>Вітряний день — саме на те, щоб лагодити сіті.</translation>
    </message>
    <message>
        <source>An empty table, and light hands.</source>
        <translation>Стіл порожній, і рукам легко.</translation>
    </message>
    <message>
        <source>An omen: take the pairs in any order, the end is the same. Nothing is decided here but by looking.</source>
        <extracomment>What is told once a day to who begins such a game.</extracomment>
        <translation>Провістя: забирайте пари в будь-якому порядку — кінець буде той самий. Тут нічого не вирішують, лише дивляться.</translation>
    </message>
    <message>
        <source>Ask again, and ask something smaller.</source>
        <translation>Запитай ще раз — про щось менше.</translation>
    </message>
    <message>
        <source>Count what is done, and sleep well.</source>
        <translation>Полічи зроблене і спи спокійно.</translation>
    </message>
    <message>
        <source>Each has found its mate; leave it at that.</source>
        <translation>Кожна знайшла собі пару — цього й досить.</translation>
    </message>
    <message>
        <source>Fine weather is for work, not for boasting.</source>
        <translation>Погожий день — для роботи, а не для похвальби.</translation>
    </message>
    <message>
        <source>Half a bridge shows where the river is narrow.</source>
        <translation>І пів мосту показує, де річка вузька.</translation>
    </message>
    <message>
        <source>Keep the small promise first.</source>
        <translation>Спершу дотримай малої обіцянки.</translation>
    </message>
    <message>
        <source>Low water shows the stones to step on.</source>
        <translation>На мілкому видно, на яке каміння ступати.</translation>
    </message>
    <message>
        <source>Mist in the valley; the hill is where it was.</source>
        <translation>У долині туман, а гора — де й була.</translation>
    </message>
    <message>
        <source>Nearly home; the last steps are steps too.</source>
        <translation>Майже вдома. Останні кроки — теж кроки.</translation>
    </message>
    <message>
        <source>Not every letter is answered on the day it comes.</source>
        <translation>Не на кожен лист відповідають того ж дня.</translation>
    </message>
    <message>
        <source>Omen: degree {degree} of {most}</source>
        <translation>Провістя: сходинка {degree} з {most}</translation>
    </message>
    <message>
        <source>On calm water even a small boat arrives.</source>
        <translation>Тихою водою й малий човен допливе.</translation>
    </message>
    <message>
        <source>Rain and sun have shared the day fairly.</source>
        <translation>Дощ і сонце поділили день порівну.</translation>
    </message>
    <message>
        <source>Tea first; the letter can wait.</source>
        <translation>Спершу чай, лист зачекає.</translation>
    </message>
    <message>
        <source>The bowl is chipped, and the soup is just as warm.</source>
        <translation>Миска щербата, а юшка така сама тепла.</translation>
    </message>
    <message>
        <source>The cat sits by the wall and does not call it waiting.</source>
        <translation>Кіт сидить під стіною і не каже, що чекає.</translation>
    </message>
    <message>
        <source>The ferry comes back; it always has.</source>
        <translation>Пором повернеться: він завжди повертався.</translation>
    </message>
    <message>
        <source>The gate is shut; the garden wall is warm in the sun.</source>
        <translation>Брама замкнена, та мур нагрівся на сонці.</translation>
    </message>
    <message>
        <source>The harvest is in; a few ears are for the birds.</source>
        <translation>Жнива скінчено; кілька колосків — птахам.</translation>
    </message>
    <message>
        <source>The kettle takes its time; so may you.</source>
        <translation>Чайник не поспішає — не поспішай і ти.</translation>
    </message>
    <message>
        <source>The knot has come loose; keep the string.</source>
        <translation>Вузол розв’язався, а шнурок прибережи.</translation>
    </message>
    <message>
        <source>The lamp is small; carry it lower.</source>
        <translation>Ліхтар малий — неси його нижче.</translation>
    </message>
    <message>
        <source>The moon is a night short of full, and bright enough.</source>
        <translation>До повні ще ніч, а світла вже досить.</translation>
    </message>
    <message>
        <source>The road between high and low has the most travellers.</source>
        <translation>Найлюдніша дорога — між горою і долом.</translation>
    </message>
    <message>
        <source>The seed under the snow keeps its own calendar.</source>
        <translation>Зернина під снігом знає свій час.</translation>
    </message>
    <message>
        <source>The wall did not move; now you know where it stands.</source>
        <translation>Стіна не зрушила. Тепер відомо, де вона стоїть.</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Залишилося плиток</translation>
    </message>
    <message>
        <source>Today’s omen: degree {degree} of {most}</source>
        <translation>Провістя дня: сходинка {degree} з {most}</translation>
    </message>
    <message>
        <source>Two of three friends came; lay the table.</source>
        <translation>З трьох друзів прийшло двоє — накривай на стіл.</translation>
    </message>
    <message>
        <source>Water clears when nobody stirs it.</source>
        <translation>Вода світлішає, коли її не каламутять.</translation>
    </message>
    <message>
        <source>What does not fit today has at least been measured.</source>
        <translation>Що сьогодні не підійшло, те вже хоч приміряно.</translation>
    </message>
    <message>
        <source>What is left for tomorrow gives tomorrow a reason.</source>
        <translation>Лишене на завтра — завтрашньому дню привід.</translation>
    </message>
    <message>
        <source>What was shut has opened by itself.</source>
        <translation>Що було замкнене, відчинилося само.</translation>
    </message>
    <message>
        <source>Where there is no path, sit down and look around.</source>
        <translation>Де немає стежки, там сядь і роздивися.</translation>
    </message>
    <message>
        <source>Winter is how a tree rests.</source>
        <translation>Узимку дерево просто відпочиває.</translation>
    </message>
    <message>
        <source>{percent} % of all deals do as well</source>
        <translation>не гірше — {percent} % роздач</translation>
    </message>
</context>
<context>
    <name>Pairs</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>Лишилася %n плитка</numerusform>
            <numerusform>Лишилося %n плитки</numerusform>
            <numerusform>Лишилося %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is taken when one tile lies above the other.</source>
        <translation>Пару забирають, коли одна плитка лежить над другою.</translation>
    </message>
    <message>
        <source>A tower of eight rows. Take pairs of tiles that lie face up; a tile is turned up as soon as two of its sides that meet at a corner are free.</source>
        <translation>Вежа з восьми рядів. Забирайте пари відкритих плиток; плитка відкривається, щойно вільні дві її сторони, що сходяться в куті.</translation>
    </message>
    <message>
        <source>A turtle of five chains, face up at their ends. Take pairs of tiles that lie face up; the next tile of a chain is turned up.</source>
        <translation>Черепаха з п’яти ланцюгів, відкритих на кінцях. Забирайте пари відкритих плиток; тоді відкривається наступна плитка ланцюга.</translation>
    </message>
    <message>
        <source>An omen: take pairs from a tower until it is gone.</source>
        <translation>Провістя: забирайте пари з вежі, доки її не стане.</translation>
    </message>
    <message>
        <source>An omen: take pairs from the ends of a turtle.</source>
        <translation>Провістя: забирайте пари з країв черепахи.</translation>
    </message>
    <message>
        <source>An omen: take pairs that lie one above the other.</source>
        <translation>Провістя: забирайте пари, у яких одна плитка лежить над другою.</translation>
    </message>
    <message>
        <source>Fishing the Golden Turtle</source>
        <translation>Лов золотої черепахи</translation>
    </message>
    <message>
        <source>No pair lies one tile above the other.</source>
        <translation>Немає пари одна над одною.</translation>
    </message>
    <message>
        <source>No tile of this row can be taken now.</source>
        <translation>З цього ряду зараз нічого не забрати.</translation>
    </message>
    <message>
        <source>Only tiles that lie face up are taken.</source>
        <translation>Забирають лише відкриті плитки.</translation>
    </message>
    <message>
        <source>Opening the Pagoda</source>
        <translation>Відкрий пагоду</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>The mate of {tile} is {mate}, which still lies face down.</source>
        <translation>Пара до {tile} — {mate}, вона ще закрита.</translation>
    </message>
    <message>
        <source>The rows are turned only when no pair can be taken.</source>
        <translation>Ряди повертають, лише коли жодної пари не можна забрати.</translation>
    </message>
    <message>
        <source>Tiles are taken in pairs.</source>
        <translation>Плитки забирають парами.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Прокрутити</translation>
    </message>
    <message numerus="yes">
        <source>Turned %n of {all} times without a pair</source>
        <translation>
            <numerusform>Прокручено %n раз із {all}, пари немає</numerusform>
            <numerusform>Прокручено %n рази з {all}, пари немає</numerusform>
            <numerusform>Прокручено %n разів із {all}, пари немає</numerusform>
        </translation>
    </message>
    <message>
        <source>Two Rows</source>
        <translation>Два ряди</translation>
    </message>
    <message>
        <source>Two rows of sixteen tiles, face up. Take a pair that lies one tile above the other, and the rows close up; when there is none, turn the rows by one tile.</source>
        <translation>Два ряди по шістнадцять відкритих плиток. Заберіть пару, у якій одна плитка лежить над другою, і ряди зімкнуться; коли такої немає, прокрутіть ряди на одну плитку.</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>The game is paused.</source>
        <translation>Гру призупинено.</translation>
    </message>
</context>
<context>
    <name>Pointing</name>
    <message>
        <source>First point at a group, or go to it by the arrow keys.</source>
        <translation>Спершу наведіть вказівник на групу або перейдіть до неї стрілками.</translation>
    </message>
    <message>
        <source>No legal move takes these tiles together: {one} and {other}; now only {other} is selected.</source>
        <translation>Жодна дозволена дія не бере разом ці плитки: {one} і {other}; тепер вибрано лише {other}.</translation>
    </message>
    <message>
        <source>No legal move takes these tiles together: {tiles}.</source>
        <translation>Жодна дозволена дія не бере разом ці плитки: {tiles}.</translation>
    </message>
    <message>
        <source>No legal move touches a tile.</source>
        <translation>Жодна дозволена дія не бере плиток.</translation>
    </message>
    <message>
        <source>No tile {tile} lies face up here.</source>
        <translation>Відкритої плитки {tile} тут немає.</translation>
    </message>
    <message>
        <source>Press a selected tile to play this move.</source>
        <translation>Натисніть вибрану плитку, щоб зіграти.</translation>
    </message>
    <message>
        <source>Press again to play it, or select another tile.</source>
        <translation>Натисніть ще раз, щоб зіграти, або виберіть ще одну плитку.</translation>
    </message>
    <message>
        <source>Which other tile?</source>
        <translation>Яка ще плитка?</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>A general within reach is left alone for a turn.</source>
        <translation>Генерала, до якого можна дістати, на хід залишають у спокої.</translation>
    </message>
    <message>
        <source>A group can exchange with several others, and only one is right.</source>
        <translation>Група може обмінятися з кількома іншими, але правильно лише з однією.</translation>
    </message>
    <message>
        <source>A group gives a tile away and takes one like it back.</source>
        <translation>Група віддає плитку, а потім повертає таку саму.</translation>
    </message>
    <message>
        <source>A group that the goal asks for is broken on the way.</source>
        <translation>Групу, якої вимагає ціль, дорогою доводиться розбити.</translation>
    </message>
    <message>
        <source>A pair is better taken without a third tile.</source>
        <translation>Пару краще забрати без третьої плитки.</translation>
    </message>
    <message>
        <source>A pair that could be taken is better in a triplet.</source>
        <translation>Пару, яку можна забрати, краще забрати у триплеті.</translation>
    </message>
    <message>
        <source>A tile belongs to more than one triplet.</source>
        <translation>Плитка належить більш як до одного триплета.</translation>
    </message>
    <message>
        <source>A tile goes through one group to reach another.</source>
        <translation>Плитка потрапляє до групи через іншу групу.</translation>
    </message>
    <message>
        <source>A tile that is needed has to be freed first.</source>
        <translation>Потрібну плитку спершу треба звільнити.</translation>
    </message>
    <message>
        <source>A triplet that could be taken stays for a turn.</source>
        <translation>Триплет, який можна забрати, на хід залишають.</translation>
    </message>
    <message>
        <source>An exchange that finishes no group yet makes the next ones possible.</source>
        <translation>Обмін, який ще не завершує жодної групи, відкриває шлях наступним.</translation>
    </message>
    <message>
        <source>Both tiles of a pair change places with two of a triplet.</source>
        <translation>Обидві плитки пари міняються місцями з двома плитками триплета.</translation>
    </message>
    <message>
        <source>Double kill</source>
        <translation>Подвійне вбивство</translation>
    </message>
    <message>
        <source>Either general is within reach, and only one is right.</source>
        <translation>Дістати можна обох генералів, але правильно — лише одного.</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Знайдіть</translation>
    </message>
    <message>
        <source>Freed first</source>
        <translation>Спершу звільнити</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Пожертва</translation>
    </message>
    <message>
        <source>Left to lie</source>
        <translation>Хай полежить</translation>
    </message>
    <message>
        <source>Lent</source>
        <translation>Позика</translation>
    </message>
    <message>
        <source>Less now</source>
        <translation>Менше зараз</translation>
    </message>
    <message>
        <source>More groups could be finished at once, and must not.</source>
        <translation>Можна було б одразу завершити більше груп, але не слід.</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>По одній</translation>
    </message>
    <message>
        <source>One exchange finishes two groups.</source>
        <translation>Один обмін завершує дві групи.</translation>
    </message>
    <message>
        <source>One move is right among many.</source>
        <translation>З багатьох дій правильна лише одна.</translation>
    </message>
    <message>
        <source>One tile has to kill two generals at once.</source>
        <translation>Одна плитка має вбити одразу двох генералів.</translation>
    </message>
    <message>
        <source>Passed on</source>
        <translation>Далі по черзі</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>Round the end</source>
        <translation>Через край</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>Пощада</translation>
    </message>
    <message>
        <source>Taking a triplet brings the next one together.</source>
        <translation>Коли забрати триплет, сходяться плитки наступного.</translation>
    </message>
    <message>
        <source>The first and the last tile of a level lie side by side.</source>
        <translation>Перша й остання плитки рівня — сусіди.</translation>
    </message>
    <message>
        <source>The gap closes</source>
        <translation>Прогалина змикається</translation>
    </message>
    <message>
        <source>The pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>The take that brings most at once is not the best.</source>
        <translation>Найбільше балів одразу — не завжди найкраще.</translation>
    </message>
    <message>
        <source>Three, not two</source>
        <translation>Три, а не дві</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Дві одразу</translation>
    </message>
    <message>
        <source>Two for two</source>
        <translation>Дві на дві</translation>
    </message>
    <message>
        <source>Two groups can exchange in several ways, and only one is right.</source>
        <translation>Дві групи можуть обмінятися по-різному, але правильно лише в один спосіб.</translation>
    </message>
    <message>
        <source>Two, not three</source>
        <translation>Дві, а не три</translation>
    </message>
    <message>
        <source>What is missing in the end is one tile of a pair.</source>
        <translation>Наприкінці бракує лише однієї плитки пари.</translation>
    </message>
    <message>
        <source>Which general</source>
        <translation>Котрий генерал</translation>
    </message>
    <message>
        <source>Which partner</source>
        <translation>З ким обмінятися</translation>
    </message>
    <message>
        <source>Which three</source>
        <translation>Котрі три</translation>
    </message>
    <message>
        <source>Which tile</source>
        <translation>Котра плитка</translation>
    </message>
</context>
<context>
    <name>Policies</name>
    <message>
        <source>Any deal</source>
        <translation>Будь-які роздачі</translation>
    </message>
    <message>
        <source>Built to be winnable</source>
        <translation>Складені як виграшні</translation>
    </message>
    <message>
        <source>Proven winnable</source>
        <translation>Доведено виграшні</translation>
    </message>
    <message>
        <source>Without dead groups</source>
        <translation>Без мертвих груп</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Reset to Defaults</source>
        <translation>&amp;Відновити типові</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Moves and results</source>
        <translation>Дії та результати</translation>
    </message>
    <message>
        <source>Moves, results and groups</source>
        <translation>Дії, результати й групи</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Вимкнено</translation>
    </message>
    <message>
        <source>Read Alou&amp;d</source>
        <translation>&amp;Читання вголос</translation>
    </message>
    <message>
        <source>Refill when nothing else is left</source>
        <translation>Докладати, коли нічого іншого не лишилося</translation>
    </message>
    <message>
        <source>Results only</source>
        <translation>Лише результати</translation>
    </message>
    <message>
        <source>Sample tiles</source>
        <translation>Кілька плиток у цьому вигляді</translation>
    </message>
    <message>
        <source>Show the time in the status bar</source>
        <translation>Показувати час у рядку стану</translation>
    </message>
    <message>
        <source>Show whether the game can still be won</source>
        <translation>Показувати, чи можна ще виграти</translation>
    </message>
    <message>
        <source>{option}:</source>
        <translation>{option}:</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>&amp;Problems</source>
        <translation>Задач&amp;і</translation>
    </message>
    <message numerus="yes">
        <source>Clear the table for %n point(s).</source>
        <translation>
            <numerusform>Очистьте стіл, набравши %n бал.</numerusform>
            <numerusform>Очистьте стіл, набравши %n бали.</numerusform>
            <numerusform>Очистьте стіл, набравши %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold: it cannot be done better.</source>
        <translation>Золото: краще неможливо.</translation>
    </message>
    <message>
        <source>Par can no longer be kept</source>
        <translation>В орієнтир уже не вкластися</translation>
    </message>
    <message>
        <source>Silver: it can be done better.</source>
        <translation>Срібло: можна й краще.</translation>
    </message>
    <message>
        <source>There is no other problem.</source>
        <translation>Інших задач немає.</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s).</source>
        <translation>
            <numerusform>Виграйте за %n дію.</numerusform>
            <numerusform>Виграйте за %n дії.</numerusform>
            <numerusform>Виграйте за %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n point(s)</source>
        <translation>
            <numerusform>на %n бал</numerusform>
            <numerusform>на %n бали</numerusform>
            <numerusform>на %n балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <translation>
            <numerusform>за %n дію</numerusform>
            <numerusform>за %n дії</numerusform>
            <numerusform>за %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is left to do on this board</source>
        <translation>на цій розкладці вже нічого робити</translation>
    </message>
    <message numerus="yes">
        <source>problem for %n point(s)</source>
        <translation>
            <numerusform>задача на %n бал</numerusform>
            <numerusform>задача на %n бали</numerusform>
            <numerusform>задача на %n балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>problem in %n move(s)</source>
        <translation>
            <numerusform>задача на %n дію</numerusform>
            <numerusform>задача на %n дії</numerusform>
            <numerusform>задача на %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>problem {number} of {count}</source>
        <translation>задача {number} з {count}</translation>
    </message>
    <message>
        <source>the file {file} cannot be read</source>
        <translation>файл {file} не прочитати</translation>
    </message>
    <message>
        <source>{file}, line {line}: {error}</source>
        <translation>{file}, рядок {line}: {error}</translation>
    </message>
    <message>
        <source>{number}: {task}</source>
        <translation>{number}: {task}</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>After that every move leads back.</source>
        <translation>Далі кожна дія веде назад.</translation>
    </message>
    <message>
        <source>Of {groups} none is ever mended first: no valid group of other tiles can exchange with one of them.</source>
        <translation>Жодної з груп {groups} не виправити першою: жодна правильна група з інших плиток не може обмінятися з ними.</translation>
    </message>
    <message>
        <source>Of {pairs} no pair is ever the first to be taken: even once all other tiles are gone, one tile of each still lies face down.</source>
        <translation>З пар {pairs} жодної не забрати першою: навіть коли всіх інших плиток уже немає, одна плитка кожної з них ще закрита.</translation>
    </message>
    <message>
        <source>One of {groups} always lies there: every exchange with one leaves one, and none is of use in the end.</source>
        <translation>Одна з груп {groups} лежить завжди: після кожного обміну з нею лишається одна з них, а в кінці жодна не потрібна.</translation>
    </message>
    <message>
        <source>Only this leads on: {moves}.</source>
        <translation>Далі веде лише це: {moves}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n other invalid group(s) cannot help either.</source>
        <translation>
            <numerusform>Не допоможе й %n інша неправильна група.</numerusform>
            <numerusform>Не допоможуть і %n інші неправильні групи.</numerusform>
            <numerusform>Не допоможуть і %n інших неправильних груп.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal has no use for {group}, and no valid group can exchange with it.</source>
        <translation>Група {group} для мети не потрібна, і жодна правильна група не може обмінятися з нею.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>What leads to a proof, and what it shows where no more is known.</extracomment>
        <translation>Чому?</translation>
    </message>
    <message>
        <source>line {line}.</source>
        <translation>рядок {line}.</translation>
    </message>
    <message>
        <source>then only {moves}</source>
        <translation>далі лише {moves}</translation>
    </message>
    <message>
        <source>{group} is never mended: no single tile makes it valid.</source>
        <translation>{group} ніколи не виправити: жодна заміна однієї плитки не зробить цю групу правильною.</translation>
    </message>
    <message>
        <source>{group} is never mended: only {tiles} would make it valid, and no valid group that has one stays valid with a tile from here in its place.</source>
        <translation>{group} ніколи не виправити: правильною цю групу зробить лише {tiles}, а жодна правильна група з такою плиткою не лишиться правильною, взявши замість неї плитку звідси.</translation>
    </message>
    <message>
        <source>{moves} → {where}</source>
        <translation>{moves} → {where}</translation>
    </message>
    <message>
        <source>{move} (turned up: {tiles})</source>
        <translation>{move} (відкрито: {tiles})</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Тека</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Перегляд у:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлів:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>Qt&apos;s name of the key; its Ukrainian translation has a word that nobody uses.</extracomment>
        <translation>Пробіл</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>One Move Back</source>
        <translation>На дію назад</translation>
    </message>
    <message>
        <source>One Move On</source>
        <translation>На дію вперед</translation>
    </message>
    <message>
        <source>Place in the record</source>
        <translation>Місце в записі</translation>
    </message>
    <message>
        <source>Play On from Here</source>
        <translation>Грати далі звідси</translation>
    </message>
    <message>
        <source>Play by Itself</source>
        <translation>Показувати дії</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Перегляд: {game}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>The opening</source>
        <translation>Початкова розкладка</translation>
    </message>
    <message>
        <source>This move lost the game</source>
        <translation>Цією дією гру програно</translation>
    </message>
    <message>
        <source>To the End</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>To the Opening</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>{number}. {move}</source>
        <translation>{number}. {move}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>It is not known which move lost the game.</source>
        <translation>Невідомо, після якої дії гру вже не можна було виграти.</translation>
    </message>
    <message>
        <source>The game could be won until move {number} ({move}), but not after it.</source>
        <translation>Гру можна було виграти до дії {number} ({move}); після неї вже ні.</translation>
    </message>
    <message>
        <source>This deal could not be won from the start.</source>
        <translation>Ця роздача була безнадійна від самого початку.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Classic triplets</source>
        <translation>Класичні триплети</translation>
    </message>
    <message>
        <source>Five ends are alike; the sixth may be any.</source>
        <translation>П’ять кінців однакові; шостий — будь-який.</translation>
    </message>
    <message>
        <source>Four ends are alike; the other two add up to the same number.</source>
        <translation>Чотири кінці однакові; два інші в сумі дають те саме число.</translation>
    </message>
    <message>
        <source>Loose Five Points and Full Fourteen</source>
        <translation>Вільні «П’ять цяток» і «Швидкість»</translation>
    </message>
    <message>
        <source>Mixed Dragon instead of 2-3-Kao</source>
        <translation>«Змішаний дракон» замість «Два-Три-Лети»</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ні</translation>
    </message>
    <message>
        <source>The six ends are {ends}.</source>
        <translation>Шість кінців: {ends}.</translation>
    </message>
    <message>
        <source>The two tiles of one civil face.</source>
        <translation>Дві однакові цивільні плитки.</translation>
    </message>
    <message>
        <source>The two tiles {tiles}, and no others.</source>
        <translation>Дві плитки {tiles}, і ніякі інші.</translation>
    </message>
    <message>
        <source>Three ends are alike, and the other three are alike too.</source>
        <translation>Три кінці однакові, і три інші однакові між собою.</translation>
    </message>
    <message>
        <source>Three ends are alike; the others add up to 14 or more.</source>
        <translation>Три кінці однакові; інші в сумі дають 14 або більше.</translation>
    </message>
    <message>
        <source>Three ends are alike; the others add up to 5.</source>
        <translation>Три кінці однакові; інші в сумі дають 5.</translation>
    </message>
    <message>
        <source>Three ends or more are alike; leave three of them out, the rest is 14 or more.</source>
        <translation>Однакові три кінці або більше; без трьох із них решта в сумі дає 14 або більше.</translation>
    </message>
    <message>
        <source>Three ends or more are alike; leave three of them out, the rest is 5.</source>
        <translation>Однакові три кінці або більше; без трьох із них решта в сумі дає 5.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation>Триплети</translation>
    </message>
    <message>
        <source>Two military tiles with the same number of pips.</source>
        <translation>Дві військові плитки з однаковою кількістю цяток.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Так</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Шукати на всіх сторінках</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The settings cannot be written to {file}: they will be forgotten.</source>
        <translation>Не вдається записати налаштування у {file}: їх буде забуто.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>це не файл</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>немає дозволу</translation>
    </message>
    <message>
        <source>the disk is not responding properly</source>
        <translation>диск не відповідає як слід</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>немає вільного місця</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>такого місця немає</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({error}) and is kept as {aside}.</source>
        <translation>{file} не вдалося відкрити ({error}); файл збережено під назвою {aside}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} не вдалося прочитати: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} не вдалося записати: {reason}</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message numerus="yes">
        <source>After %n move(s): {tally}.</source>
        <translation>
            <numerusform>Після %n дії: {tally}.</numerusform>
            <numerusform>Після %n дій: {tally}.</numerusform>
            <numerusform>Після %n дій: {tally}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Усі файли</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <translation>Скопійовано: {text}</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>Припинити</translation>
    </message>
    <message>
        <source>Nothing was opened: {error}</source>
        <translation>Нічого не відкрито: {error}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Зображення</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Збережено як {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>Зображення скопійовано.</translation>
    </message>
    <message>
        <source>This board has no number; copy the board or a message.</source>
        <translation>Ця розкладка не має номера; скопіюйте розкладку або повідомлення.</translation>
    </message>
    <message>
        <source>This takes a while to read…</source>
        <translation>Читання триває довго…</translation>
    </message>
    <message>
        <source>Time: {time}.</source>
        <translation>Час: {time}.</translation>
    </message>
    <message>
        <source>To play it from its opening, paste this in Gupai Desktop:</source>
        <translation>Щоб зіграти від початку, вставте це в Gupai Desktop:</translation>
    </message>
    <message>
        <source>To play it, paste this in Gupai Desktop:</source>
        <translation>Щоб зіграти, вставте це в Gupai Desktop:</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>це не вдалося прочитати</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Відновити</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Інше</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <translation>Перейти до наступної частини вікна</translation>
    </message>
    <message>
        <source>Keys for “{action}”; press others here:</source>
        <translation>Клавіші для «{action}»; інші натисніть тут:</translation>
    </message>
    <message>
        <source>No action has that name.</source>
        <translation>Такої дії немає.</translation>
    </message>
    <message>
        <source>Open the menu of a tile or a group</source>
        <translation>Відкрити меню плитки чи групи</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>В&amp;илучити</translation>
    </message>
    <message>
        <source>Restore &amp;All</source>
        <translation>Відновити в&amp;се</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>That is not a key, or one that is only held with others.</source>
        <translation>Це не клавіша або та, яку лише тримають разом з іншими.</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Ці клавіші змінити не можна.</translation>
    </message>
    <message>
        <source>Where a layout has no Latin letters, the key in the place of the letter on a US keyboard does the same.</source>
        <extracomment>The note while there is nothing else to say.</extracomment>
        <translation>Якщо в розкладці немає латинських літер, діє клавіша на тому місці, де ця літера на американській клавіатурі.</translation>
    </message>
    <message>
        <source>{keys} is already used for “{action}”.</source>
        <translation>{keys} уже викликає «{action}».</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Loud</source>
        <translation>Гучно</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Помірно</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Тихо</translation>
    </message>
</context>
<context>
    <name>SpeechKeys</name>
    <message>
        <source>Nothing else here fits.</source>
        <translation>Більше тут нічого не підходить.</translation>
    </message>
    <message>
        <source>Nothing here fits.</source>
        <translation>Тут нічого не підходить.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>%n tile(s) can complete a move</source>
        <translation>
            <numerusform>%n плитка може завершити дію</numerusform>
            <numerusform>%n плитки можуть завершити дію</numerusform>
            <numerusform>%n плиток можуть завершити дію</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join it</source>
        <translation>
            <numerusform>до неї можна додати %n плитку</numerusform>
            <numerusform>до неї можна додати %n плитки</numerusform>
            <numerusform>до неї можна додати %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join them</source>
        <translation>
            <numerusform>до них можна додати %n плитку</numerusform>
            <numerusform>до них можна додати %n плитки</numerusform>
            <numerusform>до них можна додати %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s).</source>
        <translation>
            <numerusform>Після %n дії.</numerusform>
            <numerusform>Після %n дій.</numerusform>
            <numerusform>Після %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the opening.</source>
        <translation>Назад до початку.</translation>
    </message>
    <message>
        <source>Selected: {move}.</source>
        <translation>Вибрано: {move}.</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <translation>Скасовано: {move}.</translation>
    </message>
    <message>
        <source>none completes a move</source>
        <translation>жодна не завершує дії</translation>
    </message>
    <message>
        <source>{tiles} selected; {fitting}.</source>
        <translation>Вибрано {tiles}; {fitting}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n deal(s) of {game} will no longer be counted and shown.</source>
        <translation>
            <numerusform>Більше не враховуватиметься й не показуватиметься %n роздача гри «{game}».</numerusform>
            <numerusform>Більше не враховуватимуться й не показуватимуться %n роздачі гри «{game}».</numerusform>
            <numerusform>Більше не враховуватиметься й не показуватиметься %n роздач гри «{game}».</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Гра:</translation>
    </message>
    <message>
        <source>&amp;Open This Deal</source>
        <translation>&amp;Відкрити цю роздачу</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Скинути…</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Почато</translation>
    </message>
    <message>
        <source>Best possible</source>
        <extracomment>The titles of columns that tell of points.</extracomment>
        <translation>Найбільше можливе</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Найкращий час</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Найменше дій</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Допомога</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Найвищий рахунок</translation>
    </message>
    <message>
        <source>Log of deals</source>
        <translation>Журнал роздач</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>Середній час</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Дії</translation>
    </message>
    <message>
        <source>Moves above the best line known, the latest deals on the right</source>
        <translation>Дії понад найкращий відомий шлях; найновіші роздачі праворуч</translation>
    </message>
    <message>
        <source>Moves above the best line known: from {least} to {most}.</source>
        <translation>Дій понад найкращий відомий шлях: від {least} до {most}.</translation>
    </message>
    <message>
        <source>Nearest to par</source>
        <translation>Найближче до орієнтира</translation>
    </message>
    <message>
        <source>Nearest to the best</source>
        <translation>Найближче до найкращого</translation>
    </message>
    <message>
        <source>Nothing has been played here yet.
A deal counts from its first move on, and is never a loss while it is open.</source>
        <translation>Тут ще нічого не зіграно.
Роздача враховується з першої дії, а незакінчена не вважається програшем.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Орієнтир</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The titles of columns that tell of points.</extracomment>
        <translation>Бали</translation>
    </message>
    <message>
        <source>Points below the best known, the latest deals on the right</source>
        <translation>На скільки балів менше за найкращий відомий рахунок; останні роздачі праворуч</translation>
    </message>
    <message>
        <source>Points below the best known: from {least} to {most}.</source>
        <translation>Балів до найкращого відомого рахунку: від {least} до {most}.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Виграно поспіль</translation>
    </message>
    <message>
        <source>Won without help</source>
        <translation>Без допомоги</translation>
    </message>
    <message>
        <source>Won without help: {won}; with help: {helped}; unfinished: {unfinished}.</source>
        <translation>Виграно без допомоги: {won}; з допомогою: {helped}; не закінчено: {unfinished}.</translation>
    </message>
    <message>
        <source>Won: Easy</source>
        <translation>Виграно легких</translation>
    </message>
    <message>
        <source>Won: Expert</source>
        <translation>Виграно експертних</translation>
    </message>
    <message>
        <source>Won: Hard</source>
        <translation>Виграно важких</translation>
    </message>
    <message>
        <source>Won: Medium</source>
        <translation>Виграно середніх</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>не менш як {number}</translation>
    </message>
    <message>
        <source>below the axis: best line not known</source>
        <translation>під віссю: найкращий шлях невідомий</translation>
    </message>
    <message>
        <source>longest {number}</source>
        <translation>найдовша серія: {number}</translation>
    </message>
    <message>
        <source>mean {number}</source>
        <translation>у середньому {number}</translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>із {number}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>не закінчено</translation>
    </message>
    <message>
        <source>won</source>
        <translation>виграно</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>виграно з допомогою</translation>
    </message>
    <message>
        <source>{number} (challenge {day})</source>
        <translation>{number} (виклик дня {day})</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Clear the selection</source>
        <translation>Зняти вибір</translation>
    </message>
    <message>
        <source>Go from tile to tile</source>
        <translation>Перейти від плитки до плитки</translation>
    </message>
    <message>
        <source>Go to the first or the last tile of the group</source>
        <translation>Перейти до першої або останньої плитки групи</translation>
    </message>
    <message>
        <source>Go to the first or the last tile of the table</source>
        <translation>Перейти до першої або останньої плитки столу</translation>
    </message>
    <message>
        <source>Go to the group before or after</source>
        <translation>Перейти до попередньої або наступної групи</translation>
    </message>
    <message>
        <source>Leave the table for the toolbar and the buttons, and come back</source>
        <translation>Перейти зі столу до панелі інструментів і кнопок та назад</translation>
    </message>
    <message>
        <source>Select a tile by its two ends</source>
        <translation>Вибрати плитку за двома кінцями</translation>
    </message>
    <message>
        <source>Select the tile, or play the move that it completes</source>
        <translation>Вибрати плитку або виконати дію, яку вона завершує</translation>
    </message>
    <message>
        <source>Tab or Shift+Tab</source>
        <translation>Tab або Shift+Tab</translation>
    </message>
    <message>
        <source>The same; of a selected tile, play the only move that begins with it</source>
        <translation>Те саме; для вибраної плитки — виконати єдину дію, яка з неї починається</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>стрілки</translation>
    </message>
    <message>
        <source>two digits, such as 6 3</source>
        <translation>дві цифри, наприклад 6 3</translation>
    </message>
    <message>
        <source>{key} with arrow keys</source>
        <translation>{key} зі стрілками</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>A tile that lies face down</source>
        <translation>Закрита плитка</translation>
    </message>
    <message>
        <source>Face down, {group}, tile {place}</source>
        <translation>Закрита, {group}, плитка {place}</translation>
    </message>
    <message>
        <source>{face} {name}, {group}, tile {place}</source>
        <translation>{face} {name}, {group}, плитка {place}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>A row lights its tiles on the table; Enter plays it.</source>
        <extracomment>Said of what can be made of a group.</extracomment>
        <translation>Рядок позначає свої плитки на столі; Enter — зіграти.</translation>
    </message>
    <message>
        <source>Back to where it could</source>
        <translation>Назад, де ще можна було</translation>
    </message>
    <message>
        <source>Before That Take</source>
        <translation>До того взяття</translation>
    </message>
    <message numerus="yes">
        <source>Best now: %n point(s).</source>
        <translation>
            <numerusform>Тепер щонайбільше: %n бал.</numerusform>
            <numerusform>Тепер щонайбільше: %n бали.</numerusform>
            <numerusform>Тепер щонайбільше: %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best now: at least %n point(s).</source>
        <translation>
            <numerusform>Найкраще тепер: не менш як %n бал.</numerusform>
            <numerusform>Найкраще тепер: не менш як %n бали.</numerusform>
            <numerusform>Найкраще тепер: не менш як %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Costliest take</source>
        <translation>Найдорожче взяття</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Лишити мої</translation>
    </message>
    <message numerus="yes">
        <source>New to {family}? %n step(s) to a win.</source>
        <translation>
            <numerusform>Ви вперше граєте в «{family}»? До виграшу веде %n крок.</numerusform>
            <numerusform>Ви вперше граєте в «{family}»? До виграшу ведуть %n кроки.</numerusform>
            <numerusform>Ви вперше граєте в «{family}»? До виграшу ведуть %n кроків.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: a deal of %n move(s).</source>
        <translation>
            <numerusform>Далі: роздача на %n дію.</numerusform>
            <numerusform>Далі: роздача на %n дії.</numerusform>
            <numerusform>Далі: роздача на %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: {difficulty}.</source>
        <translation>Далі: складність «{difficulty}».</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Не зараз</translation>
    </message>
    <message>
        <source>Use Them</source>
        <translation>Узяти їх</translation>
    </message>
    <message>
        <source>Where {game} comes from, it is played with other tiles: {tiles}.</source>
        <translation>Там, звідки походить {game}, грають іншими плитками: {tiles}.</translation>
    </message>
    <message>
        <source>best at least {points}</source>
        <translation>найбільше — не менш як {points}</translation>
    </message>
    <message>
        <source>best {points}</source>
        <translation>найбільше {points}</translation>
    </message>
    <message>
        <source>take {number}: {tiles}</source>
        <translation>взяття {number}: {tiles}</translation>
    </message>
</context>
<context>
    <name>TileMenu</name>
    <message>
        <source>&amp;Hint for This Group</source>
        <translation>П&amp;ідказка для цієї групи</translation>
    </message>
    <message>
        <source>&amp;Pick Up {tile}</source>
        <translation>Взя&amp;ти {tile}</translation>
    </message>
    <message>
        <source>&amp;Undo to Before This Group Changed</source>
        <translation>Скасувати до &amp;зміни цієї групи</translation>
    </message>
    <message>
        <source>E&amp;xplain This Group</source>
        <translation>По&amp;яснити цю групу</translation>
    </message>
    <message>
        <source>Open in the &amp;Workbench…</source>
        <translation>Відкрити в &amp;майстерні…</translation>
    </message>
    <message>
        <source>Put {tile} &amp;Down</source>
        <translation>П&amp;окласти {tile}</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>an empty place</source>
        <translation>порожнє місце</translation>
    </message>
    <message>
        <source>{face} {name}</source>
        <translation>{face} {name}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Bench</source>
        <translation>Лавка</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Земля</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Вісімка</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>П’ятірка</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Гармонія (Гусак)</translation>
    </message>
    <message>
        <source>Hatchet</source>
        <translation>Сокира (Голова тигра)</translation>
    </message>
    <message>
        <source>Heaven</source>
        <translation>Небеса</translation>
    </message>
    <message>
        <source>Long Three</source>
        <translation>Довгі трійки</translation>
    </message>
    <message>
        <source>Long-Legged Seven</source>
        <translation>Довгонога сімка</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Дев’ятка</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Червоноголова десятка</translation>
    </message>
    <message>
        <source>Plum Blossom</source>
        <translation>Квіти сливи</translation>
    </message>
    <message>
        <source>Red-Hammer Six</source>
        <translation>Червономолоткова шістка</translation>
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
        <source>Three (Meng Huo)</source>
        <translation>Трійка (Мен Хо)</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>By this computer’s clock it is {day}; the calendar begins on {first}.</source>
        <translation>Годинник цього комп’ютера показує {day}; календар починається з {first}.</translation>
    </message>
</context>
<context>
    <name>Trigrams</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n бал</numerusform>
            <numerusform>%n бали</numerusform>
            <numerusform>%n балів</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of this arm have been taken.</source>
        <translation>Усі плитки цього променя забрано.</translation>
    </message>
    <message>
        <source>Arm {number}</source>
        <translation>Промінь {number}</translation>
    </message>
    <message>
        <source>Clear a ring of eight arms, for points.</source>
        <translation>Приберіть коло з восьми променів: за все дають бали.</translation>
    </message>
    <message>
        <source>Eight Trigrams</source>
        <translation>Вісім триграм</translation>
    </message>
    <message>
        <source>Eight arms of three outer tiles and an inner one. Take pairs and triplets of free tiles for points; clearing the table doubles them.</source>
        <translation>Вісім променів: по три зовнішні плитки й одна внутрішня. Забирайте на бали пари й триплети вільних плиток; хто очистить стіл, тому бали подвоюють.</translation>
    </message>
    <message>
        <source>Free in this arm: {tiles}.</source>
        <translation>Вільні в цьому промені: {tiles}.</translation>
    </message>
    <message>
        <source>No third free tile makes a triplet of them.</source>
        <translation>Жодна третя вільна плитка не доповнить їх до триплета.</translation>
    </message>
    <message>
        <source>Nothing has been taken yet.</source>
        <translation>Ще нічого не забрано.</translation>
    </message>
    <message>
        <source>Solving the Eight Trigrams</source>
        <translation>Розгадай вісім триграм</translation>
    </message>
    <message numerus="yes">
        <source>The table is clear: doubled, %n point(s).</source>
        <translation>
            <numerusform>Стіл чистий: подвоєно, %n бал.</numerusform>
            <numerusform>Стіл чистий: подвоєно, %n бали.</numerusform>
            <numerusform>Стіл чистий: подвоєно, %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two tiles that form a pair are taken, or three that form a triplet.</source>
        <translation>Забирають дві плитки, що складають пару, або три, що складають триплет.</translation>
    </message>
    <message>
        <source>{arm}; free: {tiles}</source>
        <translation>{arm}; вільні: {tiles}</translation>
    </message>
    <message>
        <source>{take}, {points} of them for {pair}</source>
        <translation>{take}, з них {points} за пару: {pair}</translation>
    </message>
    <message>
        <source>{tile} lies across the ends of {others}: these must be taken first.</source>
        <translation>{tile} лежить упоперек кінців {others}: спершу треба забрати їх.</translation>
    </message>
    <message>
        <source>{tile} lies between {one} and {other}: one of them must be taken first.</source>
        <translation>{tile} лежить між {one} та {other}: спершу треба забрати одну з них.</translation>
    </message>
</context>
<context>
    <name>TurnSteps</name>
    <message>
        <source>This turn: {steps}</source>
        <translation>Цей хід: {steps}</translation>
    </message>
    <message>
        <source>{step} (done)</source>
        <translation>{step} (зроблено)</translation>
    </message>
    <message>
        <source>{step} (now)</source>
        <translation>{step} (зараз)</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Завершити</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Пропустити</translation>
    </message>
    <message>
        <source>A Coincidence: the general is dead, the upper level completed, and the next general turned face up.</source>
        <translation>«Співпадіння»: генерала вбито, верхній рівень пройдено, а наступного генерала відкрито.</translation>
    </message>
    <message>
        <source>A Full Dragon. Taken tiles go to the left end of the common row.</source>
        <translation>«Повний дракон». Забрані плитки йдуть на лівий кінець спільного ряду.</translation>
    </message>
    <message>
        <source>A group of three is valid if its six ends form a triplet, a group of two if it is a pair. A valid group bears its name and a seal: here these are the marked three. The game is won when every group is valid.</source>
        <translation>Група з трьох плиток правильна, якщо шість її кінців утворюють триплет, а з двох — якщо вона пара. Правильна група має назву й печатку: тут це три позначені. Гру виграно, коли всі групи правильні.</translation>
    </message>
    <message>
        <source>A move exchanges tiles of two groups, and after it both of them must be valid. Here two tiles lie in each other&apos;s places.</source>
        <translation>Дія — це обмін плиток двох груп, і після неї обидві мають бути правильними. Тут дві плитки лежать одна на місці іншої.</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>A tile between two others is free once one of them has been taken: now 42 and 44 are. 42 and 21 together bring nine points, more than any other pair.</source>
        <translation>Плитка між двома іншими вільна, коли одну з них забрано: тепер вільні 42 і 44. 42 і 21 разом дають дев’ять балів, більше за будь-яку іншу пару.</translation>
    </message>
    <message>
        <source>A tile has two ends</source>
        <translation>Плитка має два кінці</translation>
    </message>
    <message>
        <source>A triplet</source>
        <translation>Триплет</translation>
    </message>
    <message>
        <source>An arm has three outer tiles, and an inner one across their ends. Of the outer ones the first and the third are free. Pairs and triplets of free tiles are taken, for points; a pair in a triplet counts too.</source>
        <translation>У промені три зовнішні плитки, а внутрішня лежить упоперек їхніх кінців. Із зовнішніх вільні перша й третя. Пари й триплети вільних плиток забирають на бали; пара всередині триплета теж рахується.</translation>
    </message>
    <message>
        <source>Civil and military</source>
        <translation>Цивільні й військові</translation>
    </message>
    <message>
        <source>Civil tiles</source>
        <translation>Цивільні плитки</translation>
    </message>
    <message>
        <source>Clear the table: click both 31.</source>
        <translation>Очистьте стіл: клацніть обидві 31.</translation>
    </message>
    <message>
        <source>Click 42 and 21, and then both tiles in the middle.</source>
        <translation>Клацніть 42 і 21, а тоді обидві плитки посередині.</translation>
    </message>
    <message>
        <source>Click any military tile; they are marked.</source>
        <translation>Клацніть будь-яку військову плитку; їх позначено.</translation>
    </message>
    <message>
        <source>Click the general 44, and then 41 and 43 in the upper level.</source>
        <translation>Клацніть генерала 44, а потім 41 і 43 на верхньому рівні.</translation>
    </message>
    <message>
        <source>Click the marked tile, or go to it with the arrow keys and press Space.</source>
        <translation>Клацніть позначену плитку або перейдіть до неї стрілками й натисніть пробіл.</translation>
    </message>
    <message>
        <source>Click the three marked tiles, one after the other.</source>
        <translation>Клацніть три позначені плитки, одну за одною.</translation>
    </message>
    <message>
        <source>End the turn: Refill, or {refill}.</source>
        <translation>Завершіть хід: «Докласти» або {refill}.</translation>
    </message>
    <message>
        <source>Every tile has two ends, with one to six pips each. It is written with both numbers, the higher one first: the marked tile, with six and three, is 63. Which end lies above never matters.</source>
        <translation>Кожна плитка має два кінці, на кожному від однієї до шести цяток. Її записують двома числами, спершу більше: позначена плитка з шісткою й трійкою — це 63. Який кінець угорі, не має значення.</translation>
    </message>
    <message>
        <source>Exchange the marked tiles 63 and 32: drag one onto the other, or click both.</source>
        <translation>Обміняйте позначені плитки 63 і 32: перетягніть одну на другу або клацніть обидві.</translation>
    </message>
    <message>
        <source>First phase: three neighbouring tiles of a level that form a triplet may be taken. You can take several triplets in one turn, or none.</source>
        <translation>Перша фаза: з рівня можна забрати три сусідні плитки, які утворюють триплет. За один хід можна забрати кілька триплетів або жодного.</translation>
    </message>
    <message>
        <source>Five Points with 42 and 21: 3 and 9, twelve points.</source>
        <translation>«П’ять цяток» із 42 та 21: 3 і 9, дванадцять балів.</translation>
    </message>
    <message>
        <source>Five Sons with a Civil Pair: 5 and 3, eight points.</source>
        <translation>«П’ять синів» із цивільною парою: 5 і 3, вісім балів.</translation>
    </message>
    <message>
        <source>Free tiles</source>
        <translation>Вільні плитки</translation>
    </message>
    <message>
        <source>Gaps and closed levels</source>
        <translation>Проміжки й закриті рівні</translation>
    </message>
    <message>
        <source>If a level holds exactly one tile, and it forms a triplet with the leftmost and the rightmost general, it kills both. There is one general more than levels, so exactly one kill must be such a double one. You win when every level is completed and every general dead.</source>
        <translation>Якщо на рівні рівно одна плитка й вона утворює триплет із крайнім лівим і крайнім правим генералами, вона вбиває обох. Генералів на одного більше, ніж рівнів, тож рівно одне вбивство має бути таким подвійним. Ви виграєте, коли пройдено всі рівні й убито всіх генералів.</translation>
    </message>
    <message>
        <source>Its two ends are drawn below the table: a six and a three.</source>
        <translation>Два її кінці намальовано під столом: шістка і трійка.</translation>
    </message>
    <message>
        <source>Kill a general</source>
        <translation>Убити генерала</translation>
    </message>
    <message>
        <source>Kill both generals: click 33, 11 and 31.</source>
        <translation>Убийте обох генералів: клацніть 33, 11 і 31.</translation>
    </message>
    <message>
        <source>Lay together</source>
        <translation>Скласти</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Make a Civil Pair: click two tiles that look the same.</source>
        <translation>Складіть цивільну пару: клацніть дві однакові плитки.</translation>
    </message>
    <message>
        <source>Make a Military Pair: click two tiles with the same number of pips.</source>
        <translation>Складіть військову пару: клацніть дві плитки з однаковою кількістю цяток.</translation>
    </message>
    <message>
        <source>Make every group valid. Hint helps if you want.</source>
        <translation>Зробіть усі групи правильними. За потреби є підказка.</translation>
    </message>
    <message>
        <source>Make the Supreme Pair: click its two tiles.</source>
        <translation>Складіть найвищу пару: клацніть її дві плитки.</translation>
    </message>
    <message>
        <source>Military tiles</source>
        <translation>Військові плитки</translation>
    </message>
    <message>
        <source>No tile here completes {tiles}.</source>
        <translation>Тут немає плитки, яка доповнила б {tiles}.</translation>
    </message>
    <message>
        <source>Now ask what to do: Hint, or {hint}.</source>
        <translation>Тепер спитайте, що робити: «Підказка» або {hint}.</translation>
    </message>
    <message>
        <source>One for one</source>
        <translation>Одна на одну</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>Play “{verb}”.</source>
        <translation>Зіграйте «{verb}».</translation>
    </message>
    <message>
        <source>Round the ends</source>
        <translation>Через край</translation>
    </message>
    <message>
        <source>Second phase: if a level holds exactly two tiles, and they form a triplet with the leftmost or the rightmost general, they kill him. That completes the level. After a kill nothing more is taken in this turn.</source>
        <translation>Друга фаза: якщо на рівні рівно дві плитки й вони утворюють триплет із крайнім лівим або крайнім правим генералом, вони його вбивають. Тоді рівень пройдено. Після вбивства цього ходу більше нічого не забирають.</translation>
    </message>
    <message>
        <source>Select three tiles that make it. Hint shows some, if you want.</source>
        <translation>Виберіть три плитки, що його утворюють. За потреби є підказка.</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Крок {number} із {all}</translation>
    </message>
    <message>
        <source>Take 53 from the right end of the upper level, with 55 and 52 from the left.</source>
        <translation>Заберіть 53 з правого кінця верхнього рівня разом із 55 і 52 з лівого.</translation>
    </message>
    <message>
        <source>Take 66 66 63 from the lower level.</source>
        <translation>Заберіть 66 66 63 з нижнього рівня.</translation>
    </message>
    <message>
        <source>Take all three in one: click 42, 21 and 44.</source>
        <translation>Заберіть усі три разом: клацніть 42, 21 і 44.</translation>
    </message>
    <message>
        <source>Take the exchange back: Undo, or {undo}.</source>
        <translation>Скасуйте обмін: «Скасувати дію» або {undo}.</translation>
    </message>
    <message>
        <source>Take the marked tiles: click 66, 66 and 63.</source>
        <translation>Заберіть позначені плитки: клацніть 66, 66 і 63.</translation>
    </message>
    <message>
        <source>That is legal too. For now play what is asked for.</source>
        <translation>Це теж дозволено. Але зараз зробіть те, про що йдеться.</translation>
    </message>
    <message>
        <source>That is not what is asked for: {kind}.</source>
        <translation>Зараз потрібно інше: {kind}.</translation>
    </message>
    <message>
        <source>The gap has closed. Now take 65 65 44.</source>
        <translation>Проміжок зімкнувся. Тепер заберіть 65 65 44.</translation>
    </message>
    <message>
        <source>The hint has marked an exchange that leads to a win. In a real game it is noted that you had help.</source>
        <translation>Підказка позначила обмін, який веде до виграшу. У справжній грі буде записано, що ви мали допомогу.</translation>
    </message>
    <message>
        <source>The inner tile of an arm is free once its three outer tiles have been taken. When no tile is left, you have won, and all points are doubled.</source>
        <translation>Внутрішня плитка променя вільна, коли забрано всі три зовнішні. Коли не лишилося жодної плитки, ви виграли, і всі бали подвоюються.</translation>
    </message>
    <message>
        <source>The inner tiles</source>
        <translation>Внутрішні плитки</translation>
    </message>
    <message>
        <source>The last exchange was legal, but it has spoilt the game: nothing mends the two groups that are left. That does no harm, for every move can be taken back.</source>
        <translation>Останній обмін був дозволений, але зіпсував гру: двох груп, що лишилися, вже ніщо не виправить. Це не біда, бо кожну дію можна скасувати.</translation>
    </message>
    <message>
        <source>The set has {tiles} tiles with {faces} different faces. Civil faces, {civil} of them, come twice; military ones, {military} of them, come once. Pairs depend on the suits, triplets do not.</source>
        <translation>У наборі плиток: {tiles}, різних малюнків: {faces}. Цивільні малюнки ({civil}) трапляються двічі, військові ({military}) — один раз. Пари залежать від масті, триплети — ні.</translation>
    </message>
    <message>
        <source>The three phases of a turn</source>
        <translation>Три фази ходу</translation>
    </message>
    <message>
        <source>The tile in the middle</source>
        <translation>Середня плитка</translation>
    </message>
    <message>
        <source>The two ends of a level meet: its last tile and its first are neighbours too.</source>
        <translation>Кінці рівня сходяться: остання його плитка й перша — теж сусідні.</translation>
    </message>
    <message>
        <source>The upper level gives nothing more in this turn. So go from the top level downward.</source>
        <translation>Верхній рівень цього ходу більше нічого не дасть. Тож ідіть згори донизу.</translation>
    </message>
    <message>
        <source>The win</source>
        <translation>Виграш</translation>
    </message>
    <message>
        <source>Third phase: refilling ends the turn. Every level in play gets one tile from the right end of the common row, the lowest level first. What you took lies there too: so you can see what the next refills will bring.</source>
        <translation>Третя фаза: докладання завершує хід. Кожен рівень у грі дістає по плитці з правого кінця спільного ряду, починаючи з найнижчого. Забране теж лежить там: тож видно, що принесуть наступні докладання.</translation>
    </message>
    <message>
        <source>This can no longer be won. Undo takes it back.</source>
        <translation>Виграти вже не можна. «Скасувати дію» поверне назад.</translation>
    </message>
    <message>
        <source>This face comes only once. Many a game turns on where such a tile lies.</source>
        <translation>Такий малюнок лише один. Від того, де лежить така плитка, часто залежить уся гра.</translation>
    </message>
    <message>
        <source>This is {tile}. Select a marked tile.</source>
        <translation>Це {tile}. Виберіть позначену плитку.</translation>
    </message>
    <message>
        <source>Three generals stand over two levels, and at the foot lies the common row. A turn has three phases, always in this order: take triplets from the levels, kill generals, refill the levels. The strip above the table shows which phase it is.</source>
        <translation>Над двома рівнями стоять три генерали, а внизу лежить спільний ряд. Хід має три фази, завжди в цьому порядку: забрати триплети з рівнів, убити генералів, докласти плитки на рівні. Смужка над столом показує, яка зараз фаза.</translation>
    </message>
    <message>
        <source>Three groups are not valid yet, and two exchanges mend them all. Look first: which tile does each group want, and what can you give for it?</source>
        <translation>Три групи ще неправильні, і два обміни виправлять їх усі. Спершу придивіться: якої плитки бракує кожній групі й що за неї можна дати?</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Три поспіль</translation>
    </message>
    <message>
        <source>Three tiles are a triplet by their six ends alone: it does not matter which tile carries which, nor of what suit it is. There are {kinds} kinds.</source>
        <translation>Триплет із трьох плиток визначають лише шість їхніх кінців: не важливо, на якій плитці котрий і якої вона масті. Усього видів: {kinds}.</translation>
    </message>
    <message>
        <source>Two at once, and the win</source>
        <translation>Двоє одразу — і перемога</translation>
    </message>
    <message>
        <source>Two tiles may be exchanged for two. Most pairs are made that way: here the pair in the middle wants 42 and 21, the Supreme Pair.</source>
        <translation>Дві плитки можна обміняти на дві. Так складають більшість пар: тут парі посередині потрібні 42 і 21, «Найвища пара».</translation>
    </message>
    <message>
        <source>Undo and hint</source>
        <translation>Скасування і підказка</translation>
    </message>
    <message>
        <source>Valid groups</source>
        <translation>Правильні групи</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Чудово.</translation>
    </message>
    <message>
        <source>Where tiles are taken the gap closes, and tiles that lay apart become neighbours. As soon as you take from a level, those above it are closed until the turn ends.</source>
        <translation>Там, де плитки забрано, проміжок змикається, і далекі плитки стають сусідніми. Щойно ви забрали з рівня, вищі рівні закриті до кінця ходу.</translation>
    </message>
    <message>
        <source>Won. Passing Five Levels has five of them, and six generals, four face down: there too one kill is double.</source>
        <translation>Виграно. У грі «Пройди п’ять рівнів» рівнів п’ять, а генералів шість, чотири з них лицем донизу: там теж одне вбивство має бути подвійним.</translation>
    </message>
    <message>
        <source>Won. The whole ring has eight arms, and 168 points are the most it can bring.</source>
        <translation>Виграно. У цілому колі вісім променів, і найбільше воно може дати 168 балів.</translation>
    </message>
    <message>
        <source>Won. Watching Ten Sets has eleven groups; all else is as here. In the menus, Explain the Group says what a group lacks, and Chart of Triplets shows all that there are.</source>
        <translation>Виграно. У грі «Споглядай десять груп» їх одинадцять, а решта — так само, як тут. «Пояснити групу» в меню скаже, чого групі бракує, а «Таблиця триплетів» покаже всі триплети.</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>&amp;Undo New Deal: Back to {title}</source>
        <translation>&amp;Скасувати нову роздачу: назад до {title}</translation>
    </message>
    <message>
        <source>&amp;Undo Restart</source>
        <translation>&amp;Скасувати новий початок</translation>
    </message>
    <message>
        <source>New deal redone.</source>
        <translation>Нову роздачу повернуто.</translation>
    </message>
    <message>
        <source>New deal undone.</source>
        <translation>Нову роздачу скасовано.</translation>
    </message>
    <message>
        <source>Re&amp;do New Deal: {title}</source>
        <translation>&amp;Повторити нову роздачу: {title}</translation>
    </message>
    <message>
        <source>Re&amp;do Restart</source>
        <translation>&amp;Повторити новий початок</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Грати далі</translation>
    </message>
    <message>
        <source>Not all that you played is saved. Quit all the same?</source>
        <translation>Збережено не все, що ви зіграли. Усе одно вийти?</translation>
    </message>
    <message>
        <source>Save As puts the game on the table into a file, and quits.</source>
        <translation>«Зберегти як» записує гру на столі у файл, і програма закривається.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>&amp;Choose a Game</source>
        <translation>Ви&amp;брати гру</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Learn in %n Step(s)</source>
        <translation>
            <numerusform>&amp;Навчитися за %n крок</numerusform>
            <numerusform>&amp;Навчитися за %n кроки</numerusform>
            <numerusform>&amp;Навчитися за %n кроків</numerusform>
        </translation>
    </message>
    <message>
        <source>Every group has to become valid, and all but two are. Drag one marked tile onto the other: that wins your first game.</source>
        <extracomment>What to do at a table that one move wins; its tiles are marked.</extracomment>
        <translation>Усі групи мають стати правильними, і бракує лише двох. Перетягніть одну позначену плитку на другу — і перша гра ваша.</translation>
    </message>
    <message>
        <source>Solitaires with the 32 Chinese dominoes. You need not know them: the first steps show what the tiles are and what to do with them. Nothing you do can be lost.</source>
        <translation>Пасьянси з 32 плиток китайського доміно. Знати плитки наперед не треба: перші кроки покажуть, які вони й що з ними робити. Усе, що ви робите, зберігається.</translation>
    </message>
    <message>
        <source>Welcome to Gupai Desktop</source>
        <translation>Вітаємо в Gupai Desktop</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n дозволена дія</numerusform>
            <numerusform>%n дозволені дії</numerusform>
            <numerusform>%n дозволених дій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to place.</source>
        <translation>
            <numerusform>Залишилося викласти %n плитку.</numerusform>
            <numerusform>Залишилося викласти %n плитки.</numerusform>
            <numerusform>Залишилося викласти %n плиток.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Розкладка:</translation>
    </message>
    <message>
        <source>An empty place, number {place} of group {group}</source>
        <translation>Порожнє місце {place} у групі {group}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>Complete board: {tally}, {moves}.</source>
        <translation>Розкладка повна: {tally}, {moves}.</translation>
    </message>
    <message>
        <source>Copied. Whoever pastes the code plays the board as a problem.</source>
        <translation>Скопійовано. Хто вставить код, зіграє розкладку як задачу.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Deal the Rest</source>
        <translation>Розкласти решту</translation>
    </message>
    <message numerus="yes">
        <source>In the set: %n tile(s)</source>
        <translation>
            <numerusform>У наборі: %n плитка</numerusform>
            <numerusform>У наборі: %n плитки</numerusform>
            <numerusform>У наборі: %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>Par of the problem</source>
        <translation>Орієнтир задачі</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Prove a Problem</source>
        <translation>Довести задачу</translation>
    </message>
    <message>
        <source>Rating: effort {effort} (positions searched), length {length}, choices {choices} (positions to move to, on average), traps {traps} % (first moves that lead astray).</source>
        <translation>Оцінка: зусилля {effort} (переглянуто позицій), довжина {length}, вибір {choices} (скільки позицій досяжні однією дією, у середньому), пастки {traps} % (перші дії, що заводять у глухий кут).</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Розв’язати</translation>
    </message>
    <message>
        <source>The board is empty. Drag tiles here from the set.</source>
        <translation>Розкладка порожня: викладіть її з набору.</translation>
    </message>
    <message>
        <source>This is not a board of this game: {error}.</source>
        <translation>Це не розкладка цієї гри: {error}.</translation>
    </message>
    <message>
        <source>Type a board, such as 66 21 63 | 54 …, and press Enter</source>
        <translation>Введіть розкладку, наприклад 66 21 63 | 54 …, і натисніть Enter</translation>
    </message>
    <message numerus="yes">
        <source>Undecided: no winning line in the %n position(s) searched.</source>
        <translation>
            <numerusform>Невідомо: серед %n позиції виграшного шляху не знайдено.</numerusform>
            <numerusform>Невідомо: серед %n позицій виграшного шляху не знайдено.</numerusform>
            <numerusform>Невідомо: серед %n позицій виграшного шляху не знайдено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <translation>
            <numerusform>за %n дію</numerusform>
            <numerusform>за %n дії</numerusform>
            <numerusform>за %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>in the fewest moves</source>
        <translation>за найменше дій</translation>
    </message>
    <message>
        <source>{face} {name}, in the set</source>
        <translation>{face} {name}, у наборі</translation>
    </message>
</context>
<context>
    <name>Zen</name>
    <message numerus="yes">
        <source>%n of {all} for the goal</source>
        <translation>
            <numerusform>%n з {all} для мети</numerusform>
            <numerusform>%n з {all} для мети</numerusform>
            <numerusform>%n з {all} для мети</numerusform>
        </translation>
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
        <source>An exchange is between two groups: one tile for one, or two for two.</source>
        <translation>Обмін відбувається між двома групами: одна плитка на одну або дві на дві.</translation>
    </message>
    <message>
        <source>An exchange is between two groups; these tiles lie in more.</source>
        <translation>Обмін відбувається між двома групами, а ці плитки лежать більш ніж у двох.</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Нічого не змінює</translation>
    </message>
    <message>
        <source>Eight dragons and two ingots.</source>
        <translation>Вісім драконів і два злитки.</translation>
    </message>
    <message>
        <source>Eight triplets, and four pairs of the right kind.</source>
        <translation>Вісім триплетів і чотири пари потрібного виду.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обміняти</translation>
    </message>
    <message>
        <source>Five Dragons Fight for the Throne</source>
        <translation>П’ять драконів борються за трон</translation>
    </message>
    <message>
        <source>Five Full Dragons and five groups of Five Sons round one pair.</source>
        <translation>П’ять повних драконів і п’ять разів «П’ять синів» навколо однієї пари.</translation>
    </message>
    <message>
        <source>Four pairs lie between eight groups of three. Exchange tiles until all are valid and the pairs are the four Military Pairs, or those of Heaven, Earth, Man and Goose.</source>
        <translation>Чотири пари лежать між вісьмома групами по три. Обмінюйте плитки, доки всі групи не стануть правильними, а пари не будуть чотирма військовими або парами Небес, Землі, Людини та Гармонії.</translation>
    </message>
    <message>
        <source>Game of Zen</source>
        <translation>Гра Дзен</translation>
    </message>
    <message>
        <source>Generals in Mutual Harmony</source>
        <translation>Генерали у взаємній гармонії</translation>
    </message>
    <message>
        <source>Gold Ingot</source>
        <translation>Золотий злиток</translation>
    </message>
    <message>
        <source>It belongs to the other goal, of which less is reached.</source>
        <translation>Вона належить до іншої мети, якої досягнуто менше.</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation>Шанхайський варіант</translation>
    </message>
    <message>
        <source>Silver Ingot</source>
        <translation>Срібний злиток</translation>
    </message>
    <message>
        <source>Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, so that both become valid, until all eleven are.</source>
        <translation>Десять груп по три плитки стоять рамкою навколо пари. Обмінюйте плитки між двома групами так, щоб обидві ставали правильними, доки не стануть правильними всі одинадцять.</translation>
    </message>
    <message>
        <source>Ten groups of three, without the 42 and one 64. Assemble four Full, two Small and two Big Dragons, the Gold Ingot 61 61 63 and the Silver Ingot 51 51 53.</source>
        <translation>Десять груп по три, без 42 та однієї 64. Складіть чотири повні, два малі та два великі дракони, золотий злиток 61 61 63 і срібний злиток 51 51 53.</translation>
    </message>
    <message>
        <source>Ten triplets of two civil tiles alike and a military one.</source>
        <translation>Десять триплетів: дві однакові цивільні плитки й одна військова.</translation>
    </message>
    <message>
        <source>Ten triplets round a pair: make them all valid.</source>
        <translation>Десять триплетів навколо пари: зробіть правильними всі.</translation>
    </message>
    <message>
        <source>The goal asks for no more groups like it.</source>
        <translation>Більше таких груп для мети не потрібно.</translation>
    </message>
    <message>
        <source>The pair of Benches 22 22 is the throne. Exchange tiles until five Full Dragons and five groups of Five Sons stand round it.</source>
        <translation>Пара лавок 22 22 — це трон. Обмінюйте плитки, доки довкола нього не стануть п’ять повних драконів і п’ять груп «П’ять синів».</translation>
    </message>
    <message>
        <source>The pair of Geese 31 31 lies in the middle. Exchange tiles until each of the ten triplets has two civil tiles alike and one military tile.</source>
        <translation>Посередині лежить пара Гармонії 31 31. Обмінюйте плитки, доки в кожному з десяти триплетів не буде двох однакових цивільних плиток і однієї військової.</translation>
    </message>
    <message>
        <source>This would change nothing: the same groups would lie there.</source>
        <translation>Це нічого не змінить: лежатимуть ті самі групи.</translation>
    </message>
    <message>
        <source>This {tile} has no partner: whatever it is exchanged for, one of the groups is not valid.</source>
        <translation>Ця {tile} не має пари для обміну: хоч на що її міняй, одна з груп буде неправильна.</translation>
    </message>
    <message>
        <source>Two civil tiles alike with a military one</source>
        <translation>Дві однакові цивільні плитки з військовою</translation>
    </message>
    <message>
        <source>Watching Eight Sets</source>
        <translation>Споглядай вісім груп</translation>
    </message>
    <message>
        <source>Watching Ten Sets</source>
        <translation>Споглядай десять груп</translation>
    </message>
    <message>
        <source>civil</source>
        <translation>цивільна</translation>
    </message>
    <message>
        <source>military</source>
        <translation>військова</translation>
    </message>
</context>
</TS>
