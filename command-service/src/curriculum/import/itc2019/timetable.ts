import type { Problem, ProblemClass, Slots } from './problem.ts';

/** Where and when a class takes place; no room where it needs none or where none of its rooms was free. */
export interface Placement {
  time: Slots;
  room: string | null;
}

const share = (a: string, b: string): boolean => {
  for (let index = 0; index < a.length; index++) if (a[index] === '1' && b[index] === '1') return true;
  return false;
};

/** Two meetings clash when they share a week, a day and a minute. */
export const clash = (a: Slots, b: Slots): boolean =>
  a.start < b.start + b.length && b.start < a.start + a.length && share(a.days, b.days) && share(a.weeks, b.weeks);

/**
 * Gives every class, in the file's order, the time and room of least penalty (weighted as the problem weighs them) whose room
 * is open and free of earlier classes, and which leaves the class's parent attendable. Equal penalties go to what the file names first.
 * Where every choice clashes, the class gets its best time and no room.
 */
export function placeClasses(problem: Problem): Map<string, Placement> {
  const taken = new Map<string, Slots[]>(problem.rooms.map(room => [room.id, [...room.unavailable]]));
  const placements = new Map<string, Placement>();

  const placed = (lesson: ProblemClass): Placement => {
    const parent = lesson.parent === null ? undefined : placements.get(lesson.parent)?.time;
    const rooms = lesson.rooms.length > 0 ? lesson.rooms : [{ id: null, penalty: 0 }];
    const choices = lesson.times
      .flatMap(time =>
        rooms.map(room => ({
          time,
          room: room.id,
          penalty: time.penalty * problem.weights.time + room.penalty * problem.weights.room,
        })),
      )
      .toSorted((a, b) => a.penalty - b.penalty);
    const free = choices.find(
      ({ time, room }) =>
        !(parent && clash(time, parent)) && (room === null || !taken.get(room)!.some(other => clash(time, other))),
    );
    return free ?? { time: choices[0]!.time, room: null };
  };

  for (const lesson of problem.courses
    .flatMap(course => course.configs)
    .flatMap(config => config.subparts)
    .flatMap(subpart => subpart.classes)) {
    const { time, room } = placed(lesson);
    if (room !== null) taken.get(room)!.push(time);
    placements.set(lesson.id, {
      time: { days: time.days, weeks: time.weeks, start: time.start, length: time.length },
      room,
    });
  }
  return placements;
}
