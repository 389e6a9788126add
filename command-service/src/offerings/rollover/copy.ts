import type { BehindReason, LeftOutReason, RollOverPart } from '@portal/event-schemas/offerings/rollover/codes.ts';
import type { Flux, Lesson, Meeting } from '@portal/event-schemas/registration/values.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';

/** A course of the earlier term, and what is known of it today. `uid` of `made`: the course that an earlier roll-over has made of it. */
export interface SourceCourse {
  uid: string;
  discipline: string;
  code: string;
  name: Localized;
  credits: number;
  teacher: string | null;
  fluxes: readonly Flux[];
  access: Readonly<Record<string, 'blocked' | 'cancelled'>>;
  state: string;
  discipline_there: boolean;
  planned: boolean;
  /** The term has a course of the discipline that is no copy of a course of the earlier term. */
  in_term: boolean;
  made: boolean;
}
/** What can be named in the new term, by uid, and how many weeks it has. */
export interface Known {
  weeks: number;
  teachers: ReadonlySet<string>;
  rooms: ReadonlyMap<string, { closed: boolean }>;
  groups: ReadonlySet<string>;
}
/** What stays behind of a lesson (null: of the course itself). `about`: uid of the teacher, room or group. */
export interface Behind {
  why: BehindReason;
  lesson: Lesson | null;
  about: string | null;
}
export interface CourseCopy {
  offering: string;
  teacher: string | null;
  fluxes: Flux[];
  closed_lessons: string[];
}

/** Courses, fluxes and lessons of a copy follow from those of the course and from the term: the same roll-over again makes nothing twice. */
export const copiedUid = (uid: string, to_period: string): string => idFrom('roll_over', `${uid}.${to_period}`);

/** Why the course is not copied; null: it is. */
export function leftOut(course: SourceCourse, parts: ReadonlySet<RollOverPart>): LeftOutReason | null {
  if (course.made) return 'already';
  if (!course.discipline_there) return 'discipline_gone';
  if (course.state === 'cancelled') return 'cancelled';
  if (course.in_term) return 'in_term';
  return course.planned || parts.has('unplanned') ? null : 'discipline_unplanned';
}

/** Weeks of the term that the meeting is held in. A shorter term cuts them off; a longer one goes on with them where the last two weeks repeat. */
export function weeksIn(weeks: string, count: number): string {
  if (weeks.length >= count) return weeks.slice(0, count);
  const regular = [...weeks].every((mark, week) => week < 2 || mark === weeks[week - 2]);
  return Array.from({ length: count }, (_, week) => weeks[week] ?? (regular ? weeks[week % 2] : '0')).join('');
}

/** The course as a draft of the term, and what of it stays behind. */
export function copyOf(
  course: SourceCourse,
  to_period: string,
  parts: ReadonlySet<RollOverPart>,
  known: Known,
): { copy: CourseCopy; behind: Behind[] } {
  const behind: Behind[] = [];
  const there = (lesson: Lesson | null, teacher: string | null): string | null => {
    if (teacher === null || !parts.has('teachers')) return null;
    if (known.teachers.has(teacher)) return teacher;
    behind.push({ why: 'teacher_gone', lesson, about: teacher });
    return null;
  };
  const roomOf = (lesson: Lesson): string | null => {
    if (lesson.room === null || !parts.has('rooms')) return null;
    const room = known.rooms.get(lesson.room);
    if (room && !room.closed) return lesson.room;
    behind.push({ why: room ? 'room_closed' : 'room_gone', lesson, about: lesson.room });
    return null;
  };
  const groupsOf = (lesson: Lesson): string[] => {
    const groups = parts.has('groups') ? (lesson.groups ?? []) : [];
    for (const group of groups) if (!known.groups.has(group)) behind.push({ why: 'group_gone', lesson, about: group });
    return groups.filter(group => known.groups.has(group));
  };
  const meetingsOf = (lesson: Lesson): Meeting[] => {
    if (!parts.has('times')) return [];
    const meetings = lesson.meetings.map(one => ({ ...one, weeks: weeksIn(one.weeks, known.weeks) }));
    const held = meetings.filter(({ weeks }) => weeks.includes('1'));
    if (held.length < meetings.length) behind.push({ why: 'no_weeks', lesson, about: null });
    return held;
  };
  const held = (lesson: Lesson): boolean => {
    if (course.access[lesson.uid] !== 'cancelled') return true;
    behind.push({ why: 'lesson_cancelled', lesson, about: null });
    return false;
  };
  const idOf = (uid: string): string => copiedUid(uid, to_period);
  const closed_lessons: string[] = [];
  const fluxOf = (flux: Flux): Flux => {
    const lessons = flux.lessons.filter(held);
    const kept = new Set(lessons.map(({ uid }) => uid));
    return {
      ...flux,
      uid: idOf(flux.uid),
      lessons: lessons.map(lesson => {
        const { groups: _groups, ...rest } = lesson;
        const groups = groupsOf(lesson);
        if (parts.has('access') && course.access[lesson.uid] === 'blocked') closed_lessons.push(idOf(lesson.uid));
        return {
          ...rest,
          uid: idOf(lesson.uid),
          teacher: there(lesson, lesson.teacher),
          room: roomOf(lesson),
          meetings: meetingsOf(lesson),
          capacity: parts.has('capacities') ? lesson.capacity : 0,
          parent: lesson.parent !== null && kept.has(lesson.parent) ? idOf(lesson.parent) : null,
          ...(groups.length > 0 && { groups }),
        };
      }),
    };
  };
  const teacher = there(null, course.teacher);
  const fluxes = parts.has('fluxes') ? course.fluxes.map(fluxOf).filter(({ lessons }) => lessons.length > 0) : [];
  return { copy: { offering: idOf(course.uid), teacher, fluxes, closed_lessons }, behind };
}
