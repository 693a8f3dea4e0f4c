// A file in GCG as a whole: who plays, what happened line by line, and how what is not plain was taken.
import type { Player } from '../../protocol/generated/types.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import type { Text } from './bytes.ts';
import { type Entry, readEvent } from './line.ts';
import type { Style } from './tiles.ts';
import { NOTES, type Note, WRONG } from './words.ts';

export interface GcgFile {
  readonly names: Readonly<Record<Player, string>>;
  readonly entries: readonly (Entry & { readonly by: Player })[];
  /** Racks at the end, as they are written. */
  readonly racks: Readonly<Partial<Record<Player, string>>>;
  readonly styles: readonly Style[];
  readonly isIncomplete: boolean;
  readonly notes: readonly Placed<Note>[];
  readonly wrong: readonly Placed<Wrong>[];
}

/** What says nothing of the game itself. */
const ASIDE =
  /^(character-encoding|title|description|id|lexicon|note|style|tile-set|tile-distribution|letter-distribution|board-layout|game-board|game-type|region|tournament|date|round)$/i;
const PRAGMA = /^#\s*([\w-]+)\s*(.*)$/;

export const readGcg = ({ text, encoding, isSaid }: Text): GcgFile => {
  const nicks = new Map<string, Player>();
  const names: Record<Player, string> = { A: 'A', B: 'B' };
  const racks: Partial<Record<Player, string>> = {};
  const entries: (Entry & { readonly by: Player })[] = [];
  const notes: Placed<Note>[] = isSaid ? [] : [{ line: 1, what: NOTES.encoding(encoding) }];
  const wrong: Placed<Wrong>[] = [];
  let isIncomplete = false;
  let isNote = false;

  const pragma = (line: number, keyword: string, rest: string): void => {
    const [, word = '', number = ''] = /^(\D+)([12]?)$/.exec(keyword.toLowerCase()) ?? [];
    const player: Player = number === '2' ? 'B' : 'A';
    if (word === 'player' && number !== '') {
      const [nick = '', ...name] = rest.split(/\s+/);
      if (nick === '' || nicks.has(nick)) wrong.push({ line, what: WRONG.player(rest) });
      nicks.set(nick, player);
      names[player] = name.join(' ') || nick;
    } else if (word === 'rack' && number !== '') racks[player] = rest;
    else if (word === 'incomplete') isIncomplete = true;
    else if (!ASIDE.test(keyword)) notes.push({ line, what: NOTES.pragma(keyword) });
  };

  const event = (line: number, written: string): void => {
    const read = readEvent(line, written);
    if ('found' in read) wrong.push({ line, what: read });
    else if (nicks.has(read.nick)) entries.push({ ...read, by: nicks.get(read.nick) as Player });
    else wrong.push({ line, what: WRONG.nick(read.nick, [...nicks.keys()]) });
  };

  for (const [i, own] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const written = own.trim();
    const [, keyword, rest = ''] = PRAGMA.exec(written) ?? [];
    if (written === '') continue;
    if (keyword !== undefined) pragma(i + 1, keyword, rest.trim());
    else if (written.startsWith('>')) event(i + 1, written);
    // A note may go on in the next lines.
    else if (!isNote) wrong.push({ line: i + 1, what: WRONG.line(written) });
    if (keyword !== undefined || written.startsWith('>')) isNote = /^note$/i.test(keyword ?? '');
  }
  if (nicks.size < 2) wrong.push({ line: 1, what: WRONG.players(nicks.size) });
  if (entries.length === 0) wrong.push({ line: 1, what: WRONG.nothing() });
  const styles = new Set(
    entries.flatMap(({ action }) => (action.kind === 'play' ? action.styles : [])),
  );
  if (styles.size > 0) notes.push({ line: 1, what: NOTES.digraphs([...styles]) });
  return { names, entries, racks, styles: [...styles], isIncomplete, notes, wrong };
};
