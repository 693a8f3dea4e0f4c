// What a file of questions holds: those of one regulation, in one language.

export interface ExamQuestion {
  readonly id: string;
  readonly profile: string;
  readonly clauses: readonly string[];
  readonly asked: readonly string[];
  readonly right: readonly string[];
  /** `under`: the regulation under which it would be right. */
  readonly wrong: readonly { readonly says: readonly string[]; readonly under: string | null }[];
}

export interface ExamFile {
  readonly questions: readonly ExamQuestion[];
  /** Each clause that a question rests on, as it is said, and its text. */
  readonly clauses: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
}
