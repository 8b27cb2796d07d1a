<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>Gupai</name>
    <message>
        <source>Deals are shuffled by {link} of Steele, Lea and Flood (2014).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Роздачі тасує алгоритм {link} Стіла, Лі та Флада (2014).</translation>
    </message>
    <message>
        <source>Dmytro Polovynka has collected the games, the pairs and the triplets on his gupai pages, {link}. Most of the games here come from him.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Дмитро Половинка зібрав ігри, пари й триплети на своїх сторінках про ґупай, {link}. Більшість того, у що тут грають, маємо від нього.</translation>
    </message>
    <message>
        <source>Its source code: {link}</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Вихідний код: {link}</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Ліцензії</translation>
    </message>
    <message>
        <source>Solitaires of the Chinese dominoes, free software.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Пасьянси з китайським доміно, вільне програмне забезпечення.</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Джерела</translation>
    </message>
    <message>
        <source>Stewart Culin described o-koan in Chinese Games with Dice and Dominoes (Report of the U.S. National Museum for 1893, Washington 1895).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Стюарт Кулін описав о-коан у праці Chinese Games with Dice and Dominoes (Report of the U.S. National Museum for 1893, Вашингтон, 1895).</translation>
    </message>
    <message>
        <source>The rules of Xiang Shi Fu, Watching Ten Sets, are at {link}.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Правила гри Xiang Shi Fu («Споглядай десять груп») є на {link}.</translation>
    </message>
    <message>
        <source>The tiles, the icons and the texts of the rules are our own.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Плитки, значки й тексти правил — наші власні.</translation>
    </message>
    <message>
        <source>completes a move</source>
        <extracomment>(board)</extracomment>
        <translation>завершує дію</translation>
    </message>
    <message>
        <source>continues the move</source>
        <extracomment>(board)</extracomment>
        <translation>продовжує дію</translation>
    </message>
    <message>
        <source>free for the tile in hand</source>
        <extracomment>(board)</extracomment>
        <translation>вільне для плитки в руці</translation>
    </message>
    <message>
        <source>has a legal move</source>
        <extracomment>(board)</extracomment>
        <translation>має дозволену дію</translation>
    </message>
    <message>
        <source>hinted</source>
        <extracomment>(board)</extracomment>
        <translation>підказано</translation>
    </message>
    <message>
        <source>lost for good</source>
        <extracomment>(board)</extracomment>
        <translation>втрачено назавжди</translation>
    </message>
    <message>
        <source>needed for the goal</source>
        <extracomment>(board)</extracomment>
        <translation>потрібна для мети</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>(board)</extracomment>
        <translation>вибрано</translation>
    </message>
    <message>
        <source>&amp;About Gupai Desktop</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Про Gupai Desktop</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <extracomment>(board)</extracomment>
        <translation>&amp;Анімація</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <extracomment>(widgets)</extracomment>
        <translation>Резервні &amp;копії…</translation>
    </message>
    <message>
        <source>&amp;End the Turn</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Завершити хід</translation>
    </message>
    <message>
        <source>&amp;First Steps</source>
        <extracomment>(texts)</extracomment>
        <translation>Пер&amp;ші кроки</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>(widgets)</extracomment>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>(widgets)</extracomment>
        <translation>І&amp;гри</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Пі&amp;дказка</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Сполучення клавіш</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <extracomment>(texts)</extracomment>
        <translation>&amp;Нова роздача</translation>
    </message>
    <message>
        <source>&amp;Next Place That Fits</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Наступне місце, що підходить</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>&amp;Play for Me</source>
        <extracomment>(widgets)</extracomment>
        <translation>Зігра&amp;ти за мене</translation>
    </message>
    <message>
        <source>&amp;Previous Deal</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Попередня роздача</translation>
    </message>
    <message>
        <source>&amp;Previous Place That Fits</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Попереднє місце, що підходить</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>(widgets)</extracomment>
        <translation>Почати &amp;спочатку</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <extracomment>(widgets)</extracomment>
        <translation>Правила цієї &amp;гри</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Зберегти як…</translation>
    </message>
    <message>
        <source>&amp;Save Picture…</source>
        <extracomment>(widgets)</extracomment>
        <translation>З&amp;берегти зображення…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>(texts)</extracomment>
        <translation>&amp;Скасувати дію</translation>
    </message>
    <message>
        <source>&amp;Workbench…</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Майстерня…</translation>
    </message>
    <message>
        <source>&amp;Zoom In</source>
        <extracomment>(widgets)</extracomment>
        <translation>З&amp;більшити</translation>
    </message>
    <message>
        <source>Book&amp;mark This Position</source>
        <extracomment>(widgets)</extracomment>
        <translation>Додати за&amp;кладку</translation>
    </message>
    <message>
        <source>C&amp;hallenge of the Day</source>
        <extracomment>(widgets)</extracomment>
        <translation>Виклик дн&amp;я</translation>
    </message>
    <message>
        <source>Calen&amp;dar…</source>
        <extracomment>(widgets)</extracomment>
        <translation>Кал&amp;ендар…</translation>
    </message>
    <message>
        <source>Copy &amp;Code</source>
        <extracomment>(widgets)</extracomment>
        <translation>Копіювати &amp;код</translation>
    </message>
    <message>
        <source>Copy &amp;Message</source>
        <extracomment>(widgets)</extracomment>
        <translation>Копіювати &amp;повідомлення</translation>
    </message>
    <message>
        <source>Copy a P&amp;icture of the Board</source>
        <extracomment>(widgets)</extracomment>
        <translation>Копіювати з&amp;ображення розкладки</translation>
    </message>
    <message>
        <source>Copy the &amp;Board</source>
        <extracomment>(widgets)</extracomment>
        <translation>Копіювати &amp;розкладку</translation>
    </message>
    <message>
        <source>Deal by N&amp;umber…</source>
        <extracomment>(widgets)</extracomment>
        <translation>Роздача за н&amp;омером…</translation>
    </message>
    <message>
        <source>E&amp;xplain the Group</source>
        <extracomment>(widgets)</extracomment>
        <translation>По&amp;яснити групу</translation>
    </message>
    <message>
        <source>Fit to Win&amp;dow</source>
        <extracomment>(widgets)</extracomment>
        <translation>За розміром в&amp;ікна</translation>
    </message>
    <message>
        <source>Men&amp;us</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Меню</translation>
    </message>
    <message>
        <source>Ne&amp;xt Deal</source>
        <extracomment>(texts)</extracomment>
        <translation>Н&amp;аступна роздача</translation>
    </message>
    <message>
        <source>Next Legal &amp;Move</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Наступна дозволена дія</translation>
    </message>
    <message>
        <source>Next Prob&amp;lem</source>
        <extracomment>(texts)</extracomment>
        <translation>Наступна задач&amp;а</translation>
    </message>
    <message>
        <source>Op&amp;en…</source>
        <extracomment>(widgets)</extracomment>
        <translation>Відк&amp;рити…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <extracomment>(widgets)</extracomment>
        <translation>Нала&amp;штування…</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <extracomment>(widgets)</extracomment>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>Previous Legal M&amp;ove</source>
        <extracomment>(widgets)</extracomment>
        <translation>Попередня дозво&amp;лена дія</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Повторити дію</translation>
    </message>
    <message>
        <source>Replay and Re&amp;view…</source>
        <extracomment>(widgets)</extracomment>
        <translation>Перегляд і роз&amp;бір…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>(sound)</extracomment>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>Say the &amp;Group</source>
        <extracomment>(widgets)</extracomment>
        <translation>Сказати про &amp;групу</translation>
    </message>
    <message>
        <source>Say the G&amp;oal</source>
        <extracomment>(widgets)</extracomment>
        <translation>Сказати про &amp;мету</translation>
    </message>
    <message>
        <source>Say the Whole &amp;Table</source>
        <extracomment>(widgets)</extracomment>
        <translation>Сказати про весь &amp;стіл</translation>
    </message>
    <message>
        <source>Show &amp;Legal Moves</source>
        <extracomment>(widgets)</extracomment>
        <translation>Показати доз&amp;волені дії</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <extracomment>(widgets)</extracomment>
        <translation>С&amp;татистика…</translation>
    </message>
    <message>
        <source>Zoo&amp;m Out</source>
        <extracomment>(widgets)</extracomment>
        <translation>Зменш&amp;ити</translation>
    </message>
    <message>
        <source>A line that wins leaves this group as it is.</source>
        <extracomment>(play)</extracomment>
        <translation>Виграшний шлях залишає цю групу як є.</translation>
    </message>
    <message numerus="yes">
        <source>Can be cleared with %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Можна очистити, набравши %n бал</numerusform>
            <numerusform>Можна очистити, набравши %n бали</numerusform>
            <numerusform>Можна очистити, набравши %n балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be cleared with at least %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Можна очистити, набравши не менш як %n бал</numerusform>
            <numerusform>Можна очистити, набравши не менш як %n бали</numerusform>
            <numerusform>Можна очистити, набравши не менш як %n балів</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be won</source>
        <extracomment>(texts)</extracomment>
        <translation>Можна виграти</translation>
    </message>
    <message>
        <source>Can be won in at least {wins} of {orders} orders of the hidden tiles</source>
        <extracomment>(texts)</extracomment>
        <translation>Можна виграти щонайменше за {wins} із {orders} розташувань закритих плиток</translation>
    </message>
    <message>
        <source>Can be won in {wins} of {orders} orders of the hidden tiles</source>
        <extracomment>(texts)</extracomment>
        <translation>Можна виграти за {wins} із {orders} розташувань закритих плиток</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <extracomment>(play)</extracomment>
        <translation>Шукаю підказку…</translation>
    </message>
    <message>
        <source>No tile can be moved now. Left to do: {verb}.</source>
        <extracomment>(play)</extracomment>
        <translation>Зараз жодної плитки не зрушити. Лишається дія «{verb}».</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <extracomment>(texts)</extracomment>
        <translation>Виграти не можна</translation>
    </message>
    <message>
        <source>Look at: {groups}. The next hint names the move.</source>
        <extracomment>(texts)</extracomment>
        <translation>Зверніть увагу: {groups}. Наступна підказка назве дію.</translation>
    </message>
    <message>
        <source>Look at: {groups}. The next hint names the move; a win then counts as one with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>Зверніть увагу: {groups}. Наступна підказка назве дію, і тоді виграш буде з допомогою.</translation>
    </message>
    <message>
        <source>No higher score is possible.</source>
        <extracomment>(texts)</extracomment>
        <translation>Більше балів набрати не можна.</translation>
    </message>
    <message numerus="yes">
        <source>No shorter line is known; none takes fewer than %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Коротший шлях невідомий; менш як за %n дію не виграти.</numerusform>
            <numerusform>Коротший шлях невідомий; менш як за %n дії не виграти.</numerusform>
            <numerusform>Коротший шлях невідомий; менш як за %n дій не виграти.</numerusform>
        </translation>
    </message>
    <message>
        <source>No shorter solution exists.</source>
        <extracomment>(texts)</extracomment>
        <translation>Коротшого шляху немає.</translation>
    </message>
    <message>
        <source>Not known whether it can be won</source>
        <extracomment>(texts)</extracomment>
        <translation>Невідомо, чи можна виграти</translation>
    </message>
    <message>
        <source>Not studied</source>
        <extracomment>(texts)</extracomment>
        <translation>Не аналізується</translation>
    </message>
    <message numerus="yes">
        <source>One of %n move(s) known to be best.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>Одна з %n дії, про яку відомо, що вона найкраща.</numerusform>
            <numerusform>Одна з %n дій, про які відомо, що вони найкращі.</numerusform>
            <numerusform>Одна з %n дій, про які відомо, що вони найкращі.</numerusform>
        </translation>
    </message>
    <message>
        <source>Studying…</source>
        <extracomment>(texts)</extracomment>
        <translation>Аналізую…</translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Найкращий відомий шлях — %n дія.</numerusform>
            <numerusform>Найкращий відомий шлях — %n дії.</numerusform>
            <numerusform>Найкращий відомий шлях — %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s); none takes fewer than {bound}.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Найкращий відомий шлях — %n дія; менш як за {bound} не виграти.</numerusform>
            <numerusform>Найкращий відомий шлях — %n дії; менш як за {bound} не виграти.</numerusform>
            <numerusform>Найкращий відомий шлях — %n дій; менш як за {bound} не виграти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best score known is %n point(s); none is above {most}.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Найкращий відомий рахунок — %n бал; понад {most} не буває.</numerusform>
            <numerusform>Найкращий відомий рахунок — %n бали; понад {most} не буває.</numerusform>
            <numerusform>Найкращий відомий рахунок — %n балів; понад {most} не буває.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highest score is %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Найвищий рахунок — %n бал.</numerusform>
            <numerusform>Найвищий рахунок — %n бали.</numerusform>
            <numerusform>Найвищий рахунок — %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest line takes %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Найкоротший шлях — %n дія.</numerusform>
            <numerusform>Найкоротший шлях — %n дії.</numerusform>
            <numerusform>Найкоротший шлях — %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solver stopped; please try again.</source>
        <extracomment>(texts)</extracomment>
        <translation>Аналіз перервано; запитайте ще раз.</translation>
    </message>
    <message>
        <source>There is nothing to do here.</source>
        <extracomment>(play)</extracomment>
        <translation>Тут немає чого робити.</translation>
    </message>
    <message>
        <source>This cannot be won.</source>
        <extracomment>(texts)</extracomment>
        <translation>Виграти не можна.</translation>
    </message>
    <message>
        <source>This cannot be won: no exchange that is left mends the group {tiles}.</source>
        <extracomment>(texts)</extracomment>
        <translation>Виграти не можна: жоден обмін, що лишився, не виправить групу {tiles}.</translation>
    </message>
    <message>
        <source>This cannot be won: the goal has no use for {tiles}, and no exchange changes that.</source>
        <extracomment>(texts)</extracomment>
        <translation>Виграти не можна: меті не потрібна група {tiles}, і жоден обмін цього не змінить.</translation>
    </message>
    <message>
        <source>{move}, as move {number} of a line that wins.</source>
        <extracomment>(play)</extracomment>
        <translation>{move} — дія {number} виграшного шляху.</translation>
    </message>
    <message numerus="yes">
        <source>{move}. It leads to %n point(s).</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>{move}. Веде до %n бала.</numerusform>
            <numerusform>{move}. Веде до %n балів.</numerusform>
            <numerusform>{move}. Веде до %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}. It wins in at least {wins} of {orders} orders of the hidden tiles.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}. Веде до виграшу щонайменше за {wins} із {orders} розташувань закритих плиток.</translation>
    </message>
    <message>
        <source>{move}. It wins in {wins} of {orders} orders of the hidden tiles.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}. Веде до виграшу за {wins} із {orders} розташувань закритих плиток.</translation>
    </message>
    <message numerus="yes">
        <source>{move}. The first of %n move(s) to a win.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>{move}. Перша з %n дії до виграшу.</numerusform>
            <numerusform>{move}. Перша з %n дій до виграшу.</numerusform>
            <numerusform>{move}. Перша з %n дій до виграшу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}. This move is legal; whether it wins is not known yet.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}. Це лише дозволена дія; чи вона веде до виграшу, ще невідомо.</translation>
    </message>
    <message>
        <source>{move}. This move wins.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}. Ця дія виграє гру.</translation>
    </message>
    <message>
        <source>{number} tried</source>
        <extracomment>(texts)</extracomment>
        <translation>{number} випробуваних</translation>
    </message>
    <message>
        <source>{tiles} ({group})</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles} ({group})</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <extracomment>(theme)</extracomment>
        <translation>&amp;Кольори</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <extracomment>(games_page)</extracomment>
        <translation>П&amp;литки</translation>
    </message>
    <message>
        <source>Bac&amp;kground</source>
        <extracomment>(theme)</extracomment>
        <translation>&amp;Тло</translation>
    </message>
    <message>
        <source>Classic black</source>
        <extracomment>(theme)</extracomment>
        <translation>Класичні чорні</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>(theme)</extracomment>
        <translation>Темні</translation>
    </message>
    <message>
        <source>Green felt</source>
        <extracomment>(theme)</extracomment>
        <translation>Зелене сукно</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>(theme)</extracomment>
        <translation>Контрастні</translation>
    </message>
    <message>
        <source>Ivory</source>
        <extracomment>(theme)</extracomment>
        <translation>Слонова кістка</translation>
    </message>
    <message>
        <source>Korean ivory</source>
        <extracomment>(theme)</extracomment>
        <translation>Корейська кістка</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>(theme)</extracomment>
        <translation>Світлі</translation>
    </message>
    <message>
        <source>Oak</source>
        <extracomment>(theme)</extracomment>
        <translation>Дуб</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>(theme)</extracomment>
        <translation>Папір</translation>
    </message>
    <message>
        <source>Rosewood</source>
        <extracomment>(theme)</extracomment>
        <translation>Палісандр</translation>
    </message>
    <message>
        <source>Text &amp;Size</source>
        <extracomment>(theme)</extracomment>
        <translation>&amp;Розмір тексту</translation>
    </message>
    <message>
        <source>With numerals</source>
        <extracomment>(theme)</extracomment>
        <translation>З цифрами</translation>
    </message>
    <message>
        <source>Go On</source>
        <extracomment>(window)</extracomment>
        <translation>Далі</translation>
    </message>
    <message>
        <source>One Move</source>
        <extracomment>(window)</extracomment>
        <translation>Одна дія</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>(replay)</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>(window)</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Playing for you</source>
        <extracomment>(window)</extracomment>
        <translation>Програма грає за вас</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>(window)</extracomment>
        <translation>Зупинити</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n роздача</numerusform>
            <numerusform>%n роздачі</numerusform>
            <numerusform>%n роздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n стіл</numerusform>
            <numerusform>%n столи</numerusform>
            <numerusform>%n столів</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup has all games, statistics and bookmarks of its day.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>У резервній копії є всі ігри, статистика й закладки того дня.</translation>
    </message>
    <message>
        <source>There are no backups yet: the next start makes one.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Резервних копій ще немає: першу зробить наступний запуск.</translation>
    </message>
    <message>
        <source>Another window plays with {file} too. What is played in this one is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>Інше вікно теж грає з {file}. Зігране в цьому вікні зберігається як {aside}.</translation>
    </message>
    <message>
        <source>Could not be taken over from an earlier version: {error}.</source>
        <extracomment>(store)</extracomment>
        <translation>Від попередньої версії не вдалося перенести дані: {error}.</translation>
    </message>
    <message>
        <source>The book of your games was made anew from what could be read of {file} and of its backup: {fault}. The last steps may be missing.</source>
        <extracomment>(store)</extracomment>
        <translation>Книгу ваших ігор створено заново з того, що вдалося прочитати у файлі {file} та його копії: {fault}. Останніх кроків може бракувати.</translation>
    </message>
    <message>
        <source>The game is not saved: {error}. You can play on, but these moves will be lost when the program ends.</source>
        <extracomment>(store)</extracomment>
        <translation>Гру не збережено: {error}. Грати можна далі, але зроблене тепер пропаде, коли програма закриється.</translation>
    </message>
    <message>
        <source>The old file is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>Старий файл збережено як {aside}.</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <extracomment>(store)</extracomment>
        <translation>ним користується інша програма</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <extracomment>(store)</extracomment>
        <translation>він належить іншій програмі</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>(store)</extracomment>
        <translation>він пошкоджений</translation>
    </message>
    <message>
        <source>it is missing or empty</source>
        <extracomment>(store)</extracomment>
        <translation>його немає або він порожній</translation>
    </message>
    <message>
        <source>{file} can be used again, but it has other games. What you play now is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>{file} знову доступний, але в ньому інші ігри. Те, що ви граєте тепер, зберігається як {aside}.</translation>
    </message>
    <message>
        <source>{file} is an older book, with games up to {then}. The newer one, with games up to {now}, is kept as {aside}; you find it under Backups in the menu Game.</source>
        <extracomment>(store)</extracomment>
        <translation>{file} — старіша книга, ігри в ній до {then}. Новіша, з іграми до {now}, зберігається як {aside}; вона є в меню «Гра», «Резервні копії».</translation>
    </message>
    <message>
        <source>{file} was replaced or removed while the program runs. What is played is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>{file} замінено або вилучено, поки програма працює. Зігране зберігається як {aside}.</translation>
    </message>
    <message>
        <source>&amp;Edit Bookmarks…</source>
        <extracomment>(window)</extracomment>
        <translation>&amp;Редагувати закладки…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Ви&amp;далити</translation>
    </message>
    <message>
        <source>Bookmarked: {title}</source>
        <extracomment>(window)</extracomment>
        <translation>Закладку додано: {title}</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n bookmark(s) can be kept; remove one first.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>Можна мати не більш як %n закладку; спершу видаліть якусь.</numerusform>
            <numerusform>Можна мати не більш як %n закладки; спершу видаліть якусь.</numerusform>
            <numerusform>Можна мати не більш як %n закладок; спершу видаліть якусь.</numerusform>
        </translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Перейменувати</translation>
    </message>
    <message>
        <source>This position has a bookmark already.</source>
        <extracomment>(window)</extracomment>
        <translation>Ця позиція вже має закладку.</translation>
    </message>
    <message>
        <source>By this computer’s clock some of the days played are still to come.</source>
        <extracomment>(statistics)</extracomment>
        <translation>За годинником цього комп’ютера деякі зіграні дні ще не настали.</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a verb</comment>
        <extracomment>(statistics)</extracomment>
        <translation>Роздати</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>(statistics)</extracomment>
        <translation>Наступний місяць</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>(statistics)</extracomment>
        <translation>Попередній місяць</translation>
    </message>
    <message>
        <source>Red: won. With a gold rim: in as few moves as asked. A dot: an omen.</source>
        <extracomment>(statistics)</extracomment>
        <translation>Червона печатка — виграно, із золотим обідком — не більше дій, ніж задано. Цятка — провістя.</translation>
    </message>
    <message>
        <source>Won this month: {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>Виграно цього місяця: {number}</translation>
    </message>
    <message>
        <source>{day} — {challenge}</source>
        <extracomment>(statistics)</extracomment>
        <translation>{day} — {challenge}</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>(gupai_desktop)</extracomment>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>A win with help does not count for the challenge.</source>
        <extracomment>(texts)</extracomment>
        <translation>Виграш із допомогою для виклику не зараховується.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge of the day: {game}; win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Виклик дня: {game}; виграйте щонайбільше за %n дію.</numerusform>
            <numerusform>Виклик дня: {game}; виграйте щонайбільше за %n дії.</numerusform>
            <numerusform>Виклик дня: {game}; виграйте щонайбільше за %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to clear it with at least %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Виклик — очистити стіл, набравши щонайменше %n бал.</numerusform>
            <numerusform>Виклик — очистити стіл, набравши щонайменше %n бали.</numerusform>
            <numerusform>Виклик — очистити стіл, набравши щонайменше %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Виклик — виграти щонайбільше за %n дію.</numerusform>
            <numerusform>Виклик — виграти щонайбільше за %n дії.</numerusform>
            <numerusform>Виклик — виграти щонайбільше за %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <extracomment>(texts)</extracomment>
        <translation>Розпочато.</translation>
    </message>
    <message numerus="yes">
        <source>You have met it with %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Виконано за %n дію.</numerusform>
            <numerusform>Виконано за %n дії.</numerusform>
            <numerusform>Виконано за %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have met the challenge.</source>
        <extracomment>(texts)</extracomment>
        <translation>Виклик виконано.</translation>
    </message>
    <message>
        <source>You have not played it yet.</source>
        <extracomment>(texts)</extracomment>
        <translation>Ще не зіграно.</translation>
    </message>
    <message numerus="yes">
        <source>You have won it in %n move(s): too many.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Виграно за %n дію: забагато.</numerusform>
            <numerusform>Виграно за %n дії: забагато.</numerusform>
            <numerusform>Виграно за %n дій: забагато.</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves}, challenge: {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>{moves}, виклик: {most}</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <extracomment>(album)</extracomment>
        <translation>
            <numerusform>%n група</numerusform>
            <numerusform>%n групи</numerusform>
            <numerusform>%n груп</numerusform>
        </translation>
    </message>
    <message>
        <source>Album: {made} of {count}</source>
        <extracomment>(album)</extracomment>
        <translation>Альбом: {made} з {count}</translation>
    </message>
    <message>
        <source>New in the album: {kind} {tiles}</source>
        <extracomment>(texts)</extracomment>
        <translation>Нове в альбомі: {kind} {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>New in the album: {kind} {tiles} and %n more</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Нове в альбомі: {kind} {tiles} і ще %n група</numerusform>
            <numerusform>Нове в альбомі: {kind} {tiles} і ще %n групи</numerusform>
            <numerusform>Нове в альбомі: {kind} {tiles} і ще %n груп</numerusform>
        </translation>
    </message>
    <message>
        <source>{all}, {count} on the table</source>
        <extracomment>(album)</extracomment>
        <translation>{all}, на столі {count}</translation>
    </message>
    <message>
        <source>{count} for the goal</source>
        <extracomment>(album)</extracomment>
        <translation>для мети: {count}</translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n group(s)</source>
        <extracomment>(album)</extracomment>
        <translation>
            <numerusform>{made} з %n групи</numerusform>
            <numerusform>{made} з %n груп</numerusform>
            <numerusform>{made} з %n груп</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}, in the album</source>
        <extracomment>(album)</extracomment>
        <translation>{tiles}, є в альбомі</translation>
    </message>
    <message>
        <source>{tiles}, on the table</source>
        <extracomment>(album)</extracomment>
        <translation>{tiles}, є на столі</translation>
    </message>
    <message>
        <source>2-3-Kao</source>
        <extracomment>(engine)</extracomment>
        <translation>Два-Три-Лети</translation>
    </message>
    <message>
        <source>Benches</source>
        <extracomment>(engine)</extracomment>
        <translation>Лавки</translation>
    </message>
    <message>
        <source>Big Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>Великий дракон</translation>
    </message>
    <message>
        <source>Civil Pair</source>
        <extracomment>(engine)</extracomment>
        <translation>Цивільна пара</translation>
    </message>
    <message>
        <source>Coincidence</source>
        <extracomment>(engine)</extracomment>
        <translation>Співпадіння</translation>
    </message>
    <message>
        <source>Earth</source>
        <comment>a pair</comment>
        <extracomment>(engine)</extracomment>
        <translation>Земля</translation>
    </message>
    <message>
        <source>Five Points</source>
        <extracomment>(engine)</extracomment>
        <translation>П’ять цяток</translation>
    </message>
    <message>
        <source>Five Sons</source>
        <extracomment>(engine)</extracomment>
        <translation>П’ять синів</translation>
    </message>
    <message>
        <source>Full Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>Повний дракон</translation>
    </message>
    <message>
        <source>Full Fourteen</source>
        <extracomment>(engine)</extracomment>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Geese</source>
        <extracomment>(engine)</extracomment>
        <translation>Гармонія</translation>
    </message>
    <message>
        <source>Hatchets</source>
        <extracomment>(engine)</extracomment>
        <translation>Сокири</translation>
    </message>
    <message>
        <source>Heaven</source>
        <comment>a pair</comment>
        <extracomment>(engine)</extracomment>
        <translation>Небеса</translation>
    </message>
    <message>
        <source>Long Threes</source>
        <extracomment>(engine)</extracomment>
        <translation>Довгі трійки</translation>
    </message>
    <message>
        <source>Long-Legged Sevens</source>
        <extracomment>(engine)</extracomment>
        <translation>Довгоногі сімки</translation>
    </message>
    <message>
        <source>Man</source>
        <comment>a pair</comment>
        <extracomment>(engine)</extracomment>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Military Pair</source>
        <extracomment>(engine)</extracomment>
        <translation>Військова пара</translation>
    </message>
    <message>
        <source>Mixed Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>Змішаний дракон</translation>
    </message>
    <message>
        <source>Mixed Eight</source>
        <extracomment>(engine)</extracomment>
        <translation>Вісімки</translation>
    </message>
    <message>
        <source>Mixed Five</source>
        <extracomment>(engine)</extracomment>
        <translation>П’ятірки</translation>
    </message>
    <message>
        <source>Mixed Nine</source>
        <extracomment>(engine)</extracomment>
        <translation>Дев’ятки</translation>
    </message>
    <message>
        <source>Mixed Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>Сімки</translation>
    </message>
    <message>
        <source>Partitions</source>
        <extracomment>(engine)</extracomment>
        <translation>Червоноголові десятки</translation>
    </message>
    <message>
        <source>Plum Blossoms</source>
        <extracomment>(engine)</extracomment>
        <translation>Квіти сливи</translation>
    </message>
    <message>
        <source>Red-Hammer Sixes</source>
        <extracomment>(engine)</extracomment>
        <translation>Червономолоткові шістки</translation>
    </message>
    <message>
        <source>Small Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>Малий дракон</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>(engine)</extracomment>
        <translation>Поділ</translation>
    </message>
    <message>
        <source>Supreme Pair</source>
        <extracomment>(engine)</extracomment>
        <translation>Найвища пара</translation>
    </message>
    <message>
        <source>In a problem at most one tile lies face down.</source>
        <extracomment>(solvers)</extracomment>
        <translation>У задачі закритою може лежати щонайбільше одна плитка.</translation>
    </message>
    <message>
        <source>This board cannot be won.</source>
        <extracomment>(solvers)</extracomment>
        <translation>Цю розкладку не виграти.</translation>
    </message>
    <message>
        <source>This board is won already.</source>
        <extracomment>(solvers)</extracomment>
        <translation>Цю розкладку вже виграно.</translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: it is won in %n move(s), and in one way only.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>Це задача: виграти можна за %n дію, і лише в один спосіб.</numerusform>
            <numerusform>Це задача: виграти можна за %n дії, і лише в один спосіб.</numerusform>
            <numerusform>Це задача: виграти можна за %n дій, і лише в один спосіб.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show Report</source>
        <extracomment>(app)</extracomment>
        <translation>По&amp;казати звіт</translation>
    </message>
    <message>
        <source>A report that does not name you has been written, and sent nowhere:</source>
        <extracomment>(app)</extracomment>
        <translation>Звіт, у якому немає вашого імені, записано й нікуди не надіслано:</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <extracomment>(app)</extracomment>
        <translation>У програмі сталася неочікувана помилка.</translation>
    </message>
    <message>
        <source>Something went wrong, and Gupai Desktop could not start.</source>
        <extracomment>(app)</extracomment>
        <translation>Через неочікувану помилку Gupai Desktop не вдалося запустити.</translation>
    </message>
    <message>
        <source>Your game is safe, and you can go on. If anything looks wrong, start the program again: it opens the same table.</source>
        <extracomment>(app)</extracomment>
        <translation>Ваша гра в безпеці, і можна грати далі. Якщо щось виглядає не так, запустіть програму ще раз: вона відкриє той самий стіл.</translation>
    </message>
    <message>
        <source>&amp;Number of the deal, a code or a board:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Номер роздачі, код або розкладка:</translation>
    </message>
    <message>
        <source>There are no moves to replay yet.</source>
        <extracomment>(window)</extracomment>
        <translation>Ще немає жодної дії для перегляду.</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>(games_page)</extracomment>
        <translation>Будь-яка</translation>
    </message>
    <message>
        <source>As you go</source>
        <extracomment>The choice by which deals become harder as they are won; it is the default. (play)</extracomment>
        <translation>Поступово</translation>
    </message>
    <message>
        <source>Difficulty: {difficulty}.</source>
        <extracomment>(play)</extracomment>
        <translation>Складність: {difficulty}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>(solvers)</extracomment>
        <translation>Легка</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>(solvers)</extracomment>
        <translation>Експертна</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>(solvers)</extracomment>
        <translation>Важка</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>(solvers)</extracomment>
        <translation>Середня</translation>
    </message>
    <message>
        <source>Ends: {ends}</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Кінці: {ends}</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <extracomment>(engine)</extracomment>
        <translation>
            <numerusform>%n закрита</numerusform>
            <numerusform>%n закриті</numerusform>
            <numerusform>%n закритих</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {number}</source>
        <extracomment>(engine)</extracomment>
        <translation>Група {number}</translation>
    </message>
    <message>
        <source>No move begins with this {tile}.</source>
        <extracomment>(engine)</extracomment>
        <translation>Жодна дія не починається з цієї {tile}.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <extracomment>Why a game is lost in which nothing can be done any more. (engine)</extracomment>
        <translation>Дій більше немає.</translation>
    </message>
    <message>
        <source>Not a legal move</source>
        <extracomment>Why a move is not legal, where there is room for no more. (engine)</extracomment>
        <translation>Недозволена дія</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <extracomment>(games)</extracomment>
        <translation>Ряд {number}</translation>
    </message>
    <message>
        <source>This tile can join</source>
        <extracomment>Said of a tile that belongs to a move with the selected ones, and completes none. (engine)</extracomment>
        <translation>Цю плитку теж можна додати</translation>
    </message>
    <message>
        <source>Turned up: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>Відкрито: {tiles}.</translation>
    </message>
    <message>
        <source>a deal number is 1 to {last}, not {number}</source>
        <extracomment>(engine)</extracomment>
        <translation>номер роздачі — від 1 до {last}, а не {number}</translation>
    </message>
    <message>
        <source>a later version of this program has written it</source>
        <extracomment>The form of a text is one that this version of the program does not know yet. (engine)</extracomment>
        <translation>це записала новіша версія цієї програми</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>(engine)</extracomment>
        <translation>закрито</translation>
    </message>
    <message>
        <source>completed</source>
        <extracomment>(engine)</extracomment>
        <translation>пройдено</translation>
    </message>
    <message>
        <source>group {group} is empty</source>
        <extracomment>(engine)</extracomment>
        <translation>група {group} порожня</translation>
    </message>
    <message>
        <source>groups on this board: {found}; in this game: {wanted}</source>
        <extracomment>(engine)</extracomment>
        <translation>груп на цій розкладці: {found}; у цій грі: {wanted}</translation>
    </message>
    <message>
        <source>line {line}, character {place}: the text breaks off or is damaged here</source>
        <extracomment>(play)</extracomment>
        <translation>рядок {line}, символ {place}: тут текст обривається або пошкоджений</translation>
    </message>
    <message>
        <source>line {line}: {error}</source>
        <extracomment>(engine)</extracomment>
        <translation>рядок {line}: {error}</translation>
    </message>
    <message>
        <source>missing here: {what}</source>
        <extracomment>(engine)</extracomment>
        <translation>тут бракує: {what}</translation>
    </message>
    <message>
        <source>no tiles</source>
        <extracomment>(engine)</extracomment>
        <translation>плиток немає</translation>
    </message>
    <message>
        <source>something in this text is not as it was written: its checksum differs</source>
        <extracomment>Somebody has changed the text, or lost a part of it. (play)</extracomment>
        <translation>щось у цьому тексті не таке, як було записано: контрольна сума не збігається</translation>
    </message>
    <message>
        <source>the board is not that of deal {number}</source>
        <extracomment>(engine)</extracomment>
        <translation>це не розкладка роздачі {number}</translation>
    </message>
    <message numerus="yes">
        <source>the set has only %n tile(s) {face}; this board has {found}</source>
        <extracomment>(engine)</extracomment>
        <translation>
            <numerusform>у наборі лише %n плитка {face}; на цій розкладці їх {found}</numerusform>
            <numerusform>у наборі лише %n плитки {face}; на цій розкладці їх {found}</numerusform>
            <numerusform>у наборі лише %n плиток {face}; на цій розкладці їх {found}</numerusform>
        </translation>
    </message>
    <message>
        <source>there is more here than can be read</source>
        <extracomment>There is more of it than the program ever writes. (engine)</extracomment>
        <translation>тут більше, ніж можна прочитати</translation>
    </message>
    <message>
        <source>this board fits no game: {error}</source>
        <extracomment>(play)</extracomment>
        <translation>ця розкладка не пасує до жодної гри: {error}</translation>
    </message>
    <message>
        <source>this is not a code, a record, a saved game or a board of tiles</source>
        <extracomment>It is nothing that can be played. (engine)</extracomment>
        <translation>це не код, не запис гри, не збережена гра й не розкладка плиток</translation>
    </message>
    <message>
        <source>tile {place} of group {group}: {error}</source>
        <extracomment>(engine)</extracomment>
        <translation>плитка {place} групи {group}: {error}</translation>
    </message>
    <message>
        <source>tiles in group {group}: {found}; in this game: {wanted}</source>
        <extracomment>(engine)</extracomment>
        <translation>плиток у групі {group}: {found}; у цій грі: {wanted}</translation>
    </message>
    <message>
        <source>{face} could be two tiles; write {face}a or {face}b</source>
        <extracomment>(engine)</extracomment>
        <translation>Плиток {face} дві; напишіть {face}a або {face}b</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>(engine)</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>(engine)</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <extracomment>(engine)</extracomment>
        <translation>{first}: {second}</translation>
    </message>
    <message>
        <source>{name}, not for the goal</source>
        <extracomment>(engine)</extracomment>
        <translation>{name}, не для мети</translation>
    </message>
    <message>
        <source>{phrase}.</source>
        <extracomment>(engine)</extracomment>
        <translation>{phrase}.</translation>
    </message>
    <message>
        <source>{text} is not a tile</source>
        <extracomment>(engine)</extracomment>
        <translation>{text} — це не плитка</translation>
    </message>
    <message>
        <source>{tile} is not on this table</source>
        <extracomment>(engine)</extracomment>
        <translation>{tile} немає на цьому столі</translation>
    </message>
    <message>
        <source>{tile} takes no part in this game</source>
        <extracomment>(engine)</extracomment>
        <translation>{tile} не бере участі в цій грі</translation>
    </message>
    <message>
        <source>“{move}” is not legal here.</source>
        <extracomment>(engine)</extracomment>
        <translation>Дія «{move}» тут не дозволена.</translation>
    </message>
    <message>
        <source>“{text}” cannot stand here</source>
        <extracomment>(engine)</extracomment>
        <translation>«{text}» не може тут стояти</translation>
    </message>
    <message>
        <source>“{text}” is not a code; a code looks like {example}</source>
        <extracomment>(play)</extracomment>
        <translation>«{text}» — це не код; код має такий вигляд: {example}</translation>
    </message>
    <message>
        <source>“{text}” is not a move</source>
        <extracomment>(engine)</extracomment>
        <translation>«{text}» — це не дія</translation>
    </message>
    <message>
        <source>Can be taken: {triplets}.</source>
        <extracomment>(games)</extracomment>
        <translation>Можна забрати: {triplets}.</translation>
    </message>
    <message>
        <source>Its six ends: {ends}.</source>
        <extracomment>(engine)</extracomment>
        <translation>Шість кінців: {ends}.</translation>
    </message>
    <message>
        <source>No single tile would mend it.</source>
        <extracomment>Said of a group that two tiles or more must change. (engine)</extracomment>
        <translation>Жодна заміна однієї плитки її не виправить.</translation>
    </message>
    <message>
        <source>No three tiles that could be taken from it are a triplet.</source>
        <extracomment>(engine)</extracomment>
        <translation>Жодні три плитки, які можна було б забрати, не є триплетом.</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <extracomment>(engine)</extracomment>
        <translation>Не пара</translation>
    </message>
    <message>
        <source>Not a triplet</source>
        <extracomment>(engine)</extracomment>
        <translation>Не триплет</translation>
    </message>
    <message>
        <source>The goal does not ask for such a group.</source>
        <extracomment>Said of a valid group that no goal needs. (engine)</extracomment>
        <translation>Така група для мети не потрібна.</translation>
    </message>
    <message>
        <source>With {new} in place of {old} it would be valid: {made}.</source>
        <extracomment>(engine)</extracomment>
        <translation>{new} замість {old} дає групу «{made}».</translation>
    </message>
    <message>
        <source>five ends of {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>п’ять кінців по {pips}</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>чотири кінці по {pips}, а два інші разом дають {pips}</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {rest}, not to {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>чотири кінці по {pips}, а два інші разом дають {rest}, а не {pips}</translation>
    </message>
    <message>
        <source>its ends are {ends}</source>
        <extracomment>(engine)</extracomment>
        <translation>її кінці — {ends}</translation>
    </message>
    <message>
        <source>no dragon, and no three of its ends are alike</source>
        <extracomment>(engine)</extracomment>
        <translation>це не дракон, і жодні три кінці не однакові</translation>
    </message>
    <message>
        <source>one tile is civil, the other military</source>
        <extracomment>(engine)</extracomment>
        <translation>одна плитка цивільна, друга військова</translation>
    </message>
    <message>
        <source>the one pair of military tiles with unequal pips</source>
        <extracomment>(engine)</extracomment>
        <translation>єдина пара військових плиток із різною кількістю цяток</translation>
    </message>
    <message>
        <source>the two tiles of one civil face</source>
        <extracomment>(engine)</extracomment>
        <translation>дві однакові цивільні плитки</translation>
    </message>
    <message>
        <source>they have {one} and {other} pips, not the same number</source>
        <extracomment>(engine)</extracomment>
        <translation>у них різна кількість цяток: {one} і {other}</translation>
    </message>
    <message>
        <source>three ends of {pips} and three of {other}</source>
        <extracomment>(engine)</extracomment>
        <translation>три кінці по {pips} і три по {other}</translation>
    </message>
    <message>
        <source>three ends of {pips}, the others add up to {rest}</source>
        <extracomment>(engine)</extracomment>
        <translation>три кінці по {pips}, а решта разом дає {rest}</translation>
    </message>
    <message>
        <source>two different civil tiles</source>
        <extracomment>(engine)</extracomment>
        <translation>дві різні цивільні плитки</translation>
    </message>
    <message>
        <source>two military tiles of {pips} pips each</source>
        <extracomment>(engine)</extracomment>
        <translation>дві військові плитки, на кожній {pips} цяток</translation>
    </message>
    <message>
        <source>{new} for {old}</source>
        <extracomment>(engine)</extracomment>
        <translation>{new} замість {old}</translation>
    </message>
    <message>
        <source>{tiles} would be valid: {made}.</source>
        <extracomment>(games)</extracomment>
        <translation>З {tiles} вийшла б група «{made}».</translation>
    </message>
    <message>
        <source>{tiles}: {made} ({reason}).</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles}: {made} ({reason}).</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>%n поспіль</numerusform>
            <numerusform>%n поспіль</numerusform>
            <numerusform>%n поспіль</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>%n печатка</numerusform>
            <numerusform>%n печатки</numerusform>
            <numerusform>%n печаток</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>(games_page)</extracomment>
        <translation>Г&amp;рати</translation>
    </message>
    <message>
        <source>A problem</source>
        <extracomment>(games_page)</extracomment>
        <translation>Задача</translation>
    </message>
    <message>
        <source>An omen</source>
        <extracomment>(games_page)</extracomment>
        <translation>Провістя</translation>
    </message>
    <message>
        <source>As in Preferences</source>
        <extracomment>(games_page)</extracomment>
        <translation>Як у налаштуваннях</translation>
    </message>
    <message>
        <source>D&amp;eals offered</source>
        <extracomment>(games_page)</extracomment>
        <translation>&amp;Роздачі на вибір</translation>
    </message>
    <message>
        <source>D&amp;ifficulty</source>
        <extracomment>(games_page)</extracomment>
        <translation>С&amp;кладність</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>(games_page)</extracomment>
        <translation>Ігри</translation>
    </message>
    <message numerus="yes">
        <source>In progress: %n move(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>Триває: %n дія</numerusform>
            <numerusform>Триває: %n дії</numerusform>
            <numerusform>Триває: %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>Not won yet</source>
        <extracomment>(games_page)</extracomment>
        <translation>Ще не виграно</translation>
    </message>
    <message>
        <source>Omen of the day</source>
        <extracomment>(games_page)</extracomment>
        <translation>Провістя дня</translation>
    </message>
    <message>
        <source>Options: {game}</source>
        <extracomment>(games_page)</extracomment>
        <translation>Параметри: {game}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <extracomment>(games_page)</extracomment>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>(rules)</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>(games_page)</extracomment>
        <translation>Розкладка дня</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>(games_page)</extracomment>
        <translation>Сьогодні</translation>
    </message>
    <message>
        <source>Variants</source>
        <extracomment>(workbench)</extracomment>
        <translation>Різновиди</translation>
    </message>
    <message numerus="yes">
        <source>Won %n time(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>Виграно %n раз</numerusform>
            <numerusform>Виграно %n рази</numerusform>
            <numerusform>Виграно %n разів</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>(games_page)</extracomment>
        <translation>уже відкрите</translation>
    </message>
    <message>
        <source>each with its problems</source>
        <extracomment>(games_page)</extracomment>
        <translation>кожна зі своїми задачами</translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <comment>a challenge</comment>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>за %n дію</numerusform>
            <numerusform>за %n дії</numerusform>
            <numerusform>за %n дій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>за %n дію</numerusform>
            <numerusform>за %n дії</numerusform>
            <numerusform>за %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <extracomment>(games_page)</extracomment>
        <translation>ще не відкрите</translation>
    </message>
    <message>
        <source>problems solved: {solved} of {count}</source>
        <extracomment>(texts)</extracomment>
        <translation>розв’язано задач: {solved} із {count}</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>(board)</extracomment>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>(board)</extracomment>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>(board)</extracomment>
        <translation>Повільно</translation>
    </message>
    <message numerus="yes">
        <source>Framed: %n group(s) like it.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>У рамці %n така група.</numerusform>
            <numerusform>У рамках %n такі групи.</numerusform>
            <numerusform>У рамках %n таких груп.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal:</source>
        <extracomment>(window)</extracomment>
        <translation>Мета:</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <extracomment>(window)</extracomment>
        <translation>Мета: {goal}</translation>
    </message>
    <message numerus="yes">
        <source>Marked: %n tile(s) that it can be made of.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>Позначено %n плитку, з якої її можна скласти.</numerusform>
            <numerusform>Позначено %n плитки, з яких її можна скласти.</numerusform>
            <numerusform>Позначено %n плиток, з яких її можна скласти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Such a group: {tiles}.</source>
        <extracomment>(window)</extracomment>
        <translation>Така група: {tiles}.</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>(window)</extracomment>
        <translation>або</translation>
    </message>
    <message>
        <source>{first}; or {second}</source>
        <extracomment>(window)</extracomment>
        <translation>{first}; або {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <extracomment>(window)</extracomment>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{found} of {wanted}</source>
        <extracomment>(play)</extracomment>
        <translation>{found} з {wanted}</translation>
    </message>
    <message>
        <source>{name} {tiles}</source>
        <extracomment>(window)</extracomment>
        <translation>{name} {tiles}</translation>
    </message>
    <message>
        <source>{name}: {found} of {wanted}</source>
        <extracomment>(window)</extracomment>
        <translation>{name}: {found} з {wanted}</translation>
    </message>
    <message>
        <source>Not free</source>
        <extracomment>(engine)</extracomment>
        <translation>Не вільна</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>(engine)</extracomment>
        <translation>Забрати</translation>
    </message>
    <message>
        <source>Taken tiles</source>
        <extracomment>(engine)</extracomment>
        <translation>Забрані плитки</translation>
    </message>
    <message>
        <source>place {place} of group {group} is empty, but its tile was never free</source>
        <extracomment>(engine)</extracomment>
        <translation>місце {place} променя {group} порожнє, хоча його плитка ще не була вільна</translation>
    </message>
    <message>
        <source>{tiles} were not taken together</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles} не можна було забрати разом</translation>
    </message>
    <message>
        <source>{tile} has been taken.</source>
        <extracomment>(engine)</extracomment>
        <translation>{tile} вже забрано.</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>In every translation this text is the language&apos;s own name, and the last to be translated: releases have the language from then on. (gupai_desktop)</extracomment>
        <translation>Українська</translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n генерал</numerusform>
            <numerusform>%n генерали</numerusform>
            <numerusform>%n генералів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general(s) left</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Лишився %n генерал</numerusform>
            <numerusform>Лишилося %n генерали</numerusform>
            <numerusform>Лишилося %n генералів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n рівень</numerusform>
            <numerusform>%n рівні</numerusform>
            <numerusform>%n рівнів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) must still kill two generals at once: a level of one tile can.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Ще %n рівень має вбити двох генералів одразу: для цього на ньому має лишитися одна плитка.</numerusform>
            <numerusform>Ще %n рівні мають убити по двоє генералів одразу: для цього на кожному має лишитися одна плитка.</numerusform>
            <numerusform>Ще %n рівнів мають убити по двоє генералів одразу: для цього на кожному має лишитися одна плитка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} captures</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Полонено %n раз із {all}</numerusform>
            <numerusform>Полонено %n рази із {all}</numerusform>
            <numerusform>Полонено %n разів із {all}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} levels cleared</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Пройдено %n рівень із {all}</numerusform>
            <numerusform>Пройдено %n рівні з {all}</numerusform>
            <numerusform>Пройдено %n рівнів із {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>A general is killed by the tiles of a level: choose one.</source>
        <extracomment>(games)</extracomment>
        <translation>Генерала вбивають плитки рівня: виберіть рівень.</translation>
    </message>
    <message>
        <source>A general is left, and no level to kill him.</source>
        <extracomment>(games)</extracomment>
        <translation>Лишився генерал, а рівня, що вбив би його, вже немає.</translation>
    </message>
    <message>
        <source>All levels open</source>
        <extracomment>(games)</extracomment>
        <translation>Усі рівні відкриті</translation>
    </message>
    <message>
        <source>Any three tiles of a level, adjacent or not</source>
        <extracomment>(games)</extracomment>
        <translation>Будь-які три плитки рівня, не обов’язково сусідні</translation>
    </message>
    <message>
        <source>Capture</source>
        <extracomment>(games)</extracomment>
        <translation>Полонити</translation>
    </message>
    <message>
        <source>Capture Meng Huo seven times.</source>
        <extracomment>(games)</extracomment>
        <translation>Сім разів візьміть у полон Мен Хо.</translation>
    </message>
    <message>
        <source>Clear Five Levels</source>
        <extracomment>(games)</extracomment>
        <translation>Очисти п’ять рівнів</translation>
    </message>
    <message>
        <source>Clear five levels and kill the six generals.</source>
        <extracomment>(games)</extracomment>
        <translation>Очистьте п’ять рівнів і вбийте шістьох генералів.</translation>
    </message>
    <message>
        <source>Clear five levels of four tiles with a long common row.</source>
        <extracomment>(games)</extracomment>
        <translation>Очистьте п’ять рівнів по чотири плитки з довгим спільним рядом.</translation>
    </message>
    <message>
        <source>Clear five levels of six tiles with a short common row.</source>
        <extracomment>(games)</extracomment>
        <translation>Очистьте п’ять рівнів по шість плиток із коротким спільним рядом.</translation>
    </message>
    <message>
        <source>Clearing the Rows</source>
        <extracomment>(games)</extracomment>
        <translation>Пройди рівні</translation>
    </message>
    <message>
        <source>Common row</source>
        <extracomment>(games)</extracomment>
        <translation>Спільний ряд</translation>
    </message>
    <message numerus="yes">
        <source>Escapes in %n refill(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Втече за %n докладання</numerusform>
            <numerusform>Втече за %n докладання</numerusform>
            <numerusform>Втече за %n докладань</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down, in an unknown order: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>Закриті, порядок невідомий: {tiles}.</translation>
    </message>
    <message>
        <source>Five levels of four tiles and a long common row. Take triplets and refill until all levels are empty.</source>
        <extracomment>(games)</extracomment>
        <translation>П’ять рівнів по чотири плитки й довгий спільний ряд. Забирайте триплети й докладайте, доки всі рівні не спорожніють.</translation>
    </message>
    <message>
        <source>Five levels of six tiles and a short common row. Take triplets and refill until all levels are empty.</source>
        <extracomment>(games)</extracomment>
        <translation>П’ять рівнів по шість плиток і короткий спільний ряд. Забирайте триплети й докладайте, доки всі рівні не спорожніють.</translation>
    </message>
    <message>
        <source>From level {number} down</source>
        <extracomment>(games)</extracomment>
        <translation>Від {number}-го рівня вниз</translation>
    </message>
    <message>
        <source>Generals</source>
        <extracomment>(games)</extracomment>
        <translation>Генерали</translation>
    </message>
    <message numerus="yes">
        <source>Generals, %n killed</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Генерали, %n убито</numerusform>
            <numerusform>Генерали, %n убито</numerusform>
            <numerusform>Генерали, %n убито</numerusform>
        </translation>
    </message>
    <message>
        <source>Kill</source>
        <extracomment>(games)</extracomment>
        <translation>Убити генерала</translation>
    </message>
    <message>
        <source>Killing one general here would leave too many.</source>
        <extracomment>(games)</extracomment>
        <translation>Якщо вбити тут лише одного, генералів лишиться забагато.</translation>
    </message>
    <message>
        <source>Killing two generals here would leave too few for the rest.</source>
        <extracomment>(games)</extracomment>
        <translation>Якщо вбити тут двох, для решти рівнів генералів забракне.</translation>
    </message>
    <message>
        <source>Laid: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>Докладено: {tiles}.</translation>
    </message>
    <message>
        <source>Level {level} has captured Meng Huo.</source>
        <extracomment>(games)</extracomment>
        <translation>Рівень {level} узяв у полон Мен Хо.</translation>
    </message>
    <message>
        <source>Level {level} has killed {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>Рівень {level} убив {tiles}.</translation>
    </message>
    <message>
        <source>Level {level} is closed until the next turn: something has been taken from level {lower}.</source>
        <extracomment>(games)</extracomment>
        <translation>Рівень {level} закрито до наступного ходу: уже забрано з рівня {lower}.</translation>
    </message>
    <message>
        <source>Level {level}: {made}.</source>
        <extracomment>(games)</extracomment>
        <translation>Рівень {level}: {made}.</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>(games)</extracomment>
        <translation>Рівень {number}</translation>
    </message>
    <message>
        <source>Meng Huo</source>
        <extracomment>(games)</extracomment>
        <translation>Мен Хо</translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo escapes in %n refill(s).</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Мен Хо втече за %n докладання.</numerusform>
            <numerusform>Мен Хо втече за %n докладання.</numerusform>
            <numerusform>Мен Хо втече за %n докладань.</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo has escaped.</source>
        <extracomment>(games)</extracomment>
        <translation>Мен Хо втік.</translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo is captured by a level of exactly two tiles; this level has %n.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Мен Хо бере в полон рівень рівно з двох плиток; на цьому рівні їх %n.</numerusform>
            <numerusform>Мен Хо бере в полон рівень рівно з двох плиток; на цьому рівні їх %n.</numerusform>
            <numerusform>Мен Хо бере в полон рівень рівно з двох плиток; на цьому рівні їх %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level that form a triplet with him.</source>
        <extracomment>(games)</extracomment>
        <translation>Мен Хо беруть у полон дві останні плитки рівня, якщо разом із ним вони — триплет.</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is reached by a refill. Capture him seven times.</source>
        <extracomment>(games)</extracomment>
        <translation>Мен Хо беруть у полон дві останні плитки рівня, а втікає він, щойно надходить черга його докласти. Візьміть його в полон сім разів.</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the tiles of a level: choose one.</source>
        <extracomment>(games)</extracomment>
        <translation>Мен Хо беруть у полон плитки рівня: виберіть рівень.</translation>
    </message>
    <message>
        <source>No general is left in this row.</source>
        <extracomment>(games)</extracomment>
        <translation>У цьому ряду генералів не лишилося.</translation>
    </message>
    <message>
        <source>No more taking</source>
        <extracomment>(games)</extracomment>
        <translation>Забирати вже не можна</translation>
    </message>
    <message>
        <source>Not adjacent</source>
        <extracomment>(games)</extracomment>
        <translation>Не поруч</translation>
    </message>
    <message>
        <source>Nothing is left to refill with.</source>
        <extracomment>(games)</extracomment>
        <translation>Докладати більше нічого.</translation>
    </message>
    <message>
        <source>Nothing more is taken in this turn.</source>
        <extracomment>(games)</extracomment>
        <translation>Цього ходу більше нічого не забирають.</translation>
    </message>
    <message>
        <source>O-Koan</source>
        <extracomment>(games)</extracomment>
        <translation>О-Коан</translation>
    </message>
    <message numerus="yes">
        <source>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Одного генерала вбиває рівень рівно з двох плиток, обох — рівень з однієї; на цьому рівні їх %n.</numerusform>
            <numerusform>Одного генерала вбиває рівень рівно з двох плиток, обох — рівень з однієї; на цьому рівні їх %n.</numerusform>
            <numerusform>Одного генерала вбиває рівень рівно з двох плиток, обох — рівень з однієї; на цьому рівні їх %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the leftmost and the rightmost general can be killed.</source>
        <extracomment>(games)</extracomment>
        <translation>Убити можна лише крайнього лівого або крайнього правого генерала.</translation>
    </message>
    <message>
        <source>Passing Five Levels</source>
        <extracomment>(games)</extracomment>
        <translation>Пройди п’ять рівнів</translation>
    </message>
    <message>
        <source>Refill</source>
        <extracomment>(games)</extracomment>
        <translation>Докласти</translation>
    </message>
    <message>
        <source>Refilling lays nothing here.</source>
        <extracomment>(games)</extracomment>
        <translation>Сюди нічого не ляже.</translation>
    </message>
    <message>
        <source>Refilling lays {tile} here.</source>
        <extracomment>(games)</extracomment>
        <translation>Сюди ляже {tile}.</translation>
    </message>
    <message>
        <source>Refilling lays, from the lowest level up: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>Докладання, від нижнього рівня вгору: {tiles}.</translation>
    </message>
    <message>
        <source>Seven Captures of Meng Huo</source>
        <extracomment>(games)</extracomment>
        <translation>Сім полонів Мен Хо</translation>
    </message>
    <message>
        <source>Six generals guard five levels. The last two tiles of a level can kill one general, the last one alone two at once, and the level is completed. Kill all six: exactly one kill has to be double.</source>
        <extracomment>(games)</extracomment>
        <translation>Шість генералів стережуть п’ять рівнів. Дві останні плитки рівня можуть убити одного генерала, одна остання — двох одразу; тоді рівень пройдено. Убийте всіх шістьох: рівно одне вбивство має бути подвійним.</translation>
    </message>
    <message>
        <source>The first and the last tile of a level are adjacent.</source>
        <extracomment>(games)</extracomment>
        <translation>Перша й остання плитки рівня вважаються сусідніми.</translation>
    </message>
    <message>
        <source>The general at either end is killed by the last two tiles of a level, both by the last one, if they form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>Крайнього генерала вбивають дві останні плитки рівня, обох — остання, якщо це триплет.</translation>
    </message>
    <message>
        <source>The general is killed by the last two tiles of a level, if they form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>Генерала вбивають дві останні плитки рівня, якщо разом вони — триплет.</translation>
    </message>
    <message>
        <source>These three are a triplet, but they are not adjacent.</source>
        <extracomment>(games)</extracomment>
        <translation>Ці три плитки — триплет, але вони не сусідні.</translation>
    </message>
    <message>
        <source>These tiles lie in different levels.</source>
        <extracomment>(games)</extracomment>
        <translation>Ці плитки лежать на різних рівнях.</translation>
    </message>
    <message>
        <source>This level is completed.</source>
        <extracomment>(games)</extracomment>
        <translation>Цей рівень пройдено.</translation>
    </message>
    <message>
        <source>Three tiles that form a triplet are taken at a time.</source>
        <extracomment>(games)</extracomment>
        <translation>За раз забирають три плитки, що утворюють триплет.</translation>
    </message>
    <message>
        <source>Tiles of the common row come back only by refilling.</source>
        <extracomment>(games)</extracomment>
        <translation>Плитки спільного ряду повертаються лише під час докладання.</translation>
    </message>
    <message>
        <source>double kill done</source>
        <extracomment>(games)</extracomment>
        <translation>подвійне вбивство було</translation>
    </message>
    <message>
        <source>double kill to come</source>
        <extracomment>(games)</extracomment>
        <translation>ще подвійне вбивство</translation>
    </message>
    <message>
        <source>row {row}: a completed level is written “-”, any other empty row “.”</source>
        <extracomment>(games)</extracomment>
        <translation>ряд {row}: пройдений рівень записують як «-», інший порожній ряд — як «.»</translation>
    </message>
    <message>
        <source>too few generals</source>
        <extracomment>(games)</extracomment>
        <translation>генералів замало</translation>
    </message>
    <message>
        <source>too many generals</source>
        <extracomment>(games)</extracomment>
        <translation>генералів забагато</translation>
    </message>
    <message>
        <source>{done} of {levels} levels, {killed} of {generals} generals</source>
        <extracomment>(games)</extracomment>
        <translation>Рівні: {done} з {levels}, генерали: {killed} з {generals}</translation>
    </message>
    <message>
        <source>{generals} for {levels}, and each level must kill one.</source>
        <extracomment>(games)</extracomment>
        <translation>{generals} на {levels}, а кожен рівень має вбити принаймні одного.</translation>
    </message>
    <message>
        <source>{generals} for {levels}, and no level can kill more than two.</source>
        <extracomment>(games)</extracomment>
        <translation>{generals} на {levels}, а жоден рівень не вб’є більше двох.</translation>
    </message>
    <message>
        <source>{tile} to level {level}</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} — на рівень {level}</translation>
    </message>
    <message>
        <source>{turn}; {kills}</source>
        <extracomment>(games)</extracomment>
        <translation>{turn}; {kills}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n дія</numerusform>
            <numerusform>%n дії</numerusform>
            <numerusform>%n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>An omen: the deal alone decides.</source>
        <extracomment>All that is told of a game that the deal decides, until it is decided. (texts)</extracomment>
        <translation>Провістя: усе вирішує сама роздача.</translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s), with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Очищено з допомогою: %n бал.</numerusform>
            <numerusform>Очищено з допомогою: %n бали.</numerusform>
            <numerusform>Очищено з допомогою: %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Очищено: %n бал.</numerusform>
            <numerusform>Очищено: %n бали.</numerusform>
            <numerusform>Очищено: %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Result</source>
        <extracomment>(texts)</extracomment>
        <translation>Копіювати результат</translation>
    </message>
    <message>
        <source>Every move can be taken back.</source>
        <extracomment>(texts)</extracomment>
        <translation>Кожну дію можна скасувати.</translation>
    </message>
    <message>
        <source>Gupai Desktop</source>
        <extracomment>(app)</extracomment>
        <translation>Gupai Desktop</translation>
    </message>
    <message>
        <source>How long this deal has been played: {time}</source>
        <extracomment>(window)</extracomment>
        <translation>Скільки часу грається ця роздача: {time}</translation>
    </message>
    <message numerus="yes">
        <source>It could still be won %n move(s) ago.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n дію тому її ще можна було виграти.</numerusform>
            <numerusform>%n дії тому її ще можна було виграти.</numerusform>
            <numerusform>%n дій тому її ще можна було виграти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a deal ({difficulty})…</source>
        <extracomment>(texts)</extracomment>
        <translation>Шукаю роздачу (складність «{difficulty}»)…</translation>
    </message>
    <message>
        <source>Looking for a deal…</source>
        <extracomment>(texts)</extracomment>
        <translation>Шукаю роздачу…</translation>
    </message>
    <message>
        <source>Play It Again</source>
        <extracomment>(texts)</extracomment>
        <translation>Зіграти ще раз</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>(texts)</extracomment>
        <translation>Перегляд</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>(board)</extracomment>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <extracomment>(texts)</extracomment>
        <translation>Гру програно.</translation>
    </message>
    <message>
        <source>The solver stopped and has been started again.</source>
        <extracomment>(play)</extracomment>
        <translation>Аналіз перервався й почався знову.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <extracomment>(window)</extracomment>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>Train</source>
        <extracomment>(texts)</extracomment>
        <translation>Тренуватися</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s), with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Виграно за %n дію, з допомогою.</numerusform>
            <numerusform>Виграно за %n дії, з допомогою.</numerusform>
            <numerusform>Виграно за %n дій, з допомогою.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Виграно за %n дію.</numerusform>
            <numerusform>Виграно за %n дії.</numerusform>
            <numerusform>Виграно за %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>best known {moves}</source>
        <extracomment>(texts)</extracomment>
        <translation>найкращий відомий {moves}</translation>
    </message>
    <message>
        <source>challenge of {day}</source>
        <extracomment>(play)</extracomment>
        <translation>виклик дня за {day}</translation>
    </message>
    <message>
        <source>custom board</source>
        <extracomment>(texts)</extracomment>
        <translation>власна розкладка</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>(texts)</extracomment>
        <translation>роздача {number}</translation>
    </message>
    <message>
        <source>one of the first deals</source>
        <extracomment>(play)</extracomment>
        <translation>одна з перших роздач</translation>
    </message>
    <message>
        <source>par {moves}</source>
        <extracomment>(texts)</extracomment>
        <translation>орієнтир {moves}</translation>
    </message>
    <message>
        <source>your best</source>
        <extracomment>(texts)</extracomment>
        <translation>ваш рекорд</translation>
    </message>
    <message>
        <source>your best is {best}</source>
        <extracomment>(texts)</extracomment>
        <translation>ваш рекорд — {best}</translation>
    </message>
    <message>
        <source>{game} #{number}</source>
        <extracomment>(texts)</extracomment>
        <translation>{game} № {number}</translation>
    </message>
    <message>
        <source>{title} ({policy})</source>
        <extracomment>(texts)</extracomment>
        <translation>{title} ({policy})</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>(play)</extracomment>
        <translation>Золото</translation>
    </message>
    <message>
        <source>Silver</source>
        <extracomment>(play)</extracomment>
        <translation>Срібло</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <extracomment>(play)</extracomment>
        <translation>Розв’язано з підказкою</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>(widgets)</extracomment>
        <translation>Д&amp;ії</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <extracomment>(widgets)</extracomment>
        <translation>Поді&amp;литися</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Закладк&amp;и</translation>
    </message>
    <message>
        <source>Recen&amp;t Deals</source>
        <extracomment>(window)</extracomment>
        <translation>Нещодавні розда&amp;чі</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>(board)</extracomment>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>A clear road asks for no hurry.</source>
        <extracomment>(play)</extracomment>
        <translation>Вільна дорога не квапить.</translation>
    </message>
    <message>
        <source>A day for sweeping the yard.</source>
        <extracomment>(play)</extracomment>
        <translation>День, щоб замести подвір’я.</translation>
    </message>
    <message>
        <source>A door ajar lets in the light.</source>
        <extracomment>(play)</extracomment>
        <translation>Світло заходить і крізь прочинені двері.</translation>
    </message>
    <message>
        <source>A full cup is carried slowly.</source>
        <extracomment>(play)</extracomment>
        <translation>Повну чашу несуть повільно.</translation>
    </message>
    <message>
        <source>A slow cart sees more of the road.</source>
        <extracomment>(play)</extracomment>
        <translation>З повільного воза видно більше дороги.</translation>
    </message>
    <message>
        <source>A stone in the shoe does not end the walk.</source>
        <extracomment>(play)</extracomment>
        <translation>Камінець у черевику — ще не кінець дороги.</translation>
    </message>
    <message>
        <source>A windy day is a good day to mend the net.</source>
        <extracomment>(play)</extracomment>
        <translation>Вітряний день — саме на те, щоб лагодити сіті.</translation>
    </message>
    <message>
        <source>An empty table, and light hands.</source>
        <extracomment>(play)</extracomment>
        <translation>Стіл порожній, і рукам легко.</translation>
    </message>
    <message>
        <source>Ask again, and ask something smaller.</source>
        <extracomment>(play)</extracomment>
        <translation>Запитай ще раз — про щось менше.</translation>
    </message>
    <message>
        <source>Count what is done, and sleep well.</source>
        <extracomment>(play)</extracomment>
        <translation>Полічи зроблене і спи спокійно.</translation>
    </message>
    <message>
        <source>Each has found its mate; leave it at that.</source>
        <extracomment>(play)</extracomment>
        <translation>Кожна знайшла собі пару — цього й досить.</translation>
    </message>
    <message>
        <source>Fine weather is for work, not for boasting.</source>
        <extracomment>(play)</extracomment>
        <translation>Погожий день — для роботи, а не для похвальби.</translation>
    </message>
    <message>
        <source>Half a bridge shows where the river is narrow.</source>
        <extracomment>(play)</extracomment>
        <translation>І пів мосту показує, де річка вузька.</translation>
    </message>
    <message>
        <source>Keep the small promise first.</source>
        <extracomment>(play)</extracomment>
        <translation>Спершу дотримай малої обіцянки.</translation>
    </message>
    <message>
        <source>Low water shows the stones to step on.</source>
        <extracomment>(play)</extracomment>
        <translation>На мілкому видно, на яке каміння ступати.</translation>
    </message>
    <message>
        <source>Mist in the valley; the hill is where it was.</source>
        <extracomment>(play)</extracomment>
        <translation>У долині туман, а гора — де й була.</translation>
    </message>
    <message>
        <source>Nearly home; the last steps are steps too.</source>
        <extracomment>(play)</extracomment>
        <translation>Майже вдома. Останні кроки — теж кроки.</translation>
    </message>
    <message>
        <source>Not every letter is answered on the day it comes.</source>
        <extracomment>(play)</extracomment>
        <translation>Не на кожен лист відповідають того ж дня.</translation>
    </message>
    <message>
        <source>Omen: degree {degree} of {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>Провістя: сходинка {degree} з {most}</translation>
    </message>
    <message>
        <source>On calm water even a small boat arrives.</source>
        <extracomment>(play)</extracomment>
        <translation>Тихою водою й малий човен допливе.</translation>
    </message>
    <message>
        <source>Rain and sun have shared the day fairly.</source>
        <extracomment>(play)</extracomment>
        <translation>Дощ і сонце поділили день порівну.</translation>
    </message>
    <message>
        <source>Tea first; the letter can wait.</source>
        <extracomment>(play)</extracomment>
        <translation>Спершу чай, лист зачекає.</translation>
    </message>
    <message>
        <source>The bowl is chipped, and the soup is just as warm.</source>
        <extracomment>(play)</extracomment>
        <translation>Миска щербата, а юшка така сама тепла.</translation>
    </message>
    <message>
        <source>The cat sits by the wall and does not call it waiting.</source>
        <extracomment>(play)</extracomment>
        <translation>Кіт сидить під стіною і не каже, що чекає.</translation>
    </message>
    <message>
        <source>The ferry comes back; it always has.</source>
        <extracomment>(play)</extracomment>
        <translation>Пором повернеться: він завжди повертався.</translation>
    </message>
    <message>
        <source>The gate is shut; the garden wall is warm in the sun.</source>
        <extracomment>(play)</extracomment>
        <translation>Брама замкнена, та мур нагрівся на сонці.</translation>
    </message>
    <message>
        <source>The harvest is in; a few ears are for the birds.</source>
        <extracomment>(play)</extracomment>
        <translation>Жнива скінчено; кілька колосків — птахам.</translation>
    </message>
    <message>
        <source>The kettle takes its time; so may you.</source>
        <extracomment>(play)</extracomment>
        <translation>Чайник не поспішає — не поспішай і ти.</translation>
    </message>
    <message>
        <source>The knot has come loose; keep the string.</source>
        <extracomment>(play)</extracomment>
        <translation>Вузол розв’язався, а шнурок прибережи.</translation>
    </message>
    <message>
        <source>The lamp is small; carry it lower.</source>
        <extracomment>(play)</extracomment>
        <translation>Ліхтар малий — неси його нижче.</translation>
    </message>
    <message>
        <source>The moon is a night short of full, and bright enough.</source>
        <extracomment>(play)</extracomment>
        <translation>До повні ще ніч, а світла вже досить.</translation>
    </message>
    <message>
        <source>The road between high and low has the most travellers.</source>
        <extracomment>(play)</extracomment>
        <translation>Найлюдніша дорога — між горою і долом.</translation>
    </message>
    <message>
        <source>The seed under the snow keeps its own calendar.</source>
        <extracomment>(play)</extracomment>
        <translation>Зернина під снігом знає свій час.</translation>
    </message>
    <message>
        <source>The wall did not move; now you know where it stands.</source>
        <extracomment>(play)</extracomment>
        <translation>Стіна не зрушила. Тепер відомо, де вона стоїть.</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <extracomment>(texts)</extracomment>
        <translation>Залишилося плиток</translation>
    </message>
    <message>
        <source>Today’s omen: degree {degree} of {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>Провістя дня: сходинка {degree} з {most}</translation>
    </message>
    <message>
        <source>Two of three friends came; lay the table.</source>
        <extracomment>(play)</extracomment>
        <translation>З трьох друзів прийшло двоє — накривай на стіл.</translation>
    </message>
    <message>
        <source>Water clears when nobody stirs it.</source>
        <extracomment>(play)</extracomment>
        <translation>Вода світлішає, коли її не каламутять.</translation>
    </message>
    <message>
        <source>What does not fit today has at least been measured.</source>
        <extracomment>(play)</extracomment>
        <translation>Що сьогодні не підійшло, те бодай приміряли.</translation>
    </message>
    <message>
        <source>What is left for tomorrow gives tomorrow a reason.</source>
        <extracomment>(play)</extracomment>
        <translation>Лиши щось на завтра, щоб завтра було навіщо встати.</translation>
    </message>
    <message>
        <source>What was shut has opened by itself.</source>
        <extracomment>(play)</extracomment>
        <translation>Що було замкнене, відчинилося само.</translation>
    </message>
    <message>
        <source>Where there is no path, sit down and look around.</source>
        <extracomment>(play)</extracomment>
        <translation>Де немає стежки, там сядь і роздивися.</translation>
    </message>
    <message>
        <source>Winter is how a tree rests.</source>
        <extracomment>(play)</extracomment>
        <translation>Узимку дерево просто відпочиває.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Лишилася %n плитка</numerusform>
            <numerusform>Лишилося %n плитки</numerusform>
            <numerusform>Лишилося %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is taken when one tile lies above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>Пару забирають, коли одна плитка лежить над другою.</translation>
    </message>
    <message>
        <source>A tower of eight rows. Take pairs of tiles that lie face up; a tile is turned up as soon as two of its sides that meet at a corner are free.</source>
        <extracomment>(games)</extracomment>
        <translation>Вежа з восьми рядів. Забирайте пари відкритих плиток; плитка відкривається, щойно вільні дві її сторони, що сходяться в куті.</translation>
    </message>
    <message>
        <source>A turtle of five chains, face up at their ends. Take pairs of tiles that lie face up; the next tile of a chain is turned up.</source>
        <extracomment>(games)</extracomment>
        <translation>Черепаха з п’яти ланцюгів, відкритих на кінцях. Забирайте пари відкритих плиток; тоді відкривається наступна плитка ланцюга.</translation>
    </message>
    <message>
        <source>An omen: take pairs from a tower until it is gone.</source>
        <extracomment>(games)</extracomment>
        <translation>Провістя: забирайте пари з вежі, доки її не стане.</translation>
    </message>
    <message>
        <source>An omen: take pairs from the ends of a turtle.</source>
        <extracomment>(games)</extracomment>
        <translation>Провістя: забирайте пари з країв черепахи.</translation>
    </message>
    <message>
        <source>An omen: take pairs that lie one above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>Провістя: забирайте пари, у яких одна плитка лежить над другою.</translation>
    </message>
    <message>
        <source>Fishing the Golden Turtle</source>
        <extracomment>(games)</extracomment>
        <translation>Лов золотої черепахи</translation>
    </message>
    <message>
        <source>No pair lies one tile above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>Немає пари одна над одною.</translation>
    </message>
    <message>
        <source>No tile of this row can be taken now.</source>
        <extracomment>(games)</extracomment>
        <translation>З цього ряду зараз нічого не забрати.</translation>
    </message>
    <message>
        <source>Only tiles that lie face up are taken.</source>
        <extracomment>(games)</extracomment>
        <translation>Забирають лише відкриті плитки.</translation>
    </message>
    <message>
        <source>Opening the Pagoda</source>
        <extracomment>(games)</extracomment>
        <translation>Відкрий пагоду</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>(games)</extracomment>
        <translation>Пари</translation>
    </message>
    <message>
        <source>The mate of {tile} is {mate}, which still lies face down.</source>
        <extracomment>(games)</extracomment>
        <translation>Пара до {tile} — {mate}, вона ще закрита.</translation>
    </message>
    <message>
        <source>The rows are turned only when no pair can be taken.</source>
        <extracomment>(games)</extracomment>
        <translation>Ряди прокручують, лише коли жодної пари не можна забрати.</translation>
    </message>
    <message>
        <source>Tiles are taken in pairs.</source>
        <extracomment>(games)</extracomment>
        <translation>Плитки забирають парами.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>(games)</extracomment>
        <translation>Прокрутити</translation>
    </message>
    <message numerus="yes">
        <source>Turned %n of {all} times without a pair</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Прокручено %n раз із {all}, пари немає</numerusform>
            <numerusform>Прокручено %n рази з {all}, пари немає</numerusform>
            <numerusform>Прокручено %n разів із {all}, пари немає</numerusform>
        </translation>
    </message>
    <message>
        <source>Two Rows</source>
        <extracomment>(games)</extracomment>
        <translation>Два ряди</translation>
    </message>
    <message>
        <source>Two rows of sixteen tiles, face up. Take a pair that lies one tile above the other, and the rows close up; when there is none, turn the rows by one tile.</source>
        <extracomment>(games)</extracomment>
        <translation>Два ряди по шістнадцять відкритих плиток. Заберіть пару, у якій одна плитка лежить над другою, і ряди зімкнуться; коли такої немає, прокрутіть ряди на одну плитку.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>(window)</extracomment>
        <translation>Гру призупинено.</translation>
    </message>
    <message>
        <source>First point at a group, or go to it by the arrow keys.</source>
        <extracomment>(board)</extracomment>
        <translation>Спершу наведіть вказівник на групу або перейдіть до неї стрілками.</translation>
    </message>
    <message>
        <source>No tile {tile} lies face up here.</source>
        <extracomment>(play)</extracomment>
        <translation>Відкритої плитки {tile} тут немає.</translation>
    </message>
    <message>
        <source>Press a selected tile to play this move.</source>
        <extracomment>(play)</extracomment>
        <translation>Натисніть вибрану плитку, щоб зіграти.</translation>
    </message>
    <message>
        <source>Press again to play it, or select another tile.</source>
        <extracomment>(play)</extracomment>
        <translation>Натисніть ще раз, щоб зіграти, або виберіть ще одну плитку.</translation>
    </message>
    <message>
        <source>A general within reach is left alone for a turn.</source>
        <extracomment>(play)</extracomment>
        <translation>Генерала, до якого можна дістати, на один хід залишають у спокої.</translation>
    </message>
    <message>
        <source>A group can exchange with several others, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>Група може обмінятися з кількома іншими, але правильно лише з однією.</translation>
    </message>
    <message>
        <source>A group gives a tile away and takes one like it back.</source>
        <extracomment>(play)</extracomment>
        <translation>Група віддає плитку, а потім повертає таку саму.</translation>
    </message>
    <message>
        <source>A group that the goal asks for is broken on the way.</source>
        <extracomment>(play)</extracomment>
        <translation>Групу, якої вимагає мета, на шляху доводиться розбити.</translation>
    </message>
    <message>
        <source>A pair is better taken without a third tile.</source>
        <extracomment>(play)</extracomment>
        <translation>Пару краще забрати без третьої плитки.</translation>
    </message>
    <message>
        <source>A pair that could be taken is better in a triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>Пару, яку можна забрати, краще забрати у триплеті.</translation>
    </message>
    <message>
        <source>A tile belongs to more than one triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>Плитка належить більш як до одного триплета.</translation>
    </message>
    <message>
        <source>A tile goes through one group to reach another.</source>
        <extracomment>(play)</extracomment>
        <translation>Плитка потрапляє до групи через іншу групу.</translation>
    </message>
    <message>
        <source>A tile that is needed has to be freed first.</source>
        <extracomment>(play)</extracomment>
        <translation>Потрібну плитку спершу треба звільнити.</translation>
    </message>
    <message>
        <source>A triplet that could be taken stays for a turn.</source>
        <extracomment>(play)</extracomment>
        <translation>Триплет, який можна забрати, на один хід залишають.</translation>
    </message>
    <message>
        <source>An exchange that finishes no group yet makes the next ones possible.</source>
        <extracomment>(play)</extracomment>
        <translation>Обмін, який ще не завершує жодної групи, відкриває шлях наступним.</translation>
    </message>
    <message>
        <source>Both tiles of a pair change places with two of a triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>Обидві плитки пари міняються місцями з двома плитками триплета.</translation>
    </message>
    <message>
        <source>Double kill</source>
        <extracomment>(play)</extracomment>
        <translation>Подвійне вбивство</translation>
    </message>
    <message>
        <source>Either general is within reach, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>Дістати можна обох генералів, але правильно — лише одного.</translation>
    </message>
    <message>
        <source>Find it</source>
        <extracomment>(play)</extracomment>
        <translation>Знайдіть</translation>
    </message>
    <message>
        <source>Freed first</source>
        <extracomment>(play)</extracomment>
        <translation>Спершу звільнити</translation>
    </message>
    <message>
        <source>Lent</source>
        <extracomment>(play)</extracomment>
        <translation>Позика</translation>
    </message>
    <message>
        <source>Less now</source>
        <extracomment>(play)</extracomment>
        <translation>Менше зараз</translation>
    </message>
    <message>
        <source>More groups could be finished at once, and must not.</source>
        <extracomment>(play)</extracomment>
        <translation>Можна було б одразу завершити більше груп, але не слід.</translation>
    </message>
    <message>
        <source>One by one</source>
        <extracomment>(play)</extracomment>
        <translation>По одній</translation>
    </message>
    <message>
        <source>One exchange finishes two groups.</source>
        <extracomment>(play)</extracomment>
        <translation>Один обмін завершує дві групи.</translation>
    </message>
    <message>
        <source>One tile has to kill two generals at once.</source>
        <extracomment>(play)</extracomment>
        <translation>Одна плитка має вбити одразу двох генералів.</translation>
    </message>
    <message>
        <source>Passed on</source>
        <extracomment>(play)</extracomment>
        <translation>Далі по черзі</translation>
    </message>
    <message>
        <source>Prepared</source>
        <extracomment>(play)</extracomment>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>Round the end</source>
        <extracomment>(play)</extracomment>
        <translation>Через край</translation>
    </message>
    <message>
        <source>Spared</source>
        <extracomment>(play)</extracomment>
        <translation>Пощада</translation>
    </message>
    <message>
        <source>Taking a triplet brings the next one together.</source>
        <extracomment>(play)</extracomment>
        <translation>Коли забрати триплет, сходяться плитки наступного.</translation>
    </message>
    <message>
        <source>The first and the last tile of a level lie side by side.</source>
        <extracomment>(play)</extracomment>
        <translation>Перша й остання плитки рівня — сусіди.</translation>
    </message>
    <message>
        <source>The gap closes</source>
        <extracomment>(play)</extracomment>
        <translation>Прогалина змикається</translation>
    </message>
    <message>
        <source>The pair</source>
        <extracomment>(play)</extracomment>
        <translation>Пара</translation>
    </message>
    <message>
        <source>The take that brings most at once is not the best.</source>
        <extracomment>(play)</extracomment>
        <translation>Найбільше балів одразу — не завжди найкраще.</translation>
    </message>
    <message>
        <source>Three, not two</source>
        <extracomment>(play)</extracomment>
        <translation>Три, а не дві</translation>
    </message>
    <message>
        <source>Two at once</source>
        <extracomment>(play)</extracomment>
        <translation>Дві одразу</translation>
    </message>
    <message>
        <source>Two for two</source>
        <extracomment>(play)</extracomment>
        <translation>Дві на дві</translation>
    </message>
    <message>
        <source>Two groups can exchange in several ways, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>Дві групи можуть обмінятися по-різному, але правильно лише в один спосіб.</translation>
    </message>
    <message>
        <source>Two, not three</source>
        <extracomment>(play)</extracomment>
        <translation>Дві, а не три</translation>
    </message>
    <message>
        <source>What is missing in the end is one tile of a pair.</source>
        <extracomment>(play)</extracomment>
        <translation>Наприкінці бракує лише однієї плитки пари.</translation>
    </message>
    <message>
        <source>Which general</source>
        <extracomment>(play)</extracomment>
        <translation>Котрий генерал</translation>
    </message>
    <message>
        <source>Which partner</source>
        <extracomment>(play)</extracomment>
        <translation>З ким обмінятися</translation>
    </message>
    <message>
        <source>Which three</source>
        <extracomment>(play)</extracomment>
        <translation>Котрі три</translation>
    </message>
    <message>
        <source>Which tile</source>
        <extracomment>(play)</extracomment>
        <translation>Котра плитка</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>(engine)</extracomment>
        <translation>Будь-які роздачі</translation>
    </message>
    <message>
        <source>Built to be winnable</source>
        <extracomment>(engine)</extracomment>
        <translation>Складені як виграшні</translation>
    </message>
    <message>
        <source>Proven winnable</source>
        <extracomment>(solvers)</extracomment>
        <translation>Доведено виграшні</translation>
    </message>
    <message>
        <source>Without dead groups</source>
        <extracomment>(engine)</extracomment>
        <translation>Без мертвих груп</translation>
    </message>
    <message>
        <source>&amp;Reset to Defaults</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Відновити типові</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>(board)</extracomment>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Moves and results</source>
        <extracomment>(texts)</extracomment>
        <translation>Дії та результати</translation>
    </message>
    <message>
        <source>Moves, results and groups</source>
        <extracomment>(texts)</extracomment>
        <translation>Дії, результати й групи</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>(board)</extracomment>
        <translation>Вимкнено</translation>
    </message>
    <message>
        <source>Read Alou&amp;d</source>
        <extracomment>(texts)</extracomment>
        <translation>&amp;Читання вголос</translation>
    </message>
    <message>
        <source>Refill when nothing else is left</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Докладати, коли нічого іншого не лишилося</translation>
    </message>
    <message>
        <source>Results only</source>
        <extracomment>(texts)</extracomment>
        <translation>Лише результати</translation>
    </message>
    <message>
        <source>Sample tiles</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Кілька плиток у цьому вигляді</translation>
    </message>
    <message>
        <source>Show the time in the status bar</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Показувати час у рядку стану</translation>
    </message>
    <message>
        <source>Show whether the game can still be won</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Показувати, чи можна ще виграти</translation>
    </message>
    <message>
        <source>{option}:</source>
        <extracomment>(widgets)</extracomment>
        <translation>{option}:</translation>
    </message>
    <message numerus="yes">
        <source>Clear the table for %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Очистьте стіл, набравши %n бал.</numerusform>
            <numerusform>Очистьте стіл, набравши %n бали.</numerusform>
            <numerusform>Очистьте стіл, набравши %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Par can no longer be kept</source>
        <extracomment>(texts)</extracomment>
        <translation>В орієнтир уже не вкластися</translation>
    </message>
    <message>
        <source>Silver: it can be done better.</source>
        <extracomment>(texts)</extracomment>
        <translation>Срібло: можна й краще.</translation>
    </message>
    <message>
        <source>There is no other problem.</source>
        <extracomment>(games_page)</extracomment>
        <translation>Інших задач немає.</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Виграйте за %n дію.</numerusform>
            <numerusform>Виграйте за %n дії.</numerusform>
            <numerusform>Виграйте за %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>на %n бал</numerusform>
            <numerusform>на %n бали</numerusform>
            <numerusform>на %n балів</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is left to do on this board</source>
        <extracomment>(play)</extracomment>
        <translation>на цій розкладці вже нічого робити</translation>
    </message>
    <message numerus="yes">
        <source>problem for %n point(s)</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>задача на %n бал</numerusform>
            <numerusform>задача на %n бали</numerusform>
            <numerusform>задача на %n балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>problem in %n move(s)</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>задача на %n дію</numerusform>
            <numerusform>задача на %n дії</numerusform>
            <numerusform>задача на %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>problem {number} of {count}</source>
        <extracomment>(play)</extracomment>
        <translation>задача {number} з {count}</translation>
    </message>
    <message>
        <source>the file {file} cannot be read</source>
        <extracomment>(play)</extracomment>
        <translation>файл {file} не прочитати</translation>
    </message>
    <message>
        <source>{file}, line {line}: {error}</source>
        <extracomment>(play)</extracomment>
        <translation>{file}, рядок {line}: {error}</translation>
    </message>
    <message>
        <source>{number}: {task}</source>
        <extracomment>(texts)</extracomment>
        <translation>{number}: {task}</translation>
    </message>
    <message>
        <source>After that every move leads back.</source>
        <extracomment>(engine)</extracomment>
        <translation>Далі кожна дія веде назад.</translation>
    </message>
    <message>
        <source>Of {groups} none is ever mended first: no valid group of other tiles can exchange with one of them.</source>
        <extracomment>(games)</extracomment>
        <translation>Жодної з груп {groups} не виправити першою: жодна правильна група з інших плиток не може обмінятися з ними.</translation>
    </message>
    <message>
        <source>Of {pairs} no pair is ever the first to be taken: even once all other tiles are gone, one tile of each still lies face down.</source>
        <extracomment>(games)</extracomment>
        <translation>З пар {pairs} жодної не забрати першою: навіть коли всіх інших плиток уже немає, одна плитка кожної з них ще закрита.</translation>
    </message>
    <message>
        <source>One of {groups} always lies there: every exchange with one leaves one, and none is of use in the end.</source>
        <extracomment>(games)</extracomment>
        <translation>Одна з груп {groups} лежить завжди: після кожного обміну з нею лишається одна з них, а в кінці жодна не потрібна.</translation>
    </message>
    <message>
        <source>Only this leads on: {moves}.</source>
        <extracomment>(engine)</extracomment>
        <translation>Далі веде лише це: {moves}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n other invalid group(s) cannot help either.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Не допоможе й %n інша неправильна група.</numerusform>
            <numerusform>Не допоможуть і %n інші неправильні групи.</numerusform>
            <numerusform>Не допоможуть і %n інших неправильних груп.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal has no use for {group}, and no valid group can exchange with it.</source>
        <extracomment>(games)</extracomment>
        <translation>Група {group} для мети не потрібна, і жодна правильна група не може обмінятися з нею.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>What leads to a proof, and what it shows where no more is known. (texts)</extracomment>
        <translation>Чому?</translation>
    </message>
    <message>
        <source>line {line}.</source>
        <extracomment>(engine)</extracomment>
        <translation>рядок {line}.</translation>
    </message>
    <message>
        <source>then only {moves}</source>
        <extracomment>(engine)</extracomment>
        <translation>далі лише {moves}</translation>
    </message>
    <message>
        <source>{moves} → {where}</source>
        <extracomment>(engine)</extracomment>
        <translation>{moves} → {where}</translation>
    </message>
    <message>
        <source>{move} (turned up: {tiles})</source>
        <extracomment>(engine)</extracomment>
        <translation>{move} (відкрито: {tiles})</translation>
    </message>
    <message>
        <source>One Move Back</source>
        <extracomment>(replay)</extracomment>
        <translation>На дію назад</translation>
    </message>
    <message>
        <source>One Move On</source>
        <extracomment>(replay)</extracomment>
        <translation>На дію вперед</translation>
    </message>
    <message>
        <source>Place in the record</source>
        <extracomment>(replay)</extracomment>
        <translation>Місце в записі</translation>
    </message>
    <message>
        <source>Play On from Here</source>
        <extracomment>(replay)</extracomment>
        <translation>Грати далі звідси</translation>
    </message>
    <message>
        <source>Play by Itself</source>
        <extracomment>(replay)</extracomment>
        <translation>Відтворювати</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <extracomment>(replay)</extracomment>
        <translation>Перегляд: {game}</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>(window)</extracomment>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>(replay)</extracomment>
        <translation>Початкова розкладка</translation>
    </message>
    <message>
        <source>This move lost the game</source>
        <extracomment>(replay)</extracomment>
        <translation>Цією дією гру програно</translation>
    </message>
    <message>
        <source>To the End</source>
        <extracomment>(replay)</extracomment>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>To the Opening</source>
        <extracomment>(replay)</extracomment>
        <translation>На початок</translation>
    </message>
    <message>
        <source>{number}. {move}</source>
        <extracomment>(replay)</extracomment>
        <translation>{number}. {move}</translation>
    </message>
    <message>
        <source>It is not known which move lost the game.</source>
        <extracomment>(replay)</extracomment>
        <translation>Невідомо, після якої дії гру вже не можна було виграти.</translation>
    </message>
    <message>
        <source>The game could be won until move {number} ({move}), but not after it.</source>
        <extracomment>(texts)</extracomment>
        <translation>Гру можна було виграти до дії {number} ({move}); після неї вже ні.</translation>
    </message>
    <message>
        <source>This deal could not be won from the start.</source>
        <extracomment>(texts)</extracomment>
        <translation>Ця роздача була безнадійна від самого початку.</translation>
    </message>
    <message>
        <source>Classic triplets</source>
        <extracomment>(engine)</extracomment>
        <translation>Класичні триплети</translation>
    </message>
    <message>
        <source>Five ends are alike; the sixth may be any.</source>
        <extracomment>(engine)</extracomment>
        <translation>П’ять кінців однакові; шостий — будь-який.</translation>
    </message>
    <message>
        <source>Four ends are alike; the other two add up to the same number.</source>
        <extracomment>(engine)</extracomment>
        <translation>Чотири кінці однакові; два інші в сумі дають те саме число.</translation>
    </message>
    <message>
        <source>Loose Five Points and Full Fourteen</source>
        <extracomment>(engine)</extracomment>
        <translation>Вільні «П’ять цяток» і «Швидкість»</translation>
    </message>
    <message>
        <source>Mixed Dragon instead of 2-3-Kao</source>
        <extracomment>(engine)</extracomment>
        <translation>«Змішаний дракон» замість «Два-Три-Лети»</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>(engine)</extracomment>
        <translation>Ні</translation>
    </message>
    <message>
        <source>The six ends are {ends}.</source>
        <extracomment>(engine)</extracomment>
        <translation>Шість кінців: {ends}.</translation>
    </message>
    <message>
        <source>The two tiles of one civil face.</source>
        <extracomment>(engine)</extracomment>
        <translation>Дві однакові цивільні плитки.</translation>
    </message>
    <message>
        <source>The two tiles {tiles}, and no others.</source>
        <extracomment>(engine)</extracomment>
        <translation>Дві плитки {tiles}, і ніякі інші.</translation>
    </message>
    <message>
        <source>Three ends are alike, and the other three are alike too.</source>
        <extracomment>(engine)</extracomment>
        <translation>Три кінці однакові, і три інші однакові між собою.</translation>
    </message>
    <message>
        <source>Three ends are alike; the others add up to 14 or more.</source>
        <extracomment>(engine)</extracomment>
        <translation>Три кінці однакові; інші в сумі дають 14 або більше.</translation>
    </message>
    <message>
        <source>Three ends are alike; the others add up to 5.</source>
        <extracomment>(engine)</extracomment>
        <translation>Три кінці однакові; інші в сумі дають 5.</translation>
    </message>
    <message>
        <source>Three ends or more are alike; leave three of them out, the rest is 14 or more.</source>
        <extracomment>(engine)</extracomment>
        <translation>Однакові три кінці або більше; без трьох із них решта в сумі дає 14 або більше.</translation>
    </message>
    <message>
        <source>Three ends or more are alike; leave three of them out, the rest is 5.</source>
        <extracomment>(engine)</extracomment>
        <translation>Однакові три кінці або більше; без трьох із них решта в сумі дає 5.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>Triplets</source>
        <extracomment>(engine)</extracomment>
        <translation>Триплети</translation>
    </message>
    <message>
        <source>Two military tiles with the same number of pips.</source>
        <extracomment>(engine)</extracomment>
        <translation>Дві військові плитки з однаковою кількістю цяток.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>(engine)</extracomment>
        <translation>Так</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>(rules)</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>(rules)</extracomment>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <extracomment>(rules)</extracomment>
        <translation>Шукати на всіх сторінках</translation>
    </message>
    <message>
        <source>The settings cannot be written to {file}: they will be forgotten.</source>
        <extracomment>(gupai_desktop)</extracomment>
        <translation>Не вдається записати налаштування у {file}: їх буде забуто.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <extracomment>(store)</extracomment>
        <translation>це не файл</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>(store)</extracomment>
        <translation>немає дозволу</translation>
    </message>
    <message>
        <source>the disk is not responding properly</source>
        <extracomment>(store)</extracomment>
        <translation>диск не відповідає як слід</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <extracomment>(store)</extracomment>
        <translation>немає вільного місця</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <extracomment>(store)</extracomment>
        <translation>такого місця немає</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({error}) and is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>{file} не вдалося відкрити ({error}); файл збережено під назвою {aside}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <extracomment>(store)</extracomment>
        <translation>{file} не вдалося прочитати: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <extracomment>(store)</extracomment>
        <translation>{file} не вдалося записати: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s): {tally}.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>Після %n дії: {tally}.</numerusform>
            <numerusform>Після %n дій: {tally}.</numerusform>
            <numerusform>Після %n дій: {tally}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Усі файли</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <extracomment>(window)</extracomment>
        <translation>Скопійовано: {text}</translation>
    </message>
    <message>
        <source>Give Up</source>
        <extracomment>(games_page)</extracomment>
        <translation>Припинити</translation>
    </message>
    <message>
        <source>Nothing was opened: {error}</source>
        <extracomment>(window)</extracomment>
        <translation>Нічого не відкрито: {error}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Зображення</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Збережено як {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <extracomment>(window)</extracomment>
        <translation>Зображення скопійовано.</translation>
    </message>
    <message>
        <source>This board has no number; copy the board or a message.</source>
        <extracomment>(window)</extracomment>
        <translation>Ця розкладка не має номера; скопіюйте розкладку або повідомлення.</translation>
    </message>
    <message>
        <source>This takes a while to read…</source>
        <extracomment>(window)</extracomment>
        <translation>Читання триває довго…</translation>
    </message>
    <message>
        <source>Time: {time}.</source>
        <extracomment>(window)</extracomment>
        <translation>Час: {time}.</translation>
    </message>
    <message>
        <source>To play it from its opening, paste this in Gupai Desktop:</source>
        <extracomment>(window)</extracomment>
        <translation>Щоб зіграти від початку, вставте це в Gupai Desktop:</translation>
    </message>
    <message>
        <source>To play it, paste this in Gupai Desktop:</source>
        <extracomment>(window)</extracomment>
        <translation>Щоб зіграти, вставте це в Gupai Desktop:</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <extracomment>(window)</extracomment>
        <translation>це не вдалося прочитати</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Відновити</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>(dialogs)</extracomment>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Інше</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <extracomment>(widgets)</extracomment>
        <translation>Перейти до наступної частини вікна</translation>
    </message>
    <message>
        <source>Keys for “{action}”; press others here:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Клавіші для «{action}»; інші натисніть тут:</translation>
    </message>
    <message>
        <source>No action has that name.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Такої дії немає.</translation>
    </message>
    <message>
        <source>Open the menu of a tile or a group</source>
        <extracomment>(widgets)</extracomment>
        <translation>Відкрити меню плитки чи групи</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>(dialogs)</extracomment>
        <translation>В&amp;илучити</translation>
    </message>
    <message>
        <source>Restore &amp;All</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Відновити в&amp;се</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>That is not a key, or one that is only held with others.</source>
        <extracomment>(widgets)</extracomment>
        <translation>Це не клавіша або та, яку лише тримають разом з іншими.</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Ці клавіші змінити не можна.</translation>
    </message>
    <message>
        <source>Where a layout has no Latin letters, the key in the place of the letter on a US keyboard does the same.</source>
        <extracomment>The note while there is nothing else to say. (dialogs)</extracomment>
        <translation>Якщо в розкладці немає латинських літер, діє клавіша на тому місці, де ця літера на американській клавіатурі.</translation>
    </message>
    <message>
        <source>{keys} is already used for “{action}”.</source>
        <extracomment>(widgets)</extracomment>
        <translation>{keys} уже викликає «{action}».</translation>
    </message>
    <message>
        <source>Loud</source>
        <extracomment>(sound)</extracomment>
        <translation>Гучно</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>loudness</comment>
        <extracomment>(sound)</extracomment>
        <translation>Помірно</translation>
    </message>
    <message>
        <source>Quiet</source>
        <extracomment>(sound)</extracomment>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Nothing else here fits.</source>
        <extracomment>(window)</extracomment>
        <translation>Більше тут нічого не підходить.</translation>
    </message>
    <message>
        <source>Nothing here fits.</source>
        <extracomment>(window)</extracomment>
        <translation>Тут нічого не підходить.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can complete a move</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n плитка може завершити дію</numerusform>
            <numerusform>%n плитки можуть завершити дію</numerusform>
            <numerusform>%n плиток можуть завершити дію</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join it</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>до неї можна додати %n плитку</numerusform>
            <numerusform>до неї можна додати %n плитки</numerusform>
            <numerusform>до неї можна додати %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join them</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>до них можна додати %n плитку</numerusform>
            <numerusform>до них можна додати %n плитки</numerusform>
            <numerusform>до них можна додати %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Після %n дії.</numerusform>
            <numerusform>Після %n дій.</numerusform>
            <numerusform>Після %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the opening.</source>
        <extracomment>(texts)</extracomment>
        <translation>Назад до початку.</translation>
    </message>
    <message>
        <source>Selected: {move}.</source>
        <extracomment>(texts)</extracomment>
        <translation>Вибрано: {move}.</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <extracomment>(texts)</extracomment>
        <translation>Скасовано дію: {move}.</translation>
    </message>
    <message>
        <source>none completes a move</source>
        <extracomment>(texts)</extracomment>
        <translation>жодна не завершує дії</translation>
    </message>
    <message>
        <source>{tiles} selected; {fitting}.</source>
        <extracomment>(texts)</extracomment>
        <translation>Вибрано {tiles}; {fitting}.</translation>
    </message>
    <message>
        <source>omen of {day}</source>
        <extracomment>(play)</extracomment>
        <translation>провістя за {day}</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>(statistics)</extracomment>
        <translation>Зберегти…</translation>
    </message>
    <message>
        <source>{number} (omen {day})</source>
        <extracomment>(play)</extracomment>
        <translation>{number} (провістя {day})</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of {game} will no longer be counted and shown.</source>
        <extracomment>(statistics)</extracomment>
        <translation>
            <numerusform>Більше не враховуватиметься й не показуватиметься %n роздача гри «{game}».</numerusform>
            <numerusform>Більше не враховуватимуться й не показуватимуться %n роздачі гри «{game}».</numerusform>
            <numerusform>Більше не враховуватиметься й не показуватиметься %n роздач гри «{game}».</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Гра:</translation>
    </message>
    <message>
        <source>&amp;Open This Deal</source>
        <extracomment>(statistics)</extracomment>
        <translation>&amp;Відкрити цю роздачу</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <extracomment>(statistics)</extracomment>
        <translation>&amp;Скинути…</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>(statistics)</extracomment>
        <translation>Почато</translation>
    </message>
    <message>
        <source>Best possible</source>
        <extracomment>The titles of columns that tell of points. (statistics)</extracomment>
        <translation>Найбільше можливе</translation>
    </message>
    <message>
        <source>Best time</source>
        <extracomment>(statistics)</extracomment>
        <translation>Найкращий час</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>(statistics)</extracomment>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <extracomment>(statistics)</extracomment>
        <translation>Найменше дій</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>(statistics)</extracomment>
        <translation>Допомога</translation>
    </message>
    <message>
        <source>Highest score</source>
        <extracomment>(statistics)</extracomment>
        <translation>Найвищий рахунок</translation>
    </message>
    <message>
        <source>Log of deals</source>
        <extracomment>(statistics)</extracomment>
        <translation>Журнал роздач</translation>
    </message>
    <message>
        <source>Mean time</source>
        <extracomment>(statistics)</extracomment>
        <translation>Середній час</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>(texts)</extracomment>
        <translation>Дії</translation>
    </message>
    <message>
        <source>Moves above the best line known, the latest deals on the right</source>
        <extracomment>(statistics)</extracomment>
        <translation>Дії понад найкращий відомий шлях; найновіші роздачі праворуч</translation>
    </message>
    <message>
        <source>Moves above the best line known: from {least} to {most}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>Дій понад найкращий відомий шлях: від {least} до {most}.</translation>
    </message>
    <message>
        <source>Nearest to par</source>
        <extracomment>(statistics)</extracomment>
        <translation>Найближче до орієнтира</translation>
    </message>
    <message>
        <source>Nearest to the best</source>
        <extracomment>(statistics)</extracomment>
        <translation>Найближче до найкращого</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>(statistics)</extracomment>
        <translation>Орієнтир</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>(statistics)</extracomment>
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>(texts)</extracomment>
        <translation>Бали</translation>
    </message>
    <message>
        <source>Points below the best known, the latest deals on the right</source>
        <extracomment>(statistics)</extracomment>
        <translation>На скільки балів менше за найкращий відомий рахунок; останні роздачі праворуч</translation>
    </message>
    <message>
        <source>Points below the best known: from {least} to {most}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>Балів до найкращого відомого рахунку: від {least} до {most}.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>(statistics)</extracomment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>(texts)</extracomment>
        <translation>Час</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>(texts)</extracomment>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>(texts)</extracomment>
        <translation>Виграно поспіль</translation>
    </message>
    <message>
        <source>Won without help</source>
        <extracomment>(statistics)</extracomment>
        <translation>Без допомоги</translation>
    </message>
    <message>
        <source>Won: Easy</source>
        <extracomment>(statistics)</extracomment>
        <translation>Виграно легких</translation>
    </message>
    <message>
        <source>Won: Expert</source>
        <extracomment>(statistics)</extracomment>
        <translation>Виграно експертних</translation>
    </message>
    <message>
        <source>Won: Hard</source>
        <extracomment>(statistics)</extracomment>
        <translation>Виграно важких</translation>
    </message>
    <message>
        <source>Won: Medium</source>
        <extracomment>(statistics)</extracomment>
        <translation>Виграно середніх</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>не менш як {number}</translation>
    </message>
    <message>
        <source>below the axis: best line not known</source>
        <extracomment>(statistics)</extracomment>
        <translation>під віссю: найкращий шлях невідомий</translation>
    </message>
    <message>
        <source>longest {number}</source>
        <extracomment>(texts)</extracomment>
        <translation>найдовша серія: {number}</translation>
    </message>
    <message>
        <source>mean {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>у середньому {number}</translation>
    </message>
    <message>
        <source>of {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>із {number}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>(statistics)</extracomment>
        <translation>виграно</translation>
    </message>
    <message>
        <source>won with help</source>
        <extracomment>(statistics)</extracomment>
        <translation>виграно з допомогою</translation>
    </message>
    <message>
        <source>{number} (challenge {day})</source>
        <extracomment>(play)</extracomment>
        <translation>{number} (виклик дня {day})</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>(statistics)</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <extracomment>(board)</extracomment>
        <translation>Зняти вибір</translation>
    </message>
    <message>
        <source>Go from tile to tile</source>
        <extracomment>(board)</extracomment>
        <translation>Перейти від плитки до плитки</translation>
    </message>
    <message>
        <source>Go to the first or the last tile of the group</source>
        <extracomment>(board)</extracomment>
        <translation>Перейти до першої або останньої плитки групи</translation>
    </message>
    <message>
        <source>Go to the first or the last tile of the table</source>
        <extracomment>(board)</extracomment>
        <translation>Перейти до першої або останньої плитки столу</translation>
    </message>
    <message>
        <source>Go to the group before or after</source>
        <extracomment>(board)</extracomment>
        <translation>Перейти до попередньої або наступної групи</translation>
    </message>
    <message>
        <source>Leave the table for the toolbar and the buttons, and come back</source>
        <extracomment>(board)</extracomment>
        <translation>Перейти зі столу до панелі інструментів і кнопок та назад</translation>
    </message>
    <message>
        <source>Select a tile by its two ends</source>
        <extracomment>(board)</extracomment>
        <translation>Вибрати плитку за двома кінцями</translation>
    </message>
    <message>
        <source>Select the tile, or play the move that it completes</source>
        <extracomment>(board)</extracomment>
        <translation>Вибрати плитку або виконати дію, яку вона завершує</translation>
    </message>
    <message>
        <source>Tab or Shift+Tab</source>
        <extracomment>(board)</extracomment>
        <translation>Tab або Shift+Tab</translation>
    </message>
    <message>
        <source>The same; of a selected tile, play the only move that begins with it</source>
        <extracomment>(board)</extracomment>
        <translation>Те саме; для вибраної плитки — виконати єдину дію, яка з неї починається</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <extracomment>(board)</extracomment>
        <translation>стрілки</translation>
    </message>
    <message>
        <source>two digits, such as 6 3</source>
        <extracomment>(board)</extracomment>
        <translation>дві цифри, наприклад 6 3</translation>
    </message>
    <message>
        <source>{key} with arrow keys</source>
        <extracomment>(board)</extracomment>
        <translation>{key} зі стрілками</translation>
    </message>
    <message>
        <source>A tile that lies face down</source>
        <extracomment>(board)</extracomment>
        <translation>Закрита плитка</translation>
    </message>
    <message>
        <source>Face down, {group}, tile {place}</source>
        <extracomment>(board)</extracomment>
        <translation>Закрита, {group}, плитка {place}</translation>
    </message>
    <message>
        <source>{face} {name}, {group}, tile {place}</source>
        <extracomment>(board)</extracomment>
        <translation>{face} {name}, {group}, плитка {place}</translation>
    </message>
    <message>
        <source>A row lights its tiles on the table; Enter plays it.</source>
        <extracomment>Said of what can be made of a group. (texts)</extracomment>
        <translation>Рядок позначає свої плитки на столі; Enter — зіграти.</translation>
    </message>
    <message>
        <source>Back to where it could</source>
        <extracomment>(texts)</extracomment>
        <translation>Назад, де ще можна було</translation>
    </message>
    <message>
        <source>Before That Take</source>
        <extracomment>(texts)</extracomment>
        <translation>До того ходу</translation>
    </message>
    <message numerus="yes">
        <source>Best now: %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Тепер щонайбільше: %n бал.</numerusform>
            <numerusform>Тепер щонайбільше: %n бали.</numerusform>
            <numerusform>Тепер щонайбільше: %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best now: at least %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Найкраще тепер: не менш як %n бал.</numerusform>
            <numerusform>Найкраще тепер: не менш як %n бали.</numerusform>
            <numerusform>Найкраще тепер: не менш як %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Costliest take</source>
        <extracomment>(texts)</extracomment>
        <translation>Хід, що коштував найбільше</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <extracomment>(texts)</extracomment>
        <translation>Лишити мої</translation>
    </message>
    <message numerus="yes">
        <source>Next: a deal of %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Далі: роздача на %n дію.</numerusform>
            <numerusform>Далі: роздача на %n дії.</numerusform>
            <numerusform>Далі: роздача на %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: {difficulty}.</source>
        <extracomment>(texts)</extracomment>
        <translation>Далі: складність «{difficulty}».</translation>
    </message>
    <message>
        <source>Not Now</source>
        <extracomment>(texts)</extracomment>
        <translation>Не зараз</translation>
    </message>
    <message>
        <source>best at least {points}</source>
        <extracomment>(texts)</extracomment>
        <translation>найкраще з відомого — {points}</translation>
    </message>
    <message>
        <source>best {points}</source>
        <extracomment>(texts)</extracomment>
        <translation>найбільше {points}</translation>
    </message>
    <message>
        <source>take {number}: {tiles}</source>
        <extracomment>(texts)</extracomment>
        <translation>взяття {number}: {tiles}</translation>
    </message>
    <message>
        <source>&amp;Hint for This Group</source>
        <extracomment>(window)</extracomment>
        <translation>П&amp;ідказка для цієї групи</translation>
    </message>
    <message>
        <source>&amp;Pick Up {tile}</source>
        <extracomment>(window)</extracomment>
        <translation>Взя&amp;ти {tile}</translation>
    </message>
    <message>
        <source>&amp;Undo to Before This Group Changed</source>
        <extracomment>(window)</extracomment>
        <translation>Скасувати до &amp;зміни цієї групи</translation>
    </message>
    <message>
        <source>E&amp;xplain This Group</source>
        <extracomment>(window)</extracomment>
        <translation>По&amp;яснити цю групу</translation>
    </message>
    <message>
        <source>Open in the &amp;Workbench…</source>
        <extracomment>(window)</extracomment>
        <translation>Відкрити в &amp;майстерні…</translation>
    </message>
    <message>
        <source>Put {tile} &amp;Down</source>
        <extracomment>(window)</extracomment>
        <translation>П&amp;окласти {tile}</translation>
    </message>
    <message>
        <source>an empty place</source>
        <extracomment>(workbench)</extracomment>
        <translation>порожнє місце</translation>
    </message>
    <message>
        <source>{face} {name}</source>
        <extracomment>(board)</extracomment>
        <translation>{face} {name}</translation>
    </message>
    <message>
        <source>Bench</source>
        <extracomment>(engine)</extracomment>
        <translation>Лавка</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>(engine)</extracomment>
        <translation>Земля</translation>
    </message>
    <message>
        <source>Eight</source>
        <extracomment>(engine)</extracomment>
        <translation>Вісімка</translation>
    </message>
    <message>
        <source>Five</source>
        <extracomment>(engine)</extracomment>
        <translation>П’ятірка</translation>
    </message>
    <message>
        <source>Goose</source>
        <extracomment>(engine)</extracomment>
        <translation>Гармонія (Гусак)</translation>
    </message>
    <message>
        <source>Hatchet</source>
        <extracomment>(engine)</extracomment>
        <translation>Сокира (Голова тигра)</translation>
    </message>
    <message>
        <source>Heaven</source>
        <extracomment>(engine)</extracomment>
        <translation>Небеса</translation>
    </message>
    <message>
        <source>Long Three</source>
        <extracomment>(engine)</extracomment>
        <translation>Довгі трійки</translation>
    </message>
    <message>
        <source>Long-Legged Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>Довгонога сімка</translation>
    </message>
    <message>
        <source>Man</source>
        <extracomment>(engine)</extracomment>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Nine</source>
        <extracomment>(engine)</extracomment>
        <translation>Дев’ятка</translation>
    </message>
    <message>
        <source>Partition</source>
        <extracomment>(engine)</extracomment>
        <translation>Червоноголова десятка</translation>
    </message>
    <message>
        <source>Plum Blossom</source>
        <extracomment>(engine)</extracomment>
        <translation>Квіти сливи</translation>
    </message>
    <message>
        <source>Red-Hammer Six</source>
        <extracomment>(engine)</extracomment>
        <translation>Червономолоткова шістка</translation>
    </message>
    <message>
        <source>Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>Сімка</translation>
    </message>
    <message>
        <source>Six</source>
        <extracomment>(engine)</extracomment>
        <translation>Шістка</translation>
    </message>
    <message>
        <source>Three (Meng Huo)</source>
        <extracomment>(engine)</extracomment>
        <translation>Трійка (Мен Хо)</translation>
    </message>
    <message>
        <source>“{text}” is none of these: {known}</source>
        <extracomment>(engine)</extracomment>
        <translation>«{text}» не підходить; можна вибрати: {known}</translation>
    </message>
    <message>
        <source>By this computer’s clock it is {day}; the calendar begins on {first}.</source>
        <extracomment>(play)</extracomment>
        <translation>Годинник цього комп’ютера показує {day}; календар починається з {first}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n бал</numerusform>
            <numerusform>%n бали</numerusform>
            <numerusform>%n балів</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of this arm have been taken.</source>
        <extracomment>(games)</extracomment>
        <translation>Усі плитки цього променя забрано.</translation>
    </message>
    <message>
        <source>Arm {number}</source>
        <extracomment>(games)</extracomment>
        <translation>Промінь {number}</translation>
    </message>
    <message>
        <source>Clear a ring of eight arms, for points.</source>
        <extracomment>(games)</extracomment>
        <translation>Приберіть коло з восьми променів: за все дають бали.</translation>
    </message>
    <message>
        <source>Eight Trigrams</source>
        <extracomment>(games)</extracomment>
        <translation>Вісім триграм</translation>
    </message>
    <message>
        <source>Eight arms of three outer tiles and an inner one. Take pairs and triplets of free tiles for points; clearing the table doubles them.</source>
        <extracomment>(games)</extracomment>
        <translation>Вісім променів: по три зовнішні плитки й одна внутрішня. Забирайте на бали пари й триплети вільних плиток; хто очистить стіл, тому бали подвоюють.</translation>
    </message>
    <message>
        <source>Free in this arm: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>Вільні в цьому промені: {tiles}.</translation>
    </message>
    <message>
        <source>No third free tile makes a triplet of them.</source>
        <extracomment>(games)</extracomment>
        <translation>Жодна третя вільна плитка не доповнить їх до триплета.</translation>
    </message>
    <message>
        <source>Nothing has been taken yet.</source>
        <extracomment>(games)</extracomment>
        <translation>Ще нічого не забрано.</translation>
    </message>
    <message>
        <source>Solving the Eight Trigrams</source>
        <extracomment>(games)</extracomment>
        <translation>Розгадай вісім триграм</translation>
    </message>
    <message numerus="yes">
        <source>The table is clear: doubled, %n point(s).</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Стіл чистий: подвоєно, %n бал.</numerusform>
            <numerusform>Стіл чистий: подвоєно, %n бали.</numerusform>
            <numerusform>Стіл чистий: подвоєно, %n балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two tiles that form a pair are taken, or three that form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>Забирають дві плитки, що складають пару, або три, що складають триплет.</translation>
    </message>
    <message>
        <source>{arm}; free: {tiles}</source>
        <extracomment>(games)</extracomment>
        <translation>{arm}; вільні: {tiles}</translation>
    </message>
    <message>
        <source>{take}, {points} of them for {pair}</source>
        <extracomment>(games)</extracomment>
        <translation>{take}, з них {points} за пару: {pair}</translation>
    </message>
    <message>
        <source>{tile} lies across the ends of {others}: these must be taken first.</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} лежить упоперек кінців {others}: спершу треба забрати їх.</translation>
    </message>
    <message>
        <source>{tile} lies between {one} and {other}: one of them must be taken first.</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} лежить між {one} та {other}: спершу треба забрати одну з них.</translation>
    </message>
    <message>
        <source>This turn: {steps}</source>
        <extracomment>(widgets)</extracomment>
        <translation>Цей хід: {steps}</translation>
    </message>
    <message>
        <source>{step} (done)</source>
        <extracomment>(widgets)</extracomment>
        <translation>{step} (зроблено)</translation>
    </message>
    <message>
        <source>{step} (now)</source>
        <extracomment>(widgets)</extracomment>
        <translation>{step} (зараз)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>(board)</extracomment>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <extracomment>(board)</extracomment>
        <translation>&amp;Завершити</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>(board)</extracomment>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>(tutorial)</extracomment>
        <translation>&amp;Пропустити</translation>
    </message>
    <message>
        <source>A Coincidence: the general is dead, the upper level completed, and the next general turned face up.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>«Співпадіння»: генерала вбито, верхній рівень пройдено, а наступного генерала відкрито.</translation>
    </message>
    <message>
        <source>A Full Dragon. Taken tiles go to the left end of the common row.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>«Повний дракон». Забрані плитки йдуть на лівий кінець спільного ряду.</translation>
    </message>
    <message>
        <source>A group of three is valid if its six ends form a triplet, a group of two if it is a pair. A valid group bears its name and a seal: here these are the marked three. The game is won when every group is valid.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Група з трьох плиток правильна, якщо шість її кінців утворюють триплет, а з двох — якщо вона пара. Правильна група має назву й печатку: тут це три позначені. Гру виграно, коли всі групи правильні.</translation>
    </message>
    <message>
        <source>A pair</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Пара</translation>
    </message>
    <message>
        <source>A tile between two others is free once one of them has been taken: now 42 and 44 are. 42 and 21 together bring nine points, more than any other pair.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Плитка між двома іншими вільна, коли одну з них забрано: тепер вільні 42 і 44. 42 і 21 разом дають дев’ять балів, більше за будь-яку іншу пару.</translation>
    </message>
    <message>
        <source>A tile has two ends</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Плитка має два кінці</translation>
    </message>
    <message>
        <source>A triplet</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Триплет</translation>
    </message>
    <message>
        <source>An arm has three outer tiles, and an inner one across their ends. Of the outer ones the first and the third are free. Pairs and triplets of free tiles are taken, for points; a pair in a triplet counts too.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>У промені три зовнішні плитки, а внутрішня лежить упоперек їхніх кінців. Із зовнішніх вільні перша й третя. Пари й триплети вільних плиток забирають на бали; пара всередині триплета теж рахується.</translation>
    </message>
    <message>
        <source>Civil and military</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Цивільні й військові</translation>
    </message>
    <message>
        <source>Civil tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Цивільні плитки</translation>
    </message>
    <message>
        <source>Clear the table: click both 31.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Очистьте стіл: клацніть обидві 31.</translation>
    </message>
    <message>
        <source>Click 42 and 21, and then both tiles in the middle.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Клацніть 42 і 21, а тоді обидві плитки посередині.</translation>
    </message>
    <message>
        <source>Click any military tile; they are marked.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Клацніть будь-яку військову плитку; їх позначено.</translation>
    </message>
    <message>
        <source>Click the general 44, and then 41 and 43 in the upper level.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Клацніть генерала 44, а потім 41 і 43 на верхньому рівні.</translation>
    </message>
    <message>
        <source>Click the marked tile, or go to it with the arrow keys and press Space.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Клацніть позначену плитку або перейдіть до неї стрілками й натисніть пробіл.</translation>
    </message>
    <message>
        <source>Click the three marked tiles, one after the other.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Клацніть три позначені плитки, одну за одною.</translation>
    </message>
    <message>
        <source>End the turn: Refill, or {refill}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Завершіть хід: «Докласти» або {refill}.</translation>
    </message>
    <message>
        <source>Every tile has two ends, with one to six pips each. It is written with both numbers, the higher one first: the marked tile, with six and three, is 63. Which end lies above never matters.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Кожна плитка має два кінці, на кожному від однієї до шести цяток. Її записують двома числами, спершу більше: позначена плитка з шісткою й трійкою — це 63. Який кінець угорі, не має значення.</translation>
    </message>
    <message>
        <source>Exchange the marked tiles 63 and 32: drag one onto the other, or click both.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Обміняйте позначені плитки 63 і 32: перетягніть одну на другу або клацніть обидві.</translation>
    </message>
    <message>
        <source>First phase: three neighbouring tiles of a level that form a triplet may be taken. You can take several triplets in one turn, or none.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Перша фаза: з рівня можна забрати три сусідні плитки, які утворюють триплет. За один хід можна забрати кілька триплетів або жодного.</translation>
    </message>
    <message>
        <source>Five Points with 42 and 21: 3 and 9, twelve points.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>«П’ять цяток» із 42 та 21: 3 і 9, дванадцять балів.</translation>
    </message>
    <message>
        <source>Five Sons with a Civil Pair: 5 and 3, eight points.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>«П’ять синів» із цивільною парою: 5 і 3, вісім балів.</translation>
    </message>
    <message>
        <source>Free tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Вільні плитки</translation>
    </message>
    <message>
        <source>Gaps and closed levels</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Проміжки й закриті рівні</translation>
    </message>
    <message>
        <source>If a level holds exactly one tile, and it forms a triplet with the leftmost and the rightmost general, it kills both. There is one general more than levels, so exactly one kill must be such a double one. You win when every level is completed and every general dead.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Якщо на рівні рівно одна плитка й вона утворює триплет із крайнім лівим і крайнім правим генералами, вона вбиває обох. Генералів на одного більше, ніж рівнів, тож рівно одне вбивство має бути таким подвійним. Ви виграєте, коли пройдено всі рівні й убито всіх генералів.</translation>
    </message>
    <message>
        <source>Its two ends are drawn below the table: a six and a three.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Два її кінці намальовано під столом: шістка і трійка.</translation>
    </message>
    <message>
        <source>Kill a general</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Убити генерала</translation>
    </message>
    <message>
        <source>Kill both generals: click 33, 11 and 31.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Убийте обох генералів: клацніть 33, 11 і 31.</translation>
    </message>
    <message>
        <source>Lay together</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Скласти</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Make a Civil Pair: click two tiles that look the same.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Складіть цивільну пару: клацніть дві однакові плитки.</translation>
    </message>
    <message>
        <source>Make a Military Pair: click two tiles with the same number of pips.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Складіть військову пару: клацніть дві плитки з однаковою кількістю цяток.</translation>
    </message>
    <message>
        <source>Make every group valid. Hint helps if you want.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Зробіть усі групи правильними. За потреби є підказка.</translation>
    </message>
    <message>
        <source>Make the Supreme Pair: click its two tiles.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Складіть найвищу пару: клацніть її дві плитки.</translation>
    </message>
    <message>
        <source>Military tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Військові плитки</translation>
    </message>
    <message>
        <source>No tile here completes {tiles}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Тут немає плитки, яка доповнила б {tiles}.</translation>
    </message>
    <message>
        <source>Now ask what to do: Hint, or {hint}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Тепер спитайте, що робити: «Підказка» або {hint}.</translation>
    </message>
    <message>
        <source>One for one</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Одна на одну</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>two tiles each</comment>
        <extracomment>(tutorial)</extracomment>
        <translation>Пари</translation>
    </message>
    <message>
        <source>Play “{verb}”.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Зіграйте «{verb}».</translation>
    </message>
    <message>
        <source>Round the ends</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Через край</translation>
    </message>
    <message>
        <source>Second phase: if a level holds exactly two tiles, and they form a triplet with the leftmost or the rightmost general, they kill him. That completes the level. After a kill nothing more is taken in this turn.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Друга фаза: якщо на рівні рівно дві плитки й вони утворюють триплет із крайнім лівим або крайнім правим генералом, вони його вбивають. Тоді рівень пройдено. Після вбивства цього ходу більше нічого не забирають.</translation>
    </message>
    <message>
        <source>Select three tiles that make it. Hint shows some, if you want.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Виберіть три плитки, що його утворюють. За потреби є підказка.</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Крок {number} із {all}</translation>
    </message>
    <message>
        <source>Take 53 from the right end of the upper level, with 55 and 52 from the left.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Заберіть 53 з правого кінця верхнього рівня разом із 55 і 52 з лівого.</translation>
    </message>
    <message>
        <source>Take 66 66 63 from the lower level.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Заберіть 66 66 63 з нижнього рівня.</translation>
    </message>
    <message>
        <source>Take all three in one: click 42, 21 and 44.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Заберіть усі три разом: клацніть 42, 21 і 44.</translation>
    </message>
    <message>
        <source>Take the exchange back: Undo, or {undo}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Скасуйте обмін: «Скасувати дію» або {undo}.</translation>
    </message>
    <message>
        <source>Take the marked tiles: click 66, 66 and 63.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Заберіть позначені плитки: клацніть 66, 66 і 63.</translation>
    </message>
    <message>
        <source>That is legal too. For now play what is asked for.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Це теж дозволено. Але зараз зробіть те, про що йдеться.</translation>
    </message>
    <message>
        <source>That is not what is asked for: {kind}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Зараз потрібно інше: {kind}.</translation>
    </message>
    <message>
        <source>The gap has closed. Now take 65 65 44.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Проміжок зімкнувся. Тепер заберіть 65 65 44.</translation>
    </message>
    <message>
        <source>The hint has marked an exchange that leads to a win. In a real game it is noted that you had help.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Підказка позначила обмін, який веде до виграшу. У справжній грі буде записано, що ви мали допомогу.</translation>
    </message>
    <message>
        <source>The inner tile of an arm is free once its three outer tiles have been taken. When no tile is left, you have won, and all points are doubled.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Внутрішня плитка променя вільна, коли забрано всі три зовнішні. Коли не лишилося жодної плитки, ви виграли, і всі бали подвоюються.</translation>
    </message>
    <message>
        <source>The inner tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Внутрішні плитки</translation>
    </message>
    <message>
        <source>The last exchange was legal, but it has spoilt the game: nothing mends the two groups that are left. That does no harm, for every move can be taken back.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Останній обмін був дозволений, але зіпсував гру: двох груп, що лишилися, вже ніщо не виправить. Це не біда, бо кожну дію можна скасувати.</translation>
    </message>
    <message>
        <source>The set has {tiles} tiles with {faces} different faces. Civil faces, {civil} of them, come twice; military ones, {military} of them, come once. Pairs depend on the suits, triplets do not.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>У наборі плиток: {tiles}, різних малюнків: {faces}. Цивільні малюнки ({civil}) трапляються двічі, військові ({military}) — один раз. Пари залежать від масті, триплети — ні.</translation>
    </message>
    <message>
        <source>The three phases of a turn</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Три фази ходу</translation>
    </message>
    <message>
        <source>The tile in the middle</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Середня плитка</translation>
    </message>
    <message>
        <source>The two ends of a level meet: its last tile and its first are neighbours too.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Кінці рівня сходяться: остання його плитка й перша — теж сусідні.</translation>
    </message>
    <message>
        <source>The upper level gives nothing more in this turn. So go from the top level downward.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Верхній рівень цього ходу більше нічого не дасть. Тож ідіть згори донизу.</translation>
    </message>
    <message>
        <source>The win</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Виграш</translation>
    </message>
    <message>
        <source>Third phase: refilling ends the turn. Every level in play gets one tile from the right end of the common row, the lowest level first. What you took lies there too: so you can see what the next refills will bring.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Третя фаза: докладання завершує хід. Кожен рівень у грі дістає по плитці з правого кінця спільного ряду, починаючи з найнижчого. Забране теж лежить там: тож видно, що принесуть наступні докладання.</translation>
    </message>
    <message>
        <source>This can no longer be won. Undo takes it back.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Виграти вже не можна. «Скасувати дію» поверне назад.</translation>
    </message>
    <message>
        <source>This face comes only once. Many a game turns on where such a tile lies.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Такий малюнок лише один. Від того, де лежить така плитка, часто залежить уся гра.</translation>
    </message>
    <message>
        <source>This is {tile}. Select a marked tile.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Це {tile}. Виберіть позначену плитку.</translation>
    </message>
    <message>
        <source>Three generals stand over two levels, and at the foot lies the common row. A turn has three phases, always in this order: take triplets from the levels, kill generals, refill the levels. The strip above the table shows which phase it is.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Над двома рівнями стоять три генерали, а внизу лежить спільний ряд. Хід має три фази, завжди в цьому порядку: забрати триплети з рівнів, убити генералів, докласти плитки на рівні. Смужка над столом показує, яка зараз фаза.</translation>
    </message>
    <message>
        <source>Three groups are not valid yet, and two exchanges mend them all. Look first: which tile does each group want, and what can you give for it?</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Три групи ще неправильні, і два обміни виправлять їх усі. Спершу придивіться: якої плитки бракує кожній групі й що за неї можна дати?</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Три поспіль</translation>
    </message>
    <message>
        <source>Two at once, and the win</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Двоє одразу — і перемога</translation>
    </message>
    <message>
        <source>Two tiles may be exchanged for two. Most pairs are made that way: here the pair in the middle wants 42 and 21, the Supreme Pair.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Дві плитки можна обміняти на дві. Так складають більшість пар: тут парі посередині потрібні 42 і 21, «Найвища пара».</translation>
    </message>
    <message>
        <source>Undo and hint</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Скасування і підказка</translation>
    </message>
    <message>
        <source>Valid groups</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Правильні групи</translation>
    </message>
    <message>
        <source>Well done.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Чудово.</translation>
    </message>
    <message>
        <source>Where tiles are taken the gap closes, and tiles that lay apart become neighbours. As soon as you take from a level, those above it are closed until the turn ends.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Там, де плитки забрано, проміжок змикається, і далекі плитки стають сусідніми. Щойно ви забрали з рівня, вищі рівні закриті до кінця ходу.</translation>
    </message>
    <message>
        <source>Won. Passing Five Levels has five of them, and six generals, four face down: there too one kill is double.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Виграно. У грі «Пройди п’ять рівнів» рівнів п’ять, а генералів шість, чотири з них лицем донизу: там теж одне вбивство має бути подвійним.</translation>
    </message>
    <message>
        <source>Won. The whole ring has eight arms, and 168 points are the most it can bring.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Виграно. У цілому колі вісім променів, і найбільше воно може дати 168 балів.</translation>
    </message>
    <message>
        <source>&amp;Undo New Deal: Back to {title}</source>
        <extracomment>(window)</extracomment>
        <translation>&amp;Скасувати нову роздачу: назад до {title}</translation>
    </message>
    <message>
        <source>&amp;Undo Restart</source>
        <extracomment>(window)</extracomment>
        <translation>&amp;Скасувати новий початок</translation>
    </message>
    <message>
        <source>New deal redone.</source>
        <extracomment>(window)</extracomment>
        <translation>Нову роздачу повернуто.</translation>
    </message>
    <message>
        <source>New deal undone.</source>
        <extracomment>(window)</extracomment>
        <translation>Нову роздачу скасовано.</translation>
    </message>
    <message>
        <source>Re&amp;do New Deal: {title}</source>
        <extracomment>(window)</extracomment>
        <translation>&amp;Повторити нову роздачу: {title}</translation>
    </message>
    <message>
        <source>Re&amp;do Restart</source>
        <extracomment>(window)</extracomment>
        <translation>&amp;Повторити новий початок</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Грати далі</translation>
    </message>
    <message>
        <source>Not all that you played is saved. Quit all the same?</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Збережено не все, що ви зіграли. Усе одно вийти?</translation>
    </message>
    <message>
        <source>Save As puts the game on the table into a file, and quits.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>«Зберегти як» записує гру на столі у файл, і програма закривається.</translation>
    </message>
    <message>
        <source>&amp;Choose a Game</source>
        <extracomment>(window)</extracomment>
        <translation>Ви&amp;брати гру</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Learn in %n Step(s)</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>&amp;Навчитися за %n крок</numerusform>
            <numerusform>&amp;Навчитися за %n кроки</numerusform>
            <numerusform>&amp;Навчитися за %n кроків</numerusform>
        </translation>
    </message>
    <message>
        <source>Solitaires with the 32 Chinese dominoes. You need not know them: the first steps show what the tiles are and what to do with them. Nothing you do can be lost.</source>
        <extracomment>(window)</extracomment>
        <translation>Пасьянси з 32 плиток китайського доміно. Знати плитки наперед не треба: перші кроки покажуть, які вони й що з ними робити. Усе, що ви робите, зберігається.</translation>
    </message>
    <message>
        <source>Welcome to Gupai Desktop</source>
        <extracomment>(window)</extracomment>
        <translation>Вітаємо в Gupai Desktop</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>%n дозволена дія</numerusform>
            <numerusform>%n дозволені дії</numerusform>
            <numerusform>%n дозволених дій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to place.</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>Залишилося викласти %n плитку.</numerusform>
            <numerusform>Залишилося викласти %n плитки.</numerusform>
            <numerusform>Залишилося викласти %n плиток.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <extracomment>(workbench)</extracomment>
        <translation>&amp;Розкладка:</translation>
    </message>
    <message>
        <source>An empty place, number {place} of group {group}</source>
        <extracomment>(workbench)</extracomment>
        <translation>Порожнє місце {place} у групі {group}</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>(workbench)</extracomment>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>Complete board: {tally}, {moves}.</source>
        <extracomment>(workbench)</extracomment>
        <translation>Розкладка повна: {tally}, {moves}.</translation>
    </message>
    <message>
        <source>Copied. Whoever pastes the code plays the board as a problem.</source>
        <extracomment>(workbench)</extracomment>
        <translation>Скопійовано. Хто вставить код, зіграє розкладку як задачу.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>(board)</extracomment>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Deal the Rest</source>
        <extracomment>(workbench)</extracomment>
        <translation>Розкласти решту</translation>
    </message>
    <message numerus="yes">
        <source>In the set: %n tile(s)</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>У наборі: %n плитка</numerusform>
            <numerusform>У наборі: %n плитки</numerusform>
            <numerusform>У наборі: %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>Par of the problem</source>
        <extracomment>(workbench)</extracomment>
        <translation>Орієнтир задачі</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>(workbench)</extracomment>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Prove a Problem</source>
        <extracomment>(workbench)</extracomment>
        <translation>Перевірити</translation>
    </message>
    <message>
        <source>Solve</source>
        <extracomment>(workbench)</extracomment>
        <translation>Розв’язати</translation>
    </message>
    <message>
        <source>The board is empty. Drag tiles here from the set.</source>
        <extracomment>(workbench)</extracomment>
        <translation>Розкладка порожня: викладіть її з набору.</translation>
    </message>
    <message>
        <source>This is not a board of this game: {error}.</source>
        <extracomment>(workbench)</extracomment>
        <translation>Це не розкладка цієї гри: {error}.</translation>
    </message>
    <message>
        <source>Type a board, such as 66 21 63 | 54 …, and press Enter</source>
        <extracomment>(workbench)</extracomment>
        <translation>Введіть розкладку, наприклад 66 21 63 | 54 …, і натисніть Enter</translation>
    </message>
    <message numerus="yes">
        <source>Undecided: no winning line in the %n position(s) searched.</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>Невідомо: серед %n позиції виграшного шляху не знайдено.</numerusform>
            <numerusform>Невідомо: серед %n позицій виграшного шляху не знайдено.</numerusform>
            <numerusform>Невідомо: серед %n позицій виграшного шляху не знайдено.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the fewest moves</source>
        <extracomment>(workbench)</extracomment>
        <translation>за найменше дій</translation>
    </message>
    <message>
        <source>{face} {name}, in the set</source>
        <extracomment>(workbench)</extracomment>
        <translation>{face} {name}, у наборі</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} for the goal</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n з {all} для мети</numerusform>
            <numerusform>%n з {all} для мети</numerusform>
            <numerusform>%n з {all} для мети</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} groups valid</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n правильна група з {all}</numerusform>
            <numerusform>%n правильні групи з {all}</numerusform>
            <numerusform>%n правильних груп з {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange is between two groups: one tile for one, or two for two.</source>
        <extracomment>(games)</extracomment>
        <translation>Обмін відбувається між двома групами: одна плитка на одну або дві на дві.</translation>
    </message>
    <message>
        <source>An exchange is between two groups; these tiles lie in more.</source>
        <extracomment>(games)</extracomment>
        <translation>Обмін відбувається між двома групами, а ці плитки лежать більш ніж у двох.</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <extracomment>(games)</extracomment>
        <translation>Нічого не змінює</translation>
    </message>
    <message>
        <source>Eight dragons and two ingots.</source>
        <extracomment>(games)</extracomment>
        <translation>Вісім драконів і два злитки.</translation>
    </message>
    <message>
        <source>Eight triplets, and four pairs of the right kind.</source>
        <extracomment>(games)</extracomment>
        <translation>Вісім триплетів і чотири пари потрібного виду.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>(games)</extracomment>
        <translation>Обміняти</translation>
    </message>
    <message>
        <source>Five Dragons Fight for the Throne</source>
        <extracomment>(games)</extracomment>
        <translation>П’ять драконів борються за трон</translation>
    </message>
    <message>
        <source>Five Full Dragons and five groups of Five Sons round one pair.</source>
        <extracomment>(games)</extracomment>
        <translation>П’ять повних драконів і п’ять разів «П’ять синів» навколо однієї пари.</translation>
    </message>
    <message>
        <source>Four pairs lie between eight groups of three. Exchange tiles until all are valid and the pairs are the four Military Pairs, or those of Heaven, Earth, Man and Goose.</source>
        <extracomment>(games)</extracomment>
        <translation>Чотири пари лежать між вісьмома групами по три. Обмінюйте плитки, доки всі групи не стануть правильними, а пари не будуть чотирма військовими або парами Небес, Землі, Людини та Гармонії.</translation>
    </message>
    <message>
        <source>Game of Zen</source>
        <extracomment>(games)</extracomment>
        <translation>Гра Дзен</translation>
    </message>
    <message>
        <source>Generals in Mutual Harmony</source>
        <extracomment>(games)</extracomment>
        <translation>Генерали у взаємній гармонії</translation>
    </message>
    <message>
        <source>Gold Ingot</source>
        <extracomment>(games)</extracomment>
        <translation>Золотий злиток</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <extracomment>(games)</extracomment>
        <translation>Шанхайський варіант</translation>
    </message>
    <message>
        <source>Silver Ingot</source>
        <extracomment>(games)</extracomment>
        <translation>Срібний злиток</translation>
    </message>
    <message>
        <source>Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, so that both become valid, until all eleven are.</source>
        <extracomment>(games)</extracomment>
        <translation>Десять груп по три плитки стоять рамкою навколо пари. Обмінюйте плитки між двома групами так, щоб обидві ставали правильними, доки не стануть правильними всі одинадцять.</translation>
    </message>
    <message>
        <source>Ten groups of three, without the 42 and one 64. Assemble four Full, two Small and two Big Dragons, the Gold Ingot 61 61 63 and the Silver Ingot 51 51 53.</source>
        <extracomment>(games)</extracomment>
        <translation>Десять груп по три, без 42 та однієї 64. Складіть чотири повні, два малі та два великі дракони, золотий злиток 61 61 63 і срібний злиток 51 51 53.</translation>
    </message>
    <message>
        <source>Ten triplets of two civil tiles alike and a military one.</source>
        <extracomment>(games)</extracomment>
        <translation>Десять триплетів: дві однакові цивільні плитки й одна військова.</translation>
    </message>
    <message>
        <source>Ten triplets round a pair: make them all valid.</source>
        <extracomment>(games)</extracomment>
        <translation>Десять триплетів навколо пари: зробіть правильними всі.</translation>
    </message>
    <message>
        <source>The goal asks for no more groups like it.</source>
        <extracomment>(games)</extracomment>
        <translation>Більше таких груп для мети не потрібно.</translation>
    </message>
    <message>
        <source>The pair of Benches 22 22 is the throne. Exchange tiles until five Full Dragons and five groups of Five Sons stand round it.</source>
        <extracomment>(games)</extracomment>
        <translation>Пара лавок 22 22 — це трон. Обмінюйте плитки, доки довкола нього не стануть п’ять повних драконів і п’ять груп «П’ять синів».</translation>
    </message>
    <message>
        <source>The pair of Geese 31 31 lies in the middle. Exchange tiles until each of the ten triplets has two civil tiles alike and one military tile.</source>
        <extracomment>(games)</extracomment>
        <translation>Посередині лежить пара Гармонії 31 31. Обмінюйте плитки, доки в кожному з десяти триплетів не буде двох однакових цивільних плиток і однієї військової.</translation>
    </message>
    <message>
        <source>This would change nothing: the same groups would lie there.</source>
        <extracomment>(games)</extracomment>
        <translation>Це нічого не змінить: лежатимуть ті самі групи.</translation>
    </message>
    <message>
        <source>Two civil tiles alike with a military one</source>
        <extracomment>(games)</extracomment>
        <translation>Дві однакові цивільні плитки з військовою</translation>
    </message>
    <message>
        <source>Watching Eight Sets</source>
        <extracomment>(games)</extracomment>
        <translation>Споглядай вісім груп</translation>
    </message>
    <message>
        <source>Watching Ten Sets</source>
        <extracomment>(games)</extracomment>
        <translation>Споглядай десять груп</translation>
    </message>
    <message>
        <source>civil</source>
        <extracomment>(games)</extracomment>
        <translation>цивільна</translation>
    </message>
    <message>
        <source>military</source>
        <extracomment>(games)</extracomment>
        <translation>військова</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <extracomment>(games_page)</extracomment>
        <translation>Нічого не знайдено.</translation>
    </message>
    <message>
        <source>Domino Characters</source>
        <extracomment>(writings)</extracomment>
        <translation>Символи доміно</translation>
    </message>
    <message>
        <source>“{text}” can be read in two ways: as {first} or as {second}</source>
        <extracomment>(writings)</extracomment>
        <translation>«{text}» можна прочитати двояко: як {first} або як {second}</translation>
    </message>
    <message>
        <source>Copy the Board &amp;As</source>
        <extracomment>(window)</extracomment>
        <translation>Копіювати розкладку &amp;як</translation>
    </message>
    <message numerus="yes">
        <source>Board of the day for you: {game}; win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Розкладка дня для вас: {game}; виграйте щонайбільше за %n дію.</numerusform>
            <numerusform>Розкладка дня для вас: {game}; виграйте щонайбільше за %n дії.</numerusform>
            <numerusform>Розкладка дня для вас: {game}; виграйте щонайбільше за %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>board of {day}</source>
        <extracomment>(play)</extracomment>
        <translation>розкладка дня за {day}</translation>
    </message>
    <message>
        <source>Won. Watching Ten Sets has eleven groups; all else is as here. In the menus, Explain the Group says what a group lacks, and Album shows all triplets that there are.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Виграно. У грі «Споглядай десять груп» їх одинадцять, а решта — так само, як тут. «Пояснити групу» в меню скаже, чого групі бракує, а «Альбом» покаже всі триплети.</translation>
    </message>
    <message>
        <source>Al&amp;bum</source>
        <extracomment>(texts)</extracomment>
        <translation>&amp;Альбом</translation>
    </message>
    <message>
        <source>Yesterday the tiles rested.</source>
        <extracomment>(play)</extracomment>
        <translation>Учора плитки відпочивали.</translation>
    </message>
    <message>
        <source>Yesterday’s board is won.</source>
        <extracomment>(play)</extracomment>
        <translation>Учорашню розкладку виграно.</translation>
    </message>
    <message>
        <source>Yesterday’s board was begun.</source>
        <extracomment>(play)</extracomment>
        <translation>Учорашню розкладку розпочато.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) begun yesterday.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>Учора розпочато %n роздачу.</numerusform>
            <numerusform>Учора розпочато %n роздачі.</numerusform>
            <numerusform>Учора розпочато %n роздач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won of yesterday’s deals: {number}.</source>
        <extracomment>(play)</extracomment>
        <translation>Виграно з учорашніх роздач: {number}.</translation>
    </message>
    <message>
        <source>B&amp;ook of Omens…</source>
        <extracomment>(texts)</extracomment>
        <translation>Книга провіст&amp;ь…</translation>
    </message>
    <message>
        <source>Begin each day with the page of games</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Починати день зі сторінки ігор</translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <extracomment>(games_page)</extracomment>
        <translation>Продовжити: {game}</translation>
    </message>
    <message>
        <source>No omen has been drawn yet.</source>
        <extracomment>(statistics)</extracomment>
        <translation>Жодного провістя ще не відкрито.</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <extracomment>(store)</extracomment>
        <translation>бракує його кінця</translation>
    </message>
    <message>
        <source>this is not a file that Export has written</source>
        <extracomment>(store)</extracomment>
        <translation>це не файл, записаний командою «Експорт»</translation>
    </message>
    <message>
        <source>All that was played</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Усе зігране</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Таблиці</translation>
    </message>
    <message numerus="yes">
        <source>%n new deal(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n нова роздача.</numerusform>
            <numerusform>%n нові роздачі.</numerusform>
            <numerusform>%n нових роздач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n better result(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n кращий результат.</numerusform>
            <numerusform>%n кращі результати.</numerusform>
            <numerusform>%n кращих результатів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n закладка</numerusform>
            <numerusform>%n закладки</numerusform>
            <numerusform>%n закладок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of the album.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n група альбому.</numerusform>
            <numerusform>%n групи альбому.</numerusform>
            <numerusform>%n груп альбому.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No room for %n bookmark(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>Немає місця для %n закладки.</numerusform>
            <numerusform>Немає місця для %n закладок.</numerusform>
            <numerusform>Немає місця для %n закладок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>Пропущено %n стіл новішої версії.</numerusform>
            <numerusform>Пропущено %n столи новішої версії.</numerusform>
            <numerusform>Пропущено %n столів новішої версії.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of this file is here already.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Усе із цього файлу тут уже є.</translation>
    </message>
    <message>
        <source>Both computers have played at these tables. Those that are ticked lie as they are in the file; undo leads to what lies here.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>За цими столами грали на обох комп’ютерах. Позначені лежатимуть так, як у файлі; скасування веде до того, що лежить тут.</translation>
    </message>
    <message>
        <source>Take the &amp;settings too, from the next start on</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Узяти й &amp;налаштування, від наступного запуску</translation>
    </message>
    <message>
        <source>{game} ({then})</source>
        <extracomment>(dialogs)</extracomment>
        <translation>{game} ({then})</translation>
    </message>
    <message>
        <source>The board on the table</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Розклад на столі</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Роздачі</translation>
    </message>
    <message>
        <source>All triplets, for the wall</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Усі триплети, на стіну</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Пошук розв’язків…</translation>
    </message>
    <message>
        <source>No printer is known here. Save a PDF and print that.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Жодного принтера не знайдено. Збережіть PDF і надрукуйте його.</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Що:</translation>
    </message>
    <message>
        <source>&amp;From number:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Від номера:</translation>
    </message>
    <message>
        <source>&amp;To number:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;До номера:</translation>
    </message>
    <message>
        <source>&amp;Boards on a page:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Розкладів на сторінці:</translation>
    </message>
    <message>
        <source>With &amp;solutions at the end</source>
        <extracomment>(dialogs)</extracomment>
        <translation>З розв’&amp;язками наприкінці</translation>
    </message>
    <message>
        <source>In one &amp;ink</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Однією фарбою</translation>
    </message>
    <message>
        <source>As a &amp;list, to lay out by hand</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Списком, щоб розкласти руками</translation>
    </message>
    <message>
        <source>Save &amp;PDF…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Зберегти PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Дру&amp;к…</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Сторінка</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Розв’язку не знайдено.</translation>
    </message>
    <message>
        <source>Pairs and triplets</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Пари й триплети</translation>
    </message>
    <message>
        <source>In brackets: face down.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>У дужках: долілиць.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>(games_page)</extracomment>
        <translation>Екс&amp;порт…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <extracomment>(games_page)</extracomment>
        <translation>Імпорт з &amp;файлу…</translation>
    </message>
    <message>
        <source>Print on P&amp;aper…</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Друк на папері…</translation>
    </message>
    <message>
        <source>Nothing was imported: {error}</source>
        <extracomment>(games_page)</extracomment>
        <translation>Нічого не імпортовано: {error}</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <extracomment>(app)</extracomment>
        <translation>Збереження знову працює.</translation>
    </message>
    <message numerus="yes">
        <source>The best is %n point(s), but more than one line brings it.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>Найбільше — %n бал, але його приносить не лише один шлях.</numerusform>
            <numerusform>Найбільше — %n бали, але їх приносить не лише один шлях.</numerusform>
            <numerusform>Найбільше — %n балів, але їх приносить не лише один шлях.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: one line alone brings %n point(s).</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>Це задача: %n бал приносить лише один шлях.</numerusform>
            <numerusform>Це задача: %n бали приносить лише один шлях.</numerusform>
            <numerusform>Це задача: %n балів приносить лише один шлях.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won in %n move(s).</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>Виграти можна за %n дію.</numerusform>
            <numerusform>Виграти можна за %n дії.</numerusform>
            <numerusform>Виграти можна за %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won in %n move(s), but in more than one way.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>Виграти можна за %n дію, але не лише в один спосіб.</numerusform>
            <numerusform>Виграти можна за %n дії, але не лише в один спосіб.</numerusform>
            <numerusform>Виграти можна за %n дій, але не лише в один спосіб.</numerusform>
        </translation>
    </message>
    <message>
        <source>It could not be found out whether it has only one solution.</source>
        <extracomment>(solvers)</extracomment>
        <translation>З’ясувати, чи розв’язок лише один, не вдалося.</translation>
    </message>
    <message>
        <source>A backup was restored: games up to {then}.</source>
        <extracomment>(store)</extracomment>
        <translation>Відновлено резервну копію: ігри до {then}.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>the tiles of Korea</comment>
        <extracomment>(texts)</extracomment>
        <translation>Слонова кістка</translation>
    </message>
    <message>
        <source>{percent}% of all deals do as well</source>
        <extracomment>(texts)</extracomment>
        <translation>не гірше — {percent} % роздач</translation>
    </message>
    <message>
        <source>Solved with a hint. What was shown stays shown: the next problem can be gold.</source>
        <extracomment>(texts)</extracomment>
        <translation>Розв’язано з підказкою. Показане лишається показаним: золото може дати наступна задача.</translation>
    </message>
    <message>
        <source>Gold, without a hint: it cannot be done better.</source>
        <extracomment>(texts)</extracomment>
        <translation>Золото, без підказки: краще неможливо.</translation>
    </message>
    <message>
        <source>your best ({kind})</source>
        <extracomment>(texts)</extracomment>
        <translation>ваш рекорд ({kind})</translation>
    </message>
    <message>
        <source>your best ({kind}) is {best}</source>
        <extracomment>(texts)</extracomment>
        <translation>ваш рекорд ({kind}) — {best}</translation>
    </message>
    <message>
        <source>your first deal {number} of {count}</source>
        <extracomment>(texts)</extracomment>
        <translation>перша роздача {number} з {count}</translation>
    </message>
    <message>
        <source>Play it with ivory tiles, as in Korea?</source>
        <extracomment>(texts)</extracomment>
        <translation>Грати плитками зі слонової кістки, як у Кореї?</translation>
    </message>
    <message numerus="yes">
        <source>New to {family}? Learn it in %n step(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Уперше граєте в «{family}»? Навчитеся за %n крок.</numerusform>
            <numerusform>Уперше граєте в «{family}»? Навчитеся за %n кроки.</numerusform>
            <numerusform>Уперше граєте в «{family}»? Навчитеся за %n кроків.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to win</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>До виграшу %n дія</numerusform>
            <numerusform>До виграшу %n дії</numerusform>
            <numerusform>До виграшу %n дій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n move(s) to win</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>До виграшу щонайбільше %n дія</numerusform>
            <numerusform>До виграшу щонайбільше %n дії</numerusform>
            <numerusform>До виграшу щонайбільше %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>explained</source>
        <extracomment>(board)</extracomment>
        <translation>пояснено</translation>
    </message>
    <message>
        <source>The program quits, and its next start opens this book: {book}. The present one is kept as a backup.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Програма закриється, а наступний запуск відкриє цю книгу: {book}. Теперішня книга залишиться як резервна копія.</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>&amp;Відновити…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>Пропущено %n збірку новішої версії.</numerusform>
            <numerusform>Пропущено %n збірки новішої версії.</numerusform>
            <numerusform>Пропущено %n збірок новішої версії.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell at once when a problem’s par is lost</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Одразу казати, коли в орієнтир задачі вже не вкластися</translation>
    </message>
    <message>
        <source>No problem was missed.</source>
        <extracomment>(games_page)</extracomment>
        <translation>Невдалих задач немає.</translation>
    </message>
    <message>
        <source>No problem is due today.</source>
        <extracomment>(games_page)</extracomment>
        <translation>На сьогодні задач немає.</translation>
    </message>
    <message>
        <source>a set has no more than {number} problems</source>
        <extracomment>(play)</extracomment>
        <translation>у збірці щонайбільше {number} задач</translation>
    </message>
    <message>
        <source>Take another tile, or Esc.</source>
        <extracomment>(play)</extracomment>
        <translation>Візьміть ще одну плитку або натисніть Esc.</translation>
    </message>
    <message>
        <source>These two do not go together: {tiles}.</source>
        <extracomment>(play)</extracomment>
        <translation>Ці дві не пасують одна до одної: {tiles}.</translation>
    </message>
    <message>
        <source>The other {tile} does.</source>
        <extracomment>(play)</extracomment>
        <translation>Друга {tile} пасує.</translation>
    </message>
    <message>
        <source>These two do not go together. {other} is in your hand.</source>
        <extracomment>(play)</extracomment>
        <translation>Ці дві не пасують одна до одної. У руці {other}.</translation>
    </message>
    <message>
        <source>These do not go together: {one} and {other}. {other} is in your hand.</source>
        <extracomment>(play)</extracomment>
        <translation>Разом цих плиток не взяти: {one} і {other}. У руці {other}.</translation>
    </message>
    <message>
        <source>The other {tile} can be played.</source>
        <extracomment>(play)</extracomment>
        <translation>Другою {tile} зіграти можна.</translation>
    </message>
    <message>
        <source>No tile can be played.</source>
        <extracomment>(play)</extracomment>
        <translation>Жодною плиткою зіграти не можна.</translation>
    </message>
    <message>
        <source>not won</source>
        <extracomment>(statistics)</extracomment>
        <translation>не виграно</translation>
    </message>
    <message>
        <source>Won without help: {won}; with help: {helped}; not won: {unwon}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>Виграно без допомоги: {won}; з допомогою: {helped}; не виграно: {unwon}.</translation>
    </message>
    <message>
        <source>No deal of this game counts yet; problems stand in a list of their own.
A deal counts from its first move on, and is never a loss while it is open.</source>
        <extracomment>(statistics)</extracomment>
        <translation>Жодну роздачу цієї гри ще не враховано; задачі мають власний список.
Роздача враховується з першої дії і, поки відкрита, не є програшем.</translation>
    </message>
    <message>
        <source>Omens of days</source>
        <extracomment>(statistics)</extracomment>
        <translation>Провість днів</translation>
    </message>
    <message>
        <source>Highest degree</source>
        <extracomment>(statistics)</extracomment>
        <translation>Найвища сходинка</translation>
    </message>
    <message>
        <source>Different lines</source>
        <extracomment>(statistics)</extracomment>
        <translation>Різних висловів</translation>
    </message>
    <message>
        <source>A move exchanges tiles of two groups, and after it both of them must be valid. Here two tiles lie in each other’s places.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Дія — це обмін плиток двох груп, і після неї обидві мають бути правильними. Тут дві плитки лежать одна на місці іншої.</translation>
    </message>
    <message>
        <source>Three tiles are a triplet by their six ends alone: it does not matter which tile carries which, nor what suit it is. There are {kinds} kinds.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>Триплет із трьох плиток визначають лише шість їхніх кінців: не важливо, на якій плитці котрий і якої вона масті. Усього видів: {kinds}.</translation>
    </message>
    <message>
        <source>Next Deal brings back what you left.</source>
        <extracomment>(window)</extracomment>
        <translation>«Наступна роздача» повертає те, що ви залишили.</translation>
    </message>
    <message>
        <source>another file is being imported</source>
        <extracomment>(window)</extracomment>
        <translation>саме імпортується інший файл</translation>
    </message>
    <message>
        <source>Nine of eleven groups are finished and wear a gold seal. Swap the two marked tiles, and you have won.</source>
        <extracomment>What to do at the first deal of all, which one move wins; its tiles are marked. (window)</extracomment>
        <translation>Дев’ять з одинадцяти груп готові й мають золоту печатку. Поміняйте місцями дві позначені плитки — і ви перемогли.</translation>
    </message>
    <message>
        <source>Rating: effort {effort} (positions searched), length {length}, choices {choices} (positions to move to, on average), traps {traps}% (first moves that lead astray).</source>
        <extracomment>(workbench)</extracomment>
        <translation>Оцінка: зусилля {effort} (переглянуто позицій), довжина {length}, вибір {choices} (скільки позицій досяжні однією дією, у середньому), пастки {traps} % (перші дії, що заводять у глухий кут).</translation>
    </message>
    <message>
        <source>{tiles}: three ends of {pips}; the others must make 5 or at least 14, or be alike. They make {rest}.</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles}: три кінці по {pips}; решта має дати 5, щонайменше 14 або бути однаковою. Дає {rest}.</translation>
    </message>
    <message>
        <source>No swap finishes {group}.</source>
        <extracomment>(games)</extracomment>
        <translation>Жоден обмін не завершить {group}.</translation>
    </message>
    <message>
        <source>No swap finishes {group}: only {tiles} would make it valid, and no valid group that has one stays valid with a tile from here in its place.</source>
        <extracomment>(games)</extracomment>
        <translation>{group} ніколи не виправити: правильною цю групу зробить лише {tiles}, а жодна правильна група з такою плиткою не лишиться правильною, взявши замість неї плитку звідси.</translation>
    </message>
    <message>
        <source>It belongs to the other goal.</source>
        <extracomment>(games)</extracomment>
        <translation>Вона належить до іншої мети.</translation>
    </message>
    <message>
        <source>No swap for this tile now: both groups must be finished after it.</source>
        <extracomment>(games)</extracomment>
        <translation>Цю плитку зараз не обміняти: після обміну готовими мають бути обидві групи.</translation>
    </message>
    <message>
        <source>The right move has to be found.</source>
        <extracomment>(play)</extracomment>
        <translation>Треба знайти правильну дію.</translation>
    </message>
    <message>
        <source>Sacrificed</source>
        <extracomment>(play)</extracomment>
        <translation>Пожертва</translation>
    </message>
    <message>
        <source>Let it lie</source>
        <extracomment>(play)</extracomment>
        <translation>Хай полежить</translation>
    </message>
    <message>
        <source>An omen: take pairs while you see any, in any order. The deal decides how far you come.</source>
        <extracomment>What is told once a day to who begins such a game. (texts)</extracomment>
        <translation>Провістя: забирайте пари, поки їх видно, у будь-якому порядку. Як далеко дійдете, вирішує роздача.</translation>
    </message>
    <message>
        <source>Two quick clicks play a tile with one partner</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Два швидкі клацання грають плиткою, що має одну пару</translation>
    </message>
    <message>
        <source>Arrow keys go from card to card, Tab to its options, Enter plays.</source>
        <extracomment>(games_page)</extracomment>
        <translation>Стрілки ведуть від картки до картки, Tab — до її налаштувань, Enter грає.</translation>
    </message>
    <message>
        <source>Say It &amp;Again</source>
        <extracomment>(widgets)</extracomment>
        <translation>Повторити &amp;ще раз</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>(games_page)</extracomment>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Not solved</source>
        <extracomment>(games_page)</extracomment>
        <translation>Не розв’язані</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>(games_page)</extracomment>
        <translation>Невдалі</translation>
    </message>
    <message>
        <source>A new problem is being composed…</source>
        <extracomment>(games_page)</extracomment>
        <translation>Складається нова задача…</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <extracomment>(games_page)</extracomment>
        <translation>&amp;Ще</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <extracomment>(games_page)</extracomment>
        <translation>Кількість &amp;дій:</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <extracomment>(games_page)</extracomment>
        <translation>&amp;Показати:</translation>
    </message>
    <message>
        <source>Next &amp;Unsolved</source>
        <extracomment>(games_page)</extracomment>
        <translation>&amp;Наступна нерозв’язана</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <extracomment>(widgets)</extracomment>
        <translation>Зада&amp;чі…</translation>
    </message>
    <message>
        <source>What was begun and missed is due again tomorrow.</source>
        <extracomment>(play)</extracomment>
        <translation>Почате й невдале знову чекатиме завтра.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>новачок</translation>
    </message>
    <message>
        <source>learner</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>учень</translation>
    </message>
    <message>
        <source>skilled</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>знавець</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>експерт</translation>
    </message>
    <message>
        <source>master</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>майстер</translation>
    </message>
    <message>
        <source>The run is over.</source>
        <extracomment>(play)</extracomment>
        <translation>Серію завершено.</translation>
    </message>
    <message numerus="yes">
        <source>The run is over: %n of {count} solved for gold.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>Серію завершено: на золото розв’язано %n із {count}.</numerusform>
            <numerusform>Серію завершено: на золото розв’язано %n із {count}.</numerusform>
            <numerusform>Серію завершено: на золото розв’язано %n із {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen: {kinds}.</source>
        <extracomment>(play)</extracomment>
        <translation>Побачено: {kinds}.</translation>
    </message>
    <message>
        <source>As hard as I am</source>
        <extracomment>(games_page)</extracomment>
        <translation>Мені під силу</translation>
    </message>
    <message>
        <source>Due today</source>
        <extracomment>(games_page)</extracomment>
        <translation>На сьогодні</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <extracomment>(games_page)</extracomment>
        <translation>&amp;Тема:</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>(games_page)</extracomment>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>Mixed &amp;Run</source>
        <extracomment>(games_page)</extracomment>
        <translation>Мішана &amp;серія</translation>
    </message>
    <message>
        <source>not known yet</source>
        <extracomment>(games_page)</extracomment>
        <translation>ще не відома</translation>
    </message>
    <message>
        <source>Your strength</source>
        <extracomment>(games_page)</extracomment>
        <translation>Ваша сила</translation>
    </message>
    <message>
        <source>Rating {rating} ± {doubt}; a simple player has 1500.</source>
        <extracomment>(games_page)</extracomment>
        <translation>Рейтинг {rating} ± {doubt}; простий гравець має 1500.</translation>
    </message>
    <message>
        <source>Nothing is selected any more.</source>
        <extracomment>(texts)</extracomment>
        <translation>Нічого більше не вибрано.</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>Пропущено %n закладку новішої версії.</numerusform>
            <numerusform>Пропущено %n закладки новішої версії.</numerusform>
            <numerusform>Пропущено %n закладок новішої версії.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of its problems is proved.</source>
        <extracomment>(games_page)</extracomment>
        <translation>Жодної його задачі не підтверджено.</translation>
    </message>
    <message>
        <source>this is no set of problems</source>
        <extracomment>(play)</extracomment>
        <translation>це не збірка задач</translation>
    </message>
    <message>
        <source>One way</source>
        <extracomment>The point of a board of one&apos;s own of which no other can be said. (play)</extracomment>
        <translation>Один спосіб</translation>
    </message>
    <message>
        <source>It is solved in one way only.</source>
        <extracomment>The point of a board of one&apos;s own of which no other can be said. (play)</extracomment>
        <translation>Розв’язати можна лише в один спосіб.</translation>
    </message>
    <message>
        <source>Show the S&amp;olution</source>
        <extracomment>(texts)</extracomment>
        <translation>По&amp;казати розв’язок</translation>
    </message>
    <message>
        <source>{move} looks better, but is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move} видається кращим, але це хибно.</translation>
    </message>
    <message>
        <source>{move} looks as good, but is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move} видається не гіршим, але це хибно.</translation>
    </message>
    <message>
        <source>{move} is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move} — хибно.</translation>
    </message>
    <message>
        <source>After it the game cannot be won: that is proved.</source>
        <extracomment>(texts)</extracomment>
        <translation>Після цього виграти не можна: це доведено.</translation>
    </message>
    <message numerus="yes">
        <source>After it the best is %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Після цього найбільше — %n бал.</numerusform>
            <numerusform>Після цього найбільше — %n бали.</numerusform>
            <numerusform>Після цього найбільше — %n балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it a win takes %n move(s) in all.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Після цього на виграш піде разом %n дія.</numerusform>
            <numerusform>Після цього на виграш піде разом %n дії.</numerusform>
            <numerusform>Після цього на виграш піде разом %n дій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it a win takes at least %n move(s) in all.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Після цього на виграш піде разом щонайменше %n дія.</numerusform>
            <numerusform>Після цього на виграш піде разом щонайменше %n дії.</numerusform>
            <numerusform>Після цього на виграш піде разом щонайменше %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>M&amp;y Problems…</source>
        <extracomment>What leads to the player&apos;s own sets of problems, and puts a board into one. (texts)</extracomment>
        <translation>&amp;Мої задачі…</translation>
    </message>
    <message>
        <source>&amp;Keep as a Problem…</source>
        <extracomment>What leads to the player&apos;s own sets of problems, and puts a board into one. (texts)</extracomment>
        <translation>&amp;Зберегти як задачу…</translation>
    </message>
    <message>
        <source>Sets of problems</source>
        <extracomment>(dialogs)</extracomment>
        <translation>Збірки задач</translation>
    </message>
    <message>
        <source>No set yet. The workbench keeps boards that are problems; files can be imported.</source>
        <extracomment>(games_page)</extracomment>
        <translation>Збірок ще немає. Розкладки, що є задачами, зберігає майстерня; файли можна імпортувати.</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <extracomment>(games_page)</extracomment>
        <translation>В&amp;гору</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <extracomment>(games_page)</extracomment>
        <translation>В&amp;низ</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <comment>a set of problems</comment>
        <extracomment>(games_page)</extracomment>
        <translation>Пере&amp;йменувати</translation>
    </message>
    <message>
        <source>Remove the &amp;Set</source>
        <extracomment>(games_page)</extracomment>
        <translation>Видалити &amp;збірку</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <comment>sets of problems</comment>
        <extracomment>(games_page)</extracomment>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>There is a set of this name already.</source>
        <extracomment>(games_page)</extracomment>
        <translation>Збірка з такою назвою вже є.</translation>
    </message>
    <message numerus="yes">
        <source>%n new problem(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n нова задача.</numerusform>
            <numerusform>%n нові задачі.</numerusform>
            <numerusform>%n нових задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;et:</source>
        <extracomment>(games_page)</extracomment>
        <translation>З&amp;бірка:</translation>
    </message>
    <message>
        <source>Every problem is proved before it is kept…</source>
        <extracomment>(games_page)</extracomment>
        <translation>Кожну задачу перевіряємо, перш ніж зберегти…</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n proved problem(s)?</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>Зберегти %n перевірену задачу?</numerusform>
            <numerusform>Зберегти %n перевірені задачі?</numerusform>
            <numerusform>Зберегти %n перевірених задач?</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong</source>
        <extracomment>(games_page)</extracomment>
        <translation>Що не так</translation>
    </message>
    <message numerus="yes">
        <source>The par is %n and not {par}.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>Орієнтир — %n, а не {par}.</numerusform>
            <numerusform>Орієнтир — %n, а не {par}.</numerusform>
            <numerusform>Орієнтир — %n, а не {par}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The share is {share} and not {other}.</source>
        <extracomment>(solvers)</extracomment>
        <translation>Частка — {share}, а не {other}.</translation>
    </message>
    <message>
        <source>The point “{point}” does not hold.</source>
        <extracomment>(solvers)</extracomment>
        <translation>Суть «{point}» не підтверджується.</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <extracomment>(widgets)</extracomment>
        <translation>&amp;Назва збірки:</translation>
    </message>
    <message>
        <source>Kept in “{name}”.</source>
        <extracomment>(window)</extracomment>
        <translation>Збережено у «{name}».</translation>
    </message>
    <message>
        <source>It is in “{name}” already.</source>
        <extracomment>(window)</extracomment>
        <translation>Це вже є у «{name}».</translation>
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
        <translation>Пробіл</translation>
    </message>
</context>
</TS>
