import type { JsonSchema } from '@portal/platform/http/openapi/schemas.ts';
import fc from 'fast-check';
import { matching } from './matching.ts';

type Schema = JsonSchema & {
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
};

const number = (schema: Schema, name: string, otherwise: number): number =>
  typeof schema[name] === 'number' ? schema[name] : otherwise;
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

/** Values of the shape that a JSON schema describes. Ids are now and then some of `ids`, which exist. */
export function valuesOf(schema: JsonSchema, ids: readonly string[] = []): fc.Arbitrary<any> {
  const of = (inner: Schema): fc.Arbitrary<any> => {
    if ('const' in inner) return fc.constant(inner['const']);
    if (inner.enum) return fc.constantFrom(...inner.enum);
    const choices = inner.anyOf ?? inner.oneOf;
    if (choices) return fc.oneof(...choices.map(of));
    if (inner.allOf) return of(inner.allOf[0]!);
    if (Array.isArray(inner.type)) return fc.oneof(...inner.type.map(type => of({ ...inner, type })));
    switch (inner.type) {
      case 'string':
        return textOf(inner);
      case 'integer':
        return fc.integer({
          min: Math.max(number(inner, 'minimum', -1000), -2_000_000),
          max: Math.min(number(inner, 'maximum', 100_000), 2_000_000),
        });
      case 'number':
        return fc.integer({
          min: Math.max(number(inner, 'minimum', number(inner, 'exclusiveMinimum', -100) + 1), -1000),
          max: Math.min(number(inner, 'maximum', 1000), 1000),
        });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(of(inner.items ?? {}), {
          minLength: number(inner, 'minItems', 0),
          maxLength: Math.min(number(inner, 'maxItems', 3), Math.max(3, number(inner, 'minItems', 0))),
        });
      case 'object':
        return objectOf(inner);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };
  const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<any> =>
    Object.keys(properties).length === 0 && additionalProperties && additionalProperties !== true
      ? fc.dictionary(fc.string({ maxLength: 20 }), of(additionalProperties), { maxKeys: 3 })
      : fc.record(Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, of(property)])), {
          requiredKeys: required,
          noNullPrototype: true,
        });
  const textOf = (inner: Schema): fc.Arbitrary<string> => {
    switch (inner['format']) {
      case 'uuid':
        return ids.length
          ? fc.oneof(
              { weight: 2, arbitrary: fc.constantFrom(...ids) },
              { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
            )
          : fc.uuid({ version: 7 });
      case 'date':
        return moment.map(date => date.toISOString().slice(0, 10));
      case 'date-time':
        return moment.map(date => date.toISOString());
      case 'email':
        return fc.nat(99_999).map(index => `person${index}@example.edu`);
      default:
    }
    const pattern = inner['pattern'];
    if (typeof pattern === 'string' && pattern.includes('-]{36}'))
      return fc.tuple(textOf({ format: 'uuid' }), textOf({ format: 'uuid' })).map(pair => pair.join('.'));
    if (typeof pattern === 'string')
      return matching(pattern, Math.max(60, Number(/\{(\d+)\}/.exec(pattern)?.[1] ?? 0)));
    const min = number(inner, 'minLength', 0);
    return fc.string({
      unit: 'grapheme',
      minLength: min,
      maxLength: Math.max(min, Math.min(number(inner, 'maxLength', 40), 40)),
    });
  };
  return of(schema);
}

/** One value of the shape, always the same. */
export const sampleOf = (schema: JsonSchema, ids: readonly string[] = []): any =>
  fc.sample(valuesOf(schema, ids), { numRuns: 1, seed: 7 })[0];
