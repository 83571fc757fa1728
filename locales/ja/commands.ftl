### コマンドの入力中に Discord が表示する文：それぞれ100文字まで。コマンド自体は英語のままです。

## /<game>

start = テーブルを開きます（オプションあり）
learn = 出目の決まった自分専用のテーブルで、1〜2分で遊び方を覚えられます
rules = 遊び方
leaderboard-of-game = このゲームのランキング

language = ボードの言語（標準：サーバーまたはあなたの言語）
thread = 専用のスレッドで遊ぶ
clock = 1手の制限時間（指定なし：24時間）
clock-24h = 1手24時間
clock-1h = 1手1時間
clock-10m = 1手10分
clock-2m = 1手2分
clock-none = 時間制限なし
with = 招待する人
with-another = ほかに招待する人
house = 対戦する CPU の数（加えるとレーティング対象外）
level = CPU の強さ（指定なし：regular）
level-casual = casual：気楽に遊び、見落としもある
level-regular = regular：ゲームをよく知っている
level-master = master：できる限り強く打つ
hints = 最善手をたずねられるようにする（レーティング対象外になります）
rated = 結果をレーティングに反映する（指定なし：する）
when-full = 席がすべて埋まったら自動で始める
min-games = 参加に必要な、このゲームとサーバーでのレーティング戦の数
min-rating = 参加に必要な、このゲームとサーバーでのレーティング

## /table

table = テーブルの管理
table-name = ボードの下にある番号（指定なし：このチャンネルの自分のテーブル。record、verify、void では最後に終わったテーブル）
table-show = ボードをチャンネルのいちばん下にもう一度表示します
table-resign = ゲームから完全に抜けます
table-replace = 自分の席、または CPU が代わりに打っている席を引き継いでもらいます
    .player = 引き継ぐ人
    .for = だれの席か（指定なし：自分）
table-pause = 時計を止めてよいか、参加者全員に確認します
table-resume = 一時停止中のテーブルを再開します
table-end = 参加者全員の同意があれば、結果なしでテーブルを終えます
table-host = ほかの人をホストにします
    .player = 新しいホスト
table-remove = ホストとモデレーター用：ゲームが始まる前に、参加者を外すか、取り置きの席を空けます
    .player = 外す人
table-record = 終わったテーブルの棋譜（すべての手とロール）を受け取ります
table-verify = ダイスのシードの SHA-256 を表示します。終わったテーブルなら、すべてのロールを検証します
table-void = モデレーター用：結果をレーティングから除外、または元に戻します
    .restore = 結果をもう一度反映する
    .reason = 理由（履歴に表示されます）

## /tables

tables = テーブルを探す
tables-mine = 自分のテーブル。手番のものが先に並びます
tables-open = 参加できる、このサーバーのテーブル

## /settings, /doctor

settings = 管理者用：遊ぶチャンネル、通知、モデレーター、利用禁止
    .ban = メンバーがここでこのボットを使うのを禁止する
    .unban = メンバーの利用禁止を解除する
    .new-accounts = アカウントを新規とみなす日数。その対局はほかの人のレーティングにほとんど影響しません
    .days = ban と一緒に：禁止する日数（指定なし：解除するまで）
    .reports = モデレーターが通報を読むチャンネル
    .language = 新しいテーブルの言語（翻訳のあるゲームのみ）
    .channel-language = このチャンネルとそのスレッドで開く新しいテーブルの言語
settings-language-own = テーブルごとに、開いた人の言語
settings-language-server = サーバーのほかのチャンネルと同じ
doctor = このチャンネルですべてが動くか確認します

## /leaderboard, /profile, /history

leaderboard = 1つのゲーム、またはすべてのゲームのランキング
    .game = どのゲームか（指定なし：すべて合わせて）
    .period = いつからか（指定なし：全期間）
    .scope = どこか（指定なし：このサーバー）
period-all = 全期間
period-season = 今シーズン（四半期）
period-month = 今月
period-week = 今週（月曜から）
scope-server = このサーバー
scope-everywhere = すべてのサーバー
profile = プレイヤーの成績と、あなたとの対戦成績
    .player = だれのプロフィールか（指定なし：自分）
history = 終わったテーブルを1手ずつ見返せます
    .player = この人のテーブルだけ
    .scope = どこか（指定なし：ここで見られるテーブル）
scope-visible = ここで見られるすべて
scope-channel = このチャンネル

## /privacy

privacy = あなたのデータ
privacy-about = 保存されているあなたのデータと、その理由
privacy-export = 自分のデータをファイルで受け取ります
privacy-delete = 自分のデータを削除します。どのテーブルでも匿名になります

## /me

me = 自分の設定
me-pings = 手番のとき、いつ通知するか
    .when = 指定なし：2分後
pings-later = 2分後（テーブルで操作している間は除く）
pings-always = いつも、すぐに
pings-never = しない
me-timezone = 通知しない時間帯のタイムゾーン
    .zone = 都市名を英語で入力（例：Tokyo）
me-quiet-hours = 通知しない時間帯（両方とも空にすると解除）
    .from = 始まりの時刻（0〜23）
    .until = 通知を再開する時刻（0〜23）
me-house-pace = 自分のテーブルで CPU が打つ速さ
    .pace = 指定なし：少し間を置いて
pace-moment = 少し間を置いて（目で追えるように）
pace-at-once = すぐに
me-pictures = 画像の描き方
    .pictures = 指定なし：moving
pictures-moving = moving：振ったダイスが転がる
pictures-still = still：自分のテーブルではダイスが転がらない
pictures-words = words：自分だけに見えるものは言葉で伝える
me-leaderboard = 自分をランキングに載せるか
    .show = 指定なし：on
listed-on = on：ランキングに載せる
listed-off = off：どのランキングにも載せない
me-invitations = テーブルへの招待や席の申し出を受け取る相手
    .from = 指定なし：だれでも
inviters-everybody = だれでも
inviters-acquaintances = 一緒に遊んだことのある人
inviters-nobody = だれからも受け取らない
me-block = だれかをブロックします。ホストがその人を招待しないかぎり、お互いのテーブルに座れなくなります
    .player = 相手
me-unblock = ブロックを解除します
me-blocks = ブロックしている人の一覧

## /play, /daily, /help

play = ここで開いているテーブルか新しいテーブルの席に着きます。CPU とすぐに対戦もできます
    .game = どのゲームか（指定なし：ここで待っているもの、または短いもの）
    .house = CPU とすぐに対戦する
daily = 1日1回、全員が同じ出目で遊ぶ1人用ゲーム
help = すべてのゲームと始め方

## 人やメッセージのメニューの「アプリ」にあるコマンド：32文字まで。ここでは Discord が名前を表示します。

menu-invite = ゲームに招待
menu-profile = プロフィール
menu-rules = このテーブルのルール
menu-record = 棋譜
menu-report = このテーブルを通報
in-menu-of-person = 人のメニューの「アプリ」にあります
in-menu-of-message = ロビーやボードのメニューの「アプリ」にあります
