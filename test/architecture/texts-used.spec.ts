import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const frontend = path.join(import.meta.dirname, '../../frontend/src');
const files = readdirSync(frontend, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
const texts = /\/i18n\/|\.spec\./;
/** Texts of applications are asked for by the module's own pages and by the shell of its forms: all that may name one. */
const source = files
  .filter(file => !texts.test(file))
  .map(file => readFileSync(path.join(frontend, file), 'utf8'))
  .join('\n');

const flat = (part: object, prefix = ''): string[] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : flat(value as object, `${prefix}${name}.`),
  );
/** Named as it stands, by a template that begins as the key does, at a dot or an underscore, or, one word long, by the name of a choice. */
const isUsed = (key: string): boolean =>
  (!key.includes('.') && new RegExp(`\\b${key}\\b`).test(source)) ||
  ["'", '`'].some(quote => source.includes(`${quote}${key}${quote}`)) ||
  [...key].some((letter, at) => (letter === '.' || letter === '_') && source.includes(`\`${key.slice(0, at + 1)}\${`));

const catalogues = files.filter(file => /^applications\/i18n\/(\w+\/)?en\.ts$/.test(file) && !file.includes('titles'));
it.each(catalogues)('the pages of applications use every text of %s', async file => {
  const keys = flat(((await import(path.join(frontend, file))) as { default: object }).default);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter(key => !isUsed(key))).toEqual([]);
});
