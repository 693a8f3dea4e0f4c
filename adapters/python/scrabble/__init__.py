"""A small engine for the endings of tournament Scrabble in Spanish, under five regulations.

board, scoring   the board, legality of a placement, points      know nothing of regulations
editions         what each regulation says, as data              the only place where they differ
game             the table: racks, bag, scores, whose turn       no rules
endings          when a game ends and what is deducted           rules, read from the edition
turns            laying, noting, drawing, passing, exchanging
challenges       questioning a play and taking it off the board
replay           a position and events in, outcomes and state out
"""
