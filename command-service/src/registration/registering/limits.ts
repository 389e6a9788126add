import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { clashDay } from '@portal/event-schemas/registration/card-rules/clash.ts';
import { weekdayNames } from '@portal/event-schemas/registration/names.ts';
import { heldAt } from '../study-card/study-card.ts';
import { creditLimit } from './credit-limit.ts';
import type { Situation } from './situation.ts';

/** Rules about what is on the card already: repetition, numbers, credits, times; each answers why not, or null. */
type Rule = (situation: Situation) => Rejection | null;

const others = ({ card, course }: Situation) =>
  Object.values(card.courses).filter(one => one.offering !== course.offering);
/** Other courses in the basket: their seats are promised, so they count like those on the card. */
const inBasket = ({ card, course, now }: Situation) =>
  heldAt(card, now).filter(one => one.offering !== course.offering);
const sum = (courses: readonly { credits: number; audit: boolean }[], audit: boolean) =>
  courses.reduce((total, one) => (one.audit === audit ? total + one.credits : total), 0);

/** The same course, or the same discipline in another offering taken in the same way. */
export const notRegisteredAlready: Rule = ({ card, course, audit }) => {
  const known =
    card.courses[course.offering] ??
    Object.values(card.courses).find(one => one.discipline === course.discipline && one.audit === audit);
  return known ? reject('registration.already_registered', { course: course.name, offering: known.offering }) : null;
};

export const oneSportCourse: Rule = situation => {
  const other = situation.known.discipline?.is_sport ? others(situation).find(one => one.is_sport) : undefined;
  return other ? reject('registration.one_sport_course', { course: situation.course.name, other: other.name }) : null;
};
/** Neither the same discipline twice, for credit or for audit, nor a second sport course by way of the basket. */
export const disciplineNotInBasket: Rule = situation => {
  const other = inBasket(situation).find(one => one.discipline === situation.course.discipline);
  return other
    ? reject('registration.discipline_in_basket', {
        course: situation.course.name,
        other: other.name,
        offering: other.offering,
      })
    : null;
};
export const sportNotInBasket: Rule = situation => {
  const other = situation.known.discipline?.is_sport ? inBasket(situation).find(one => one.is_sport) : undefined;
  return other ? reject('registration.sport_in_basket', { course: situation.course.name, other: other.name }) : null;
};
export const freeSportCourses: Rule = ({ known: { discipline, sport_results, settings } }) =>
  discipline?.is_sport && sport_results >= settings.free_sport_courses
    ? reject('registration.free_sport_courses_used', { used: sport_results, limit: settings.free_sport_courses })
    : null;

export const introductoryLimit: Rule = situation => {
  const { discipline, settings } = situation.known;
  const count = [...others(situation), ...inBasket(situation)].filter(one => one.is_introductory).length;
  return discipline?.is_introductory && count >= settings.introductory_courses
    ? reject('registration.introductory_limit', { count, limit: settings.introductory_courses })
    : null;
};

/** One discipline cannot be taken for credit and for audit at once. */
export const auditOrCredit: Rule = situation => {
  const other = others(situation).find(
    one => one.discipline === situation.course.discipline && one.audit !== situation.audit,
  );
  return other
    ? reject('registration.audit_credit_conflict', { course: other.name, offering: other.offering, audit: other.audit })
    : null;
};

export const creditsWithinLimit: Rule = situation => {
  const { max, summer } = creditLimit(situation.known, situation.card, situation.course.study_period);
  return situation.audit
    ? null
    : beyond(
        situation,
        situation.card.credits,
        max,
        summer ? 'registration.summer_limit_exceeded' : 'registration.credit_limit_exceeded',
      );
};
export const auditWithinLimit: Rule = situation => {
  const { max_audit } = creditLimit(situation.known, situation.card, situation.course.study_period);
  return situation.audit
    ? beyond(situation, situation.card.audit_credits, max_audit, 'registration.audit_limit_exceeded')
    : null;
};
/** The credits of the card with this course, then with what the basket holds besides. */
function beyond(situation: Situation, current: number, max: number, code: string): Rejection | null {
  const { course, audit } = situation;
  const seen = { course: course.name, current, adding: course.credits, max };
  if (current + course.credits > max) return reject(code, seen);
  const held = sum(inBasket(situation), audit);
  return held > 0 && current + held + course.credits > max
    ? reject('registration.credit_limit_with_basket', { ...seen, held })
    : null;
}

export const noTimeClash: Rule = situation => {
  const { chosen, course } = situation;
  const mine = (chosen?.lessons ?? []).flatMap(lesson => lesson.meetings.map(meeting => ({ meeting, lesson })));
  const taken = [...others(situation), ...inBasket(situation)].flatMap(one =>
    one.lessons.flatMap(lesson => lesson.meetings.map(meeting => ({ meeting, lesson, name: one.name }))),
  );
  const own = mine.map(one => ({ ...one, name: course.name }));
  for (const { meeting, lesson } of mine) {
    for (const against of [...taken, ...own]) {
      const day = against.lesson.uid === lesson.uid ? null : clashDay(meeting, against.meeting);
      if (day === null) continue;
      return reject('registration.time_clash', {
        course: course.name,
        other: against.name,
        day: weekdayNames[day]!,
        time: clockTime(Math.max(meeting.start, against.meeting.start)),
        lesson: lesson.uid,
      });
    }
  }
  return null;
};
