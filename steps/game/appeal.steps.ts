// An appeal against a ruling, and the answer to it.
import { game } from './registry.ts';

const { given, when } = game.topic('ruling');

given({ es: 'que {jugador} ha apelado', en: '{player} has appealed' }, (table, by) => {
  table.happens({ type: 'appeal', by });
});

given(
  {
    es: 'que {persona} ha {fallado} la apelación',
    en: '{person} has {decided} the appeal',
  },
  (table, by, upheld) => {
    table.happens({ type: 'answer-appeal', by, upheld });
  },
);

when({ es: '{jugador} apela', en: '{player} appeals' }, (table, by) => {
  table.happens({ type: 'appeal', by });
});

when(
  { es: '{jugador} apela solo de palabra', en: '{player} appeals by word of mouth only' },
  (table, by) => {
    table.happens({ type: 'appeal', by, inWriting: false });
  },
);

when(
  { es: '{persona} {falla} la apelación', en: '{person} {decides} the appeal' },
  (table, by, upheld) => {
    table.happens({ type: 'answer-appeal', by, upheld });
  },
);
