import { addDays, mondayOf } from './days.ts';

interface Meeting {
  days: string;
  weeks: string;
  start: number;
  length: number;
}
/** What a term says of its days (curriculum: study_period). */
export interface TermDays {
  start_date: string;
  end_date: string;
  free_days?: readonly { from: string; to: string }[] | null;
}
/** A class by the plan: minutes count from midnight of the university's clock. */
export interface Slot {
  date: string;
  start: number;
  length: number;
}

export const slotKey = ({ date, start }: Pick<Slot, 'date' | 'start'>): string => `${date} ${start}`;

/** Whether two classes need the same minutes. */
export const sameWindow = (one: Slot, other: Slot): boolean =>
  one.date === other.date && one.start < other.start + other.length && other.start < one.start + one.length;

/** The classes of a lesson: its meetings in the weeks of the term, without days that are free; in order, each window once. */
export function slotsOf(meetings: readonly Meeting[], term: TermDays): Slot[] {
  const first = mondayOf(term.start_date);
  const isFree = (date: string) => (term.free_days ?? []).some(({ from, to }) => from <= date && date <= to);
  const all = meetings.flatMap(({ days, weeks, start, length }) =>
    [...weeks].flatMap((held, week) =>
      held === '1'
        ? [...days].flatMap((meets, day) =>
            meets === '1' ? [{ date: addDays(first, week * 7 + day), start, length }] : [],
          )
        : [],
    ),
  );
  const wanted = all
    .filter(({ date }) => term.start_date <= date && date <= term.end_date && !isFree(date))
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.start - other.start);
  const kept: Slot[] = [];
  for (const slot of wanted) if (!kept.some(other => sameWindow(slot, other))) kept.push(slot);
  return kept;
}
