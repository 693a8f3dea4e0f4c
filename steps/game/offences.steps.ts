// Offences that an official finds, what was found before, and what follows from them.
import type { Player, SheetEntry, Sheets } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('offences');

given(
  {
    es: 'que {ámbito} se apreció que {jugador} {falta}',
    en: '{span} it was found that {player} {fault}',
  },
  (table, where, player, fault) => {
    const { record = [] } = table.position;
    const found = { player, offence: fault.offence, in: where, times: 1 };
    table.position.record = [...record, found];
  },
);

given(
  {
    es: 'que ya se apreció que {jugador} {falta}, {int} vez/veces en la partida y {int} en rondas anteriores',
    en: 'it was found already that {player} {fault}, {int} time(s) in the game and {int} in earlier rounds',
  },
  (table, player, fault, inGame, before) => {
    const found = { player, offence: fault.offence };
    const { record = [] } = table.position;
    const times = [
      { ...found, in: 'game' as const, times: inGame },
      { ...found, in: 'tournament' as const, times: before },
    ];
    table.position.record = [...record, ...times.filter((one) => one.times > 0)];
  },
);

given(
  {
    es: 'que {persona} ha apreciado que {jugador} {falta}',
    en: '{person} has found that {player} {fault}',
  },
  (table, by, player, fault) => {
    table.happens({ type: 'find', by, player, ...fault });
  },
);

given(
  {
    es: 'que la planilla de {jugador} le da {int} puntos en una jugada y la de {jugador} {int}',
    en: "{player}'s own sheet gives {int} points for a play and that of {player} {int}",
  },
  (table, player, own, rival, other) => {
    const line = (points: number): SheetEntry[] => [{ by: player, points }];
    table.position.sheets = sheetsOf([player, line(own)], [rival, line(other)]);
  },
);

given({ es: 'que el reloj {marcha}', en: 'the clock {motion}' }, (table, running) => {
  table.position.clock = { device: 'digital', ...table.position.clock, running };
});

when(
  { es: '{persona} aprecia que {jugador} {falta}', en: '{person} finds that {player} {fault}' },
  (table, by, player, fault) => {
    table.happens({ type: 'find', by, player, ...fault });
  },
);

when(
  {
    es: '{persona}, avisado por {persona}, aprecia que {jugador} {falta}',
    en: '{person}, told by {person}, finds that {player} {fault}',
  },
  (table, by, noticedBy, player, fault) => {
    table.happens({ type: 'find', by, player, noticedBy, ...fault });
  },
);

thus({ es: 'eso {exigencia}', en: 'that {demand}' }, (table, expected) => {
  const { sanctions } = table.report('find', 'speak', 'note');
  expectEqual('sanctions due', sanctions ?? 'nothing', expected);
});

const sheetsOf = (...sheets: readonly (readonly [Player, SheetEntry[]])[]): Sheets => ({
  ...{ A: [], B: [] },
  ...Object.fromEntries(sheets),
});
