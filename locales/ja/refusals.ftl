### できなかった理由。試した本人だけに表示されます。ルールと、代わりに何をすればよいかを伝えます。

## どこでも

raced = テーブルの状況がたった今変わったため、何も行われませんでした。`/table show` で今の状況を確認してください。
apology = 申し訳ありません、ボットで問題が起きました。手が反映されている可能性があるので、もう一度試す前に `/table show` で今の状況を確認してください。また起きたら、ボットの運営者に番号 `{ $number }` を伝えてください。ログに記録されています。
no-such-table = ここにテーブル `{ $typed }` はありません。テーブルの番号はボードの下にあります。
table-is-gone = このテーブルはもうありません。開始コマンドで新しく開いてください。`/help` に一覧があります。
command-has-changed = このコマンドは変更されました。`/` を入力して選び直してください。`/help` にゲームの一覧があります。
form-not-understood = このボットがまだ対応していない形式で Discord から届きました。`/table show` で新しいボードを表示してください。
button-of-other-version = このボタンは別のバージョンのボットのものです。`/table show` で新しいボードを表示してください。
button-not-on-message = そのボタンはこのメッセージにはもうありません。今あるものを使うか、`/table show` で新しいボードを表示してください。
choice-not-available = その選択肢は使えません。`/table show` で新しいボードを表示してください。
choose-an-entry = 項目の中から選んでください。
choose-a-suggestion = 候補の中から選んでください。
choose-a-game = ゲームを1つ選んでください。
message-shows-no-table = そのメッセージにはテーブルがありません。ロビーかテーブルのボードで使ってください。
no-open-table-here = このチャンネルに開いているテーブルはありません。`{ $start }` で開いてください。
nothing-finished-here = このチャンネルで終わったテーブルはまだありません。
nothing-finished-visible = ここで見られるテーブルで、終わったものはまだありません。
has-finished-nothing-here = { $name } さんがこのチャンネルで終えたテーブルはまだありません。
has-finished-nothing-visible = { $name } さんが終えたテーブルで、ここで見られるものはまだありません。
game-is-gone = このボットにそのゲームはもうありません。
rules-are-gone = このボットにそのゲームのルールはもうありません。
edition-is-gone = このテーブルは、このボットにもうないルールで開かれました。新しく開いてください。
too-much-from-you = 短い時間に操作が多すぎます。{ WAIT($left) }待ってからもう一度試してください。ゲームはそのまま続きます。
too-much-in-channel = このチャンネルで操作が多すぎます。{ WAIT($left) }待ってからもう一度試してください。ゲームはそのまま続きます。
too-many-invitations = 短い時間にたくさん招待しました。{ WAIT($left) }待ってからもう一度試してください。ゲームはそのまま続きます。
invited-too-often = { $name } さんは最近たくさん招待されています。{ WAIT($left) }待ってからもう一度試してください。ゲームはそのまま続きます。

banned = このサーバーでは、あなたはこのボットを使えません{ $until ->
    [for-good] {""}
   *[date] （{ $date } まで）
}。`/help`、`/me`、`/privacy`、`/table resign` は通常どおり使え、始まっているテーブルでは CPU が代わりに打ちます。
server-excluded = このボットの運営者がこのサーバーでの利用を停止しています{ $until ->
    [for-good] {""}
   *[date] （{ $date } まで）
}。`/help`、`/me`、`/privacy`、`/table resign` は通常どおり使え、始まっているテーブルでは CPU が打ちます。
excluded = このボットの運営者があなたの利用を停止しています{ $until ->
    [for-good] {""}
   *[date] （{ $date } まで）
}。`/help`、`/me`、`/privacy`、`/table resign` は通常どおり使え、始まっているテーブルでは CPU が代わりに打ちます。

channels-for-games = このサーバーで遊べるチャンネル：{ $channels }
not-a-member = 私はここのメンバーではないので、設定や確認をするものがありません。あなたが自分用にインストールしたので、ここで使えています。管理者が私をサーバーに追加すれば、これらのコマンドも使えます。`/help` でできることを確認できます。
nobody-would-see = テーブルは開かれませんでした。このチャンネルでは私の返事があなたにしか表示されず、だれも参加できません。**外部アプリを使用**（Use External Apps）の権限が必要です。管理者に権限をもらうか、私をサーバーに追加してもらってください。

## 進行中のテーブル

