// `node reference-impl/adapter/stdio.ts`: the reference implementation over standard input and output.
import { enableCompileCache } from 'node:module';

// Loaded after this, so that it need not be compiled at every start.
enableCompileCache();
const { answerLines } = await import('./lines.ts');

answerLines(process.stdin, process.stdout);
