import type { Module } from '@portal/event-schemas/kernel/module.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import { expect, it } from 'vitest';
import { rightsOf } from './rights.ts';

it('are what access tables and records say', () => {
  const library = {
    name: 'library',
    access: {
      module: 'library',
      commands: { 'POST /books/lend/': ['office'] },
      queries: { 'GET /books/mine/': 'all' },
      folds: { 'GET /books/state/': 'any' },
    },
    records: [
      { calls: { list: 'GET /shelves/', create: 'POST /shelves/' }, readers: 'all', writers: ['org_admin'] },
      { declared: {}, calls: { list: 'GET /shown/elsewhere/' }, readers: 'all', writers: [] },
    ],
  } as unknown as Module;
  expect(rightsOf([library])).toEqual([
    { call: 'GET /books/mine/', module: 'library', changes: false, audience: 'all' },
    { call: 'GET /books/state/', module: 'library', changes: false, audience: 'any' },
    { call: 'GET /shelves/', module: 'library', changes: false, audience: 'all' },
    { call: 'POST /books/lend/', module: 'library', changes: true, audience: ['office'] },
    { call: 'POST /shelves/', module: 'library', changes: true, audience: ['org_admin'] },
  ]);
});
it('of the product have every call of every table once', () => {
  const calls = rightsOf(declaredModules).map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
  const tables = declaredModules.flatMap(({ access: { commands, queries, folds = {} } }) =>
    Object.keys({ ...commands, ...queries, ...folds }),
  );
  expect(tables.filter(call => !calls.includes(call))).toEqual([]);
  expect(calls.length).toBeGreaterThan(400);
});
