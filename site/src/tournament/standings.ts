// The standings as a table that fits a phone: under each player, what sets them before the next.

import { NUMBERS } from '../../../director/numbers.ts';
import { type Row, rowsOf } from '../../../director/rows.ts';
import { talliesOf } from '../../../director/tallies.ts';
import { heading, make, type Part } from '../elements.ts';
import { clauses, filled, type Showing } from './parts.ts';
import { whyRow } from './why.ts';

/** Who is opened has a row more, which says why. */
export const standingsTable = (showing: Showing, opened: string | null): HTMLElement => {
  const { after, file, language, texts, rounds } = showing;
  const rows = rowsOf(after, file, talliesOf(rounds), language, true);
  const { columns } = language;
  const shortened = NUMBERS.map((one) => {
    const abbr = make('abbr', '', language.short[one]);
    abbr.title = language.criterion[one];
    return abbr;
  });
  const head: Part[] = [columns.rank, columns.name, ...shortened];
  const table = make(
    'table',
    'standings',
    make('caption', '', filled(texts.standings, { n: rounds.length, all: file.rounds })),
    make('thead', '', make('tr', '', ...head.map((part) => heading('col', part)))),
    make(
      'tbody',
      '',
      ...rows.flatMap((row) => [
        rowOf(row, showing, row.id === opened),
        ...leadRow(row, showing, row.id === opened),
        ...(row.id === opened ? [whyRow(row.id, showing)] : []),
      ]),
    ),
  );
  return table;
};

const rowOf = (row: Row, showing: Showing, isOpen: boolean): HTMLElement => {
  const button = make('button', 'player', row.name) as HTMLButtonElement;
  button.type = 'button';
  button.dataset.player = row.id;
  button.setAttribute('aria-expanded', String(isOpen));
  return make(
    'tr',
    isOpen ? 'opened' : '',
    make('td', 'rank', row.rank, ...moved(row.id, showing)),
    heading('row', button),
    ...row.numbers.map((text) => make('td', '', text)),
  );
};

/** What sets the player before the next one, in a line of its own, as it needs the width. */
const leadRow = ({ lead, because }: Row, showing: Showing, isOpen: boolean): HTMLElement[] => {
  if (lead === '') return [];
  const cell = make('td', '', lead, ...clauses(showing, because));
  cell.setAttribute('colspan', String(1 + NUMBERS.length));
  return [make('tr', isOpen ? 'lead-row opened' : 'lead-row', make('td', ''), cell)];
};

/** How many places up or down from the example as it is. */
const moved = (id: string, { after, placeBefore, texts }: Showing): Part[] => {
  const by = placeBefore(id) - after.standings.findIndex((row) => row.id === id);
  if (by === 0) return [];
  const sign = make('span', by > 0 ? 'up' : 'down', `${by > 0 ? '▲' : '▼'}${Math.abs(by)}`);
  sign.title = filled(by > 0 ? texts.up : texts.down, { n: Math.abs(by) });
  sign.setAttribute('aria-label', sign.title);
  sign.setAttribute('role', 'img');
  return [' ', sign];
};
