import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  track: 'Өтініштің жолы',
  step: { done: 'өтті', current: 'қазір осында', ahead: 'алда', passed_by: 'қажет болмайды' },
  waypoint: {
    waiting: 'шешім күтуде',
    approved: 'келісілді',
    rejected: 'қабылданбады',
    returned: 'түзетуге қайтарылды',
    forwarded: 'басқа қадамға жіберілді',
    ahead: 'алда',
    passed_by: 'шешім болған жоқ',
  },
  due: 'мерзімі %{time}',
  overdue: 'мерзімі өтіп кетті: %{time}',
  since: 'күтуде, келгені: %{time}',
  opened: 'қаралды: %{time}',
  not_opened: 'әлі ашылмаған',
  history: {
    title: 'Тарихы',
    status: 'Мәртебелер',
    waypoint: 'Келісу',
    opened: 'Кім ашты',
    empty: 'Әзірге ештеңе болған жоқ',
    empty_opened: 'Келісушілердің ешқайсысы әлі ашпаған',
    more: 'Бұрынғыларын көрсету',
    on_behalf: '%{person} атынан %{actor}',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
