import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  yes: 'ооба', no: 'жок', more: 'Башка аракеттер', act_on: 'Аракеттер: %{name}', faults: '%{smart_count} эскертүү |||| %{smart_count} эскертүү',
  closed_because: 'Арыз кабыл алуу жабык: %{reason}',
  list: {
    lead: 'Ким арыз бере алат, кандай форма толтурат жана аны ким макулдайт.', create: 'Арыздын жаңы түрү', search: 'Арыз түрүнүн аталышы', name: 'Арыздын түрү', state: 'Абалы',
    version: 'Версия', changed: 'Оңдоолор бар', open: 'Бүтө элек', finished: 'Бүткөн', period: 'Кабыл алуу', always: 'дайыма', properties: 'Талаалар', steps: 'Кадамдар',
    changed_at: 'Өзгөртүлгөн', changed_by: 'Ким өзгөрткөн', portal: 'портал', empty: 'Арыз түрлөрү жок', empty_hint: 'Биринчисин түзүңүз же чыпкалардын бирин алып салыңыз.',
  },
  states: {
    draft: 'Долбоор', published: 'Кабыл алынат', closed: 'Жабык',
  },
  tabs: {
    general: 'Жалпы', form: 'Форма', route: 'Маршрут', versions: 'Версиялар',
  },
  bar: {
    unsaved: 'Сакталбаган оңдоолор бар', unpublished: 'Сакталган, бирок жарыялана элек', published: 'Жарыяланган', undo: 'Оңдоону кайтаруу', save: 'Долбоорду сактоо',
    publish: 'Жарыялоо', save_anyway: 'Меникин сактоо',
  },
  leave: {
    title: 'Сактабай кетесизби?', text: 'Бул арыз түрүндөгү оңдоолор сакталган эмес, алар жоголот.', go: 'Оңдоолорду таштап кетүү',
  },
  ask: {
    publish: '%{version}-версияны жарыялайсызбы?', publish_new: 'Жаңы арыздар ушул версия боюнча жүрөт.',
    publish_running: 'Бүтө элек %{smart_count} арызга эч нерсе болбойт: ал өз версиясы менен жүрөт. |||| Бүтө элек %{smart_count} арызга эч нерсе болбойт: алар өз версиясы менен жүрөт.',
    warnings: 'Көңүл буруңуз:', close: 'Арыз кабыл алууну жабасызбы?',
    close_text: 'Жаңы арыз берилбейт. Бүтө элек %{smart_count} арыз андан ары жүрөт. |||| Жаңы арыз берилбейт. Бүтө элек %{smart_count} арыз андан ары жүрөт.', reason: 'Себеби',
    remove: 'Арыздын түрүн өчүрөсүзбү?', remove_text: 'Ал жарыяланган эмес, бул түр боюнча арыз жок.',
  },
  acts_done: {
    saved: 'Долбоор сакталды', published: '%{version}-версия жарыяланды', closed: 'Кабыл алуу жабылды', reopened: 'Кабыл алуу кайра ачылды', removed: 'Арыздын түрү өчүрүлдү',
    copied: 'Көчүрмөсү түзүлдү',
  },
  act: {
    up: 'Жогору', down: 'Төмөн', left: 'Солго', right: 'Оңго', earlier: 'Эртерээк', later: 'Кийинчерээк', duplicate: 'Кайталоо', remove: 'Алып салуу', copy: 'Көчүрмөсүн түзүү',
    close: 'Кабыл алууну жабуу', reopen: 'Кабыл алууну кайра ачуу', remove_type: 'Өчүрүү',
  },
  debts: {
    financial: 'окуу акысы', library: 'китепкана', fine: 'айып',
  },
  general: {
    names_title: 'Кандай аталат', names: 'Аталышы', description: 'Арыз берүүчүгө түшүндүрмө', description_hint: 'Арыздардын тизмесинде көрүнөт. Бош калтырса болот.',
    who: 'Ким бере алат', roles: 'Ролдор', levels: 'Даярдык деңгээлдери', forms: 'Окуу түрлөрү', courses: 'Курстар', programs: 'Билим берүү программалары', all_hint: 'Бош болсо — баары',
    debts: 'Тоскоол болгон карыздар', debts_hint: 'Кайсы карыз жөнөтүүгө тоскоол болот', max_open: 'Бир убакта бүтө элеги', max_open_hint: 'Бош болсо — чексиз',
    period: 'Качан кабыл алынат', zone: 'университет убактысы, %{zone}', always: 'Арыздар дайыма кабыл алынат.', set_period: 'Мөөнөт коюу', no_period: 'Дайыма кабыл алуу',
    start: 'Башталышы', end: 'Бүтүшү', texts: 'Макулдашуу жана билдирүү', agreement: 'Макулдашуу', agreement_hint: 'Арыз берүүчү жөнөтөрдө белгилейт. Бош болсо — талап кылынбайт.',
    completion: 'Жактырылгандан кийинки билдирүү', completion_hint: 'Андан ары эмне кылуу керек: каякка келүү, эмне ала келүү.',
  },
  form: {
    fields: 'Талаалар', count: '%{smart_count} талаа |||| %{smart_count} талаа', order_hint: 'Тартибин сүйрөп, менюдан же Alt + жебелер менен өзгөртүүгө болот.',
    empty: 'Талаа жок: арыз маалыматсыз жөнөтүлөт.', add: 'Талаа кошуу', preview: 'Арыз берүүчү мындай көрөт', preview_hint: 'байкап көрсө болот',
  },
  day_rules: { not_before: 'мындан эрте эмес', not_after: 'мындан кеч эмес', at_most_after: 'мындан кийин мөөнөттөн ашпайт' }, span_units: { days: 'күн', months: 'ай', years: 'жыл' },
  kinds: {
    rel: 'Маалымдамага шилтеме', file: 'Файлдар', date: 'Күнү', datetime: 'Күнү жана убактысы', float: 'Бөлчөк сан', bool: 'Ооба же жок', int: 'Бүтүн сан', text: 'Узун текст',
    input: 'Бир сап', dropdown: 'Тизмеден тандоо',
  },
  related: {
    discipline: 'Сабактар', teacher: 'Окутуучулар', student: 'Студенттер', student_group: 'Топтор', edu_program: 'Билим берүү программалары', faculty: 'Факультеттер',
    cathedra: 'Кафедралар', study_period: 'Окуу мезгилдери', study_year: 'Окуу жылдары', my_course: 'Арыз берүүчүнүн курстары',
  },
  field: {
    name: 'Талаанын аталышы', kind: 'Түрү', code: 'Коду', code_hint: 'Латын тамгалары, сандар жана _', depends: 'Булардан кийин ачылат',
    depends_hint: 'Мурда толтурулушу керек болгон талаалар', required: 'Милдеттүү', accessible: 'Арыз берүүчү өзү толтурат', multiple: 'Бир нече маани',
    as_dropdown: 'Ачылма тизме менен көрсөтүү', hint: 'Талаанын астындагы кеңеш', related: 'Эмнени тандайт', min: 'Эң азы', max: 'Эң көбү', min_days: 'Эң эрте, бүгүндөн баштап күн',
    max_days: 'Эң кеч, бүгүндөн баштап күн', days_hint: '0 — бүгүн, минус — өткөндө', max_length: 'Белги саны көп болсо', max_count: 'Маани саны көп болсо',
    max_mb: 'Файлдын көлөмү, МБ', max_mb_hint: 'Бош болсо — 100 МБ чейин', file_types: 'Файл түрлөрү', file_types_hint: 'Мисалы: pdf jpg. Бош болсо — каалаганы',
    options: 'Варианттар', option_value: 'Варианттын коду', option_name: 'Варианттын аталышы', option_fills: 'Дагы кайсы талааны толтурат', fills: '«%{name}» талаасын толтурат',
    add_option: 'Вариант кошуу', initial: 'Башында эмне турат', autofill: 'Башка талааларды толтурат', take: 'Эмне алынат', into: 'Кайсы талаага', add_autofill: 'Толтуруу кошуу',
    day_rules: 'Мөөнөт эрежелери', day_rule: 'Эреже', span: 'Мөөнөтү', span_unit: 'Өлчөмү', day_rule_field: 'Салыштырыла турган талаа', add_day_rule: 'Эреже кошуу',
  },
  initial: {
    none: 'Эч нерсе', value: 'Маани',
  },
  sources: {
    profile_full_name: 'Арыз берүүчүнүн аты-жөнү', profile_code: 'Студенттин коду', profile_email: 'Арыз берүүчүнүн почтасы', profile_phone: 'Арыз берүүчүнүн телефону',
    profile_group: 'Тобу', profile_edu_program: 'Программасы', profile_faculty: 'Факультети', profile_cathedra: 'Кафедрасы', profile_course: 'Курсу',
    profile_preparation_level: 'Даярдык деңгээли', profile_study_form: 'Окуу түрү', profile_advisor: 'Эдвайзери', today: 'Бүгүнкү күн', now: 'Азыркы убакыт',
    current_study_year: 'Учурдагы окуу жылы', current_study_period: 'Учурдагы мезгил',
  },
  taken: {
    name: 'Аталышы', code: 'Коду', credits: 'Кредит', teacher: 'Окутуучу', edu_program: 'Программа', faculty: 'Факультет', cathedra: 'Кафедра', group: 'Топ', course: 'Курс',
    start_date: 'Башталышы', end_date: 'Бүтүшү',
  },
  acts: {
    approve: 'Жактыруу', reject: 'Четке кагуу', return: 'Оңдоого кайтаруу', forward: 'Башка кадамга жөнөтүү',
  },
  actor: {
    role: 'Роль', profile: 'Белгилүү адам', advisor: 'Арыз берүүчүнүн эдвайзери', head_of_department: 'Арыз берүүчүнүн кафедра башчысы', which_role: 'Кайсы роль',
    which_person: 'Фамилиясы же аты', add: 'Кошуу: %{name}',
  },
  operators: {
    is: 'барабар', is_not: 'барабар эмес', at_least: 'кем эмес', at_most: 'көп эмес', filled: 'толтурулган', empty: 'толтурулган эмес',
  },
  condition: {
    is: '%{name}: %{value}', is_not: '%{name}: %{value} эмес', at_least: '%{name} ≥ %{value}', at_most: '%{name} ≤ %{value}', filled: '%{name} толтурулган',
    empty: '%{name} толтурулган эмес',
  },
  route: {
    title: 'Маршруттун картасы', map: 'Маршруттун картасы: кадамдар жана өтүүлөр', count: '%{smart_count} кадам |||| %{smart_count} кадам', add_first: 'Башына кадам',
    add_last: 'Аягына кадам', after_return: 'Оңдоодон кийин', resume: 'Кайтарган кадамдан улантуу', from_start: 'Маршрутту башынан өтүү', step_of: '%{number}-кадам, бардыгы %{count}',
    end: 'Жактырылды', days: '%{smart_count} күн |||| %{smart_count} күн', add_after: 'Кийин кадам кошуу', add_parallel: 'Жанаша баскыч кошуу', move_to: '«%{name}» кадамына жылдыруу',
    remove_step: 'Кадамды алып салуу', step_name: 'Кадамдын аталышы', waypoints: 'Макулдашуу баскычтары',
    waypoints_hint: 'Бир кадамдын баскычтары жанаша жүрөт; баары жактырганда арыз андан ары кетет.', waypoint_name: 'Баскычтын аталышы', actors: 'Ким макулдайт', add_actor: 'Кошуу',
    in_order: 'Баары кезек менен кол коёт', acts: 'Эмне кылса болот', comment_required: 'Түшүндүрмө милдеттүү', deadline: 'Мөөнөтү, күн',
    deadline_hint: 'Календардык; бош болсо — мөөнөтсүз', remind: 'Эскертүү, күн мурун', branches: 'Андан ары каякка', otherwise: 'Калган учурлардын баарында', always: 'Дайыма',
    leads_to: 'Алып барат', branch: '%{number}-өтүү', add_branch: 'Шарттуу өтүү кошуу', no_fields: 'Маршрутту бутактоо үчүн формага талаа кошуңуз.', when: 'Эгер талаа',
    operator: 'Салыштыруу', value: 'Мааниси', forward_to: 'Бул кадамдарга жөнөтсө болот', forward_hint: 'Жөнөтүүгө уруксат берилген баскычтарда иштейт',
  },
  heads: {
    lead: 'Башчы өз кафедрасынын студенттеринин жана окутуучуларынын арыздарын макулдайт.', search: 'Кафедранын аталышы же коду', name: 'Кафедра', code: 'Коду', head: 'Башчысы',
    none: 'дайындалган эмес', set: 'Дайындоо', title: 'Башчысы: %{name}', teacher: 'Окутуучу', nobody: 'Башчысыз', saved: 'Башчы дайындалды', save: 'Сактоо', empty: 'Кафедра жок',
  },
  versions: {
    title: 'Жарыяланган версиялар', none: 'Азырынча версия жок', none_hint: 'Биринчиси жарыялангандан кийин чыгат.', version: '%{version}-версия', draft: 'Экрандагы долбоор',
    running: 'бүтө элек: %{open}, бүткөн: %{finished}', take: 'Долбоор катары алуу', differences: 'Айырмасы', from: 'Мурда', to: 'Кийин', same: 'Айырма жок.',
    what: {
      general: 'Жалпы', field: 'Талаа', step: 'Кадам', waypoint: 'Баскыч',
    },
    how: {
      added: 'кошулду', removed: 'алынды', changed: 'өзгөртүлдү', moved: 'орду алмашты',
    },
  },
  parts: {
    names: 'аталышы', description: 'түшүндүрмө', audience: 'ким бере алат', period: 'кабыл алуу мөөнөтү', blocked_by: 'карыздар', max_open: 'бүтө электердин чеги',
    agreement: 'макулдашуу', completion_message: 'билдирүү', after_return: 'оңдоодон кийин', prop_code: 'коду', code: 'түрү', name: 'аталышы', hint: 'кеңеш', required: 'милдеттүүлүгү',
    multiple: 'бир нече маани', is_accessible: 'ким толтурат', accessibility_depends_on: 'көз карандылыгы', display_as_dropdown: 'тизменин түрү', related: 'эмнени тандайт',
    options: 'варианттары', min: 'эң азы', max: 'эң көбү', max_length: 'узундугу', max_count: 'саны', file_types: 'файл түрлөрү', max_mb: 'көлөмү', initial: 'баштапкы мааниси',
    autofill: 'толтуруусу', day_rules: 'мөөнөт эрежелери', forward_to: 'жөнөтүү', next: 'өтүүлөр', step: 'кадамы', actors: 'макулдашуучулар', in_order: 'кезеги', acts: 'аракеттер', comment_required: 'түшүндүрмөлөр',
    deadline_days: 'мөөнөтү', remind_days_before: 'эскертүү',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
