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

PROTOCOL_VERSION = "1"
PROFILES = ["jugada", "despliegue", "salida", "final", "final-arbitrado"]
PARSE_ERROR, INVALID_REQUEST, NOT_SUPPORTED, INVALID_PARAMS, INTERNAL_ERROR = (
    -32700, -32600, -32601, -32602, -32603,
)


def initialize(params):
    """The handshake: who we are, and what we claim. Each profile is claimed whole."""
    if PROTOCOL_VERSION not in params["protocolVersions"]:
        raise ValueError(f"this adapter speaks protocol version {PROTOCOL_VERSION} only")
    return {
        "protocolVersion": PROTOCOL_VERSION,
        "implementation": {"name": "Python example", "version": "1.0.0", "language": "Python"},
        "claims": {edition: PROFILES for edition in EDITIONS},
    }


METHODS = {"initialize": initialize, "game/replay": replay, "shutdown": lambda params: None}


def answer(request):
    """The response to one request. An illegal move is an outcome inside a result, never an error."""
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        return failure(None, INVALID_REQUEST, "expected an object with a method")
    number, method = request.get("id"), request["method"]
    if method not in METHODS:
        return failure(number, NOT_SUPPORTED, f'no method "{method}"')
    try:
        return {"jsonrpc": "2.0", "id": number, "result": METHODS[method](request.get("params"))}
    except Unsupported as reason:
        return failure(number, NOT_SUPPORTED, str(reason))
    except (KeyError, TypeError, ValueError) as problem:
        traceback.print_exc()
        return failure(number, INVALID_PARAMS, f"cannot read the parameters: {problem!r}")
    except Exception as problem:  # a bug of ours must not take the other cases down with it
        traceback.print_exc()
        return failure(number, INTERNAL_ERROR, repr(problem))


def failure(number, code, message):
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


def main():
    for line in sys.stdin.buffer:  # bytes: the encoding is UTF-8 whatever the locale says
        try:
            request = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError) as problem:
            request, response = None, failure(None, PARSE_ERROR, f"not a line of JSON: {problem}")
        else:
            response = answer(request)
        # json.dumps escapes everything beyond ASCII, so the line is valid UTF-8 in any case.
        sys.stdout.write(json.dumps(response) + "\n")
        sys.stdout.flush()
        if isinstance(request, dict) and request.get("method") == "shutdown":
            return


if __name__ == "__main__":
    main()
