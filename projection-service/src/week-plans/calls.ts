import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { contracts } from '@portal/event-schemas/week-plans/calls.ts';
import { listNames } from '@portal/event-schemas/week-plans/list-names.ts';
import { planStateNames, verdictNames } from '@portal/event-schemas/week-plans/names.ts';
import { sentences } from '@portal/event-schemas/week-plans/sentences.ts';
import type { WeekPlansView } from '@portal/event-schemas/week-plans/views.ts';
import { list, query, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { historyLines } from '../registration/card/history.ts';
import { obstacles } from '../registration/explain.ts';
import { people } from '../registration/references.ts';
import { registrationFor } from '../registration/registration.ts';
import { partsOfCard } from '../registration/streams.ts';
import { displayName } from '../registration/students.ts';
import { visibleStudents } from '../registration/visible-students.ts';
import type { PlanRow } from './plan-rows.ts';
import { planViews } from './plan-views.ts';

type Reading = Pick<CallContext, 'actor' | 'roles' | 'host'> & { db: Sql };
/** Whose plans, of which term; and whether the reader is the student. */
async function termOf(input: Reading, card: string) {
  const { student, study_period } = await registrationFor(input, partsOfCard(card)!);
  return { student, study_period, own: student.uid === input.actor.id };
}

export const plansOfTerm = query(contracts['GET /week_plans/{uid}/'], {
  summary:
    'What a student would like of the week of a term, and the plans of it; others see what is shared with the advisor',
  async run(input) {
    const { db, params } = input;
    const { student, study_period, own } = await termOf(input, params.uid);
    const key = [student.uid, study_period.uid];
    const { rows: saved } = await db.query<Pick<WeekPlansView, 'preferences'>>(
      'SELECT preferences FROM week_plans.preferences WHERE student = $1 AND study_period = $2',
      key,
    );
    const { rows } = await db.query<PlanRow>(
      `SELECT * FROM week_plans.plans WHERE student = $1 AND study_period = $2 ${own ? '' : "AND state <> 'draft'"} ORDER BY made_at, uid`,
      key,
    );
    const person = await people(
      db,
      rows.flatMap(({ shared_with, remarks }) => [shared_with, ...remarks.map(({ by }) => by)]),
    );
    return {
      uid: params.uid,
      student: { uid: student.uid, display_name: student.display_name },
      study_period,
      preferences: saved[0]?.preferences ?? null,
      plans: await planViews(db, student.uid, rows, obstacles(input), person),
    };
  },
});

/** Of plans that others may not see they see no event either. */
export const history = query(contracts['GET /week_plans/{uid}/history/'], {
  summary: 'What happened to the plans of a week, newest first',
  async run(input) {
    const { db, params, host } = input;
    const { student, study_period, own } = await termOf(input, params.uid);
    const events = await host.log.read(`week_plans-${student.uid}.${study_period.uid}`);
    const { rows } = await db.query<{ uid: string }>(
      "SELECT uid FROM week_plans.plans WHERE student = $1 AND study_period = $2 AND state <> 'draft'",
      [student.uid, study_period.uid],
    );
    const shown = new Set(rows.map(({ uid }) => uid));
    return historyLines(input, own ? events : events.filter(({ data }) => shown.has(String(data.plan))), {
      sentences,
      codes: verdictNames,
    });
  },
});

export const sharedPlans = list(contracts['GET /week_plans/shared/'], {
  summary: 'Plans that students have shared with their advisors: an advisor’s own students, the office’s all',
  from: `week_plans.plans p
    JOIN curriculum.students_public s ON s.uid = p.student
    LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
    LEFT JOIN curriculum.teachers_public t ON t.uid = p.shared_with
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = p.study_period`,
  key: 'uid',
  defaultSort: ['shared_at', 'DESC'],
  where: input => `p.state <> 'draft' AND ${visibleStudents(input)}`,
  columns: {
    uid: { sql: 'p.uid', type: 'text', filter: 'equals' },
    card: { sql: `p.student || '.' || p.study_period`, type: 'text' },
    name: { sql: 'p.name', type: 'text', sort: true, search: true, header: listNames.plan },
    state: {
      sql: 'p.state',
      type: 'text',
      filter: 'equals',
      sort: true,
      header: columnNames.status,
      names: planStateNames,
    },
    student: { sql: 'p.student', type: 'text', filter: 'equals' },
    student_name: { sql: displayName('s'), type: 'text', sort: true, search: true, header: columnNames.student },
    student_code: { sql: 's.code', type: 'text', sort: true, search: true, header: columnNames.number },
    group_name: { sql: 'g.code', type: 'text', sort: true, search: true, header: columnNames.group },
    advisor_name: { sql: `nullif(${displayName('t')}, '')`, type: 'text', sort: true, header: columnNames.advisor },
    study_period: { sql: 'p.study_period', type: 'text', filter: 'equals' },
    period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
    courses: { sql: 'jsonb_array_length(p.courses)', type: 'number', header: listNames.courses },
    credits: {
      sql: `(SELECT coalesce(sum(o.credits), 0) FROM jsonb_to_recordset(p.courses) AS c(course text, audit boolean)
        JOIN registration.offerings o ON o.uid = c.course WHERE NOT c.audit)`,
      type: 'number',
      header: columnNames.credits,
    },
    comment: { sql: `coalesce(p.remarks -> -1 ->> 'comment', '')`, type: 'text', header: columnNames.comment },
    shared_at: { sql: 'p.shared_at', type: 'time', sort: true, filter: 'range', header: listNames.shared },
    answered_at: { sql: 'p.answered_at', type: 'time', sort: true, filter: 'range', header: listNames.answered },
  },
});
