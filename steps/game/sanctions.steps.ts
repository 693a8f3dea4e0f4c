// What is imposed on a player for what he has done, and how the game stands after it.
import type { GameEvent, Player } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('sanctions');

/** Whose conduct an event shows: of what an official finds, that of the player found at fault. */
const actorsOf = (event: GameEvent): readonly unknown[] => {
  switch (event.type) {
    case 'find':
    case 'abandon':
    case 'report-surplus':
      return [event.player];
    case 'speak':
      return [event.by, event.answeredBy];
    case 'look-up':
    case 'remind-clock':
    case 'use':
    case 'draw':
    case 'exchange':
    case 'note':
    case 'await-ruling':
    case 'report-foreign-draw':
      return [event.by];
    case 'inspect-sheet':
      return [event.of];
    default:
      return [];
  }
};

/** The number of the latest act of conduct of a player, counted from 1. */
const latestAct = (events: readonly GameEvent[], player: Player): { for?: number } => {
  const at = events.findLastIndex((event) => actorsOf(event).includes(player));
  return at < 0 ? {} : { for: at + 1 };
};

given(
  {
    es: 'que {persona} ha restado {int} puntos a {jugador}',
    en: '{person} has taken {int} points off {player}',
  },
  (table, by, points, player) => {
    table.happens({
      ...{ type: 'penalise', by, player, measure: 'points', points, proved: true },
      ...latestAct(table.events, player),
    });
  },
);

given(
  {
    es: 'que {persona} advierte por ello a {jugador}',
    en: '{person} warns {player} for it',
  },
  (table, by, player) => {
    table.happens({
      ...{ type: 'penalise', by, player, measure: 'warning', proved: true },
      ...latestAct(table.events, player),
    });
  },
);

given(
  {
    es: 'que por ello {persona} {medida} {jugador}, {prueba}',
    en: 'for it {person} {measure} {player}, {finding}',
  },
  (table, by, imposed, player, found) => {
    table.happens({
      ...{ type: 'penalise', by, player },
      ...imposed,
      ...found,
      ...latestAct(table.events, player),
    });
  },
);

when(
  {
    es: '{persona} resta {int} puntos a {jugador} por ello, {prueba}',
    en: '{person} takes {int} points off {player} for it, {finding}',
  },
  (table, by, points, player, found) => {
    table.happens({
      ...{ type: 'penalise', by, player, measure: 'points', points },
      ...found,
      ...latestAct(table.events, player),
    });
  },
);

when(
  {
    es: '{persona} {medida} {jugador} por ello, {prueba}',
    en: '{person} {measure} {player} for it, {finding}',
  },
  (table, by, imposed, player, found) => {
    table.happens({
      ...{ type: 'penalise', by, player },
      ...imposed,
      ...found,
      ...latestAct(table.events, player),
    });
  },
);

thus(
  {
    es: '{jugador} tiene {int} puntos descontados por sanciones',
    en: '{player} has {int} points taken off by sanctions',
  },
  (table, player, points) => {
    expectEqual(
      `sanction item of ${player}`,
      table.state().ended?.items?.[player].sanction,
      -points,
    );
  },
);
