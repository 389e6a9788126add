import { fieldOfSciences } from '@portal/event-schemas/registration/declared.ts';
import {
  cathedra,
  discipline,
  eduProgram,
  faculty,
  room,
  student,
  studentGroup,
  studyPeriod,
  studyPlan,
  teacher,
} from '@portal/event-schemas/curriculum/records.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { registrationEvents } from '@portal/event-schemas/registration/events.ts';
import { individualPlanEvents } from '@portal/event-schemas/plans/events.ts';
import { teacherRequestEvents } from '@portal/event-schemas/teacher-requests/events.ts';
import {
  creditLimitRule,
  defaultRegistrationSettings,
  registrationPeriod,
  registrationSettings,
} from '@portal/event-schemas/registration/records.ts';
import type { Flux, Lesson, LoadType } from '@portal/event-schemas/registration/values.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { ReadState } from '@portal/platform/dispatcher/types.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import { recordEvents } from '@portal/platform/records/events.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { registrationFacts, type Period, type Student } from '../facts.ts';
import type { Discipline, Known } from '../known.ts';
import { noStanding } from '../standing/registration-standing.ts';

/** A small university for the tests of registration. Ids are readable: a letter for the kind, then the number. */
export const id = (kind: string, number = 0): string =>
  `${kind.repeat(8).slice(0, 8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const period = id('e');
export const advisor = id('ad');
export const start = '2026-09-10T08:00:00.000Z';

export const asStudent = (number: number): Actor => ({ id: id('a', number), roles: ['student'] });
export const asAdvisor: Actor = { id: advisor, roles: ['supervisor'] };
/** Gives every lesson of the world's courses. */
export const asTeacher: Actor = { id: id('f'), roles: ['teacher'] };
export const asOffice: Actor = { id: id('0f'), roles: ['office'] };

export const studentRecord = (number: number, changes: Partial<Student> = {}): Student => ({
  uid: id('a', number),
  code: `S-${number}`,
  last_name: 'Student',
  first_name: String(number),
  middle_name: '',
  gender: 'unknown',
  citizenship: 'KZ',
  email: '',
  edu_program: id('b'),
  student_group: null,
  subgroup: null,
  study_plan: null,
  advisor,
  preparation_level: 'bachelor',
  study_form: 'full_time',
  entry_year: 2025,
  course: 2,
  student_status: 'studying',
  ...changes,
});
export const studyPeriodRecord = {
  uid: period,
  code: '2026-1',
  study_year: 2026,
  semester: 'autumn',
  name: sameInAll('Autumn'),
  start_date: '2026-09-01',
  end_date: '2026-12-20',
  weeks: 15,
} as const;
/** What the records of this world name, less its study period; each after what it names itself. */
export const catalogueRecords: readonly (readonly [
  RecordDefinition<any>,
  { uid: string; [field: string]: unknown },
])[] = [
  [faculty, { uid: id('fc'), code: 'F', name: sameInAll('Faculty') }],
  [cathedra, { uid: id('ca'), code: 'C', name: sameInAll('Department'), faculty: id('fc'), head: null }],
  [
    eduProgram,
    {
      uid: id('b'),
      code: 'P',
      name: sameInAll('Programme'),
      cathedra: id('ca'),
      edu_program_group: null,
      preparation_level: 'bachelor',
      study_years: 4,
    },
  ],
  ...[advisor, id('f')].map(
    uid =>
      [
        teacher,
        {
          uid,
          code: `T-${uid}`,
          last_name: 'Teacher',
          first_name: uid.slice(0, 2),
          middle_name: '',
          cathedra: id('ca'),
          position: null,
          is_advisor: uid === advisor,
        },
      ] as const,
  ),
];
/** For decisions alone: everything that a command names exists. */
export const everythingIsThere: ReadState = () => ({ status: 'present', fields: {} }) as never;
export const disciplineRecord = (number: number, changes: Partial<Discipline> = {}): Discipline => ({
  uid: id('d', number),
  code: `D-${number}`,
  name: sameInAll(`Discipline ${number}`),
  description: null,
  credits: 5,
  cathedra: id('ca'),
  cycle: 'bd',
  component: 'kv',
  load: [],
  prerequisites: [],
  corequisites: [],
  recommended_for: [],
  edu_programs: [],
  preparation_levels: [],
  is_sport: false,
  is_introductory: false,
  needs_medical_certificate: false,
  ...changes,
});
/** What the rules know of student 1 and course 1 where nothing speaks against anything. */
export const knownFacts = (changes: Partial<Known> = {}): Known => ({
  student: studentRecord(1),
  standing: noStanding,
  settings: defaultRegistrationSettings,
  periods: [mainPeriod()],
  rules: [],
  discipline: disciplineRecord(1),
  names: {},
  sport_results: 0,
  programs: [id('b')],
  same_direction: true,
  additional: [],
  corequisites: [],
  waived: [],
  marked: false,
  ...changes,
});
export const mainPeriod = (changes: Partial<Period> = {}): Period => ({
  name: sameInAll('Main registration'),
  kind: 'main',
  study_period: period,
  start_date: '2026-09-01T00:00:00.000Z',
  end_date: '2026-10-01T00:00:00.000Z',
  rules: [],
  ...changes,
});

/** Lesson `number` of a course: `course * 100 + number`. Times do not clash unless `hour` is given. */
export const lessonOf = (
  course: number,
  number: number,
  load_type: LoadType,
  capacity: number,
  changes: Partial<Lesson> = {},
): Lesson => ({
  uid: id('c', course * 100 + number),
  load_type,
  section: `${load_type.slice(0, 3)}-${number}`,
  subgroup: '',
  teacher: id('f'),
  language: 'ru',
  room: null,
  meetings: [{ days: '1000000', weeks: '111111111111111', start: (course * 100 + number) % 1400, length: 1 }],
  capacity,
  parent: null,
  ...changes,
});
export const fluxOf = (course: number, lessons: Lesson[], number = 1): Flux => ({
  uid: id('fa', course * 10 + number),
  number,
  number_of_times_per_week: 2,
  lessons,
});
/** A course with one lecture and two practices. */
export const courseEvent = (
  course: number,
  {
    seats = [2, 1, 1] as readonly number[],
    credits = 5,
    fluxes,
  }: { seats?: readonly number[]; credits?: number; fluxes?: Flux[] } = {},
) => ({
  type: 'CourseOffered' as const,
  data: {
    offering: id('0', course),
    discipline: id('d', course),
    study_period: period,
    code: `C-${course}`,
    name: sameInAll(`Course ${course}`),
    credits,
    fluxes: fluxes ?? [
      fluxOf(course, [
        lessonOf(course, 1, 'lecture', seats[0]!),
        lessonOf(course, 2, 'practice', seats[1]!),
        lessonOf(course, 3, 'practice', seats[2]!),
      ]),
    ],
  },
});
export const lecture = (course: number): string => id('c', course * 100 + 1);
/** Practice 1 or 2 of a course. */
export const practice = (course: number, number: number): string => id('c', course * 100 + 1 + number);

export const worldRecords = [
  faculty,
  cathedra,
  studentGroup,
  room,
  teacher,
  student,
  discipline,
  eduProgram,
  studyPeriod,
  studyPlan,
  registrationPeriod,
  creditLimitRule,
  registrationSettings,
  fieldOfSciences,
] as const;
export const worldCatalogue = {
  ...registrationEvents,
  ...individualPlanEvents,
  ...teacherRequestEvents,
  ...Object.assign({}, ...worldRecords.map(recordEvents)),
};
export const worldFacts = [
  ...registrationFacts,
  ...[student, discipline, eduProgram, studyPlan, fieldOfSciences, registrationSettings].map(recordFact),
];
