"""Rolls the dice of a Rollhouse record again, from its seed and lucky words, with no code of Rollhouse.

    python3 check_dice.py RECORD                        all dice have six sides
    python3 check_dice.py RECORD 0=24,23,22,6*12        but those of ply 0: 24, 23, 22, then twelve times 6
"""
import hashlib, re, struct, sys


def chacha20(key, nonce):
    """The key stream of the original ChaCha20: a 64-bit block counter from 0, and a 64-bit nonce."""
    for block in range(2**64):
        start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", block, nonce))
        x = list(start)
        columns = [(i, i + 4, i + 8, i + 12) for i in range(4)]
        diagonals = [(i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12) for i in range(4)]
        for a, b, c, d in (columns + diagonals) * 10:
            for p, q, r, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[p] = (x[p] + x[q]) % 2**32
                x[r] = ((x[r] ^ x[p]) << left | (x[r] ^ x[p]) >> 32 - left) % 2**32
        yield from struct.pack("<16I", *((new + old) % 2**32 for new, old in zip(x, start)))


def roll(key, ply, sides):
    """A face for each entry of `sides`. A byte that would make low faces likelier is passed over."""
    stream = chacha20(key, ply)
    return [next(byte for byte in stream if byte < 256 - 256 % n) % n + 1 for n in sides]


def compare(what, recorded, derived):
    print(what, recorded, "matches" if recorded == derived else f"DIFFERS: the seed gives {derived}")
    return recorded == derived


record = open(sys.argv[1], encoding="utf-8").read()
unusual = {}
for argument in sys.argv[2:]:
    ply, sides = argument.split("=")
    parts = [part.split("*") for part in sides.split(",")]
    unusual[int(ply)] = [int(part[0]) for part in parts for _ in range(int(part[1]) if part[1:] else 1)]

# The key of the dice: the seed, and the lucky words in the order of joining.
seed = bytes.fromhex(re.search(r"^seed ([0-9a-f]{64})$", record, re.M)[1])
seats = re.findall(r'^seat [A-H] joined (\d+) word "((?:[^"\\]|\\.)*)"', record, re.M)
mixed = b"rollhouse dice 1\n" + seed
for _, word in sorted(seats, key=lambda seat: int(seat[0])):
    word = re.sub(r"\\(.)", r"\1", word).encode()
    mixed += struct.pack(">I", len(word)) + word
key = hashlib.sha256(mixed).digest()

# Who sits where: a shuffle by the stream of the last nonce.
order = list(range(1, len(seats) + 1))
swaps = roll(key, 2**64 - 1, range(len(order), 1, -1))
for last, face in zip(range(len(order) - 1, 0, -1), swaps):
    order[last], order[face - 1] = order[face - 1], order[last]

good = [
    compare("commitment", re.search(r"^commitment (\w+)$", record, re.M)[1], hashlib.sha256(seed).hexdigest()),
    compare("seats, by order of joining,", [int(joined) for joined, _ in seats], order),
]
for ply, act, faces in re.findall(r"^(\d+) ([^\[\n]+) \[([\d ]+)\]", record, re.M):
    faces = [int(face) for face in faces.split()]
    sides = unusual.get(int(ply), [6] * len(faces))
    good.append(compare(f"ply {ply}, {act}:", faces, roll(key, int(ply), sides)))
print("Everything matches." if all(good) else f"{good.count(False)} lines DIFFER.")
sys.exit(not all(good))
