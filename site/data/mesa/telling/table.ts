// What has changed at the table: tiles lifted, the turn, the clock.
import { PLAYERS } from '../../../../protocol/generated/vocabulary.ts';
import type { Text } from '../../text.ts';
import type { Heard } from '../heard.ts';
import { does, type Names, of, tiles, to } from './names.ts';

export type Teller = (heard: Heard, names: Names) => readonly Text[];

/** Tiles that lay on the board and do so no more. */
export const lifted: Teller = ({ before, after }, names) => {
  const left = new Set(after.board.map(({ square }) => square));
  const gone = before.board.filter(({ square }) => !left.has(square)).length;
  const back = PLAYERS.find((player) => after.racks[player].length > before.racks[player].length);
  if (gone === 0) return [];
  const how = tiles(gone);
  return [
    does(
      names[back ?? 'A'],
      `levanta su jugada: ${how.es} al atril.`,
      `lifts the play: ${how.en} back to the rack.`,
    ),
  ];
};

export const turn: Teller = ({ before, after }, names) => {
  if (after.ended) return [];
  const who = names[after.toMove];
  if (after.stage === 'lifting')
    return [
      does(who, 'pulsa el reloj, y el turno pasa.', 'presses the clock, and the turn passes.'),
    ];
  return after.toMove === before.toMove
    ? [{ es: `Sigue el turno ${of(who).es}.`, en: `The turn ${of(who).en} goes on.` }]
    : [{ es: `Le toca ${to(who).es}.`, en: `It is the turn ${of(who).en}.` }];
};

/** Only what changes, and not that it goes with the turn. */
export const clock: Teller = ({ before, after }, names) => {
  const { running } = after;
  const withTurn = running === after.toMove && after.toMove !== before.toMove;
  if (after.ended || running === before.running || withTurn) return [];
  if (!running) return [{ es: 'Para el reloj.', en: 'Stop the clock.' }];
  if (running === 'both') return [{ es: 'Corre el tiempo de los dos.', en: 'Both clocks run.' }];
  const whose = of(names[running]);
  return [{ es: `Corre el tiempo ${whose.es}.`, en: `The time ${whose.en} runs.` }];
};
