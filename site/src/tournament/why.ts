// Why a player stands where they stand: the numbers of both side by side until one differs, and the rivals they come from.
import { halves, NUMBERS } from '../../../director/numbers.ts';
import { nameIn } from '../../../director/rows.ts';
import { compared, metBy } from '../../../director/why.ts';
import { heading, make, type Part } from '../elements.ts';
import { clauses, filled, type Showing } from './parts.ts';

export const whyRow = (id: string, showing: Showing): HTMLElement => {
  const cell = make('td', 'why', ...comparisonOf(id, showing), ...rivalsOf(id, showing));
  cell.setAttribute('colspan', String(2 + NUMBERS.length));
  return make('tr', 'opened', cell);
};

const comparisonOf = (id: string, showing: Showing): Part[] => {
  const { after, file, language, texts } = showing;
  const name = nameIn(file);
  const at = after.standings.findIndex((row) => row.id === id);
  const [behind, lead] = [after.standings[at + 1], after.leads[at]];
  if (!behind || !lead) return [make('p', '', texts.last)];
  const numbers = compared(after, id);
  const decided = numbers.findIndex(({ decides }) => decides);
  const rows = numbers.map(({ name: one, ahead, behind: other, decides }, i) => {
    const isAfter = decided >= 0 && i > decided;
    const said = decides ? texts.decides : isAfter ? texts.unneeded : texts.same;
    const grounds = decides ? clauses(showing, lead.because) : [];
    return make(
      'tr',
      decides ? 'decides' : isAfter ? 'unneeded' : '',
      heading('row', language.criterion[one]),
      make('td', '', ahead),
      make('td', '', other),
      make('td', 'said', said, ...grounds),
    );
  });
  const head = ['', name(id), name(behind.id), ''].map((text) =>
    text === '' ? make('td', '') : heading('col', text),
  );
  const byLot =
    decided < 0
      ? [make('p', '', language.criterion[lead.by], ...clauses(showing, lead.because))]
      : [];
  return [
    make(
      'table',
      'compared',
      make('thead', '', make('tr', '', ...head)),
      make('tbody', '', ...rows),
    ),
    ...byLot,
  ];
};

const rivalsOf = (id: string, { after, rounds, file, texts }: Showing): Part[] => {
  const name = nameIn(file);
  const met = metBy(rounds, after, id);
  const sum = met.reduce((all, { halfPoints }) => all + halfPoints, 0);
  const kept = after.standings.find((row) => row.id === id)?.buchholz ?? 0;
  const items = met.map(({ round, rival, score, halfPoints }) =>
    make(
      'li',
      '',
      make('span', 'soft', `${round}. `),
      rival === null
        ? texts.noRival
        : `${name(rival)}, ${halves(halfPoints)} (${score?.join('–') ?? ''})`,
    ),
  );
  return [
    make('p', 'rivals-title', texts.rivals),
    make('ol', 'rivals', ...items),
    make('p', 'soft', filled(texts.sum, { all: halves(sum), kept: halves(kept) })),
  ];
};
