// Whether a place of the paradigm of a verb is filled: a verb that is conjugated fills it where nothing limits it.
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, holds, isSilent } from '../../kernel/ruled.ts';
import { conjugates } from './conjugating.ts';
import { byNote, exempt } from './defective.ts';
import { byPerson } from './impersonal.ts';
import type { PlaceRule, Verb } from './paradigm.ts';
import { byVoseo } from './voseo.ts';

const LIMITS: readonly PlaceRule[] = [byNote, byPerson, byVoseo];

export const filled = (
  edition: Edition,
  verb: Verb,
  slot: VerbSlot,
  conjugated = conjugates(edition, verb),
): Asked<boolean> => {
  if (!holds(conjugated)) return conjugated;
  const exemption = exempt(edition, verb, slot);
  if (exemption) return exemption;
  const limits = LIMITS.flatMap((limit) => limit(edition, verb, slot) ?? []);
  const barred = limits.find((limit) => !isSilent(limit) && !limit.value);
  return (
    barred ?? limits.find(isSilent) ?? { value: true, because: clausesOf([...limits, conjugated]) }
  );
};
