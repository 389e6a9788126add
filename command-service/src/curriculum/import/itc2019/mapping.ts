import * as records from '@portal/event-schemas/curriculum/records.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { offeringStep } from '../commands.ts';
import { named } from '../names.ts';
import { recordStep, type Plan } from '../plan.ts';
import { fluxesOf } from './lessons.ts';
import { peoplePhases, type Term } from './people.ts';
import type { Problem } from './problem.ts';
import { termOf } from './term.ts';
import { placeClasses } from './timetable.ts';

const credits = 3;

/** A term's things as a plan (design: registration, "Real input: ITC 2019"). What the format does not hold is invented, always alike. */
export function planOf(problem: Problem): Plan {
  const source = problem.name;
  const idOf = (kind: string, id: string): string => idFrom(`itc2019/${source}`, `${kind}/${id}`);
  const calendar = termOf(problem);
  const term: Term = {
    source,
    idOf,
    study_year: calendar.study_year,
    codeOf: (prefix, id) => `${source}-${prefix}${id}`,
    cathedra: idOf('cathedra', '1'),
    program: idOf('edu_program', '1'),
    plan: idOf('study_plan', '1'),
    period: idOf('problem', source),
  };
  const placements = placeClasses(problem);
  const courses = problem.courses.map(course => ({
    id: course.id,
    code: term.codeOf('', course.id),
    name: named.course(course.id),
    fluxes: fluxesOf(problem, course, placements, idOf),
  }));
  const teachers = [
    ...new Set(
      courses
        .flatMap(course => course.fluxes)
        .flatMap(flux => flux.lessons)
        .map(lesson => lesson.teacher!),
    ),
  ];
  const people = peoplePhases(term, teachers, problem.students);

  return [
    {
      title: 'surroundings',
      steps: [
        recordStep(records.faculty, idOf('faculty', '1'), { code: source, name: named.faculty(source) }),
        recordStep(records.cathedra, term.cathedra, {
          code: source,
          name: named.cathedra(source),
          faculty: idOf('faculty', '1'),
          head: null,
        }),
        recordStep(records.eduProgram, term.program, {
          code: source,
          name: named.eduProgram(source),
          cathedra: term.cathedra,
          edu_program_group: null,
          preparation_level: 'bachelor',
          study_years: 4,
        }),
        recordStep(records.studyPlan, term.plan, {
          code: source,
          edu_program: term.program,
          entry_year: term.study_year,
          lines: [],
        }),
        recordStep(records.studyPeriod, term.period, { code: source, name: named.studyPeriod(source), ...calendar }),
      ],
    },
    {
      title: 'rooms',
      steps: problem.rooms.map(room =>
        recordStep(
          records.room,
          idOf('room', room.id),
          { code: term.codeOf('r', room.id), building: source, capacity: room.capacity },
          { rooms: 1 },
        ),
      ),
    },
    people.teachers,
    {
      title: 'disciplines',
      steps: courses.map(({ id, code, name }) =>
        recordStep(records.discipline, idOf('discipline', id), {
          code,
          name,
          description: null,
          credits,
          cathedra: term.cathedra,
          cycle: 'pd',
          component: 'kv',
          prerequisites: [],
          corequisites: [],
          recommended_for: [],
          edu_programs: [],
          preparation_levels: [],
          is_sport: false,
          is_introductory: false,
          needs_medical_certificate: false,
        }),
      ),
    },
    {
      title: 'courses',
      steps: courses.map(({ id, code, name, fluxes }) =>
        offeringStep({
          offering: idOf('course', id),
          discipline: idOf('discipline', id),
          study_period: term.period,
          code,
          name,
          credits,
          fluxes,
        }),
      ),
    },
    people.groups,
    people.students,
    people.accounts,
    people.wishes,
  ];
}
