// What ReDeLetras says on words.
import { rule, say } from '../../kernel/edition.ts';
import { authority } from '../../lexicon/authority.ts';
import { pluralEndings } from './lexicon/plural-endings.ts';
import { pluralTakers } from './lexicon/plural-takers.ts';

export const lexicon = [
  say(authority, { listed: rule(true, 'XI.p1'), unlisted: rule(true, 'XI.p1') }),
  ...pluralTakers,
  ...pluralEndings,
];
