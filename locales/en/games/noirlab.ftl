pitch = Roll the observatory die, fill six spots, and stop before a program comes up twice
