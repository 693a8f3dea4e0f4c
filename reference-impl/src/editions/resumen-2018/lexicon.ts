// What the summary of 2018 says on words: the list decides.
import { rule, say } from '../../kernel/edition.ts';
import { authority } from '../../lexicon/authority.ts';

export const lexicon = [
  say(authority, { listed: rule(true, '2.p1.s1'), unlisted: rule(true, '2.p1.s1') }),
];
