import type { JournalEvent } from './events.ts';

/**
 * What a journal says of one student: parts of the admission rating are made of it. Marks are summed in hundredths of a percent, so that no sum depends on
 * the order of its parts. `left`: not on the course any more: what they had stays, and counts no more.
 */
export interface JournalParts {
  load_type: string;
  offering: string;
  flux: string;
  discipline: string;
  marks: number;
  hundredths: number;
  missed: number;
  excused: number;
  audit: boolean;
  left: boolean;
}
/** The key of a student's parts: `<journal>.<student>`. */
export const partsKey = (journal: string, student: string): string => `${journal}.${student}`;
/** The average of the marks in hundredths of a percent, rounded once; null without any. */
export const averageOf = ({ marks, hundredths }: Pick<JournalParts, 'marks' | 'hundredths'>): number | null =>
  marks === 0 ? null : Math.round(hundredths / marks);

/** The head of a journal, which the parts of its students are begun with. */
export type PartsHead = Pick<JournalParts, 'load_type' | 'offering' | 'flux' | 'discipline'>;
const hundredths = (percent: number): number => Math.round(percent * 100);
const flag = (value: boolean | undefined): number => (value ? 1 : 0);
const none = { marks: 0, hundredths: 0, missed: 0, excused: 0 };
type Sums = Partial<typeof none>;

/** What an event adds to the sums of each student that it touches. */
export function sumsOf({ type, data }: JournalEvent): [student: string, sums: Sums][] {
  switch (type) {
    case 'MarkSet':
      return [
        [
          data.student,
          {
            marks: data.was ? 0 : 1,
            hundredths: hundredths(data.percent) - (data.was ? hundredths(data.was.percent) : 0),
          },
        ],
      ];
    case 'MarkCleared':
      return [[data.student, { marks: -1, hundredths: -hundredths(data.was.percent) }]];
    case 'AbsenceRecorded':
      return [
        [
          data.student,
          {
            missed: 1 - flag(data.was?.missed),
            excused: flag(data.excused) - flag(data.was?.missed && data.was.excused),
          },
        ],
      ];
    case 'AbsenceExcused':
      return [[data.student, { excused: 1 }]];
    case 'AttendanceCleared':
      return [[data.student, { missed: -flag(data.was.missed), excused: -flag(data.was.missed && data.was.excused) }]];
    case 'PresenceConfirmed':
      return [
        ...data.was_missed.map((student): [string, Sums] => [
          student,
          { missed: -1, excused: -flag(data.was_excused.includes(student)) },
        ]),
      ];
    case 'SessionCancelled':
      return data.cleared.map(one => [
        one.student,
        { missed: -flag(one.missed), excused: -flag(one.missed && one.excused) },
      ]);
    default:
      return [];
  }
}

/** The parts of a student after an event of their journal; `head` begins them. */
export function partsAfter(
  known: JournalParts | null,
  student: string,
  event: JournalEvent,
  head: PartsHead,
): JournalParts {
  const before = known ?? { ...head, ...none, audit: false, left: false };
  if (event.type === 'StudentJoined' && event.data.student === student)
    return { ...before, audit: event.data.audit, left: false };
  if (event.type === 'StudentLeft' && event.data.student === student) return { ...before, left: true };
  const sums = sumsOf(event).flatMap(([who, more]) => (who === student ? [more] : []));
  return sums.reduce<JournalParts>(
    (parts, more) => ({
      ...parts,
      marks: parts.marks + (more.marks ?? 0),
      hundredths: parts.hundredths + (more.hundredths ?? 0),
      missed: parts.missed + (more.missed ?? 0),
      excused: parts.excused + (more.excused ?? 0),
    }),
    before,
  );
}
/** Students whose parts an event changes. */
export const studentsTouched = (event: JournalEvent): string[] =>
  event.type === 'StudentJoined' || event.type === 'StudentLeft'
    ? [event.data.student]
    : sumsOf(event).map(([student]) => student);
