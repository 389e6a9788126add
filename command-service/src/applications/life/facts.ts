import { closedStages } from '@portal/event-schemas/applications/codes.ts';
import { applicationEvents } from '@portal/event-schemas/applications/events.ts';
import type { Debts } from '@portal/event-schemas/applications/may-begin.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import { defineFact } from '@portal/platform/facts/types.ts';
import { currentPeriodFact, takenCoursesFact } from '../../forms/facts.ts';

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

/** A final result of a student; `points`: hundredths, null where they count in no average or are not known. */
export interface Graded {
  discipline: string;
  study_period: string;
  points: number | null;
}
type ResultSeen = { student: string; discipline: string; study_period: string; grade_points?: number | null };
const isOf = (one: Graded, { discipline, study_period }: ResultSeen): boolean =>
  one.discipline === discipline && one.study_period === study_period;
/** Final results by student, in the order in which they came; one that is put right keeps its place. */
export const resultsFact = defineFact<readonly Graded[]>({
  name: 'applications.results',
  fold: {
    FinalResultRecorded: ({ data }: Seen<ResultSeen>) => [
      {
        key: data.student,
        change: (known: readonly Graded[] | null) => {
          const { discipline, study_period, grade_points: points = null } = data;
          const result = { discipline, study_period, points };
          const all = known ?? [];
          return all.some(one => isOf(one, data)) ? all.map(one => (isOf(one, data) ? result : one)) : [...all, result];
        },
      },
    ],
    FinalResultWithdrawn: ({ data }: Seen<ResultSeen>) => [
      { key: data.student, change: (known: readonly Graded[] | null) => (known ?? []).filter(one => !isOf(one, data)) },
    ],
  },
});
/** Credits of what was graded, by discipline and term. */
type SheetSeen = { discipline: string; study_period: string; credits: number };
export const gradedKey = ({ discipline, study_period }: Pick<Graded, 'discipline' | 'study_period'>): string =>
  `${discipline}.${study_period}`;
export const creditsFact = defineFact<number>({
  name: 'applications.graded_credits',
  fold: {
    GradeSheetOpened: ({ data }: Seen<SheetSeen>) => [{ key: gradedKey(data), change: () => data.credits }],
  },
});

export const lifeFacts = [
  debtsFact,
  personFact,
  finishedFact,
  resultsFact,
  creditsFact,
  takenCoursesFact,
  currentPeriodFact,
] as const;
