import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  terms: 'When sheets close',
  terms_note: 'The latest terms are shown.',
  term: 'Term',
  opens: 'Open from',
  closes: 'Close',
  why: 'By which rule',
  cause: {
    period: 'grade period of the term',
    term_rule: 'rule of the term',
    common_rule: 'rule for all',
  },
  never: 'never by themselves',
  unfinished: 'Not fully sent',
  state: 'State',
  closed: 'closed',
  open: 'open',
  no_terms: 'No terms yet',
  openings: 'Open beyond their time now',
  openings_all: 'All openings',
  no_openings: 'No sheets are open beyond their time',
  everything: 'all sheets',
  more: 'and %{count} more',
  what: 'What is open',
  until: 'Until',
  reason: 'Reason',
} satisfies Catalogue<typeof ru>;
export default en;
