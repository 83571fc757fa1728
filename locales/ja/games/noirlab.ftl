### The NOIRLab Cube Game。`$spot` は KPNO、CTIO、CSDC、Gemini、Rubin、NOIRLab のどれか。NOIRLab トークンは画面では「ネット」と呼びます。
### `:bust:` と `:crown:` は絵です。

pitch = 天文台ダイスを振って6つのマスを埋め、同じプログラムが2度出る前にやめよう
goal = 自分の列の6マス、5つのプログラムと NOIRLab を、だれよりも早くすべて埋めれば勝ちです。
first-press = 満足するまで **ロール** を押し、**パス** で、埋めたマスを次の手番まで残します。すでにあるプログラムがまた出ると、ネット（NOIRLab トークン）がないかぎり列は空になります。
aim = できるだけ少ない手番で6マスを埋めましょう。手番の数が同じなら、ロールが少ないほうが上です。

title-turn = { -noirlab } · 手番{ NUMBER($turn) }
title-end = { -noirlab } · 終了

about-ctio = CTIO はチリのセロ・トロロ山から南の空を観測しています。
about-kpno = KPNO はアリゾナのソノラ砂漠、キットピークに並ぶ望遠鏡の町です。
about-csdc = CSDC は望遠鏡が見たものを保管し、だれでも探せるようにしています。
about-gemini = Gemini は双子の望遠鏡。1つはハワイ、もう1つはチリにあります。
about-rubin = Rubin は数夜ごとに南の空をすべて撮影します。
about-noirlab = NOIRLab は夜の天文学のためのアメリカの国立センターです。

rolled-last = { $hand ->
    [player] { $name } さんのロール：{ $spot }。
    [clock] { $name } さんは時間切れ。CPU のロール：{ $spot }。
   *[house] { $name } さんの席で CPU がロール：{ $spot }。
}
rolled-new = { $hand ->
    [player] { $name } さんのロール：{ $spot }
    [clock] { $name } さんは時間切れ。CPU のロール：{ $spot }
   *[house] { $name } さんの席で CPU がロール：{ $spot }
}、新しいマス{ $net ->
    [yes] とネット
   *[no] {""}
}、{ NUMBER($spots) }/6。
rolled-saved = { $hand ->
    [player] { $name } さんのロール：{ $spot }
    [clock] { $name } さんは時間切れ。CPU のロール：{ $spot }
   *[house] { $name } さんの席で CPU がロール：{ $spot }
}（すでに埋まったマス）。ネットを1つ使い、{ NUMBER($spots) }/6マスが残りました。
rolled-bust = { $hand ->
    [player] :bust: バースト！{ $spot } はすでに埋まっていて、{ $name } さんは{ NUMBER($lost) }マスを失いました。
    [clock] { $name } さんは時間切れ。CPU のロール：{ $spot } でバースト、{ NUMBER($lost) }マスを失いました。
   *[house] { $name } さんの席で CPU がロール：{ $spot } でバースト、{ NUMBER($lost) }マスを失いました。
}
rolled-choice = { $hand ->
    [player] { $name } さんのロール：{ $spot }
    [clock] { $name } さんは時間切れ。CPU のロール：{ $spot }
   *[house] { $name } さんの席で CPU がロール：{ $spot }
}。ワイルドです。
rolled-wild = { $hand ->
    [player] { $name } さんのロール：{ $spot }
    [clock] { $name } さんは時間切れ。CPU のロール：{ $spot }
   *[house] { $name } さんの席で CPU がロール：{ $spot }
}。ワイルドで { $last } が埋まりました。
chose = { $hand ->
    [player] { $name } さんがワイルドの NOIRLab で { $spot } を埋めました
    [clock] { $name } さんは時間切れ。CPU がワイルドの NOIRLab で { $spot } を埋めました
   *[house] { $name } さんの席で CPU がワイルドの NOIRLab で { $spot } を埋めました
}。{ NUMBER($spots) }/6マス。
passed = { $hand ->
    [player] { $name } さんは{ NUMBER($spots) }マスでパス。
    [clock] { $name } さんは時間切れ。CPU が{ NUMBER($spots) }マスでパス。
   *[house] { $name } さんの席で CPU が{ NUMBER($spots) }マスでパス。
}
banked = { $hand ->
    [player] { $name } さんは{ $second ->
        [yes] 2つ目のネット
       *[no] ネット
    }を取り、{ NUMBER($spots) }マスでパス。
    [clock] { $name } さんは時間切れ。CPU が{ $second ->
        [yes] 2つ目のネット
       *[no] ネット
    }を取り、{ NUMBER($spots) }マスでパス。
   *[house] { $name } さんの席で CPU が{ $second ->
        [yes] 2つ目のネット
       *[no] ネット
    }を取り、{ NUMBER($spots) }マスでパス。
}
left = { $name } さんが席を離れました。

