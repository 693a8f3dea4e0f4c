// Prints something that is not JSON where its answer should be.
import { lie } from './liar.ts';

await lie('garbage', () => process.stdout.write('Traceback: <b>oops</b> \u0007\n'));
