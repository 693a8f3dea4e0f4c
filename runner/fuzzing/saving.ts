// A finding on disk: a feature that certify runs or, where the steps cannot say it, the request as it was sent.
import { join } from 'node:path';
import { keyOf } from '../../fuzz/difference.ts';
import type { Hunt } from '../../fuzz/hunt.ts';
import type { Finding } from '../../fuzz/shrink.ts';
import { clausesIn, featureOf, type Told } from '../../fuzz/telling/feature.ts';
import { slugOf } from '../../shared/plain.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import type { FuzzCall } from './call.ts';
import type { Found } from './state.ts';

export interface Saved {
  readonly finding: Finding;
  readonly found: Found;
  /** Nothing where no steps say it. */
  readonly told: Told | undefined;
}

export const saveFinding = async (
  { folder, seed }: FuzzCall,
  { referee, ask }: Hunt,
  finding: Finding,
  game: number,
): Promise<Saved> => {
  const told = await featureOf(finding, referee, ask);
  const key = keyOf(finding);
  const base = join(folder, `${slugOf(key, 'finding')}-${seed}-${game}`);
  const file = told ? `${base}.feature` : `${base}.json`;
  const { params, answer, difference } = finding;
  writeWhole(
    file,
    told ? told.text : `${JSON.stringify({ params, expected: answer, difference }, null, 1)}\n`,
  );
  const found: Found = {
    ...{ key, game, times: 1, file },
    editions: [params.edition],
    clauses: clausesIn(answer),
  };
  return { finding, found, told };
};