begins = { $name } さんのロールです。
begins-alone = 手番{ NUMBER($turn) }：{ $name } さんのロールです。
decides = { $may ->
    [bank] ロール、パス、それともネットを取る？
    [pass] ロール、それともパス？
   *[roll] ネットが2つあるとパスできません。ロールしてください。
}
player-decides = { $may ->
    [bank] { $name } さんはロール、パス、またはネットを取れます。
    [pass] { $name } さんはロールかパスができます。
   *[roll] { $name } さんはネットが2つあり、ロールしなければなりません。
}
chooses = 埋めるプログラムを { $name } さんが選びます。
advice-roll = 最初に6マスすべてを埋めた人の勝ちです。もう持っているプログラムが出ると、ネットがないかぎり、すべて空になります。
advice-second = ネットが2つの間はパスできません。1つ使うまで振り続けます。
next-roll = ## 次のロール：バースト{ NUMBER($chance) }%
    { $others }
next-roll-safe = ## 次のロール：バーストなし
    { $others }
face-wins = 勝ち
face-fills = 新しいマス
face-costs = ネットを使う
face-busts = バースト
faces = { $does }：{ LIST($faces) }。

roll = ロール
pass = パス：{ NUMBER($spots) }マスを残す
bank = ネットを取ってパス：{ NUMBER($spots) }/6マス
bank-second = ネットを取ってパス（2つ目）

effort = 手番{ NUMBER($turns) }回、ロール{ NUMBER($rolls) }回

help-roll = **ロール。** { $faces }{ $nets ->
    [none] ネットがないので、すでにあるプログラムがまた出ると列が空になります。
    [net] ネットは NOIRLab トークンのことです。すでにあるプログラムがまた出ると、列の代わりにネットがなくなります。
   *[both] 2つのネットは、すでにあるプログラムが出たとき、それぞれ1回ずつ列を守ります。
}
help-pass = **パス。** 埋めた{ NUMBER($spots) }マスは残り、次は { $next } さんの番です。
help-pass-alone = **パス。** 埋めた{ NUMBER($spots) }マスは残り、新しい手番が始まります。
help-bank = **ネットを取ってパス。** パスして、NOIRLab のマスにネットを1つ置きます。このマスは埋まったことになります。
help-bank-second = **ネットを取ってパス。** パスして、2つ目のネットを取ります。2つある間はパスできません。
bar-not-rolled = 手番の最初のロールの前にはパスできません。
bar-two-nets = ネットが2つあるとパスできません。1つ使うか、列が完成するまでロールしてください。
bar-few-spots = ネットを取るには埋めたマスが{ NUMBER($needed) }個必要です。今は{ NUMBER($spots) }個です。
bar-last-spot = 最後のマスはネットでは埋められません。ロールで埋めてください。
bar-too-soon = 次のネットを取れるのは、前に取ってから{ NUMBER($needed) }回ロールした後です。あと{ NUMBER($rolls) }回です。
help-choose = **プログラムを選びます。** ロールで出たときと同じように埋まり、手番は続きます。ネットは残ります。
help-player = { $name } さん：{ $spots ->
    [0] 埋めたマスはありません
   *[other] 埋めたマスは{ NUMBER($spots) }個（{ LIST($filled) }）
}。空き：{ $is-full ->
    [yes] なし。
   *[no] { LIST($empty) }。
}{ $nets ->
    [none] {""}
    [net] 予備：ネット1つ。
   *[both] 予備：ネット2つ。
}

