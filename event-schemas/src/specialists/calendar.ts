import type { WallClock } from '../kernel/wall-clock.ts';

export type { WallClock } from '../kernel/wall-clock.ts';

/** Hours of a week in which a specialist is there: `from` and `to` are `HH:MM`, Monday is 1; days are `YYYY-MM-DD`, null has no end. */
export interface WorkingHours {
  day_of_week: number;
  from: string;
  to: string;
  since: string | null;
  until: string | null;
}
/** From one moment up to another, ISO 8601 UTC. */
export interface Period {
  from: string;
  to: string;
}
/** Of a specialist: when they are there, when they are away all the same, and what is taken. */
export interface Calendar {
  hours: readonly WorkingHours[];
  absences: readonly Period[];
  taken: readonly Period[];
}
/** How appointments of a kind are made. Hours and days count from now. */
export interface BookingRules {
  minutes: number;
  book_from_hours: number;
  book_until_days: number;
  cancel_until_hours: number;
  open_limit: number;
}

const hour = 3_600_000;
const iso = (moment: number): string => new Date(moment).toISOString();
const overlap = (one: Period, other: Period): boolean => one.from < other.to && other.from < one.to;
export const overlapping = (periods: readonly Period[], one: Period): boolean =>
  periods.some(period => overlap(period, one));

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
const dayAfter = (date: string): string => iso(Date.parse(`${date}T00:00:00Z`) + 24 * hour).slice(0, 10);
const holdsOn = ({ day_of_week, since, until }: WorkingHours, date: string): boolean =>
  day_of_week === weekdayOf(date) && (!since || since <= date) && (!until || date <= until);

/** Hours of the same weekday that stand at the same time, in weeks for which both hold. */
export const hoursClash = (one: WorkingHours, other: WorkingHours): boolean =>
  one.day_of_week === other.day_of_week &&
  one.from < other.to &&
  other.from < one.to &&
  (!one.until || !other.since || other.since <= one.until) &&
  (!other.until || !one.since || one.since <= other.until);

/** The working hours of a date, whatever is taken of them. */
const shiftsOn = (date: string, hours: readonly WorkingHours[], clock: WallClock): Period[] =>
  hours
    .filter(one => holdsOn(one, date))
    .map(({ from, to }) => ({ from: clock.at(date, from).toISOString(), to: clock.at(date, to).toISOString() }));

/** Whether an appointment lies within the working hours of its day. */
export const isCovered = (hours: readonly WorkingHours[], one: Period, clock: WallClock): boolean =>
  shiftsOn(clock.dateOf(new Date(one.from)), hours, clock).some(({ from, to }) => from <= one.from && one.to <= to);

/** The times that a specialist offers on a date: one visit after the other from the beginning of each shift on. */
export function offeredOn(date: string, calendar: Calendar, minutes: number, clock: WallClock): Period[] {
  const length = minutes * 60_000;
  return shiftsOn(date, calendar.hours, clock)
    .flatMap(({ from, to }) => {
      const begin = Date.parse(from);
      return Array.from({ length: Math.max(0, Math.floor((Date.parse(to) - begin) / length)) }, (_, index) => ({
        from: iso(begin + index * length),
        to: iso(begin + (index + 1) * length),
      }));
    })
    .filter(one => !overlapping(calendar.absences, one))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** From the first moment that may be booked now up to the last one. */
export const bookable = ({ book_from_hours, book_until_days }: BookingRules, now: string): Period => ({
  from: iso(Date.parse(now) + book_from_hours * hour),
  to: iso(Date.parse(now) + book_until_days * 24 * hour),
});

export const isIn = ({ from, to }: Period, moment: string): boolean => from <= moment && moment < to;

/** What can be booked now, in a period or as far as may be; the first `most` of it. */
export function freeTimes(
  calendar: Calendar,
  rules: BookingRules,
  now: string,
  clock: WallClock,
  { period = {}, most = Infinity }: { period?: Partial<Period>; most?: number } = {},
): Period[] {
  const window = bookable(rules, now);
  const from = period.from && period.from > window.from ? period.from : window.from;
  const to = period.to && period.to < window.to ? period.to : window.to;
  const free: Period[] = [];
  const last = clock.dateOf(new Date(to));
  for (let date = clock.dateOf(new Date(from)); date <= last && free.length < most; date = dayAfter(date))
    free.push(
      ...offeredOn(date, calendar, rules.minutes, clock).filter(
        one => isIn({ from, to }, one.from) && !overlapping(calendar.taken, one),
      ),
    );
  return free.slice(0, most);
}
