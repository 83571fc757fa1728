### `/me` の返事。本人だけが読みます。

saved = 保存しました。
pings = あなたの番の通知：{ $when }。
house-pace = ボットの速さ：{ $pace }。ほかの人がいるテーブルでは、全員がそう選んだときだけ有効です。
pictures = 画像：{ $how }。ボードは全員のものなので、画像のままです。
zone = 通知しない時間はタイムゾーン `{ $zone }` で数えます。
quiet = { $from }:00 から { $until }:00 まで通知しません（{ $zone }）。
quiet-in-utc = { $from }:00 から { $until }:00 まで通知しません（UTC。`/me timezone` で変えられます）。
no-quiet = 通知しない時間はありません。
unlisted = ランキングには載りません。成績は、あなたにも一緒に遊ぶ人にも、これまでどおり数えます。
listed = またランキングに載ります。
inviters = あなたを招待したり席を譲ったりできる人：{ $who }。
blocked = { $name } さんをブロックしました。今後、どちらも相手のいるテーブルには座れず、招待もできません。相手には知らせません。すでに2人でプレイ中のテーブルは続きます。ブロックした人は `/me blocks` で見られます。
blocked-already = { $name } さんはすでにブロックしています。
unblocked = { $name } さんのブロックを解除しました。
not-blocked = { $name } さんはブロックしていません。
blocked-nobody = だれもブロックしていません。`/me block` を使うと、相手はあなたのテーブルに、あなたは相手のテーブルに座れなくなります。
blocks = ブロック中：{ LIST($people) }。`/me unblock` で解除できます。
