import { isRejection, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defineRecord } from '@portal/event-schemas/kernel/records.ts';
import { localized, sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordAggregate, recordKeyAggregate } from './aggregate.ts';
import { composedColumns, recordColumns } from './columns.ts';
import { recordCommands } from './commands.ts';
import { recordEvents } from './events.ts';
import { recordFact } from './fact.ts';

const shelf = defineRecord({
  module: 'library',
  entity: 'shelf',
  name: 'Shelf',
  table: 'shelves',
  fields: z.object({
    code: z.string(),
    name: localized,
    row: z.int().nullable(),
    open: z.boolean(),
    kind: z.enum(['high', 'low']),
    tags: z.array(z.string()),
    note: z.string().nullable(),
    keeper: z.uuid().nullable(),
    mail: z.union([z.email(), z.literal('')]),
  }),
  unique: [['code'], ['row', 'kind']],
  personal: ['mail'],
  readers: 'all',
  writers: ['office'],
});
const fields = {
  code: 'A',
  name: sameInAll('A'),
  row: 1,
  open: true,
  kind: 'high',
  tags: [],
  note: null,
  keeper: null,
  mail: '',
};
const context = { now: '2026-01-01T00:00:00.000Z', actor: { id: 'a', roles: [] } };
const { create, change, remove } = recordCommands(shelf);
const present = { status: 'present', fields } as const;
const free = { owner: null };
const types = (answer: Rejection | readonly (readonly { type: string }[])[]) =>
  isRejection(answer) ? answer.code : answer.map(list => list.map(one => one.type));
const decide = (command: any, data: any, states: any[]) => types(command.decide(data, states, { others: {} }, context));

