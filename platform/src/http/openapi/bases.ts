import { free } from './repeated.ts';
import type { JsonSchema, Parameter } from './schemas.ts';

interface Thing {
  name: string;
  properties: Record<string, JsonSchema>;
  required: ReadonlySet<string>;
  /** Its fields as they must be alike: name, schema, whether it is always there. */
  fields: ReadonlyMap<string, string>;
}

/** Characters that must stand twice before one schema is made of the other, and what a base costs beside. What is alike in less is so by chance. */
const alike = 250;
const base = 150;

/**
 * Fields that two schemas have alike stand once: one schema adds its own to all of the other (`allOf`), or both add theirs to a
 * base that is called after the shorter name. Schemas that refuse what they do not name are left alone. Changes `schemas`.
 */
export function shareFields(schemas: Record<string, JsonSchema>, parameters: Record<string, Parameter> = {}): void {
  const things = Object.entries(schemas).flatMap(([name, schema]) => thingOf(name, schema));
  const done = new Set<Thing>();
  const extend = (thing: Thing, from: string, shared: readonly string[]): void => {
    const own = Object.entries(thing.properties).filter(([field]) => !shared.includes(field));
    const required = own.map(([field]) => field).filter(field => thing.required.has(field));
    schemas[thing.name] = {
      allOf: [
        { $ref: `#/components/schemas/${from}` },
        ...(own.length > 0
          ? [
              {
                type: 'object',
                properties: Object.fromEntries(own),
                ...(required.length > 0 ? { required } : {}),
              },
            ]
          : []),
      ],
    };
    done.add(thing);
  };
  for (const { one, other, shared, size } of pairsOf(things)) {
    if (done.has(one) || done.has(other)) continue;
    const has = ({ fields }: Thing): boolean => shared.every(field => fields.get(field) === one.fields.get(field));
    const whole = things.find(thing => thing.fields.size === shared.length && !done.has(thing) && has(thing));
    if (whole) {
      for (const thing of [one, other]) if (thing !== whole) extend(thing, whole.name, shared);
      continue;
    }
    if (size < alike + base) continue;
    const name = free(`${[one.name, other.name].sort((a, b) => a.length - b.length)[0]!}Base`, schemas, parameters);
    const required = shared.filter(field => one.required.has(field));
    schemas[name] = {
      type: 'object',
      properties: Object.fromEntries(shared.map(field => [field, one.properties[field]])),
      ...(required.length > 0 ? { required } : {}),
    };
    for (const thing of things) if (!done.has(thing) && has(thing)) extend(thing, name, shared);
  }
}

function thingOf(name: string, schema: JsonSchema): Thing[] {
  const { type, properties, required, ...more } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  } & JsonSchema;
  if (type !== 'object' || !properties || Object.keys(more).length > 0) return [];
  const always = new Set(required);
  const fields = Object.entries(properties).map(
    ([field, shape]) => [field, `${field}${always.has(field) ? '!' : ''}${JSON.stringify(shape)}`] as const,
  );
  return [{ name, properties, required: always, fields: new Map(fields) }];
}

interface Pair {
  one: Thing;
  other: Thing;
  shared: string[];
  /** Characters that stand twice. */
  size: number;
}

/** Things that are alike enough for a reference to be shorter, those that share most first. */
function pairsOf(things: readonly Thing[]): Pair[] {
  return things
    .flatMap((one, index) =>
      things.slice(index + 1).flatMap((other): Pair[] => {
        const shared = [...one.fields.keys()].filter(field => one.fields.get(field) === other.fields.get(field));
        const size = shared.reduce((sum, field) => sum + one.fields.get(field)!.length + field.length, 0);
        return size > alike ? [{ one, other, shared, size }] : [];
      }),
    )
    .sort((one, other) => other.size - one.size);
}
