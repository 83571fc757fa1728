### Convites para uma mesa à espera, e o que cerca uma revanche. Um chamado é na língua da mesa; o que só uma pessoa vê, na dela.

## Convites

call = { $mention }: { $inviter } convida você para a mesa { $table } ({ $game }). Um lugar fica reservado para você até { $until } ou até o início da partida.
accepted = { $name } aceitou o convite para a mesa { $table } ({ $game }).
has-declined = { $name } recusou o convite para a mesa { $table } ({ $game }).
begun-so-over = A mesa { $table } começou, então o convite não vale mais.
apart = { $name } e alguém que está nesta mesa não querem jogar na mesma mesa. Como é você quem a organiza, { $name } recebe o convite mesmo assim.
is-invited = Convite enviado a { $name }: mesa { $table }.
which-game = Que jogo você quer jogar com { $name }? Uma mesa se abre neste canal, e { $name } recebe um convite para ela.
open = Abrir uma mesa de…
players = { NUMBER($fewest) }–{ NUMBER($most) } pessoas

## Revanche

seat = Você tem um lugar na mesa { $table }: { $link }
wait = Você confirmou a revanche e agora espera por { LIST($names) }.
begun = A revanche começou: mesa { $table }, { $link }
appears = A revanche começou: mesa { $table }. O tabuleiro dela já vai aparecer.
