// Plays scored per second by the engine: a full play with cross words, seven tiles and premiums.
import { editions, replay } from '../reference-impl/src/index.ts';
import { midGamePosition } from '../steps/game/positions.ts';
import { laidFrom, writtenTiles } from '../steps/language/notation.ts';

const SECONDS = 1.5;

export const playsPerSecond = (): number => {
  const laid = laidFrom(writtenTiles('ORDENADO'), 'H10', true).slice(1);
  const position = {
    ...midGamePosition(),
    recording: 'sheets' as const,
    racks: { A: laid.map((t) => t.tile), B: [] },
  };
  const once = () =>
    replay(editions['fise-2009'], position, [{ type: 'place', by: 'A', tiles: laid }] as never);
  const { outcomes } = once();
  if (outcomes[0]?.kind !== 'done') throw new Error(`the play is ${JSON.stringify(outcomes[0])}`);
  for (let i = 0; i < 2000; i++) once();
  const started = performance.now();
  let plays = 0;
  while (performance.now() - started < SECONDS * 1000) {
    for (let i = 0; i < 200; i++) once();
    plays += 200;
  }
  return plays / ((performance.now() - started) / 1000);
};
