import { resultBody } from '@portal/event-schemas/registration/requests.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { readNumber, readTable, type TableFile } from './read-table.ts';

/** Columns of a file of final results: codes of student, discipline and study period; `points` may be left out; `completed`: yes or no. */
export const resultColumns = ['student', 'discipline', 'period', 'letter', 'points', 'completed'] as const;
const { letter: letterOf, points: pointsOf } = resultBody.shape;
const words = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

interface Result {
  student: string;
  discipline: string;
  period: string;
  letter: string;
  points: number | null;
  completed: boolean;
}
export type ResultLine = Result & { line: number };

export const readResults = (text: string): TableFile<Result> =>
  readTable(text, {
    columns: resultColumns,
    required: ['student', 'discipline', 'period', 'letter', 'completed'],
    read: readResult,
    key: ({ student, discipline, period }) => [student, discipline, period].join('\n'),
    twice: ({ student, discipline, period }, first) =>
      reject('registration.import_result_twice', { student, discipline, period, first }),
  });

function readResult({
  student,
  discipline,
  period,
  letter,
  ...cells
}: Record<(typeof resultColumns)[number], string>): Result | Rejection {
  if (!letterOf.safeParse(letter).success) return reject('registration.import_bad_letter');
  const points = readNumber(cells.points);
  if (!pointsOf.safeParse(points).success) return reject('registration.import_bad_points', { points: cells.points });
  const completed = words.get(cells.completed.toLowerCase());
  if (completed === undefined) return reject('registration.import_bad_completed', { completed: cells.completed });
  return { student, discipline, period, letter, points, completed };
}
