// How a round begins, and what is published after it.
import { tournament } from './registry.ts';

const { when } = tournament.topic('rounds');

when(
  { es: 'la ronda empieza {comienzo}', en: 'the round begins {beginning}' },
  (event, beginning) => event.happens({ type: 'begin-round', ...beginning }),
);

when(
  {
    es: 'al acabar la ronda se publica(n) {publicado}',
    en: 'after the round {published} is/are published',
  },
  (event, what) => event.happens({ type: 'publish', what }),
);
