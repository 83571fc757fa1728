pitch = Zmieniaj swoje sześć kości tajnymi kartami, aby spełnić cele na stole
