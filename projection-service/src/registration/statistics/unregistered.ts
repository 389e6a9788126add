import { preparationLevelNames, studentStatusNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { unregisteredStudent } from '@portal/event-schemas/registration/statistics.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { foundBy } from '@portal/platform/records/columns.ts';
import { displayName, overseesAll } from '../students.ts';
import { ofStudyPeriod, studyPeriodSql } from '../study-period.ts';
import { countUnregistered } from './unregistered-count.ts';

const choice = (sql: string, header?: Column['header'], names?: Column['names']): Column => ({ sql, type: 'text', filter: 'equals', sort: true, header, names });
const named = (sql: string, header: Column['header']): Column => ({ sql, type: 'localized', sort: true, header });

/** Students without a course on the card of the term; an advisor sees their own. */
export const unregisteredList = list({
  call: 'GET /registration/statistics/unregistered/', reads: 'unhurried', summary: 'Students without a course in a term',
  from: `registration.statistic_students n
    CROSS JOIN curriculum.study_periods_public sp
    LEFT JOIN curriculum.students_public s ON s.uid = n.student
    LEFT JOIN registration.statistic_cards c ON c.student = n.student AND c.study_period = sp.uid
    LEFT JOIN registration.standings st ON st.student = n.student
    LEFT JOIN curriculum.edu_programs_public p ON p.uid = n.edu_program
    LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
    LEFT JOIN curriculum.faculties_public f ON f.uid = k.faculty
    LEFT JOIN curriculum.student_groups_public g ON g.uid = n.student_group
    LEFT JOIN curriculum.teachers_public t ON t.uid = s.advisor`,
  defaultSort: ['display_name', 'ASC'],
  row: unregisteredStudent,
  query: ofStudyPeriod,
  search: pattern => foundBy('s.', pattern),
  count: countUnregistered,
  where: ({ roles, actor, query, host, bind }) => {
    const term = studyPeriodSql(query['study_period'], host.clock.iso(), bind);
    // Said of the term itself and not of `sp`: the index on names is then read without a look at the term for each student.
    return [`sp.uid = ${term}`, `NOT ${term} = ANY(n.registered)`, ...(overseesAll(roles) ? [] : [`s.advisor = ${bind(actor.id)}`])].join(' AND ');
  },
  columns: {
    uid: { sql: 'n.student', type: 'text', filter: 'equals' },
    study_period: { sql: 'sp.uid', type: 'text' },
    code: { sql: 's.code', type: 'text', sort: true, required: true, search: true, header: { ru: 'Номер', kk: 'Нөмірі', en: 'Number', ky: 'Номери' } },
    display_name: { sql: 'n.display_name', type: 'text', sort: true, required: true, search: true, header: { ru: 'Студент', kk: 'Студент', en: 'Student', ky: 'Студент' } },
    email: { sql: 's.email', type: 'text', sort: true, header: { ru: 'Почта', kk: 'Пошта', en: 'E-mail', ky: 'Почта' } },
    edu_prog: choice('n.edu_program'),
    edu_prog_name: named('p.name', { ru: 'Программа', kk: 'Бағдарлама', en: 'Program', ky: 'Программа' }),
    faculty: choice('k.faculty'),
    faculty_name: named('f.name', { ru: 'Факультет', kk: 'Факультет', en: 'Faculty', ky: 'Факультет' }),
    group: choice('n.student_group'),
    group_name: { sql: 'g.code', type: 'text', sort: true, header: { ru: 'Группа', kk: 'Топ', en: 'Group', ky: 'Топ' } },
    course: { sql: 'n.course', type: 'number', sort: true, filter: 'equals', header: { ru: 'Курс', kk: 'Курс', en: 'Year', ky: 'Курс' } },
    entry_year: { sql: 'n.entry_year', type: 'number', sort: true, filter: 'equals', header: { ru: 'Год поступления', kk: 'Түскен жылы', en: 'Entry year', ky: 'Кирген жылы' } },
    preparation_level: choice('n.preparation_level', { ru: 'Уровень', kk: 'Деңгейі', en: 'Level', ky: 'Деңгээли' }, preparationLevelNames),
    study_form: choice('n.study_form', { ru: 'Форма обучения', kk: 'Оқу нысаны', en: 'Form of study', ky: 'Окуу формасы' }, studyFormNames),
    student_status: choice('n.student_status', { ru: 'Статус студента', kk: 'Студент мәртебесі', en: 'Student status', ky: 'Студенттин статусу' }, studentStatusNames),
    advisor: choice('s.advisor'),
    advisor_name: { sql: `nullif(${displayName('t')}, '')`, type: 'text', sort: true, header: { ru: 'Эдвайзер', kk: 'Эдвайзер', en: 'Adviser', ky: 'Эдвайзер' } },
    queued: { sql: 'coalesce(c.queued, 0)', type: 'number', sort: true, filter: 'range', header: { ru: 'В очереди', kk: 'Кезекте', en: 'Waiting', ky: 'Кезекте' } },
    card: { sql: `n.student || '.' || sp.uid`, type: 'text' },
    online_registration_access: choice(`coalesce(st.access, 'default')`, { ru: 'Доступ', kk: 'Қолжетімділік', en: 'Access', ky: 'Жеткиликтүүлүк' }, codeNames),
    has_debt: { sql: 'EXISTS (SELECT 1 FROM registration.debts d WHERE d.student = n.student)', type: 'boolean', filter: 'equals', header: { ru: 'Есть долг', kk: 'Қарызы бар', en: 'Owes', ky: 'Карызы бар' } },
  },
});
