import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** What notices know of things besides the event: how people and courses are called, who advises whom. */
export interface Known {
  /** Of a student's record. */
  students: Map<string, KnownStudent>;
  /** Of a course in a period. */
  courses: Map<string, Localized>;
  /** Of accounts; of teachers who have none as their record says. */
  people: Map<string, string>;
}
export interface KnownStudent {
  student: string;
  last_name: string;
  first_name: string;
  advisor: string | null;
}

/** Events by which this is known. */
export const knowledge = [
  'StudentCreated',
  'StudentChanged',
  'CourseOffered',
  'CourseOfferingRevised',
  'TeacherCreated',
  'AccountOpened',
  'ProfileChanged',
];

export const knownTables = `create table if not exists advised_students (student text primary key,
    last_name text not null, first_name text not null, advisor text);
  create table if not exists course_names (course text primary key, name jsonb not null);
  create table if not exists person_names (account text primary key, name text not null);`;
export const knownTableNames = ['advised_students', 'course_names', 'person_names'];

export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** Takes in an event of `knowledge`; a student whom it changes must be known already. */
export function learn({ type, stream, data }: RecordedEvent<any>, { students, courses, people }: Known): void {
  switch (type) {
    case 'StudentCreated':
      return void students.set(data.uid, {
        student: data.uid,
        last_name: data.last_name,
        first_name: data.first_name,
        advisor: data.advisor,
      });
    case 'StudentChanged': {
      const known = students.get(data.uid);
      if (!known) return;
      const { last_name = known.last_name, first_name = known.first_name, advisor = known.advisor } = data.changes;
      return void students.set(data.uid, { ...known, last_name, first_name, advisor });
    }
    case 'CourseOffered':
    case 'CourseOfferingRevised':
      return void courses.set(idOf(stream), data.name);
    case 'TeacherCreated':
      return void (people.has(data.uid) || people.set(data.uid, `${data.last_name} ${data.first_name}`.trim()));
    case 'AccountOpened':
    case 'ProfileChanged':
      return void people.set(idOf(stream), `${data.last_name} ${data.first_name}`.trim());
  }
}

export interface Wanted {
  students: Set<string>;
  courses: Set<string>;
  people: Set<string>;
}

/** Reads what a batch will ask about. */
export async function recall(wanted: Wanted, db: Sql): Promise<Known> {
  const known: Known = { students: new Map(), courses: new Map(), people: new Map() };
  if (wanted.students.size)
    for (const row of (
      await db.query<KnownStudent>('select * from advised_students where student = any($1)', [[...wanted.students]])
    ).rows)
      known.students.set(row.student, row);
  if (wanted.courses.size)
    for (const row of (
      await db.query<{ course: string; name: Localized }>(
        'select course, name from course_names where course = any($1)',
        [[...wanted.courses]],
      )
    ).rows)
      known.courses.set(row.course, row.name);
  if (wanted.people.size)
    for (const row of (
      await db.query<{ account: string; name: string }>(
        'select account, name from person_names where account = any($1)',
        [[...wanted.people]],
      )
    ).rows)
      known.people.set(row.account, row.name);
  return known;
}

/** Keeps what a batch has taught. */
export async function remember(events: readonly RecordedEvent<any>[], known: Known, db: Sql): Promise<void> {
  const learnt = (types: readonly string[], id: (event: RecordedEvent<any>) => string) => [
    ...new Set(events.filter(event => types.includes(event.type)).map(id)),
  ];
  const students = learnt(['StudentCreated', 'StudentChanged'], event => event.data.uid).flatMap(
    uid => known.students.get(uid) ?? [],
  );
  const courses = learnt(['CourseOffered', 'CourseOfferingRevised'], event => idOf(event.stream)).map(course => ({
    course,
    name: known.courses.get(course),
  }));
  const people = learnt(
    ['TeacherCreated', 'AccountOpened', 'ProfileChanged'],
    event => event.data.uid ?? idOf(event.stream),
  ).map(account => ({ account, name: known.people.get(account) }));
  if (students.length)
    await db.query(
      `insert into advised_students select * from json_to_recordset($1::json) as new(student text, last_name text, first_name text, advisor text)
     on conflict (student) do update set last_name = excluded.last_name, first_name = excluded.first_name, advisor = excluded.advisor`,
      [JSON.stringify(students)],
    );
  if (courses.length)
    await db.query(
      `insert into course_names select *
        from json_to_recordset($1::json) as new(course text, name jsonb)
        on conflict (course) do update set name = excluded.name`,
      [JSON.stringify(courses)],
    );
  if (people.length)
    await db.query(
      `insert into person_names select *
        from json_to_recordset($1::json) as new(account text, name text)
        on conflict (account) do update set name = excluded.name`,
      [JSON.stringify(people)],
    );
}
