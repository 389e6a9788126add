import type { Seats } from '@portal/event-schemas/registration/views.ts';

/** Seats of one lesson as counted; `access`: a blocked or cancelled lesson has none left. */
export interface LessonCount {
  flux: string;
  load_type: string;
  access: string | null;
  capacity: number;
  taken: number;
  held: number;
  offered: number;
  waiting: number;
}

export const seatsOfLesson = ({ access, capacity, taken, held, offered, waiting }: LessonCount): Seats => ({
  capacity,
  taken,
  held,
  offered,
  waiting,
  left: access === null ? Math.max(0, capacity - taken - held - offered) : 0,
});

const none: Seats = { capacity: 0, taken: 0, held: 0, offered: 0, waiting: 0, left: 0 };
const sum = (parts: readonly Seats[]): Seats =>
  parts.reduce(
    (total, part) => ({
      capacity: total.capacity + part.capacity,
      taken: total.taken + part.taken,
      held: total.held + part.held,
      offered: total.offered + part.offered,
      waiting: total.waiting + part.waiting,
      left: total.left + part.left,
    }),
    none,
  );

/** A flux takes as many students as its tightest load type: each student sits in one lesson of each. */
export function seatsOfFlux(lessons: readonly LessonCount[]): Seats {
  const byLoadType = [...new Set(lessons.map(lesson => lesson.load_type))].map(type =>
    sum(lessons.filter(lesson => lesson.load_type === type).map(seatsOfLesson)),
  );
  if (byLoadType.length === 0) return none;
  const least = (kind: keyof Seats) => Math.min(...byLoadType.map(seats => seats[kind]));
  const most = (kind: keyof Seats) => Math.max(...byLoadType.map(seats => seats[kind]));
  return {
    capacity: least('capacity'),
    taken: most('taken'),
    held: most('held'),
    offered: most('offered'),
    waiting: most('waiting'),
    left: least('left'),
  };
}

/** Seats of a course: those of its fluxes together. */
export const seatsOfCourse = (lessons: readonly LessonCount[]): Seats =>
  sum(
    [...new Set(lessons.map(lesson => lesson.flux))].map(flux =>
      seatsOfFlux(lessons.filter(lesson => lesson.flux === flux)),
    ),
  );
