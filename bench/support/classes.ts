import { followCourse } from '@portal/command-service/grades/commands.ts';
import { courseOffering } from '@portal/command-service/registration/course-offering/course-offering.ts';
import { addDays } from '@portal/event-schemas/journals/days.ts';
import { cellUid, journalUid } from '@portal/event-schemas/journals/uids.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { make, makeCatalogue, many, uid } from './catalogue.ts';
import { inParallel } from './history.ts';
import { signIn } from './users.ts';

/** Students of a class. */
export const classSize = 30;
/** What a teacher enters in one cell, as the grid of the journal sends it. */
export interface TypedCell {
  uid: string;
  student: string;
  body: { mark?: string | null; missed?: boolean; present?: boolean; version: number };
}
/** A teacher with the class of one journal: `browser`, headers of the teacher's; `cells` of the class a day ago, and of the one before it. */
export interface SchoolClass {
  journal: string;
  browser: string;
  yesterday: readonly TypedCell[];
  before: readonly TypedCell[];
}
export interface School {
  classes: readonly SchoolClass[];
  /** Headers of the browsers of all students, by uid. */
  students: ReadonlyMap<string, string>;
}

/** Seats of a course for many at once: what registration would decide one by one stands in the log as if it had. */
const seatMany = defineCommand({
  type: 'SeatMany',
  aggregates: [courseOffering],
  ids: ({ offering }: { offering: string; seats: readonly { flux: string; lesson: string; students: string[] }[] }) => [
    offering,
  ],
  decide: ({ seats }) => [
    seats.flatMap(({ flux, lesson, students }) =>
      students.map((student): CourseOfferingEvent => ({
        type: 'SeatsTaken',
        data: { student, flux, lessons: [lesson], audit: false },
      })),
    ),
  ],
});

/** How many of each: `seats` of a flux, which has one practice a day of the course's teacher. */
interface Size {
  courses: number;
  fluxes: number;
  seats: number;
  students: number;
}
const term = uid('term', 1);
/** The n-th flux of a course and its lesson. */
export const fluxOf = (course: number, flux: number): string => uid(`flux ${flux}`, course);
export const lessonOf = (course: number, flux: number): string => uid(`lesson ${flux}`, course);
/** The students of a flux, spread over the university. */
export const seatedIn = ({ fluxes, seats, students }: Omit<Size, 'courses'>, course: number, flux: number): string[] =>
  Array.from({ length: seats }, (_, place) => uid('student', ((course * fluxes + flux) * seats + place) % students));

/** A term that began a week ago, a course of each teacher with its seats taken, and a sheet of final grades for each flux. */
export async function prepareCourses(host: RunningHost, size: Size): Promise<{ start_date: string }> {
  const { courses, students } = size;
  const today = dateIn(host.config.timeZone, host.clock.now());
  const start_date = addDays(today, -7);
  await makeCatalogue(host, { teachers: courses, disciplines: courses, component: 'ok' });
  await make(host, 'CreateStudyPeriod', [
    {
      ...{ uid: term, code: 'NOW', study_year: Number(today.slice(0, 4)) + 1, semester: 'spring', weeks: 15 },
      ...{ name: sameInAll('Term of today'), start_date, end_date: addDays(today, 90) },
    },
  ]);
  await make(
    host,
    'CreateStudent',
    many(students, number => ({
      ...{ uid: uid('student', number), code: `S-${number}`, last_name: `Student ${number}`, first_name: 'A' },
      ...{ middle_name: '', gender: 'unknown', citizenship: 'KZ', email: '', student_group: null, advisor: null },
      ...{ edu_program: uid('program', number % 20), study_plan: null, entry_year: 2025 },
      ...{ preparation_level: 'bachelor', study_form: 'full_time', student_status: 'studying', course: 2 },
    })),
  );
  const fluxes = Array.from({ length: size.fluxes }, (_, flux) => flux);
  await make(
    host,
    'OfferCourse',
    many(courses, course => ({
      ...{ offering: uid('course', course), discipline: uid('discipline', course), study_period: term },
      ...{ code: `D${1000 + course}`, name: sameInAll(`Дисциплина ${course}`), credits: 5 },
      fluxes: fluxes.map(flux => ({
        ...{ uid: fluxOf(course, flux), number: flux + 1, number_of_times_per_week: 7 },
        lessons: [
          {
            ...{ uid: lessonOf(course, flux), load_type: 'practice', section: String(flux + 1), subgroup: '' },
            ...{ teacher: uid('teacher', course), language: 'ru', room: null, capacity: size.seats, parent: null },
            meetings: [{ days: '1111111', weeks: '1'.repeat(15), start: 60 * flux, length: 50 }],
          },
        ],
      })),
    })),
  );
  await host.waitForReadModels(await host.log.head(), 300_000);
  const context = { actor: { id: 'system', roles: ['system'] }, locale: 'ru' as const, correlation_id: newId() };
  await inParallel(many(courses, course => ({ course })) as { course: number }[], async ({ course }) => {
    const offering = uid('course', course);
    const seats = fluxes.map(flux => ({
      ...{ flux: fluxOf(course, flux), lesson: lessonOf(course, flux), students: seatedIn(size, course, flux) },
    }));
    const all = { offering, fluxes: fluxes.map(flux => fluxOf(course, flux)) };
    for (const outcome of [
      await host.dispatcher.dispatch(seatMany, { offering, seats }, context),
      await host.dispatcher.dispatch(followCourse(fluxes.length), all, context),
    ])
      if (!outcome.ok) throw new Error(outcome.rejection.code);
  });
  return { start_date };
}

/** The university of `bench:journal`: a class of each teacher with its journal; all are signed in. */
export async function prepareSchool(host: RunningHost, teachers: number, students: number): Promise<School> {
  const size = { courses: teachers, fluxes: 1, seats: classSize, students };
  const { start_date } = await prepareCourses(host, size);
  const numbers = Array.from({ length: teachers }, (_, number) => number);
  const journalOf = (number: number): string => journalUid(lessonOf(number, 0), term);
  await make(
    host,
    'FollowLesson',
    numbers.map(number => ({
      ...{ journal: journalOf(number), lesson: lessonOf(number, 0), on: start_date },
      ...{ zone: host.config.timeZone, offering: uid('course', number), discipline: uid('discipline', number) },
      ...{ students: seatedIn(size, number, 0), rooms: [] },
    })),
  );
  await host.waitForReadModels(await host.log.head(), 300_000);
  await host.pool.query('vacuum analyze');
  // A meeting a day from the first day on: the seventh class was yesterday.
  const cells = (number: number, session: number): TypedCell[] =>
    seatedIn(size, number, 0).map((student, place) => ({
      uid: cellUid(journalOf(number), session, student),
      student,
      body: typedAt(number, place),
    }));
  const browsers = new Map<string, string>();
  await inParallel(
    Array.from({ length: students }, (_, number) => uid('student', number)),
    async student => void browsers.set(student, await signIn(host, student, ['student'])),
  );
  return {
    students: browsers,
    classes: await Promise.all(
      numbers.map(async number => ({
        journal: journalOf(number),
        browser: await signIn(host, uid('teacher', number), ['teacher']),
        yesterday: cells(number, 7),
        before: cells(number, 6),
      })),
    ),
  };
}

/** Three of thirty are missing, as many are only there, the others have a mark. */
function typedAt(number: number, place: number): TypedCell['body'] {
  if (place % 10 === 3) return { mark: null, missed: true, version: 0 };
  if (place % 10 === 7) return { present: true, version: 0 };
  return { mark: String(50 + ((number * 7 + place * 11) % 51)), missed: false, present: true, version: 0 };
}
