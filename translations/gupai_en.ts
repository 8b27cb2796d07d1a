<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Gupai</name>
    <message numerus="yes">
        <source>Can be cleared with %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Can be cleared with %n point</numerusform>
            <numerusform>Can be cleared with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be cleared with at least %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Can be cleared with at least %n point</numerusform>
            <numerusform>Can be cleared with at least %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No shorter line is known; none takes fewer than %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>No shorter line is known; none takes fewer than %n move.</numerusform>
            <numerusform>No shorter line is known; none takes fewer than %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n move(s) known to be best.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>One of %n move known to be best.</numerusform>
            <numerusform>One of %n moves known to be best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>The best line known takes %n move.</numerusform>
            <numerusform>The best line known takes %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s); none takes fewer than {bound}.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>The best line known takes %n move; none takes fewer than {bound}.</numerusform>
            <numerusform>The best line known takes %n moves; none takes fewer than {bound}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best score known is %n point(s); none is above {most}.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>The best score known is %n point; none is above {most}.</numerusform>
            <numerusform>The best score known is %n points; none is above {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highest score is %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>The highest score is %n point.</numerusform>
            <numerusform>The highest score is %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest line takes %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>The shortest line takes %n move.</numerusform>
            <numerusform>The shortest line takes %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}. It leads to %n point(s).</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>{move}. It leads to %n point.</numerusform>
            <numerusform>{move}. It leads to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}. The first of %n move(s) to a win.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>{move}. The first of %n move to a win.</numerusform>
            <numerusform>{move}. The first of %n moves to a win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n bookmark(s) can be kept; remove one first.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>No more than %n bookmark can be kept; remove one first.</numerusform>
            <numerusform>No more than %n bookmarks can be kept; remove one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Challenge of the day: {game}; win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Challenge of the day: {game}; win it in at most %n move.</numerusform>
            <numerusform>Challenge of the day: {game}; win it in at most %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board of the day for you: {game}; win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Board of the day for you: {game}; win it in at most %n move.</numerusform>
            <numerusform>Board of the day for you: {game}; win it in at most %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to clear it with at least %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>The challenge is to clear it with at least %n point.</numerusform>
            <numerusform>The challenge is to clear it with at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The challenge is to win it in at most %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>The challenge is to win it in at most %n move.</numerusform>
            <numerusform>The challenge is to win it in at most %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have met it with %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>You have met it with %n move.</numerusform>
            <numerusform>You have met it with %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won it in %n move(s): too many.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>You have won it in %n move: too many.</numerusform>
            <numerusform>You have won it in %n moves: too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <extracomment>(album)</extracomment>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New in the album: {kind} {tiles} and %n more</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>New in the album: {kind} {tiles} and %n more</numerusform>
            <numerusform>New in the album: {kind} {tiles} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n group(s)</source>
        <extracomment>(album)</extracomment>
        <translation>
            <numerusform>{made} of %n group</numerusform>
            <numerusform>{made} of %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: it is won in %n move(s), and in one way only.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>This is a problem: it is won in %n move, and in one way only.</numerusform>
            <numerusform>This is a problem: it is won in %n moves, and in one way only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <extracomment>(engine)</extracomment>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the set has only %n tile(s) {face}; this board has {found}</source>
        <extracomment>(engine)</extracomment>
        <translation>
            <numerusform>the set has only %n tile {face}; this board has {found}</numerusform>
            <numerusform>the set has only %n tiles {face}; this board has {found}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>%n in a row</numerusform>
            <numerusform>%n in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>%n seal</numerusform>
            <numerusform>%n seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In progress: %n move(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>In progress: %n move</numerusform>
            <numerusform>In progress: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %n time(s)</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>Won %n time</numerusform>
            <numerusform>Won %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <comment>a challenge</comment>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>in %n move</numerusform>
            <numerusform>in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>in %n move</numerusform>
            <numerusform>in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Framed: %n group(s) like it.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>Framed: %n group like it.</numerusform>
            <numerusform>Framed: %n groups like it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked: %n tile(s) that it can be made of.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>Marked: %n tile that it can be made of.</numerusform>
            <numerusform>Marked: %n tiles that it can be made of.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n general</numerusform>
            <numerusform>%n generals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general(s) left</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n general left</numerusform>
            <numerusform>%n generals left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) must still kill two generals at once: a level of one tile can.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n level must still kill two generals at once: a level of one tile can.</numerusform>
            <numerusform>%n levels must still kill two generals at once: a level of one tile can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} captures</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n of {all} captures</numerusform>
            <numerusform>%n of {all} captures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} levels cleared</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n of {all} levels cleared</numerusform>
            <numerusform>%n of {all} levels cleared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Escapes in %n refill(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Escapes in %n refill</numerusform>
            <numerusform>Escapes in %n refills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generals, %n killed</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Generals, %n killed</numerusform>
            <numerusform>Generals, %n killed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo escapes in %n refill(s).</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Meng Huo escapes in %n refill.</numerusform>
            <numerusform>Meng Huo escapes in %n refills.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meng Huo is captured by a level of exactly two tiles; this level has %n.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Meng Huo is captured by a level of exactly two tiles; this level has %n.</numerusform>
            <numerusform>Meng Huo is captured by a level of exactly two tiles; this level has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</numerusform>
            <numerusform>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s), with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Cleared with %n point, with help.</numerusform>
            <numerusform>Cleared with %n points, with help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared with %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Cleared with %n point.</numerusform>
            <numerusform>Cleared with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could still be won %n move(s) ago.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>It could still be won %n move ago.</numerusform>
            <numerusform>It could still be won %n moves ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s), with help.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Won in %n move, with help.</numerusform>
            <numerusform>Won in %n moves, with help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Won in %n move.</numerusform>
            <numerusform>Won in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turned %n of {all} times without a pair</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>Turned %n of {all} times without a pair</numerusform>
            <numerusform>Turned %n of {all} times without a pair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear the table for %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Clear the table for %n point.</numerusform>
            <numerusform>Clear the table for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Win in %n move.</numerusform>
            <numerusform>Win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>problem for %n point(s)</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>problem for %n point</numerusform>
            <numerusform>problem for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>problem in %n move(s)</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>problem in %n move</numerusform>
            <numerusform>problem in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n point(s)</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>for %n point</numerusform>
            <numerusform>for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n other invalid group(s) cannot help either.</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>The %n other invalid group cannot help either.</numerusform>
            <numerusform>The %n other invalid groups cannot help either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s): {tally}.</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>After %n move: {tally}.</numerusform>
            <numerusform>After %n moves: {tally}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can complete a move</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n tile can complete a move</numerusform>
            <numerusform>%n tiles can complete a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join it</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n tile can join it</numerusform>
            <numerusform>%n tiles can join it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can join them</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n tile can join them</numerusform>
            <numerusform>%n tiles can join them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>After %n move.</numerusform>
            <numerusform>After %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of {game} will no longer be counted and shown.</source>
        <extracomment>(statistics)</extracomment>
        <translation>
            <numerusform>%n deal of {game} will no longer be counted and shown.</numerusform>
            <numerusform>%n deals of {game} will no longer be counted and shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best now: %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Best now: %n point.</numerusform>
            <numerusform>Best now: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best now: at least %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Best now: at least %n point.</numerusform>
            <numerusform>Best now: at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: a deal of %n move(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>Next: a deal of %n move.</numerusform>
            <numerusform>Next: a deal of %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table is clear: doubled, %n point(s).</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>The table is clear: doubled, %n point.</numerusform>
            <numerusform>The table is clear: doubled, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Learn in %n Step(s)</source>
        <extracomment>(window)</extracomment>
        <translation>
            <numerusform>&amp;Learn in %n Step</numerusform>
            <numerusform>&amp;Learn in %n Steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>%n legal move</numerusform>
            <numerusform>%n legal moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to place.</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>%n tile still to place.</numerusform>
            <numerusform>%n tiles still to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the set: %n tile(s)</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>In the set: %n tile</numerusform>
            <numerusform>In the set: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undecided: no winning line in the %n position(s) searched.</source>
        <extracomment>(workbench)</extracomment>
        <translation>
            <numerusform>Undecided: no winning line in the %n position searched.</numerusform>
            <numerusform>Undecided: no winning line in the %n positions searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} for the goal</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n of {all} for the goal</numerusform>
            <numerusform>%n of {all} for the goal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} groups valid</source>
        <extracomment>(games)</extracomment>
        <translation>
            <numerusform>%n of {all} groups valid</numerusform>
            <numerusform>%n of {all} groups valid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is over: %n of {count} solved for gold.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>The run is over: %n of {count} solved for gold.</numerusform>
            <numerusform>The run is over: %n of {count} solved for gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) begun yesterday.</source>
        <extracomment>(play)</extracomment>
        <translation>
            <numerusform>%n deal begun yesterday.</numerusform>
            <numerusform>%n deals begun yesterday.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new deal(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n new deal.</numerusform>
            <numerusform>%n new deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n better result(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n better result.</numerusform>
            <numerusform>%n better results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n bookmark</numerusform>
            <numerusform>%n bookmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of the album.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n group of the album.</numerusform>
            <numerusform>%n groups of the album.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No room for %n bookmark(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>No room for %n bookmark.</numerusform>
            <numerusform>No room for %n bookmarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n table of a later version left out.</numerusform>
            <numerusform>%n tables of a later version left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best is %n point(s), but more than one line brings it.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>The best is %n point, but more than one line brings it.</numerusform>
            <numerusform>The best is %n points, but more than one line brings it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a problem: one line alone brings %n point(s).</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>This is a problem: one line alone brings %n point.</numerusform>
            <numerusform>This is a problem: one line alone brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won in %n move(s).</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>It can be won in %n move.</numerusform>
            <numerusform>It can be won in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be won in %n move(s), but in more than one way.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>It can be won in %n move, but in more than one way.</numerusform>
            <numerusform>It can be won in %n moves, but in more than one way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New to {family}? Learn it in %n step(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>New to {family}? Learn it in %n step.</numerusform>
            <numerusform>New to {family}? Learn it in %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to win</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>%n move to win</numerusform>
            <numerusform>%n moves to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n move(s) to win</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>At most %n move to win</numerusform>
            <numerusform>At most %n moves to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n bookmark of a later version left out.</numerusform>
            <numerusform>%n bookmarks of a later version left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of a later version left out.</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n set of a later version left out.</numerusform>
            <numerusform>%n sets of a later version left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new problem(s).</source>
        <extracomment>(dialogs)</extracomment>
        <translation>
            <numerusform>%n new problem.</numerusform>
            <numerusform>%n new problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n proved problem(s)?</source>
        <extracomment>(games_page)</extracomment>
        <translation>
            <numerusform>Keep %n proved problem?</numerusform>
            <numerusform>Keep %n proved problems?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The par is %n and not {par}.</source>
        <extracomment>(solvers)</extracomment>
        <translation>
            <numerusform>The par is %n and not {par}.</numerusform>
            <numerusform>The par is %n and not {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it the best is %n point(s).</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>After it the best is %n point.</numerusform>
            <numerusform>After it the best is %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it a win takes %n move(s) in all.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>After it a win takes %n move in all.</numerusform>
            <numerusform>After it a win takes %n moves in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it a win takes at least %n move(s) in all.</source>
        <extracomment>(texts)</extracomment>
        <translation>
            <numerusform>After it a win takes at least %n move in all.</numerusform>
            <numerusform>After it a win takes at least %n moves in all.</numerusform>
        </translation>
    </message>
</context>
</TS>
