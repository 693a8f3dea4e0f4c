// The press that was forgotten: who presses, who says so.
import { game } from './registry.ts';

const { given, when } = game.topic('clock');

given(
  {
    es: 'que {persona} ha advertido que falta pulsar el reloj',
    en: '{person} has pointed out that the clock is still to be pressed',
  },
  (table, by) => {
    table.happens({ type: 'remind-clock', by });
  },
);

when(
  {
    es: '{persona} advierte que falta pulsar el reloj',
    en: '{person} points out that the clock is still to be pressed',
  },
  (table, by) => {
    table.happens({ type: 'remind-clock', by });
  },
);

when(
  {
    es: '{persona} pulsa el reloj sin ser jugador',
    en: '{person} presses the clock, being no player',
  },
  (table, by) => {
    table.happens({ type: 'press-clock', by });
  },
);
