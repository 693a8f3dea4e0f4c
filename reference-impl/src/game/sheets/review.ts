// Going over a sheet: what a line lacks of what the edition asks for, and where the two sheets differ.
import type { Duty, Lack, SheetItem } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, isSilent } from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { isPlay, type Line, type Sheet, shortfall } from './lines.ts';
import { sheet as rules, SCORELESS } from './parameters.ts';

type Asking = Asked<'required' | 'best-effort' | 'optional'>;

/** Something that a line may have to carry, whether it is there, and what the edition says of it. */
interface Item {
  readonly item: SheetItem;
  readonly there: boolean;
  readonly asking: Asking;
}

interface Found extends Lack, Ground {}

export const reviewSheet = (
  edition: Edition,
  state: State,
  { of }: EventOf<'review-sheet'>,
): Step => {
  const compared = ask(edition, rules.compared);
  if (isSilent(compared)) return unregulated(state, compared);
  if (state.recording === 'automatic') return refused(state, 'not-applicable', compared);
  const { sheets } = state;
  const found = sheets[of].flatMap((_, i) => lackingIn(edition, state, sheets[of], i + 1));
  const differs = differences(sheets[of], sheets[other(of)]);
  return done(
    state,
    { lacks: found.map(({ line, item, duty }) => ({ line, item, duty })), differs },
    ...(found.length === 0 ? grounds(edition, state, sheets[of]) : found),
    ...(differs.length > 0 || found.length === 0 ? [compared] : []),
  );
};

const lackingIn = (edition: Edition, state: State, sheet: Sheet, line: number): Found[] =>
  itemsOf(edition, state, sheet, line).flatMap(({ item, there, asking }) => {
    const duty = there ? undefined : dutyOf(asking);
    return duty ? [{ line, item, duty, because: asking.because }] : [];
  });

const dutyOf = (asking: Asking): Duty | undefined =>
  isSilent(asking) || asking.value === 'optional' ? undefined : asking.value;

const itemsOf = (edition: Edition, state: State, sheet: Sheet, number: number): readonly Item[] => {
  const line = sheet[number - 1] as Line;
  const hasTotal = line.total !== undefined;
  const sum: Item = {
    item: 'sum',
    there: (shortfall(sheet, number) ?? 0) === 0,
    asking: ask(edition, rules.sum),
  };
  const kind = SCORELESS.find((one) => one === line.kind);
  if (kind)
    return [
      { item: 'dash', there: line.dash === true, asking: ask(edition, rules.dash, kind) },
      { item: 'total', there: hasTotal, asking: ask(edition, rules.carried, kind) },
      sum,
    ];
  return isPlay(line) ? [...itemsOfPlay(edition, state, line), sum] : [];
};

const itemsOfPlay = (edition: Edition, { timing }: State, line: Line): readonly Item[] => [
  {
    item: 'main-word',
    there: line.word !== undefined,
    asking: ask(edition, rules.mainWord, timing),
  },
  { item: 'other-words', there: hasOthers(line), asking: ask(edition, rules.otherWords) },
  { item: 'points', there: line.points !== undefined, asking: ask(edition, rules.points) },
  { item: 'total', there: line.total !== undefined, asking: ask(edition, rules.total) },
];

/** Where it is not known which words a play formed, none is missed. */
const hasOthers = ({ formed = [], others = [] }: Line): boolean =>
  others.length >= formed.length - 1;

/** Lines that one of the sheets has with other points, or has not. */
const differences = (one: Sheet, another: Sheet): readonly number[] => {
  const length = Math.max(one.length, another.length);
  return Array.from({ length }, (_, i) => i + 1).filter(
    (line) => one[line - 1]?.points !== another[line - 1]?.points,
  );
};

/** Of a sheet on which nothing is missing: what it would have had to carry. */
const grounds = (edition: Edition, state: State, sheet: Sheet): readonly Ground[] =>
  sheet.flatMap((_, i) => itemsOf(edition, state, sheet, i + 1).map(({ asking }) => asking));
