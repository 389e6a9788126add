import type { weekQuery } from '@portal/event-schemas/offerings/requests.ts';
import type { WeekEntry } from '@portal/event-schemas/offerings/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { namedLesson, selectMeetings, type NamedMeeting } from './named.ts';

/** Of a group: lessons meant for it, and those that its students sit in. */
const ofGroup = `(m.groups && ARRAY[$2::text] OR m.lesson IN (
  SELECT unnest(p.taken_lessons) FROM registration.places p
  JOIN curriculum.students_public s ON s.uid = p.student WHERE s.student_group = $2 AND p.taken_lessons IS NOT NULL))`;

/** Where a teacher, a room, a group or a course is in the week; drafts too. Without any of them nothing. */
export async function weekOf(
  db: Sql,
  { study_period, teacher, room, group, offering }: z.infer<typeof weekQuery>,
): Promise<WeekEntry[]> {
  const [condition, whose] =
    teacher !== undefined
      ? ['m.teacher = $2', teacher]
      : room !== undefined
        ? ['m.room = $2', room]
        : group !== undefined
          ? [ofGroup, group]
          : ['m.offering = $2', offering];
  if (whose === undefined) return [];
  const { rows } = await db.query<NamedMeeting & { state: WeekEntry['state'] }>(
    `SELECT found.*, c.state FROM (${selectMeetings} WHERE m.study_period = $1 AND ${condition}) found
     JOIN registration.planned_courses c ON c.uid = found.offering
     ORDER BY found.day, found.starts, found.code, found.section`,
    [study_period, whose],
  );
  return rows.map(row => ({
    ...namedLesson(row),
    state: row.state,
    day: row.day,
    start: row.starts,
    end: row.ends,
    weeks: row.weeks,
  }));
}
