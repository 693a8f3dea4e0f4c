// What each of the other regulations makes of the same; where it hangs on something else, answer by answer.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import type { Ruling } from '../../data/mesa/model.ts';
import { link, make, type Part } from '../elements.ts';
import { decide, likeness } from './deciding.ts';
import { clauseLinks, type Place } from './parts.ts';

export const elsewhere = (place: Place): HTMLElement => {
  const { page, edition, situation, known } = place;
  const { ruling: here } = decide(situation, edition, known);
  const rows = EDITIONS.filter((id) => id !== edition).map((id) => row(place, id, here));
  const head = make('h2', '', page.elsewhere);
  const body = make('tbody', '', ...rows);
  return make('section', 'elsewhere', head, make('table', '', body));
};

const row = (place: Place, id: EditionId, here: Ruling<string> | undefined): HTMLElement => {
  const { page, situation, known, to } = place;
  const { next, ruling } = decide(situation, id, known);
  const name = make('th', '', link(to({ edition: id }), page.names[id]));
  name.setAttribute('scope', 'row');
  if (ruling) return make('tr', '', name, make('td', '', ...saidOf(place, ruling, here)));
  const ways = (next?.answers ?? []).map((answer) => {
    const under = decide(situation, id, { ...known, [next?.id ?? '']: answer.id }).ruling;
    const said = under ? saidOf(place, under, here) : [page.depends];
    return make('li', '', make('em', '', `${answer.text}: `), ...said);
  });
  const text = make('td', '', `${next?.text ?? page.depends} `, make('ul', '', ...ways));
  return make('tr', '', name, text);
};

const saidOf = (
  { page }: Place,
  ruling: Ruling<string>,
  here: Ruling<string> | undefined,
): readonly Part[] => {
  const isSame = here !== undefined && likeness(here) === likeness(ruling);
  const said = isSame && ruling.kind !== 'unregulated' ? page.same : ruling.doing.join(' ');
  const refs = clauseLinks(page, ruling.because).slice(0, MOST);
  return [said, ...refs.flatMap((ref) => [' ', ref])];
};

/** The rest is a tap away. */
const MOST = 3;
