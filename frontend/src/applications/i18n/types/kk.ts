import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  yes: 'иә', no: 'жоқ', more: 'Басқа әрекеттер', act_on: 'Әрекеттер: %{name}', faults: '%{smart_count} ескерту |||| %{smart_count} ескерту',
  closed_because: 'Өтініш қабылдау жабылған: %{reason}',
  list: {
    lead: 'Өтінішті кім бере алады, қандай форма толтырады және оны кім келіседі.', create: 'Жаңа өтініш түрі', search: 'Өтініш түрінің атауы', name: 'Өтініш түрі', state: 'Күйі',
    version: 'Нұсқа', changed: 'Түзетулер бар', open: 'Аяқталмаған', finished: 'Аяқталған', period: 'Қабылдау уақыты', always: 'әрқашан', properties: 'Өріс саны', steps: 'Қадам саны',
    changed_at: 'Өзгертілген', changed_by: 'Кім өзгерткен', portal: 'портал', empty: 'Өтініш түрлері жоқ', empty_hint: 'Біріншісін жасаңыз немесе сүзгілердің бірін алып тастаңыз.',
  },
  states: {
    draft: 'Жоба', published: 'Қабылданады', closed: 'Жабық',
  },
  tabs: {
    general: 'Жалпы', form: 'Форма', route: 'Маршрут', versions: 'Нұсқалар',
  },
  bar: {
    unsaved: 'Сақталмаған түзетулер бар', unpublished: 'Сақталған, бірақ жарияланбаған', published: 'Жарияланған', undo: 'Түзетуді қайтару', save: 'Жобаны сақтау', publish: 'Жариялау',
    save_anyway: 'Менікін сақтау',
  },
  leave: {
    title: 'Сақтамай кетесіз бе?', text: 'Осы өтініш түріндегі түзетулер сақталмаған, олар жоғалады.', go: 'Түзетулерді тастап кету',
  },
  ask: {
    publish: '%{version}-нұсқаны жариялайсыз ба?', publish_new: 'Жаңа өтініштер осы нұсқа бойынша жүреді.',
    publish_running: 'Аяқталмаған %{smart_count} өтінішке ештеңе болмайды: ол өз нұсқасымен жүреді. |||| Аяқталмаған %{smart_count} өтінішке ештеңе болмайды: олар өз нұсқасымен жүреді.',
    warnings: 'Назар аударыңыз:', close: 'Өтініш қабылдауды жабасыз ба?',
    close_text: 'Жаңа өтініш берілмейді. Аяқталмаған %{smart_count} өтініш әрі қарай жүреді. |||| Жаңа өтініш берілмейді. Аяқталмаған %{smart_count} өтініш әрі қарай жүреді.',
    reason: 'Себебі', remove: 'Өтініш түрін жоясыз ба?', remove_text: 'Ол жарияланбаған, бұл түр бойынша өтініш жоқ.',
  },
  acts_done: {
    saved: 'Жоба сақталды', published: '%{version}-нұсқа жарияланды', closed: 'Қабылдау жабылды', reopened: 'Қабылдау қайта ашылды', removed: 'Өтініш түрі жойылды',
    copied: 'Көшірмесі жасалды',
  },
  act: {
    up: 'Жоғары', down: 'Төмен', left: 'Солға', right: 'Оңға', earlier: 'Ертерек', later: 'Кейінірек', duplicate: 'Қайталау', remove: 'Алып тастау', copy: 'Көшірмесін жасау',
    close: 'Қабылдауды жабу', reopen: 'Қабылдауды қайта ашу', remove_type: 'Жою',
  },
  debts: {
    financial: 'оқу ақысы', library: 'кітапхана', fine: 'айыппұл',
  },
  general: {
    names_title: 'Қалай аталады', names: 'Атауы', description: 'Өтініш берушіге түсініктеме', description_hint: 'Өтініштер тізімінде көрінеді. Бос қалдыруға болады.',
    who: 'Кім бере алады', roles: 'Рөлдер', levels: 'Даярлық деңгейлері', forms: 'Оқу түрлері', courses: 'Курстар', programs: 'Білім беру бағдарламалары', all_hint: 'Бос болса — барлығы',
    debts: 'Берешек жіберуге кедергі', debts_hint: 'Қандай берешек жіберуге кедергі болады', max_open: 'Бір мезгілде аяқталмағаны', max_open_hint: 'Бос болса — шексіз',
    period: 'Қашан қабылданады', zone: 'университет уақыты, %{zone}', always: 'Өтініштер әрқашан қабылданады.', set_period: 'Мерзім белгілеу', no_period: 'Әрқашан қабылдау',
    start: 'Басталуы', end: 'Аяқталуы', texts: 'Келісім мен хабарлама', agreement: 'Келісім', agreement_hint: 'Өтініш беруші жіберер алдында белгілейді. Бос болса — талап етілмейді.',
    completion: 'Мақұлданғаннан кейінгі хабарлама', completion_hint: 'Әрі қарай не істеу керек: қайда келу, не ала келу.',
  },
  form: {
    fields: 'Өрістер', count: '%{smart_count} өріс |||| %{smart_count} өріс', order_hint: 'Ретін сүйреп, мәзірден не Alt + бағыттауышпен өзгертуге болады.',
    empty: 'Өріс жоқ: өтініш деректерсіз жіберіледі.', add: 'Өріс қосу', preview: 'Өтініш беруші осылай көреді', preview_hint: 'байқап көруге болады',
  },
  day_rules: { not_before: 'мынадан ерте емес', not_after: 'мынадан кеш емес', at_most_after: 'мынадан кейін мерзімнен аспайды' }, span_units: { days: 'күн', months: 'ай', years: 'жыл' },
  kinds: {
    rel: 'Анықтамалыққа сілтеме', file: 'Файлдар', date: 'Күні', datetime: 'Күні мен уақыты', float: 'Бөлшек сан', bool: 'Иә немесе жоқ', int: 'Бүтін сан', text: 'Ұзақ мәтін',
    input: 'Бір жол', dropdown: 'Тізімнен таңдау',
  },
  related: {
    discipline: 'Пәндер', teacher: 'Оқытушылар', student: 'Студенттер', student_group: 'Топтар', edu_program: 'Білім беру бағдарламалары', faculty: 'Факультеттер', cathedra: 'Кафедралар',
    study_period: 'Оқу кезеңдері', study_year: 'Оқу жылдары', my_course: 'Өтініш берушінің курстары',
  },
  field: {
    name: 'Өріс атауы', kind: 'Түрі', code: 'Коды', code_hint: 'Латын әріптері, сандар және _', depends: 'Мыналардан кейін ашылады', depends_hint: 'Бұрын толтырылуы тиіс өрістер',
    required: 'Міндетті', accessible: 'Өтініш беруші өзі толтырады', multiple: 'Бірнеше мән', as_dropdown: 'Ашылмалы тізіммен көрсету', hint: 'Өріс астындағы кеңес',
    related: 'Нені таңдайды', min: 'Ең азы', max: 'Ең көбі', min_days: 'Ең ерте, бүгіннен бастап күн', max_days: 'Ең кеш, бүгіннен бастап күн', days_hint: '0 — бүгін, минус — өткенде',
    max_length: 'Таңба саны көп болса', max_count: 'Мән саны көп болса', max_mb: 'Файл көлемі, МБ', max_mb_hint: 'Бос болса — 100 МБ дейін', file_types: 'Файл түрлері',
    file_types_hint: 'Мысалы: pdf jpg. Бос болса — кез келгені', options: 'Нұсқалар', option_value: 'Нұсқа коды', option_name: 'Нұсқа атауы',
    option_fills: 'Тағы қай өрісті толтырады', fills: '«%{name}» өрісін толтырады', add_option: 'Нұсқа қосу', initial: 'Басында не тұрады', autofill: 'Басқа өрістерді толтырады',
    take: 'Не алынады', into: 'Қай өріске', add_autofill: 'Толтыру қосу',
    day_rules: 'Мерзім ережелері', day_rule: 'Ереже', span: 'Мерзімі', span_unit: 'Өлшемі', day_rule_field: 'Салыстырылатын өріс', add_day_rule: 'Ереже қосу',
  },
  initial: {
    none: 'Ештеңе', value: 'Мән',
  },
  sources: {
    profile_full_name: 'Өтініш берушінің аты-жөні', profile_code: 'Студент коды', profile_email: 'Өтініш берушінің поштасы', profile_phone: 'Өтініш берушінің телефоны',
    profile_group: 'Тобы', profile_edu_program: 'Бағдарламасы', profile_faculty: 'Факультеті', profile_cathedra: 'Кафедрасы', profile_course: 'Курсы',
    profile_preparation_level: 'Даярлық деңгейі', profile_study_form: 'Оқу түрі', profile_advisor: 'Эдвайзері', today: 'Бүгінгі күн', now: 'Қазіргі уақыт',
    current_study_year: 'Ағымдағы оқу жылы', current_study_period: 'Ағымдағы кезең',
  },
  taken: {
    name: 'Атауы', code: 'Коды', credits: 'Кредит', teacher: 'Оқытушы', edu_program: 'Бағдарлама', faculty: 'Факультет', cathedra: 'Кафедра', group: 'Топ', course: 'Курс',
    start_date: 'Басталуы', end_date: 'Аяқталуы',
  },
  acts: {
    approve: 'Мақұлдау', reject: 'Бас тарту', return: 'Түзетуге қайтару', forward: 'Басқа қадамға жіберу',
  },
  actor: {
    role: 'Рөл', profile: 'Нақты адам', advisor: 'Өтініш берушінің эдвайзері', head_of_department: 'Өтініш беруші кафедрасының меңгерушісі', which_role: 'Қай рөл',
    which_person: 'Тегі немесе аты', add: 'Қосу: %{name}',
  },
  operators: {
    is: 'тең', is_not: 'тең емес', at_least: 'кем емес', at_most: 'артық емес', filled: 'толтырылған', empty: 'толтырылмаған',
  },
  condition: {
    is: '%{name}: %{value}', is_not: '%{name}: %{value} емес', at_least: '%{name} ≥ %{value}', at_most: '%{name} ≤ %{value}', filled: '%{name} толтырылған',
    empty: '%{name} толтырылмаған',
  },
  route: {
    title: 'Маршрут картасы', map: 'Маршрут картасы: қадамдар мен өтулер', count: '%{smart_count} қадам |||| %{smart_count} қадам', add_first: 'Басына қадам',
    add_last: 'Соңына қадам', after_return: 'Түзетуден кейін', resume: 'Қайтарған қадамнан жалғастыру', from_start: 'Маршрутты басынан өту', step_of: '%{number}-қадам, барлығы %{count}',
    end: 'Мақұлданды', days: '%{smart_count} күн |||| %{smart_count} күн', add_after: 'Кейін қадам қосу', add_parallel: 'Қатар кезең қосу', move_to: '«%{name}» қадамына ауыстыру',
    remove_step: 'Қадамды алып тастау', step_name: 'Қадам атауы', waypoints: 'Келісу кезеңдері',
    waypoints_hint: 'Бір қадамның кезеңдері қатар жүреді; бәрі мақұлдағанда өтініш әрі қарай кетеді.', waypoint_name: 'Кезең атауы', actors: 'Кім келіседі', add_actor: 'Қосу',
    in_order: 'Бәрі кезекпен қол қояды', acts: 'Не істеуге болады', comment_required: 'Түсініктеме міндетті', deadline: 'Мерзімі, күн',
    deadline_hint: 'Күнтізбелік; бос болса — мерзімсіз', remind: 'Еске салу, күн бұрын', branches: 'Әрі қарай қайда', otherwise: 'Қалған жағдайлардың бәрінде', always: 'Әрқашан',
    leads_to: 'Апаратын жері', branch: '%{number}-өту', add_branch: 'Шартты өту қосу', no_fields: 'Маршрутты тармақтау үшін формаға өріс қосыңыз.', when: 'Егер өріс',
    operator: 'Салыстыру', value: 'Мәні', forward_to: 'Мына қадамдарға жіберуге болады', forward_hint: 'Жіберуге рұқсат етілген кезеңдерде істейді',
  },
  heads: {
    lead: 'Меңгеруші өз кафедрасындағы студенттер мен оқытушылардың өтініштерін келіседі.', search: 'Кафедра атауы не коды', name: 'Кафедра', code: 'Коды', head: 'Меңгеруші',
    none: 'тағайындалмаған', set: 'Тағайындау', title: 'Меңгеруші: %{name}', teacher: 'Оқытушы', nobody: 'Меңгерушісіз', saved: 'Меңгеруші тағайындалды', save: 'Сақтау',
    empty: 'Кафедра жоқ',
  },
  versions: {
    title: 'Жарияланған нұсқалар', none: 'Әзірге нұсқа жоқ', none_hint: 'Біріншісі жарияланғаннан кейін шығады.', version: '%{version}-нұсқа', draft: 'Экрандағы жоба',
    running: 'аяқталмаған: %{open}, аяқталған: %{finished}', take: 'Жоба ретінде алу', differences: 'Айырмасы', from: 'Бұрын', to: 'Кейін', same: 'Айырма жоқ.',
    what: {
      general: 'Жалпы', field: 'Өріс', step: 'Қадам', waypoint: 'Кезең',
    },
    how: {
      added: 'қосылды', removed: 'алынды', changed: 'өзгертілді', moved: 'орны ауысты',
    },
  },
  parts: {
    names: 'атауы', description: 'түсініктеме', audience: 'кім бере алады', period: 'қабылдау мерзімі', blocked_by: 'берешектер', max_open: 'аяқталмағандар шегі', agreement: 'келісім',
    completion_message: 'хабарлама', after_return: 'түзетуден кейін', prop_code: 'коды', code: 'түрі', name: 'атауы', hint: 'кеңес', required: 'міндеттілігі', multiple: 'бірнеше мән',
    is_accessible: 'кім толтырады', accessibility_depends_on: 'тәуелділігі', display_as_dropdown: 'тізім түрі', related: 'нені таңдайды', options: 'нұсқалары', min: 'ең азы',
    max: 'ең көбі', max_length: 'ұзындығы', max_count: 'саны', file_types: 'файл түрлері', max_mb: 'көлемі', initial: 'бастапқы мәні', autofill: 'толтыруы', day_rules: 'мерзім ережелері', forward_to: 'жіберу',
    next: 'өтулер', step: 'қадамы', actors: 'келісушілер', in_order: 'кезектілігі', acts: 'әрекеттер', comment_required: 'түсініктемелер', deadline_days: 'мерзімі',
    remind_days_before: 'еске салу',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
