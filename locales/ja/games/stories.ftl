left-the-table = 席を離れました
# ダイスやカードで来たもの。
rolled = ロール { $faces }
