<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Gupai</name>
    <message>
        <source>Deals are shuffled by {link} of Steele, Lea and Flood (2014).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>洗牌采用 Steele、Lea 与 Flood 的 {link}（2014 年）。</translation>
    </message>
    <message>
        <source>Dmytro Polovynka has collected the games, the pairs and the triplets on his gupai pages, {link}. Most of the games here come from him.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>德米特罗·波洛温卡（Dmytro Polovynka）在其 gupai 网页 {link} 上收集了各种玩法、成对的牌和三张牌型。这里的游戏大多取自那里。</translation>
    </message>
    <message>
        <source>Its source code: {link}</source>
        <extracomment>(dialogs)</extracomment>
        <translation>源代码：{link}</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>(dialogs)</extracomment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Solitaires of the Chinese dominoes, free software.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>骨牌单人游戏，自由软件。</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>(dialogs)</extracomment>
        <translation>来源</translation>
    </message>
    <message>
        <source>Stewart Culin described o-koan in Chinese Games with Dice and Dominoes (Report of the U.S. National Museum for 1893, Washington 1895).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>斯图尔特·库林（Stewart Culin）在 Chinese Games with Dice and Dominoes（Report of the U.S. National Museum for 1893，华盛顿，1895 年）中记述了五关。</translation>
    </message>
    <message>
        <source>The rules of Xiang Shi Fu, Watching Ten Sets, are at {link}.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>相十副的规则见 {link}。</translation>
    </message>
    <message>
        <source>The tiles, the icons and the texts of the rules are our own.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>牌面、图标和规则文字均为我们自制。</translation>
    </message>
    <message>
        <source>completes a move</source>
        <extracomment>(board)</extracomment>
        <translation>可完成一步</translation>
    </message>
    <message>
        <source>continues the move</source>
        <extracomment>(board)</extracomment>
        <translation>可继续这一步</translation>
    </message>
    <message>
        <source>free for the tile in hand</source>
        <extracomment>(board)</extracomment>
        <translation>可放手中的牌</translation>
    </message>
    <message>
        <source>has a legal move</source>
        <extracomment>(board)</extracomment>
        <translation>可走</translation>
    </message>
    <message>
        <source>hinted</source>
        <extracomment>(board)</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>lost for good</source>
        <extracomment>(board)</extracomment>
        <translation>已无法补救</translation>
    </message>
    <message>
        <source>needed for the goal</source>
        <extracomment>(board)</extracomment>
        <translation>目标所需</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>(board)</extracomment>
        <translation>已选</translation>
    </message>
    <message>
        <source>&amp;About Gupai Desktop</source>
        <extracomment>(widgets)</extracomment>
        <translation>关于 Gupai Desktop(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <extracomment>(board)</extracomment>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <extracomment>(widgets)</extracomment>
        <translation>备份(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;End the Turn</source>
        <extracomment>(widgets)</extracomment>
        <translation>结束回合(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;First Steps</source>
        <extracomment>(texts)</extracomment>
        <translation>入门教程(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>(widgets)</extracomment>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>(widgets)</extracomment>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>(tutorial)</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <extracomment>(widgets)</extracomment>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <extracomment>(texts)</extracomment>
        <translation>新牌局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next Place That Fits</source>
        <extracomment>(widgets)</extracomment>
        <translation>下一个合适的位置(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>(widgets)</extracomment>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play for Me</source>
        <extracomment>(widgets)</extracomment>
        <translation>代我走牌(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous Deal</source>
        <extracomment>(widgets)</extracomment>
        <translation>上一牌局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous Place That Fits</source>
        <extracomment>(widgets)</extracomment>
        <translation>上一个合适的位置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>(dialogs)</extracomment>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>(widgets)</extracomment>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <extracomment>(widgets)</extracomment>
        <translation>本游戏规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save Picture…</source>
        <extracomment>(widgets)</extracomment>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>(texts)</extracomment>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Workbench…</source>
        <extracomment>(widgets)</extracomment>
        <translation>摆牌台(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Zoom In</source>
        <extracomment>(widgets)</extracomment>
        <translation>放大(&amp;Z)</translation>
    </message>
    <message>
        <source>Book&amp;mark This Position</source>
        <extracomment>(widgets)</extracomment>
        <translation>将此局面加入书签(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;hallenge of the Day</source>
        <extracomment>(widgets)</extracomment>
        <translation>每日挑战(&amp;H)</translation>
    </message>
    <message>
        <source>Calen&amp;dar…</source>
        <extracomment>(widgets)</extracomment>
        <translation>日历(&amp;D)…</translation>
    </message>
    <message>
        <source>Copy &amp;Code</source>
        <extracomment>(widgets)</extracomment>
        <translation>复制代码(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Message</source>
        <extracomment>(widgets)</extracomment>
        <translation>复制消息(&amp;M)</translation>
    </message>
    <message>
        <source>Copy a P&amp;icture of the Board</source>
        <extracomment>(widgets)</extracomment>
        <translation>复制牌面图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the &amp;Board</source>
        <extracomment>(widgets)</extracomment>
        <translation>复制牌面(&amp;B)</translation>
    </message>
    <message>
        <source>Deal by N&amp;umber…</source>
        <extracomment>(widgets)</extracomment>
        <translation>按编号开局(&amp;U)…</translation>
    </message>
    <message>
        <source>E&amp;xplain the Group</source>
        <extracomment>(widgets)</extracomment>
        <translation>说明这一副(&amp;X)</translation>
    </message>
    <message>
        <source>Fit to Win&amp;dow</source>
        <extracomment>(widgets)</extracomment>
        <translation>适合窗口(&amp;D)</translation>
    </message>
    <message>
        <source>Men&amp;us</source>
        <extracomment>(widgets)</extracomment>
        <translation>菜单(&amp;U)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Deal</source>
        <extracomment>(texts)</extracomment>
        <translation>下一牌局(&amp;X)</translation>
    </message>
    <message>
        <source>Next Legal &amp;Move</source>
        <extracomment>(widgets)</extracomment>
        <translation>下一种走法(&amp;M)</translation>
    </message>
    <message>
        <source>Next Prob&amp;lem</source>
        <extracomment>(texts)</extracomment>
        <translation>下一题(&amp;L)</translation>
    </message>
    <message>
        <source>Op&amp;en…</source>
        <extracomment>(widgets)</extracomment>
        <translation>打开(&amp;E)…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <extracomment>(widgets)</extracomment>
        <translation>首选项(&amp;R)…</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <extracomment>(widgets)</extracomment>
        <translation>暂停(&amp;S)</translation>
    </message>
    <message>
        <source>Previous Legal M&amp;ove</source>
        <extracomment>(widgets)</extracomment>
        <translation>上一种走法(&amp;O)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <extracomment>(widgets)</extracomment>
        <translation>重做(&amp;D)</translation>
    </message>
    <message>
        <source>Replay and Re&amp;view…</source>
        <extracomment>(widgets)</extracomment>
        <translation>回放与复盘(&amp;V)…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>(sound)</extracomment>
        <translation>声音(&amp;O)</translation>
    </message>
    <message>
        <source>Say the &amp;Group</source>
        <extracomment>(widgets)</extracomment>
        <translation>读出这一副(&amp;G)</translation>
    </message>
    <message>
        <source>Say the G&amp;oal</source>
        <extracomment>(widgets)</extracomment>
        <translation>读出目标(&amp;O)</translation>
    </message>
    <message>
        <source>Say the Whole &amp;Table</source>
        <extracomment>(widgets)</extracomment>
        <translation>读出整个牌桌(&amp;T)</translation>
    </message>
    <message>
        <source>Show &amp;Legal Moves</source>
        <extracomment>(widgets)</extracomment>
        <translation>显示可走的牌(&amp;L)</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <extracomment>(widgets)</extracomment>
        <translation>统计(&amp;I)…</translation>
    </message>
    <message>
        <source>Zoo&amp;m Out</source>
        <extracomment>(widgets)</extracomment>
        <translation>缩小(&amp;M)</translation>
    </message>
    <message>
        <source>A line that wins leaves this group as it is.</source>
        <extracomment>(play)</extracomment>
        <translation>取胜走法不动这一副。</translation>
    </message>
    <message numerus="yes">
        <source>Can be cleared with %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>可收完，得 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be cleared with at least %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>可收完，至少得 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be won</source>
        <extracomment>(texts)</extracomment>
        <translation>可以获胜</translation>
    </message>
    <message>
        <source>Can be won in at least {wins} of {orders} orders of the hidden tiles</source>
        <extracomment>(texts)</extracomment>
        <translation>暗牌的 {orders} 种次序中至少有 {wins} 种可胜</translation>
    </message>
    <message>
        <source>Can be won in {wins} of {orders} orders of the hidden tiles</source>
        <extracomment>(texts)</extracomment>
        <translation>暗牌的 {orders} 种次序中有 {wins} 种可胜</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <extracomment>(play)</extracomment>
        <translation>正在寻找提示…</translation>
    </message>
    <message>
        <source>No tile can be moved now. Left to do: {verb}.</source>
        <extracomment>(play)</extracomment>
        <translation>现在没有能动的牌，只能：{verb}。</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <extracomment>(texts)</extracomment>
        <translation>无法获胜</translation>
    </message>
    <message>
        <source>Look at: {groups}. The next hint names the move.</source>
        <extracomment>(texts)</extracomment>
        <translation>请看：{groups}。再按一次提示会说出走法。</translation>
    </message>
    <message>
        <source>Look at: {groups}. The next hint names the move; a win then counts as one with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>请看：{groups}。再按一次提示会说出走法，之后获胜算作借助提示。</translation>
    </message>
    <message>
        <source>No higher score is possible.</source>
        <extracomment>(texts)</extracomment>
        <translation>分数已是最高。</translation>
    </message>
    <message numerus="yes">
        <source>No shorter line is known; none takes fewer than %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>没有已知更短的走法；任何走法都不少于 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>No shorter solution exists.</source>
        <extracomment>(texts)</extracomment>
        <translation>没有更短的走法。</translation>
    </message>
    <message>
        <source>Not known whether it can be won</source>
        <extracomment>(texts)</extracomment>
        <translation>尚不知能否获胜</translation>
    </message>
    <message>
        <source>Not studied</source>
        <extracomment>(texts)</extracomment>
        <translation>无分析</translation>
    </message>
    <message numerus="yes">
        <source>One of %n move(s) known to be best.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>已知这样的最佳走法有 %n 种。</numerusform>
        </translation>
    </message>
    <message>
        <source>Studying…</source>
        <extracomment>(texts)</extracomment>
        <translation>正在分析…</translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已知最好的走法为 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s); none takes fewer than {bound}.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已知最好的走法为 %n 步；任何走法都不少于 {bound} 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best score known is %n point(s); none is above {most}.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已知最高 %n 分，不会超过 {most} 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highest score is %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>最高 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest line takes %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>最短走法为 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solver stopped; please try again.</source>
        <extracomment>(texts)</extracomment>
        <translation>分析已中断；请再试一次。</translation>
    </message>
    <message>
        <source>There is nothing to do here.</source>
        <extracomment>(play)</extracomment>
        <translation>此处无牌可走。</translation>
    </message>
    <message>
        <source>This cannot be won.</source>
        <extracomment>(texts)</extracomment>
        <translation>无法获胜。</translation>
    </message>
    <message>
        <source>This cannot be won: no exchange that is left mends the group {tiles}.</source>
        <extracomment>(texts)</extracomment>
        <translation>无法获胜：剩下的任何调换都救不了 {tiles} 这一副。</translation>
    </message>
    <message>
        <source>This cannot be won: the goal has no use for {tiles}, and no exchange changes that.</source>
        <extracomment>(texts)</extracomment>
        <translation>无法获胜：目标用不上 {tiles}，而任何调换都改变不了。</translation>
    </message>
    <message>
        <source>{move}, as move {number} of a line that wins.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}，取胜走法中的第 {number} 步。</translation>
    </message>
    <message numerus="yes">
        <source>{move}. It leads to %n point(s).</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>{move}。由此可得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}. It wins in at least {wins} of {orders} orders of the hidden tiles.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}。暗牌的 {orders} 种次序中至少有 {wins} 种可胜。</translation>
    </message>
    <message>
        <source>{move}. It wins in {wins} of {orders} orders of the hidden tiles.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}。暗牌的 {orders} 种次序中有 {wins} 种可胜。</translation>
    </message>
    <message numerus="yes">
        <source>{move}. The first of %n move(s) to a win.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>{move}。连这一步共 %n 步即可获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}. This move is legal; whether it wins is not known yet.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}。这只是一步合法的走法；能否获胜尚不得知。</translation>
    </message>
    <message>
        <source>{move}. This move wins.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}。这一步即可获胜。</translation>
    </message>
    <message>
        <source>{number} tried</source>
        <extracomment>(texts)</extracomment>
        <translation>所试 {number}</translation>
    </message>
    <message>
        <source>{tiles} ({group})</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles}（{group}）</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <extracomment>(theme)</extracomment>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <extracomment>(games_page)</extracomment>
        <translation>牌的样式(&amp;T)</translation>
    </message>
    <message>
        <source>Bac&amp;kground</source>
        <extracomment>(theme)</extracomment>
        <translation>桌布(&amp;K)</translation>
    </message>
    <message>
        <source>Classic black</source>
        <extracomment>(theme)</extracomment>
        <translation>传统黑色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>(theme)</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>Green felt</source>
        <extracomment>(theme)</extracomment>
        <translation>绿呢</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>(theme)</extracomment>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Ivory</source>
        <extracomment>(theme)</extracomment>
        <translation>象牙白</translation>
    </message>
    <message>
        <source>Korean ivory</source>
        <extracomment>(theme)</extracomment>
        <translation>韩式骨牌</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>(theme)</extracomment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Oak</source>
        <extracomment>(theme)</extracomment>
        <translation>橡木</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>(theme)</extracomment>
        <translation>宣纸</translation>
    </message>
    <message>
        <source>Rosewood</source>
        <extracomment>(theme)</extracomment>
        <translation>红木</translation>
    </message>
    <message>
        <source>Text &amp;Size</source>
        <extracomment>(theme)</extracomment>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>With numerals</source>
        <extracomment>(theme)</extracomment>
        <translation>带数字</translation>
    </message>
    <message>
        <source>Go On</source>
        <extracomment>(window)</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>One Move</source>
        <extracomment>(window)</extracomment>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>(replay)</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>(window)</extracomment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Playing for you</source>
        <extracomment>(window)</extracomment>
        <translation>正在代您走牌</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>(window)</extracomment>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n 张牌桌</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup has all games, statistics and bookmarks of its day.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>备份中有当天的全部牌局、统计和书签。</translation>
    </message>
    <message>
        <source>There are no backups yet: the next start makes one.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>还没有备份：下次启动时会创建一份。</translation>
    </message>
    <message>
        <source>Another window plays with {file} too. What is played in this one is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>另一个窗口也在使用 {file}。此窗口中所玩的内容保存为 {aside}。</translation>
    </message>
    <message>
        <source>Could not be taken over from an earlier version: {error}.</source>
        <extracomment>(store)</extracomment>
        <translation>未能导入旧版本的内容：{error}。</translation>
    </message>
    <message>
        <source>The book of your games was made anew from what could be read of {file} and of its backup: {fault}. The last steps may be missing.</source>
        <extracomment>(store)</extracomment>
        <translation>牌局记录已从 {file} 及其副本中可读取的内容重建：{fault}。最后几步可能缺失。</translation>
    </message>
    <message>
        <source>The game is not saved: {error}. You can play on, but these moves will be lost when the program ends.</source>
        <extracomment>(store)</extracomment>
        <translation>牌局未能保存：{error}。可以继续玩，但现在所走的牌在程序结束后将会丢失。</translation>
    </message>
    <message>
        <source>The old file is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>旧文件保留为 {aside}。</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <extracomment>(store)</extracomment>
        <translation>其他程序正在使用该文件</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <extracomment>(store)</extracomment>
        <translation>文件属于其他程序</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>(store)</extracomment>
        <translation>文件已损坏</translation>
    </message>
    <message>
        <source>it is missing or empty</source>
        <extracomment>(store)</extracomment>
        <translation>文件不存在或是空的</translation>
    </message>
    <message>
        <source>{file} can be used again, but it has other games. What you play now is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>{file} 又可以使用，但其中是别的牌局。现在所玩的内容保存为 {aside}。</translation>
    </message>
    <message>
        <source>{file} is an older book, with games up to {then}. The newer one, with games up to {now}, is kept as {aside}; you find it under Backups in the menu Game.</source>
        <extracomment>(store)</extracomment>
        <translation>{file} 是较旧的记录，最后一局在 {then}。较新的一份（最后一局在 {now}）保存为 {aside}，可在“游戏”菜单的“备份”中找到。</translation>
    </message>
    <message>
        <source>{file} was replaced or removed while the program runs. What is played is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>程序运行时，{file} 被替换或移除。所玩的内容保存为 {aside}。</translation>
    </message>
    <message>
        <source>&amp;Edit Bookmarks…</source>
        <extracomment>(window)</extracomment>
        <translation>编辑书签(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>(dialogs)</extracomment>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>Bookmarked: {title}</source>
        <extracomment>(window)</extracomment>
        <translation>已加入书签：{title}</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n bookmark(s) can be kept; remove one first.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>最多可保留 %n 个书签；请先删除一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>(dialogs)</extracomment>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>This position has a bookmark already.</source>
        <extracomment>(window)</extracomment>
        <translation>此局面已有书签。</translation>
    </message>
    <message>
        <source>By this computer’s clock some of the days played are still to come.</source>
        <extracomment>(statistics)</extracomment>
        <translation>按本机时钟，有几个玩过的日子还没有到。</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a verb</comment>
        <extracomment>(statistics)</extracomment>
        <translation>开局</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>(statistics)</extracomment>
        <translation>下个月</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>(statistics)</extracomment>
        <translation>上个月</translation>
    </message>
    <message>
        <source>Red: won. With a gold rim: in as few moves as asked. A dot: an omen.</source>
        <extracomment>(statistics)</extracomment>
        <translation>红印：获胜。金边：步数达标。圆点：求签。</translation>
    </message>
    <message>
        <source>Won this month: {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>本月获胜：{number}</translation>
    </message>
    <message>
        <source>{day} — {challenge}</source>
        <extracomment>(statistics)</extracomment>
        <translation>{day}：{challenge}</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>(gupai_desktop)</extracomment>
        <translation>{year}年{month}</translation>
    </message>
    <message>
        <source>A win with help does not count for the challenge.</source>
        <extracomment>(texts)</extracomment>
        <translation>借助提示获胜，不算完成挑战。</translation>
    </message>
    <message numerus="yes">
        <source>Challenge of the day: {game}; win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>每日挑战：{game}；请在 %n 步之内获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to clear it with at least %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>挑战要求收完并得到至少 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>挑战要求在 %n 步之内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <extracomment>(texts)</extracomment>
        <translation>已开始。</translation>
    </message>
    <message numerus="yes">
        <source>You have met it with %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已用 %n 步完成挑战。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have met the challenge.</source>
        <extracomment>(texts)</extracomment>
        <translation>挑战完成。</translation>
    </message>
    <message>
        <source>You have not played it yet.</source>
        <extracomment>(texts)</extracomment>
        <translation>尚未玩过。</translation>
    </message>
    <message numerus="yes">
        <source>You have won it in %n move(s): too many.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已用 %n 步获胜：步数过多。</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves}, challenge: {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>{moves}，挑战：{most}</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <extracomment>(album)</extracomment>
        <translation>
            <numerusform>%n 副</numerusform>
        </translation>
    </message>
    <message>
        <source>Album: {made} of {count}</source>
        <extracomment>(album)</extracomment>
        <translation>图册：{count} 副中已成 {made} 副</translation>
    </message>
    <message>
        <source>New in the album: {kind} {tiles}</source>
        <extracomment>(texts)</extracomment>
        <translation>图册新添：{kind} {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>New in the album: {kind} {tiles} and %n more</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>图册新添：{kind} {tiles}，另有 %n 副</numerusform>
        </translation>
    </message>
    <message>
        <source>{all}, {count} on the table</source>
        <extracomment>(album)</extracomment>
        <translation>{all}，桌上有 {count} 副</translation>
    </message>
    <message>
        <source>{count} for the goal</source>
        <extracomment>(album)</extracomment>
        <translation>可计入目标：{count}</translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n group(s)</source>
        <extracomment>(album)</extracomment>
        <translation>
            <numerusform>%n 副中 {made} 副</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles}, in the album</source>
        <extracomment>(album)</extracomment>
        <translation>{tiles}，图册里有</translation>
    </message>
    <message>
        <source>{tiles}, on the table</source>
        <extracomment>(album)</extracomment>
        <translation>{tiles}，桌上有</translation>
    </message>
    <message>
        <source>2-3-Kao</source>
        <extracomment>(engine)</extracomment>
        <translation>二三靠</translation>
    </message>
    <message>
        <source>Benches</source>
        <extracomment>(engine)</extracomment>
        <translation>双板凳</translation>
    </message>
    <message>
        <source>Big Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>大龙</translation>
    </message>
    <message>
        <source>Civil Pair</source>
        <extracomment>(engine)</extracomment>
        <translation>文对</translation>
    </message>
    <message>
        <source>Coincidence</source>
        <extracomment>(engine)</extracomment>
        <translation>合巧</translation>
    </message>
    <message>
        <source>Earth</source>
        <comment>a pair</comment>
        <extracomment>(engine)</extracomment>
        <translation>双地</translation>
    </message>
    <message>
        <source>Five Points</source>
        <extracomment>(engine)</extracomment>
        <translation>五点</translation>
    </message>
    <message>
        <source>Five Sons</source>
        <extracomment>(engine)</extracomment>
        <translation>五子</translation>
    </message>
    <message>
        <source>Full Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>全龙</translation>
    </message>
    <message>
        <source>Full Fourteen</source>
        <extracomment>(engine)</extracomment>
        <translation>正快</translation>
    </message>
    <message>
        <source>Geese</source>
        <extracomment>(engine)</extracomment>
        <translation>双和</translation>
    </message>
    <message>
        <source>Hatchets</source>
        <extracomment>(engine)</extracomment>
        <translation>双斧头</translation>
    </message>
    <message>
        <source>Heaven</source>
        <comment>a pair</comment>
        <extracomment>(engine)</extracomment>
        <translation>双天</translation>
    </message>
    <message>
        <source>Long Threes</source>
        <extracomment>(engine)</extracomment>
        <translation>双长三</translation>
    </message>
    <message>
        <source>Long-Legged Sevens</source>
        <extracomment>(engine)</extracomment>
        <translation>双高脚</translation>
    </message>
    <message>
        <source>Man</source>
        <comment>a pair</comment>
        <extracomment>(engine)</extracomment>
        <translation>双人</translation>
    </message>
    <message>
        <source>Military Pair</source>
        <extracomment>(engine)</extracomment>
        <translation>武对</translation>
    </message>
    <message>
        <source>Mixed Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>杂龙</translation>
    </message>
    <message>
        <source>Mixed Eight</source>
        <extracomment>(engine)</extracomment>
        <translation>杂八</translation>
    </message>
    <message>
        <source>Mixed Five</source>
        <extracomment>(engine)</extracomment>
        <translation>杂五</translation>
    </message>
    <message>
        <source>Mixed Nine</source>
        <extracomment>(engine)</extracomment>
        <translation>杂九</translation>
    </message>
    <message>
        <source>Mixed Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>杂七</translation>
    </message>
    <message>
        <source>Partitions</source>
        <extracomment>(engine)</extracomment>
        <translation>双红头</translation>
    </message>
    <message>
        <source>Plum Blossoms</source>
        <extracomment>(engine)</extracomment>
        <translation>双梅</translation>
    </message>
    <message>
        <source>Red-Hammer Sixes</source>
        <extracomment>(engine)</extracomment>
        <translation>双红锤</translation>
    </message>
    <message>
        <source>Small Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>小龙</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>(engine)</extracomment>
        <translation>分相</translation>
    </message>
    <message>
        <source>Supreme Pair</source>
        <extracomment>(engine)</extracomment>
        <translation>至尊</translation>
    </message>
    <message>
        <source>In a problem at most one tile lies face down.</source>
        <extracomment>(solvers)</extracomment>
        <translation>题目里最多只能有一张暗牌。</translation>
    </message>
    <message>
        <source>This board cannot be won.</source>
        <extracomment>(solvers)</extracomment>
        <translation>这个牌局无法获胜。</translation>
    </message>
    <message>
        <source>This board is won already.</source>
        <extracomment>(solvers)</extracomment>
        <translation>这个牌局已经获胜。</translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: it is won in %n move(s), and in one way only.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>这是一道题：%n 步取胜，且只有一种走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show Report</source>
        <extracomment>(app)</extracomment>
        <translation>查看报告(&amp;S)</translation>
    </message>
    <message>
        <source>A report that does not name you has been written, and sent nowhere:</source>
        <extracomment>(app)</extracomment>
        <translation>已写入一份报告，其中没有您的名字，也没有发送到任何地方：</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <extracomment>(app)</extracomment>
        <translation>程序内部发生了意外错误。</translation>
    </message>
    <message>
        <source>Something went wrong, and Gupai Desktop could not start.</source>
        <extracomment>(app)</extracomment>
        <translation>发生了意外错误，Gupai Desktop 未能启动。</translation>
    </message>
    <message>
        <source>Your game is safe, and you can go on. If anything looks wrong, start the program again: it opens the same table.</source>
        <extracomment>(app)</extracomment>
        <translation>您的牌局安然无恙，可以接着玩。如果有什么不对劲，请重新启动程序，它会打开原来的牌桌。</translation>
    </message>
    <message>
        <source>&amp;Number of the deal, a code or a board:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>牌局编号、代码或牌面(&amp;N)：</translation>
    </message>
    <message>
        <source>There are no moves to replay yet.</source>
        <extracomment>(window)</extracomment>
        <translation>还没有可回放的走法。</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>(games_page)</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>As you go</source>
        <extracomment>The choice by which deals become harder as they are won; it is the default. (play)</extracomment>
        <translation>循序渐进</translation>
    </message>
    <message>
        <source>Difficulty: {difficulty}.</source>
        <extracomment>(play)</extracomment>
        <translation>难度：{difficulty}。</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>(solvers)</extracomment>
        <translation>简单</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>(solvers)</extracomment>
        <translation>专家</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>(solvers)</extracomment>
        <translation>困难</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>(solvers)</extracomment>
        <translation>中等</translation>
    </message>
    <message>
        <source>Ends: {ends}</source>
        <extracomment>(tutorial)</extracomment>
        <translation>各端：{ends}</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <extracomment>(engine)</extracomment>
        <translation>
            <numerusform>%n 张暗牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {number}</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {number} 副</translation>
    </message>
    <message>
        <source>No move begins with this {tile}.</source>
        <extracomment>(engine)</extracomment>
        <translation>没有以这张 {tile} 开始的走法。</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <extracomment>Why a game is lost in which nothing can be done any more. (engine)</extracomment>
        <translation>已无牌可走。</translation>
    </message>
    <message>
        <source>Not a legal move</source>
        <extracomment>Why a move is not legal, where there is room for no more. (engine)</extracomment>
        <translation>不能这样走</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <extracomment>(games)</extracomment>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>This tile can join</source>
        <extracomment>Said of a tile that belongs to a move with the selected ones, and completes none. (engine)</extracomment>
        <translation>此牌也可加入</translation>
    </message>
    <message>
        <source>Turned up: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>翻开：{tiles}。</translation>
    </message>
    <message>
        <source>a deal number is 1 to {last}, not {number}</source>
        <extracomment>(engine)</extracomment>
        <translation>牌局编号应为 1 至 {last}，而不是 {number}</translation>
    </message>
    <message>
        <source>a later version of this program has written it</source>
        <extracomment>The form of a text is one that this version of the program does not know yet. (engine)</extracomment>
        <translation>由本程序的更高版本写入</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>(engine)</extracomment>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>completed</source>
        <extracomment>(engine)</extracomment>
        <translation>已过</translation>
    </message>
    <message>
        <source>group {group} is empty</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {group} 副是空的</translation>
    </message>
    <message>
        <source>groups on this board: {found}; in this game: {wanted}</source>
        <extracomment>(engine)</extracomment>
        <translation>此牌面有 {found} 副；本游戏应有 {wanted} 副</translation>
    </message>
    <message>
        <source>line {line}, character {place}: the text breaks off or is damaged here</source>
        <extracomment>(play)</extracomment>
        <translation>第 {line} 行第 {place} 个字符：文本在此处中断或已损坏</translation>
    </message>
    <message>
        <source>line {line}: {error}</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {line} 行：{error}</translation>
    </message>
    <message>
        <source>missing here: {what}</source>
        <extracomment>(engine)</extracomment>
        <translation>此处缺少：{what}</translation>
    </message>
    <message>
        <source>no tiles</source>
        <extracomment>(engine)</extracomment>
        <translation>无牌</translation>
    </message>
    <message>
        <source>something in this text is not as it was written: its checksum differs</source>
        <extracomment>Somebody has changed the text, or lost a part of it. (play)</extracomment>
        <translation>这段文字与写入时不一致：校验和不符</translation>
    </message>
    <message>
        <source>the board is not that of deal {number}</source>
        <extracomment>(engine)</extracomment>
        <translation>此牌面不是 {number} 号牌局的牌面</translation>
    </message>
    <message numerus="yes">
        <source>the set has only %n tile(s) {face}; this board has {found}</source>
        <extracomment>(engine)</extracomment>
        <translation>
            <numerusform>全副牌只有 %n 张 {face}；此牌面却有 {found} 张</numerusform>
        </translation>
    </message>
    <message>
        <source>there is more here than can be read</source>
        <extracomment>There is more of it than the program ever writes. (engine)</extracomment>
        <translation>内容太多，无法读取</translation>
    </message>
    <message>
        <source>this board fits no game: {error}</source>
        <extracomment>(play)</extracomment>
        <translation>此牌面不适合任何玩法：{error}</translation>
    </message>
    <message>
        <source>this is not a code, a record, a saved game or a board of tiles</source>
        <extracomment>It is nothing that can be played. (engine)</extracomment>
        <translation>这不是代码、对局记录、存档，也不是牌面</translation>
    </message>
    <message>
        <source>tile {place} of group {group}: {error}</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {group} 副第 {place} 张：{error}</translation>
    </message>
    <message>
        <source>tiles in group {group}: {found}; in this game: {wanted}</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {group} 副有 {found} 张；本游戏应有 {wanted} 张</translation>
    </message>
    <message>
        <source>{face} could be two tiles; write {face}a or {face}b</source>
        <extracomment>(engine)</extracomment>
        <translation>{face} 有两张；请写 {face}a 或 {face}b</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>(engine)</extracomment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>(engine)</extracomment>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <extracomment>(engine)</extracomment>
        <translation>{first}：{second}</translation>
    </message>
    <message>
        <source>{name}, not for the goal</source>
        <extracomment>(engine)</extracomment>
        <translation>{name}，不计入目标</translation>
    </message>
    <message>
        <source>{phrase}.</source>
        <extracomment>(engine)</extracomment>
        <translation>{phrase}。</translation>
    </message>
    <message>
        <source>{text} is not a tile</source>
        <extracomment>(engine)</extracomment>
        <translation>{text} 不是牌</translation>
    </message>
    <message>
        <source>{tile} is not on this table</source>
        <extracomment>(engine)</extracomment>
        <translation>桌上没有 {tile}</translation>
    </message>
    <message>
        <source>{tile} takes no part in this game</source>
        <extracomment>(engine)</extracomment>
        <translation>本游戏不用 {tile}</translation>
    </message>
    <message>
        <source>“{move}” is not legal here.</source>
        <extracomment>(engine)</extracomment>
        <translation>此处不能走“{move}”。</translation>
    </message>
    <message>
        <source>“{text}” cannot stand here</source>
        <extracomment>(engine)</extracomment>
        <translation>此处不能是“{text}”</translation>
    </message>
    <message>
        <source>“{text}” is not a code; a code looks like {example}</source>
        <extracomment>(play)</extracomment>
        <translation>“{text}”不是代码；代码形如 {example}</translation>
    </message>
    <message>
        <source>“{text}” is not a move</source>
        <extracomment>(engine)</extracomment>
        <translation>“{text}”不是走法</translation>
    </message>
    <message>
        <source>Can be taken: {triplets}.</source>
        <extracomment>(games)</extracomment>
        <translation>可收：{triplets}。</translation>
    </message>
    <message>
        <source>Its six ends: {ends}.</source>
        <extracomment>(engine)</extracomment>
        <translation>六端：{ends}。</translation>
    </message>
    <message>
        <source>No single tile would mend it.</source>
        <extracomment>Said of a group that two tiles or more must change. (engine)</extracomment>
        <translation>只换一张牌无法补救。</translation>
    </message>
    <message>
        <source>No three tiles that could be taken from it are a triplet.</source>
        <extracomment>(engine)</extracomment>
        <translation>可收的牌中没有三张成副。</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <extracomment>(engine)</extracomment>
        <translation>不成对</translation>
    </message>
    <message>
        <source>Not a triplet</source>
        <extracomment>(engine)</extracomment>
        <translation>不成副</translation>
    </message>
    <message>
        <source>The goal does not ask for such a group.</source>
        <extracomment>Said of a valid group that no goal needs. (engine)</extracomment>
        <translation>目标并不需要这样的一副。</translation>
    </message>
    <message>
        <source>With {new} in place of {old} it would be valid: {made}.</source>
        <extracomment>(engine)</extracomment>
        <translation>以 {new} 换下 {old} 便成“{made}”。</translation>
    </message>
    <message>
        <source>five ends of {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>五端皆为 {pips} 点</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>四端为 {pips} 点，另两端之和也是 {pips}</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {rest}, not to {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>四端为 {pips} 点，另两端之和是 {rest}，不是 {pips}</translation>
    </message>
    <message>
        <source>its ends are {ends}</source>
        <extracomment>(engine)</extracomment>
        <translation>各端为 {ends}</translation>
    </message>
    <message>
        <source>no dragon, and no three of its ends are alike</source>
        <extracomment>(engine)</extracomment>
        <translation>不成龙，也没有三端点数相同</translation>
    </message>
    <message>
        <source>one tile is civil, the other military</source>
        <extracomment>(engine)</extracomment>
        <translation>一张是文牌，一张是武牌</translation>
    </message>
    <message>
        <source>the one pair of military tiles with unequal pips</source>
        <extracomment>(engine)</extracomment>
        <translation>唯一点数不同的武牌对</translation>
    </message>
    <message>
        <source>the two tiles of one civil face</source>
        <extracomment>(engine)</extracomment>
        <translation>同一文牌的两张</translation>
    </message>
    <message>
        <source>they have {one} and {other} pips, not the same number</source>
        <extracomment>(engine)</extracomment>
        <translation>点数分别为 {one} 和 {other}，并不相同</translation>
    </message>
    <message>
        <source>three ends of {pips} and three of {other}</source>
        <extracomment>(engine)</extracomment>
        <translation>三端为 {pips} 点，三端为 {other} 点</translation>
    </message>
    <message>
        <source>three ends of {pips}, the others add up to {rest}</source>
        <extracomment>(engine)</extracomment>
        <translation>三端为 {pips} 点，其余之和是 {rest}</translation>
    </message>
    <message>
        <source>two different civil tiles</source>
        <extracomment>(engine)</extracomment>
        <translation>两张不同的文牌</translation>
    </message>
    <message>
        <source>two military tiles of {pips} pips each</source>
        <extracomment>(engine)</extracomment>
        <translation>两张 {pips} 点的武牌</translation>
    </message>
    <message>
        <source>{new} for {old}</source>
        <extracomment>(engine)</extracomment>
        <translation>以 {new} 换 {old}</translation>
    </message>
    <message>
        <source>{tiles} would be valid: {made}.</source>
        <extracomment>(games)</extracomment>
        <translation>{tiles} 将成“{made}”。</translation>
    </message>
    <message>
        <source>{tiles}: {made} ({reason}).</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles}：{made}（{reason}）。</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>连胜 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>%n 枚印章</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>(games_page)</extracomment>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>A problem</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日一题</translation>
    </message>
    <message>
        <source>An omen</source>
        <extracomment>(games_page)</extracomment>
        <translation>求签</translation>
    </message>
    <message>
        <source>As in Preferences</source>
        <extracomment>(games_page)</extracomment>
        <translation>同首选项</translation>
    </message>
    <message>
        <source>D&amp;eals offered</source>
        <extracomment>(games_page)</extracomment>
        <translation>提供的牌局(&amp;E)</translation>
    </message>
    <message>
        <source>D&amp;ifficulty</source>
        <extracomment>(games_page)</extracomment>
        <translation>难度(&amp;I)</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>(games_page)</extracomment>
        <translation>游戏</translation>
    </message>
    <message numerus="yes">
        <source>In progress: %n move(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>未完：已走 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Not won yet</source>
        <extracomment>(games_page)</extracomment>
        <translation>尚未胜过</translation>
    </message>
    <message>
        <source>Omen of the day</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日一签</translation>
    </message>
    <message>
        <source>Options: {game}</source>
        <extracomment>(games_page)</extracomment>
        <translation>选项：{game}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日题目</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>(rules)</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日</translation>
    </message>
    <message>
        <source>Variants</source>
        <extracomment>(workbench)</extracomment>
        <translation>规则变体</translation>
    </message>
    <message numerus="yes">
        <source>Won %n time(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>胜 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>(games_page)</extracomment>
        <translation>已抽签</translation>
    </message>
    <message>
        <source>each with its problems</source>
        <extracomment>(games_page)</extracomment>
        <translation>各有题目可解</translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <comment>a challenge</comment>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>%n 步之内</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <extracomment>(games_page)</extracomment>
        <translation>尚未抽签</translation>
    </message>
    <message>
        <source>problems solved: {solved} of {count}</source>
        <extracomment>(texts)</extracomment>
        <translation>已解 {solved} 题，共 {count} 题</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>(board)</extracomment>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>(board)</extracomment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>(board)</extracomment>
        <translation>慢</translation>
    </message>
    <message numerus="yes">
        <source>Framed: %n group(s) like it.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>带框的 %n 副牌已符合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal:</source>
        <extracomment>(window)</extracomment>
        <translation>目标：</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <extracomment>(window)</extracomment>
        <translation>目标：{goal}</translation>
    </message>
    <message numerus="yes">
        <source>Marked: %n tile(s) that it can be made of.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>标出的 %n 张牌可用来组成它。</numerusform>
        </translation>
    </message>
    <message>
        <source>Such a group: {tiles}.</source>
        <extracomment>(window)</extracomment>
        <translation>例如：{tiles}。</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>(window)</extracomment>
        <translation>或</translation>
    </message>
    <message>
        <source>{first}; or {second}</source>
        <extracomment>(window)</extracomment>
        <translation>{first}；或 {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <extracomment>(window)</extracomment>
        <translation>{first}；{second}</translation>
    </message>
    <message>
        <source>{found} of {wanted}</source>
        <extracomment>(play)</extracomment>
        <translation>{found}/{wanted}</translation>
    </message>
    <message>
        <source>{name} {tiles}</source>
        <extracomment>(window)</extracomment>
        <translation>{name} {tiles}</translation>
    </message>
    <message>
        <source>{name}: {found} of {wanted}</source>
        <extracomment>(window)</extracomment>
        <translation>{name}：{wanted} 副中已有 {found} 副</translation>
    </message>
    <message>
        <source>Not free</source>
        <extracomment>(engine)</extracomment>
        <translation>还不能动</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>(engine)</extracomment>
        <translation>收</translation>
    </message>
    <message>
        <source>Taken tiles</source>
        <extracomment>(engine)</extracomment>
        <translation>收走的牌</translation>
    </message>
    <message>
        <source>place {place} of group {group} is empty, but its tile was never free</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {group} 卦的第 {place} 个位置是空的，但那张牌一直不能动</translation>
    </message>
    <message>
        <source>{tiles} were not taken together</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles} 不可能一起收走</translation>
    </message>
    <message>
        <source>{tile} has been taken.</source>
        <extracomment>(engine)</extracomment>
        <translation>{tile} 已经收走了。</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>In every translation this text is the language&apos;s own name, and the last to be translated: releases have the language from then on. (gupai_desktop)</extracomment>
        <translation>简体中文</translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n 将</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general(s) left</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>尚余 %n 将</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n 关</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) must still kill two generals at once: a level of one tile can.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>还须有 %n 关一次斩两将：只剩一张牌的关才能双斩。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} captures</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>已擒 %n 次，共 {all} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} levels cleared</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>{all} 关已过 %n 关</numerusform>
        </translation>
    </message>
    <message>
        <source>A general is killed by the tiles of a level: choose one.</source>
        <extracomment>(games)</extracomment>
        <translation>斩将要用一关的牌：请选一关。</translation>
    </message>
    <message>
        <source>A general is left, and no level to kill him.</source>
        <extracomment>(games)</extracomment>
        <translation>还剩一将，却没有关可以斩他了。</translation>
    </message>
    <message>
        <source>All levels open</source>
        <extracomment>(games)</extracomment>
        <translation>各关均可收牌</translation>
    </message>
    <message>
        <source>Any three tiles of a level, adjacent or not</source>
        <extracomment>(games)</extracomment>
        <translation>任取一关中的三张，不必相邻</translation>
    </message>
    <message>
        <source>Capture</source>
        <extracomment>(games)</extracomment>
        <translation>擒</translation>
    </message>
    <message>
        <source>Capture Meng Huo seven times.</source>
        <extracomment>(games)</extracomment>
        <translation>七次擒住孟获。</translation>
    </message>
    <message>
        <source>Clear Five Levels</source>
        <extracomment>(games)</extracomment>
        <translation>通五关</translation>
    </message>
    <message>
        <source>Clear five levels and kill the six generals.</source>
        <extracomment>(games)</extracomment>
        <translation>清空五关，斩尽六将。</translation>
    </message>
    <message>
        <source>Clear five levels of four tiles with a long common row.</source>
        <extracomment>(games)</extracomment>
        <translation>五关各四张，公共行很长：清空各关。</translation>
    </message>
    <message>
        <source>Clear five levels of six tiles with a short common row.</source>
        <extracomment>(games)</extracomment>
        <translation>五关各六张，公共行很短：清空各关。</translation>
    </message>
    <message>
        <source>Clearing the Rows</source>
        <extracomment>(games)</extracomment>
        <translation>过关</translation>
    </message>
    <message>
        <source>Common row</source>
        <extracomment>(games)</extracomment>
        <translation>公共行</translation>
    </message>
    <message numerus="yes">
        <source>Escapes in %n refill(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>再补 %n 次便逃</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down, in an unknown order: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>暗牌，次序未知：{tiles}。</translation>
    </message>
    <message>
        <source>Five levels of four tiles and a long common row. Take triplets and refill until all levels are empty.</source>
        <extracomment>(games)</extracomment>
        <translation>五关各四张，公共行较长。收走成副的牌并补牌，直到各关皆空。</translation>
    </message>
    <message>
        <source>Five levels of six tiles and a short common row. Take triplets and refill until all levels are empty.</source>
        <extracomment>(games)</extracomment>
        <translation>五关各六张，公共行较短。收走成副的牌并补牌，直到各关皆空。</translation>
    </message>
    <message>
        <source>From level {number} down</source>
        <extracomment>(games)</extracomment>
        <translation>第 {number} 关及以下可收</translation>
    </message>
    <message>
        <source>Generals</source>
        <extracomment>(games)</extracomment>
        <translation>将牌行</translation>
    </message>
    <message numerus="yes">
        <source>Generals, %n killed</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>将牌行，已斩 %n 将</numerusform>
        </translation>
    </message>
    <message>
        <source>Kill</source>
        <extracomment>(games)</extracomment>
        <translation>斩将</translation>
    </message>
    <message>
        <source>Killing one general here would leave too many.</source>
        <extracomment>(games)</extracomment>
        <translation>在这里只斩一将，剩下的将就太多了。</translation>
    </message>
    <message>
        <source>Killing two generals here would leave too few for the rest.</source>
        <extracomment>(games)</extracomment>
        <translation>在这里斩两将，其余各关就无将可斩了。</translation>
    </message>
    <message>
        <source>Laid: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>已补：{tiles}。</translation>
    </message>
    <message>
        <source>Level {level} has captured Meng Huo.</source>
        <extracomment>(games)</extracomment>
        <translation>第 {level} 关擒住了孟获。</translation>
    </message>
    <message>
        <source>Level {level} has killed {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>第 {level} 关斩了 {tiles}。</translation>
    </message>
    <message>
        <source>Level {level} is closed until the next turn: something has been taken from level {lower}.</source>
        <extracomment>(games)</extracomment>
        <translation>第 {level} 关本回合已关闭：已从第 {lower} 关收过牌。</translation>
    </message>
    <message>
        <source>Level {level}: {made}.</source>
        <extracomment>(games)</extracomment>
        <translation>第 {level} 关：{made}。</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>(games)</extracomment>
        <translation>第 {number} 关</translation>
    </message>
    <message>
        <source>Meng Huo</source>
        <extracomment>(games)</extracomment>
        <translation>孟获</translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo escapes in %n refill(s).</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>再补牌 %n 次，孟获便逃走。</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo has escaped.</source>
        <extracomment>(games)</extracomment>
        <translation>孟获逃走了。</translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo is captured by a level of exactly two tiles; this level has %n.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>恰有两张牌的关可擒孟获；这一关有 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level that form a triplet with him.</source>
        <extracomment>(games)</extracomment>
        <translation>一关最后两张若与孟获成副便可擒之。</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is reached by a refill. Capture him seven times.</source>
        <extracomment>(games)</extracomment>
        <translation>用一关余下的两张牌擒住孟获；补牌轮到他时，他便逃走。擒他七次即胜。</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the tiles of a level: choose one.</source>
        <extracomment>(games)</extracomment>
        <translation>擒孟获要用一关的牌：请选一关。</translation>
    </message>
    <message>
        <source>No general is left in this row.</source>
        <extracomment>(games)</extracomment>
        <translation>将牌行中已无将。</translation>
    </message>
    <message>
        <source>No more taking</source>
        <extracomment>(games)</extracomment>
        <translation>本回合不可再收牌</translation>
    </message>
    <message>
        <source>Not adjacent</source>
        <extracomment>(games)</extracomment>
        <translation>不相邻</translation>
    </message>
    <message>
        <source>Nothing is left to refill with.</source>
        <extracomment>(games)</extracomment>
        <translation>已无牌可补。</translation>
    </message>
    <message>
        <source>Nothing more is taken in this turn.</source>
        <extracomment>(games)</extracomment>
        <translation>本回合不可再收牌。</translation>
    </message>
    <message>
        <source>O-Koan</source>
        <extracomment>(games)</extracomment>
        <translation>五关</translation>
    </message>
    <message numerus="yes">
        <source>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>恰有两张牌的关可斩一将，恰有一张牌的关可斩两将；这一关有 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the leftmost and the rightmost general can be killed.</source>
        <extracomment>(games)</extracomment>
        <translation>只能斩最左或最右的将。</translation>
    </message>
    <message>
        <source>Passing Five Levels</source>
        <extracomment>(games)</extracomment>
        <translation>过五关</translation>
    </message>
    <message>
        <source>Refill</source>
        <extracomment>(games)</extracomment>
        <translation>补牌</translation>
    </message>
    <message>
        <source>Refilling lays nothing here.</source>
        <extracomment>(games)</extracomment>
        <translation>补牌时这一关补不到牌。</translation>
    </message>
    <message>
        <source>Refilling lays {tile} here.</source>
        <extracomment>(games)</extracomment>
        <translation>补牌时这一关得 {tile}。</translation>
    </message>
    <message>
        <source>Refilling lays, from the lowest level up: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>补牌自最下一关向上依次为：{tiles}。</translation>
    </message>
    <message>
        <source>Seven Captures of Meng Huo</source>
        <extracomment>(games)</extracomment>
        <translation>七擒孟获</translation>
    </message>
    <message>
        <source>Six generals guard five levels. The last two tiles of a level can kill one general, the last one alone two at once, and the level is completed. Kill all six: exactly one kill has to be double.</source>
        <extracomment>(games)</extracomment>
        <translation>六将守五关。一关最后两张牌可斩一将，最后一张牌可连斩两将，这一关便通过。六将都要斩掉：恰有一次须是双斩。</translation>
    </message>
    <message>
        <source>The first and the last tile of a level are adjacent.</source>
        <extracomment>(games)</extracomment>
        <translation>一关的首尾两张视为相邻。</translation>
    </message>
    <message>
        <source>The general at either end is killed by the last two tiles of a level, both by the last one, if they form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>一关最后两张若与任一端的将成副便可斩之，最后一张若与两端的将成副便可同斩。</translation>
    </message>
    <message>
        <source>The general is killed by the last two tiles of a level, if they form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>一关最后两张若与将成副便可斩之。</translation>
    </message>
    <message>
        <source>These three are a triplet, but they are not adjacent.</source>
        <extracomment>(games)</extracomment>
        <translation>这三张成副，但并不相邻。</translation>
    </message>
    <message>
        <source>These tiles lie in different levels.</source>
        <extracomment>(games)</extracomment>
        <translation>这些牌不在同一关。</translation>
    </message>
    <message>
        <source>This level is completed.</source>
        <extracomment>(games)</extracomment>
        <translation>这一关已过。</translation>
    </message>
    <message>
        <source>Three tiles that form a triplet are taken at a time.</source>
        <extracomment>(games)</extracomment>
        <translation>每次收走成副的三张牌。</translation>
    </message>
    <message>
        <source>Tiles of the common row come back only by refilling.</source>
        <extracomment>(games)</extracomment>
        <translation>公共行的牌只能通过补牌回到各关。</translation>
    </message>
    <message>
        <source>double kill done</source>
        <extracomment>(games)</extracomment>
        <translation>已双斩</translation>
    </message>
    <message>
        <source>double kill to come</source>
        <extracomment>(games)</extracomment>
        <translation>尚须双斩一次</translation>
    </message>
    <message>
        <source>row {row}: a completed level is written “-”, any other empty row “.”</source>
        <extracomment>(games)</extracomment>
        <translation>第 {row} 行：已通过的关写作“-”，其他空行写作“.”</translation>
    </message>
    <message>
        <source>too few generals</source>
        <extracomment>(games)</extracomment>
        <translation>余将太少</translation>
    </message>
    <message>
        <source>too many generals</source>
        <extracomment>(games)</extracomment>
        <translation>余将太多</translation>
    </message>
    <message>
        <source>{done} of {levels} levels, {killed} of {generals} generals</source>
        <extracomment>(games)</extracomment>
        <translation>{levels} 关已过 {done} 关，{generals} 将已斩 {killed} 将</translation>
    </message>
    <message>
        <source>{generals} for {levels}, and each level must kill one.</source>
        <extracomment>(games)</extracomment>
        <translation>{levels}只剩 {generals}，而每关都须斩将。</translation>
    </message>
    <message>
        <source>{generals} for {levels}, and no level can kill more than two.</source>
        <extracomment>(games)</extracomment>
        <translation>{levels}要斩 {generals}，而一关最多斩两将。</translation>
    </message>
    <message>
        <source>{tile} to level {level}</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} 补入第 {level} 关</translation>
    </message>
    <message>
        <source>{turn}; {kills}</source>
        <extracomment>(games)</extracomment>
        <translation>{turn}；{kills}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>An omen: the deal alone decides.</source>
        <extracomment>All that is told of a game that the deal decides, until it is decided. (texts)</extracomment>
        <translation>求签：成与不成，全凭牌局。</translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s), with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>借助提示收完，得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>收完了，得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Result</source>
        <extracomment>(texts)</extracomment>
        <translation>复制结果</translation>
    </message>
    <message>
        <source>Every move can be taken back.</source>
        <extracomment>(texts)</extracomment>
        <translation>每一步都可以撤销。</translation>
    </message>
    <message>
        <source>Gupai Desktop</source>
        <extracomment>(app)</extracomment>
        <translation>Gupai Desktop 骨牌</translation>
    </message>
    <message>
        <source>How long this deal has been played: {time}</source>
        <extracomment>(window)</extracomment>
        <translation>本局已用时间：{time}</translation>
    </message>
    <message numerus="yes">
        <source>It could still be won %n move(s) ago.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 步之前还能赢。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a deal ({difficulty})…</source>
        <extracomment>(texts)</extracomment>
        <translation>正在寻找牌局（难度：{difficulty}）…</translation>
    </message>
    <message>
        <source>Looking for a deal…</source>
        <extracomment>(texts)</extracomment>
        <translation>正在寻找牌局…</translation>
    </message>
    <message>
        <source>Play It Again</source>
        <extracomment>(texts)</extracomment>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>(texts)</extracomment>
        <translation>回放</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>(board)</extracomment>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <extracomment>(texts)</extracomment>
        <translation>这一局输了。</translation>
    </message>
    <message>
        <source>The solver stopped and has been started again.</source>
        <extracomment>(play)</extracomment>
        <translation>分析中断，现已重新开始。</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <extracomment>(window)</extracomment>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Train</source>
        <extracomment>(texts)</extracomment>
        <translation>练习</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s), with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>借助提示，用 %n 步获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>用 %n 步获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>best known {moves}</source>
        <extracomment>(texts)</extracomment>
        <translation>已知最好 {moves} 步</translation>
    </message>
    <message>
        <source>challenge of {day}</source>
        <extracomment>(play)</extracomment>
        <translation>{day} 的挑战</translation>
    </message>
    <message>
        <source>custom board</source>
        <extracomment>(texts)</extracomment>
        <translation>自定牌局</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>(texts)</extracomment>
        <translation>{number} 号牌局</translation>
    </message>
    <message>
        <source>one of the first deals</source>
        <extracomment>(play)</extracomment>
        <translation>入门牌局</translation>
    </message>
    <message>
        <source>par {moves}</source>
        <extracomment>(texts)</extracomment>
        <translation>参考 {moves} 步</translation>
    </message>
    <message>
        <source>your best</source>
        <extracomment>(texts)</extracomment>
        <translation>您的最佳</translation>
    </message>
    <message>
        <source>your best is {best}</source>
        <extracomment>(texts)</extracomment>
        <translation>您的最佳：{best}</translation>
    </message>
    <message>
        <source>{game} #{number}</source>
        <extracomment>(texts)</extracomment>
        <translation>{game} {number} 号</translation>
    </message>
    <message>
        <source>{title} ({policy})</source>
        <extracomment>(texts)</extracomment>
        <translation>{title}（{policy}）</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>(play)</extracomment>
        <translation>金</translation>
    </message>
    <message>
        <source>Silver</source>
        <extracomment>(play)</extracomment>
        <translation>银</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <extracomment>(play)</extracomment>
        <translation>借助提示解出</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>(widgets)</extracomment>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>(widgets)</extracomment>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>(widgets)</extracomment>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>(widgets)</extracomment>
        <translation>走牌(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <extracomment>(widgets)</extracomment>
        <translation>分享(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>(widgets)</extracomment>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks</source>
        <extracomment>(dialogs)</extracomment>
        <translation>书签(&amp;K)</translation>
    </message>
    <message>
        <source>Recen&amp;t Deals</source>
        <extracomment>(window)</extracomment>
        <translation>最近的牌局(&amp;T)</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>(board)</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A clear road asks for no hurry.</source>
        <extracomment>(play)</extracomment>
        <translation>路已通了，慢走无妨。</translation>
    </message>
    <message>
        <source>A day for sweeping the yard.</source>
        <extracomment>(play)</extracomment>
        <translation>今日宜扫院子。</translation>
    </message>
    <message>
        <source>A door ajar lets in the light.</source>
        <extracomment>(play)</extracomment>
        <translation>门只半开，光也进得来。</translation>
    </message>
    <message>
        <source>A full cup is carried slowly.</source>
        <extracomment>(play)</extracomment>
        <translation>满杯的水，慢慢端。</translation>
    </message>
    <message>
        <source>A slow cart sees more of the road.</source>
        <extracomment>(play)</extracomment>
        <translation>车慢，看见的路就多。</translation>
    </message>
    <message>
        <source>A stone in the shoe does not end the walk.</source>
        <extracomment>(play)</extracomment>
        <translation>鞋里一粒沙，不碍走远路。</translation>
    </message>
    <message>
        <source>A windy day is a good day to mend the net.</source>
        <extracomment>(play)</extracomment>
        <translation>风大的日子，正好补网。</translation>
    </message>
    <message>
        <source>An empty table, and light hands.</source>
        <extracomment>(play)</extracomment>
        <translation>桌上空空，两手轻轻。</translation>
    </message>
    <message>
        <source>Ask again, and ask something smaller.</source>
        <extracomment>(play)</extracomment>
        <translation>再问的时候，问小一点的事。</translation>
    </message>
    <message>
        <source>Count what is done, and sleep well.</source>
        <extracomment>(play)</extracomment>
        <translation>把做成的事数一数，睡个好觉。</translation>
    </message>
    <message>
        <source>Each has found its mate; leave it at that.</source>
        <extracomment>(play)</extracomment>
        <translation>张张成双，到此就好。</translation>
    </message>
    <message>
        <source>Fine weather is for work, not for boasting.</source>
        <extracomment>(play)</extracomment>
        <translation>天晴好做事，不必逢人说。</translation>
    </message>
    <message>
        <source>Half a bridge shows where the river is narrow.</source>
        <extracomment>(play)</extracomment>
        <translation>桥成一半，已知河窄之处。</translation>
    </message>
    <message>
        <source>Keep the small promise first.</source>
        <extracomment>(play)</extracomment>
        <translation>先守住小小的诺言。</translation>
    </message>
    <message>
        <source>Low water shows the stones to step on.</source>
        <extracomment>(play)</extracomment>
        <translation>水浅了，踏脚石就露出来。</translation>
    </message>
    <message>
        <source>Mist in the valley; the hill is where it was.</source>
        <extracomment>(play)</extracomment>
        <translation>谷里起雾，山还在原处。</translation>
    </message>
    <message>
        <source>Nearly home; the last steps are steps too.</source>
        <extracomment>(play)</extracomment>
        <translation>快到家了，最后几步也是路。</translation>
    </message>
    <message>
        <source>Not every letter is answered on the day it comes.</source>
        <extracomment>(play)</extracomment>
        <translation>来信不必封封当天回。</translation>
    </message>
    <message>
        <source>Omen: degree {degree} of {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>签象：{degree}（共 {most} 等）</translation>
    </message>
    <message>
        <source>On calm water even a small boat arrives.</source>
        <extracomment>(play)</extracomment>
        <translation>水静的时候，小船也到岸。</translation>
    </message>
    <message>
        <source>Rain and sun have shared the day fairly.</source>
        <extracomment>(play)</extracomment>
        <translation>半日雨，半日晴，公平。</translation>
    </message>
    <message>
        <source>Tea first; the letter can wait.</source>
        <extracomment>(play)</extracomment>
        <translation>先喝茶，信可以等。</translation>
    </message>
    <message>
        <source>The bowl is chipped, and the soup is just as warm.</source>
        <extracomment>(play)</extracomment>
        <translation>碗有小缺，汤一样热。</translation>
    </message>
    <message>
        <source>The cat sits by the wall and does not call it waiting.</source>
        <extracomment>(play)</extracomment>
        <translation>猫守在墙边，不觉得是在等。</translation>
    </message>
    <message>
        <source>The ferry comes back; it always has.</source>
        <extracomment>(play)</extracomment>
        <translation>渡船会回来的，一向如此。</translation>
    </message>
    <message>
        <source>The gate is shut; the garden wall is warm in the sun.</source>
        <extracomment>(play)</extracomment>
        <translation>门关着，墙根有太阳。</translation>
    </message>
    <message>
        <source>The harvest is in; a few ears are for the birds.</source>
        <extracomment>(play)</extracomment>
        <translation>庄稼收完，留几穗给鸟雀。</translation>
    </message>
    <message>
        <source>The kettle takes its time; so may you.</source>
        <extracomment>(play)</extracomment>
        <translation>水还没开，茶不着急。</translation>
    </message>
    <message>
        <source>The knot has come loose; keep the string.</source>
        <extracomment>(play)</extracomment>
        <translation>结解开了，绳子留着。</translation>
    </message>
    <message>
        <source>The lamp is small; carry it lower.</source>
        <extracomment>(play)</extracomment>
        <translation>灯小，就提低一些。</translation>
    </message>
    <message>
        <source>The moon is a night short of full, and bright enough.</source>
        <extracomment>(play)</extracomment>
        <translation>月缺一分，照路已经够了。</translation>
    </message>
    <message>
        <source>The road between high and low has the most travellers.</source>
        <extracomment>(play)</extracomment>
        <translation>不高不低的路，走的人最多。</translation>
    </message>
    <message>
        <source>The seed under the snow keeps its own calendar.</source>
        <extracomment>(play)</extracomment>
        <translation>种子在雪下，自有时节。</translation>
    </message>
    <message>
        <source>The wall did not move; now you know where it stands.</source>
        <extracomment>(play)</extracomment>
        <translation>墙没有动，好在知道它在哪儿了。</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <extracomment>(texts)</extracomment>
        <translation>剩牌</translation>
    </message>
    <message>
        <source>Today’s omen: degree {degree} of {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>今日签象：{degree}（共 {most} 等）</translation>
    </message>
    <message>
        <source>Two of three friends came; lay the table.</source>
        <extracomment>(play)</extracomment>
        <translation>三友到了两个，摆桌吧。</translation>
    </message>
    <message>
        <source>Water clears when nobody stirs it.</source>
        <extracomment>(play)</extracomment>
        <translation>不去搅它，水自会清。</translation>
    </message>
    <message>
        <source>What does not fit today has at least been measured.</source>
        <extracomment>(play)</extracomment>
        <translation>今天不合，总算量过了。</translation>
    </message>
    <message>
        <source>What is left for tomorrow gives tomorrow a reason.</source>
        <extracomment>(play)</extracomment>
        <translation>留一点给明天，明天才有盼头。</translation>
    </message>
    <message>
        <source>What was shut has opened by itself.</source>
        <extracomment>(play)</extracomment>
        <translation>紧闭的门，自己开了。</translation>
    </message>
    <message>
        <source>Where there is no path, sit down and look around.</source>
        <extracomment>(play)</extracomment>
        <translation>没有路的地方，坐下来看看。</translation>
    </message>
    <message>
        <source>Winter is how a tree rests.</source>
        <extracomment>(play)</extracomment>
        <translation>入冬，是树在歇息。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>还剩 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is taken when one tile lies above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>一上一下正对着的对子才能收。</translation>
    </message>
    <message>
        <source>A tower of eight rows. Take pairs of tiles that lie face up; a tile is turned up as soon as two of its sides that meet at a corner are free.</source>
        <extracomment>(games)</extracomment>
        <translation>八层高塔。收走成对的明牌；一张牌相邻的两边都空出来，就翻开。</translation>
    </message>
    <message>
        <source>A turtle of five chains, face up at their ends. Take pairs of tiles that lie face up; the next tile of a chain is turned up.</source>
        <extracomment>(games)</extracomment>
        <translation>五条牌列排成一只龟，只有两端的牌翻开。收走成对的明牌，牌列的下一张随即翻开。</translation>
    </message>
    <message>
        <source>An omen: take pairs from a tower until it is gone.</source>
        <extracomment>(games)</extracomment>
        <translation>求签：收对拆塔，拆完为止。</translation>
    </message>
    <message>
        <source>An omen: take pairs from the ends of a turtle.</source>
        <extracomment>(games)</extracomment>
        <translation>求签：从金龟的各个端头收对。</translation>
    </message>
    <message>
        <source>An omen: take pairs that lie one above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>求签：收走上下相对的对子。</translation>
    </message>
    <message>
        <source>Fishing the Golden Turtle</source>
        <extracomment>(games)</extracomment>
        <translation>钓金龟</translation>
    </message>
    <message>
        <source>No pair lies one tile above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>没有上下相对的对子。</translation>
    </message>
    <message>
        <source>No tile of this row can be taken now.</source>
        <extracomment>(games)</extracomment>
        <translation>这一行现在没有可收的牌。</translation>
    </message>
    <message>
        <source>Only tiles that lie face up are taken.</source>
        <extracomment>(games)</extracomment>
        <translation>只能收翻开的牌。</translation>
    </message>
    <message>
        <source>Opening the Pagoda</source>
        <extracomment>(games)</extracomment>
        <translation>开塔</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>(games)</extracomment>
        <translation>拆对</translation>
    </message>
    <message>
        <source>The mate of {tile} is {mate}, which still lies face down.</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} 要配 {mate}，那张牌还没有翻开。</translation>
    </message>
    <message>
        <source>The rows are turned only when no pair can be taken.</source>
        <extracomment>(games)</extracomment>
        <translation>没有可收的对子时，两行才转动。</translation>
    </message>
    <message>
        <source>Tiles are taken in pairs.</source>
        <extracomment>(games)</extracomment>
        <translation>牌要成对收。</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>(games)</extracomment>
        <translation>转</translation>
    </message>
    <message numerus="yes">
        <source>Turned %n of {all} times without a pair</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>转了 %n 次（最多 {all} 次），没有对子</numerusform>
        </translation>
    </message>
    <message>
        <source>Two Rows</source>
        <extracomment>(games)</extracomment>
        <translation>双行</translation>
    </message>
    <message>
        <source>Two rows of sixteen tiles, face up. Take a pair that lies one tile above the other, and the rows close up; when there is none, turn the rows by one tile.</source>
        <extracomment>(games)</extracomment>
        <translation>两行明牌，每行十六张。上下相对成对的就收走，两行随即靠拢；没有这样的对子，就把两行转动一格。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>(window)</extracomment>
        <translation>游戏已暂停。</translation>
    </message>
    <message>
        <source>First point at a group, or go to it by the arrow keys.</source>
        <extracomment>(board)</extracomment>
        <translation>请先指向一副牌，或用方向键移到那一副。</translation>
    </message>
    <message>
        <source>No tile {tile} lies face up here.</source>
        <extracomment>(play)</extracomment>
        <translation>这里没有翻开的 {tile}。</translation>
    </message>
    <message>
        <source>Press a selected tile to play this move.</source>
        <extracomment>(play)</extracomment>
        <translation>点一张选中的牌，即走这一步。</translation>
    </message>
    <message>
        <source>Press again to play it, or select another tile.</source>
        <extracomment>(play)</extracomment>
        <translation>再点一次即走这一步，也可以再选一张牌。</translation>
    </message>
    <message>
        <source>A general within reach is left alone for a turn.</source>
        <extracomment>(play)</extracomment>
        <translation>够得着的一将，这一轮先放过。</translation>
    </message>
    <message>
        <source>A group can exchange with several others, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>一副可与另外几副调换，只有一副是对的。</translation>
    </message>
    <message>
        <source>A group gives a tile away and takes one like it back.</source>
        <extracomment>(play)</extracomment>
        <translation>一副先让出一张牌，再收回同样的一张。</translation>
    </message>
    <message>
        <source>A group that the goal asks for is broken on the way.</source>
        <extracomment>(play)</extracomment>
        <translation>途中须拆开一副目标所要的牌。</translation>
    </message>
    <message>
        <source>A pair is better taken without a third tile.</source>
        <extracomment>(play)</extracomment>
        <translation>一对最好单收，不带第三张牌。</translation>
    </message>
    <message>
        <source>A pair that could be taken is better in a triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>可收的一对，最好收在三张牌型里。</translation>
    </message>
    <message>
        <source>A tile belongs to more than one triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>一张牌能归入不止一副三张牌型。</translation>
    </message>
    <message>
        <source>A tile goes through one group to reach another.</source>
        <extracomment>(play)</extracomment>
        <translation>一张牌经由一副转到另一副。</translation>
    </message>
    <message>
        <source>A tile that is needed has to be freed first.</source>
        <extracomment>(play)</extracomment>
        <translation>要用的牌，须先使它能动。</translation>
    </message>
    <message>
        <source>A triplet that could be taken stays for a turn.</source>
        <extracomment>(play)</extracomment>
        <translation>可收的三张牌，这一轮先留着。</translation>
    </message>
    <message>
        <source>An exchange that finishes no group yet makes the next ones possible.</source>
        <extracomment>(play)</extracomment>
        <translation>先作一次调换，一副也没完成，却为后面作了准备。</translation>
    </message>
    <message>
        <source>Both tiles of a pair change places with two of a triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>一对中的两张与三张中的两张互换。</translation>
    </message>
    <message>
        <source>Double kill</source>
        <extracomment>(play)</extracomment>
        <translation>双斩</translation>
    </message>
    <message>
        <source>Either general is within reach, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>两将都够得着，只有一将是对的。</translation>
    </message>
    <message>
        <source>Find it</source>
        <extracomment>(play)</extracomment>
        <translation>找出来</translation>
    </message>
    <message>
        <source>Freed first</source>
        <extracomment>(play)</extracomment>
        <translation>先解开</translation>
    </message>
    <message>
        <source>Lent</source>
        <extracomment>(play)</extracomment>
        <translation>暂借</translation>
    </message>
    <message>
        <source>Less now</source>
        <extracomment>(play)</extracomment>
        <translation>眼前少得</translation>
    </message>
    <message>
        <source>More groups could be finished at once, and must not.</source>
        <extracomment>(play)</extracomment>
        <translation>本可一次多完成几副，却不该如此。</translation>
    </message>
    <message>
        <source>One by one</source>
        <extracomment>(play)</extracomment>
        <translation>逐副补救</translation>
    </message>
    <message>
        <source>One exchange finishes two groups.</source>
        <extracomment>(play)</extracomment>
        <translation>一次调换，完成两副。</translation>
    </message>
    <message>
        <source>One tile has to kill two generals at once.</source>
        <extracomment>(play)</extracomment>
        <translation>须以一张牌连斩两将。</translation>
    </message>
    <message>
        <source>Passed on</source>
        <extracomment>(play)</extracomment>
        <translation>转手</translation>
    </message>
    <message>
        <source>Prepared</source>
        <extracomment>(play)</extracomment>
        <translation>先作准备</translation>
    </message>
    <message>
        <source>Round the end</source>
        <extracomment>(play)</extracomment>
        <translation>首尾相连</translation>
    </message>
    <message>
        <source>Spared</source>
        <extracomment>(play)</extracomment>
        <translation>暂且放过</translation>
    </message>
    <message>
        <source>Taking a triplet brings the next one together.</source>
        <extracomment>(play)</extracomment>
        <translation>收走三张牌后，下一副便凑到一起。</translation>
    </message>
    <message>
        <source>The first and the last tile of a level lie side by side.</source>
        <extracomment>(play)</extracomment>
        <translation>一关的首尾两张算是相邻。</translation>
    </message>
    <message>
        <source>The gap closes</source>
        <extracomment>(play)</extracomment>
        <translation>空处合拢</translation>
    </message>
    <message>
        <source>The pair</source>
        <extracomment>(play)</extracomment>
        <translation>那一对</translation>
    </message>
    <message>
        <source>The take that brings most at once is not the best.</source>
        <extracomment>(play)</extracomment>
        <translation>眼前得分最多的一收，并非最好。</translation>
    </message>
    <message>
        <source>Three, not two</source>
        <extracomment>(play)</extracomment>
        <translation>收三不收二</translation>
    </message>
    <message>
        <source>Two at once</source>
        <extracomment>(play)</extracomment>
        <translation>一举两得</translation>
    </message>
    <message>
        <source>Two for two</source>
        <extracomment>(play)</extracomment>
        <translation>两张换两张</translation>
    </message>
    <message>
        <source>Two groups can exchange in several ways, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>两副之间有几种调换，只有一种是对的。</translation>
    </message>
    <message>
        <source>Two, not three</source>
        <extracomment>(play)</extracomment>
        <translation>收二不收三</translation>
    </message>
    <message>
        <source>What is missing in the end is one tile of a pair.</source>
        <extracomment>(play)</extracomment>
        <translation>最后只缺一对中的一张牌。</translation>
    </message>
    <message>
        <source>Which general</source>
        <extracomment>(play)</extracomment>
        <translation>该斩哪一将</translation>
    </message>
    <message>
        <source>Which partner</source>
        <extracomment>(play)</extracomment>
        <translation>该与哪副换</translation>
    </message>
    <message>
        <source>Which three</source>
        <extracomment>(play)</extracomment>
        <translation>该收哪三张</translation>
    </message>
    <message>
        <source>Which tile</source>
        <extracomment>(play)</extracomment>
        <translation>该换哪张</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>(engine)</extracomment>
        <translation>任意牌局</translation>
    </message>
    <message>
        <source>Built to be winnable</source>
        <extracomment>(engine)</extracomment>
        <translation>专门编排（必可胜）</translation>
    </message>
    <message>
        <source>Proven winnable</source>
        <extracomment>(solvers)</extracomment>
        <translation>已证明可胜</translation>
    </message>
    <message>
        <source>Without dead groups</source>
        <extracomment>(engine)</extracomment>
        <translation>没有死副的牌局</translation>
    </message>
    <message>
        <source>&amp;Reset to Defaults</source>
        <extracomment>(dialogs)</extracomment>
        <translation>恢复默认(&amp;R)</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>(board)</extracomment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Moves and results</source>
        <extracomment>(texts)</extracomment>
        <translation>走法和结果</translation>
    </message>
    <message>
        <source>Moves, results and groups</source>
        <extracomment>(texts)</extracomment>
        <translation>走法、结果和各副牌</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>(board)</extracomment>
        <translation>关</translation>
    </message>
    <message>
        <source>Read Alou&amp;d</source>
        <extracomment>(texts)</extracomment>
        <translation>朗读(&amp;D)</translation>
    </message>
    <message>
        <source>Refill when nothing else is left</source>
        <extracomment>(dialogs)</extracomment>
        <translation>无其他走法时自动补牌</translation>
    </message>
    <message>
        <source>Results only</source>
        <extracomment>(texts)</extracomment>
        <translation>只读结果</translation>
    </message>
    <message>
        <source>Sample tiles</source>
        <extracomment>(dialogs)</extracomment>
        <translation>以此外观显示的几张牌</translation>
    </message>
    <message>
        <source>Show the time in the status bar</source>
        <extracomment>(dialogs)</extracomment>
        <translation>在状态栏显示用时</translation>
    </message>
    <message>
        <source>Show whether the game can still be won</source>
        <extracomment>(dialogs)</extracomment>
        <translation>显示是否仍可获胜</translation>
    </message>
    <message>
        <source>{option}:</source>
        <extracomment>(widgets)</extracomment>
        <translation>{option}：</translation>
    </message>
    <message numerus="yes">
        <source>Clear the table for %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>清空牌桌，得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Par can no longer be kept</source>
        <extracomment>(texts)</extracomment>
        <translation>已超出参考步数</translation>
    </message>
    <message>
        <source>Silver: it can be done better.</source>
        <extracomment>(texts)</extracomment>
        <translation>银：还有更好的解法。</translation>
    </message>
    <message>
        <source>There is no other problem.</source>
        <extracomment>(games_page)</extracomment>
        <translation>没有别的题了。</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>用 %n 步获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is left to do on this board</source>
        <extracomment>(play)</extracomment>
        <translation>这个牌局已无事可做</translation>
    </message>
    <message numerus="yes">
        <source>problem for %n point(s)</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>%n 分的题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>problem in %n move(s)</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>%n 步的题目</numerusform>
        </translation>
    </message>
    <message>
        <source>problem {number} of {count}</source>
        <extracomment>(play)</extracomment>
        <translation>第 {number} 题（共 {count} 题）</translation>
    </message>
    <message>
        <source>the file {file} cannot be read</source>
        <extracomment>(play)</extracomment>
        <translation>文件 {file} 无法读取</translation>
    </message>
    <message>
        <source>{file}, line {line}: {error}</source>
        <extracomment>(play)</extracomment>
        <translation>{file} 第 {line} 行：{error}</translation>
    </message>
    <message>
        <source>{number}: {task}</source>
        <extracomment>(texts)</extracomment>
        <translation>{number}：{task}</translation>
    </message>
    <message>
        <source>After that every move leads back.</source>
        <extracomment>(engine)</extracomment>
        <translation>此后每一步都只能走回头。</translation>
    </message>
    <message>
        <source>Of {groups} none is ever mended first: no valid group of other tiles can exchange with one of them.</source>
        <extracomment>(games)</extracomment>
        <translation>{groups} 之中，哪一副都无法先补救：由其他牌组成的副，没有一副能与它们调换。</translation>
    </message>
    <message>
        <source>Of {pairs} no pair is ever the first to be taken: even once all other tiles are gone, one tile of each still lies face down.</source>
        <extracomment>(games)</extracomment>
        <translation>{pairs} 之中，哪一对都无法先收走：就算其他牌全都收走，每一对里仍有一张没有翻开。</translation>
    </message>
    <message>
        <source>One of {groups} always lies there: every exchange with one leaves one, and none is of use in the end.</source>
        <extracomment>(games)</extracomment>
        <translation>{groups} 之中总有一副留着：与其中一副调换，总会留下其中一副，而结局时一副也用不上。</translation>
    </message>
    <message>
        <source>Only this leads on: {moves}.</source>
        <extracomment>(engine)</extracomment>
        <translation>只有这样才能走下去：{moves}。</translation>
    </message>
    <message numerus="yes">
        <source>The %n other invalid group(s) cannot help either.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>其余 %n 副不成的牌也救不了。</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal has no use for {group}, and no valid group can exchange with it.</source>
        <extracomment>(games)</extracomment>
        <translation>目标并不需要 {group}，而任何成副的牌都不能与它调换。</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>What leads to a proof, and what it shows where no more is known. (texts)</extracomment>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>line {line}.</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {line} 行。</translation>
    </message>
    <message>
        <source>then only {moves}</source>
        <extracomment>(engine)</extracomment>
        <translation>之后只有 {moves}</translation>
    </message>
    <message>
        <source>{moves} → {where}</source>
        <extracomment>(engine)</extracomment>
        <translation>{moves} → {where}</translation>
    </message>
    <message>
        <source>{move} (turned up: {tiles})</source>
        <extracomment>(engine)</extracomment>
        <translation>{move}（翻开：{tiles}）</translation>
    </message>
    <message>
        <source>One Move Back</source>
        <extracomment>(replay)</extracomment>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One Move On</source>
        <extracomment>(replay)</extracomment>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Place in the record</source>
        <extracomment>(replay)</extracomment>
        <translation>记录中的位置</translation>
    </message>
    <message>
        <source>Play On from Here</source>
        <extracomment>(replay)</extracomment>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Play by Itself</source>
        <extracomment>(replay)</extracomment>
        <translation>自动播放</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <extracomment>(replay)</extracomment>
        <translation>回放：{game}</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>(window)</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>(replay)</extracomment>
        <translation>开局</translation>
    </message>
    <message>
        <source>This move lost the game</source>
        <extracomment>(replay)</extracomment>
        <translation>这一步输掉了牌局</translation>
    </message>
    <message>
        <source>To the End</source>
        <extracomment>(replay)</extracomment>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>To the Opening</source>
        <extracomment>(replay)</extracomment>
        <translation>到开局</translation>
    </message>
    <message>
        <source>{number}. {move}</source>
        <extracomment>(replay)</extracomment>
        <translation>{number}. {move}</translation>
    </message>
    <message>
        <source>It is not known which move lost the game.</source>
        <extracomment>(replay)</extracomment>
        <translation>尚不知是哪一步输掉了这一局。</translation>
    </message>
    <message>
        <source>The game could be won until move {number} ({move}), but not after it.</source>
        <extracomment>(texts)</extracomment>
        <translation>第 {number} 步（{move}）之前尚可获胜；此后便不能了。</translation>
    </message>
    <message>
        <source>This deal could not be won from the start.</source>
        <extracomment>(texts)</extracomment>
        <translation>这一局从一开始就无法获胜。</translation>
    </message>
    <message>
        <source>Classic triplets</source>
        <extracomment>(engine)</extracomment>
        <translation>传统牌型</translation>
    </message>
    <message>
        <source>Five ends are alike; the sixth may be any.</source>
        <extracomment>(engine)</extracomment>
        <translation>五端相同，第六端任意。</translation>
    </message>
    <message>
        <source>Four ends are alike; the other two add up to the same number.</source>
        <extracomment>(engine)</extracomment>
        <translation>四端相同，另两端之和等于这个点数。</translation>
    </message>
    <message>
        <source>Loose Five Points and Full Fourteen</source>
        <extracomment>(engine)</extracomment>
        <translation>放宽五点与正快</translation>
    </message>
    <message>
        <source>Mixed Dragon instead of 2-3-Kao</source>
        <extracomment>(engine)</extracomment>
        <translation>以杂龙代替二三靠</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>(engine)</extracomment>
        <translation>否</translation>
    </message>
    <message>
        <source>The six ends are {ends}.</source>
        <extracomment>(engine)</extracomment>
        <translation>六端为 {ends}。</translation>
    </message>
    <message>
        <source>The two tiles of one civil face.</source>
        <extracomment>(engine)</extracomment>
        <translation>两张相同的文牌。</translation>
    </message>
    <message>
        <source>The two tiles {tiles}, and no others.</source>
        <extracomment>(engine)</extracomment>
        <translation>只有 {tiles} 这两张牌。</translation>
    </message>
    <message>
        <source>Three ends are alike, and the other three are alike too.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端相同，另三端也相同。</translation>
    </message>
    <message>
        <source>Three ends are alike; the others add up to 14 or more.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端相同，其余三端之和为 14 或以上。</translation>
    </message>
    <message>
        <source>Three ends are alike; the others add up to 5.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端相同，其余三端之和为 5。</translation>
    </message>
    <message>
        <source>Three ends or more are alike; leave three of them out, the rest is 14 or more.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端或更多端相同，除去其中三端，其余之和为 14 或以上。</translation>
    </message>
    <message>
        <source>Three ends or more are alike; leave three of them out, the rest is 5.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端或更多端相同，除去其中三端，其余之和为 5。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>牌</translation>
    </message>
    <message>
        <source>Triplets</source>
        <extracomment>(engine)</extracomment>
        <translation>三张牌型</translation>
    </message>
    <message>
        <source>Two military tiles with the same number of pips.</source>
        <extracomment>(engine)</extracomment>
        <translation>两张点数相同的武牌。</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>(engine)</extracomment>
        <translation>是</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>(rules)</extracomment>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>(rules)</extracomment>
        <translation>前进</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <extracomment>(rules)</extracomment>
        <translation>在所有页面中查找</translation>
    </message>
    <message>
        <source>The settings cannot be written to {file}: they will be forgotten.</source>
        <extracomment>(gupai_desktop)</extracomment>
        <translation>设置无法写入 {file}：将不会被记住。</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <extracomment>(store)</extracomment>
        <translation>这不是文件</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>(store)</extracomment>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>the disk is not responding properly</source>
        <extracomment>(store)</extracomment>
        <translation>磁盘没有正常响应</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <extracomment>(store)</extracomment>
        <translation>没有剩余空间</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <extracomment>(store)</extracomment>
        <translation>路径不存在</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({error}) and is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>无法打开 {file}（{error}），已另存为 {aside}。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <extracomment>(store)</extracomment>
        <translation>无法读取 {file}：{reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <extracomment>(store)</extracomment>
        <translation>无法写入 {file}：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s): {tally}.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>走了 %n 步：{tally}。</numerusform>
        </translation>
    </message>
    <message>
        <source>All files</source>
        <extracomment>(dialogs)</extracomment>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <extracomment>(window)</extracomment>
        <translation>已复制：{text}</translation>
    </message>
    <message>
        <source>Give Up</source>
        <extracomment>(games_page)</extracomment>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Nothing was opened: {error}</source>
        <extracomment>(window)</extracomment>
        <translation>未能打开：{error}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>(dialogs)</extracomment>
        <translation>图片</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>已保存为 {file}。</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>(dialogs)</extracomment>
        <translation>已保存的牌局</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <extracomment>(window)</extracomment>
        <translation>图片已复制。</translation>
    </message>
    <message>
        <source>This board has no number; copy the board or a message.</source>
        <extracomment>(window)</extracomment>
        <translation>此牌面没有编号；请复制牌面或消息。</translation>
    </message>
    <message>
        <source>This takes a while to read…</source>
        <extracomment>(window)</extracomment>
        <translation>读取需要一些时间……</translation>
    </message>
    <message>
        <source>Time: {time}.</source>
        <extracomment>(window)</extracomment>
        <translation>用时：{time}。</translation>
    </message>
    <message>
        <source>To play it from its opening, paste this in Gupai Desktop:</source>
        <extracomment>(window)</extracomment>
        <translation>想从开局玩这一局，请在 Gupai Desktop 中粘贴：</translation>
    </message>
    <message>
        <source>To play it, paste this in Gupai Desktop:</source>
        <extracomment>(window)</extracomment>
        <translation>想玩这一局，请在 Gupai Desktop 中粘贴：</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <extracomment>(window)</extracomment>
        <translation>未能读取</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>(dialogs)</extracomment>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>(dialogs)</extracomment>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <extracomment>(dialogs)</extracomment>
        <translation>其他</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <extracomment>(widgets)</extracomment>
        <translation>移到窗口的下一部分</translation>
    </message>
    <message>
        <source>Keys for “{action}”; press others here:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>“{action}”的按键；在此按下新的按键：</translation>
    </message>
    <message>
        <source>No action has that name.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Open the menu of a tile or a group</source>
        <extracomment>(widgets)</extracomment>
        <translation>打开一张牌或一副牌的菜单</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>(dialogs)</extracomment>
        <translation>移除(&amp;E)</translation>
    </message>
    <message>
        <source>Restore &amp;All</source>
        <extracomment>(dialogs)</extracomment>
        <translation>全部恢复(&amp;A)</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>(dialogs)</extracomment>
        <translation>搜索</translation>
    </message>
    <message>
        <source>That is not a key, or one that is only held with others.</source>
        <extracomment>(widgets)</extracomment>
        <translation>这不是按键，或者只是与其他键一起按住的键。</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>这些按键不能更改。</translation>
    </message>
    <message>
        <source>Where a layout has no Latin letters, the key in the place of the letter on a US keyboard does the same.</source>
        <extracomment>The note while there is nothing else to say. (dialogs)</extracomment>
        <translation>若键盘布局没有拉丁字母，则以美式键盘上该字母所在位置的键代替。</translation>
    </message>
    <message>
        <source>{keys} is already used for “{action}”.</source>
        <extracomment>(widgets)</extracomment>
        <translation>{keys} 已用于“{action}”。</translation>
    </message>
    <message>
        <source>Loud</source>
        <extracomment>(sound)</extracomment>
        <translation>响</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>loudness</comment>
        <extracomment>(sound)</extracomment>
        <translation>中</translation>
    </message>
    <message>
        <source>Quiet</source>
        <extracomment>(sound)</extracomment>
        <translation>轻</translation>
    </message>
    <message>
        <source>Nothing else here fits.</source>
        <extracomment>(window)</extracomment>
        <translation>这里没有别的合适的牌。</translation>
    </message>
    <message>
        <source>Nothing here fits.</source>
        <extracomment>(window)</extracomment>
        <translation>这里没有合适的牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can complete a move</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 张牌可完成一步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join it</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 张牌可加入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join them</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 张牌可加入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>走了 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the opening.</source>
        <extracomment>(texts)</extracomment>
        <translation>回到开局。</translation>
    </message>
    <message>
        <source>Selected: {move}.</source>
        <extracomment>(texts)</extracomment>
        <translation>已选：{move}。</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <extracomment>(texts)</extracomment>
        <translation>已撤销：{move}。</translation>
    </message>
    <message>
        <source>none completes a move</source>
        <extracomment>(texts)</extracomment>
        <translation>没有牌能完成一步</translation>
    </message>
    <message>
        <source>{tiles} selected; {fitting}.</source>
        <extracomment>(texts)</extracomment>
        <translation>已选 {tiles}；{fitting}。</translation>
    </message>
    <message>
        <source>omen of {day}</source>
        <extracomment>(play)</extracomment>
        <translation>{day} 的签</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>(statistics)</extracomment>
        <translation>保存…</translation>
    </message>
    <message>
        <source>{number} (omen {day})</source>
        <extracomment>(play)</extracomment>
        <translation>{number}（{day} 签）</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of {game} will no longer be counted and shown.</source>
        <extracomment>(statistics)</extracomment>
        <translation>
            <numerusform>“{game}”的 %n 局将不再计入统计，也不再显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>游戏(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Open This Deal</source>
        <extracomment>(statistics)</extracomment>
        <translation>打开此牌局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <extracomment>(statistics)</extracomment>
        <translation>重置(&amp;R)…</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>(statistics)</extracomment>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Best possible</source>
        <extracomment>The titles of columns that tell of points. (statistics)</extracomment>
        <translation>最高可得</translation>
    </message>
    <message>
        <source>Best time</source>
        <extracomment>(statistics)</extracomment>
        <translation>最快用时</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>(statistics)</extracomment>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <extracomment>(statistics)</extracomment>
        <translation>最少步数</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>(statistics)</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Highest score</source>
        <extracomment>(statistics)</extracomment>
        <translation>最高分</translation>
    </message>
    <message>
        <source>Log of deals</source>
        <extracomment>(statistics)</extracomment>
        <translation>牌局记录</translation>
    </message>
    <message>
        <source>Mean time</source>
        <extracomment>(statistics)</extracomment>
        <translation>平均用时</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>(texts)</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>Moves above the best line known, the latest deals on the right</source>
        <extracomment>(statistics)</extracomment>
        <translation>比已知最好的走法多出的步数，最近的牌局在右</translation>
    </message>
    <message>
        <source>Moves above the best line known: from {least} to {most}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>比已知最好的走法多出的步数：{least} 至 {most}。</translation>
    </message>
    <message>
        <source>Nearest to par</source>
        <extracomment>(statistics)</extracomment>
        <translation>最接近参考步数</translation>
    </message>
    <message>
        <source>Nearest to the best</source>
        <extracomment>(statistics)</extracomment>
        <translation>最接近最高分</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>(statistics)</extracomment>
        <translation>参考步数</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>(statistics)</extracomment>
        <translation>已玩</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>(texts)</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points below the best known, the latest deals on the right</source>
        <extracomment>(statistics)</extracomment>
        <translation>比已知最高分少的分数，最近的牌局在右</translation>
    </message>
    <message>
        <source>Points below the best known: from {least} to {most}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>比已知最高分少：{least} 至 {most} 分。</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>(statistics)</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>(texts)</extracomment>
        <translation>用时</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>(texts)</extracomment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>(texts)</extracomment>
        <translation>连胜</translation>
    </message>
    <message>
        <source>Won without help</source>
        <extracomment>(statistics)</extracomment>
        <translation>无提示获胜</translation>
    </message>
    <message>
        <source>Won: Easy</source>
        <extracomment>(statistics)</extracomment>
        <translation>胜：简单</translation>
    </message>
    <message>
        <source>Won: Expert</source>
        <extracomment>(statistics)</extracomment>
        <translation>胜：专家</translation>
    </message>
    <message>
        <source>Won: Hard</source>
        <extracomment>(statistics)</extracomment>
        <translation>胜：困难</translation>
    </message>
    <message>
        <source>Won: Medium</source>
        <extracomment>(statistics)</extracomment>
        <translation>胜：中等</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>至少 {number}</translation>
    </message>
    <message>
        <source>below the axis: best line not known</source>
        <extracomment>(statistics)</extracomment>
        <translation>线下：最好的走法未知</translation>
    </message>
    <message>
        <source>longest {number}</source>
        <extracomment>(texts)</extracomment>
        <translation>最长 {number}</translation>
    </message>
    <message>
        <source>mean {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>平均 {number}</translation>
    </message>
    <message>
        <source>of {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>共 {number}</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>(statistics)</extracomment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>won with help</source>
        <extracomment>(statistics)</extracomment>
        <translation>借助提示获胜</translation>
    </message>
    <message>
        <source>{number} (challenge {day})</source>
        <extracomment>(play)</extracomment>
        <translation>{number}（{day} 挑战）</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>(statistics)</extracomment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <extracomment>(board)</extracomment>
        <translation>取消所选</translation>
    </message>
    <message>
        <source>Go from tile to tile</source>
        <extracomment>(board)</extracomment>
        <translation>在牌与牌之间移动</translation>
    </message>
    <message>
        <source>Go to the first or the last tile of the group</source>
        <extracomment>(board)</extracomment>
        <translation>移到本副的第一张或最后一张</translation>
    </message>
    <message>
        <source>Go to the first or the last tile of the table</source>
        <extracomment>(board)</extracomment>
        <translation>移到全桌的第一张或最后一张</translation>
    </message>
    <message>
        <source>Go to the group before or after</source>
        <extracomment>(board)</extracomment>
        <translation>移到前一副或后一副</translation>
    </message>
    <message>
        <source>Leave the table for the toolbar and the buttons, and come back</source>
        <extracomment>(board)</extracomment>
        <translation>离开牌桌到工具栏和按钮，再返回</translation>
    </message>
    <message>
        <source>Select a tile by its two ends</source>
        <extracomment>(board)</extracomment>
        <translation>按两端点数选中一张牌</translation>
    </message>
    <message>
        <source>Select the tile, or play the move that it completes</source>
        <extracomment>(board)</extracomment>
        <translation>选中该牌，或走出由它完成的一步</translation>
    </message>
    <message>
        <source>Tab or Shift+Tab</source>
        <extracomment>(board)</extracomment>
        <translation>Tab 或 Shift+Tab</translation>
    </message>
    <message>
        <source>The same; of a selected tile, play the only move that begins with it</source>
        <extracomment>(board)</extracomment>
        <translation>同上；若该牌已选中，则走由它开始的唯一一步</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <extracomment>(board)</extracomment>
        <translation>方向键</translation>
    </message>
    <message>
        <source>two digits, such as 6 3</source>
        <extracomment>(board)</extracomment>
        <translation>两个数字，如 6 3</translation>
    </message>
    <message>
        <source>{key} with arrow keys</source>
        <extracomment>(board)</extracomment>
        <translation>{key} 加方向键</translation>
    </message>
    <message>
        <source>A tile that lies face down</source>
        <extracomment>(board)</extracomment>
        <translation>一张暗牌</translation>
    </message>
    <message>
        <source>Face down, {group}, tile {place}</source>
        <extracomment>(board)</extracomment>
        <translation>暗牌，{group}，第 {place} 张</translation>
    </message>
    <message>
        <source>{face} {name}, {group}, tile {place}</source>
        <extracomment>(board)</extracomment>
        <translation>{face} {name}，{group}，第 {place} 张</translation>
    </message>
    <message>
        <source>A row lights its tiles on the table; Enter plays it.</source>
        <extracomment>Said of what can be made of a group. (texts)</extracomment>
        <translation>选中一行，桌上的牌即标出；按 Enter 即走这一步。</translation>
    </message>
    <message>
        <source>Back to where it could</source>
        <extracomment>(texts)</extracomment>
        <translation>回到尚可获胜之处</translation>
    </message>
    <message>
        <source>Before That Take</source>
        <extracomment>(texts)</extracomment>
        <translation>回到那次收牌之前</translation>
    </message>
    <message numerus="yes">
        <source>Best now: %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>现在最多可得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best now: at least %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>目前已知最多可得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Costliest take</source>
        <extracomment>(texts)</extracomment>
        <translation>失分最多的一收</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <extracomment>(texts)</extracomment>
        <translation>保留现有</translation>
    </message>
    <message numerus="yes">
        <source>Next: a deal of %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>下一局：%n 步可胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: {difficulty}.</source>
        <extracomment>(texts)</extracomment>
        <translation>下一局：{difficulty}。</translation>
    </message>
    <message>
        <source>Not Now</source>
        <extracomment>(texts)</extracomment>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>best at least {points}</source>
        <extracomment>(texts)</extracomment>
        <translation>已知最高 {points} 分</translation>
    </message>
    <message>
        <source>best {points}</source>
        <extracomment>(texts)</extracomment>
        <translation>最高 {points} 分</translation>
    </message>
    <message>
        <source>take {number}: {tiles}</source>
        <extracomment>(texts)</extracomment>
        <translation>第 {number} 次收牌：{tiles}</translation>
    </message>
    <message>
        <source>&amp;Hint for This Group</source>
        <extracomment>(window)</extracomment>
        <translation>这一副的提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Pick Up {tile}</source>
        <extracomment>(window)</extracomment>
        <translation>拿起 {tile}(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo to Before This Group Changed</source>
        <extracomment>(window)</extracomment>
        <translation>撤销到这一副变动之前(&amp;U)</translation>
    </message>
    <message>
        <source>E&amp;xplain This Group</source>
        <extracomment>(window)</extracomment>
        <translation>说明这一副(&amp;X)</translation>
    </message>
    <message>
        <source>Open in the &amp;Workbench…</source>
        <extracomment>(window)</extracomment>
        <translation>在摆牌台中打开(&amp;W)…</translation>
    </message>
    <message>
        <source>Put {tile} &amp;Down</source>
        <extracomment>(window)</extracomment>
        <translation>放下 {tile}(&amp;D)</translation>
    </message>
    <message>
        <source>an empty place</source>
        <extracomment>(workbench)</extracomment>
        <translation>空位</translation>
    </message>
    <message>
        <source>{face} {name}</source>
        <extracomment>(board)</extracomment>
        <translation>{face} {name}</translation>
    </message>
    <message>
        <source>Bench</source>
        <extracomment>(engine)</extracomment>
        <translation>板凳</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>(engine)</extracomment>
        <translation>地牌</translation>
    </message>
    <message>
        <source>Eight</source>
        <extracomment>(engine)</extracomment>
        <translation>杂八</translation>
    </message>
    <message>
        <source>Five</source>
        <extracomment>(engine)</extracomment>
        <translation>杂五</translation>
    </message>
    <message>
        <source>Goose</source>
        <extracomment>(engine)</extracomment>
        <translation>和牌（鹅牌）</translation>
    </message>
    <message>
        <source>Hatchet</source>
        <extracomment>(engine)</extracomment>
        <translation>斧头（虎头）</translation>
    </message>
    <message>
        <source>Heaven</source>
        <extracomment>(engine)</extracomment>
        <translation>天牌</translation>
    </message>
    <message>
        <source>Long Three</source>
        <extracomment>(engine)</extracomment>
        <translation>长三</translation>
    </message>
    <message>
        <source>Long-Legged Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>高脚七</translation>
    </message>
    <message>
        <source>Man</source>
        <extracomment>(engine)</extracomment>
        <translation>人牌</translation>
    </message>
    <message>
        <source>Nine</source>
        <extracomment>(engine)</extracomment>
        <translation>杂九</translation>
    </message>
    <message>
        <source>Partition</source>
        <extracomment>(engine)</extracomment>
        <translation>红头十</translation>
    </message>
    <message>
        <source>Plum Blossom</source>
        <extracomment>(engine)</extracomment>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Red-Hammer Six</source>
        <extracomment>(engine)</extracomment>
        <translation>红锤六</translation>
    </message>
    <message>
        <source>Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>杂七</translation>
    </message>
    <message>
        <source>Six</source>
        <extracomment>(engine)</extracomment>
        <translation>二四</translation>
    </message>
    <message>
        <source>Three (Meng Huo)</source>
        <extracomment>(engine)</extracomment>
        <translation>丁三（孟获）</translation>
    </message>
    <message>
        <source>“{text}” is none of these: {known}</source>
        <extracomment>(engine)</extracomment>
        <translation>没有“{text}”；可选：{known}</translation>
    </message>
    <message>
        <source>By this computer’s clock it is {day}; the calendar begins on {first}.</source>
        <extracomment>(play)</extracomment>
        <translation>本机时钟显示 {day}，日历从 {first} 开始。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of this arm have been taken.</source>
        <extracomment>(games)</extracomment>
        <translation>这一卦的牌都收走了。</translation>
    </message>
    <message>
        <source>Arm {number}</source>
        <extracomment>(games)</extracomment>
        <translation>第 {number} 卦</translation>
    </message>
    <message>
        <source>Clear a ring of eight arms, for points.</source>
        <extracomment>(games)</extracomment>
        <translation>八卦成圈，收牌得分，收完加倍。</translation>
    </message>
    <message>
        <source>Eight Trigrams</source>
        <extracomment>(games)</extracomment>
        <translation>解八卦</translation>
    </message>
    <message>
        <source>Eight arms of three outer tiles and an inner one. Take pairs and triplets of free tiles for points; clearing the table doubles them.</source>
        <extracomment>(games)</extracomment>
        <translation>八卦各有三张外牌和一张内牌。收走能动的牌，成对或成三张牌型，各得分数；全部收完，分数加倍。</translation>
    </message>
    <message>
        <source>Free in this arm: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>这一卦能动的牌：{tiles}。</translation>
    </message>
    <message>
        <source>No third free tile makes a triplet of them.</source>
        <extracomment>(games)</extracomment>
        <translation>也没有第三张能动的牌能与它们组成三张牌型。</translation>
    </message>
    <message>
        <source>Nothing has been taken yet.</source>
        <extracomment>(games)</extracomment>
        <translation>还没有收过牌。</translation>
    </message>
    <message>
        <source>Solving the Eight Trigrams</source>
        <extracomment>(games)</extracomment>
        <translation>解八卦</translation>
    </message>
    <message numerus="yes">
        <source>The table is clear: doubled, %n point(s).</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>全部收完，分数加倍：%n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two tiles that form a pair are taken, or three that form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>一次收成对的两张，或成牌型的三张。</translation>
    </message>
    <message>
        <source>{arm}; free: {tiles}</source>
        <extracomment>(games)</extracomment>
        <translation>{arm}；能动的：{tiles}</translation>
    </message>
    <message>
        <source>{take}, {points} of them for {pair}</source>
        <extracomment>(games)</extracomment>
        <translation>{take}，其中{pair}占 {points}</translation>
    </message>
    <message>
        <source>{tile} lies across the ends of {others}: these must be taken first.</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} 横在 {others} 的内端，要先把它们收走。</translation>
    </message>
    <message>
        <source>{tile} lies between {one} and {other}: one of them must be taken first.</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} 夹在 {one} 和 {other} 中间，要先收走其中一张。</translation>
    </message>
    <message>
        <source>This turn: {steps}</source>
        <extracomment>(widgets)</extracomment>
        <translation>本回合：{steps}</translation>
    </message>
    <message>
        <source>{step} (done)</source>
        <extracomment>(widgets)</extracomment>
        <translation>{step}（已过）</translation>
    </message>
    <message>
        <source>{step} (now)</source>
        <extracomment>(widgets)</extracomment>
        <translation>{step}（现在）</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>(board)</extracomment>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <extracomment>(board)</extracomment>
        <translation>完成(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>(board)</extracomment>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <extracomment>(tutorial)</extracomment>
        <translation>跳过(&amp;S)</translation>
    </message>
    <message>
        <source>A Coincidence: the general is dead, the upper level completed, and the next general turned face up.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>合巧：这一将已斩，上面一关通过，下一将翻开。</translation>
    </message>
    <message>
        <source>A Full Dragon. Taken tiles go to the left end of the common row.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>全龙。收走的牌放到公共行左端。</translation>
    </message>
    <message>
        <source>A group of three is valid if its six ends form a triplet, a group of two if it is a pair. A valid group bears its name and a seal: here these are the marked three. The game is won when every group is valid.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三张牌的六端组成三张牌型，或两张牌成对，就算成副。成副的牌下有名称和印：这里是标出的三副。各副全成即胜。</translation>
    </message>
    <message>
        <source>A pair</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一对</translation>
    </message>
    <message>
        <source>A tile between two others is free once one of them has been taken: now 42 and 44 are. 42 and 21 together bring nine points, more than any other pair.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>夹在两张之间的牌，收走一张邻牌就能动：现在 42 和 44 都能动了。42 和 21 一起收得九分，比别的对子都多。</translation>
    </message>
    <message>
        <source>A tile has two ends</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一张牌有两端</translation>
    </message>
    <message>
        <source>A triplet</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三张牌型</translation>
    </message>
    <message>
        <source>An arm has three outer tiles, and an inner one across their ends. Of the outer ones the first and the third are free. Pairs and triplets of free tiles are taken, for points; a pair in a triplet counts too.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>每一卦有三张外牌，一张内牌横在它们的内端。外牌里，两边的两张能动。能动的牌成对或成三张牌型就收走得分；牌型里含的对子也算分。</translation>
    </message>
    <message>
        <source>Civil and military</source>
        <extracomment>(tutorial)</extracomment>
        <translation>文牌与武牌</translation>
    </message>
    <message>
        <source>Civil tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>文牌</translation>
    </message>
    <message>
        <source>Clear the table: click both 31.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>收完：点两张 31。</translation>
    </message>
    <message>
        <source>Click 42 and 21, and then both tiles in the middle.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>先点击 42 和 21，再点击中间的两张牌。</translation>
    </message>
    <message>
        <source>Click any military tile; they are marked.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>点击任意一张武牌，武牌都已标出。</translation>
    </message>
    <message>
        <source>Click the general 44, and then 41 and 43 in the upper level.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>点击 44 这一将，再点击上面一关的 41 和 43。</translation>
    </message>
    <message>
        <source>Click the marked tile, or go to it with the arrow keys and press Space.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>点击标出的牌，或用方向键移到它上面再按空格键。</translation>
    </message>
    <message>
        <source>Click the three marked tiles, one after the other.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>依次点击标出的三张牌。</translation>
    </message>
    <message>
        <source>End the turn: Refill, or {refill}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>结束回合：点“补牌”，或按 {refill}。</translation>
    </message>
    <message>
        <source>Every tile has two ends, with one to six pips each. It is written with both numbers, the higher one first: the marked tile, with six and three, is 63. Which end lies above never matters.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>每张牌有两端，每端一到六点。牌用两个数字表示，大的在前：标出的这张一端六点、一端三点，写作 63。哪一端在上都一样。</translation>
    </message>
    <message>
        <source>Exchange the marked tiles 63 and 32: drag one onto the other, or click both.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>调换标出的 63 和 32：把一张拖到另一张上，或依次点击两张。</translation>
    </message>
    <message>
        <source>First phase: three neighbouring tiles of a level that form a triplet may be taken. You can take several triplets in one turn, or none.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>第一阶段：一关中相邻的三张牌若成三张牌型，就可以收走。一回合可以收几副，也可以不收。</translation>
    </message>
    <message>
        <source>Five Points with 42 and 21: 3 and 9, twelve points.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>五点带 42 和 21：3 加 9，十二分。</translation>
    </message>
    <message>
        <source>Five Sons with a Civil Pair: 5 and 3, eight points.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>五子带文对：5 加 3，八分。</translation>
    </message>
    <message>
        <source>Free tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>能动的牌</translation>
    </message>
    <message>
        <source>Gaps and closed levels</source>
        <extracomment>(tutorial)</extracomment>
        <translation>合拢与关闭</translation>
    </message>
    <message>
        <source>If a level holds exactly one tile, and it forms a triplet with the leftmost and the rightmost general, it kills both. There is one general more than levels, so exactly one kill must be such a double one. You win when every level is completed and every general dead.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一关若恰好剩一张牌，且与最左、最右两将成三张牌型，就同时斩两将。将比关多一员，所以恰有一次须是这样的双斩。各关全部通过、各将全部斩掉，即胜。</translation>
    </message>
    <message>
        <source>Its two ends are drawn below the table: a six and a three.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>它的两端画在牌桌下方：六点和三点。</translation>
    </message>
    <message>
        <source>Kill a general</source>
        <extracomment>(tutorial)</extracomment>
        <translation>斩将</translation>
    </message>
    <message>
        <source>Kill both generals: click 33, 11 and 31.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>同时斩两将：点击 33、11 和 31。</translation>
    </message>
    <message>
        <source>Lay together</source>
        <extracomment>(tutorial)</extracomment>
        <translation>组合</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>(tutorial)</extracomment>
        <translation>课程</translation>
    </message>
    <message>
        <source>Make a Civil Pair: click two tiles that look the same.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>组成文对：点击两张相同的牌。</translation>
    </message>
    <message>
        <source>Make a Military Pair: click two tiles with the same number of pips.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>组成武对：点击两张点数相同的武牌。</translation>
    </message>
    <message>
        <source>Make every group valid. Hint helps if you want.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>让每一副都成副。需要时可用提示。</translation>
    </message>
    <message>
        <source>Make the Supreme Pair: click its two tiles.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>组成至尊：点击它的两张牌。</translation>
    </message>
    <message>
        <source>Military tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>武牌</translation>
    </message>
    <message>
        <source>No tile here completes {tiles}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>这里没有能与 {tiles} 成副的牌。</translation>
    </message>
    <message>
        <source>Now ask what to do: Hint, or {hint}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>现在问问该怎么走：点“提示”，或按 {hint}。</translation>
    </message>
    <message>
        <source>One for one</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一张换一张</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>two tiles each</comment>
        <extracomment>(tutorial)</extracomment>
        <translation>对</translation>
    </message>
    <message>
        <source>Play “{verb}”.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>请走“{verb}”。</translation>
    </message>
    <message>
        <source>Round the ends</source>
        <extracomment>(tutorial)</extracomment>
        <translation>首尾相连</translation>
    </message>
    <message>
        <source>Second phase: if a level holds exactly two tiles, and they form a triplet with the leftmost or the rightmost general, they kill him. That completes the level. After a kill nothing more is taken in this turn.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>第二阶段：一关若恰好剩两张牌，且与最左或最右的将成三张牌型，就斩这一将，这一关也就通过了。斩将之后，本回合不能再收牌。</translation>
    </message>
    <message>
        <source>Select three tiles that make it. Hint shows some, if you want.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>选出能组成它的三张牌。需要时可用提示。</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <extracomment>(tutorial)</extracomment>
        <translation>第 {number} 步，共 {all} 步</translation>
    </message>
    <message>
        <source>Take 53 from the right end of the upper level, with 55 and 52 from the left.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>收走上面一关右端的 53 和左端的 55、52。</translation>
    </message>
    <message>
        <source>Take 66 66 63 from the lower level.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>从下面一关收走 66 66 63。</translation>
    </message>
    <message>
        <source>Take all three in one: click 42, 21 and 44.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三张一起收：点 42、21 和 44。</translation>
    </message>
    <message>
        <source>Take the exchange back: Undo, or {undo}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>收回这次调换：点“撤销”，或按 {undo}。</translation>
    </message>
    <message>
        <source>Take the marked tiles: click 66, 66 and 63.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>收走标出的牌：点 66、66 和 63。</translation>
    </message>
    <message>
        <source>That is legal too. For now play what is asked for.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>这样走也合法，但现在请按要求走。</translation>
    </message>
    <message>
        <source>That is not what is asked for: {kind}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>现在要组成的是：{kind}。</translation>
    </message>
    <message>
        <source>The gap has closed. Now take 65 65 44.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>空当已合拢。现在收走 65 65 44。</translation>
    </message>
    <message>
        <source>The hint has marked an exchange that leads to a win. In a real game it is noted that you had help.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>提示标出了能通向胜利的一次调换。正式对局中会记下您用过提示。</translation>
    </message>
    <message>
        <source>The inner tile of an arm is free once its three outer tiles have been taken. When no tile is left, you have won, and all points are doubled.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一卦的三张外牌都收走了，内牌就能动。牌全部收完就赢了，分数加倍。</translation>
    </message>
    <message>
        <source>The inner tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>内牌</translation>
    </message>
    <message>
        <source>The last exchange was legal, but it has spoilt the game: nothing mends the two groups that are left. That does no harm, for every move can be taken back.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>上一次调换虽然合法，却坏了局：剩下的两副已无法补救。不要紧，每一步都可以撤销。</translation>
    </message>
    <message>
        <source>The set has {tiles} tiles with {faces} different faces. Civil faces, {civil} of them, come twice; military ones, {military} of them, come once. Pairs depend on the suits, triplets do not.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一副牌共 {tiles} 张，{faces} 种牌面。文牌 {civil} 种，每种两张；武牌 {military} 种，每种一张。配对要看文武，三张牌型不看。</translation>
    </message>
    <message>
        <source>The three phases of a turn</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一回合的三个阶段</translation>
    </message>
    <message>
        <source>The tile in the middle</source>
        <extracomment>(tutorial)</extracomment>
        <translation>中间的牌</translation>
    </message>
    <message>
        <source>The two ends of a level meet: its last tile and its first are neighbours too.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一关的首尾相连：最后一张和第一张也算相邻。</translation>
    </message>
    <message>
        <source>The upper level gives nothing more in this turn. So go from the top level downward.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>本回合不能再从上面一关收牌了。所以要从上往下收。</translation>
    </message>
    <message>
        <source>The win</source>
        <extracomment>(tutorial)</extracomment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Third phase: refilling ends the turn. Every level in play gets one tile from the right end of the common row, the lowest level first. What you took lies there too: so you can see what the next refills will bring.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>第三阶段：补牌结束本回合。公共行右端的牌依次补给各关一张，从最下面一关补起。收走的牌也放在那里，所以能看到以后会补什么牌。</translation>
    </message>
    <message>
        <source>This can no longer be won. Undo takes it back.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>已无法获胜。请用“撤销”收回这一步。</translation>
    </message>
    <message>
        <source>This face comes only once. Many a game turns on where such a tile lies.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>这种牌面只有一张。它在哪里，往往决定胜负。</translation>
    </message>
    <message>
        <source>This is {tile}. Select a marked tile.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>这是 {tile}。请选择标出的牌。</translation>
    </message>
    <message>
        <source>Three generals stand over two levels, and at the foot lies the common row. A turn has three phases, always in this order: take triplets from the levels, kill generals, refill the levels. The strip above the table shows which phase it is.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三将守着两关，最下面是公共行。一回合有三个阶段，次序不变：从各关收三张牌型，斩将，给各关补牌。牌桌上方的条带显示现在是哪个阶段。</translation>
    </message>
    <message>
        <source>Three groups are not valid yet, and two exchanges mend them all. Look first: which tile does each group want, and what can you give for it?</source>
        <extracomment>(tutorial)</extracomment>
        <translation>还有三副未成，两次调换就能全部补好。先看一看：每一副要哪张牌，又能拿什么去换？</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <extracomment>(tutorial)</extracomment>
        <translation>相邻三张</translation>
    </message>
    <message>
        <source>Two at once, and the win</source>
        <extracomment>(tutorial)</extracomment>
        <translation>双斩与获胜</translation>
    </message>
    <message>
        <source>Two tiles may be exchanged for two. Most pairs are made that way: here the pair in the middle wants 42 and 21, the Supreme Pair.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>也可以两张换两张，大多数的对就是这样凑成的：这里中间的一对要 42 和 21，即至尊。</translation>
    </message>
    <message>
        <source>Undo and hint</source>
        <extracomment>(tutorial)</extracomment>
        <translation>撤销与提示</translation>
    </message>
    <message>
        <source>Valid groups</source>
        <extracomment>(tutorial)</extracomment>
        <translation>成副的牌</translation>
    </message>
    <message>
        <source>Well done.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>做得好。</translation>
    </message>
    <message>
        <source>Where tiles are taken the gap closes, and tiles that lay apart become neighbours. As soon as you take from a level, those above it are closed until the turn ends.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>牌收走后空当合拢，原来隔开的牌便相邻了。从某一关收了牌，它上面的各关就关闭，直到本回合结束。</translation>
    </message>
    <message>
        <source>Won. Passing Five Levels has five of them, and six generals, four face down: there too one kill is double.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>赢了。过五关有五关六将，其中四将是暗牌：那里同样要双斩一次。</translation>
    </message>
    <message>
        <source>Won. The whole ring has eight arms, and 168 points are the most it can bring.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>赢了。整圈有八卦，最多能得 168 分。</translation>
    </message>
    <message>
        <source>&amp;Undo New Deal: Back to {title}</source>
        <extracomment>(window)</extracomment>
        <translation>撤销“新牌局”：回到{title}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo Restart</source>
        <extracomment>(window)</extracomment>
        <translation>撤销“重新开始”(&amp;U)</translation>
    </message>
    <message>
        <source>New deal redone.</source>
        <extracomment>(window)</extracomment>
        <translation>已重做新牌局。</translation>
    </message>
    <message>
        <source>New deal undone.</source>
        <extracomment>(window)</extracomment>
        <translation>已撤销新牌局。</translation>
    </message>
    <message>
        <source>Re&amp;do New Deal: {title}</source>
        <extracomment>(window)</extracomment>
        <translation>重做“新牌局”：{title}(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;do Restart</source>
        <extracomment>(window)</extracomment>
        <translation>重做“重新开始”(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <extracomment>(dialogs)</extracomment>
        <translation>继续玩(&amp;G)</translation>
    </message>
    <message>
        <source>Not all that you played is saved. Quit all the same?</source>
        <extracomment>(dialogs)</extracomment>
        <translation>所玩的内容没有全部保存。仍要退出吗？</translation>
    </message>
    <message>
        <source>Save As puts the game on the table into a file, and quits.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>“另存为”会把桌上的牌局写入文件，然后退出。</translation>
    </message>
    <message>
        <source>&amp;Choose a Game</source>
        <extracomment>(window)</extracomment>
        <translation>选择游戏(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Learn in %n Step(s)</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>%n 课学会(&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solitaires with the 32 Chinese dominoes. You need not know them: the first steps show what the tiles are and what to do with them. Nothing you do can be lost.</source>
        <extracomment>(window)</extracomment>
        <translation>用 32 张中国骨牌玩的单人游戏。不认识骨牌也没关系：入门会告诉您每张牌是什么、怎么玩。您的每一步都会保存。</translation>
    </message>
    <message>
        <source>Welcome to Gupai Desktop</source>
        <extracomment>(window)</extracomment>
        <translation>欢迎使用 Gupai Desktop</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>%n 种合法走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to place.</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>还有 %n 张未摆。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <extracomment>(workbench)</extracomment>
        <translation>牌面(&amp;B)：</translation>
    </message>
    <message>
        <source>An empty place, number {place} of group {group}</source>
        <extracomment>(workbench)</extracomment>
        <translation>第 {group} 副第 {place} 位（空）</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>(workbench)</extracomment>
        <translation>清空</translation>
    </message>
    <message>
        <source>Complete board: {tally}, {moves}.</source>
        <extracomment>(workbench)</extracomment>
        <translation>牌面完整：{tally}，{moves}。</translation>
    </message>
    <message>
        <source>Copied. Whoever pastes the code plays the board as a problem.</source>
        <extracomment>(workbench)</extracomment>
        <translation>已复制。粘贴此代码的人会把这个牌局当作题目来玩。</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>(board)</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Deal the Rest</source>
        <extracomment>(workbench)</extracomment>
        <translation>随机摆余牌</translation>
    </message>
    <message numerus="yes">
        <source>In the set: %n tile(s)</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>备牌：%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Par of the problem</source>
        <extracomment>(workbench)</extracomment>
        <translation>题目的参考步数</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>(workbench)</extracomment>
        <translation>在牌桌上玩</translation>
    </message>
    <message>
        <source>Prove a Problem</source>
        <extracomment>(workbench)</extracomment>
        <translation>验证题目</translation>
    </message>
    <message>
        <source>Solve</source>
        <extracomment>(workbench)</extracomment>
        <translation>求解</translation>
    </message>
    <message>
        <source>The board is empty. Drag tiles here from the set.</source>
        <extracomment>(workbench)</extracomment>
        <translation>牌面是空的：请从备牌中摆牌。</translation>
    </message>
    <message>
        <source>This is not a board of this game: {error}.</source>
        <extracomment>(workbench)</extracomment>
        <translation>这不是本游戏的牌面：{error}。</translation>
    </message>
    <message>
        <source>Type a board, such as 66 21 63 | 54 …, and press Enter</source>
        <extracomment>(workbench)</extracomment>
        <translation>输入牌面，例如 66 21 63 | 54 …，然后按 Enter</translation>
    </message>
    <message numerus="yes">
        <source>Undecided: no winning line in the %n position(s) searched.</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>尚不能断定：搜索了 %n 个局面，没有找到取胜走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>in the fewest moves</source>
        <extracomment>(workbench)</extracomment>
        <translation>以最少步数</translation>
    </message>
    <message>
        <source>{face} {name}, in the set</source>
        <extracomment>(workbench)</extracomment>
        <translation>{face} {name}，在备牌中</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} for the goal</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>{all} 副中 %n 副合目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} groups valid</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>{all} 副中已成 %n 副</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange is between two groups: one tile for one, or two for two.</source>
        <extracomment>(games)</extracomment>
        <translation>调换须在两副之间进行：一张换一张，或两张换两张。</translation>
    </message>
    <message>
        <source>An exchange is between two groups; these tiles lie in more.</source>
        <extracomment>(games)</extracomment>
        <translation>调换只在两副之间进行；所选的牌分属更多副。</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <extracomment>(games)</extracomment>
        <translation>毫无变化</translation>
    </message>
    <message>
        <source>Eight dragons and two ingots.</source>
        <extracomment>(games)</extracomment>
        <translation>八条龙，两个元宝。</translation>
    </message>
    <message>
        <source>Eight triplets, and four pairs of the right kind.</source>
        <extracomment>(games)</extracomment>
        <translation>八副三张牌型，加上四个指定的对。</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>(games)</extracomment>
        <translation>调换</translation>
    </message>
    <message>
        <source>Five Dragons Fight for the Throne</source>
        <extracomment>(games)</extracomment>
        <translation>五龙争位</translation>
    </message>
    <message>
        <source>Five Full Dragons and five groups of Five Sons round one pair.</source>
        <extracomment>(games)</extracomment>
        <translation>五条全龙、五副五子，环绕一对。</translation>
    </message>
    <message>
        <source>Four pairs lie between eight groups of three. Exchange tiles until all are valid and the pairs are the four Military Pairs, or those of Heaven, Earth, Man and Goose.</source>
        <extracomment>(games)</extracomment>
        <translation>八副三张牌之间有四对。调换骨牌，直到每副都成副，且四对恰为四个武对，或天、地、人、和四个文对。</translation>
    </message>
    <message>
        <source>Game of Zen</source>
        <extracomment>(games)</extracomment>
        <translation>参禅</translation>
    </message>
    <message>
        <source>Generals in Mutual Harmony</source>
        <extracomment>(games)</extracomment>
        <translation>将相和</translation>
    </message>
    <message>
        <source>Gold Ingot</source>
        <extracomment>(games)</extracomment>
        <translation>金元宝</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <extracomment>(games)</extracomment>
        <translation>上海玩法</translation>
    </message>
    <message>
        <source>Silver Ingot</source>
        <extracomment>(games)</extracomment>
        <translation>银元宝</translation>
    </message>
    <message>
        <source>Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, so that both become valid, until all eleven are.</source>
        <extracomment>(games)</extracomment>
        <translation>十副三张牌围成一圈，中间是一对。在两副之间调换牌，使两副都成副，直到十一副全部成副。</translation>
    </message>
    <message>
        <source>Ten groups of three, without the 42 and one 64. Assemble four Full, two Small and two Big Dragons, the Gold Ingot 61 61 63 and the Silver Ingot 51 51 53.</source>
        <extracomment>(games)</extracomment>
        <translation>十副三张牌，去掉 42 和一张 64。要拼出四副全龙、两副小龙、两副大龙，以及金元宝 61 61 63 和银元宝 51 51 53。</translation>
    </message>
    <message>
        <source>Ten triplets of two civil tiles alike and a military one.</source>
        <extracomment>(games)</extracomment>
        <translation>十副，每副两张相同的文牌配一张武牌。</translation>
    </message>
    <message>
        <source>Ten triplets round a pair: make them all valid.</source>
        <extracomment>(games)</extracomment>
        <translation>一对居中，十副环绕：让它们全部成副。</translation>
    </message>
    <message>
        <source>The goal asks for no more groups like it.</source>
        <extracomment>(games)</extracomment>
        <translation>目标已不再需要这样的一副。</translation>
    </message>
    <message>
        <source>The pair of Benches 22 22 is the throne. Exchange tiles until five Full Dragons and five groups of Five Sons stand round it.</source>
        <extracomment>(games)</extracomment>
        <translation>一对板凳 22 22 是宝座。调换骨牌，直到宝座四周是五副全龙和五副五子。</translation>
    </message>
    <message>
        <source>The pair of Geese 31 31 lies in the middle. Exchange tiles until each of the ten triplets has two civil tiles alike and one military tile.</source>
        <extracomment>(games)</extracomment>
        <translation>中间是一对和牌 31 31。调换骨牌，直到十副三张牌型每副都由两张相同的文牌和一张武牌组成。</translation>
    </message>
    <message>
        <source>This would change nothing: the same groups would lie there.</source>
        <extracomment>(games)</extracomment>
        <translation>这样毫无变化：桌上仍是同样的几副牌。</translation>
    </message>
    <message>
        <source>Two civil tiles alike with a military one</source>
        <extracomment>(games)</extracomment>
        <translation>两张相同文牌配一张武牌</translation>
    </message>
    <message>
        <source>Watching Eight Sets</source>
        <extracomment>(games)</extracomment>
        <translation>相八副</translation>
    </message>
    <message>
        <source>Watching Ten Sets</source>
        <extracomment>(games)</extracomment>
        <translation>相十副</translation>
    </message>
    <message>
        <source>civil</source>
        <extracomment>(games)</extracomment>
        <translation>文牌</translation>
    </message>
    <message>
        <source>military</source>
        <extracomment>(games)</extracomment>
        <translation>武牌</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <extracomment>(games_page)</extracomment>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Domino Characters</source>
        <extracomment>(writings)</extracomment>
        <translation>骨牌字符</translation>
    </message>
    <message>
        <source>“{text}” can be read in two ways: as {first} or as {second}</source>
        <extracomment>(writings)</extracomment>
        <translation>“{text}”有两种读法：{first} 或 {second}</translation>
    </message>
    <message>
        <source>Copy the Board &amp;As</source>
        <extracomment>(window)</extracomment>
        <translation>复制牌面为(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Board of the day for you: {game}; win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>给您的今日牌局：{game}；请在 %n 步之内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>board of {day}</source>
        <extracomment>(play)</extracomment>
        <translation>{day} 的牌局</translation>
    </message>
    <message>
        <source>Won. Watching Ten Sets has eleven groups; all else is as here. In the menus, Explain the Group says what a group lacks, and Album shows all triplets that there are.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>赢了。相十副共有十一副，其余与这里完全一样。菜单中的“说明这一副”会说明一副缺什么，“图册”列出所有牌型。</translation>
    </message>
    <message>
        <source>Al&amp;bum</source>
        <extracomment>(texts)</extracomment>
        <translation>图册(&amp;B)</translation>
    </message>
    <message>
        <source>Yesterday the tiles rested.</source>
        <extracomment>(play)</extracomment>
        <translation>前一天没有开局。</translation>
    </message>
    <message>
        <source>Yesterday’s board is won.</source>
        <extracomment>(play)</extracomment>
        <translation>前一天的牌局已赢。</translation>
    </message>
    <message>
        <source>Yesterday’s board was begun.</source>
        <extracomment>(play)</extracomment>
        <translation>前一天的牌局已开始。</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) begun yesterday.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>前一天开始了 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Won of yesterday’s deals: {number}.</source>
        <extracomment>(play)</extracomment>
        <translation>前一天的牌局赢了 {number} 局。</translation>
    </message>
    <message>
        <source>B&amp;ook of Omens…</source>
        <extracomment>(texts)</extracomment>
        <translation>卦象册(&amp;O)…</translation>
    </message>
    <message>
        <source>Begin each day with the page of games</source>
        <extracomment>(dialogs)</extracomment>
        <translation>每天先打开游戏页</translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <extracomment>(games_page)</extracomment>
        <translation>继续：{game}</translation>
    </message>
    <message>
        <source>No omen has been drawn yet.</source>
        <extracomment>(statistics)</extracomment>
        <translation>尚未起过卦。</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <extracomment>(store)</extracomment>
        <translation>结尾缺失</translation>
    </message>
    <message>
        <source>this is not a file that Export has written</source>
        <extracomment>(store)</extracomment>
        <translation>这不是“导出”所写的文件</translation>
    </message>
    <message>
        <source>All that was played</source>
        <extracomment>(dialogs)</extracomment>
        <translation>全部游戏记录</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>(dialogs)</extracomment>
        <translation>表格</translation>
    </message>
    <message numerus="yes">
        <source>%n new deal(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>新增 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n better result(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n 局有更好的成绩。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n 个书签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of the album.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>图册新增 %n 副。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No room for %n bookmark(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>有 %n 个书签放不下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>略去新版本的 %n 张牌桌。</numerusform>
        </translation>
    </message>
    <message>
        <source>All of this file is here already.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>此文件的内容这里都已有。</translation>
    </message>
    <message>
        <source>Both computers have played at these tables. Those that are ticked lie as they are in the file; undo leads to what lies here.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>两台电脑都在这些牌桌上玩过。勾选的按文件中的样子摆放；撤销可回到这里原有的牌局。</translation>
    </message>
    <message>
        <source>Take the &amp;settings too, from the next start on</source>
        <extracomment>(dialogs)</extracomment>
        <translation>同时采用设置，下次启动时生效(&amp;S)</translation>
    </message>
    <message>
        <source>{game} ({then})</source>
        <extracomment>(dialogs)</extracomment>
        <translation>{game}（{then}）</translation>
    </message>
    <message>
        <source>The board on the table</source>
        <extracomment>(dialogs)</extracomment>
        <translation>桌上的牌局</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>(dialogs)</extracomment>
        <translation>题目</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>(dialogs)</extracomment>
        <translation>牌局</translation>
    </message>
    <message>
        <source>All triplets, for the wall</source>
        <extracomment>(dialogs)</extracomment>
        <translation>全部牌型，挂墙用</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>正在寻找解法…</translation>
    </message>
    <message>
        <source>No printer is known here. Save a PDF and print that.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>这里没有打印机。请保存 PDF 后打印。</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>内容(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;From number:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>从第几号(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;To number:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>到第几号(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Boards on a page:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>每页几局(&amp;B)：</translation>
    </message>
    <message>
        <source>With &amp;solutions at the end</source>
        <extracomment>(dialogs)</extracomment>
        <translation>末尾附解法(&amp;S)</translation>
    </message>
    <message>
        <source>In one &amp;ink</source>
        <extracomment>(dialogs)</extracomment>
        <translation>只用一种墨色(&amp;I)</translation>
    </message>
    <message>
        <source>As a &amp;list, to lay out by hand</source>
        <extracomment>(dialogs)</extracomment>
        <translation>列成清单，供手摆(&amp;L)</translation>
    </message>
    <message>
        <source>Save &amp;PDF…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>保存 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>(dialogs)</extracomment>
        <translation>页</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>未找到解法。</translation>
    </message>
    <message>
        <source>Pairs and triplets</source>
        <extracomment>(dialogs)</extracomment>
        <translation>对与三张牌型</translation>
    </message>
    <message>
        <source>In brackets: face down.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>括号内：牌面朝下。</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>(games_page)</extracomment>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <extracomment>(games_page)</extracomment>
        <translation>导入(&amp;M)…</translation>
    </message>
    <message>
        <source>Print on P&amp;aper…</source>
        <extracomment>(widgets)</extracomment>
        <translation>打印到纸上(&amp;A)…</translation>
    </message>
    <message>
        <source>Nothing was imported: {error}</source>
        <extracomment>(games_page)</extracomment>
        <translation>未导入任何内容：{error}</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <extracomment>(app)</extracomment>
        <translation>又可以保存了。</translation>
    </message>
    <message numerus="yes">
        <source>The best is %n point(s), but more than one line brings it.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>最多得 %n 分，但得到它的走法不止一种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: one line alone brings %n point(s).</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>这是一道题：得 %n 分的走法只有一种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won in %n move(s).</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>%n 步就能取胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won in %n move(s), but in more than one way.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>%n 步可以取胜，但走法不止一种。</numerusform>
        </translation>
    </message>
    <message>
        <source>It could not be found out whether it has only one solution.</source>
        <extracomment>(solvers)</extracomment>
        <translation>未能查明解法是否唯一。</translation>
    </message>
    <message>
        <source>A backup was restored: games up to {then}.</source>
        <extracomment>(store)</extracomment>
        <translation>已恢复备份，最后一局在 {then}。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>下下</translation>
    </message>
    <message>
        <source>2</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>下</translation>
    </message>
    <message>
        <source>3</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>中</translation>
    </message>
    <message>
        <source>4</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>上</translation>
    </message>
    <message>
        <source>5</source>
        <comment>degree of an omen</comment>
        <extracomment>(texts)</extracomment>
        <translation>上上</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>the tiles of Korea</comment>
        <extracomment>(texts)</extracomment>
        <translation>牙牌</translation>
    </message>
    <message>
        <source>{percent}% of all deals do as well</source>
        <extracomment>(texts)</extracomment>
        <translation>{percent}% 的牌局不逊于此</translation>
    </message>
    <message>
        <source>Solved with a hint. What was shown stays shown: the next problem can be gold.</source>
        <extracomment>(texts)</extracomment>
        <translation>用了提示。看过的就算看过：下一题仍可得金。</translation>
    </message>
    <message>
        <source>Gold, without a hint: it cannot be done better.</source>
        <extracomment>(texts)</extracomment>
        <translation>金：未用提示，没有更好的解法。</translation>
    </message>
    <message>
        <source>your best ({kind})</source>
        <extracomment>(texts)</extracomment>
        <translation>您的最佳（{kind}）</translation>
    </message>
    <message>
        <source>your best ({kind}) is {best}</source>
        <extracomment>(texts)</extracomment>
        <translation>您的最佳（{kind}）：{best}</translation>
    </message>
    <message>
        <source>your first deal {number} of {count}</source>
        <extracomment>(texts)</extracomment>
        <translation>入门牌局第 {number} 局，共 {count} 局</translation>
    </message>
    <message>
        <source>Play it with ivory tiles, as in Korea?</source>
        <extracomment>(texts)</extracomment>
        <translation>用牙牌来玩，如韩国那样？</translation>
    </message>
    <message numerus="yes">
        <source>New to {family}? Learn it in %n step(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>第一次玩{family}？%n 课就能学会。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to win</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>再走 %n 步即胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n move(s) to win</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>至多再走 %n 步即胜</numerusform>
        </translation>
    </message>
    <message>
        <source>explained</source>
        <extracomment>(board)</extracomment>
        <translation>正在说明</translation>
    </message>
    <message>
        <source>The program quits, and its next start opens this book: {book}. The present one is kept as a backup.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>程序将退出，下次启动时打开这份记录：{book}。现在的记录会作为备份保留。</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>恢复(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>略去新版本的 %n 个题集。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell at once when a problem’s par is lost</source>
        <extracomment>(dialogs)</extracomment>
        <translation>解题时一旦超出参考步数就提示</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>(games_page)</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Not solved</source>
        <extracomment>(games_page)</extracomment>
        <translation>未解</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>(games_page)</extracomment>
        <translation>未做好</translation>
    </message>
    <message>
        <source>No problem was missed.</source>
        <extracomment>(games_page)</extracomment>
        <translation>没有未做好的题。</translation>
    </message>
    <message>
        <source>No problem is due today.</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日没有要复习的题。</translation>
    </message>
    <message>
        <source>A new problem is being composed…</source>
        <extracomment>(games_page)</extracomment>
        <translation>正在编新题…</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <extracomment>(games_page)</extracomment>
        <translation>再来一题(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <extracomment>(games_page)</extracomment>
        <translation>步数(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <extracomment>(games_page)</extracomment>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>Next &amp;Unsolved</source>
        <extracomment>(games_page)</extracomment>
        <translation>下一未解题(&amp;U)</translation>
    </message>
    <message>
        <source>a set has no more than {number} problems</source>
        <extracomment>(play)</extracomment>
        <translation>一个题集最多有 {number} 题</translation>
    </message>
    <message>
        <source>Take another tile, or Esc.</source>
        <extracomment>(play)</extracomment>
        <translation>再取一张牌，或按 Esc。</translation>
    </message>
    <message>
        <source>These two do not go together: {tiles}.</source>
        <extracomment>(play)</extracomment>
        <translation>这两张不能一起动：{tiles}。</translation>
    </message>
    <message>
        <source>The other {tile} does.</source>
        <extracomment>(play)</extracomment>
        <translation>另一张 {tile} 可以。</translation>
    </message>
    <message>
        <source>These two do not go together. {other} is in your hand.</source>
        <extracomment>(play)</extracomment>
        <translation>这两张不能一起动。手里是 {other}。</translation>
    </message>
    <message>
        <source>These do not go together: {one} and {other}. {other} is in your hand.</source>
        <extracomment>(play)</extracomment>
        <translation>这些牌不能一起动：{one} 和 {other}。手里是 {other}。</translation>
    </message>
    <message>
        <source>The other {tile} can be played.</source>
        <extracomment>(play)</extracomment>
        <translation>另一张 {tile} 可以动。</translation>
    </message>
    <message>
        <source>No tile can be played.</source>
        <extracomment>(play)</extracomment>
        <translation>没有一张牌可以动。</translation>
    </message>
    <message>
        <source>not won</source>
        <extracomment>(statistics)</extracomment>
        <translation>未胜</translation>
    </message>
    <message>
        <source>Won without help: {won}; with help: {helped}; not won: {unwon}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>未用提示取胜：{won}；用提示取胜：{helped}；未胜：{unwon}。</translation>
    </message>
    <message>
        <source>No deal of this game counts yet; problems stand in a list of their own.
A deal counts from its first move on, and is never a loss while it is open.</source>
        <extracomment>(statistics)</extracomment>
        <translation>这个游戏还没有计入的牌局；题目另有列表。
牌局从第一步起计入，未结束时绝不算输。</translation>
    </message>
    <message>
        <source>Omens of days</source>
        <extracomment>(statistics)</extracomment>
        <translation>每日签数</translation>
    </message>
    <message>
        <source>Highest degree</source>
        <extracomment>(statistics)</extracomment>
        <translation>最高签等</translation>
    </message>
    <message>
        <source>Different lines</source>
        <extracomment>(statistics)</extracomment>
        <translation>不同签语</translation>
    </message>
    <message>
        <source>A move exchanges tiles of two groups, and after it both of them must be valid. Here two tiles lie in each other’s places.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一步就是在两副之间换牌，换后两副都必须成副。这里有两张牌互相放错了位置。</translation>
    </message>
    <message>
        <source>Three tiles are a triplet by their six ends alone: it does not matter which tile carries which, nor what suit it is. There are {kinds} kinds.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三张牌是否成副只看六端：哪端在哪张牌上、是文是武都无关。共有 {kinds} 种牌型。</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <extracomment>(widgets)</extracomment>
        <translation>题目(&amp;P)…</translation>
    </message>
    <message>
        <source>Next Deal brings back what you left.</source>
        <extracomment>(window)</extracomment>
        <translation>“下一牌局”会回到您离开的牌局。</translation>
    </message>
    <message>
        <source>another file is being imported</source>
        <extracomment>(window)</extracomment>
        <translation>正在导入另一个文件</translation>
    </message>
    <message>
        <source>Nine of eleven groups are finished and wear a gold seal. Swap the two marked tiles, and you have won.</source>
        <extracomment>What to do at the first deal of all, which one move wins; its tiles are marked. (window)</extracomment>
        <translation>十一副牌已成九副，盖上了金印。把亮起的两张牌对调，就赢了。</translation>
    </message>
    <message>
        <source>Rating: effort {effort} (positions searched), length {length}, choices {choices} (positions to move to, on average), traps {traps}% (first moves that lead astray).</source>
        <extracomment>(workbench)</extracomment>
        <translation>评估：搜索量 {effort}（查过的局面数），步数 {length}，选择 {choices}（每步可走到的局面数，平均），陷阱 {traps}%（走错的第一步所占比例）。</translation>
    </message>
    <message>
        <source>{tiles}: three ends of {pips}; the others must make 5 or at least 14, or be alike. They make {rest}.</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles}：三端为 {pips} 点；其余三端须合 5 点、至少 14 点，或点数相同。现为 {rest} 点。</translation>
    </message>
    <message>
        <source>No swap finishes {group}.</source>
        <extracomment>(games)</extracomment>
        <translation>{group} 怎么换都成不了副。</translation>
    </message>
    <message>
        <source>No swap finishes {group}: only {tiles} would make it valid, and no valid group that has one stays valid with a tile from here in its place.</source>
        <extracomment>(games)</extracomment>
        <translation>{group} 永远无法补救：只有 {tiles} 能使它成副，而含有这样一张牌的副，换入此处的牌后都不再成副。</translation>
    </message>
    <message>
        <source>It belongs to the other goal.</source>
        <extracomment>(games)</extracomment>
        <translation>它属于另一个目标。</translation>
    </message>
    <message>
        <source>No swap for this tile now: both groups must be finished after it.</source>
        <extracomment>(games)</extracomment>
        <translation>这张牌现在无处可换：换后两副都须成副。</translation>
    </message>
    <message>
        <source>The right move has to be found.</source>
        <extracomment>(play)</extracomment>
        <translation>要找出正确的一步。</translation>
    </message>
    <message>
        <source>Sacrificed</source>
        <extracomment>(play)</extracomment>
        <translation>舍牌</translation>
    </message>
    <message>
        <source>Let it lie</source>
        <extracomment>(play)</extracomment>
        <translation>先不收</translation>
    </message>
    <message>
        <source>An omen: take pairs while you see any, in any order. The deal decides how far you come.</source>
        <extracomment>What is told once a day to who begins such a game. (texts)</extracomment>
        <translation>求一签：看见对子就收，先后随意。能走多远，全看这一局。</translation>
    </message>
    <message>
        <source>Two quick clicks play a tile with one partner</source>
        <extracomment>(dialogs)</extracomment>
        <translation>快速点击两次，打出只有一种走法的牌</translation>
    </message>
    <message>
        <source>Arrow keys go from card to card, Tab to its options, Enter plays.</source>
        <extracomment>(games_page)</extracomment>
        <translation>方向键在卡片之间移动，Tab 键到它的选项，Enter 键开始玩。</translation>
    </message>
    <message>
        <source>Say It &amp;Again</source>
        <extracomment>(widgets)</extracomment>
        <translation>再读一遍(&amp;A)</translation>
    </message>
    <message>
        <source>What was begun and missed is due again tomorrow.</source>
        <extracomment>(play)</extracomment>
        <translation>开始过而未做好的题明天再来。</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>新手</translation>
    </message>
    <message>
        <source>learner</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>入门</translation>
    </message>
    <message>
        <source>skilled</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>能手</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>高手</translation>
    </message>
    <message>
        <source>master</source>
        <comment>strength at problems</comment>
        <extracomment>(play)</extracomment>
        <translation>名家</translation>
    </message>
    <message>
        <source>The run is over.</source>
        <extracomment>(play)</extracomment>
        <translation>本轮结束。</translation>
    </message>
    <message numerus="yes">
        <source>The run is over: %n of {count} solved for gold.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>本轮结束：{count} 题中有 %n 题得金。</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen: {kinds}.</source>
        <extracomment>(play)</extracomment>
        <translation>看出了：{kinds}。</translation>
    </message>
    <message>
        <source>As hard as I am</source>
        <extracomment>(games_page)</extracomment>
        <translation>适合我的水平</translation>
    </message>
    <message>
        <source>Due today</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日复习</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <extracomment>(games_page)</extracomment>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>(games_page)</extracomment>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Mixed &amp;Run</source>
        <extracomment>(games_page)</extracomment>
        <translation>交错十题(&amp;R)</translation>
    </message>
    <message>
        <source>not known yet</source>
        <extracomment>(games_page)</extracomment>
        <translation>还不知道</translation>
    </message>
    <message>
        <source>Your strength</source>
        <extracomment>(games_page)</extracomment>
        <translation>您的水平</translation>
    </message>
    <message>
        <source>Rating {rating} ± {doubt}; a simple player has 1500.</source>
        <extracomment>(games_page)</extracomment>
        <translation>评分 {rating} ± {doubt}；简单玩家为 1500。</translation>
    </message>
    <message>
        <source>Nothing is selected any more.</source>
        <extracomment>(texts)</extracomment>
        <translation>现在没有选中的牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>略去新版本的 %n 个书签。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of its problems is proved.</source>
        <extracomment>(games_page)</extracomment>
        <translation>其中没有一题得到验证。</translation>
    </message>
    <message>
        <source>this is no set of problems</source>
        <extracomment>(play)</extracomment>
        <translation>这不是题集</translation>
    </message>
    <message>
        <source>One way</source>
        <extracomment>The point of a board of one&apos;s own of which no other can be said. (play)</extracomment>
        <translation>唯一走法</translation>
    </message>
    <message>
        <source>It is solved in one way only.</source>
        <extracomment>The point of a board of one&apos;s own of which no other can be said. (play)</extracomment>
        <translation>只有一种解法。</translation>
    </message>
    <message>
        <source>Show the S&amp;olution</source>
        <extracomment>(texts)</extracomment>
        <translation>显示解法(&amp;O)</translation>
    </message>
    <message>
        <source>{move} looks better, but is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move}看来更好，其实不对。</translation>
    </message>
    <message>
        <source>{move} looks as good, but is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move}看来一样好，其实不对。</translation>
    </message>
    <message>
        <source>{move} is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move}不对。</translation>
    </message>
    <message>
        <source>After it the game cannot be won: that is proved.</source>
        <extracomment>(texts)</extracomment>
        <translation>此后无法获胜：这已得到证明。</translation>
    </message>
    <message numerus="yes">
        <source>After it the best is %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>此后最多得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it a win takes %n move(s) in all.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>此后取胜共需 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it a win takes at least %n move(s) in all.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>此后取胜至少共需 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>M&amp;y Problems…</source>
        <extracomment>What leads to the player&apos;s own sets of problems, and puts a board into one. (texts)</extracomment>
        <translation>我的题目(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;Keep as a Problem…</source>
        <extracomment>What leads to the player&apos;s own sets of problems, and puts a board into one. (texts)</extracomment>
        <translation>存为题目(&amp;K)…</translation>
    </message>
    <message>
        <source>Sets of problems</source>
        <extracomment>(dialogs)</extracomment>
        <translation>题集</translation>
    </message>
    <message>
        <source>No set yet. The workbench keeps boards that are problems; files can be imported.</source>
        <extracomment>(games_page)</extracomment>
        <translation>还没有题集。摆牌台可保存成题的牌面，也可导入文件。</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <extracomment>(games_page)</extracomment>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <extracomment>(games_page)</extracomment>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <comment>a set of problems</comment>
        <extracomment>(games_page)</extracomment>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>Remove the &amp;Set</source>
        <extracomment>(games_page)</extracomment>
        <translation>删除题集(&amp;S)</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <comment>sets of problems</comment>
        <extracomment>(games_page)</extracomment>
        <translation>撤销(&amp;O)</translation>
    </message>
    <message>
        <source>There is a set of this name already.</source>
        <extracomment>(games_page)</extracomment>
        <translation>已有同名题集。</translation>
    </message>
    <message numerus="yes">
        <source>%n new problem(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>新增 %n 题。</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;et:</source>
        <extracomment>(games_page)</extracomment>
        <translation>题集(&amp;E)：</translation>
    </message>
    <message>
        <source>Every problem is proved before it is kept…</source>
        <extracomment>(games_page)</extracomment>
        <translation>每道题先验证再保存……</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n proved problem(s)?</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>保留已验证的 %n 题？</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong</source>
        <extracomment>(games_page)</extracomment>
        <translation>有误之处</translation>
    </message>
    <message numerus="yes">
        <source>The par is %n and not {par}.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>参考步数是 %n，不是 {par}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The share is {share} and not {other}.</source>
        <extracomment>(solvers)</extracomment>
        <translation>比例是 {share}，不是 {other}。</translation>
    </message>
    <message>
        <source>The point “{point}” does not hold.</source>
        <extracomment>(solvers)</extracomment>
        <translation>题眼“{point}”不成立。</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <extracomment>(widgets)</extracomment>
        <translation>题集名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Kept in “{name}”.</source>
        <extracomment>(window)</extracomment>
        <translation>已存入“{name}”。</translation>
    </message>
    <message>
        <source>It is in “{name}” already.</source>
        <extracomment>(window)</extracomment>
        <translation>“{name}”中已有。</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
</context>
</TS>
