### ロビーへの招待と、再戦のまわりの言葉。呼びかけはテーブルの言語、一人だけに見えるものはその人の言語で表示します。

## 招待

call = { $mention }：{ $inviter } さんが、テーブル { $table }（{ $game }）にあなたを招待しました。席は { $until } まで、またはゲームの開始まで取ってあります。
accepted = { $name } さんが、テーブル { $table }（{ $game }）への招待を受けました。
has-declined = { $name } さんが、テーブル { $table }（{ $game }）への招待を辞退しました。
begun-so-over = テーブル { $table } は始まったので、招待は終わりました。
apart = このテーブルには { $name } さんと同席できない人がいますが、あなたはホストなので { $name } さんを招待しました。
is-invited = { $name } さんをテーブル { $table } に招待しました。
which-game = { $name } さんとどのゲームで遊びますか？このチャンネルにテーブルを開き、{ $name } さんを招待します。
open = テーブルを開く…
players = { NUMBER($fewest) }〜{ NUMBER($most) }人

## 再戦

seat = テーブル { $table } に席があります：{ $link }
wait = 再戦の準備ができました。{ LIST($names) } さんを待っています。
begun = 再戦が始まりました：テーブル { $table }、{ $link }
appears = 再戦が始まりました：テーブル { $table }。まもなくボードが表示されます。
