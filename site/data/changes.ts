// What changed from version to version, read from CHANGELOG.md: a heading `## 0.2.0 (2026-11-18)`, and its points.
import { readFileSync } from 'node:fs';

export interface Version {
  readonly version: string;
  readonly date: string;
  readonly points: readonly string[];
}

const HEADING = /^## (\S+) \((\d{4}-\d{2}-\d{2})\)$/;
const plainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

export const versionsIn = (changelog: string): Version[] =>
  changelog.split(/^(?=## )/m).flatMap((part): Version[] => {
    const [first = '', ...lines] = part.split('\n');
    const [, version, date] = HEADING.exec(first) ?? [];
    if (!version || !date) return [];
    const points = lines
      .filter((line) => line.startsWith('- '))
      .map((line) => plainText(line.slice(2)));
    return [{ version, date, points }];
  });

export const readChanges = (): Version[] => {
  const file = new URL('../../CHANGELOG.md', import.meta.url);
  const versions = versionsIn(readFileSync(file, 'utf8'));
  if (versions.length === 0)
    throw new Error(
      'CHANGELOG.md tells of no version\n  expected a heading such as "## 0.2.0 (2026-11-18)"',
    );
  return versions;
};
