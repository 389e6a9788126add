import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { preparationLevelNames } from '@portal/event-schemas/registration/names.ts';
import { lessonInWords } from '../course-offering/choice.ts';
import { permissionFor } from './permission.ts';
import type { Situation } from './situation.ts';

/** Rules about who may register and for which course; each answers why not, or null (portal.md §8, "Registration"). */
type Rule = (situation: Situation) => Rejection | null;

/** Lessons that the student sits in already stay open to them. */
const lessonWith =
  (status: 'blocked' | 'cancelled') =>
  ({ chosen, course, card }: Situation) =>
    chosen?.lessons.find(
      ({ uid }) =>
        course.access.get(uid) === status && !card.courses[course.offering]?.lessons.some(mine => mine.uid === uid),
    );
export const courseCancelled: Rule = situation => {
  const lesson = lessonWith('cancelled')(situation);
  return lesson
    ? reject('registration.course_cancelled', { course: situation.course.name, ...lessonInWords(lesson) })
    : null;
};
/** Selected students get past a block. */
export const courseBlocked: Rule = situation => {
  const lesson = lessonWith('blocked')(situation);
  return lesson && !situation.course.selected.has(situation.student)
    ? reject('registration.course_blocked', { course: situation.course.name, ...lessonInWords(lesson) })
    : null;
};

export const medicalCertificate: Rule = ({ known: { discipline, standing }, course, now }) => {
  const { certificate_until } = standing;
  if (!discipline?.needs_medical_certificate || (certificate_until !== null && certificate_until >= now.slice(0, 10)))
    return null;
  return reject('registration.medical_certificate_required', { course: course.name, valid_until: certificate_until });
};

/** Whether the course is for some program of the student's, for all, or part of the additional program. */
const isForProgram = ({ known: { discipline, programs, additional } }: Situation): boolean =>
  !discipline ||
  discipline.edu_programs.length === 0 ||
  discipline.edu_programs.some(uid => programs.includes(uid)) ||
  additional.includes(discipline.uid);

/** A course of a program of another direction (group of programs) is not even related. */
export const fitsDirection: Rule = situation =>
  !isForProgram(situation) && !situation.known.same_direction
    ? reject('registration.course_not_for_direction', { course: situation.course.name })
    : null;

/** The office may switch the control of the level off, or open further levels to students of one. */
export const fitsLevel: Rule = ({ known: { discipline, student, settings }, course }) => {
  const level = student?.preparation_level;
  if (!settings.control_level_education || !level || !discipline || discipline.preparation_levels.length === 0)
    return null;
  const open = [
    level,
    ...settings.control_levels.filter(row => row.preparation_level === level).flatMap(row => row.open_levels),
  ];
  if (discipline.preparation_levels.some(one => open.includes(one))) return null;
  return reject('registration.course_not_for_level', {
    course: course.name,
    preparation_level: preparationLevelNames[level],
    preparation_levels: discipline.preparation_levels,
  });
};
export const fitsProgram: Rule = situation =>
  isForProgram(situation)
    ? null
    : reject('registration.course_not_for_program', {
        course: situation.course.name,
        edu_program: situation.known.programs[0] ?? null,
      });

/** A teacher's permission stands in for prerequisites that are not studied. */
export const prerequisitesStudied: Rule = situation =>
  permissionFor(situation, 'prerequisite') ? null : prerequisiteMissing(situation);

/** Rows of one program are alternatives; rows for all programs are one more such group. Only completed final grades count. */
export const prerequisiteMissing = ({
  known: { discipline, programs, standing, names },
  course,
}: Pick<Situation, 'known' | 'course'>): Rejection | null => {
  const completed = new Set(standing.results.filter(result => result.completed).map(result => result.discipline));
  const rows = (discipline?.prerequisites ?? []).filter(row => row.is_active);
  for (const program of [programs[0] ?? null, null]) {
    const alternatives = rows
      .filter(row => row.edu_program === program)
      .map(row => [row.required_discipline, ...row.and_prerequisites]);
    if (alternatives.length === 0 || alternatives.some(all => all.every(uid => completed.has(uid)))) continue;
    const missing = alternatives[0]!.filter(uid => !completed.has(uid));
    return reject('registration.prerequisite_missing', {
      course: course.name,
      required: names[missing[0]!] ?? missing[0]!,
      missing,
      alternatives,
    });
  }
  return null;
};

/** What is taken together stands on the card (or waits), or is completed. Of two that name each other either may come first; sending the card asks for both. */
export const corequisitesTaken: Rule = ({ known: { settings, corequisites, standing, names }, card, course }) => {
  if (settings.corequisites !== 'require') return null;
  const has = new Set([...Object.values(card.courses), ...Object.values(card.queued)].map(one => one.discipline));
  const missing = corequisites.find(
    ({ discipline, mutual }) =>
      !mutual &&
      !has.has(discipline) &&
      !standing.results.some(result => result.completed && result.discipline === discipline),
  );
  return missing
    ? reject('registration.corequisite_missing', {
        course: course.name,
        required: names[missing.discipline] ?? missing.discipline,
        discipline: missing.discipline,
      })
    : null;
};
