// What FISE 2003 says on classes of words: which it leaves out, which it takes where the dictionary has them.
import { rule, say } from '../../../kernel/edition.ts';
import { classes } from '../../../lexicon/classes.ts';
import { compounds } from '../../../lexicon/compounds.ts';

export const classRules = [
  say(classes, {
    word: {
      abbreviation: rule('never', '39.1#abbreviations', 'XII.6'),
      unit: rule('never', '39.1#abbreviations', 'XII.6'),
      symbol: rule('never', '39.1#symbols', 'XII.7'),
      affix: rule('never', '39.3', 'XII.3'),
      'proper-name': rule('never', 'XII.2'),
      capital: rule('never', '39.7', 'XII.5#capitals'),
      acronym: rule('if-listed', 'XII.5#common-nouns'),
      apocope: rule('if-listed', 'XII.8'),
      aphaeresis: rule('if-listed', 'XII.13'),
      latinism: rule('if-listed', 'XII.10'),
      italic: rule('if-listed', 'XII.18.3#as-printed'),
      foreign: rule('if-listed', 'XII.9'),
      onomatopoeia: rule('if-listed', 'XII.14'),
      part: rule('if-listed', 'XII.4#part'),
    },
  }),
  say(compounds, {
    form: {
      hyphenated: rule('never', '39.1#hyphens', 'XII.4#whole'),
      'several-words': rule('never', 'XII.4#whole'),
    },
  }),
];
