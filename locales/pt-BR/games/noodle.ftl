pitch = Role macarrão, mande seus subchefes e encha as mesas de três restaurantes
option-line = Altura que duas colunas precisam alcançar; auto: o número de participantes mais um
option-partial-sets = Você pode guardar só parte dos dados de uma face, pelo menos três, e rolar os outros de novo
