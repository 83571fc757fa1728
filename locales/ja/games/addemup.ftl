### Add'em Up。「並び」は横か縦に続く番号です。`$faces` と `$dice` は `3 4 5` のような数です。`:crown:` は絵です。

pitch = ダイスのクロスワード。続き番号の並びを作ったり伸ばしたりして、その合計を得点しよう
option-dice = 山のダイスの数。印刷されたルールでは60個、短く遊ぶなら少なめに
option-pass-limit = だれも置かない手番がこの回数続いたら、ゲームを終える
goal = ダイスの山がなくなったとき、得点が最も多い人の勝ちです。
first-press = **ロール** を押してから、メニューで並びを選ぶと、ボードに表示されます。決めたら **置く** を押します。
best = 得点が最多

title = { -addemup } · 残り{ NUMBER($pile) }個
title-end = { -addemup } · 終了

begins = ボードは空です。{ $name } さんのロールです。
rolls = { $name } さんのロールです。
moved = { $hand ->
    [player] {""}
    [clock] { $name } さんは時間切れ。CPU が代わりに打ちました。
   *[house] { $name } さんの席は CPU が打っています。
}
left = { $name } さんが席を離れました。
found-no-line = { $hand ->
    [player] 置ける並びがなく、{ $name } さんの手番は終わりました。
    [clock] { $name } さんは時間切れ。CPU のロールで置ける並びはありませんでした。
   *[house] { $name } さんの席の CPU には置ける並びがありませんでした。
}
scored = { $has-lost ->
    [yes] ボーナスダイスで{ NUMBER($lost) }点を失いました。
   *[no] {""}
}{ $hand ->
    [player] { $name } さんは **+{ NUMBER($points) }**。
    [clock] { $name } さんは時間切れ。CPU が代わりに **+{ NUMBER($points) }**。
   *[house] { $name } さんの席で CPU が **+{ NUMBER($points) }**。
}
ways = { $ways ->
    [1] 1通り、+{ NUMBER($best) }
   *[other] { NUMBER($ways) }通り、最大 +{ NUMBER($best) }
}
rolled = { $name } さんのロール：{ $dice }（{ $ways }）。
may-go-on = { $name } さんはここまで +{ NUMBER($points) }。もう1つ置く（{ $ways }）、それともストップ？
placed-all = { $name } さんは6個すべてを置いて +{ NUMBER($points) }。ボーナスダイス、それともストップ？
bonus-fits = { $name } さんのボーナスダイスは { NUMBER($face) } で、置けます（{ $ways }）。
pile-is-empty = 山がなくなりました。
nothing-fits = 何が出ても、もう並びを作ることも伸ばすこともできません。
too-many-passes = だれも置かない手番が続き、上限に達しました。
everyone-else-left = ほかの全員が席を離れました。
nobody-wins = :crown: **勝者はいません。**
wins = :crown: **{ $winners ->
    [1] { LIST($names) } さんが{ NUMBER($points) }点で勝ちました。
    [2] { LIST($names) } さんが{ NUMBER($points) }点で勝ちを分け合いました。
   *[other] { NUMBER($winners) }人が{ NUMBER($points) }点で勝ちを分け合いました。
}**

advice-open = 2 3 4 のような3個以上の続き番号で、ボードが始まります。
advice-roll = 作ったり伸ばしたりした並びは、すべてのダイスの合計が得点になります。
advice-place = 並びを選ぶと、ボードに表示されます。
advice-more = ストップしても得点は減りません。手元に残ったダイスは山に戻ります。
advice-bonus = 置けるときは、必ず置きます。場所を選んでください。
odds = 6つの目のうち{ NUMBER($fitting) }つなら置けます。置けなければ目の数だけ減点です。平均 { $average } 点。
odds-of-all = どの目が出ても置けます。平均 { $average } 点。
hopeless = **注意：** どこにも置けず、目の数だけ減点になります。
made-line = { $direction ->
    [across] 横
   *[down] 縦
} { $faces } = { NUMBER($sum) }
tried = **+{ NUMBER($points) }**：{ $lines }{ $has-before ->
    [yes] 、得点済みの{ NUMBER($before) }点を除く
   *[no] {""}
}。{ $bonus-follows ->
    [yes] そのあと、ボーナスダイスを取れます。
   *[no] 残り{ NUMBER($left) }個。
}
part = -# ボードの一部です。{ $is-over ->
    [yes] 共有すると全体を見られます
   *[no] **?** で全体を見られます
}。
score-parts = { NUMBER($won) } - ボーナスダイス { NUMBER($lost) }

