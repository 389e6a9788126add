import type { OfferingDetail } from '@portal/event-schemas/registration/office-views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { displayName } from '../students.ts';
import { iso } from '../times.ts';

type OfferingStudent = OfferingDetail['students'][number];

/** Students of a course: registered ones by name, then the waiting list in its order, then the held seats. */
export async function studentsOn(db: Sql, offering: string): Promise<OfferingStudent[]> {
  const { rows } = await db.query<OfferingStudent>(
    `SELECT p.student AS uid, coalesce(nullif(${displayName('s')}, ''), p.student) AS display_name, coalesce(s.code, '') AS code, g.code AS student_group,
       CASE WHEN p.taken_lessons IS NOT NULL THEN 'registered' WHEN p.offer_lessons IS NOT NULL THEN 'offered'
         WHEN p.queued_lessons IS NOT NULL THEN 'waiting' ELSE 'basket' END AS standing,
       coalesce(p.taken_audit, p.queued_audit, p.held_audit) AS audit, coalesce(p.taken_flux, p.queued_flux, p.held_flux) AS flux,
       coalesce(p.taken_lessons, p.offer_lessons, p.queued_lessons, p.held_lessons) AS lessons, coalesce(p.taken_at, p.queued_at, p.held_at) AS since,
       CASE WHEN p.taken_lessons IS NULL THEN coalesce(p.offer_until, p.held_until) END AS until,
       CASE WHEN p.queued_lessons IS NOT NULL THEN rank() OVER (PARTITION BY p.queued_lessons IS NOT NULL ORDER BY p.queue_order)::int END AS position,
       p.student || '.' || o.study_period AS card, coalesce(c.status, 'NOT_STARTED') AS card_status
     FROM registration.places p
     JOIN registration.offerings o ON o.uid = p.offering
     LEFT JOIN curriculum.students_public s ON s.uid = p.student
     LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
     LEFT JOIN registration.cards c ON c.student = p.student AND c.study_period = o.study_period
     WHERE p.offering = $1 AND num_nonnulls(p.taken_lessons, p.queued_lessons, p.held_lessons) > 0
     ORDER BY (p.taken_lessons IS NULL), p.queue_order NULLS LAST, display_name, p.student`,
    [offering],
  );
  return rows.map(row => ({ ...row, since: iso(row.since), until: iso(row.until) }));
}

/** Students for whom the office opened or closed the course in person. */
export async function selectedStudents(db: Sql, offering: string): Promise<OfferingDetail['selected_students']> {
  const { rows } = await db.query<OfferingDetail['selected_students'][number]>(
    `SELECT x.student AS uid, coalesce(nullif(${displayName('s')}, ''), x.student) AS display_name, x.granted
     FROM registration.selected_students x LEFT JOIN curriculum.students_public s ON s.uid = x.student WHERE x.offering = $1 ORDER BY display_name`,
    [offering],
  );
  return rows;
}
