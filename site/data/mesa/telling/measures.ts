// What the head official may impose for the act ruled on: found by imposing one measure after another.
import type { Measure, Outcome, PenaliseEvent } from '../../../../protocol/generated/types.ts';
import { clausesOf, type Ground } from '../../../../reference-impl/src/kernel/ruled.ts';
import type { Text } from '../../text.ts';
import { type Heard, replay } from '../heard.ts';
import { dueFor } from './conduct.ts';
import { capital, to } from './names.ts';
import type { Teller } from './table.ts';

/** More than any edition names. */
const MOST_POINTS = 120;

export const measures: Teller = (heard, names) => {
  const who = to(names.A);
  const due = dueFor(heard);
  const points = Array.from({ length: MOST_POINTS }, (_, i) => i + 1).filter((n) =>
    mayImpose(heard, { measure: 'points', points: n }),
  );
  const others = OTHERS.filter(([measure]) => !due.includes(measure));
  const plain = others.filter(([measure]) => mayImpose(heard, { measure }));
  const grave = others.filter(
    (one) => !plain.includes(one) && mayImpose(heard, { measure: one[0], grave: true }),
  );
  return [
    ...pointsInWords(points, who),
    ...inWords(plain, { es: '', en: '' }, who),
    ...inWords(grave, { es: 'Si es grave, ', en: 'If it is grave, ' }, who),
  ];
};

type Imposed = Pick<PenaliseEvent, 'measure' | 'points' | 'grave'>;

const mayImpose = (heard: Heard, imposed: Imposed): boolean =>
  imposing(heard, imposed)?.kind === 'done';

/** What these measures rest on; one that ends the game would bring all that its end rests on. */
export const measureGrounds = (heard: Heard): Ground => {
  const points = Array.from({ length: MOST_POINTS }, (_, i) => i + 1);
  const tries: readonly Imposed[] = [
    ...points.map((n) => ({ measure: 'points' as const, points: n })),
    { measure: 'warning' },
  ];
  const outcomes = tries.flatMap((one) => imposing(heard, one) ?? []);
  return { because: clausesOf(outcomes.filter(({ kind }) => kind === 'done')) };
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

/** In Spanish what the official does, in English what becomes of the player. */
const OTHERS: readonly (readonly [measure: Measure, act: Text])[] = [
  ['warning', { es: 'apercibir', en: 'be warned' }],
  ['game', { es: 'dar por perdida la partida', en: 'lose the game' }],
  ['tournament', { es: 'expulsar del torneo', en: 'be expelled from the tournament' }],
];

const inWords = (all: typeof OTHERS, when: Text, who: Text): readonly Text[] => {
  const acts = (lang: keyof Text, or: string): string => all.map(([, act]) => act[lang]).join(or);
  const es = `${when.es}puedes ${acts('es', ' o ')} ${who.es}.`;
  const en = `${when.en}${who.en} may ${acts('en', ' or ')}.`;
  return all.length === 0 ? [] : [{ es: capital(es), en: capital(en) }];
};
