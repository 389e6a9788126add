import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  period: 'Мезгил', as_table: 'Жадыбал менен көрсөтүү', as_chart: 'График менен көрсөтүү', table_of: 'Жадыбал: %{title}', nothing: 'Азырынча маалымат жок', of: '%{whole} ичинен %{part}', percent: '%{value} %',
  columns: {
    title: 'Аталышы', course: 'Курс', code: 'Коду', capacity: 'Орун', taken: 'Ээленген', held: 'Себетте', offered: 'Сунушталган', waiting: 'Кезекте', left: 'Бош', fill: 'Толушу', registered: 'Жазылуу', refused: 'Баш тартуу', dropped: 'Чыккандар',
    demand: 'Суроо-талап', demand_share: 'Орунга суроо-талап', cathedra: 'Кафедра', cycle: 'Цикли', component: 'Компоненти', credits: 'Кредит', courses: 'Курстун саны', lessons: 'Сабактын саны', time: 'Убактысы', joined: 'Кезекке тургандар',
    students: 'Студенттин саны', unregistered: 'Курсу жок', share: 'Үлүшү', mean_credits: 'Орточо кредит', group: 'Топ', year: 'Окуу курсу', name: 'Студент', number: 'Номери', program: 'Программа', faculty: 'Факультет', advisor: 'Эдвайзер', email: 'Почта',
    access: 'Жеткиликтүүлүк', debt: 'Карызы бар', level: 'Деңгээли', form: 'Окуу формасы', entry_year: 'Кирген жылы', status: 'Студенттин статусу', reason: 'Себеби', code_of: 'Баш тартуунун себеби', count: 'Саны', sent: 'Жөнөтүлгөн', approved: 'Бекитилген',
  },
  board: {
    live: 'Азыр жүрүп жатат', replay: 'Кайталоо', as_of: 'Учуру: %{time}', day: 'Күн', today: 'Бүгүн', go_live: 'Азыркы учурга', play: 'Ойнотуу', pause: 'Тындыруу', speed: 'Ылдамдык', times: 'секундасына %{speed} с',
    slider: 'Күндүн учуру', second_back: 'Бир секунда артка', second_on: 'Бир секунда алга', minute_back: 'Бир мүнөт артка', minute_on: 'Бир мүнөт алга', no_day: 'Бул мезгилде азырынча эч нерсе болгон жок', no_day_hint: 'Студенттер жазыла баштаганда, күн ушул жерде пайда болот.',
    seats: 'Орундар', seats_hint: '%{capacity} орундан %{taken} ээленген, себетте %{held}', full: 'Толгон курстар', waiting: 'Кезектерде', offered_hint: 'сунушталганы %{count}', registered: 'Күндүк жазылуу', registered_hint: 'курсу бар студенттер: %{count}',
    refused: 'Күндүк баш тартуу', dropped_hint: 'курстан чыккандар: %{count}', per_second: 'Секундасына жазылуу', peak: 'эң көбү %{count}, саат %{time}', no_peak: 'азырынча эң жогоркусу жок', last_minute: 'Акыркы мүнөт', last_minute_label: 'Секунда сайын жазылуулар жана баш тартуулар',
    curve: 'Күндүн жүрүшү', curve_label: 'Мүнөт сайын жазылуулар, баш тартуулар жана кезектеги жаңы орундар', refusals: 'Баш тартуунун себептери', no_refusals: 'Бүгүн баш тартуу болгон жок', statuses: 'Карточкалар статусу боюнча', courses: 'Курстар', shown: '%{found} курстан %{shown} көрсөтүлдү',
    order: 'Тартиби', orders: { hot: 'эң кызуу', waiting: 'кезек', fill: 'толушу', refused: 'баш тартуулар', code: 'коду' }, find: 'Курс издөө', heat: '5 мүнөттө', heat_hint: 'Акыркы беш мүнөттөгү жазылуулар, баш тартуулар жана кезектеги жаңы орундар', minute: '%{time} мүнөтү',
  },
  courses: { title: 'Жыйынтык', total: 'Курстун саны', full: 'анын толгону %{count}', by: 'Бөлүнүшү', bys: { cathedra: 'кафедралар', teacher: 'окутуучулар', language: 'тилдер', cycle: 'циклдер', component: 'компоненттер', load_type: 'сабактын түрлөрү' }, search: 'Аталышы же коду', empty: 'Курс жок', empty_hint: 'Мындай шарттарга бир да курс туура келбейт.', list: 'Бардык курстар', lessons_note: 'сабактардын орундары' },
  students: {
    by: 'Бөлүнүшү', bys: { faculty: 'факультеттер', cathedra: 'кафедралар', edu_program: 'программалар', student_group: 'топтор', course: 'окуу курстары', entry_year: 'кирген жылдары', preparation_level: 'деңгээлдер', study_form: 'окуу формалары' },
    total: 'Окуп жатат', registered: 'Курсу бар', unregistered: 'Курсу жок', credits: 'Орточо кредит', open_list: 'Курсу жоктордун тизмеси', groups: 'Жазылгандар жана жазылбагандар', statuses: 'Карточкалар статусу боюнча', curve: 'Каттоонун жүрүшү', curve_minute: 'мүнөт сайын', curve_hour: 'саат сайын', curve_day: 'күн сайын', curve_label: 'Курсу бар студенттер жана ээленген орундар убакыт боюнча',
    students_line: 'курсу бар студенттер', waiting_line: 'орун күтүүдө', sent_line: 'жөнөтүлгөн карточкалар', show_more: 'Баарын көрсөтүү (%{count})',
  },
  unregistered: { search: 'Аты, номери же тобу', empty: 'Баары жазылды', empty_hint: 'Мындай шарттар менен курсу жок студент табылган жок.', mail: 'Тандалгандарга кат жазуу', mail_title: 'Студенттерге кат: %{count}', subject: 'Темасы', text: 'Тексти', send: 'Жөнөтүү', sent: 'Жөнөтүлгөн кат саны: %{count}', card: 'Карточка', open: 'ачык', closed: 'жабык', default: 'эреже боюнча', yes: 'ооба', no: 'жок' },
  queues: {
    search: 'Аталышы же коду', empty: 'Кезек жок', empty_hint: 'Бул мезгилде эч ким орун күтүп турган жок.', first: 'Эң узак күткөнү', due: 'Жооп мөөнөтү', passed: 'Өтүп кеткен', joined: 'Бардык тургандар',
    place: 'Орду', since: 'Күткөн убактысы', lessons: 'Сабактары', offered_until: 'жооп мөөнөтү: %{time}', waits: 'күтүүдө', audit: 'угууга', move: 'Которуу', admit: 'Кабыл алуу', to: 'Жаңы орду', reason: 'Себеби', reason_hint: 'Кезектин жана курстун тарыхында калат', move_title: 'Кезекте которуу: %{name}', move_text: 'Азыр %{place}-орунда. Башкалардын өз ара тартиби сакталат.',
    moved: 'Кезектеги орун өзгөрдү', admit_title: 'Кезексиз кабыл алуу: %{name}', admit_text: 'Студент алдыда тургандардан мурда дароо курска жазылат.', add_seat: 'Орун жок болсо, толгон сабактарга бирден кошуу', admitted: 'Студент курска жазылды', queue: 'Кезек', history: 'Кезектин тарыхы', nobody: 'Эч ким күтүп турган жок', when: 'Качан', what: 'Окуя', by: 'Ким', search_student: 'Студенттин аты', seats_line: '%{capacity} орундан %{taken} ээленген, %{waiting} күтүүдө',
    happenings: { joined: 'кезекке турду', offered: 'орун сунушталды', passed: 'сунуш өтүп кетти', withdrawn: 'сунуш кайтарылды', left: 'кезектен чыкты', moved: 'которулду', admitted: 'кезексиз кабыл алынды' },
    details: { until: 'жооп мөөнөтү %{time}', move: '%{from}-орундан %{to}-орунга', from: '%{from}-орундан', over: 'алдынан өткөрүлгөнү: %{count}' },
    reasons: { withdrawn: 'өзү баш тартты', registered: 'курска жазылды', reset: 'кезек тазаланды', office: 'кеңсенин чечими', lesson_cancelled: 'сабак жокко чыгарылды', declined: 'орундан баш тартты', expired: 'убактысы өттү', checks_failed: 'текшерүүдөн өтпөдү', blocked: 'сабак жабылды' },
  },
} satisfies Catalogue<typeof ru>;
export default ky;
