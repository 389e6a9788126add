import { componentNames, cycleNames } from '@portal/event-schemas/curriculum/names.ts';
import { courseStatistics } from '@portal/event-schemas/registration/statistics.ts';
import { list, type Column } from '@portal/platform/http/types.ts';

const number = (sql: string, header: Column['header']): Column => ({ sql, type: 'number', sort: true, filter: 'range', header });
const choice = (sql: string, header?: Column['header'], names?: Column['names']): Column => ({ sql, type: 'text', filter: 'equals', sort: true, header, names });
const left = 'greatest(c.capacity - c.taken - c.held - c.offered, 0)';
const demand = '(c.taken + c.held + c.waiting)';
const percent = (part: string): string => `CASE WHEN c.capacity = 0 THEN 0 ELSE round(100.0 * ${part} / c.capacity) END`;

/** How full courses are and how many more wanted them; numbers are stored with the course, so that the list sorts by them at once. */
export const courseStatisticsList = list({
  call: 'GET /registration/statistics/courses/', reads: 'unhurried', summary: 'Courses of a term: capacity, taken, demand, refusals',
  from: `registration.board_courses c
    LEFT JOIN registration.offerings o ON o.uid = c.offering
    LEFT JOIN curriculum.disciplines_public d ON d.uid = c.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = c.study_period`,
  defaultSort: ['demand_share', 'DESC'],
  row: courseStatistics,
  columns: {
    uid: { sql: 'c.offering', type: 'text', filter: 'equals' },
    study_period: choice('c.study_period'),
    study_period_name: { sql: 'sp.name', type: 'localized', header: { ru: 'Период', kk: 'Кезең', en: 'Study period', ky: 'Мезгил' } },
    code: { sql: 'c.code', type: 'text', sort: true, search: true, header: { ru: 'Код', kk: 'Коды', en: 'Code', ky: 'Коду' } },
    name: { sql: 'c.name', type: 'localized', sort: true, search: true, header: { ru: 'Курс', kk: 'Курс', en: 'Course', ky: 'Курс' } },
    credits: number('o.credits', { ru: 'Кредиты', kk: 'Кредит', en: 'Credits', ky: 'Кредит' }),
    cycle: choice('d.cycle', { ru: 'Цикл', kk: 'Цикл', en: 'Cycle', ky: 'Цикл' }, cycleNames),
    component: choice('d.component', { ru: 'Компонент', kk: 'Компонент', en: 'Component', ky: 'Компонент' }, componentNames),
    cathedra: choice('d.cathedra'),
    cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: { ru: 'Кафедра', kk: 'Кафедра', en: 'Department', ky: 'Кафедра' } },
    capacity: number('c.capacity', { ru: 'Мест', kk: 'Орын', en: 'Seats', ky: 'Орун' }),
    taken: number('c.taken', { ru: 'Занято', kk: 'Алынған', en: 'Taken', ky: 'Ээленген' }),
    held: number('c.held', { ru: 'В корзинах', kk: 'Себетте', en: 'Held', ky: 'Себетте' }),
    offered: number('c.offered', { ru: 'Предложено', kk: 'Ұсынылған', en: 'Offered', ky: 'Сунушталган' }),
    left: number(left, { ru: 'Свободно', kk: 'Бос', en: 'Left', ky: 'Бош' }),
    waiting: number('c.waiting', { ru: 'Ждут', kk: 'Кезекте', en: 'Waiting', ky: 'Кезекте' }),
    fill: number(`least(100, ${percent('(c.taken + c.held + c.offered)')})`, { ru: 'Заполнено, %', kk: 'Толуы, %', en: 'Full, %', ky: 'Толушу, %' }),
    demand: number(demand, { ru: 'Спрос', kk: 'Сұраныс', en: 'Demand', ky: 'Суроо-талап' }),
    demand_share: number(percent(demand), { ru: 'Спрос, % мест', kk: 'Сұраныс, орынның %', en: 'Demand, % of seats', ky: 'Суроо-талап, орундун %' }),
    refused: number('c.refused', { ru: 'Отказов', kk: 'Бас тартулар', en: 'Refusals', ky: 'Баш тартуулар' }),
    registered: number('c.registered', { ru: 'Записей', kk: 'Жазылулар', en: 'Registrations', ky: 'Жазылуулар' }),
    dropped: number('c.dropped', { ru: 'Отказались', kk: 'Бас тартқандар', en: 'Drops', ky: 'Баш тарткандар' }),
  },
});
