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

describe('calls that the pages make', () => {
  const made = sources.filter(({ file }) => file.startsWith('frontend/src/') && !isTest(file)).flatMap(({ file, text }) => callsIn(text).map(call => ({ file, call })));

  it('are found', () => expect(new Set(made.map(({ call }) => call)).size).toBeGreaterThan(150));

  it('stand in the access table of a module, each spelt as there', () => {
    const oneOfList = (call: string): boolean => known.has(call.replace(/\{\w+\}\/$/, ''));
    expect(made.filter(({ call }) => !known.has(call) && !oneOfList(call)).map(({ file, call }) => `${file}: ${call}`)).toEqual([]);
  });
});
