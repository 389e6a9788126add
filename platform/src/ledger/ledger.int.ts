import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { ledgerEnd } from './blocks.ts';
import { chainNext } from './chaining.ts';
import { describeFault } from './faults.ts';
import { chainAll } from './follower.ts';
import { knownKeys, openSealKey } from './keys.ts';
import { makeSeal } from './sealing.ts';
import { sealEvent, sealStream } from './seals.ts';
import { filledLog, ledgerLog, type FilledLog } from './testing/filled-log.ts';
import { verify, type Verification } from './verify.ts';
import { readWitnessFile } from './witness.ts';

let database: TestDatabase;
let pool: Pool;
let data: string;
let append: FilledLog['append'];
let seal: FilledLog['seal'];
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool(4);
});
afterAll(() => database.drop());

const look = (): Promise<Verification> =>
  verify(ledgerLog(pool), pool, { keys: knownKeys({ data }), witnessed: readWitnessFile({ data }) });
const tamper = (text: string, values: unknown[] = []): Promise<unknown> => database.asOwner(text, values);
const kinds = ({ faults }: Verification): string[] => faults.map(({ kind, position }) => `${kind} #${position}`);

beforeEach(async () => {
  await tamper('truncate log.events, ledger.blocks restart identity');
  ({ data, append, seal } = await filledLog(pool));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

describe('a log that nobody touched', () => {
  it('is verified to its end, sealed or not', async () => {
    expect(await look()).toMatchObject({
      ok: true,
      verified_to: 30,
      events: 30,
      unchained: 0,
      seals: 1,
      sealed_to: 20,
      faults: [],
      keys_compared: true,
    });
  });
  it('may have gaps in its positions, and events that are not chained yet', async () => {
    await tamper(`select nextval('log.events_position_seq')`);
    await append('box-2', 1, 'Filled', {});
    expect(await look()).toMatchObject({ ok: true, verified_to: 30, unchained: 1 });
    await chainAll(ledgerLog(pool), pool);
    expect(await look()).toMatchObject({ ok: true, verified_to: 32, unchained: 0 });
  });
  it('is sealed again only when something happened beside the seal', async () => {
    await seal();
    expect(await makeSeal(ledgerLog(pool), pool, openSealKey({ data }), new Date().toISOString())).toBeNull();
    expect(await look()).toMatchObject({ ok: true, seals: 2, sealed_to: 30 });
  });
});

describe('the first fault is found where it is:', () => {
  it.each([
    ['the data of an event', `update log.events set data = '{"pieces":99}' where position = 7`, 'altered #7'],
    [
      'one blank in the data',
      `update log.events set data = (data::text || ' ')::json where position = 7`,
      'altered #7',
    ],
    [
      'who did it',
      `update log.events set meta = jsonb_set(meta::jsonb, '{actor,id}', '"somebody"')::json where position = 8`,
      'altered #8',
    ],
    [
      'when it happened',
      `update log.events set meta = replace(meta::text, '202', '203')::json where position = 9`,
      'altered #9',
    ],
    ['its type', `update log.events set type = 'Emptied' where position = 10`, 'altered #10'],
    ['its stream', `update log.events set stream_id = 'box-9' where position = 11`, 'altered #11'],
    ['its version', `update log.events set version = 77 where position = 12`, 'altered #12'],
    ['its event id', `update log.events set event_id = gen_random_uuid() where position = 13`, 'altered #13'],
    ['one that is not sealed yet', `update log.events set data = '{}' where position = 25`, 'altered #25'],
    ['an event deleted', `delete from log.events where position = 5`, 'missing #5'],
    ['the last event deleted', `delete from log.events where position = 30`, 'missing #30'],
    [
      'an event inserted before all',
      `insert into log.events (position, stream_id, version, type, event_id, data, meta) overriding system value
        values (0, 'box-7', 1, 'Filled', gen_random_uuid(), '{}', '{}')`,
      'inserted #0',
    ],
    [
      'an event with a negative position',
      `insert into log.events (position, stream_id, version, type, event_id, data, meta) overriding system value
        values (-5, 'box-7', 1, 'Filled', gen_random_uuid(), '{}', '{}')`,
      'inserted #-5',
    ],
  ])('%s', async (_what, text, first) => {
    await tamper(text);
    const found = await look();
    expect(found.ok).toBe(false);
    expect(kinds(found)).toEqual([first]);
    expect(found.verified_to).toBe(Math.max(0, found.faults[0]!.position - 1));
    expect(describeFault(found.faults[0]!)).toContain(`#${found.faults[0]!.position}`);
  });

  it('an event inserted in a gap', async () => {
    await tamper(`select nextval('log.events_position_seq')`);
    await append('box-2', 1, 'Filled', {});
    await chainAll(ledgerLog(pool), pool);
    await tamper(
      `insert into log.events (position, stream_id, version, type, event_id, data, meta) overriding system value
        values (31, 'box-7', 1, 'Filled', gen_random_uuid(), '{}', '{}')`,
    );
    expect(kinds(await look())).toEqual(['inserted #31']);
  });

  it('two events exchanged', async () => {
    const swapped = await exchange(14, 17);
    expect(swapped.faults[0]).toMatchObject({ kind: 'moved', position: 14, found_at: 17 });
    expect(swapped.faults[1]).toMatchObject({ kind: 'moved', position: 17, found_at: 14 });
    expect(describeFault(swapped.faults[0]!)).toBe(
      'Event #14 was moved: it stands at #17 now (Filled, version 14 of box-1).',
    );
  });
});

/** Positions are generated always, so the owner has to write the rows anew. */
async function exchange(a: number, b: number): Promise<Verification> {
  await tamper(`create temporary table kept as select * from log.events where position in (${a}, ${b}); delete from log.events where position in (${a}, ${b});
    insert into log.events (position, stream_id, version, type, data, meta, event_id) overriding system value
      select case position when ${a} then ${b} else ${a} end, stream_id, version, type, data, meta, event_id from kept`);
  return look();
}

describe('with the ledger changed too,', () => {
  /** An owner of the database who knows how the ledger works: alters an event and makes the whole ledger anew. */
  const rechain = async (): Promise<void> => {
    await tamper('truncate ledger.blocks');
    await chainAll(ledgerLog(pool), pool);
  };

  it('what was sealed is found by the seal', async () => {
    await tamper(`update log.events set data = '{"pieces":99}' where position = 7`);
    await rechain();
    expect((await look()).faults).toMatchObject([{ kind: 'not_as_sealed', position: 1, to: 20, seal: 1 }]);
  });
  it('what was not sealed yet is not found: until then the database is believed', async () => {
    await tamper(`update log.events set data = '{"pieces":99}' where position = 25`);
    await rechain();
    expect(await look()).toMatchObject({ ok: true, sealed_to: 20 });
  });
  it('a deleted event is found by the seal', async () => {
    await tamper('delete from log.events where position = 7');
    await rechain();
    expect((await look()).faults).toMatchObject([{ kind: 'not_as_sealed', seal: 1 }]);
  });
  it('a changed seal is found by its signature', async () => {
    await tamper(
      `update log.events set data = replace(data::text, '"events":20', '"events":19')::json where stream_id = $1`,
      [sealStream],
    );
    await rechain();
    expect(kinds(await look())).toEqual(['not_as_sealed #1', 'seal_forged #1', 'seal_missing #20']);
  });
  it('a seal with another key is found by the key', async () => {
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'portal-ledger-'));
    await tamper(`update log.events set data = '{"pieces":99}' where position = 7`);
    await tamper('delete from log.events where stream_id = $1', [sealStream]);
    await rechain();
    const forged = (await makeSeal(ledgerLog(pool), pool, openSealKey({ data: elsewhere }), new Date().toISOString()))!;
    await append(sealStream, 1, sealEvent, forged);
    await chainAll(ledgerLog(pool), pool);
    expect((await look()).faults.map(({ kind }) => kind)).toEqual(['seal_key_unknown', 'seal_missing']);
    rmSync(elsewhere, { recursive: true, force: true });
  });
  it('an end that was cut off with its seal is found by the list of seals outside', async () => {
    await seal();
    await tamper('delete from log.events where position > 20');
    await rechain();
    expect((await look()).faults.map(({ kind }) => kind)).toEqual(['seal_missing', 'seal_missing']);
  });
  it('an end of the ledger that was cut off is found by the seal', async () => {
    await tamper('delete from ledger.blocks where number > 1');
    expect((await look()).faults).toMatchObject([{ kind: 'cut_off', position: 13, to: 20, seal: 1 }]);
  });
  it('a hash of the ledger that was changed is found', async () => {
    await tamper(
      `update ledger.blocks set entries = set_byte(entries, 20, 1 - get_byte(entries, 20) % 2) where number = 1`,
    );
    expect((await look()).faults.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['altered', 'ledger_broken', 'not_as_sealed']),
    );
  });
});

