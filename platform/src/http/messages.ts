import { locales, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { isEmptyValue, withoutEmpty } from '@portal/event-schemas/kernel/sentences.ts';
import type { ErrorCatalogue, ErrorText, Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { limitTexts, platformErrors } from './errors.ts';

/** A refusal as it is answered. */
export interface ErrorAnswer {
  status: number;
  error: {
    code: string;
    message: string;
    params: Record<string, unknown>;
    fields: Record<string, string>;
    request_id: string;
  };
}
export type Explain = (rejection: Rejection, locale: Locale, requestId: string) => ErrorAnswer;
declare module 'fastify' {
  interface FastifyInstance {
    /** Refusals of all modules in words, for an answer that tells several. */
    explain: Explain;
  }
}

/**
 * Turns rejections into answers in the reader's language; those of the platform are known everywhere. A code that no
 * catalogue has is answered as 409 with the code as its message.
 */
export function explainer(catalogues: readonly ErrorCatalogue[], timeZone: string): Explain {
  const texts = new Map<string, ErrorText>(
    [platformErrors, ...catalogues].flatMap(catalogue => Object.entries(catalogue)),
  );
  const show = formatter(timeZone);
  return (rejection, locale, requestId) => {
    const text = texts.get(rejection.code);
    const params = rejection.params;
    const value = (name: string): string =>
      name === 'request_id'
        ? requestId
        : name === 'fields'
          ? show(withLimits(rejection, locale, show), locale)
          : show(params[name], locale);
    const words = text && ((rejection.reader === 'staff' && text.staff) || text)[locale];
    const message = words
      ? fillTemplate(
          withoutEmpty(words, name => isEmptyValue(params[name])),
          value,
        )
      : rejection.code;
    return {
      status: text?.status ?? 409,
      error: { code: rejection.code, message, params, fields: rejection.fields ?? {}, request_id: requestId },
    };
  };
}

/** The fields at fault, each with the limit that it went beyond, where there is one: "entry_year (at most 2100)". */
function withLimits(
  { params, fields = {} }: Rejection,
  locale: Locale,
  show: (value: unknown, locale: Locale) => string,
): unknown {
  const limits = params['limits'] as Record<string, unknown> | undefined;
  if (!limits || !Array.isArray(params['fields'])) return params['fields'];
  return params['fields'].map(name => {
    const text = Object.hasOwn(limits, name) ? limitTexts[fields[name] as keyof typeof limitTexts] : undefined;
    return text ? `${name} (${fillTemplate(text[locale], () => show(limits[name], locale))})` : name;
  });
}

/** Replaces `{name}`; `{a.b}` looks into objects by whole name. */
export const fillTemplate = (text: string, value: (name: string) => string): string =>
  text.replace(/\{([\w.]+)\}/g, (_, name: string) => value(name));

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
const isoDate = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * A param in words: localized names in the reader's language, numbers with its decimal sign, ISO times as `dd.mm.yyyy hh:mm` in the
 * university's time zone, lists separated by commas.
 */
export function formatter(timeZone: string): (value: unknown, locale: Locale) => string {
  const moment = new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const show = (value: unknown, locale: Locale): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number') return locale === 'en' ? String(value) : String(value).replace('.', ',');
    if (typeof value === 'string') {
      if (isoMoment.test(value) && !Number.isNaN(Date.parse(value)))
        return moment.format(new Date(value)).replace(',', '');
      return value.replace(isoDate, '$3.$2.$1');
    }
    if (Array.isArray(value)) return value.map(item => show(item, locale)).join(', ');
    if (typeof value === 'object' && locales.every(tag => tag in value)) {
      const text = (value as Record<string, unknown>)[locale];
      return typeof text === 'string' ? text : show(text, locale);
    }
    return typeof value === 'object'
      ? Object.values(value)
          .map(item => show(item, locale))
          .join(', ')
      : String(value);
  };
  return show;
}
