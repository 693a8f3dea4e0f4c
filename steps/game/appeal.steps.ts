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

given(
  { es: 'que {jugador} ha apelado {sigilo}', en: '{player} has appealed {confidence}' },
  (table, by, hidden) => {
    table.happens({ type: 'appeal', by, hidden });
  },
);

when(
  { es: '{jugador} apela sin dar argumentos', en: '{player} appeals without giving grounds' },
  (table, by) => {
    table.happens({ type: 'appeal', by, reasoned: false });
  },
);

when(
  {
    es: '{jugador} pide ver los argumentos de la apelación',
    en: '{player} asks to see the grounds of the appeal',
  },
  (table, by) => {
    table.happens({ type: 'read-appeal', by });
  },
);
