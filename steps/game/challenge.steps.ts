// Questioning a play: the challenge, the slip, taking the play back.
import type { ChallengeEvent, HandInSlipEvent, Word } from '../../protocol/generated/types.ts';
import { PLAYERS, SLIP_ITEMS } from '../../protocol/generated/vocabulary.ts';
import { game } from './registry.ts';

const { given, when } = game.topic('challenge');

given(
  { es: 'que las impugnaciones se resuelven {gestión}', en: 'challenges are settled {means}' },
  (table, mode) => {
    table.position.handling = { mode, announced: true, agreed: [...PLAYERS] };
  },
);

given(
  { es: 'que no se anunció antes del torneo', en: 'it was not announced before the tournament' },
  (table) => {
    table.position.handling.announced = false;
  },
);

given(
  {
    es: 'que solo {jugador} lo aceptó antes de la ronda',
    en: 'only {player} agreed to it before the round',
  },
  (table, player) => {
    table.position.handling.agreed = [player];
  },
);

given(
  { es: 'que {jugador} ha impugnado {palabras}', en: '{player} has challenged {words}' },
  (table, by, words) => {
    table.happens(challengeOf(by, words));
  },
);

given(
  {
    es: 'que {jugador} ha impugnado {palabras} antes de tiempo',
    en: '{player} has challenged {words} too early',
  },
  (table, by, words) => {
    table.happensInVain(challengeOf(by, words));
  },
);

given(
  {
    es: 'que {jugador} ha impugnado {palabras} {cauce}',
    en: '{player} has challenged {words} {channel}',
  },
  (table, by, words, slip) => {
    table.happens(challengeOf(by, words), ...(slip ? [FULL_SLIP] : []));
  },
);

given(
  {
    es: 'que se ha entregado la papeleta con todos los datos',
    en: 'the slip has been handed in with every item',
  },
  (table) => {
    table.happens(FULL_SLIP);
  },
);

given(
  {
    es: 'que se ha entregado una papeleta ilegible',
    en: 'a slip that cannot be read has been handed in',
  },
  (table) => {
    table.happensInVain({ ...FULL_SLIP, legible: false });
  },
);

when(
  { es: '{persona} impugna {palabras}', en: '{person} challenges {words}' },
  (table, by, words) => {
    table.happens(challengeOf(by, words));
  },
);

when(
  { es: 'se entrega la papeleta con {papeleta}', en: 'the slip is handed in with {slip}' },
  (table, items) => {
    table.happens({ type: 'hand-in-slip', items, legible: true });
  },
);

when(
  { es: 'se entrega una papeleta ilegible', en: 'a slip that cannot be read is handed in' },
  (table) => {
    table.happens({ ...FULL_SLIP, legible: false });
  },
);

when(
  {
    es: 'se entrega la papeleta aclarada con {papeleta}',
    en: 'the slip is handed in, cleared up, with {slip}',
  },
  (table, items) => {
    table.happens({ type: 'hand-in-slip', items, legible: true, again: true });
  },
);

when(
  {
    es: '{jugador} levanta del tablero la jugada impugnada',
    en: '{player} lifts the challenged play off the board',
  },
  (table, by) => {
    table.happens({ type: 'withdraw', by });
  },
);

when({ es: '{jugador} retira su jugada', en: '{player} takes the play back' }, (table, by) => {
  table.happens({ type: 'withdraw', by });
});

given(
  { es: 'que {jugador} ha retirado su impugnación', en: '{player} has taken the challenge back' },
  (table, by) => {
    table.happens({ type: 'retract-challenge', by });
  },
);

when(
  { es: '{jugador} retira la impugnación', en: '{player} takes the challenge back' },
  (table, by) => {
    table.happens({ type: 'retract-challenge', by });
  },
);

when(
  {
    es: '{jugador} exige que se explique el significado',
    en: '{player} demands to be told the meaning',
  },
  (table, by) => {
    table.happens({ type: 'demand-meaning', by });
  },
);

export const FULL_SLIP: HandInSlipEvent = {
  type: 'hand-in-slip',
  items: SLIP_ITEMS,
  legible: true,
};

export const challengeOf = (by: ChallengeEvent['by'], words: Word[]): ChallengeEvent => ({
  type: 'challenge',
  by,
  words,
});
