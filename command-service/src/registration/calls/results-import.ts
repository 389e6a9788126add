import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { importResultsAnswer, importResultsBody } from '@portal/event-schemas/registration/settings-requests.ts';
import { command } from '@portal/platform/http/types.ts';
import { RecordFinalResult } from '../standing/commands.ts';
import { readResults, resultColumns } from '../standing/read-results.ts';
import { inTurn, refuseFaulty, uidsByCode } from './import-file.ts';

/** Final results of past terms from a CSV file. A file with a wrong line changes nothing; the same file again changes nothing either. */
export const importResults = command({
  call: 'POST /advising/results/import/', summary: 'Record final results of past terms from a CSV file: all lines or none', body: importResultsBody, answer: importResultsAnswer,
  run: async ({ host, send, body, ...asked }) => {
    const file = readResults(body.csv);
    const [students, disciplines, periods] = await Promise.all([
      uidsByCode(host, 'students', file.lines.map(line => line.student)),
      uidsByCode(host, 'disciplines', file.lines.map(line => line.discipline)),
      uidsByCode(host, 'study_periods', file.lines.map(line => line.period)),
    ]);
    refuseFaulty({ host, ...asked }, file, resultColumns, file.lines.flatMap(({ line, student, discipline, period }) => {
      if (!students.has(student)) return { line, rejection: reject('registration.import_unknown_student', { code: student }) };
      if (!disciplines.has(discipline)) return { line, rejection: reject('registration.import_unknown_discipline', { code: discipline }) };
      return periods.has(period) ? [] : { line, rejection: reject('registration.import_unknown_period', { code: period }) };
    }));
    const counts = { recorded: 0, unchanged: 0 };
    await inTurn(file.lines, async ({ student, discipline, period, letter, points, completed }) => {
      const { changed } = await send(RecordFinalResult, { student: students.get(student)!, discipline: disciplines.get(discipline)!, study_period: periods.get(period)!, letter, points, completed });
      counts[changed ? 'recorded' : 'unchanged'] += 1;
    });
    return { lines: file.lines.length, ...counts };
  },
});
