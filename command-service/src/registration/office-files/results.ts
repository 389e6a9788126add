import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Host } from '@portal/platform/service.ts';
import { RecordFinalResult } from '../standing/commands.ts';
import { inOrder, inTurn, uidsByCode, type OfficeFile } from './office-file.ts';
import { readResults, resultColumns } from './read-results.ts';

/** Final results of past terms: what prerequisites look at. */
export async function resultsFile(
  host: Host,
  csv: string,
): Promise<OfficeFile<{ recorded: number; unchanged: number }>> {
  const { lines, errors } = readResults(csv);
  const [students, disciplines, periods] = await Promise.all([
    uidsByCode(
      host,
      'students',
      lines.map(line => line.student),
    ),
    uidsByCode(
      host,
      'disciplines',
      lines.map(line => line.discipline),
    ),
    uidsByCode(
      host,
      'study_periods',
      lines.map(line => line.period),
    ),
  ]);
  const unknown = lines.flatMap(({ line, student, discipline, period }) => {
    if (!students.has(student))
      return { line, rejection: reject('registration.import_unknown_student', { code: student }) };
    if (!disciplines.has(discipline))
      return { line, rejection: reject('registration.import_unknown_discipline', { code: discipline }) };
    return periods.has(period)
      ? []
      : { line, rejection: reject('registration.import_unknown_period', { code: period }) };
  });
  return {
    columns: resultColumns,
    lines: lines.length,
    errors: inOrder([...errors, ...unknown]),
    async carryOut(send, done) {
      const counts = { recorded: 0, unchanged: 0 };
      await inTurn(
        lines,
        async ({ student, discipline, period, letter, points, completed }) => {
          const { changed } = await send(RecordFinalResult, {
            student: students.get(student)!,
            discipline: disciplines.get(discipline)!,
            study_period: periods.get(period)!,
            letter,
            points,
            completed,
          });
          counts[changed ? 'recorded' : 'unchanged'] += 1;
        },
        done,
      );
      return counts;
    },
  };
}
