// What seasons leave behind, as features write it: levels of rivals, categories of the Máster, seasons.
import type { MasterCategory } from '../../../protocol/generated/types.ts';
import { pattern } from '../term.ts';

const CATEGORY = String.raw`(?:\d+ en liga|\d+ en suizo de \d+ rondas)`;

const categoryOf = (text: string): MasterCategory => {
  const [players = 0, rounds] = (text.match(/\d+/g) ?? []).map(Number);
  return rounds === undefined
    ? { players, format: 'league' }
    : { players, format: 'swiss', rounds };
};

const SEASON = String.raw`\d{4}-\d{4}`;

export const SEASON_TERMS = {
  niveles: pattern('levels', /\d{4}(?: \d{4})*/u, '1900 1850 1820', (text) =>
    text.split(' ').map(Number),
  ),
  categorías: pattern(
    'categories',
    new RegExp(`(?:${CATEGORY}, )*(?:${CATEGORY} y )?${CATEGORY}`, 'u'),
    '10 en liga y 13 en suizo de 9 rondas',
    (text) => text.split(/, | y | and /u).map(categoryOf),
    {
      links: [
        ['y', 'and'],
        [' en liga', ' in a league'],
        [' en suizo de ', ' in a Swiss of '],
        [' rondas', ' rounds'],
      ],
    },
  ),
  temporadas: pattern(
    'seasons',
    new RegExp(`(?:${SEASON}, )*(?:${SEASON} y )?${SEASON}`, 'u'),
    '2021-2022 y 2023-2024',
    (text) => text.match(/\d{4}-\d{4}/g) ?? [],
    { links: [['y', 'and']] },
  ),
} as const;
