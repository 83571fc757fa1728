### Les Marmottes。名前は Markdown 付きで入ります。ダイスの数は1から6。`:bust:` と `:crown:` は絵です。

pitch = 6個のダイスで運試し。そろった目が得点になるが、やめられるのは2個か4個を取り分けたときだけ
option-target = 最後の1周が始まる合計点
option-single-match = キープ済みの目なら1個でも得点。オフ：1回のロールでそろった目だけ
option-turn-limit = 全員がこの回数の手番を終えたら、だれも目標に届いていなくても合計が最も高い人の勝ち
goal = 目標に届き、ほかの全員が最後の手番を終えるまで首位を守れば勝ちです。
first-press = **ロール** を押すと、そろった目が自動でキープされます。そのあとは、もっと狙って振るか、バーストする前に **ストップ** するかを選びます。
aim = できるだけ少ない手番で60点に届きましょう。手番の数が同じなら、ロールが少ないほうが上です。

title-end = { -marmottes } · 終了
title-last-round = { -marmottes } · 最後の1周
title-round = { -marmottes } · { $alone ->
    [yes] 手番
   *[no] ラウンド
}{ NUMBER($round) }
title-round-of = { -marmottes } · { $alone ->
    [yes] 手番
   *[no] ラウンド
}{ NUMBER($round) }/{ NUMBER($limit) }

scored = { $hand ->
    [player] { $name } さんのロール：{ $dice } で{ NUMBER($points) }点
    [clock] { $name } さんは時間切れ。CPU のロール：{ $dice } で{ NUMBER($points) }点
   *[house] { $name } さんの席で CPU がロール：{ $dice } で{ NUMBER($points) }点
}{ $six-alike ->
    [yes] 。6個そろってボーナス{ NUMBER($bonus) }点。
   *[no] 。
}
bust = { $at-stake ->
    [yes] { $hand ->
        [player] :bust: バースト！{ $name } さんは{ NUMBER($lost) }点を失いました。
        [clock] { $name } さんは時間切れ。CPU がロールしてバースト、{ NUMBER($lost) }点を失いました。
       *[house] { $name } さんの席で CPU がロールしてバースト、{ NUMBER($lost) }点を失いました。
    }
   *[no] { $hand ->
        [player] :bust: バースト！{ $name } さんの目はそろいませんでした。
        [clock] { $name } さんは時間切れ。CPU がロールしてバースト、目はそろいませんでした。
       *[house] { $name } さんの席で CPU がロールしてバースト、目はそろいませんでした。
    }
}
banked = { $hand ->
    [player] { $name } さんは{ NUMBER($points) }点でストップ
    [clock] { $name } さんは時間切れ。CPU が代わりに{ NUMBER($points) }点でストップ
   *[house] { $name } さんの席で CPU が{ NUMBER($points) }点でストップ
}{ $had-points ->
    [yes] 、合計{ NUMBER($total) }点。
   *[no] 。
}
last-round-begins = { NUMBER($target) }点に届いたので、{ $is-alone ->
    [yes] { $other } さんに最後の手番が
   *[no] ほかの全員に最後の手番が1回ずつ
}あります。
left = { $name } さんが席を離れました。

dice-to-roll = { $count ->
    [1] 最後の1個
    [2] 残りの2個
    [3] 残りの3個
    [4] 残りの4個
    [5] 残りの5個
   *[other] 6個すべて
}
begins = { $last-round ->
    [yes] 最後の1周：{ $name } さんのロールです。
   *[no] { $name } さんのロールです。
}
decides = { $aside ->
    [3] キープが3個なのでストップできません。{ $dice }をロールします。
    [5] キープが5個なのでストップできません。{ $dice }をロールします。
    [6] 6個すべてが得点になったので、6個をもう一度ロールします。
   *[other] { NUMBER($score) }点でストップ、それとも{ $dice }をロール？
}
player-decides = { $may-stop ->
    [yes] { $name } さんは{ NUMBER($score) }点でストップするか、{ $dice }をロールできます。
   *[no] { $name } さんはここまで{ NUMBER($score) }点。{ $dice }をロールしなければなりません。
}
advice-roll = 同じ目がそろうと得点です。キープが2個か4個ならストップできます。バーストするとこの手番の得点を失います。
this-turn = **この手番は{ NUMBER($score) }点**
last-round = **最後の1周** · { $lead ->
    [ahead] { $name } さんが単独首位です
    [alone] { $name } さんは{ NUMBER($wanted) }点が必要（あと{ NUMBER($missing) }点）
   *[shared] { $name } さんは{ NUMBER($wanted) }点が必要（あと{ NUMBER($missing) }点）。{ NUMBER($shares) }点なら首位に並びます
}

