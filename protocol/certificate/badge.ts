// A badge for a README: who was examined is not on it, only what it came to and on how much of the suite.
import { markup } from '../../shared/markup.ts';
import type { RunResults } from '../generated/types.ts';
import { extentOf, isConformant } from './recount.ts';

const LABEL = 'Articulado';
const HEIGHT = 20;
const PADDING = 6;
/** Widths of the usual font at 11 px, as near as a badge needs. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, c) => sum + (/[ilj.,:;|'/ ]/.test(c) ? 4 : /[mwMWA-Z0-9✓✗]/.test(c) ? 8 : 6.5),
    0,
  );

export const badgeOf = (results: Pick<RunResults, 'cases' | 'complete'>): string => {
  const [said, colour] = messageOf(results);
  const left = Math.ceil(widthOf(LABEL)) + 2 * PADDING;
  const right = Math.ceil(widthOf(said)) + 2 * PADDING;
  const width = left + right;
  const text = `${LABEL}: ${said}`;
  return `${
    markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${text}">
  <title>${text}</title>
  <rect width="${left}" height="${HEIGHT}" fill="#3b3b3b"/>
  <rect x="${left}" width="${right}" height="${HEIGHT}" fill="${colour}"/>
  <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
    <text x="${left / 2}" y="14">${LABEL}</text>
    <text x="${left + right / 2}" y="14">${said}</text>
  </g>
</svg>`.text
  }\n`;
};

/** A part of the suite is never shown as the whole of it: what was not claimed counts as much as the rest. */
const messageOf = ({
  cases,
  complete,
}: Pick<RunResults, 'cases' | 'complete'>): readonly [string, string] => {
  const { passed, all, areas } = extentOf(cases);
  const share = `${passed}/${all}`;
  if (!isConformant(cases)) return [`✗ ${share}`, '#a3271f'];
  if (!complete) return [`part ${share}`, '#6b5b00'];
  return [`✓ ${share} · ${areas.whole}/${areas.all} areas`, '#1d6b35'];
};