already-ended = テーブル { $table } はもう終わっています。
has-ended = テーブル { $table } は終わりました。
ended-early = このテーブルは途中で終わりました（{ $why }）。`{ $start }` で新しく開いてください。
only-players = { $act ->
    [play] テーブル { $table } で遊べるのは、席に着いている人だけです。
    [leave] テーブル { $table } から抜けられるのは、席に着いている人だけです。
    [vote] テーブル { $table } を一時停止、再開、終了できるのは、席に着いている人だけです。
    [hint] テーブル { $table } でヒントを聞けるのは、席に着いている人だけです。
   *[return] テーブル { $table } の席を取り戻せるのは、そこで遊んでいた人だけです。
}
paused = このテーブルは一時停止中なので、手は打たれませんでした。参加者ならだれでも `/table resume` で再開できます。
already-paused = このテーブルはすでに一時停止中です。`/table resume` で再開できます。
not-paused = このテーブルは一時停止していません。
you-play-already = すでに自分で打っています。
no-hints = このテーブルにはヒントがありません。`hints: True` を付けて開くと使えます。CPU のいるテーブルではいつでも使えます。
no-hints-for-game = このゲームにはまだヒントがありません。CPU が遊べないゲームです。
hint-after-the-end = このテーブルは終わりました。**{ -how-it-went }** で、それぞれの選択の損得を見られます。
hint-too-late = もう手を打っています。次の手番で **{ -hint }** を押してください。
nothing-to-decide = 選ぶことはありません。できることは1つだけです。
over = このテーブルは終わりました：{ $result } もう一度遊ぶには「{ -rematch }」を押すか、`{ $start }` と入力してください。
only-watching = このテーブルに席がないので、見ることしかできません。`{ $start }` で自分のテーブルを開いてください。
not-your-turn = まだあなたの番ではありません。
stale = そのボタンは古いボードのものなので、何も起きませんでした。
not-possible = その手は今は打てません。
board-shows-moves = 打てる手はすべてボードに表示されています。
time-is-up = { $name } さん（{ $moment }）
then-safest-move = 時間切れ：{ LIST($times) }。その後は最も安全な手が打たれます。
have-left = このテーブルからはもう抜けています。
no-seat-at = テーブル { $table } にあなたの席はありません。
you-play-at = すでにテーブル { $table } で遊んでいます。
not-begun = このテーブルはまだ始まっていません。ホストが「{ -start }」を押す必要があります。
closed-before = このテーブルは始まる前に閉じられました。開始コマンドで新しく開いてください。`/help` に一覧があります。
agreed-already = すでに同意しています。{ NUMBER($all) }人中{ NUMBER($agreed) }人が同意しました。

## ロビー

