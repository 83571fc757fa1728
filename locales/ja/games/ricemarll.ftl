### Ricemarll。`$cards` はカードの絵で、`:crown:` も絵です。どの目標にもトークンが6個あり、この数は変わりません。
### 目標の名前は表の左に並ぶので、全角8文字までです。数字も全角にすると、列がそろいます。

-ricemarll = Ricemarll

pitch = 秘密のカードで6個のダイスを変え、場の目標を達成しよう
goal = 6ラウンドでトークンをいちばん多く集めれば勝ちです。目標ごとに6個あり、達成した人が複数なら分けます。
first-press = **自分のカード** を押します（見えるのは自分だけです）。メニューでカードを選び、使うダイスを押してください。終わったら **確定** を押し、ほかの人を待ちます。
best = トークンが最多

blank = 白紙
negate = 反転
reroll = 振り直し
pick = 指定
flip = 裏返し
adds = { NUMBER($by) }を足す
takes-off = { NUMBER($by) }を引く
makes = { NUMBER($by) }にする
blank-means = 何もしない
doubles = 2倍にする
halves = 半分にする（端数は切り下げ）
negate-means = プラスとマイナスを入れ替える
reroll-means = 何よりも先に、ダイスを振り直す
pick-means = 振り直しをすべて見てから、ダイスの目を選ぶ
flip-means = ダイスを反対側の面にする

most-1s = １が最多
    .means = ちょうど1のダイスが最も多い
most-2s = ２が最多
    .means = ちょうど2のダイスが最も多い
most-3s = ３が最多
    .means = ちょうど3のダイスが最も多い
most-4s = ４が最多
    .means = ちょうど4のダイスが最も多い
most-5s = ５が最多
    .means = ちょうど5のダイスが最も多い
most-6s = ６が最多
    .means = ちょうど6のダイスが最も多い
most-zeroes = ０が最多
    .means = ちょうど0のダイスが最も多い
most-odds = 奇数が最多
    .row = 奇数が最多
    .means = 奇数のダイスが最も多い（負の数も数える）
most-evens = 偶数が最多
    .shown = 偶数が最多 · 0は偶数
    .row = 偶数が最多
    .means = 偶数のダイスが最も多い（0と負の数も数える）
most-by-3 = ３の倍数が最多
    .shown = ３の倍数が最多 · 0も含む
    .row = ３の倍数が最多
    .means = 3の倍数のダイスが最も多い（0と負の数も数える）
fewest-positive = 正の数が最少
    .shown = 正の数が最少 · 0より大きいダイス
    .row = 正の数が最少
    .means = 0より大きいダイスが最も少ない
fewest-123456 = １〜６以外が最多
    .shown = １〜６以外が最多 · -1、0、7など
    .row = １〜６以外が最多
    .means = 1から6のどれでもないダイスが最も多い
highest-total = 合計が最大
    .means = 6個のダイスの合計が最も大きい
lowest-total = 合計が最小
    .means = 6個のダイスの合計が最も小さい
second-highest = 合計が２番目に大きい
    .shown = 合計が２番目に大きい · 同じ合計は1つと数える
    .row = 合計２番目に大
    .means = 全員の異なる合計のうち2番目に大きい
second-lowest = 合計が２番目に小さい
    .shown = 合計が２番目に小さい · 同じ合計は1つと数える
    .row = 合計２番目に小
    .means = 全員の異なる合計のうち2番目に小さい
biggest-number = 最大のダイス
    .shown = 最大のダイス · 1個で比べる
    .means = 全員の中で最も大きい1個のダイス
smallest-number = 最小のダイス
    .shown = 最小のダイス · 1個で比べる
    .means = 全員の中で最も小さい1個のダイス
greatest-range = 差が最大
    .shown = 差が最大 · 最大のダイスから最小を引く
    .row = 差が最大
    .means = 自分の最小と最大のダイスの差が最も大きい
smallest-range = 差が最小
    .shown = 差が最小 · 最大のダイスから最小を引く
    .row = 差が最小
    .means = 自分の最小と最大のダイスの差が最も小さい
