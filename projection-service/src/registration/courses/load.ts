import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { CourseStanding, Seats, SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { iso } from '../times.ts';
import { seatsOfCourseSql } from './seats.ts';

export interface PrerequisiteRow { edu_program: string | null; required_discipline: string; and_prerequisites: string[]; is_active: boolean }

/** A course offering with its discipline, its seats, and what one student has in it. */
export interface CourseRow {
  uid: string; discipline: string; study_period: string; code: string; name: Localized; credits: number; access: SidebarCourse['access'];
  description: Localized | null; cathedra: string | null; cycle: SidebarCourse['cycle']; component: SidebarCourse['component'];
  prerequisites: PrerequisiteRow[]; corequisites: string[]; recommended_for: string[]; edu_programs: string[]; preparation_levels: string[];
  is_sport: boolean; is_introductory: boolean; needs_medical_certificate: boolean;
  registered: number; registered_audit: number; seats: Seats;
  standing: CourseStanding; audit: boolean; flux: string | null; mine: string[]; until: string | null; granted: boolean | null;
}

const standing = `CASE WHEN p.taken_lessons IS NOT NULL THEN 'registered' WHEN p.offer_lessons IS NOT NULL THEN 'offered'
  WHEN p.queued_lessons IS NOT NULL THEN 'waiting' WHEN p.held_lessons IS NOT NULL THEN 'basket' END`;

const sql = `
  SELECT o.uid, o.discipline, o.study_period, o.code, o.name, o.credits, o.access,
    d.description, d.cathedra, d.cycle, d.component, d.prerequisites, d.corequisites, d.recommended_for, d.edu_programs, d.preparation_levels,
    d.is_sport, d.is_introductory, d.needs_medical_certificate,
    c.registered, c.registered_audit,
    json_build_object('capacity', seats.capacity, 'taken', c.registered + c.registered_audit, 'held', seats.held, 'offered', seats.offered, 'waiting', c.waiting, 'left', seats.free) AS seats,
    ${standing} AS standing, coalesce(p.taken_audit, p.held_audit, p.queued_audit, false) AS audit, coalesce(p.taken_flux, p.held_flux, p.queued_flux) AS flux,
    coalesce(p.taken_lessons, p.held_lessons, p.offer_lessons, p.queued_lessons, '{}') AS mine, coalesce(p.offer_until, p.held_until) AS until, x.granted
  FROM registration.offerings o
  JOIN registration.offering_counts c ON c.offering = o.uid
  JOIN curriculum.disciplines_public d ON d.uid = o.discipline
  CROSS JOIN LATERAL ${seatsOfCourseSql} seats
  LEFT JOIN registration.places p ON p.offering = o.uid AND p.student = $1
  LEFT JOIN registration.selected_students x ON x.offering = o.uid AND x.student = $1`;

const withTimes = (row: CourseRow): CourseRow => ({ ...row, until: row.standing === 'registered' ? null : iso(row.until) });

/** All courses of a study period, by code, as one student has them. */
export async function coursesOfPeriod(db: Sql, student: string, studyPeriod: string): Promise<CourseRow[]> {
  const { rows } = await db.query<CourseRow>(`${sql} WHERE o.study_period = $2 ORDER BY o.code, o.uid`, [student, studyPeriod]);
  return rows.map(withTimes);
}
