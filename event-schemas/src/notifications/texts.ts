import { locales, type Locale, type Localized } from '../kernel/localized.ts';
import { isEmptyValue, withoutEmpty } from '../kernel/sentences.ts';
import { loadedModules } from '../kernel/module.ts';
import type { NoticeKind, NoticeParams } from '../kernel/notices.ts';
import { declaredNotices } from './declared.ts';

/** A notice as it is read: lines of the text are paragraphs. */
export interface NoticeText {
  type: NoticeKind['type'];
  title: Localized;
  text: Localized;
  link: string;
}

/** What a refusal is called, of any module. */
const refused = (code: string, locale: Locale): string => loadedModules().find(({ errors }) => code in errors)?.errors[code]?.[locale] ?? code;
const isRefusal = (value: unknown): value is { code: string; params: NoticeParams } => typeof value === 'object' && value !== null && 'code' in value && 'params' in value;

/** Puts a kind and its params into words. `show` puts one value into words: names, times in the university's time zone, numbers. */
export function noticeText(name: string, params: NoticeParams, show: (value: unknown, locale: Locale) => string): NoticeText {
  const kind = declaredNotices().kinds[name]!;
  const fill = (text: string, from: NoticeParams, locale: Locale): string =>
    withoutEmpty(text, key => isEmptyValue(from[key])).replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = from[key];
      return isRefusal(value) ? fill(refused(value.code, locale), value.params, locale) : show(value, locale);
    });
  const inAll = (texts: readonly Localized[]): Localized => Object.fromEntries(locales.map(locale => [locale, texts.map(text => fill(text[locale], params, locale)).join('\n')])) as Localized;
  const more = (kind.more ?? []).filter(({ param }) => !isEmptyValue(params[param])).map(({ text }) => text);
  return { type: kind.type, title: inAll([kind.title]), text: inAll([kind.text, ...more]), link: typeof params['link'] === 'string' ? params['link'] : linkOf(kind, params) };
}
function linkOf({ link, linkTo }: NoticeKind, params: NoticeParams): string {
  const named = [...(linkTo ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => params[name!]);
  return linkTo === undefined || named.some(isEmptyValue) ? link : linkTo.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
