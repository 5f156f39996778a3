"""A bot for the arena: it plays one seat on standard input and output, in all three games.

    safehouse arena spywhere wink dr-shark --umpire "python3 examples/arena_bot.py"

docs/umpire-research.md says what it is told and what it answers. This one takes an act by chance;
think of something better in `choose`.
"""

import json
import random
import sys

# Dr Shark: the pieces of the box by name. The first four designs have three parts and four copies
# of each, the others four parts and three copies.
DESIGNS = "throwing-star harpoon-pen satellite-watch shoe-phone clown waiter island-map vault-plan passport banknotes"
PIECES = [
    f"{design}.{part}.{copy}"
    for number, design in enumerate(DESIGNS.split())
    for part in range(1, 4 if number < 4 else 5)
    for copy in range(1, 5 if number < 4 else 4)
] + [f"shark.{colour}.{copy}" for colour in ("violet", "pink", "green", "blue", "orange") for copy in (1, 2)]

gone = set()  # pieces that are neither in the bag nor to be seen: they left with an evidence
tried = []  # what we named last


def choose(view):
    """An act among those that the view offers, or None to do nothing now."""
    kinds = {}
    for act in view["options"]:
        ((kind, what),) = act.items()
        act = fill(kind, view) if what == "…" else act
        if act and kind != "accuse":  # nobody has to accuse
            kinds.setdefault(kind, []).append(act)
    if "draw" in kinds:
        kinds.pop("stop", None)
    return random.choice(random.choice(list(kinds.values()))) if kinds else None


def fill(kind, view):
    """A pattern: acts of this kind are too many to list. Pieces are named, as arenas have it."""
    if kind not in ("draw", "grab"):
        return None  # the services can be done without
    seen = json.dumps(view)
    tried[:] = [piece for piece in PIECES if f'"{piece}"' not in seen and piece not in gone]
    tried[:] = random.sample(tried, min(len(tried), 1 if kind == "draw" else 4))
    if not tried:
        return None
    return {"draw": {"piece": tried[0]}} if kind == "draw" else {"grab": {"pieces": list(tried)}}


def answer(told):
    view, reply = told["view"], {"n": told["n"]}
    callers = (view.get("me") or {}).get("called_by") or []
    if callers and random.random() < 0.5:
        # Wink: an accomplice winks at the spy who has called its card, and goes on a little later.
        return reply | {"sense": {"wink": random.choice(callers)}, "again": 500}
    act = choose(view)
    wait = (view.get("earliest") or 0) - told["at"]  # Wink: a turn has a shortest time
    if act and wait > 0:
        return reply | {"again": wait}
    return reply | {"act": act} if act else reply


for line in sys.stdin:
    told = json.loads(line)
    if "open" in told:
        random.seed(line)  # the same game is played the same way again
        gone.clear()
    elif "view" in told:
        print(json.dumps(answer(told)), flush=True)
    elif "lost" in told:
        if told["lost"].endswith("dr-shark/nothing_there"):
            gone.update(tried[:1])
        else:
            print("a move was lost:", told["lost"], file=sys.stderr)
