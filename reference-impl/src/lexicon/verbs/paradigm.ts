// What an article says of the conjugation of its verb: which places of the paradigm it fills, and with which forms.
// Whether those forms count is for the regulation to say.
import type {
  DictionaryEntry,
  ParadigmStyle,
  Sense,
  VerbSlot,
} from '../../../../protocol/generated/types.ts';
import { VERB_SLOTS } from '../../../../protocol/generated/vocabulary.ts';
import type { Edition } from '../../kernel/edition.ts';
import type { Asked } from '../../kernel/ruled.ts';
import type { Form } from '../form.ts';
import type { Lemma } from '../lemma.ts';
import { plain } from '../spelling.ts';
import { regularParadigm } from './regular.ts';

export interface Verb {
  /** In letters, as it is printed. */
  readonly headword: string;
  /** In letters, without its -SE. */
  readonly infinitive: string;
  /** The headword ends in -SE. */
  readonly withSe: boolean;
  /** The senses in which it is a verb. */
  readonly senses: readonly Sense[];
  /** Whether the dictionary shows a paradigm, and how it is laid out. */
  readonly shown: boolean;
  readonly style: ParadigmStyle;
  /** A note that it is used only, or generally, in the places that the article names. */
  readonly note?: 'only' | 'generally';
  /** Whether the article names this place: its note, or the paradigm that it shows. */
  readonly names: (slot: VerbSlot) => boolean;
  /** Whether the article prints the forms of this place. */
  readonly prints: (slot: VerbSlot) => boolean;
  /** The forms of a place, in letters: those that are printed, else the regular one. */
  readonly formsAt: (slot: VerbSlot) => readonly string[];
}

/** The forms of one kind that a verb has, admitted and barred; where words are asked about, those will do. */
export type VerbForms = (
  edition: Edition,
  verb: Verb,
  lemma: Lemma,
  asked?: readonly string[],
) => readonly Form[];

/** What a regulation says of a place; undefined where it does not concern it. */
export type PlaceRule = (
  edition: Edition,
  verb: Verb,
  slot: VerbSlot,
) => Asked<boolean> | undefined;

const known = new WeakMap<DictionaryEntry, Verb>();

/** Undefined where the article is not of a verb; read once, as every edition asks for it. */
export const verbIn = (entry: DictionaryEntry): Verb | undefined => {
  const before = known.get(entry);
  if (before) return before;
  const verb = read(entry);
  if (verb) known.set(entry, verb);
  return verb;
};

const read = ({ headword, senses, paradigm }: DictionaryEntry): Verb | undefined => {
  const verbal = senses.filter(({ category }) => category === 'verb');
  const infinitive = plain(headword).replace(/(?<=r)se$/, '');
  const regular = verbal.length > 0 ? regularParadigm(infinitive) : undefined;
  if (!regular) return undefined;
  const { shown = true, style = 'plain', note, places, forms = [] } = paradigm ?? {};
  const printed = Map.groupBy(forms, ({ slot }) => slot);
  const placeOf = (slot: VerbSlot): VerbSlot => (printed.has(slot) ? slot : sharedPlace(slot));
  return {
    headword: plain(headword),
    infinitive,
    withSe: plain(headword) !== infinitive,
    senses: verbal,
    shown,
    style,
    ...(note ? { note } : {}),
    names: (slot) => places?.includes(slot) ?? (style !== 'impersonal' || isWithoutSubject(slot)),
    prints: (slot) => printed.has(placeOf(slot)),
    formsAt: (slot) => {
      const place = placeOf(slot);
      const form = regular.get(place);
      return (
        printed.get(place)?.map((shown) => plain(shown.form)) ?? (form === undefined ? [] : [form])
      );
    },
  };
};

/** Every place but those of the participle. */
export const FINITE_AND_GERUND: readonly VerbSlot[] = VERB_SLOTS.filter(
  (slot) => slot !== 'inf' && !slot.startsWith('par'),
);

/** Where voseo has forms of its own; elsewhere it shares those of TÚ. */
export const isVoseo = (slot: VerbSlot): boolean => slot === 'ind.pres.2v' || slot === 'imp.2v';

const SHARED: ReadonlyMap<VerbSlot, VerbSlot> = new Map(
  VERB_SLOTS.flatMap((slot) =>
    slot.endsWith('2v') && !isVoseo(slot)
      ? [[slot, slot.replace(/2v$/, '2s') as VerbSlot] as const]
      : [],
  ),
);

/** The place whose forms a place has: that of TÚ for most of voseo. */
export const sharedPlace = (slot: VerbSlot): VerbSlot => SHARED.get(slot) ?? slot;

/** The places of a verb without a subject: the third persons, and those without person. */
export const isWithoutSubject = (slot: VerbSlot): boolean =>
  /\.3[sp]$/.test(slot) || /^(inf|ger|par)\b/.test(slot);
