// Who takes part and how the tournament is set up.
import { tournament } from './registry.ts';

const { given } = tournament.topic('field');

given(
  {
    es: '{certamen} de {int} rondas según el reglamento {reglamento}',
    en: '{competition} of {int} rounds under the regulation {edition}',
  },
  (event, kind, rounds, edition) => {
    Object.assign(event.set, { kind, rounds });
    event.edition = edition;
  },
);

given({ es: 'que se juega {sistema}', en: 'it is played {system}' }, (event, format) => {
  event.set.format = format;
});