longest-run = 最長の連番
    .shown = 最長の連番 · -1 0 1 2 など
    .means = 途切れずに続く数が最も多い（-1 0 1 2 など）
largest-set = 同じ数が最多
    .shown = 同じ数が最多 · 同じ値のダイス
    .means = 同じ値のダイスが最も多い
most-pairs = ペアが最多
    .shown = ペアが最多 · 3個同じなら1組
    .means = 同じ値のダイスのペアが最も多い
greatest-variety = 種類が最多
    .shown = 種類が最多 · 異なる値の数
    .row = 種類が最多
    .means = 異なる値の数が最も多い

title = { -ricemarll } · ラウンド{ NUMBER($round) }/{ NUMBER($rounds) } · { $moment ->
    [place] カードを置く
    [declare] 特別目標
    [pick] 目の指定
   *[draft] ドラフト
}
title-revealed = { -ricemarll } · ラウンド{ NUMBER($round) }の公開
title-end = { -ricemarll } · 終了
title-own = 自分のカード · ラウンド{ NUMBER($round) }

locked-in = { $hand ->
    [player] { $name } さんが確定しました。
    [clock] { $name } さんは時間切れ。CPU が確定しました。
   *[house] { $name } さんの席で CPU が確定しました。
}
decided = { $hand ->
    [player] { $name } さんが特別目標について決めました。
    [clock] { $name } さんは時間切れ。CPU が特別目標について決めました。
   *[house] { $name } さんの席で CPU が特別目標について決めました。
}
picked = { $hand ->
    [player] { $name } さんが目を指定しました。
    [clock] { $name } さんは時間切れ。CPU が目を指定しました。
   *[house] { $name } さんの席で CPU が目を指定しました。
}
took = { $hand ->
    [player] { $name } さんが取ったもの：{ LIST($things) }。
    [clock] { $name } さんは時間切れ。CPU が取ったもの：{ LIST($things) }。
   *[house] { $name } さんの席で CPU が取ったもの：{ LIST($things) }。
}
a-special-goal = 特別目標
rest-went = 残りを受け取る人：{ $who }。
left = { $name } さんが席を離れました。
round-brought = ラウンド{ NUMBER($round) }：{ $gains }{ $are-more ->
    [yes] 、ほかは{ NUMBER($most) }以下。
   *[no] 。
}

many-players = { NUMBER($players) }人
all-place = ラウンド{ NUMBER($round) }：全員がひそかにカードを置きます。
still-place = { $players ->
   *[other] まだひそかにカードを置いている人：{ $who }。
}
declaring = { $players ->
   *[other] ひそかに特別目標について決めている人：{ $who }。
}
choosing = { $players ->
   *[other] カードが公開されました。ひそかに目を指定している人：{ $who }。
}
drafts = { $name } さんが選びます：{ $take }。
take-card = カード1枚
take-another = カードをもう1枚
take-either = カード1枚か特別目標1つ
take-another-or-goal = カードをもう1枚か特別目標
take-two = カード2枚
take-two-or-goal = カード2枚、またはカード1枚と特別目標

goals = 目標 · トークン6個ずつ
next-goals = 次の目標 · トークン6個ずつ
special = { $goal }（特別）
offered = 選べるもの
on-offer = 選べるもの：{ $cards }
on-offer-with-goals = 選べるもの：{ $cards } · 伏せた特別目標{ NUMBER($specials) }つ
none = なし
then = その次：{ LIST($names) }
advice-place = 金色が先頭です。目標を最もよく達成した人がトークン6個を得ます（同点なら分けます）。カードでまだ目を変えられます。
from-to = { NUMBER($least) }〜{ NUMBER($most) }
die = ダイス{ NUMBER($die) }：{ $dice }

ready = 確定
specials = 特別目標{ NUMBER($specials) }つ
has-taken = { $things } を取得
has-rolled = 同点決めのロール { $faces }

