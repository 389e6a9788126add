import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unsaid } from '@portal/event-schemas/audit/words/differences.ts';
import { recordedParts } from '@portal/event-schemas/audit/words/recorded.ts';
import { createValueFormatter } from '@portal/event-schemas/audit/words/format-value.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import { gather } from '@portal/platform/host/gather.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import { declaredCodes, declaredWords } from '@portal/platform/modules/recorded-words.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageIn } from '../../projection-service/src/audit/language.ts';
import { copyOf, plain } from '../../command-service/src/audit/differences.ts';
import { root } from './sources.ts';

const { catalogue, aggregates } = gather(
  await loadServices(['command-service', 'projection-service', 'notification-worker']),
);
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** Names of all properties of a JSON schema, however deep. */
function propertiesOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertiesOf);
  if (!isObject(schema)) return [];
  const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema;
  return [
    ...Object.keys(properties as object),
    ...[...Object.values(properties as object), items, additionalProperties, anyOf, oneOf, allOf].flatMap(propertiesOf),
  ];
}
const dataOf = (type: string): string[] =>
  propertiesOf(z.toJSONSchema(catalogue[type]!.data, { unrepresentable: 'any', io: 'input' }));

/** Golden events of the whole product. */
const schemas = path.join(root, 'event-schemas/src');
const golden = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).flatMap(file => {
  const [, type] = /fixtures[/\\](\w+)\.v\d+\.json$/.exec(file) ?? [];
  return type && catalogue[type]
    ? [{ type, data: JSON.parse(readFileSync(path.join(schemas, file), 'utf8')) as unknown }]
    : [];
});
/** Parts of the states to which the golden events lead, in the order in which they lead to most; an event that does not fit where it comes is left out. */
function partsOfStates({ initialState, evolve }: Aggregate): Set<string> {
  const parts = new Set<string>();
  const collect = (value: unknown): void => {
    if (isObject(value))
      Object.entries(value).forEach(([key, inside]) => {
        if (!Array.isArray(value)) parts.add(key);
        collect(inside);
      });
  };
  const folded = (from: unknown, event: (typeof golden)[number]): unknown => {
    try {
      return evolve(copyOf(from), event);
    } catch {
      return from;
    }
  };
  const widest = (states: readonly unknown[]): unknown =>
    states.reduce((best, state) =>
      JSON.stringify(plain(state)).length > JSON.stringify(plain(best)).length ? state : best,
    );
  const begun = widest([initialState(), ...golden.map(event => folded(initialState(), event))]);
  for (const event of golden) collect(plain(folded(begun, event)));
  return parts;
}

/** What people write themselves. */
const ownWords: ReadonlySet<string> = new Set(['login', 'called']);
it('what events say is said without codes', () => {
  const language = languageIn('ru', 'Asia/Almaty');
  const raw = golden.flatMap(({ type, data }) =>
    recordedParts(data, language, new Map(), createValueFormatter(language, new Map()))
      .filter(({ path, text }) => !ownWords.has(path) && text.split(', ').some(word => /^[a-z]+(_[a-z]+)*$/.test(word)))
      .map(({ path, text }) => `${type} ${path}: ${text}`),
  );
  expect(raw).toEqual([]);
});

const isId = /^[\da-f]{8}-|^\d/;
/** A code may be a part: what is chosen for lectures. */
const isCode = (part: string): boolean => Object.values(declaredCodes).some(names => part in names);
const isTold = (part: string): boolean =>
  !unsaid.has(part) && !isId.test(part) && !isCode(part) && !(locales as readonly string[]).includes(part);

describe.each(locales)('in %s', locale => {
  const { field, code } = declaredWords[locale];
  const named: Readonly<Record<string, string>> = field;
  const nameless = (parts: Iterable<string>): string[] =>
    [...new Set(parts)].filter(part => isTold(part) && !named[part]).sort();

  it('every part of what events say has a name in four languages', () => {
    expect(nameless(Object.keys(catalogue).flatMap(dataOf))).toEqual([]);
  });

  it.each([...aggregates])('every part of the state of %s has a name in four languages', (_, aggregate) => {
    expect(nameless(partsOfStates(aggregate))).toEqual([]);
  });

  it('codes stand in parts that have a name', () => {
    expect(nameless(Object.keys(code))).toEqual([]);
  });
});
