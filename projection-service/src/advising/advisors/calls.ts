import { studentCards } from '@portal/event-schemas/advising/advisor-views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { list, query, Refused, type AnyCall, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { seesAll } from '../ownership.ts';
import { studyPeriodSql } from '../study-period.ts';
import { advisorColumns, advisorsFrom, isAdvising, meanHours } from './columns.ts';
import { contracts } from '@portal/event-schemas/advising/calls.ts';

/** Refuses who may not look at the student: an advisor sees their own students alone. */
async function mayLookAt(
  { db, roles, actor }: Pick<CallContext, 'roles' | 'actor'> & { db: Sql },
  student: string,
): Promise<void> {
  const {
    rows: [found],
  } = await db.query<{ advisor: string | null }>('SELECT advisor FROM curriculum.students_public WHERE uid = $1', [
    student,
  ]);
  if (!seesAll(roles) && found?.advisor !== actor.id)
    throw new Refused(reject('advising.not_your_student', { student }));
  if (!found) throw new Refused(reject('registration.student_not_found', { student }));
}
const iso = (time: unknown): string | null =>
  time === null || time === undefined ? null : new Date(time as string).toISOString();
const periodColumns = (
  alias: string,
) => `json_build_object('uid', ${alias}.uid, 'code', ${alias}.code, 'name', ${alias}.name, 'study_year', ${alias}.study_year, 'semester', ${alias}.semester,
  'start_date', ${alias}.start_date, 'end_date', ${alias}.end_date, 'weeks', ${alias}.weeks)`;

/** Advisors with the cards of a study period, in rows and in sums; what an advisor's student card needs besides the card. */
export const advisorCalls: readonly AnyCall[] = [
  list(contracts['GET /advising/advisors/'], {
    reads: 'unhurried',
    summary: 'Advisors with the cards of their students in a study period, and how long answers take',
    from: advisorsFrom,
    columns: advisorColumns,
    defaultSort: ['display_name', 'ASC'],
    where: ({ host, query: given, bind }) =>
      `sp.uid = ${studyPeriodSql(given, host.clock.iso(), bind)} AND ${isAdvising}`,
  }),
  query(contracts['GET /advising/advisors_summary/'], {
    reads: 'unhurried',
    summary: 'The advisors’ report in sums',
    async run({ db, host, query: given }) {
      const values: unknown[] = [];
      const period = studyPeriodSql(given, host.clock.iso(), value => `$${values.push(value)}`);
      const {
        rows: [sums],
      } = await db.query<any>(
        `WITH term AS MATERIALIZED (SELECT ${period} AS uid)
         SELECT (SELECT ${periodColumns('sp')} FROM curriculum.study_periods_public sp WHERE sp.uid = term.uid) AS study_period,
           (SELECT count(*)::int FROM curriculum.teachers_public t LEFT JOIN advising.advisor_totals n ON n.advisor = t.uid WHERE ${isAdvising}) AS advisors,
           (SELECT coalesce(sum(studying), 0)::int FROM advising.advisor_totals) AS students,
           (SELECT coalesce(sum(studying), 0)::int FROM advising.advisor_totals WHERE advisor = '') AS unadvised,
           (SELECT min(sent_at) FROM advising.reviewed_cards r WHERE r.waiting AND r.study_period = term.uid) AS oldest_waiting,
           coalesce(a.waiting, 0) AS waiting, coalesce(a.approvals, 0) AS approvals, coalesce(a.returns, 0) AS returns, ${meanHours('a')} AS mean_hours
         FROM term
         LEFT JOIN LATERAL (SELECT sum(waiting) AS waiting, sum(approvals) AS approvals, sum(returns) AS returns,
           sum(answered) AS answered, sum(answer_seconds) AS answer_seconds
           FROM advising.advisor_loads WHERE study_period = term.uid) a ON true`,
        values,
      );
      return { ...sums, oldest_waiting: iso(sums.oldest_waiting) };
    },
  }),
  query(contracts['GET /advising/students/{uid}/cards/'], {
    reads: 'unhurried',
    summary: 'The study periods of a student with their cards, the newest first',
    async run(input) {
      await mayLookAt(input, input.params.uid);
      const { rows } = await input.db.query<
        { study_period: StudyPeriodView; changed_at: string | null } & Record<string, any>
      >(
        `SELECT $1 || '.' || sp.uid AS uid, ${periodColumns('sp')} AS study_period,
             coalesce(c.status, 'NOT_STARTED') AS status, coalesce(c.credits, 0) AS credits,
           coalesce(c.audit_credits, 0) AS audit_credits, coalesce(c.courses, 0) AS courses, c.changed_at
         FROM curriculum.study_periods_public sp
         LEFT JOIN registration.cards_public c ON c.study_period = sp.uid AND c.student = $1
         WHERE c.student IS NOT NULL OR EXISTS (SELECT 1 FROM registration.registration_periods_public r WHERE r.study_period = sp.uid)
         ORDER BY sp.start_date DESC, sp.uid`,
        [input.params.uid],
      );
      return rows.map(row => ({ ...row, changed_at: iso(row.changed_at) })) as z.infer<typeof studentCards>;
    },
  }),
  query(contracts['GET /advising/students/{uid}/advisors/'], {
    reads: 'unhurried',
    summary: 'The changes of a student’s advisor, the newest first',
    async run(input) {
      await mayLookAt(input, input.params.uid);
      const named = (column: string) =>
        `(SELECT json_build_object('uid', t.uid, 'display_name', t.display_name) FROM curriculum.teachers_public t WHERE t.uid = c.${column})`;
      const { rows } = await input.db.query<any>(
        `SELECT c.at, c.reason, ${named('from_advisor')} AS "from", ${named('to_advisor')} AS "to",
           (SELECT json_build_object('uid', p.uid, 'display_name', p.display_name) FROM identity.people_public p WHERE p.uid = c.by) AS by
         FROM advising.advisor_changes c WHERE c.student = $1 ORDER BY c.position DESC`,
        [input.params.uid],
      );
      return rows.map(row => ({ ...row, at: iso(row.at) }));
    },
  }),
];
