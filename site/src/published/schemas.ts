// What the published data looks like, as JSON Schema: one for each kind.
import {
  BASES,
  CLAUSE_ACTORS,
  EDITIONS,
  INTERPRETATION_STATUSES,
  MODALITIES,
  PROFILES,
  RELATIONS,
} from '../../../protocol/generated/vocabulary.ts';
import type { Kind } from './kinds.ts';

type Schema = Readonly<Record<string, unknown>>;

const oneOf = (values: readonly string[], description: string): Schema => ({
  description,
  enum: values,
});
const words = (description: string): Schema => ({ description, type: 'string' });
const listOf = (items: Schema, description: string): Schema => ({
  description,
  type: 'array',
  items,
});
const object = (properties: Readonly<Record<string, Schema>>, description: string): Schema => ({
  description,
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const text = (description: string): Schema =>
  object({ es: words('In Spanish.'), en: words('In English.') }, description);
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

const edition = oneOf(EDITIONS, 'The id of a regulation.');
const profile = oneOf(PROFILES, 'The area it belongs to.');
const clauseIds = listOf(words('edition:number'), 'Ids of clauses.');
const scenarioIds = listOf(words('esc-NNNN'), 'Ids of scenarios.');
const slugs = (of: string): Schema => listOf(words(`The id of a ${of}.`), `Ids of ${of}s.`);

const OF: Readonly<Record<Kind, readonly [string, Readonly<Record<string, Schema>>]>> = {
  clausulas: [
    'A clause of a regulation, restated.',
    {
      id: words('edition:number'),
      article: object(
        { number: words('Its number.'), title: text('Its title.') },
        'The article that holds it.',
      ),
      text: text('What the clause says, in our own words.'),
      modality: oneOf(MODALITIES, 'What kind of rule it is.'),
      actor: oneOf(CLAUSE_ACTORS, 'Whom it addresses.'),
      profile: orNull(profile),
      topics: slugs('topic'),
      scenarios: scenarioIds,
      interpretations: slugs('interpretation'),
      relations: listOf(
        object(
          {
            kind: oneOf(RELATIONS, 'What one does to the other.'),
            reverse: { description: 'Whether the targets do it to this clause.', type: 'boolean' },
            targets: listOf(
              words('edition:number'),
              'Clauses or articles; of a whole regulation, no number.',
            ),
          },
          'A relation to other clauses.',
        ),
        'What it says of other clauses, and they of it.',
      ),
    },
  ],
  temas: [
    'A topic: what each regulation answers.',
    {
      id: words('Its slug.'),
      name: text('Its name.'),
      synonyms: object(
        { es: listOf(words(''), 'In Spanish.'), en: listOf(words(''), 'In English.') },
        'Other words for it.',
      ),
      profile,
      answers: listOf(
        object(
          {
            edition,
            text: text('The answer, in a sentence or two.'),
            change: words('How it stands to the regulation before.'),
            clauses: listOf(words('edition:number'), 'The clauses that decide.'),
          },
          'The answer of one regulation.',
        ),
        'A regulation that says nothing is not there.',
      ),
      clauses: clauseIds,
      scenarios: scenarioIds,
      interpretations: slugs('interpretation'),
    },
  ],
  escenarios: [
    'A scenario with its cases.',
    {
      id: words('esc-NNNN'),
      title: text('The case, not the verdict.'),
      profile,
      topics: slugs('topic'),
      interpretations: slugs('interpretation'),
      keywords: listOf(text('Given, When, Then.'), 'One for each step.'),
      cases: listOf(
        object(
          {
            id: words('esc-NNNN/edition/ordinal'),
            edition,
            clauses: clauseIds,
            steps: listOf(text('A step, with its values.'), 'As many as keywords.'),
          },
          'A case under one regulation.',
        ),
        'The cases.',
      ),
    },
  ],
  interpretaciones: [
    'A reading adopted where the text is open.',
    {
      id: words('Its slug.'),
      question: text('What the text leaves open.'),
      readings: listOf(
        object(
          {
            text: text('What it comes to.'),
            value: words('The value of the parameter, as JSON.'),
            adopted: { description: 'Whether the suite asks for it.', type: 'boolean' },
          },
          'A reading.',
        ),
        'All that the text admits.',
      ),
      why: text('Why that one is adopted.'),
      basis: oneOf(BASES, 'What it rests on.'),
      status: oneOf(INTERPRETATION_STATUSES, 'Whether a committee may read it otherwise.'),
      parameter: words('The parameter of the reference that it sets.'),
      editions: listOf(edition, 'Where it is used.'),
      clauses: clauseIds,
      scenarios: scenarioIds,
    },
  ],
  reglamentos: [
    'A regulation and its articles.',
    {
      id: edition,
      name: text('Its full name.'),
      short: words('Its short name.'),
      articles: listOf(
        object(
          { number: words('Its number.'), title: text('Its title.'), clauses: clauseIds },
          'An article.',
        ),
        'In reading order.',
      ),
    },
  ],
  glosario: [
    'A term of the glossary.',
    {
      id: words('Its slug.'),
      name: text('The term.'),
      code: words('Its one name in code and on the wire.'),
      definition: text('What it means.'),
      variants: listOf(
        object({ edition, words: listOf(words(''), 'In Spanish.') }, 'What a regulation calls it.'),
        'Only where it uses other words.',
      ),
    },
  ],
};

export const schemaOf = (kind: Kind): Schema => {
  const [description, properties] = OF[kind];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: kind,
    ...object(properties, description),
  };
};
