// Answers with thousands of fields that nobody knows, and none that is asked for.
import { lie, say } from './liar.ts';

await lie('has many unknown fields', ({ id }) =>
  say(id, { state: Object.fromEntries(Array.from({ length: 12_000 }, (_, i) => [`key${i}`, i])) }),
);
