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
    everything_hidden: 'Виджеттердің бәрі жасырылған. Керегін жоғарыдағы түймемен қайтарыңыз.',
  },
  work: {
    title: 'Бүгін не істеу керек',
    nothing: 'Күтіп тұрған ештеңе жоқ',
    nothing_hint: 'Шешіміңіз немесе әрекетіңіз керек болса, осы жерде көрінеді.',
    failed: 'Қазір санау мүмкін болмады. Тізімді ашыңыз.',
    due: 'мерзімі: %{at}',
    over: 'мерзімі өтті: %{at}',
    age: '%{smart_count} күн күтуде |||| %{smart_count} күн күтуде',
    oldest: 'ең ескісі %{smart_count} күн күтуде |||| ең ескісі %{smart_count} күн күтуде',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
