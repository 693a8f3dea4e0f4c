// Too many tiles: who has to do what, depending on the edition, on who speaks and when, on what was seen.
import type { RemedyReport } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import { RACK_SIZE, without } from '../board/tiles.ts';
import { withAct } from '../conduct/acts.ts';
import { type Act, recordOf } from '../conduct/record.ts';
import type { EventOf, Handlers } from '../events.ts';
import { owned } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { momentOf, tellerOf } from './moment.ts';
import { drawing, surplus } from './parameters.ts';
import { closeRemedy, noRemedy } from './remedy.ts';
import { backToBag, openReturn } from './return-tiles.ts';

/** What is known of the surplus: its size, and how much of the draw has been seen or racked. */
interface Surplus {
  readonly player: Player;
  readonly count: number;
  readonly held: number;
  readonly racked: number;
  readonly seen: number;
  readonly untouched: number;
}

/** What has to be done, and the rulings that say so. */
interface Decided extends Ground {
  readonly report: RemedyReport;
}

const reportSurplus = (
  edition: Edition,
  state: State,
  { by, player, arbiter }: EventOf<'report-surplus'>,
): Step => {
  const moment = momentOf(edition, state, player);
  const response = ask(edition, surplus.response, tellerOf(by, player), moment);
  const found = surplusOf(state, player);
  if (found.count <= 0) return refused(state, 'nothing-wrong', response);
  if (state.remedy) return refused(state, 'out-of-order', response);
  if (isSilent(response)) return unregulated(state, response);
  const elsewhere = otherOccasion(edition, state, player);
  if (elsewhere && !holds(elsewhere)) return unregulated(state, elsewhere);
  const repeat = ask(edition, surplus.repeatCostsTurn);
  const again = state.surpluses[player] > 0 && holds(repeat);
  const isForfeit = response.value === 'forfeit'; // the turn is lost then, the first time as well
  const unrecorded = arbiter === false;
  const uncalled = isForfeit && unrecorded ? [ask(edition, surplus.uncalled)] : [];
  const forfeited = isForfeit && !uncalled.some((how) => says(how, 'remedy'));
  const { report, because } = forfeited ? forfeit(edition, found) : remedyFor(edition, found);
  const stops = ask(edition, surplus.stopsClock);
  const ground = jointly(response, { because }, ...uncalled, ...(isForfeit ? [] : [repeat]));
  const losesTurn = again ? player : report.losesTurn;
  const recorded = (again || report.recorded) && !unrecorded;
  const ordered = { ...report, losesTurn, recorded };
  const offence = ask(edition, surplus.offence);
  const counted = says(offence, 'every')
    ? withAct(state, onPurpose(state, player, offence))
    : state;
  return done(
    openReturn(edition, counted, ordered, player, ground),
    ordered,
    ground,
    stops,
    ...(elsewhere ? [elsewhere] : []),
    ...(hasPlayedOn(state, player) ? [offence] : []),
  );
};

const onPurpose = ({ conduct }: State, by: Player, ground: Ground): Act => ({
  ...{ event: conduct.event, by, breach: true, offence: 'surplus-on-purpose' },
  ...jointly(ground),
});

/** It has been found before that the player went on with too many tiles knowingly. */
const hasPlayedOn = ({ conduct }: State, player: Player): boolean =>
  recordOf(conduct).some((one) => one.player === player && one.offence === 'surplus-on-purpose');

/** What is said of a surplus that was drawn at another occasion than after a play. */
const otherOccasion = (edition: Edition, state: State, player: Player) => {
  const occasion = state.draws[player]?.occasion ?? 'refill';
  return occasion === 'refill' ? undefined : ask(edition, surplus.alsoIn, occasion);
};

const surplusOf = (state: State, player: Player): Surplus => {
  const held = owned(state, player);
  const count = held - RACK_SIZE;
  const draw = state.draws[player];
  // What the last draw does not account for has been on the rack since before it.
  const { racked, seen } =
    draw && count <= draw.tiles.length ? draw : { racked: RACK_SIZE, seen: RACK_SIZE };
  return { player, count, held, racked, seen, untouched: draw?.unseen.length ?? 0 };
};

