import { isDeepStrictEqual } from 'node:util';
import * as records from '@portal/event-schemas/curriculum/records.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { type Localized, sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { accountStep, offeringStep, wishListStep } from '../commands.ts';
import { named } from '../names.ts';
import { withSource, recordStep, type Plan, type Removal, type Step } from '../plan.ts';
import { courseTerms, type CourseTerm } from './course-terms.ts';
import { notInFiles } from './kept-rows.ts';
import type { Roster, Row, Rows, TableName } from './tables.ts';

const credits = 5;
const programCode = 'OneRoster';
const day = 86_400_000;

/** The same row always gets the same id. */
export const idOf = (kind: string, id: string): string => idFrom('oneroster', `${kind}/${id}`);
const program = idOf('edu_program', '1');
const plan = idOf('study_plan', '1');

/**
 * Organisation → faculty, department → cathedra; term or semester with classes → study period; course → discipline; the classes of a course in a
 * term → an offering with one flux, whose lessons are the classes; people who learn → students with a wish list, people who teach → teachers.
 * The set knows no credits, seats, programmes and times: they are invented, always alike.
 */
export function planOfRoster(roster: Rows): { plan: Plan; periods: string[] } {
  const terms = courseTerms(roster);
  const taught = new Set(roster.enrollments.filter(row => row.role === 'teacher').map(row => row.userSourcedId));
  const learners = new Set(roster.enrollments.filter(row => row.role === 'student').map(row => row.userSourcedId));
  const teachers = roster.users.filter(user => taught.has(user.sourcedId) && !learners.has(user.sourcedId));
  const students = roster.users.filter(user => learners.has(user.sourcedId));
  const used = new Set(terms.map(term => term.session.sourcedId));
  const sessions = roster.academicSessions.filter(session => used.has(session.sourcedId));
  const entryYear = Math.min(...sessions.map(studyYear), 2100);
  const locations = roster.classes.filter(
    (one, index) => one.location !== '' && roster.classes.findIndex(other => other.location === one.location) === index,
  );

  return {
    periods: sessions.map(session => idOf('session', session.sourcedId)),
    plan: [
      {
        title: 'organisations',
        steps: [
          ...organisations(roster),
          ...common(roster, entryYear),
          ...sessions.map(session => withSource('academicSessions.csv', session, periodStep(session))),
        ],
      },
      {
        title: 'rooms',
        steps: locations.map(one =>
          withSource(
            'classes.csv',
            one,
            recordStep(
              records.room,
              idOf('room', one.location),
              { code: one.location, building: '', capacity: 0 },
              { rooms: 1 },
            ),
          ),
        ),
      },
      { title: 'teachers', steps: teachers.map(user => withSource('users.csv', user, teacherStep(user))) },
      {
        title: 'disciplines',
        steps: roster.courses.map(course => withSource('courses.csv', course, disciplineStep(course))),
      },
      {
        title: 'courses',
        steps: terms.map(term => withSource('courses.csv', term.course, offeringStep(offering(term)))),
      },
      { title: 'students', steps: students.map(user => withSource('users.csv', user, studentStep(user, entryYear))) },
      {
        title: 'accounts',
        steps: [...teachers.map(user => account(user, 'teacher')), ...students.map(user => account(user, 'student'))],
      },
      { title: 'wishes', steps: wishes(terms, students) },
    ],
  };
}

/**
 * Of a set of changes: what its rows say, and what follows from them elsewhere (a course whose classes changed); everything else is left alone. Wishes that
 * are no more become empty ones.
 */
export function planOfChanges(roster: Roster, before: Rows): { plan: Plan; periods: string[] } {
  const after = planOfRoster(roster);
  const known = new Map(planOfRoster(before).plan.flatMap(phase => phase.steps.map(step => [step.stream, step])));
  const streams = new Set(after.plan.flatMap(phase => phase.steps.map(step => step.stream)));
  const left = [...known.values()]
    .filter(step => step.command === 'RecordWishList' && !streams.has(step.stream))
    .map(step => step.data as Parameters<typeof wishListStep>[0]);
  const none = left.map(list =>
    withSource('enrollments.csv', { line: notInFiles }, wishListStep({ ...list, offerings: [] })),
  );
  const touched = (step: Step): boolean =>
    (step.at?.line ?? notInFiles) !== notInFiles || !isDeepStrictEqual(known.get(step.stream)?.data, step.data);
  return {
    periods: after.periods,
    plan: after.plan.map(({ title, steps }) => ({
      title,
      steps: [...steps, ...(title === 'wishes' ? none : [])].filter(touched),
    })),
  };
}

