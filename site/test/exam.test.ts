// The exam: questions that can be told apart, one right answer each, and a memory of what was answered.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { answered, type Memory, progressOf } from '../src/exam/memory.ts';
import { browsing } from './browsing.ts';
import { generated } from './generated.ts';

const { exam, clauses } = generated();

describe('questions', () => {
  test('there are many in every regulation, in many areas', () => {
    for (const edition of EDITIONS) {
      const own = exam.filter((question) => question.edition === edition);
      expect(own.length, edition).toBeGreaterThan(100);
      expect(new Set(own.map(({ profile }) => profile)).size, edition).toBeGreaterThan(5);
    }
  });

  test('each tells a case, has one right answer and others that say something else, and a reason', () => {
    const known = new Set(clauses.map(({ id }) => id));
    for (const { id, asked, right, wrong, clauses: reasons } of exam) {
      expect(asked.length, id).toBeGreaterThan(0);
      const said = [right, ...wrong.map(({ says }) => says)].map((lines) => JSON.stringify(lines));
      expect(new Set(said).size, id).toBe(said.length);
      expect(said.length, id).toBeGreaterThan(1);
      expect(
        reasons.filter((clause) => !known.has(clause)),
        id,
      ).toEqual([]);
      expect(reasons.length, id).toBeGreaterThan(0);
    }
  });

  test('none gives its regulation away by an id, and both languages are there', () => {
    const texts = exam.flatMap(({ asked, right }) => [...asked, ...right]);
    for (const { es, en } of texts) {
      expect(es).not.toMatch(/fise-20|redeletras|resumen-20|ajs-20/);
      expect(en).not.toBe('');
    }
  });
});

describe('memory', () => {
  const now = new Date('2026-01-01T10:00:00Z');
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const empty: Memory = { cards: {} };

  test('what is missed comes back at once, what is known after days, and more days each time', () => {
    const missed = answered(empty, 'a', false, now);
    expect(progressOf(missed, ['a', 'b'], later(0.1))).toEqual({
      known: 0,
      due: ['a'],
      unseen: ['b'],
    });
    let right = answered(answered(empty, 'a', true, now), 'a', true, later(0.01));
    expect(progressOf(right, ['a'], later(0.5))).toEqual({ known: 1, due: [], unseen: [] });
    const [first] = dues(right);
    right = answered(right, 'a', true, new Date(first ?? 0));
    const [second] = dues(right);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan((first ?? 0) - now.getTime());
  });

  test('it outlives being written down', () => {
    const kept: Memory = JSON.parse(JSON.stringify(answered(empty, 'a', true, now)));
    expect(progressOf(answered(kept, 'a', true, later(1)), ['a'], later(1)).known).toBe(1);
  });

  const dues = ({ cards }: Memory) =>
    Object.values(cards).map(({ due }) => new Date(due).getTime());
});

describe('in a browser', () => {
  const site = browsing();

  test('a question is answered by tapping, the reason follows, and it is remembered', async () => {
    await site.open('examen/?reglamento=fise-2009&area=fichas');
    await site.page.locator('.answer-button').first().click();
    const reason = site.page.locator('.exam-reason');
    expect(await reason.locator('h2').textContent()).toMatch(/^[✓✗]/);
    expect(await reason.locator('.told-answers li').count()).toBeGreaterThan(1);
    expect(await reason.locator('a.ref').first().textContent()).toContain('FISE 2009');
    const before = await site.page.locator('.progress').textContent();
    await site.page.getByRole('button', { name: 'Siguiente' }).click();
    await site.page.locator('.exam-question').waitFor();
    await site.page.reload();
    await site.page.locator('.exam-question').waitFor();
    expect(await site.page.locator('.progress').textContent()).toBe(before);
    expect(before).not.toContain('0 sabidas · 0 para repasar ahora · 0 sin ver');
  });
});
