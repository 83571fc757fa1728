## 1手ずつ

start-of-table = 手番は全{ NUMBER($turns) }回。これは開始時のボードです。
happened = 手番{ NUMBER($turn) }/{ NUMBER($turns) } · { $what }。
happened-in = 手番{ NUMBER($turn) }/{ NUMBER($turns) }、{ $title } · { $what }。
played-by-clock = （時間切れのため、最も安全な手）
played-by-house = （CPU の手）
first-board = 最初
earlier-board = ‹ 前へ
next-board = 次へ ›
last-board = 最後
turning-points = 分かれ目
at-turn = 手番{ NUMBER($turn) } · { $what }
is-passed = { $name } さんが抜かれ、以後追いつけず
takes-the-lead = 勝者が首位に立つ
brought = { $name }：{ $what }

## 共有

drawing = 対局の画像を作っています…
not-drawn = 申し訳ありません、この対局の画像を作れませんでした。もう一度ボタンを押してください。
posted = **{ $game }** · テーブル { $table }
as-gif = 対局をGIFで見る
shows-board = 最後のボード。{ $summary }
shows-game = 対局を手番ごとの画像で、最後のボードまで。{ $summary }

## 棋譜とダイスの確認

committed = テーブル { $table } のダイスの目はすべて、テーブルを開いたときに選ばれた秘密のシードと、参加者のラッキーワードから決まります。シードの SHA-256：
    `{ $sha }`
    { $in-lobby ->
        [yes] 開始前に書き留めてください
       *[no] 書き留めてください
    }。終了後に `/table verify` でシードが表示され、その SHA-256 がこれと一致するか、すべてのロールが正しいかを確認できます。
seed = シード：`{ $seed }`
    その SHA-256（テーブルを開いたときに確定）：`{ $sha }`
nothing-to-verify = テーブル { $table } は始まる前に閉じられたので、確認するものがありません。
verified = テーブル { $table } を確認しました。シードの SHA-256 は最初のものと一致し、{ NUMBER($moves) }手すべてがルールどおりで、{ NUMBER($faces) }個のダイスの目はすべてシードとラッキーワードから決まり、結果は手のとおりです。
not-verified = テーブル { $table } は確認に失敗しました：`{ $wrong }`。ボットの運営者に知らせてください。証拠は `/table record` にあります。
record-of = テーブル { $table } の棋譜です。すべての手とロールが入っています。`/table verify` でシードと照らし合わせて確認できます。
