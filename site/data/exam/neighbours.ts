// Answers next to one: the same sentences with another number, another player, another outcome that such a deed has elsewhere.
import type { Scenario } from '../../../corpus/features.ts';
import { matchStep, saying } from '../../../steps/kernel/match.ts';
import { type MatchedStep, parametersIn } from '../../../steps/kernel/step.ts';
import { movedWords } from './moved-words.ts';
import { numbersNear } from './numbers.ts';
import { mayBothHold } from './overlaps.ts';
import { type Parted, partedOf } from './parted.ts';

/** Parameters that say what follows. The others say of what it is said: to change them would change the question. */
const OUTCOMES: readonly string[] = [
  ...['resultado', 'final', 'calificación', 'exigencia', 'consecuencia', 'etapa', 'marcha'],
  ...['paradero', 'recuento', 'alcance', 'salida', 'ganador', 'sino', 'dictamen', 'validez'],
  ...['situación', 'sentado', 'reserva', 'elección', 'trofeo', 'vale', 'carencia', 'parada'],
];
const PLAYERS = ['Ana', 'Bruno'];

/** A place in an answer that may say something else, and what. */
interface Slot {
  readonly line: number;
  readonly parameter: number;
  readonly instead: readonly string[];
}

export type Neighbours = (one: Parted) => readonly (readonly string[])[];

/** Knows what was said of each deed in every scenario. */
export const neighboursIn = (all: readonly Scenario[]): Neighbours => {
  const said = new Map<string, Set<string>>();
  for (const one of all.flatMap(partedOf)) {
    for (const step of one.follows.map(matchStep)) {
      for (const [i, name] of parametersIn(step.definition.wording.es).entries()) {
        if (!OUTCOMES.includes(name)) continue;
        for (const about of [deedOf(one), one.of.profile]) {
          const key = keyOf(about, step, i);
          said.set(key, (said.get(key) ?? new Set()).add(step.texts[i] ?? ''));
        }
      }
    }
  }
  const outcomesFor = (one: Parted, step: MatchedStep, i: number): string[] => {
    const own = step.texts[i] ?? '';
    const known = [
      ...(said.get(keyOf(deedOf(one), step, i)) ?? []),
      ...[...(said.get(keyOf(one.of.profile, step, i)) ?? [])].filter(isOfAnyDeed),
    ];
    return [...new Set(known)].filter((value) => value !== own && !mayBothHold(own, value));
  };
  const neighbours: Neighbours = (one) => {
    const steps = one.follows.map(matchStep);
    const seed = [...one.of.id].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) % 9973, 7);
    const slots = steps.flatMap((step, line) =>
      step.texts.map((_, parameter): Slot => {
        return {
          line,
          parameter,
          instead: numberOrPlayer(step, parameter, seed) ?? outcomesFor(one, step, parameter),
        };
      }),
    );
    const open = slots.filter(({ instead }) => instead.length > 0);
    return [...movedWords(steps), ...crossed(steps, open)];
  };
  return neighbours;
};

/** What a number or a player is taken for; undefined when it is neither. */
const numberOrPlayer = (step: MatchedStep, i: number, seed: number): string[] | undefined => {
  const { es } = step.definition.wording;
  const name = parametersIn(es)[i];
  const own = step.texts[i] ?? '';
  if (name === 'jugador')
    return es.endsWith('{jugador}') ? PLAYERS.filter((player) => player !== own) : [];
  if (name !== 'int') return undefined;
  const isPlace = es.includes('línea {int}') && i === 0;
  const isWhole = own === '0' && es.includes('min {int} s');
  return isPlace || isWhole ? [] : numbersNear(own, seed);
};

/** The ground of a refusal belongs to what was asked. */
const isOfAnyDeed = (value: string): boolean => !value.startsWith('se rechaza');

const deedOf = ({ told }: Parted): string =>
  told.map(matchStep).findLast(({ definition }) => definition.kind === 'when')?.definition.wording
    .es ?? '';

const keyOf = (of: string, { definition }: MatchedStep, parameter: number): string =>
  [of, definition.wording.es, parameter].join('\n');

/** Two places changed, each alone and both together, so that no answer stands out as the one all others resemble. */
const crossed = (steps: readonly MatchedStep[], slots: readonly Slot[]): string[][] => {
  const [first, second] = slots;
  if (!first) return [];
  const alone = first.instead.map((value) => changed(steps, [[first, value]]));
  if (!second) return alone;
  const [a = ''] = first.instead;
  const [b = ''] = second.instead;
  return [
    changed(steps, [
      [first, a],
      [second, b],
    ]),
    changed(steps, [[second, b]]),
    ...alone,
  ];
};

const changed = (
  steps: readonly MatchedStep[],
  changes: readonly (readonly [Slot, string])[],
): string[] =>
  steps.map((step, line) => {
    const texts = step.texts.map((text, i) => {
      const change = changes.find(([slot]) => slot.line === line && slot.parameter === i);
      return change ? change[1] : text;
    });
    return saying(step, texts);
  });
