// Cases under a reading other than the adopted one. Where the reading changes nothing, a case is judged as it is written.
// Where it does, its steps are questions: what the reference answers to them under that reading is what is expected.
import type { Case } from '../corpus/features.ts';
import type { Answer, Call } from '../steps/kernel/caller.ts';
import { Mismatch } from '../steps/kernel/expect.ts';
import { type Prepared, prepare } from '../steps/kernel/prepare.ts';
import { type ChosenReading, treeOf } from './readings.ts';

export interface Otherwise {
  readonly prepared: Prepared;
  /** The interpretations whose other reading changes the case; none where it is judged as it is written. */
  readonly under: readonly string[];
}

/** Nothing for a case of an edition in which nothing is read otherwise. */
export type ReadOtherwise = (c: Case) => Otherwise | undefined;

export const AS_ADOPTED: ReadOtherwise = () => undefined;

/** The reference, as a function from request to answer. */
export type Reference = (call: Call) => Answer;

export const readOtherwise =
  (chosen: readonly ChosenReading[], reference: Reference): ReadOtherwise =>
  (c) => {
    const own = chosen.filter(({ editions }) => editions.includes(c.edition));
    const [first] = own;
    if (!first) return undefined;
    const readings = treeOf(own, c.edition);
    const prepared = prepare(c.steps);
    const asked = withRequest(prepared, readings);
    if (prepared.kept) return { prepared, under: [] };
    const shown = shownBy(prepare(c.steps), reference(asked.request()));
    if (c.steps.every((_, i) => shown(i) === undefined)) return { prepared: asked, under: [] };
    const said = own.map(
      ({ interpretation, value }) => `${interpretation}=${JSON.stringify(value)}`,
    );
    return {
      prepared: derived(asked, { run: (i) => expectShown(prepared, i, shown(i), said.join(', ')) }),
      under: own.map(({ interpretation }) => interpretation),
    };
  };

const withRequest = (prepared: Prepared, readings: Record<string, unknown>): Prepared =>
  derived(prepared, {
    request: () => {
      const call = prepared.request();
      return { ...call, params: { ...call.params, readings } } as Call;
    },
  });

/** Not a copy: the subject of a case is asked for when it is needed, and not before. */
const derived = (prepared: Prepared, changes: Partial<Prepared>): Prepared =>
  Object.assign(Object.create(prepared) as Prepared, changes);

type Shown = (index: number) => string | undefined;

/** What each step finds that is not as it is written. */
const shownBy = (prepared: Prepared, answer: Answer): Shown => {
  prepared.answered(answer);
  return (index) => foundBy(prepared, index);
};

const foundBy = (prepared: Prepared, index: number): string | undefined => {
  try {
    prepared.run(index);
    return undefined;
  } catch (error) {
    if (error instanceof Mismatch) return error.message;
    throw error;
  }
};

const AS_WRITTEN = 'as it is written';

const expectShown = (
  prepared: Prepared,
  index: number,
  expected: string | undefined,
  reading: string,
): void => {
  const found = foundBy(prepared, index);
  if (found !== expected)
    throw new Mismatch(`under ${reading}`, found ?? AS_WRITTEN, expected ?? AS_WRITTEN);
};
