### サーバーの管理者が読むもの：`/settings`、最近そこで行われたこと、`/doctor`。

title = サーバーの設定
games-in = **遊べるチャンネル**：{ $channels }
games-everywhere = **遊べるチャンネル**：ボットが見られるすべてのチャンネル
moderators = **テーブルのモデレーター**：「メッセージの管理」の権限がある人
moderators-with-role = **テーブルのモデレーター**：{ $role } と、「メッセージの管理」の権限がある人
reports-in = **テーブルの通報**：{ $channel } に投稿
reports-off = **テーブルの通報**：オフ。`/settings reports:` でチャンネルを選べます
pings = **手番の通知**：{ $is-on ->
    [yes] オン。いつ通知するかは各自が `/me pings` で選びます
   *[no] オフ。ボードと時計はいつもどおり動きます
}
players-wanted = **参加者募集**：{ $role } を{ NUMBER($minutes) }分に1回まで呼びます（全員かボットがこのロールをメンションできる場合）
nobody-called = **参加者募集**：呼べるロールはありません
banned = **ボットの利用禁止**：{ LIST($people) }（`/settings unban:`）
nobody-banned = **ボットの利用禁止**：なし（`/settings ban:`）
banned-until = { $person }（{ $date } まで）
more-people = ほか{ NUMBER($count) }人
looked-up = **終わったテーブルを見られる人**：{ $is-open ->
    [yes] このサーバーの全員
   *[no] そこで遊んだ人と、そのチャンネルの人
}
shared = **ほかのサーバーでの結果の表示**：{ $is-shared ->
    [yes] する（すべてのサーバーで、名前つき）
   *[no] しない（このサーバーだけ）
}
new-accounts = **アカウントを新規とみなす期間**：{ NUMBER($days) }日（`/settings new-accounts:`）
language = **新しいテーブルの言語**：{ $language }（`/settings language:`）
no-language = **新しいテーブルの言語**：コミュニティならこのサーバーの言語、そうでなければホストの言語（`/settings language:`）
channel-language = **このチャンネルの新しいテーブルの言語**：{ $language }（`/settings channel-language:`）
no-presets = **このチャンネルのオプション**：まだありません
presets = このチャンネルのオプション
preset = **{ $game }**：{ $options }{ $is-pinned ->
    [yes] （固定）
   *[no] {""}
}
old-options = 今はないオプション

choose-channels = 遊べるチャンネル（なし：すべて）
choose-moderators = テーブルを管理するロール（任意）
choose-players = ロビーから呼べるロール（任意）
choose-preset = このチャンネルの今のオプションを固定
pin = { $pins ->
    [yes] { $game } を固定
   *[no] { $game } の固定を解除
}
turn-pings-off = 手番の通知をオフ
turn-pings-on = 手番の通知をオン
close-history = 各チャンネルだけに表示
open-history = 全員にすべて表示
stop-sharing = 結果の共有をやめる
share = ほかのサーバーと結果を共有
full-log = 全記録
stop-reports = 通報をやめる

recent-changes = 最近の変更
no-changes = まだありません
log = ここで管理者とモデレーターが行ったこと（新しい順）。記録は{ NUMBER($days) }日後に消えます。
empty-log = まだありません。
deleted-person = データを削除した人
somebody = だれか

