import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  requests: {
    tabs: 'Өтүнүчтөр', open: 'Жооп күтүүдө', archive: 'Архив', search: 'Студент, курс же өтүнүчтөгү сөз', student: 'Студент', course: 'Курс', reasons: 'Эмне тоскоол', asked: 'Жөнөтүлгөн', status: 'Жооп', decided: 'Жооп берилген', by: 'Жооп берген', comment: 'Түшүндүрмө',
    group: 'Топ', year: 'Окуу курсу', program: 'Программа', advisor: 'Эдвайзер', email: 'Почта', registered: 'Катталган', lessons: 'Сабактар', missing: 'Окулган эмес', text: 'Студенттин сөзү', teachers: 'Курстун окутуучулары', before: 'Өткөн жолу берген жообуңуз', times: '%{count}-жолу сурап жатат',
    left: '%{capacity} орундан %{left} бош', waives: 'Уруксат берилгени', settled: 'катталып калган', over: 'Уруксат берсеңиз, студент орун санынан (%{capacity}) тышкары жазылат.',
    empty: 'Жооп күткөн эч ким жок', empty_hint: 'Курсуңузга киргизүүнү сураган студенттер ушул жерде көрүнөт.', empty_archive: 'Архив бош', empty_archive_hint: 'Жооп берилген өтүнүчтөр ушул жерге чогулат.',
    approve: 'Уруксат берүү', refuse: 'Баш тартуу', approve_many: 'Тандалгандарга уруксат берүү', refuse_many: 'Тандалгандардан баш тартуу', refuse_title: 'Баш тартасызбы? Өтүнүчтөрдүн саны: %{count}', take_back: 'Уруксатты кайтарып алуу', after_all: 'Ошентсе да уруксат берүү',
    answer: 'Студентке жооп', answer_hint: 'Баш тартканда милдеттүү: студент аны окуйт.', approved: 'Уруксат берилди: %{name}', refused: 'Четке кагылды: %{name}', many_done: 'Даяр: %{done}, аткарылбаганы: %{refused}', report: 'Аткарылган жок', close: 'Жабуу', read_only: 'Жоопту курстун окутуучулары берет.',
  },
  students: {
    courses_search: 'Курстун аталышы же коду', period: 'Мезгил', all_periods: 'бардык мезгилдер', code: 'Коду', course: 'Курс', credits: 'Кредит', my_lessons: 'Менин сабактарым', registered: 'Катталган', audit: 'Угууга', waiting: 'Күтүүдө', basket: 'Себетте', seats: 'Орундар', left: '%{capacity} орундан %{left} бош', cathedra: 'Кафедра',
    advised: 'өз студенттериңиз гана', no_courses: 'Курс жок', no_courses_hint: 'Бул мезгилде сиз курс өтпөйсүз, студенттериңиз да эч нерсеге катталган эмес. Башка мезгилди тандаңыз.',
    search: 'Аты-жөнү, номери, тобу же почтасы', student: 'Студент', number: 'Номери', group: 'Топ', program: 'Программа', year: 'Окуу курсу', advisor: 'Эдвайзер', lesson: 'Сабак', lessons: 'Сабактар', flux: 'Агым', standing: 'Жазылуусу', card: 'Карточка', email: 'Почта', since: 'Катталган убактысы', permitted: 'уруксат менен', place: 'кезекте %{place}-орунда', yes: 'ооба', is_audit: 'угууга',
    states: { registered: 'катталган', offered: 'орун сунушталды', waiting: 'кезекте', basket: 'себетте' }, no_students: 'Курска азырынча эч ким жазылган эмес', no_students_hint: 'Студенттер катталары менен ушул жерде көрүнөт.', course_missing: 'Курс тандалган эмес', course_missing_hint: 'Курстардын тизмесин ачып, курсту тандаңыз.', to_courses: 'Курстардын тизмесине',
    copy: 'Даректерди көчүрүү', copied: 'Көчүрүлгөн даректер: %{smart_count} |||| Көчүрүлгөн даректер: %{smart_count}', no_addresses: 'Эч бир студенттин почтасы жок', print: 'Басып чыгаруу', print_now: 'Басып чыгаруу', back: 'Тизмеге', printed: 'Тизменин күнү: %{date}', signature: 'Колу', total: 'Баары: %{count}',
    section: 'Секция', section_number: '%{number}-секция', sections: 'Секциялар', all_sections: 'Бардык секциялар', instructors: 'Окутуучулар', id: 'Студенттин номери', name: 'Аты-жөнү', status: 'Статусу', language: 'Тили',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
