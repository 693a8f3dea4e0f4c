// Every play of a rack on a board (Appel and Jacobson, 1988): from each free square that joins the board, along its line,
// with what can be spelt before it and what the lines across admit.
import { type ScoreTable, SIZE } from '../reference-impl/src/index.ts';
import { type AllBeginnings, type Beginnings, letterIn } from './beginnings.ts';
import { edgeAt, type Graph, LETTER, NEXT_SHIFT, WORD_ENDS } from './graph.ts';
import { type Lines, NO_CROSS, PLACES } from './lines.ts';
import { AS_BLANK, type Plays } from './plays.ts';
import { BLANK_NUMBER, MOST_TILES, type Rack, valuesIn } from './rack.ts';

export class Search {
  readonly #graph: Graph;
  readonly #lines: Lines;
  readonly #rack: Rack;
  readonly #plays: Plays;
  readonly #values: Uint8Array;
  readonly #bonus: number;
  /** The tiles laid so far, in reading order. */
  readonly #letters = new Uint8Array(SIZE);
  readonly #positions = new Uint8Array(SIZE);
  #tiles = 0;
  #line = 0;
  /** The place after the last of the line in hand. */
  #end = 0;

  constructor(graph: Graph, lines: Lines, rack: Rack, table: ScoreTable, plays: Plays) {
    this.#graph = graph;
    this.#lines = lines;
    this.#rack = rack;
    this.#plays = plays;
    this.#values = valuesIn(table);
    this.#bonus = table.bonus;
  }

  run(beginnings: AllBeginnings): void {
    if (this.#rack.size === 0) return;
    const { anchors, letters } = this.#lines;
    beginnings.fill(this.#graph, this.#rack);
    for (let begin = 0; begin < PLACES; begin += SIZE) {
      this.#line = begin / SIZE;
      this.#end = begin + SIZE;
      let free = 0;
      for (let place = begin; place < this.#end; place++) {
        if (anchors[place] === 1) {
          if (place > begin && letters[place - 1] !== 0) this.#afterTiles(begin, place);
          else for (let n = 0; n <= free; n++) this.#after(beginnings.of(n), n, place);
          free = 0;
        } else free = letters[place] === 0 ? free + 1 : 0;
      }
    }
  }

  /** What lies before the anchor is how the word begins. */
  #afterTiles(begin: number, anchor: number): void {
    const { letters, points } = this.#lines;
    let from = anchor;
    while (from > begin && letters[from - 1] !== 0) from--;
    let state = this.#graph.root;
    let sum = 0;
    for (let at = from; at < anchor; at++) {
      state = edgeAt(this.#graph, state, letters[at] ?? 0) >>> NEXT_SHIFT;
      if (state === 0) return;
      sum += points[at] ?? 0;
    }
    this.#lay(state, anchor, sum, 1, 0);
  }

  /** With each beginning of this length whose next letter fits on the anchor. */
  #after(list: Beginnings | undefined, length: number, anchor: number): void {
    if (!list) return;
    const { count, follows, states } = list;
    const fits = this.#lines.fits[anchor] ?? 0;
    for (let i = 0; i < count; i++) {
      if (((follows[i] ?? 0) & fits) === 0) continue;
      if (length === 0) this.#lay(states[i] ?? 0, anchor, 0, 1, 0);
      else this.#begun(list, i, length, anchor);
    }
  }

  #begun(list: Beginnings, index: number, length: number, anchor: number): void {
    const { letterFactors, wordFactors } = this.#lines;
    const written = list.letters[index] ?? 0;
    const blanks = list.blanks[index] ?? 0;
    let sum = 0;
    let factor = 1;
    for (let i = 0; i < length; i++) {
      const place = anchor - length + i;
      const letter = letterIn(written, i);
      const isBlank = (blanks & (1 << i)) !== 0;
      const own = isBlank ? BLANK_NUMBER : letter;
      this.#rack.take(own);
      this.#push(place, isBlank ? letter | AS_BLANK : letter);
      sum += (this.#values[own] ?? 0) * (letterFactors[place] ?? 1);
      factor *= wordFactors[place] ?? 1;
    }
    this.#lay(list.states[index] ?? 0, anchor, sum, factor, 0);
    for (let i = 0; i < length; i++)
      this.#rack.giveBack((blanks & (1 << i)) !== 0 ? BLANK_NUMBER : letterIn(written, i));
    this.#tiles = 0;
  }

  #push(place: number, letter: number): void {
    this.#letters[this.#tiles] = letter;
    this.#positions[this.#tiles] = place - this.#end + SIZE;
    this.#tiles += 1;
  }

  /** A tile on this free place, whichever may follow. */
  #lay(state: number, place: number, sum: number, factor: number, others: number): void {
    const lines = this.#lines;
    const { edges, masks } = this.#graph;
    const rack = this.#rack;
    let left = (masks[state] ?? 0) & (lines.fits[place] ?? 0) & rack.spells();
    if (left === 0 || this.#tiles === rack.size) return;
    const { counts } = rack;
    const hasBlank = (counts[BLANK_NUMBER] ?? 0) > 0;
    for (let at = state; left !== 0; at++) {
      const edge = edges[at] ?? 0;
      const letter = edge & LETTER;
      if ((left & (1 << letter)) === 0) continue;
      left &= ~(1 << letter);
      if ((counts[letter] ?? 0) > 0) this.#put(letter, letter, edge, place, sum, factor, others);
      if (hasBlank) this.#put(BLANK_NUMBER, letter | AS_BLANK, edge, place, sum, factor, others);
    }
  }

  #put(
    own: number,
    shown: number,
    edge: number,
    place: number,
    before: number,
    factorBefore: number,
    othersBefore: number,
  ): void {
    const lines = this.#lines;
    const value = (this.#values[own] ?? 0) * (lines.letterFactors[place] ?? 1);
    const factor = lines.wordFactors[place] ?? 1;
    const crossed = lines.across[place] ?? NO_CROSS;
    this.#rack.take(own);
    this.#push(place, shown);
    this.#goOn(
      edge,
      place,
      before + value,
      factorBefore * factor,
      crossed === NO_CROSS ? othersBefore : othersBefore + (crossed + value) * factor,
    );
    this.#tiles -= 1;
    this.#rack.giveBack(own);
  }

  /** Over the tiles that lie behind the one just laid; a play may end there, or go on. */
  #goOn(laid: number, at: number, before: number, factor: number, others: number): void {
    const { letters, points } = this.#lines;
    let [edge, place, sum] = [laid, at + 1, before];
    for (; place < this.#end && letters[place] !== 0; place++) {
      edge = edgeAt(this.#graph, edge >>> NEXT_SHIFT, letters[place] ?? 0);
      if (edge === 0) return;
      sum += points[place] ?? 0;
    }
    if ((edge & WORD_ENDS) !== 0 && (this.#tiles > 1 || this.#isOwn(at, place)))
      this.#add(sum * factor + others);
    const next = edge >>> NEXT_SHIFT;
    if (next !== 0 && place < this.#end) this.#lay(next, place, sum, factor, others);
  }

  /** A single tile is a play of this line where it has neighbours there, and of a row rather than of a column. */
  #isOwn(at: number, after: number): boolean {
    const { letters, across } = this.#lines;
    const before = at > this.#end - SIZE && letters[at - 1] !== 0;
    return (before || after > at + 1) && (this.#line < SIZE || across[at] === NO_CROSS);
  }

  #add(points: number): void {
    const score = this.#tiles === MOST_TILES ? points + this.#bonus : points;
    this.#plays.add(this.#line, this.#positions, this.#letters, this.#tiles, score);
  }
}