choose-first = カードを選び、次に変えるダイスを選びます。
in-your-hand = 手札{ NUMBER($hand-size) }枚、置いたカード{ NUMBER($placed) }枚。
declare-now = 特別目標「{ $goal }」をこのラウンドで宣言しますか？宣言すると、達成した人がトークン6個を受け取ります。
pick-now = ダイス{ NUMBER($die) }の目は{ NUMBER($face) }です。どの目にするか選んでください。
draft-now = あなたが選びます：{ $take }。
wait-locked = カードは確定しました。待っている人：{ $who }。
wait-draft = 今選んでいる人：{ $who }。
wait = 今決めることはありません。待っている人：{ $who }。
own-goals = 自分だけの秘密の目標：{ $goals }
you-have = 自分のカード：{ $cards }
own-goal = 秘密
declared = { $goal } · 宣言
kept = { $goal } · 保留
in-hand = 手札：{ $cards }
back-on-top = 山札に戻す：{ $cards }
to-discard = 捨て札へ：{ $cards }
on-top = 山札の上：{ $cards }
below = その下（順不同）：{ $cards }
discarded = 捨て札：{ $cards }
your-cards = 自分のカード
discard-piles = ほかの人の捨て札
discard-pile = **{ $name }**：{ $cards } · 山札に伏せたカード{ NUMBER($deck) }枚

my-cards = 自分のカード
refresh = 更新
go-on = ドラフトへ進む
back = 自分のカードに戻る
last-round = 前のラウンド
all-cards = すべてのカード
more = その他
to-my-deck = 山札へ戻す
discard = 捨てる
lock = 確定
lock-back = 確定 · { NUMBER($unused) }枚戻す
declare = 宣言：{ $goal }
keep = 秘密にしておく
choose = カードを選んでください
all-placed = すべて置きました。1枚を手札に戻すこともできます
times-in-hand = { $meaning } · 手札に{ NUMBER($times) }枚
take-back = { $card } を手札に戻す
behind = ダイス{ NUMBER($die) }の後ろ
was-to-top = 山札の上に戻る
was-to-discard = 捨て札になる
take-prompt = カードを取る：{ $name } さん
take-prompt-or-goal = カードか特別目標を取る：{ $name } さん
times-on-offer = { $meaning } · { NUMBER($times) }枚あり
take-special = 特別目標（伏せたまま）
take-special-means = 次のラウンドから宣言でき、それまで秘密。宣言すると、達成した人がトークン6個を受け取る

help-place = **自分のカード** は自分にだけ見えます。メニューでカードを選び、そのカードを後ろに置くダイスを押してください。ボタンには、ダイスがいくつになるかが出ます。1個のダイスの後ろのカードは、振り直し、指定、裏返しがすべて済んでから、上から順に働きます。使わないカードは山札の上に戻すか、捨て札にします。終わったら **確定** を押します。全員が確定すると、カードが公開されます。
help-declare = 特別目標を持つ人は、どれを宣言するかをひそかに決めます。宣言した目標はこのラウンドで全員が達成でき、トークンは6個です。保留した目標は後のラウンドで宣言できます。
help-pick = 「指定」のカードを置いた人は、そのダイスの目をひそかに選びます。裏返しと、後ろのほかのカードは、そのあとに働きます。
help-revealed = カードが公開されました。目標の行には全員の数字が並び、達成した数字は太字と下線で示されます。**ドラフトへ進む** を押すと、全員の画面でこの結果の表示が終わります。あとから「自分のカード」の **{ $last-round }** で見られます。
help-draft = 全員が{ $single ->
    [yes] カード1枚、または特別目標1つを
   *[no] カード2枚、またはカード1枚と特別目標を
}取ります。取ったカードは次のラウンドに引きます。トークンが最も少ない人から選びます。取ったものは山札の上に置かれ{ $single ->
    [yes] ます
   *[no] 、最初に取ったものがいちばん上です
}。次の目標に役立つカードを選びましょう。
help-goal = { $is-next ->
    [yes] 次の目標
   *[no] 目標
}「{ $goal }」：{ $meaning }。
help-player = { $name } さんのトークンは{ NUMBER($tokens) }個です。{ $has-dice ->
    [yes] ダイス：{ LIST($dice) }。
   *[no] {""}
}{ $has-new ->
    [yes] 新しいカード：{ $new }。
   *[no] {""}
}
result = { $goal }{ $is-special ->
    [yes] （特別）
   *[no] {""}
}：{ $numbers } → { $achievers ->
    [none] なし
    [alone] { LIST($names) } +{ NUMBER($won) }
    [all] 全員 +{ NUMBER($won) }ずつ
    [but] { LIST($names) } 以外の全員 +{ NUMBER($won) }ずつ
   *[some] { LIST($names) } +{ NUMBER($won) }ずつ
}

