import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { preparationLevelNames } from '@portal/event-schemas/registration/names.ts';
import type { RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { Reference } from '@portal/event-schemas/registration/views.ts';
import type { StudentRow } from '../students.ts';
import type { CourseRow } from './load.ts';
import { areMet, rowsFor } from './prerequisites.ts';

/** What the sidebar's reasons look at. `date`: today. `chosen`: courses of the term that the student has in any way; `registered`: those on the card. */
export interface Outlook {
  date: string;
  student: StudentRow;
  settings: RegistrationSettings;
  completed: ReadonlySet<string>;
  certificate_until: string | null;
  chosen: readonly CourseRow[];
  registered: readonly CourseRow[];
  sport_courses_used: number;
  disciplines: ReadonlyMap<string, Reference>;
}
type Policy = (course: CourseRow, outlook: Outlook) => Rejection | null;

const notCancelled: Policy = ({ access, name, standing }) =>
  (access === 'cancelled' && standing !== 'registered' ? reject('registration.course_cancelled', { course: name, section: '—' }) : null);
/** Selected students get past a block. */
const notBlocked: Policy = ({ access, granted, name, standing }) =>
  (access === 'blocked' && !granted && standing !== 'registered' ? reject('registration.course_blocked', { course: name, section: '—' }) : null);
const medicalCertificate: Policy = ({ needs_medical_certificate, name }, { certificate_until, date }) =>
  (needs_medical_certificate && !(certificate_until && certificate_until >= date) ? reject('registration.medical_certificate_required', { course: name, valid_until: certificate_until ?? '—' }) : null);
export const preparationLevelFits: Policy = ({ preparation_levels, name }, { student }) =>
  (preparation_levels.length === 0 || preparation_levels.includes(student.preparation_level) ? null : reject('registration.course_not_for_level', { course: name, preparation_level: preparationLevelNames[student.preparation_level], preparation_levels }));
export const programFits: Policy = ({ edu_programs, name }, { student }) =>
  (edu_programs.length === 0 || edu_programs.includes(student.edu_program) ? null : reject('registration.course_not_for_program', { course: name }));
const prerequisiteStudied: Policy = ({ prerequisites, name }, { student, completed, disciplines }) => {
  if (areMet(prerequisites, student.edu_program, completed)) return null;
  const missing = rowsFor(prerequisites, student.edu_program).flatMap(row => [row.required_discipline, ...row.and_prerequisites]).filter(uid => !completed.has(uid));
  return reject('registration.prerequisite_missing', { course: name, required: disciplines.get(missing[0]!)?.name ?? missing[0], missing });
};
/** The same discipline in another offering of the term. */
const notTakenAlready: Policy = (course, { registered }) => {
  const other = registered.find(each => each.discipline === course.discipline && each.uid !== course.uid);
  return other ? reject('registration.already_registered', { course: course.name, offering: other.uid }) : null;
};
const oneSportCourse: Policy = (course, { registered, sport_courses_used, settings }) => {
  if (!course.is_sport) return null;
  const other = registered.find(each => each.is_sport && each.uid !== course.uid);
  if (other) return reject('registration.one_sport_course', { course: course.name, other: other.name });
  return sport_courses_used >= settings.free_sport_courses ? reject('registration.free_sport_courses_used', { limit: settings.free_sport_courses, used: sport_courses_used }) : null;
};
const introductoryLimit: Policy = (course, { registered, settings }) => {
  const count = registered.filter(each => each.is_introductory && each.uid !== course.uid).length;
  return course.is_introductory && count >= settings.introductory_courses ? reject('registration.introductory_limit', { limit: settings.introductory_courses, count }) : null;
};

/** Why a course can't be chosen, as far as the course itself says so: in the order and with the codes of the registration's own checks. */
export const coursePolicies: readonly Policy[] = [
  notCancelled, notBlocked, medicalCertificate, preparationLevelFits, programFits, prerequisiteStudied, notTakenAlready, oneSportCourse, introductoryLimit,
];
export const refusalsOf = (course: CourseRow, outlook: Outlook): Rejection[] => coursePolicies.flatMap(policy => policy(course, outlook) ?? []);
