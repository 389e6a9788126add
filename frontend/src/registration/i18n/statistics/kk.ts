import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  period: 'Кезең', as_table: 'Кестемен көрсету', as_chart: 'Графикпен көрсету', table_of: 'Кесте: %{title}', nothing: 'Әзірге дерек жоқ', of: '%{whole} ішінен %{part}', percent: '%{value} %',
  columns: {
    title: 'Атауы', course: 'Курс', code: 'Коды', capacity: 'Орын', taken: 'Алынған', held: 'Себетте', offered: 'Ұсынылған', waiting: 'Кезекте', left: 'Бос', fill: 'Толуы', registered: 'Жазылу', refused: 'Бас тарту', dropped: 'Шыққандар',
    demand: 'Сұраныс', demand_share: 'Орынға сұраныс', cathedra: 'Кафедра', cycle: 'Циклі', component: 'Компоненті', credits: 'Кредит', courses: 'Курс саны', lessons: 'Сабақ саны', time: 'Уақыты', joined: 'Кезекке тұрғандар',
    students: 'Студент саны', unregistered: 'Курсы жоқ', share: 'Үлесі', mean_credits: 'Орташа кредит', group: 'Топ', year: 'Оқу курсы', name: 'Студент', number: 'Нөмірі', program: 'Бағдарлама', faculty: 'Факультет', advisor: 'Эдвайзер', email: 'Пошта',
    access: 'Қолжетімділік', debt: 'Қарызы бар', level: 'Деңгейі', form: 'Оқу нысаны', entry_year: 'Түскен жылы', status: 'Студент мәртебесі', reason: 'Себебі', code_of: 'Бас тарту себебі', count: 'Саны', sent: 'Жіберілген', approved: 'Бекітілген',
  },
  board: {
    live: 'Қазір жүріп жатыр', replay: 'Қайталау', as_of: 'Сәті: %{time}', day: 'Күн', today: 'Бүгін', go_live: 'Қазіргі сәтке', play: 'Ойнату', pause: 'Кідірту', speed: 'Жылдамдық', times: 'секундына %{speed} с',
    slider: 'Күннің сәті', second_back: 'Бір секунд артқа', second_on: 'Бір секунд алға', minute_back: 'Бір минут артқа', minute_on: 'Бір минут алға', no_day: 'Бұл кезеңде әлі ештеңе болған жоқ', no_day_hint: 'Студенттер жазыла бастағанда, күн осында пайда болады.',
    seats: 'Орындар', seats_hint: '%{capacity} орыннан %{taken} алынған, себетте %{held}', full: 'Толған курстар', waiting: 'Кезектерде', offered_hint: 'ұсынылғаны %{count}', registered: 'Күндік жазылу', registered_hint: 'курсы бар студенттер: %{count}',
    refused: 'Күндік бас тарту', dropped_hint: 'курстан шыққандар: %{count}', per_second: 'Секундына жазылу', peak: 'ең көбі %{count}, сағат %{time}', no_peak: 'әзірге ең жоғарғысы жоқ', last_minute: 'Соңғы минут', last_minute_label: 'Секунд сайынғы жазылулар мен бас тартулар',
    curve: 'Күн барысы', curve_label: 'Минут сайынғы жазылулар, бас тартулар және кезектегі жаңа орындар', refusals: 'Бас тарту себептері', no_refusals: 'Бүгін бас тарту болған жоқ', statuses: 'Карточкалар мәртебе бойынша', courses: 'Курстар', shown: '%{found} курстан %{shown} көрсетілді',
    order: 'Реті', orders: { hot: 'ең қызу', waiting: 'кезек', fill: 'толуы', refused: 'бас тартулар', code: 'коды' }, find: 'Курс іздеу', heat: '5 минутта', heat_hint: 'Соңғы бес минуттағы жазылулар, бас тартулар және кезектегі жаңа орындар', minute: '%{time} минуты',
  },
  courses: { title: 'Жиынтық', total: 'Курс саны', full: 'оның толғаны %{count}', by: 'Бөлінісі', bys: { cathedra: 'кафедралар', teacher: 'оқытушылар', language: 'тілдер', cycle: 'циклдер', component: 'компоненттер', load_type: 'сабақ түрлері' }, search: 'Атауы немесе коды', empty: 'Курс жоқ', empty_hint: 'Мұндай шарттарға бірде-бір курс сай келмейді.', list: 'Барлық курстар', lessons_note: 'сабақ орындары' },
  students: {
    by: 'Бөлінісі', bys: { faculty: 'факультеттер', cathedra: 'кафедралар', edu_program: 'бағдарламалар', student_group: 'топтар', course: 'оқу курстары', entry_year: 'түскен жылдары', preparation_level: 'деңгейлер', study_form: 'оқу нысандары' },
    total: 'Оқып жүр', registered: 'Курсы бар', unregistered: 'Курсы жоқ', credits: 'Орташа кредит', open_list: 'Курсы жоқтар тізімі', groups: 'Жазылғандар мен жазылмағандар', statuses: 'Карточкалар мәртебе бойынша', curve: 'Тіркелу барысы', curve_minute: 'минут сайын', curve_hour: 'сағат сайын', curve_day: 'күн сайын', curve_label: 'Курсы бар студенттер мен алынған орындар уақыт бойынша',
    students_line: 'курсы бар студенттер', waiting_line: 'орын күтуде', sent_line: 'жіберілген карточкалар', show_more: 'Бәрін көрсету (%{count})',
  },
  unregistered: { search: 'Аты, нөмірі немесе тобы', empty: 'Бәрі жазылды', empty_hint: 'Мұндай шарттармен курсы жоқ студент табылмады.', mail: 'Таңдалғандарға хат жазу', mail_title: 'Студенттерге хат: %{count}', subject: 'Тақырыбы', text: 'Мәтіні', send: 'Жіберу', sent: 'Жіберілген хат саны: %{count}', card: 'Карточка', open: 'ашық', closed: 'жабық', default: 'ереже бойынша', yes: 'иә', no: 'жоқ' },
  queues: {
    search: 'Атауы немесе коды', empty: 'Кезек жоқ', empty_hint: 'Бұл кезеңде ешкім орын күтіп тұрған жоқ.', first: 'Ең ұзақ күткені', due: 'Жауап мерзімі', passed: 'Өткізілген', joined: 'Барлық тұрғандар',
    place: 'Орны', since: 'Күткен уақыты', lessons: 'Сабақтары', offered_until: 'жауап мерзімі: %{time}', waits: 'күтуде', audit: 'тыңдауға', move: 'Ауыстыру', admit: 'Қабылдау', to: 'Жаңа орны', reason: 'Себебі', reason_hint: 'Кезек пен курстың тарихында қалады', move_title: 'Кезекте ауыстыру: %{name}', move_text: 'Қазір %{place}-орында. Басқалардың өзара реті сақталады.',
    moved: 'Кезектегі орын өзгерді', admit_title: 'Кезектен тыс қабылдау: %{name}', admit_text: 'Студент алда тұрғандардан бұрын бірден курсқа жазылады.', add_seat: 'Орын болмаса, толған сабақтарға бір-бірден қосу', admitted: 'Студент курсқа жазылды', queue: 'Кезек', history: 'Кезек тарихы', nobody: 'Ешкім күтіп тұрған жоқ', when: 'Қашан', what: 'Оқиға', by: 'Кім', search_student: 'Студенттің аты', seats_line: '%{capacity} орыннан %{taken} алынған, %{waiting} күтуде',
    happenings: { joined: 'кезекке тұрды', offered: 'орын ұсынылды', passed: 'ұсыныс өтіп кетті', withdrawn: 'ұсыныс қайтарылды', left: 'кезектен шықты', moved: 'ауыстырылды', admitted: 'кезектен тыс қабылданды' },
    details: { until: 'жауап мерзімі %{time}', move: '%{from}-орыннан %{to}-орынға', from: '%{from}-орыннан', over: 'алдан өткізілгені: %{count}' },
    reasons: { withdrawn: 'өзі бас тартты', registered: 'курсқа жазылды', reset: 'кезек тазартылды', office: 'кеңсе шешімі', lesson_cancelled: 'сабақ тоқтатылды', declined: 'орыннан бас тартты', expired: 'уақыты өтті', checks_failed: 'тексеруден өтпеді', blocked: 'сабақ жабылды' },
  },
} satisfies Catalogue<typeof ru>;
export default kk;
