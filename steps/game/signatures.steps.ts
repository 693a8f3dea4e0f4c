// Filling in the result, signing it, handing it in.
import type { EnteredResult, GameEvent } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('signatures');

given(
  { es: 'que las planillas están {firmas}', en: 'the sheets are {signatures}' },
  (table, how) => {
    table.position.signed = [...how.signed];
    table.position.delivered = how.delivered === true;
  },
);

given(
  {
    es: 'que {jugador} ha rellenado la hoja de torneo',
    en: '{player} has filled in the tournament sheet',
  },
  (table, by) => {
    table.happens({ type: 'fill-in', by });
  },
);

when(
  { es: '{jugador} rellena la hoja de torneo', en: '{player} fills in the tournament sheet' },
  (table, by) => {
    table.happens({ type: 'fill-in', by });
  },
);

given(
  { es: 'que {jugador} ha firmado {hoja}', en: '{player} has signed {signed sheet}' },
  (table, by, on) => {
    table.happens({ type: 'sign', by, on });
  },
);

when({ es: '{jugador} firma {hoja}', en: '{player} signs {signed sheet}' }, (table, by, on) => {
  table.happens({ type: 'sign', by, on });
});

when(
  { es: '{jugador} pide a su rival que firme', en: '{player} asks the rival to sign' },
  (table, by) => {
    table.happens({ type: 'demand-signature', by });
  },
);

thus(
  { es: 'la partida {sino} queda cerrada', en: 'the game {whether} stand closed' },
  (table, is) => {
    expectEqual('closed', table.state().closed, is);
  },
);

when({ es: '{jugador} entrega el resultado', en: '{player} hands in the result' }, (table, by) => {
  table.happens({ type: 'deliver-result', by });
});

given(
  {
    es: 'que al entregarse el resultado se apuntó {int} a {int}',
    en: 'when the result was handed in {int} to {int} was entered',
  },
  (table, a, b) => {
    table.happens(entered({ A: a, B: b }));
  },
);

given(
  {
    es: 'que al entregarse el resultado se apuntó {int} a {int} y el punto de victoria a {jugador}',
    en: 'when the result was handed in {int} to {int} was entered, and the victory point for {player}',
  },
  (table, a, b, winner) => {
    table.happens(entered({ A: a, B: b }, winner));
  },
);

given({ es: 'que {jugador} perdió por tiempo', en: '{player} lost on time' }, (table, loser) => {
  table.position.ended = { reason: 'overtime', loser };
});

given({ es: 'que {ronda}', en: '{next round}' }, (table, phase) => {
  if (phase !== 'none') table.happens({ type: 'next-round', phase });
});

when({ es: '{ronda}', en: '{next round}' }, (table, phase) => {
  table.happens({ type: 'next-round', phase });
});

thus(
  { es: 'el resultado apuntado es {int} a {int}', en: 'the result entered is {int} to {int}' },
  (table, a, b) => {
    expectEqual('scores entered', table.state().result?.scores, { A: a, B: b });
  },
);

thus(
  { es: 'el punto de victoria es de {jugador}', en: 'the victory point is {player}’s' },
  (table, player) => {
    expectEqual('victory point', table.state().result?.winner, player);
  },
);

const entered = (
  scores: EnteredResult['scores'],
  winner: EnteredResult['winner'] = scores.A > scores.B ? 'A' : 'B',
): GameEvent => ({ type: 'deliver-result', by: 'A', entered: { scores, winner } });
