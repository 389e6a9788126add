import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { preparationLevelNames } from '@portal/event-schemas/registration/names.ts';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
import { disciplineReference } from '../catalogue.ts';
import type { Registration } from '../registration.ts';
import type { CourseRow } from './load.ts';
import { areMet, rowsFor } from './prerequisites.ts';

/**
 * What the sidebar's reasons look at. `date`: today. `chosen`: courses of the term that the student has in any way;
 * `registered`: those on the card. `studied`: letters of what was completed in other terms.
 */
export interface Outlook {
  date: string;
  registration: Registration;
  completed: ReadonlySet<string>;
  studied: ReadonlyMap<string, string>;
  certificate_until: string | null;
  chosen: readonly CourseRow[];
  registered: readonly CourseRow[];
  sport_courses_used: number;
  /** Levels of education whose courses are open to the student; null = nobody controls it. */
  levels: readonly string[] | null;
}
type Rule = (course: CourseRow, outlook: Outlook) => Rejection | null;
interface Policy {
  rule: Rule;
  waiver?: WaivableRule;
}

const notCancelled: Rule = ({ access, name, standing }) =>
  access === 'cancelled' && standing !== 'registered'
    ? reject('registration.course_cancelled', { course: name })
    : null;
/** Selected students get past a block. */
const notBlocked: Rule = ({ access, granted, name, standing }) =>
  access === 'blocked' && !granted && standing !== 'registered'
    ? reject('registration.course_blocked', { course: name })
    : null;
const medicalCertificate: Rule = ({ needs_medical_certificate, name }, { certificate_until, date }) =>
  needs_medical_certificate && !(certificate_until && certificate_until >= date)
    ? reject('registration.medical_certificate_required', { course: name, valid_until: certificate_until })
    : null;

const isForProgram = (
  { edu_programs, discipline }: CourseRow,
  { registration: { programs, additional } }: Outlook,
): boolean =>
  edu_programs.length === 0 || edu_programs.some(uid => programs.includes(uid)) || additional.has(discipline);
/** Programs of one group are of one direction; one without a group may be of any. */
const isForDirection = ({ edu_programs }: CourseRow, { registration: { programs, catalogue } }: Outlook): boolean => {
  const directionOf = (uid: string) => catalogue.programs.get(uid)?.direction ?? null;
  const own = programs.map(directionOf);
  return (
    own.includes(null) || edu_programs.map(directionOf).some(direction => direction === null || own.includes(direction))
  );
};
const directionFits: Rule = (course, outlook) =>
  isForProgram(course, outlook) || isForDirection(course, outlook)
    ? null
    : reject('registration.course_not_for_direction', { course: course.name });
export const programFits: Rule = (course, outlook) =>
  isForProgram(course, outlook) ? null : reject('registration.course_not_for_program', { course: course.name });
export const preparationLevelFits: Rule = ({ preparation_levels, name }, { levels, registration: { student } }) => {
  if (levels === null || preparation_levels.length === 0 || preparation_levels.some(level => levels.includes(level)))
    return null;
  return reject('registration.course_not_for_level', {
    course: name,
    preparation_level: preparationLevelNames[student.preparation_level],
    preparation_levels,
  });
};

const prerequisiteStudied: Rule = ({ prerequisites, name }, { registration: { programs, catalogue }, completed }) => {
  if (prerequisites.length === 0) return null;
  const program = programs[0] ?? '';
  if (areMet(prerequisites, program, completed)) return null;
  const missing = rowsFor(prerequisites, program)
    .flatMap(row => [row.required_discipline, ...row.and_prerequisites])
    .filter(uid => !completed.has(uid));
  return reject('registration.prerequisite_missing', {
    course: name,
    required: disciplineReference(catalogue, missing[0]!)?.name ?? missing[0]!,
    missing,
  });
};
/** Of two that name each other either may come first; sending the card asks for both. */
export const corequisiteMissing: Rule = (
  { corequisites, discipline, name },
  { registration: { catalogue }, completed, chosen },
) => {
  if (corequisites.length === 0) return null;
  const has = (uid: string): boolean =>
    completed.has(uid) || chosen.some(course => course.discipline === uid && course.standing !== 'basket');
  const missing = corequisites.find(
    uid => !has(uid) && !catalogue.disciplines.get(uid)?.corequisites.includes(discipline),
  );
  return missing === undefined
    ? null
    : reject('registration.corequisite_missing', {
        course: name,
        required: disciplineReference(catalogue, missing)?.name ?? missing,
        discipline: missing,
      });
};
const corequisitesTaken: Rule = (course, outlook) =>
  outlook.registration.settings.corequisites === 'require' ? corequisiteMissing(course, outlook) : null;

/** The same discipline in another offering of the term. */
const notTakenAlready: Rule = (course, { registered }) => {
  const other = registered.find(each => each.discipline === course.discipline && each.uid !== course.uid);
  return other ? reject('registration.already_registered', { course: course.name, offering: other.uid }) : null;
};
const oneSportCourse: Rule = (course, { registered, sport_courses_used, registration: { settings } }) => {
  if (!course.is_sport) return null;
  const other = registered.find(each => each.is_sport && each.uid !== course.uid);
  if (other) return reject('registration.one_sport_course', { course: course.name, other: other.name });
  return sport_courses_used >= settings.free_sport_courses
    ? reject('registration.free_sport_courses_used', { limit: settings.free_sport_courses, used: sport_courses_used })
    : null;
};
const introductoryLimit: Rule = (course, { registered, registration: { settings } }) => {
  if (!course.is_introductory) return null;
  const count = registered.filter(each => each.is_introductory && each.uid !== course.uid).length;
  return count >= settings.introductory_courses
    ? reject('registration.introductory_limit', { limit: settings.introductory_courses, count })
    : null;
};

/** Why a course can't be chosen, as far as the course itself says so: in the order, with the codes and the waivers of the registration's own checks. */
export const coursePolicies: readonly Policy[] = [
  { rule: notCancelled },
  { rule: notBlocked, waiver: 'access' },
  { rule: medicalCertificate },
  { rule: directionFits, waiver: 'program' },
  { rule: preparationLevelFits, waiver: 'level' },
  { rule: programFits, waiver: 'program' },
  { rule: prerequisiteStudied, waiver: 'prerequisites' },
  { rule: corequisitesTaken, waiver: 'corequisites' },
  { rule: notTakenAlready },
  { rule: oneSportCourse, waiver: 'sport' },
  { rule: introductoryLimit, waiver: 'introductory' },
];
export function refusalsOf(course: CourseRow, outlook: Outlook): Rejection[] {
  const found: Rejection[] = [];
  for (const { rule, waiver } of coursePolicies) {
    const refusal = waiver !== undefined && course.waived.includes(waiver) ? null : rule(course, outlook);
    // A course of another direction is of another program too: one says it.
    if (
      refusal &&
      !(
        refusal.code === 'registration.course_not_for_program' &&
        found.some(one => one.code === 'registration.course_not_for_direction')
      )
    )
      found.push(refusal);
  }
  return found;
}

const ofOthers: readonly string[] = [
  'registration.course_not_for_direction',
  'registration.course_not_for_level',
  'registration.course_not_for_program',
];
/** Courses for the student's level and program, and whatever the student has already or was let past for. */
export const isForStudent = ({ standing, granted, waived }: CourseRow, refusals: readonly Rejection[]): boolean =>
  standing !== null || granted === true || waived.length > 0 || !refusals.some(({ code }) => ofOthers.includes(code));
