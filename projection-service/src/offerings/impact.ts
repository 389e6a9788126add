import { differenceOf, touching } from '@portal/event-schemas/offerings/difference.ts';
import type { Effect } from '@portal/event-schemas/offerings/codes.ts';
import type { Impact, TouchedStudent } from '@portal/event-schemas/offerings/views.ts';
import type { Flux, Lesson } from '@portal/event-schemas/registration/values.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { displayName } from '../registration/students.ts';
import type { Course } from './course.ts';
import { grouped, sharedWeeks, slotsOf, type Slot } from './meetings.ts';
import { namedLesson, selectMeetings, type NamedMeeting } from './named.ts';

interface Seated {
  student: string;
  lessons: string[];
  display_name: string;
  code: string;
  student_group: string | null;
}
interface Use {
  taken: number;
  used: number;
}
/** Choices that are looked through for one student, and how many of them are offered. */
const looked = 500;
const offered = 5;

/** Who sits in the course, who came first at the head, with the names around them. */
async function seatedIn(db: Sql, offering: string): Promise<Seated[]> {
  const { rows } = await db.query<Seated>(
    `SELECT p.student, p.taken_lessons AS lessons, coalesce(nullif(${displayName('s')}, ''), p.student) AS display_name,
       coalesce(s.code, '') AS code, g.code AS student_group
     FROM registration.places p
     LEFT JOIN curriculum.students_public s ON s.uid = p.student
     LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
     WHERE p.offering = $1 AND p.taken_lessons IS NOT NULL ORDER BY p.taken_at, p.student`,
    [offering],
  );
  return rows;
}

/** What else these students sit in this term, by student. */
async function elsewhere(db: Sql, students: readonly string[], course: Course): Promise<Map<string, NamedMeeting[]>> {
  const { rows } = await db.query<NamedMeeting & { student: string }>(
    `SELECT seat.student, found.* FROM (
       SELECT p.student, unnest(p.taken_lessons) AS taken FROM registration.places p
       WHERE p.student = ANY($1) AND p.offering <> $2 AND p.taken_lessons IS NOT NULL) seat
     JOIN (${selectMeetings} WHERE m.study_period = $3) found ON found.lesson = seat.taken`,
    [students, course.uid, course.study_period],
  );
  return grouped(rows, ({ student }) => student);
}

/** Whole choices of a flux: one lesson of each load type, each with its parent. */
function choicesOf({ lessons }: Flux): Lesson[][] {
  const kinds = [...grouped(lessons, ({ load_type }) => load_type).values()];
  const choices = kinds.reduce<Lesson[][]>(
    (before, kind) => before.flatMap(one => kind.map(lesson => [...one, lesson])).slice(0, looked),
    [[]],
  );
  return choices.filter(choice =>
    choice.every(({ parent }) => parent === null || choice.some(({ uid }) => uid === parent)),
  );
}

