// The forms of a verb among those of its article: a file for each kind, over one reading of its paradigm.
import type { DictionaryEntry } from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import type { Form } from '../form.ts';
import type { Lemma } from '../lemma.ts';
import { conjugatedForms } from './conjugated.ts';
import { type VerbForms, verbIn } from './paradigm.ts';

const MAKERS: readonly VerbForms[] = [conjugatedForms];

export const verbForms = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
): readonly Form[] => {
  const verb = verbIn(entry);
  return verb ? MAKERS.flatMap((make) => make(edition, verb, lemma)) : [];
};
