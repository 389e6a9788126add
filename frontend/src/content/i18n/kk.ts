import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  desktop: {
    greeting: 'Сәлеметсіз бе, %{name}',
    column: '%{number}-баған',
    menu: '«%{name}» виджетінің әрекеттері',
    up: 'Жоғары жылжыту',
    down: 'Төмен жылжыту',
    left: 'Сол жақ бағанға',
    right: 'Оң жақ бағанға',
    hide: 'Жасыру',
    drag: '«%{name}» виджетін сүйреу',
    moved: '«%{name}»: %{column}-баған, %{place}-орын',
    hidden: 'Жасырылған виджеттер',
    show: 'Көрсету',
    reset: 'Бастапқы қалпына келтіру',
    empty: 'Сізге арналған виджет әзірге жоқ',
    empty_hint: 'Портал бөлімдері мәзірде.',
    everything_hidden: 'Виджеттердің бәрі жасырылған. Керегін жоғарыдағы түймемен қайтарыңыз.',
  },
  shortcuts: { title: 'Жылдам өту' },
} satisfies Catalogue<typeof ru>;
export default kk;
