// Says more on its standard error than anybody keeps, and answers all the same.
import { agree, lie } from './liar.ts';

await lie('floods stderr', (replay) => {
  for (let i = 0; i < 90; i++) process.stderr.write('x'.repeat(1_000_000));
  agree(replay);
});