describe('the application', () => {
  it('adds the block that follows and changes nothing of the ledger', async () => {
    await append('box-1', 30, 'Filled', {});
    const { number, last_position, chain_after } = await ledgerEnd(pool);
    const insert = (block: number, from: number, before: Buffer) =>
      pool.query(
        'insert into ledger.blocks (number, first_position, last_position, events, entries, chain_before, chain_after) values ($1, $2, $2, 1, $3, $4, $4)',
        [block, from, Buffer.alloc(40), before],
      );
    await expect(insert(number, last_position + 1, chain_after)).rejects.toThrow('does not follow');
    await expect(insert(number + 2, last_position + 1, chain_after)).rejects.toThrow('does not follow');
    await expect(insert(number + 1, last_position, chain_after)).rejects.toThrow('does not follow');
    await expect(insert(number + 1, last_position + 1, Buffer.alloc(32))).rejects.toThrow('does not follow');
    for (const text of [
      'update ledger.blocks set events = 1',
      'delete from ledger.blocks',
      'truncate ledger.blocks',
      'alter table ledger.blocks disable trigger all',
      'drop table ledger.blocks',
      'create or replace function ledger.follow_the_last() returns trigger language plpgsql as $$ begin return new; end $$',
    ]) {
      await expect(pool.query(text), text).rejects.toThrow(/permission denied|must be owner/);
    }
    await chainAll(ledgerLog(pool), pool);
    expect(await look()).toMatchObject({ ok: true, verified_to: 31 });
  });

  it('may chain in several processes at once: each event once', async () => {
    for (let version = 1; version <= 300; version++) await append('box-3', version, 'Filled', { version });
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let chained: number | null = 1; chained !== 0;) chained = await chainNext(ledgerLog(pool), pool, 7);
      }),
    );
    expect(await look()).toMatchObject({ ok: true, verified_to: 330, events: 330 });
  });
});
