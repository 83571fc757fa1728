### ボタンの文字。ボタンの名前が出るメッセージでも使います。

-join = 参加
-leave = 退出
-start = 開始
-rematch = 再戦
-hint = ヒント
-how-it-went = 振り返り
-fair-dice = 公正なダイス
-i-am-back = 戻りました
