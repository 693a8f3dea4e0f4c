// Claims less each time that it is started: what it has failed it takes back.
import { existsSync, writeFileSync } from 'node:fs';
import { handshake, lie, say } from './liar.ts';

const [once = ''] = process.argv.slice(2);
const isAgain = existsSync(once);
writeFileSync(once, '');

const claims = isAgain ? { 'fise-2003': ['final'] } : { 'resumen-2018': ['final'] };

await lie('changes its claims', () => process.exit(7), {
  greet: (id) => say(id, { ...handshake('changes its claims'), claims }),
});
