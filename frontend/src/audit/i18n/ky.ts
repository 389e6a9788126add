import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  history: {
    rest: 'Дагы %{count} айырманы көрсөтүү |||| Дагы %{count} айырманы көрсөтүү',
    compare: 'Башка учур менен салыштыруу',
    compare_now: 'Азыркы менен салыштыруу',
    two: 'Эки учур',
    slider_to: 'Экинчи учур',
    portal: 'Бул учурдагы бүт портал',
    newer: 'Кийинкилерин көрсөтүү',
    same_two: 'Эки учурда тең бирдей болгон',
    timeline: 'Окуялар',
    slider: 'Убакыттын учуру',
    as_of: '%{date} абалы',
    version: '№\u00a0%{version} окуя, бардыгы %{total}',
    previous: 'Мурдараак',
    next: 'Кийинчерээк',
    then_now: 'Ошондо жана азыр',
    then: 'Ошондо',
    now: 'Азыр',
    same: 'Ошондо да азыркыдай болгон',
    field: 'Эмне',
    state: 'Бул учурдагы абалы',
    raw: 'Жазылган түрү',
    on_behalf: '%{actor}, %{person} атынан',
    number: '№\u00a0%{position} окуя',
    facts: '№\u00a0%{position} окуяга чейинки маалымат боюнча чечилген',
    more: 'Мурдагыларын көрсөтүү',
    empty: 'Окуя жок',
    jump: 'Окуяга өтүү',
    at_label: 'Күнү жана убактысы',
    go: 'Бул учурду көрсөтүү',
    exact: 'Так учур',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
