import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  desktop: {
    greeting: 'Саламатсызбы, %{name}',
    column: '%{number}-мамыча',
    menu: '«%{name}» виджетинин аракеттери',
    up: 'Өйдө жылдыруу',
    down: 'Ылдый жылдыруу',
    left: 'Сол мамычага',
    right: 'Оң мамычага',
    hide: 'Жашыруу',
    drag: '«%{name}» виджетин сүйрөө',
    moved: '«%{name}»: %{column}-мамыча, %{place}-орун',
    hidden: 'Жашырылган виджеттер',
    show: 'Көрсөтүү',
    reset: 'Баштапкы абалга келтирүү',
    everything_hidden: 'Виджеттердин баары жашырылган. Керектүүсүн өйдөдөгү баскыч менен кайтарыңыз.',
  },
  work: {
    title: 'Бүгүн эмне кылуу керек',
    nothing: 'Күтүп турган эч нерсе жок',
    nothing_hint: 'Чечимиңиз же аракетиңиз керек болгондо, ушул жерде көрүнөт.',
    failed: 'Азыр саноо мүмкүн болгон жок. Тизмени ачыңыз.',
    due: 'мөөнөтү: %{at}',
    over: 'мөөнөтү өттү: %{at}',
    age: '%{smart_count} күндөн бери күтөт |||| %{smart_count} күндөн бери күтөт',
    oldest: 'эң эскиси %{smart_count} күндөн бери күтөт |||| эң эскиси %{smart_count} күндөн бери күтөт',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
