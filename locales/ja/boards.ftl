### テーブルの全員が読むもの：ロビー、ボードのまわり、結果。テーブルの言語で表示します。

footer = テーブル { $table } · ダイスの確認：{"/table verify"}
footer-of-edition = テーブル { $table } · 第{ NUMBER($edition) }版 · ダイスの確認：{"/table verify"}
may-be-out-of-date = { $footer } · 古いときは ? を押す
only-you = { $what } · あなただけに見えます
leads = 首位
to-act = 手番
won = 勝ち
gone = 退席

hint = { -hint }
refresh = 更新
i-am-back = { -i-am-back }
named-is-back = { $name }：{ -i-am-back }
take-seat-back = { $name }：席に戻る
menu-page = { $prompt }（{ NUMBER($page) }/{ NUMBER($pages) }ページ）
entries = { NUMBER($first) }〜{ NUMBER($last) }
rules = ルール
report = 通報
board-in-words = 言葉で見るボード

has-until = { $is-one ->
    [yes] { LIST($names) } さんの期限は { $time }（{ $left }）
   *[no] { LIST($names) } さんの期限は { $time }（{ $left }）
}
paused = このテーブルは一時停止中です。参加者ならだれでも `/table resume` で再開できます。
everybody-away = 全員が不在です。だれかが **{ -i-am-back }** を押すまで待ちます。
barred = { $played ->
    [yes] { $name } さんは今ここでプレイできないので、CPU が代わりに打ちます。
   *[no] { $name } さんは今ここでプレイできないので、テーブルは待っています。
}
house-plays = { $name } さんの席は CPU が打っています。**{ -i-am-back }** で戻れます{ $rated ->
    [yes] 。戻らなければ最下位になります。
   *[no] 。
}
house-did = { $name }：{ $moves }。
several-times = { $what } ×{ NUMBER($times) }

more-needed = あと{ NUMBER($count) }人必要
room-for = 開始できます。あと{ NUMBER($count) }席
others-kept = 開始できます。残りの{ NUMBER($seats) }席は取り置き中
full = 満席
players = 参加者（{ NUMBER($have) }/{ NUMBER($most) }人） · { $wanted }
about = 約{ NUMBER($minutes) }分
with-hints = ヒントあり、レーティング対象外
unrated = レーティング対象外
starts-when-full = 満席になったら開始
minimum-games = レーティング戦{ NUMBER($games) }回以上の人
minimum-rating = レーティング{ NUMBER($rating) }以上の人
minimum-both = レーティング戦{ NUMBER($games) }回以上、レーティング{ NUMBER($rating) }以上の人
as-last-time = このチャンネルの前回と同じ：{ $options }
as-pinned = このチャンネルで固定：{ $options }
default-options = 標準のオプション
custom-limit = 独自の時間制限
in-thread = { $clock }、専用スレッドで進行
rematch-of = テーブル { $table } と同じオプションの **再戦** です。だれから始めるかはこのテーブルのダイスが決めます。
not-a-member = 私はここのメンバーではないので、ボタンに応答することしかできません。手番の通知もスレッドの作成もできません。15分間だれもボタンを押さないと、次に押されるまでボードは更新されません。その間も時計は進みます。
table = テーブル { $table }
house-level = CPU、{ $level }
host = ホスト
gave-a-word = ラッキーワードあり
kept-for = { $name } さんに { $until } まで取り置き

join = { -join }
start = { -start }
leave = { -leave }
lucky-word = ラッキーワード
more = その他
players-wanted = 参加者を募集
invite-somebody = だれかを招待
house-player = CPU、{ $level }
remove-named = { $name } を外す
add-house-player = CPU を加える
remove-house-player = CPU を外す
fair-dice = { -fair-dice }
learn = 1〜2分で覚える

has-opened = { $name } さんが { $game } のテーブルを開きました。
is-host-now = { $name } さんがこの { $game } のテーブルのホストになりました。
has-a-host = この { $game } のテーブルは開いています。
starts-by-itself = 満席になると自動で始まります。
can-start = { $name } さんは「{ -start }」を押せます。
host-can-start = ホストは「{ -start }」を押せます。
press-join = 遊ぶには「{ -join }」を押してください。
your-table = { $game } のテーブルを開きました。
add-then-start = CPU を加えてから「{ -start }」を押してください。
start-alone = 1人で遊ぶなら「{ -start }」を押すか、CPU を加えてください。
press-start = { -start } を押すと始まります。
how-it-is-won = **{ $game }** · { $goal }
    あなたの **ラッキーワード** を入れると、出目を決める計算に加わります。だれもいないときは、ホストがロビーで CPU を加えられます。

closed-title = { $game } · 閉鎖
was-closed = このテーブルは閉じられました（{ $why }）。`{ $start }` で新しく開けます。
is-closed = このテーブルは閉じられました。
why = { $ending ->
    [expired] 30分間動きがなかったため
    [empty] 全員が退出したため
    [abandoned] 30日間動きがなかったため
    [vote] 参加者全員の同意により
    [alone] ただ1人の参加者が終えたため
    [host] ホストが閉じたため
   *[moderator] モデレーターが終えたため
}

table-was-closed = このテーブルは閉じられました（{ $why }）。
had-hints = { $name } さんのヒント：{ NUMBER($hints) }回。
length = 手番{ NUMBER($turns) }回、ロール{ NUMBER($rolls) }回
length-in-rounds = { NUMBER($rounds) }ラウンド、ロール{ NUMBER($rolls) }回
lasted-minutes = { $length }、{ NUMBER($minutes) }分
lasted-hours = { $length }、{ NUMBER($hours) }時間
lasted-days = { $length }、{ NUMBER($days) }日
unrated-by-choice = レーティング対象外（開始時の選択）