roll-button = ロール：{ $count ->
    [1] 最後の1個
    [6] 6個すべて
   *[other] { NUMBER($count) }個
} · { $risk ->
    [sure] 必ずバースト
    [percent] バースト{ NUMBER($chance) }%
   *[one-in] バーストは{ NUMBER($chance) }回に1回
}
stop-button = ストップ：{ NUMBER($score) }点{ $adds ->
    [yes] {" "}→ { NUMBER($total) }
   *[no] {""}
}{ $standing ->
    [nothing] {""}
    [reaches] 、目標に到達
    [leads] 、首位
    [level] 、首位に並ぶ
   *[behind] 、あと{ NUMBER($missing) }点足りない
}

latest = 前回：{ $turn }
latest-bust = バースト
reached-first = 最初に{ NUMBER($target) }点
one-last-turn = 最後の手番が残っています

to-win = { $alone ->
    [yes] できるだけ少ない手番で{ NUMBER($target) }点に届きましょう。
   *[no] だれかが{ NUMBER($target) }点に届くと、ほかの全員に最後の手番があります。そのあと合計が最も高い人の勝ちです。
}
help-roll = **{ $dice }をロール。** { $needs }{ NUMBER($of) }通りのうち{ NUMBER($bust) }通りがバースト{ $at-stake ->
    [yes] で、この手番の{ NUMBER($score) }点を失います。
   *[no] です。
}
needs-a-partner = 1個だけでは、そろう相手がありません。
needs-the-sixth = { NUMBER($face) } が必要です。出れば6個そろって、さらに{ NUMBER($bonus) }点です。
needs-one-of = { LIST($faces) } のどれかが必要です。
needs-a-pair = 同じ目が2個以上必要です。
needs-a-pair-or = 同じ目が2個以上、または { NUMBER($face) } が1個必要です。
needs-a-pair-or-two = 同じ目が2個以上、または { NUMBER($face) } か { NUMBER($other) } が1個必要です。
help-stop = **ストップ。** { NUMBER($score) }点が加わり、合計は{ NUMBER($total) }点{ $is-short ->
    [yes] 、目標まであと{ NUMBER($short) }点になります。
   *[no] になります。
}
help-no-stop = { $aside ->
    [0] そろった目は自動でキープされ、目の合計が得点になります。キープが2個か4個のときにストップできます。
    [3] キープが3個のときはストップできません。できるのは2個か4個のときだけです。
    [5] キープが5個のときはストップできません。できるのは2個か4個のときだけです。
   *[other] 6個すべてが得点になったので、6個をもう一度ロールします。新しい目は前の目とはそろわず、その前にストップはできません。
}
help-last-round = { $stayed ->
    [yes] 最後の1周：{ $name } さんが最初に{ NUMBER($target) }点に届き、合計{ NUMBER($total) }点です。同点なら { $name } さんの勝ち。ほかの全員に手番がもう1回あります。
   *[no] 最後の1周：{ $name } さんが最初に{ NUMBER($target) }点に届き、合計{ NUMBER($total) }点でしたが、席を離れました。ほかの全員に手番がもう1回あります。
}
help-last-turns = 最後の1周：だれも{ NUMBER($target) }点に届かなければ、終わったときに合計が最も高い人の勝ちです。
help-player = { $name } さん：{ NUMBER($total) }点{ $has-note ->
    [yes] 、{ $note }。
   *[no] 。
}
help-all-six = { $name } さんの手元に6個すべてがあります。
help-turn = { $name } さんのこの手番は{ NUMBER($score) }点。キープ：{ LIST($aside) }。残り：{ $has-free ->
    [yes] { LIST($free) }。
   *[no] なし。
}

