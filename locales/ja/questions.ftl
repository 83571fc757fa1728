### ボットがたずねること、ボードのほかにチャンネルで伝えること：退出、引き継ぎ、投票、通報。

someone = だれか
a-player = 名無し
the-host = ホスト

described = { $table } · { $game } · { $table-is ->
    [waiting] 参加者待ち
    [in-play] 進行中
    [finished] 終了
   *[closed] 閉鎖
}

resign = テーブル { $table }（{ $game }）から完全に抜けますか？このゲームから外れます。{ $resigns ->
    [unrated] {""}
    [took-over] 引き継いだ席なので、あなたのレーティングには影響しません。
    [others-play-on] レーティングでは、残る全員より下の最下位になります。
   *[nobody-moved] まだだれも打っていません。ほかの人が続ければ、レーティングでは最下位になります。
}
yes-leave = はい、抜けます
left = テーブルから抜けました。
last-one = ほかにだれもいないので、テーブルは閉じられました。
removed = { $by } さんが { $name } さんをテーブル { $table } から外しました。{ $is-closed ->
    [yes] だれもいなくなったので、閉じられました。
   *[no] 席が空いています。
}
freed = { $by } さんが、テーブル { $table } の { $name } さんの取り置きの席を空けました。
new-host = { $name } さんがテーブル { $table } のホストになりました。
shut-out = { $host }：テーブル { $table } に参加しようとした人がいますが、そこにいるだれかと同席できません。あなたが招待した人は、それでも参加できます。

taken-back = テーブル { $table } への招待は取り消されました。
over = テーブル { $table } への招待は終わりました。
closed-so-over = テーブル { $table } は閉じられたので、招待は終わりました。
free-again = テーブル { $table } の { $name } さんの取り置きの席が、また空きました。遊ぶには、そこで「{ -join }」を押してください。

offer-own = { $mention }：{ $name } さんが、テーブル { $table }（{ $game }）の自分の席を引き継いでほしいと言っています。局面は今のまま引き継ぎます。
offer-of = { $mention }：{ $asker } さんが、テーブル { $table }（{ $game }）で CPU が打っている { $name } さんの席を引き継いでほしいと言っています。局面は今のまま引き継ぎます。
offer-counts = レーティングでは { $name } さんは最下位になります（あなたが打つ前に席を取り戻した場合を除く）。あなたのレーティングには影響しません。
accept = 引き受ける
decline = 断る
takes-over = { $name } さんが、テーブル { $table }（{ $game }）の { $before } さんの席を引き継ぎます。
took-back = { $name } さんが、テーブル { $table }（{ $game }）の席を { $newcomer } さんから取り戻しました。
declined = { $name } さんは、テーブル { $table } の { $before } さんの席の引き継ぎを断りました。
is-back = { $name } さんが戻ったので、この席の申し出は終わりました。
has-moved = その後 { $name } さんが打ったので、この席の申し出は終わりました。
offer-over = テーブル { $table } の席の申し出は終わりました。
seat-gone = テーブル { $table } のその席には、もう着けません。

pause = テーブル { $table }（{ $game }）を一時停止しますか？参加者全員が同意すると時計が止まります：{ NUMBER($all) }人中{ NUMBER($agreed) }人が同意。
end = テーブル { $table }（{ $game }）を結果なしで終えますか？参加者全員が同意すると終わります：{ NUMBER($all) }人中{ NUMBER($agreed) }人が同意。{ $absent ->
    [0] {""}
    [1] 今いない { LIST($away) } さんの同意も必要です。
   *[other] 今いない人（{ LIST($away) }）の同意も必要です。
}自分だけ抜けるには `/table resign` を使ってください。
agree = 同意する
paused = テーブル { $table }（{ $game }）は一時停止中です。時計は止まり、だれも打てません。参加者ならだれでも再開できます。
resume = 再開
resumed = { $name } さんがテーブル { $table } を再開しました。
end-now = テーブル { $table } を今すぐ終えますか？結果なしで終わります。
yes-end = 今すぐ終える
ended = テーブル { $table } は結果なしで終わりました（{ $why }）。

show-there = テーブル { $table }（{ $game }）を { $channel } に表示しますか？そのチャンネルを見られない参加者がいるので、次の手の前に全員の同意が必要です：{ NUMBER($all) }人中{ NUMBER($agreed) }人が同意。
asked-there = このチャンネルを見られない人がいます（{ LIST($names) }）。参加者全員が同意すれば、テーブル { $table } のボードはここに移ります。{ $channel } でたずねています。
shown-there = 参加者全員が同意しました。テーブル { $table } は { $channel } に表示されています。
shown-here = このテーブルは今ここにあります：{ $link }
shown-below = このテーブルの新しいボードが下にあります。ここに出すには `/table show` と入力してください。
thread = { $game } · テーブル { $table }
no-thread = テーブル { $table } のスレッドを開けなかったので、ここで遊びます。スレッドには、ボットに **公開スレッドの作成**（Create Public Threads）と **スレッドでメッセージを送信**（Send Messages in Threads）の権限があるテキストチャンネルが必要です。理由は `/doctor` でわかります。
not-in-thread = テーブル { $table } のボードをスレッドに出せなかったので、ここで遊びます。スレッドで `/doctor` を使うと、理由がわかるかもしれません。

void = テーブル { $table } の結果はレーティングから除外されました。理由：{ $reason }。棋譜は残り、今も確認できます。
counts-again = テーブル { $table } の結果は、再びレーティングに反映されます。

telling = モデレーターに知らせています…
reports = { $person } がテーブルを通報しました：{ $table }
reports-at = { $person } がテーブルを通報しました：{ $table }：{ $link }
record-later = `/table record` の棋譜は、終わったら見られます。それまでダイスは秘密です。
told = テーブル { $table } のことをモデレーターに知らせました。
not-told = テーブル { $table } を通報できませんでした。{ $is-transient ->
    [yes] 1分後にもう一度試してください。
   *[no] 通報用に選ばれたチャンネルに書けません。理由は管理者が `/doctor` で見られます。モデレーターに直接伝えてください。
}

form-report = テーブル { $table } を通報する
form-what = 何を見てほしいですか
read-by = モデレーターは、これとあなたの名前とテーブルの棋譜を読みます。
form-word = ラッキーワード
form-any-word = どんな言葉でも。出目の計算に加わります
for-example = 例：パイナップル
