// Laws of bodies: who is named for a body sits on it, and of those for the players one, in the order named.
import type { GameEvent, GameReplayParams } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { type Law, law } from './law.ts';

type FormBody = Extract<GameEvent, { readonly type: 'form-body' }>;
type Person = NonNullable<FormBody['parties']>[number];

/** Of a body sit all who are named for it, but of those for the players just one. */
export const bodiesSeated: Law = ({ events }: GameReplayParams, { outcomes }) => {
  for (const [i, event] of events.entries()) {
    const outcome = outcomes[i];
    if (event.type !== 'form-body' || outcome?.kind !== 'done') continue;
    const { seated = [] } = (outcome.report ?? {}) as { readonly seated?: readonly number[] };
    if (seated.length > 0) expectSeated(event, seated);
  }
};

const expectSeated = ({ members, parties = [] }: FormBody, seated: readonly number[]): void => {
  const named = members.map((member, i) => ({ ...member, number: i + 1 }));
  const forPlayers = named.filter(({ seat }) => seat === 'players');
  const chosen = forPlayers.filter(({ number }) => seated.includes(number));
  const sits = named.filter((one) => one.seat !== 'players' || chosen.includes(one));
  const what = law('who sits on the body');
  expectEqual(
    what,
    seated,
    sits.map(({ number }) => number),
  );
  expectEqual(what, chosen.length, Math.min(1, forPlayers.length));
  const before = forPlayers.filter(({ number }) => number < (chosen[0]?.number ?? 0));
  const passedOver = before.filter((one) => !parties.some((party) => haveInCommon(one, party)));
  expectEqual(law('who is passed over with nothing against them'), passedOver, []);
};

/** A country, an association or a club: which of them bars whom is for the edition to say. */
const haveInCommon = (one: Person, other: Person): boolean =>
  (['country', 'affiliation', 'club'] as const).some(
    (tie) => one[tie] !== undefined && one[tie] === other[tie],
  );
