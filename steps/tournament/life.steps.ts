// The life of a player in a tournament: leaving, coming back, being readmitted.
import { expectEqual } from '../kernel/expect.ts';
import { tournament } from './registry.ts';

const { when, thus } = tournament.topic('life');

when(
  { es: '{participante} pide la readmisión', en: '{entrant} asks to be readmitted' },
  (event, player) => {
    event.happens({ type: 'ask-readmission', player });
  },
);

thus(
  {
    es: 'puede volver a jugar desde la ronda {int}',
    en: 'that player may play again from round {int} on',
  },
  (event, round) => {
    expectEqual('from round', event.report('ask-readmission').from, round);
  },
);
