/**
 * A moment of the week, month or day that comes again, on the wall clock of a time zone. `weekday`: 1 is Monday.
 * `month_day` beyond a month's end means its last day.
 */
export type Recurrence =
  | { every: 'day'; at: string }
  | { every: 'week'; weekday: number; at: string }
  | { every: 'month'; month_day: number; at: string };

/** A calendar date `yyyy-mm-dd`. */
export type CalendarDate = string;

const day = 86_400_000;
const asDate = (utc: number): CalendarDate => new Date(utc).toISOString().slice(0, 10);
const asUtc = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
export const addDays = (date: CalendarDate, days: number): CalendarDate => asDate(asUtc(date) + days * day);

const two = (number: number): string => String(number).padStart(2, '0');
/** The date that the wall clock of the zone shows. From the year 10000 on it has five digits, and no calculation with dates takes it. */
export function dateIn(timeZone: string, moment: Date): CalendarDate {
  const shown = new Date(moment.getTime() + offset(timeZone, moment.getTime()) * 60_000);
  return `${shown.getUTCFullYear()}-${two(shown.getUTCMonth() + 1)}-${two(shown.getUTCDate())}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** The wall clock of a zone; kept, as making one costs more than asking it a thousand times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  clocks.set(timeZone, clock);
  return clock;
}

const quarter = 15 * 60_000;
const offsets = new Map<string, Map<number, number>>();
const mostKept = 10_000;

/**
 * Minutes that the zone is ahead of UTC at a moment (milliseconds since 1970). An offset changes only on a quarter of an hour, so it is cached for each
 * quarter: decisions ask for it thousands of times a second.
 */
export function offset(timeZone: string, moment: number): number {
  const kept = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, kept);
  const at = Math.floor(moment / quarter);
  const known = kept.get(at);
  if (known !== undefined) return known;
  const found = formattedOffset(timeZone, moment);
  if (kept.size >= mostKept) kept.clear();
  kept.set(at, found);
  return found;
}

function formattedOffset(timeZone: string, moment: number): number {
  const part = new Map(
    clockOf(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => part.get(type) ?? 0;
  const asIfUtc = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return Math.round((asIfUtc - moment) / 60_000);
}

/** When the wall clock of the zone shows `hh:mm` on a date. A time that the change of summer time leaves out comes an hour later. */
export function wallTime(timeZone: string, date: CalendarDate, at: string): Date {
  const wanted = Date.parse(`${date}T${at}:00Z`);
  const first = wanted - offset(timeZone, wanted) * 60_000;
  return new Date(wanted - offset(timeZone, first) * 60_000);
}

/** Whole days of the zone, both included, as moments: from the first of them until the first after it. */
export const daysAsTimes = (
  timeZone: string,
  { starts_on, ends_on }: { starts_on: CalendarDate; ends_on: CalendarDate },
): { opens: string; closes: string } => ({
  opens: wallTime(timeZone, starts_on, '00:00').toISOString(),
  closes: wallTime(timeZone, addDays(ends_on, 1), '00:00').toISOString(),
});

const weekdayOf = (date: CalendarDate): number => new Date(asUtc(date)).getUTCDay() || 7;
const isLastOfMonth = (date: CalendarDate): boolean => addDays(date, 1).endsWith('-01');

function falls(rule: Recurrence, date: CalendarDate): boolean {
  if (rule.every === 'day') return true;
  if (rule.every === 'week') return weekdayOf(date) === rule.weekday;
  const number = Number(date.slice(8));
  return number === rule.month_day || (isLastOfMonth(date) && rule.month_day > number);
}

/** The last time that it came, up to and with `now`. */
export function lastOccurrence(rule: Recurrence, timeZone: string, now: Date): Date {
  for (let date = addDays(dateIn(timeZone, now), 1); ; date = addDays(date, -1)) {
    if (!falls(rule, date)) continue;
    const moment = wallTime(timeZone, date, rule.at);
    if (moment <= now) return moment;
  }
}

/** The next time that it comes, after `now`. */
export function nextOccurrence(rule: Recurrence, timeZone: string, now: Date): Date {
  for (let date = addDays(dateIn(timeZone, now), -1); ; date = addDays(date, 1)) {
    if (!falls(rule, date)) continue;
    const moment = wallTime(timeZone, date, rule.at);
    if (moment > now) return moment;
  }
}

/** The clock on the wall of a zone: the date at a moment, and the moment at which it shows `hh:mm` on a date. */
export const wallClock = (timeZone: string) => ({
  dateOf: (moment: Date): CalendarDate => dateIn(timeZone, moment),
  at: (date: CalendarDate, time: string): Date => wallTime(timeZone, date, time),
});
