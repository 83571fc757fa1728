### Noodle Roll。麺はキープしたダイスのセットで、配達するとボードのキューブになります。`$faces` は「4が3個」のような言葉です。
### `:chef:` と `:crown:` は絵です。

pitch = 麺を振り、副料理長を送り出して、3軒のレストランのテーブルを埋めよう
option-line = 終了に必要な2列の高さ。auto は参加者の数＋1
option-partial-sets = 同じ目のダイスの一部（3個以上）だけをキープし、残りを振り直せるようにする
goal = ボードの2つの列がラインに届いたとき、麺と隣り合うキューブの得点が最も多い人の勝ちです。順番はくじで決まり、先攻がとても有利です。2人ともうまく打てば、4回に3回以上は先攻が勝ちます。
first-press = すべてのダイスを振り、キープするセットのボタンを押します。そのあとは、続けて振るか **配達** を押します。
best = 得点が最多

title-turn = { -noodle } · 手番{ NUMBER($turn) }
title-end = { -noodle } · 終了

faces = { NUMBER($face) }が{ NUMBER($size) }個
# 「セット」の前。
faces-from = { $lowest ->
    [1] {""}
    [2] 2以上の
    [3] 3以上の
    [4] 4以上の
    [5] 5以上の
   *[6] 6の
}
strands = 麺{ NUMBER($count) }本
dice = { NUMBER($count) }個
chefs-ready = { NUMBER($chefs) }人が待機中
worth = { $is-free ->
    [yes] フリーキューブ
   *[no] { NUMBER($points) }点
}
price = { $is-free ->
    [yes] フリーキューブ
   *[no] +{ NUMBER($points) }
}
chance = { $bound ->
    [under] 1%未満
    [over] 99%超
   *[exactly] { NUMBER($percent) }%
}

begins = 開店です。{ $name } さんから始めます。
rolls = { $name } さんのロールです。
moved = { $hand ->
    [player] {""}
    [clock] { $name } さんは時間切れ。CPU が代わりに打ちました。
   *[house] { $name } さんの席は CPU が打っています。
}
no-set-left = セットがなく、副料理長もいません。
delivered = { $hand ->
    [player] { $name } さんが{ $strands }を配達
    [clock] { $name } さんは時間切れ。CPU が{ $strands }を配達
   *[house] { $name } さんの席で CPU が{ $strands }を配達
}{ $gain ->
    [nothing] {""}
    [strands] 、**+{ NUMBER($earned) }**
    [pairs] 、ペアで **+{ NUMBER($paired) }**
   *[both] 、**+{ NUMBER($earned) }** とペアで **+{ NUMBER($paired) }**
}。
left = { $name } さんが席を離れました。
left-after = { $name } さんは{ $strands }を配達{ $earns ->
    [yes] （**+{ NUMBER($earned) }**）
   *[no] {""}
}したあと、席を離れました。
kept = { $name } さんのキープ：{ $faces }（{ $price }）。続けてロール、それとも配達？
rolled = { $name } さんのロール：{ LIST($sets) }。{ $may-deliver ->
    [yes] { $several ->
        [yes] どれかキープ、それとも配達？
       *[no] キープ、それとも配達？
    }
   *[no] { $several ->
        [yes] どれか1組をキープ。
       *[no] これをキープします。
    }
}
rolled-no-set = { $name } さんのロールに{ $any-face ->
    [yes] {""}
   *[no] { $from }
}セットはありません。副料理長を送る、それとも配達？
chef-made = { $name } さんの副料理長が { NUMBER($die) } と { NUMBER($other) } を { NUMBER($made) } にしましたが、まだセットになりません。もう1人送る、それとも配達？
places-free = { $name } さんのフリーキューブです。どの列に置きますか？
places-threes = { $name } さんが3の麺を配達。列 3a と 3b のどちら？
everyone-else-left = ほかの全員が席を離れたので、{ $name } さんが{ NUMBER($points) }点で勝ちました。
wins = :crown: **{ $shared ->
    [yes] { LIST($names) } さんが{ NUMBER($points) }点で勝ちを分け合いました。
   *[no] { LIST($names) } さんが{ NUMBER($points) }点で勝ちました。
}**

advice-roll = ロールして、セット（同じ目が3個以上）を1組キープします。
advice-roll-on = 得点は減りません。外れても副料理長を送るか、手番が終わるだけです。
advice-keep-first = 枠付きがセットです。このあとキープできるのは、今キープする目以上だけです。
advice-keep = 枠付きがキープできるセットです。
advice-no-set = 副料理長は、2個を合わせるか、残りを振り直します。
advice-last-chef = 最後の副料理長です。セットができなければ手番はすぐに終わり、続けて振ることもできません。
advice-deliver = 同じレストランで自分のキューブの隣に置くと、最後に{ NUMBER($pair) }点です。

