import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { missedLetter } from '@portal/event-schemas/journals/codes.ts';
import { gridHeads } from '@portal/event-schemas/journals/names.ts';
import { query, replyStarted } from '@portal/platform/http/types.ts';
import { byteOrderMark, csvLine, type Cell } from '@portal/platform/lists/cells.ts';
import { readJournal, reasonsIn, studentsOf } from './detail.ts';
import { keyOf } from './evolve.ts';
import type { CellRow } from './rows.ts';

/** The grid of a journal as a table for a spreadsheet: students by classes, as they stand on the screen. */
export const gridFile = query(contracts['GET /journals/grid/file/'], {
  summary: 'The grid of a journal as a CSV file: students, classes by their days, averages and absences (text/csv)',
  asOf: 'never',
  run: async input => {
    const { db, locale, raw, query: asked } = input;
    const { journal } = asked;
    const { sessions } = await readJournal(input, journal);
    const students = await studentsOf(input, journal);
    const reasons = new Map((await reasonsIn(db)).map(({ uid, short }) => [uid, short]));
    const { rows } = await db.query<CellRow>('select * from journals.cells where journal = $1', [journal]);
    const cells = new Map(rows.map(row => [keyOf(row.session, row.student), row]));
    const shown = (session: number, student: string): Cell => {
      const cell = cells.get(keyOf(session, student));
      const absence = cell?.attendance === 'missed' ? [missedLetter, cell.reason && reasons.get(cell.reason)] : [];
      return [cell?.mark, ...absence].filter(Boolean).join(' ');
    };
    const lines = students.map(one =>
      csvLine([
        one.name ?? '',
        one.group ?? '',
        ...sessions.map(({ number }) => shown(number, one.student)),
        one.average ?? '',
        one.missed,
      ]),
    );
    const head = [
      gridHeads.student[locale],
      gridHeads.group[locale],
      ...sessions.map(({ date }): Cell => ({ wall: date })),
      gridHeads.average[locale],
      gridHeads.missed[locale],
    ];
    void raw.reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="journal.csv"')
      .send(byteOrderMark + csvLine(head) + lines.join(''));
    return replyStarted as never;
  },
});
