// Whether a place of the paradigm of a verb is filled. The first rule that has something to say decides.
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import type { Asked } from '../../kernel/ruled.ts';
import { conjugates } from './conjugating.ts';
import type { Verb } from './paradigm.ts';

type PlaceRule = (edition: Edition, verb: Verb, slot: VerbSlot) => Asked<boolean> | undefined;

const RULES: readonly PlaceRule[] = [conjugates];

export const filled = (edition: Edition, verb: Verb, slot: VerbSlot): Asked<boolean> => {
  for (const rule of RULES) {
    const asked = rule(edition, verb, slot);
    if (asked) return asked;
  }
  return { silent: true, because: [] };
};
