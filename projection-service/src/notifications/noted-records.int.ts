import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { notedTables } from '@portal/event-schemas/notifications/noted-records.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import fc from 'fast-check';
import '@portal/platform/modules/declared.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../../test/support/consultations.ts';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { NotedRecords } from './noted-records.ts';

let database: TestDatabase;
let db: Sql & { release(destroy: boolean): void };
beforeAll(async () => {
  database = await testDatabase();
  db = await database.pool(1).connect();
  await db.query('set search_path to pg_temp');
  await db.query(notedTables);
});
afterAll(async () => {
  db?.release(true);
  await database?.drop();
});

let position = 0;
const event = (type: string, stream: string, data: object, actor = 'somebody'): RecordedEvent<any> => ({
  type,
  stream,
  data,
  position: (position += 1),
  version: 1,
  meta: {
    event_id: `event-${position}`,
    occurred_at: new Date(Date.UTC(2026, 8, 1, 8, position)).toISOString(),
    actor: { id: actor, roles: [] },
  } as never,
});
const booked = (stream: string, more: object = {}) =>
  event('ConsultationBooked', stream, {
    student: 'aibek',
    teacher: 'erlan',
    starts_at: '2026-09-03T08:00:00.000Z',
    about: 'Essay',
    ...more,
  });
const opened = (account: string, ...roles: string[]) =>
  event('AccountOpened', `account-${account}`, { roles, last_name: account.toUpperCase(), first_name: '' });
/** Whom events tell what, each batch on its own. */
async function told(...batches: RecordedEvent<any>[][]) {
  const all: { to: string; kind: string; params: unknown; cause: string }[] = [];
  for (const batch of batches) {
    const records = new NotedRecords(db);
    await records.recall(batch);
    for (const one of batch) {
      records.learn(one);
      for (const { account, kind, params } of await records.noticesOf(one))
        all.push({ to: account, kind, params, cause: one.meta.event_id });
    }
    await records.write();
  }
  return all;
}

describe('events of an aggregate of its own', () => {
  it('tell those whom they name, in words with what they say', async () => {
    await told([opened('aibek', 'student')]);
    expect(
      await told([{ ...booked('consultation-1'), meta: { ...booked('x').meta, actor: { id: 'aibek', roles: [] } } }]),
    ).toEqual([
      {
        to: 'erlan',
        kind: 'consultation.ConsultationBooked',
        cause: expect.any(String),
        params: {
          actor: 'AIBEK',
          title: 'Essay',
          starts_at: '2026-09-03T08:00:00.000Z',
          student: 'AIBEK',
          link: 'stud-clubs/main?uid=1',
        },
      },
    ]);
  });
  it('tell by what earlier ones said of it, in this batch or before, all but who did it', async () => {
    const cancelled = (stream: string, actor: string) =>
      event('ConsultationCancelled', stream, { comment: 'Ill' }, actor);
    const to = async (...batches: RecordedEvent<any>[][]) =>
      (await told(...batches)).filter(({ kind }) => kind.endsWith('Cancelled')).map(one => one.to);
    expect(await to([booked('consultation-2')], [cancelled('consultation-2', 'erlan')])).toEqual(['aibek']);
    expect(await to([booked('consultation-3'), cancelled('consultation-3', 'aibek')])).toEqual(['erlan']);
  });
  it('tell those who have a role then, of open accounts, each once', async () => {
    const office = [
      opened('olga', 'office'),
      opened('erlan', 'teacher', 'office'),
      opened('gone', 'office'),
      opened('new', 'student'),
    ];
    await told(office, [
      event('AccountDisabled', 'account-gone', { reason: '' }),
      event('RolesChanged', 'account-new', { from: ['student'], to: ['office'] }),
    ]);
    const cancelled = await told(
      [booked('consultation-4')],
      [event('ConsultationCancelled', 'consultation-4', { comment: 'Ill' }, 'aibek')],
    );
    expect(cancelled.filter(({ kind }) => kind.endsWith('Cancelled')).map(({ to }) => to)).toEqual([
      'erlan',
      'new',
      'olga',
    ]);
  });
  it('leave a state with its beginning: a change of something else moves it not', async () => {
    const first = booked('consultation-5');
    await told([first], [event('ConsultationMoved', 'consultation-5', { starts_at: '2026-09-04T08:00:00.000Z' })]);
    const { rows } = await db.query<{ state: string; since: Date; starts_at: string }>(
      `select state, since, fields->>'starts_at' as starts_at from noted_records where uid = '5'`,
    );
    expect(rows).toEqual([
      { state: 'booked', since: new Date(first.meta.occurred_at), starts_at: '2026-09-04T08:00:00.000Z' },
    ]);
  });
});

it('whatever happens, read in whatever parts, each person is told of each event at most once, and always the same', async () => {
  const happened = fc.record({
    type: fc.constantFrom('ConsultationBooked', 'ConsultationMoved', 'ConsultationCancelled'),
    of: fc.constantFrom('1', '2'),
    student: fc.constantFrom('aibek', 'olga'),
    actor: fc.constantFrom('aibek', 'erlan', 'olga'),
    ends: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(happened, { minLength: 1, maxLength: 12 }), async all => {
      const events = [
        opened('olga', 'office'),
        ...all.map(({ type, of, student, actor }) =>
          event(type, `consultation-${of}`, { ...booked('x', { student }).data, comment: 'Ill' }, actor),
        ),
      ];
      const parts: RecordedEvent<any>[][] = [[]];
      for (const [index, one] of events.entries()) {
        parts.at(-1)!.push(one);
        if (all[index]?.ends) parts.push([]);
      }
      const outcomes = [];
      for (const batches of [[events], events.map(one => [one]), parts]) {
        await db.query('truncate noted_records, role_holders');
        outcomes.push(await told(...batches));
      }
      expect(outcomes[1]).toEqual(outcomes[0]);
      expect(outcomes[2]).toEqual(outcomes[0]);
      const causes = outcomes[0]!.map(({ to, cause }) => `${to} ${cause}`);
      expect(new Set(causes).size).toBe(causes.length);
      for (const { to, cause } of outcomes[0]!)
        expect(events.find(one => one.meta.event_id === cause)!.meta.actor.id).not.toBe(to);
    }),
    { numRuns: 40 },
  );
});

it('of a record only that is kept which somebody is told by', () => {
  const { kept, kinds } = declaredNotices();
  expect(kept['consultation']).toEqual(['about', 'starts_at', 'student', 'teacher']);
  expect(Object.keys(kinds).filter(kind => kind.startsWith('consultation.'))).toEqual([
    'consultation.ConsultationBooked',
    'consultation.ConsultationCancelled',
    'consultation.booked.waits',
    'consultation.soon.reminds',
  ]);
  expect(kinds['consultation.soon.reminds']).toMatchObject({ topic: 'consultations', type: 'important' });
});
