// What AJS says on words: its applications decide, so that nothing of the lexicon regulation beneath is left.
import { rule, say, setAside } from '../../kernel/edition.ts';
import { authority } from '../../lexicon/authority.ts';
import { LEXICON_PARAMETERS } from '../../lexicon/parameters.ts';

export const lexicon = [
  ...setAside(LEXICON_PARAMETERS),
  say(authority, {
    listed: rule(true, '4.1.7.p5.s1'),
    unlisted: rule('invalid', '4.1.7.p5.s1'),
    book: { 'ajs-app': rule('admits', '4.1.7.p5.s1') },
  }),
];
