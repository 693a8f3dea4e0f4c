// What is told of putting a draw right: how many tiles move, from where, who looks at them and chooses, and who pays.
import type {
  Player,
  RemedyReport,
  ReportSurplusEvent,
  ReturnTilesEvent,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { law } from './law.ts';
import { rivalOf, type Shadow } from './shadow-table.ts';

const RACK = 7;

const ownedBy = ({ held, play }: Shadow, player: Player): number => {
  const laid = play?.by === player && !play.drawn ? play.tiles.length : 0;
  return held[player].length + laid;
};

/** As many go back as are too many, at the hands of the rival, and nothing else is done. */
export const expectSurplus = (
  before: Shadow,
  { player, arbiter }: ReportSurplusEvent,
  remedy: RemedyReport,
): void => {
  const { by, returns, unseenReturned, draws, handsOver, pool, chosenBy } = remedy;
  expectEqual(law('tiles to go back'), returns + unseenReturned, ownedBy(before, player) - RACK);
  expectEqual(law('where they are from'), [pool !== 'none', chosenBy !== 'none'], [true, true]);
  expectEqual(law('tiles to be drawn or handed over'), [draws, handsOver], [0, 0]);
  expectEqual(law('who has to act'), by, rivalOf(player));
  expectLookedAt(remedy, [0, returns, returns + 2]);
  expectChooser(remedy);
  expectLoser(remedy, player, arbiter !== false);
};

/** What goes back is taken from where it was to come from. */
export const expectFromPool = (
  { remedy, draws }: Shadow,
  { by, tiles }: ReturnTilesEvent,
): void => {
  const drawn = draws[rivalOf(by)];
  if (remedy?.pool !== 'drawn' && remedy?.pool !== 'unseen') return;
  const left = [...(remedy.pool === 'drawn' ? drawn.tiles : drawn.unseen)];
  const strange = tiles.filter((tile) => left.splice(left.indexOf(tile) >>> 0, 1).length === 0);
  expectEqual(law(`tiles put back that were not ${remedy.pool}`), strange, []);
};

/** As many are drawn as are missing, or handed over where the bag is empty, and nothing goes back. */
export const expectShortage = (before: Shadow, player: Player, remedy: RemedyReport): void => {
  const { by, returns, unseenReturned, draws, handsOver, pool, chosenBy } = remedy;
  const missing = RACK - ownedBy(before, player);
  expectEqual(law('tiles to go back'), [returns, unseenReturned], [0, 0]);
  expectEqual(law('where they are from'), [pool, chosenBy], ['none', 'none']);
  expectEqual(law('tiles to be drawn'), draws, Math.min(missing, before.bag.length));
  if (before.bag.length > 0) expectEqual(law('tiles to be handed over'), handsOver, 0);
  expectEqual(law('who has to act'), by, draws > 0 ? player : rivalOf(player));
  expectLookedAt(remedy, [0, draws]);
  expectLoser(remedy, player);
};

/** Whoever looks at none cannot choose; whoever looks at more than go back chooses. */
const expectChooser = ({ sees, returns, chosenBy }: RemedyReport): void => {
  if (sees === 0) expectEqual(law('who chooses'), chosenBy, 'chance');
  if (sees > returns) expectEqual(law('who chooses'), chosenBy, 'opponent');
};

/** None, as many as move or, to choose among, two more. */
const expectLookedAt = ({ sees }: RemedyReport, lawful: readonly number[]): void => {
  const nearest = lawful.includes(sees) ? sees : lawful[0];
  expectEqual(law('tiles looked at'), sees, nearest);
};

/** A turn that is lost is put on record if the arbiter is called, and nothing else is; tiles that nobody has seen are not looked at. */
const expectLoser = (
  { losesTurn, recorded, handsOver, pool, sees, chosenBy }: RemedyReport,
  player: Player,
  isCalled = true,
): void => {
  if (losesTurn !== null) expectEqual(law('who loses a turn'), losesTurn, player);
  if (handsOver === 0)
    expectEqual(law('what is put on record'), recorded, isCalled && losesTurn !== null);
  if (pool === 'unseen')
    expectEqual(law('tiles that nobody has seen'), [sees, chosenBy], [0, 'chance']);
};
