// Answers everything but its goodbye, and stays.
import { agree, lie } from './liar.ts';

setInterval(() => {}, 1000);

await lie('does not say goodbye', agree, { part: () => {} });
