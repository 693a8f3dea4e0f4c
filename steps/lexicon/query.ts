// The question that a case is about: Given steps gather a dictionary, the When step names words; Then steps ask what
// became of each.
import type {
  ClauseId,
  DictionaryEntry,
  EditionId,
  Judgement,
  LexiconJudgeResult,
  Word,
} from '../../protocol/generated/types.ts';
import type { Call } from '../kernel/caller.ts';
import type { Decided, Subject } from '../kernel/subject.ts';
import { writeWord } from '../language/notation.ts';
import { expectSound } from './laws.ts';

export class Query implements Subject<'lexicon/judge'> {
  readonly entries: DictionaryEntry[] = [];
  readonly words: Word[] = [];
  edition: EditionId = 'fise-2009';
  readonly groundsMissed: string[] = [];
  #answer: LexiconJudgeResult | undefined;
  #sound = false;

  /** Who said what does not matter to a question. */
  begin(): void {}

  request(): Call<'lexicon/judge'> {
    const { edition, words, entries } = this;
    return {
      method: 'lexicon/judge',
      params: { edition, readings: {}, words, dictionary: { entries } },
    };
  }

  answered(result: LexiconJudgeResult): void {
    this.#answer = result;
    this.#sound = false;
  }

  answer(): LexiconJudgeResult {
    if (!this.#answer)
      throw new Error('harness: a word is judged before it was asked; only a Then step may ask');
    return this.#answer;
  }

  /** What became of a word that was asked about. */
  judgement(word: Word): Judgement {
    this.#expectSound();
    const at = this.words.findIndex((asked) => asked.join() === word.join());
    const found = this.answer().judgements[at];
    if (!found) {
      const asked = this.words.map(writeWord).join(', ');
      throw new Error(`harness: ${writeWord(word)} was not asked about, expected one of ${asked}`);
    }
    return found;
  }

  decided(): readonly Decided[] {
    return this.answer().judgements.map(({ verdict, because }, i) => ({
      what: writeWord(this.words[i] ?? []),
      kind: verdict,
      because,
      // What a clause leaves to the arbiters is no silence.
      silent: verdict === 'undetermined' && because.length === 0,
    }));
  }

  cited(): readonly ClauseId[] | undefined {
    const spoken = this.decided().filter(({ silent }) => !silent);
    return spoken.length > 0 ? [...new Set(spoken.flatMap(({ because }) => because))] : undefined;
  }

  /** Laws hold of any answer. */
  #expectSound(): void {
    if (this.#sound) return;
    expectSound(this.request().params, this.answer());
    this.#sound = true;
  }
}
