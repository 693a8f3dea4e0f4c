"""The adapter as a process: what it answers to good and to bad lines, and how it ends.

Run with: python3 adapters/python/test_adapter.py (all tests: python3 -m unittest discover adapters/python)
"""

from __future__ import annotations

import copy
import json
import pathlib
import random
import subprocess
import sys
import unittest

from examples import RULE, challenge, online, passing, place
from scrabble.editions import EDITIONS
from scrabble.protocol import EVENTS
from scrabble.replay import HANDLERS, KEEPING_TIME

ADAPTER = pathlib.Path(__file__).with_name("adapter.py")
SEED, VARIANTS = 20240413, 400


def talk(*lines):
    """The answers to these lines, sent all at once, by a process that ends without a crash."""
    sent = b"\n".join(line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines)
    run = subprocess.run([sys.executable, str(ADAPTER)], input=sent + b"\n", capture_output=True)
    assert run.returncode == 0, run.stderr.decode()
    return [json.loads(line) for line in run.stdout.splitlines()]


def request(number, method, params=None):
    return {"jsonrpc": "2.0", "id": number, "method": method, **({} if params is None else {"params": params})}


def replaying(number, events, **changes):
    params = {"edition": "fise-2009", "readings": {}, "position": online(), "events": events}
    return request(number, "game/replay", {**params, **changes})


INITIALIZE = request(1, "initialize", {
    "protocolVersions": ["1"], "suite": {"version": "1", "digest": ""},
    "limits": {"responseMs": 5000, "lineBytes": 1_000_000},
})
GAME = replaying(2, [place("A", "I7 I8 I9", "SEA"), challenge("B", "SEA"), RULE, passing("B")])


class Session(unittest.TestCase):
    def test_handshake(self):
        (answer,) = talk(INITIALIZE)
        self.assertEqual(set(answer["result"]["claims"]), set(EDITIONS))
        self.assertIn("servidor", answer["result"]["claims"]["resumen-2018"])
        self.assertGreaterEqual(answer["result"]["atOnce"], 1)

    def test_requests_in_flight_are_answered_in_order_and_nothing_is_kept_between_them(self):
        answers = talk(INITIALIZE, *[{**GAME, "id": number} for number in range(2, 60)])
        self.assertEqual([answer["id"] for answer in answers], list(range(1, 60)))
        self.assertEqual(len({json.dumps(answer["result"]) for answer in answers[1:]}), 1)

    def test_a_word_is_valid_where_its_article_stands_in_the_official_book(self):
        entries = [{"headword": "chacó", "senses": []}, {"headword": "tropar", "senses": [], "recorded": ["drae22-print"]}]
        words = [["CH", "A", "C", "O"], ["T", "R", "O", "P", "A", "R"], ["C", "H", "A", "C", "O"]]
        params = {"edition": "fise-2009", "readings": {}, "words": words, "dictionary": {"entries": entries}}
        answers = talk(INITIALIZE, request(2, "lexicon/judge", params), request(3, "lexicon/judge", {**params, "words": "si"}))
        verdicts = [judgement["verdict"] for judgement in answers[1]["result"]["judgements"]]
        self.assertEqual(verdicts, ["valid", "invalid", "invalid"])
        self.assertEqual(answers[2]["error"]["code"], -32602)

    def test_shutdown_is_answered_and_ends_the_process(self):
        self.assertEqual(talk(request(1, "shutdown"), GAME), [{"jsonrpc": "2.0", "id": 1, "result": None}])

    def test_every_event_has_a_handler(self):
        self.assertEqual(set(EVENTS), set(HANDLERS) | set(KEEPING_TIME))


class Errors(unittest.TestCase):
    def test_answers_to_bad_lines(self):
        lines = {
            b"this is not JSON": (None, -32700),
            b"\xff\xfe\x00": (None, -32700),
            b"[" * 100_000: (None, -32700),
            b"": (None, -32700),
            b"[]": (None, -32600),
            b"{}": (None, -32600),
            b'"shutdown"': (None, -32600),
            b'{"jsonrpc":"1.0","id":3,"method":"shutdown"}': (None, -32600),
            b'{"jsonrpc":"2.0","method":"shutdown"}': (None, -32600),
            b'{"jsonrpc":"2.0","id":true,"method":"shutdown"}': (None, -32600),
            b'{"jsonrpc":"2.0","id":7,"method":"tournament/replay","params":{}}': (7, -32601),
            b'{"jsonrpc":"2.0","id":8,"method":"game/replay"}': (8, -32602),
            b'{"jsonrpc":"2.0","id":9,"method":"game/replay","params":[]}': (9, -32602),
            b'{"jsonrpc":"2.0","id":10,"method":"initialize","params":{"protocolVersions":["9"]}}': (10, -32602),
            b'{"jsonrpc":"2.0","id":11,"method":"shutdown"}': (11, None),
        }
        found = [(answer["id"], answer.get("error", {}).get("code")) for answer in talk(*lines)]
        self.assertEqual(found, list(lines.values()))

    def test_an_error_says_where_what_was_found_and_what_was_expected(self):
        for bad, code, message in (
            (replaying(1, [], edition="fise-1999"), -32601, 'no edition "fise-1999"'),
            (replaying(1, [], readings={"surplus": {"extraSeen": 3}}), -32602, "params.readings: found some"),
            (replaying(1, [{"type": "sneeze"}]), -32602, "params.events[0].type: found 'sneeze'"),
            (replaying(1, [place("A", "P1", "S")]), -32602, "params.events[0].tiles[0].square: found 'P1'"),
            (replaying(1, [challenge("A")]), -32602, "params.events[0].words: found []"),
            (replaying(1, [passing("C")]), -32602, "params.events[0].by: found 'C', expected one of A, B"),
            (replaying(1, [], position=online(recording="memory")), -32602, "params.position.recording: found"),
            (replaying(1, [], position=online(scores={"A": 1})), -32602, "params.position.scores.B: found"),
        ):
            with self.subTest(message):
                (answer,) = talk(bad)
                self.assertEqual(answer["error"]["code"], code)
                self.assertTrue(answer["error"]["message"].startswith(message), answer["error"]["message"])

    def test_whatever_is_changed_in_a_request_it_is_answered_and_nothing_fails_inside(self):
        dice = random.Random(SEED)
        answers = talk(*[{**varied(GAME, dice), "id": number} for number in range(VARIANTS)])
        codes = [answer.get("error", {}).get("code") for answer in answers]
        self.assertEqual(len(answers), VARIANTS)
        self.assertLessEqual(set(codes), {None, -32601, -32602})
        self.assertGreater(codes.count(-32602), VARIANTS / 4)


def varied(message, dice):
    """The message with one value in its parameters left out or put in place of another kind."""
    message = copy.deepcopy(message)
    holder, key = message, "params"
    while isinstance(holder[key], (dict, list)) and holder[key] and dice.random() < 0.9:
        holder = holder[key]
        key = dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    if dice.random() < 0.3:
        del holder[key]
    else:
        holder[key] = dice.choice([None, True, -1, 7, 1.5, "", "A", "Ñ", "\ud800", [], [[]], {}, {"A": 1}])
    return message


if __name__ == "__main__":
    unittest.main()
