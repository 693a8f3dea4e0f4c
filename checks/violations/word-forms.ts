// Violations of the rules on words: what a careless program makes of an article.
import type { Form } from '../../reference-impl/src/index.ts';
import type { WordViolation } from './violation.ts';

/** These letters are valid as a plural of the article, whatever else is. */
const admitted = (listed: Form, text: string): Form => ({
  text,
  verdict: 'valid',
  because: [],
  steps: [...listed.steps, { op: 'plural', text }],
});

/** Articles of these headwords are given these plurals besides their own. */
export const alsoPlural =
  (plurals: Readonly<Record<string, string>>): WordViolation['forms'] =>
  (sound) =>
  (edition, entry, asked) => {
    const other = plurals[entry.headword];
    const forms = sound(edition, entry, asked);
    const [listed] = forms;
    return other && listed ? [...forms, admitted(listed, other)] : forms;
  };

export const wordForms: readonly WordViolation[] = [
  {
    name: 'the plural of a longer word is given to a shorter one beside it',
    clauses: [
      'redeletras:XII.18.4.3.c',
      'redeletras:XII.18.4.3.d',
      'redeletras:XII.18.4.3.g',
      'redeletras:XII.18.4.3.m',
      'redeletras:XII.18.4.3.n.p2',
      'redeletras:XII.18.4.3.x.p2',
      'redeletras:XII.18.4.3.y.p3',
      'fise-2009:XII.18.4.3.c.n1',
      'fise-2009:XII.18.4.3.d.n1',
      'fise-2009:XII.18.4.3.g.n1',
      'fise-2009:XII.18.4.3.m.n1',
      'fise-2009:XII.18.4.3.x.n1',
      'fise-2009:XII.18.4.3.y.n1',
    ],
    forms: alsoPlural({
      frac: 'fraques',
      farad: 'faradios',
      erg: 'ergios',
      ohm: 'ohmios',
      hipérbaton: 'hiperbatos',
      carcax: 'carcajes',
      fray: 'frailes',
    }),
  },
  {
    name: 'any word takes an -S for its plural',
    clauses: [
      'redeletras:XII.18.4.p1',
      'fise-2009:XII.18.4.p1',
      'fise-2009:XII.18.1.1.p3',
      'fise-2009:XII.18.1.2.p3',
    ],
    forms: (sound) => (edition, entry, asked) => {
      const forms = sound(edition, entry, asked);
      const [listed] = forms;
      return listed ? [...forms, admitted(listed, `${listed.text}s`)] : forms;
    },
  },
];
