<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Deal</source>
        <translation>新牌局(&amp;N)</translation>
    </message>
    <message>
        <source>Deal by N&amp;umber…</source>
        <translation>按编号开局(&amp;U)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Deal</source>
        <translation>下一牌局(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous Deal</source>
        <translation>上一牌局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>重做(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play It for Me</source>
        <translation>替我走完(&amp;P)</translation>
    </message>
    <message>
        <source>Show Whether It Can Be &amp;Won</source>
        <translation>显示能否获胜(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;End the Turn</source>
        <translation>结束回合(&amp;E)</translation>
    </message>
    <message>
        <source>Show &amp;Legal Moves</source>
        <translation>显示可走的牌(&amp;L)</translation>
    </message>
    <message>
        <source>Refill When &amp;Nothing Else Is Left</source>
        <translation>别无可走时自动补牌(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;About Gupai Desktop</source>
        <translation>关于 Gupai Desktop(&amp;A)</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Full Dragon</source>
        <translation>全龙</translation>
    </message>
    <message>
        <source>a full dragon</source>
        <translation>“全龙”</translation>
    </message>
    <message>
        <source>Little Dragon</source>
        <translation>小龙</translation>
    </message>
    <message>
        <source>a little dragon</source>
        <translation>“小龙”</translation>
    </message>
    <message>
        <source>Big Dragon</source>
        <translation>大龙</translation>
    </message>
    <message>
        <source>a big dragon</source>
        <translation>“大龙”</translation>
    </message>
    <message>
        <source>Two-Three-Kao</source>
        <translation>二三靠</translation>
    </message>
    <message>
        <source>a two-three-kao</source>
        <translation>“二三靠”</translation>
    </message>
    <message>
        <source>Mixed Dragon</source>
        <translation>杂龙</translation>
    </message>
    <message>
        <source>a mixed dragon</source>
        <translation>“杂龙”</translation>
    </message>
    <message>
        <source>Five Sons</source>
        <translation>五子</translation>
    </message>
    <message>
        <source>five sons</source>
        <translation>“五子”</translation>
    </message>
    <message>
        <source>Coincidence</source>
        <translation>合巧</translation>
    </message>
    <message>
        <source>a coincidence</source>
        <translation>“合巧”</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分相</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>“分相”</translation>
    </message>
    <message>
        <source>Five Points</source>
        <translation>五点</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>“五点”</translation>
    </message>
    <message>
        <source>Full Fourteen</source>
        <translation>正快</translation>
    </message>
    <message>
        <source>a full fourteen</source>
        <translation>“正快”</translation>
    </message>
    <message>
        <source>Civil Pair</source>
        <translation>文对</translation>
    </message>
    <message>
        <source>a civil pair</source>
        <translation>“文对”</translation>
    </message>
    <message>
        <source>Military Pair</source>
        <translation>武对</translation>
    </message>
    <message>
        <source>a military pair</source>
        <translation>“武对”</translation>
    </message>
    <message>
        <source>Supreme Pair</source>
        <translation>至尊</translation>
    </message>
    <message>
        <source>the supreme pair</source>
        <translation>“至尊”</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>Deal by Number</source>
        <translation>按编号开局</translation>
    </message>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>牌局编号(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>In every translation this text is the language&apos;s own name.</extracomment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Any three tiles of a level, adjacent or not</source>
        <translation>任取一关中的三张，不必相邻</translation>
    </message>
    <message>
        <source>Clearing the Rows</source>
        <translation>过关</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>斩将</translation>
    </message>
    <message>
        <source>Refill</source>
        <translation>补牌</translation>
    </message>
    <message>
        <source>row {row}: a completed level is written -, any other empty row .</source>
        <translation>第 {row} 行：已通过的关写作 -，其他空行写作 .</translation>
    </message>
    <message>
        <source>Common row</source>
        <translation>公共行</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>第 {number} 关</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>将牌行</translation>
    </message>
    <message numerus="yes">
        <source>Generals, %n killed</source>
        <translation>
            <numerusform>将牌行，已斩 %n 将</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} levels cleared</source>
        <translation>
            <numerusform>{all} 关已过 %n 关</numerusform>
        </translation>
    </message>
    <message>
        <source>A new turn: every level is open</source>
        <translation>新回合：各关均可收牌</translation>
    </message>
    <message>
        <source>Taking: open from level {number} down</source>
        <translation>收牌：第 {number} 关及以下可收</translation>
    </message>
    <message>
        <source>Killing: no more taking in this turn</source>
        <translation>斩将：本回合不可再收牌</translation>
    </message>
    <message>
        <source>Face down, in an order that nobody knows: {tiles}</source>
        <translation>面朝下，次序未知：{tiles}</translation>
    </message>
    <message>
        <source>The first and the last tile of a level are adjacent.</source>
        <translation>一关的首尾两张视为相邻。</translation>
    </message>
    <message>
        <source>Tiles of the common row come back only by refilling.</source>
        <translation>公共行的牌只能通过补牌回到各关。</translation>
    </message>
    <message>
        <source>These tiles lie in different levels.</source>
        <translation>这些牌不在同一关。</translation>
    </message>
    <message>
        <source>After a kill nothing more is taken in this turn.</source>
        <translation>斩将之后，本回合不可再收牌。</translation>
    </message>
    <message>
        <source>Level {level} is closed until the next turn: something has been taken from level {lower}.</source>
        <translation>第 {level} 关本回合已关闭：已从第 {lower} 关收过牌。</translation>
    </message>
    <message>
        <source>Three tiles that form a triplet are taken at a time.</source>
        <translation>每次收走成副的三张牌。</translation>
    </message>
    <message>
        <source>These three are a triplet, but they are not adjacent.</source>
        <translation>这三张成副，但并不相邻。</translation>
    </message>
    <message>
        <source>Only the leftmost and the rightmost general can be killed.</source>
        <translation>只能斩最左或最右的将。</translation>
    </message>
    <message>
        <source>A general is killed by the tiles of a level: choose one.</source>
        <translation>斩将要用一关的牌：请选一关。</translation>
    </message>
    <message numerus="yes">
        <source>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</source>
        <translation>
            <numerusform>恰有两张牌的关可斩一将，恰有一张牌的关可斩两将；这一关有 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing Five Levels</source>
        <translation>过五关</translation>
    </message>
    <message>
        <source>Six generals guard five levels. Take triplets from the levels until the two or the one tile that is left can kill a general; clear all five levels.</source>
        <translation>六将守五关。从各关收走成副的牌，直到余下的两张或一张能够斩将；五关全部通过即胜。</translation>
    </message>
    <message>
        <source>O-Koan</source>
        <translation>五关</translation>
    </message>
    <message>
        <source>Five levels of four tiles and a long common row. Take triplets and refill until all levels are empty.</source>
        <translation>五关各四张，公共行较长。收走成副的牌并补牌，直到各关皆空。</translation>
    </message>
    <message>
        <source>Clear Five Levels</source>
        <translation>通五关</translation>
    </message>
    <message>
        <source>Five levels of six tiles and a short common row. Take triplets and refill until all levels are empty.</source>
        <translation>五关各六张，公共行较短。收走成副的牌并补牌，直到各关皆空。</translation>
    </message>
    <message>
        <source>Seven Captures of Meng Huo</source>
        <translation>七擒孟获</translation>
    </message>
    <message>
        <source>Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is reached by a refill. Capture him seven times.</source>
        <translation>用一关余下的两张牌擒住孟获；补牌轮到他时，他便逃走。擒他七次即胜。</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} captures</source>
        <translation>
            <numerusform>已擒 %n 次，共 {all} 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Meng Huo</source>
        <translation>孟获</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>已被擒</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Gupai Desktop</source>
        <translation>Gupai Desktop 骨牌</translation>
    </message>
    <message>
        <source>Gupai Desktop {version}

Solitaires of the Chinese dominoes 骨牌.</source>
        <translation>Gupai Desktop {version}

中国骨牌单人游戏。</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s).</source>
        <translation>
            <numerusform>用 %n 步获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>New Deal</source>
        <translation>新牌局</translation>
    </message>
    <message>
        <source>Looking for a deal…</source>
        <translation>正在寻找牌局…</translation>
    </message>
    <message>
        <source>The study was lost and has started again.</source>
        <translation>分析中断，现已重新开始。</translation>
    </message>
    <message>
        <source>The study was lost; there are no hints now.</source>
        <translation>分析已中断；目前没有提示。</translation>
    </message>
    <message>
        <source>Play It Again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>已无牌可走。</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s), with help.</source>
        <translation>
            <numerusform>借助提示，用 %n 步获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>{game}, {deal}</source>
        <translation>{game}，{deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {deal} ({policy})</source>
        <translation>{game}，{deal}（{policy}）</translation>
    </message>
    <message>
        <source>a board of its own</source>
        <translation>自定牌局</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>第 {number} 局</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>走牌(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>G&amp;ame</source>
        <translation>游戏(&amp;A)</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>规则(&amp;L)</translation>
    </message>
    <message>
        <source>Deals &amp;Offered</source>
        <translation>开局范围(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
</context>
<context>
    <name>Policies</name>
    <message>
        <source>Any deal</source>
        <translation>任意牌局</translation>
    </message>
    <message>
        <source>Without dead groups</source>
        <translation>没有死副的牌局</translation>
    </message>
    <message>
        <source>Proved winnable</source>
        <translation>已证明可胜</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>one tile is civil, the other military</source>
        <translation>一张是文牌，一张是武牌</translation>
    </message>
    <message>
        <source>two different civil tiles</source>
        <translation>两张不同的文牌</translation>
    </message>
    <message>
        <source>they have {one} and {other} pips, not the same number</source>
        <translation>点数分别为 {one} 和 {other}，并不相同</translation>
    </message>
    <message>
        <source>four ends of {pips}, the other two add up to {rest}, not to {pips}</source>
        <translation>四端为 {pips} 点，另两端之和是 {rest}，不是 {pips}</translation>
    </message>
    <message>
        <source>three ends of {pips}, the others add up to {rest}: neither 5 nor 14 or more</source>
        <translation>三端为 {pips} 点，其余三端之和是 {rest}：既不是 5，也不到 14</translation>
    </message>
    <message>
        <source>no dragon, and no three of its ends are alike</source>
        <translation>不成龙，也没有三端点数相同</translation>
    </message>
    <message>
        <source>{tiles} is no pair ({reason}); {mend}.</source>
        <translation>{tiles} 不成对（{reason}）；{mend}。</translation>
    </message>
    <message>
        <source>{tiles} is no triplet ({reason}); {mend}.</source>
        <translation>{tiles} 不成副（{reason}）；{mend}。</translation>
    </message>
    <message>
        <source>no single tile would mend it</source>
        <translation>只换一张牌无法补救</translation>
    </message>
    <message>
        <source>a {new} in place of the {old} would make it {made}</source>
        <translation>以 {new} 换下 {old} 便成{made}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation>三张牌型</translation>
    </message>
    <message>
        <source>Classic triplets</source>
        <translation>传统牌型</translation>
    </message>
    <message>
        <source>Mixed dragon instead of two-three-kao</source>
        <translation>以杂龙代替二三靠</translation>
    </message>
    <message>
        <source>Loose five points and full fourteen</source>
        <translation>放宽五点与正快</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Which other tile? The ones that fit are marked.</source>
        <translation>另一张选哪张？合适的牌已标出。</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Won</source>
        <translation>已获胜</translation>
    </message>
    <message>
        <source>Studying…</source>
        <translation>分析中…</translation>
    </message>
    <message>
        <source>Can be won in {wins} of {orders} orders of the hidden tiles</source>
        <translation>暗牌的 {orders} 种次序中有 {wins} 种可胜</translation>
    </message>
    <message numerus="yes">
        <source>Can be won (at most %n more move(s))</source>
        <translation>
            <numerusform>可以获胜（至多再走 %n 步）</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known whether it can be won</source>
        <translation>尚不知能否获胜</translation>
    </message>
    <message>
        <source>Cannot be won any more</source>
        <translation>已无法获胜</translation>
    </message>
    <message numerus="yes">
        <source>The shortest line takes %n move(s).</source>
        <translation>
            <numerusform>最短走法为 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s); none takes fewer than {bound}.</source>
        <translation>
            <numerusform>已知最好的走法为 %n 步；任何走法都不少于 {bound} 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Still searching; ask again in a moment.</source>
        <translation>仍在搜索；请稍后再问。</translation>
    </message>
    <message>
        <source>There is nothing to be done here.</source>
        <translation>此处无牌可走。</translation>
    </message>
    <message>
        <source>{move}. This is only a legal move; nobody knows yet whether it wins.</source>
        <translation>{move}。这只是一步合法的走法；能否获胜尚不得知。</translation>
    </message>
    <message>
        <source>{move}. Wins in one of {orders} orders of the hidden tiles at least.</source>
        <translation>{move}。暗牌的 {orders} 种次序中至少有一种可胜。</translation>
    </message>
    <message>
        <source>{move}. Wins in {wins} of {orders} orders of the hidden tiles.</source>
        <translation>{move}。暗牌的 {orders} 种次序中有 {wins} 种可胜。</translation>
    </message>
    <message numerus="yes">
        <source>{move}. The first of %n move(s) to a win.</source>
        <translation>
            <numerusform>{move}。照此再走 %n 步即可获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won any more; every way has been tried.</source>
        <translation>已无法获胜：所有走法都已试过。</translation>
    </message>
    <message>
        <source>This cannot be won: no exchange that is left mends the group {tiles}.</source>
        <translation>无法获胜：剩下的任何调换都救不了 {tiles} 这一副。</translation>
    </message>
    <message>
        <source>{verb}: {tiles}</source>
        <translation>{verb}：{tiles}</translation>
    </message>
</context>
<context>
    <name>StudyBar</name>
    <message>
        <source>Back to where it could</source>
        <translation>回到尚可获胜之处</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>A tile that lies face down</source>
        <translation>一张面朝下的牌</translation>
    </message>
    <message>
        <source>{face} {name}, tile {place} of group {group}</source>
        <translation>{face} {name}，第 {group} 副第 {place} 张</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>move {number}: {error}</source>
        <translation>第 {number} 步：{error}</translation>
    </message>
    <message>
        <source>a deal number is 1 to {last}, not {number}</source>
        <translation>牌局编号应为 1 至 {last}，而不是 {number}</translation>
    </message>
    <message>
        <source>{tile} takes no part in this game</source>
        <translation>本游戏不用 {tile}</translation>
    </message>
    <message>
        <source>this board lacks {tiles}</source>
        <translation>此牌面缺少 {tiles}</translation>
    </message>
    <message>
        <source>groups on this board: {found}; in this game: {wanted}</source>
        <translation>此牌面有 {found} 副；本游戏应有 {wanted} 副</translation>
    </message>
    <message>
        <source>tiles in group {group}: {found}; in this game: {wanted}</source>
        <translation>第 {group} 副有 {found} 张；本游戏应有 {wanted} 张</translation>
    </message>
    <message>
        <source>{tile} is not on this table</source>
        <translation>桌上没有 {tile}</translation>
    </message>
    <message>
        <source>this game has no move “{verb}”; it has {verbs}</source>
        <translation>本游戏没有“{verb}”这种走法；可用的有 {verbs}</translation>
    </message>
    <message>
        <source>“{move}” is not legal here.</source>
        <translation>此处不能走“{move}”。</translation>
    </message>
    <message>
        <source>“{text}” is no move</source>
        <translation>“{text}”不是走法</translation>
    </message>
    <message>
        <source>“{text}” names a tile twice</source>
        <translation>“{text}”中有一张牌出现两次</translation>
    </message>
    <message>
        <source>this is no record: it does not begin “{head}”</source>
        <translation>这不是对局记录：开头不是“{head}”</translation>
    </message>
    <message>
        <source>line {line}: {error}</source>
        <translation>第 {line} 行：{error}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {error}</source>
        <translation>无法读取 {file}：{error}</translation>
    </message>
    <message>
        <source>“{text}” is no range of deals such as 1-1000</source>
        <translation>“{text}”不是 1-1000 这样的牌局范围</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}</source>
        <translation>无法写入 {file}：{error}</translation>
    </message>
    <message>
        <source>“{text}” is no deal number</source>
        <translation>“{text}”不是牌局编号</translation>
    </message>
    <message>
        <source>the board is not that of deal {number}</source>
        <translation>此牌面不是第 {number} 局的牌面</translation>
    </message>
    <message>
        <source>“{key}” is no choice for {option}; the choices are {keys}</source>
        <translation>{option} 不能选“{key}”；可选 {keys}</translation>
    </message>
    <message>
        <source>this game has no option “{key}”</source>
        <translation>本游戏没有选项“{key}”</translation>
    </message>
    <message numerus="yes">
        <source>a board has at most %n group(s)</source>
        <translation>
            <numerusform>牌面最多有 %n 副</numerusform>
        </translation>
    </message>
    <message>
        <source>after the @ stands no number of the turn&apos;s stage</source>
        <translation>@ 之后不是回合阶段的数字</translation>
    </message>
    <message>
        <source>group {group} is empty</source>
        <translation>第 {group} 副是空的</translation>
    </message>
    <message numerus="yes">
        <source>the set has only %n tile(s) {face}; this board has {found}</source>
        <translation>
            <numerusform>全副牌只有 %n 张 {face}；此牌面却有 {found} 张</numerusform>
        </translation>
    </message>
    <message>
        <source>tile {place} of group {group}: {error}</source>
        <translation>第 {group} 副第 {place} 张：{error}</translation>
    </message>
    <message>
        <source>{tile} lies twice on this board</source>
        <translation>{tile} 在此牌面上出现两次</translation>
    </message>
    <message>
        <source>{face} could be two tiles; write {face}a or {face}b</source>
        <translation>{face} 有两张；请写 {face}a 或 {face}b</translation>
    </message>
    <message>
        <source>{text} is no tile</source>
        <translation>{text} 不是牌</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>there is no game “{id}”; the games are {ids}</source>
        <translation>没有游戏“{id}”；现有游戏：{ids}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Heaven</source>
        <translation>天牌</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>地牌</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>人牌</translation>
    </message>
    <message>
        <source>Harmony (Goose)</source>
        <translation>和牌（鹅牌）</translation>
    </message>
    <message>
        <source>Plum Blossom</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Long Three</source>
        <translation>长三</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>板凳</translation>
    </message>
    <message>
        <source>Axe (Tiger&apos;s Head)</source>
        <translation>斧头（虎头）</translation>
    </message>
    <message>
        <source>Red-Headed Ten</source>
        <translation>红头十</translation>
    </message>
    <message>
        <source>Long-Legged Seven</source>
        <translation>高脚七</translation>
    </message>
    <message>
        <source>Red-Hammer Six</source>
        <translation>红锤六</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>杂九</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>杂八</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>杂七</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>二四</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>杂五</translation>
    </message>
    <message>
        <source>Three (Meng Huo)</source>
        <translation>丁三（孟获）</translation>
    </message>
</context>
<context>
    <name>Zen</name>
    <message>
        <source>Game of Zen</source>
        <translation>参禅</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>调换</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} groups valid</source>
        <translation>
            <numerusform>{all} 副中已成 %n 副</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing: the same groups would lie there.</source>
        <translation>这样毫无变化：桌上仍是同样的几副牌。</translation>
    </message>
    <message>
        <source>{tiles} would be {made}.</source>
        <translation>{tiles} 将成{made}。</translation>
    </message>
    <message>
        <source>An exchange is between two groups: choose a tile of another one.</source>
        <translation>调换须在两副之间进行：请从另一副中选牌。</translation>
    </message>
    <message>
        <source>An exchange is between two groups; these tiles lie in more.</source>
        <translation>调换只在两副之间进行；所选的牌分属更多副。</translation>
    </message>
    <message>
        <source>Tiles are exchanged one for one, or two for two.</source>
        <translation>调换须一张换一张，或两张换两张。</translation>
    </message>
    <message>
        <source>Watching Ten Sets</source>
        <translation>相十副</translation>
    </message>
    <message>
        <source>Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, so that both become valid, until all eleven are.</source>
        <translation>十副三张牌围成一圈，中间是一对。在两副之间调换牌，使两副都成牌，直到十一副全部成牌。</translation>
    </message>
    <message>
        <source>Watching Eight Sets</source>
        <translation>相八副</translation>
    </message>
    <message>
        <source>Four pairs lie between eight groups of three. Exchange tiles until all are valid and the pairs are the four military ones, or those of Heaven, Earth, Man and Harmony.</source>
        <translation>八副三张牌之间有四对。调换骨牌，直到每副都成牌型，且四对恰为四个武对，或天、地、人、和四个文对。</translation>
    </message>
    <message>
        <source>Gold Ingot</source>
        <translation>金元宝</translation>
    </message>
    <message>
        <source>the gold ingot</source>
        <translation>金元宝</translation>
    </message>
    <message>
        <source>Silver Ingot</source>
        <translation>银元宝</translation>
    </message>
    <message>
        <source>the silver ingot</source>
        <translation>银元宝</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation>上海玩法</translation>
    </message>
    <message>
        <source>Ten groups of three, without the 42 and one 64. Assemble four full, two little and two big dragons, the gold ingot 61 61 63 and the silver ingot 51 51 53.</source>
        <translation>十副三张牌，去掉 42 和一张 64。要拼出四副全龙、两副小龙、两副大龙，以及金元宝 61 61 63 和银元宝 51 51 53。</translation>
    </message>
    <message>
        <source>Five Dragons Fight for the Throne</source>
        <translation>五龙争位</translation>
    </message>
    <message>
        <source>The pair of benches 22 22 is the throne. Exchange tiles until five full dragons and five five sons stand round it.</source>
        <translation>一对板凳 22 22 是宝座。调换骨牌，直到宝座四周是五副全龙和五副五子。</translation>
    </message>
    <message>
        <source>Generals in Mutual Harmony</source>
        <translation>将相和</translation>
    </message>
    <message>
        <source>The pair of Harmony 31 31 lies in the middle. Exchange tiles until each of the ten triplets has two civil tiles alike and one military tile.</source>
        <translation>中间是一对和牌 31 31。调换骨牌，直到十副三张牌型每副都由两张相同的文牌和一张武牌组成。</translation>
    </message>
    <message>
        <source>Two civil tiles alike with a military one</source>
        <translation>两张相同文牌配一张武牌</translation>
    </message>
</context>
</TS>