/** The records that the rows which hold no more have made, those first that name the others. */
export const goneRecords = ({ gone }: Roster): Removal[] => {
  const of = (record: RecordDefinition<any>, kind: string, table: TableName): Removal[] =>
    gone[table].map(({ sourcedId, line }) => ({
      record,
      uid: idOf(kind, sourcedId),
      at: { file: `${table}.csv`, line },
    }));
  return [
    ...of(records.student, 'user', 'users'),
    ...of(records.teacher, 'user', 'users'),
    ...of(records.discipline, 'course', 'courses'),
    ...of(records.studyPeriod, 'session', 'academicSessions'),
    ...of(records.cathedra, 'cathedra', 'orgs'),
    ...of(records.faculty, 'org', 'orgs'),
  ];
};

/** Where in the log things stand that the set says hold no more; whoever was taken in from it before is still there. */
export const goneStreams = ({ gone }: Roster): Gone[] => [
  ...gone.orgs.map(({ sourcedId, line }) => ({
    file: 'orgs.csv',
    line,
    sourcedId,
    streams: [`cathedra-${idOf('cathedra', sourcedId)}`],
  })),
  ...gone.academicSessions.map(({ sourcedId, line }) => ({
    file: 'academicSessions.csv',
    line,
    sourcedId,
    streams: [`study_period-${idOf('session', sourcedId)}`],
  })),
  ...gone.courses.map(({ sourcedId, line }) => ({
    file: 'courses.csv',
    line,
    sourcedId,
    streams: [`discipline-${idOf('course', sourcedId)}`],
  })),
  ...gone.users.map(({ sourcedId, line }) => ({
    file: 'users.csv',
    line,
    sourcedId,
    streams: [`student-${idOf('user', sourcedId)}`, `teacher-${idOf('user', sourcedId)}`],
  })),
];
export interface Gone {
  file: string;
  line: number;
  sourcedId: string;
  streams: readonly string[];
}

const studyYear = (session: Row<'academicSessions'>): number => session.schoolYear - 1;
const codeOf = (row: { identifier: string; sourcedId: string }): string =>
  (row.identifier || row.sourcedId).slice(0, 50);
const isDepartment = (org: Row<'orgs'>): boolean => ['department', 'program', 'division', 'branch'].includes(org.type);

function organisations({ orgs }: Rows) {
  const faculties = orgs.filter(org => !isDepartment(org));
  return [
    ...faculties.map(org =>
      withSource(
        'orgs.csv',
        org,
        recordStep(records.faculty, idOf('org', org.sourcedId), { code: codeOf(org), name: sameInAll(org.name) }),
      ),
    ),
    recordStep(records.faculty, idOf('org', ''), { code: programCode, name: named.faculty(programCode) }),
    ...orgs.filter(isDepartment).map(org => withSource('orgs.csv', org, cathedraStep(org, facultyOf(org, orgs)))),
    ...faculties.map(org => withSource('orgs.csv', org, cathedraStep(org, org.sourcedId))),
  ];
}

const cathedraStep = (org: Row<'orgs'>, faculty: string) =>
  recordStep(records.cathedra, idOf('cathedra', org.sourcedId), {
    code: codeOf(org),
    name: sameInAll(org.name),
    faculty: idOf('org', faculty),
    head: null,
  });

/** The nearest organisation above that is no department; '' = none. */
function facultyOf(org: Row<'orgs'>, orgs: readonly Row<'orgs'>[]): string {
  const parent = orgs.find(other => other.sourcedId === org.parentSourcedId);
  return parent === undefined ? '' : isDepartment(parent) ? facultyOf(parent, orgs) : parent.sourcedId;
}

