### ランキング、プロフィール、終わったテーブルの一覧。ランキングはチャンネルの全員が読み、ほかは見たいと言った人だけが読みます。

all-games = すべてのゲーム
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] 結果を共有するサーバー
   *[here] このサーバー
}
nobody-ranked = まだだれも載っていません。レーティング戦を{ NUMBER($games) }回終えると載ります。
since = { $date } から。
leads = 首位は { $name } さんです（{ NUMBER($players) }人）。
higher = 上位へ
lower = 下位へ
in-a-row = { NUMBER($wins) }連勝中
provisional = 暫定レーティング { $rating }
rating = レーティング { $rating }
won-of = { NUMBER($games) }戦{ NUMBER($wins) }勝
page = { NUMBER($page) }/{ NUMBER($pages) }ページ
how-it-counts = レーティングは 8 から始まり、10戦までは暫定 · 対象：/help

## プロフィール

profile = { $place ->
    [server] このサーバーの { $name } さん
   *[channel] このチャンネルの { $name } さん
}
finished = ここで見られる { $name } さんの終わったテーブルは{ NUMBER($tables) }卓です。
who-is-ranked = レーティング戦を{ NUMBER($games) }回以上終えた人が載ります。
no-rated-game = レーティング戦なし
more-unrated = ほかに対象外{ NUMBER($games) }戦
unrated = 対象外{ NUMBER($games) }戦
against-the-house = CPU との対局
against-level = { $level } に{ NUMBER($games) }戦{ NUMBER($won) }勝
achievements = 実績
achieved = { $game } · { NUMBER($have) }/{ NUMBER($all) }：{ $names }
costs = 1回の選択で失った勝率の平均
how-costs-count = 1ゲームの勝ちを100%とした割合で、古い順です。**{ -how-it-went }** で分析したゲームだけです。
head-to-head = 直接対決
not-met = まだ一緒にゲームを終えたことがありません。
met = 一緒に終えた{ NUMBER($tables) }卓での順位：{ LIST($each) }。
times = { $met ->
    [ahead] あなたが上 { NUMBER($times) }回
    [level] 同順位 { NUMBER($times) }回
   *[behind] あなたが下 { NUMBER($times) }回
}
latest-tables = 最近のテーブル
strength = 強さの移り変わり
chart = レーティング戦{ NUMBER($games) }回：初戦の後は { $first }、今は { $now } です。帯は95%の範囲で、その下の端がレーティングです。

## 終わったテーブルの数え方

placed = { NUMBER($players) }人中{ $nth }位
left-early = 途中で抜けた{ $rated ->
    [yes] ：最下位
   *[no] {""}
}
away-at-the-end = 最後に不在{ $rated ->
    [yes] ：最下位
   *[no] {""}
}
handed-over = しばらく席を譲った{ $rated ->
    [yes] ：最下位
   *[no] {""}
}
taken-over = { $name } さんが引き継いだ{ $rated ->
    [yes] ：最下位
   *[no] {""}
}
took-over-from = { $name } さんから引き継いだ：対象外
made-no-move = 一度も打っていない：対象外

## 終わったテーブル

finished-tables = 終わったテーブル（新しい順）
choose-a-table = 1手ずつ見返すテーブルを選んでください。
choose-to-replay = 見返すテーブルを選ぶ
won-by = { LIST($names) } さんの勝ち
won-by-nobody = 勝者なし
void = 無効：{ $reason }。
table-and-day = テーブル { $table } · { $day }
newer = 新しい方へ
older = 古い方へ
