/** What the portal is told once. */
export const portalSteps = ['university', 'mail_server'] as const;
/** What comes from files or by hand, in an order in which each file names only what those before it have. */
export const catalogueSteps = [
  'study_periods',
  'faculties',
  'cathedras',
  'rooms',
  'disciplines',
  'edu_program_groups',
  'edu_programs',
  'study_plans',
  'student_groups',
  'teachers',
  'students',
] as const;
/** What registration can open without. */
export const optionalSteps: readonly FirstStepCode[] = ['rooms', 'edu_program_groups'];
/** What has to be there besides, and what must not be lacking. */
export const openingSteps = [
  'prerequisites',
  'students_without_plan',
  'students_without_advisor',
  'students_without_account',
  'offerings',
  'lessons_without_teacher',
  'lessons_without_time',
  'registration_periods',
] as const;

/** What a portal needs before registration can open, in the order in which an office goes on. */
export const firstStepCodes = [...portalSteps, ...catalogueSteps, ...openingSteps] as const;
export type FirstStepCode = (typeof firstStepCodes)[number];
/** `count`: how many there are, or how many lack something. */
export interface FirstStep {
  code: FirstStepCode;
  count: number;
  done: boolean;
}

const studying = { student_status: ['studying'] };
const planned = { state: ['draft', 'open', 'closed'] };
/**
 * The screen where a step is done, its place on it, and the filter under which its list shows those that are counted;
 * `ofTerm`: in the term that is looked at.
 */
export const firstStepPlaces: Record<
  FirstStepCode,
  { screen: string; place?: string; filter?: Readonly<Record<string, unknown>>; ofTerm?: true }
> = {
  university: { screen: 'first-steps', place: 'university' },
  mail_server: { screen: 'first-steps', place: 'mail' },
  study_periods: { screen: 'study-periods' },
  faculties: { screen: 'faculties' },
  cathedras: { screen: 'cathedras' },
  rooms: { screen: 'rooms' },
  disciplines: { screen: 'disciplines' },
  edu_program_groups: { screen: 'edu-program-groups' },
  edu_programs: { screen: 'edu-programs' },
  study_plans: { screen: 'study-plans' },
  student_groups: { screen: 'student-groups' },
  teachers: { screen: 'teachers' },
  students: { screen: 'students', filter: studying },
  prerequisites: { screen: 'disciplines' },
  students_without_plan: { screen: 'students', filter: { ...studying, study_plan: [''] } },
  students_without_advisor: { screen: 'students', filter: { ...studying, advisor: [''] } },
  students_without_account: { screen: 'students', filter: { ...studying, access: ['none'] } },
  offerings: { screen: 'planned-courses', filter: { state: ['open'] }, ofTerm: true },
  lessons_without_teacher: { screen: 'planned-courses', filter: { ...planned, without_teacher_from: 1 }, ofTerm: true },
  lessons_without_time: { screen: 'planned-courses', filter: { ...planned, without_time_from: 1 }, ofTerm: true },
  registration_periods: { screen: 'registration-periods' },
};
