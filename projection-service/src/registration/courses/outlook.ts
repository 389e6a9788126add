import type { Registration } from '../registration.ts';
import { lettersBefore, type CourseRow, type Personal } from './load.ts';
import type { Outlook } from './policies.ts';

/** What the reasons for one student and term look at; `chosen`: courses of the term that the student has. */
export function outlookOf(registration: Registration, personal: Personal, chosen: readonly CourseRow[]): Outlook {
  const { certificate_until, results } = personal;
  const {
    now,
    settings,
    student: { preparation_level },
    catalogue: { disciplines },
  } = registration;
  const opened = settings.control_levels
    .filter(row => row.preparation_level === preparation_level)
    .flatMap(row => row.open_levels);
  return {
    date: now.slice(0, 10),
    registration,
    chosen,
    studied: lettersBefore(personal, registration.study_period.uid),
    registered: chosen.filter(course => course.standing === 'registered'),
    certificate_until,
    completed: new Set(results.filter(result => result.completed).map(result => result.discipline)),
    sport_courses_used: results.filter(result => disciplines.get(result.discipline)?.is_sport).length,
    levels: settings.control_level_education ? [preparation_level, ...opened] : null,
  };
}
