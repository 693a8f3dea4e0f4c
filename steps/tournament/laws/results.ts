// Laws of a result: it is that of the game that was told, and nobody gains by not playing.
import { expectEqual } from '../../kernel/expect.ts';
import { among, eachOnce, type Happened, law } from './law.ts';

type Record = Happened<'record'>;

export const fairResult = (record: Record): void => {
  const { counts, penaltyByes, fault, rated } = record.report;
  const { players, result } = record.event;
  fairPoints(record);
  fairScore(record);
  eachOnce('players for whom a game counts', counts);
  among('players for whom a game counts', counts, players);
  if (rated) expectEqual(law('a rated game counts for nobody'), counts.length > 0, true);
  const [leaver, other] = leaverOf(record);
  if (leaver === undefined || other === undefined)
    expectEqual(law('a game counts for one of two alike'), counts.length === 1, false);
  else if (counts.includes(leaver))
    expectEqual(law('a game counts for who left and not for who stayed'), counts, players);
  const due = penaltyByes.map(({ player }) => player);
  eachOnce('penalty byes', due);
  expectEqual(
    law('penalty byes for who was there'),
    due.filter((id) => !missing(record).includes(id)),
    [],
  );
  for (const { round } of penaltyByes)
    expectEqual(law('round of a penalty bye'), round, record.event.round + 1);
  if (fault)
    expectEqual(law('a fault'), [result.how, result.onlyToCount ?? false], ['resigned', true]);
};

/** Who left and who stayed, where just one did. */
const leaverOf = ({ event: { players, result } }: Record): readonly (string | undefined)[] =>
  result.by === undefined ? [] : [result.by, players.find((id) => id !== result.by)];

const missing = ({ event: { players, result } }: Record): readonly string[] => {
  if (result.how === 'both-absent') return players;
  const left = result.how === 'absence' || result.how === 'no-show';
  return left && result.by !== undefined ? [result.by] : [];
};

/** No more points than are to be had; in a game that was played out whoever has more wins. */
const fairPoints = ({
  event: { players, result },
  report: { halfPoints, rated },
}: Record): void => {
  const [one = 0, other = 0] = halfPoints;
  expectEqual(law('half points of a game'), [0, 2].includes(one + other), true);
  if (rated) expectEqual(law('a rated game has points'), one + other, 2);
  const { how, by } = result;
  if (how === 'played' || how === 'both-absent') {
    const [a = 0, b = 0] = how === 'played' ? result.score : [];
    expectEqual(law('who wins'), Math.sign(one - other), Math.sign(a - b));
  } else if (how !== 'time') {
    const lead = by === players[0] ? one - other : other - one;
    expectEqual(law('who left wins'), lead > 0, false);
  }
};

/** As it was told; where somebody left, that one may have nothing instead. */
const fairScore = ({ event: { players, result }, report: { score } }: Record): void => {
  const { how, by } = result;
  const cut = score.some((_, i) => how === 'both-absent' || players[i] === by);
  const nothing = score.every((own, i) =>
    how === 'both-absent' || players[i] === by ? own === 0 : own >= 0,
  );
  if (how === 'played' || how === 'time' || !cut || !nothing)
    expectEqual(law('score entered'), score, result.score);
};
