import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  history: {
    rest: 'Тағы %{count} айырмашылықты көрсету |||| Тағы %{count} айырмашылықты көрсету',
    compare: 'Басқа сәтпен салыстыру',
    compare_now: 'Қазіргімен салыстыру',
    two: 'Екі сәт',
    slider_to: 'Екінші сәт',
    portal: 'Осы сәттегі бүкіл портал',
    newer: 'Кейінгілерін көрсету',
    same_two: 'Екі сәтте де бірдей болған',
    timeline: 'Оқиғалар',
    slider: 'Уақыт сәті',
    as_of: '%{date} жағдайы',
    version: '№\u00a0%{version} оқиға, барлығы %{total}',
    previous: 'Ертерек',
    next: 'Кейінірек',
    then_now: 'Сол кезде және қазір',
    then: 'Сол кезде',
    now: 'Қазір',
    same: 'Сол кезде де қазіргідей болған',
    field: 'Не',
    state: 'Осы сәттегі күйі',
    raw: 'Жазылған түрі',
    on_behalf: '%{actor}, %{person} атынан',
    number: '№\u00a0%{position} оқиға',
    facts: '№\u00a0%{position} оқиғаға дейінгі мәлімет бойынша шешілген',
    more: 'Бұрынғыларын көрсету',
    empty: 'Оқиға жоқ',
    jump: 'Оқиғаға өту',
    at_label: 'Күні мен уақыты',
    go: 'Осы сәтті көрсету',
    exact: 'Нақты сәт',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
