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
  students: number('coalesce(n.studying, 0)', { ru: 'Студенты', kk: 'Студенттер', en: 'Students', ky: 'Студенттер' }),
  not_started: number('greatest(coalesce(n.studying, 0) - coalesce(a.begun_studying, 0), 0)', {
    ru: 'Не начали',
    kk: 'Бастамағандар',
    en: 'Not started',
    ky: 'Баштабагандар',
  }),
  choosing: number(sum('CHOOSING', 'CHANGED'), {
    ru: 'Выбирают',
    kk: 'Таңдап жүр',
    en: 'Choosing',
    ky: 'Тандап жатат',
  }),
  with_advisor: number(sum('CHOSEN', 'CHANGED_AFTER'), {
    ru: 'Отправлены',
    kk: 'Жіберілген',
    en: 'Sent',
    ky: 'Жөнөтүлгөн',
  }),
  in_review: number(sum('CHECKING', 'CHECKING_AFTER'), {
    ru: 'На проверке',
    kk: 'Тексерілуде',
    en: 'In review',
    ky: 'Текшерүүдө',
  }),
  returned: number(sum('REJECTED'), { ru: 'Возвращены', kk: 'Қайтарылған', en: 'Returned', ky: 'Кайтарылган' }),
  confirmed: number(sum('CONFIRMED'), { ru: 'Утверждены', kk: 'Бекітілген', en: 'Approved', ky: 'Бекитилген' }),
  waiting: number('coalesce(a.waiting, 0)', {
    ru: 'Ждут ответа',
    kk: 'Жауап күтуде',
    en: 'Waiting for an answer',
    ky: 'Жооп күтүүдө',
  }),
  approvals: number('coalesce(a.approvals, 0)', {
    ru: 'Утверждал раз',
    kk: 'Бекіткен саны',
    en: 'Approvals',
    ky: 'Бекиткен саны',
  }),
  returns: number('coalesce(a.returns, 0)', {
    ru: 'Возвращал раз',
    kk: 'Қайтарған саны',
    en: 'Returns',
    ky: 'Кайтарган саны',
  }),
  mean_hours: number(meanHours('a'), {
    ru: 'Среднее время ответа, ч',
    kk: 'Жауаптың орташа уақыты, сағ',
    en: 'Mean time to answer, h',
    ky: 'Жооптун орточо убактысы, саат',
  }),
  oldest_waiting: {
    sql: oldestWaiting,
    type: 'time',
    sort: true,
    header: { ru: 'Ждёт дольше всех с', kk: 'Ең ұзақ күткені', en: 'Waiting longest since', ky: 'Эң узак күткөнү' },
  },
};
