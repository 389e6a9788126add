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
  module: 'library', entity: 'shelf', name: 'Shelf', table: 'shelves',
  fields: z.object({ code: z.string(), name: localized, row: z.int().nullable(), open: z.boolean(), kind: z.enum(['high', 'low']), tags: z.array(z.string()), note: z.string().nullable(), keeper: z.uuid().nullable(), mail: z.union([z.email(), z.literal('')]) }),
  unique: [['code'], ['row', 'kind']], personal: ['mail'], readers: 'all', writers: ['office'],
});
const fields = { code: 'A', name: sameInAll('A'), row: 1, open: true, kind: 'high', tags: [], note: null, keeper: null, mail: '' };
const context = { now: '2026-01-01T00:00:00.000Z', actor: { id: 'a', roles: [] } };
const { create, change, remove } = recordCommands(shelf);
const present = { status: 'present', fields } as const;
const free = { owner: null };
const types = (answer: Rejection | readonly (readonly { type: string }[])[]) => (isRejection(answer) ? answer.code : answer.map(list => list.map(one => one.type)));
const decide = (command: any, data: any, states: any[]) => types(command.decide(data, states, undefined, context));

describe('texts composed of fields', () => {
  it('are made by the database, sorted in each language and found by a part', () => {
    const person = defineRecord({
      module: 'library', entity: 'reader', name: 'Reader', table: 'shelves', readers: 'all', writers: ['office'],
      fields: z.object({ last: z.string(), first: z.string(), code: z.string() }), search: ['last', 'code'], composed: { full: ['last', 'first'] },
    });
    const [full, found, parts] = composedColumns(person);
    expect(full!.ddl).toBe(`"full" text generated always as (ltrim(case when "last" = '' then '' else ' ' || "last" end || case when "first" = '' then '' else ' ' || "first" end)) stored`);
    expect(full!.indexes[0]).toBe('create index if not exists shelves_full_ru on shelves ("full" collate "ru-x-icu", uid);');
    expect(full!.indexes).toHaveLength(4);
    expect(found!.ddl).toContain(`|| case when "code" = '' then '' else ' ' || "code" end) collate "und-x-icu")) stored`);
    expect(parts!.ddl).toMatch(/^found_in text generated always as \(translate\(lower\(.*, 'абв.*', 'abc.*'\)\) stored$/);
    expect(parts!.indexes).toEqual(['create index if not exists shelves_found_in on shelves using gin (found_in public.gin_trgm_ops);']);
    expect(found!.indexes[0]).toBe('create index if not exists shelves_code_ru on shelves ("code" collate "ru-x-icu", uid);');
  });
});

describe('a record', () => {
  it('is created together with its keys', () => {
    expect(create.ids({ uid: 'u', ...fields })).toEqual(['u', 'u.leaves0', 'code=A', 'u.leaves1', 'row+kind=1&high']);
    expect(decide(create, { uid: 'u', ...fields }, [{ status: 'absent' }, free, free, free, free])).toEqual([['ShelfCreated'], [], ['ShelfKeyClaimed'], [], ['ShelfKeyClaimed']]);
  });
  it('is created once: the same again is nothing new, another one is refused', () => {
    expect(decide(create, { uid: 'u', ...fields }, [present, free, { owner: 'u' }, free, { owner: 'u' }])).toEqual([[], [], [], [], []]);
    expect(decide(create, { uid: 'u', ...fields, open: false }, [present, free, free, free, free])).toBe('platform.record_exists');
  });
  it('is refused when another record holds one of its keys', () => {
    expect(decide(create, { uid: 'u', ...fields }, [{ status: 'absent' }, free, { owner: 'other' }, free, free])).toBe('platform.record_key_taken');
  });
  it('moves its key when the key changes', () => {
    const data = { uid: 'u', changes: { code: 'B' }, held: ['code=A', 'row+kind=1&high'] };
    expect(change.ids(data)).toEqual(['u', 'code=A', 'code=B', 'u.leaves1', 'u.takes1']);
    expect(decide(change, data, [present, { owner: 'u' }, free, free, free])).toEqual([['ShelfChanged'], ['ShelfKeyReleased'], ['ShelfKeyClaimed'], [], []]);
  });
  it('gives a key up when a part of it becomes empty', () => {
    const data = { uid: 'u', changes: { row: null, kind: 'high' }, held: ['code=A', 'row+kind=1&high'] };
    expect(decide(change, data, [present, free, free, { owner: 'u' }, free])).toEqual([['ShelfChanged'], [], [], ['ShelfKeyReleased'], []]);
  });
  it('holds a key with an empty part where nulls are not distinct', () => {
    const strict = recordCommands({ ...shelf, nullsNotDistinct: true });
    expect(strict.create.ids({ uid: 'u', ...fields, row: null })[4]).toBe('row+kind=%&high');
    expect(strict.create.ids({ uid: 'u', ...fields, row: null, kind: '%' })[4]).toBe('row+kind=%&%25');
    expect(decide(strict.create, { uid: 'u', ...fields, row: null }, [{ status: 'absent' }, free, free, free, { owner: 'other' }])).toBe('platform.record_key_taken');
    const data = { uid: 'u', changes: { row: null, kind: 'high' }, held: ['code=A', 'row+kind=1&high'] };
    expect(decide(strict.change, data, [present, free, free, { owner: 'u' }, free])).toEqual([['ShelfChanged'], [], [], ['ShelfKeyReleased'], ['ShelfKeyClaimed']]);
  });
  it('asks for a new look when the keys seen are not the keys held', () => {
    expect(decide(change, { uid: 'u', changes: { code: 'B' } }, [present, free, free, free, free])).toBe('platform.record_stale');
  });
  it('says nothing when nothing changed, and names only what did', () => {
    expect(decide(change, { uid: 'u', changes: { open: true } }, [present, free, free, free, free])).toEqual([[], [], [], [], []]);
    const events = change.decide({ uid: 'u', changes: { open: false, code: 'A' }, held: ['code=A', 'row+kind=1&high'] }, [present, free, free, free, free] as never, undefined, context);
    expect((events as any)[0]).toEqual([{ type: 'ShelfChanged', data: { uid: 'u', changes: { open: false } } }]);
  });
  it('is removed with its keys, and only when it is there', () => {
    const data = { uid: 'u', held: ['code=A', 'row+kind=1&high'] };
    expect(decide(remove, data, [present, { owner: 'u' }, free, { owner: 'u' }, free])).toEqual([['ShelfRemoved'], ['ShelfKeyReleased'], [], ['ShelfKeyReleased'], []]);
    expect(decide(remove, { uid: 'u' }, [{ status: 'removed' }, free, free, free, free])).toBe('platform.not_found');
  });
  it('folds its own events and lets unknown ones pass', () => {
    const aggregate = recordAggregate(shelf);
    const events = [{ type: 'ShelfCreated', data: { uid: 'u', ...fields } }, { type: 'ShelfChanged', data: { uid: 'u', changes: { open: false } } }, { type: 'Other', data: {} }];
    expect(events.reduce(aggregate.evolve, aggregate.initialState())).toEqual({ status: 'present', fields: { ...fields, open: false } });
    expect([{ type: 'ShelfKeyClaimed', data: { uid: 'u' } }].reduce(recordKeyAggregate(shelf).evolve, free)).toEqual({ owner: 'u' });
  });
  it('reads what was written before a field came with the default of that field', () => {
    const later = { ...shelf, fields: shelf.fields.extend({ locked: z.boolean() }), defaults: { locked: true } };
    const old = { type: 'ShelfCreated', data: { uid: 'u', ...fields } };
    expect(recordAggregate(later).evolve({ status: 'absent' }, old)).toEqual({ status: 'present', fields: { ...fields, locked: true } });
    expect(recordFact(later).fold['ShelfCreated']!(old as never)[0]!.change(null)).toEqual({ uid: 'u', ...fields, locked: true });
    expect([recordFact(shelf).version, recordFact(later).version]).toEqual([1, 2]);
  });
  it('has typed columns and events with their personal data named', () => {
    expect(recordColumns(shelf).map(column => `${column.name} ${column.sql} ${column.list}`)).toEqual([
      'code text text', 'name jsonb localized', 'row double precision number', 'open boolean boolean', 'kind text text', 'tags jsonb json', 'note text text', 'keeper text text', 'mail text text',
    ]);
    expect(recordEvents(shelf)['ShelfChanged']!.personal).toEqual(['changes.mail']);
  });
});
