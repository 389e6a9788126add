import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { planColumns } from '@portal/event-schemas/journals/plan-columns.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import { query, replyStarted } from '@portal/platform/http/types.ts';
import { byteOrderMark, csvLine } from '@portal/platform/lists/cells.ts';
import { refuseForeign } from './ownership.ts';

/** Themes of a journal as a calendar plan, and journals of parallel groups whose themes can be taken. */
export const themeCalls = [
  query(contracts['GET /journals/parallel_journals/'], {
    summary: 'Journals of the same kind of lesson of the course, with how many of their classes have a theme',
    run: async input => {
      await refuseForeign(input.db, input, input.query.journal);
      const { rows } = await input.db.query<any>(
        `select o.uid, o.section, o.subgroup, t.display_name as teacher_name,
                (select count(*)::int from journals.sessions s where s.journal = o.uid and s.theme <> '' and not s.canceled) as themes
           from journals.journals j
           join journals.journals o on o.offering = j.offering and o.load_type = j.load_type and o.uid <> j.uid
           left join identity.people_public t on t.uid = o.teacher
          where j.uid = $1 order by o.section, o.subgroup, o.uid limit 200`,
        [input.query.journal],
      );
      return rows;
    },
  }),
  query(contracts['GET /journals/themes/file/'], {
    summary:
      'The calendar plan of a journal as the CSV file that its import reads: number, date, start, theme (text/csv)',
    asOf: 'never',
    run: async ({ raw: { reply }, ...input }) => {
      const { journal } = input.query;
      await refuseForeign(input.db, input, journal);
      const { rows } = await input.db.query<{ number: number; date: string; start: number; theme: string }>(
        'select number, date, start, theme from journals.sessions where journal = $1 order by date, start',
        [journal],
      );
      const lines = rows.map(({ number, date, start, theme }) =>
        csvLine([number, { wall: date }, clockTime(start), theme]),
      );
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="calendar-plan.csv"')
        .send(byteOrderMark + csvLine(Object.values(planColumns)) + lines.join(''));
      return replyStarted as never;
    },
  }),
];
