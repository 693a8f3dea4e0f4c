// Things on the table, and the sheet of the rival that is looked at.
import { game } from './registry.ts';

const { given, when } = game.topic('things');

given(
  { es: 'que en su turno {jugador} {uso}', en: 'in the course of the turn {player} {use}' },
  (table, by, use) => {
    table.happens({ type: 'use', by, ...use });
  },
);

when({ es: '{jugador} {uso}', en: '{player} {use}' }, (table, by, use) => {
  table.happens({ type: 'use', by, ...use });
});

given(
  {
    es: 'que {persona} ha pedido revisar la hoja de {jugador}, que {limpieza}',
    en: '{person} has asked for the sheet of {player} to be inspected, which {cleanness}',
  },
  (table, by, of, clean) => {
    table.happens({ type: 'inspect-sheet', by, of, clean });
  },
);

when(
  {
    es: '{persona} pide revisar la hoja de {jugador}, que {limpieza}',
    en: '{person} asks for the sheet of {player} to be inspected, which {cleanness}',
  },
  (table, by, of, clean) => {
    table.happens({ type: 'inspect-sheet', by, of, clean });
  },
);