closed = このテーブルは閉じられました。開始コマンドで新しく開いてください。
begun = このテーブルはもう始まっています。`/table show` で表示できます。
already-begun = このテーブルはもう始まっています。
only-host = { $act ->
    [start] ゲームを始められるのはホストの { $host } さんだけです。
    [house-players] CPU を加えたり外したりできるのはホストの { $host } さんだけです。
    [remove] 参加者を外せるのはホストの { $host } さんだけです。
    [hand-over] ホストを交代できるのはホストの { $host } さんだけです。
   *[do-this] それができるのはホストの { $host } さんだけです。
}
host-is-there = { $host } さんが{ NUMBER($minutes) }分間何もしなければ、席に着いている人ならだれでもできるようになります（あと{ WAIT($left) }）。
seats-are-kept-still = { $host } さんは{ NUMBER($minutes) }分間何もしていないので、取り置きの席がなくなり次第、あなたが始められます。
press-join-first = { $act ->
    [leave] 先に「{ -join }」を押してください。抜けられるのは席に着いている人だけです。
    [word] 先に「{ -join }」を押してください。ラッキーワードを選べるのは席に着いている人だけです。
    [invite] 先に「{ -join }」を押してください。招待できるのは席に着いている人だけです。
    [call] 先に「{ -join }」を押してください。ほかの人を呼べるのは席に着いている人だけです。
    [start] 先に「{ -join }」を押してください。始められるのは席に着いている人だけです。
   *[do-this] 先に「{ -join }」を押してください。それができるのは席に着いている人だけです。
}
seated = すでにこのテーブルに席があります。
not-seated = このテーブルにあなたの席はありません。
full = このテーブルの席はすべて埋まっています。自分のテーブルを開けます。
kept-until = { $name } さん（{ $time } まで）
seats-are-kept = 空いている席はすべて招待された人のために取ってあります：{ LIST($names) }。
too-few = { $game } には少なくとも{ NUMBER($need) }人必要です。今は{ NUMBER($have) }人です。ほかの人に「{ -join }」を押してもらうか、CPU を加えてください。
no-house-player = 外せる CPU はいません。
to-leave = 自分が抜けるには「{ -leave }」を押してください。
no-removal-in-play = このテーブルは進行中です。いない人の代わりには CPU が打ちます。`/table replace` で席の引き継ぎを頼めます。
three-lobbies = すでに3つのロビーに席があります。どれかから抜けるか、どれかが始まるまで待ってください。
called-already = このサーバーでは少し前に呼びかけがありました。呼びかけは{ NUMBER($minutes) }分に1回です（あと{ WAIT($left) }）。
no-role-to-call = このサーバーの管理者は、呼びかけできるロールを選んでいません。
no-seat-free = このテーブルに空いている席はありません。
beside-a-blocked-person = このテーブルには、あなたがブロックしている人がいます。`/me blocks` で確認、`/me unblock` で解除できます。
cannot-join = このテーブルには参加できません。ホストに招待してもらうか、自分のテーブルを開いてください。`/help` にゲームの一覧があります。
too-few-games = テーブル { $table } に参加するには、このサーバーで { $game } のレーティング戦が{ $wanted ->
   *[other] { $wanted }回
}必要です。{ $who ->
    [you] あなたは{ NUMBER($have) }回
   *[someone] { $name } さんは{ NUMBER($have) }回
}です。
rating-too-low = テーブル { $table } に参加するには、このサーバーの { $game } でレーティング{ NUMBER($wanted) }が必要です。{ $who ->
    [you] あなたは{ NUMBER($have) }
   *[someone] { $name } さんは{ NUMBER($have) }
}です。
no-rating-yet = テーブル { $table } に参加するには、このサーバーの { $game } でレーティング{ NUMBER($wanted) }が必要です。{ $who ->
    [you] あなたにはまだ
   *[someone] { $name } さんにはまだ
}確定したレーティングがありません。レーティング戦を{ NUMBER($games) }回遊ぶまでは暫定です。

## 招待

other-is-seated = { $name } さんはすでにこのテーブルに席があります。
other-is-a-bot = { $name } は別のボットなので、席に着けません。代わりに CPU を加えられます。
bot-takes-no-seat = { $name } は別のボットなので、席に着けません。
other-has-declined = { $name } さんは辞退したので、このテーブルにはもう招待できません。本人が「{ -join }」を押すことはできます。
other-is-invited = { $name } さんはすでに招待されています。席は { $time } まで取ってあります。
cannot-be-invited = { $name } さんはこのテーブルに招待できません。
no-seat-to-keep = { $name } さんのために取っておける席がありません。
wants-no-invitations = { $name } さんは招待を受け取らない設定です。本人が「{ -join }」を押すことはできます。
wants-acquaintances-only = { $name } さんは、一緒に遊んだことのある人からの招待だけを受け取る設定です。本人が「{ -join }」を押すことはできます。
choose-the-player = オプション `player` で相手を選んでください。
choose-a-guest = 招待する人を選んでください。
not-yourself = 自分は招待できません。ほかの人を選んでください。
other-has-no-seat = { $name } さんはこのテーブルに席がありません。
you-have-joined = すでにこのテーブルに参加しています。抜けるにはロビーで「{ -leave }」を押してください。
invitation-for-others = この招待はほかの人あてです。そのテーブルで遊ぶには、ロビーで「{ -join }」を押してください。

## テーブルを開くとき

no-invitations-in-dm = テーブルは開かれませんでした。ダイレクトメッセージでは招待できません。サーバーでコマンドを入力してください。
no-room-for-guests = テーブルは開かれませんでした。{ $game } では、あなたのほかに{ $count ->
   *[other] { $count }人
}まで座れます（CPU も含みます）。
no-room-for-house = テーブルは開かれませんでした。{ $game } では、あなたのほかに CPU は{ NUMBER($count) }体までです。
no-such-level = CPU の強さは `casual`、`regular`、`master` のどれかです。
no-thread-here = テーブルは開かれませんでした。私はここのメンバーではないので、スレッドを作れません。`thread` を外してください。
minimum-needs-rated = テーブルは開かれませんでした。`min-games` や `min-rating` を指定できるのは、サーバーのレーティング戦だけです。
too-many-tables = このサーバーで、すでに{ NUMBER($count) }卓のホストです。先に `/table end` でどれかを終えるか、`/table host` でホストを交代してください。

