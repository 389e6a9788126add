import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What papers of foreign students, and what is told of them, are called. */
const en = {
  migration_registration: {
    one: 'residence paper',
    many: 'residence papers',
    object: 'a residence paper',
    add: 'Add a paper',
    lead: 'Passport, visa and registration: add them with their dates, and the portal reminds you before they run out.',
    empty: 'No papers yet',
    fields: {
      student: 'Student',
      document: 'Paper',
      number: 'Series and number',
      issued_on: 'Issued on',
      valid_until: 'Valid until',
      issued_by: 'Issued by',
      address: 'Address',
      files: 'Copies',
      sent_at: 'Handed in',
      state: 'State',
      comment: 'Comment',
      decided_by: 'Checked by',
      decided_at: 'Checked at',
    },
    states: { SUBMITTED: 'In review', CHECKED: 'Checked', RETURNED: 'To be put right' },
    rules: { 'records.ends_before_issue': 'A paper is valid until a day after the day of its issue.' },
    acts: {
      check: { does: 'Confirm', says: '{actor} confirms a paper', tells: { title: 'A paper is checked', text: '{document}: valid until {valid_until}.' } },
      give_back: { does: 'Give back', says: '{actor} gives a paper back[: {comment}]', tells: { title: 'A paper has to be put right', text: '{document}: {comment}' } },
      send: { does: 'Hand in again', says: '{actor} hands a paper in again' },
    },
    waits: { SUBMITTED: { title: 'Papers of foreign students waiting for a check: {count}', text: 'Waiting for more than a day: {count}, the oldest since {since}.' } },
  },
  foreign_students_notification: {
    one: 'reminder of papers',
    many: 'reminders of papers',
    object: 'a reminder of papers',
    lead: 'E-mails to foreign students before their papers run out. Every morning, once for a paper.',
    fields: { subject: 'Subject', text: 'Text', documents: 'Of which papers', days_before: 'Days before', is_active: 'Send' },
    columns: { days_before: { days: 'Days until it runs out' } },
    hints: { days_before: 'For example 30, 14 and 3 days. The day after it has run out one more e-mail goes.' },
  },
} satisfies Words<typeof entities>;
export default en;
