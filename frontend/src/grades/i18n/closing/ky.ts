import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  terms: 'Ведомосттор качан жабылат',
  terms_note: 'Акыркы окуу мезгилдери көрсөтүлдү.',
  term: 'Окуу мезгили',
  opens: 'Ачылат',
  closes: 'Жабылат',
  why: 'Кайсы эреже боюнча',
  cause: {
    period: 'мезгилдин баалоо күндөрү',
    term_rule: 'мезгил эрежеси',
    common_rule: 'жалпы эреже',
  },
  never: 'өзү жабылбайт',
  unfinished: 'Толук жөнөтүлбөгөнү',
  state: 'Абалы',
  closed: 'жабык',
  open: 'ачык',
  no_terms: 'Окуу мезгилдери азырынча жок',
  openings: 'Мөөнөтүнөн тышкары ачык тургандар',
  openings_all: 'Бардык ачуу',
  no_openings: 'Мөөнөтүнөн тышкары ачык ведомость жок',
  everything: 'бардык ведомость',
  more: 'дагы %{count}',
  what: 'Эмне ачык',
  until: 'Кайсы күнгө чейин',
  reason: 'Себеби',
} satisfies Catalogue<typeof ru>;
export default ky;
