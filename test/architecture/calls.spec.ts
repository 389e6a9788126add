import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AccessTable } from '@portal/event-schemas/kernel/access.ts';
import { describe, expect, it } from 'vitest';
import { isTest, readSources, root } from './sources.ts';

const sources = readSources();
const tables = await Promise.all(sources.filter(({ file }) => /^event-schemas\/src\/(?!kernel)[\w-]+\/access\.ts$/.test(file)).map(async ({ file }) =>
  ((await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)) as { access: AccessTable }).access));
/** Calls of the platform itself stand in no module's table. */
const platform = sources.filter(({ file }) => file.startsWith('platform/src/') && !isTest(file)).flatMap(({ text }) => callsIn(text));
const known = new Set([...platform, ...tables.flatMap(({ commands, queries, folds = {} }) => Object.keys({ ...commands, ...queries, ...folds }))]);

/** Every call that a text names, as the tables spell it. */
function callsIn(text: string): string[] {
  return [...text.matchAll(/['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[\w{}/-]*\/)['"`]/g)].map(([, call]) => call!);
}

const pages = sources.filter(({ file }) => file.startsWith('frontend/src/') && !isTest(file));
/** Calls put together from a path that the file has a name for: `const viewSet = '/user/…'` and `GET ${viewSet}/teacher/`. */
function composedIn(text: string): string[] {
  const named = new Map([...text.matchAll(/const (\w+) = '(\/[\w{}/-]+)'/g)].map(([, name, value]) => [name!, value!]));
  return [...text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) )\$\{(\w+)\}([\w{}/-]*)`/g)].map(([, method, name, rest]) => `${method}${named.get(name!) ?? `\${${name}}`}${rest}`);
}
/** Lists of office tables: `resource="identity/accounts"`, or named in an object. */
const listsIn = (text: string): string[] =>
  [...text.matchAll(/\bresource(?:=|: )["']([\w/-]+)["']/g), ...[...text.matchAll(/const resources = \{(.*)\}/g)].flatMap(([, all]) => [...all!.matchAll(/'([\w/-]+)'/g)])].map(([, list]) => `GET /${list}/`);

describe('calls that the pages make', () => {
  const made = pages.flatMap(({ file, text }) => [...callsIn(text), ...composedIn(text), ...listsIn(text)].map(call => ({ file, call })));
  const distinct = new Set(made.map(({ call }) => call));

  it('are found: named as they are, put together, and as lists of tables', () => {
    expect(distinct.size).toBeGreaterThan(200);
    expect(pages.flatMap(({ text }) => composedIn(text)).length).toBeGreaterThan(5);
    expect(pages.flatMap(({ text }) => listsIn(text)).length).toBeGreaterThan(30);
  });

  it('stand in the access table of a module, each spelt as there', () => {
    const oneOfList = (call: string): boolean => known.has(call.replace(/\{\w+\}\/$/, ''));
    expect(made.filter(({ call }) => !known.has(call) && !oneOfList(call)).map(({ file, call }) => `${file}: ${call}`)).toEqual([]);
  });
});
