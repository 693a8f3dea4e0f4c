// The forms of a verb among those of its article: a file for each kind, over one reading of its paradigm.
import type { DictionaryEntry } from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import type { Form } from '../form.ts';
import type { Lemma } from '../lemma.ts';
import { conjugatedForms } from './conjugated.ts';
import { encliticForms, subjunctive } from './enclitics.ts';
import { otherInfinitive } from './infinitives.ts';
import { byModel } from './models.ts';
import { verbIn } from './paradigm.ts';
import { participleForms } from './participles.ts';
import { bare } from './pronominal.ts';
import { restoredForms, withoutMisprints } from './restored.ts';

/** `asked` are words that may be forms with pronouns, which nobody lists; tenses are of no use but for them. */
export const verbForms = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
  asked: readonly string[],
): readonly Form[] => {
  const verb = verbIn(entry);
  if (!verb) return [];
  const mended = byModel(edition, withoutMisprints(edition, verb));
  return [
    ...conjugatedForms(edition, mended, lemma, asked).map((form) =>
      subjunctive(edition, bare(edition, mended, form)),
    ),
    ...restoredForms(edition, mended, lemma),
    ...otherInfinitive(edition, mended, lemma),
    ...participleForms(edition, mended, lemma, entry),
    ...encliticForms(edition, mended, lemma, asked),
  ];
};
