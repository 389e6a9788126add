import { z } from 'zod';

/**
 * What the schemas of commands, events, records and queries are made of: no number, text, list or date without an end.
 * A bound is what a university can mean, and never more than a column of a read model holds. Only what comes in and
 * what is written is bounded: events from before are read as they are.
 */

/** Texts by their length (UTF-16 units). */
export const nameMax = 200;
export const remarkMax = 1000;
export const text = (max: number) => z.string().max(max);
/** Typed by people: spaces around it do not count. */
export const trimmed = (max: number) => z.string().trim().max(max);
export const code = z.string().min(1).max(50);
/** A short mark that may be empty: a section, a building, a name in another system. */
export const mark = text(50);
export const languageTag = text(20);
/** A stream's or record's id, or two of them with a point between. */
export const id = text(100);
/** A comment or reason, perhaps none. */
export const note = text(remarkMax);
/** One that has to be given. */
export const givenNote = note.min(1);
/** A code of an error catalogue. */
export const refusalCode = text(200);

/** Numbers. */
export const count = z.int().min(0).max(1_000_000);
/** Counted from 1: a place, a version. */
export const ordinal = z.int().min(1).max(1_000_000);
/** Seats of one lesson: those of all lessons of a university add up to less than an integer holds. */
export const mostSeats = 10_000;
export const seatCount = z.int().min(0).max(mostSeats);
/** An event's number in the log. */
export const positionMax = 9_000_000_000_000_000;
export const position = z.int().min(1).max(positionMax);
export const credits = z.number().min(0).max(300);
export const points = z.number().min(0).max(100);
export const money = z.number().min(0).max(1_000_000_000);
/** A number in a form: of people's own making. */
export const quantity = z.number().min(-1_000_000_000_000).max(1_000_000_000_000);
/** Year of study. */
export const yearOfStudy = z.int().min(1).max(8);
/** Semester of a study plan. */
export const planSemester = z.int().min(1).max(16);
export const entryYear = z.int().min(1950).max(2100);
/** An academic year by the year in which it begins: 2026 is 2026/27. */
export const studyYear = z.int().min(1990).max(2100);

/** How far dates go, both days included: for tests, and for whoever makes values. */
export const dateBounds = z.registry<{ from: string; to: string }, z.ZodType>();
/** The first and the last day of terms, deadlines and moments. */
export const plausibleDates = { from: '1990-01-01', to: '2100-12-31' } as const;
type DayBounds = { from: string; to: string };

/** Dates and moments as texts are compared by their first ten characters; an offset moves them by less than a day. */
function within<S extends z.ZodISODate | z.ZodISODateTime>(schema: S, { from, to }: DayBounds): S {
  const bounded = schema.check(({ value, issues }) => {
    const day = value.slice(0, 10);
    if (day < from) issues.push({ code: 'custom', input: value, params: { code: 'too_early', limit: from } });
    if (day > to) issues.push({ code: 'custom', input: value, params: { code: 'too_late', limit: to } });
  }) as S;
  dateBounds.add(bounded, { from, to });
  return bounded;
}
/** `YYYY-MM-DD` of a term or a deadline. */
export const day = within(z.iso.date(), plausibleDates);
/** ISO 8601 UTC; `momentWithOffset` with any offset. */
export const moment = within(z.iso.datetime().max(40), plausibleDates);
export const momentWithOffset = within(z.iso.datetime({ offset: true }).max(40), plausibleDates);

/** How many entries a record (an object of any keys) may have: for tests, and for whoever makes values. */
export const entriesMax = z.registry<{ max: number }, z.ZodType>();
/** An object of any keys that fit `key`, at most `max` of them. */
export function keyed<K extends z.ZodType<string, string>, V extends z.ZodType>(key: K, value: V, max: number) {
  const bounded = z.record(key, value).check(({ value: object, issues }) => {
    if (Object.keys(object).length > max)
      issues.push({ code: 'too_big', origin: 'object', maximum: max, inclusive: true, input: object });
  });
  entriesMax.add(bounded, { max });
  return bounded;
}
/** What a rule saw, for the sentence that tells of it: any JSON, at most 100,000 characters of it. */
export const details = keyed(text(100), z.unknown(), 100).check(({ value, issues }) => {
  if (JSON.stringify(value).length > 100_000)
    issues.push({ code: 'too_big', origin: 'object', maximum: 100_000, inclusive: true, input: value });
});
entriesMax.add(details, { max: 100 });

/** The fields of a schema out of what is kept, as they are: what was written before a bound is shown all the same. */
export const pickFields = <S extends z.ZodObject>(schema: S, row: object): z.infer<S> =>
  Object.fromEntries(Object.keys(schema.shape).map(name => [name, row[name as keyof typeof row]])) as z.infer<S>;
