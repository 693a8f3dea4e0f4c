// The overviews that a player prints: how plurals are made and who takes one, and what becomes of verbs.
import { endingTable } from './endings.ts';
import { pluralLists } from './lists.ts';
import { PLURAL_ROWS } from './plural-rows.ts';
import { ruleTable } from './rules.ts';
import { VERB_ROWS } from './verb-rows.ts';

export const wordTables = () => ({
  plurals: { endings: endingTable(), lists: pluralLists(), rules: ruleTable(PLURAL_ROWS) },
  verbs: { rules: ruleTable(VERB_ROWS) },
});
