import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const readAll = (folder: string, pattern: RegExp): string =>
  scriptsOf(folder)
    .filter(file => !pattern.test(file))
    .map(file => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');
const scriptsOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => /\.tsx?$/.test(file));

/** Texts are asked for by a module's own pages, and by parts of the shell that ask for the module's. */
const pages = readAll('frontend/src', /\/i18n\/|\.spec\./);
/** A choice that has a text of its own is named by its schema. */
const schemas = readAll('event-schemas/src', /\.spec\./);

const flat = (part: object, prefix = ''): string[] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : flat(value as object, `${prefix}${name}.`),
  );
/**
 * Named as it stands, by a template that begins as the key does, at a dot or an underscore, or, one word long, by the
 * name of a choice.
 */
const isUsed = (key: string): boolean =>
  (!key.includes('.') && [pages, schemas].some(source => new RegExp(`\\b${key}\\b`).test(source))) ||
  ["'", '`'].some(quote => pages.includes(`${quote}${key}${quote}`)) ||
  [...key].some((letter, at) => (letter === '.' || letter === '_') && pages.includes(`\`${key.slice(0, at + 1)}\${`));

const catalogues = scriptsOf('frontend/src').filter(file => /\/i18n\/([\w-]+\/)*en\.ts$/.test(file));
/** Titles of screens, and what the audit calls parts of events: these are looked up by what the modules say. */
const lookedUp = /\/titles\/|audit\/i18n\/recorded\//;

it('catalogues are found', () => expect(catalogues.length).toBeGreaterThan(30));

it.each(catalogues.filter(file => !lookedUp.test(file)))('a page uses every text of %s', async file => {
  const { default: catalogue } = (await import(path.join(root, 'frontend/src', file))) as { default: object };
  expect(flat(catalogue).filter(key => !isUsed(key))).toEqual([]);
});
