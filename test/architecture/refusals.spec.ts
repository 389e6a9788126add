import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isTest, readSources, root, type Source } from './sources.ts';

/** Files that only name codes: contracts, groups of codes, texts. */
const naming = /(^|\/)((platform-|settings-)?calls|refusals|refusal-(groups|names(-staff)?)|errors)\.ts$|\/errors\//;
const sources = readSources().filter(({ file }) => !isTest(file));
const bySource = new Map(sources.map(source => [source.file, source]));
const services = sources.filter(({ file }) => /^(command|projection)-service\//.test(file));
const namesOnly = ({ file }: Source): boolean => file.startsWith('event-schemas/') && naming.test(file);

/** Everything a file runs: itself, what it imports, and the commands that it sends by their names. */
function runs(from: Source): Source[] {
  const seen = new Set([from.file]);
  const found: Source[] = [];
  for (const file of seen) {
    const source = bySource.get(file);
    if (!source) continue;
    found.push(source);
    for (const { target, typeOnly } of source.imports) if (target && !typeOnly) seen.add(target);
    if (source !== from || !source.text.includes('host.commands.get(')) continue;
    const sent = [...source.text.matchAll(/'[A-Z][a-z]+[A-Za-z]+'/g)].map(([type]) => type);
    for (const other of services) if (sent.some(type => other.text.includes(`(${type},`))) seen.add(other.file);
  }
  return found;
}

interface Spelt {
  /** Words and codes. */
  words: ReadonlySet<string>;
  /** What stands before or after the varying part of a code that is put together. */
  parts: ReadonlySet<string>;
}
const spelt = new Map<Source, Spelt>();
function speltIn(source: Source): Spelt {
  if (!spelt.has(source)) {
    const text = namesOnly(source) ? '' : source.text;
    spelt.set(source, {
      words: new Set([...text.matchAll(/['"]([a-z_0-9.]+)['"]/g)].map(([, word]) => word!)),
      parts: new Set(
        [...text.matchAll(/`(?:\$\{\w+\})?[a-z_.]*\.[a-z_.]*(?=\$\{|`)/g)].map(([part]) =>
          part.replace(/`|\$\{\w+\}/g, ''),
        ),
      ),
    });
  }
  return spelt.get(source)!;
}

/** Whether these files can raise a code: they spell it, or put it together of a part and a word. */
function raising(files: readonly Source[]): (code: string) => boolean {
  const words = new Set(files.flatMap(source => [...speltIn(source).words]));
  const parts = new Set(files.flatMap(source => [...speltIn(source).parts]));
  return code =>
    words.has(code) ||
    parts.has(code.slice(code.indexOf('.'))) ||
    [...parts].some(start => code.startsWith(start) && words.has(code.slice(start.length)));
}

const calls = await Promise.all(
  sources
    .filter(({ file }) => /^event-schemas\/src\/(?!kernel)[\w-]+\/calls\.ts$/.test(file))
    .map(
      async ({ file }) =>
        (await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)) as {
          contracts: Record<string, { refuses?: readonly string[] }>;
        },
    ),
);

/** docs/decisions/0052 */
describe('a code that a contract names', () => {
  it('is one that what the call runs can raise', () => {
    const anywhere = raising(sources.filter(({ file }) => file.startsWith('platform/src/')));
    const makers = new Map<Source, (code: string) => boolean>();
    const raisedBy = (maker: Source): ((code: string) => boolean) => {
      if (!makers.has(maker)) makers.set(maker, raising(runs(maker)));
      return makers.get(maker)!;
    };
    const never = calls.flatMap(({ contracts }) =>
      Object.entries(contracts).flatMap(([call, { refuses = [] }]) => {
        const by = services.filter(({ text }) => text.includes(`contracts['${call}']`));
        return (
          refuses
            .filter(code => !by.some(maker => raisedBy(maker)(code)))
            // What the platform refuses stands behind its interfaces.
            .filter(code => !(code.startsWith('platform.') && anywhere(code)))
            .map(code => `${call}: ${code}`)
        );
      }),
    );
    expect(never).toEqual([]);
  });
});
