// Laws of taking part: who is in follows from who left, who came back and who has a penalty to sit out.
import type { EntrantStatus } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { entrantsOf, type Happened, happenedIn, is, type Law, law } from './law.ts';

interface Presence {
  /** As the edition may have it. */
  may: readonly EntrantStatus[];
  /** The round to be sat out. */
  due?: number;
  readmitted: boolean;
}

export const presenceFollows: Law = (params, result) => {
  const happened = happenedIn(params, result);
  const ids = entrantsOf(params, happened).map(({ id }) => id);
  expectEqual(
    law('players'),
    result.state.players.map(({ id }) => id),
    ids,
  );
  const all = new Map(
    ids.map((id): [string, Presence] => [id, { may: ['in'], readmitted: false }]),
  );
  for (const one of happened) follow(all, one);
  for (const { id, status } of result.state.players) {
    const { may = [] } = all.get(id) ?? {};
    expectEqual(law(`status of ${id}`), status, may.includes(status) ? status : may[0]);
  }
};

const follow = (all: ReadonlyMap<string, Presence>, one: Happened): void => {
  if (is(one, 'record'))
    for (const { player, round } of one.report.penaltyByes) penalise(all.get(player), round);
  if (is(one, 'pair')) for (const own of all.values()) settle(own, one.event.round);
  if (!is(one, 'withdraw', 'rejoin', 'ask-readmission')) return;
  const own = all.get(one.event.player);
  if (!own) return;
  expectFrom(one, own);
  if (is(one, 'withdraw')) own.may = [one.event.temporary ? 'away' : 'out'];
  if (is(one, 'rejoin')) own.may = ['in'];
  if (is(one, 'ask-readmission')) own.readmitted = true;
};

const penalise = (own: Presence | undefined, round: number): void => {
  if (!own) return;
  own.may = own.may.map((status) => (status === 'in' ? 'penalised' : status));
  Object.assign(own, { due: round, readmitted: false });
};

/** Once it is sat out, whoever has not asked to be readmitted may be out. */
const settle = (own: Presence, round: number): void => {
  if (!own.may.includes('penalised') || own.due === undefined || own.due >= round) return;
  own.may = own.readmitted ? ['in'] : ['out', 'in'];
  delete own.due;
};

/** It takes effect with the round that is on or with the next one; with one more where a penalty comes first. */
const expectFrom = (
  one: Happened<'withdraw' | 'rejoin' | 'ask-readmission'>,
  { due }: Presence,
): void => {
  const {
    event,
    report: { from },
    round,
  } = one;
  const next = round + 1;
  const last = event.type === 'rejoin' && due === next ? next + 1 : next;
  const may =
    event.type === 'ask-readmission'
      ? [(due ?? 0) + 1]
      : event.type === 'withdraw' && event.moment === 'before-pairing'
        ? [next]
        : [last, round];
  expectEqual(
    law(`round from which ${event.player} does so`),
    from,
    may.includes(from) ? from : may[0],
  );
};
