import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { isTest, readSources, workspaces } from './sources.ts';

type Names = Record<Locale, string>;
interface Said {
  where: string;
  names: Names;
}
const sources = readSources().filter(
  ({ file }) =>
    !isTest(file) &&
    !/\/(demo|fixtures|testing)\//.test(file) &&
    workspaces.some(workspace => file.startsWith(`${workspace}/`)),
);

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Texts of an object, by their path in it. */
function flat(node: any, at: string, into: Map<string, string>): Map<string, string> {
  if (node?.type === 'Literal' && typeof node.value === 'string') into.set(at, node.value);
  for (const property of node?.properties ?? [])
    flat(property.value, `${at}.${property.key?.name ?? property.key?.value}`, into);
  return into;
}
/** Objects `{ ru, kk, en, ky }` of a file. */
function inline({ file, text }: { file: string; text: string }): Said[] {
  const found: Said[] = [];
  const walk = (node: any): void => {
    if (typeof node !== 'object' || node === null) return;
    const texts = node.type === 'ObjectExpression' ? flat(node, '', new Map()) : undefined;
    if (texts?.size === 4 && locales.every(locale => texts.has(`.${locale}`)))
      found.push({ where: file, names: Object.fromEntries(locales.map(one => [one, texts.get(`.${one}`)])) as Names });
    else Object.values(node).forEach(walk);
  };
  walk(parseSync(file, text).program);
  return found;
}
/** What stands under the same key of the four files of a catalogue. */
function catalogues(): Said[] {
  const byFile = new Map(sources.map(({ file, text }) => [file, text]));
  const textsOf = (file: string): Map<string, string> => {
    const texts = new Map<string, string>();
    const walk = (node: any): void => {
      if (typeof node !== 'object' || node === null) return;
      if (node.type === 'ObjectExpression') flat(node, '', texts);
      else Object.values(node).forEach(walk);
    };
    walk(parseSync(file, byFile.get(file) ?? '').program);
    return texts;
  };
  return [...byFile.keys()]
    .filter(file => file.endsWith('/ru.ts'))
    .flatMap(file => {
      const [ru, kk, en, ky] = locales.map(locale => textsOf(file.replace(/ru\.ts$/, `${locale}.ts`))) as [
        Map<string, string>,
        Map<string, string>,
        Map<string, string>,
        Map<string, string>,
      ];
      return [...ru].flatMap(([key, text]) =>
        kk.has(key) && en.has(key) && ky.has(key)
          ? [{ where: `${file}${key}`, names: { ru: text, kk: kk.get(key)!, en: en.get(key)!, ky: ky.get(key)! } }]
          : [],
      );
    });
}

/**
 * Russian words of one to three that mean different things in different places, so that the other languages have
 * several for them: a course of lectures and a year of study, to close a course and to close a window.
 */
const homonyms = new Set<string>([
  'приём',
  'в архиве',
  'вернуть',
  'включить',
  'выйти',
  'год',
  'группа',
  'действует',
  'до %{date}',
  'ждёт',
  'закончилась',
  'закрыт',
  'закрыто',
  'закрыть',
  'записан',
  'записей',
  'запись',
  'заполнено',
  'запрос',
  'идёт',
  'имя',
  'исключить',
  'карточка утверждена',
  'кому',
  'курс',
  'курсы',
  'место',
  'не больше %{max}',
  'не заполнено',
  'не получилось',
  'нет',
  'номер',
  'отказано',
  'отказать',
  'отменено',
  'очередь',
  'период',
  'повторить',
  'позже',
  'преподаватель',
  'принять',
  'прочитано',
  'разрешено',
  'разрешить',
  'раньше',
  'русский',
  'с %{date}',
  'снять',
  'согласовано',
  'срок',
  'строка',
  'тема',
  'этап',
]);
/** The beginning of a word: what stays the same in all of its forms. */
const stem = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(the|an?|to|is) /, '')
    .slice(0, 3);

/** Short texts that are the same in Russian and begin differently in another language, in words. */
function spelledTwice(said: readonly Said[]): string[] {
  const byText = grouped(said, ({ names }) => names.ru.toLowerCase());
  return [...byText].flatMap(([ru, places]) =>
    ru.length < 3 || ru.split(' ').length > 3 || homonyms.has(ru)
      ? []
      : locales.flatMap(locale => {
          const forms = grouped(places, ({ names }) => stem(names[locale]));
          return forms.size > 1
            ? [
                `«${ru}» in ${locale}: ${[...forms.values()].map(([one]) => `${one!.names[locale]} (${one!.where})`).join(', ')}`,
              ]
            : [];
        }),
  );
}
const said = [...sources.flatMap(inline), ...catalogues()];

it('texts are found in catalogues and beside events', () => {
  expect(said.length).toBeGreaterThan(4000);
});

it('the same thing is called the same everywhere, in each language', () => {
  expect(spelledTwice(said).sort()).toEqual([]);
});

it('a homonym is one: its renderings differ', () => {
  const used = said.filter(({ names }) => homonyms.has(names.ru.toLowerCase()));
  const differing = new Set(
    [...grouped(used, ({ names }) => names.ru.toLowerCase())]
      .filter(([, places]) => locales.some(one => new Set(places.map(({ names }) => stem(names[one]))).size > 1))
      .map(([ru]) => ru),
  );
  expect([...homonyms].filter(ru => !differing.has(ru))).toEqual([]);
});

it('a second spelling is found', () => {
  const names = { ru: 'Дисциплина', kk: 'Пән', en: 'Discipline', ky: 'Дисциплина' };
  expect(
    spelledTwice([
      { where: 'one', names },
      { where: 'two', names: { ...names, ky: 'Сабак' } },
    ]),
  ).toEqual(['«дисциплина» in ky: Дисциплина (one), Сабак (two)']);
});