alone-reached = :crown: { $name } さんは{ NUMBER($round) }回の手番で{ NUMBER($target) }点に届き、合計{ NUMBER($total) }点です。
alone-short = { $name } さんは{ NUMBER($round) }回の手番で{ NUMBER($total) }点。目標の{ NUMBER($target) }点に届きませんでした。
nobody-wins = 全員が席を離れたので、勝者はいません。
wins = :crown: **{ $name } さんが{ NUMBER($total) }点で勝ちました。**
two-win = { $name } さんと { $other } さんが{ NUMBER($total) }点ずつで勝ちを分け合いました。
many-win = { NUMBER($players) }人が{ NUMBER($total) }点ずつで勝ちを分け合いました。
no-one-is-left = テーブルにはもうだれもいません。
everyone-else-left = ほかの全員が席を離れました。
target-took = 目標の{ NUMBER($target) }点までに手番が{ NUMBER($round) }回かかりました。
target-reached-first = { $name } さんが最初に目標の{ NUMBER($target) }点に届き、{ $is-alone ->
    [yes] { $other } さん
   *[no] ほかの全員
}が最後の手番を終えました。
not-reached = { NUMBER($round) }回の手番では{ NUMBER($target) }点に届きませんでした。
limit-came = 目標の{ NUMBER($target) }点に届く前に、手番が上限の{ NUMBER($round) }回に達したので、合計が最も高い人の勝ちです。
wins-the-tie = { $name } さんが最初に目標の{ NUMBER($target) }点に届いていたので、同点でも勝ちです。

event-roll = { NUMBER($count) }個で{ NUMBER($gain) }点
event-bust = バーストで{ NUMBER($lost) }点を失う
event-first-bust = 最初のロールでバースト
event-banked = { NUMBER($points) }点でストップ
event-reached = { NUMBER($points) }点でストップ、合計{ NUMBER($total) }点
# ダイスやカードで来たもの。
luck-scored = ロール { $faces }、{ NUMBER($more) }点増えて手番で{ NUMBER($turn) }点
luck-bust = ロール { $faces }、バーストで{ NUMBER($lost) }点を失う
luck-first-bust = ロール { $faces }、いきなりバースト
busts = バースト
feat-points = { NUMBER($points) }点
feat-turns = 手番{ NUMBER($turns) }回

six = 6個ぞろい
six-how = 同じ目のダイスを6個キープする
burrow = 巣穴いっぱい
burrow-how = 1回の手番で40点以上を取る
meadow = 草原まるごと
meadow-how = 1回の手番で70点以上を取る
whisker = ひげ1本の差
whisker-how = 1点か2点の差で勝つ

lesson-1 = ダイスは6個。そろった目が得点になります。**ロール：6個すべて** を押してください。
lesson-1-roll = **ロール** で、キープしていないダイスをすべて振ります。ボタンには、何もそろわない「バースト」の確率も出ます。
lesson-2 = 4が2個そろってキープされ、8点になりました。まだ点は少なく、危険も小さめです。**ロール：4個** を押してください。
lesson-2-stop = **ストップ** を押すと手番が終わり、その得点が合計に加わります。
lesson-3 = 4がもう1個加わって12点です。キープが3個のときはストップできません。できるのは2個か4個のときだけ。**ロール：3個** を押してください。
lesson-4 = キープ4個で16点。次のロールは半分以上がバーストで、そうなると16点すべてを失います。**ストップ** を押してください。
lesson-5 = Ada さんは1を2個そろえてから振り続け、バーストしました。この手番は0点です。合計に入った点は減りません。**ロール：6個すべて** を押してください。
lesson-6 = 2組で16点。キープが4個なら、10点からストップするのが堅実です。**ストップ** を押してください。
lesson-end = 2回の手番で32点です。だれかが100点に届くと、ほかの全員に最後の手番があり、合計が最も高い人の勝ちです。6個すべてが得点になったら、6個を手に取ってまた振ります。
