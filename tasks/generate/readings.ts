// The engine's parameters → schemas/<subject>/readings.schema.json: which readings there are, and what each may be.
import { GAME_PARAMETERS } from '../../reference-impl/src/game/parameters.ts';
import type { Domain } from '../../reference-impl/src/kernel/domain.ts';
import { type Group, isDomain, type Shape } from '../../reference-impl/src/kernel/parameters.ts';
import { LEXICON_PARAMETERS } from '../../reference-impl/src/lexicon/parameters.ts';
import { TOURNAMENT_PARAMETERS } from '../../reference-impl/src/tournament/parameters.ts';
import type { Schema } from './schemas.ts';

export const readings = (): readonly (readonly [name: string, Schema])[] => [
  ['game/readings', readingsSchema('Readings', GAME_PARAMETERS)],
  ['lexicon/readings', readingsSchema('LexiconReadings', LEXICON_PARAMETERS)],
  ['tournament/readings', readingsSchema('TournamentReadings', TOURNAMENT_PARAMETERS)],
];

const readingsSchema = (title: string, parameters: Readonly<Record<string, Group>>): Schema => ({
  title,
  description:
    'Readings of open points: a part of the tree of parameters, by group, name and cell. Null is the reading that the edition says nothing.',
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(parameters).map(([name, group]) => [name, groupSchema(name, group)]),
  ),
  additionalProperties: false,
});

const groupSchema = (name: string, group: Group): Schema => ({
  description: `Parameters of ${name}.`,
  type: 'object',
  properties: Object.fromEntries(
    Object.values(group)
      .filter(({ shape }) => !isNorm(shape))
      .map((parameter) => [parameter.name, shapeSchema(parameter.name, parameter.shape)]),
  ),
  additionalProperties: false,
});

/** A norm has no other reading. */
const isNorm = (shape: Shape): boolean =>
  isDomain(shape) ? shape.kind === 'norm' : Object.values(shape).every(isNorm);

const shapeSchema = (name: string, shape: Shape): Schema =>
  isDomain(shape)
    ? { description: `A reading of ${name}.`, ...domainSchema(shape) }
    : {
        description: `Cells of ${name}.`,
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(shape).map(([key, inner]) => [key, shapeSchema(key, inner)]),
        ),
        additionalProperties: false,
      };

const domainSchema = ({ kind, values }: Domain<unknown>): Schema => {
  switch (kind) {
    case 'choice':
      return { enum: [...values.map((value) => value as string), null as unknown as string] };
    case 'set':
      return {
        type: ['array', 'null'] as unknown as string,
        items: { enum: values.map((value) => value as string) },
      } as Schema;
    case 'list':
      return {
        type: ['array', 'null'] as unknown as string,
        items: { type: 'string', minLength: 1 },
      } as Schema;
    case 'count':
      return {
        oneOf: [
          { type: 'integer', minimum: 0 },
          { enum: [...values.map((value) => value as string), null as unknown as string] },
        ],
      } as Schema;
    case 'norm':
      return { const: true } as unknown as Schema;
    default:
      return kind satisfies never;
  }
};
