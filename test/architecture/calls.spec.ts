import { describe, expect, it } from 'vitest';
import { accessTables, callsIn, composedIn, pagesOf } from './page-calls.ts';
import { isTest, readSources } from './sources.ts';

const sources = readSources();
const tables = await accessTables(sources);
/** Calls of the platform itself stand in no module's table. */
const platform = sources
  .filter(({ file }) => file.startsWith('platform/src/') && !isTest(file))
  .flatMap(({ text }) => callsIn(text));
const known = new Set([
  ...platform,
  ...tables.flatMap(({ commands, queries, folds = {} }) => Object.keys({ ...commands, ...queries, ...folds })),
]);
const pages = pagesOf(sources);
/** Lists of office tables: `resource="identity/accounts"`, or named in an object. */
const listsIn = (text: string): string[] =>
  [
    ...text.matchAll(/\bresource(?:=|: )["']([\w/-]+)["']/g),
    ...[...text.matchAll(/const resources = \{(.*)\}/g)].flatMap(([, all]) => [...all!.matchAll(/'([\w/-]+)'/g)]),
  ].map(([, list]) => `GET /${list}/`);

describe('calls that the pages make', () => {
  const made = pages.flatMap(({ file, text }) =>
    [...callsIn(text), ...composedIn(text), ...listsIn(text)].map(call => ({ file, call })),
  );
  const distinct = new Set(made.map(({ call }) => call));

  it('are found: named as they are, put together, and as lists of tables', () => {
    expect(distinct.size).toBeGreaterThan(200);
    expect(pages.flatMap(({ text }) => composedIn(text)).length).toBeGreaterThan(5);
    expect(pages.flatMap(({ text }) => listsIn(text)).length).toBeGreaterThan(30);
  });

  it('stand in the access table of a module, each spelt as there', () => {
    const oneOfList = (call: string): boolean => known.has(call.replace(/\{\w+\}\/$/, ''));
    expect(
      made.filter(({ call }) => !known.has(call) && !oneOfList(call)).map(({ file, call }) => `${file}: ${call}`),
    ).toEqual([]);
  });
});
