import { locales, type Locale } from '../../kernel/locales.ts';
import type { Difference } from '../views.ts';
import { fieldName, idsOfName, uuid, type Language, type Names, type FormatValue } from './language.ts';
import { codeWord, isName, isObject } from './format-value.ts';

/** A difference as a person reads it. */
export interface WordedDifference {
  path: string;
  label: string;
  then: string;
  now: string;
}
const isLanguage = (part: string | undefined): part is Locale => (locales as readonly (string | undefined)[]).includes(part);
/** Ids and bookkeeping that tell a reader nothing. */
export const unsaid: ReadonlySet<string> = new Set(['uid', 'offering', 'source', 'replaces', 'params']);
/** What only holds the parts that changed: it is named where all of it came or went at once. */
const holders = new Set(['fields', 'settings', 'values', 'visit', 'asked', 'definition']);
const place = /^\d+$/;

/** Every id that stands in paths and in values: what has to be called by a name. */
export function idsOf(differences: readonly Difference[]): string[] {
  const ids = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') idsOfName(value).forEach(id => ids.add(id));
    else if (value !== null && typeof value === 'object')
      Object.entries(value).forEach(([key, entry]) => {
        collect(key);
        collect(entry);
      });
  };
  for (const { path, then, now } of differences) [path.split('.'), then, now].forEach(collect);
  return [...ids].sort();
}

const isYear = (value: unknown): boolean => typeof value === 'number' || (Array.isArray(value) && value.length > 0 && value.every(one => typeof one === 'number'));

/** The parts of a path that are told, and what they lead to: the part by which a value's codes are understood. */
function partsOf({ path, then, now }: Difference): { told: string[]; leaf: string } {
  const parts = path.split('.');
  // A field of a form has its kind for a code; the course of a student, or of those whom a rule is for, is a year of study.
  const precise = (part: string): string => {
    if (part === 'code' && parts.includes('properties')) return 'property_kind';
    // What a course keeps of access is by lesson, and only of those that are not open.
    if (part === 'access' && path.startsWith('access.')) return 'lesson_access';
    return (part === 'course' || part === 'courses') && (path.startsWith('fields.') || isYear(then) || isYear(now)) ? 'year_of_study' : part;
  };
  const said = parts.filter(part => !unsaid.has(part) && !place.test(part)).map(precise);
  const told = said.filter((part, index) => index === said.length - 1 || !holders.has(part));
  return { told, leaf: told.findLast(part => !uuid.test(part) && !isLanguage(part)) ?? '' };
}

/** The name that a thing has in itself. */
function ownName({ name }: Language, { then, now }: Difference): string {
  const own = [now, then]
    .filter(isObject)
    .map(side => side['name'])
    .find(isName);
  return own ? name(own) : '';
}

/** What a difference is called: its parts from the outermost in, those of a text in one language with that language. */
function labelOf(told: readonly string[], difference: Difference, language: Language, names: Names): string {
  const tag = told.at(-1);
  const words = told.slice(0, isLanguage(tag) ? -1 : undefined).map((part, index) => {
    if (uuid.test(part)) return names.get(part) ?? ownName(language, difference);
    return fieldName(language, part) || codeWord(language, told.slice(0, index).findLast(one => !uuid.test(one)) ?? '', part) || part.replaceAll('_', ' ');
  });
  const whole = [...new Set(words.filter(Boolean))].join(' · ');
  return isLanguage(tag) ? language.text(`in.${tag}`, { name: whole }) : whole;
}

/** Turns paths and values of a state into words; ids become names where the portal knows them. */
export function wordDifferences(differences: readonly Difference[], language: Language, names: Names, say: FormatValue): WordedDifference[] {
  const worded = differences.flatMap(difference => {
    const { told, leaf } = partsOf(difference);
    return told.length === 0
      ? []
      : [
          {
            path: difference.path,
            label: labelOf(told, difference, language, names),
            then: say(difference.then, leaf),
            now: say(difference.now, leaf),
          },
        ];
  });
  // Two ways to keep the same thing in a state read as one line.
  return [...new Map(worded.map(one => [`${one.label}\n${one.then}\n${one.now}`, one])).values()];
}
