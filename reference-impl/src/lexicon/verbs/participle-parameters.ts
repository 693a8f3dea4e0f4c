// What regulations say of the passive participle: how it ends, and which of its forms each use of a verb gives.
import { ERAS, VALENCIES } from '../../../../protocol/generated/vocabulary.ts';
import { flag, oneOf, orSilence } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

/** The longest that fits is the ending of a participle: INSCRIPTO ends in -PTO, PAGO in a bare -O. */
export const PARTICIPLE_ENDINGS = ['ado', 'ido', 'pto', 'to', 'cho', 'so', 'o'] as const;

export const participle = group('participle', {
  /** Whether a participle is formed with this ending. */
  ending: table(PARTICIPLE_ENDINGS, oneOf('counts', 'does-not')),
  /** What a use of the verb gives: both genders and numbers, or the masculine singular only. */
  forms: table(VALENCIES, orSilence(oneOf('all', 'masculine-singular', 'none'))),
  /** What a sense of this age gives, where its use gives all forms. */
  dated: table(ERAS, oneOf('all', 'masculine-singular')),
  /** An old sense that is still used somewhere counts as a current one. */
  stillUsed: flag(),
  /** The participle of a verb of which the infinitive alone is valid. */
  ofInfinitiveOnly: oneOf('none', 'as-others'),
  /** Whether it needs an article of its own, as other adjectives made of verbs do. */
  article: oneOf('needless', 'needed'),
  /** What an article of its own makes valid, besides what the verb gives. */
  ownArticle: oneOf('what-it-prints', 'every-form', 'nothing'),
  /** A form that a phrase of the article shows and the verb does not give by itself. */
  inPhrase: oneOf('none', 'shown'),
});
