import { createHash } from 'node:crypto';
import { allScreens } from '@portal/platform/modules/declared.ts';
import { streamOf, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { AppendItem, RecordedEvent } from '@portal/platform/event-log/types.ts';
import { tablesOf } from '@portal/platform/projections/tables.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../support/portal.ts';
import { extremeOf, numbersFrom, type Edge, type Extremes } from './support/extremes.ts';
import { plantedServices } from './support/planted-readers.ts';

/** Events that end what others made come last, when all has stood in the tables. */
const ending =
  /(Removed|Deleted|Discarded|Released|Dropped|Left|Withdrawn|Cleared|Ended|Expired|Forgotten|Closed|Unlinked)$/;
const edges: readonly Edge[] = ['most', 'least', 'mixed', 'most'];
/** Types of events in one append. */
const together = 40;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service', ...plantedServices] });
}, 120_000);
afterAll(() => portal?.stop());

/** The same id for the same name, so that events that mean the same thing meet: `offerings` are those of `offering`. */
const idOf = (name: string): string =>
  createHash('sha256')
    .update(name.replace(/s$/, ''))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-7$3-8$4-$5');
const streamIdOf = (aggregate: string): string =>
  aggregate === 'study_card' ? `${idOf('student')}.${idOf('study_period')}` : idOf(aggregate);

/** Data of an event at the bounds of its schema; undefined where a rule over several fields refuses it. */
function dataOf(type: string, edge: Edge, below: Extremes['below']): unknown {
  const { data: schema } = portal.host.catalogue[type]!;
  let parts = 0;
  // Parts of one thing (lessons of a course) are different ones.
  const idFor = (field: string): string => (field === 'uid' ? idOf(`part ${parts++}`) : idOf(field));
  const data = extremeOf(schema, { edge, below, dense: 'whole', idOf: idFor });
  if (type.startsWith('TabRule') && 'screen' in data) data.screen = allScreens.find(({ menu }) => menu)!.id;
  return schema.safeParse(data).success ? data : undefined;
}

/** The aggregates that an event changes, found by trying. */
function aggregatesOf(type: string, data: unknown): readonly string[] {
  const changed = [...portal.host.aggregates.values()].filter((aggregate: Aggregate) => {
    const state = aggregate.initialState();
    const before = JSON.stringify(state);
    try {
      return JSON.stringify(aggregate.evolve(state, { type, data })) !== before;
    } catch {
      return true;
    }
  });
  return changed.length ? changed.map(({ name }) => name) : ['thing'];
}

const versions = new Map<string, number>();
function itemOf(aggregate: string, type: string, data: unknown): AppendItem {
  const stream = streamOf({ name: aggregate } as Aggregate, streamIdOf(aggregate));
  const version = versions.get(stream) ?? 0;
  versions.set(stream, version + 1);
  const id = newId();
  return {
    writes: [{ stream, expected_version: version, events: [{ type, data }] }],
    context: {
      command_id: id,
      command: 'Write',
      correlation_id: id,
      causation_id: id,
      actor: { id: idOf('account'), roles: ['org_admin'] },
      occurred_at: '2026-09-01T09:00:00.000Z',
      locale: 'kk',
    },
  };
}

/** Types that have been written. */
const written = new Set<string>();
async function append(types: readonly string[], below: Extremes['below']): Promise<void> {
  for (const edge of edges)
    for (let from = 0; from < types.length; from += together) {
      const events = types.slice(from, from + together).flatMap(type => {
        const data = dataOf(type, edge, below);
        return data === undefined
          ? []
          : aggregatesOf(type, data).map(aggregate => ({ type, item: itemOf(aggregate, type, data) }));
      });
      await portal.host.log.appendBatch(events.map(({ item }) => item));
      for (const { type } of events) written.add(type);
    }
  expect(await portal.host.waitForReadModels(await portal.host.log.head(), 600_000)).toBe(true);
}

/** The log, which is read once: it is long, and nothing is added any more. */
let read: Promise<RecordedEvent[]> | undefined;
const newestFirst = (): Promise<RecordedEvent[]> => (read ??= readWhole());
async function readWhole(): Promise<RecordedEvent[]> {
  const all: RecordedEvent[] = [];
  for (;;) {
    const page = await portal.host.log.readAll(all.at(-1)?.position ?? 0, 200);
    if (page.length === 0) return all.toReversed();
    all.push(...page);
  }
}

/** What keeps the log's readers from an event, and facts that have not come to the last event that changes them. */
async function faults(): Promise<string[]> {
  const { parked, set_aside, readers } = await portal.host.health();
  const { rows } = await portal.host.pool.query<{ fact: string; position: number }>(
    `select substr(name, 6) as fact, position::float8 as position from platform.checkpoints where name like 'fact:%'`,
  );
  const events = await newestFirst();
  const behind = portal.host.parts.facts.filter(({ name, fold }) => {
    const last = events.find(event => fold[event.type] && fold[event.type]!(event).length > 0);
    return last && rows.find(({ fact }) => fact === name)!.position < last.position;
  });
  return [
    ...parked.map(name => `${name} is parked`),
    ...set_aside.map(({ reader, type, error }) => `${reader} set aside ${type}: ${error}`),
    ...readers.flatMap(({ name, error }) => (error ? [`${name}: ${error}`] : [])),
    ...behind.map(({ name }) => `fact ${name} stands still`),
  ];
}
/** Tables that nothing but a course of events makes sense of: they are filled by conditions that no single event meets. */
const conditional = [
  '"applications"."waypoint_seats"',
  '"registration"."offering_seats"',
  '"registration"."card_courses"',
  '"registration"."board_offers"',
  '"registration"."teacher_permissions"',
];
const emptyTables = async (): Promise<string[]> => {
  const tables = portal.host.parts.projections.flatMap(tablesOf);
  const rows = await Promise.all(tables.map(table => portal.host.pool.query(`select from ${table} limit 1`)));
  return tables.filter((_, index) => rows[index]!.rowCount === 0);
};

describe('events at the bounds of their schemas', () => {
  const below = numbersFrom(2026);

  it('stand in the tables of the read models', async () => {
    const types = Object.keys(portal.host.catalogue);
    await append(
      types.filter(type => !ending.test(type)),
      below,
    );
    expect((await emptyTables()).filter(table => !/planted/.test(table) && !conditional.includes(table))).toEqual([]);
    await append(
      types.filter(type => ending.test(type)),
      below,
    );
    expect(types.filter(type => !written.has(type))).toEqual([]);
  }, 1_200_000);

  it('are taken by every read model and every fact; a short column and an index on a long text are found', async () => {
    await expect
      .poll(async () => (await faults()).filter(fault => !fault.includes('planted')), { timeout: 60_000 })
      .toEqual([]);
    expect(await faults()).toContainEqual(expect.stringMatching(/^planted\.names\b.*index row size \d+ exceeds btree/));
    expect(await faults()).toContainEqual(expect.stringMatching(/^planted\.counts\b.*out of range/));
  }, 90_000);
});
