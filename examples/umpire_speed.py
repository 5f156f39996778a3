"""How many games a second go through the pipe: random play of Spywhere, four seats.

    python3 examples/umpire_speed.py [PROGRAM] [GAMES]

Many games are played at once in one `safehouse umpire`, each under an id of its own; every act is
answered with the options of whoever is next, and nobody's sights are asked for. The standard
library is enough.
"""

import gc
import json
import os
import random
import subprocess
import sys
import time

AT_ONCE = 250
program = sys.argv[1] if len(sys.argv) > 1 else "safehouse"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 5000

umpire = subprocess.Popen([program, "umpire"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
to, back, chance = umpire.stdin, umpire.stdout.fileno(), random.random
gc.disable()  # nothing here refers to itself


def opening(number):
    return (
        f'{{"id":{number},"open":{{"game":"spywhere","seats":4,"seed":"{number}","witnesses":[]}},'
        '"options":"next"}'
    )


def ask(lines):
    """Writes all lines, and reads all answers, as one list."""
    to.write(("\n".join(lines) + "\n").encode())
    answers, missing = [], len(lines)
    while missing:
        more = os.read(back, 1 << 16)
        answers.append(more)
        missing -= more.count(b"\n")
    return json.loads("[" + b"".join(answers).decode()[:-1].replace("\n", ",") + "]")


start, own = time.perf_counter(), time.process_time()
lines = [opening(number) for number in range(min(AT_ONCE, games))]
opened, over, acts = len(lines), 0, 0
while lines:
    answers, lines = ask(lines), []
    for answer in answers:
        options = answer["options"]
        offered = options["acts"]
        if offered:
            acts += 1
            # Its acts are made of names and numbers, so this is JSON, and quicker than a dump.
            act = str(offered[int(chance() * len(offered))]).replace("'", '"')
            lines.append(f'{{"id":{answer["id"]},"at":0,"seat":{options["seat"]},"act":{act},"options":"next"}}')
        else:
            over += 1
            if opened < games:
                lines.append(opening(opened))
                opened += 1
seconds, mine = time.perf_counter() - start, time.process_time() - own
to.close()
umpire.wait()
print(f"{over} games, {acts / over:.1f} acts a game, {over / seconds:,.0f} games a second")
print(f"{over / mine:,.0f} games a second of this process's own CPU time")
