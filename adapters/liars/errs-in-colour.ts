// Answers with an error that would paint the terminal.
import { lie, write } from './liar.ts';

await lie('errs in colour', ({ id }) =>
  write(
    `${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message: '\u001b[2J\u001b]0;owned\u0007 <script>alert(1)</script>' } })}\n`,
  ),
);
