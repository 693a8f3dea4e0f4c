// The data of the site, built in memory from the corpus.
import { beforeAll, describe, expect, test } from 'vitest';
import { plainJson, type SiteData, siteData } from '../data/data.ts';
import { LANGS } from '../src/i18n.ts';
import { clausePath } from '../src/links.ts';

const SLOW = 240_000; // everything is played
const warnings: string[] = [];
let data: SiteData;

beforeAll(async () => {
  data = await siteData('no-results', (line) => warnings.push(line));
}, SLOW);

describe('clauses', () => {
  test('every clause has a path of its own in every language', () => {
    const paths = data.clauses.flatMap(({ id }) => LANGS.map((lang) => clausePath(lang, id)));
    expect(data.clauses.length).toBeGreaterThan(1000);
    expect(new Set(paths).size).toBe(LANGS.length * data.clauses.length);
    for (const one of paths) expect(one).toMatch(/^\/(en\/)?clausulas\/[a-z0-9-]+\/[\w.-]+\/$/);
  });

  test('no two paths differ only in case, so that they stay apart on any disk', () => {
    expect(new Set(data.clauses.map(({ id }) => id.toLowerCase())).size).toBe(data.clauses.length);
  });

  test('a relation is shown at both ends', () => {
    const of = (id: string) => data.clauses.find((c) => c.id === id)?.relations ?? [];
    const forward = of('ajs-2024:3.1.2.1.b').find((r) => r.kind === 'replaces' && !r.reverse);
    expect(forward?.targets.map((t) => t.number)).toEqual(['28.2']);
    const back = of('fise-2009:28.2').find((r) => r.kind === 'replaces' && r.reverse);
    expect(back?.targets.map((t) => `${t.edition}:${t.number}`)).toEqual(['ajs-2024:3.1.2.1.b']);
  });

  test('a relation to an article reaches each of its clauses', () => {
    const added = data.clauses
      .filter((c) => c.edition === 'fise-2009' && c.article === '29')
      .map((c) => c.relations.some((r) => r.kind === 'addsTo' && r.reverse));
    expect(added.length).toBeGreaterThan(1);
    expect(added).not.toContain(false);
  });

  test('every relation leads to something', () => {
    const targets = data.clauses.flatMap((c) => c.relations.flatMap((r) => r.targets));
    expect(targets.length).toBeGreaterThan(300);
    expect(targets.filter((t) => t.kind === 'unknown')).toEqual([]);
  });

  test('clauses follow one another within their edition', () => {
    const first = data.clauses.filter((c) => c.previous === null);
    expect(first.map((c) => c.edition)).toEqual(data.editions.map((e) => e.id));
  });
});

describe('topics and coverage', () => {
  test('every topic that a clause names exists, with a name in both languages', () => {
    const known = new Map(data.topics.map((t) => [t.slug, t]));
    for (const slug of data.clauses.flatMap((c) => c.topics)) {
      expect(known.get(slug)?.name.es, slug).toBeTruthy();
      expect(known.get(slug)?.name.en, slug).toBeTruthy();
    }
  });

  test('every topic and every interpretation belongs to an area', () => {
    const placed = [...data.topics, ...data.interpretations];
    expect(placed.filter(({ profile }) => profile === null)).toEqual([]);
  });

  test('the states of coverage add up to all clauses', () => {
    for (const edition of data.editions) {
      const own = data.clauses.filter((c) => c.edition === edition.id);
      for (const [state, n] of Object.entries(edition.coverage)) {
        expect(own.filter((c) => c.coverage === state).length, state).toBe(n);
      }
      const all = edition.profiles.flatMap(({ coverage }) => Object.values(coverage));
      expect(all.reduce((sum, n) => sum + n, 0)).toBe(own.length);
    }
  });
});

