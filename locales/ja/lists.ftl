### テーブルの一覧：自分のテーブルと、参加者を待つテーブル。たずねた人だけが読みます。

you-sit-at = { $place ->
    [server] このサーバーで
   *[channel] {""}
}{ NUMBER($tables) }卓に席があります。{ $turn ->
    [none-of-one] あなたの番ではありません
    [one-of-one] あなたの番です
    [none-of-many] あなたの番のテーブルはありません
   *[some-of-many] そのうち{ NUMBER($turns) }卓があなたの番です
}。
your-tables = あなたのテーブル
more = …ほか{ NUMBER($count) }卓
linked = { $game } · テーブル { $table }
not-linked = { $game } · テーブル { $table }（`/table show` に `table:{ $table }` を付けるとボードが出ます）
not-shown = { $table } · 今は表示できません
not-begun = { $table } · 開始前、{ NUMBER($seats) }席中{ NUMBER($have) }席が埋まっています：{ $lobby ->
    [own] **{ -start }** を押せます
    [ready] ホストが「{ -start }」を押せます
   *[waiting] 参加者待ち
}
unreachable = { $table } · 一時停止中：チャンネルに入れません。`/table show` で別のチャンネルに移せます
paused = { $table } · 一時停止中。`/table resume` で再開します
away = { $table } · CPU が代わりに打っています。**{ -i-am-back }** を押してください
your-turn = **あなたの番** · { $table } · 時間切れは{ $when }
your-turn-without-limit = **あなたの番** · { $table } · 時間制限なし
waits-for = { $table } · { LIST($names) } さん待ち。時間切れは{ $when }
waits-without-limit = { $table } · { LIST($names) } さん待ち

looking = あなたに見えるチャンネルのテーブルを探しています…
not-looked-up = 今はこのサーバーのテーブルを調べられません。あとでもう一度試してください。
waits-in = { $table }（{ $channel }） · { NUMBER($seats) }席中{ NUMBER($have) }席が埋まり、空きは{ NUMBER($free) }席 · ホスト：{ $host }
nobody = なし
not-checked = ほかのどのチャンネルが見えるか確認できなかったので、そこのテーブルは載せていません。
nobody-waits = あなたに見えるチャンネルに、参加者を待つテーブルはほかにありません。自分で開くには `/help` でゲームを見てください。
you-can-join = 参加できるテーブルが{ NUMBER($tables) }卓あります。
tables-that-wait = 参加者を待つテーブル
have-a-seat = あなたの席：{ $table }。ホストが **{ -start }** を押します。
