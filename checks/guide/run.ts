// Writes the generated parts of docs/ADAPTERS.md: `npm run generate` calls it; `--check` fails when they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../../corpus/files.ts';
import { everyCase } from './asked.ts';
import { filled } from './blocks.ts';
import { tilesAndBoard } from './board.ts';
import { conversation } from './conversation.ts';
import { eventTable } from './events.ts';
import { Fields } from './fields.ts';
import { needsTable } from './needs.ts';
import { precedence } from './precedence.ts';
import { turnDiagram } from './turn.ts';

const FILE = 'docs/ADAPTERS.md';

const all = everyCase();
const fields = new Fields();
const page = readFileSync(`${root}${FILE}`, 'utf8');
const written = filled(page, {
  conversation: conversation(all),
  'what each profile asks': needsTable(all),
  'tiles and board': tilesAndBoard(),
  'a turn on sheets': turnDiagram(all),
  'precedence of reasons': precedence(),
  'events of the game': eventTable('game', all, fields),
  'events of a tournament': eventTable('tournament', all, fields),
  // After the tables that name them.
  'closed sets': fields.table(),
});
if (written !== page && process.argv.includes('--check')) {
  console.error(
    `${FILE} differs from what the cases and the schemas give\n  run npm run generate and commit the result`,
  );
  process.exit(1);
}
if (written !== page) writeFileSync(`${root}${FILE}`, written);
console.log(`${all.length} cases, ${FILE} up to date`);
