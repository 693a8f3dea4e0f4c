// What FISE 2009 says on words, a file a topic.
import { authorityRules } from './lexicon/authority.ts';
import { classRules } from './lexicon/classes.ts';
import { datedRules } from './lexicon/dated.ts';
import { derivativeRules } from './lexicon/derivatives.ts';
import { namedPlurals } from './lexicon/named-plurals.ts';
import { participleRules } from './lexicon/participles.ts';
import { pluralEndings } from './lexicon/plural-endings.ts';
import { pluralTakers } from './lexicon/plural-takers.ts';
import { pronominalRules } from './lexicon/pronominal.ts';
import { verbRules } from './lexicon/verbs.ts';

export const lexicon = [
  ...authorityRules,
  ...classRules,
  ...derivativeRules,
  ...pluralTakers,
  ...datedRules,
  ...namedPlurals,
  ...pluralEndings,
  ...verbRules,
  ...participleRules,
  ...pronominalRules,
];
