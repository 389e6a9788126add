import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { Difference } from '@portal/event-schemas/audit/views.ts';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { unsaid, useCodeWord, useFieldName, useInLanguage } from '../field-text.ts';
import { useSay, uuid } from './words.ts';

/** A difference as a person reads it. */
export interface WordedDifference {
  path: string;
  label: string;
  then: string;
  now: string;
}
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);
const isLanguage = (part: string | undefined): part is Locale => (locales as readonly (string | undefined)[]).includes(part);
/** What only holds the parts that changed: it is named where all of it came or went at once. */
const holders = new Set(['fields', 'settings', 'values', 'visit', 'asked']);
const place = /^\d+$/;

/** Every id that stands in the differences, in paths and in values: what has to be called by a name. */
export function idsOf(differences: readonly Difference[]): string[] {
  const ids = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && uuid.test(value)) ids.add(value);
    else if (value !== null && typeof value === 'object') Object.entries(value).forEach(([key, entry]) => { collect(key); collect(entry); });
  };
  for (const { path, then, now } of differences) [path.split('.'), then, now].forEach(collect);
  return [...ids].sort();
}

/** The parts of a path that are told, and what they lead to: the part by which a value's codes are understood. */
function partsOf(path: string): { told: string[]; leaf: string } {
  const said = path.split('.').filter(part => !unsaid.has(part) && !place.test(part));
  const within = said.filter((part, index) => index === said.length - 1 || !holders.has(part));
  const leaf = within.findLast(part => !uuid.test(part) && !isLanguage(part)) ?? '';
  // The course of a student, or of those whom a rule is for, is a year of study.
  const year = path.startsWith('fields.') && leaf === 'course';
  return { told: year ? within.map(part => (part === 'course' ? 'year_of_study' : part)) : within, leaf };
}

/** Turns paths and values of a state into words; ids become names where the portal knows them. */
export function useDifferenceWords(differences: readonly Difference[], names: ReadonlyMap<string, string>): WordedDifference[] {
  const format = useFormat();
  const say = useSay(names);
  const fieldName = useFieldName();
  const inLanguage = useInLanguage();
  const codeWord = useCodeWord();
  return useMemo(() => {
    const nameOf = ({ then, now }: Difference): string => {
      const name = [now, then].filter(isObject).map(side => side['name']).find(isObject);
      return name ? format.name(name as never) : '';
    };
    const label = (told: readonly string[], difference: Difference): string => {
      const language = told.at(-1);
      const words = told.slice(0, isLanguage(language) ? -1 : undefined).map((part, index) => {
        if (uuid.test(part)) return names.get(part) ?? nameOf(difference);
        return fieldName(part) || codeWord(told.slice(0, index).findLast(one => !uuid.test(one)) ?? '', part) || part.replaceAll('_', ' ');
      });
      const whole = [...new Set(words.filter(Boolean))].join(' · ');
      return isLanguage(language) ? inLanguage(whole, language) : whole;
    };
    const worded = differences.flatMap(difference => {
      const { told, leaf } = partsOf(difference.path);
      return told.length === 0 ? [] : [{ path: difference.path, label: label(told, difference), then: say(difference.then, leaf), now: say(difference.now, leaf) }];
    });
    // Two ways to keep the same thing in a state read as one line.
    return [...new Map(worded.map(one => [`${one.label}\n${one.then}\n${one.now}`, one])).values()];
  }, [differences, names, say, format, fieldName, inLanguage, codeWord]);
}
