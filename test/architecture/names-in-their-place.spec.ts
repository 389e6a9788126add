import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { isOfTexts } from './text-lines.ts';
import { isTest, readSources, type Source } from './sources.ts';

/** A module of the pages says there what its widgets are called, as its `module.ts` in event-schemas says of records. */
const namesWidgets = (file: string): boolean => /^frontend\/src\/[\w-]+\/module\.ts$/.test(file);
const mayName = (file: string): boolean =>
  isTest(file) ||
  !/^([\w-]+-service|notification-worker|frontend|platform)\//.test(file) ||
  isOfTexts(file) ||
  namesWidgets(file);

/** Names in all languages that are written out in a file, as Russian has them; one of empty texts is a value and no name. */
function namesIn({ file, text }: Pick<Source, 'file' | 'text'>): string[] {
  const found: string[] = [];
  const walk = (node: any): void => {
    if (typeof node !== 'object' || node === null) return;
    const texts = node.type === 'ObjectExpression' ? locales.map(locale => textOf(node, locale)) : [];
    if (texts.some(Boolean) && texts.every(one => one !== undefined)) found.push(texts[0]!);
    else Object.values(node).forEach(walk);
  };
  walk(parseSync(file, text).program);
  return found;
}
function textOf({ properties }: { properties: any[] }, locale: string): string | undefined {
  const value = properties.find(({ key }) => (key?.name ?? key?.value) === locale)?.value;
  if (value?.type === 'Literal' && typeof value.value === 'string') return value.value;
  return value?.type === 'TemplateLiteral' ? value.quasis.map((part: any) => part.value.raw).join('…') : undefined;
}

const sources = readSources();

it('services and pages take names from the vocabularies of their modules: none is written out among their code', () => {
  expect(
    sources
      .filter(({ file }) => !mayName(file))
      .flatMap(source =>
        namesIn(source).map(name => `${source.file}: «${name}» belongs into event-schemas, words or texts`),
      ),
  ).toEqual([]);
});

it.each([
  [`header({ ru: 'Курс', kk: 'Курс', en: 'Course', ky: 'Курс' })`, ['Курс']],
  ['const name = { en: `Course ${n}`, ru: `Курс ${n}`, kk: `Курс ${n}`, ky: `Курс ${n}` }', ['Курс …']],
  [`const draft = { ru: '', kk: '', en: '', ky: '' }`, []],
  ['const name = { ru: row.ru, kk: row.kk, en: row.en, ky: row.ky }', []],
  [`const text = { ru: () => import('./ru.ts'), kk: kk, en: 'Course', ky: 'Курс' }`, []],
])('finds the names of %s', (text, names) => expect(namesIn({ file: 'a.ts', text })).toEqual(names));
