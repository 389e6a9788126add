import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import type { FluxView, LessonView } from '@portal/event-schemas/registration/views.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { displayName } from '../students.ts';
import { seatsOfFlux, seatsOfLesson, type LessonCount } from './seats.ts';

/** A lesson with the names of teacher and room, and its flux. */
export interface LessonRow extends LessonCount {
  uid: string;
  offering: string;
  flux_number: number;
  times: number;
  flux_access: FluxView['status'];
  load_type: LessonView['load_type'];
  section: string;
  subgroup: string;
  language: string;
  parent: string | null;
  meetings: Meeting[];
  access: LessonView['status'];
  teacher: string | null;
  teacher_name: string | null;
  room: string | null;
  room_code: string | null;
  building: string | null;
}

const selectLessons = `
  SELECT l.uid, l.offering, l.flux, f.number AS flux_number, f.number_of_times_per_week AS times, f.access AS flux_access,
    l.load_type, l.section, l.subgroup, l.language, l.parent, l.meetings, l.access, l.capacity, s.taken, s.held, s.offered, s.waiting,
    l.teacher, ${displayName('t')} AS teacher_name, l.room, r.code AS room_code, r.building
  FROM registration.lessons l
  JOIN registration.fluxes f ON f.uid = l.flux
  JOIN registration.lesson_seats s ON s.lesson = l.uid
  LEFT JOIN curriculum.teachers_public t ON t.uid = l.teacher
  LEFT JOIN curriculum.rooms_public r ON r.uid = l.room`;
const inOrder = `ORDER BY f.number, array_position(ARRAY['lecture', 'practice', 'laboratory', 'srsp', 'srs'], l.load_type), l.section, l.subgroup, l.uid`;
const ofOffering = prepared<LessonRow>(`${selectLessons} WHERE l.offering = $1 ${inOrder}`);
const ofOfferings = `${selectLessons} WHERE l.offering = ANY($1) ${inOrder}`;

/** Lessons of offerings by flux number, load type, section. */
export async function lessonsOf(db: Sql, offerings: readonly string[]): Promise<LessonRow[]> {
  if (offerings.length === 0) return [];
  return (
    offerings.length === 1 ? await ofOffering(db, offerings) : await db.query<LessonRow>(ofOfferings, [offerings])
  ).rows;
}

export const lessonView = (row: LessonRow, mine: readonly string[]): LessonView => ({
  uid: row.uid,
  load_type: row.load_type,
  section: row.section,
  subgroup: row.subgroup,
  language: row.language,
  parent: row.parent,
  meetings: row.meetings,
  teacher: row.teacher ? { uid: row.teacher, display_name: row.teacher_name || row.teacher } : null,
  room: row.room ? { uid: row.room, code: row.room_code ?? row.room, building: row.building ?? '' } : null,
  status: row.access,
  seats: seatsOfLesson(row),
  mine: mine.includes(row.uid),
});

/** The fluxes of one offering; `mine`: lessons that the student has. */
export function fluxViews(rows: readonly LessonRow[], mine: readonly string[]): FluxView[] {
  return [...new Set(rows.map(row => row.flux))].map(uid => {
    const lessons = rows.filter(row => row.flux === uid);
    const [{ flux_number, times, flux_access }] = lessons as [LessonRow];
    return {
      uid,
      number: flux_number,
      number_of_times_per_week: times,
      status: flux_access,
      seats: seatsOfFlux(lessons),
      mine: lessons.some(lesson => mine.includes(lesson.uid)),
      lessons: lessons.map(lesson => lessonView(lesson, mine)),
    };
  });
}
