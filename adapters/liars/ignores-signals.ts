// Hears no signal, and stays after its goodbye.
import { agree, lie } from './liar.ts';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
setInterval(() => {}, 1000);

await lie('ignores signals', (replay) => agree(replay));
