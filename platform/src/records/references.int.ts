import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordDefinition, RecordReference } from '@portal/event-schemas/kernel/records.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { recordUses } from './references.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.asOwner(
    `create schema loans;
     create view loans.open_public as select * from (values ('b1'), ('b1'), ('b2')) as loan(book);
     grant usage on schema loans to public; grant select on loans.open_public to public`,
  );
});
afterAll(() => database.drop());

const use = (view: RecordReference['view']): RecordReference => ({ view, column: 'book', name: sameInAll(view) });
const book = (...references: RecordReference[]) => ({ entity: 'book', references }) as unknown as RecordDefinition;

it('uses of a record are counted by what uses it', async () => {
  expect(await recordUses(database.pool(), book(use('loans.open_public')), 'b1', {})).toEqual([
    { name: sameInAll('loans.open_public'), count: 2 },
  ]);
  expect(await recordUses(database.pool(), book(use('loans.open_public')), 'b3', {})).toEqual([]);
});
it('a view that is not built yet does not hide what others say', async () => {
  expect(
    await recordUses(database.pool(), book(use('loans.reserved_public'), use('loans.open_public')), 'b2', {}),
  ).toEqual([{ name: sameInAll('loans.open_public'), count: 1 }]);
  expect(await recordUses(database.pool(), book(use('loans.reserved_public')), 'b2', {})).toEqual([]);
});
