import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { gradeDays, type BlockRule, type GradeDays } from '@portal/event-schemas/grades/closing.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { daysAsTimes } from '@portal/platform/clock/occurrences.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

interface Term {
  uid: string;
  name: Localized;
  start_date: string;
  end_date: string;
}
/** On which days sheets of a term are open to teachers, as decisions see it (command-service/src/grades/known.ts). */
export async function daysOfTerms(
  db: Sql,
): Promise<(term: Pick<Term, 'uid' | 'start_date' | 'end_date'>) => GradeDays | null> {
  const [periods, rules] = await Promise.all([
    db.query<{ study_period: string; kind: string; starts_on: string; ends_on: string }>(
      'SELECT study_period, kind, starts_on, ends_on FROM grades.grade_periods',
    ),
    db.query<BlockRule>('SELECT study_period, days::int AS days, is_active FROM grades.sheet_block_rules'),
  ]);
  return term => gradeDays(term, periods.rows, rules.rows);
}
/** The terms of the last years and those to come. */
const shown = 12;

export const closingCalls = [
  query(contracts['GET /grades/closings/'], {
    summary: 'When the sheets of terms close, by what, and how many are not finished',
    run: async ({ db, host }) => {
      const daysOf = await daysOfTerms(db);
      const { rows } = await db.query<Term & { sheets: number; unfinished: number }>(
        `SELECT p.uid, p.name, p.start_date, p.end_date, count(s.uid)::int AS sheets,
            count(s.uid) FILTER (WHERE s.sent < s.needed)::int AS unfinished
          FROM curriculum.study_periods_public p LEFT JOIN grades.sheets s ON s.study_period = p.uid
          GROUP BY p.uid, p.name, p.start_date, p.end_date ORDER BY p.start_date DESC, p.uid LIMIT $1`,
        [shown],
      );
      const now = host.clock.iso();
      return {
        results: rows.map(({ uid: study_period, name, sheets, unfinished, ...dates }) => {
          const days = daysOf({ uid: study_period, ...dates });
          const times = days && daysAsTimes(host.config.timeZone, days);
          return {
            ...{ study_period, name, sheets, unfinished },
            opens: times?.opens ?? null,
            closes: times?.closes ?? null,
            cause: days?.cause ?? null,
            is_closed: times !== null && now >= times.closes,
          };
        }),
      };
    },
  }),
];
