import { loadTypes } from '@portal/event-schemas/registration/codes.ts';
import type { Flux, Lesson, LoadType, Meeting } from '@portal/event-schemas/registration/values.ts';
import type { Problem, ProblemCourse, Slots } from './problem.ts';
import { clash, type Placement } from './timetable.ts';

type IdOf = (kind: string, id: string) => string;

/** Days of a problem with a shorter week are filled up with days off. */
export const meetingOf = (slots: Slots, slotsPerDay: number): Meeting => {
  const minutes = 1440 / slotsPerDay;
  return {
    days: slots.days.padEnd(7, '0'),
    weeks: slots.weeks,
    start: slots.start * minutes,
    length: slots.length * minutes,
  };
};

/**
 * The fluxes of a course: config → flux, subpart → load type in the order lecture, practice, laboratory, self-study with a teacher,
 * self-study (which every further subpart shares), class → lesson.
 */
export function fluxesOf(
  problem: Problem,
  course: ProblemCourse,
  placements: ReadonlyMap<string, Placement>,
  idOf: IdOf,
): Flux[] {
  const teacherFor = teacherChoice(course, idOf);
  const kinds = course.configs.map(kindsOf);
  return course.configs.map((config, index) => ({
    uid: idOf('config', config.id),
    number: index + 1,
    number_of_times_per_week: config.subparts.reduce(
      (times, subpart) => times + daysOf(placements.get(subpart.classes[0]!.id)!),
      0,
    ),
    lessons: config.subparts.flatMap((subpart, order) =>
      subpart.classes.map((one, section): Lesson => {
        const { time, room } = placements.get(one.id)!;
        const parent = parentOf(one.id, kinds[index]!);
        return {
          uid: idOf('class', one.id),
          load_type: kindAt(order),
          section: String(section + 1),
          subgroup: '',
          teacher: teacherFor(time),
          language: 'en',
          room: room === null ? null : idOf('room', room),
          meetings: [meetingOf(time, problem.slotsPerDay)],
          capacity: one.limit,
          parent: parent === null ? null : idOf('class', parent),
        };
      }),
    ),
  }));
}

const kindAt = (order: number): LoadType => loadTypes[Math.min(order, loadTypes.length - 1)]!;

/** Load type and parent of each class of a config. */
const kindsOf = ({ subparts }: ProblemCourse['configs'][number]) =>
  new Map(
    subparts.flatMap((subpart, order) =>
      subpart.classes.map(({ id, parent }) => [id, { kind: kindAt(order), parent }] as const),
    ),
  );

/** The nearest ancestor of another load type: a student takes one lesson of each. */
function parentOf(id: string, kinds: ReturnType<typeof kindsOf>): string | null {
  const { kind, parent } = kinds.get(id)!;
  let at = parent;
  while (at !== null && kinds.get(at)!.kind === kind) at = kinds.get(at)!.parent;
  return at;
}

const daysOf = ({ time }: Placement): number => [...time.days].filter(day => day === '1').length;

/** A course's teachers, as many as it needs so that none is in two places at once; `teacher/<course>-<number>` names them. */
function teacherChoice(course: ProblemCourse, idOf: IdOf): (time: Slots) => string {
  const busy: Slots[][] = [];
  return time => {
    let number = busy.findIndex(times => !times.some(other => clash(other, time)));
    if (number < 0) number = busy.push([]) - 1;
    busy[number]!.push(time);
    return idOf('teacher', `${course.id}-${number + 1}`);
  };
}