roll-button = ロール：{ NUMBER($dice) }個
stop-button = ストップ
bonus-button = ボーナスダイスを取る
place-it-for = 置く · +{ NUMBER($points) }
try-line = 並びを試す
best-lines = 得点の高い並びに戻る
other-ways = 同じ並びを縦や逆向きで
more-lines = ほか{ NUMBER($lines) }件
detail = { $direction ->
    [across] 横
   *[down] 縦
}{ $joins ->
    [nothing] {""}
    [extends] 、{ $faces } を伸ばす
   *[through] 、{ $name } さんの { NUMBER($face) } を通る
}{ $region ->
    [anywhere] {""}
    [top-left] 、左上
    [top] 、上
    [top-right] 、右上
    [left] 、左
    [middle] 、中央
    [right] 、右
    [bottom-left] 、左下
    [bottom] 、下
   *[bottom-right] 、右下
}
detail-crossing = { $detail }。{ $direction ->
    [across] 横
   *[down] 縦
} { $lines }

help-open = 6個を振ります。そのうち3個以上が 2 3 4 や 6 5 4 3 のような続き番号なら、その1つでボードが始まり、合計が得点になります。なければ次の人の手番です。
help-roll = ロールしてから、ボードにダイスを足します。3個から6個の続き番号の並びを横か縦に伸ばすか、交わる新しい並びを作ります。新しいダイスで作ったり伸ばしたりした並びは、前からあるダイスも含めた合計が得点です。
help-place = 置ける並びがあるので、どれか1つを置かなければなりません。メニューで選ぶと、ボードに緑で表示されます。**置く** を押すまでは置かれません。新しいダイスは [ ] の中です。*横* は左から、*縦* は上から読みます。
help-bonus = ボーナスダイスが置けるので、置かなければなりません。場所をメニューで選んでください。
help-more = 並びをもう1つ置くか（この手番に置いたダイスにつなげてもかまいません）、ストップします。ストップすると手元のダイスは山に戻ります。{ $once ->
    [yes] この手番で得点した並びは、伸びた分だけが得点になります。
   *[no] {""}
}6個すべてを置くと、ボーナスダイスを取れます。
help-hopeless = **注意：** 今は、ボーナスダイスは何が出てもどこにも置けません。目の数が得点から引かれるだけです。
help-offer = ボーナスダイスは、6つの目のうち{ NUMBER($fitting) }つなら置けます。そのときは必ず置きます。置けなければ、目の数が得点から引かれます。
    { $changes }
    どの目もいちばんよい場所に置くとして、平均 { $average } 点です。
help-offer-of-all = ボーナスダイスはどの目が出ても置けます。必ず置きます。
    { $changes }
    どの目もいちばんよい場所に置くとして、平均 { $average } 点です。