did-choose-new-accounts = { $who } がアカウントを新規とみなす期間を{ NUMBER($days) }日にしました
did-choose-reports = { $who } が通報用に { $channel } を選びました
did-choose-language = { $who } が新しいテーブルの言語を { $language } にしました
did-choose-no-language = { $who } が新しいテーブルの言語の指定をなくしました
did-choose-channel-language = { $who } が { $channel } の新しいテーブルの言語を { $language } にしました
did-choose-no-channel-language = { $who } が { $channel } の新しいテーブルの言語の指定をなくしました
did-pin = { $pins ->
    [yes] { $who } が { $channel } の { $game } のオプションを固定しました
   *[no] { $who } が { $channel } の { $game } のオプションの固定を解除しました
}
did-choose-channels = { $who } が遊べるチャンネルを{ NUMBER($count) }個選びました
did-allow-everywhere = { $who } がすべてのチャンネルで遊べるようにしました
did-choose-moderators = { $who } がテーブルを管理するロールに { $role } を選びました
did-remove-moderators = { $who } がテーブルを管理するロールを外しました
did-choose-players = { $who } がロビーから呼べるロールに { $role } を選びました
did-remove-players = { $who } がロビーから呼べるロールを外しました
did-turn-pings = { $is-on ->
    [yes] { $who } が手番の通知をオンにしました
   *[no] { $who } が手番の通知をオフにしました
}
did-open-history = { $is-open ->
    [yes] { $who } が全員にすべてのテーブルを見られるようにしました
   *[no] { $who } がテーブルを各チャンネルだけに表示するようにしました
}
did-share = { $is-shared ->
    [yes] { $who } がほかのサーバーと結果を共有しました
   *[no] { $who } が結果の共有をやめました
}
did-stop-reports = { $who } がテーブルの通報をやめました
did-ban = { $who } が { $whom } のボットの利用を禁止しました{ $until ->
    [for-good] {""}
   *[date] （{ $date } まで）
}
did-lift-ban = { $who } が { $whom } の利用禁止を解除しました
did-remove = { $who } がテーブル { $table } から参加者を外しました
did-free = { $who } がテーブル { $table } の取り置きの席を空けました
did-choose-host = { $who } がテーブル { $table } のホストを替えました
did-offer = { $who } がテーブル { $table } の CPU が打っている席を譲ろうとしました
did-report = { $who } がテーブル { $table } を通報しました
did-end = { $who } がテーブル { $table } を終えました
did-restore = { $who } がテーブル { $table } の結果を元に戻しました
did-void = { $who } がテーブル { $table } の結果を除外しました：{ $reason }

running = 確認しています…
checks = 確認
no-problems = このチャンネルに問題はありません。
problems = このチャンネルに問題が{ NUMBER($count) }件あります。
failed = ✗ **{ $what }**：{ $wrong }
check = { $check ->
    [view] チャンネルを見る
    [send] メッセージを送る
    [embed] 埋め込みリンク
    [open-threads] スレッドを開く
    [in-threads] スレッドに書く
    [reach] チャンネルに接続する
    [reports] 通報を投稿する
    [pictures] ダイスの画像
    [commands] コマンド
    [storage] 保存
   *[practice] 各ゲームで試しに2手
}
allow = このチャンネルの設定の「権限」で、ボットのロールに{ $check ->
    [view] {" "}**チャンネルを見る**（View Channel）を許可してください。ないとボードを更新できません。
    [send] {" "}**メッセージを送信**（Send Messages）を許可してください。ないと手番の通知がなく、古いボードを出し直せません。
    [embed] {" "}**埋め込みリンク**（Embed Links）を許可してください。ないと出し直したボードが空になります。
    [open-threads] {" "}**公開スレッドの作成**（Create Public Threads）を許可してください。ないとテーブルがスレッドを開けません。
   *[in-threads] {" "}**スレッドでメッセージを送信**（Send Messages in Threads）を許可してください。ないとスレッドで遊べません。
}
allow-reach = { $error }。このチャンネルの設定の「権限」で、ボットのロールに **チャンネルを見る**（View Channel）を許可してください。
try-again = { $error }。もう一度試してください。また起きたら、ボットの運営者に知らせてください。
try-once-more = { $error }。もう一度試してください。
not-uploaded = { NUMBER($all) }個のうち{ NUMBER($missing) }個がアップロードされていないため、ダイスは文字で表示されます。ボットの運営者が再起動すれば、起動時にアップロードされます。
other-version = 別のバージョンのものです。ボットの運営者が再起動すれば、起動時に登録されます。
not-read-back = 保存したデータを読み出せません。ボットの運営者に知らせてください。
not-stored = 何も保存できません。ボットの運営者に知らせてください。理由はログにあります。
games-failed = { $games } でうまくいきませんでした。ボットの運営者に知らせてください。理由はログにあります。