everyone-left = 全員が席を離れました。
last-one = ほかの全員が席を離れたので、{ $name } さんがトークン{ NUMBER($tokens) }個で勝ちました。
wins = :crown: **{ $name } さんがトークン{ NUMBER($tokens) }個で勝ちました{ $after-a-roll ->
    [yes] （同点のためロールで決定）。
   *[no] 。
}**

turn-title = ラウンド{ NUMBER($round) }/{ NUMBER($rounds) }、{ $is-draft ->
    [yes] ドラフト
   *[no] カードと目標
}
event-card = { $card } を取る
event-goal = 特別目標を取る
event-met = 「{ $goal }」を達成
event-roll = 同点を決めるロールで勝つ
# ダイスやカードで来たもの。
luck-drew = { LIST($cards) } を引く

sweep = 総取り
sweep-how = 1ラウンドでトークンを18個取る
heavy = ヘビー級
heavy-how = 値が14以上のダイスを公開する
below-zero = 氷点下
below-zero-how = 合計が0より小さい6個のダイスを公開する
secret = 守り抜いた秘密
secret-how = 自分の特別目標を1人だけで達成する

lesson-1 = ダイスはすべて全員に見え、目標は3つ、トークンは6個ずつです。自分のダイスに何をするかは秘密です。**自分のカード** を押してください。
lesson-1-hand = **自分のカード** を押すと、自分にだけカードが見えます。
lesson-2 = あなたも Ada さんも6が2個です。6を増やせば、この目標を取れます。メニューを開いて **+1** を選んでください。
lesson-2-choose = **カードを選んでください** に手札が並びます。
lesson-2-lock = **確定** は、置き終わったら押します。
lesson-2-more = **その他** で山札と捨て札を見られます。
lesson-3 = +1はどこに置きますか？5が6になります。**5 → 6** を押してください。
lesson-3-put = **→** のボタンは、カードをそのダイスの後ろに置きます。いくつになるかも出ます。
lesson-3-away = **山札へ戻す** か **捨てる** で、使わないカードを手放せます。
lesson-4 = 6が3個になりました。もう1枚役立つカードがあります。**+2** を選んでください。
lesson-5 = **4 → 6** を押してください。
lesson-6 = 6が4個です！残りのカードはダイスを小さくするだけです。**確定** を押してください。
lesson-7 = カードが公開されました。6はあなただけが最多で、トークン6個です。ほかの2つの目標は Ada さんが取りました。**ドラフトへ進む** を押してください。
lesson-7-go-on = **進む** を押すと、結果の表示が終わります。
lesson-8 = 新しい目標と新しいカードです。トークンの少ない人、つまりあなたから選びます。*最大のダイス* のために、メニューを開いて **[7]** を選んでください。
lesson-8-take = **カードか特別目標を取る** で一覧が開きます。
lesson-9 = 2つ取れます。特別目標は、都合のよいラウンドで宣言するまで秘密です。**特別目標** を選んでください。
lesson-end = これで1ラウンドです！残りは Ada さんが受け取り、ラウンド2が始まりました。あなたの手札には [7] が来ます。6ラウンド後にトークンが最も多い人の勝ちです。
