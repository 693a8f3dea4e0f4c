// Every definition and every term holds together.
import { describe, expect, test } from 'vitest';
import { terms, VOCABULARY } from '../language/vocabulary.ts';
import { SUBJECTS, stepDefinitions } from '../subjects.ts';
import { ignoredParameters } from './ignored.ts';
import { parametersIn } from './step.ts';

const definitions = stepDefinitions();

describe('every definition', () => {
  test('is there', () => expect(definitions.length).toBeGreaterThan(50));

  test('belongs to a subject that is listed', () => {
    const subjects = new Set<string>(SUBJECTS.map(({ subject }) => subject));
    for (const { subject, wording } of definitions) expect(subjects, wording.es).toContain(subject);
  });

  test('has the same parameters in the same order in both languages', () => {
    const english = new Map(terms.map((term) => [term.name, term.en]));
    for (const { wording } of definitions) {
      const expected = parametersIn(wording.es).map((name) => english.get(name) ?? name);
      expect(parametersIn(wording.en), wording.es).toEqual(expected);
    }
  });

  test('has a wording of its own in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      const wordings = definitions.map((d) => `${d.kind} ${d.wording[language]}`);
      expect(wordings.length - new Set(wordings).size).toBe(0);
    }
  });

  test('reads only terms that exist', () => {
    const known = new Set(['int', ...terms.map((term) => term.name)]);
    for (const { wording } of definitions)
      for (const name of parametersIn(wording.es)) expect(known).toContain(name);
  });

  test('uses every parameter that it names', () => {
    const ignoring = definitions.filter((d) => ignoredParameters(d).length > 0);
    expect(ignoring.map(({ wording }) => wording.es)).toEqual([]);
  });
});

describe('every term', () => {
  test('has a name of its own in both languages', () => {
    expect(new Set(terms.map((t) => t.name)).size).toBe(terms.length);
    expect(new Set(terms.map((t) => t.en)).size).toBe(terms.length);
  });

  test('says each thing in one way', () => {
    for (const [name, term] of Object.entries(VOCABULARY)) {
      if ('pattern' in term) continue;
      for (const at of [0, 1]) {
        const said = term.forms.map((form) => form[at]);
        expect(said.length, name).toBe(new Set(said).size);
      }
    }
  });

  test('that is written reads its own example', () => {
    for (const [name, term] of Object.entries(VOCABULARY))
      if ('pattern' in term)
        expect(new RegExp(`^(?:${term.pattern.source})$`, 'u').test(term.like), name).toBe(true);
  });

  test('has no groups, which would shift the parameters behind it', () => {
    for (const { name, regexp } of terms)
      expect(new RegExp(`${regexp.es.source}|`, 'u').exec('')?.length, name).toBe(1);
  });
});