const common = ({ orgs }: Rows, entryYear: number) => [
  recordStep(records.eduProgram, program, {
    code: programCode,
    name: named.eduProgram(programCode),
    cathedra: idOf('cathedra', orgs[0]?.sourcedId ?? ''),
    edu_program_group: null,
    preparation_level: 'bachelor',
    study_years: 4,
  }),
  recordStep(records.studyPlan, plan, { code: programCode, edu_program: program, entry_year: entryYear, lines: [] }),
];

function periodStep(session: Row<'academicSessions'>) {
  const month = Number(session.startDate.slice(5, 7));
  const weeks = Math.min(
    60,
    Math.max(1, Math.ceil((Date.parse(session.endDate) - Date.parse(session.startDate) + day) / (7 * day))),
  );
  return recordStep(records.studyPeriod, idOf('session', session.sourcedId), {
    code: session.sourcedId.slice(0, 50),
    study_year: studyYear(session),
    semester: month >= 8 ? 'autumn' : month >= 6 ? 'summer' : 'spring',
    name: sameInAll(session.title),
    start_date: session.startDate,
    end_date: session.endDate,
    weeks,
  });
}

const person = (user: Row<'users'>) => ({
  code: codeOf(user),
  last_name: user.familyName,
  first_name: user.givenName,
  middle_name: user.middleName,
});
const account = (user: Row<'users'>, role: 'teacher' | 'student') =>
  withSource(
    'users.csv',
    user,
    accountStep({
      ...person(user),
      uid: idOf('user', user.sourcedId),
      login: user.username,
      email: user.email,
      roles: [role],
    }),
  );

const teacherStep = (user: Row<'users'>) =>
  recordStep(records.teacher, idOf('user', user.sourcedId), {
    ...person(user),
    cathedra: null,
    position: named.lecturer,
    is_advisor: false,
  });
const studentStep = (user: Row<'users'>, entry_year: number) =>
  recordStep(
    records.student,
    idOf('user', user.sourcedId),
    {
      ...person(user),
      gender: 'unknown',
      citizenship: '',
      email: user.email,
      edu_program: program,
      student_group: null,
      study_plan: plan,
      advisor: null,
      preparation_level: 'bachelor',
      study_form: 'full_time',
      entry_year,
      course: 1,
      student_status: user.enabledUser === 'true' ? 'studying' : 'academic_leave',
    },
    { students: 1 },
  );

const courseCode = (course: Row<'courses'>): string => (course.courseCode || course.sourcedId).slice(0, 50);
const disciplineStep = (course: Row<'courses'>) =>
  recordStep(records.discipline, idOf('course', course.sourcedId), {
    code: courseCode(course),
    name: sameInAll(course.title),
    description: null,
    credits,
    cathedra: idOf('cathedra', course.orgSourcedId),
    cycle: 'pd',
    component: 'kv',
    prerequisites: [],
    corequisites: [],
    recommended_for: [],
    edu_programs: [],
    preparation_levels: [],
    is_sport: false,
    is_introductory: false,
    needs_medical_certificate: false,
  });

function offering({ key, course, session, classes }: CourseTerm) {
  const name: Localized = sameInAll(course.title);
  return {
    offering: idOf('offering', key),
    discipline: idOf('course', course.sourcedId),
    study_period: idOf('session', session.sourcedId),
    code: courseCode(course),
    name,
    credits,
    fluxes: [
      {
        uid: idOf('flux', key),
        number: 1,
        number_of_times_per_week: 0,
        lessons: classes.map(lesson => ({ ...lesson, uid: idOf('class', `${key}/${lesson.uid}`) })),
      },
    ],
  };
}

function wishes(terms: readonly CourseTerm[], students: readonly Row<'users'>[]) {
  return students.flatMap(student => {
    const own = terms.filter(term => term.students.has(student.sourcedId));
    return [...new Set(own.map(term => term.session.sourcedId))]
      .map(session =>
        wishListStep({
          student: idOf('user', student.sourcedId),
          study_period: idOf('session', session),
          offerings: own.filter(term => term.session.sourcedId === session).map(term => idOf('offering', term.key)),
        }),
      )
      .map(step => withSource('users.csv', student, step));
  });
}
