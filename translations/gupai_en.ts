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
