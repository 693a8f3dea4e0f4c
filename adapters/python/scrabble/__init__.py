"""A small engine for tournament Scrabble in Spanish, under five regulations.

shapes, protocol   reading a request                                know nothing of the game
board, scoring     the board, legality of a placement, points       know nothing of regulations
editions           what each regulation says, as data               the only place where they differ
game               the table: racks, bag, scores, whose turn        no rules
outcomes           what a regulation can make of an event

turns, exchanges   laying a play, passing, exchanging               rules, read from the edition
grounds            which rules a play has used
challenges         questioning a play, and the answer
endings            when a turn ends the game and what is deducted
automatic          a game whose score a program keeps
replay             a position and events in, outcomes and state out

start, lots        before the first turn: who starts, the opening draw        profile salida
placing, blanks    laying tile by tile; the letter of a blank                 profile despliegue
opening, bag       a first play off the centre; counting the bag
manners            how an act is done, where that breaks a rule
arbiter            endings that do not come by a turn                         profile final-arbitrado
sheets, slips      a game whose players keep the score
"""
