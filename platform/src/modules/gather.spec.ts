import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { gatherModules, mergeUnique } from './gather.ts';
import { sortByDependency } from './service-modules.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder of modules: what stands in the `module.ts` of each, null for a folder without one. */
function folderOf(files: Readonly<Record<string, string | null>>): string {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-modules-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, name));
    if (text !== null) writeFileSync(path.join(folder, name, 'module.ts'), text);
  }
  return folder;
}
const module = (name: string): string => `export const module = { name: '${name}' };`;

describe('modules of a folder', () => {
  it('are found by their module.ts, by name', async () => {
    const found = await gatherModules(
      folderOf({ sport: module('sport'), dormitory: module('dormitory'), fixtures: null, kernel: 'export {}' }),
      ['kernel'],
    );
    expect(found.map(({ name }) => name)).toEqual(['dormitory', 'sport']);
  });
  it('without an export are refused by the file', () =>
    expect(gatherModules(folderOf({ sport: 'export const other = 1;' }))).rejects.toThrow(
      /sport.module\.ts exports no `module`/,
    ));
  it('with the name of another folder are refused', () =>
    expect(gatherModules(folderOf({ sport: module('dormitory') }))).rejects.toThrow(/dormitory stands in.* sport/));
});

describe('what modules bring', () => {
  const [one, other] = [{ text: 1 }, { text: 1 }];
  it('is put together', () =>
    expect(mergeUnique('a text', [{ a: one }, { b: other }, { a: one }])).toEqual({ a: one, b: other }));
  it('has no name twice', () =>
    expect(() => mergeUnique('a text', [{ a: one }, { a: other }])).toThrow('Two modules have a text a.'));
});

describe('the order of modules', () => {
  const names = (modules: readonly { name: string; after?: readonly string[] }[]) =>
    sortByDependency(modules).map(({ name }) => name);
  it('is by name, each after those that it needs', () =>
    expect(names([{ name: 'a', after: ['c'] }, { name: 'b' }, { name: 'c' }])).toEqual(['b', 'c', 'a']));
  it('does not wait for modules that the service has not', () =>
    expect(names([{ name: 'a', after: ['elsewhere'] }])).toEqual(['a']));
  it('cannot be a ring', () =>
    expect(() =>
      names([
        { name: 'a', after: ['b'] },
        { name: 'b', after: ['a'] },
      ]),
    ).toThrow(/a, b/));
});
