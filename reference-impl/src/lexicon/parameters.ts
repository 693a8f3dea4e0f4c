// Every parameter of the lexicon, by group.
import { authority } from './authority.ts';
import { classes } from './classes.ts';
import { compounds } from './compounds.ts';
import { derivatives } from './derivatives.ts';
import { taking } from './plurals/categories.ts';
import { company } from './plurals/company.ts';
import { dated } from './plurals/dated.ts';
import { italics } from './plurals/italics.ts';
import { labelled } from './plurals/labelled.ts';
import { named } from './plurals/named.ts';
import { nouns } from './plurals/nouns.ts';
import { plural } from './plurals/parameters.ts';
import { phrases } from './plurals/phrases.ts';
import { references } from './plurals/references.ts';
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
  classes,
  compounds,
  derivatives,
  taking,
  company,
  phrases,
  references,
  nouns,
  labelled,
  italics,
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