describe('texts composed of fields', () => {
  it('are made by the database, sorted in each language and found by a part', () => {
    const person = defineRecord({
      module: 'library',
      entity: 'reader',
      name: 'Reader',
      table: 'shelves',
      readers: 'all',
      writers: ['office'],
      fields: z.object({ last: z.string(), first: z.string(), code: z.string() }),
      search: ['last', 'code'],
      composed: { full: ['last', 'first'] },
    });
    const [full, found, parts] = composedColumns(person);
    expect(full!.ddl).toBe(
      `"full" text generated always as (ltrim(case when "last" = '' then '' else ' ' || "last" end || ` +
        `case when "first" = '' then '' else ' ' || "first" end)) stored`,
    );
    expect(full!.indexes[0]).toBe(
      'create index if not exists shelves_full_ru on shelves ("full" collate "ru-x-icu", uid);',
    );
    expect(full!.indexes).toHaveLength(4);
    expect(found!.ddl).toContain(
      `|| case when "code" = '' then '' else ' ' || "code" end) collate "und-x-icu")) stored`,
    );
    expect(parts!.ddl).toMatch(
      /^found_in text generated always as \(translate\(lower\(.*, 'абв.*', 'abc.*'\)\) stored$/,
    );
    expect(parts!.indexes).toEqual([
      'create index if not exists shelves_found_in on shelves using gin (found_in public.gin_trgm_ops);',
    ]);
    expect(found!.indexes[0]).toBe(
      'create index if not exists shelves_code_ru on shelves ("code" collate "ru-x-icu", uid);',
    );
  });
});

describe('a record', () => {
  it('is created together with its keys', () => {
    expect(create.ids({ uid: 'u', ...fields })).toEqual(['u', 'u.leaves0', 'code=A', 'u.leaves1', 'row+kind=1&high']);
    expect(decide(create, { uid: 'u', ...fields }, [{ status: 'absent' }, free, free, free, free])).toEqual([
      ['ShelfCreated'],
      [],
      ['ShelfKeyClaimed'],
      [],
      ['ShelfKeyClaimed'],
    ]);
  });
  it('is created once: the same again is nothing new, another one is refused', () => {
    expect(decide(create, { uid: 'u', ...fields }, [present, free, { owner: 'u' }, free, { owner: 'u' }])).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(decide(create, { uid: 'u', ...fields, open: false }, [present, free, free, free, free])).toBe(
      'platform.record_exists',
    );
  });
  it('is refused when another record holds one of its keys', () => {
    expect(decide(create, { uid: 'u', ...fields }, [{ status: 'absent' }, free, { owner: 'other' }, free, free])).toBe(
      'platform.record_key_taken',
    );
  });
  it('moves its key when the key changes', () => {
    const data = { uid: 'u', changes: { code: 'B' }, held: ['code=A', 'row+kind=1&high'] };
    expect(change.ids(data)).toEqual(['u', 'code=A', 'code=B', 'u.leaves1', 'u.takes1']);
    expect(decide(change, data, [present, { owner: 'u' }, free, free, free])).toEqual([
      ['ShelfChanged'],
      ['ShelfKeyReleased'],
      ['ShelfKeyClaimed'],
      [],
      [],
    ]);
  });
  it('gives a key up when a part of it becomes empty', () => {
    const data = { uid: 'u', changes: { row: null, kind: 'high' }, held: ['code=A', 'row+kind=1&high'] };
    expect(decide(change, data, [present, free, free, { owner: 'u' }, free])).toEqual([
      ['ShelfChanged'],
      [],
      [],
      ['ShelfKeyReleased'],
      [],
    ]);
  });
  it('holds a key with an empty part where nulls are not distinct', () => {
    const strict = recordCommands({ ...shelf, nullsNotDistinct: true });
    expect(strict.create.ids({ uid: 'u', ...fields, row: null })[4]).toBe('row+kind=%&high');
    expect(strict.create.ids({ uid: 'u', ...fields, row: null, kind: '%' })[4]).toBe('row+kind=%&%25');
    expect(
      decide(strict.create, { uid: 'u', ...fields, row: null }, [
        { status: 'absent' },
        free,
        free,
        free,
        { owner: 'other' },
      ]),
    ).toBe('platform.record_key_taken');
    const data = { uid: 'u', changes: { row: null, kind: 'high' }, held: ['code=A', 'row+kind=1&high'] };
    expect(decide(strict.change, data, [present, free, free, { owner: 'u' }, free])).toEqual([
      ['ShelfChanged'],
      [],
      [],
      ['ShelfKeyReleased'],
      ['ShelfKeyClaimed'],
    ]);
  });
  it('asks for a new look when the keys seen are not the keys held', () => {
    expect(decide(change, { uid: 'u', changes: { code: 'B' } }, [present, free, free, free, free])).toBe(
      'platform.record_stale',
    );
  });
  it('says nothing when nothing changed, and names only what did', () => {
    expect(decide(change, { uid: 'u', changes: { open: true } }, [present, free, free, free, free])).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    const events = change.decide(
      { uid: 'u', changes: { open: false, code: 'A' }, held: ['code=A', 'row+kind=1&high'] },
      [present, free, free, free, free] as never,
      undefined,
      context,
    );
    expect((events as any)[0]).toEqual([{ type: 'ShelfChanged', data: { uid: 'u', changes: { open: false } } }]);
  });
  it('is removed with its keys, and only when it is there', () => {
    const data = { uid: 'u', held: ['code=A', 'row+kind=1&high'] };
    expect(decide(remove, data, [present, { owner: 'u' }, free, { owner: 'u' }, free])).toEqual([
      ['ShelfRemoved'],
      ['ShelfKeyReleased'],
      [],
      ['ShelfKeyReleased'],
      [],
    ]);
    expect(decide(remove, { uid: 'u' }, [{ status: 'removed' }, free, free, free, free])).toBe('platform.not_found');
  });
  it('folds its own events and lets unknown ones pass', () => {
    const aggregate = recordAggregate(shelf);
    const events = [
      { type: 'ShelfCreated', data: { uid: 'u', ...fields } },
      { type: 'ShelfChanged', data: { uid: 'u', changes: { open: false } } },
      { type: 'Other', data: {} },
    ];
    expect(events.reduce(aggregate.evolve, aggregate.initialState())).toEqual({
      status: 'present',
      fields: { ...fields, open: false },
    });
    expect([{ type: 'ShelfKeyClaimed', data: { uid: 'u' } }].reduce(recordKeyAggregate(shelf).evolve, free)).toEqual({
      owner: 'u',
    });
  });
  it('reads what was written before a field came with the default of that field', () => {
    const later = { ...shelf, fields: shelf.fields.extend({ locked: z.boolean() }), defaults: { locked: true } };
    const old = { type: 'ShelfCreated', data: { uid: 'u', ...fields } };
    expect(recordAggregate(later).evolve({ status: 'absent' }, old)).toEqual({
      status: 'present',
      fields: { ...fields, locked: true },
    });
    expect(recordFact(later).fold['ShelfCreated']!(old as never)[0]!.change(null)).toEqual({
      uid: 'u',
      ...fields,
      locked: true,
    });
    expect([recordFact(shelf).version, recordFact(later).version]).toEqual([1, 2]);
  });
  it('has typed columns and events with their personal data named', () => {
    expect(recordColumns(shelf).map(column => `${column.name} ${column.sql} ${column.list}`)).toEqual([
      'code text text',
      'name jsonb localized',
      'row double precision number',
      'open boolean boolean',
      'kind text text',
      'tags jsonb json',
      'note text text',
      'keeper text text',
      'mail text text',
    ]);
    expect(recordEvents(shelf)['ShelfChanged']!.personal).toEqual(['changes.mail']);
  });
});

describe('fields in order', () => {
  const ranged = recordCommands({
    ...shelf,
    ordered: [
      { low: 'row', high: 'note', code: 'library.order' },
      { low: 'name.ru', high: 'name.kk', strict: true, at: 'name.ru', code: 'library.names' },
    ],
  });
  const named = (ru: string, kk: string) => ({ ...sameInAll('A'), ru, kk });
  const at = (row: number | null, note: string | null, name = named('2026-01-01', '2026-01-02')) =>
    ({ status: 'present', fields: { ...fields, row, note, name } }) as const;
  const refused = (now: unknown, changes: object) =>
    ranged.change.decide(
      { uid: 'u', changes: changes as Record<string, unknown>, held: ['code=A', 'row+kind=1&high'] },
      [now, free, free, free, free] as never,
      undefined,
      context,
    );
  it('are refused out of order, at the field that was sent, also when only one of them is', () => {
    expect(refused(at(1, null), { name: named('2026-01-02', '2026-01-02') })).toEqual({
      rejected: true,
      code: 'library.names',
      params: { min: '2026-01-02', max: '2026-01-02', ru: '2026-01-02', kk: '2026-01-02' },
      fields: { 'name.ru': 'library.names' },
    });
    expect(refused(at(1, null), { name: { kk: '2025-12-31', ru: '2026-01-01' } })).toMatchObject({
      code: 'library.names',
    });
    const low = recordCommands({
      ...shelf,
      unique: [],
      ordered: [{ low: 'row', high: 'open', code: 'library.order' }],
    });
    const decided = low.change.decide(
      { uid: 'u', changes: { row: 5 } },
      [{ status: 'present', fields: { ...fields, open: 3 } }] as never,
      undefined,
      context,
    );
    expect(decided).toMatchObject({ code: 'library.order', fields: { row: 'library.order' } });
  });
  it('are left alone when they stood so before and something else is changed, or when one is empty', () => {
    expect(types(refused(at(1, null, named('2026-02-02', '2026-01-02')), { open: false }) as never)).toEqual([
      ['ShelfChanged'],
      [],
      [],
      [],
      [],
    ]);
    expect(types(refused(at(1, null), { tags: ['t'], note: null }) as never)).toEqual([
      ['ShelfChanged'],
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('records that stand apart', () => {
  const near = (one: { row: number | null }, other: { row: number | null }): boolean =>
    Math.abs(one.row! - other.row!) < 2;
  const { unique: _unique, ...alone } = shelf;
  const apart = { ...alone, apart: { by: ['kind'], keep: ['row'], clash: near, code: 'library.too_near' } } as const;
  const commands = recordCommands(apart);
  const key = recordKeyAggregate(apart);
  const there = (row: number | null, uid = 'other') => ({
    owner: null,
    kept: { [uid]: row === null ? null : { row } },
  });
  it('are put among those with the same fields, with what they keep there', () => {
    expect(commands.create.ids({ uid: 'u', ...fields })).toEqual(['u', 'u.leaves0', 'among:kind=high']);
    expect(
      commands.create.decide(
        { uid: 'u', ...fields },
        [{ status: 'absent' }, free, there(3)] as never,
        { others: {} },
        context,
      ),
    ).toEqual([
      [expect.objectContaining({ type: 'ShelfCreated' })],
      [],
      [{ type: 'ShelfKeyClaimed', data: { uid: 'u', kept: { row: 1 } } }],
    ]);
  });
  it('are refused too near to another, said by the stream or, where it says nothing, by the facts', () => {
    expect(decide(commands.create, { uid: 'u', ...fields }, [{ status: 'absent' }, free, there(2)])).toBe(
      'library.too_near',
    );
    const byFacts = (shared: unknown, known: object) =>
      commands.create.decide(
        { uid: 'u', ...fields },
        [{ status: 'absent' }, free, shared] as never,
        { others: known },
        context,
      );
    expect(byFacts(free, { old: { ...fields, row: 2 } })).toEqual({
      rejected: true,
      code: 'library.too_near',
      params: { row: 2 },
      fields: { row: 'library.too_near' },
    });
    expect(types(byFacts(there(null, 'old'), { old: { ...fields, row: 2 } }) as never)).toEqual([
      ['ShelfCreated'],
      [],
      ['ShelfKeyClaimed'],
    ]);
    expect(types(byFacts(free, { old: { ...fields, row: 2, kind: 'low' } }) as never)).toEqual([
      ['ShelfCreated'],
      [],
      ['ShelfKeyClaimed'],
    ]);
  });
  it('move on a change, stay where nothing of it changes, and leave when they are removed', () => {
    const held = ['among:kind=high'];
    const change = (changes: object, ...states: unknown[]) =>
      decide(commands.change, { uid: 'u', changes, held }, [present, ...states] as never);
    expect(change({ row: 2, kind: 'high' }, free, there(5))).toEqual([['ShelfChanged'], [], ['ShelfKeyClaimed']]);
    expect(change({ row: 4, kind: 'high' }, free, there(5))).toBe('library.too_near');
    expect(change({ row: 1, kind: 'low' }, there(5), free)).toEqual([
      ['ShelfChanged'],
      ['ShelfKeyReleased'],
      ['ShelfKeyClaimed'],
    ]);
    expect(change({ row: 1, kind: 'high', open: false }, free, there(1))).toEqual([['ShelfChanged'], [], []]);
    expect(decide(commands.change, { uid: 'u', changes: { row: 1, kind: 'low' } }, [present, free, free])).toBe(
      'platform.record_stale',
    );
    expect(decide(commands.remove, { uid: 'u', held }, [present, there(1, 'u'), free])).toEqual([
      ['ShelfRemoved'],
      ['ShelfKeyReleased'],
      [],
    ]);
    expect(
      [
        { type: 'ShelfKeyClaimed', data: { uid: 'u', kept: { row: 1 } } },
        { type: 'ShelfKeyReleased', data: { uid: 'u', kept: null } },
      ].reduce(key.evolve, free as never),
    ).toEqual({ owner: null, kept: { u: null } });
    expect(Object.keys(recordEvents(apart))).toContain('ShelfKeyClaimed');
  });
});
