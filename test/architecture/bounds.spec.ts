import { code, day, details, keyed, moment, text } from '@portal/event-schemas/kernel/bounds.ts';
import { localized } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { gather } from '@portal/platform/host/gather.ts';
import { loadServices, serviceNames } from '@portal/platform/host/load-services.ts';
import { platformModule } from '@portal/platform/http/platform-module.ts';
import { recordCommandCalls, recordQueryCalls } from '@portal/platform/records/calls.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { unbounded } from '../support/schema-bounds.ts';

const services = await loadServices(serviceNames);
const modules = [...services.flatMap(service => service.modules), platformModule];
const records = [...new Set(modules.flatMap(module => module.records ?? []))] as RecordDefinition[];
const calls = [
  ...modules.flatMap(module => module.calls ?? []),
  ...records.flatMap(record => [...recordCommandCalls(record), ...recordQueryCalls(record)]),
];

it('whatever a call is asked with has an end: path, query and body', () => {
  const asked = calls.flatMap(
    call =>
      ('params' in call || 'query' in call || 'body' in call ? [call] : []) as {
        call: string;
        params?: z.ZodType;
        query?: z.ZodType;
        body?: z.ZodType;
      }[],
  );
  expect(asked.length).toBeGreaterThan(250);
  const found = asked.flatMap(({ call, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? unbounded(schema).map(fault => `${call} ${part}${fault}`) : [],
    ),
  );
  expect(found).toEqual([]);
});

it('whatever is written as an event has an end', () => {
  const events = Object.entries(gather(services).catalogue);
  expect(events.length).toBeGreaterThan(120);
  expect(events.flatMap(([type, { data }]) => unbounded(data).map(fault => `${type}${fault}`))).toEqual([]);
});

it.each([
  ['a text', z.string()],
  ['a text of a form', z.string().regex(/^a+$/)],
  ['an address', z.email()],
  ['a number', z.number().min(0)],
  ['a whole number', z.int()],
  ['a list', z.array(z.uuid())],
  ['a text in a list', z.array(z.string()).max(3)],
  ['a date', z.iso.date()],
  ['a moment', z.iso.datetime()],
  ['any keys', z.record(code, z.uuid())],
  ['long keys', keyed(z.string(), z.uuid(), 3)],
  ['any value', z.object({ a: z.unknown() })],
  ['one of a choice', z.union([z.literal(''), z.string()])],
  ['what may be absent', z.object({ a: z.string().nullable().default(null) })],
  ['what is read as a number', z.string().transform(Number)],
  ['a text in all languages', localized],
])('%s without an end is found', (_, schema) => expect(unbounded(schema)).not.toEqual([]));

it.each([
  ['a code', code],
  ['a day', day.nullable()],
  ['a moment', z.object({ at: moment.optional() })],
  ['a text of few characters', text(3)],
  ['a few entries', keyed(code, day, 3)],
  ['what a rule saw', details],
  ['a word for yes or no', z.stringbool()],
  ['a number of a query', z.coerce.number().int().min(1).max(8)],
  ['a short address', z.string().max(254).pipe(z.email())],
])('%s has an end', (_, schema) => expect(unbounded(schema)).toEqual([]));
