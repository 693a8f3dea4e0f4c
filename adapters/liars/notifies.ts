// Tells what nobody has asked for.
import { agree, lie, write } from './liar.ts';

await lie('notifies', (replay) => {
  write('{"jsonrpc":"2.0","method":"log","params":{"text":"thinking"}}\n');
  agree(replay);
});
