// How something was done is judged apart from what was done: the act has its effect, and its manner may be a breach.
import type { ConductRuling, Offence, Report } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import {
  type Asked,
  clausesOf,
  type Ground,
  isSilent,
  jointly,
  lists,
} from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import { BLANK } from '../board/tiles.ts';
import type { EventOf, GameEvent } from '../events.ts';
import { done, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { committed } from './acts.ts';
import { manner } from './manner-parameters.ts';

/** One circumstance that was told, and where the edition speaks of it; null where it leaves it open. */
interface Told extends Ground {
  readonly breach: boolean | null;
}

const told = <T>(
  asked: Asked<T>,
  circumstance: boolean | undefined,
  breaks: (value: T) => boolean,
): readonly Told[] => {
  if (circumstance === undefined) return [];
  const breach = isSilent(asked) ? null : circumstance && breaks(asked.value);
  return [{ breach, ...jointly(asked) }];
};

const isRequired = (value: unknown): boolean => value === 'required';

const drawTold = (edition: Edition, state: State, { by, manner: how = {} }: EventOf<'draw'>) => {
  const drawer = by === state.toMove ? 'starter' : 'other';
  const isOpening = state.turns.length === 0 && !state.play;
  const faceUp = isOpening ? how.faceUp : undefined;
  const heights = ask(edition, manner.bagHeights);
  const { height } = how;
  return [
    ...told(ask(edition, manner.otherHand), how.sameHand, isRequired),
    ...told(heights, height && true, () => height !== undefined && !lists(heights, height)),
    ...told(ask(edition, manner.bagAway), how.nearFace, isRequired),
    ...told(ask(edition, manner.besideBoard), how.elsewhere, isRequired),
    ...told(ask(edition, manner.mouthShut), how.showing, isRequired),
    ...told(ask(edition, manner.promptly), how.slow, isRequired),
    ...told(ask(edition, manner.openingFaceDown, drawer), faceUp, isRequired),
  ];
};

const exchangeTold = (edition: Edition, state: State, event: EventOf<'exchange'>) => {
  const unannounced = state.announcedExchange === null;
  const isKept = state.recording === 'sheets';
  return [
    ...told(ask(edition, manner.exchangeAnnounced), isKept ? unannounced : undefined, isRequired),
    ...told(ask(edition, manner.exchangeFaceDown), event.faceUp, isRequired),
    ...told(ask(edition, manner.exchangeOnTable), event.onBoard, isRequired),
    ...told(ask(edition, manner.exchangeDrawsFirst), event.returnedFirst, isRequired),
  ];
};

const noteTold = (edition: Edition, { play }: State, { blanks }: EventOf<'note'>) => {
  const hasBlank = play?.tiles.some(({ tile }) => tile === BLANK) ?? false;
  const left = blanks === undefined ? undefined : hasBlank && !blanks;
  return told(ask(edition, manner.blankNoted), left, isRequired);
};

interface Manner {
  readonly said: readonly Told[];
  /** Whose act it is; null where it is nobody's at the table. */
  readonly by: Player | null;
  readonly offence?: Offence;
}

const mannerOf = (edition: Edition, state: State, event: GameEvent): Manner | undefined => {
  switch (event.type) {
    case 'draw':
      return { said: drawTold(edition, state, event), by: event.by };
    case 'exchange':
      return { said: exchangeTold(edition, state, event), by: event.by };
    case 'note':
      return { said: noteTold(edition, state, event), by: event.by, offence: 'blank-not-noted' };
    case 'hand-in-slip':
      return { said: told(ask(edition, manner.freshSlips), event.used, isRequired), by: null };
    default:
      return undefined;
  }
};

/** What was done stays as it is; what the regulation says of how it was done comes on top. */
export const withManner = (
  edition: Edition,
  before: State,
  event: GameEvent,
  { state, outcome }: Step,
): Step => {
  const how = outcome.kind === 'done' ? mannerOf(edition, before, event) : undefined;
  if (outcome.kind !== 'done' || !how || how.said.length === 0) return { state, outcome };
  const judged = judgedBy(edition, state, how);
  const because = clausesOf([outcome, judged.outcome]);
  const report = judged.outcome.kind === 'done' ? judged.outcome.report : undefined;
  const both = { ...outcome.report, ...report } as Report;
  return {
    state: judged.state,
    outcome: { ...outcome, because, ...(outcome.report || report ? { report: both } : {}) },
  };
};

const judgedBy = (edition: Edition, state: State, { said, by, offence }: Manner): Step => {
  const breaches = said.filter(({ breach }) => breach === true);
  const ruled = said.filter(({ breach }) => breach !== null);
  if (ruled.length === 0) return unregulated(state, ...said);
  const ruling: ConductRuling = breaches.length > 0 ? 'breach' : 'no-fault';
  const ground = jointly(...(breaches.length > 0 ? breaches : ruled));
  return by
    ? committed(edition, state, by, ruling, ground, offence)
    : done(state, { ruling }, ground);
};
