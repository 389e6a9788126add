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
    empty: 'Сиз үчүн виджет азырынча жок',
    empty_hint: 'Порталдын бөлүмдөрү менюда.',
    everything_hidden: 'Виджеттердин баары жашырылган. Керектүүсүн өйдөдөгү баскыч менен кайтарыңыз.',
  },
  shortcuts: { title: 'Тез өтүү' },
} satisfies Catalogue<typeof ru>;
export default ky;
