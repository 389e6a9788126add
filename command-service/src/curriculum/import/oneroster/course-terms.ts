import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import type { Row, Rows } from './tables.ts';

/** A course in a term with its classes. `lesson.uid` is the class's sourcedId. */
export interface CourseTerm {
  key: string;
  course: Row<'courses'>;
  session: Row<'academicSessions'>;
  classes: Lesson[];
  students: ReadonlySet<string>;
}

/** Seats that the set does not know: room for those who are enrolled, and at least for a group. */
const leastSeats = 30;

/** Groups classes by course and term; a class of several terms is in each of them. */
export function courseTerms(roster: Rows): CourseTerm[] {
  const courses = new Map(roster.courses.map(course => [course.sourcedId, course]));
  const sessions = new Map(roster.academicSessions.map(session => [session.sourcedId, session]));
  const people = new Map<string, Row<'enrollments'>[]>();
  for (const row of roster.enrollments)
    people.set(row.classSourcedId, [...(people.get(row.classSourcedId) ?? []), row]);
  const found = new Map<
    string,
    { course: Row<'courses'>; session: Row<'academicSessions'>; classes: Row<'classes'>[] }
  >();
  for (const one of roster.classes) {
    for (const term of one.termSourcedIds) {
      const key = `${one.courseSourcedId}/${term}`;
      const known = found.get(key) ?? {
        course: courses.get(one.courseSourcedId)!,
        session: sessions.get(term)!,
        classes: [],
      };
      found.set(key, { ...known, classes: [...known.classes, one] });
    }
  }
  const within = (one: Row<'classes'>, role: string) =>
    (people.get(one.sourcedId) ?? []).filter(row => row.role === role);
  return [...found].map(([key, { course, session, classes }]) => ({
    key,
    course,
    session,
    classes: classes.map((one, index) => lessonOf(one, index, within(one, 'student').length, within(one, 'teacher'))),
    students: new Set(classes.flatMap(one => within(one, 'student')).map(row => row.userSourcedId)),
  }));
}

function lessonOf(
  one: Row<'classes'>,
  index: number,
  students: number,
  teachers: readonly Row<'enrollments'>[],
): Lesson {
  const teacher = teachers.find(row => row.primary === 'true') ?? teachers[0];
  return {
    uid: one.sourcedId,
    load_type: 'lecture',
    section: (one.classCode || String(index + 1)).slice(0, 50),
    subgroup: '',
    teacher: teacher ? idFrom('oneroster', `user/${teacher.userSourcedId}`) : null,
    language: '',
    room: one.location === '' ? null : idFrom('oneroster', `room/${one.location}`),
    meetings: [],
    capacity: Math.max(students, leastSeats),
    parent: null,
  };
}
