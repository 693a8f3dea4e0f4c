// What each profile asks of an adapter: what is sent, and the fields of the state without which an answer would not do.
import type {
  GameReplayResult,
  LexiconJudgeParams,
  State,
} from '../../protocol/generated/types.ts';
import { PROFILE_NAMES, PROFILES } from '../../protocol/generated/vocabulary.ts';
import { type Asked, answerOf } from './asked.ts';
import { code, listed, tableOf } from './blocks.ts';

/** Fields of the state that an implementation may leave out where no case of its profiles speaks of them. */
const OPTIONAL = [
  'hands',
  'stage',
  'turns',
  'sheets',
  'clocks',
  'running',
  'turnsToLose',
  'expelled',
] as const satisfies readonly (keyof State)[];

export const needsTable = (all: readonly Asked[]): string => {
  const byProfile = Map.groupBy(all, (asked) => asked.case.profile);
  const rows = PROFILES.flatMap((profile) => {
    const own = byProfile.get(profile);
    if (!own) return [];
    return [
      [
        code(profile),
        PROFILE_NAMES[profile].en,
        sorted(own.flatMap(sent)),
        sorted(own.flatMap(fieldsNeeded)),
      ],
    ];
  });
  return tableOf(['profile', '', 'events, or what articles say', 'also needed in `state`'], rows);
};

const sorted = (names: readonly string[]): string => listed([...new Set(names)].sort());

const sent = ({ call: { params } }: Asked): string[] =>
  'events' in params
    ? params.events.map(({ type }) => type)
    : params.dictionary.entries.flatMap(fieldsOf);

/** What an article says, such as `senses.era`. */
const fieldsOf = ({ senses, ...entry }: LexiconJudgeParams['dictionary']['entries'][number]) => [
  ...Object.keys(entry),
  ...senses.flatMap((sense) => Object.keys(sense).map((field) => `senses.${field}`)),
];

const fieldsNeeded = ({ call, prepared }: Asked): string[] => {
  if (call.method !== 'game/replay') return [];
  const { outcomes, state } = answerOf(call) as GameReplayResult;
  prepared.judge({ outcomes, state });
  return OPTIONAL.filter((field) => {
    const { [field]: _, ...rest } = state;
    try {
      prepared.judge({ outcomes, state: rest });
      return false;
    } catch {
      return true;
    }
  });
};
