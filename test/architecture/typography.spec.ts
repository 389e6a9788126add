import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { isTest, readSources, workspaces } from './sources.ts';

interface Shown {
  file: string;
  locale: Locale;
  text: string;
}
const isLocale = (name: string | undefined): name is Locale => (locales as readonly string[]).includes(name ?? '');

/** Texts for people: whole catalogues of a language, elsewhere what stands under `ru`, `kk`, `en`, `ky`. */
function textsOf({ file, text }: { file: string; text: string }): Shown[] {
  const found: Shown[] = [];
  const walk = (node: any, locale: Locale | undefined): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(one => walk(one, locale));
    if (node.type === 'Property') {
      const name = node.key.name ?? node.key.value;
      return walk(node.value, isLocale(name) ? name : locale);
    }
    const said = node.type === 'TemplateElement' ? node.value.cooked : node.type === 'Literal' ? node.value : null;
    if (locale && typeof said === 'string' && /\p{L}|%?\{/u.test(said)) found.push({ file, locale, text: said });
    Object.values(node).forEach(one => walk(one, locale));
  };
  const language = /\/(\w\w)\.ts$/.exec(file)?.[1];
  walk(parseSync(file, text).program, isLocale(language) ? language : undefined);
  return found;
}
const texts = readSources()
  .filter(({ file }) => !isTest(file) && workspaces.some(workspace => file.startsWith(`${workspace}/`)))
  .flatMap(textsOf);

it('texts are found in every language', () => {
  for (const locale of locales) expect(texts.filter(text => text.locale === locale).length).toBeGreaterThan(2000);
});

const rules: Record<string, (shown: Shown) => boolean> = {
  'quotes are those of the language': ({ locale, text }) => (locale === 'en' ? /["«»„]/ : /["“”„]/).test(text),
  'an apostrophe is a curved one': ({ text }) => /\p{L}'\p{L}/u.test(text),
  'an ellipsis is one character': ({ text }) => /\.\.\./.test(text),
  'a dash between words is a long one': ({ text }) => / [-–] |\u00a0[-–] /.test(text),
  'a dash does not begin a line': ({ text }) => /\S —/.test(text),
  'a short dash stands between two values alone': ({ text }) => /[^}\d%]–|–[^{%#№\d]/.test(text),
  'a number does not part from its sign': ({ text }) => /№ [\d%{]|\bno\. [\d%{]/.test(text),
  'a number does not part from its unit': ({ text }) =>
    /[\d}] (?:(?:МБ|КБ|ГБ|MB|KB|GB)(?!\p{Lu})|(?:мин|сек|дн|ч|сағ|саат|min)(?!\p{L})|%(?![{\w]))/u.test(text),
  'spaces stand alone': ({ text }) => /[ \u00a0]{2}/.test(text),
};

it.each(Object.entries(rules))('%s', (_, isWrong) => {
  expect(texts.filter(isWrong).map(({ file, locale, text }) => `${file} ${locale}: ${text}`)).toEqual([]);
});

it.each([
  ['quotes are those of the language', 'ru', 'курс "Оптика"'],
  ['quotes are those of the language', 'kk', '“Оптика” курсы'],
  ['quotes are those of the language', 'en', 'the course «Optics»'],
  ['an apostrophe is a curved one', 'en', "the student's card"],
  ['an ellipsis is one character', 'ru', 'Загрузка...'],
  ['a dash between words is a long one', 'ru', 'минимум - {min}'],
  ['a dash between words is a long one', 'kk', 'ең азы – {min}'],
  ['a dash does not begin a line', 'ky', 'эң азы — {min}'],
  ['a short dash stands between two values alone', 'en', 'first–last'],
  ['a number does not part from its sign', 'ru', 'событие № %{position}'],
  ['a number does not part from its sign', 'en', 'event no. %{position}'],
  ['a number does not part from its unit', 'ru', 'через {minutes} мин.'],
  ['a number does not part from its unit', 'kk', '{size} МБ-тан көп'],
  ['spaces stand alone', 'en', 'two  spaces'],
] as const)('%s: %s “%s” is found', (rule, locale, text) =>
  expect(rules[rule]!({ file: '', locale, text })).toBe(true),
);
