// How words can be explained, with small word lists: by which article, by which rule, under which edition.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { regularParadigm } from '../../reference-impl/src/index.ts';
import { explainer } from './explain.ts';
import { witnessedForms } from './paradigms.ts';

const listOf = (words: string) => {
  const all = new Set(words.split(' '));
  return (letters: string): boolean => all.has(letters);
};

const waysOf = (word: string, list: string): string[] =>
  explainer(listOf(list), EDITIONS)
    .explain(word)
    .map(({ article, steps }) => [article, ...steps.slice(1).map(({ op }) => op)].join(' '));

// biome-ignore format: one word a line
const EXPLAINED: readonly (readonly [word: string, list: string, way: string])[] = [
  ['clubes', 'club clubes', 'club. m. plural'],
  ['luces', 'luz luces', 'luz. m. plural'],
  ['burladera', 'burladero burladera', 'burladero, ra. adj. feminine'],
  ['burladeras', 'burladero burladeras', 'burladero, ra. adj. feminine plural'],
  ['lectora', 'lector lectora', 'lector, ra. adj. feminine'],
];

describe('a word', () => {
  test.each(EXPLAINED)('%s, where there is %s: %s', (word, list, way) => {
    expect(waysOf(word, list)).toContain(way);
  });

  test('of which the list has no base is not explained', () => {
    expect(waysOf('clubes', 'clubes')).toEqual([]);
  });

  test('is not explained by itself', () => {
    expect(waysOf('club', 'club clubes')).toEqual([]);
  });

  test('that is absent is explained by what bars it', () => {
    const [casita] = explainer(listOf('casa'), EDITIONS).explainAbsence('casita');
    expect(casita?.article).toBe('casa. m.');
    expect(casita?.editions.map(({ verdict }) => verdict)).not.toContain('valid');
  });
});

/** Forms that the list has, by which it is told how the verb is conjugated. */
const conjugated = (infinitive: string, listed: string) => {
  const regular = [...(regularParadigm(infinitive)?.values() ?? [])].join(' ');
  const forms = witnessedForms(infinitive, listOf(`${infinitive} ${listed} ${regular}`)) ?? [];
  return forms.map(({ form }) => form);
};

// biome-ignore format: one verb a line
const IRREGULAR: readonly (readonly [infinitive: string, changed: RegExp, forms: string])[] = [
  ['pensar', /pres/, 'piensa piensan piense piensen'],
  ['contar', /pres/, 'cuenta cuentan cuente cuenten'],
  ['pedir', /pres|pret|sub|ger/, 'pide piden pida pidan pidio pidieron pidiera pidieran pidiese pidiesen pidiere pidieren pidiendo'],
  ['conocer', /pres/, 'conoce conocen conozca conozcan'],
  ['huir', /pres|pret|sub|ger/, 'huye huyen huya huyan huyo huyeron huyera huyeran huyese huyesen huyere huyeren huyendo'],
  ['contener', /pres|pret|sub|fut|cond/, 'contiene contienen contenga contengan contuvo contuvieron contendra contendran contendria contendrian'],
  ['traducir', /pres|pret|sub/, 'traduce traducen traduzca traduzcan tradujo tradujeron tradujera tradujese tradujere'],
  ['leer', /pret|sub\.(impf|fut)|ger/, 'leyo leyeron leyera leyeran leyese leyesen leyere leyeren leyendo'],
];

describe('a verb', () => {
  test.each(IRREGULAR)(
    '%s is conjugated as the list bears witness',
    (infinitive, changed, forms) => {
      const regular = [...(regularParadigm(infinitive) ?? [])];
      const kept = regular.filter(([slot]) => !changed.test(slot)).map(([, form]) => form);
      const irregular = forms.split(' ').filter((form) => !regular.some(([, own]) => own === form));
      const made = witnessedForms(infinitive, listOf([forms, ...kept].join(' '))) ?? [];
      expect(irregular.length).toBeGreaterThan(0);
      expect(made.map(({ form }) => form)).toEqual(expect.arrayContaining(irregular));
    },
  );

  test('that is regular has no forms of its own', () => {
    expect(conjugated('amar', '')).toEqual([]);
  });

  test('whose forms are not in the list has no conjugation', () => {
    expect(witnessedForms('nuclear', listOf('nuclear'))).toBeUndefined();
  });

  test('has both participles where the list has both', () => {
    expect(conjugated('imprimir', 'impreso')).toEqual(['imprimido', 'impreso']);
  });
});
