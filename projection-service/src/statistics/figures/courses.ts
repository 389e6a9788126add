import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { componentNames, cycleNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

const left = 'greatest(c.capacity - c.taken - c.held - c.offered, 0)';
const demand = '(c.taken + c.held + c.waiting)';
const percent = (part: string): string =>
  `CASE WHEN c.capacity = 0 THEN 0 ELSE round(100.0 * ${part} / c.capacity) END`;

/** How full courses are and how many more wanted them; numbers are stored with the course, so that the list sorts by them at once. */
export const courseStatisticsList = list(contracts['GET /registration/statistics/courses/'], {
  reads: 'unhurried',
  summary: 'Courses of a term: capacity, taken, demand, refusals',
  from: `registration.board_courses c
    LEFT JOIN registration.offerings o ON o.uid = c.offering
    LEFT JOIN curriculum.disciplines_public d ON d.uid = c.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = c.study_period`,
  defaultSort: ['demand_share', 'DESC'],
  columns: {
    uid: { sql: 'c.offering', type: 'text', filter: 'equals' },
    study_period: choice('c.study_period'),
    study_period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
    code: { sql: 'c.code', type: 'text', sort: true, search: true, header: columnNames.code },
    name: { sql: 'c.name', type: 'localized', sort: true, search: true, header: columnNames.course },
    credits: number('o.credits', columnNames.credits),
    cycle: choice('d.cycle', columnNames.cycle, cycleNames),
    component: choice('d.component', columnNames.component, componentNames),
    cathedra: choice('d.cathedra'),
    cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
    capacity: number('c.capacity', columnNames.capacity),
    taken: number('c.taken', columnNames.taken),
    held: number('c.held', listNames.held),
    offered: number('c.offered', columnNames.offered),
    left: number(left, columnNames.left),
    waiting: number('c.waiting', columnNames.waiting),
    fill: number(`least(100, ${percent('(c.taken + c.held + c.offered)')})`, columnNames.fill),
    demand: number(demand, listNames.demand),
    demand_share: number(percent(demand), listNames.demandPercentOfSeats),
    refused: number('c.refused', columnNames.refused),
    registered: number('c.registered', listNames.registrations),
    dropped: number('c.dropped', listNames.drops),
  },
});