turn = 手番{ NUMBER($turn) }
in-round = ラウンド{ NUMBER($round) }
did = { $name }：{ $what }
twice = { $what }（2回）
times = { $what }（{ NUMBER($times) }回）
ahead-from-to-end = { $name } さんが{ $when }から最後まで首位でした。
passed = { $name } さんが { $passed } さんを抜く
did-and-passed = { $name }：{ $what }、{ $passed } さんを抜く
other-did-and-passed = { $other }：{ $what }、{ $name } さんが { $passed } さんを抜く
won-at-last = **最後の最後で勝利：** { $event }。
ahead-for-good = **分かれ目は{ $when }：** { $event }。
best-roll = **最高のロール** · { $name }、{ $when }：{ $what }、{ $odds }。
one-in = { NUMBER($one-in) }回に1回
a-chance-of = 確率{ NUMBER($percent) }%
best-turn = **最高の手番** · { $name }、{ $when }：+{ NUMBER($gain) }。
losses = **{ $heading }** · { $each }。
lost = { $name } { NUMBER($count) }回（計{ $unit ->
    [points] { NUMBER($lost) }点
   *[spots] { NUMBER($lost) }マス
}を失う）
scored-nothing = { $name }：得点なし
nothing-scored = 得点なし
round = R
ratings = **レーティング** · { $parts }。

rematch = { -rematch }
rematch-waits = { -rematch }（{ NUMBER($ready) }/{ NUMBER($all) }人）
rematch-at = **{ -rematch }** · テーブル { $table }
rematch-ready = **{ -rematch }？** · { $one-ready ->
    [yes] 準備できた人：{ LIST($ready) }。
   *[no] 準備できた人：{ LIST($ready) }。
}{ $one-missing ->
    [yes] { LIST($missing) } さんも「{ -rematch }」を押すと始まります。
   *[no] { LIST($missing) } さんも「{ -rematch }」を押すと始まります。
}
play-again = もう一度、{ $feat }の記録に挑戦
how-it-went = { -how-it-went }
share = 共有
start-without = 待たずにロビーを開く
more-about = この対局の詳細です。
move-by-move = 1手ずつ
record = 棋譜

series = **シリーズ** · { $text }
series-level = { $name } さんと { $other } さんは{ NUMBER($most) }対{ NUMBER($fewer) }で並んでいます。
series-leads = { $name } さんが { $other } さんに{ NUMBER($most) }対{ NUMBER($fewer) }でリード。
series-wins = この顔ぶれでの勝ち数：{ $wins }。
streak = これで { $name } さんの{ $nth }連勝です。
long-streak = これで { $name } さんの{ NUMBER($times) }連勝です。

sentence = { $text }。
seat-not-rated = まだ打っていなかった { $name } さんの席を { LIST($others) } さんが引き継いだので、この席はだれのレーティングにも反映されません
played-for-a-while = { LIST($others) } さんがしばらく { $name } さんの代わりに打ったので、{ $name } さんは最下位になります
took-over = { LIST($others) } さんが { $name } さんの席を引き継ぎました。{ $name } さんは最下位になり、{ $is-one ->
    [yes] { LIST($others) } さんは対象外です
   *[no] 引き継いだ人は対象外です
}
left-and-last = { $share ->
    [enough] { $name } さんは席を離れたので最下位になります
    [little] { $name } さんは早くに席を離れたので最下位になりますが、ほかの人のレーティングは上がりません
   *[nothing] { $name } さんは打たずに席を離れたので対象外です
}
away-and-last = { $share ->
    [enough] { $name } さんは終了時に不在だったので最下位になります
    [little] { $name } さんは終了時に不在だったので最下位になりますが、ほかの人のレーティングは上がりません
   *[nothing] { $name } さんは一度も打たなかったので対象外です
}
counts-as-first = { $is-one ->
    [yes] { LIST($names) } さんが1位になります
   *[no] { LIST($names) } さんが1位になります
}
not-rated = レーティング対象外：{ $why-not ->
    [chosen] そのように開かれたテーブルです
    [hints] ヒントありで開かれたテーブルです
    [voided] モデレーターが結果を取り消しました
    [unmoved] 打った人が2人未満です
   *[deserted] 最後まで残った人がいません
}

your-turn = { $mentions }：テーブル { $table }（{ $game }）であなたの番です。
half-over = { $mentions }：テーブル { $table }（{ $game }）の持ち時間の半分が過ぎました。間に合わなければ、{ $when } に最も安全な手が代わりに打たれます。
show-draws = `/table show` でボードを表示できます。
wanted = { $role } 参加者募集：{ $name } さんの { $game } のテーブルにあと{ NUMBER($free) }席：テーブル { $table }

lesson-of = { $game } のレッスン · 出目は固定
good-to-try = { $in-menu ->
    [yes] 本番ならそれも選べます。このレッスンでは、メニューで **{ $label }** を選んで進みましょう。
   *[no] 本番ならそれも選べます。このレッスンでは、**{ $label }** を押して進みましょう。
}
lesson-done = **完了！** { $end }
lesson-step = **ステップ{ NUMBER($step) }/{ NUMBER($steps) }** · { $words }
lesson-question-mark = • **?** を押すと、どのゲームでも選択肢の説明が出ます。
play-the-house = CPU と対戦
once-more = もう一度
first-table = { $game } は初めてですね。{ $first-press }
