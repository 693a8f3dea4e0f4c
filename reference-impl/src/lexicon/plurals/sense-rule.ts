// A rule on who takes a plural: what it makes of one sense of an article, for one of the forms under which that stands.
import type { DictionaryEntry, Sense } from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import type { Asked } from '../../kernel/ruled.ts';
import type { Lemma } from '../lemma.ts';

/** It takes a plural, it takes none, or it takes one where others of its kind do. */
export const TAKINGS = ['plural', 'none', 'as-others'] as const;
export type Taking = (typeof TAKINGS)[number];

/** Undefined where the rule has nothing to say of the sense. */
export type SenseRule = (
  edition: Edition,
  sense: Sense,
  entry: DictionaryEntry,
  lemma: Lemma,
) => Asked<Taking> | undefined;
