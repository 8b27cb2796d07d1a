<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Levels</name>
    <message numerus="yes">
        <source>Generals, %n killed</source>
        <translation>
            <numerusform>Generals, %n killed</numerusform>
            <numerusform>Generals, %n killed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} levels cleared</source>
        <translation>
            <numerusform>%n of {all} levels cleared</numerusform>
            <numerusform>%n of {all} levels cleared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</source>
        <translation>
            <numerusform>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</numerusform>
            <numerusform>One general is killed by a level of exactly two tiles, both generals by a level of one; this level has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} captures</source>
        <translation>
            <numerusform>%n of {all} captures</numerusform>
            <numerusform>%n of {all} captures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>Won in %n move(s), with help.</source>
        <translation>
            <numerusform>Won in %n move, with help.</numerusform>
            <numerusform>Won in %n moves, with help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %n move(s).</source>
        <translation>
            <numerusform>Won in %n move.</numerusform>
            <numerusform>Won in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message numerus="yes">
        <source>Can be won (at most %n more move(s))</source>
        <translation>
            <numerusform>Can be won (at most %n more move)</numerusform>
            <numerusform>Can be won (at most %n more moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest line takes %n move(s).</source>
        <translation>
            <numerusform>The shortest line takes %n move.</numerusform>
            <numerusform>The shortest line takes %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best line known takes %n move(s); none takes fewer than {bound}.</source>
        <translation>
            <numerusform>The best line known takes %n move; none takes fewer than {bound}.</numerusform>
            <numerusform>The best line known takes %n moves; none takes fewer than {bound}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}. The first of %n move(s) to a win.</source>
        <translation>
            <numerusform>{move}. The first of %n move to a win.</numerusform>
            <numerusform>{move}. The first of %n moves to a win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message numerus="yes">
        <source>a board has at most %n group(s)</source>
        <translation>
            <numerusform>a board has at most %n group</numerusform>
            <numerusform>a board has at most %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the set has only %n tile(s) {face}; this board has {found}</source>
        <translation>
            <numerusform>the set has only %n tile {face}; this board has {found}</numerusform>
            <numerusform>the set has only %n tiles {face}; this board has {found}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Zen</name>
    <message numerus="yes">
        <source>%n of {all} groups valid</source>
        <translation>
            <numerusform>%n of {all} groups valid</numerusform>
            <numerusform>%n of {all} groups valid</numerusform>
        </translation>
    </message>
</context>
</TS>
