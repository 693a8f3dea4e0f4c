"""What each regulation says, as data. Rules are functions that read it and never ask which edition it is.

starts              who starts, by kind of tournament (see start); one that is missing is not regulated
lots                the lots that are described, with their clauses
centre_required     a first play off the centre is refused; otherwise the rival may let it stand
taken_back_if       exceptions from having to play a tile laid: "unseen", "dropped"; None: not regulated
slides_to_link      a word slides in its line only so that it links correctly; otherwise at will
rearranged_to       what a play may be rearranged for: to "correct" it, to "improve" it
blank_fixed         when the letter of a blank is final: once "said", or once the points are being "counted"
exchange_binds      an exchange announced has to be made; otherwise the edition does not say
exchange_number_binds   and of as many tiles as announced
manners             ways of doing a thing that break a rule, each with its clauses and what may be due for it
sanction            points that may be taken off for a breach: just so many, or at least; None: no sanction
refill              after a play a rack is filled "to-seven", or with as many tiles "as-laid"
challenge_from      when a play becomes open to challenge: "placed", "announced" or "noted" by its author
challenge_once      all words in question are named at once; there is no second challenge
slip_items          what a challenge slip must carry; None where the edition knows no slip
rulers              who may answer a challenge; None where the edition does not say, and the judge is taken to
one_answer          when all words questioned get one answer: "never", "several" (if several), "always"
lifts_on_own_clock  after an invalid play the turn is handed over by the clock, not by the ruling
endings             the endings that exist, each with its terms; one that is missing does not exist
  ends, deducts     the clauses that end the game, and that deduct
  racks             each player deducts the "own", the rival's are a "transfer" to who went out, or all "stand"
  turns_each, kinds     a run of so many turns by each player, all of these kinds, ends the game
  says              what is said of one kind of turn in particular, by clause
  not_at_nil_nil    clauses by which it does not apply while the score is 0–0
clock               terms of the time, where the edition keeps it here: timer, points a minute; or None
leaves_open         clauses by which the edition expressly leaves an event to others
because             the clauses that ground events, by topic; a topic that is missing is not regulated
"""

from __future__ import annotations

from .ajs_2024 import AJS_2024
from .fise_2003 import FISE_2003
from .fise_2009 import FISE_2009
from .redeletras import REDELETRAS
from .resumen_2018 import RESUMEN_2018

EDITIONS = {
    "fise-2003": FISE_2003,
    "redeletras": REDELETRAS,
    "fise-2009": FISE_2009,
    "resumen-2018": RESUMEN_2018,
    "ajs-2024": AJS_2024,
}