line-to-go = { $columns ->
    [0] 到達
   *[other] あと{ NUMBER($columns) }列
}
from-row = { NUMBER($row) }段目から上
kept-dice = キープ{ $earns ->
    [yes] {" "}+{ NUMBER($points) }
   *[no] {""}
}
too-low-dice = { NUMBER($lowest) }未満は不可
for-pairs = ペア { NUMBER($pairs) }

roll-all = ロール：13個すべて
roll-more = ロール：残り{ NUMBER($dice) }個 · セット { $chance }
chef-rolls = 副料理長が{ NUMBER($dice) }個を振り直す · セット { $chance }
deliver = 配達：{ $strands }{ $earns ->
    [yes] {" "}· +{ NUMBER($points) }
   *[no] {""}
}
keep = キープ：{ $faces } · { $price }
keep-menu = セットをキープ…
left-to-roll = 振れるダイスは残り{ NUMBER($dice) }個
combine-menu = 副料理長が2個を合わせる…
combine-others = セットにならない、ほかの組み合わせ
combine-anyway = 副料理長が2個を合わせる
combine-makes = { $faces }になります：{ $worth }
combine-ends = セットにならず副料理長もいないので、手番が終わります
combine-too-low = 小さすぎます。この手番では { NUMBER($face) } をキープできません
combine-not-yet = まだセットではありません：{ $faces }
reach = { $reach ->
    [reaches] ライン
    [ends] ゲーム終了
    [wins] 勝ち
    [loses] 負け
    [shares] 引き分け
   *[not] {""}
}
column-name = 列 { $column }

to-win = 2つの列の高さが{ NUMBER($line) }段になったとき、得点が最も多い人の勝ちです。同じレストランで自分のキューブが2つ隣り合うと{ NUMBER($pair) }点です。
help-roll = 13個すべてを振り、同じ目が3個以上の **セット** を1組キープします。得点はその目の数と、4個目から1個につき1点です。6は0点ですが、キューブをどの列にも置けます。次のロールからは副料理長（{ $ready }）に頼れます。出かけた副料理長は、自分の手番の初めに1人ずつ戻ります。
help-roll-on = **続けてロール：** キープしたものは失いません。{ $from }セットをもう1組キープできます。次のロールでセットが出る確率は{ $chance }です。出なければ、副料理長（{ $ready }）が助けるか、手番が終わります。
help-stop = **配達：** キューブをボードに置き、手番が終わります。
help-keep-first = セットを1組選び、{ $parts ->
    [yes] 3個以上
   *[no] その目のダイスをすべて
}キープしなければなりません。この手番では、このあとその目以上しかキープできません。大きい目は得点が高く、小さい目はボードで隣り合う列が多いうえ、あとで選べる目も多く残ります。
help-keep = セットを1組 **キープ** して残りのダイス（3個以上あれば）を振るか、麺を **配達** します。副料理長が振り直せるのは、セットがないときだけです。
help-no-chef = 副料理長がいないので、どちらでも手番は終わります。
help-no-set = { $from }セットがありません。副料理長（{ $ready }）は2個のダイスを **合わせて**、その合計の目にできます。{ $has-pairs ->
    [yes] { LIST($pairs) }。
   *[no] すぐにセットになる組み合わせはありません。
}または **全部** の{ NUMBER($dice) }個を振り直します。セットが出る確率は{ $chance }です。
pair-makes = { NUMBER($die) } + { NUMBER($other) } で{ $faces }
help-last-chef = 最後の副料理長です。これでできたセットはキープできますが、続けて振ることはできず、セットがなければ手番はすぐに終わります。
help-deliver = **配達** しても何も失いません。麺がボードに置かれます。
help-free = 6の麺のキューブは、どの列にも置けます。
help-threes = 3の麺は列 3a か 3b に置きます。
help-column = - **{ $column }**：{ NUMBER($row) }段目{ $gains ->
    [yes] 、自分のキューブの隣：最後に+{ NUMBER($gain) }点
   *[no] {""}
}{ $reach ->
    [ends] 、ラインに届く2列目：ゲーム終了
    [wins] 、ゲーム終了、あなたの勝ち
    [loses] 、ゲーム終了、あなたの負け
    [shares] 、ゲーム終了、同点勝利
    [reaches] 、ラインに届く
   *[not] {""}
}

