"""An adapter for Articulado: one JSON object a line comes in, one goes out. Standard error is yours to log to.

It knows how to pass. Everything that is left to you is marked: GO ON HERE.
"""

import json
import sys

# GO ON HERE: who you are, and what you claim, edition by edition. Each profile is claimed whole.
HANDSHAKE = {
    "protocolVersion": "1",
    "implementation": {"name": "My Scrabble", "version": "0.1.0", "language": "Python"},
    "claims": {"fise-2009": ["jugada"]},
    "atOnce": 32,  # requests wait in the pipe until they are read
}


class Fault(Exception):
    """A request that cannot be served. An illegal move is an outcome, never one of these."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


# What the regulation makes of an event: each of these changes the table and says so, or changes nothing.


def done(*because):
    return {"kind": "done", "because": list(because)}


def refused(reason, *because):
    return {"kind": "refused", "reason": reason, "because": list(because)}


def pass_turn(table, event):
    if event["by"] != table["toMove"]:
        return refused("out-of-turn", "fise-2009:26")
    table["turns"].append({"by": event["by"], "kind": "pass"})
    table["toMove"] = "B" if event["by"] == "A" else "A"
    return done("fise-2009:26")


def not_yet(table, event):
    raise Fault(-32601, f"{event['type']}: not yet")


# GO ON HERE: "exchange" is the next simplest. docs/ADAPTERS.md tells what each event moves.
EVENTS = {"pass": pass_turn, "exchange": not_yet, "place": not_yet}


def replay(params):
    if params["edition"] not in HANDSHAKE["claims"]:
        raise Fault(-32601, f"no edition {params['edition']}")
    position = params["position"]
    table = {key: position[key] for key in ("board", "racks", "bag", "scores", "toMove", "turns")}
    table["ended"] = None
    outcomes = []
    for event in params["events"]:
        handle = EVENTS.get(event["type"])
        if handle is None:
            raise Fault(-32602, f"no event {event['type']}")
        outcomes.append(handle(table, event))
    return {"outcomes": outcomes, "state": table}


METHODS = {"initialize": lambda params: HANDSHAKE, "game/replay": replay, "shutdown": lambda params: None}


def answer(line):
    try:
        request = json.loads(line)
    except ValueError as problem:
        return fault(None, -32700, str(problem))
    if not isinstance(request, dict) or "id" not in request or "method" not in request:
        return fault(None, -32600, "expected an object with id and method")
    try:
        if request["method"] not in METHODS:
            raise Fault(-32601, f"no method {request['method']}")
        result = METHODS[request["method"]](request.get("params"))
        return {"jsonrpc": "2.0", "id": request["id"], "result": result}
    except Fault as problem:
        return fault(request["id"], problem.code, str(problem))
    except Exception as problem:  # a mistake of yours costs one case, not the run
        print(repr(problem), file=sys.stderr)
        return fault(request["id"], -32603, repr(problem))


def fault(number, code, message):
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


for line in sys.stdin.buffer:  # bytes, so that the locale does not matter
    response = answer(line)
    print(json.dumps(response), flush=True)  # json.dumps writes ASCII only: valid UTF-8
    if response.get("result", "") is None:
        break