## 席の交代

only-previous = その席を取り戻せるのは、前に座っていた人だけです。
newcomer-has-moved = その後 { $name } さんが手を打ったので、もう取り戻せません。
choose-who-takes-over = 引き継ぐ人をオプション `player` で選んでください。
bot-cannot-take-over = ほかのボットは席に着けません。いない人の代わりには CPU が打ちます。
left-for-good = { $name } さんはテーブル { $table } から完全に抜けました。その席はゲームから外れ、だれも引き継げません。
no-seat-to-hand-over = テーブル { $table } にあなたの席はありません。ほかの人の席を引き継がせるには、オプション `for` でその人を選んでください。
other-has-no-seat-at = { $name } さんはテーブル { $table } に席がありません。
only-players-offer = テーブル { $table } の席の引き継ぎを頼めるのは、席に着いている人だけです。
plays-own-seat = { $name } さんは自分で打っています。本人は `/table replace` で席を譲れます。ほかの人が頼めるのは、2手続けて時間切れになり、CPU が代わりに打ち始めてからです。
can-come-back-paused = { $name } さんはまだ戻れます。テーブルは一時停止中です。再開してからもう一度試してください。
can-come-back = { $name } さんはまだ戻れます。ほかの人が席に着けるのは { $moment } で、それまでは CPU が打ちます。
other-is-seated-at = { $name } さんはすでにテーブル { $table } に席があります。
cannot-be-asked = { $name } さんにテーブル { $table } で遊ぶよう頼むことはできません。
offer-for-others = この申し出はほかの人あてです。`/table replace` で自分の席を譲れます。

## 終了、結果、記録、通報

own-game = テーブル { $table } ではあなたも遊んでいたので、ほかのモデレーターが決める必要があります。
only-host-closes = 始まっていないテーブルを閉じられるのはホストだけです。「{ -leave }」を押すことはできます。
only-players-or-moderators = テーブル { $table } を終えられるのは、席に着いている人と、そのチャンネルのモデレーターだけです。
only-moderators-void = テーブル { $table } の結果をレーティングから除外できるのは、そのチャンネルかこのサーバーのモデレーターだけです。
counts-already = テーブル { $table } の結果はすでにレーティングに反映されています。
void-already = テーブル { $table } の結果はすでにレーティングから除外されています。`restore: True` で元に戻せます。
no-result = テーブル { $table } には結果がありません。最後まで遊ばれませんでした。
rematch-in-play = このテーブルはまだ進行中です。再戦は終わってからできます。
rematch-elsewhere = ほかの人は { $channel } で再戦します。そこで「{ -rematch }」を押すか、ここで `/play` を使ってテーブルを開いてください。
rematch-for-players = 再戦を始められるのは、このテーブルで遊んだ人だけです。`{ $start }` で自分のテーブルを開いてください。
nobody-waits = このテーブルの再戦を待っている人はもういません。もう一度始めるには「{ -rematch }」を押してください。
only-ready = ロビーを開けるのは、準備ができた人だけです。先に「{ -rematch }」を押してください。
lobby-is-open = ロビーはもう開いています：{ $link }
record-after-the-end = テーブル { $table } の棋譜は、終わったら見られます。それまでダイスは秘密です。
no-record = テーブル { $table } は始まる前に閉じられたので、棋譜がありません。
no-moderators = ここにモデレーターはいません。
no-reports-channel = このサーバーの管理者は、通報用のチャンネルを選んでいません。モデレーターに直接伝えてください。
reported-already = テーブル { $table } はすでに通報しています。
shown-elsewhere = テーブル { $table } は別のチャンネルにあります。ここに表示できるのは、席に着いている人だけです。
cannot-see = このチャンネルを見られない人がいるため（{ LIST($names) }）、テーブル { $table } は { $channel } に残ります。
not-shown-there = テーブル { $table } を { $channel } に出せなかったので、ここに残ります。{ $channel } で `/doctor` を使うと、理由がわかるかもしれません。
somebody-has-moved = その後、テーブルで動きがありました。もう一度たずねるには、もう一方のチャンネルで `/table show` と入力してください。
open-tables-on-servers = これは私を追加したサーバーのテーブルの一覧なので、サーバーで入力してください。`/tables mine` は、ここでも自分のテーブルを表示します。

