"""Articulado adapter: JSON-RPC 2.0 over stdin and stdout, one JSON object a line.

Run it with the suite: npx articulado certify -- python3 adapters/python/adapter.py
stdout carries the protocol and nothing else; whatever there is to tell a person goes to stderr.
"""

from __future__ import annotations

import json
import sys
import traceback

from scrabble.editions import EDITIONS
from scrabble.replay import Unsupported, replay
from scrabble.shapes import Invalid, fields, list_of, text
from scrabble.words import judge

PROTOCOL_VERSION = "1"
# The role servidor stands for the profiles jugada, impugnacion and final.
CLAIMED = ["servidor", "salida", "despliegue", "final-arbitrado", "lexico-lista"]
MORE = {"fise-2003": ["reloj", "planilla"]}
# Answers are given in order, one after the other, so the suite may send ahead as much as the pipe takes.
AT_ONCE = 32
PARSE_ERROR, INVALID_REQUEST, NOT_SUPPORTED, INVALID_PARAMS, INTERNAL_ERROR = (
    -32700, -32600, -32601, -32602, -32603,
)


def initialize(params):
    """The handshake: who we are, and what we claim, edition by edition. Each profile is claimed whole."""
    fields({"protocolVersions": list_of(text)})(params, "params")
    if PROTOCOL_VERSION not in params["protocolVersions"]:
        raise Invalid(f"this adapter speaks protocol version {PROTOCOL_VERSION} only")
    return {
        "protocolVersion": PROTOCOL_VERSION,
        "implementation": {"name": "Python example", "version": "2.1.0", "language": "Python"},
        "claims": {edition: CLAIMED + MORE.get(edition, []) for edition in EDITIONS},
        "atOnce": AT_ONCE,
    }


METHODS = {
    "initialize": initialize, "game/replay": replay, "lexicon/judge": judge, "shutdown": lambda params: None,
}


def answer(line):
    """The response to one line. An illegal move is an outcome inside a result, never an error."""
    try:
        request = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as problem:
        return failure(None, PARSE_ERROR, f"not a line of JSON: {problem}")
    if not is_request(request):
        return failure(None, INVALID_REQUEST, "expected a JSON-RPC 2.0 request with id and method")
    number, method = request["id"], request["method"]
    if method not in METHODS:
        return failure(number, NOT_SUPPORTED, f'no method "{method}"')
    try:
        return {"jsonrpc": "2.0", "id": number, "result": METHODS[method](request.get("params"))}
    except Unsupported as reason:
        return failure(number, NOT_SUPPORTED, str(reason))
    except Invalid as problem:
        return failure(number, INVALID_PARAMS, str(problem))
    except Exception as problem:  # a bug of ours must not take the other cases down with it
        traceback.print_exc()
        return failure(number, INTERNAL_ERROR, repr(problem))


def is_request(value):
    return (
        isinstance(value, dict)
        and value.get("jsonrpc") == "2.0"
        and type(value.get("id")) is int
        and isinstance(value.get("method"), str)
    )


def failure(number, code, message):
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


def main():
    for line in sys.stdin.buffer:  # bytes: the encoding is UTF-8 whatever the locale says
        response = answer(line)
        # json.dumps escapes everything beyond ASCII, so the line is valid UTF-8 in any case.
        sys.stdout.write(json.dumps(response) + "\n")
        sys.stdout.flush()
        if "result" in response and response["result"] is None:  # only shutdown has nothing to tell
            return


if __name__ == "__main__":
    main()
