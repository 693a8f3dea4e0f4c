// Forms of voseo, where they differ from those of TÚ: in the present and the imperative.
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { isSilent } from '../../kernel/ruled.ts';
import { isVoseo, type PlaceRule, type Verb } from './paradigm.ts';

export const voseo = group('voseo', {
  /** Where the paradigm shows them, where it does not, and where the verb is conjugated without one. */
  forms: table(['shown', 'left-out', 'no-paradigm'], oneOf('valid', 'invalid')),
});

/** A regulation that does not speak of a verb without a paradigm leaves it its voseo, as all else. */
export const byVoseo: PlaceRule = (edition, verb, slot) => {
  if (!isVoseo(slot)) return undefined;
  const forms = ask(edition, voseo.forms, kindOf(verb, slot));
  return isSilent(forms) ? undefined : { value: forms.value === 'valid', because: forms.because };
};

/** A note tells of the use of a verb, and not of what its paradigm shows. */
const kindOf = ({ shown, note, names }: Verb, slot: VerbSlot): keyof typeof voseo.forms.shape => {
  if (!shown) return 'no-paradigm';
  return note !== undefined || names(slot) ? 'shown' : 'left-out';
};
