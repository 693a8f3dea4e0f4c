// Talking during the game: to whom, of what, and how.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, isSilent } from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import type { Step } from '../outcome.ts';
import type { State } from '../state.ts';
import { judged } from './acts.ts';
import { conduct } from './parameters.ts';
import { isOfficial } from './record.ts';
import { speakOfWord } from './validity.ts';

type Ruling = Asked<'breach' | 'allowed'>;

const NOTHING: Ruling = { silent: true, because: [] };

export const speak = (edition: Edition, state: State, event: EventOf<'speak'>): Step =>
  event.about === 'word'
    ? speakOfWord(edition, state, event)
    : judged(edition, state, event.by, [contentOf(edition, event), ...mannerOf(edition, event)]);

const contentOf = (edition: Edition, { by, to, about }: EventOf<'speak'>): Ruling => {
  if (to === 'neighbour' || to === 'spectator') return ask(edition, conduct.talkElsewhere, to);
  if (about === 'word') return NOTHING;
  if (to === other(by)) return ask(edition, conduct.talkToRival, about);
  return isOfficial(to) && (about === 'counting' || about === 'rules')
    ? ask(edition, conduct.askOfficial, about)
    : NOTHING;
};

/** How one speaks matters towards the rival, and only where the edition says so. */
const mannerOf = (edition: Edition, { by, to, loud, rude }: EventOf<'speak'>): Ruling[] => {
  const manners = [...(loud ? ['loud' as const] : []), ...(rude ? ['rude' as const] : [])];
  return manners
    .filter((manner) => to === other(by) || manner === 'rude')
    .map((manner) => ask(edition, conduct.manner, manner))
    .filter((ruling) => !isSilent(ruling));
};
