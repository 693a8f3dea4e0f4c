// Decides everything as the reference does, over a table that is none: it asks the reference, a program like any other,
// and passes its answers on with board, bag, racks and turns gone, absurd deductions and the wrong winner.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { GameReplayResult } from '../../protocol/generated/types.ts';

const spoilt = ({ outcomes, state }: GameReplayResult): GameReplayResult => ({
  outcomes,
  state: {
    ...state,
    board: [{ square: 'O15', tile: 'Z' }],
    bag: [],
    racks: { A: ['?', '?'], B: [] },
    hands: { A: ['Z'], B: ['Z'] },
    turns: [],
    ended: state.ended && {
      ...state.ended,
      winner: state.ended.winner === 'A' ? 'B' : 'A',
      deductions: { A: 999, B: 999 },
    },
  },
});

const { stdin, stdout } = spawn(process.execPath, ['reference-impl/adapter/stdio.ts'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
process.stdin.pipe(stdin);
for await (const line of createInterface({ input: stdout })) {
  const answer = JSON.parse(line) as { readonly result?: object };
  const result =
    answer.result && 'outcomes' in answer.result
      ? spoilt(answer.result as GameReplayResult)
      : answer.result;
  process.stdout.write(`${JSON.stringify({ ...answer, ...(result ? { result } : {}) })}\n`);
}
