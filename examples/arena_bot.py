"""A bot for the arena: it plays one seat on standard input and output.

    safehouse arena spywhere --umpire "python3 examples/arena_bot.py"

docs/umpire.md says what it is told and what it answers. This one takes an act by chance; think of
something better in `choose`.
"""

import json
import random
import sys


def choose(view):
    """An act among those that the view offers, or None to do nothing now."""
    kinds = {}
    for act in view["options"]:
        ((kind, what),) = act.items()
        if what != "…" and kind != "accuse":  # patterns are too many to list, and nobody has to accuse
            kinds.setdefault(kind, []).append(act)
    return random.choice(random.choice(list(kinds.values()))) if kinds else None


for line in sys.stdin:
    told = json.loads(line)
    if "view" in told:
        answer = {"n": told["n"]}
        act = choose(told["view"])
        wait = (told["view"].get("earliest") or 0) - told["at"]  # Wink: a turn has a shortest time
        if act and wait > 0:
            answer["again"] = wait
        elif act:
            answer["act"] = act
        print(json.dumps(answer), flush=True)
    elif "lost" in told:
        print("a move was lost:", told["lost"], file=sys.stderr)
