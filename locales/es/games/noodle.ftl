pitch = Tira fideos, envía a tus ayudantes de cocina y llena las mesas de tres restaurantes
option-line = Altura que dos columnas deben alcanzar; auto: el número de participantes más uno
option-partial-sets = Puedes guardar solo parte de una cara, al menos tres dados, y volver a tirar los demás
