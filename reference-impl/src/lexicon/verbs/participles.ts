// The passive participle among the forms of a verb: masculine and feminine, in both numbers, admitted and barred.
import type {
  DictionaryEntry,
  LexicalVerdict,
  VerbSlot,
} from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, type Ground, holds, isSilent, says } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import type { Lemma } from '../lemma.ts';
import { isPlayable, plain } from '../spelling.ts';
import { conjugates } from './conjugating.ts';
import type { Verb } from './paradigm.ts';
import { PARTICIPLE_ENDINGS, participle } from './participle-parameters.ts';
import { givenBy } from './participle-uses.ts';
import { filled } from './places.ts';

/** What takes the place of the -O of the masculine singular. */
const FORMS: readonly (readonly [slot: VerbSlot, ending: string])[] = [
  ['par.ms', 'o'],
  ['par.fs', 'a'],
  ['par.mp', 'os'],
  ['par.fp', 'as'],
];

type Ruling = Ground & { readonly verdict: LexicalVerdict };

export const participleForms = (
  edition: Edition,
  verb: Verb,
  lemma: Lemma,
  entry: DictionaryEntry,
): readonly Form[] =>
  verb
    .formsAt('par')
    .filter((base) => isPlayable(base) && base.endsWith('o'))
    .flatMap((base) => {
      const exists = participleIn(edition, verb, base);
      return FORMS.map(([slot, ending]) => {
        const text = base.replace(/o$/, ending);
        const { verdict, because } = holds(exists)
          ? rulingOn(edition, verb, slot, isShown(entry, text))
          : { verdict: barredOrOpen(exists), because: [] };
        const step = { op: 'participle', text, slot } as const;
        return formed(lemma, step, verdict, exists, { because });
      });
    });

const barredOrOpen = (asked: Ground): LexicalVerdict =>
  isSilent(asked) ? 'undetermined' : 'invalid';

/** Whether the verb has this participle at all. */
const participleIn = (edition: Edition, verb: Verb, base: string): Asked<boolean> => {
  const place = placeIn(edition, verb);
  if (!holds(place)) return place;
  const article = ask(edition, participle.article);
  if (says(article, 'needed')) return { value: false, because: article.because };
  const ending = PARTICIPLE_ENDINGS.find((end) => base.endsWith(end)) ?? 'o';
  const rule = ask(edition, participle.ending, ending);
  return isSilent(rule)
    ? place
    : { value: rule.value === 'counts', because: clausesOf([place, article, rule]) };
};

const placeIn = (edition: Edition, verb: Verb): Asked<boolean> => {
  const conjugated = conjugates(edition, verb);
  if (!says(conjugated, false)) return filled(edition, verb, 'par');
  const rule = ask(edition, participle.ofInfinitiveOnly);
  const because = clausesOf([conjugated, rule]);
  return { value: says(rule, 'as-others'), because };
};

const rulingOn = (edition: Edition, verb: Verb, slot: VerbSlot, shown: boolean): Ruling => {
  const given = givenBy(edition, verb);
  const giving = given.find((one) => says(one, 'all') || (slot === 'par.ms' && gives(one)));
  if (giving) return { verdict: 'valid', because: giving.because };
  const inPhrase = ask(edition, participle.inPhrase);
  const phrase = shown ? [inPhrase] : [];
  const because = clausesOf([...given, ...phrase]);
  if (shown && says(inPhrase, 'shown')) return { verdict: 'valid', because };
  return { verdict: given.some(isSilent) ? 'undetermined' : 'invalid', because };
};

/** The masculine singular is given by any use but one that gives none; of some uses nothing more is said. */
const gives = (given: Asked<unknown>): boolean => !says(given, 'none');

/** `medrar. intr. [expr. medrados estamos]` */
const isShown = ({ senses }: DictionaryEntry, text: string): boolean =>
  senses.some(({ phrase }) => phrase && plain(phrase.text).split(' ').includes(text));
