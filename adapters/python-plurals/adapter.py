"""A judge of plurals under ReDeLetras: JSON-RPC 2.0 over stdin and stdout, one JSON object a line.

Of the profile lexico-reglas it does the part on plurals; ask it for that alone, as the README says.
"""

from __future__ import annotations

import json
import sys
import traceback

from plurals.judge import EDITION, judge

PARSE_ERROR, INVALID_REQUEST, NOT_SUPPORTED, INVALID_PARAMS, INTERNAL_ERROR = (
    -32700, -32600, -32601, -32602, -32603,
)


class Refused(Exception):
    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def initialize(params):
    if "1" not in params["protocolVersions"]:
        raise Refused(INVALID_PARAMS, "params.protocolVersions: this adapter speaks version 1 only")
    return {
        "protocolVersion": "1",
        "implementation": {"name": "Python plurals", "version": "1.0.0", "language": "Python"},
        "claims": {EDITION: ["lexico-reglas"]},
        "atOnce": 32,
    }


def judge_words(params):
    if params["edition"] != EDITION:
        raise Refused(NOT_SUPPORTED, f"params.edition: found {params['edition']!r}, expected {EDITION!r}")
    if params["readings"]:
        raise Refused(INVALID_PARAMS, "params.readings: found some, expected none")
    return {"judgements": judge(params["dictionary"]["entries"], params["words"])}


METHODS = {"initialize": initialize, "lexicon/judge": judge_words, "shutdown": lambda params: None}


def answer(line):
    """The response to one line; what cannot be served is an error, and costs nobody else anything."""
    number = None
    try:
        request = json.loads(line.decode("utf-8"))
        if not isinstance(request, dict) or type(request.get("id")) is not int or "method" not in request:
            raise Refused(INVALID_REQUEST, "expected a JSON-RPC 2.0 request with id and method")
        number, method = request["id"], request["method"]
        if method not in METHODS:
            raise Refused(NOT_SUPPORTED, f'no method "{method}"')
        return {"jsonrpc": "2.0", "id": number, "result": METHODS[method](request.get("params"))}
    except Refused as reason:
        code, message = reason.code, str(reason)
    except (ValueError, RecursionError) as problem:
        code, message = PARSE_ERROR, f"not a line of JSON: {problem}"
    except (KeyError, TypeError, AttributeError) as problem:
        code, message = INVALID_PARAMS, f"params cannot be read: {problem!r}"
    except Exception as problem:  # a bug of ours must not take the other cases down with it
        traceback.print_exc()
        code, message = INTERNAL_ERROR, repr(problem)
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


def main():
    for line in sys.stdin.buffer:  # bytes: the encoding is UTF-8 whatever the locale says
        response = answer(line)
        print(json.dumps(response), flush=True)
        if "result" in response and response["result"] is None:  # only shutdown has nothing to tell
            return


if __name__ == "__main__":
    main()
