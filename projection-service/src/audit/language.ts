import type { Language } from '@portal/event-schemas/audit/words/language.ts';
import { recordName } from '@portal/event-schemas/audit/words/record-names.ts';
import { formatNumber } from '@portal/event-schemas/kernel/format-number.ts';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { fillTemplate } from '@portal/platform/http/messages.ts';
import { declaredCodes, declaredWords } from '@portal/platform/modules/recorded-words.ts';
import Polyglot from 'node-polyglot';
import { reasonIn } from './questions/refusal-texts.ts';

type Text = Language['text'];
/** Texts of a catalogue as the pages read them: `%{name}` is filled, `smart_count` picks the plural form; '' where there is none. */
function textsOf(catalogue: object, locale: Locale): Text {
  const texts = new Polyglot({ phrases: catalogue, locale, onMissingKey: () => '' });
  return (key, params) => texts.t(key, params);
}

const texts = Object.fromEntries(
  locales.map(locale => [locale, textsOf(declaredWords[locale], locale)] as const),
) as Record<Locale, Text>;

const noticeNamed = (code: string, locale: Locale): string => {
  const { kinds } = declaredNotices();
  const kind = Object.hasOwn(kinds, code) ? kinds[code] : undefined;
  return kind ? fillTemplate(kind.title[locale], () => '…') : '';
};

const languages = new Map<string, Language>();

/** How a service puts what events say into a language: the same words as on the pages, moments in the university's time zone. Made once for each. */
export function languageIn(locale: Locale, timeZone: string): Language {
  const key = `${locale} ${timeZone}`;
  const language = languages.get(key) ?? languageOf(locale, timeZone);
  languages.set(key, language);
  return language;
}

function languageOf(locale: Locale, timeZone: string): Language {
  const moment = new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return {
    text: texts[locale],
    codes: declaredCodes,
    name: name => (typeof name === 'string' ? name : name[locale]),
    number: value => formatNumber(value, locale),
    moment: iso => moment.format(new Date(iso)).replace(',', ''),
    day: date => date.split('-').toReversed().join('.'),
    known: (part, code) =>
      part === 'kind'
        ? noticeNamed(code, locale)
        : part === 'code' && code.includes('.')
          ? reasonIn(code, locale).replace(/\.$/, '')
          : '',
  };
}

/** What a kind of record is called: "Study card". */
export const recordNameIn =
  (locale: Locale) =>
  (aggregate: string): string =>
    recordName(aggregate, texts[locale]);
