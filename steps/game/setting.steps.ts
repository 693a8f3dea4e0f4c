// Setting the clock, looking it over, and replacing one that fails.
import { game } from './registry.ts';

const { given, when } = game.topic('setting');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

given(
  {
    es: 'que {jugador} ha puesto el reloj a {int} min por jugador',
    en: '{player} has set the clock to {int} min for each player',
  },
  (table, by, minutes) => {
    table.happens({ type: 'set-clock', by, ms: { A: minutes * MINUTE, B: minutes * MINUTE } });
  },
);

when(
  {
    es: '{jugador} pone el reloj a {int} min para Ana y {int} min para Bruno, {arranque}',
    en: '{player} sets the clock to {int} min for Ana and {int} min for Bruno, {start}',
  },
  (table, by, a, b, running) => {
    table.happens({ type: 'set-clock', by, ms: { A: a * MINUTE, B: b * MINUTE }, running });
  },
);

when(
  {
    es: '{persona} revisa una mesa en la que hay {contador}',
    en: '{person} inspects a table with {timepiece}',
  },
  (table, by, found) => {
    table.happens({ type: 'inspect-table', by, ...found });
  },
);

given(
  {
    es: 'que el reloj se ha averiado cuando marcaba {int} min {int} s de Ana y {int} min {int} s de Bruno',
    en: 'the clock has failed, showing {int} min {int} s used by Ana and {int} min {int} s by Bruno',
  },
  (table, minutesA, secondsA, minutesB, secondsB) => {
    const A = minutesA * MINUTE + secondsA * SECOND;
    const B = minutesB * MINUTE + secondsB * SECOND;
    table.happens({ type: 'clock-fails', shown: { A, B } });
  },
);

given(
  {
    es: 'que el reloj se ha averiado y solo consta que Ana había gastado {int} min {int} s',
    en: 'the clock has failed and only Ana is known to have used {int} min {int} s',
  },
  (table, minutes, seconds) => {
    const A = minutes * MINUTE + seconds * SECOND;
    table.happens({ type: 'clock-fails', shown: { A, B: null } });
  },
);

given(
  {
    es: 'que el reloj se ha averiado y no constan los tiempos',
    en: 'the clock has failed and the times are not known',
  },
  (table) => {
    table.happens({ type: 'clock-fails', shown: { A: null, B: null } });
  },
);

given(
  {
    es: 'que {persona} ha cambiado el reloj por otro',
    en: '{person} has replaced the clock',
  },
  (table, by) => {
    table.happens({ type: 'replace-clock', by });
  },
);

when({ es: 'el reloj se avería', en: 'the clock fails' }, (table) => {
  table.happens({ type: 'clock-fails', shown: { A: null, B: null } });
});

when(
  { es: '{persona} cambia el reloj por otro', en: '{person} replaces the clock' },
  (table, by) => {
    table.happens({ type: 'replace-clock', by });
  },
);
