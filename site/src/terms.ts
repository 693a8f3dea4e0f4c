// The closed sets that a language of the site puts in words. Profiles, roles, verdicts and editions have names of
// their own, where they are defined.

import type { Ending, Way } from '../../reference-impl/src/lexicon/plurals/parameters.ts';
import type { HitKind } from '../../search/searchable.ts';
import type { PluralList } from '../data/words/lists.ts';
import type { PLURAL_ROWS } from '../data/words/plural-rows.ts';
import type { NameIn, Saying } from '../data/words/row.ts';
import type { VERB_ROWS } from '../data/words/verb-rows.ts';
import type {
  Clause,
  Implementation,
  Interpretation,
  Judgement,
  Ladder,
  Moment,
  Oddity,
  Parameter,
  RelationKind,
  TopicAnswer,
} from './model.ts';

/** How site/data marks the squares: W w L l for word ×3 ×2 and letter ×3 ×2. */
export type PremiumSign = 'W' | 'w' | 'L' | 'l';

type Check = Implementation['checks'][number];
type Words<Value extends string> = Readonly<Record<Value, string>>;

export interface Terms {
  /** What was looked at in results and certificates, and how it stands. */
  readonly check: Words<`${Check['check']}.${Check['state']}`>;
  readonly modality: Words<Clause['modality']>;
  readonly actor: Words<Clause['actor']>;
  /** What a clause does to others. */
  readonly relation: Words<RelationKind>;
  /** What others do to a clause. */
  readonly reverse: Words<RelationKind>;
  readonly change: Words<TopicAnswer['change']>;
  readonly oddity: Words<Oddity['kind']>;
  readonly coverage: Words<Clause['coverage']>;
  /** Fields of what an event reports. */
  readonly report: Words<Moment['facts'][number]['field']>;
  /** What becomes of a word. */
  readonly lexical: Words<Judgement['verdict']>;
  /** How one form comes from another. */
  readonly derivation: Words<Judgement['steps'][number]['op']>;
  /** How a plural differs from its singular. */
  readonly manner: Words<NonNullable<Judgement['steps'][number]['manner']>>;
  /** What kind of values a parameter has. */
  readonly domain: Words<Parameter['kind']>;
  readonly basis: Words<Interpretation['basis']>;
  readonly status: Words<Interpretation['status']>;
  /** What a page is about. */
  readonly thing: Words<HitKind>;
  readonly offence: Words<Ladder['offences'][number]>;
  /** What may be imposed for one. */
  readonly measure: Words<Ladder['steps'][number]['may'][number]>;
  readonly premium: Words<PremiumSign>;
  /** How a word ends, as the rules of plurals tell them apart. */
  readonly ending: Words<Ending>;
  /** How a plural is made. */
  readonly way: Words<Way | 'as-others'>;
  /** Classes of words whose plurals are listed. */
  readonly pluralList: Words<PluralList>;
  readonly wordSection: Words<keyof typeof PLURAL_ROWS | keyof typeof VERB_ROWS>;
  /** What a row of an overview of words is about. */
  readonly wordRow: Words<NameIn<typeof PLURAL_ROWS> | NameIn<typeof VERB_ROWS>>;
  /** What a regulation says in it. */
  readonly wordSaid: Words<Saying>;
}
