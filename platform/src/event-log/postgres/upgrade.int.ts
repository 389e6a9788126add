import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { migrate } from '../../postgres/migrate.ts';
import { logMigration } from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The log as earlier versions of the portal made it: `jsonb`, and a table of the streams' versions. */
const earlier = `
  drop schema log cascade;
  create schema log;
  create table log.events (
    position bigint generated always as identity primary key, stream_id text not null, version int not null, type text not null,
    data jsonb not null, meta jsonb not null, event_id uuid not null unique, unique (stream_id, version)
  );
  create table log.streams (stream_id text primary key, version int not null);
  insert into log.events (stream_id, version, type, data, meta, event_id)
    select 'shelf-' || n % 3, 1 + n / 3, 'Filled', jsonb_build_object('pieces', n, 'name', 'Қаламдар'),
      jsonb_build_object('schema_version', 1), gen_random_uuid()
    from generate_series(0, 8) n;
  insert into log.streams select stream_id, max(version) from log.events group by 1;
  update platform.migrations set hash = 'of then' where name = 'log';
`;

it('a log of an earlier version is taken over with every event where it stood', async () => {
  await database.asOwner(earlier);
  const read = () =>
    database.asOwner(
      'select position::int, stream_id, version, type, data::jsonb, meta::jsonb, event_id from log.events order by position',
    );
  const before = await read();
  for (const _ of ['first start', 'second start']) await migrate(database.url, [], [logMigration]);
  expect(await read()).toEqual(before);
  expect(before).toHaveLength(9);
  const types = await database.asOwner(
    `select data_type from information_schema.columns where table_schema = 'log' and table_name = 'events' and column_name in ('data', 'meta')`,
  );
  expect(types).toEqual([{ data_type: 'json' }, { data_type: 'json' }]);
  expect(await database.asOwner(`select to_regclass('log.streams') as gone`)).toEqual([{ gone: null }]);
});