describe('parameters', () => {
  const all = () => data.parameters.flatMap(({ parameters }) => parameters);

  test('each has a saying of every edition, grounded in clauses that exist', () => {
    const known = new Set(data.clauses.map(({ id }) => id));
    expect(all().length).toBeGreaterThan(150);
    for (const { path, editions } of all()) {
      expect(editions.map(({ edition }) => edition)).toEqual(data.editions.map(({ id }) => id));
      for (const { because } of editions) {
        expect(
          because.filter((id) => !known.has(id)),
          path,
        ).toEqual([]);
      }
    }
  });

  test('what an interpretation decides is one of them', () => {
    const paths = new Set(all().map(({ path }) => path));
    const strangers = data.interpretations.filter(({ parameter }) => !paths.has(parameter));
    expect(strangers.map(({ slug, parameter }) => `${slug}: ${parameter}`)).toEqual([]);
  });
});

describe('scenarios', () => {
  test('each row of the examples belongs to a case', () => {
    const rows = data.scenarios.flatMap((s) => s.examples.flatMap((e) => e.rows));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => row.case === null)).toEqual([]);
  });

  test('steps have the same slots in both languages', () => {
    const steps = data.scenarios.flatMap((s) => s.steps);
    const slots = (parts: readonly { slot: boolean }[]) => parts.filter((p) => p.slot).length;
    for (const step of steps) expect(slots(step.en)).toBe(slots(step.es));
    expect(steps.some((step) => slots(step.es) > 0)).toBe(true);
  });

  test('the case that leads shows its table, step by step', () => {
    expect(warnings.filter((line) => line.includes('without its table'))).toEqual([]);
    const games = data.scenarios.filter(({ profile }) => !/^(?:lexico|torneo)/.test(profile));
    expect(games.length).toBeGreaterThan(500);
    for (const { id, cases, shown } of games) {
      const lead = cases.find((c) => c.id === shown[0]?.id);
      expect(lead?.scene?.happenings.length, id).toBeGreaterThan(0);
    }
  });

  test('one case of each edition is shown, whole unless it goes like the one that leads', () => {
    for (const { id, cases, shown } of data.scenarios) {
      const editions = shown.map((one) => cases.find((c) => c.id === one.id)?.edition);
      expect(new Set(editions), id).toEqual(new Set(cases.map((c) => c.edition)));
      expect(shown[0]?.isAlike, id).toBe(false);
    }
    expect(data.scenarios.some(({ shown }) => shown.some(({ isAlike }) => isAlike))).toBe(true);
  });

  test('every score of a play is reckoned: words, factors and bonus come to what is reported', () => {
    const moments = data.scenarios.flatMap(({ cases }) =>
      cases.flatMap(({ scene }) => scene?.happenings ?? []),
    );
    const scored = moments.filter(({ facts }) => facts.some(({ field }) => field === 'score'));
    expect(scored.length).toBeGreaterThan(500);
    for (const { text, facts, sum } of scored) {
      expect(sum, text.es).not.toBeNull();
      const score = facts.find(({ field }) => field === 'score')?.text.es;
      const worth = sum?.words.map(({ sum: written }) => reckoned(written)) ?? [];
      expect(worth, text.es).toEqual(sum?.words.map(({ points }) => points));
      expect(String(worth.reduce((all, n) => all + n, sum?.bonus ?? 0)), text.es).toBe(score);
    }
  });

  test('what a step laid and lifted leads from board to board', () => {
    let moved = 0;
    for (const { cases } of data.scenarios) {
      for (const { id, scene } of cases) {
        if (!scene) continue;
        const lying = new Map(scene.board.map((tile) => [tile[0], tile]));
        for (const { laid, lifted } of scene.happenings) {
          for (const [square] of lifted) expect(lying.delete(square), id).toBe(true);
          for (const tile of laid) lying.set(tile[0], tile);
          moved += laid.length + lifted.length;
        }
        const end = [...scene.board, ...scene.laid].map(([square]) => square);
        for (const square of lying.keys()) expect(end, id).toContain(square);
      }
    }
    expect(moved).toBeGreaterThan(1000);
  });
});

