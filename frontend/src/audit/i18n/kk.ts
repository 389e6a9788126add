import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  search: { label: 'Студент, курс немесе ағым атауы', hint: 'Карточканы немесе курсты табыңыз: онымен болған барлық іс көрінеді.', none: 'Ештеңе табылмады', none_hint: 'Тегін, студент кодын немесе курс кодын жазып көріңіз.', events: '%{smart_count} оқиға |||| %{smart_count} оқиға', last: 'соңғысы %{date}', results: 'Табылған жазбалар' },
  history: { rest: 'Тағы %{count} айырмашылықты көрсету |||| Тағы %{count} айырмашылықты көрсету', compare: 'Басқа сәтпен салыстыру', compare_now: 'Қазіргімен салыстыру', two: 'Екі сәт', slider_to: 'Екінші сәт', portal: 'Осы сәттегі бүкіл портал', newer: 'Кейінгілерін көрсету', same_two: 'Екі сәтте де бірдей болған', timeline: 'Оқиғалар', slider: 'Уақыт сәті', as_of: '%{date} жағдайы', version: '%{total} оқиғаның %{version}-сі', previous: 'Ертерек', next: 'Кейінірек', then_now: 'Сол кезде және қазір', then: 'Сол кезде', now: 'Қазір', same: 'Сол кезде де қазіргідей болған', field: 'Не', state: 'Осы сәттегі күйі', raw: 'Жазылған түрі', on_behalf: '%{actor}, %{person} атынан', command: '%{command} пәрмені, %{position}-орын', facts: 'деректер %{position}-орынға сай', more: 'Ертеректерін көрсету', empty: 'Оқиға жоқ', none: '–', jump: 'Оқиғаға өту', at_label: 'Күні мен уақыты', go: 'Осы сәтті көрсету', exact: 'Нақты сәт' },
  value: { yes: 'иә', no: 'жоқ', there: 'бар', credits: '%{smart_count} кредит |||| %{smart_count} кредит', blocked: 'жабық', cancelled: 'күші жойылған' },
  kind: { study_card: 'Студент карточкасы', course_offering: 'Кезең курсы', registration_standing: 'Рұқсат және қарыздар', account: 'Есептік жазба', student: 'Студент туралы мәлімет', other: 'Жазба' },
} satisfies Catalogue<typeof ru>;
export default kk;
