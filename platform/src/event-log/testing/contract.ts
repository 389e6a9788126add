import { event, type EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { packHashes } from '../stored.ts';
import type { EventLog } from '../types.ts';
import { contextOf, contractCatalogue, counted, item } from './items.ts';

/** The same catalogue later: `Opened` has its name in parts, and a language. */
const laterCatalogue: EventCatalogue = {
  ...contractCatalogue,
  Opened: event(z.object({ first: z.string(), rest: z.string(), language: z.string() }), {
    version: 3,
    upcast: {
      1: (old: { name: string }) => ({ first: old.name.split(' ')[0], rest: old.name.split(' ').slice(1).join(' ') }),
      2: (old: object) => ({ ...old, language: 'kk' }),
    },
  }),
};

const by = (events: readonly { data: unknown }[]): number[] => events.map(event => (event.data as { by: number }).by);

/** Several logs on one storage, as several processes would have them. */
export interface LogUnderTest {
  /** The first one. */
  log: EventLog;
  /** Another one on the same storage, with this catalogue (default: the contract's). An adapter of one process answers the first one again. */
  another(catalogue?: EventCatalogue): Promise<EventLog>;
  close(): Promise<void>;
}

/** What every adapter promises (docs/architecture.md); `open` gives an empty storage. */
export function eventLogContract(adapter: string, open: () => Promise<LogUnderTest>): void {
  describe(`event log contract: ${adapter}`, () => {
    let under: LogUnderTest;
    let log: EventLog;
    beforeEach(async () => {
      under = await open();
      log = under.log;
    });
    afterEach(() => under.close());

    test('1: what was acknowledged is in the log for everybody', async () => {
      const result = await log.append(item(counted('a', 0, 1, 2)));
      expect(result).toEqual({ ok: true, position: expect.any(Number), versions: { a: 2 } });
      const other = await under.another();
      expect(by(await other.read('a'))).toEqual([1, 2]);
      expect(await other.head()).toBe(result.ok && result.position);
    });

    test('2: versions are consecutive, and a stale expected version changes nothing', async () => {
      await log.append(item(counted('a', 0, 1, 2)));
      for (const stale of [0, 1, 3]) {
        expect(await log.append(item(counted('a', stale, 9)))).toEqual({
          ok: false,
          conflict: 'version',
          streams: ['a'],
        });
      }
      await log.append(item(counted('a', 2, 3)));
      expect((await log.read('a')).map(event => event.version)).toEqual([1, 2, 3]);
      expect(by(await log.read('a'))).toEqual([1, 2, 3]);
    });

    test('2: of many writers with the same expected version exactly one gets through, also to create the stream', async () => {
      const logs = [log, await under.another(), await under.another()];
      for (const expected of [0, 1, 2]) {
        const results = await Promise.all(
          Array.from({ length: 60 }, (_, n) => logs[n % 3]!.append(item(counted('hot', expected, n)))),
        );
        expect(results.filter(result => result.ok)).toHaveLength(1);
      }
      expect((await log.read('hot')).map(event => event.version)).toEqual([1, 2, 3]);
    });

    test('2: a write without events is a check of the version', async () => {
      await log.append(item(counted('a', 0, 1)));
      expect((await log.append(item(counted('b', 0, 1), counted('a', 1)))).ok).toBe(true);
      expect(await log.append(item(counted('b', 1, 1), counted('a', 0)))).toEqual({
        ok: false,
        conflict: 'version',
        streams: ['a'],
      });
      expect(by(await log.read('b'))).toEqual([1]);
    });

    test('events are read at the positions asked for, in their order', async () => {
      await log.append(item(counted('a', 0, 1, 2), counted('b', 0, 3)));
      const all = await log.readAll(0, 10);
      expect(await log.readAt([all[2]!.position, all[0]!.position, all[0]!.position, 1_000_000])).toEqual([
        all[0],
        all[2],
      ]);
      expect(await log.readAt([])).toEqual([]);
    });

    test('3: an append to several streams is all or nothing', async () => {
      await log.append(item(counted('b', 0, 1)));
      expect(await log.append(item(counted('a', 0, 1), counted('b', 0, 2), counted('c', 0, 3)))).toEqual({
        ok: false,
        conflict: 'version',
        streams: ['b'],
      });
      expect([await log.read('a'), await log.read('c')]).toEqual([[], []]);
      expect((await log.append(item(counted('a', 0, 1), counted('b', 1, 2)))).ok).toBe(true);
      expect(by([...(await log.read('a')), ...(await log.read('b'))])).toEqual([1, 1, 2]);
    });

    test('3: writers that meet in a pair of streams leave both in step', async () => {
      const logs = [log, await under.another()];
      await Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          for (let tries = 0; tries < 100; tries++) {
            const found = await logs[n % 2]!.readStreams(['left', 'right']);
            const [left, right] = [found.get('left')!.length, found.get('right')!.length];
            if ((await logs[n % 2]!.append(item(counted('left', left, n), counted('right', right, n)))).ok) return;
          }
          throw new Error('no progress');
        }),
      );
      expect(by(await log.read('left'))).toEqual(by(await log.read('right')));
      expect(by(await log.read('left')).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    });

    test('3: a batch of items that stand on top of each other is all or nothing, and tells where each one ended', async () => {
      const done = await log.appendBatch([
        item(counted('a', 0, 1)),
        item(counted('b', 0)),
        item(counted('a', 1, 2, 3), counted('b', 0, 4)),
      ]);
      expect(done).toMatchObject({ ok: true, versions: { a: 3, b: 1 } });
      const first = (await log.read('a'))[0]!.position;
      expect(done.positions).toEqual([first, first, first + 3]);
      expect(await log.appendBatch([item(counted('a', 3, 5)), item(counted('a', 3, 6))])).toEqual({
        ok: false,
        conflict: 'version',
        streams: ['a'],
      });
      expect(await log.appendBatch([item(counted('a', 3, 5)), item(counted('b', 0, 6))])).toEqual({
        ok: false,
        conflict: 'version',
        streams: ['b'],
      });
      expect(by(await log.read('a'))).toEqual([1, 2, 3]);
    });

    test('4: a reader that goes on from its last position sees every event once and in order, with many writers', async () => {
      const logs = [log, await under.another(), await under.another()];
      let writing = true;
      const seen: { position: number; id: string }[] = [];
      const reader = (async () => {
        for (let last = 0, drained = false; !drained;) {
          const open = writing;
          const page = await logs[2]!.readAll(last, 50);
          seen.push(...page.map(event => ({ position: event.position, id: event.meta.event_id })));
          last = page.at(-1)?.position ?? last;
          drained = !open && page.length === 0;
        }
      })();
      await Promise.all(
        Array.from({ length: 30 }, async (_, n) => {
          for (let i = 0; i < 20; i++) await logs[n % 3]!.append(item(counted(`s-${n}-${i}`, 0, 1, 2)));
        }),
      );
      writing = false;
      await reader;
      expect(seen.map(event => event.position)).toEqual([...seen.map(event => event.position)].sort((a, b) => a - b));
      expect(new Set(seen.map(event => event.id)).size).toBe(1200);
      expect(seen).toHaveLength(1200);
    });

    test('4: a reader of small pages gets through large appends', async () => {
      for (const version of [0, 200, 400])
        await log.append(item(counted('a', version, ...Array.from({ length: 200 }, (_, n) => version + n))));
      const other = await under.another();
      for (const size of [7, 90, 250]) {
        const seen: number[] = [];
        for (let last = 0; ;) {
          const page = await other.readAll(last, size);
          if (page.length === 0) break;
          seen.push(...by(page));
          last = page.at(-1)!.position;
        }
        expect(seen).toEqual(Array.from({ length: 600 }, (_, n) => n));
      }
    });

    test('4: what is committed is read at once, by every process, from any position', async () => {
      const other = await under.another();
      for (let count = 1; count <= 30; count++) {
        await log.append(item(counted('a', count - 1, 1)));
        expect(await other.readAll(0, 100)).toHaveLength(count);
        expect(await other.readAll((await other.head()) - 1, 100)).toHaveLength(1);
        await other.follow(0, 100);
      }
      await expect.poll(async () => (await other.follow(0, 100)).length, { timeout: 5000 }).toBe(30);
    });

    test('4: listeners are told of appends, their own and those of others, until they stop', async () => {
      const told: number[] = [];
      const other = await under.another();
      const stop = other.onAppended(position => told.push(position));
      const first = await log.append(item(counted('a', 0, 1)));
      await expect.poll(() => told.at(-1), { timeout: 5000 }).toBe(first.ok && first.position);
      const second = await other.append(item(counted('a', 1, 1)));
      expect(told.at(-1)).toBe(second.ok && second.position);
      stop();
      await other.append(item(counted('a', 2, 1)));
      expect(told.at(-1)).toBe(second.ok && second.position);
    });

    test('5: a key is taken once; with the key the whole item is refused', async () => {
      const keep = { key: 'k', actor: 'anna', body_hash: 'h', answer: { ok: true, text: 'nul \u0000 and ү' } };
      const first = await log.append({ ...item(counted('a', 0, 1, 2)), keep });
      expect(await log.append({ ...item(counted('b', 0, 1)), keep: { ...keep, body_hash: 'other' } })).toEqual({
        ok: false,
        conflict: 'key',
        key: 'k',
      });
      expect(await log.read('b')).toEqual([]);
      expect((await log.append({ ...item(counted('b', 0, 1)), keep: { ...keep, actor: 'bek' } })).ok).toBe(true);
      expect((await log.append({ ...item(), keep: { ...keep, key: 'no events' } })).ok).toBe(true);
      const kept = await (
        await under.another()
      ).keptAnswers([
        { key: 'k', actor: 'anna' },
        { key: 'no events', actor: 'anna' },
        { key: 'k', actor: 'nobody' },
      ]);
      expect(kept).toHaveLength(2);
      expect(kept).toContainEqual({ ...keep, position: first.ok && first.position });
      expect(kept).toContainEqual({ ...keep, key: 'no events', position: null });
    });

    test('5: of many appends with one key exactly one gets through', async () => {
      const logs = [log, await under.another()];
      const keep = { key: 'once', actor: 'anna', body_hash: 'h', answer: {} };
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, n) => logs[n % 2]!.append({ ...item(counted(`s-${n}`, 0, n)), keep })),
      );
      expect(results.filter(result => result.ok)).toHaveLength(1);
      expect(await log.readAll(0, 100)).toHaveLength(1);
    });

    test("7: an old event comes in today's shape", async () => {
      await log.append({
        writes: [
          {
            stream: 'a',
            expected_version: 0,
            events: [{ type: 'Opened', data: { name: 'Abai Qunanbaiuly Ibrahim' } }],
          },
        ],
        context: contextOf(),
      });
      const later = await under.another(laterCatalogue);
      await later.append({
        writes: [
          {
            stream: 'a',
            expected_version: 1,
            events: [{ type: 'Opened', data: { first: 'Mukhtar', rest: 'Auezov', language: 'ru' } }],
          },
        ],
        context: contextOf(),
      });
      const today = [
        { first: 'Abai', rest: 'Qunanbaiuly Ibrahim', language: 'kk' },
        { first: 'Mukhtar', rest: 'Auezov', language: 'ru' },
      ];
      for (const events of [
        await later.read('a'),
        (await later.readStreams(['a'])).get('a')!,
        await later.readAll(0, 10),
      ]) {
        expect(events.map(event => event.data)).toEqual(today);
        expect(events.map(event => event.meta.schema_version)).toEqual([1, 3]);
      }
    });

    test('the port sets the metadata; event ids follow from the command', async () => {
      const context = contextOf({ actor: { id: 'admin', roles: ['org_admin'], on_behalf_of: 'anna' }, facts_at: 7 });
      await log.append({ writes: [counted('a', 0, 1), counted('b', 0, 2)], context });
      const [a, b] = await log.readAll(0, 10);
      expect(a!.meta).toEqual({ ...context, event_id: a!.meta.event_id, schema_version: 1 });
      expect(a!.meta.event_id).not.toBe(b!.meta.event_id);
      await expect(log.append({ writes: [counted('c', 0, 1)], context }).then(result => result.ok)).rejects.toThrow();
      expect(await log.readAll(0, 10)).toHaveLength(2);
    });

    test('a stream is read whole, up to a version, and as of a moment', async () => {
      for (const [version, occurred_at] of [
        '2026-09-01T08:00:00.000Z',
        '2026-09-02T08:00:00.000Z',
        '2026-09-03T08:00:00.000Z',
      ].entries()) {
        await log.append({ writes: [counted('a', version, version + 1)], context: contextOf({ occurred_at }) });
      }
      expect(by(await log.read('a'))).toEqual([1, 2, 3]);
      expect(by(await log.read('a', { version: 2 }))).toEqual([1, 2]);
      expect(by(await log.read('a', { after: 1 }))).toEqual([2, 3]);
      expect(by(await log.read('a', { after: 1, version: 2 }))).toEqual([2]);
      expect(by(await log.read('a', { as_of: '2026-09-02T10:00:00+02:00' }))).toEqual([1, 2]);
      expect(by(await log.read('a', { as_of: '2026-09-02T07:59:59.999Z' }))).toEqual([1]);
      expect(await log.read('nothing')).toEqual([]);
      expect(await log.readStreams(['nothing'])).toEqual(new Map([['nothing', []]]));
    });

    test.each([
      ['undefined', undefined],
      ['a Date', new Date(0)],
      ['a bigint', 1n],
      ['NaN', Number.NaN],
      ['U+0000', 'a\u0000b'],
      ['half a surrogate pair', '\ud83d'],
      ['a Map', new Map()],
      ['a function', () => 1],
    ])('an event with %s is refused alone', async (_, value) => {
      const catalogue: EventCatalogue = { ...contractCatalogue, Anything: event(z.any()) };
      const open = await under.another(catalogue);
      const results = await Promise.allSettled([
        open.append(item(counted('a', 0, 1))),
        open.append({
          writes: [{ stream: 'b', expected_version: 0, events: [{ type: 'Anything', data: { deep: [{ value }] } }] }],
          context: contextOf(),
        }),
        open.append(item(counted('c', 0, 1))),
      ]);
      expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((results[1] as PromiseRejectedResult).reason.message).toMatch(/^Anything\.deep\[0\]\.value: /);
      expect(await log.readAll(0, 10)).toHaveLength(2);
    });

    test('what is refused only on its way into storage fails alone', async () => {
      const context = contextOf();
      await log.append({ writes: [counted('a', 0, 1)], context });
      const results = await Promise.allSettled([
        log.append(item(counted('b', 0, 1))),
        log.append({ writes: [counted('c', 0, 1)], context }),
        log.append(item(counted('d', 0, 1))),
      ]);
      expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await log.readAll(0, 10)).toHaveLength(3);
    });

    test('an unknown event type and a wrong shape are refused', async () => {
      const write = (type: string, data: unknown): Promise<unknown> =>
        log.append({ writes: [{ stream: 'a', expected_version: 0, events: [{ type, data }] }], context: contextOf() });
      await expect(write('Unheard', {})).rejects.toThrow(/Unheard stands in no event catalogue/);
      await expect(write('Counted', { by: 'one' })).rejects.toThrow(/Counted has not the shape of its schema/);
      expect(await log.head()).toBe(0);
    });

    test('what is written is what is read', async () => {
      const open = await under.another({ Anything: event(z.any()) });
      const data = {
        text: 'Әл-Фараби "\\u0000\\" \n 🎓',
        numbers: [0, -1.5, 1e21, 0.1, 2 ** 53],
        nested: { empty: {}, list: [[], [null]] },
        yes: true,
      };
      await open.append({
        writes: [{ stream: 'a', expected_version: 0, events: [{ type: 'Anything', data }] }],
        context: contextOf(),
      });
      expect((await open.read('a'))[0]!.data).toEqual(data);
    });

    test('what is stored of an event is one line, the same in every adapter, and its hash is that of the line', async () => {
      const open = await under.another({ ...contractCatalogue, Anything: event(z.any()) });
      const context = contextOf();
      const data = { 10: 'first', text: 'Әл-Фараби "\\u0000\\" \n\t\u0001\u007f🎓', number: 1e21 };
      await open.append({
        writes: [{ stream: 'a "quoted"', expected_version: 0, events: [{ type: 'Anything', data }] }],
        context,
      });
      await open.append(item(counted('b', 0, 1, 2)));
      const [first] = await open.readAll(0, 1);
      const meta = { event_id: first!.meta.event_id, schema_version: 1, ...context };
      const lines = await open.lines(0, 1_000_000, 10);
      expect(lines).toHaveLength(3);
      expect(lines[0]).toEqual({
        position: first!.position,
        line:
          `{"position":${first!.position},"stream":"a \\"quoted\\"","version":1,"type":"Anything","event_id":"${meta.event_id}"` +
          `,"data":${JSON.stringify(data)},"meta":${JSON.stringify(meta)}}`,
      });
      expect(await open.lines(lines[0]!.position, lines[1]!.position, 10)).toEqual([lines[1]]);
      expect(await open.hashes(0, 2)).toEqual(packHashes(lines.slice(0, 2)));
      expect(await open.hashes(lines[2]!.position, 2)).toEqual(packHashes([]));
    });

    test('while somebody works exclusively nobody else writes, and what it read is the last word', async () => {
      await log.append(item(counted('a', 0, 1)));
      const other = await under.another();
      const order: string[] = [];
      let outside!: Promise<unknown>;
      const value = await log.exclusively(async locked => {
        const version = (await locked.readStreams(['a'])).get('a')!.length;
        outside = other
          .append(item(counted('a', 1, 9)))
          .then(result => order.push(result.ok ? 'outside wrote' : 'outside refused'));
        await new Promise(resolve => setTimeout(resolve, 100));
        const result = await locked.appendBatch([item(counted('a', version, 2))]);
        expect(result.ok).toBe(true);
        order.push('exclusive');
        return 'done';
      });
      await outside;
      expect([value, order]).toEqual(['done', ['exclusive', 'outside refused']]);
      expect(by(await other.read('a'))).toEqual([1, 2]);
    });

    test('exclusive work that throws leaves nothing', async () => {
      await expect(
        log.exclusively(async locked => {
          await locked.appendBatch([
            { ...item(counted('a', 0, 1)), keep: { key: 'k', actor: 'anna', body_hash: '', answer: 1 } },
          ]);
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      expect([await log.read('a'), await log.keptAnswers([{ key: 'k', actor: 'anna' }])]).toEqual([[], []]);
      expect((await log.append(item(counted('a', 0, 1)))).ok).toBe(true);
    });
  });
}
