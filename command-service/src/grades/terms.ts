import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { gradeDays, type BlockRule } from '@portal/event-schemas/grades/closing.ts';
import { addDays, dateIn } from '@portal/platform/clock/occurrences.ts';
import { command } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { CloseGradeSheets } from './closing.ts';
import { RemindOfGradePeriod } from './reminder.ts';

/** So many days before the last one teachers are reminded (portal.md §11). */
const reminderDays = 3;
/** So many days after the last one a term that nobody has closed is closed all the same: the worker was down. */
const lateDays = 60;

interface Ending {
  /** Of the grade period, or of the term that closes by a rule. */
  period: string;
  study_period: string;
  ends_on: string;
}
/** Terms whose sheets close on one of these days, both included. */
async function termsEnding({ pool }: Host, from: string, to: string): Promise<Ending[]> {
  const [terms, periods, rules] = await Promise.all([
    pool.query<{ uid: string; start_date: string; end_date: string }>(
      'select uid, start_date, end_date from curriculum.study_periods_public',
    ),
    pool.query<{ uid: string; study_period: string; kind: string; starts_on: string; ends_on: string }>(
      'select uid, study_period, kind, starts_on, ends_on from grades.grade_periods_public',
    ),
    pool.query<BlockRule>('select study_period, days::int as days, is_active from grades.sheet_block_rules_public'),
  ]);
  return terms.rows.flatMap(term => {
    const days = gradeDays(term, periods.rows, rules.rows);
    if (!days || days.ends_on < from || days.ends_on > to) return [];
    const own = periods.rows.find(({ study_period, kind }) => study_period === term.uid && kind === 'final');
    return [{ period: own?.uid ?? term.uid, study_period: term.uid, ends_on: days.ends_on }];
  });
}
/** Teachers of a term whose own sheets are not all sent; with `answers` those, too, who have yet to agree on others'. */
async function unfinished({ pool }: Host, study_period: string, answers: boolean): Promise<string[]> {
  const { rows } = await pool.query<{ uid: string }>(
    `select distinct t.uid from grades.sheets_public s
      cross join lateral (
        select s.main as uid where s.sent < s.needed union all select unnest(s.waiting_for) where $2
      ) t where s.study_period = $1 and t.uid is not null order by 1 limit 10000`,
    [study_period, answers],
  );
  return rows.map(({ uid }) => uid);
}

export const termCalls = [
  command(contracts['POST /grades/periods/remind/'], {
    summary: 'Remind teachers with unfinished sheets, and those who have not answered, of terms that close soon',
    run: async ({ host, send }) => {
      const today = dateIn(host.config.timeZone, host.clock.now());
      const told: string[] = [];
      for (const ending of await termsEnding(host, today, addDays(today, reminderDays))) {
        const teachers = await unfinished(host, ending.study_period, true);
        if ((await send(RemindOfGradePeriod, { ...ending, teachers })).changed) told.push(ending.period);
      }
      return { changed: told.length > 0, uids: told };
    },
  }),
  command(contracts['POST /grades/periods/close/'], {
    summary:
      'Say of terms whose last day is over that their sheets have closed, and to whom: decisions know it at that moment anyway',
    run: async ({ host, send }) => {
      const today = dateIn(host.config.timeZone, host.clock.now());
      const closed: string[] = [];
      for (const { study_period, ends_on } of await termsEnding(host, addDays(today, -lateDays), addDays(today, -1))) {
        const teachers = await unfinished(host, study_period, false);
        if ((await send(CloseGradeSheets, { study_period, ends_on, teachers })).changed) closed.push(study_period);
      }
      return { changed: closed.length > 0, uids: closed };
    },
  }),
];
