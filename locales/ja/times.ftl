### 待つ時間。

seconds = { $count ->
   *[other] { $count }秒
}
minutes = { $count ->
   *[other] { $count }分
}
