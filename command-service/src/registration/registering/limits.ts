import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { weekdayNames } from '@portal/event-schemas/registration/names.ts';
import { creditLimit } from './credit-limit.ts';
import type { Situation } from './situation.ts';
import { clashDay, clock } from './time-clash.ts';

/** Rules about what is on the card already: repetition, numbers, credits, times; each answers why not, or null. */
type Rule = (situation: Situation) => Rejection | null;

const others = ({ card, course }: Situation) => Object.values(card.courses).filter(one => one.offering !== course.offering);

/** The same course, or the same discipline in another offering taken in the same way. */
export const notRegisteredAlready: Rule = ({ card, course, audit }) => {
  const known = card.courses[course.offering] ?? Object.values(card.courses).find(one => one.discipline === course.discipline && one.audit === audit);
  return known ? reject('registration.already_registered', { course: course.name, offering: known.offering }) : null;
};

export const oneSportCourse: Rule = situation => {
  const other = situation.known.discipline?.is_sport ? others(situation).find(one => one.is_sport) : undefined;
  return other ? reject('registration.one_sport_course', { course: situation.course.name, other: other.name }) : null;
};
export const freeSportCourses: Rule = ({ known: { discipline, sport_results, settings } }) =>
  (discipline?.is_sport && sport_results >= settings.free_sport_courses
    ? reject('registration.free_sport_courses_used', { used: sport_results, limit: settings.free_sport_courses }) : null);

export const introductoryLimit: Rule = situation => {
  const { discipline, settings } = situation.known;
  const count = others(situation).filter(one => one.is_introductory).length;
  return discipline?.is_introductory && count >= settings.introductory_courses
    ? reject('registration.introductory_limit', { count, limit: settings.introductory_courses }) : null;
};

/** One discipline cannot be taken for credit and for audit at once. */
export const auditOrCredit: Rule = situation => {
  const other = others(situation).find(one => one.discipline === situation.course.discipline && one.audit !== situation.audit);
  return other ? reject('registration.audit_credit_conflict', { course: other.name, offering: other.offering, audit: other.audit }) : null;
};

export const creditsWithinLimit: Rule = ({ card, course, audit, known }) => {
  const { max, summer } = creditLimit(known, card, course.study_period);
  return !audit && card.credits + course.credits > max
    ? reject(summer ? 'registration.summer_limit_exceeded' : 'registration.credit_limit_exceeded', { course: course.name, current: card.credits, adding: course.credits, max }) : null;
};
export const auditWithinLimit: Rule = ({ card, course, audit, known }) => {
  const { max_audit } = creditLimit(known, card, course.study_period);
  return audit && card.audit_credits + course.credits > max_audit
    ? reject('registration.audit_limit_exceeded', { course: course.name, current: card.audit_credits, adding: course.credits, max: max_audit }) : null;
};

export const noTimeClash: Rule = situation => {
  const { chosen, course } = situation;
  const mine = (chosen?.lessons ?? []).flatMap(lesson => lesson.meetings.map(meeting => ({ meeting, lesson })));
  const taken = others(situation).flatMap(one => one.lessons.flatMap(lesson => lesson.meetings.map(meeting => ({ meeting, lesson, name: one.name }))));
  const own = mine.map(one => ({ ...one, name: course.name }));
  for (const { meeting, lesson } of mine) {
    for (const against of [...taken, ...own]) {
      const day = against.lesson.uid === lesson.uid ? null : clashDay(meeting, against.meeting);
      if (day === null) continue;
      return reject('registration.time_clash', { course: course.name, other: against.name, day: weekdayNames[day], time: clock(Math.max(meeting.start, against.meeting.start)), lesson: lesson.uid });
    }
  }
  return null;
};