stopped = { $hand ->
    [player] { $name } さんがロールを終えました。
    [clock] { $name } さんは時間切れ。CPU がロールを終えました。
   *[house] { $name } さんの席で CPU がロールを終えました。
}
still-rolling = { $name } さんはまだロールの途中でした。
no-chef-ready = { $name } さんには、続けて振るための副料理長がいませんでした。
too-few-dice = { $name } さんには、次のセットに足りるダイスが残っていませんでした。
found-no-set = { $name } さんは最後のロールでセットが出ず、副料理長もいませんでした。
nothing-delivered = 配達はありませんでした。
were-delivered = 配達：{ $strands }。
strand = { $faces }{ $combined ->
    [yes] （ダイス{ $dice }）
   *[no] {""}
}：{ $worth }
placed = { $strand }（列 { $column }、{ NUMBER($row) }段目）
two-columns = 2つの列が高さ{ NUMBER($line) }になると終了します。今のところ、届いた列は{ $reached ->
    [0] ありません。
   *[other] {" "}{ LIST($columns) } です。
}
others-left = 高さ{ NUMBER($line) }のラインに2つの列が届く前に、ほかの人が席を離れました。
is-over = 列 { LIST($columns) } が高さ{ NUMBER($line) }のラインに届いたので、ゲームは終わりです。
empty = ボードは空です。
cubes = - 列 { $column }（{ $restaurant ->
    [yellow] 黄
    [pink] ピンク
   *[blue] 青
}）、下から：{ $names }
pair = - { $name } さん：{ $restaurant ->
    [yellow] 黄
    [pink] ピンク
   *[blue] 青
}、{ NUMBER($row) }段目、列 { $left } と { $right }：{ NUMBER($pair) }点
kept-strand = キープ：{ $strand }
on-the-table = 場のダイス：{ $dice }
too-low = { $faces }（この手番では小さすぎます）
is-set = **{ $faces }：セット、{ $worth }**

event-kept = { $faces }をキープ
event-combined = 副料理長が { NUMBER($die) } と { NUMBER($other) } を合わせる
event-rerolled = 副料理長が振り直す
event-no-set = セットなし
event-linked = キューブのペアを作る
event-roll = ダイス{ $dice }で{ $faces }
# ダイスやカードで来たもの。
luck-no-set = ロール { $faces }、セットなし

long = 長い麺
long-how = 同じ目のダイスを7個以上キープする
four = 4皿のコース
four-how = 1回の手番で麺を4本配達する
neighbours = よき隣人
neighbours-how = 1回の配達でキューブのペアを2組作る
rested = 休んだ厨房
rested-how = 副料理長が3人とも待機中のまま勝つ

lesson-1 = 厨房へようこそ！手番は13個すべてのダイスで始まります。**ロール：13個すべて** を押してください。
lesson-1-roll = **ロール** で、キープしていないダイスをすべて振ります。
lesson-2 = 枠付きがセット、つまり同じ目が3個以上です。この手番では、次からのセットは最初の目以上に限られるので、小さい目から始めます。**キープ：2が4個** を押してください。
lesson-2-keep = **キープ** を押すと、その目のダイスがすべて麺になります。もう失うことはありません。
lesson-3 = 2が4個で3点です。もう失うものはなく、ここからなら4回に3回は次のセットが出ます。**ロール：残り9個** を押してください。
lesson-3-deliver = **配達** を押すと手番が終わり、麺が1本ずつボードのキューブになります。
lesson-4 = セットがありません！副料理長3人のうち1人に助けてもらいましょう。メニューを開いて **1 + 2 = 3** を選ぶと、3が3個になります。
lesson-4-combines = **副料理長が2個を合わせる** を選ぶと、2個のダイスが、合計の目のダイス1個になります。
lesson-4-rolls = **副料理長が9個を振り直す** を選ぶと、残りのダイスをすべて振り直します。
lesson-5 = 1と2が3つ目の3になりました。**キープ：3が3個** を押してください。
lesson-6 = 5個でセットが出るのはまれですが、試して損はありません。出なくても、キープしたものは残ります。**ロール：残り5個** を押してください。
lesson-7 = 幸運です！残りは2個でセットには足りないので、これが最後の麺です。**キープ：5が3個** を押してください。
lesson-8 = 2の麺は列 2 に置かれました。3は選べます。列 3a なら自分のキューブの隣です。**3a** を押してください。
lesson-8-columns = **3a** と **3b** は、その列の一番上にキューブを置きます。隣り合う2個は最後に10点になります。
lesson-end = これで手番が1回終わりました。11点と、10点になるペアです。Ada さんは5が4個の麺を配達し、またあなたの番になります。2つの列がラインに届くとゲームは終わり、得点が最も多い人の勝ちです。
