// Incidents of conduct reported to the arbiter.
import { expectEqual } from '../kernel/expect.ts';
import { thus, when } from '../kernel/registry.ts';

when(
  {
    es: 'se informa al árbitro de que {jugador} {incidente}',
    en: 'the arbiter is told that {player} {incident}',
  },
  (table, by, incident) => {
    table.happens({ type: 'report-incident', by, incident });
  },
);

thus({ es: 'eso {calificación}', en: 'that {ruling}' }, async (table, ruling) => {
  const outcome = await table.outcome();
  expectEqual('ruling', outcome.kind === 'unregulated' ? 'unregulated' : outcome.ruling, ruling);
});
