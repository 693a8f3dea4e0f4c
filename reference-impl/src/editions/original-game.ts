// What every edition presupposes: the original rules of the game. An edition cites them through the clause by which
// it takes them over; what it says itself lies over them.
import { blanks, placing, scoring } from '../game/play/parameters.ts';
import { start } from '../game/start/parameters.ts';
import { exchange, turn } from '../game/turn/parameters.ts';
import { rule, say } from '../kernel/edition.ts';

export const originalGame = [
  say(start, { settledFirst: rule(true) }),
  say(turn, { course: rule(true), pass: rule(true) }),
  say(placing, { onTheBoard: rule(true) }),
  say(scoring, { letterValues: rule(true), tileValues: rule(true) }),
  say(blanks, { standsFor: rule(true) }),
  say(exchange, { spendsTurn: rule(true) }),
];