no-one-is-left = テーブルにはもうだれもいません。
alone = :crown: { $name } さんが6マスすべてを埋めました：{ $effort }。
wins = :crown: **{ $name } さんが6マスすべてを埋めて勝ちました。**
last-one = { $name } さんが最後までテーブルに残り、勝ちました。

event-filled = { $wild ->
    [yes] ワイルドで
   *[no] {""}
}{ $spot } を埋める{ $is-last ->
    [yes] （最後のマス）
   *[no] {""}
}
event-saved = { $spot }（すでに埋まったマス）、ネットを1つ使う
event-bust = { $spot }（すでに埋まったマス）、{ NUMBER($lost) }マスを失う
event-passed = パス
event-banked = ネットを取ってパス
event-last-face = 最後のマスの面を出す
# ダイスやカードで来たもの。
luck-filled = ロール { $faces }、{ NUMBER($spots) }マスを埋める
luck-last = ロール { $faces }、最後のマスで勝利
luck-saved = ロール { $faces }、すでに埋まったマスでネットを1つ使う
luck-wild = ロール { $faces }、ワイルド
luck-bust = ロール { $faces }、バーストで{ NUMBER($spots) }マスを失う
busts = バースト

nets = 安全第一
nets-how = ネットを2つ持つ
early = 早い発見
early-how = 3回以内の手番で6マスすべてを埋める
wild = ワイルドな夜
wild-how = ワイルドの NOIRLab で最後のマスを埋める
light = ファーストライト
light-how = 6面のうち、バーストしない唯一の面を出して勝つ

lesson-1 = 自分の列の6マスを埋めます。5つの天文プログラムと NOIRLab です。**ロール** を押してください。
lesson-1-roll = **ロール** で、この6つが描かれたダイスを振ります。
lesson-2 = Gemini！もう一度 Gemini が出るとバーストで列が空になりますが、それは6面のうち1面だけです。**ロール** を押してください。
lesson-2-pass = **パス** を押すと手番が終わり、マスは次の手番まで残ります。
lesson-3 = NOIRLab は NOIRLab のマスを埋め、ネットにもなります。バーストのときは、列の代わりにこのネットがなくなります。**ロール** を押してください。
lesson-4 = CTIO も埋まりました。ネットがあるうちは安全です。**ロール** を押してください。
lesson-4-bank = **ネットを取ってパス** を押すと、ネットを1つもらって手番を終えます。3マス埋まっていれば使えます。
lesson-5 = NOIRLab のマスが埋まっていると、NOIRLab はワイルドです。足りないプログラムを選んで埋められます。**KPNO** を押してください。
lesson-5-spots = **KPNO**、**CSDC**、**Rubin** が空いている3つです。
lesson-6 = 6マスのうち4マスと、ネットが1つ。ここでやめて2つ目のネットを取り、Ada さんに番を渡しましょう。**ネットを取ってパス** を押してください。
lesson-7 = Ada さんはネットなしで KPNO を2回出し、列が空になりました。あなたはネットが2つあるのでパスできませんが、バーストもしません。**ロール** を押してください。
lesson-8 = また Gemini。2つ目のネットがなくなりましたが、列は無事です。**ロール** を押してください。
lesson-9 = Rubin！あとは CSDC かワイルドだけで、ネットもまだあります。**ロール** を押してください。
lesson-end = 6マスすべて埋まり、手番の途中でもすぐに勝ちです！ただのパスでは次の手番も同じ危険から始まるので、やめるときはネットを取りましょう。1人で遊び、手番の数を減らすのに挑戦することもできます。
