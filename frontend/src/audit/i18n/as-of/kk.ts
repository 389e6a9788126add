import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  as_of: '%{date} жағдайы · №\u00a0%{position} оқиға',
  moment: {
    title: 'Сәт',
    label: 'Күні мен уақыты, секундына дейін',
    show: 'Порталды осы сәтте көрсету',
    hint: 'Портал сол кездегідей ашылады: тізімдер, карточкалар, студенттің экрандары. Ештеңе өзгертуге болмайды.',
    building: 'Күйі қалпына келтірілуде: %{percent}%',
    building_event: '№\u00a0%{position} оқиғадан кейінгі күй қалпына келтірілуде: %{percent}%',
    progress: 'Қаншасы қалпына келтірілді',
    failed: 'Күйді қалпына келтіру мүмкін болмады. Қайталап көріңіз.',
    kept: 'Дайын сәттер',
  },
  show: {
    office: 'Офис экрандары',
    search: 'Экранды табу',
    none: 'Мұндай экран жоқ',
    student: 'Студенттің өзі көрген экрандары',
    search_student: 'Студенттің тегі немесе коды',
    no_student: 'Ол кезде мұндай студент болмаған',
  },
  difference: {
    title: 'Тізімнің айырмашылығы',
    list: 'Тізім',
    with: 'Немен салыстыру',
    now: 'қазір',
    kind: 'Қай жолдар',
    all: 'Барлығы',
    added: 'Қосылған',
    removed: 'Жойылған',
    changed: 'Өзгерген',
    search: 'Тізімнен табу',
    same: 'Айырмашылық жоқ',
    same_hint: 'Ол кезде бұл тізім дәл осындай болған.',
    row: 'Жол',
    what: 'Не',
    unnamed: 'Ішкі мәліметтер',
    page: '%{pages} беттің %{page}-беті',
    previous: 'Артқа',
    next: 'Әрі қарай',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
