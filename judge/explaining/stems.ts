// From the stem of a form back to that of its infinitive, where the verb is not regular: CUENT- to CONT-, TUV- to TEN-.
import { stemsOf } from './endings.ts';

const CHANGES: readonly (readonly [stem: RegExp, before: readonly string[]])[] = [
  [/ie([^aeiou]+)$/, ['e$1', 'i$1']],
  [/^ye([^aeiou]+)$/, ['e$1']],
  [/(?:h|g|)[uü]e([^aeiou]+)$/, ['o$1', 'u$1', 'go$1']],
  [/i([^aeiou]+)$/, ['e$1']],
  [/u([^aeiou]+)$/, ['o$1']],
  [/zc$/, ['c']],
  [/sc$/, ['sc']],
  [/uy$/, ['u']],
  [/([eao])y$/, ['$1']],
  [/([eao])ig$/, ['$1']],
  [/([nls])g$/, ['$1']],
  [/([nl])dr$/, ['$1']],
  [/uj$/, ['uc']],
  [/raj$/, ['ra']],
  [/uv$/, ['', 'en']],
  [/(?:vin|vien|veng)$/, ['ven']],
  [/pus$/, ['pon']],
  [/(?:hic|hiz|hag|h|hech|haz)$/, ['hac']],
  [/(?:fic|fiz|fag|f|fech)$/, ['fac']],
  [/(?:dij|dig|dic|d|dich)$/, ['dec', 'd']],
  [/(?:sup|sep|sabr)$/, ['sab']],
  [/(?:cup|quep|cabr)$/, ['cab']],
  [/(?:quis|querr|quier)$/, ['quer']],
  [/(?:pud|podr)$/, ['pod']],
  [/r(?:i|)$/, ['re']],
  [/v(?:e|ist)$/, ['v']],
  [/scrip?t$/, ['scrib']],
  [/uelt$/, ['olv']],
  [/uest$/, ['on']],
  [/iert$/, ['r', 'ir']],
  [/uert$/, ['or']],
  [/ot$/, ['omp']],
  [/es$/, ['im']],
  [/rit$/, ['re']],
];

/** The longest ending of a conjugation has seven letters: -IÉSEMOS, -ARÍAMOS. */
const LONGEST_ENDING = 7;

const THEMES = ['ar', 'er', 'ir'] as const;

/** A regular ending tells its conjugation, where it begins with other letters than the present does. */
const themesOf = (ending: string): readonly string[] => {
  if (/^i/.test(ending)) return ['er', 'ir'];
  return /^a(?:b|d|nd|r|st|se)/.test(ending) ? ['ar'] : THEMES;
};

/** What might be the infinitive of a form, be it a word or not: the regular ones first. */
export function* infinitivesFor(form: string): Generator<string> {
  for (let cut = 1; cut <= LONGEST_ENDING && cut < form.length; cut++) {
    const at = form.length - cut;
    const themes = themesOf(form.slice(at));
    for (const stem of stemsOf(form.slice(0, at)))
      for (const theme of themes) yield `${stem}${theme}`;
  }
  for (let cut = 0; cut <= LONGEST_ENDING && cut < form.length; cut++) {
    const begin = form.slice(0, form.length - cut);
    for (const [change, befores] of CHANGES)
      if (change.test(begin))
        for (const before of befores)
          for (const stem of stemsOf(begin.replace(change, before)))
            for (const theme of THEMES) yield `${stem}${theme}`;
  }
}
