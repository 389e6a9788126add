import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  status: {
    NOT_STARTED: 'Баштала элек', CHOOSING: 'Курс тандоодо', CHANGED: 'Өзгөртүлгөн', REJECTED: 'Кайтарылган', CHECKING: 'Жөнөтүлгөнгө чейин текшерүүдө',
    CHOSEN: 'Эдвайзерге жөнөтүлгөн', CHANGED_AFTER: 'Өзгөртүүдөн кийин жөнөтүлгөн', CONFIRMED: 'Бекитилген', CHECKING_AFTER: 'Текшерүүдө',
  },
  cycle: { ood: 'ЖБС', bd: 'БС', pd: 'КС' },
  component: { ok: 'милдеттүү компонент', vk: 'ЖОЖ компоненти', kv: 'тандоо компоненти' },
  load: { lecture: 'Лекция', practice: 'Практика', laboratory: 'Лабораториялык', srsp: 'ОСӨИ', srs: 'СӨИ' },
  kind: { main: 'негизги каттоо', add_drop: 'кошуу жана баш тартуу', late: 'кеч каттоо' },
  day: { mo: 'Дш', tu: 'Шш', we: 'Шр', th: 'Бш', fr: 'Жм', sa: 'Иш', su: 'Жш' },
  period: { until: '%{kind}, аягы: %{date}', from: '%{kind}, башталышы: %{date}', over: '%{kind} аяктады: %{date}', super: 'супер-каттоо, аягы: %{date}' },
  credits: {
    of: '%{max} кредиттен %{amount} алынды', audit: 'угууга %{max} кредиттен %{amount}', min: 'эң азы %{min}',
    enough: 'Кредит жетиштүү, карточканы жөнөтсө болот', label: 'Топтолгон кредиттер', audit_label: 'Угуу кредиттери',
  },
  send: {
    action: 'Эдвайзерге жөнөтүү', done: 'Карточка эдвайзерге жөнөтүлдү', title: 'Карточканы эдвайзерге жөнөтөсүзбү?',
    text: 'Жөнөткөндөн кийин эдвайзер жооп бермейинче курстарды өзгөртө албайсыз.',
  },
  rejected: { title: 'Эдвайзер карточканы кайтарды', by: '%{name}, %{date}' },
  readonly: 'Карточканы азыр өзгөртүүгө болбойт: %{status}.',
  courses: {
    title: 'Курстар', search: 'Аты же коду боюнча издөө', none: 'Эч нерсе табылган жок', none_hint: 'Сурамды өзгөртүңүз же издөөнү тазалаңыз.',
    empty: 'Бул мезгилге азырынча курс жок', empty_hint: 'Кеңсе каттоого ачары менен курстар ушул жерде чыгат.',
    recommended: 'сунушталган', connected: 'тандалганга байланыштуу', postrequisite: 'окугандын уландысы', locked: 'жабык', seats: '%{smart_count} орун |||| %{smart_count} орун', full: 'орун жок',
    registered: 'тандалды', basket: 'себетте', waiting: 'кезекте', offered: 'орун сунушталды', studied: 'окулган: %{letter}', credits: '%{smart_count} кредит |||| %{smart_count} кредит',
  },
  list: { open: 'Тандаса болгондору гана', shown: '%{all} курстан %{count} көрсөтүлдү', back: 'Курстардын тизмесине' },
  reason: { plan: 'окуу планыңызда бар', program: 'программаңыз сунуштайт', additional: 'кошумча программадан', connected: 'чогуу: %{names}', continues: 'мындан кийин: %{names}', permitted: 'сизге жеке уруксат берилген' },
  locked: {
    course_blocked: 'жазылуу жабык', course_cancelled: 'жокко чыгарылган', medical_certificate_required: 'медициналык маалымкат керек', course_not_for_direction: 'башка багыт', course_not_for_level: 'башка деңгээл',
    course_not_for_program: 'башка программа', prerequisite_missing: 'пререквизит окулган эмес', corequisite_missing: 'башка курс менен чогуу окулат', already_registered: 'сабак тандалып калган', one_sport_course: 'спорт тандалып калган',
    free_sport_courses_used: 'спорт курстары бүттү', introductory_limit: 'киришүү курстары жетиштүү', other: 'жабык',
  },
  detail: {
    pick: 'Тизмеден курс тандаңыз', pick_hint: 'Агымдар, сабактар жана бош орундар ушул жерде көрүнөт.', tabs: { lessons: 'Агымдар жана сабактар', about: 'Курс жөнүндө' },
    flux: '%{number}-агым', lesson: 'Сабак', teacher: 'Окутуучу', time: 'Убактысы', seats: 'Орундар', left: '%{capacity} орундан %{left} бош', waiting: '%{count} киши күтүүдө', no_teacher: 'дайындала элек',
    room: '%{room}-ауд.', subgroup: '%{name} чакан топ', why: 'Тандоого болбойт', prerequisites: 'Пререквизиттер', no_prerequisites: 'Пререквизит жок', met: 'окулган', unmet: 'окула элек', and: 'жана',
    cathedra: 'Кафедра', description: 'Сүрөттөмө', no_description: 'Сүрөттөмө азырынча жок', choose: 'Сабакты тандоо: %{name}', chosen: 'Тандалды', with_parent: 'муну менен гана бирге: %{name}', blocked: 'жабык', cancelled: 'жокко чыгарылган',
    clash: 'Убактысы дал келет: %{names}', audit: 'Кредитсиз угуу',
  },
  act: {
    register: 'Катталуу', hold: 'Себетке салуу', queue: 'Кезекке туруу', change: 'Сабактарды алмаштыруу', drop: 'Баш тартуу', remove: 'Алып салуу', accept: 'Орунду кабыл алуу', leave: 'Кезектен чыгуу', more: 'Дагы',
    registered: 'Сиз катталдыңыз: %{name}', held: 'Орун сизге сакталды: %{name}', queued: 'Кезекке турдуңуз: %{name}', dropped: 'Курс алынып салынды: %{name}', changed: 'Сабактар алмашты: %{name}', left: 'Кезектен чыктыңыз: %{name}',
    incomplete: 'Ар бир түрүнөн бирден сабак тандаңыз',
  },
  card: {
    cancelled: 'Сабак жокко чыгарылды. Башкасын тандаңыз же курстан баш тартыңыз; карточка жабык болсо, окуу кеңсесине кайрылыңыз.', title: 'Менин карточкам', empty: 'Азырынча курс жок', empty_hint: 'Тизмеден курс тандаңыз: топтогонуңуздун баары ушул жерде турат.', basket: 'Себет', waiting: 'Кезек', holds: 'Орун сакталган убакыт:',
    place: '%{total} кишинин ичинде %{place}-орун', offer: 'Кабыл алсаңыз, орун сиздики; калганы', summary: '%{smart_count} курс |||| %{smart_count} курс',
    audit: 'угууга', by_advisor: 'эдвайзер кошкон', by_registrar: 'кеңсе кошкон', drop_title: 'Курстан баш тартасызбы?', drop_text: '«%{name}» курсундагы орун бошойт. Аны күткөндөр болсо, кайтара албайсыз.',
  },
  week: { title: 'Жума', print: 'Басып чыгаруу', empty: 'Жүгүртмөдө азырынча сабак жок', chosen: 'карточкада', tried: 'кошулат', clash: 'дал келүү', caption: 'Жуманын жүгүртмөсү: карточкадагы курстар жана тандалган сабактар', none: 'Сабак жок' },
  office: {
    code: 'Коду', name: 'Курс', credits: 'Кредит', cycle: 'Цикл', component: 'Компонент', capacity: 'Орун', taken: 'Ээленген', waiting: 'Күтүүдө', fill: 'Толгону', access: 'Жеткиликтүүлүк', cathedra: 'Кафедра', fluxes: 'Агым', search: 'Аты же коду',
    empty: 'Курс жок', empty_hint: 'Бул мезгилде мындай шарттарга туура келген курс табылган жок.', open: 'Ачык', blocked: 'Жабык', cancelled: 'Жокко чыгарылган', partially_blocked: 'Жарым-жартылай жабык', partially_cancelled: 'Бир бөлүгү жокко чыгарылган', mixed: 'Бир бөлүгү жабык, бир бөлүгү жокко чыгарылган',
    seats_line: '%{capacity} орундан %{taken} ээленген, күтүүдө %{waiting}', students: 'Студенттер', no_students: 'Курска азырынча эч ким жазылган эмес', student: 'Студент', group: 'Топ', standing: 'Жазылуусу', since: 'Катталган убактысы', flux: 'Агым', room: 'Аудитория', left: 'Бош орун', card: 'Карточканын абалы', lessons: 'Сабактар', history: 'Тарыхты кайра ойнотуу', audit: 'угууга', period: 'Мезгил', place: 'кезекте %{place}-орунда', capacity_of: 'Орундун саны: %{name}', save: 'Сактоо', capacity_saved: 'Орундун саны өзгөртүлдү',
  },
  requests: {
    reason: { prerequisite: 'пререквизит окулган эмес', capacity: 'орун жок' },
    widget_none: 'Өтүнүч жок', widget_hint: 'Курсуңузга киргизүүнү сураган студенттер ушул жерде көрүнөт.', widget_all: 'Бардык өтүнүчтөр: %{count}',
  },
  no_card: { title: 'Бул жерде студенттер курстарга катталат', hint: 'Сизде студенттин карточкасы жок. Студенттердин карточкалары студенттердин тизмесинен ачылат.' },
  no_period: { title: 'Азыр каттоо жүрүп жаткан жок', retry: 'Кайра текшерүү' },
  day_widget: { free: 'Бүгүн сабак жок', free_hint: 'Кийинки сабактар каттоо барагындагы жума жүгүртмөсүндө көрүнөт.' },
  widget: { open: 'Каттоого өтүү', sent: 'Жөнөтүлдү: %{date}' },
  now: { registered: 'Бүгүнкү жазылуулар', refused: 'Бүгүнкү баш тартуулар', waiting: 'Орун күтүүдө', full: 'Орун калбаган курстар', seats: '%{capacity} орундан %{taken} толду', seats_label: 'Толгон орундар', open: 'Каттоо күнүн ачуу' },
} satisfies Catalogue<typeof ru>;
export default ky;
