import { closedStages } from '@portal/event-schemas/applications/codes.ts';
import { applicationEvents } from '@portal/event-schemas/applications/events.ts';
import type { Debts } from '@portal/event-schemas/applications/may-begin.ts';
import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { defineFact } from '@portal/platform/facts/types.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';

/**
 * What decisions about applications know of other streams; students, departments, statuses come as the record kit's
 * facts, types as those of the definition.
 */
type Seen<D> = { stream: string; data: D };
type Of<T extends keyof typeof applicationEvents> = Seen<DataOf<typeof applicationEvents, T>>;
type Debt = keyof Debts;

/** What a student owes, by student. */
export const debtsFact = defineFact<Debts>({
  name: 'applications.debts',
  fold: {
    DebtRecorded: ({ data }: Seen<{ student: string; kind: Debt; amount: number | null; note: string }>) => [
      { key: data.student, change: owed => ({ ...owed, [data.kind]: { amount: data.amount, note: data.note } }) },
    ],
    DebtCleared: ({ data }: Seen<{ student: string; kind: Debt }>) => [
      {
        key: data.student,
        change: owed => Object.fromEntries(Object.entries(owed ?? {}).filter(([kind]) => kind !== data.kind)),
      },
    ],
  },
});

/** How an account is called and reached, by account. */
export interface Person {
  name: string;
  email: string;
  phone: string;
}
type PersonSeen = { last_name: string; first_name: string; middle_name: string; email: string; phone: string };
const person = ({ last_name, first_name, middle_name, email, phone }: PersonSeen): Person => ({
  name: [last_name, first_name, middle_name].filter(Boolean).join(' '),
  email,
  phone,
});
const accountIn = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
export const personFact = defineFact<Person>({
  name: 'applications.person',
  fold: {
    AccountOpened: ({ stream, data }: Seen<PersonSeen>) => [{ key: accountIn(stream), change: () => person(data) }],
    ProfileChanged: ({ stream, data }: Seen<PersonSeen>) => [{ key: accountIn(stream), change: () => person(data) }],
  },
});

/**
 * Applications of a person that are over or thrown away, by applicant: what is not among them counts as open. A fact
 * that lags makes the limit stricter for a moment, never looser.
 */
const over = (applicant: string, uid: string) => [
  { key: applicant, change: (known: readonly string[] | null) => [...(known ?? []).filter(one => one !== uid), uid] },
];
export const finishedFact = defineFact<readonly string[]>({
  name: 'applications.finished',
  version: 2,
  fold: {
    ApplicationDiscarded: ({ data }: Of<'ApplicationDiscarded'>) => over(data.applicant, data.uid),
    ApplicationStageReached: ({ data }: Of<'ApplicationStageReached'>) => {
      if (closedStages.includes(data.stage)) return over(data.applicant, data.uid);
      return closedStages.includes(data.from)
        ? [
            {
              key: data.applicant,
              change: (known: readonly string[] | null) => (known ?? []).filter(one => one !== data.uid),
            },
          ]
        : [];
    },
  },
});

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

export const lifeFacts = [debtsFact, personFact, finishedFact, takenCoursesFact, currentPeriodFact] as const;
