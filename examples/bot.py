"""A bot that sits down at a table of Safehouse and plays whatever is played there.

    python3 bot.py http://localhost:7007 CODE                  joins the table with this code
    python3 bot.py http://localhost:7007 --open wink --seats 4 opens one, and starts with four

It was written from docs/protocol.md and knows no rule: it does something that its view offers.
Python 3.9 or newer is enough; `Socket` below is as much of a WebSocket as a bot needs.
"""

import argparse
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import quote, urlsplit


class Socket:
    """A WebSocket that sends and receives texts."""

    def __init__(self, address):
        at = urlsplit(address)
        safe = at.scheme == "https"
        self.line = socket.create_connection((at.hostname, at.port or (443 if safe else 80)), timeout=10)
        if safe:
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=at.hostname)
        self.held = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.held:
            self.held += self.line.recv(4096)
        head, self.held = self.held.split(b"\r\n\r\n", 1)
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.decode())

    def send(self, text, kind=1):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 254, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.line.sendall(bytes([128 | kind]) + size + mask + masked)

    def receive(self, seconds):
        """The next text, or None if none has come after this many seconds."""
        until = time.monotonic() + seconds
        while True:
            frame = self.frame()
            if frame is None:
                left = until - time.monotonic()
                if left <= 0:
                    return None
                self.line.settimeout(left)
                try:
                    more = self.line.recv(65536)
                except (TimeoutError, socket.timeout):
                    return None
                if not more:
                    raise ConnectionError("the server is gone")
                self.held += more
            elif frame[0] == 1:
                return frame[1].decode()
            elif frame[0] == 8:
                raise ConnectionError(f"{int.from_bytes(frame[1][:2], 'big')} {frame[1][2:].decode()}")
            elif frame[0] == 9:
                self.send(frame[1], kind=10)  # a ping wants a pong

    def frame(self):
        """The first frame of what has been received, if it is whole: its kind and its data."""
        size, start = (self.held[1] & 127, 2) if len(self.held) > 1 else (0, 2)
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(self.held[2:start], "big")
        if len(self.held) < start + size:
            return None
        kind, data = self.held[0] & 15, self.held[start : start + size]
        self.held = self.held[start + size :]
        return kind, data


