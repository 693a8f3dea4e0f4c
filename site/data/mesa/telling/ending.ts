// How a game has ended: why, with what points, who wins, what is recorded.
import type { GameEnd, Player } from '../../../../protocol/generated/types.ts';
import { PLAYERS } from '../../../../protocol/generated/vocabulary.ts';
import { endingInWords } from '../../../../steps/language/telling/outcome.ts';
import type { Text } from '../../text.ts';
import { does, type Names, points, to } from './names.ts';
import type { Teller } from './table.ts';

export const ended: Teller = (heard, names) => {
  const { before, after } = heard;
  const end = after.ended;
  if (!end || before.ended) return [];
  const why = endingInWords(end.reason);
  const isEach = PLAYERS.every((player) => (end.items?.[player].rack ?? 0) < 0);
  return [
    { es: `La partida ${why.es}.`, en: `The game ${why.en}.` },
    ...(isEach ? [EACH] : PLAYERS.flatMap((player) => forRack(end, player, names))),
    ...PLAYERS.flatMap((player) => forTime(end, player, names)),
    ...recorded(heard, names),
  ];
};

const EACH: Text = {
  es: 'A cada uno se le resta lo que valen las fichas de su atril.',
  en: 'Take off each player what is on the own rack.',
};

/** What time costs once the game has ended, however it did. */
export const charged: Teller = ({ after: { ended: end } }, names) =>
  end ? PLAYERS.flatMap((player) => forTime(end, player, names)) : [];

export const goesOn: Teller = ({ after }) =>
  after.ended ? [] : [{ es: 'La partida sigue.', en: 'The game goes on.' }];

/** Whoever loses by what happened and not by points. */
export const loses: Teller = ({ before, after }, names) => {
  if (!after.ended || before.ended) return [];
  const { winner } = after.ended;
  return [
    winner
      ? does(names[winner], 'gana la partida.', 'wins the game.')
      : { es: 'Ninguno de los dos gana.', en: 'Neither wins.' },
  ];
};

const forRack = ({ items }: GameEnd, player: Player, names: Names): readonly Text[] => {
  const { rack = 0 } = items?.[player] ?? {};
  const who = to(names[player]);
  if (rack === 0) return [];
  return rack < 0
    ? [
        {
          es: `Se resta ${who.es} lo que valen las fichas de su atril.`,
          en: `Take what is on the rack off ${who.en}.`,
        },
      ]
    : [
        {
          es: `Se suma ${who.es} lo que valen las fichas del otro atril.`,
          en: `Add what is on the other rack to ${who.en}.`,
        },
      ];
};

const forTime = ({ items }: GameEnd, player: Player, names: Names): readonly Text[] => {
  const { time = 0 } = items?.[player] ?? {};
  const who = to(names[player]);
  const cost = points(Math.abs(time));
  return time < 0
    ? [
        {
          es: `Se restan ${cost.es} ${who.es}.`,
          en: `Take ${cost.en} off ${who.en}.`,
        },
      ]
    : [];
};

export const recorded: Teller = ({ after: { ended: end } }, names) => {
  const result = end?.recorded;
  return result
    ? [
        {
          es: `Anota el resultado: ${names.A.es}, ${result.A}; ${names.B.es}, ${result.B}.`,
          en: `Record the result: ${names.A.en}, ${result.A}; ${names.B.en}, ${result.B}.`,
        },
      ]
    : [];
};
