"""Letters and sounds: accents, tiles, syllables and where the stress falls."""

from __future__ import annotations

import re
import unicodedata

NUCLEUS = re.compile(r"[iu]?[aeoáéó][iu]?|[iuíú](?<=i)[uú]|i[uú]|u[ií]|[iuíú]")
KEPT = "\N{COMBINING TILDE}"  # Ñ is a letter of its own


def plain(text):
    """Small letters without accents; Ü is U."""
    parts = unicodedata.normalize("NFD", text.lower())
    return unicodedata.normalize("NFC", "".join(c for c in parts if c == KEPT or not unicodedata.combining(c)))


def spelt(tiles):
    """The letters of tiles; None where C and H, or two L or R, lie side by side instead of their digraph."""
    letters = "".join(tiles).lower()
    return letters if len(re.findall("ch|ll|rr|.", letters)) == len(tiles) else None


def playable(letters):
    return re.fullmatch("[a-jl-vx-zñ]+", letters) is not None


def nuclei(text):
    """The vowels of each syllable. H is silent but for CH, and so is the U of QUE, QUI, GUE, GUI."""
    sound = re.sub(r"(?<!c)h", "", text.lower())
    sound = re.sub(r"([gq])u(?=[eiéí])", r"\1", sound).replace("ü", "u")
    return NUCLEUS.findall(re.sub("y$", "i", sound))


def from_end(text):
    """How many syllables follow the stressed one."""
    syllables = nuclei(text)
    for at, nucleus in enumerate(reversed(syllables)):
        if re.search("[áéíóú]", nucleus):
            return at
    return 1 if len(syllables) > 1 and re.search("[aeiouns]$", text) else 0


def ends_stressed(text):
    """In a stressed vowel: CAFÉ, FE. In CHAI the stress is on the A."""
    last = (nuclei(text) or [""])[-1]
    glides = len(last) > 1 and last[-1] in "iu"
    return from_end(text) == 0 and re.search("[aeiouáéíóú]$", text) is not None and not glides
