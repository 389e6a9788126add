import type { JsonSchema, Parameter } from './schemas.ts';

type Node = Record<string, unknown>;
type Parameters = (Parameter | { $ref: string })[];

const pascal = (text: string): string =>
  text
    .replace(/\{\w+\}/g, '')
    .replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/[^A-Za-z0-9]/g, '');
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The first of `base`, `base2`, `base3` … that nothing is called yet, whatever the capitals. Generators make a type of a parameter as of a schema. */
export function free(base: string, ...taken: Record<string, unknown>[]): string {
  const names = new Set(taken.flatMap(Object.keys).map(name => name.toLowerCase()));
  for (let turn = 1; ; turn++)
    if (!names.has((turn === 1 ? base : base + turn).toLowerCase())) return turn === 1 ? base : base + turn;
}

/** Parameters that three operations or more have alike stand among the components; operations refer to them. */
export function shareParameters(
  operations: readonly { parameters: Parameters }[],
  components: Record<string, Parameter>,
  schemas: Record<string, JsonSchema>,
): void {
  const times = new Map<string, number>();
  const all = operations.flatMap(({ parameters }) => parameters).filter(one => 'in' in one);
  for (const one of all) times.set(JSON.stringify(one), (times.get(JSON.stringify(one)) ?? 0) + 1);
  const names = new Map<string, string>();
  const referenceTo = (one: Parameter): Parameters[number] => {
    const text = JSON.stringify(one);
    if (times.get(text)! < 3) return one;
    if (!names.has(text)) {
      const name = free(
        `${pascal(one.name)}${one.in === 'path' ? 'InPath' : one.explode === false ? 'Filter' : ''}`,
        components,
        schemas,
      );
      names.set(text, name);
      components[name] = one;
    }
    return { $ref: `#/components/parameters/${names.get(text)!}` };
  };
  for (const operation of operations)
    operation.parameters = operation.parameters.map(one => ('in' in one ? referenceTo(one) : one));
}

/** What is shorter is as clear where it stands. */
const shortest = 120;
/** Only what a reader takes for a thing: an object with fields, or a list of codes. */
const isThing = (node: Node): boolean =>
  (node['type'] === 'object' && isNode(node['properties'])) || Array.isArray(node['enum']);

/**
 * Schemas that stand in two places or more are named after the field or the call where they stand first, and referred
 * to. Looks through the answers and bodies of `paths` and through `schemas`, and changes both; no name is that of one of the `parameters`.
 */
export function shareSchemas(
  paths: Record<string, Record<string, object>>,
  schemas: Record<string, JsonSchema>,
  parameters: Record<string, Parameter>,
): void {
  const times = new Map<string, number>();
  const count = (value: unknown): void => {
    if (!isNode(value)) return;
    if (isThing(value)) {
      const text = JSON.stringify(value);
      if (text.length >= shortest) times.set(text, (times.get(text) ?? 0) + 1);
      if ((times.get(text) ?? 0) > 1) return;
    }
    Object.values(value).forEach(count);
  };
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  count(paths);
  // What is named already may be the same as another: its parts are looked at all the same.
  Object.values(schemas).flatMap(Object.values).forEach(count);
  const share = (value: unknown, owner: string, field: string): unknown => {
    if (Array.isArray(value)) return value.map(item => share(item, owner, field));
    if (!isNode(value)) return value;
    const text = isThing(value) ? JSON.stringify(value) : '';
    if ((times.get(text) ?? 0) < 2) return inside(value, owner, field);
    if (!names.has(text)) {
      const short = field && pascal(field);
      const isFree = short && free(short, schemas, parameters) === short;
      const name = isFree ? short : free(owner + pascal(field), schemas, parameters);
      names.set(text, name);
      schemas[name] = value;
      schemas[name] = inside(value, name, '');
    }
    return { $ref: `#/components/schemas/${names.get(text)!}` };
  };
  const inside = (value: Node, owner: string, field: string): Node =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'properties' && isNode(inner)
          ? Object.fromEntries(Object.entries(inner).map(([name, property]) => [name, share(property, owner, name)]))
          : share(inner, owner, field),
      ]),
    );
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = inside(schema, name, '');
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      methods[method] = inside(operation as Node, pascal(path), '');
}
