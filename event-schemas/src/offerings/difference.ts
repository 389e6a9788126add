import type { Flux, Lesson, Meeting } from '../registration/values.ts';

/** How the lessons of two layouts of a course differ. `retimed`: other meetings; `moved_room`: another room at the same times. */
export interface Difference {
  added: Lesson[];
  removed: Lesson[];
  retimed: Lesson[];
  moved_room: Lesson[];
}

export const lessonsOf = (fluxes: readonly Flux[]): Map<string, Lesson> =>
  new Map(fluxes.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, lesson])));

const timesOf = (meetings: readonly Meeting[]): string =>
  meetings.map(({ days, weeks, start, length }) => `${days} ${weeks} ${start} ${length}`).join();

/** Lessons of the layout after, but for `removed`. */
export function differenceOf(before: readonly Flux[], after: readonly Flux[]): Difference {
  const [old, now] = [lessonsOf(before), lessonsOf(after)];
  const stay = [...now.values()].filter(({ uid }) => old.has(uid));
  const retimed = stay.filter(({ uid, meetings }) => timesOf(meetings) !== timesOf(old.get(uid)!.meetings));
  return {
    added: [...now.values()].filter(({ uid }) => !old.has(uid)),
    removed: [...old.values()].filter(({ uid }) => !now.has(uid)),
    retimed,
    moved_room: stay.filter(lesson => !retimed.includes(lesson) && lesson.room !== old.get(lesson.uid)!.room),
  };
}
/** Lessons whose students are touched by the difference. */
export const touching = ({ removed, retimed, moved_room }: Difference): ReadonlySet<string> =>
  new Set([...removed, ...retimed, ...moved_room].map(({ uid }) => uid));
