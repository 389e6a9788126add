import { student as studentRecord } from '@portal/event-schemas/curriculum/records.ts';
import type { StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';
import { idOfStream, partsOfCard } from '../../registration/streams.ts';

export const studentEvents = recordEventTypes(studentRecord);

export interface StudentRow {
  student: string;
  edu_program: string;
  student_group: string | null;
  preparation_level: string;
  study_form: string;
  entry_year: number;
  course: number;
  student_status: string;
  last_name: string;
  first_name: string;
  middle_name: string;
  display_name: string;
  registered: readonly string[];
}
export interface CardRow {
  student: string;
  study_period: string;
  status: string;
  courses: number;
  queued: number;
  chosen: Record<string, number>;
}
/** One student with their cards by period. */
export interface Counted {
  student: StudentRow | null;
  cards: ReadonlyMap<string, CardRow>;
}
export const nobody: Counted = { student: null, cards: new Map() };

const kept = [
  'edu_program',
  'student_group',
  'preparation_level',
  'study_form',
  'entry_year',
  'course',
  'student_status',
  'last_name',
  'first_name',
  'middle_name',
] as const;
const named = (student: StudentRow): StudentRow => ({
  ...student,
  display_name: [student.last_name, student.first_name, student.middle_name].filter(Boolean).join(' '),
});

/** About whom an event is; null for others. */
export function studentOf({ type, stream, data }: RecordedEvent<any>): string | null {
  if (type === studentEvents.created || type === studentEvents.changed || type === studentEvents.removed)
    return data.uid as string;
  return partsOfCard(idOfStream(stream))?.student ?? null;
}

/** The student after an event. */
export function evolveCounted(before: Counted, event: RecordedEvent<any>): Counted {
  switch (event.type) {
    case studentEvents.created:
      return {
        ...before,
        student: named({
          student: event.data.uid,
          registered: registeredIn(before),
          ...pick(event.data),
        } as StudentRow),
      };
    case studentEvents.changed:
      return before.student
        ? { ...before, student: named({ ...before.student, ...pick(event.data.changes) }) }
        : before;
    case studentEvents.removed:
      return { ...before, student: null };
    default:
      return withRegistered(evolveCard(before, event));
  }
}
const registeredIn = ({ cards }: Counted): string[] =>
  [...cards.values()]
    .filter(card => card.courses > 0)
    .map(card => card.study_period)
    .sort();
function withRegistered(counted: Counted): Counted {
  const registered = registeredIn(counted);
  return counted.student && registered.join() !== counted.student.registered.join()
    ? { ...counted, student: { ...counted.student, registered } }
    : counted;
}
const pick = (data: Record<string, unknown>): Partial<StudentRow> =>
  Object.fromEntries(kept.flatMap(name => (name in data ? [[name, data[name]]] : [])));

function evolveCard(before: Counted, recorded: RecordedEvent<StudyCardEvent>): Counted {
  const parts = partsOfCard(idOfStream(recorded.stream));
  if (!parts) return before;
  const event = { type: recorded.type, data: recorded.data } as StudyCardEvent;
  const known = before.cards.get(parts.study_period);
  const card: CardRow = known ?? { ...parts, status: 'NOT_STARTED', courses: 0, queued: 0, chosen: {} };
  const status = 'status' in event.data ? event.data.status : card.status;
  const chosen = { ...card.chosen };
  if (event.type === 'CourseAddedToCard')
    chosen[event.data.course.offering] = event.data.course.audit ? 0 : event.data.course.credits;
  if (event.type === 'CourseDroppedFromCard') delete chosen[event.data.offering];
  const queued = card.queued + Number(event.type === 'CardQueued') - Number(event.type === 'CardUnqueued');
  return {
    ...before,
    cards: new Map(before.cards).set(parts.study_period, {
      ...card,
      status,
      chosen,
      courses: Object.keys(chosen).length,
      queued,
    }),
  };
}

export interface CountRow {
  study_period: string;
  edu_program: string;
  student_group: string;
  preparation_level: string;
  study_form: string;
  entry_year: number;
  course: number;
  student_status: string;
  status: string;
  students: number;
  registered: number;
  credits: number;
}

/** What a student adds to the counts. */
export function countsOf({ student, cards }: Counted): CountRow[] {
  const about = {
    edu_program: student?.edu_program ?? '',
    student_group: student?.student_group ?? '',
    preparation_level: student?.preparation_level ?? '',
    study_form: student?.study_form ?? '',
    entry_year: student?.entry_year ?? 0,
    course: student?.course ?? 0,
    student_status: student?.student_status ?? '',
  };
  const ofCards = [...cards.values()].map(({ study_period, status, courses, chosen }) => ({
    study_period,
    ...about,
    status,
    students: 1,
    registered: Number(courses > 0),
    credits: Object.values(chosen).reduce((sum, credits) => sum + credits, 0),
  }));
  return student
    ? [{ study_period: '', ...about, status: '', students: 1, registered: 0, credits: 0 }, ...ofCards]
    : ofCards;
}
