left-the-table = Tisch verlassen
# Was jemand gewürfelt oder gezogen hat.
rolled = { $faces } gewürfelt