const remedyFor = (edition: Edition, found: Surplus): Decided => {
  const { count, racked, seen, untouched } = found;
  const choice = ask(edition, surplus.choice, racked > 0 ? 'racked' : seen > 0 ? 'seen' : 'unseen');
  if (says(choice, 'blind')) return blind(edition, found, choice);
  const partly = ask(edition, surplus.partlySeen);
  if (says(partly, 'unseen-first') && untouched > 0) {
    return untouched >= count
      ? {
          report: {
            ...noRemedy(other(found.player)),
            pool: 'unseen',
            chosenBy: 'chance',
            returns: count,
          },
          because: partly.because,
        }
      : open(edition, found, count - untouched, untouched, jointly(partly, choice));
  }
  return open(edition, found, count, 0, choice);
};

/** Tiles not mixed with the rack yet: the rival takes the surplus without looking. */
const blind = (edition: Edition, { player, count, seen }: Surplus, choice: Ground): Decided => {
  const pool = ask(edition, surplus.blindPool);
  const onlyIfSeen = ask(edition, surplus.shownOnlyIfSeen);
  const shows = holds(onlyIfSeen) && seen > 0;
  return {
    report: {
      ...noRemedy(other(player)),
      pool: says(pool, 'drawn') ? 'drawn' : 'rack',
      chosenBy: 'chance',
      sees: shows ? count : 0,
      returns: count,
    },
    ...jointly(choice, pool, ...(shows ? [onlyIfSeen] : [])),
  };
};

/** Tiles already mixed with the rack: the rival sees some and puts the surplus back. */
const open = (
  edition: Edition,
  found: Surplus,
  returns: number,
  unseenReturned: number,
  choice: Ground,
): Decided => {
  const pool = ask(edition, surplus.openPool);
  const chosenBy = ask(edition, surplus.chosenBy);
  const extra = ask(edition, surplus.extraSeen);
  const onlyIfSeen = ask(edition, surplus.shownOnlyIfSeen);
  const base = says(ask(edition, surplus.extraBase), 'original') ? found.count : returns;
  const hidden = holds(onlyIfSeen) && found.seen === 0;
  const wanted = isSilent(extra) ? base : base + extra.value;
  return {
    report: {
      ...noRemedy(other(found.player)),
      pool: says(pool, 'drawn') ? 'drawn' : 'rack',
      chosenBy: says(chosenBy, 'opponent') ? 'opponent' : 'chance',
      sees: hidden ? 0 : Math.min(wanted, found.held - unseenReturned),
      returns,
      unseenReturned,
    },
    ...jointly(choice, pool, chosenBy, hidden ? onlyIfSeen : extra),
  };
};

/** The rival noticed: the turn is lost, and the incident is put on record. */
const forfeit = (edition: Edition, { player, count, held }: Surplus): Decided => {
  const sees = ask(edition, surplus.forfeitSees);
  const seen = says(sees, 'rack') ? held : says(sees, 'plus-two') ? count + 2 : count;
  return {
    report: {
      ...noRemedy(other(player)),
      pool: 'rack',
      chosenBy: 'opponent',
      sees: seen,
      returns: count,
      losesTurn: player,
      recorded: true,
    },
    because: sees.because,
  };
};

const returnTiles = (
  edition: Edition,
  state: State,
  { by, tiles }: EventOf<'return-tiles'>,
): Step => {
  const { remedy } = state;
  if (remedy?.kind !== 'return')
    return refused(
      state,
      'out-of-order',
      ask(edition, surplus.openPool),
      ask(edition, drawing.refill),
    );
  if (by !== other(remedy.player)) return refused(state, 'not-entitled', remedy.ground);
  if (tiles.length !== remedy.count) return refused(state, 'wrong-number', remedy.ground);
  const returned = without(remedy.pool, tiles) && backToBag(state, remedy.player, tiles);
  if (!returned) return refused(state, 'not-in-pool', remedy.ground);
  return done(closeRemedy(edition, returned, remedy), null, remedy.ground);
};

export const surpluses: Handlers<'report-surplus' | 'return-tiles'> = {
  'report-surplus': reportSurplus,
  'return-tiles': returnTiles,
};
