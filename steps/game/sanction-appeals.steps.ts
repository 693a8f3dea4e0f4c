// An appeal against a sanction, and the answer to it.
import type { GameEvent, SanctionStatus } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('sanctions');

/** The number of the first sanction, counted from 1: it is the one that a case is about; else of what came last. */
const sanctionIn = (events: readonly GameEvent[]): { readonly against: number } => {
  const at = events.findIndex(({ type }) => type === 'penalise');
  return { against: at < 0 ? events.length : at + 1 };
};

given(
  {
    es: 'que el torneo {sino} tiene tribunal de apelaciones',
    en: 'the tournament {whether} have a tribunal of appeals',
  },
  (table, tribunal) => {
    table.position.tournament = { class: 'international', tribunal };
  },
);

given(
  { es: 'que {jugador} ha recurrido la sanción', en: '{player} has appealed against the sanction' },
  (table, by) => {
    table.happens({ type: 'appeal', by, ...sanctionIn(table.events) });
  },
);

given(
  {
    es: 'que {persona} ha {fallado} el recurso',
    en: '{person} has {decided} the appeal against the sanction',
  },
  (table, by, upheld) => {
    table.happens({ type: 'answer-appeal', by, upheld, ...sanctionIn(table.events) });
  },
);

when(
  { es: '{jugador} recurre la sanción', en: '{player} appeals against the sanction' },
  (table, by) => {
    table.happens({ type: 'appeal', by, ...sanctionIn(table.events) });
  },
);

when(
  {
    es: '{persona} {falla} el recurso',
    en: '{person} {decides} the appeal against the sanction',
  },
  (table, by, upheld) => {
    table.happens({ type: 'answer-appeal', by, upheld, ...sanctionIn(table.events) });
  },
);

thus({ es: 'la sanción {validez}', en: 'the sanction {force}' }, (table, status) => {
  const sanction = table.state().sanctions?.[0]?.status satisfies SanctionStatus | undefined;
  expectEqual('the sanction', sanction, status);
});
