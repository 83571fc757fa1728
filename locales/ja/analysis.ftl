## ヒント

thinking = いちばんいい手を考えています…
nothing-to-decide = 選ぶことはありません。
best = 最善手：**{ $choice }**。
wins-share = 勝率は{ $percent }です。
wins-about = { NUMBER($of) }回のうち{ NUMBER($wins) }回ほど勝てます。
hardly-wins = ほとんど勝てません。
almost-always-wins = ほぼ必ず勝てます。
takes-on-average = 終わるまでに平均で{ $turns }かかります。
takes-about = 終わるまでに約{ $turns }かかります。
no-clear-difference = はっきりした差なし：{ $moves }
costs = **{ $choice }**：損失は{ $estimate ->
    [exact] { $amount }
    [less-than] { $amount }未満
   *[about] 約{ $amount }
}
no-better = ほかに{ NUMBER($moves) }手ありますが、これより良くはありません。
one-of-alike = { $choice }（{ $nth }つ目）
in-turns = { $turns ->
   *[other] 手番{ $said }回
}

## 振り返り

analysing = 対局を分析しています…（数秒かかります）
not-analysed = 申し訳ありません、この対局を分析できませんでした。もう一度ボタンを押してください。
title = 振り返り：運と選択
footer = テーブル { $table } · { $alone ->
    [yes] グラフは予想手番数 · プラスは節約した手番
   *[no] グラフは勝率 · 100%で1勝
} · { $exact ->
    [yes] 厳密な値
   *[no] 推定値（差が明らかなものだけ）
}
decisions = 損の大きかった選択
luck = 運
show-everybody = 全員に見せる
chart-of-chances = 1手ごとに見た、各プレイヤーの勝率。左が開始、右が終了です。
chart-of-turns = 1手ごとに見た、終わるまでの手番数の見込み。左が開始、右が終了です。
too-rough = この対局では推定が粗く、運と選択を分けられません。
luck-and-play = どこまでが運で、どこからが選択か。
summary = { $most-luck ->
    [somebody] { $of-two ->
        [yes] 運がより良かった
       *[no] いちばん運が良かった
    }のは { $lucky } さん（{ $luck }）。
    [nobody] はっきり運が良かった人はいません。
   *[even] 運にはっきりした差はありません。
}{ $best-play ->
    [same] { $of-two ->
        [yes] 選択もより良いものでした
       *[no] 選択もいちばん良いものでした
    }。
    [another] { $of-two ->
        [yes] 選択がより良かった
       *[no] いちばん選択が良かった
    }のは { $best } さん。
    [flawless] ミスをした人はいません。
   *[even] 選択にもはっきりした差はありません。
}
luck-of = 運 **{ $difference }**
play-of = 1手あたり **{ $amount }** の損
no-clear-luck = 運の差なし
no-mistake = { $exact ->
    [yes] ミスなし
   *[no] はっきりしたミスなし
}
there-was-no-mistake = { $exact ->
    [yes] ミスはありませんでした。
   *[no] はっきりしたミスはありませんでした。
}
hints = ヒント{ NUMBER($hints) }回
decision = { NUMBER($ply) }手目、{ $name } さん：「{ $chosen }」の損失は{ $cost }、最善は **{ $better }**
stands-out = { $good ->
    [yes] いちばんの幸運：{ NUMBER($ply) }手目、{ $name }：{ $what }（**{ $difference }**）
   *[no] いちばんの不運：{ NUMBER($ply) }手目、{ $name }：{ $what }（**{ $difference }**）
}
nothing-stands-out = { $good ->
    [yes] いちばんの幸運：目立つものなし
   *[no] いちばんの不運：目立つものなし
}