test('a case about words shows how each is judged', () => {
  const [first] = data.scenarios.find((s) => s.id === 'esc-3001')?.cases ?? [];
  expect(first?.scene).toBeNull();
  expect(first?.judgements).toMatchObject([
    { word: 'QUERUBES', verdict: 'valid', steps: [{ form: 'QUERUB' }, { manner: '-es' }] },
    { word: 'QUERUBS', verdict: 'invalid', because: ['fise-2003:XII.18.5.b'] },
  ]);
});

describe('the table of a case', () => {
  const scenesOf = (id: string) =>
    data.scenarios.find((s) => s.id === id)?.cases.flatMap(({ scene }) => scene ?? []) ?? [];

  test('shows tiles laid one by one, and those picked up again', () => {
    const scenes = scenesOf('esc-0384');
    expect(scenes.length).toBeGreaterThan(0);
    for (const { laid, lifted } of scenes) expect(laid.length + lifted.length).toBeGreaterThan(0);
    const picked = data.scenarios.flatMap((s) => scenesOf(s.id)).filter((s) => s.lifted.length > 0);
    expect(picked.length).toBeGreaterThan(5);
  });

  test('a clock that stands says for what, and one that runs for nothing', () => {
    const clocks = data.scenarios
      .flatMap((s) => scenesOf(s.id))
      .flatMap((s) => s.after.clock ?? []);
    const standing = clocks.filter((clock) => clock.standsFor);
    expect(new Set(standing.map(({ standsFor }) => standsFor?.es)).size).toBeGreaterThan(3);
    for (const { running } of standing) expect(running).toBeNull();
    expect(clocks.filter(({ game }) => game).length).toBeGreaterThan(5);
  });

  test('tells what happened in the words of the steps, in both languages', () => {
    const [scene] = scenesOf('esc-0384');
    expect(scene?.happenings.at(-1)?.text).toEqual({
      es: 'Ana recoge la ficha de I10',
      en: 'Ana picks up the tile on I10',
    });
  });

  test('tells what an event reported', () => {
    const facts = data.scenarios
      .flatMap((s) => scenesOf(s.id))
      .flatMap((s) => s.happenings.flatMap((happening) => happening.facts));
    expect(facts).toContainEqual({ field: 'words', text: { es: 'OLAS', en: 'OLAS' } });
    expect(facts).toContainEqual({ field: 'by', text: { es: 'Bruno', en: 'Bruno' } });
    expect(facts.filter(({ text }) => /undefined|object|none/.test(text.es))).toEqual([]);
  });
});

describe('glossary', () => {
  test('every term has an address, both names, a code name and a definition', () => {
    expect(data.glossary.length).toBeGreaterThan(40);
    expect(new Set(data.glossary.map(({ slug }) => slug)).size).toBe(data.glossary.length);
    for (const { slug, name, code, definition } of data.glossary) {
      for (const text of [name.es, name.en, code, definition.es, definition.en]) {
        expect(text, slug).toBeTruthy();
      }
    }
  });

  test('what the editions call it stands in order of age', () => {
    const runner = data.glossary.find(({ slug }) => slug === 'corremesas');
    expect(runner?.variants.at(0)).toEqual({ edition: 'fise-2003', words: ['monitor'] });
    expect(runner?.variants.at(-1)?.edition).toBe('ajs-2024');
  });
});

test('what is written is what was built, with no bare "<"', () => {
  const json = plainJson({ ...data, hostile: '<script>\u2028' });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(plainJson(data))).toEqual(data);
});

/** A sum as it is written: «(1 + 3×2) × 2 × 3». */
function reckoned(written: string): number {
  const [, letters = written, factors = ''] = /^\((.*)\)((?: × \d+)+)$/.exec(written) ?? [];
  const product = (text: string): number =>
    text.split('×').reduce((all, n) => all * (Number(n) || 1), 1);
  const sum = letters.split(' + ').reduce((all, term) => all + lettersWorth(term), 0);
  return sum * product(factors);
}

function lettersWorth(term: string): number {
  const [points = '', factor = '1'] = term.split('×');
  return Number(points) * Number(factor);
}
