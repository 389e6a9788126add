import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  maintenance: {
    now: 'Портал қазір жаңартылып жатыр, жақында қайта ашылады. Деректеріңіз сақтаулы.',
    until: 'Қайта ашылатын уақыты: %{moment}',
    over: 'Жұмыс аяқталды, портал қайта ашық.',
    refresh: 'Қайта тексеру',
    enter: 'Порталға кіру',
  },
  server_error: {
    text: 'Серверде қате шықты. Ол журналға жазылды, біз көріп отырмыз. Сәл кейінірек қайта келіп көріңіз.',
    home: 'Жұмыс үстеліне',
    back: 'Артқа қайту',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
