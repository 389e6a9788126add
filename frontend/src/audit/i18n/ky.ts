import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  search: { label: 'Студент, курс же агымдын аты', hint: 'Картаны же курсту табыңыз: аны менен болгондун баары көрүнөт.', none: 'Эч нерсе табылган жок', none_hint: 'Фамилияны, студенттин кодун же курстун кодун жазып көрүңүз.', events: '%{smart_count} окуя |||| %{smart_count} окуя', last: 'акыркысы %{date}', results: 'Табылган жазуулар' },
  history: { timeline: 'Окуялар', slider: 'Убакыттын учуру', as_of: '%{date} абалы', version: '%{total} окуянын %{version}-чиси', previous: 'Мурдараак', next: 'Кийинчерээк', then_now: 'Ошондо жана азыр', then: 'Ошондо', now: 'Азыр', same: 'Ошондо да азыркыдай болгон', field: 'Эмне', state: 'Бул учурдагы абалы', raw: 'Жазылган түрү', on_behalf: '%{actor}, %{person} атынан', command: '%{command} буйругу, %{position}-орун', facts: 'фактылар %{position}-орунга карата', more: 'Мурдагыларын көрсөтүү', empty: 'Окуя жок', none: '–', jump: 'Окуяга өтүү', at_label: 'Күнү жана убактысы', go: 'Бул учурду көрсөтүү', exact: 'Так учур' },
} satisfies Catalogue<typeof ru>;
export default ky;
