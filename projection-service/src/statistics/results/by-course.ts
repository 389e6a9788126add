import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { componentNames, cycleNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { studyPeriodSql } from '../../registration/study-period.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

export const number = (sql: string, header: Localized): Column => ({
  sql,
  type: 'number',
  sort: true,
  filter: 'range',
  header,
});
export const choice = (sql: string, header?: Localized, names?: Column['names']): Column => ({
  sql,
  type: 'text',
  filter: 'equals',
  sort: true,
  ...(header && { header }),
  ...(names && { names }),
});
/** Headers of what the lists share. */
export const headers = {
  choosing: listNames.choosing,
  with_advisor: listNames.withTheAdvisor,
  confirmed: listNames.approved,
} as const satisfies Record<string, Localized>;
/** Card statuses of each stage. */
export const stages = {
  choosing: `('NOT_STARTED', 'CHOOSING', 'CHANGED', 'CHECKING', 'REJECTED')`,
  with_advisor: `('CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER')`,
  confirmed: `('CONFIRMED')`,
} as const;

/** Students of the course whose card stands at a stage; looked up for the rows that are shown. */
const onCourse = (stage: keyof typeof stages): string =>
  `(SELECT count(*)::int FROM registration.card_courses cc
      JOIN registration.cards k ON k.student = cc.student AND k.study_period = cc.study_period
      WHERE cc.offering = o.uid AND k.status IN ${stages[stage]})`;

/** Results of the registration by course: how many students it has, and how far their cards are. */
export const resultsByCourse = list(contracts['GET /registration/results/by_course/'], {
  reads: 'unhurried',
  summary: 'Results of a term’s registration by course',
  from: `registration.offerings o
    JOIN registration.offering_counts c ON c.offering = o.uid
    LEFT JOIN registration.board_courses b ON b.offering = o.uid
    LEFT JOIN curriculum.disciplines_public d ON d.uid = o.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra`,
  defaultSort: ['code', 'ASC'],
  where: ({ query, host, bind }) => `o.study_period = ${studyPeriodSql(query['study_period'], host.clock.iso(), bind)}`,
  columns: {
    uid: { sql: 'o.uid', type: 'text', filter: 'equals' },
    study_period: { sql: 'o.study_period', type: 'text' },
    code: { sql: 'o.code', type: 'text', sort: true, search: true, header: columnNames.code },
    name: { sql: 'o.name', type: 'localized', sort: true, search: true, header: columnNames.course },
    credits: number('o.credits', columnNames.credits),
    cycle: choice('d.cycle', columnNames.cycle, cycleNames),
    component: choice('d.component', columnNames.component, componentNames),
    cathedra: choice('d.cathedra'),
    cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
    capacity: number('coalesce(b.capacity, 0)', columnNames.capacity),
    registered: number('c.registered + c.registered_audit', listNames.registered),
    audit: number('c.registered_audit', listNames.ofTheseForAudit),
    choosing: number(onCourse('choosing'), headers.choosing),
    with_advisor: number(onCourse('with_advisor'), headers.with_advisor),
    confirmed: number(onCourse('confirmed'), headers.confirmed),
    waiting: number('c.waiting', listNames.waitingCount),
  },
});
