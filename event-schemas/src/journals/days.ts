const day = 86_400_000;
const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Calendar dates `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(utc(date) + days * day).toISOString().slice(0, 10);
/** 1 is Monday. */
export const weekdayOf = (date: string): number => new Date(utc(date)).getUTCDay() || 7;
/** The Monday of the week of a date: by it weeks of journals are called. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));
export const later = (one: string, other: string): string => (one > other ? one : other);
/** The last day on which a journal of a term can be open: that of the period of final grades, never before the term's own. */
export const lastDayOf = (term_ends: string, grades_end: string | null | undefined): string =>
  later(term_ends, grades_end ?? term_ends);
