import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { defineRecord } from '@portal/event-schemas/kernel/records.ts';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { movableClock } from '../clock/clock.ts';
import { createDispatcher } from '../dispatcher/dispatcher.ts';
import type { Dispatcher, Outcome } from '../dispatcher/types.ts';
import { createMemoryLog } from '../event-log/memoryLog.ts';
import { createMemoryFacts } from '../facts/memoryFacts.ts';
import { platformErrors } from '../http/errors.ts';
import { explainer } from '../http/messages.ts';
import { recordCommands } from './commands.ts';
import { recordEvents } from './events.ts';

const shared = { module: 'library', readers: 'all', writers: ['office'] } as const;
const called = { ru: 'Зал', kk: 'Зал', en: 'Hall', ky: 'Зал' };
const hall = defineRecord({
  ...shared,
  entity: 'hall',
  name: 'Hall',
  table: 'halls',
  fields: z.object({ code: z.string() }),
  unique: [['code']],
});
const shelf = defineRecord({
  ...shared,
  entity: 'shelf',
  name: 'Shelf',
  table: 'shelves',
  fields: z.object({
    code: z.string(),
    hall: z.string().nullable(),
    doors: z.array(z.object({ to: z.string(), past: z.array(z.string()) })),
  }),
  namesRecords: [
    { field: 'hall', entity: 'hall', called },
    { field: 'doors', path: '$[*].to', entity: 'hall', called: sameInAll('Door') },
    { field: 'doors', path: '$[*].past[*]', entity: 'shelf', called: sameInAll('Past') },
  ],
});
let dispatcher: Dispatcher;
const make = (record: typeof hall | typeof shelf, uid: string, fields: object) =>
  dispatcher.dispatch(recordCommands(record as never).create, { uid, ...fields }, context);
const change = (uid: string, changes: Record<string, unknown>) =>
  dispatcher.dispatch(recordCommands(shelf as never).change, { uid, changes }, context);
const context = { actor: { id: 'office', roles: ['office'] }, locale: 'ru' as const, correlation_id: 'spec' };
const said = (outcome: Outcome) =>
  outcome.ok
    ? outcome.changed
      ? 'changed'
      : 'unchanged'
    : `${outcome.rejection.code} ${Object.keys(outcome.rejection.fields ?? {}).join()} ${String(outcome.rejection.params['uid'])}`;
beforeEach(() => {
  const log = createMemoryLog({ catalogue: { ...recordEvents(hall), ...recordEvents(shelf) } });
  dispatcher = createDispatcher({
    log,
    facts: createMemoryFacts({ definitions: [], log }),
    clock: movableClock('2026-09-01T08:00:00Z'),
  });
});
const plain = { code: 'A', hall: null, doors: [] };

it('a record that names nothing that there is is not made: null names nothing, and what was decided before is there', async () => {
  expect(said(await make(shelf, 's1', { ...plain, hall: 'h1' }))).toBe('platform.record_unknown hall h1');
  expect(said(await make(shelf, 's1', plain))).toBe('changed');
  expect(
    (await Promise.all([make(hall, 'h1', { code: 'H' }), make(shelf, 's2', { ...plain, hall: 'h1' })])).map(said),
  ).toEqual(['changed', 'changed']);
});

it('every uid in a list and deeper is looked at', async () => {
  await make(hall, 'h1', { code: 'H' });
  expect(
    said(
      await make(shelf, 's1', {
        ...plain,
        doors: [
          { to: 'h1', past: [] },
          { to: 'h2', past: [] },
        ],
      }),
    ),
  ).toBe('platform.record_unknown doors.1.to h2');
  expect(said(await make(shelf, 's1', { ...plain, doors: [{ to: 'h1', past: ['s0'] }] }))).toBe(
    'platform.record_unknown doors.0.past s0',
  );
  expect(said(await make(shelf, 's1', { ...plain, doors: [{ to: 'h1', past: [] }] }))).toBe('changed');
});

it('what was removed is not named anew, and does not hold up what named it before', async () => {
  await make(hall, 'h1', { code: 'H' });
  await make(hall, 'h2', { code: 'I' });
  await make(shelf, 's1', { ...plain, hall: 'h1', doors: [{ to: 'h1', past: [] }] });
  await dispatcher.dispatch(recordCommands(hall as never).remove, { uid: 'h1', held: ['code=H'] }, context);
  expect(said(await make(shelf, 's2', { ...plain, hall: 'h1' }))).toBe('platform.record_unknown hall h1');
  expect(said(await change('s1', { code: 'B', hall: 'h1' }))).toBe('changed');
  expect(
    said(
      await change('s1', {
        doors: [
          { to: 'h1', past: [] },
          { to: 'h2', past: ['s1'] },
        ],
      }),
    ),
  ).toBe('changed');
  expect(said(await change('s1', { hall: 'h2' }))).toBe('changed');
  expect(said(await change('s1', { hall: 'h1' }))).toBe('platform.record_unknown hall h1');
});

it('the refusal calls the field by its name in every language', async () => {
  const outcome = await make(shelf, 's1', { ...plain, hall: 'h1' });
  if (outcome.ok) throw new Error('not refused');
  const explain = explainer([platformErrors], 'UTC');
  const answers = locales.map(locale => explain(outcome.rejection, locale, ''));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  locales.forEach((locale, index) => expect(answers[index]!.error.message).toContain(called[locale]));
  expect(new Set(answers.map(({ error }) => error.message)).size).toBe(4);
});
