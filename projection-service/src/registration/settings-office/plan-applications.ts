import { listNames } from '@portal/event-schemas/registration/list-names.ts';
import { preparationLevelNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

const groups: Record<string, readonly CardStatus[]> = {
  not_started: ['NOT_STARTED'],
  choosing: ['CHOOSING', 'CHANGED'],
  sent: ['CHOSEN', 'CHANGED_AFTER'],
  checking: ['CHECKING', 'CHECKING_AFTER'],
  rejected: ['REJECTED'],
  confirmed: ['CONFIRMED'],
};
const counted = Object.entries(groups).map(
  ([name, statuses]) =>
    `count(*) FILTER (WHERE coalesce(c.status, 'NOT_STARTED') IN (${statuses.map(status => `'${status}'`).join(', ')})) AS ${name}`,
);
const headers: Record<string, Localized> = {
  students: listNames.students,
  not_started: listNames.notStarted,
  choosing: listNames.choosing,
  sent: listNames.sent,
  checking: listNames.inReview,
  rejected: listNames.returned,
  confirmed: listNames.approved,
};
const count = (name: string): Column => ({
  sql: `counts.${name}`,
  type: 'number',
  sort: true,
  filter: 'range',
  header: headers[name],
});

/** For each study plan: its students of a study period by where their cards stand. Without `study_period`: the one whose registration began last. */
export const planApplicationCalls = [
  list(contracts['GET /organizations/study_plan_applications/'], {
    summary: 'How far the cards of each study plan are in a study period',
    defaultSort: ['code', 'ASC'],
    from: `(SELECT s.study_plan, term.uid AS study_period, count(*) AS students, ${counted.join(', ')}
        FROM curriculum.students_public s CROSS JOIN curriculum.study_periods_public term
        LEFT JOIN registration.cards c ON c.student = s.uid AND c.study_period = term.uid
        WHERE s.student_status = 'studying' GROUP BY s.study_plan, term.uid) counts
      JOIN curriculum.study_plans_public plan ON plan.uid = counts.study_plan LEFT JOIN curriculum.edu_programs_public p ON p.uid = plan.edu_program`,
    columns: {
      uid: { sql: 'plan.uid', type: 'text', filter: 'equals' },
      code: {
        sql: 'plan.code',
        type: 'text',
        sort: true,
        search: true,
        header: listNames.studyPlan,
      },
      edu_program: {
        sql: `CASE WHEN p.uid IS NULL THEN NULL ELSE jsonb_build_object('uid', p.uid, 'code', p.code, 'name', p.name) END`,
        type: 'json',
      },
      edu_program_name: { sql: 'p.name', type: 'localized', header: columnNames.program },
      edu_prog: { sql: 'plan.edu_program', type: 'text', filter: 'equals' },
      entry_year: {
        sql: 'plan.entry_year',
        type: 'number',
        filter: 'equals',
        sort: true,
        header: columnNames.entry_year,
      },
      preparation_level: {
        sql: 'p.preparation_level',
        type: 'text',
        filter: 'equals',
        sort: true,
        header: columnNames.level,
        names: preparationLevelNames,
      },
      students: count('students'),
      ...Object.fromEntries(Object.keys(groups).map(name => [name, count(name)])),
    },
    where: ({
      query: { study_period },
      bind,
      host,
    }) => `counts.study_period = coalesce(${bind(study_period ?? null)}::text,
      (SELECT x.study_period FROM registration.registration_periods x
        WHERE x.start_date::timestamptz <= ${bind(host.clock.iso())}::timestamptz
        ORDER BY x.start_date::timestamptz DESC LIMIT 1))`,
  }),
];
