// English pages are in English: whatever Spanish stands on them is quoted, names a word or an article, or is marked as
// Spanish. The wording is mended where it comes from: `# en:` in a feature, a term of the steps, a locale.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { generated } from './generated.ts';

const dist = fileURLToPath(new URL('../dist/en/', import.meta.url));
const pages = globSync('**/*.html', { cwd: dist });
const FEWEST_PAGES = 2500;

/** Words that no English sentence has, and those that only a Spanish one has one after the other. */
const SPANISH =
  /(?<![\p{L}\p{M}/-])(?:según|también|está|están|después|más|así|qué|cómo|cuándo|quién|jugadores|jugador|fichas|ficha|anulada|válida|válido|vuelve|tablero|juez|árbitro|nadie|ambos|primero|segundo|minutos|antes|sobre|hasta|desde|entre|turno|quiere|tiene|puede|debe|reglamento|partida|palabra|ronda|casilla|atril|bolsa|jugada|puntos|torneo|(?:de|en|por|con|para|que) (?:el|la|los|las|su|sus|un|una)|(?:el|la|los|las|un|una) \p{Ll}+ (?:de|que|en|no|se))(?![\p{L}\p{M}/-])/u;

const plainText = (html: string): string =>
  html
    .replace(/^[\s\S]*?<main/, '<main')
    .replace(/<(script|style|code|pre|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]* lang="es"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"');

/** What is quoted is what a regulation or a dictionary prints. */
const quoted = /«[^»]*»|“[^”]*”|"[^"\n]*"|\[[^\]\n]*\]|‘[^’]*’/g;

/** Pages that list words: a line of one word is a word. */
const isListed = (page: string, line: string): boolean =>
  /^(?:plurales|verbos)\//.test(page) && !line.trim().includes(' ');

test('pages say nothing in Spanish', () => {
  expect(pages.length).toBeGreaterThan(FEWEST_PAGES);
  const found = pages.flatMap((page) => {
    const lines = plainText(readFileSync(`${dist}${page}`, 'utf8')).split('\n');
    return lines
      .filter((line) => SPANISH.test(line.replace(quoted, ' ')) && !isListed(page, line))
      .map((line) => `${page}: ${line.trim().slice(0, 120)}`);
  });
  expect(found.slice(0, 40)).toEqual([]);
});

test('every title, rule, heading and slot of a scenario has its English', () => {
  const { scenarios } = generated();
  expect(scenarios.length).toBeGreaterThan(1000);
  const slot = /[<>]/;
  const missing = scenarios.flatMap(({ id, title, examples, steps }) => [
    ...(slot.test(title.es + title.en) ? [`${id}: title ${title.en}`] : []),
    ...examples.flatMap(({ name, header }) => [
      ...(name.es && !name.en ? [`${id}: table ${name.es}`] : []),
      ...header.en.filter((column) => slot.test(column)).map((column) => `${id}: column ${column}`),
    ]),
    ...steps.flatMap(({ en }) =>
      en.filter(({ text }) => slot.test(text)).map(({ text }) => `${id}: step ${text}`),
    ),
  ]);
  expect(missing).toEqual([]);
});
