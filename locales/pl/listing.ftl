### Co Discord pokazuje o bocie: na jego profilu i w katalogu aplikacji. Najwyżej 400 znaków.

description = Pięć gier w kości w jednej wiadomości, z przyciskami: Noodle Roll, Les Marmottes, NOIRLab, Ricemarll i Add'em Up. Graj ze znajomymi, w pojedynkę przeciwko botom albo raz dziennie tymi samymi kośćmi co wszyscy. Każdej gry można nauczyć się w minutę lub dwie, każdy rzut da się sprawdzić, a żaden pokazany ruch nie przepada. Wpisz /play.
