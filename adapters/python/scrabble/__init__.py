"""A small engine for play and endings of tournament Scrabble in Spanish, under five regulations.

board, scoring   the board, legality of a placement, points      know nothing of regulations
editions         what each regulation says, as data              the only place where they differ
game             the table: racks, bag, scores, whose turn       no rules
start, lots      before the first turn: who starts               rules, read from the edition
turns            laying, noting, drawing, passing
placing          laying tile by tile, moving, giving up
opening          the first play off the centre
blanks           the letter of a blank
exchanges, bag   exchanging tiles, counting the bag
challenges       questioning a play and taking it off the board
incidents        what is reported to the arbiter
endings          when a game ends and what is deducted
replay           a position and events in, outcomes and state out
"""
