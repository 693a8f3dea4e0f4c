// Names for the parts of what site/data builds, which is all that the pages show.
import type { SiteData } from '../data/data.ts';

export type { Text } from '../data/text.ts';
export type { SiteData };

export type Edition = SiteData['editions'][number];
export type CoverageCount = Edition['coverage'];
export type Clause = SiteData['clauses'][number];
export type Relation = Clause['relations'][number];
export type RelationKind = Relation['kind'];
export type Target = Relation['targets'][number];
export type Oddity = Clause['oddities'][number];
export type Topic = SiteData['topics'][number];
export type Ladder = Topic['ladders'][number];
export type TopicAnswer = Topic['answers'][number];
export type Scenario = SiteData['scenarios'][number];
export type Examples = Scenario['examples'][number];
export type Part = Scenario['steps'][number]['es'][number];
export type Case = Scenario['cases'][number];
export type Scene = NonNullable<Case['scene']>;
export type Judgement = Case['judgements'][number];
export type ClockView = NonNullable<Scene['before']['clock']>;
export type SheetsView = NonNullable<Scene['sheets']>;
export type PlacedTile = Scene['board'][number];
export type Interpretation = SiteData['interpretations'][number];
export type Implementation = SiteData['implementations'][number];
export type Verdict = Implementation['verdicts'][string];
export type Parameter = SiteData['parameters'][number]['parameters'][number];
export type Comparison = SiteData['comparisons'][number];
export type PairChange = Comparison['changes'][number]['change'];
export type ScenarioDifference = Comparison['different'][number];
export type EndingRow = SiteData['wordTables']['plurals']['endings'][number];
export type PluralList = SiteData['wordTables']['plurals']['lists'][number];
export type WordRules = SiteData['wordTables']['verbs']['rules'];
export type Told = EndingRow['cells'][number]['exceptions'][number];
