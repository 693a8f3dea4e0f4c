// How a turn runs where players keep the score: from stage to stage, as the reference goes in the cases of one edition.
import type { Asked } from './asked.ts';
import { momentsOf } from './asked.ts';

const EDITION = 'fise-2009';
/** What happens less often is a circumstance, not how a turn runs. */
const LEAST = 5;

export const turnDiagram = (all: readonly Asked[]): string => {
  const seen = new Map<string, Map<string, number>>();
  for (const { case: c, call } of all) {
    if (call.method !== 'game/replay' || c.edition !== EDITION) continue;
    for (const { type, before, after, isAutomatic } of momentsOf(call.params)) {
      if (isAutomatic || after.outcomes.at(-1)?.kind !== 'done') continue;
      const [from, to] = [before.stage, after.state.ended ? 'ended' : after.state.stage];
      if (!from || !to || from === to) continue;
      const events = seen.getOrInsertComputed(`${from} --> ${to}`, () => new Map<string, number>());
      events.set(type, (events.get(type) ?? 0) + 1);
    }
  }
  const lines = [...seen].flatMap(([way, events]) => {
    const usual = [...events].filter(([, n]) => n >= LEAST).map(([type]) => type);
    return usual.length === 0 ? [] : [`  ${way}: ${usual.sort().join(', ')}`];
  });
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> to-play',
    ...lines.sort(),
    '  ended --> [*]',
    '```',
  ].join('\n');
};
