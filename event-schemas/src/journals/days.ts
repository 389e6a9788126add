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
