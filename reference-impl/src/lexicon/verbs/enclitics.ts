// Forms of verbs with pronouns joined to their end. There are too many to be listed: they are recognized when somebody
// asks for one. The pronoun that belongs to the person of a pronominal verb has rules of its own.
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import { oneOf, setOf } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group } from '../../kernel/parameters.ts';
import { clausesOf, type Ground, holds, isSilent, lists, says } from '../../kernel/ruled.ts';
import { type Form, type FormStep, formed } from '../form.ts';
import type { Lemma } from '../lemma.ts';
import { FINITE_AND_GERUND, type Verb } from './paradigm.ts';
import { filled } from './places.ts';
import { countsWithPronoun, shapeOf } from './pronominal.ts';
import { type Joined, PRONOUNS, type Pronoun, takenApart } from './pronouns.ts';

export const enclitics = group('enclitics', {
  /** Pronouns that make a form of a verb several words, so that it does not count. */
  pronouns: setOf(PRONOUNS),
  /** The -SE of the imperfect of the subjunctive: AMASE. */
  subjunctive: oneOf('ending', 'enclitic'),
  /** A word of another article that is spelt like such a form: COMETE, of COMER with TE and of COMETER. */
  homograph: oneOf('valid', 'barred'),
});

const HOSTS: readonly VerbSlot[] = ['inf', ...FINITE_AND_GERUND];

/** What the asked words are as forms of this verb with pronouns. */
export const encliticForms = (
  edition: Edition,
  verb: Verb,
  lemma: Lemma,
  asked: readonly string[],
): readonly Form[] =>
  asked.flatMap((word) =>
    takenApart(word).flatMap((joined) =>
      HOSTS.filter((slot) => verb.formsAt(slot).includes(joined.host))
        .filter((slot) => !isInfinitiveWithSe(slot, joined))
        .flatMap((slot) => formWith(edition, verb, lemma, word, slot, joined)),
    ),
  );

/** It is an infinitive of its own. */
const isInfinitiveWithSe = (slot: VerbSlot, { pronouns }: Joined): boolean =>
  slot === 'inf' && pronouns.join() === 'se';

const formWith = (
  edition: Edition,
  verb: Verb,
  lemma: Lemma,
  word: string,
  slot: VerbSlot,
  { host, pronouns }: Joined,
): readonly Form[] => {
  const conjugated: FormStep = {
    op: slot === 'inf' ? 'without-se' : 'conjugated',
    text: host,
    slot,
  };
  const steps = host === lemma.steps.at(-1)?.text ? lemma.steps : [...lemma.steps, conjugated];
  const step = { op: 'enclitic', text: word } as const;
  const ruling = admits(edition, verb, slot, pronouns);
  if (!ruling) return [];
  const place = slot === 'inf' ? { value: true, because: [] } : filled(edition, verb, slot);
  if (!ruling.admitted) return [formed({ steps }, step, 'invalid', ruling)];
  const verdict = holds(place) ? 'valid' : isSilent(place) ? 'undetermined' : 'invalid';
  return [formed({ steps }, step, verdict, ruling, place)];
};

/** Undefined where nothing is said. */
const admits = (
  edition: Edition,
  verb: Verb,
  slot: VerbSlot,
  pronouns: readonly Pronoun[],
): (Ground & { readonly admitted: boolean }) | undefined => {
  const [pronoun, ...more] = pronouns;
  const isReflexive = REFLEXIVE.some((one) => one === pronoun) && more.length === 0;
  const shape = isReflexive ? shapeOf(edition, verb, slot) : undefined;
  if (shape) {
    const admitted = countsWithPronoun(shape) && pronoun === pronounOf(slot);
    return { admitted, because: shape.because };
  }
  const rule = ask(edition, enclitics.pronouns);
  if (isSilent(rule)) return undefined;
  return { admitted: !pronouns.some((one) => lists(rule, one)), because: rule.because };
};

const REFLEXIVE: readonly Pronoun[] = ['me', 'te', 'se', 'nos', 'os'];

/** Of the person of a form: DIGNOME, DIGNATE, DIGNASE. */
const pronounOf = (slot: VerbSlot): Pronoun => {
  const person = slot.slice(-2);
  if (person === '1s') return 'me';
  if (person === '2s' || person === '2v') return 'te';
  if (person === '1p') return 'nos';
  return person === '2p' ? 'os' : 'se';
};

/** A form of the imperfect of the subjunctive in -SE, which an edition may take for an enclitic. */
export const subjunctive = (edition: Edition, form: Form): Form => {
  if (!form.steps.at(-1)?.slot?.startsWith('sub.impf-se')) return form;
  const rule = ask(edition, enclitics.subjunctive);
  if (isSilent(rule) || form.verdict === 'invalid') return form;
  const verdict = says(rule, 'enclitic') ? 'invalid' : form.verdict;
  return { ...form, verdict, because: clausesOf([form, rule]) };
};