story-left = { $name } さんが席を離れました。{ $has-placed ->
    [yes] 置いたダイスは残ります：
   *[no] {""}
}
story-alone = { $name } さんのロール：{ $dice }。そのあと、ほかの全員が席を離れました。
story-nothing = { $name } さんのロール：{ $dice }。{ $is-opening ->
    [yes] 3個以上の続き番号がなかった
   *[no] 作れる並びも伸ばせる並びもなかった
}ので、ダイスは山に戻りました。
story-made = { $name } さんのロール：{ $dice }。{ NUMBER($points) }点：
pile = **山** { NUMBER($dice) }個{ $has-passes ->
    [yes] {" "}· だれも置かない手番：{ NUMBER($passes) }/{ NUMBER($limit) }
   *[no] {""}
}
roll-in-words = **ロール** { $dice }
in-hand = **手元** { $dice }
empty = ボードは空です。
size = ボードは幅{ NUMBER($width) }、高さ{ NUMBER($height) }です。並びとその最初のダイスの場所：
line = { $direction ->
    [across] - { NUMBER($row) }行{ NUMBER($column) }列から横：{ $faces }
   *[down] - { NUMBER($row) }行{ NUMBER($column) }列から縦：{ $faces }
}
play = - { $direction ->
    [across] 横
   *[down] 縦
} { $faces } で{ NUMBER($points) }点{ $crosses ->
    [yes] 、うち{ $direction ->
        [across] 縦
       *[down] 横
    }が{ NUMBER($crossing) }点
   *[no] {""}
}{ $has-before ->
    [yes] 、この手番で先に得た{ NUMBER($before) }点とは別
   *[no] {""}
}{ $is-bonus ->
    [yes] 、ボーナスダイス
   *[no] {""}
}
bonus-lost = - ボーナスダイスの { NUMBER($face) } は置けませんでした：-{ NUMBER($face) }点

event-placed = { $is-bonus ->
    [yes] ボーナスダイスで{" "}
   *[no] {""}
}{ $faces } を置く
event-nothing = 置ける並びなし
event-lost = ボーナスダイスで{ NUMBER($lost) }点を失う
luck-no-line = { $rolled }、置ける並びなし
luck-fits = { $rolled }、ボーナスダイスを置ける
luck-cost = { $rolled }、ボーナスダイスで失う点：{ NUMBER($lost) }
lost-bonus-dice = 置けなかったボーナスダイス

full = 6個の並び
full-how = 6個のダイスの並びを作る
crossroads = 交差点
crossroads-how = 一度に3つの並びを作る
empty-hand = 手元は空っぽ
empty-hand-how = 1回のロールの6個をすべて置く
fifty = 名建築
fifty-how = 1回の手番で50点以上を取る

lesson-1 = ダイスのクロスワードを、あなたが始めます。**ロール：6個** を押してください。
lesson-1-roll = **ロール** で、山からダイスを（6個まで）取って振ります。
lesson-2 = 並びとは、1つずつ増えるか減る3個以上の数です。メニューを開いて **[3] [4] [5]** を選んでください。
lesson-2-try = **並びを試す** で選ぶと、置く前にボードで見られます。
lesson-3 = 緑で表示されました。3 + 4 + 5 = 12点です。**置く** を押してください。
lesson-3-place = **置く** を押すと、選んだ並びが置かれます。
lesson-4 = Ada さんがあなたの4から下に並べました。あなたの4も Ada さんの得点になります。**ロール：6個** を押してください。
lesson-5 = 並びは、前からあるダイスも新しいダイスもすべて得点になります。横の並びを両端に伸ばしましょう。メニューで **[1] [2] 3 4 5 [6]** を選んでください。[ ] の中があなたの新しいダイスです。
lesson-6 = 並び全体が得点になるので、3個で21点です。**置く** を押してください。
lesson-7 = ダイスが置けるかぎり続けられます。もう1つの1で、Ada さんの縦の並びが伸びます。**4 3 2 [1]** を選んでください。
lesson-7-stop = **ストップ** で手番が終わり、残ったダイスは山に戻ります。
lesson-8 = 取れる得点は、ほかの人に残さずに取るのが得です。**置く** を押してください。
lesson-end = 1回の手番で31点です！残りの4はどこにも置けないので、手番はここで終わります。隣り合うダイスは、いつも並びの一部でなければなりません。6個すべてを置くと、ボーナスダイスを取れます。山がなくなったとき、得点が最も多い人の勝ちです。
