import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';

const files = import.meta.glob<object>(['../*/i18n/{ru,kk,en,ky}.ts', '../*/i18n/*/{ru,kk,en,ky}.ts', './react-admin/{ru,kk,en,ky}.ts', '../../../event-schemas/src/*/i18n/*/{ru,kk,en,ky}.ts'], { eager: true, import: 'default' });
type Texts = Record<string, string>;

const flat = (texts: object, prefix = ''): Texts => Object.assign({}, ...Object.entries(texts).map(([key, value]) => (typeof value === 'string' ? { [prefix + key]: value } : flat(value as object, `${prefix}${key}.`))));

const catalogues = new Map<string, Record<Locale, Texts>>();
for (const [file, texts] of Object.entries(files)) {
  const [, module = '', locale = ''] = /([\w-]+(?:\/i18n\/[\w-]+)?)(?:\/i18n)?\/(\w\w)\.ts$/.exec(file) ?? [];
  catalogues.set(module, { ...catalogues.get(module)!, [locale]: flat(texts) });
}

const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
const plural = '||||';
const words = /\p{L}{3}/u;

describe.each([...catalogues])('the texts of %s', (module, texts) => {
  it('stand in all four languages', () => expect(Object.keys(texts).sort()).toEqual([...locales].sort()));

  it.each(locales)('%s has the keys of ru, none empty', locale => {
    const guessed = /^guesser\./; // react-admin's screen guesser is English only and not in use
    expect(
      Object.keys(texts[locale])
        .filter(key => !guessed.test(key))
        .sort(),
    ).toEqual(Object.keys(texts.ru).sort());
    expect(Object.entries(texts[locale]).filter(([key, text]) => text.trim() === '' && key !== 'boolean.null')).toEqual([]);
  });

  it.each(locales)('%s fills the same placeholders', locale => {
    // react-admin's own texts pick among the placeholders that it fills.
    if (module === 'react-admin') return;
    const different = Object.keys(texts.ru).filter(key => placeholders(texts[locale][key]!).join() !== placeholders(texts.ru[key]!).join());
    expect(different).toEqual([]);
  });

  it('has three plural forms in Russian and at most two in the others', () => {
    const forms = (locale: Locale) =>
      Object.entries(texts[locale])
        .filter(([, text]) => text.includes(plural))
        .map(([key, text]) => [key, text.split(plural).length] as const);
    expect(forms('ru').filter(([, count]) => count !== 3)).toEqual([]);
    for (const locale of ['kk', 'en', 'ky'] as const) expect(forms(locale).filter(([, count]) => count !== 2)).toEqual([]);
  });

  it.each(['kk', 'ky'] as const)('%s is no copy of ru', locale => {
    const telling = Object.keys(texts.ru).filter(key => words.test(texts.ru[key]!.replace(/%\{\w+\}/g, '')));
    const copied = telling.filter(key => texts[locale][key] === texts.ru[key]);
    // Some words are the same in both languages (студент, логин); a sentence is not.
    expect(copied.filter(key => texts.ru[key]!.trim().includes(' '))).toEqual([]);
    expect(copied.length).toBeLessThanOrEqual(Math.max(4, telling.length * 0.15));
  });
});
