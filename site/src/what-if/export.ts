// A draft as the files that this project would need: the data of the edition, the interpretation, the rows that change.

import { valueSaid } from '../../../reference-impl/src/index.ts';
import type { Draft } from './draft.ts';
import { readingsOf, valueInWords } from './draft.ts';
import type { Flip } from './flips.ts';

/** One text: each file begins with its path. */
export const filesOf = (draft: Draft, name: string, flips: readonly Flip[]): string =>
  [
    file(`regulations/${name}/edition.yaml`, editionFile(draft, name)),
    file('readings.json', JSON.stringify(readingsOf(draft), null, 2)),
    ...draft.changes.map((change) => interpretationFile(draft, change)),
    file('features, rows that change', rowsOf(flips)),
  ].join('\n');

const file = (path: string, text: string): string => `===== ${path}\n${text}\n`;

const editionFile = ({ edition }: Draft, name: string): string =>
  [`id: ${name}`, `base: ${edition}`, `short: ${name}`, 'date: …', 'colour: …'].join('\n');

const interpretationFile = (
  { edition }: Draft,
  { entry, value }: Draft['changes'][number],
): string => {
  const now = valueSaid(entry.said);
  return file(
    `regulations/interpretations/${entry.path.replaceAll('.', '-').toLowerCase()}.md`,
    [
      '---',
      'question:',
      '  es: ¿…?',
      '  en: …?',
      `clauses: [${(entry.said?.because ?? []).map((id) => `'${id}'`).join(', ')}]`,
      `editions: [${edition}]`,
      `parameter: ${entry.path}`,
      'readings:',
      `  - value: ${JSON.stringify(now ?? null)}`,
      '    es: …',
      '    en: …',
      `  - value: ${JSON.stringify(value)}`,
      '    es: …',
      '    en: …',
      '    adopted: true',
      'basis: text',
      'status: disputed',
      'scenarios: [esc-…]',
      '---',
      '',
      `**ES.** … (${valueInWords(value, now, 'silencio')})`,
      '',
      `**EN.** … (${valueInWords(value, now, 'silence')})`,
    ].join('\n'),
  );
};

const rowsOf = (flips: readonly Flip[]): string =>
  flips
    .map(({ of, broken }) =>
      [`${of.id}  ${of.title.es}`, ...broken.map((step) => `  ✗ ${step}`)].join('\n'),
    )
    .join('\n');
