import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  track: 'Арыздын жолу',
  step: { done: 'өттү', current: 'азыр ушул жерде', ahead: 'алдыда', passed_by: 'кереги жок' },
  waypoint: {
    waiting: 'чечим күтүүдө',
    approved: 'макулдашылды',
    rejected: 'четке кагылды',
    returned: 'оңдоого кайтарылды',
    forwarded: 'башка кадамга жөнөтүлдү',
    ahead: 'алдыда',
    passed_by: 'чечим болгон жок',
  },
  due: 'мөөнөтү %{time}',
  overdue: 'мөөнөтү өтүп кетти: %{time}',
  since: 'күтүүдө, келгени: %{time}',
  opened: 'каралды: %{time}',
  not_opened: 'али ачыла элек',
  history: {
    title: 'Тарыхы',
    status: 'Статустар',
    waypoint: 'Макулдашуу',
    opened: 'Ким ачты',
    empty: 'Азырынча эч нерсе болгон жок',
    empty_opened: 'Макулдашуучулардын эч кимиси али ача элек',
    more: 'Мурункуларын көрсөтүү',
    on_behalf: '%{person} атынан %{actor}',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
