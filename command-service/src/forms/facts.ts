import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { defineFact } from '@portal/platform/facts/types.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';

/** What fields of forms point to besides records. Applications keep these facts, under the names that they have. */
type Seen<D> = { stream: string; data: D };

/** Courses on which a student has a seat, by student. */
const offeringOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
type Seated = { student: string };
export const takenCoursesFact = defineFact<readonly string[]>({
  name: 'applications.taken_courses',
  fold: {
    SeatsTaken: ({ stream, data }: Seen<Seated>) => [
      {
        key: data.student,
        change: known => [...(known ?? []).filter(one => one !== offeringOf(stream)), offeringOf(stream)],
      },
    ],
    SeatsReleased: ({ stream, data }: Seen<Seated>) => [
      { key: data.student, change: known => (known ?? []).filter(one => one !== offeringOf(stream)) },
    ],
  },
});

/** All study periods under the key `all`, by uid: which of them runs depends on the day. */
export interface Period {
  uid: string;
  name: Localized;
  study_year: number;
  start_date: string;
  end_date: string;
}
type Periods = Readonly<Record<string, Period>>;
const periods = recordEventTypes(studyPeriod);
const onPeriods =
  (change: (known: Periods, data: any) => Periods) =>
  ({ data }: Seen<unknown>) => [{ key: 'all', change: (known: Periods | null) => change(known ?? {}, data) }];
export const currentPeriodFact = defineFact<Periods>({
  name: 'applications.study_periods',
  fold: {
    [periods.created]: onPeriods((known, { uid, name, study_year, start_date, end_date }) => ({
      ...known,
      [uid]: { uid, name, study_year, start_date, end_date },
    })),
    [periods.changed]: onPeriods((known, { uid, changes }) =>
      known[uid] ? { ...known, [uid]: { ...known[uid], ...changes } } : known,
    ),
    [periods.removed]: onPeriods((known, { uid }) =>
      Object.fromEntries(Object.entries(known).filter(([key]) => key !== uid)),
    ),
  },
});
/** The period that runs, or the next, or the last. */
export function currentPeriodOf(known: Periods, today: string): Period | null {
  const all = Object.values(known).toSorted((one, other) => one.start_date.localeCompare(other.start_date));
  return all.find(({ end_date }) => end_date >= today) ?? all.at(-1) ?? null;
}
