import type { Flux, Lesson, Meeting } from '@portal/event-schemas/registration/values.ts';
import { lessonsOfCourse, type Course } from './course.ts';

/** When something meets on one day of the week. `day`: 0 = Monday; `starts`, `ends`: minutes from midnight; `weeks`: one character a study week. */
export interface Slot {
  day: number;
  starts: number;
  ends: number;
  weeks: string;
}
/** A row of `planned_meetings`. */
export interface MeetingRow extends Slot {
  lesson: string;
  place: number;
  offering: string;
  flux: string;
  flux_number: number;
  study_period: string;
  discipline: string;
  load_type: Lesson['load_type'];
  section: string;
  subgroup: string;
  sole: boolean;
  teacher: string | null;
  room: string | null;
  groups: string[];
}

export const slotsOf = (meetings: readonly Meeting[]): Slot[] =>
  meetings.flatMap(({ days, weeks, start, length }) =>
    [...days].flatMap((mark, day) => (mark === '1' ? [{ day, starts: start, ends: start + length, weeks }] : [])),
  );

/** The weeks that both meet in, at a time that both need; null = they do not clash. */
export function sharedWeeks(one: Slot, other: Slot): string | null {
  if (one.day !== other.day || one.starts >= other.ends || other.starts >= one.ends) return null;
  const weeks = [...one.weeks].map((mark, week) => (mark === '1' && other.weeks[week] === '1' ? '1' : '0')).join('');
  return weeks.includes('1') ? weeks : null;
}

/** Load types of which the course has one lesson only: whoever takes the course sits in it. */
export function soleLessons(lessons: readonly Pick<Lesson, 'uid' | 'load_type'>[]): ReadonlySet<string> {
  const counted = new Map<string, number>();
  for (const { load_type } of lessons) counted.set(load_type, (counted.get(load_type) ?? 0) + 1);
  return new Set(lessons.filter(({ load_type }) => counted.get(load_type) === 1).map(({ uid }) => uid));
}

/** Rows of a course's lessons that take place. */
export function meetingsOfCourse(course: Course): MeetingRow[] {
  const lessons = lessonsOfCourse(course).filter(({ uid }) => course.access[uid] !== 'cancelled');
  const sole = soleLessons(lessons);
  const fluxOf = new Map(
    course.fluxes.flatMap(flux => flux.lessons.map((lesson): [string, Flux] => [lesson.uid, flux])),
  );
  return lessons.flatMap(({ uid, load_type, section, subgroup, teacher, room, groups, meetings }) =>
    slotsOf(meetings).map((slot, place) => ({
      lesson: uid,
      place,
      offering: course.uid,
      flux: fluxOf.get(uid)!.uid,
      flux_number: fluxOf.get(uid)!.number,
      study_period: course.study_period,
      discipline: course.discipline,
      load_type,
      section,
      subgroup,
      sole: sole.has(uid),
      teacher,
      room,
      groups: groups ?? [],
      ...slot,
    })),
  );
}

export function grouped<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
