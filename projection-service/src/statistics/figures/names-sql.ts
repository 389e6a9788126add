import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { locales, type Localized } from '@portal/event-schemas/kernel/localized.ts';

/** Names in four languages as SQL expressions, for lists that sort and export by them. */
const literal = (text: string): string => `'${text.replaceAll(`'`, `''`)}'`;
const json = (name: Localized): string => `${literal(JSON.stringify(name))}::jsonb`;

/** One text for all languages. */
export const inAllLanguages = (sql: string): string =>
  `jsonb_build_object(${locales.map(locale => `'${locale}', ${sql}`).join(', ')})`;
/** The name of a code; a code without one goes by itself. */
export const named = (sql: string, names: Readonly<Record<string, Localized>>): string =>
  `CASE ${sql} ${Object.entries(names)
    .map(([code, name]) => `WHEN ${literal(code)} THEN ${json(name)}`)
    .join(' ')} ELSE ${inAllLanguages(sql)} END`;
export const notGiven = json(listNames.notGiven);
