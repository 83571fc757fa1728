import hashlib, re, struct, sys  # python3 check_dice.py RECORD [PLY=SIDES,SIDES,...]; plies that are not listed roll six-sided dice

def chacha20(key, nonce, block=0):  # the original: a 64-bit block counter from 0, and a 64-bit nonce
    while True:
        x = list(start := struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", block, nonce)))
        for i in range(80):  # ten double rounds: four columns, then four diagonals
            a, b, c, d = (i % 4 + 4 * row if i % 8 < 4 else (i + row) % 4 + 4 * row for row in range(4))
            for p, q, r, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[p] = (x[p] + x[q]) % 2**32
                x[r] = ((x[r] ^ x[p]) << left | (x[r] ^ x[p]) >> 32 - left) % 2**32
        yield from struct.pack("<16I", *((new + old) % 2**32 for new, old in zip(x, start)))
        block += 1

record, named = open(sys.argv[1], encoding="utf-8").read(), dict(given.split("=") for given in sys.argv[2:])
seed = bytes.fromhex(re.search(r"^seed (\w{64})$", record, re.M)[1])
if hashlib.sha256(seed).hexdigest() != re.search(r"^commitment (\w+)$", record, re.M)[1]:
    sys.exit("the seed does not match the commitment")
seats = sorted((int(n), w) for n, w in re.findall(r'^seat \w joined (\d) word "((?:\\.|[^"\\])*)"', record, re.M))
words = [re.sub(r"\\(.)", r"\1", word).encode() for _, word in seats]
key = hashlib.sha256(b"rollhouse dice 1\n" + seed + b"".join(struct.pack(">I", len(w)) + w for w in words)).digest()
for ply, faces in re.findall(r"^(\d+) [^\[\n]+ \[([\d ]+)\]", record, re.M):
    sides, stream = [int(n) for n in named[ply].split(",")] if ply in named else [6] * len(faces.split()), chacha20(key, int(ply))
    rolled = " ".join(str(next(byte for byte in stream if byte < 256 - 256 % n) % n + 1) for n in sides)
    if rolled != faces:
        sys.exit(f"ply {ply}: the record says {faces}, the seed {rolled}, if the dice have {sides} sides")
    print(f"ply {ply}: {faces} follows from the seed")
