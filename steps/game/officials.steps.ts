// Officials of the tournament: who is named judge.
import { game } from './registry.ts';

const { given, when } = game.topic('officials');

given(
  { es: 'que {persona} es juez del torneo', en: '{person} is judge of the tournament' },
  (table, person) => {
    table.happens({ type: 'appoint-arbiter', person });
  },
);

when(
  { es: 'se nombra juez del torneo a {persona}', en: '{person} is named judge of the tournament' },
  (table, person) => {
    table.happens({ type: 'appoint-arbiter', person });
  },
);

when(
  {
    es: '{persona} envía a {destinatario} un resumen {resumen}',
    en: '{person} sends {recipient} a summary {summary}',
  },
  (table, by, sentTo, tell) => {
    const seen = table.events.flatMap(({ type }, i) => (type === 'speak' ? [i + 1] : []));
    table.happens({ type: 'file-report', by, sentTo, incidents: tell(seen) });
  },
);
