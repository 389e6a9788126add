import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  label: 'Absences',
  term: 'Term',
  all_terms: 'All terms',
  total: 'Absences',
  unexcused: 'Unexcused',
  excused: 'Excused',
  date: 'Date',
  course: 'Course',
  kind: 'Kind of lesson',
  reason: 'Reason',
  comment: 'Comment',
  empty: 'No absences so far',
  empty_hint: 'Classes at which you were noted as absent will stand here.',
  hint: 'If you had a good reason, bring a certificate to the registrar’s office.',
  certificate: {
    add: 'Enter a certificate for absences',
    title: 'A certificate for absences',
    lead: 'Absences of these days become excused, in closed weeks too.',
    student: 'Student',
    from: 'From',
    to: 'Until',
    note: 'Number and date of the certificate',
    save: 'Accept',
    done: 'Absences excused: %{count}',
  },
} satisfies Catalogue<typeof ru>;
export default en;
