import { expect, it } from 'vitest';
import { shareFields } from './bases.ts';
import type { JsonSchema } from './schemas.ts';

const long = { type: 'string', enum: ['bachelor', 'master', 'doctor', 'specialist', 'a level that is long'] };
const object = (properties: JsonSchema, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const many = Object.fromEntries(['one', 'two', 'three', 'four', 'five'].map(name => [name, long]));
const base = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it('a schema that has all of another adds its own fields to it', () => {
  const schemas = { Room: object(many), RoomRow: object({ ...many, building: { type: 'string' } }) };
  shareFields(schemas);
  expect(schemas).toEqual({
    Room: object(many),
    RoomRow: { allOf: [base('Room'), object({ building: { type: 'string' } })] },
  });
});

it('two that share much and have fields of their own are made of a base', () => {
  const schemas: Record<string, JsonSchema> = {
    Room: object({ ...many, id: { type: 'string' } }),
    RoomRow: object({ ...many, building: { type: 'string' } }),
  };
  shareFields(schemas);
  expect(schemas).toEqual({
    RoomBase: object(many),
    Room: { allOf: [base('RoomBase'), object({ id: { type: 'string' } })] },
    RoomRow: { allOf: [base('RoomBase'), object({ building: { type: 'string' } })] },
  });
});

it('fields that are asked in one and may be left out in the other are not alike, and what refuses other fields stays whole', () => {
  const schemas = {
    Room: object(many),
    Change: object({ ...many, building: long }, []),
    Strict: { ...object({ ...many, building: long }), additionalProperties: false },
  };
  const before = structuredClone(schemas);
  shareFields(schemas);
  expect(schemas).toEqual(before);
});
