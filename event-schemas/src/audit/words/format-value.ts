import { actorName } from '../../applications/act-names.ts';
import { actorKinds } from '../../applications/codes.ts';
import { clockTime, duration } from '../../kernel/clock-time.ts';
import { locales } from '../../kernel/locales.ts';
import type { Localized } from '../../kernel/localized.ts';
import { fieldName, idsOfName, type Language, type Names, type FormatValue } from './language.ts';
import { daysOf, weekday, weeksOf, yearOf } from './times.ts';

type Fields = Record<string, unknown>;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;
export const isObject = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);
export const isName = (value: unknown): value is Localized => isObject(value) && locales.every(tag => typeof value[tag] === 'string');

/** What a table has under a name, and not what every object has (`constructor`). */
const ownOf = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined => (table && Object.hasOwn(table, name) ? table[name] : undefined);

/** What a code means in the part where it stands; '' where it is no code. */
export function codeWord(language: Language, part: string, code: string): string {
  // What a form takes from a thing is a part of that thing.
  if (part === 'take') return fieldName(language, code);
  // The run of a schedule begins with what it tells: "no_courses.<uid>@20260912T030000Z".
  if (part === 'run') return language.known('kind', code.split(/[.@]/)[0]!);
  const name = ownOf(ownOf(language.codes, part), code) ?? ownOf(language.codes[''], code);
  return name ? language.name(name) : language.text(`code.${part}.${code}`) || language.known(part, code);
}

/** Says values of states, of events and of lists in words: names for ids and for the codes of the part where they stand, moments, yes and no, lists with commas. */
export function createValueFormatter(language: Language, names: Names): FormatValue {
  const { text } = language;
  const say: FormatValue = (value, part = '') => {
    if (value === null || value === undefined || value === '') return text(`code.${part}.nothing`) || text('value.none');
    if (typeof value === 'boolean') return text(value ? 'value.yes' : 'value.no');
    if (typeof value === 'number') return sayNumber(value, part);
    if (typeof value === 'string') return sayText(value, part);
    if (Array.isArray(value)) return [...new Set(value.map(one => say(one, part)))].join(', ') || text('value.none');
    return sayObject(value as Fields, part);
  };
  const sayNumber = (value: number, part: string): string => {
    const day = part === 'weekday' && weekday(value);
    if (day) return language.name(day);
    if (part === 'start') return clockTime(value);
    if (part === 'timer_time') return duration(value);
    return yearOf(value, part) ?? language.number(value);
  };
  const sayText = (value: string, part: string): string => {
    const word = codeWord(language, part, value);
    if (word) return word;
    if (value === 'blocked' || value === 'cancelled') return text(`value.${value}`);
    if (moment.test(value) && !Number.isNaN(Date.parse(value))) return language.moment(value);
    if (day.test(value)) return language.day(value);
    if (part === 'days') return daysOf(value).map(language.name).join(', ') || value;
    if (part === 'weeks') return weeksOf(value);
    const ids = idsOfName(value);
    return ids.length > 0 ? [...new Set(ids.flatMap(id => names.get(id) ?? []))].join(' · ') || text('value.there') : value;
  };
  const sayObject = (value: Fields, part: string): string => {
    if (isName(value)) return language.name(value);
    if (typeof value['display_name'] === 'string') return value['display_name'];
    if (typeof value['credits'] === 'number') return text('value.credits', { smart_count: value['credits'] });
    if (part === 'initial') return say(value['source'] ?? value['value'], part);
    if (part === 'actors') return sayActor(value);
    // Codes of what makes up a form and a route are never shown to people.
    const { code, name } = value;
    const known = Object.entries(inForm(value) ? { name } : { code, name }).filter(([, one]) => one !== undefined && one !== null);
    return known.length > 0 ? known.map(([key, one]) => say(one, key)).join(' ') : text('value.there');
  };
  /** Whom a route means: a role, a person, what somebody is to the applicant. */
  const sayActor = (value: Fields): string => {
    if (typeof value['account'] === 'string') return say(value['account']);
    return actorKinds.some(kind => kind === value['kind']) ? language.name(actorName(value as never)) : text('value.there');
  };
  return say;
}
const inForm = (value: Fields): boolean => ['prop_code', 'waypoints', 'actors'].some(part => part in value);
