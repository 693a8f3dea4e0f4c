// The contract between site/data, which writes site/generated/*.json, and the pages, which read nothing else.

export const LANGS = ['es', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type Text = Readonly<Record<Lang, string>>;

/** Covered by a scenario, left out with a written reason, or still open. */
export interface Coverage {
  readonly covered: number;
  readonly reasoned: number;
  readonly open: number;
}

export interface ArticleLine {
  readonly number: string;
  readonly title: Text;
  readonly clauses: readonly string[];
  readonly coverage: Coverage;
}

export interface Chapter {
  /** As printed; null in an edition without chapters. */
  readonly name: string | null;
  readonly articles: readonly ArticleLine[];
}

export interface Edition {
  readonly id: string;
  readonly short: string;
  readonly name: Text;
  readonly overlays: string | null;
  readonly chapters: readonly Chapter[];
  readonly coverage: Coverage;
  readonly profiles: readonly (Coverage & { readonly profile: string })[];
  readonly oddities: number;
}

/** Where a relation points: a clause, a whole article, several clauses that share a beginning, a whole edition. */
export interface Target {
  readonly kind: 'clause' | 'article' | 'group' | 'edition' | 'unknown';
  readonly edition: string;
  readonly number: string;
  /** The article that holds it; empty for an edition. */
  readonly article: string;
}

export const RELATIONS = [
  'replaces',
  'disapplies',
  'clarifies',
  'addsTo',
  'inherits',
  'cites',
] as const;
export type RelationKind = (typeof RELATIONS)[number];

export interface Relation {
  readonly kind: RelationKind;
  /** True when the targets speak of this clause, false when this clause speaks of them. */
  readonly reverse: boolean;
  readonly targets: readonly Target[];
}

export interface Lineage {
  readonly clause: Target;
  readonly change: string;
}

export interface Oddity {
  readonly kind: string;
  readonly text: Text;
  readonly literal: string | null;
  readonly meant: string | null;
}

export interface Clause {
  readonly id: string;
  readonly edition: string;
  readonly number: string;
  readonly article: string;
  readonly articleTitle: Text;
  readonly text: Text;
  readonly modality: string;
  readonly actor: string;
  readonly profile: string;
  readonly topics: readonly string[];
  readonly relations: readonly Relation[];
  readonly precedents: readonly Lineage[];
  readonly successors: readonly Lineage[];
  readonly oddities: readonly Oddity[];
  readonly uncovered: Text | null;
  /** Scenarios that encode it, with the cases that do. */
  readonly scenarios: readonly { readonly id: string; readonly cases: readonly string[] }[];
  readonly interpretations: readonly string[];
  readonly previous: string | null;
  readonly next: string | null;
}

export interface TopicAnswer {
  readonly edition: string;
  readonly text: Text;
  readonly change: string;
  readonly inForce: readonly Target[];
}

export interface Topic {
  readonly slug: string;
  readonly name: Text;
  readonly synonyms: Readonly<Record<Lang, readonly string[]>>;
  /** The area most of its clauses belong to. */
  readonly profile: string;
  readonly answers: readonly TopicAnswer[];
  readonly clauses: readonly { readonly edition: string; readonly ids: readonly string[] }[];
  readonly scenarios: readonly string[];
  readonly interpretations: readonly string[];
}

/** A piece of a step: plain text, or a value that the examples fill in. */
export interface Part {
  readonly text: string;
  readonly slot: boolean;
}

export interface Examples {
  readonly name: Readonly<Record<Lang, string | null>>;
  readonly clauses: readonly string[];
  readonly header: Readonly<Record<Lang, readonly string[]>>;
  readonly rows: readonly {
    readonly cells: Readonly<Record<Lang, readonly string[]>>;
    readonly case: string | null;
  }[];
}

/** A tile on a square: [square, tile, letter of a blank]. */
export type PlacedTile = readonly [square: string, tile: string, as?: string];

export interface TableView {
  readonly racks: Readonly<Record<'A' | 'B', readonly string[]>>;
  readonly hands: Readonly<Record<'A' | 'B', readonly string[]>>;
  readonly scores: Readonly<Record<'A' | 'B', number>>;
  readonly bag: number;
  readonly toMove: 'A' | 'B';
}

export interface SceneEvent {
  readonly text: Text;
  readonly outcome: Text;
  readonly kind: 'done' | 'refused' | 'unregulated';
  readonly because: readonly string[];
}

/** A case as it looks on the table, ruled by the reference implementation. */
export interface Scene {
  readonly board: readonly PlacedTile[];
  readonly laid: readonly PlacedTile[];
  readonly lifted: readonly PlacedTile[];
  readonly before: TableView;
  readonly after: TableView;
  readonly events: readonly SceneEvent[];
  readonly ended: Text | null;
}

export interface Case {
  readonly id: string;
  readonly edition: string;
  readonly clauses: readonly string[];
  readonly inherited: readonly string[];
  readonly steps: readonly Text[];
  /** Only for the first case of each edition. */
  readonly scene: Scene | null;
}

export interface Scenario {
  readonly id: string;
  readonly file: string;
  readonly profile: string;
  readonly title: Text;
  readonly feature: Text;
  readonly rule: Text | null;
  readonly keywords: readonly Text[];
  readonly steps: readonly Readonly<Record<Lang, readonly Part[]>>[];
  readonly examples: readonly Examples[];
  readonly cases: readonly Case[];
  readonly clauses: readonly string[];
  readonly topics: readonly string[];
  readonly interpretations: readonly string[];
}

export interface Interpretation {
  readonly slug: string;
  /** The area most of its clauses belong to. */
  readonly profile: string;
  readonly question: Text;
  readonly why: Text;
  readonly basis: string;
  readonly editions: readonly string[];
  readonly clauses: readonly Target[];
  readonly readings: readonly {
    readonly text: Text;
    readonly value: string;
    readonly adopted: boolean;
  }[];
  readonly scenarios: readonly string[];
  readonly parameter: string;
}

export const VERDICTS = [
  'pass',
  'fail',
  'not-claimed',
  'unsupported',
  'error',
  'crash',
  'timeout',
  'protocol-violation',
  'known-failure',
  'stale-known-failure',
  'harness-error',
  'not-run',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One run of one implementation. Names and messages are whatever the implementation sent: text, never markup. */
export interface Implementation {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly language: string;
  /** Only an http or https address. */
  readonly homepage: string | null;
  readonly transport: string;
  readonly suite: { readonly version: string; readonly digest: string };
  readonly editions: readonly string[];
  readonly profiles: readonly string[];
  readonly conformant: boolean;
  readonly complete: boolean;
  readonly restarts: number;
  readonly verdicts: Readonly<Record<string, Verdict>>;
  readonly messages: Readonly<Record<string, string>>;
  /** Results for cases that the suite no longer has. */
  readonly strangers: number;
}

export interface GlossaryTerm {
  readonly slug: string;
  readonly name: Text;
  /** Its one name in code, schemas and wire values. */
  readonly code: string;
  readonly definition: Text;
  /** What an edition calls it, only where it uses other words. */
  readonly variants: readonly { readonly edition: string; readonly words: readonly string[] }[];
}

/** What became of a topic from one edition to another, the weightiest change first. */
export const TOPIC_CHANGES = [
  'edited',
  'split',
  'merged',
  'dropped',
  'first-only',
  'second-only',
  'new',
  'moved',
  'same',
] as const;
export type TopicChange = (typeof TOPIC_CHANGES)[number];

export interface Outcome {
  readonly text: Text;
  /** True when the other edition does not say it of the same situation. */
  readonly differs: boolean;
}

export interface Side {
  readonly cases: readonly string[];
  readonly clauses: readonly string[];
  readonly outcomes: readonly Outcome[];
}

/** The same beginning under two editions, with another end. */
export interface Situation {
  /** Name and value of what the examples fill in before the outcome. */
  readonly given: Readonly<Record<Lang, readonly (readonly [name: string, value: string])[]>>;
  readonly sides: readonly [first: Side, second: Side];
}

export interface ScenarioDifference {
  readonly scenario: string;
  readonly situations: readonly Situation[];
}

export interface Comparison {
  readonly first: string;
  readonly second: string;
  /** The edition that lies between the two, where the second does not follow the first. */
  readonly between: string | null;
  /** Topics on which at least one of them says something. */
  readonly topics: readonly { readonly slug: string; readonly change: TopicChange }[];
  readonly different: readonly ScenarioDifference[];
  /** Scenarios that end alike wherever they begin alike. */
  readonly alike: readonly string[];
  /** Scenarios with cases of both, none of which begin alike. */
  readonly apart: readonly string[];
  readonly firstOnly: readonly string[];
  readonly secondOnly: readonly string[];
}

export interface BoardFacts {
  readonly size: number;
  /** One string a row, one character a square: W w L l for word ×3 ×2 and letter ×3 ×2. */
  readonly premiums: readonly string[];
  readonly values: Readonly<Record<string, number>>;
}

/** What the jump box searches, in one language; kept small because a phone downloads it. */
export interface JumpIndex {
  readonly editions: readonly (readonly [id: string, short: string])[];
  /** By edition: article number, title, clause numbers. */
  readonly articles: Readonly<
    Record<string, readonly (readonly [string, string, readonly string[]])[]>
  >;
  readonly topics: readonly (readonly [slug: string, name: string, synonyms: string])[];
  readonly scenarios: readonly (readonly [id: string, title: string])[];
  readonly interpretations: readonly (readonly [slug: string, question: string])[];
}

export interface SiteData {
  readonly editions: readonly Edition[];
  readonly clauses: readonly Clause[];
  readonly topics: readonly Topic[];
  readonly scenarios: readonly Scenario[];
  readonly interpretations: readonly Interpretation[];
  readonly implementations: readonly Implementation[];
  readonly glossary: readonly GlossaryTerm[];
  readonly comparisons: readonly Comparison[];
  readonly board: BoardFacts;
  readonly jump: Readonly<Record<Lang, JumpIndex>>;
}