/** What the change of an opened course to these fluxes means for the students who sit in it. */
export async function impactOf(db: Sql, course: Course, fluxes: readonly Flux[]): Promise<Impact> {
  const difference = differenceOf(course.fluxes, fluxes);
  const touched = touching(difference);
  const gone = new Set(difference.removed.map(({ uid }) => uid));
  const seated = await seatedIn(db, course.uid);
  const uses = new Map(
    (
      await db.query<Use & { lesson: string }>(
        `SELECT s.lesson, s.taken, s.taken + s.held + s.offered AS used
         FROM registration.lesson_seats s JOIN registration.lessons l ON l.uid = s.lesson WHERE l.offering = $1`,
        [course.uid],
      )
    ).rows.map(row => [row.lesson, row]),
  );
  const after = new Map(fluxes.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, lesson])));
  const takenIn = (uid: string): number => uses.get(uid)?.taken ?? 0;
  const over = [...after.values()].filter(({ uid, capacity }) => capacity < takenIn(uid));
  const full = new Set(over.map(({ uid }) => uid));
  const concerned = seated.filter(({ lessons }) => lessons.some(uid => touched.has(uid) || full.has(uid)));
  const theirs = await elsewhere(
    db,
    concerned.map(({ student }) => student),
    course,
  );

  const before = new Map(
    course.fluxes.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, slotsOf(lesson.meetings)])),
  );
  const choices = fluxes.flatMap(choicesOf).slice(0, looked);
  const students = concerned.map((one): TouchedStudent => {
    const others = theirs.get(one.student) ?? [];
    const meets = (slots: readonly Slot[], other: Slot) => slots.some(slot => sharedWeeks(slot, other) !== null);
    const clashes = difference.retimed
      .filter(({ uid }) => one.lessons.includes(uid))
      .flatMap(({ uid, meetings }) =>
        others
          .filter(other => meets(slotsOf(meetings), other) && !meets(before.get(uid)!, other))
          .map(other => ({
            lesson: uid,
            day: other.day,
            start: other.starts,
            end: other.ends,
            other: namedLesson(other),
          })),
      );
    const effects: Effect[] = [
      ...(clashes.length ? (['clash'] as const) : []),
      ...(one.lessons.some(uid => gone.has(uid)) ? (['lesson_removed'] as const) : []),
      ...(one.lessons.some(uid => full.has(uid)) ? (['over_capacity'] as const) : []),
      ...(one.lessons.some(uid => touched.has(uid) && !gone.has(uid)) ? (['changed'] as const) : []),
    ];
    const shared = (choice: readonly Lesson[]) => choice.filter(({ uid }) => one.lessons.includes(uid)).length;
    const possible = (choice: readonly Lesson[]): boolean =>
      choice.every(
        ({ uid, capacity, meetings }) =>
          (one.lessons.includes(uid) ? !full.has(uid) : capacity > (uses.get(uid)?.used ?? 0)) &&
          course.access[uid] !== 'cancelled' &&
          !others.some(other => meets(slotsOf(meetings), other)),
      ) && shared(choice) < choice.length;
    return {
      uid: one.student,
      display_name: one.display_name,
      code: one.code,
      student_group: one.student_group,
      effects,
      lessons: one.lessons,
      clashes,
      alternatives: effects.every(effect => effect === 'changed')
        ? []
        : choices
            .filter(possible)
            .sort((a, b) => shared(b) - shared(a))
            .slice(0, offered)
            .map(choice => choice.map(({ uid }) => uid)),
    };
  });
  const rooms = await crowded(db, [...after.values()], takenIn);
  const having = (effect: Effect) => students.filter(({ effects }) => effects.includes(effect)).length;
  return {
    touched: students.length,
    clash: having('clash'),
    lose_seat: having('lesson_removed') + over.reduce((sum, { uid, capacity }) => sum + takenIn(uid) - capacity, 0),
    exceed_room: rooms.reduce((sum, { taken, capacity }) => sum + taken - capacity, 0),
    over: over.map(({ uid, capacity }) => ({ lesson: uid, capacity, taken: takenIn(uid) })),
    rooms,
    free: [...after.values()].map(({ uid, capacity }) => ({
      lesson: uid,
      seats: Math.max(0, capacity - (uses.get(uid)?.used ?? 0)),
    })),
    students,
  };
}

/** Lessons whose students don't fit into the room. */
async function crowded(
  db: Sql,
  lessons: readonly Lesson[],
  takenIn: (lesson: string) => number,
): Promise<Impact['rooms']> {
  const { rows } = await db.query<{ uid: string; code: string; capacity: number }>(
    'SELECT uid, code, capacity FROM curriculum.rooms_public WHERE uid = ANY($1)',
    [lessons.flatMap(({ room }) => room ?? [])],
  );
  const rooms = new Map(rows.map(row => [row.uid, row]));
  return lessons.flatMap(({ uid, room }) => {
    const place = rooms.get(room ?? '');
    const taken = takenIn(uid);
    return place && place.capacity < taken ? [{ lesson: uid, room: place.code, capacity: place.capacity, taken }] : [];
  });
}
