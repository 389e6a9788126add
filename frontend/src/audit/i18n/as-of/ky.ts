import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  as_of: '%{date} абалы · №\u00a0%{position} окуя',
  moment: {
    title: 'Учур',
    label: 'Күнү жана убактысы, секундуна чейин',
    show: 'Порталды ушул учурда көрсөтүү',
    hint: 'Портал ошол кездегидей ачылат: тизмелер, карточкалар, студенттин экрандары. Эч нерсе өзгөртүүгө болбойт.',
    building: 'Абал калыбына келтирилүүдө: %{percent}%',
    building_event: '№\u00a0%{position} окуядан кийинки абал калыбына келтирилүүдө: %{percent}%',
    progress: 'Канчасы калыбына келди',
    failed: 'Абалды калыбына келтирүү мүмкүн болбоду. Кайра аракет кылыңыз.',
    kept: 'Даяр учурлар',
  },
  show: {
    office: 'Офистин экрандары',
    search: 'Экранды табуу',
    none: 'Мындай экран жок',
    student: 'Студент өзү көргөн экрандар',
    search_student: 'Студенттин фамилиясы же коду',
    no_student: 'Ал кезде мындай студент болгон эмес',
  },
  difference: {
    title: 'Тизменин айырмасы',
    list: 'Тизме',
    with: 'Эмне менен салыштыруу',
    now: 'азыр',
    kind: 'Кайсы саптар',
    all: 'Баары',
    added: 'Кошулган',
    removed: 'Өчүрүлгөн',
    changed: 'Өзгөргөн',
    search: 'Тизмеден табуу',
    same: 'Айырма жок',
    same_hint: 'Ал кезде бул тизме дал ушундай болгон.',
    row: 'Сап',
    what: 'Эмне',
    unnamed: 'Ички маалымат',
    page: '%{pages} барактын %{page}-барагы',
    previous: 'Артка',
    next: 'Андан ары',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
