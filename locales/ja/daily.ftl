### デイリーテーブル。ひとりで遊ぶ人に、そして一度だけチャンネルの全員に見せます。

title = デイリーテーブル · { $day }
table-of = { $day }のデイリーテーブル
todays = 今日のデイリーテーブル：{ $game }（1人用）
one-try = 出目は全員同じで、挑戦は **1回だけ** です。{ $time }（{ $left }）までに終えてください。
    -# 別のアカウントでも同じ出目になるため、順位はみなさんの良識に支えられています。
played-in-a-row = { NUMBER($days) }日連続で挑戦しています。
in-a-row = { NUMBER($days) }日連続
start-my-try = 挑戦する
yesterdays-record = 昨日の棋譜
tell-this-channel = チャンネルに知らせる
yesterday = 昨日 · { $game }
turns = 手番{ NUMBER($turns) }回
effort = { $turns }、ロール{ NUMBER($rolls) }回
you-here = あなた：ここで{ NUMBER($here) }人中{ NUMBER($place) }位、全体で{ NUMBER($all) }人中{ NUMBER($among) }位。
you-everywhere = あなた：全体で{ NUMBER($all) }人中{ NUMBER($among) }位。
nobody-finished = 終えた人はいません。
finished-by = { NUMBER($players) }人が終えました。
opens = 次は{ $left }に始まります。
dice-of = { $when ->
    [today] 今日
   *[tomorrow] 明日
}、{ $game }：`{ $commitment }`（{ $made }に決定）
committed = 秘密のシードのSHA-256です。シードは翌日に公開します。
yesterdays-seed = 昨日のシード：`{ $seed }`
told = { $name } さんが{ $day }のデイリーテーブル（{ $game }）に挑戦しました：||{ $effort }||。次はあなた：`/daily`
told-in-a-row = { $name } さんが{ $day }のデイリーテーブル（{ $game }）に挑戦しました：||{ $effort }||。{ $row }。次はあなた：`/daily`
record-of = { $day }のデイリーテーブルの棋譜です。`rollhouse verify` でオフラインでも検証できます。
