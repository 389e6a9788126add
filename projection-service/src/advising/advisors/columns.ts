import { listNames } from '@portal/event-schemas/advising/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { Column } from '@portal/platform/http/types.ts';
import { number } from '@portal/platform/lists/columns.ts';
import { columnOf } from './load.ts';

/** Advisors with their sums of one study period `sp`, the condition says which. `w`: since when a card waits. */
export const advisorsFrom = `curriculum.teachers_public t
  CROSS JOIN curriculum.study_periods_public sp
  LEFT JOIN advising.advisor_totals n ON n.advisor = t.uid
  LEFT JOIN advising.advisor_loads a ON a.advisor = t.uid AND a.study_period = sp.uid
  LEFT JOIN curriculum.cathedras_public k ON k.uid = t.cathedra
  LEFT JOIN curriculum.faculties_public f ON f.uid = k.faculty`;
/** Who is marked as an advisor, and whoever still has students. */
export const isAdvising = '(t.is_advisor OR n.students > 0)';

const sum = (...statuses: CardStatus[]) => statuses.map(status => `coalesce(a.${columnOf(status)}, 0)`).join(' + ');
export const oldestWaiting = `(SELECT min(r.sent_at) FROM advising.reviewed_cards r WHERE r.waiting AND r.study_period = sp.uid AND r.advisor = t.uid)`;
export const meanHours = (alias: string) => `${alias}.answer_seconds / nullif(${alias}.answered, 0) / 3600`;

/** Columns of the advisors' list, which is the report too. Cards that nobody began are those of students who study now. */
export const advisorColumns: Record<string, Column> = {
  uid: { sql: 't.uid', type: 'text', filter: 'equals' },
  code: { sql: 't.code', type: 'text', sort: true, required: true, search: true, header: columnNames.number },
  display_name: {
    sql: 't.display_name',
    type: 'text',
    sort: true,
    required: true,
    search: true,
    header: columnNames.advisor,
  },
  cathedra: { sql: 't.cathedra', type: 'text', filter: 'equals' },
  cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
  faculty: { sql: 'k.faculty', type: 'text', filter: 'equals' },
  faculty_name: { sql: 'f.name', type: 'localized', sort: true, header: columnNames.faculty },
  is_advisor: { sql: 't.is_advisor', type: 'boolean', filter: 'equals' },
  study_period: { sql: 'sp.uid', type: 'text' },
  students: number('coalesce(n.studying, 0)', listNames.students),
  not_started: number('greatest(coalesce(n.studying, 0) - coalesce(a.begun_studying, 0), 0)', listNames.notStarted),
  choosing: number(sum('CHOOSING', 'CHANGED'), listNames.choosing),
  with_advisor: number(sum('CHOSEN', 'CHANGED_AFTER'), listNames.sentCards),
  in_review: number(sum('CHECKING', 'CHECKING_AFTER'), listNames.inReview),
  returned: number(sum('REJECTED'), listNames.returned),
  confirmed: number(sum('CONFIRMED'), listNames.approved),
  waiting: number('coalesce(a.waiting, 0)', listNames.waitingForAnAnswer),
  approvals: number('coalesce(a.approvals, 0)', listNames.approvals),
  returns: number('coalesce(a.returns, 0)', listNames.returns),
  mean_hours: number(meanHours('a'), listNames.meanTimeToAnswerH),
  oldest_waiting: {
    sql: oldestWaiting,
    type: 'time',
    sort: true,
    header: listNames.waitingLongestSince,
  },
};
