import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  status: {
    NOT_STARTED: 'Басталмаған', CHOOSING: 'Курс таңдауда', CHANGED: 'Өзгертілген', REJECTED: 'Қайтарылған', CHECKING: 'Жіберілгенге дейін тексерілуде',
    CHOSEN: 'Эдвайзерге жіберілген', CHANGED_AFTER: 'Өзгерістен кейін жіберілген', CONFIRMED: 'Бекітілген', CHECKING_AFTER: 'Тексерілуде',
  },
  cycle: { ood: 'ЖББ', bd: 'БП', pd: 'КП' },
  component: { ok: 'міндетті компонент', vk: 'ЖОО компоненті', kv: 'таңдау компоненті' },
  load: { lecture: 'Дәріс', practice: 'Практика', laboratory: 'Зертханалық', srsp: 'СОӨЖ', srs: 'СӨЖ' },
  kind: { main: 'негізгі тіркелу', add_drop: 'қосу және бас тарту', late: 'кеш тіркелу' },
  day: { mo: 'Дс', tu: 'Сс', we: 'Ср', th: 'Бс', fr: 'Жм', sa: 'Сб', su: 'Жс' },
  period: { until: '%{kind}, аяқталуы: %{date}', from: '%{kind}, басталуы: %{date}', over: '%{kind} аяқталды: %{date}', super: 'супер-тіркелу, аяқталуы: %{date}' },
  credits: {
    of: '%{max} кредиттен %{amount} алынды', audit: 'тыңдауға %{max} кредиттен %{amount}', min: 'кемінде %{min}',
    enough: 'Кредит жеткілікті, карточканы жіберуге болады', label: 'Жиналған кредиттер', audit_label: 'Тыңдау кредиттері',
  },
  send: {
    action: 'Эдвайзерге жіберу', done: 'Карточка эдвайзерге жіберілді', title: 'Карточканы эдвайзерге жібересіз бе?',
    text: 'Жібергеннен кейін эдвайзер жауап бергенше курстарды өзгерте алмайсыз.',
  },
  rejected: { title: 'Эдвайзер карточканы қайтарды', by: '%{name}, %{date}' },
  readonly: 'Карточканы қазір өзгертуге болмайды: %{status}.',
  courses: {
    title: 'Курстар', search: 'Атауы немесе коды бойынша іздеу', none: 'Ештеңе табылмады', none_hint: 'Сұрауды өзгертіңіз немесе іздеуді тазалаңыз.',
    empty: 'Бұл кезеңге әзірше курс жоқ', empty_hint: 'Кеңсе тіркелуге ашқан бойда курстар осы жерде шығады.',
    recommended: 'ұсынылған', connected: 'таңдалғанмен байланысты', postrequisite: 'өткен пәннің жалғасы', locked: 'жабық', seats: '%{smart_count} орын |||| %{smart_count} орын', full: 'орын жоқ',
    registered: 'таңдалды', basket: 'себетте', waiting: 'кезекте', offered: 'орын ұсынылды', studied: 'оқылған: %{letter}', credits: '%{smart_count} кредит |||| %{smart_count} кредит',
  },
  list: { open: 'Таңдауға болатындары ғана', shown: '%{all} курстан %{count} көрсетілді', back: 'Курстар тізіміне' },
  reason: { plan: 'оқу жоспарыңызда бар', program: 'бағдарламаңыз ұсынады', additional: 'қосымша бағдарламадан', connected: 'бірге: %{names}', continues: 'мынадан кейін: %{names}', permitted: 'сізге жеке рұқсат берілген' },
  locked: {
    course_blocked: 'жазылу жабық', course_cancelled: 'тоқтатылған', medical_certificate_required: 'медициналық анықтама керек', course_not_for_direction: 'басқа бағыт', course_not_for_level: 'басқа деңгей',
    course_not_for_program: 'басқа бағдарлама', prerequisite_missing: 'пререквизит оқылмаған', corequisite_missing: 'басқа курспен қатар оқылады', already_registered: 'пән таңдалып қойған', one_sport_course: 'спорт таңдалып қойған',
    free_sport_courses_used: 'спорт курстары бітті', introductory_limit: 'кіріспе курстар жеткілікті', other: 'жабық',
  },
  detail: {
    pick: 'Тізімнен курс таңдаңыз', pick_hint: 'Осы жерде ағындар, сабақтар және бос орындар көрінеді.', tabs: { lessons: 'Ағындар мен сабақтар', about: 'Курс туралы' },
    flux: '%{number}-ағын', lesson: 'Сабақ', teacher: 'Оқытушы', time: 'Уақыты', seats: 'Орындар', left: '%{capacity} орыннан %{left} бос', waiting: '%{count} адам күтуде', no_teacher: 'тағайындалмаған',
    room: '%{room}-ауд.', subgroup: '%{name} шағын топ', why: 'Таңдауға болмайды', prerequisites: 'Пререквизиттер', no_prerequisites: 'Пререквизит жоқ', met: 'оқылған', unmet: 'оқылмаған', and: 'және',
    cathedra: 'Кафедра', description: 'Сипаттама', no_description: 'Сипаттама әлі жоқ', choose: 'Сабақты таңдау: %{name}', chosen: 'Таңдалды', with_parent: 'тек мынамен бірге: %{name}', blocked: 'жабық', cancelled: 'тоқтатылған',
    clash: 'Уақыты қабаттасады: %{names}', audit: 'Кредитсіз тыңдау',
  },
  act: {
    register: 'Тіркелу', hold: 'Себетке салу', queue: 'Кезекке тұру', change: 'Сабақтарды ауыстыру', drop: 'Бас тарту', remove: 'Алып тастау', accept: 'Орынды қабылдау', leave: 'Кезектен шығу', more: 'Тағы',
    registered: 'Сіз тіркелдіңіз: %{name}', held: 'Орын сізге сақталды: %{name}', queued: 'Кезекке тұрдыңыз: %{name}', dropped: 'Курс алынып тасталды: %{name}', changed: 'Сабақтар ауыстырылды: %{name}', left: 'Кезектен шықтыңыз: %{name}',
    incomplete: 'Әр түрінен бір сабақтан таңдаңыз',
  },
  card: {
    cancelled: 'Сабақ тоқтатылды. Басқасын таңдаңыз немесе курстан бас тартыңыз; карточка жабық болса, оқу кеңсесіне хабарласыңыз.', title: 'Менің карточкам', empty: 'Әзірше курс жоқ', empty_hint: 'Тізімнен курс таңдаңыз: жинағаныңыздың бәрі осында болады.', basket: 'Себет', waiting: 'Кезек', holds: 'Орын сақталатын уақыт:',
    place: '%{total} адамның ішінде %{place}-орын', offer: 'Қабылдасаңыз, орын сіздікі; қалғаны', summary: '%{smart_count} курс |||| %{smart_count} курс',
    audit: 'тыңдауға', by_advisor: 'эдвайзер қосты', by_registrar: 'кеңсе қосты', drop_title: 'Курстан бас тартасыз ба?', drop_text: '«%{name}» курсындағы орын босайды. Оны күтетіндер болса, қайтара алмайсыз.',
  },
  week: { title: 'Апта', print: 'Басып шығару', empty: 'Кестеде әзірше сабақ жоқ', chosen: 'карточкада', tried: 'қосылады', clash: 'қабаттасу', caption: 'Апта кестесі: карточкадағы курстар мен таңдалған сабақтар', none: 'Сабақ жоқ' },
  office: {
    code: 'Коды', name: 'Курс', credits: 'Кредит', cycle: 'Цикл', component: 'Компонент', capacity: 'Орын', taken: 'Алынған', waiting: 'Күтуде', fill: 'Толғаны', access: 'Қолжетімділік', cathedra: 'Кафедра', fluxes: 'Ағын', search: 'Атауы немесе коды',
    empty: 'Курс жоқ', empty_hint: 'Бұл кезеңде мұндай шарттарға сай курс табылмады.', open: 'Ашық', blocked: 'Жабық', cancelled: 'Тоқтатылған', partially_blocked: 'Жартылай жабық', partially_cancelled: 'Жартылай тоқтатылған', mixed: 'Бір бөлігі жабық, бір бөлігі тоқтатылған',
    seats_line: '%{capacity} орыннан %{taken} алынған, күтуде %{waiting}', students: 'Студенттер', no_students: 'Курсқа әлі ешкім жазылмаған', student: 'Студент', group: 'Топ', standing: 'Жазылуы', since: 'Тіркелген уақыты', flux: 'Ағын', room: 'Аудитория', left: 'Бос орын', card: 'Карточка күйі', lessons: 'Сабақтар', history: 'Тарихты қайта ойнату', audit: 'тыңдауға', period: 'Кезең', place: 'кезекте %{place}-орында', capacity_of: 'Орын саны: %{name}', save: 'Сақтау', capacity_saved: 'Орын саны өзгертілді',
  },
  requests: {
    reason: { prerequisite: 'пререквизит оқылмаған', capacity: 'орын жоқ' },
    widget_none: 'Өтініш жоқ', widget_hint: 'Курсыңызға жіберуді сұраған студенттер осы жерде көрінеді.', widget_all: 'Барлық өтініш: %{count}',
  },
  no_card: { title: 'Мұнда студенттер курстарға тіркеледі', hint: 'Сізде студент карточкасы жоқ. Студенттердің карточкалары студенттер тізімінен ашылады.' },
  no_period: { title: 'Қазір тіркелу жүріп жатқан жоқ', retry: 'Қайта тексеру' },
  day_widget: { free: 'Бүгін сабақ жоқ', free_hint: 'Алдағы сабақтар тіркелу бетіндегі апта кестесінде көрінеді.' },
  widget: { open: 'Тіркелуге өту', sent: 'Жіберілді: %{date}' },
  now: { registered: 'Бүгінгі жазылулар', refused: 'Бүгінгі бас тартулар', waiting: 'Орын күтуде', full: 'Орны қалмаған курстар', seats: '%{capacity} орыннан %{taken} толды', seats_label: 'Толған орындар', open: 'Тіркелу күнін ашу' },
} satisfies Catalogue<typeof ru>;
export default kk;
