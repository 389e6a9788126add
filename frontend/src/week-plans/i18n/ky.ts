import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  list: {
    search: 'Студент же план',
    student: 'Студент',
    number: 'Номери',
    group: 'Топ',
    advisor: 'Эдвайзер',
    plan: 'План',
    period: 'Окуу мезгили',
    courses: 'Курстары',
    credits: 'Кредит',
    state: 'Абалы',
    shared: 'Көрсөтүлгөн убактысы',
    answered: 'Жооп берилген',
    empty: 'Азырынча эч ким жумалык планын көрсөткөн жок',
    empty_hint: 'Студент планын эдвайзерге көрсөткөндө, ал ушул жерге чыгат.',
  },
  state: {
    draft: 'Долбоор',
    shared: 'Жооп күтүүдө',
    accepted: 'Жактырылды',
    change_suggested: 'Өзгөртүү сунушталды',
  },
  plan: {
    gone: 'Студент бул планды кайра алды же өзгөрттү.',
    audit: 'угууга',
    not_chosen: 'Сабактардын баары тандалган эмес',
    remarks: 'Кат алышуу',
    accept: 'Планды жактырат',
    suggest_change: 'Өзгөртүүнү сунуштайт',
    not_taught: 'Пландын %{smart_count} курсу мындан ары окутулбайт',
  },
  answer: {
    comment: 'Студентке жообуңуз',
    hint: 'Өзгөртүү сунуштоо же түшүндүрмө жазуу үчүн керек.',
    accept: 'Жактыруу',
    suggest_change: 'Өзгөртүүнү сунуштоо',
    only_comment: 'Түшүндүрмө гана',
    done: 'Жообуңуз студентке жетет',
    read_only: 'Студенттин эдвайзери жооп берет.',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
