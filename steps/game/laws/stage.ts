// The law of the stage: how far the turn has come can be seen on the table.
import { expectEqual } from '../../kernel/expect.ts';
import type { Law } from './law.ts';
import type { Shadow } from './shadow-table.ts';

const RACK = 7;
export const stageAgrees: Law = ({ position }, { state }, shadow) => {
  const { stage, turns } = state;
  const { play, laying, announced, asked, lifted, leftBy } = shadow;
  if (stage === undefined || leftBy || state.ended) return;
  const what = 'law of the table, how far the turn has come';
  const added = turns?.slice(position.turns.length) ?? [];
  const counted = added.filter(({ kind }) => kind === 'invalid').length;
  const lifting = turns ? lifted > counted : stage === 'lifting' && lifted > 0;
  if (!play || laying) expectEqual(what, stage, lifting ? 'lifting' : 'to-play');
  else if (asked) expectEqual(what, stage, 'ruling');
  else if (!play.accepted) expectEqual(what, stage, announced ? 'announced' : 'placed');
  else expectEqual(what, stagesOf(shadow).includes(stage), true);
};

/** Whether a play is complete before both have noted, and a turn with the draw, is for the edition to say. */
const stagesOf = ({ play, notedBy, bag, held }: Shadow): readonly string[] => {
  if (!play) return [];
  const drawn = play.drawn || bag.length === 0;
  const full = held[play.by].length >= RACK || bag.length === 0;
  return [
    ...(notedBy.size < 2 ? ['accepted'] : []),
    'play-complete',
    ...(drawn && full ? ['turn-complete'] : []),
  ];
};
