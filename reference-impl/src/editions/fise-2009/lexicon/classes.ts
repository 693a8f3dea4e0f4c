// What FISE 2009 says on classes of words: which it leaves out, which it takes where the dictionary has them.
import { rule, say } from '../../../kernel/edition.ts';
import { classes } from '../../../lexicon/classes.ts';
import { compounds } from '../../../lexicon/compounds.ts';

export const classRules = [
  say(classes, {
    word: {
      abbreviation: rule('never', 'XII.1'),
      unit: rule('never', 'XII.1'),
      symbol: rule('never', 'XII.16'),
      affix: rule('never', 'XII.14'),
      'proper-name': rule('never', 'XII.10'),
      capital: rule('never', 'XII.15.s2'),
      acronym: rule('if-listed', 'XII.15'),
      apocope: rule('if-listed', 'XII.4'),
      aphaeresis: rule('if-listed', 'XII.3'),
      latinism: rule('if-listed', 'XII.9'),
      italic: rule('if-listed', 'XII.6'),
      onomatopoeia: rule('if-listed', 'XII.11'),
      'cross-reference': rule('if-listed', 'XII.18.3.p1'),
      part: rule('if-listed', 'XII.8.p2'),
    },
  }),
  say(compounds, { form: rule('never', 'XII.8.p1') }),
];
