pitch = Role o dado dos observatórios, preencha seis casas e pare antes de repetir um programa
