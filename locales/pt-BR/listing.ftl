### O que o Discord mostra sobre o bot: no perfil dele e no diretório de apps. No máximo 400 caracteres.

description = Cinco jogos de dados em uma única mensagem, com botões: Noodle Roll, Les Marmottes, NOIRLab, Ricemarll e Add'em Up. Jogue com a sua turma, contra a casa ou, uma vez por dia, com os mesmos dados que todo mundo. Cada jogo se aprende em um ou dois minutos, cada lance pode ser conferido, e nenhuma jogada mostrada se perde. Digite /play.
