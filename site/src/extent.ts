// How far an implementation goes: of all cases of the suite those that pass, those that do not, those never claimed.
import { suite } from './data.ts';
import type { Implementation } from './model.ts';
import { toneOf } from './verdicts.ts';

export interface Extent {
  readonly pass: number;
  readonly fail: number;
  /** Neither asked nor answered: not claimed, or without a result. */
  readonly aside: number;
}

export const totalIn = ({ pass, fail, aside }: Extent): number => pass + fail + aside;

const isWhole = (extent: Extent): boolean => extent.pass === totalIn(extent);

type SuiteCase = (typeof suite.cases)[number];

export const extentOf = (
  { verdicts }: Pick<Implementation, 'verdicts'>,
  cases: readonly SuiteCase[] = suite.cases,
): Extent => {
  const tones = cases.map(([id]) => toneOf(verdicts[id]));
  const pass = tones.filter((tone) => tone === 'pass').length;
  const fail = tones.filter((tone) => tone === 'fail').length;
  return { pass, fail, aside: tones.length - pass - fail };
};

const byEdition = Map.groupBy(suite.cases, ([, edition]) => edition);
const byProfile = Map.groupBy(suite.cases, ([, , profile]) => profile);

export const inEdition = (edition: string): readonly SuiteCase[] =>
  byEdition.get(edition as SuiteCase[1]) ?? [];

export const inProfile = (profile: string): readonly SuiteCase[] =>
  byProfile.get(profile as SuiteCase[2]) ?? [];

export const casesIn = (profile: string, edition: string): readonly SuiteCase[] =>
  inProfile(profile).filter((one) => one[1] === edition);

/** Areas in which every case of every edition passes, of all that there are. */
export const wholeAreas = (implementation: Pick<Implementation, 'verdicts'>) => ({
  whole: [...byProfile.values()].filter((own) => isWhole(extentOf(implementation, own))).length,
  all: byProfile.size,
});
