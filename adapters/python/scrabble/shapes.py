"""Reading what comes from outside: small checks that say where a value is wrong and what was expected.

A check is a function of a value and the place where it stands. It returns nothing, or raises Invalid.
Fields that a check does not know are ignored, as the protocol asks.
"""

from __future__ import annotations

SHOWN = 60  # characters of a wrong value that an error quotes
LISTED = 8  # values that an error lists


class Invalid(Exception):
    """The parameters cannot be read: JSON-RPC error -32602."""


def wrong(place, found, expected):
    return Invalid(f"{place}: found {repr(found)[:SHOWN]}, expected {expected}")


def of_type(kind, name):
    def check(value, place):
        # bool is an int in Python and never a number in JSON
        if not isinstance(value, kind) or isinstance(value, bool) != (kind is bool):
            raise wrong(place, value, name)

    return check


text = of_type(str, "a string")
flag = of_type(bool, "true or false")
number = of_type(int, "an integer")


def count(value, place):
    number(value, place)
    if value < 0:
        raise wrong(place, value, "an integer of 0 or more")


def one_of(*values):
    known = frozenset(values)

    def check(value, place):
        if not isinstance(value, (str, type(None))) or value not in known:
            listed = ", ".join(map(str, values[:LISTED]))
            raise wrong(place, value, f"one of {listed}{' …' if len(values) > LISTED else ''}")

    return check


def list_of(item, at_least=0):
    def check(value, place):
        of_type(list, "a list")(value, place)
        if len(value) < at_least:
            raise wrong(place, value, f"a list of at least {at_least}")
        for index, element in enumerate(value):
            item(element, f"{place}[{index}]")

    return check


def fields(checks, optional=()):
    """An object that has these fields."""

    def check(value, place):
        of_type(dict, "an object")(value, place)
        for name, inner in checks.items():
            if name in value:
                inner(value[name], f"{place}.{name}")
            elif name not in optional:
                raise wrong(f"{place}.{name}", None, "a value")

    return check


def each(inner):
    """Something of each player."""
    return fields({"A": inner, "B": inner})
