import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isTest, readSources, root } from './sources.ts';

const sources = readSources().filter(({ file }) => !isTest(file));
const inFolder = (folder: string) => sources.filter(({ file }) => file.startsWith(folder));
const services = [...inFolder('command-service/src/'), ...inFolder('projection-service/src/')];
const files = sources.filter(({ file }) => /^event-schemas\/src\/[\w-]+\/(platform-)?calls\.ts$/.test(file));
const modules = await Promise.all(
  files
    .filter(({ file }) => file !== 'event-schemas/src/kernel/calls.ts')
    .map(async ({ file, text }) => ({
      file,
      text,
      contracts: ((await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)) as { contracts: object })
        .contracts,
    })),
);

/** docs/decisions/0043 */
describe('the contract of a call', () => {
  it('is what a service makes the call of', () => {
    const makers = [...services, ...inFolder('platform/src/http/')].map(({ text }) => text).join('\n');
    const all = modules.flatMap(({ contracts }) => Object.keys(contracts));
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(call => !makers.includes(`contracts['${call}']`))).toEqual([]);
  });

  it('stands nowhere else: modules make no call without it', () => {
    const own = services.filter(({ text }) => /\b(command|query|list)\(\{/.test(text));
    expect(own.map(({ file }) => file)).toEqual([]);
  });

  it('is known to the pages', () => {
    const silent = modules.filter(
      ({ text }) => !/interface Contracts\s+extends\s+ContractsOf<typeof contracts>/.test(text),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  it('comes to the pages as a type alone: no schema of a call is in what the browser loads', () => {
    const loaded = inFolder('frontend/src/').flatMap(({ file, imports }) =>
      imports
        .filter(({ target, typeOnly }) => !typeOnly && /(^|\/)(platform-)?calls\.ts$/.test(target ?? ''))
        .map(({ target }) => [file, target!]),
    );
    expect(loaded.filter(([, target]) => target!.startsWith('event-schemas/'))).toEqual([]);
  });

  it('says what a page sends and gets: no call of a page is given a type', () => {
    const given = /\b(useCall|useCallAsOf|useSend|api|sendForm)<(?!K extends)/;
    expect(
      inFolder('frontend/src/')
        .filter(({ file, text }) => !file.startsWith('frontend/src/http/') && given.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('says with which codes a page may be refused: none is asked for where the call is not known', () => {
    const asksFor = /\bcode [!=]== '[a-z_]+\.[a-z_]+'/;
    const unknown = inFolder('frontend/src/').filter(
      ({ file, text }) =>
        !file.startsWith('frontend/src/http/') &&
        asksFor.test(text) &&
        /\bApiRefusal\b|\brefusal\b/.test(text) &&
        !/\brefusalOf\(|\bRefusalBy</.test(text),
    );
    expect(unknown.map(({ file }) => file)).toEqual([]);
  });

  it('is passed over only where a kit puts calls together', () => {
    const kits = /^frontend\/src\/(http|lists|entity)\//;
    const others = inFolder('frontend/src/').filter(
      ({ file, text }) => !kits.test(file) && /\bas CallTo<|\brequest\(/.test(text),
    );
    // The differences of a list between two moments, and any call as of a moment.
    expect(others.map(({ file }) => file).sort()).toEqual([
      'frontend/src/audit/as-of-calls.ts',
      'frontend/src/audit/parts/as-of/list-difference.tsx',
    ]);
  });
});
