import { clockTime } from '../kernel/clock-time.ts';
import type { WallClock } from '../kernel/wall-clock.ts';
import type { BlockFrequency, JournalState, WeekState } from './codes.ts';
import { addDays, later, mondayOf, weekdayOf } from './days.ts';

/** When weeks of journals close by themselves. What is null holds for all; an inactive rule closes nothing. */
export interface BlockRule {
  days: number;
  frequency: BlockFrequency;
  weekday: number | null;
  month_day: number | null;
  run_at: string;
  preparation_level: string | null;
  load_type: string | null;
  study_period: string | null;
  is_active: boolean;
}
/** Where the office has said nothing: ten days after the end of the week, every day. */
export const defaultBlockRule: BlockRule = {
  days: 10,
  frequency: 'DAILY',
  weekday: null,
  month_day: null,
  run_at: '00:00',
  preparation_level: null,
  load_type: null,
  study_period: null,
  is_active: true,
};
/** What a rule's scope is compared with. */
export interface Scope {
  load_type: string;
  study_period: string;
  preparation_levels: readonly string[];
}

const fits = (rule: BlockRule, { load_type, study_period, preparation_levels }: Scope): boolean =>
  (rule.study_period === null || rule.study_period === study_period) &&
  (rule.load_type === null || rule.load_type === load_type) &&
  (rule.preparation_level === null || preparation_levels.includes(rule.preparation_level));
/** The narrower rule holds: of the term before that of the load type, and that before that of the level. */
const weight = ({ study_period, load_type, preparation_level }: BlockRule): number =>
  (study_period ? 4 : 0) + (load_type ? 2 : 0) + (preparation_level ? 1 : 0);

export function ruleFor(rules: readonly BlockRule[], scope: Scope): BlockRule {
  const [found] = rules.filter(rule => fits(rule, scope)).toSorted((one, other) => weight(other) - weight(one));
  return found ?? defaultBlockRule;
}

const isLastOfMonth = (date: string): boolean => addDays(date, 1).endsWith('-01');
/** Whether the rule runs on a date; a month day beyond the month's end is its last day. */
function runsOn({ frequency, weekday, month_day }: BlockRule, date: string): boolean {
  if (frequency === 'DAILY') return true;
  if (frequency === 'WEEKLY') return weekdayOf(date) === (weekday ?? 1);
  const number = Number(date.slice(8));
  return number === (month_day ?? 1) || (isLastOfMonth(date) && (month_day ?? 1) > number);
}

/** The first run of a rule at or after a moment, ISO 8601 UTC. */
export function nextRun(rule: BlockRule, from: Date, clock: WallClock): string {
  for (let date = clock.dateOf(from); ; date = addDays(date, 1)) {
    const run = runsOn(rule, date) ? clock.at(date, rule.run_at) : null;
    if (run && run >= from) return run.toISOString();
  }
}

/**
 * When a week closes: the first run at or after so many days from its end (Sunday 24:00). Weeks that were over when the journal was opened count from
 * that day on. Null: never by itself.
 */
export function plannedBlock(rule: BlockRule, week: string, opened_on: string, clock: WallClock): string | null {
  if (!rule.is_active) return null;
  const due = addDays(later(addDays(mondayOf(week), 7), opened_on), rule.days);
  return nextRun(rule, clock.at(due, '00:00'), clock);
}

/** What is known of a week beside the clock. `until`: the reopening in force or the last one. */
export interface WeekFacts {
  blocked: boolean;
  until: string | null;
}
export interface WeekSituation {
  week: string;
  known: WeekFacts | undefined;
  /** When it closes by itself; null: never. */
  planned: string | null;
  closed: boolean;
  now: string;
  today: string;
}
/** The state of a week at a moment: by the clock, also where the run that closes it is late. */
export function weekStateOf({ week, known, planned, closed, now, today }: WeekSituation): WeekState {
  if (closed) return 'CLOSED';
  if (known?.until && known.until > now) return 'REOPENED';
  if (known?.blocked || (planned !== null && planned <= now)) return 'BLOCKED';
  return week > today ? 'FUTURE' : 'OPEN';
}
export const isOpenWeek = (state: WeekState): boolean => state === 'OPEN' || state === 'REOPENED' || state === 'FUTURE';

/** A journal by its weeks. */
export function journalStateOf(closed: boolean, weeks: readonly WeekState[]): JournalState {
  if (closed) return 'closed';
  const begun = weeks.filter(state => state !== 'FUTURE');
  return begun.length > 0 && begun.every(state => state === 'BLOCKED') && weeks.every(state => state !== 'FUTURE')
    ? 'blocked'
    : 'open';
}

/** When a class begins. */
export const startOf = ({ date, start }: { date: string; start: number }, clock: WallClock): string =>
  clock.at(date, clockTime(start)).toISOString();
