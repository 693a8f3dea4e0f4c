// The words of the features: every term of every group, by its Spanish name.
import { BLANK_TERMS } from './blanks.ts';
import { BODY_TERMS } from './bodies.ts';
import { CHALLENGE_TERMS } from './challenge.ts';
import { CLOCK_TERMS } from './clock.ts';
import { CONDUCT_TERMS } from './conduct.ts';
import { DRAWING_TERMS } from './drawing.ts';
import { EDITION_TERMS } from './editions.ts';
import { ENDING_TERMS } from './ending.ts';
import { LAYING_TERMS } from './laying.ts';
import { MANNER_TERMS } from './manner.ts';
import { OFFENCE_TERMS } from './offences.ts';
import { OFFICIAL_TERMS } from './officials.ts';
import { PEOPLE_TERMS } from './people.ts';
import { PLAY_TERMS } from './play.ts';
import { PRESENCE_TERMS } from './presence.ts';
import { RESULT_TERMS } from './results.ts';
import { RULING_TERMS } from './ruling.ts';
import { SANCTION_TERMS } from './sanctions.ts';
import { SETTING_TERMS } from './setting.ts';
import { SHEET_TERMS } from './sheets.ts';
import { START_TERMS } from './start.ts';
import { TALK_TERMS } from './talk.ts';
import { type Choice, type Pattern, type Term, termOf } from './term.ts';
import { THING_TERMS } from './things.ts';
import { TILE_TERMS } from './tiles.ts';
import { APPROVAL_TERMS } from './tournament/approval.ts';
import { EVENT_TERMS } from './tournament/event.ts';
import { LIFE_TERMS } from './tournament/life.ts';
import { LIST_TERMS } from './tournament/lists.ts';
import { MATTER_TERMS } from './tournament/matters.ts';
import { ENTRANT_TERMS } from './tournament/people.ts';
import { SEASON_TERMS } from './tournament/season.ts';
import { TURN_TERMS } from './turns.ts';
import { WORD_TERMS } from './words.ts';

export const VOCABULARY = {
  ...EDITION_TERMS,
  ...PEOPLE_TERMS,
  ...TILE_TERMS,
  ...TURN_TERMS,
  ...RESULT_TERMS,
  ...START_TERMS,
  ...LAYING_TERMS,
  ...PLAY_TERMS,
  ...SHEET_TERMS,
  ...SETTING_TERMS,
  ...BLANK_TERMS,
  ...DRAWING_TERMS,
  ...CHALLENGE_TERMS,
  ...RULING_TERMS,
  ...CLOCK_TERMS,
  ...ENDING_TERMS,
  ...PRESENCE_TERMS,
  ...CONDUCT_TERMS,
  ...TALK_TERMS,
  ...OFFENCE_TERMS,
  ...MANNER_TERMS,
  ...THING_TERMS,
  ...SANCTION_TERMS,
  ...BODY_TERMS,
  ...WORD_TERMS,
  ...OFFICIAL_TERMS,
  ...ENTRANT_TERMS,
  ...APPROVAL_TERMS,
  ...EVENT_TERMS,
  ...LIFE_TERMS,
  ...LIST_TERMS,
  ...MATTER_TERMS,
  ...SEASON_TERMS,
} as const;

export type TermName = keyof typeof VOCABULARY;
export type TermValue<N extends TermName> =
  (typeof VOCABULARY)[N] extends Choice<infer T>
    ? T
    : (typeof VOCABULARY)[N] extends Pattern<infer T>
      ? T
      : never;

export const terms: readonly Term[] = Object.entries(VOCABULARY).map(([name, term]) =>
  termOf(name, term as Choice<unknown> | Pattern<never>),
);