## サーバー、自分の設定、終わったもの

no-such-option = テーブルは開かれませんでした。オプション `{ $option }` に `{ $value }` は指定できません。
only-admins = この設定を変えられるのは、**サーバー管理**（Manage Server）の権限がある人だけです。
not-banned = { $name } さんはここで利用を禁止されていません。
not-ban-yourself = 自分の利用を禁止することはできません。
bot-does-not-play = { $name } はボットなので、遊びません。
banned-already = { $name } さんはすでに利用を禁止されています。
not-ban-an-opponent = { $name } さんはテーブル { $table } であなたと対戦中です。今はほかの管理者だけが利用を禁止できます。あなたが禁止できるのは、そのゲームが終わるか、`/table resign table:{ $table }` で完全に抜けたあとです。
cannot-report-there = { $channel } に通報を投稿できません。チャンネル設定の「権限」で、ボットのロールに **チャンネルを見る**（View Channel）、**メッセージを送信**（Send Messages）、**ファイルを添付**（Attach Files）を許可してください。
reports-channel-is-gone = 通報用に選ばれたチャンネルはもうありません。`/settings reports:` で別のチャンネルを選んでください。
no-lesson = { $game } にはレッスンがありません。`{ $rules }` で遊び方を見られます。
no-such-zone = タイムゾーン `{ $typed }` はありません。都市名を英語で入力して候補から選んでください（例：`Asia/Tokyo`）。
two-hours = 時間帯の始まりと終わりを、0〜23の異なる2つの時刻で指定してください（例：`from: 22` `until: 7`）。両方空にすると解除されます。
not-block-yourself = 自分をブロックすることはできません。
not-block-a-bot = ボットは遊ばないので、ブロックする必要はありません。
blocks-are-full = ブロックできる上限の{ NUMBER($most) }人に達しています。`/me unblock` で空きを作れます。
nothing-to-delete = 削除できるあなたのデータは保存されていません。利用禁止と、ほかの人のブロックリストは残ります。
joined-meanwhile = たった今別のテーブルに参加したため、何も削除されませんでした。抜けてからもう一度試してください。
daily-is-over = デイリーテーブル（{ $day }）は終わりました。今日の分は `/daily` と入力してください。
daily-not-begun = 今日のデイリーテーブルをまだ始めていません。`/daily` と入力してください。
daily-was-played = データを削除する前に、今日のデイリーテーブルをすでに遊んでいます。次は { $moment } に開きます。
finish-first = 先に最後まで遊んでください。そのあとこのチャンネルで共有できます。
told-already = この結果はすでにチャンネルで共有しています。
no-daily-record = 棋譜はありません。最後まで遊んだ場合、翌日に受け取れます。
tables-are-gone = それらのテーブルはもうありません。
no-table-chosen = テーブルが選ばれていません。
replay-after-the-end = テーブル { $table } はまだ進行中です。終わったら、だれでも見返せます。
nothing-to-replay = テーブル { $table } は始まる前に閉じられたので、見返すものがありません。
analysis-after-the-end = このテーブルはまだ進行中です。**{ -how-it-went }** は終わってから開けます。
nothing-to-analyse = このテーブルでは手が打たれていないので、分析するものがありません。
no-analysis = このゲームの分析はまだありません。CPU が遊べないゲームです。
shown-to-everybody = これはすでに全員に表示されています。自分で見るには **{ -how-it-went }** を押してください。
picture-after-the-end = 画像を共有できるのは、ゲームが最後まで終わってからです。
say-why = オプション `reason` で理由を入力してください。テーブルを見られる人全員に `/history` で表示されます。
no-open-tables = 参加中の開いているテーブルはありません。`/play` でテーブルを開けます。サーバーでは `/tables open` で参加できるテーブルを見られます。
no-open-tables-here = このサーバーで参加中の開いているテーブルはありません。`/tables open` で参加できるテーブルを見られます。私とのダイレクトメッセージでは、このコマンドで全サーバーの自分のテーブルを見られます。
no-hint-found = 申し訳ありません、ヒントが見つかりませんでした。もう一度 **{ -hint }** を押してください。
