// A question that cannot be judged: place, found, expected, remedy, in the language of whoever asked.
import type { Language, Wrong } from './language/index.ts';

export class WrongQuestion extends Error {
  readonly place: string;
  readonly wrong: Wrong;

  constructor(place: string, wrong: Wrong, { expected }: Pick<Language, 'expected'>) {
    super(`${place}: ${wrong.found}\n  ${expected} ${wrong.expected}\n  ${wrong.remedy}`);
    this.name = 'WrongQuestion';
    this.place = place;
    this.wrong = wrong;
  }
}
