// What a file says of a tournament before it begins, as a proposal to be looked at; and what it leaves out.
import type { TournamentFile, TournamentProposal } from '../protocol/generated/types.ts';
import { entrantsOf } from './course.ts';

/** What the file leaves out is taken to be as it has to be, and not examined. */
const AS_DUE: Omit<TournamentProposal, 'entered' | 'present' | 'accelerated' | 'starts'> = {
  atTable: 2,
  leagueFits: true,
  seats: 100_000,
  program: 'swiss-perfect',
  permissions: ['format', 'acceleration', 'master-variation'],
  orderNotified: true,
  beginners: 0,
  announced: { on: '2000-01-01', items: ['date', 'rounds', 'duplicate-games', 'prizes'] },
  nationalOver: false,
  firmBefore: true,
  timetableShown: true,
  asDescribed: true,
};

const OPTIONAL = ['accelerated', 'beginners'] as const;

export const proposalOf = (file: TournamentFile): TournamentProposal => {
  const { approval = {} } = file;
  const entered = approval.entered ?? file.players.length;
  const began = (file.played ?? []).length > 0;
  return {
    ...AS_DUE,
    ...approval,
    entered,
    present: began ? entrantsOf(file).length : null,
    accelerated: approval.accelerated ?? null,
    starts: approval.starts ?? '2999-01-01',
  };
};

/** What the file does not say of the tournament, and so cannot be looked at. */
export const unsaidIn = ({ approval = {} }: TournamentFile): readonly string[] =>
  [...Object.keys(AS_DUE), 'starts'].filter(
    (field) => !(field in approval) && !(OPTIONAL as readonly string[]).includes(field),
  );
