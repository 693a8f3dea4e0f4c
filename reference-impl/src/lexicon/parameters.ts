// Every parameter of the lexicon, by group.
import { authority } from './authority.ts';
import { derivatives } from './derivatives.ts';
import { taking } from './plurals/categories.ts';
import { company } from './plurals/company.ts';
import { dated } from './plurals/dated.ts';
import { named } from './plurals/named.ts';
import { nouns } from './plurals/nouns.ts';
import { plural } from './plurals/parameters.ts';
import { phrases } from './plurals/phrases.ts';
import { conjugating } from './verbs/conjugating.ts';
import { defective } from './verbs/defective.ts';
import { enclitics } from './verbs/enclitics.ts';
import { impersonal } from './verbs/impersonal.ts';
import { participle } from './verbs/participle-parameters.ts';
import { pronominal } from './verbs/pronominal-parameters.ts';
import { restored } from './verbs/restored.ts';
import { voseo } from './verbs/voseo.ts';

export const LEXICON_PARAMETERS = {
  authority,
  derivatives,
  taking,
  company,
  phrases,
  nouns,
  dated,
  named,
  plural,
  conjugating,
  enclitics,
  participle,
  pronominal,
  defective,
  impersonal,
  voseo,
  restored,
} as const;
