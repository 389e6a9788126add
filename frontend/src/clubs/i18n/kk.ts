import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  tabs: 'Көрсетілетін клубтар',
  tab: {
    open: 'Барлық клубтар',
    mine: 'Менің клубтарым',
  },
  members: '%{smart_count} мүше |||| %{smart_count} мүше',
  keeps: {
    founder: 'Сіз құрушысыз',
    moderator: 'Сіз модераторсыз',
  },
  join: 'Мүше болу',
  asked: 'Өтінім жіберілді: оны клуб модераторы қарайды',
  change: 'Клубты өзгерту',
  create_lead: 'Клуб не үшін керек екенін жазыңыз. Өтінімді жібергенше жобаны тек өзіңіз көресіз.',
  requests_lead: 'Клуб ашу өтінімдері: мақұлдаңыз, түзетуге қайтарыңыз не себебін жазып, қабылдамаңыз.',
  draft_hint: 'Әзірге бұл жоба ғана. Тексеріп, өтінім жіберіңіз: оған дейін оны ешкім көрмейді.',
  sent_hint: 'Өтінім жіберілді. Шешім туралы хабарландыру келеді.',
  history: 'Тарихы',
  people: 'Мүшелер',
  no_members: 'Әзірге мұнда ешкім жоқ',
} satisfies Catalogue<typeof ru>;
export default kk;
