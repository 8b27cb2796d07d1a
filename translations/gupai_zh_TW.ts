<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>Gupai</name>
    <message>
        <source>Deals are shuffled by {link} of Steele, Lea and Flood (2014).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>洗牌採用 Steele、Lea 與 Flood 的 {link}（2014 年）。</translation>
    </message>
    <message>
        <source>Dmytro Polovynka has collected the games, the pairs and the triplets on his gupai pages, {link}. Most of the games here come from him.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>德米特羅·波洛溫卡（Dmytro Polovynka）在其 gupai 網頁 {link} 上收集了各種玩法、成對的牌和三張牌型。這裡的遊戲大多取自那裡。</translation>
    </message>
    <message>
        <source>Its source code: {link}</source>
        <extracomment>(dialogs)</extracomment>
        <translation>原始碼：{link}</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>(dialogs)</extracomment>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>Solitaires of the Chinese dominoes, free software.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>骨牌單人遊戲，自由軟體。</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>(dialogs)</extracomment>
        <translation>來源</translation>
    </message>
    <message>
        <source>Stewart Culin described o-koan in Chinese Games with Dice and Dominoes (Report of the U.S. National Museum for 1893, Washington 1895).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>斯圖爾特·庫林（Stewart Culin）在 Chinese Games with Dice and Dominoes（Report of the U.S. National Museum for 1893，華盛頓，1895 年）中記述了五關。</translation>
    </message>
    <message>
        <source>The rules of Xiang Shi Fu, Watching Ten Sets, are at {link}.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>相十副的規則見 {link}。</translation>
    </message>
    <message>
        <source>The tiles, the icons and the texts of the rules are our own.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>牌面、圖示和規則文字均為我們自製。</translation>
    </message>
    <message>
        <source>completes a move</source>
        <extracomment>(board)</extracomment>
        <translation>可完成一步</translation>
    </message>
    <message>
        <source>continues the move</source>
        <extracomment>(board)</extracomment>
        <translation>可繼續這一步</translation>
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
        <translation>已無法補救</translation>
    </message>
    <message>
        <source>needed for the goal</source>
        <extracomment>(board)</extracomment>
        <translation>目標所需</translation>
    </message>
    <message>
        <source>selected</source>
        <extracomment>(board)</extracomment>
        <translation>已選</translation>
    </message>
    <message>
        <source>&amp;About Gupai Desktop</source>
        <extracomment>(widgets)</extracomment>
        <translation>關於 Gupai Desktop(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <extracomment>(board)</extracomment>
        <translation>動畫(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <extracomment>(widgets)</extracomment>
        <translation>備份(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;End the Turn</source>
        <extracomment>(widgets)</extracomment>
        <translation>結束回合(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;First Steps</source>
        <extracomment>(texts)</extracomment>
        <translation>入門教學(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>(widgets)</extracomment>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>(widgets)</extracomment>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>(tutorial)</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <extracomment>(widgets)</extracomment>
        <translation>鍵盤快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <extracomment>(texts)</extracomment>
        <translation>新牌局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next Place That Fits</source>
        <extracomment>(widgets)</extracomment>
        <translation>下一個合適的位置(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>(widgets)</extracomment>
        <translation>貼上(&amp;P)</translation>
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
        <translation>上一個合適的位置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>(dialogs)</extracomment>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>(widgets)</extracomment>
        <translation>重新開始(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <extracomment>(widgets)</extracomment>
        <translation>本遊戲規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save Picture…</source>
        <extracomment>(widgets)</extracomment>
        <translation>儲存圖片(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>(texts)</extracomment>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Workbench…</source>
        <extracomment>(widgets)</extracomment>
        <translation>擺牌台(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Zoom In</source>
        <extracomment>(widgets)</extracomment>
        <translation>放大(&amp;Z)</translation>
    </message>
    <message>
        <source>Book&amp;mark This Position</source>
        <extracomment>(widgets)</extracomment>
        <translation>將此局面加入書籤(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;hallenge of the Day</source>
        <extracomment>(widgets)</extracomment>
        <translation>每日挑戰(&amp;H)</translation>
    </message>
    <message>
        <source>Calen&amp;dar…</source>
        <extracomment>(widgets)</extracomment>
        <translation>日曆(&amp;D)…</translation>
    </message>
    <message>
        <source>Copy &amp;Code</source>
        <extracomment>(widgets)</extracomment>
        <translation>複製代碼(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Message</source>
        <extracomment>(widgets)</extracomment>
        <translation>複製訊息(&amp;M)</translation>
    </message>
    <message>
        <source>Copy a P&amp;icture of the Board</source>
        <extracomment>(widgets)</extracomment>
        <translation>複製牌面圖片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the &amp;Board</source>
        <extracomment>(widgets)</extracomment>
        <translation>複製牌面(&amp;B)</translation>
    </message>
    <message>
        <source>Deal by N&amp;umber…</source>
        <extracomment>(widgets)</extracomment>
        <translation>依編號開局(&amp;U)…</translation>
    </message>
    <message>
        <source>E&amp;xplain the Group</source>
        <extracomment>(widgets)</extracomment>
        <translation>說明這一副(&amp;X)</translation>
    </message>
    <message>
        <source>Fit to Win&amp;dow</source>
        <extracomment>(widgets)</extracomment>
        <translation>適合視窗(&amp;D)</translation>
    </message>
    <message>
        <source>Men&amp;us</source>
        <extracomment>(widgets)</extracomment>
        <translation>選單(&amp;U)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Deal</source>
        <extracomment>(texts)</extracomment>
        <translation>下一牌局(&amp;X)</translation>
    </message>
    <message>
        <source>Next Legal &amp;Move</source>
        <extracomment>(widgets)</extracomment>
        <translation>下一種走法(&amp;M)</translation>
    </message>
    <message>
        <source>Next Prob&amp;lem</source>
        <extracomment>(texts)</extracomment>
        <translation>下一題(&amp;L)</translation>
    </message>
    <message>
        <source>Op&amp;en…</source>
        <extracomment>(widgets)</extracomment>
        <translation>開啟(&amp;E)…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <extracomment>(widgets)</extracomment>
        <translation>偏好設定(&amp;R)…</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <extracomment>(widgets)</extracomment>
        <translation>暫停(&amp;S)</translation>
    </message>
    <message>
        <source>Previous Legal M&amp;ove</source>
        <extracomment>(widgets)</extracomment>
        <translation>上一種走法(&amp;O)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <extracomment>(widgets)</extracomment>
        <translation>重做(&amp;D)</translation>
    </message>
    <message>
        <source>Replay and Re&amp;view…</source>
        <extracomment>(widgets)</extracomment>
        <translation>重播與復盤(&amp;V)…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>(sound)</extracomment>
        <translation>聲音(&amp;O)</translation>
    </message>
    <message>
        <source>Say the &amp;Group</source>
        <extracomment>(widgets)</extracomment>
        <translation>讀出這一副(&amp;G)</translation>
    </message>
    <message>
        <source>Say the G&amp;oal</source>
        <extracomment>(widgets)</extracomment>
        <translation>讀出目標(&amp;O)</translation>
    </message>
    <message>
        <source>Say the Whole &amp;Table</source>
        <extracomment>(widgets)</extracomment>
        <translation>讀出整個牌桌(&amp;T)</translation>
    </message>
    <message>
        <source>Show &amp;Legal Moves</source>
        <extracomment>(widgets)</extracomment>
        <translation>顯示可走的牌(&amp;L)</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <extracomment>(widgets)</extracomment>
        <translation>統計(&amp;I)…</translation>
    </message>
    <message>
        <source>Zoo&amp;m Out</source>
        <extracomment>(widgets)</extracomment>
        <translation>縮小(&amp;M)</translation>
    </message>
    <message>
        <source>A line that wins leaves this group as it is.</source>
        <extracomment>(play)</extracomment>
        <translation>取勝走法不動這一副。</translation>
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
        <translation>可以獲勝</translation>
    </message>
    <message>
        <source>Can be won in at least {wins} of {orders} orders of the hidden tiles</source>
        <extracomment>(texts)</extracomment>
        <translation>暗牌的 {orders} 種次序中至少有 {wins} 種可勝</translation>
    </message>
    <message>
        <source>Can be won in {wins} of {orders} orders of the hidden tiles</source>
        <extracomment>(texts)</extracomment>
        <translation>暗牌的 {orders} 種次序中有 {wins} 種可勝</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <extracomment>(play)</extracomment>
        <translation>正在尋找提示…</translation>
    </message>
    <message>
        <source>No tile can be moved now. Left to do: {verb}.</source>
        <extracomment>(play)</extracomment>
        <translation>現在沒有能動的牌，只能：{verb}。</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <extracomment>(texts)</extracomment>
        <translation>無法獲勝</translation>
    </message>
    <message>
        <source>Look at: {groups}. The next hint names the move.</source>
        <extracomment>(texts)</extracomment>
        <translation>請看：{groups}。再按一次提示會說出走法。</translation>
    </message>
    <message>
        <source>Look at: {groups}. The next hint names the move; a win then counts as one with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>請看：{groups}。再按一次提示會說出走法，之後獲勝算作藉助提示。</translation>
    </message>
    <message>
        <source>No higher score is possible.</source>
        <extracomment>(texts)</extracomment>
        <translation>分數已是最高。</translation>
    </message>
    <message numerus="yes">
        <source>No shorter line is known; none takes fewer than %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>沒有已知更短的走法；任何走法都不少於 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>No shorter solution exists.</source>
        <extracomment>(texts)</extracomment>
        <translation>沒有更短的走法。</translation>
    </message>
    <message>
        <source>Not known whether it can be won</source>
        <extracomment>(texts)</extracomment>
        <translation>尚不知能否獲勝</translation>
    </message>
    <message>
        <source>Not studied</source>
        <extracomment>(texts)</extracomment>
        <translation>無分析</translation>
    </message>
    <message numerus="yes">
        <source>One of %n move(s) known to be best.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>已知這樣的最佳走法有 %n 種。</numerusform>
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
            <numerusform>已知最好的走法為 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s); none takes fewer than {bound}.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已知最好的走法為 %n 步；任何走法都不少於 {bound} 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best score known is %n point(s); none is above {most}.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已知最高 %n 分，不會超過 {most} 分。</numerusform>
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
            <numerusform>最短走法為 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solver stopped; please try again.</source>
        <extracomment>(texts)</extracomment>
        <translation>分析已中斷；請再試一次。</translation>
    </message>
    <message>
        <source>There is nothing to do here.</source>
        <extracomment>(play)</extracomment>
        <translation>此處無牌可走。</translation>
    </message>
    <message>
        <source>This cannot be won.</source>
        <extracomment>(texts)</extracomment>
        <translation>無法獲勝。</translation>
    </message>
    <message>
        <source>This cannot be won: no exchange that is left mends the group {tiles}.</source>
        <extracomment>(texts)</extracomment>
        <translation>無法獲勝：剩下的任何調換都救不了 {tiles} 這一副。</translation>
    </message>
    <message>
        <source>This cannot be won: the goal has no use for {tiles}, and no exchange changes that.</source>
        <extracomment>(texts)</extracomment>
        <translation>無法獲勝：目標用不上 {tiles}，而任何調換都改變不了。</translation>
    </message>
    <message>
        <source>{move}, as move {number} of a line that wins.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}，取勝走法中的第 {number} 步。</translation>
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
        <translation>{move}。暗牌的 {orders} 種次序中至少有 {wins} 種可勝。</translation>
    </message>
    <message>
        <source>{move}. It wins in {wins} of {orders} orders of the hidden tiles.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}。暗牌的 {orders} 種次序中有 {wins} 種可勝。</translation>
    </message>
    <message numerus="yes">
        <source>{move}. The first of %n move(s) to a win.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>{move}。連這一步共 %n 步即可獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}. This move is legal; whether it wins is not known yet.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}。這只是一步合法的走法；能否獲勝尚不得知。</translation>
    </message>
    <message>
        <source>{move}. This move wins.</source>
        <extracomment>(play)</extracomment>
        <translation>{move}。這一步即可獲勝。</translation>
    </message>
    <message>
        <source>{number} tried</source>
        <extracomment>(texts)</extracomment>
        <translation>所試 {number}</translation>
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
        <translation>牌的樣式(&amp;T)</translation>
    </message>
    <message>
        <source>Bac&amp;kground</source>
        <extracomment>(theme)</extracomment>
        <translation>桌布(&amp;K)</translation>
    </message>
    <message>
        <source>Classic black</source>
        <extracomment>(theme)</extracomment>
        <translation>傳統黑色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>(theme)</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>Green felt</source>
        <extracomment>(theme)</extracomment>
        <translation>綠呢</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>(theme)</extracomment>
        <translation>高對比</translation>
    </message>
    <message>
        <source>Ivory</source>
        <extracomment>(theme)</extracomment>
        <translation>象牙白</translation>
    </message>
    <message>
        <source>Korean ivory</source>
        <extracomment>(theme)</extracomment>
        <translation>韓式骨牌</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>(theme)</extracomment>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Oak</source>
        <extracomment>(theme)</extracomment>
        <translation>橡木</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>(theme)</extracomment>
        <translation>宣紙</translation>
    </message>
    <message>
        <source>Rosewood</source>
        <extracomment>(theme)</extracomment>
        <translation>紅木</translation>
    </message>
    <message>
        <source>Text &amp;Size</source>
        <extracomment>(theme)</extracomment>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>With numerals</source>
        <extracomment>(theme)</extracomment>
        <translation>帶數字</translation>
    </message>
    <message>
        <source>Go On</source>
        <extracomment>(window)</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>One Move</source>
        <extracomment>(window)</extracomment>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>(replay)</extracomment>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>(window)</extracomment>
        <translation>已暫停</translation>
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
            <numerusform>%n 張牌桌</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup has all games, statistics and bookmarks of its day.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>備份中有當天的全部牌局、統計和書籤。</translation>
    </message>
    <message>
        <source>There are no backups yet: the next start makes one.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>還沒有備份：下次啟動時會建立一份。</translation>
    </message>
    <message>
        <source>Another window plays with {file} too. What is played in this one is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>另一個視窗也在使用 {file}。此視窗中所玩的內容儲存為 {aside}。</translation>
    </message>
    <message>
        <source>Could not be taken over from an earlier version: {error}.</source>
        <extracomment>(store)</extracomment>
        <translation>未能匯入舊版本的內容：{error}。</translation>
    </message>
    <message>
        <source>The book of your games was made anew from what could be read of {file} and of its backup: {fault}. The last steps may be missing.</source>
        <extracomment>(store)</extracomment>
        <translation>牌局紀錄已從 {file} 及其副本中可讀取的內容重建：{fault}。最後幾步可能缺失。</translation>
    </message>
    <message>
        <source>The game is not saved: {error}. You can play on, but these moves will be lost when the program ends.</source>
        <extracomment>(store)</extracomment>
        <translation>牌局未能儲存：{error}。可以繼續玩，但現在所走的牌在程式結束後將會遺失。</translation>
    </message>
    <message>
        <source>The old file is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>舊檔案保留為 {aside}。</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <extracomment>(store)</extracomment>
        <translation>其他程式正在使用該檔案</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <extracomment>(store)</extracomment>
        <translation>檔案屬於其他程式</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>(store)</extracomment>
        <translation>檔案已損壞</translation>
    </message>
    <message>
        <source>it is missing or empty</source>
        <extracomment>(store)</extracomment>
        <translation>檔案不存在或是空的</translation>
    </message>
    <message>
        <source>{file} can be used again, but it has other games. What you play now is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>{file} 又可以使用，但其中是別的牌局。現在所玩的內容儲存為 {aside}。</translation>
    </message>
    <message>
        <source>{file} is an older book, with games up to {then}. The newer one, with games up to {now}, is kept as {aside}; you find it under Backups in the menu Game.</source>
        <extracomment>(store)</extracomment>
        <translation>{file} 是較舊的紀錄，最後一局在 {then}。較新的一份（最後一局在 {now}）儲存為 {aside}，可在「遊戲」選單的「備份」中找到。</translation>
    </message>
    <message>
        <source>{file} was replaced or removed while the program runs. What is played is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>程式執行時，{file} 被取代或移除。所玩的內容儲存為 {aside}。</translation>
    </message>
    <message>
        <source>&amp;Edit Bookmarks…</source>
        <extracomment>(window)</extracomment>
        <translation>編輯書籤(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>(dialogs)</extracomment>
        <translation>刪除(&amp;R)</translation>
    </message>
    <message>
        <source>Bookmarked: {title}</source>
        <extracomment>(window)</extracomment>
        <translation>已加入書籤：{title}</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n bookmark(s) can be kept; remove one first.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>最多可保留 %n 個書籤；請先刪除一個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <extracomment>(dialogs)</extracomment>
        <translation>重新命名(&amp;N)</translation>
    </message>
    <message>
        <source>This position has a bookmark already.</source>
        <extracomment>(window)</extracomment>
        <translation>此局面已有書籤。</translation>
    </message>
    <message>
        <source>By this computer’s clock some of the days played are still to come.</source>
        <extracomment>(statistics)</extracomment>
        <translation>依這台電腦的時鐘，有幾個玩過的日子還沒有到。</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a verb</comment>
        <extracomment>(statistics)</extracomment>
        <translation>開局</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>(statistics)</extracomment>
        <translation>下個月</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>(statistics)</extracomment>
        <translation>上個月</translation>
    </message>
    <message>
        <source>Red: won. With a gold rim: in as few moves as asked. A dot: an omen.</source>
        <extracomment>(statistics)</extracomment>
        <translation>紅印：獲勝。金邊：步數達標。圓點：求籤。</translation>
    </message>
    <message>
        <source>Won this month: {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>本月獲勝：{number}</translation>
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
        <translation>藉助提示獲勝，不算完成挑戰。</translation>
    </message>
    <message numerus="yes">
        <source>Challenge of the day: {game}; win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>每日挑戰：{game}；請在 %n 步之內獲勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to clear it with at least %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>挑戰要求收完並得到至少 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>挑戰要求在 %n 步之內獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <extracomment>(texts)</extracomment>
        <translation>已開始。</translation>
    </message>
    <message numerus="yes">
        <source>You have met it with %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已用 %n 步完成挑戰。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have met the challenge.</source>
        <extracomment>(texts)</extracomment>
        <translation>挑戰完成。</translation>
    </message>
    <message>
        <source>You have not played it yet.</source>
        <extracomment>(texts)</extracomment>
        <translation>尚未玩過。</translation>
    </message>
    <message numerus="yes">
        <source>You have won it in %n move(s): too many.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>已用 %n 步獲勝：步數過多。</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves}, challenge: {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>{moves}，挑戰：{most}</translation>
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
        <translation>圖冊：{count} 副中已成 {made} 副</translation>
    </message>
    <message>
        <source>New in the album: {kind} {tiles}</source>
        <extracomment>(texts)</extracomment>
        <translation>圖冊新添：{kind} {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>New in the album: {kind} {tiles} and %n more</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>圖冊新添：{kind} {tiles}，另有 %n 副</numerusform>
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
        <translation>可計入目標：{count}</translation>
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
        <translation>{tiles}，圖冊裡有</translation>
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
        <translation>雙板凳</translation>
    </message>
    <message>
        <source>Big Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>大龍</translation>
    </message>
    <message>
        <source>Civil Pair</source>
        <extracomment>(engine)</extracomment>
        <translation>文對</translation>
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
        <translation>雙地</translation>
    </message>
    <message>
        <source>Five Points</source>
        <extracomment>(engine)</extracomment>
        <translation>五點</translation>
    </message>
    <message>
        <source>Five Sons</source>
        <extracomment>(engine)</extracomment>
        <translation>五子</translation>
    </message>
    <message>
        <source>Full Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>全龍</translation>
    </message>
    <message>
        <source>Full Fourteen</source>
        <extracomment>(engine)</extracomment>
        <translation>正快</translation>
    </message>
    <message>
        <source>Geese</source>
        <extracomment>(engine)</extracomment>
        <translation>雙和</translation>
    </message>
    <message>
        <source>Hatchets</source>
        <extracomment>(engine)</extracomment>
        <translation>雙斧頭</translation>
    </message>
    <message>
        <source>Heaven</source>
        <comment>a pair</comment>
        <extracomment>(engine)</extracomment>
        <translation>雙天</translation>
    </message>
    <message>
        <source>Long Threes</source>
        <extracomment>(engine)</extracomment>
        <translation>雙長三</translation>
    </message>
    <message>
        <source>Long-Legged Sevens</source>
        <extracomment>(engine)</extracomment>
        <translation>雙高腳</translation>
    </message>
    <message>
        <source>Man</source>
        <comment>a pair</comment>
        <extracomment>(engine)</extracomment>
        <translation>雙人</translation>
    </message>
    <message>
        <source>Military Pair</source>
        <extracomment>(engine)</extracomment>
        <translation>武對</translation>
    </message>
    <message>
        <source>Mixed Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>雜龍</translation>
    </message>
    <message>
        <source>Mixed Eight</source>
        <extracomment>(engine)</extracomment>
        <translation>雜八</translation>
    </message>
    <message>
        <source>Mixed Five</source>
        <extracomment>(engine)</extracomment>
        <translation>雜五</translation>
    </message>
    <message>
        <source>Mixed Nine</source>
        <extracomment>(engine)</extracomment>
        <translation>雜九</translation>
    </message>
    <message>
        <source>Mixed Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>雜七</translation>
    </message>
    <message>
        <source>Partitions</source>
        <extracomment>(engine)</extracomment>
        <translation>雙紅頭</translation>
    </message>
    <message>
        <source>Plum Blossoms</source>
        <extracomment>(engine)</extracomment>
        <translation>雙梅</translation>
    </message>
    <message>
        <source>Red-Hammer Sixes</source>
        <extracomment>(engine)</extracomment>
        <translation>雙紅錘</translation>
    </message>
    <message>
        <source>Small Dragon</source>
        <extracomment>(engine)</extracomment>
        <translation>小龍</translation>
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
        <translation>題目裡最多只能有一張暗牌。</translation>
    </message>
    <message>
        <source>This board cannot be won.</source>
        <extracomment>(solvers)</extracomment>
        <translation>這個牌局無法獲勝。</translation>
    </message>
    <message>
        <source>This board is won already.</source>
        <extracomment>(solvers)</extracomment>
        <translation>這個牌局已經獲勝。</translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: it is won in %n move(s), and in one way only.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>這是一道題：%n 步取勝，且只有一種走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show Report</source>
        <extracomment>(app)</extracomment>
        <translation>檢視報告(&amp;S)</translation>
    </message>
    <message>
        <source>A report that does not name you has been written, and sent nowhere:</source>
        <extracomment>(app)</extracomment>
        <translation>已寫入一份報告，其中沒有您的名字，也沒有傳送到任何地方：</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <extracomment>(app)</extracomment>
        <translation>程式內部發生了意外錯誤。</translation>
    </message>
    <message>
        <source>Something went wrong, and Gupai Desktop could not start.</source>
        <extracomment>(app)</extracomment>
        <translation>發生了意外錯誤，Gupai Desktop 未能啟動。</translation>
    </message>
    <message>
        <source>Your game is safe, and you can go on. If anything looks wrong, start the program again: it opens the same table.</source>
        <extracomment>(app)</extracomment>
        <translation>您的牌局安然無恙，可以接著玩。如果有什麼不對勁，請重新啟動程式，它會開啟原來的牌桌。</translation>
    </message>
    <message>
        <source>&amp;Number of the deal, a code or a board:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>牌局編號、代碼或牌面(&amp;N)：</translation>
    </message>
    <message>
        <source>There are no moves to replay yet.</source>
        <extracomment>(window)</extracomment>
        <translation>還沒有可重播的走法。</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>(games_page)</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>As you go</source>
        <extracomment>The choice by which deals become harder as they are won; it is the default. (play)</extracomment>
        <translation>循序漸進</translation>
    </message>
    <message>
        <source>Difficulty: {difficulty}.</source>
        <extracomment>(play)</extracomment>
        <translation>難度：{difficulty}。</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>(solvers)</extracomment>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>(solvers)</extracomment>
        <translation>專家</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>(solvers)</extracomment>
        <translation>困難</translation>
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
            <numerusform>%n 張暗牌</numerusform>
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
        <translation>沒有以這張 {tile} 開始的走法。</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <extracomment>Why a game is lost in which nothing can be done any more. (engine)</extracomment>
        <translation>已無牌可走。</translation>
    </message>
    <message>
        <source>Not a legal move</source>
        <extracomment>Why a move is not legal, where there is room for no more. (engine)</extracomment>
        <translation>不能這樣走</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <extracomment>(games)</extracomment>
        <translation>第 {number} 列</translation>
    </message>
    <message>
        <source>This tile can join</source>
        <extracomment>Said of a tile that belongs to a move with the selected ones, and completes none. (engine)</extracomment>
        <translation>此牌也可加入</translation>
    </message>
    <message>
        <source>Turned up: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>翻開：{tiles}。</translation>
    </message>
    <message>
        <source>a deal number is 1 to {last}, not {number}</source>
        <extracomment>(engine)</extracomment>
        <translation>牌局編號應為 1 至 {last}，而不是 {number}</translation>
    </message>
    <message>
        <source>a later version of this program has written it</source>
        <extracomment>The form of a text is one that this version of the program does not know yet. (engine)</extracomment>
        <translation>由本程式的較新版本寫入</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>(engine)</extracomment>
        <translation>已關閉</translation>
    </message>
    <message>
        <source>completed</source>
        <extracomment>(engine)</extracomment>
        <translation>已過</translation>
    </message>
    <message>
        <source>group {group} is empty</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {group} 副是空的</translation>
    </message>
    <message>
        <source>groups on this board: {found}; in this game: {wanted}</source>
        <extracomment>(engine)</extracomment>
        <translation>此牌面有 {found} 副；本遊戲應有 {wanted} 副</translation>
    </message>
    <message>
        <source>line {line}, character {place}: the text breaks off or is damaged here</source>
        <extracomment>(play)</extracomment>
        <translation>第 {line} 行第 {place} 個字元：文字在此處中斷或已損壞</translation>
    </message>
    <message>
        <source>line {line}: {error}</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {line} 行：{error}</translation>
    </message>
    <message>
        <source>missing here: {what}</source>
        <extracomment>(engine)</extracomment>
        <translation>此處缺少：{what}</translation>
    </message>
    <message>
        <source>no tiles</source>
        <extracomment>(engine)</extracomment>
        <translation>無牌</translation>
    </message>
    <message>
        <source>something in this text is not as it was written: its checksum differs</source>
        <extracomment>Somebody has changed the text, or lost a part of it. (play)</extracomment>
        <translation>這段文字與寫入時不一致：總和檢查碼不符</translation>
    </message>
    <message>
        <source>the board is not that of deal {number}</source>
        <extracomment>(engine)</extracomment>
        <translation>此牌面不是 {number} 號牌局的牌面</translation>
    </message>
    <message numerus="yes">
        <source>the set has only %n tile(s) {face}; this board has {found}</source>
        <extracomment>(engine)</extracomment>
        <translation>
            <numerusform>全副牌只有 %n 張 {face}；此牌面卻有 {found} 張</numerusform>
        </translation>
    </message>
    <message>
        <source>there is more here than can be read</source>
        <extracomment>There is more of it than the program ever writes. (engine)</extracomment>
        <translation>內容太多，無法讀取</translation>
    </message>
    <message>
        <source>this board fits no game: {error}</source>
        <extracomment>(play)</extracomment>
        <translation>此牌面不適合任何玩法：{error}</translation>
    </message>
    <message>
        <source>this is not a code, a record, a saved game or a board of tiles</source>
        <extracomment>It is nothing that can be played. (engine)</extracomment>
        <translation>這不是代碼、對局紀錄、存檔，也不是牌面</translation>
    </message>
    <message>
        <source>tile {place} of group {group}: {error}</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {group} 副第 {place} 張：{error}</translation>
    </message>
    <message>
        <source>tiles in group {group}: {found}; in this game: {wanted}</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {group} 副有 {found} 張；本遊戲應有 {wanted} 張</translation>
    </message>
    <message>
        <source>{face} could be two tiles; write {face}a or {face}b</source>
        <extracomment>(engine)</extracomment>
        <translation>{face} 有兩張；請寫 {face}a 或 {face}b</translation>
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
        <translation>{name}，不計入目標</translation>
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
        <translation>桌上沒有 {tile}</translation>
    </message>
    <message>
        <source>{tile} takes no part in this game</source>
        <extracomment>(engine)</extracomment>
        <translation>本遊戲不用 {tile}</translation>
    </message>
    <message>
        <source>“{move}” is not legal here.</source>
        <extracomment>(engine)</extracomment>
        <translation>此處不能走「{move}」。</translation>
    </message>
    <message>
        <source>“{text}” cannot stand here</source>
        <extracomment>(engine)</extracomment>
        <translation>此處不能是「{text}」</translation>
    </message>
    <message>
        <source>“{text}” is not a code; a code looks like {example}</source>
        <extracomment>(play)</extracomment>
        <translation>「{text}」不是代碼；代碼形如 {example}</translation>
    </message>
    <message>
        <source>“{text}” is not a move</source>
        <extracomment>(engine)</extracomment>
        <translation>「{text}」不是走法</translation>
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
        <translation>只換一張牌無法補救。</translation>
    </message>
    <message>
        <source>No three tiles that could be taken from it are a triplet.</source>
        <extracomment>(engine)</extracomment>
        <translation>可收的牌中沒有三張成副。</translation>
    </message>
    <message>
        <source>Not a pair</source>
        <extracomment>(engine)</extracomment>
        <translation>不成對</translation>
    </message>
    <message>
        <source>Not a triplet</source>
        <extracomment>(engine)</extracomment>
        <translation>不成副</translation>
    </message>
    <message>
        <source>The goal does not ask for such a group.</source>
        <extracomment>Said of a valid group that no goal needs. (engine)</extracomment>
        <translation>目標並不需要這樣的一副。</translation>
    </message>
    <message>
        <source>With {new} in place of {old} it would be valid: {made}.</source>
        <extracomment>(engine)</extracomment>
        <translation>以 {new} 換下 {old} 便成「{made}」。</translation>
    </message>
    <message>
        <source>five ends of {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>五端皆為 {pips} 點</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>四端為 {pips} 點，另兩端之和也是 {pips}</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {rest}, not to {pips}</source>
        <extracomment>(engine)</extracomment>
        <translation>四端為 {pips} 點，另兩端之和是 {rest}，不是 {pips}</translation>
    </message>
    <message>
        <source>its ends are {ends}</source>
        <extracomment>(engine)</extracomment>
        <translation>各端為 {ends}</translation>
    </message>
    <message>
        <source>no dragon, and no three of its ends are alike</source>
        <extracomment>(engine)</extracomment>
        <translation>不成龍，也沒有三端點數相同</translation>
    </message>
    <message>
        <source>one tile is civil, the other military</source>
        <extracomment>(engine)</extracomment>
        <translation>一張是文牌，一張是武牌</translation>
    </message>
    <message>
        <source>the one pair of military tiles with unequal pips</source>
        <extracomment>(engine)</extracomment>
        <translation>唯一點數不同的武牌對</translation>
    </message>
    <message>
        <source>the two tiles of one civil face</source>
        <extracomment>(engine)</extracomment>
        <translation>同一文牌的兩張</translation>
    </message>
    <message>
        <source>they have {one} and {other} pips, not the same number</source>
        <extracomment>(engine)</extracomment>
        <translation>點數分別為 {one} 和 {other}，並不相同</translation>
    </message>
    <message>
        <source>three ends of {pips} and three of {other}</source>
        <extracomment>(engine)</extracomment>
        <translation>三端為 {pips} 點，三端為 {other} 點</translation>
    </message>
    <message>
        <source>three ends of {pips}, the others add up to {rest}</source>
        <extracomment>(engine)</extracomment>
        <translation>三端為 {pips} 點，其餘之和是 {rest}</translation>
    </message>
    <message>
        <source>two different civil tiles</source>
        <extracomment>(engine)</extracomment>
        <translation>兩張不同的文牌</translation>
    </message>
    <message>
        <source>two military tiles of {pips} pips each</source>
        <extracomment>(engine)</extracomment>
        <translation>兩張 {pips} 點的武牌</translation>
    </message>
    <message>
        <source>{new} for {old}</source>
        <extracomment>(engine)</extracomment>
        <translation>以 {new} 換 {old}</translation>
    </message>
    <message>
        <source>{tiles} would be valid: {made}.</source>
        <extracomment>(games)</extracomment>
        <translation>{tiles} 將成「{made}」。</translation>
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
            <numerusform>連勝 %n 局</numerusform>
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
        <translation>開始(&amp;P)</translation>
    </message>
    <message>
        <source>A problem</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日一題</translation>
    </message>
    <message>
        <source>An omen</source>
        <extracomment>(games_page)</extracomment>
        <translation>求籤</translation>
    </message>
    <message>
        <source>As in Preferences</source>
        <extracomment>(games_page)</extracomment>
        <translation>同偏好設定</translation>
    </message>
    <message>
        <source>D&amp;eals offered</source>
        <extracomment>(games_page)</extracomment>
        <translation>提供的牌局(&amp;E)</translation>
    </message>
    <message>
        <source>D&amp;ifficulty</source>
        <extracomment>(games_page)</extracomment>
        <translation>難度(&amp;I)</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>(games_page)</extracomment>
        <translation>遊戲</translation>
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
        <translation>尚未勝過</translation>
    </message>
    <message>
        <source>Omen of the day</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日一籤</translation>
    </message>
    <message>
        <source>Options: {game}</source>
        <extracomment>(games_page)</extracomment>
        <translation>選項：{game}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日題目</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>(rules)</extracomment>
        <translation>規則</translation>
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
        <translation>規則變體</translation>
    </message>
    <message numerus="yes">
        <source>Won %n time(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>勝 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>(games_page)</extracomment>
        <translation>已抽籤</translation>
    </message>
    <message>
        <source>each with its problems</source>
        <extracomment>(games_page)</extracomment>
        <translation>各有題目可解</translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <comment>a challenge</comment>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>%n 步之內</numerusform>
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
        <translation>尚未抽籤</translation>
    </message>
    <message>
        <source>problems solved: {solved} of {count}</source>
        <extracomment>(texts)</extracomment>
        <translation>已解 {solved} 題，共 {count} 題</translation>
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
            <numerusform>帶框的 %n 副牌已符合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal:</source>
        <extracomment>(window)</extracomment>
        <translation>目標：</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <extracomment>(window)</extracomment>
        <translation>目標：{goal}</translation>
    </message>
    <message numerus="yes">
        <source>Marked: %n tile(s) that it can be made of.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>標出的 %n 張牌可用來組成它。</numerusform>
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
        <translation>還不能動</translation>
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
        <translation>第 {group} 卦的第 {place} 個位置是空的，但那張牌一直不能動</translation>
    </message>
    <message>
        <source>{tiles} were not taken together</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles} 不可能一起收走</translation>
    </message>
    <message>
        <source>{tile} has been taken.</source>
        <extracomment>(engine)</extracomment>
        <translation>{tile} 已經收走了。</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>In every translation this text is the language&apos;s own name, and the last to be translated: releases have the language from then on. (gupai_desktop)</extracomment>
        <translation>繁體中文</translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n 將</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general(s) left</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>尚餘 %n 將</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n 關</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) must still kill two generals at once: a level of one tile can.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>還須有 %n 關一次斬兩將：只剩一張牌的關才能雙斬。</numerusform>
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
            <numerusform>{all} 關已過 %n 關</numerusform>
        </translation>
    </message>
    <message>
        <source>A general is killed by the tiles of a level: choose one.</source>
        <extracomment>(games)</extracomment>
        <translation>斬將要用一關的牌：請選一關。</translation>
    </message>
    <message>
        <source>A general is left, and no level to kill him.</source>
        <extracomment>(games)</extracomment>
        <translation>還剩一將，卻沒有關可以斬他了。</translation>
    </message>
    <message>
        <source>All levels open</source>
        <extracomment>(games)</extracomment>
        <translation>各關均可收牌</translation>
    </message>
    <message>
        <source>Any three tiles of a level, adjacent or not</source>
        <extracomment>(games)</extracomment>
        <translation>任取一關中的三張，不必相鄰</translation>
    </message>
    <message>
        <source>Capture</source>
        <extracomment>(games)</extracomment>
        <translation>擒</translation>
    </message>
    <message>
        <source>Capture Meng Huo seven times.</source>
        <extracomment>(games)</extracomment>
        <translation>七次擒住孟獲。</translation>
    </message>
    <message>
        <source>Clear Five Levels</source>
        <extracomment>(games)</extracomment>
        <translation>通五關</translation>
    </message>
    <message>
        <source>Clear five levels and kill the six generals.</source>
        <extracomment>(games)</extracomment>
        <translation>清空五關，斬盡六將。</translation>
    </message>
    <message>
        <source>Clear five levels of four tiles with a long common row.</source>
        <extracomment>(games)</extracomment>
        <translation>五關各四張，公共列很長：清空各關。</translation>
    </message>
    <message>
        <source>Clear five levels of six tiles with a short common row.</source>
        <extracomment>(games)</extracomment>
        <translation>五關各六張，公共列很短：清空各關。</translation>
    </message>
    <message>
        <source>Clearing the Rows</source>
        <extracomment>(games)</extracomment>
        <translation>過關</translation>
    </message>
    <message>
        <source>Common row</source>
        <extracomment>(games)</extracomment>
        <translation>公共列</translation>
    </message>
    <message numerus="yes">
        <source>Escapes in %n refill(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>再補 %n 次便逃</numerusform>
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
        <translation>五關各四張，公共列較長。收走成副的牌並補牌，直到各關皆空。</translation>
    </message>
    <message>
        <source>Five levels of six tiles and a short common row. Take triplets and refill until all levels are empty.</source>
        <extracomment>(games)</extracomment>
        <translation>五關各六張，公共列較短。收走成副的牌並補牌，直到各關皆空。</translation>
    </message>
    <message>
        <source>From level {number} down</source>
        <extracomment>(games)</extracomment>
        <translation>第 {number} 關及以下可收</translation>
    </message>
    <message>
        <source>Generals</source>
        <extracomment>(games)</extracomment>
        <translation>將牌列</translation>
    </message>
    <message numerus="yes">
        <source>Generals, %n killed</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>將牌列，已斬 %n 將</numerusform>
        </translation>
    </message>
    <message>
        <source>Kill</source>
        <extracomment>(games)</extracomment>
        <translation>斬將</translation>
    </message>
    <message>
        <source>Killing one general here would leave too many.</source>
        <extracomment>(games)</extracomment>
        <translation>在這裡只斬一將，剩下的將就太多了。</translation>
    </message>
    <message>
        <source>Killing two generals here would leave too few for the rest.</source>
        <extracomment>(games)</extracomment>
        <translation>在這裡斬兩將，其餘各關就無將可斬了。</translation>
    </message>
    <message>
        <source>Laid: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>已補：{tiles}。</translation>
    </message>
    <message>
        <source>Level {level} has captured Meng Huo.</source>
        <extracomment>(games)</extracomment>
        <translation>第 {level} 關擒住了孟獲。</translation>
    </message>
    <message>
        <source>Level {level} has killed {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>第 {level} 關斬了 {tiles}。</translation>
    </message>
    <message>
        <source>Level {level} is closed until the next turn: something has been taken from level {lower}.</source>
        <extracomment>(games)</extracomment>
        <translation>第 {level} 關本回合已關閉：已從第 {lower} 關收過牌。</translation>
    </message>
    <message>
        <source>Level {level}: {made}.</source>
        <extracomment>(games)</extracomment>
        <translation>第 {level} 關：{made}。</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>(games)</extracomment>
        <translation>第 {number} 關</translation>
    </message>
    <message>
        <source>Meng Huo</source>
        <extracomment>(games)</extracomment>
        <translation>孟獲</translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo escapes in %n refill(s).</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>再補牌 %n 次，孟獲便逃走。</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo has escaped.</source>
        <extracomment>(games)</extracomment>
        <translation>孟獲逃走了。</translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo is captured by a level of exactly two tiles; this level has %n.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>恰有兩張牌的關可擒孟獲；這一關有 %n 張。</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level that form a triplet with him.</source>
        <extracomment>(games)</extracomment>
        <translation>一關最後兩張若與孟獲成副便可擒之。</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is reached by a refill. Capture him seven times.</source>
        <extracomment>(games)</extracomment>
        <translation>用一關餘下的兩張牌擒住孟獲；補牌輪到他時，他便逃走。擒他七次即勝。</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the tiles of a level: choose one.</source>
        <extracomment>(games)</extracomment>
        <translation>擒孟獲要用一關的牌：請選一關。</translation>
    </message>
    <message>
        <source>No general is left in this row.</source>
        <extracomment>(games)</extracomment>
        <translation>將牌列中已無將。</translation>
    </message>
    <message>
        <source>No more taking</source>
        <extracomment>(games)</extracomment>
        <translation>本回合不可再收牌</translation>
    </message>
    <message>
        <source>Not adjacent</source>
        <extracomment>(games)</extracomment>
        <translation>不相鄰</translation>
    </message>
    <message>
        <source>Nothing is left to refill with.</source>
        <extracomment>(games)</extracomment>
        <translation>已無牌可補。</translation>
    </message>
    <message>
        <source>Nothing more is taken in this turn.</source>
        <extracomment>(games)</extracomment>
        <translation>本回合不可再收牌。</translation>
    </message>
    <message>
        <source>O-Koan</source>
        <extracomment>(games)</extracomment>
        <translation>五關</translation>
    </message>
    <message numerus="yes">
        <source>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>恰有兩張牌的關可斬一將，恰有一張牌的關可斬兩將；這一關有 %n 張。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the leftmost and the rightmost general can be killed.</source>
        <extracomment>(games)</extracomment>
        <translation>只能斬最左或最右的將。</translation>
    </message>
    <message>
        <source>Passing Five Levels</source>
        <extracomment>(games)</extracomment>
        <translation>過五關</translation>
    </message>
    <message>
        <source>Refill</source>
        <extracomment>(games)</extracomment>
        <translation>補牌</translation>
    </message>
    <message>
        <source>Refilling lays nothing here.</source>
        <extracomment>(games)</extracomment>
        <translation>補牌時這一關補不到牌。</translation>
    </message>
    <message>
        <source>Refilling lays {tile} here.</source>
        <extracomment>(games)</extracomment>
        <translation>補牌時這一關得 {tile}。</translation>
    </message>
    <message>
        <source>Refilling lays, from the lowest level up: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>補牌自最下一關向上依次為：{tiles}。</translation>
    </message>
    <message>
        <source>Seven Captures of Meng Huo</source>
        <extracomment>(games)</extracomment>
        <translation>七擒孟獲</translation>
    </message>
    <message>
        <source>Six generals guard five levels. The last two tiles of a level can kill one general, the last one alone two at once, and the level is completed. Kill all six: exactly one kill has to be double.</source>
        <extracomment>(games)</extracomment>
        <translation>六將守五關。一關最後兩張牌可斬一將，最後一張牌可連斬兩將，這一關便通過。六將都要斬掉：恰有一次須是雙斬。</translation>
    </message>
    <message>
        <source>The first and the last tile of a level are adjacent.</source>
        <extracomment>(games)</extracomment>
        <translation>一關的首尾兩張視為相鄰。</translation>
    </message>
    <message>
        <source>The general at either end is killed by the last two tiles of a level, both by the last one, if they form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>一關最後兩張若與任一端的將成副便可斬之，最後一張若與兩端的將成副便可同斬。</translation>
    </message>
    <message>
        <source>The general is killed by the last two tiles of a level, if they form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>一關最後兩張若與將成副便可斬之。</translation>
    </message>
    <message>
        <source>These three are a triplet, but they are not adjacent.</source>
        <extracomment>(games)</extracomment>
        <translation>這三張成副，但並不相鄰。</translation>
    </message>
    <message>
        <source>These tiles lie in different levels.</source>
        <extracomment>(games)</extracomment>
        <translation>這些牌不在同一關。</translation>
    </message>
    <message>
        <source>This level is completed.</source>
        <extracomment>(games)</extracomment>
        <translation>這一關已過。</translation>
    </message>
    <message>
        <source>Three tiles that form a triplet are taken at a time.</source>
        <extracomment>(games)</extracomment>
        <translation>每次收走成副的三張牌。</translation>
    </message>
    <message>
        <source>Tiles of the common row come back only by refilling.</source>
        <extracomment>(games)</extracomment>
        <translation>公共列的牌只能透過補牌回到各關。</translation>
    </message>
    <message>
        <source>double kill done</source>
        <extracomment>(games)</extracomment>
        <translation>已雙斬</translation>
    </message>
    <message>
        <source>double kill to come</source>
        <extracomment>(games)</extracomment>
        <translation>尚須雙斬一次</translation>
    </message>
    <message>
        <source>row {row}: a completed level is written “-”, any other empty row “.”</source>
        <extracomment>(games)</extracomment>
        <translation>第 {row} 列：已通過的關寫作「-」，其他空列寫作「.」</translation>
    </message>
    <message>
        <source>too few generals</source>
        <extracomment>(games)</extracomment>
        <translation>餘將太少</translation>
    </message>
    <message>
        <source>too many generals</source>
        <extracomment>(games)</extracomment>
        <translation>餘將太多</translation>
    </message>
    <message>
        <source>{done} of {levels} levels, {killed} of {generals} generals</source>
        <extracomment>(games)</extracomment>
        <translation>{levels} 關已過 {done} 關，{generals} 將已斬 {killed} 將</translation>
    </message>
    <message>
        <source>{generals} for {levels}, and each level must kill one.</source>
        <extracomment>(games)</extracomment>
        <translation>{levels}只剩 {generals}，而每關都須斬將。</translation>
    </message>
    <message>
        <source>{generals} for {levels}, and no level can kill more than two.</source>
        <extracomment>(games)</extracomment>
        <translation>{levels}要斬 {generals}，而一關最多斬兩將。</translation>
    </message>
    <message>
        <source>{tile} to level {level}</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} 補入第 {level} 關</translation>
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
        <translation>求籤：成與不成，全憑牌局。</translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s), with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>藉助提示收完，得 %n 分。</numerusform>
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
        <translation>複製結果</translation>
    </message>
    <message>
        <source>Every move can be taken back.</source>
        <extracomment>(texts)</extracomment>
        <translation>每一步都可以復原。</translation>
    </message>
    <message>
        <source>Gupai Desktop</source>
        <extracomment>(app)</extracomment>
        <translation>Gupai Desktop 骨牌</translation>
    </message>
    <message>
        <source>How long this deal has been played: {time}</source>
        <extracomment>(window)</extracomment>
        <translation>本局已用時間：{time}</translation>
    </message>
    <message numerus="yes">
        <source>It could still be won %n move(s) ago.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 步之前還能贏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a deal ({difficulty})…</source>
        <extracomment>(texts)</extracomment>
        <translation>正在尋找牌局（難度：{difficulty}）…</translation>
    </message>
    <message>
        <source>Looking for a deal…</source>
        <extracomment>(texts)</extracomment>
        <translation>正在尋找牌局…</translation>
    </message>
    <message>
        <source>Play It Again</source>
        <extracomment>(texts)</extracomment>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>(texts)</extracomment>
        <translation>重播</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>(board)</extracomment>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <extracomment>(texts)</extracomment>
        <translation>這一局輸了。</translation>
    </message>
    <message>
        <source>The solver stopped and has been started again.</source>
        <extracomment>(play)</extracomment>
        <translation>分析中斷，現已重新開始。</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <extracomment>(window)</extracomment>
        <translation>工具列</translation>
    </message>
    <message>
        <source>Train</source>
        <extracomment>(texts)</extracomment>
        <translation>練習</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s), with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>使用提示，用 %n 步獲勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>用 %n 步獲勝。</numerusform>
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
        <translation>{day} 的挑戰</translation>
    </message>
    <message>
        <source>custom board</source>
        <extracomment>(texts)</extracomment>
        <translation>自訂牌局</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>(texts)</extracomment>
        <translation>{number} 號牌局</translation>
    </message>
    <message>
        <source>one of the first deals</source>
        <extracomment>(play)</extracomment>
        <translation>入門牌局</translation>
    </message>
    <message>
        <source>par {moves}</source>
        <extracomment>(texts)</extracomment>
        <translation>參考 {moves} 步</translation>
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
        <translation>{game} {number} 號</translation>
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
        <translation>銀</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <extracomment>(play)</extracomment>
        <translation>藉助提示解出</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>(widgets)</extracomment>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>(widgets)</extracomment>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>(widgets)</extracomment>
        <translation>語言(&amp;L)</translation>
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
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks</source>
        <extracomment>(dialogs)</extracomment>
        <translation>書籤(&amp;K)</translation>
    </message>
    <message>
        <source>Recen&amp;t Deals</source>
        <extracomment>(window)</extracomment>
        <translation>最近的牌局(&amp;T)</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>(board)</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>A clear road asks for no hurry.</source>
        <extracomment>(play)</extracomment>
        <translation>路已通了，慢走無妨。</translation>
    </message>
    <message>
        <source>A day for sweeping the yard.</source>
        <extracomment>(play)</extracomment>
        <translation>今日宜掃院子。</translation>
    </message>
    <message>
        <source>A door ajar lets in the light.</source>
        <extracomment>(play)</extracomment>
        <translation>門只半開，光也進得來。</translation>
    </message>
    <message>
        <source>A full cup is carried slowly.</source>
        <extracomment>(play)</extracomment>
        <translation>滿杯的水，慢慢端。</translation>
    </message>
    <message>
        <source>A slow cart sees more of the road.</source>
        <extracomment>(play)</extracomment>
        <translation>車慢，看見的路就多。</translation>
    </message>
    <message>
        <source>A stone in the shoe does not end the walk.</source>
        <extracomment>(play)</extracomment>
        <translation>鞋裡一粒沙，不礙走遠路。</translation>
    </message>
    <message>
        <source>A windy day is a good day to mend the net.</source>
        <extracomment>(play)</extracomment>
        <translation>風大的日子，正好補網。</translation>
    </message>
    <message>
        <source>An empty table, and light hands.</source>
        <extracomment>(play)</extracomment>
        <translation>桌上空空，兩手輕輕。</translation>
    </message>
    <message>
        <source>Ask again, and ask something smaller.</source>
        <extracomment>(play)</extracomment>
        <translation>再問的時候，問小一點的事。</translation>
    </message>
    <message>
        <source>Count what is done, and sleep well.</source>
        <extracomment>(play)</extracomment>
        <translation>把做成的事數一數，睡個好覺。</translation>
    </message>
    <message>
        <source>Each has found its mate; leave it at that.</source>
        <extracomment>(play)</extracomment>
        <translation>張張成雙，到此就好。</translation>
    </message>
    <message>
        <source>Fine weather is for work, not for boasting.</source>
        <extracomment>(play)</extracomment>
        <translation>天晴好做事，不必逢人說。</translation>
    </message>
    <message>
        <source>Half a bridge shows where the river is narrow.</source>
        <extracomment>(play)</extracomment>
        <translation>橋成一半，已知河窄之處。</translation>
    </message>
    <message>
        <source>Keep the small promise first.</source>
        <extracomment>(play)</extracomment>
        <translation>先守住小小的諾言。</translation>
    </message>
    <message>
        <source>Low water shows the stones to step on.</source>
        <extracomment>(play)</extracomment>
        <translation>水淺了，踏腳石就露出來。</translation>
    </message>
    <message>
        <source>Mist in the valley; the hill is where it was.</source>
        <extracomment>(play)</extracomment>
        <translation>谷裡起霧，山還在原處。</translation>
    </message>
    <message>
        <source>Nearly home; the last steps are steps too.</source>
        <extracomment>(play)</extracomment>
        <translation>快到家了，最後幾步也是路。</translation>
    </message>
    <message>
        <source>Not every letter is answered on the day it comes.</source>
        <extracomment>(play)</extracomment>
        <translation>來信不必封封當天回。</translation>
    </message>
    <message>
        <source>Omen: degree {degree} of {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>籤象：{degree}（共 {most} 等）</translation>
    </message>
    <message>
        <source>On calm water even a small boat arrives.</source>
        <extracomment>(play)</extracomment>
        <translation>水靜的時候，小船也到岸。</translation>
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
        <translation>碗有小缺，湯一樣熱。</translation>
    </message>
    <message>
        <source>The cat sits by the wall and does not call it waiting.</source>
        <extracomment>(play)</extracomment>
        <translation>貓守在牆邊，不覺得是在等。</translation>
    </message>
    <message>
        <source>The ferry comes back; it always has.</source>
        <extracomment>(play)</extracomment>
        <translation>渡船會回來的，一向如此。</translation>
    </message>
    <message>
        <source>The gate is shut; the garden wall is warm in the sun.</source>
        <extracomment>(play)</extracomment>
        <translation>門關著，牆根有太陽。</translation>
    </message>
    <message>
        <source>The harvest is in; a few ears are for the birds.</source>
        <extracomment>(play)</extracomment>
        <translation>莊稼收完，留幾穗給鳥雀。</translation>
    </message>
    <message>
        <source>The kettle takes its time; so may you.</source>
        <extracomment>(play)</extracomment>
        <translation>水還沒開，茶不著急。</translation>
    </message>
    <message>
        <source>The knot has come loose; keep the string.</source>
        <extracomment>(play)</extracomment>
        <translation>結解開了，繩子留著。</translation>
    </message>
    <message>
        <source>The lamp is small; carry it lower.</source>
        <extracomment>(play)</extracomment>
        <translation>燈小，就提低一些。</translation>
    </message>
    <message>
        <source>The moon is a night short of full, and bright enough.</source>
        <extracomment>(play)</extracomment>
        <translation>月缺一分，照路已經夠了。</translation>
    </message>
    <message>
        <source>The road between high and low has the most travellers.</source>
        <extracomment>(play)</extracomment>
        <translation>不高不低的路，走的人最多。</translation>
    </message>
    <message>
        <source>The seed under the snow keeps its own calendar.</source>
        <extracomment>(play)</extracomment>
        <translation>種子在雪下，自有時節。</translation>
    </message>
    <message>
        <source>The wall did not move; now you know where it stands.</source>
        <extracomment>(play)</extracomment>
        <translation>牆沒有動，好在知道它在哪裡了。</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <extracomment>(texts)</extracomment>
        <translation>剩牌</translation>
    </message>
    <message>
        <source>Today’s omen: degree {degree} of {most}</source>
        <extracomment>(texts)</extracomment>
        <translation>今日籤象：{degree}（共 {most} 等）</translation>
    </message>
    <message>
        <source>Two of three friends came; lay the table.</source>
        <extracomment>(play)</extracomment>
        <translation>三友到了兩個，擺桌吧。</translation>
    </message>
    <message>
        <source>Water clears when nobody stirs it.</source>
        <extracomment>(play)</extracomment>
        <translation>不去攪它，水自會清。</translation>
    </message>
    <message>
        <source>What does not fit today has at least been measured.</source>
        <extracomment>(play)</extracomment>
        <translation>今天不合，總算量過了。</translation>
    </message>
    <message>
        <source>What is left for tomorrow gives tomorrow a reason.</source>
        <extracomment>(play)</extracomment>
        <translation>留一點給明天，明天才有盼頭。</translation>
    </message>
    <message>
        <source>What was shut has opened by itself.</source>
        <extracomment>(play)</extracomment>
        <translation>緊閉的門，自己開了。</translation>
    </message>
    <message>
        <source>Where there is no path, sit down and look around.</source>
        <extracomment>(play)</extracomment>
        <translation>沒有路的地方，坐下來看看。</translation>
    </message>
    <message>
        <source>Winter is how a tree rests.</source>
        <extracomment>(play)</extracomment>
        <translation>入冬，是樹在歇息。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>還剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is taken when one tile lies above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>一上一下正對著的對子才能收。</translation>
    </message>
    <message>
        <source>A tower of eight rows. Take pairs of tiles that lie face up; a tile is turned up as soon as two of its sides that meet at a corner are free.</source>
        <extracomment>(games)</extracomment>
        <translation>八層高塔。收走成對的明牌；一張牌相鄰的兩邊都空出來，就翻開。</translation>
    </message>
    <message>
        <source>A turtle of five chains, face up at their ends. Take pairs of tiles that lie face up; the next tile of a chain is turned up.</source>
        <extracomment>(games)</extracomment>
        <translation>五條牌列排成一隻龜，只有兩端的牌翻開。收走成對的明牌，牌列的下一張隨即翻開。</translation>
    </message>
    <message>
        <source>An omen: take pairs from a tower until it is gone.</source>
        <extracomment>(games)</extracomment>
        <translation>求籤：收對拆塔，拆完為止。</translation>
    </message>
    <message>
        <source>An omen: take pairs from the ends of a turtle.</source>
        <extracomment>(games)</extracomment>
        <translation>求籤：從金龜的各個端頭收對。</translation>
    </message>
    <message>
        <source>An omen: take pairs that lie one above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>求籤：收走上下相對的對子。</translation>
    </message>
    <message>
        <source>Fishing the Golden Turtle</source>
        <extracomment>(games)</extracomment>
        <translation>釣金龜</translation>
    </message>
    <message>
        <source>No pair lies one tile above the other.</source>
        <extracomment>(games)</extracomment>
        <translation>沒有上下相對的對子。</translation>
    </message>
    <message>
        <source>No tile of this row can be taken now.</source>
        <extracomment>(games)</extracomment>
        <translation>這一列現在沒有可收的牌。</translation>
    </message>
    <message>
        <source>Only tiles that lie face up are taken.</source>
        <extracomment>(games)</extracomment>
        <translation>只能收翻開的牌。</translation>
    </message>
    <message>
        <source>Opening the Pagoda</source>
        <extracomment>(games)</extracomment>
        <translation>開塔</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>(games)</extracomment>
        <translation>拆對</translation>
    </message>
    <message>
        <source>The mate of {tile} is {mate}, which still lies face down.</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} 要配 {mate}，那張牌還沒有翻開。</translation>
    </message>
    <message>
        <source>The rows are turned only when no pair can be taken.</source>
        <extracomment>(games)</extracomment>
        <translation>沒有可收的對子時，兩行才轉動。</translation>
    </message>
    <message>
        <source>Tiles are taken in pairs.</source>
        <extracomment>(games)</extracomment>
        <translation>牌要成對收。</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>(games)</extracomment>
        <translation>轉</translation>
    </message>
    <message numerus="yes">
        <source>Turned %n of {all} times without a pair</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>轉了 %n 次（最多 {all} 次），沒有對子</numerusform>
        </translation>
    </message>
    <message>
        <source>Two Rows</source>
        <extracomment>(games)</extracomment>
        <translation>雙行</translation>
    </message>
    <message>
        <source>Two rows of sixteen tiles, face up. Take a pair that lies one tile above the other, and the rows close up; when there is none, turn the rows by one tile.</source>
        <extracomment>(games)</extracomment>
        <translation>兩行明牌，每行十六張。上下相對成對的就收走，兩行隨即靠攏；沒有這樣的對子，就把兩行轉動一格。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>(window)</extracomment>
        <translation>遊戲已暫停。</translation>
    </message>
    <message>
        <source>First point at a group, or go to it by the arrow keys.</source>
        <extracomment>(board)</extracomment>
        <translation>請先指向一副牌，或用方向鍵移到那裡。</translation>
    </message>
    <message>
        <source>No tile {tile} lies face up here.</source>
        <extracomment>(play)</extracomment>
        <translation>這裡沒有翻開的 {tile}。</translation>
    </message>
    <message>
        <source>Press a selected tile to play this move.</source>
        <extracomment>(play)</extracomment>
        <translation>點一張選中的牌，即走這一步。</translation>
    </message>
    <message>
        <source>Press again to play it, or select another tile.</source>
        <extracomment>(play)</extracomment>
        <translation>再點一次即走這一步，也可以再選一張牌。</translation>
    </message>
    <message>
        <source>A general within reach is left alone for a turn.</source>
        <extracomment>(play)</extracomment>
        <translation>夠得著的一將，這一輪先放過。</translation>
    </message>
    <message>
        <source>A group can exchange with several others, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>一副可與另外幾副調換，只有一副是對的。</translation>
    </message>
    <message>
        <source>A group gives a tile away and takes one like it back.</source>
        <extracomment>(play)</extracomment>
        <translation>一副先讓出一張牌，再收回同樣的一張。</translation>
    </message>
    <message>
        <source>A group that the goal asks for is broken on the way.</source>
        <extracomment>(play)</extracomment>
        <translation>途中須拆開一副目標所要的牌。</translation>
    </message>
    <message>
        <source>A pair is better taken without a third tile.</source>
        <extracomment>(play)</extracomment>
        <translation>一對最好單收，不帶第三張牌。</translation>
    </message>
    <message>
        <source>A pair that could be taken is better in a triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>可收的一對，最好收在三張牌型裡。</translation>
    </message>
    <message>
        <source>A tile belongs to more than one triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>一張牌能歸入不止一副三張牌型。</translation>
    </message>
    <message>
        <source>A tile goes through one group to reach another.</source>
        <extracomment>(play)</extracomment>
        <translation>一張牌經由一副轉到另一副。</translation>
    </message>
    <message>
        <source>A tile that is needed has to be freed first.</source>
        <extracomment>(play)</extracomment>
        <translation>要用的牌，須先使它能動。</translation>
    </message>
    <message>
        <source>A triplet that could be taken stays for a turn.</source>
        <extracomment>(play)</extracomment>
        <translation>可收的三張牌，這一輪先留著。</translation>
    </message>
    <message>
        <source>An exchange that finishes no group yet makes the next ones possible.</source>
        <extracomment>(play)</extracomment>
        <translation>先作一次調換，一副也沒完成，卻為後面作了準備。</translation>
    </message>
    <message>
        <source>Both tiles of a pair change places with two of a triplet.</source>
        <extracomment>(play)</extracomment>
        <translation>一對中的兩張與三張中的兩張互換。</translation>
    </message>
    <message>
        <source>Double kill</source>
        <extracomment>(play)</extracomment>
        <translation>雙斬</translation>
    </message>
    <message>
        <source>Either general is within reach, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>兩將都夠得著，只有一將是對的。</translation>
    </message>
    <message>
        <source>Find it</source>
        <extracomment>(play)</extracomment>
        <translation>找出來</translation>
    </message>
    <message>
        <source>Freed first</source>
        <extracomment>(play)</extracomment>
        <translation>先解開</translation>
    </message>
    <message>
        <source>Lent</source>
        <extracomment>(play)</extracomment>
        <translation>暫借</translation>
    </message>
    <message>
        <source>Less now</source>
        <extracomment>(play)</extracomment>
        <translation>眼前少得</translation>
    </message>
    <message>
        <source>More groups could be finished at once, and must not.</source>
        <extracomment>(play)</extracomment>
        <translation>本可一次多完成幾副，卻不該如此。</translation>
    </message>
    <message>
        <source>One by one</source>
        <extracomment>(play)</extracomment>
        <translation>逐副補救</translation>
    </message>
    <message>
        <source>One exchange finishes two groups.</source>
        <extracomment>(play)</extracomment>
        <translation>一次調換，完成兩副。</translation>
    </message>
    <message>
        <source>One tile has to kill two generals at once.</source>
        <extracomment>(play)</extracomment>
        <translation>須以一張牌連斬兩將。</translation>
    </message>
    <message>
        <source>Passed on</source>
        <extracomment>(play)</extracomment>
        <translation>轉手</translation>
    </message>
    <message>
        <source>Prepared</source>
        <extracomment>(play)</extracomment>
        <translation>先作準備</translation>
    </message>
    <message>
        <source>Round the end</source>
        <extracomment>(play)</extracomment>
        <translation>首尾相連</translation>
    </message>
    <message>
        <source>Spared</source>
        <extracomment>(play)</extracomment>
        <translation>暫且放過</translation>
    </message>
    <message>
        <source>Taking a triplet brings the next one together.</source>
        <extracomment>(play)</extracomment>
        <translation>收走三張牌後，下一副便湊到一起。</translation>
    </message>
    <message>
        <source>The first and the last tile of a level lie side by side.</source>
        <extracomment>(play)</extracomment>
        <translation>一關的首尾兩張算是相鄰。</translation>
    </message>
    <message>
        <source>The gap closes</source>
        <extracomment>(play)</extracomment>
        <translation>空處合攏</translation>
    </message>
    <message>
        <source>The pair</source>
        <extracomment>(play)</extracomment>
        <translation>那一對</translation>
    </message>
    <message>
        <source>The take that brings most at once is not the best.</source>
        <extracomment>(play)</extracomment>
        <translation>眼前得分最多的一收，並非最好。</translation>
    </message>
    <message>
        <source>Three, not two</source>
        <extracomment>(play)</extracomment>
        <translation>收三不收二</translation>
    </message>
    <message>
        <source>Two at once</source>
        <extracomment>(play)</extracomment>
        <translation>一舉兩得</translation>
    </message>
    <message>
        <source>Two for two</source>
        <extracomment>(play)</extracomment>
        <translation>兩張換兩張</translation>
    </message>
    <message>
        <source>Two groups can exchange in several ways, and only one is right.</source>
        <extracomment>(play)</extracomment>
        <translation>兩副之間有幾種調換，只有一種是對的。</translation>
    </message>
    <message>
        <source>Two, not three</source>
        <extracomment>(play)</extracomment>
        <translation>收二不收三</translation>
    </message>
    <message>
        <source>What is missing in the end is one tile of a pair.</source>
        <extracomment>(play)</extracomment>
        <translation>最後只缺一對中的一張牌。</translation>
    </message>
    <message>
        <source>Which general</source>
        <extracomment>(play)</extracomment>
        <translation>該斬哪一將</translation>
    </message>
    <message>
        <source>Which partner</source>
        <extracomment>(play)</extracomment>
        <translation>該與哪副換</translation>
    </message>
    <message>
        <source>Which three</source>
        <extracomment>(play)</extracomment>
        <translation>該收哪三張</translation>
    </message>
    <message>
        <source>Which tile</source>
        <extracomment>(play)</extracomment>
        <translation>該換哪張</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>(engine)</extracomment>
        <translation>任意牌局</translation>
    </message>
    <message>
        <source>Built to be winnable</source>
        <extracomment>(engine)</extracomment>
        <translation>專門編排（必可勝）</translation>
    </message>
    <message>
        <source>Proven winnable</source>
        <extracomment>(solvers)</extracomment>
        <translation>已證明可勝</translation>
    </message>
    <message>
        <source>Without dead groups</source>
        <extracomment>(engine)</extracomment>
        <translation>沒有死副的牌局</translation>
    </message>
    <message>
        <source>&amp;Reset to Defaults</source>
        <extracomment>(dialogs)</extracomment>
        <translation>還原預設值(&amp;R)</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>(board)</extracomment>
        <translation>依系統設定</translation>
    </message>
    <message>
        <source>Moves and results</source>
        <extracomment>(texts)</extracomment>
        <translation>走法和結果</translation>
    </message>
    <message>
        <source>Moves, results and groups</source>
        <extracomment>(texts)</extracomment>
        <translation>走法、結果和各副牌</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>(board)</extracomment>
        <translation>關</translation>
    </message>
    <message>
        <source>Read Alou&amp;d</source>
        <extracomment>(texts)</extracomment>
        <translation>朗讀(&amp;D)</translation>
    </message>
    <message>
        <source>Refill when nothing else is left</source>
        <extracomment>(dialogs)</extracomment>
        <translation>無其他走法時自動補牌</translation>
    </message>
    <message>
        <source>Results only</source>
        <extracomment>(texts)</extracomment>
        <translation>只讀結果</translation>
    </message>
    <message>
        <source>Sample tiles</source>
        <extracomment>(dialogs)</extracomment>
        <translation>以此外觀顯示的幾張牌</translation>
    </message>
    <message>
        <source>Show the time in the status bar</source>
        <extracomment>(dialogs)</extracomment>
        <translation>在狀態列顯示時間</translation>
    </message>
    <message>
        <source>Show whether the game can still be won</source>
        <extracomment>(dialogs)</extracomment>
        <translation>顯示是否仍可獲勝</translation>
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
        <translation>已超出參考步數</translation>
    </message>
    <message>
        <source>Silver: it can be done better.</source>
        <extracomment>(texts)</extracomment>
        <translation>銀：還有更好的解法。</translation>
    </message>
    <message>
        <source>There is no other problem.</source>
        <extracomment>(games_page)</extracomment>
        <translation>沒有別的題了。</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>用 %n 步獲勝。</numerusform>
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
        <translation>這個牌局已無事可做</translation>
    </message>
    <message numerus="yes">
        <source>problem for %n point(s)</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>%n 分的題目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>problem in %n move(s)</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>%n 步的題目</numerusform>
        </translation>
    </message>
    <message>
        <source>problem {number} of {count}</source>
        <extracomment>(play)</extracomment>
        <translation>第 {number} 題（共 {count} 題）</translation>
    </message>
    <message>
        <source>the file {file} cannot be read</source>
        <extracomment>(play)</extracomment>
        <translation>檔案 {file} 無法讀取</translation>
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
        <translation>此後每一步都只能走回頭。</translation>
    </message>
    <message>
        <source>Of {groups} none is ever mended first: no valid group of other tiles can exchange with one of them.</source>
        <extracomment>(games)</extracomment>
        <translation>{groups} 之中，哪一副都無法先補救：由其他牌組成的副，沒有一副能與它們調換。</translation>
    </message>
    <message>
        <source>Of {pairs} no pair is ever the first to be taken: even once all other tiles are gone, one tile of each still lies face down.</source>
        <extracomment>(games)</extracomment>
        <translation>{pairs} 之中，哪一對都無法先收走：就算其他牌全都收走，每一對裡仍有一張沒有翻開。</translation>
    </message>
    <message>
        <source>One of {groups} always lies there: every exchange with one leaves one, and none is of use in the end.</source>
        <extracomment>(games)</extracomment>
        <translation>{groups} 之中總有一副留著：與其中一副調換，總會留下其中一副，而結局時一副也用不上。</translation>
    </message>
    <message>
        <source>Only this leads on: {moves}.</source>
        <extracomment>(engine)</extracomment>
        <translation>只有這樣才能走下去：{moves}。</translation>
    </message>
    <message numerus="yes">
        <source>The %n other invalid group(s) cannot help either.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>其餘 %n 副不成的牌也救不了。</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal has no use for {group}, and no valid group can exchange with it.</source>
        <extracomment>(games)</extracomment>
        <translation>目標並不需要 {group}，而任何成副的牌都不能與它調換。</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>What leads to a proof, and what it shows where no more is known. (texts)</extracomment>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>line {line}.</source>
        <extracomment>(engine)</extracomment>
        <translation>第 {line} 行。</translation>
    </message>
    <message>
        <source>then only {moves}</source>
        <extracomment>(engine)</extracomment>
        <translation>之後只有 {moves}</translation>
    </message>
    <message>
        <source>{moves} → {where}</source>
        <extracomment>(engine)</extracomment>
        <translation>{moves} → {where}</translation>
    </message>
    <message>
        <source>{move} (turned up: {tiles})</source>
        <extracomment>(engine)</extracomment>
        <translation>{move}（翻開：{tiles}）</translation>
    </message>
    <message>
        <source>One Move Back</source>
        <extracomment>(replay)</extracomment>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>One Move On</source>
        <extracomment>(replay)</extracomment>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>Place in the record</source>
        <extracomment>(replay)</extracomment>
        <translation>紀錄中的位置</translation>
    </message>
    <message>
        <source>Play On from Here</source>
        <extracomment>(replay)</extracomment>
        <translation>從這裡繼續</translation>
    </message>
    <message>
        <source>Play by Itself</source>
        <extracomment>(replay)</extracomment>
        <translation>自動播放</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <extracomment>(replay)</extracomment>
        <translation>重播：{game}</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>(window)</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>(replay)</extracomment>
        <translation>開局</translation>
    </message>
    <message>
        <source>This move lost the game</source>
        <extracomment>(replay)</extracomment>
        <translation>這一步輸掉了牌局</translation>
    </message>
    <message>
        <source>To the End</source>
        <extracomment>(replay)</extracomment>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>To the Opening</source>
        <extracomment>(replay)</extracomment>
        <translation>到開局</translation>
    </message>
    <message>
        <source>{number}. {move}</source>
        <extracomment>(replay)</extracomment>
        <translation>{number}. {move}</translation>
    </message>
    <message>
        <source>It is not known which move lost the game.</source>
        <extracomment>(replay)</extracomment>
        <translation>尚不知是哪一步輸掉了這一局。</translation>
    </message>
    <message>
        <source>The game could be won until move {number} ({move}), but not after it.</source>
        <extracomment>(texts)</extracomment>
        <translation>第 {number} 步（{move}）之前尚可獲勝；此後便不能了。</translation>
    </message>
    <message>
        <source>This deal could not be won from the start.</source>
        <extracomment>(texts)</extracomment>
        <translation>這一局從一開始就無法獲勝。</translation>
    </message>
    <message>
        <source>Classic triplets</source>
        <extracomment>(engine)</extracomment>
        <translation>傳統牌型</translation>
    </message>
    <message>
        <source>Five ends are alike; the sixth may be any.</source>
        <extracomment>(engine)</extracomment>
        <translation>五端相同，第六端任意。</translation>
    </message>
    <message>
        <source>Four ends are alike; the other two add up to the same number.</source>
        <extracomment>(engine)</extracomment>
        <translation>四端相同，另兩端之和等於這個點數。</translation>
    </message>
    <message>
        <source>Loose Five Points and Full Fourteen</source>
        <extracomment>(engine)</extracomment>
        <translation>放寬五點與正快</translation>
    </message>
    <message>
        <source>Mixed Dragon instead of 2-3-Kao</source>
        <extracomment>(engine)</extracomment>
        <translation>以雜龍代替二三靠</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>(engine)</extracomment>
        <translation>否</translation>
    </message>
    <message>
        <source>The six ends are {ends}.</source>
        <extracomment>(engine)</extracomment>
        <translation>六端為 {ends}。</translation>
    </message>
    <message>
        <source>The two tiles of one civil face.</source>
        <extracomment>(engine)</extracomment>
        <translation>兩張相同的文牌。</translation>
    </message>
    <message>
        <source>The two tiles {tiles}, and no others.</source>
        <extracomment>(engine)</extracomment>
        <translation>只有 {tiles} 這兩張牌。</translation>
    </message>
    <message>
        <source>Three ends are alike, and the other three are alike too.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端相同，另三端也相同。</translation>
    </message>
    <message>
        <source>Three ends are alike; the others add up to 14 or more.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端相同，其餘三端之和為 14 或以上。</translation>
    </message>
    <message>
        <source>Three ends are alike; the others add up to 5.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端相同，其餘三端之和為 5。</translation>
    </message>
    <message>
        <source>Three ends or more are alike; leave three of them out, the rest is 14 or more.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端或更多端相同，除去其中三端，其餘之和為 14 或以上。</translation>
    </message>
    <message>
        <source>Three ends or more are alike; leave three of them out, the rest is 5.</source>
        <extracomment>(engine)</extracomment>
        <translation>三端或更多端相同，除去其中三端，其餘之和為 5。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>牌</translation>
    </message>
    <message>
        <source>Triplets</source>
        <extracomment>(engine)</extracomment>
        <translation>三張牌型</translation>
    </message>
    <message>
        <source>Two military tiles with the same number of pips.</source>
        <extracomment>(engine)</extracomment>
        <translation>兩張點數相同的武牌。</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>(engine)</extracomment>
        <translation>是</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>(rules)</extracomment>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>(rules)</extracomment>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <extracomment>(rules)</extracomment>
        <translation>搜尋所有頁面</translation>
    </message>
    <message>
        <source>The settings cannot be written to {file}: they will be forgotten.</source>
        <extracomment>(gupai_desktop)</extracomment>
        <translation>設定無法寫入 {file}：將不會被記住。</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <extracomment>(store)</extracomment>
        <translation>這不是檔案</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>(store)</extracomment>
        <translation>沒有權限</translation>
    </message>
    <message>
        <source>the disk is not responding properly</source>
        <extracomment>(store)</extracomment>
        <translation>磁碟沒有正常回應</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <extracomment>(store)</extracomment>
        <translation>沒有剩餘空間</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <extracomment>(store)</extracomment>
        <translation>路徑不存在</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({error}) and is kept as {aside}.</source>
        <extracomment>(store)</extracomment>
        <translation>無法開啟 {file}（{error}），已另存為 {aside}。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <extracomment>(store)</extracomment>
        <translation>無法讀取 {file}：{reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <extracomment>(store)</extracomment>
        <translation>無法寫入 {file}：{reason}</translation>
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
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <extracomment>(window)</extracomment>
        <translation>已複製：{text}</translation>
    </message>
    <message>
        <source>Give Up</source>
        <extracomment>(games_page)</extracomment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Nothing was opened: {error}</source>
        <extracomment>(window)</extracomment>
        <translation>未能開啟：{error}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>(dialogs)</extracomment>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>已儲存為 {file}。</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>(dialogs)</extracomment>
        <translation>已儲存的牌局</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <extracomment>(window)</extracomment>
        <translation>圖片已複製。</translation>
    </message>
    <message>
        <source>This board has no number; copy the board or a message.</source>
        <extracomment>(window)</extracomment>
        <translation>此牌面沒有編號；請複製牌面或訊息。</translation>
    </message>
    <message>
        <source>This takes a while to read…</source>
        <extracomment>(window)</extracomment>
        <translation>讀取需要一些時間……</translation>
    </message>
    <message>
        <source>Time: {time}.</source>
        <extracomment>(window)</extracomment>
        <translation>時間：{time}。</translation>
    </message>
    <message>
        <source>To play it from its opening, paste this in Gupai Desktop:</source>
        <extracomment>(window)</extracomment>
        <translation>想從開局玩這一局，請在 Gupai Desktop 中貼上：</translation>
    </message>
    <message>
        <source>To play it, paste this in Gupai Desktop:</source>
        <extracomment>(window)</extracomment>
        <translation>想玩這一局，請在 Gupai Desktop 中貼上：</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <extracomment>(window)</extracomment>
        <translation>未能讀取</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>(dialogs)</extracomment>
        <translation>還原(&amp;R)</translation>
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
        <translation>移到視窗的下一部分</translation>
    </message>
    <message>
        <source>Keys for “{action}”; press others here:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>「{action}」的按鍵；在此按下新的按鍵：</translation>
    </message>
    <message>
        <source>No action has that name.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>沒有找到。</translation>
    </message>
    <message>
        <source>Open the menu of a tile or a group</source>
        <extracomment>(widgets)</extracomment>
        <translation>開啟一張牌或一副牌的選單</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>(dialogs)</extracomment>
        <translation>移除(&amp;E)</translation>
    </message>
    <message>
        <source>Restore &amp;All</source>
        <extracomment>(dialogs)</extracomment>
        <translation>全部還原(&amp;A)</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>(dialogs)</extracomment>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>That is not a key, or one that is only held with others.</source>
        <extracomment>(widgets)</extracomment>
        <translation>這不是按鍵，或者只是與其他鍵一起按住的鍵。</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>這些按鍵不能更改。</translation>
    </message>
    <message>
        <source>Where a layout has no Latin letters, the key in the place of the letter on a US keyboard does the same.</source>
        <extracomment>The note while there is nothing else to say. (dialogs)</extracomment>
        <translation>若鍵盤配置沒有拉丁字母，則以美式鍵盤上該字母所在位置的鍵代替。</translation>
    </message>
    <message>
        <source>{keys} is already used for “{action}”.</source>
        <extracomment>(widgets)</extracomment>
        <translation>{keys} 已用於「{action}」。</translation>
    </message>
    <message>
        <source>Loud</source>
        <extracomment>(sound)</extracomment>
        <translation>大聲</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>loudness</comment>
        <extracomment>(sound)</extracomment>
        <translation>中等</translation>
    </message>
    <message>
        <source>Quiet</source>
        <extracomment>(sound)</extracomment>
        <translation>小聲</translation>
    </message>
    <message>
        <source>Nothing else here fits.</source>
        <extracomment>(window)</extracomment>
        <translation>這裡沒有別的合適的牌。</translation>
    </message>
    <message>
        <source>Nothing here fits.</source>
        <extracomment>(window)</extracomment>
        <translation>這裡沒有合適的牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can complete a move</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 張牌可完成一步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join it</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 張牌可加入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join them</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n 張牌可加入</numerusform>
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
        <translation>回到開局。</translation>
    </message>
    <message>
        <source>Selected: {move}.</source>
        <extracomment>(texts)</extracomment>
        <translation>已選：{move}。</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <extracomment>(texts)</extracomment>
        <translation>已復原：{move}。</translation>
    </message>
    <message>
        <source>none completes a move</source>
        <extracomment>(texts)</extracomment>
        <translation>沒有牌能完成一步</translation>
    </message>
    <message>
        <source>{tiles} selected; {fitting}.</source>
        <extracomment>(texts)</extracomment>
        <translation>已選 {tiles}；{fitting}。</translation>
    </message>
    <message>
        <source>omen of {day}</source>
        <extracomment>(play)</extracomment>
        <translation>{day} 的籤</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>(statistics)</extracomment>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>{number} (omen {day})</source>
        <extracomment>(play)</extracomment>
        <translation>{number}（{day} 籤）</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of {game} will no longer be counted and shown.</source>
        <extracomment>(statistics)</extracomment>
        <translation>
            <numerusform>「{game}」的 %n 局將不再計入統計，也不再顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>遊戲(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Open This Deal</source>
        <extracomment>(statistics)</extracomment>
        <translation>開啟此牌局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <extracomment>(statistics)</extracomment>
        <translation>重設(&amp;R)…</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>(statistics)</extracomment>
        <translation>開始時間</translation>
    </message>
    <message>
        <source>Best possible</source>
        <extracomment>The titles of columns that tell of points. (statistics)</extracomment>
        <translation>最高可得</translation>
    </message>
    <message>
        <source>Best time</source>
        <extracomment>(statistics)</extracomment>
        <translation>最短時間</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>(statistics)</extracomment>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <extracomment>(statistics)</extracomment>
        <translation>最少步數</translation>
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
        <translation>牌局紀錄</translation>
    </message>
    <message>
        <source>Mean time</source>
        <extracomment>(statistics)</extracomment>
        <translation>平均時間</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>(texts)</extracomment>
        <translation>步數</translation>
    </message>
    <message>
        <source>Moves above the best line known, the latest deals on the right</source>
        <extracomment>(statistics)</extracomment>
        <translation>比已知最好的走法多出的步數，最近的牌局在右</translation>
    </message>
    <message>
        <source>Moves above the best line known: from {least} to {most}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>比已知最好的走法多出的步數：{least} 至 {most}。</translation>
    </message>
    <message>
        <source>Nearest to par</source>
        <extracomment>(statistics)</extracomment>
        <translation>最接近參考步數</translation>
    </message>
    <message>
        <source>Nearest to the best</source>
        <extracomment>(statistics)</extracomment>
        <translation>最接近最高分</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>(statistics)</extracomment>
        <translation>參考步數</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>(statistics)</extracomment>
        <translation>已玩</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>(texts)</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>Points below the best known, the latest deals on the right</source>
        <extracomment>(statistics)</extracomment>
        <translation>比已知最高分少的分數，最近的牌局在右</translation>
    </message>
    <message>
        <source>Points below the best known: from {least} to {most}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>比已知最高分少：{least} 至 {most} 分。</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>(statistics)</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>(texts)</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>(texts)</extracomment>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>(texts)</extracomment>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Won without help</source>
        <extracomment>(statistics)</extracomment>
        <translation>無提示獲勝</translation>
    </message>
    <message>
        <source>Won: Easy</source>
        <extracomment>(statistics)</extracomment>
        <translation>勝：簡單</translation>
    </message>
    <message>
        <source>Won: Expert</source>
        <extracomment>(statistics)</extracomment>
        <translation>勝：專家</translation>
    </message>
    <message>
        <source>Won: Hard</source>
        <extracomment>(statistics)</extracomment>
        <translation>勝：困難</translation>
    </message>
    <message>
        <source>Won: Medium</source>
        <extracomment>(statistics)</extracomment>
        <translation>勝：中等</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <extracomment>(statistics)</extracomment>
        <translation>至少 {number}</translation>
    </message>
    <message>
        <source>below the axis: best line not known</source>
        <extracomment>(statistics)</extracomment>
        <translation>線下：最好的走法未知</translation>
    </message>
    <message>
        <source>longest {number}</source>
        <extracomment>(texts)</extracomment>
        <translation>最長 {number}</translation>
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
        <translation>獲勝</translation>
    </message>
    <message>
        <source>won with help</source>
        <extracomment>(statistics)</extracomment>
        <translation>使用提示獲勝</translation>
    </message>
    <message>
        <source>{number} (challenge {day})</source>
        <extracomment>(play)</extracomment>
        <translation>{number}（{day} 挑戰）</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>(statistics)</extracomment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <extracomment>(board)</extracomment>
        <translation>取消所選</translation>
    </message>
    <message>
        <source>Go from tile to tile</source>
        <extracomment>(board)</extracomment>
        <translation>在牌與牌之間移動</translation>
    </message>
    <message>
        <source>Go to the first or the last tile of the group</source>
        <extracomment>(board)</extracomment>
        <translation>移到本副的第一張或最後一張</translation>
    </message>
    <message>
        <source>Go to the first or the last tile of the table</source>
        <extracomment>(board)</extracomment>
        <translation>移到全桌的第一張或最後一張</translation>
    </message>
    <message>
        <source>Go to the group before or after</source>
        <extracomment>(board)</extracomment>
        <translation>移到前一副或後一副</translation>
    </message>
    <message>
        <source>Leave the table for the toolbar and the buttons, and come back</source>
        <extracomment>(board)</extracomment>
        <translation>離開牌桌到工具列和按鈕，再返回</translation>
    </message>
    <message>
        <source>Select a tile by its two ends</source>
        <extracomment>(board)</extracomment>
        <translation>依兩端點數選中一張牌</translation>
    </message>
    <message>
        <source>Select the tile, or play the move that it completes</source>
        <extracomment>(board)</extracomment>
        <translation>選中該牌，或走出由它完成的一步</translation>
    </message>
    <message>
        <source>Tab or Shift+Tab</source>
        <extracomment>(board)</extracomment>
        <translation>Tab 或 Shift+Tab</translation>
    </message>
    <message>
        <source>The same; of a selected tile, play the only move that begins with it</source>
        <extracomment>(board)</extracomment>
        <translation>同上；若該牌已選中，則走由它開始的唯一一步</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <extracomment>(board)</extracomment>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>two digits, such as 6 3</source>
        <extracomment>(board)</extracomment>
        <translation>兩個數字，如 6 3</translation>
    </message>
    <message>
        <source>{key} with arrow keys</source>
        <extracomment>(board)</extracomment>
        <translation>{key} 加方向鍵</translation>
    </message>
    <message>
        <source>A tile that lies face down</source>
        <extracomment>(board)</extracomment>
        <translation>一張暗牌</translation>
    </message>
    <message>
        <source>Face down, {group}, tile {place}</source>
        <extracomment>(board)</extracomment>
        <translation>暗牌，{group}，第 {place} 張</translation>
    </message>
    <message>
        <source>{face} {name}, {group}, tile {place}</source>
        <extracomment>(board)</extracomment>
        <translation>{face} {name}，{group}，第 {place} 張</translation>
    </message>
    <message>
        <source>A row lights its tiles on the table; Enter plays it.</source>
        <extracomment>Said of what can be made of a group. (texts)</extracomment>
        <translation>選中一行，桌上的牌即標出；按 Enter 即走這一步。</translation>
    </message>
    <message>
        <source>Back to where it could</source>
        <extracomment>(texts)</extracomment>
        <translation>回到尚可獲勝之處</translation>
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
            <numerusform>現在最多可得 %n 分。</numerusform>
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
        <translation>保留現有</translation>
    </message>
    <message numerus="yes">
        <source>Next: a deal of %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>下一局：%n 步可勝。</numerusform>
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
        <translation>稍後再說</translation>
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
        <translation>這一副的提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Pick Up {tile}</source>
        <extracomment>(window)</extracomment>
        <translation>拿起 {tile}(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo to Before This Group Changed</source>
        <extracomment>(window)</extracomment>
        <translation>復原到這一副變動之前(&amp;U)</translation>
    </message>
    <message>
        <source>E&amp;xplain This Group</source>
        <extracomment>(window)</extracomment>
        <translation>說明這一副(&amp;X)</translation>
    </message>
    <message>
        <source>Open in the &amp;Workbench…</source>
        <extracomment>(window)</extracomment>
        <translation>在擺牌台中開啟(&amp;W)…</translation>
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
        <translation>雜八</translation>
    </message>
    <message>
        <source>Five</source>
        <extracomment>(engine)</extracomment>
        <translation>雜五</translation>
    </message>
    <message>
        <source>Goose</source>
        <extracomment>(engine)</extracomment>
        <translation>和牌（鵝牌）</translation>
    </message>
    <message>
        <source>Hatchet</source>
        <extracomment>(engine)</extracomment>
        <translation>斧頭（虎頭）</translation>
    </message>
    <message>
        <source>Heaven</source>
        <extracomment>(engine)</extracomment>
        <translation>天牌</translation>
    </message>
    <message>
        <source>Long Three</source>
        <extracomment>(engine)</extracomment>
        <translation>長三</translation>
    </message>
    <message>
        <source>Long-Legged Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>高腳七</translation>
    </message>
    <message>
        <source>Man</source>
        <extracomment>(engine)</extracomment>
        <translation>人牌</translation>
    </message>
    <message>
        <source>Nine</source>
        <extracomment>(engine)</extracomment>
        <translation>雜九</translation>
    </message>
    <message>
        <source>Partition</source>
        <extracomment>(engine)</extracomment>
        <translation>紅頭十</translation>
    </message>
    <message>
        <source>Plum Blossom</source>
        <extracomment>(engine)</extracomment>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Red-Hammer Six</source>
        <extracomment>(engine)</extracomment>
        <translation>紅錘六</translation>
    </message>
    <message>
        <source>Seven</source>
        <extracomment>(engine)</extracomment>
        <translation>雜七</translation>
    </message>
    <message>
        <source>Six</source>
        <extracomment>(engine)</extracomment>
        <translation>二四</translation>
    </message>
    <message>
        <source>Three (Meng Huo)</source>
        <extracomment>(engine)</extracomment>
        <translation>丁三（孟獲）</translation>
    </message>
    <message>
        <source>“{text}” is none of these: {known}</source>
        <extracomment>(engine)</extracomment>
        <translation>沒有「{text}」；可選：{known}</translation>
    </message>
    <message>
        <source>By this computer’s clock it is {day}; the calendar begins on {first}.</source>
        <extracomment>(play)</extracomment>
        <translation>這台電腦的時鐘顯示 {day}，日曆從 {first} 開始。</translation>
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
        <translation>這一卦的牌都收走了。</translation>
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
        <translation>八卦各有三張外牌和一張內牌。收走能動的牌，成對或成三張牌型，各得分數；全部收完，分數加倍。</translation>
    </message>
    <message>
        <source>Free in this arm: {tiles}.</source>
        <extracomment>(games)</extracomment>
        <translation>這一卦能動的牌：{tiles}。</translation>
    </message>
    <message>
        <source>No third free tile makes a triplet of them.</source>
        <extracomment>(games)</extracomment>
        <translation>也沒有第三張能動的牌能與它們組成三張牌型。</translation>
    </message>
    <message>
        <source>Nothing has been taken yet.</source>
        <extracomment>(games)</extracomment>
        <translation>還沒有收過牌。</translation>
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
            <numerusform>全部收完，分數加倍：%n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two tiles that form a pair are taken, or three that form a triplet.</source>
        <extracomment>(games)</extracomment>
        <translation>一次收成對的兩張，或成牌型的三張。</translation>
    </message>
    <message>
        <source>{arm}; free: {tiles}</source>
        <extracomment>(games)</extracomment>
        <translation>{arm}；能動的：{tiles}</translation>
    </message>
    <message>
        <source>{take}, {points} of them for {pair}</source>
        <extracomment>(games)</extracomment>
        <translation>{take}，其中{pair}佔 {points}</translation>
    </message>
    <message>
        <source>{tile} lies across the ends of {others}: these must be taken first.</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} 橫在 {others} 的內端，要先把它們收走。</translation>
    </message>
    <message>
        <source>{tile} lies between {one} and {other}: one of them must be taken first.</source>
        <extracomment>(games)</extracomment>
        <translation>{tile} 夾在 {one} 和 {other} 中間，要先收走其中一張。</translation>
    </message>
    <message>
        <source>This turn: {steps}</source>
        <extracomment>(widgets)</extracomment>
        <translation>本回合：{steps}</translation>
    </message>
    <message>
        <source>{step} (done)</source>
        <extracomment>(widgets)</extracomment>
        <translation>{step}（已過）</translation>
    </message>
    <message>
        <source>{step} (now)</source>
        <extracomment>(widgets)</extracomment>
        <translation>{step}（現在）</translation>
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
        <translation>跳過(&amp;S)</translation>
    </message>
    <message>
        <source>A Coincidence: the general is dead, the upper level completed, and the next general turned face up.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>合巧：這一將已斬，上面一關通過，下一將翻開。</translation>
    </message>
    <message>
        <source>A Full Dragon. Taken tiles go to the left end of the common row.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>全龍。收走的牌放到公共列左端。</translation>
    </message>
    <message>
        <source>A group of three is valid if its six ends form a triplet, a group of two if it is a pair. A valid group bears its name and a seal: here these are the marked three. The game is won when every group is valid.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三張牌的六端組成三張牌型，或兩張牌成對，就算成副。成副的牌下有名稱和印：這裡是標出的三副。各副全成即勝。</translation>
    </message>
    <message>
        <source>A pair</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一對</translation>
    </message>
    <message>
        <source>A tile between two others is free once one of them has been taken: now 42 and 44 are. 42 and 21 together bring nine points, more than any other pair.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>夾在兩張之間的牌，收走一張鄰牌就能動：現在 42 和 44 都能動了。42 和 21 一起收得九分，比別的對子都多。</translation>
    </message>
    <message>
        <source>A tile has two ends</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一張牌有兩端</translation>
    </message>
    <message>
        <source>A triplet</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三張牌型</translation>
    </message>
    <message>
        <source>An arm has three outer tiles, and an inner one across their ends. Of the outer ones the first and the third are free. Pairs and triplets of free tiles are taken, for points; a pair in a triplet counts too.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>每一卦有三張外牌，一張內牌橫在它們的內端。外牌裡，兩邊的兩張能動。能動的牌成對或成三張牌型就收走得分；牌型裡含的對子也算分。</translation>
    </message>
    <message>
        <source>Civil and military</source>
        <extracomment>(tutorial)</extracomment>
        <translation>文牌與武牌</translation>
    </message>
    <message>
        <source>Civil tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>文牌</translation>
    </message>
    <message>
        <source>Clear the table: click both 31.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>收完：點兩張 31。</translation>
    </message>
    <message>
        <source>Click 42 and 21, and then both tiles in the middle.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>先點選 42 和 21，再點選中間的兩張牌。</translation>
    </message>
    <message>
        <source>Click any military tile; they are marked.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>點選任意一張武牌，武牌都已標出。</translation>
    </message>
    <message>
        <source>Click the general 44, and then 41 and 43 in the upper level.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>點選 44 這一將，再點選上面一關的 41 和 43。</translation>
    </message>
    <message>
        <source>Click the marked tile, or go to it with the arrow keys and press Space.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>點選標出的牌，或用方向鍵移到它上面再按空白鍵。</translation>
    </message>
    <message>
        <source>Click the three marked tiles, one after the other.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>依次點選標出的三張牌。</translation>
    </message>
    <message>
        <source>End the turn: Refill, or {refill}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>結束回合：按「補牌」，或按 {refill}。</translation>
    </message>
    <message>
        <source>Every tile has two ends, with one to six pips each. It is written with both numbers, the higher one first: the marked tile, with six and three, is 63. Which end lies above never matters.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>每張牌有兩端，每端一到六點。牌用兩個數字表示，大的在前：標出的這張一端六點、一端三點，寫作 63。哪一端在上都一樣。</translation>
    </message>
    <message>
        <source>Exchange the marked tiles 63 and 32: drag one onto the other, or click both.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>調換標出的 63 和 32：把一張拖到另一張上，或依次點選兩張。</translation>
    </message>
    <message>
        <source>First phase: three neighbouring tiles of a level that form a triplet may be taken. You can take several triplets in one turn, or none.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>第一階段：一關中相鄰的三張牌若成三張牌型，就可以收走。一回合可以收幾副，也可以不收。</translation>
    </message>
    <message>
        <source>Five Points with 42 and 21: 3 and 9, twelve points.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>五點帶 42 和 21：3 加 9，十二分。</translation>
    </message>
    <message>
        <source>Five Sons with a Civil Pair: 5 and 3, eight points.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>五子帶文對：5 加 3，八分。</translation>
    </message>
    <message>
        <source>Free tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>能動的牌</translation>
    </message>
    <message>
        <source>Gaps and closed levels</source>
        <extracomment>(tutorial)</extracomment>
        <translation>空隙與已關的關卡</translation>
    </message>
    <message>
        <source>If a level holds exactly one tile, and it forms a triplet with the leftmost and the rightmost general, it kills both. There is one general more than levels, so exactly one kill must be such a double one. You win when every level is completed and every general dead.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一關若恰好剩一張牌，且與最左、最右兩將成三張牌型，就同時斬兩將。將比關多一員，所以恰有一次須是這樣的雙斬。各關全部通過、各將全部斬掉，即勝。</translation>
    </message>
    <message>
        <source>Its two ends are drawn below the table: a six and a three.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>它的兩端畫在牌桌下方：六點和三點。</translation>
    </message>
    <message>
        <source>Kill a general</source>
        <extracomment>(tutorial)</extracomment>
        <translation>斬將</translation>
    </message>
    <message>
        <source>Kill both generals: click 33, 11 and 31.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>同時斬兩將：點選 33、11 和 31。</translation>
    </message>
    <message>
        <source>Lay together</source>
        <extracomment>(tutorial)</extracomment>
        <translation>組合</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>(tutorial)</extracomment>
        <translation>課程</translation>
    </message>
    <message>
        <source>Make a Civil Pair: click two tiles that look the same.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>組成文對：點選兩張相同的牌。</translation>
    </message>
    <message>
        <source>Make a Military Pair: click two tiles with the same number of pips.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>組成武對：點選兩張點數相同的武牌。</translation>
    </message>
    <message>
        <source>Make every group valid. Hint helps if you want.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>讓每一副都成副。需要時可用提示。</translation>
    </message>
    <message>
        <source>Make the Supreme Pair: click its two tiles.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>組成至尊：點選它的兩張牌。</translation>
    </message>
    <message>
        <source>Military tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>武牌</translation>
    </message>
    <message>
        <source>No tile here completes {tiles}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>這裡沒有能與 {tiles} 成副的牌。</translation>
    </message>
    <message>
        <source>Now ask what to do: Hint, or {hint}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>現在問問該怎麼走：按「提示」，或按 {hint}。</translation>
    </message>
    <message>
        <source>One for one</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一張換一張</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>two tiles each</comment>
        <extracomment>(tutorial)</extracomment>
        <translation>對</translation>
    </message>
    <message>
        <source>Play “{verb}”.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>請走「{verb}」。</translation>
    </message>
    <message>
        <source>Round the ends</source>
        <extracomment>(tutorial)</extracomment>
        <translation>首尾相連</translation>
    </message>
    <message>
        <source>Second phase: if a level holds exactly two tiles, and they form a triplet with the leftmost or the rightmost general, they kill him. That completes the level. After a kill nothing more is taken in this turn.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>第二階段：一關若恰好剩兩張牌，且與最左或最右的將成三張牌型，就斬這一將，這一關也就通過了。斬將之後，本回合不能再收牌。</translation>
    </message>
    <message>
        <source>Select three tiles that make it. Hint shows some, if you want.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>選出能組成它的三張牌。需要時可用提示。</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <extracomment>(tutorial)</extracomment>
        <translation>第 {number} 步，共 {all} 步</translation>
    </message>
    <message>
        <source>Take 53 from the right end of the upper level, with 55 and 52 from the left.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>收走上面一關右端的 53 和左端的 55、52。</translation>
    </message>
    <message>
        <source>Take 66 66 63 from the lower level.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>從下面一關收走 66 66 63。</translation>
    </message>
    <message>
        <source>Take all three in one: click 42, 21 and 44.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三張一起收：點 42、21 和 44。</translation>
    </message>
    <message>
        <source>Take the exchange back: Undo, or {undo}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>收回這次調換：按「復原」，或按 {undo}。</translation>
    </message>
    <message>
        <source>Take the marked tiles: click 66, 66 and 63.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>收走標出的牌：點 66、66 和 63。</translation>
    </message>
    <message>
        <source>That is legal too. For now play what is asked for.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>這樣走也合法，但現在請照要求走。</translation>
    </message>
    <message>
        <source>That is not what is asked for: {kind}.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>現在要組成的是：{kind}。</translation>
    </message>
    <message>
        <source>The gap has closed. Now take 65 65 44.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>空隙已合攏。現在收走 65 65 44。</translation>
    </message>
    <message>
        <source>The hint has marked an exchange that leads to a win. In a real game it is noted that you had help.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>提示標出了能通向勝利的一次調換。正式對局中會記下您用過提示。</translation>
    </message>
    <message>
        <source>The inner tile of an arm is free once its three outer tiles have been taken. When no tile is left, you have won, and all points are doubled.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一卦的三張外牌都收走了，內牌就能動。牌全部收完就贏了，分數加倍。</translation>
    </message>
    <message>
        <source>The inner tiles</source>
        <extracomment>(tutorial)</extracomment>
        <translation>內牌</translation>
    </message>
    <message>
        <source>The last exchange was legal, but it has spoilt the game: nothing mends the two groups that are left. That does no harm, for every move can be taken back.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>上一次調換雖然合法，卻壞了局：剩下的兩副已無法補救。不要緊，每一步都可以復原。</translation>
    </message>
    <message>
        <source>The set has {tiles} tiles with {faces} different faces. Civil faces, {civil} of them, come twice; military ones, {military} of them, come once. Pairs depend on the suits, triplets do not.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一副牌共 {tiles} 張，{faces} 種牌面。文牌 {civil} 種，每種兩張；武牌 {military} 種，每種一張。配對要看文武，三張牌型不看。</translation>
    </message>
    <message>
        <source>The three phases of a turn</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一回合的三個階段</translation>
    </message>
    <message>
        <source>The tile in the middle</source>
        <extracomment>(tutorial)</extracomment>
        <translation>中間的牌</translation>
    </message>
    <message>
        <source>The two ends of a level meet: its last tile and its first are neighbours too.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一關的首尾相連：最後一張和第一張也算相鄰。</translation>
    </message>
    <message>
        <source>The upper level gives nothing more in this turn. So go from the top level downward.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>本回合不能再從上面一關收牌了。所以要從上往下收。</translation>
    </message>
    <message>
        <source>The win</source>
        <extracomment>(tutorial)</extracomment>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>Third phase: refilling ends the turn. Every level in play gets one tile from the right end of the common row, the lowest level first. What you took lies there too: so you can see what the next refills will bring.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>第三階段：補牌結束本回合。公共列右端的牌依次補給各關一張，從最下面一關補起。收走的牌也放在那裡，所以能看到以後會補什麼牌。</translation>
    </message>
    <message>
        <source>This can no longer be won. Undo takes it back.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>已無法獲勝。請用「復原」收回這一步。</translation>
    </message>
    <message>
        <source>This face comes only once. Many a game turns on where such a tile lies.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>這種牌面只有一張。它在哪裡，往往決定勝負。</translation>
    </message>
    <message>
        <source>This is {tile}. Select a marked tile.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>這是 {tile}。請選擇標出的牌。</translation>
    </message>
    <message>
        <source>Three generals stand over two levels, and at the foot lies the common row. A turn has three phases, always in this order: take triplets from the levels, kill generals, refill the levels. The strip above the table shows which phase it is.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三將守著兩關，最下面是公共列。一回合有三個階段，次序不變：從各關收三張牌型，斬將，給各關補牌。牌桌上方的橫條顯示現在是哪個階段。</translation>
    </message>
    <message>
        <source>Three groups are not valid yet, and two exchanges mend them all. Look first: which tile does each group want, and what can you give for it?</source>
        <extracomment>(tutorial)</extracomment>
        <translation>還有三副未成，兩次調換就能全部補好。先看一看：每一副要哪張牌，又能拿什麼去換？</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <extracomment>(tutorial)</extracomment>
        <translation>相鄰三張</translation>
    </message>
    <message>
        <source>Two at once, and the win</source>
        <extracomment>(tutorial)</extracomment>
        <translation>雙斬與獲勝</translation>
    </message>
    <message>
        <source>Two tiles may be exchanged for two. Most pairs are made that way: here the pair in the middle wants 42 and 21, the Supreme Pair.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>也可以兩張換兩張，大多數的對就是這樣湊成的：這裡中間的一對要 42 和 21，即至尊。</translation>
    </message>
    <message>
        <source>Undo and hint</source>
        <extracomment>(tutorial)</extracomment>
        <translation>復原與提示</translation>
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
        <translation>牌收走後空隙合攏，原來隔開的牌便相鄰了。從某一關收了牌，它上面的各關就關閉，直到本回合結束。</translation>
    </message>
    <message>
        <source>Won. Passing Five Levels has five of them, and six generals, four face down: there too one kill is double.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>贏了。過五關有五關六將，其中四將是暗牌：那裡同樣要雙斬一次。</translation>
    </message>
    <message>
        <source>Won. The whole ring has eight arms, and 168 points are the most it can bring.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>贏了。整圈有八卦，最多能得 168 分。</translation>
    </message>
    <message>
        <source>&amp;Undo New Deal: Back to {title}</source>
        <extracomment>(window)</extracomment>
        <translation>復原「新牌局」：回到{title}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo Restart</source>
        <extracomment>(window)</extracomment>
        <translation>復原「重新開始」(&amp;U)</translation>
    </message>
    <message>
        <source>New deal redone.</source>
        <extracomment>(window)</extracomment>
        <translation>已重做新牌局。</translation>
    </message>
    <message>
        <source>New deal undone.</source>
        <extracomment>(window)</extracomment>
        <translation>已取消新牌局。</translation>
    </message>
    <message>
        <source>Re&amp;do New Deal: {title}</source>
        <extracomment>(window)</extracomment>
        <translation>重做「新牌局」：{title}(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;do Restart</source>
        <extracomment>(window)</extracomment>
        <translation>重做「重新開始」(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <extracomment>(dialogs)</extracomment>
        <translation>繼續玩(&amp;G)</translation>
    </message>
    <message>
        <source>Not all that you played is saved. Quit all the same?</source>
        <extracomment>(dialogs)</extracomment>
        <translation>所玩的內容沒有全部儲存。仍要結束嗎？</translation>
    </message>
    <message>
        <source>Save As puts the game on the table into a file, and quits.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>「另存新檔」會把桌上的牌局寫入檔案，然後結束。</translation>
    </message>
    <message>
        <source>&amp;Choose a Game</source>
        <extracomment>(window)</extracomment>
        <translation>選擇遊戲(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Learn in %n Step(s)</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>%n 課學會(&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solitaires with the 32 Chinese dominoes. You need not know them: the first steps show what the tiles are and what to do with them. Nothing you do can be lost.</source>
        <extracomment>(window)</extracomment>
        <translation>用 32 張中國骨牌玩的單人遊戲。不認識骨牌也沒關係：入門會告訴您每張牌是什麼、怎麼玩。您的每一步都會儲存。</translation>
    </message>
    <message>
        <source>Welcome to Gupai Desktop</source>
        <extracomment>(window)</extracomment>
        <translation>歡迎使用 Gupai Desktop</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>%n 種合法走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to place.</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>還有 %n 張未擺。</numerusform>
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
        <translation>已複製。貼上此代碼的人會把這個牌局當作題目來玩。</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>(board)</extracomment>
        <translation>複製</translation>
    </message>
    <message>
        <source>Deal the Rest</source>
        <extracomment>(workbench)</extracomment>
        <translation>隨機擺放餘牌</translation>
    </message>
    <message numerus="yes">
        <source>In the set: %n tile(s)</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>備牌：%n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>Par of the problem</source>
        <extracomment>(workbench)</extracomment>
        <translation>題目的參考步數</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>(workbench)</extracomment>
        <translation>在牌桌上玩</translation>
    </message>
    <message>
        <source>Prove a Problem</source>
        <extracomment>(workbench)</extracomment>
        <translation>驗證題目</translation>
    </message>
    <message>
        <source>Solve</source>
        <extracomment>(workbench)</extracomment>
        <translation>求解</translation>
    </message>
    <message>
        <source>The board is empty. Drag tiles here from the set.</source>
        <extracomment>(workbench)</extracomment>
        <translation>牌面是空的：請從備牌中擺牌。</translation>
    </message>
    <message>
        <source>This is not a board of this game: {error}.</source>
        <extracomment>(workbench)</extracomment>
        <translation>這不是本遊戲的牌面：{error}。</translation>
    </message>
    <message>
        <source>Type a board, such as 66 21 63 | 54 …, and press Enter</source>
        <extracomment>(workbench)</extracomment>
        <translation>輸入牌面，例如 66 21 63 | 54 …，然後按 Enter</translation>
    </message>
    <message numerus="yes">
        <source>Undecided: no winning line in the %n position(s) searched.</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>尚不能斷定：搜尋了 %n 個局面，沒有找到取勝走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>in the fewest moves</source>
        <extracomment>(workbench)</extracomment>
        <translation>以最少步數</translation>
    </message>
    <message>
        <source>{face} {name}, in the set</source>
        <extracomment>(workbench)</extracomment>
        <translation>{face} {name}，在備牌中</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} for the goal</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>{all} 副中 %n 副合目標</numerusform>
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
        <translation>調換須在兩副之間進行：一張換一張，或兩張換兩張。</translation>
    </message>
    <message>
        <source>An exchange is between two groups; these tiles lie in more.</source>
        <extracomment>(games)</extracomment>
        <translation>調換只在兩副之間進行；所選的牌分屬更多副。</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <extracomment>(games)</extracomment>
        <translation>毫無變化</translation>
    </message>
    <message>
        <source>Eight dragons and two ingots.</source>
        <extracomment>(games)</extracomment>
        <translation>八條龍，兩個元寶。</translation>
    </message>
    <message>
        <source>Eight triplets, and four pairs of the right kind.</source>
        <extracomment>(games)</extracomment>
        <translation>八副三張牌型，加上四個指定的對。</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>(games)</extracomment>
        <translation>調換</translation>
    </message>
    <message>
        <source>Five Dragons Fight for the Throne</source>
        <extracomment>(games)</extracomment>
        <translation>五龍爭位</translation>
    </message>
    <message>
        <source>Five Full Dragons and five groups of Five Sons round one pair.</source>
        <extracomment>(games)</extracomment>
        <translation>五條全龍、五副五子，環繞一對。</translation>
    </message>
    <message>
        <source>Four pairs lie between eight groups of three. Exchange tiles until all are valid and the pairs are the four Military Pairs, or those of Heaven, Earth, Man and Goose.</source>
        <extracomment>(games)</extracomment>
        <translation>八副三張牌之間有四對。調換骨牌，直到每副都成副，且四對恰為四個武對，或天、地、人、和四個文對。</translation>
    </message>
    <message>
        <source>Game of Zen</source>
        <extracomment>(games)</extracomment>
        <translation>參禪</translation>
    </message>
    <message>
        <source>Generals in Mutual Harmony</source>
        <extracomment>(games)</extracomment>
        <translation>將相和</translation>
    </message>
    <message>
        <source>Gold Ingot</source>
        <extracomment>(games)</extracomment>
        <translation>金元寶</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <extracomment>(games)</extracomment>
        <translation>上海玩法</translation>
    </message>
    <message>
        <source>Silver Ingot</source>
        <extracomment>(games)</extracomment>
        <translation>銀元寶</translation>
    </message>
    <message>
        <source>Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, so that both become valid, until all eleven are.</source>
        <extracomment>(games)</extracomment>
        <translation>十副三張牌圍成一圈，中間是一對。在兩副之間調換牌，使兩副都成副，直到十一副全部成副。</translation>
    </message>
    <message>
        <source>Ten groups of three, without the 42 and one 64. Assemble four Full, two Small and two Big Dragons, the Gold Ingot 61 61 63 and the Silver Ingot 51 51 53.</source>
        <extracomment>(games)</extracomment>
        <translation>十副三張牌，去掉 42 和一張 64。要拼出四副全龍、兩副小龍、兩副大龍，以及金元寶 61 61 63 和銀元寶 51 51 53。</translation>
    </message>
    <message>
        <source>Ten triplets of two civil tiles alike and a military one.</source>
        <extracomment>(games)</extracomment>
        <translation>十副，每副兩張相同的文牌配一張武牌。</translation>
    </message>
    <message>
        <source>Ten triplets round a pair: make them all valid.</source>
        <extracomment>(games)</extracomment>
        <translation>一對居中，十副環繞：讓它們全部成副。</translation>
    </message>
    <message>
        <source>The goal asks for no more groups like it.</source>
        <extracomment>(games)</extracomment>
        <translation>目標已不再需要這樣的一副。</translation>
    </message>
    <message>
        <source>The pair of Benches 22 22 is the throne. Exchange tiles until five Full Dragons and five groups of Five Sons stand round it.</source>
        <extracomment>(games)</extracomment>
        <translation>一對板凳 22 22 是寶座。調換骨牌，直到寶座四周是五副全龍和五副五子。</translation>
    </message>
    <message>
        <source>The pair of Geese 31 31 lies in the middle. Exchange tiles until each of the ten triplets has two civil tiles alike and one military tile.</source>
        <extracomment>(games)</extracomment>
        <translation>中間是一對和牌 31 31。調換骨牌，直到十副三張牌型每副都由兩張相同的文牌和一張武牌組成。</translation>
    </message>
    <message>
        <source>This would change nothing: the same groups would lie there.</source>
        <extracomment>(games)</extracomment>
        <translation>這樣毫無變化：桌上仍是同樣的幾副牌。</translation>
    </message>
    <message>
        <source>Two civil tiles alike with a military one</source>
        <extracomment>(games)</extracomment>
        <translation>兩張相同文牌配一張武牌</translation>
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
        <translation>沒有找到。</translation>
    </message>
    <message>
        <source>Domino Characters</source>
        <extracomment>(writings)</extracomment>
        <translation>骨牌字元</translation>
    </message>
    <message>
        <source>“{text}” can be read in two ways: as {first} or as {second}</source>
        <extracomment>(writings)</extracomment>
        <translation>「{text}」有兩種讀法：{first} 或 {second}</translation>
    </message>
    <message>
        <source>Copy the Board &amp;As</source>
        <extracomment>(window)</extracomment>
        <translation>複製牌面為(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Board of the day for you: {game}; win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>給您的今日牌局：{game}；請在 %n 步之內獲勝。</numerusform>
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
        <translation>贏了。相十副共有十一副，其餘與這裡完全一樣。選單中的「說明這一副」會說明一副缺什麼，「圖冊」列出所有牌型。</translation>
    </message>
    <message>
        <source>Al&amp;bum</source>
        <extracomment>(texts)</extracomment>
        <translation>圖冊(&amp;B)</translation>
    </message>
    <message>
        <source>Yesterday the tiles rested.</source>
        <extracomment>(play)</extracomment>
        <translation>前一天沒有開局。</translation>
    </message>
    <message>
        <source>Yesterday’s board is won.</source>
        <extracomment>(play)</extracomment>
        <translation>前一天的牌局已贏。</translation>
    </message>
    <message>
        <source>Yesterday’s board was begun.</source>
        <extracomment>(play)</extracomment>
        <translation>前一天的牌局已開始。</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) begun yesterday.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>前一天開始了 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Won of yesterday’s deals: {number}.</source>
        <extracomment>(play)</extracomment>
        <translation>前一天的牌局贏了 {number} 局。</translation>
    </message>
    <message>
        <source>B&amp;ook of Omens…</source>
        <extracomment>(texts)</extracomment>
        <translation>卦象冊(&amp;O)…</translation>
    </message>
    <message>
        <source>Begin each day with the page of games</source>
        <extracomment>(dialogs)</extracomment>
        <translation>每天先開啟遊戲頁</translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <extracomment>(games_page)</extracomment>
        <translation>繼續：{game}</translation>
    </message>
    <message>
        <source>No omen has been drawn yet.</source>
        <extracomment>(statistics)</extracomment>
        <translation>尚未起過卦。</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <extracomment>(store)</extracomment>
        <translation>結尾缺失</translation>
    </message>
    <message>
        <source>this is not a file that Export has written</source>
        <extracomment>(store)</extracomment>
        <translation>這不是「匯出」所寫的檔案</translation>
    </message>
    <message>
        <source>All that was played</source>
        <extracomment>(dialogs)</extracomment>
        <translation>全部遊戲記錄</translation>
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
            <numerusform>%n 局有更好的成績。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n 個書籤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of the album.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>圖冊新增 %n 副。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No room for %n bookmark(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>有 %n 個書籤放不下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>略去新版本的 %n 張牌桌。</numerusform>
        </translation>
    </message>
    <message>
        <source>All of this file is here already.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>此檔案的內容這裡都已有。</translation>
    </message>
    <message>
        <source>Both computers have played at these tables. Those that are ticked lie as they are in the file; undo leads to what lies here.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>兩台電腦都在這些牌桌上玩過。勾選的按檔案中的樣子擺放；復原可回到這裡原有的牌局。</translation>
    </message>
    <message>
        <source>Take the &amp;settings too, from the next start on</source>
        <extracomment>(dialogs)</extracomment>
        <translation>同時採用設定，下次啟動時生效(&amp;S)</translation>
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
        <translation>題目</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>(dialogs)</extracomment>
        <translation>牌局</translation>
    </message>
    <message>
        <source>All triplets, for the wall</source>
        <extracomment>(dialogs)</extracomment>
        <translation>全部牌型，掛牆用</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>正在尋找解法…</translation>
    </message>
    <message>
        <source>No printer is known here. Save a PDF and print that.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>這裡沒有印表機。請儲存 PDF 後列印。</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>內容(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;From number:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>從第幾號(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;To number:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>到第幾號(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Boards on a page:</source>
        <extracomment>(dialogs)</extracomment>
        <translation>每頁幾局(&amp;B)：</translation>
    </message>
    <message>
        <source>With &amp;solutions at the end</source>
        <extracomment>(dialogs)</extracomment>
        <translation>末尾附解法(&amp;S)</translation>
    </message>
    <message>
        <source>In one &amp;ink</source>
        <extracomment>(dialogs)</extracomment>
        <translation>只用一種墨色(&amp;I)</translation>
    </message>
    <message>
        <source>As a &amp;list, to lay out by hand</source>
        <extracomment>(dialogs)</extracomment>
        <translation>列成清單，供手擺(&amp;L)</translation>
    </message>
    <message>
        <source>Save &amp;PDF…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>儲存 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>列印(&amp;R)…</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>(dialogs)</extracomment>
        <translation>頁</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>未找到解法。</translation>
    </message>
    <message>
        <source>Pairs and triplets</source>
        <extracomment>(dialogs)</extracomment>
        <translation>對與三張牌型</translation>
    </message>
    <message>
        <source>In brackets: face down.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>括號內：牌面朝下。</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>(games_page)</extracomment>
        <translation>匯出(&amp;X)…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <extracomment>(games_page)</extracomment>
        <translation>匯入(&amp;M)…</translation>
    </message>
    <message>
        <source>Print on P&amp;aper…</source>
        <extracomment>(widgets)</extracomment>
        <translation>列印到紙上(&amp;A)…</translation>
    </message>
    <message>
        <source>Nothing was imported: {error}</source>
        <extracomment>(games_page)</extracomment>
        <translation>未匯入任何內容：{error}</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <extracomment>(app)</extracomment>
        <translation>又可以儲存了。</translation>
    </message>
    <message numerus="yes">
        <source>The best is %n point(s), but more than one line brings it.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>最多得 %n 分，但得到它的走法不止一種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: one line alone brings %n point(s).</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>這是一道題：得 %n 分的走法只有一種。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won in %n move(s).</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>%n 步就能取勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won in %n move(s), but in more than one way.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>%n 步可以取勝，但走法不止一種。</numerusform>
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
        <translation>已還原備份，最後一局在 {then}。</translation>
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
        <translation>{percent}% 的牌局不遜於此</translation>
    </message>
    <message>
        <source>Solved with a hint. What was shown stays shown: the next problem can be gold.</source>
        <extracomment>(texts)</extracomment>
        <translation>用了提示。看過的就算看過：下一題仍可得金。</translation>
    </message>
    <message>
        <source>Gold, without a hint: it cannot be done better.</source>
        <extracomment>(texts)</extracomment>
        <translation>金：未用提示，沒有更好的解法。</translation>
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
        <translation>入門牌局第 {number} 局，共 {count} 局</translation>
    </message>
    <message>
        <source>Play it with ivory tiles, as in Korea?</source>
        <extracomment>(texts)</extracomment>
        <translation>用牙牌來玩，如韓國那樣？</translation>
    </message>
    <message numerus="yes">
        <source>New to {family}? Learn it in %n step(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>第一次玩{family}？%n 課就能學會。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to win</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>再走 %n 步即勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n move(s) to win</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>至多再走 %n 步即勝</numerusform>
        </translation>
    </message>
    <message>
        <source>explained</source>
        <extracomment>(board)</extracomment>
        <translation>正在說明</translation>
    </message>
    <message>
        <source>The program quits, and its next start opens this book: {book}. The present one is kept as a backup.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>程式將結束，下次啟動時開啟這份紀錄：{book}。現在的紀錄會作為備份保留。</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <extracomment>(dialogs)</extracomment>
        <translation>還原(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>略去新版本的 %n 個題集。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell at once when a problem’s par is lost</source>
        <extracomment>(dialogs)</extracomment>
        <translation>解題時一旦超出參考步數就提示</translation>
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
        <translation>沒有未做好的題。</translation>
    </message>
    <message>
        <source>No problem is due today.</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日沒有要複習的題。</translation>
    </message>
    <message>
        <source>A new problem is being composed…</source>
        <extracomment>(games_page)</extracomment>
        <translation>正在編新題…</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <extracomment>(games_page)</extracomment>
        <translation>再來一題(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Moves:</source>
        <extracomment>(games_page)</extracomment>
        <translation>步數(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <extracomment>(games_page)</extracomment>
        <translation>顯示(&amp;S)：</translation>
    </message>
    <message>
        <source>Next &amp;Unsolved</source>
        <extracomment>(games_page)</extracomment>
        <translation>下一未解題(&amp;U)</translation>
    </message>
    <message>
        <source>a set has no more than {number} problems</source>
        <extracomment>(play)</extracomment>
        <translation>一個題集最多有 {number} 題</translation>
    </message>
    <message>
        <source>Take another tile, or Esc.</source>
        <extracomment>(play)</extracomment>
        <translation>再取一張牌，或按 Esc。</translation>
    </message>
    <message>
        <source>These two do not go together: {tiles}.</source>
        <extracomment>(play)</extracomment>
        <translation>這兩張不能一起動：{tiles}。</translation>
    </message>
    <message>
        <source>The other {tile} does.</source>
        <extracomment>(play)</extracomment>
        <translation>另一張 {tile} 可以。</translation>
    </message>
    <message>
        <source>These two do not go together. {other} is in your hand.</source>
        <extracomment>(play)</extracomment>
        <translation>這兩張不能一起動。手裡是 {other}。</translation>
    </message>
    <message>
        <source>These do not go together: {one} and {other}. {other} is in your hand.</source>
        <extracomment>(play)</extracomment>
        <translation>這些牌不能一起動：{one} 和 {other}。手裡是 {other}。</translation>
    </message>
    <message>
        <source>The other {tile} can be played.</source>
        <extracomment>(play)</extracomment>
        <translation>另一張 {tile} 可以動。</translation>
    </message>
    <message>
        <source>No tile can be played.</source>
        <extracomment>(play)</extracomment>
        <translation>沒有一張牌可以動。</translation>
    </message>
    <message>
        <source>not won</source>
        <extracomment>(statistics)</extracomment>
        <translation>未勝</translation>
    </message>
    <message>
        <source>Won without help: {won}; with help: {helped}; not won: {unwon}.</source>
        <extracomment>(statistics)</extracomment>
        <translation>未用提示取勝：{won}；用提示取勝：{helped}；未勝：{unwon}。</translation>
    </message>
    <message>
        <source>No deal of this game counts yet; problems stand in a list of their own.
A deal counts from its first move on, and is never a loss while it is open.</source>
        <extracomment>(statistics)</extracomment>
        <translation>這個遊戲還沒有計入的牌局；題目另有清單。
牌局從第一步起計入，未結束時絕不算輸。</translation>
    </message>
    <message>
        <source>Omens of days</source>
        <extracomment>(statistics)</extracomment>
        <translation>每日籤數</translation>
    </message>
    <message>
        <source>Highest degree</source>
        <extracomment>(statistics)</extracomment>
        <translation>最高籤等</translation>
    </message>
    <message>
        <source>Different lines</source>
        <extracomment>(statistics)</extracomment>
        <translation>不同籤語</translation>
    </message>
    <message>
        <source>A move exchanges tiles of two groups, and after it both of them must be valid. Here two tiles lie in each other’s places.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>一步就是在兩副之間換牌，換後兩副都必須成副。這裡有兩張牌互相放錯了位置。</translation>
    </message>
    <message>
        <source>Three tiles are a triplet by their six ends alone: it does not matter which tile carries which, nor what suit it is. There are {kinds} kinds.</source>
        <extracomment>(tutorial)</extracomment>
        <translation>三張牌是否成副只看六端：哪端在哪張牌上、是文是武都無關。共有 {kinds} 種牌型。</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <extracomment>(widgets)</extracomment>
        <translation>題目(&amp;P)…</translation>
    </message>
    <message>
        <source>Next Deal brings back what you left.</source>
        <extracomment>(window)</extracomment>
        <translation>「下一牌局」會回到您離開的牌局。</translation>
    </message>
    <message>
        <source>another file is being imported</source>
        <extracomment>(window)</extracomment>
        <translation>正在匯入另一個檔案</translation>
    </message>
    <message>
        <source>Nine of eleven groups are finished and wear a gold seal. Swap the two marked tiles, and you have won.</source>
        <extracomment>What to do at the first deal of all, which one move wins; its tiles are marked. (window)</extracomment>
        <translation>十一副牌已成九副，蓋上了金印。把亮起的兩張牌對調，就贏了。</translation>
    </message>
    <message>
        <source>Rating: effort {effort} (positions searched), length {length}, choices {choices} (positions to move to, on average), traps {traps}% (first moves that lead astray).</source>
        <extracomment>(workbench)</extracomment>
        <translation>難度：搜尋量 {effort}（查過的局面數），步數 {length}，選擇 {choices}（每步可走到的局面數，平均），陷阱 {traps}%（走錯的第一步所佔比例）。</translation>
    </message>
    <message>
        <source>{tiles}: three ends of {pips}; the others must make 5 or at least 14, or be alike. They make {rest}.</source>
        <extracomment>(engine)</extracomment>
        <translation>{tiles}：三端為 {pips} 點；其餘三端須合 5 點、至少 14 點，或點數相同。現為 {rest} 點。</translation>
    </message>
    <message>
        <source>No swap finishes {group}.</source>
        <extracomment>(games)</extracomment>
        <translation>{group} 怎麼換都成不了副。</translation>
    </message>
    <message>
        <source>No swap finishes {group}: only {tiles} would make it valid, and no valid group that has one stays valid with a tile from here in its place.</source>
        <extracomment>(games)</extracomment>
        <translation>{group} 永遠無法補救：只有 {tiles} 能使它成副，而含有這樣一張牌的副，換入此處的牌後都不再成副。</translation>
    </message>
    <message>
        <source>It belongs to the other goal.</source>
        <extracomment>(games)</extracomment>
        <translation>它屬於另一個目標。</translation>
    </message>
    <message>
        <source>No swap for this tile now: both groups must be finished after it.</source>
        <extracomment>(games)</extracomment>
        <translation>這張牌現在無處可換：換後兩副都須成副。</translation>
    </message>
    <message>
        <source>The right move has to be found.</source>
        <extracomment>(play)</extracomment>
        <translation>要找出正確的一步。</translation>
    </message>
    <message>
        <source>Sacrificed</source>
        <extracomment>(play)</extracomment>
        <translation>捨牌</translation>
    </message>
    <message>
        <source>Let it lie</source>
        <extracomment>(play)</extracomment>
        <translation>先不收</translation>
    </message>
    <message>
        <source>An omen: take pairs while you see any, in any order. The deal decides how far you come.</source>
        <extracomment>What is told once a day to who begins such a game. (texts)</extracomment>
        <translation>求一籤：看見對子就收，先後隨意。能走多遠，全看這一局。</translation>
    </message>
    <message>
        <source>Two quick clicks play a tile with one partner</source>
        <extracomment>(dialogs)</extracomment>
        <translation>快速連按兩次，打出只有一種走法的牌</translation>
    </message>
    <message>
        <source>Arrow keys go from card to card, Tab to its options, Enter plays.</source>
        <extracomment>(games_page)</extracomment>
        <translation>方向鍵在卡片之間移動，Tab 鍵到它的選項，Enter 鍵開始玩。</translation>
    </message>
    <message>
        <source>Say It &amp;Again</source>
        <extracomment>(widgets)</extracomment>
        <translation>再讀一遍(&amp;A)</translation>
    </message>
    <message>
        <source>What was begun and missed is due again tomorrow.</source>
        <extracomment>(play)</extracomment>
        <translation>開始過而未做好的題明天再來。</translation>
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
        <translation>入門</translation>
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
        <translation>本輪結束。</translation>
    </message>
    <message numerus="yes">
        <source>The run is over: %n of {count} solved for gold.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>本輪結束：{count} 題中有 %n 題得金。</numerusform>
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
        <translation>適合我的水準</translation>
    </message>
    <message>
        <source>Due today</source>
        <extracomment>(games_page)</extracomment>
        <translation>今日複習</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <extracomment>(games_page)</extracomment>
        <translation>主題(&amp;T)：</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>(games_page)</extracomment>
        <translation>所有遊戲</translation>
    </message>
    <message>
        <source>Mixed &amp;Run</source>
        <extracomment>(games_page)</extracomment>
        <translation>交錯十題(&amp;R)</translation>
    </message>
    <message>
        <source>not known yet</source>
        <extracomment>(games_page)</extracomment>
        <translation>還不知道</translation>
    </message>
    <message>
        <source>Your strength</source>
        <extracomment>(games_page)</extracomment>
        <translation>您的水準</translation>
    </message>
    <message>
        <source>Rating {rating} ± {doubt}; a simple player has 1500.</source>
        <extracomment>(games_page)</extracomment>
        <translation>分數 {rating} ± {doubt}；簡單玩家為 1500。</translation>
    </message>
    <message>
        <source>Nothing is selected any more.</source>
        <extracomment>(texts)</extracomment>
        <translation>現在沒有選取的牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>略去新版本的 %n 個書籤。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of its problems is proved.</source>
        <extracomment>(games_page)</extracomment>
        <translation>其中沒有一題得到驗證。</translation>
    </message>
    <message>
        <source>this is no set of problems</source>
        <extracomment>(play)</extracomment>
        <translation>這不是題集</translation>
    </message>
    <message>
        <source>One way</source>
        <extracomment>The point of a board of one&apos;s own of which no other can be said. (play)</extracomment>
        <translation>唯一走法</translation>
    </message>
    <message>
        <source>It is solved in one way only.</source>
        <extracomment>The point of a board of one&apos;s own of which no other can be said. (play)</extracomment>
        <translation>只有一種解法。</translation>
    </message>
    <message>
        <source>Show the S&amp;olution</source>
        <extracomment>(texts)</extracomment>
        <translation>顯示解法(&amp;O)</translation>
    </message>
    <message>
        <source>{move} looks better, but is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move}看來更好，其實不對。</translation>
    </message>
    <message>
        <source>{move} looks as good, but is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move}看來一樣好，其實不對。</translation>
    </message>
    <message>
        <source>{move} is wrong.</source>
        <extracomment>(texts)</extracomment>
        <translation>{move}不對。</translation>
    </message>
    <message>
        <source>After it the game cannot be won: that is proved.</source>
        <extracomment>(texts)</extracomment>
        <translation>此後無法獲勝：這已得到證明。</translation>
    </message>
    <message numerus="yes">
        <source>After it the best is %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>此後最多得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it a win takes %n move(s) in all.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>此後取勝共需 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it a win takes at least %n move(s) in all.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>此後取勝至少共需 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>M&amp;y Problems…</source>
        <extracomment>What leads to the player&apos;s own sets of problems, and puts a board into one. (texts)</extracomment>
        <translation>我的題目(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;Keep as a Problem…</source>
        <extracomment>What leads to the player&apos;s own sets of problems, and puts a board into one. (texts)</extracomment>
        <translation>存為題目(&amp;K)…</translation>
    </message>
    <message>
        <source>Sets of problems</source>
        <extracomment>(dialogs)</extracomment>
        <translation>題集</translation>
    </message>
    <message>
        <source>No set yet. The workbench keeps boards that are problems; files can be imported.</source>
        <extracomment>(games_page)</extracomment>
        <translation>還沒有題集。擺牌台可保存成題的牌面，也可匯入檔案。</translation>
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
        <translation>重新命名(&amp;N)</translation>
    </message>
    <message>
        <source>Remove the &amp;Set</source>
        <extracomment>(games_page)</extracomment>
        <translation>刪除題集(&amp;S)</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <comment>sets of problems</comment>
        <extracomment>(games_page)</extracomment>
        <translation>復原(&amp;O)</translation>
    </message>
    <message>
        <source>There is a set of this name already.</source>
        <extracomment>(games_page)</extracomment>
        <translation>已有同名題集。</translation>
    </message>
    <message numerus="yes">
        <source>%n new problem(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>新增 %n 題。</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;et:</source>
        <extracomment>(games_page)</extracomment>
        <translation>題集(&amp;E)：</translation>
    </message>
    <message>
        <source>Every problem is proved before it is kept…</source>
        <extracomment>(games_page)</extracomment>
        <translation>每道題先驗證再保存……</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n proved problem(s)?</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>保留已驗證的 %n 題？</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong</source>
        <extracomment>(games_page)</extracomment>
        <translation>有誤之處</translation>
    </message>
    <message numerus="yes">
        <source>The par is %n and not {par}.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>參考步數是 %n，不是 {par}。</numerusform>
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
        <translation>題眼「{point}」不成立。</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <extracomment>(widgets)</extracomment>
        <translation>題集名稱(&amp;N)：</translation>
    </message>
    <message>
        <source>Kept in “{name}”.</source>
        <extracomment>(window)</extracomment>
        <translation>已存入「{name}」。</translation>
    </message>
    <message>
        <source>It is in “{name}” already.</source>
        <extracomment>(window)</extracomment>
        <translation>「{name}」中已有。</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁碟</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>尋找範圍(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>檔案類型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
</context>
</TS>
