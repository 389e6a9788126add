import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  roles: 'Roles',
  email: 'E-mail',
  phone: 'Phone',
  no_contacts: 'This person’s contacts are not shown to you.',
  disabled: 'The account is disabled',
  edit: 'Change my profile',
  photo_of: 'Picture: %{name}',
  state: 'State',
  all: 'All',
  states: {
    shown: 'Not looked at',
    accepted: 'Looked at',
    rejected: 'Rejected',
  },
  none: 'There are no pictures',
  accept: 'Keep the picture',
  reject: 'Reject',
  reject_title: 'Reject the picture?',
  reject_text: 'Nobody but its owner will see it. The owner is told the reason.',
  reason: 'Reason',
  uploaded: 'uploaded %{date}',
  why: 'Reason: %{reason}',
  more: 'Next',
  before: 'Back',
  someone: 'Picture',
} satisfies Catalogue<typeof ru>;
export default en;