class Bot:
    def __init__(self, address, code, token, args):
        self.args = args
        self.table, self.view, self.clock = {}, None, 0  # the clock: our time when the game opened
        self.n = 0  # the number of our last act or order that was done
        self.busy = False  # one act or order at a time
        self.fresh = False  # the view shows what came of our last act
        self.not_before = 0  # when to act next
        self.socket = Socket(address)
        self.say({"hello": {"table": code, "as": "seat", "token": token}})

    def say(self, message):
        text = json.dumps(message)
        # On a table with a beat nobody may tell from the length what is sent.
        self.socket.send(text.ljust(256) if self.table.get("beat") else text)

    def ask(self, kind, what):
        self.busy = True
        self.say({kind: {"n": self.n + 1, kind: what}})

    def play(self):
        """Plays until the game is over, and returns its result."""
        while True:
            text = self.socket.receive(0.05)
            if text is not None:
                ((kind, what),) = json.loads(text).items()
                self.hear(kind, what)
            if self.view and self.view["over"] and not self.busy:
                return self.view["over"]
            if not self.busy and time.monotonic() >= self.not_before:
                self.act()

    def hear(self, kind, what):
        if kind == "welcome":
            self.n = what["n"]
        elif kind == "table":
            self.table = what
        elif kind == "update":
            self.view, self.fresh = what["view"], True
            self.clock = time.monotonic() - what["at"] / 1000
            self.not_before = time.monotonic() + self.args.pause
            if "ack" in what:
                self.hear("ack", {"n": what["ack"]})
        elif kind == "ack":
            self.n, self.busy = what["n"], False
        elif kind == "refused":
            self.busy, self.fresh = False, True
            self.not_before = time.monotonic() + 0.2
        elif kind == "beat":
            if "ack" in what:
                self.hear("ack", {"n": what["ack"]})
            for answer in ("refused", "error"):
                if answer in what:
                    self.hear(answer, what[answer])
            self.say({"beat": self.signals()})
        elif kind == "error":
            raise ValueError(what["what"])

    def signals(self):
        """What our eyes do, in Wink: an accomplice winks at the spy who has called its card."""
        callers = (self.view or {}).get("me", {}).get("called_by", [])
        return [{"wink": callers[0]}] if callers and random.random() < 0.1 else []

    def act(self):
        if self.table.get("phase") == "lobby":
            seated = sum(seat["kind"] != "empty" for seat in self.table["seats"])
            if self.table["you"]["host"] and seated == self.args.seats:
                self.ask("order", {"start": {}})
        elif self.view and self.fresh and self.table.get("phase") == "playing":
            # A turn of Wink lasts some seconds at least; its options are those after that.
            earliest = self.clock + (self.view.get("earliest") or 0) / 1000
            act = self.choose()
            if act and time.monotonic() >= earliest:
                self.fresh = False
                self.ask("act", act)

    def choose(self):
        """A kind of act by chance, and then an act of that kind."""
        kinds = {}
        for act in self.view["options"]:
            ((kind, what),) = act.items()
            filled = self.fill(kind) if what == "…" else act
            # Nobody has to accuse, and who knows nothing had better not.
            if filled and kind != "accuse":
                kinds.setdefault(kind, []).append(filled)
        for last in ("done", "decline"):  # only if there is nothing else to do
            if len(kinds) > 1:
                kinds.pop(last, None)
        return random.choice(random.choice(list(kinds.values()))) if kinds else None

    def fill(self, kind):
        """A pattern: acts of this kind are too many to list. The bag is 1,600 by 1,600."""
        x, y = random.randrange(200, 1400), random.randrange(200, 1400)
        if kind == "draw":
            return {"draw": {"x": x, "y": y}}
        if kind == "grab":
            return {"grab": {"x": x, "y": y, "size": 200}}
        return None  # the services in Dr Shark can be done without


def post(address, path, body):
    request = urllib.request.Request(
        address + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as no:
        # The body says why: {"refused":{"why":"table/unknown_code"}}, {"error":{"what":"…"}}
        sys.exit(f"{no.code} {no.read().decode()}")
    except urllib.error.URLError as no:
        sys.exit(f"{address} cannot be reached: {no.reason}")


def main():
    parser = argparse.ArgumentParser(description="A bot that plays by what its view offers.")
    parser.add_argument("address", help="of the server: http://localhost:7007, or https://…")
    parser.add_argument("code", nargs="?", help="of the table to join")
    parser.add_argument("--name", default="Py")
    parser.add_argument("--open", metavar="GAME", help="opens a table of this game instead of joining one")
    parser.add_argument("--options", type=json.loads, default={}, help="of the table that is opened, as JSON")
    parser.add_argument("--seats", type=int, default=4, help="how many sit at the table when the game starts")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before an act")
    args = parser.parse_intermixed_args()
    args.address = args.address.rstrip("/")
    if bool(args.open) == bool(args.code):
        parser.error("either a code or --open GAME is needed")
    if args.open:
        made = post(args.address, "/api/tables", {"game": args.open, "name": args.name, "options": args.options})
    else:
        made = post(args.address, f"/api/tables/{quote(args.code)}/seats", {"name": args.name})
    print("table", made["code"], "seat", made["seat"], flush=True)
    over = Bot(args.address, made["code"], made["token"], args).play()
    for score in over["scores"]:
        print("seat", score.get("seat", score.get("seats")), "has", score["total"], "points")
    print("won by seat", " and ".join(str(seat) for seat in over["winners"]))


if __name__ == "__main__":
    main()
