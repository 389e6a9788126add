import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  terms: 'Ведомостар қашан жабылады',
  terms_note: 'Соңғы оқу кезеңдері көрсетілген.',
  term: 'Оқу кезеңі',
  opens: 'Ашылады',
  closes: 'Жабылады',
  why: 'Қай ереже бойынша',
  cause: {
    period: 'кезеңнің бағалау күндері',
    term_rule: 'кезең ережесі',
    common_rule: 'жалпы ереже',
  },
  never: 'өздігінен жабылмайды',
  unfinished: 'Толық жіберілмегені',
  state: 'Күйі',
  closed: 'жабық',
  open: 'ашық',
  no_terms: 'Оқу кезеңдері әлі жоқ',
  openings: 'Мерзімінен тыс ашық тұрғандар',
  openings_all: 'Барлық ашу',
  no_openings: 'Мерзімінен тыс ашық ведомость жоқ',
  everything: 'барлық ведомость',
  more: 'тағы %{count}',
  what: 'Не ашық',
  until: 'Қай күнге дейін',
  reason: 'Себебі',
} satisfies Catalogue<typeof ru>;
export default kk;
