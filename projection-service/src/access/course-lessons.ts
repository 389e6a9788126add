import type { FluxAccess, LessonAccess } from '@portal/event-schemas/access/views.ts';
import { loadTypes } from '@portal/event-schemas/registration/codes.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** A lesson with its flux, of one of the courses of a page. */
interface LessonRow extends Omit<LessonAccess, 'teacher'> {
  offering: string;
  flux: string;
  number: number;
  times: number;
  flux_access: FluxAccess['status'];
  teacher: string | null;
  teacher_name: string | null;
}
const lessonsSql = `SELECT l.offering, l.flux, f.number, f.number_of_times_per_week AS times, f.access AS flux_access,
        l.uid, l.load_type, l.section, l.subgroup, l.language, l.teacher, t.display_name AS teacher_name,
      l.access AS status, l.capacity, s.taken, s.waiting
    FROM registration.lessons l
    JOIN registration.fluxes f ON f.uid = l.flux
    JOIN registration.lesson_seats s ON s.lesson = l.uid
    LEFT JOIN curriculum.teachers_public t ON t.uid = l.teacher
    WHERE l.offering = ANY($1)`;
const selectedSql = `SELECT offering, count(*)::int AS selected FROM registration.selected_students WHERE offering = ANY($1) AND granted GROUP BY offering`;

/** Fluxes, lessons and selected students of all courses of a page, each with one query. */
export async function withLessons(courses: readonly { uid: string }[], db: Sql): Promise<unknown[]> {
  if (courses.length === 0) return [];
  const uids = courses.map(course => course.uid);
  const [lessons, selected] = await Promise.all([
    db.query<LessonRow>(lessonsSql, [uids]),
    db.query<{ offering: string; selected: number }>(selectedSql, [uids]),
  ]);
  const byCourse = new Map<string, LessonRow[]>(uids.map(uid => [uid, []]));
  for (const lesson of lessons.rows) byCourse.get(lesson.offering)?.push(lesson);
  const counts = new Map(selected.rows.map(row => [row.offering, row.selected]));
  return courses.map(course => ({
    ...course,
    selected: counts.get(course.uid) ?? 0,
    flux_online_registration: nested(byCourse.get(course.uid) ?? []),
  }));
}

const { compare } = new Intl.Collator('ru', { numeric: true });
const byPlace = (one: LessonAccess, other: LessonAccess): number =>
  loadTypes.indexOf(one.load_type) - loadTypes.indexOf(other.load_type) ||
  compare(one.section, other.section) ||
  compare(one.subgroup, other.subgroup);

function nested(rows: readonly LessonRow[]): FluxAccess[] {
  const fluxes = new Map<string, FluxAccess>();
  for (const { offering: _offering, flux, number, times, flux_access, teacher, teacher_name, ...lesson } of rows) {
    if (!fluxes.has(flux))
      fluxes.set(flux, {
        uid: flux,
        number,
        number_of_times_per_week: times,
        status: flux_access,
        lesson_online_registrations: [],
      });
    fluxes.get(flux)!.lesson_online_registrations.push({
      ...lesson,
      teacher: teacher ? { uid: teacher, display_name: teacher_name ?? teacher } : null,
    });
  }
  for (const flux of fluxes.values()) flux.lesson_online_registrations.sort(byPlace);
  return [...fluxes.values()].sort((one, other) => one.number - other.number);
}
