import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  search: { label: 'Студент, курс же агымдын аты', hint: 'Карточканы же курсту табыңыз: аны менен болгондун баары көрүнөт.', none: 'Эч нерсе табылган жок', none_hint: 'Фамилияны, студенттин кодун же курстун кодун жазып көрүңүз.', events: '%{smart_count} окуя |||| %{smart_count} окуя', last: 'акыркысы %{date}', results: 'Табылган жазуулар' },
  history: { rest: 'Дагы %{count} айырманы көрсөтүү |||| Дагы %{count} айырманы көрсөтүү', compare: 'Башка учур менен салыштыруу', compare_now: 'Азыркы менен салыштыруу', two: 'Эки учур', slider_to: 'Экинчи учур', portal: 'Бул учурдагы бүт портал', newer: 'Кийинкилерин көрсөтүү', same_two: 'Эки учурда тең бирдей болгон', timeline: 'Окуялар', slider: 'Убакыттын учуру', as_of: '%{date} абалы', version: '%{total} окуянын %{version}-чиси', previous: 'Мурдараак', next: 'Кийинчерээк', then_now: 'Ошондо жана азыр', then: 'Ошондо', now: 'Азыр', same: 'Ошондо да азыркыдай болгон', field: 'Эмне', state: 'Бул учурдагы абалы', raw: 'Жазылган түрү', on_behalf: '%{actor}, %{person} атынан', command: '%{command} буйругу, %{position}-орун', facts: 'фактылар %{position}-орунга карата', more: 'Мурдагыларын көрсөтүү', empty: 'Окуя жок', none: '–', jump: 'Окуяга өтүү', at_label: 'Күнү жана убактысы', go: 'Бул учурду көрсөтүү', exact: 'Так учур' },
  value: { yes: 'ооба', no: 'жок', there: 'бар', credits: '%{smart_count} кредит |||| %{smart_count} кредит', blocked: 'жабык', cancelled: 'жокко чыгарылган' },
  kind: { study_card: 'Студенттин карточкасы', course_offering: 'Мезгилдин курсу', registration_standing: 'Уруксат жана карыздар', account: 'Каттоо жазуусу', student: 'Студент жөнүндө маалымат', other: 'Жазуу' },
} satisfies Catalogue<typeof ru>;
export default ky;
