// What FISE 2003 says on words.
import { rule, say } from '../../kernel/edition.ts';
import { authority } from '../../lexicon/authority.ts';
import { pluralEndings } from './lexicon/plural-endings.ts';
import { pluralTakers } from './lexicon/plural-takers.ts';

export const lexicon = [
  say(authority, { listed: rule(true, '38'), unlisted: rule(true, '39.2') }),
  ...pluralTakers,
  ...pluralEndings,
];
