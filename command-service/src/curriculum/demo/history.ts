import { planOfProgram } from './disciplines.ts';
import type { DemoPeriod } from './calendar.ts';
import { semesterOf } from './offerings.ts';
import { demoId, type DemoStudent } from './people.ts';
import type { Random } from './random.ts';

export interface DemoResult {
  student: string;
  discipline: string;
  code: string;
  study_period: string;
  letter: string;
  points: number;
  completed: boolean;
}

/** Letters with their points (ECTS scale of the region) and how often the demo students get them, in percent. */
const scale = [
  ['A', 4, 13],
  ['A-', 3.67, 15],
  ['B+', 3.33, 17],
  ['B', 3, 15],
  ['B-', 2.67, 12],
  ['C+', 2.33, 9],
  ['C', 2, 7],
  ['C-', 1.67, 4],
  ['D+', 1.33, 3],
  ['D', 1, 2],
  ['FX', 0.5, 2],
  ['F', 0, 1],
] as const;
const letters = scale.flatMap(([letter, points, percent]) => Array.from({ length: percent }, () => ({ letter, points })));

/** Final results of the study plan's disciplines in the periods that are over. `passes`: who never fails. */
export function makeHistory(random: Random, periods: readonly DemoPeriod<'autumn' | 'spring'>[], students: readonly DemoStudent[], passes: (student: DemoStudent) => boolean): DemoResult[] {
  const current = periods.at(-1)!;
  return periods.slice(0, -1).flatMap(period =>
    students.flatMap(student => {
      const course = student.group.course - (current.study_year - period.study_year);
      if (course < 1) return [];
      const semester = semesterOf(course, period.semester);
      return planOfProgram(student.group.program)
        .filter(one => one.semester === semester)
        .map(discipline => {
          const drawn = random.pick(letters);
          const mark = drawn.points < 1 && passes(student) ? { letter: 'C', points: 2 } : drawn;
          return {
            student: student.uid,
            discipline: demoId('discipline', discipline.code),
            code: discipline.code,
            study_period: demoId('study_period', period.code),
            letter: mark.letter,
            points: mark.points,
            completed: mark.points >= 1,
          };
        });
    }),
  );
}
