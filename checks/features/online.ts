// What a game server claims needs only what an online game has: the program keeps the score, and nothing happens but
// plays, exchanges, passes, challenges and their rulings. A note, a slip or a press of the clock would shut it out.
import { type Problem, problem } from '../../corpus/problem.ts';
import type { EventType } from '../../protocol/generated/types.ts';
import { ROLE_PROFILES } from '../../protocol/generated/vocabulary.ts';
import type { Check } from '../check.ts';
import { type PlayedGame, playGames } from '../played.ts';

const ONLINE: readonly EventType[] = ['place', 'exchange', 'pass', 'challenge', 'rule'];

export const onlineOnly: Check = {
  name: 'a game server is asked only what an online game has',
  atLeast: 100,
  run: async ({ scenarios }) => {
    const served = scenarios.filter(({ profile }) => ROLE_PROFILES.servidor.includes(profile));
    const played = await playGames(served.flatMap((s) => s.cases));
    return { looked: played.length, problems: played.flatMap(beyondOnline) };
  },
};

const beyondOnline = ({ of, table }: PlayedGame): Problem[] => {
  const { position, events } = table.game();
  const tell = (found: string, expected: string, remedy: string): Problem =>
    problem(
      of.uri,
      { line: of.line, column: 1 },
      `${of.id} (${of.profile}) ${found}`,
      expected,
      remedy,
    );
  const others = new Set(events.map((e) => e.type).filter((type) => !ONLINE.includes(type)));
  const kept = position.recording !== 'automatic';
  return [
    ...(kept
      ? [
          tell(
            `has its score kept on ${position.recording}`,
            'a program that keeps it',
            'begin the feature with "Antecedentes:" and "Dado que el programa lleva la cuenta"',
          ),
        ]
      : []),
    ...(others.size > 0
      ? [
          tell(
            `sends ${[...others].join(', ')}`,
            `only ${ONLINE.join(', ')}`,
            "say it without, or move it to a profile of the arbiter's aid, such as papeletas",
          ),
        ]
      : []),
  ];
};
