// What the head official may impose for the act ruled on: found by imposing one measure after another.
import type { Measure, Outcome, PenaliseEvent } from '../../../../protocol/generated/types.ts';
import { clausesOf, type Ground } from '../../../../reference-impl/src/kernel/ruled.ts';
import type { Text } from '../../text.ts';
import { type Heard, replay } from '../heard.ts';
import { dueFor } from './conduct.ts';
import { to } from './names.ts';
import type { Teller } from './table.ts';

/** More than any edition names. */
const MOST_POINTS = 120;

export const measures: Teller = (heard, names) => {
  const who = to(names.A);
  const due = dueFor(heard);
  const points = Array.from({ length: MOST_POINTS }, (_, i) => i + 1).filter((n) =>
    mayImpose(heard, { measure: 'points', points: n }),
  );
  return [
    ...pointsInWords(points, who),
    ...OTHERS.flatMap(([measure, plain, grave]) => {
      if (due.includes(measure)) return [];
      if (mayImpose(heard, { measure })) return [plain(who)];
      return mayImpose(heard, { measure, grave: true }) ? [grave(who)] : [];
    }),
  ];
};

type Imposed = Pick<PenaliseEvent, 'measure' | 'points' | 'grave'>;

const mayImpose = (heard: Heard, imposed: Imposed): boolean =>
  imposing(heard, imposed)?.kind === 'done';

/** What the first measure that may be imposed rests on. */
export const measureGrounds = (heard: Heard): Ground => {
  const tries: readonly Imposed[] = [
    ...Array.from({ length: MOST_POINTS }, (_, i) => ({
      measure: 'points' as const,
      points: i + 1,
    })),
    ...OTHERS.flatMap(([measure]) => [{ measure }, { measure, grave: true }]),
  ];
  const outcomes = tries.flatMap((one) => imposing(heard, one) ?? []);
  const imposed = outcomes.filter(({ kind }) => kind === 'done');
  return { because: clausesOf(imposed) };
};

const imposing = ({ params, events }: Heard, imposed: Imposed): Outcome | undefined => {
  const penalise: PenaliseEvent = {
    type: 'penalise',
    by: 'arbiter',
    player: 'A',
    proved: true,
    for: events.length,
    ...imposed,
  };
  return replay(params, [...events, penalise]).outcomes.at(-1);
};

const pointsInWords = (points: readonly number[], who: Text): readonly Text[] => {
  const [least] = points;
  if (least === undefined) return [];
  return points.length === 1
    ? [
        {
          es: `Probado, puedes restar ${least} puntos ${who.es}, ni más ni menos.`,
          en: `If it is proved, you may take ${least} points off ${who.en}, no more and no less.`,
        },
      ]
    : [
        {
          es: `Probado, puedes restar ${least} puntos o más ${who.es}.`,
          en: `If it is proved, you may take ${least} points or more off ${who.en}.`,
        },
      ];
};

type Say = (who: Text) => Text;

const OTHERS: readonly (readonly [measure: Measure, plain: Say, grave: Say])[] = [
  [
    'warning',
    (who) => ({ es: `Puedes apercibir ${who.es}.`, en: `You may warn ${who.en}.` }),
    (who) => ({ es: `Puedes apercibir ${who.es}.`, en: `You may warn ${who.en}.` }),
  ],
  [
    'game',
    (who) => ({
      es: `Puedes dar la partida por perdida ${who.es}.`,
      en: `You may declare the game lost for ${who.en}.`,
    }),
    (who) => ({
      es: `Si es grave, puedes dar la partida por perdida ${who.es}.`,
      en: `If it is grave, you may declare the game lost for ${who.en}.`,
    }),
  ],
  [
    'tournament',
    (who) => ({
      es: `Puedes expulsar del torneo ${who.es}.`,
      en: `You may expel ${who.en} from the tournament.`,
    }),
    (who) => ({
      es: `Si es grave, puedes expulsar del torneo ${who.es}.`,
      en: `If it is grave, you may expel ${who.en} from the tournament.`,
    }),
  ],
];
