import { refusals } from '../registration/refusals.ts';
import { locales, type Locale, type Localized } from '../kernel/localized.ts';
import { isEmptyValue, withoutEmpty } from '../kernel/sentences.ts';
import type { ErrorCatalogue } from '../kernel/rejections.ts';
import { accountKinds } from './kinds/account.ts';
import { applicationKinds } from './kinds/applications.ts';
import { cardKinds } from './kinds/cards.ts';
import type { NoticeKind } from './kinds/kind.ts';
import { permissionKinds } from './kinds/permissions.ts';
import { scheduledKinds } from './kinds/scheduled.ts';
import { signInKinds } from './kinds/sign-in.ts';
import { waitingListKinds } from './kinds/waiting-lists.ts';

/** Everything of which people are told. */
const catalogue = {
  ...accountKinds,
  ...cardKinds,
  ...waitingListKinds,
  ...permissionKinds,
  ...scheduledKinds,
  ...applicationKinds,
  ...signInKinds,
};
export type NoticeKindName = keyof typeof catalogue;
export const noticeKinds: Readonly<Record<NoticeKindName, NoticeKind>> = catalogue;
export const noticeKindNames = Object.keys(catalogue) as [NoticeKindName, ...NoticeKindName[]];

export type NoticeParams = Readonly<Record<string, unknown>>;
/** A notice as it is read: lines of the text are paragraphs. */
export interface NoticeText {
  type: NoticeKind['type'];
  title: Localized;
  text: Localized;
  link: string;
}

const known: ErrorCatalogue = refusals;
const isRefusal = (value: unknown): value is { code: string; params: NoticeParams } => typeof value === 'object' && value !== null && 'code' in value && 'params' in value;

/** Puts a kind and its params into words. `show` puts one value into words: names, times in the university's time zone, numbers. */
export function noticeText(name: NoticeKindName, params: NoticeParams, show: (value: unknown, locale: Locale) => string): NoticeText {
  const kind = noticeKinds[name];
  const fill = (text: string, from: NoticeParams, locale: Locale): string =>
    withoutEmpty(text, key => isEmptyValue(from[key])).replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = from[key];
      return isRefusal(value) ? fill(known[value.code]?.[locale] ?? value.code, value.params, locale) : show(value, locale);
    });
  const inAll = (texts: readonly Localized[]): Localized => Object.fromEntries(locales.map(locale => [locale, texts.map(text => fill(text[locale], params, locale)).join('\n')])) as Localized;
  const more = (kind.more ?? []).filter(({ param }) => !isEmptyValue(params[param])).map(({ text }) => text);
  return { type: kind.type, title: inAll([kind.title]), text: inAll([kind.text, ...more]), link: linkOf(kind, params) };
}
function linkOf({ link, linkTo }: NoticeKind, params: NoticeParams): string {
  const named = [...(linkTo ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => params[name!]);
  return linkTo === undefined || named.some(isEmptyValue) ? link : linkTo.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
