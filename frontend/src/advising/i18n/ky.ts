import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  list: {
    search: 'Фамилиясы, аты же коду', code: 'Коду', name: 'Студент', group: 'Топ', status: 'Карточканын абалы', credits: 'Кредит', queued: 'Күтүүдө', advisor: 'Эдвайзер', changed: 'Акыркы өзгөртүү', course: 'Курс', program: 'Билим берүү программасы', faculty: 'Факультет',
    entry_year: 'Кирген жылы', study_form: 'Окуу формасы', level: 'Деңгээли', debt: 'Карыз', empty: 'Студент жок', empty_hint: 'Бул шарттарга эч ким туура келбейт. Чыпкалардын бирин алып салыңыз.', cathedra: 'Кафедра', student_status: 'Студенттин абалы', gender: 'Жынысы', citizenship: 'Жарандыгы',
    speciality: 'Адистик', program_group: 'Программалар тобу', study_year: 'Окуу жылы', semester: 'Семестр', email: 'Почта', audit: 'Угууга', sent: 'Жөнөтүлгөн', show_status: '«%{status}» абалындагы карточкалар: %{count}', bulk_return: 'Кайтаруу', bulk_return_title: '%{smart_count} карточканы кайтарасызбы? |||| %{smart_count} карточканы кайтарасызбы?', mail: 'Кат жазуу', mail_title: '%{smart_count} студентке кат |||| %{smart_count} студентке кат', mail_send: 'Жөнөтүү', mail_subject: 'Темасы', mail_text: 'Каттын тексти', mail_done: 'Кат %{smart_count} студентке жөнөтүлдү |||| Кат %{smart_count} студентке жөнөтүлдү', mail_without: '%{smart_count} студенттин почтасы жок: ал порталдан гана билдирүү алат. |||| %{smart_count} студенттин почтасы жок: алар порталдан гана билдирүү алышат.',
    bulk_start: 'Текшерүүнү баштоо', bulk_approve: 'Бекитүү', bulk_done: 'Аткарылды: %{done}. Четке кагылды: %{refused}.', bulk_report: 'Аткарылбагандар', close: 'Жабуу', yes: 'ооба', no: 'жок', all: 'Баары', counts: 'Карточкалар абалы боюнча', import_results: 'Жыйынтыктарды жүктөө',
  },
  card: {
    tabs: { card: 'Карточка', try: 'Байкап көрүү', completed: 'Окулган сабактар', plan: 'Окуу планы', permits: 'Уруксаттар', history: 'Тарыхы' }, group: '%{group} тобу', year: '%{course}-курс', no_advisor: 'Эдвайзер дайындала элек', advisor: 'Эдвайзер', program: 'Программа', email: 'Почта', period: 'Мезгил',
    credits: 'Кредит', of: '%{max} кредиттен %{amount}, эң азы %{min}', audit: 'Угуу', courses: 'Курстар', waiting: 'Кезек', none: 'Карточкада курс жок', debts: 'Карыздар', no_debts: 'жок', certificate: 'Медициналык маалымкат', until: 'мөөнөтү: %{date}', no_certificate: 'жок',
    replay: 'Тарыхты кайра ойнотуп көрүү', results_none: 'Өткөн мезгилдердин жыйынтыгы жок', plan_none: 'Окуу планы дайындала элек', semester: '%{number}-семестр', history_none: 'Карточкада азырынча эч нерсе өзгөргөн эмес', comment: 'Эдвайзердин пикири', discipline: 'Дисциплина', letter: 'Баа', line_credits: 'Кредит',
    debt: { financial: 'окуу акысы', library: 'китепкана', fine: 'айып пул' }, on_behalf: '%{actor}, %{person} атынан',
  },
  act: {
    start_review: 'Текшерүүнү баштоо', approve: 'Бекитүү', reject: 'Пикир менен кайтаруу', set_status: 'Абалын өзгөртүү', started: 'Текшерүү башталды', approved: 'Карточка бекитилди', rejected: 'Карточка студентке кайтарылды', status_set: 'Абалы өзгөртүлдү',
    start_title: 'Карточканы текшерүүнү баштайсызбы?', start_text: 'Студент карточканы текшерүүгө алганыңызды көрөт.', reject_title: 'Карточканы студентке кайтаруу', reject_text: 'Студент пикириңизди көрүп, карточканы оңдой алат.', comment: 'Пикир', reason: 'Себеби', status_title: 'Карточканын абалын өзгөртүү', status: 'Жаңы абалы',
    add: 'Курс кошуу', add_title: 'Карточкага курс кошуу', added: 'Курс кошулду: %{name}', drop: 'Алып салуу', drop_title: 'Курсту карточкадан алып саласызбы?', drop_text: '«%{name}» курсундагы орун бошойт.', dropped: 'Курс алынып салынды: %{name}', pick: 'Курс', lessons: 'Сабактар', off: 'Болбогонунун себеби: %{why}',
  },
  assign: { act: 'Башка эдвайзерге', title: '%{smart_count} студентти башка эдвайзерге берүү |||| %{smart_count} студентти башка эдвайзерге берүү', text: 'Карточкалар ошол бойдон калат: текшерүүнү жаңы эдвайзер улантат.', confirm: 'Берүү', advisor: 'Жаңы эдвайзер', none: 'Эч ким табылган жок', students: '%{smart_count} студент |||| %{smart_count} студент' },
  queue: { none: 'Текшериле турган карточка жок', hint: 'Студент карточкасын жөнөткөндө, ал ушул жерде чыгат.', open: 'Бардык студенттерим' },
  review: { title: 'Эдвайзердеги карточкалар', waiting: 'Текшерүүнү күтүүдө', sent: 'жөнөтүлгөн: %{date}', filter: 'Мына бул абалдагы карточкаларды көрсөтүү' },
} satisfies Catalogue<typeof ru>;
export default ky;
