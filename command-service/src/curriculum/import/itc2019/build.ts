import type { Attributes, Path } from './grammar.ts';
import type { Problem, ProblemClass, ProblemCourse, ProblemRoom, ProblemStudent } from './problem.ts';
import { limits, single } from './grammar.ts';

/** Refuses the file with the line that is being read, or with the given one. */
export type Refuse = (reason: string, line?: number) => never;

interface Reference {
  kind: Kind;
  id: string;
  line: number;
  from: string;
}
type Kind = 'room' | 'course' | 'config' | 'subpart' | 'class' | 'student';

/** Builds a problem from its elements in document order, and checks what spans elements: ids, references, lengths. */
export function problemBuilder(refuse: Refuse, lineNow: () => number) {
  const ids: Record<Kind, Map<string, number>> = {
    room: new Map(),
    course: new Map(),
    config: new Map(),
    subpart: new Map(),
    class: new Map(),
    student: new Map(),
  };
  const references: Reference[] = [];
  const seen = new Set<Path>();
  const problem: Problem = {
    name: '',
    days: 0,
    weeks: 0,
    slotsPerDay: 0,
    weights: { time: 1, room: 1 },
    rooms: [],
    courses: [],
    students: [],
  };
  let room: ProblemRoom,
    course: ProblemCourse,
    config: ProblemCourse['configs'][number],
    subpart: ProblemCourse['configs'][number]['subparts'][number];
  let lesson: ProblemClass, student: ProblemStudent;
  /** Classes of a config with the lines of their parents, to check parents when the config ends. */
  let parents: { child: ProblemClass; line: number }[] = [];

  const declare = (kind: Kind, id: string): void => {
    const before = ids[kind].get(id);
    if (before !== undefined) refuse(`${kind} ${id} is here twice (first on line ${before})`);
    if (ids[kind].size >= limits.perKind) refuse(`more than ${limits.perKind} elements ${kind}`);
    ids[kind].set(id, lineNow());
  };
  const refer = (kind: Kind, id: string, from: string): void => {
    references.push({ kind, id, line: lineNow(), from });
  };
  const checkSlots = (what: string, value: Attributes<'problem/rooms/room/unavailable'>): void => {
    if (value.days.length !== problem.days)
      refuse(`${what}: days has ${value.days.length} characters, the problem has ${problem.days} days`);
    if (value.weeks.length !== problem.weeks)
      refuse(`${what}: weeks has ${value.weeks.length} characters, the problem has ${problem.weeks} weeks`);
    if (value.start + value.length > problem.slotsPerDay)
      refuse(
        `${what}: slots ${value.start} to ${value.start + value.length} go beyond the day's ${problem.slotsPerDay}`,
      );
  };

  const open: { [P in Path]?: (attributes: Attributes<P>) => void } = {
    problem: ({ name, nrDays, nrWeeks, slotsPerDay }) => {
      Object.assign(problem, { name, days: nrDays, weeks: nrWeeks, slotsPerDay });
    },
    'problem/optimization': weights => {
      problem.weights = weights;
    },
    'problem/rooms/room': ({ id, capacity }) => {
      declare('room', id);
      problem.rooms.push((room = { id, capacity, unavailable: [] }));
    },
    'problem/rooms/room/travel': travel => refer('room', travel.room, `travel of room ${room.id}`),
    'problem/rooms/room/unavailable': when => {
      checkSlots(`room ${room.id}`, when);
      room.unavailable.push(when);
    },
    'problem/courses/course': ({ id }) => {
      declare('course', id);
      problem.courses.push((course = { id, configs: [] }));
    },
    'problem/courses/course/config': ({ id }) => {
      declare('config', id);
      course.configs.push((config = { id, subparts: [] }));
      parents = [];
    },
    'problem/courses/course/config/subpart': ({ id }) => {
      declare('subpart', id);
      config.subparts.push((subpart = { id, classes: [] }));
    },
    'problem/courses/course/config/subpart/class': ({ id, limit, parent }) => {
      declare('class', id);
      subpart.classes.push((lesson = { id, limit, parent, rooms: [], times: [] }));
      if (parent !== null) parents.push({ child: lesson, line: lineNow() });
    },
    'problem/courses/course/config/subpart/class/room': choice => {
      refer('room', choice.id, `class ${lesson.id}`);
      if (lesson.rooms.some(one => one.id === choice.id)) refuse(`class ${lesson.id} names room ${choice.id} twice`);
      lesson.rooms.push(choice);
    },
    'problem/courses/course/config/subpart/class/time': time => {
      checkSlots(`class ${lesson.id}`, time);
      lesson.times.push(time);
    },
    'problem/distributions/distribution/class': ({ id }) => refer('class', id, 'a distribution'),
    'problem/students/student': ({ id }) => {
      declare('student', id);
      problem.students.push((student = { id, courses: [] }));
    },
    'problem/students/student/course': ({ id }) => {
      refer('course', id, `student ${student.id}`);
      if (student.courses.includes(id)) refuse(`student ${student.id} asks for course ${id} twice`);
      student.courses.push(id);
    },
  };

  const close: { [P in Path]?: () => void } = {
    'problem/courses/course': () => {
      if (course.configs.length === 0) refuse(`course ${course.id} has no config`);
    },
    'problem/courses/course/config': () => {
      if (config.subparts.length === 0) refuse(`config ${config.id} has no subpart`);
      checkParents();
    },
    'problem/courses/course/config/subpart': () => {
      if (subpart.classes.length === 0) refuse(`subpart ${subpart.id} has no class`);
    },
    'problem/courses/course/config/subpart/class': () => {
      if (lesson.times.length === 0) refuse(`class ${lesson.id} has no time`);
    },
  };

  /** A parent is a class of the same config, and following parents comes to an end. */
  function checkParents(): void {
    const classes = new Map(config.subparts.flatMap(part => part.classes).map(one => [one.id, one]));
    for (const { child, line } of parents) {
      if (!classes.has(child.parent!))
        refuse(`class ${child.id} names parent ${child.parent}, which is no class of config ${config.id}`, line);
      const path = new Set<string>();
      for (let at: ProblemClass | undefined = child; at; at = at.parent === null ? undefined : classes.get(at.parent)) {
        if (path.has(at.id)) refuse(`class ${child.id} is its own ancestor`, line);
        path.add(at.id);
      }
    }
  }

  return {
    open<P extends Path>(path: P, attributes: Attributes<P>): void {
      if (single.includes(path)) {
        if (seen.has(path)) refuse(`a second <${path.split('/').at(-1)}>`);
        seen.add(path);
      }
      open[path]?.(attributes);
    },
    close: (path: Path): void => close[path]?.(),
    /** The whole problem, when the last element has been read. */
    finish(): Problem {
      for (const { kind, id, line, from } of references) {
        if (!ids[kind].has(id)) refuse(`${from} names ${kind} ${id}, which does not exist`, line);
      }
      if (problem.courses.length === 0) refuse('the problem has no course');
      return problem;
    },
  };
}
