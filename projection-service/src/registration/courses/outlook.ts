import { references } from '../references.ts';
import type { Registration } from '../registration.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { CourseRow } from './load.ts';
import type { Outlook } from './policies.ts';
import { completedBy } from './prerequisites.ts';

const countSport = `SELECT count(*)::int AS used FROM registration.completed r JOIN curriculum.disciplines_public d ON d.uid = r.discipline
  WHERE r.student = $1 AND d.is_sport`;

/** What the reasons for one student and term look at; `courses`: the courses in question, `chosen`: those of the term that the student has. */
export async function outlookOf(db: Sql, { student, settings, now }: Registration, courses: readonly CourseRow[], chosen: readonly CourseRow[]): Promise<Outlook> {
  const certificate = await db.query<{ certificate_until: string | null }>('SELECT certificate_until FROM registration.standings WHERE student = $1', [student.uid]);
  const sport = await db.query<{ used: number }>(countSport, [student.uid]);
  const mentioned = courses.flatMap(course => course.prerequisites.flatMap(row => [row.required_discipline, ...row.and_prerequisites]));
  return {
    date: now.slice(0, 10), student, settings, completed: await completedBy(db, student.uid), chosen, registered: chosen.filter(course => course.standing === 'registered'),
    certificate_until: certificate.rows[0]?.certificate_until ?? null, sport_courses_used: sport.rows[0]?.used ?? 0,
    disciplines: await references(db, 'discipline', mentioned),
  };
}
